"""How the words of cards work: what they are, what they read, and the steps that carry them out.

- `nodes`, `definition`, `base`, `script`: parts of a card that a state can point at by number; kinds of words
- `scope`: what words refer to, and what lasts of them
- `state`, `zones`, `in_force`, `ops`: the table, what holds on it, and what the language writes to it
- `questions`: what players are asked
- `book`: what a game answers: its cards, its names for things, what happens by itself
- `english`, `render`: how it reads
"""
