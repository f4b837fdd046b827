"""War of Honor: the boxed game with its map of tiles and its four Paths to Victory."""
