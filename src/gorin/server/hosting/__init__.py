"""The registry of the tables of a process: who watches them, and what is written of them."""
