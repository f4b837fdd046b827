"""Verbs: what effects do.

- `in_play`: `states` (bow, dishonor, destroy, discard), `stats` (bonuses, penalties, keywords), `setting`
  (set, exchange, copy), `tokens`, `control`; `attaching`, `creating`, `entering` (recruits, Rings, Terrains);
- `fighting`: `movement`, `battles` (of their own), `ranged`, `fear`, `duels` (challenges), `focusing`;
- `players`: `decks` (draw, look, discard from the top), `searching`, `honor` (the Imperial Favor, seppuku),
  `provinces`, `actions` (one more, stopped, locked).
"""
