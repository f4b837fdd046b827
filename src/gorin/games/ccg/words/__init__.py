"""The words that CCG cards are written in. Each behaves, and each reads as English.

A card's facts and kind: `cards`. Its text is made of

- abilities: `abilities` (Battle, Open, Limited, Reaction, triggered traits; costs and requirements),
  `picks` (who performs, what is targeted, what pays);
- when: `triggers` (points in time), `about_actions` (whose action, whom it targets, what it has done);
- which cards: `nouns` (kinds of cards, whose they are, what they bear), `qualities` (bowed, dishonorable,
  with a keyword), `places` (where, in whose army), `measures` (with Force 3 or higher), `things` (this card,
  its target, its unit), `provinces`;
- who: `players` (you, his controller, the player who was targeted);
- how much: `amounts`;
- if: `conditions` (of the table as it is), `deeds` (of what the effects so far have done), `history` (of what
  has happened this turn);
- how effects hang together: `flow` (if, may, choose one, later), `choosing` (a card, a player, an element);
- what holds all the time: `rules` (stats, keywords, permissions, Gold), `protection` (what does not happen);
- what effects do: `verbs`, a room for each kind of change.

All of them are made of what `base` knows: things, amounts, conditions, effects.
"""
