"""A moment as people would write it down, and back."""
