"""A small card game that has what the kernel offers and Battle for Rokugan does not use.

Its cards are written in the language of cards (`gorin.language`), as those of the CCG are. Hands and decks
are hidden; creatures can be destroyed, and that can be cancelled, interrupted and reacted to, by force or by
choice; banners give a continuous bonus, blessings one until the end of the turn.

- `kinds`, `definition`, `words`, `cards`: names of things, what is printed, the game's own words, the cards
- `state`, `ops`, `reading`: the table
- `using`, `occasion`, `turn`: using abilities, what may answer a change, the course of the game
- `ruleset`, `rules`: what the game answers to the language and to the kernel; `hidden`: dealing anew
- `library`: what it tells about its cards and decks
"""

from support.toy.cards import KINDS
from support.toy.kinds import DECK, GRAVE, HAND, PLAY
from support.toy.rules import TOY, Toy
from support.toy.state import ToyState
from support.toy.turn import Match

__all__ = ["DECK", "GRAVE", "HAND", "KINDS", "PLAY", "TOY", "Match", "Toy", "ToyState"]
