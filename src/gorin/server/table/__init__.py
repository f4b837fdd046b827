"""A table is the fold of its entries: who sits there, whose chance it is, how much time is left."""
