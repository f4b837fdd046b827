"""Cards and decks as people know them: what makes a deck and when it is legal, what is printed on cards.

A card game tells it in a `Library` of its own; looking up, searching, listing, building and checking
(`gorin.cards`, the command, the server, the page) ask nothing else.

- `library`: what a game tells; `deck`: named lists of cards
- `given`: decks as a new game is given them; `checks`: what most games ask of a deck
"""
