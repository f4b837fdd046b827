"""All cards of the LCG, clan by clan: names, types, numbers, traits, and what matters when a deck is built.

Below the pack that it came with, a line is: name | clan, deck, type | numbers and marks | traits. Skills
stand as military/political. `docs/make_lcg_pool.py` writes these tables.
"""
