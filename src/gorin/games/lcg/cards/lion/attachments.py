"""Lion attachments."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Blade of 10,000 Battles",
        attaches_to(your(CHARACTER, unique)),
        keywords("limited", "restricted"),
        reaction(
            after(WINS_CONFLICT, BEARER),
            requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            target(in_your_discard(any_(CARD, from_conflict_deck))),
            take_to_hand(TARGET),
        ),
    ),
    card(
        "Fan of Command",
        action(
            requires(BEARER_PARTICIPATES),
            target(any_(CHARACTER, participating, keyword("Bushi"))),
            ready_(TARGET),
        ),
    ),
    card("Guard Duty", action(requires(is_(BEARER, defending)), honor(BEARER))),
    card("Guidance of the Ancestors", from_zones(action(play_this()), DISCARD)),
    card("Heroic Resolve", action(requires(there_are(2, YOUR_CLAIMED_RING)), ready_(BEARER))),
    card("Honored Blade", keywords("restricted"), reaction(after(WINS_CONFLICT, BEARER), gain_honor(1))),
    card(
        "Sashimono",
        attaches_to(your(CHARACTER, keyword("Bushi"))),
        does_not_bow(BEARER, DURING_MILITARY),
    ),
    card("Seal of the Lion", gains_clan(BEARER, "Lion"), has_keyword(BEARER, "Commander")),
    card(
        "Sharpen the Mind",
        action(
            requires(DURING_CONFLICT),
            paying(in_your_hand(CARD)),
            cost(discard_from_hand(PAID)),
            gives_both(BEARER, 3),
        ),
    ),
    card(
        "Tactical Ingenuity",
        attaches_to(any_(CHARACTER, keyword("Commander"))),
        bearer_gains(action(requires(THIS_PARTICIPATES), search_top(4, EVENT, shown=True, shuffled=False))),
    ),
    card(
        "Writ of Authority",
        keywords("restricted"),
        cannot(IS_DISCARDED, SELF, less(HONOR, than=ANY_OPPONENT)),
    ),
]
