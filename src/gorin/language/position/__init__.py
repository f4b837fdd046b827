"""How positions of every card game tell cards: which one, what of its text, what has happened, what lasts.

- `cards`: naming a card; `printed`: pointing at a part of its text
- `happened`: moments of the past; `effects`: what lasts or waits

A game says what its moments mean, how it calls durations, stats and deeds, and which marks it puts on cards.
"""
