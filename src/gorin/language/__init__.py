"""The language that cards of every card game are written in.

A card composes words; what it says in English is generated from them, so what it says is what it does.

- `things`, `players`: this card, the target, his controller
- `card_filters`, `predicates`, `measures`: which cards, and what is said of them
- `amounts`, `conditions`: how much, and if what
- `triggers`, `picks`, `abilities`: when, upon whom, at what cost
- `flow`, `choosing`: how effects hang together, and what is chosen while they resolve
- `traits`: what holds all the time
- `meaning`, `verbs`: what an ability does, costs and needs, as data for programs
- `picking`, `using`, `waiting`: no words but steps with them: what can be picked so that an ability can be
  completed, the resolution that picks it and can be taken back, and what was put off until now

A game adds its own card filters and verbs (bow, Force, fate, ring) beside its rules. How the words work, and
the state that they read, is the `core`.
"""
