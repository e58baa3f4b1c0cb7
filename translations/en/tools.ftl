## The window's tools: statistics of dice, the list of spaces, settings of the map, waiting.

ui-follow = Show the places of a question on the map
ui-follow-hint = The map flies there when a question is asked; in a procedure, a map that you have moved stays where it is

# The list of spaces and units
ui-places = Spaces and units
ui-show-places = Spaces and units
ui-places-seas = Sea zones
ui-places-oceans = Oceans
ui-places-settlements = Overseas

# Statistics of dice
ui-statistics = Statistics of dice
ui-statistics-menu = Statistics of dice…
ui-statistics-note = How often each face fell. The line in a cell marks a sixth of the dice, as was to be expected. Dice that were taken back, and faces laid down by an event, do not count.
ui-statistics-empty = No dice have been thrown in this game yet.
ui-statistics-dice = Dice
ui-statistics-average = Average
ui-statistics-average-hint = The average face; 3.5 is to be expected
ui-statistics-luck = Luck
ui-statistics-luck-hint = How far the sum is from what was to be expected, in standard deviations: beyond 2 either way about once in twenty games
ui-statistics-all = Together
ui-statistics-cell = { $power }, { $face }: { $times } (expected { $expected })

# The log
ui-log-earlier = Earlier lines ({ $count })

# Waiting
ui-files-open = Open
ui-files-save = Save
ui-files-folder = Folder:
ui-files-name = File name:
ui-files-type = Kind of file:
ui-files-cancel = Cancel
ui-opening = Opening { $file }
ui-setting-pages = Setting the pages

# The bar below
ui-tabs-more = More boards

# Phases, where a turn has many of them
phase-diplomacy-short-here_i_stand = Dipl.
phase-new_world-short = N. World

# Nothing there
ui-places-nobody = Nobody’s
ui-log-empty = Nothing has happened yet: every move and every procedure will stand here.
ui-log-nothing-found = The filter lets nothing through.

# Keys
ui-key-arrows = on the map: along a link to the next space
ui-key-zoom = on the map: nearer, farther
ui-key-space = Space
ui-key-pan = held down: drag the map with the mouse
ui-key-ctrl-drag = Ctrl + drag
ui-key-group = the whole group instead of one unit, or one unit instead of all
