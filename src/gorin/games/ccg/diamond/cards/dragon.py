"""Dragon Personalities of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import (
    KIHO,
    LATER,
)
from gorin.games.ccg.words.abilities import battle
from gorin.games.ccg.words.amounts import focus_of
from gorin.games.ccg.words.cards import (
    DRAGON,
    doubtful,
    personality,
)
from gorin.games.ccg.words.verbs.in_play.states import (
    discard,
)
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.provinces import strengthens
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    SPELL,
)
from gorin.words.abilities import cost, trait
from gorin.words.flow import may
from gorin.words.grammar.zones import HAND
from gorin.words.picks import chosen, paying
from gorin.words.things import CHOSEN, PAID
from gorin.words.triggers import THIS_ENTERS_PLAY

CARDS: list[Card] = [
    doubtful(
        personality(
            "Mirumoto Gonkuro",
            DRAGON,
            force=2,
            chi=4,
            honor_req=None,
            gold=5,
            personal_honor=3,
            keywords=("Dragon Clan", "Samurai", "Soul of Mirumoto Daini"),
        ),
        LATER,
    ),
    personality(
        "Tamori Chieko",
        DRAGON,
        force=1,
        chi=3,
        honor_req=2,
        gold=5,
        personal_honor=2,
        keywords=("Dragon Clan", "Shugenja", "Tattooed"),
        text=(trait(THIS_ENTERS_PLAY, may(chosen(FATE_CARD.in_zone(HAND)), discard(CHOSEN), draw(1))),),
    ),
    personality(
        "Tamori Shaitung",
        DRAGON,
        force=3,
        chi=3,
        honor_req=None,
        gold=7,
        personal_honor=2,
        keywords=("Dragon Clan", "Shugenja"),
        text=(
            battle(
                paying((KIHO | SPELL).in_zone(HAND)),
                cost(discard(PAID)),
                strengthens(focus_of(PAID)),
                once_per_battle=True,
            ),
        ),
    ),
]
