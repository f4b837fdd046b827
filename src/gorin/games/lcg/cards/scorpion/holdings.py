"""Scorpion holdings."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("City of Lies", action(next_costs_less(1, EVENT))),
    card(
        "Court of Deception",
        action(
            requires(honor_at_most(6)),
            target(your(CHARACTER, dishonored, not_participating)),
            discard_status(TARGET),
        ),
    ),
    card(
        "Hidden Moon Dōjō",
        permits(
            PLAY_AS_IF_IN_HAND,
            in_adjacent_province(any_(CARD, face_up)),
        ),
        action(
            requires(DURING_CONFLICT),
            chooses_own(YOU, in_adjacent_province(any_(CARD, face_down)), turn_up(CHOSEN), as_target=False),
        ),
    ),
    card("Licensed Quarter", reaction(after(CONFLICT_WON, YOU), discard_top(1, who=OPPONENT), unlimited())),
    card(
        "Open Window",
        keywords("rally"),
        action(
            requires(DURING_CONFLICT), target(your(CHARACTER, keyword("Shinobi"))), move_to_conflict(TARGET)
        ),
    ),
    card("Petal Village Estate", *has_both(your(CHARACTER, keyword("Imperial")), 1)),
    card(
        "Shadowed Village",
        reaction(
            after(FATE_REMOVED, your(CHARACTER), OUTSIDE_THE_FATE_PHASE),
            if_(is_(IT, dishonored), draw(2), otherwise=(draw(1),)),
        ),
    ),
]
