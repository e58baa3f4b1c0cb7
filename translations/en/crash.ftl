# A fault of the program itself
ui-crash-title = Cuius Regio: a fault of the program
ui-crash-now = The program has met a fault of its own. Every decision is on disk, so the game is safe; should the window behave oddly, start the program again. What happened is written down in { $file }
ui-crash-now-unsaved = The program has met a fault of its own, and the last decisions are not on disk yet: save the game now. What happened is written down in { $file }
ui-crash-before = Last time the program ended, or stumbled, through a fault of its own. What happened is written down in { $file }; whoever looks after the program can find the cause with it.
ui-crash-start = The program could not start because of a fault of its own. Your games are as they were. What happened is written down in { $file }
ui-crash-open = Show the folder
