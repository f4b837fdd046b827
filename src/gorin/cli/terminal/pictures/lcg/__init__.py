"""The LCG on the screen."""
