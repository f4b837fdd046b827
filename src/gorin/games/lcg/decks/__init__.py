"""Decks of the LCG: the pool of all cards, what makes a deck legal in each format, and decks to play with.

- `pool/`, `cards`: the facts of every card as tables, and reading them
- `formats`, `law`: how decks are built, format by format; which titles are restricted or banned
- `checks`, `provinces`, `influence`: what is wrong with a deck
- `library`: what is told to whoever looks up cards or builds decks
- `core`, `core_skirmish`, `line_ups`: decks out of the Core Set, and who meets whom
- `given`: the decks of a new game
"""
