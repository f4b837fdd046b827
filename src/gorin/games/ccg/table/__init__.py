"""What lies on the table: the state, what is read from it, and the ops, the only ones who write to it."""
