"""Rings of Celestial Edition."""

from gorin.games.ccg.celestial.one_offs import (
    ENEMIES_WERE_THERE,
    NONE_OF_YOURS_FELL,
    RESOLUTION_DESTROYED_SOMETHING,
)
from gorin.games.ccg.celestial.pool import card
from gorin.games.ccg.vocabulary import *

YOUR_PERSONALITY = your(PERSONALITY)

CARDS: list[Card] = [
    card(
        "Ring of Air",
        enters_by(after(SERIES_RESOLVES, YOU, a_series(3, A_SPELL_OR_KIHO_ACTION, TURN, titles_differ=True))),
        battle_open(cost(bow_or_discard_this()), performer(YOUR_PERSONALITY), straighten(unit_of(PERFORMER))),
    ),
    card(
        "Ring of Earth",
        enters_by(
            after(BATTLE_WON, YOU, provided(all_of(ENEMIES_WERE_THERE, NONE_OF_YOURS_FELL))),
        ),
        battle(cost(bow_or_discard_this()), strengthens_or_weakens(3, any_province=True), absent=True),
    ),
    card(
        "Ring of Fire",
        enters_by(after(BATTLE_RESOLVED, provided(RESOLUTION_DESTROYED_SOMETHING))),
        battle(
            cost(bow_or_discard_this()),
            performer(YOUR_PERSONALITY),
            cost(destroy(PERFORMER)),
            target(enemy(PERSONALITY, having(CHI, at_most=chi_of(PERFORMER)))),
            destroy(TARGET),
        ),
    ),
    card(
        "Ring of Water",
        enters_by(
            after(SERIES_RESOLVES, YOU, a_series(4, A_BATTLE_ACTION, BATTLE_SO_FAR, titles_differ=True))
        ),
        battle(
            cost(bow_or_discard_this()),
            performer(your(PERSONALITY, can_be_brought), anywhere=True),
            move_to_enemies(PERFORMER, or_home=True),
            if_(moved(PERFORMER), straighten(unit_of(PERFORMER))),
        ),
    ),
    card(
        "Ring of the Void",
        enters_by(after(SERIES_RESOLVES, YOU, a_series(4, A_STRATEGYS_ACTION, PHASE))),
        open_(
            cost(bow_or_discard_this()),
            if_(
                any_of(less(CARDS_IN_HAND, than=ANOTHER_PLAYER), THIS_IN_PLAY),
                draw(),
            ),
        ),
    ),
]
