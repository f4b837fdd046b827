"""How the words of cards work: what they are, what they read, and the steps that carry them out.

- `nodes`, `definition`, `base`, `resolution`: parts of a card that a state can point at by number; kinds of
  words
- `context`: what words refer to, and what lasts of them
- `state`, `zones`, `active_effects`, `ops`: the table, what holds on it, and what the language writes to it
- `questions`: what players are asked
- `ruleset`: what a game answers: its cards, its names for things, what happens by itself
- `english`, `render`: how it reads
"""
