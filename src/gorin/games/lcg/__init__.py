"""The LCG: Legend of the Five Rings: The Card Game, in its four formats."""
