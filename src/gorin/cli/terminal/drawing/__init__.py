"""What everything on the screen is drawn with: the console, cells, lines, and polygons."""
