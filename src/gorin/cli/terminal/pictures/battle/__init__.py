"""Battle for Rokugan on the screen: its map, its lists, and the short names that fit there."""
