"""Spells of Diamond Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.diamond.words.saying import LATER
from gorin.games.ccg.words.abilities import battle, battle_open
from gorin.games.ccg.words.amounts import chi_of
from gorin.games.ccg.words.cards import (
    doubtful,
    spell,
)
from gorin.games.ccg.words.verbs.fighting.ranged import ranged_attack, ranged_attack_again
from gorin.games.ccg.words.verbs.in_play.states import (
    bow,
    discard,
)
from gorin.games.ccg.words.verbs.in_play.stats import gives
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.which.nouns import (
    FATE_CARD,
    PERSONALITY,
    enemy,
)
from gorin.games.ccg.words.which.things import (
    THIS_SHUGENJA,
)
from gorin.words.abilities import cost
from gorin.words.amounts import twice
from gorin.words.grammar.zones import HAND
from gorin.words.picks import paying, target
from gorin.words.things import PAID, TARGET

CARDS: list[Card] = [
    spell(
        "Burning Smoke",
        gold=2,
        focus=3,
        text=(battle(cost(bow(THIS_SHUGENJA)), target(PERSONALITY), gives(TARGET, force=-4)),),
    ),
    spell(
        "Earthquake",
        gold=5,
        focus=4,
        keywords=("Earth", "Elemental"),
        text=(
            battle(
                cost(bow(THIS_SHUGENJA)),
                target(enemy(PERSONALITY)),
                bow(TARGET),
                keywords=("Elemental", "Earth"),
            ),
        ),
    ),
    spell(
        "Look into the Void",
        gold=2,
        focus=1,
        keywords=("Void",),
        text=(
            battle_open(
                cost(bow(THIS_SHUGENJA)),
                paying(FATE_CARD.in_zone(HAND)),
                cost(discard(PAID)),
                draw(1),
                keywords=("Void",),
            ),
        ),
    ),
    doubtful(
        spell(
            "The Fire from Within",
            gold=5,
            focus=3,
            keywords=("Fire",),
            text=(
                battle(
                    cost(bow(THIS_SHUGENJA)),
                    *ranged_attack(chi_of(THIS_SHUGENJA)),
                    *ranged_attack_again(chi_of(THIS_SHUGENJA)),
                    keywords=("Fire",),
                ),
                battle(
                    cost(bow(THIS_SHUGENJA)),
                    *ranged_attack(twice(chi_of(THIS_SHUGENJA))),
                    keywords=("Fire",),
                ),
            ),
        ),
        LATER,
    ),
]
