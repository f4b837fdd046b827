"""Neutral events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "A Perfect Cut",
        action(
            requires(DURING_MILITARY),
            target(any_(CHARACTER, participating, keyword("Bushi"))),
            gives(TARGET, military=2),
            later(after(WINS_CONFLICT, TARGET, THE_CONFLICT), honor(TARGET)),
        ),
    ),
    card(
        "Assassination",
        action(
            requires(DURING_CONFLICT),
            cost(lose_honor(3)),
            target(any_(CHARACTER, cost_at_most(2))),
            discard(TARGET),
            maximum(1),
        ),
    ),
    card(
        "Banzai!",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            gives(TARGET, military=2),
            may_resolve_twice(lose_honor(1)),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Censure",
        would_interrupt(when_would(INITIATES, EVENT), play_only_if(YOU_HAVE_THE_FAVOR), cancel()),
    ),
    card(
        "Charge!",
        action(
            requires(DURING_MILITARY),
            target(in_your_provinces(any_(CHARACTER, face_up))),
            put_into_conflict(TARGET),
        ),
    ),
    card(
        "Contingency Plan",
        reaction(after(DIALS_REVEALED), select_one(change_bid(1), change_bid(-1))),
    ),
    card(
        "Court Games",
        action(
            requires(DURING_POLITICAL),
            beforehand(
                select_one(
                    chooses_own(YOU, any_(CHARACTER, participating), honor(CHOSEN)),
                    chooses_own(OPPONENT, any_(CHARACTER, participating), dishonor(CHOSEN)),
                )
            ),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Defiance",
        action(
            requires(DURING_CONFLICT),
            requires(less(CARDS_IN_HAND, than=WHOEVER_IS_AGAINST_YOU)),
            target(CHARACTER),
            gives_both(TARGET, OPPONENTS_BID),
        ),
    ),
    card(
        "Fallen in Battle",
        reaction(
            after(CONFLICT_WON, YOU, a_conflict(MILITARY), by_skill(5)),
            target(any_(CHARACTER, participating)),
            discard(TARGET),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "For Shame!",
        action(
            requires(DURING_CONFLICT),
            requires(you_control(any_(CHARACTER, participating, keyword("Courtier")))),
            up_front(target(your_opponents(CHARACTER, participating))),
            beforehand(select_one(dishonor(TARGET), bow(TARGET), who=OPPONENT)),
        ),
    ),
    card(
        "Good Omen",
        action(
            play_only_if(less(HONOR_BID, than=ANY_OPPONENT)),
            target(any_(CHARACTER, cost_at_least(3))),
            place_fate(1, TARGET),
        ),
    ),
    card(
        "Lurking Affliction",
        action(requires(DURING_CONFLICT), target(any_(CHARACTER, participating)), taint(TARGET)),
    ),
    card(
        "Make Your Case",
        action(
            requires(DURING_CONFLICT),
            target(your(CHARACTER, participating)),
            beforehand(
                chooses_own(
                    OPPONENT,
                    any_(CHARACTER, participating),
                    challenge(TARGET, CHOSEN, place_fate(1, WINNER), stat=POLITICAL),
                )
            ),
        ),
    ),
    card("Mono no Aware", action(remove_fate(1, CHARACTER), draw(1), maximum(1))),
    card(
        "Outwit",
        action(
            requires(DURING_CONFLICT),
            up_front(
                target(
                    theirs(
                        CHARACTER,
                        political_below(best_political(your(CHARACTER, participating, keyword("Courtier")))),
                    )
                )
            ),
            move_home(TARGET),
        ),
    ),
    card(
        "Retreat",
        action(requires(DURING_MILITARY), target(your(CHARACTER, participating)), move_home(TARGET)),
    ),
    card(
        "Rout",
        action(
            requires(DURING_CONFLICT),
            up_front(
                target(
                    theirs(
                        CHARACTER,
                        military_below(best_military(your(CHARACTER, participating, keyword("Bushi")))),
                    )
                )
            ),
            move_home(TARGET),
        ),
    ),
    card(
        "Sabotage",
        action(
            requires(DURING_MILITARY), target(in_opponents_provinces(CARD)), discard_from_province(TARGET)
        ),
    ),
    card(
        "Spies at Court",
        reaction(
            after(CONFLICT_WON, YOU, a_conflict(POLITICAL)),
            cost(dishonor(PAID)),
            paying(your(CHARACTER, participating)),
            discard_at_random(2),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card("Stay Your Hand", would_interrupt(when_would(DUEL_BEGINS, TARGETING_YOURS), cancel())),
    card(
        "Those Who Serve",
        keywords("limited"),
        action(requires(DYNASTY_PHASE), each_costs_less(1, CHARACTER, least=1)),
    ),
    card(
        "Waning Hostilities",
        reaction(
            after(PHASE_BEGINS, phase("conflict")),
            for_a_while(
                players_cannot(DECLARE_MORE_THAN_ONE_CONFLICT, EACH_PLAYER),
                PHASE_END,
            ),
        ),
    ),
    card(
        "Way of the Warrior",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating, keyword("Bushi"))),
            for_a_while(cannot(BE_BOWED_BY_OPPONENTS, TARGET)),
            for_a_while(cannot(BE_MOVED_BY_OPPONENTS, TARGET)),
            for_a_while(cannot(BE_DISHONORED_BY_OPPONENTS, TARGET)),
            ready_(TARGET),
        ),
    ),
]
