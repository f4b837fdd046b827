"""Scorpion dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Attendant to the Emperor"),
    card("Bayushi Liar", keywords("sincerity")),
    card("Bayushi Manipulator", reaction(after(DIALS_REVEALED), change_bid(1))),
    card(
        "Bayushi Shoju (1)",
        action(
            requires(participates_in(POLITICAL)),
            target(your_opponents(CHARACTER, participating)),
            gives(TARGET, political=-1),
            for_a_while(cannot(IS_DISCARDED, TARGET, is_(TARGET, political_at_most(0)))),
            limit(2),
        ),
    ),
    card(
        "Bayushi Yunako",
        action(requires(THIS_PARTICIPATES), target(CHARACTER), switch_base_skills(TARGET)),
    ),
    card(
        "Blackmail Artist",
        reaction(after(WINS_CONFLICT, SELF, a_conflict(POLITICAL)), take_honor(1)),
    ),
    card(
        "Favored Niece",
        action(cost(discard_from_hand(PAID)), paying(in_your_hand(CARD)), draw(1), limit(2)),
    ),
    card(
        "Shosuro Actress",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(SELF)),
            target(in_opponents_discard(CHARACTER).with_(lacking("Shinobi"), cost_at_most(3))),
            take_into_conflict(TARGET),
        ),
    ),
    card(
        "Shosuro Deceiver",
        gains_abilities_of(any_(CHARACTER, other, participating, dishonored), THIS_PARTICIPATES),
    ),
    card(
        "Shosuro Miyako (1)",
        reaction(
            after(CARD_PLAYED, YOU, CHARACTER, FROM_YOUR_HAND),
            beforehand(
                select_one(
                    discard_at_random(1, OPPONENT),
                    chooses_own(OPPONENT, CHARACTER, dishonor(CHOSEN)),
                    who=OPPONENT,
                )
            ),
        ),
    ),
    card(
        "Sinister Soshi",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            penalizes_both(TARGET, 2),
        ),
    ),
    card("Soshi Illusionist", action(cost(spend_fate(1)), target(CHARACTER), discard_status(TARGET))),
    card(
        "Yogo Hiroue",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, not_participating)),
            move_to_conflict(TARGET),
            then(later(after(CONFLICT_WON, YOU, THE_CONFLICT), may(dishonor(TARGET)))),
        ),
    ),
    card("Yogo Outcast", *has_both(SELF, 1, less(HONOR, than=ANY_OPPONENT))),
    card(
        "Young Rumormonger",
        *also(
            would_interrupt(
                when_would(IS_HONORED, CHARACTER),
                target(any_(CHARACTER, another_one, with_the_controller_of(IT))),
                the_same_instead(honor(TARGET)),
            ),
            would_interrupt(
                when_would(IS_DISHONORED, CHARACTER),
                target(any_(CHARACTER, another_one, with_the_controller_of(IT))),
                the_same_instead(dishonor(TARGET)),
            ),
        ),
    ),
]
