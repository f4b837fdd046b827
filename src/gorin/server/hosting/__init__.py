"""A host: the tables of a process, everybody who watches them, and what is written of them."""
