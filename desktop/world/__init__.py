"""The world map beside Europe: oceans, colonies, captains and the rows of treasures."""
