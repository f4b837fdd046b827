"""Items of War of Honor."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.words.abilities import battle_open
from gorin.games.ccg.words.cards import item
from gorin.games.ccg.words.traits import cheaper_on
from gorin.games.ccg.words.verbs.in_play.attaching import can_take, transfer
from gorin.games.ccg.words.which.nouns import PERSONALITY
from gorin.words.nouns import any_, your
from gorin.words.picks import performer
from gorin.words.qualities import keyword
from gorin.words.things import PERFORMER, SELF

CARDS: list[Card] = [
    item("A Samurai's Soul", force=2, chi=1, gold=2, focus=2, keywords=("Weapon",)),
    item(
        "Blades of the Fallen Phoenix",
        force=2,
        chi=1,
        gold=3,
        focus=3,
        keywords=("Weapon",),
        text=(
            cheaper_on(any_(PERSONALITY, keyword("Scorpion Clan")), 1),
            battle_open(
                performer(your(PERSONALITY, can_take(SELF))),
                transfer(SELF, PERFORMER),
                even_if_bowed=True,
            ),
        ),
    ),
]
