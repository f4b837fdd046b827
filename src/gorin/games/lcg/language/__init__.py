"""The LCG's own words, besides those of the language (`gorin.language`).

- `cards`: writing a card: `card("Doji Challenger", ...)`
- `abilities`: `action`, `reaction`, `interrupt`, `would_interrupt`, `forced_reaction`; `limit`, `maximum`
- `which/`: characters, attachments, provinces, rings, players
- `when/`: triggers and conditions
- `verbs/`: what happens: bow, honor, move, place fate, draw, cancel, challenge
- `traits`: what holds all the time; `lasting`: for a while; `prices`: what costs less; `amounts`: how much
- `ability`, `changing`: what words are made of: abilities with a window, verbs that can be answered
"""
