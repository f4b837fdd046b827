"""The table: the state, what is read from it, and its only writers."""
