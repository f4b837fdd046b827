"""Dragon conflict characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Ancient Master",
        as_attachment(
            reaction(after(COMMITS, BEARER), search_top(5, any_(CARD, keyword("Kiho", "Tattoo")), shown=True))
        ),
    ),
    card(
        "Kitsuki Kagi",
        reaction(
            after(WINS_CONFLICT, SELF), targets(in_one_discard_pile(CARD), 1, 3), remove_from_game(TARGET)
        ),
    ),
    card(
        "Niten Pupil",
        reaction(
            after(DIALS_REVEALED),
            requires(involved_in_duel(SELF)),
            double_base_military(SELF, until=PHASE_END),
            double_base_political(SELF, until=PHASE_END),
        ),
    ),
    card("Tattooed Wanderer", as_attachment(has_keyword(BEARER, "covert"))),
    card(
        "Togashi Acolyte",
        as_attachment(
            reaction(after(CARD_PLAYED, YOU, BEARER_PARTICIPATES), gives_both(BEARER, 1), unlimited())
        ),
    ),
    card(
        "Togashi Kazue (1)",
        as_attachment(
            action(
                requires(BEARER_PARTICIPATES),
                target(any_(CHARACTER, participating, not_bearer)),
                move_fate(1, TARGET, BEARER),
            )
        ),
    ),
]
