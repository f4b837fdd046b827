"""Verbs: what effects do, a room for each kind of change.

- cards in play: `states` (bow, dishonor, destroy, discard), `stats` (bonuses, penalties, keywords), `setting`
  (set, exchange and copy stats), `tokens`, `movement`, `control`;
- cards that come: `attaching` (and transferring), `creating`, `entering` (recruits, Rings, Terrains);
- decks and hands: `decks` (draw, look, discard from the top), `searching` (search, take into the hand);
- battles and duels: `ranged`, `provinces`, `duels` (challenges), `focusing`;
- players and actions: `honor` (and the Imperial Favor), `actions` (one more, stopped, locked).
"""
