"""Scorpion provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Brother's Gift Dōjō",
        action(
            requires(DURING_CONFLICT),
            cost(lose_honor(1)),
            target(your(CHARACTER, participating)),
            move_home(TARGET),
            limit(2),
        ),
    ),
    card("Effective Deception", would_interrupt(when_would(INITIATES, CONFLICT_HERE), cancel())),
    card("Secret Cache", reaction(after(CONFLICT_DECLARED, AGAINST_THIS), search_top(5, CARD, shown=False))),
    card("Silent Ones Monastery", keywords("eminent"), gain_no_more_honor(2, EACH_OPPONENT)),
    card(
        "The Scorpion Clan Coup",
        *has_both(
            any_(CHARACTER, attacking_your_province), -1, you_control(any_(CHARACTER, keyword("Imperial")))
        ),
    ),
    card(
        "Unbridled Ambition",
        cannot(BE_STRONGHOLD_PROVINCE, SELF),
        cannot(
            COUNT_SKILL,
            any_(CHARACTER, dishonored),
            CONFLICT_HERE,
        ),
    ),
    card("Web of Lies", strength_is(TWICE_YOUR_BID)),
]
