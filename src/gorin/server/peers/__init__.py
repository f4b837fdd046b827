"""Other servers on the same tables."""
