"""The CCG's own words; those of every card game are in `gorin.language`. Each behaves, each reads as English.

A card's facts and kind: `cards`. Its text is made of

- `abilities`: Battle, Open, Limited, Reaction, and what Events and focused cards do;
- `which`: kinds of cards, whose and where they are, what they bear, how strong; units, provinces, players;
- `when`: points in time, whose action it was; what is so, what the effects have done, what has happened;
- `amounts`, `flow`, `choosing`: how much, for how long, which element;
- `traits`, `protection`: what holds all the time, and what does not happen;
- `verbs`: what effects do, a room for each kind of change;
- `meaning`: what they mean to programs, besides the verbs of every card game.
"""
