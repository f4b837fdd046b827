"""Whether a state from outside can be played."""
