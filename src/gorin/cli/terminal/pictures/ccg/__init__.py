"""The CCG on the screen, and the map of War of Honor."""
