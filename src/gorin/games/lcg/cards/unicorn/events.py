"""Unicorn events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Breakthrough",
        reaction(
            after(CONFLICT_ENDS, YOUR_FIRST_ATTACK, PROVINCE_BROKE),
            declare_now(),
        ),
    ),
    card(
        "Captive Audience",
        action(requires(DURING_POLITICAL), cost(lose_honor(1)), switch_type(MILITARY)),
    ),
    card(
        "Cavalry Reserves",
        action(
            requires(DURING_MILITARY),
            targets(
                in_your_discard(
                    any_(CHARACTER, of_the_dynasty_deck, keyword("Cavalry"), total_cost_at_most(6))
                ),
                1,
                6,
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card("Chasing the Sun", action(requires(YOU_ATTACK), move_conflict())),
    card(
        "Command By Name",
        action(
            requires(DURING_CONFLICT),
            cost(lose_honor(1)),
            paying(in_your_hand(CARD)),
            cost(discard_from_hand(PAID)),
            set_base_strength(ATTACKED_PROVINCE, 0),
        ),
    ),
    card(
        "Dispatch",
        keywords("limited"),
        action(
            chooses_own(
                YOU,
                any_(CHARACTER, of_clan("Unicorn")),
                select_one(move_to_conflict(CHOSEN), move_home(CHOSEN)),
                as_target=False,
            )
        ),
    ),
    card(
        "Flank the Enemy",
        action(
            requires(DURING_CONFLICT),
            requires(more(PARTICIPANTS, than=WHOEVER_IS_AGAINST_YOU)),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, participating), bow(CHOSEN))),
        ),
    ),
    card(
        "Gaijin Customs",
        action(
            requires(you_control(any_(CARD, of_clan("Unicorn")))),
            target(any_(CHARACTER, not_of_clan("Unicorn"))),
            ready_(TARGET),
        ),
    ),
    card(
        "I Am Ready",
        action(cost(remove_fate(1, PAID)), paying(your(CHARACTER, of_clan("Unicorn"))), ready_(PAID)),
    ),
    card(
        "Outflank",
        reaction(
            after(IS_REVEALED, theirs(PROVINCE), DURING_CONFLICT),
            target(any_(CHARACTER, not_unique)),
            for_a_while(cannot(BE_DECLARED_AS_DEFENDER, TARGET)),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Press of Battle",
        action(
            requires(DURING_MILITARY),
            requires(more(PARTICIPANTS, than=WHOEVER_IS_AGAINST_YOU)),
            target(any_(CHARACTER, not_unique, participating)),
            bow(TARGET),
        ),
    ),
    card(
        "Ride On",
        action(
            requires(DURING_CONFLICT),
            target(your(CHARACTER, keyword("Cavalry"))),
            beforehand(select_one(move_to_conflict(TARGET), move_home(TARGET))),
        ),
    ),
    card(
        "Ride Them Down",
        action(requires(DURING_CONFLICT), cost(discard_favor()), set_base_strength(ATTACKED_PROVINCE, 1)),
    ),
    card(
        "Speak to the Heart",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, of_clan("Unicorn"))),
            gives(TARGET, political=OPPONENTS_REVEALED),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Spoils of War",
        reaction(
            after(CONFLICT_WON, YOU, a_conflict(MILITARY), AS_ATTACKER),
            draw(3),
            then(discards(YOU, 1)),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card("Ujik Tactics", action(requires(DURING_CONFLICT), gives(your(CHARACTER, not_unique), military=1))),
    card(
        "Unfulfilled Duty",
        action(targets(any_(CHARACTER, without_fate, total_cost_at_most(6)), 1, 99), ready_(TARGET)),
    ),
    card(
        "Unleash the Djinn",
        action(
            requires(DURING_CONFLICT), cost(lose_honor(3)), *set_skills(any_(CHARACTER, participating), 3, 3)
        ),
    ),
    card(
        "Warriors of the Wind",
        action(
            requires(DURING_CONFLICT),
            move_home(your(CHARACTER, participating, keyword("Cavalry"))),
            then(chooses_any_number(your(CHARACTER, keyword("Cavalry")), move_to_conflict(CHOSEN))),
        ),
    ),
    card(
        "Way of the Open Hand",
        action(
            requires(AGAINST_AN_OUTER_PROVINCE),
            target(any_(CHARACTER, participating, not_yours)),
            move_home(TARGET),
            place_fate(1, TARGET),
        ),
    ),
    card(
        "Way of the Unicorn",
        would_interrupt(
            when_would(TOKEN_PASSES, YOU),
            cancel(),
        ),
    ),
]
