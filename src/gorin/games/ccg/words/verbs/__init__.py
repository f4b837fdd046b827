"""Verbs: what effects do, a room for each kind of change.

- cards in play: `states` (bow, dishonor, destroy, discard), `stats` (bonuses, penalties, keywords), `setting`
  (set and exchange stats, copy stats, keywords and traits), `tokens`, `movement`, `control`;
- cards that come: `attaching` (and transferring), `creating`, `entering` (recruits, Rings, Terrains);
- decks and hands: `decks` (draw, look, discard from the top), `searching` (search, take into the hand);
- battles and duels: `battles` (of their own), `ranged`, `provinces`, `duels` (challenges), `focusing`;
- players and actions: `honor` (the Imperial Favor, seppuku), `actions` (one more, stopped, locked).
"""
