"""Treaties of enlightenment: what is promised, how it is agreed on, what becomes of it (LCG-TRT)."""
