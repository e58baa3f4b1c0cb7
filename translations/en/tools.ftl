## The window's tools: statistics of dice, the list of spaces, settings of the map, waiting.

ui-follow = Show the places of a question on the map
ui-follow-hint = The map flies there when a question is asked; in a procedure, a map that you have moved stays where it is
