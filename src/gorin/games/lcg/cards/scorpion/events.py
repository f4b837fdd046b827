"""Scorpion events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "A Fate Worse Than Death",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            bow(TARGET),
            move_home(TARGET),
            dishonor(TARGET),
            remove_fate(1, TARGET),
            for_a_while(blanks(TARGET), PHASE_END),
        ),
    ),
    card(
        "Ambush",
        action(
            requires(DURING_CONFLICT),
            targets(
                in_your_hand_or_provinces(any_(CHARACTER, of_clan("Scorpion"), total_cost_at_most(6))),
                1,
                2,
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card(
        "Backhanded Compliment",
        action(target(A_PLAYER), draw(1, TARGET_PLAYER), lose_honor(1, TARGET_PLAYER)),
    ),
    card(
        "Betrayed Vision",
        keywords("support"),
        action(
            play_only_if(you_control(any_(CHARACTER, keyword("Shugenja")))),
            requires(DURING_CONFLICT),
            target(theirs(CHARACTER, participating)),
            second_target(any_(CHARACTER, another_one, not_unique)),
            become_copy(TARGET, SECOND),
        ),
    ),
    card(
        "Blackmail",
        action(
            play_only_if(less(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, of_your_opponent, cost_at_most(2))),
            take_control(TARGET),
        ),
    ),
    card(
        "Calling in Favors",
        action(
            paying(your(CHARACTER)),
            cost(dishonor(PAID)),
            target(theirs(ATTACHMENT)),
            take_onto(TARGET, that_character(PAID)),
        ),
    ),
    card(
        "Compelling Testimony",
        keywords("support"),
        action(
            requires(DURING_POLITICAL), target(any_(CHARACTER, participating)), gives(TARGET, political=-4)
        ),
    ),
    card(
        "Deceptive Offer",
        action(
            requires(DURING_CONFLICT),
            up_front(target(your(CHARACTER, participating, could_grow))),
            beforehand(select_one(gives_both(TARGET, 2), hand_you_honor(1, OPPONENT), who=OPPONENT)),
        ),
    ),
    card(
        "Discourage Pursuit",
        action(
            requires(DURING_CONFLICT),
            paying(your(CHARACTER, keyword("Shinobi"))),
            cost(dishonor(PAID)),
            target(any_(CHARACTER, participating)),
            gives(TARGET, military=-4),
        ),
    ),
    card("Dispatch to Nowhere", action(target(any_(CHARACTER, without_fate)), discard(TARGET))),
    card("Display of Loyalty", action(target(any_(CHARACTER, with_the_most_fate)), dishonor(TARGET))),
    card(
        "Forged Edict",
        would_interrupt(
            when_would(INITIATES, EVENT),
            cost(dishonor(PAID)),
            paying(your(CHARACTER, keyword("Courtier"))),
            cancel(),
        ),
    ),
    card(
        "Forgery",
        would_interrupt(
            when_would(INITIATES, EVENT, ANY_OPPONENT), requires(less(HONOR, than=THAT_PLAYER)), cancel()
        ),
    ),
    card(
        "I Can Swim",
        of_its_moment(
            action(
                requires(DURING_CONFLICT),
                requires(more(HONOR_BID, than=ANY_OPPONENT)),
                target(any_(CHARACTER, participating, dishonored, of_that_opponent)),
                discard(TARGET),
            )
        ),
    ),
    card("Kirei-ko", reaction(after(ABILITY_USED, your_opponents(CHARACTER)), bow(IT))),
    card(
        "Make an Opening",
        action(
            requires(DURING_CONFLICT),
            requires(you_control(any_(CHARACTER, participating))),
            target(your_opponents(CHARACTER, participating)),
            penalizes_both(TARGET, BIDS_APART),
        ),
    ),
    card(
        "Misinformation",
        action(
            requires(DURING_CONFLICT),
            requires(more(HONOR_BID, than=OPPONENT, by=2)),
            penalizes_both(any_(CHARACTER, participating, of_your_opponent), 1),
        ),
    ),
    card(
        "Smoke and Mirrors",
        action(
            requires(DURING_CONFLICT),
            targets(your(CHARACTER, attacking, keyword("Shinobi")), 1, 99),
            move_home(TARGET),
        ),
    ),
    card(
        "Stoke Insurrection",
        costs_less(2, there_are(4, in_your_opponents_provinces(any_(CARD, face_down)))),
        action(
            requires(DURING_CONFLICT),
            turn_up(in_your_opponents_provinces(any_(CARD, face_down))),
            then(
                chooses_up_to(
                    2,
                    in_your_opponents_provinces(any_(CHARACTER, total_cost_at_most(6, CHOSEN_SLOT))),
                    take_into_conflict(CHOSEN),
                )
            ),
        ),
    ),
    card(
        "Suffer the Consequences",
        action(
            requires(CONFLICT_PHASE),
            paying(your(CHARACTER, bowed, keyword("Bushi", "Courtier", "Shugenja"))),
            cost(sacrifice(PAID)),
            additional_conflict(POLITICAL),
            maximum(1, PER_PHASE),
        ),
    ),
    card(
        "Unspoken Etiquette",
        action(requires(DURING_POLITICAL), dishonor(any_(CHARACTER, participating, lacking("Courtier")))),
    ),
    card(
        "Way of the Scorpion",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating, not_of_clan("Scorpion"))),
            dishonor(TARGET),
        ),
    ),
]
