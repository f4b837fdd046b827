"""Crab events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "At Any Cost",
        keywords("limited"),
        action(cost(lose_honor(3)), target(CHARACTER), place_fate(2, TARGET)),
    ),
    card(
        "Battle Meditation",
        reaction(
            after(PROVINCE_BREAKS, YOU, DURING_CONFLICT),
            requires(you_control(any_(CHARACTER, participating, keyword("Berserker")))),
            draw(3),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Ceaseless Duty",
        would_interrupt(when_would(LEAVES_PLAY, any_(CHARACTER, cost_at_most(UNBROKEN))), cancel()),
    ),
    card(
        "Common Cause",
        action(
            paying(your(CHARACTER)),
            cost(sacrifice(PAID)),
            target(any_(CHARACTER, another_one)),
            ready_(TARGET),
            if_(is_(TARGET, not_yours), honor(TARGET)),
        ),
    ),
    card(
        "Desolation",
        action(
            cost(lose_honor(2)),
            target(AN_OPPONENT),
            for_a_while(blanks(any_(PROVINCE, of_target_player)), PHASE_END),
        ),
    ),
    card("Fair Accord", action(requires(DYNASTY_PHASE), cost(discard_favor()), gain_fate(2))),
    card(
        "Fight On",
        action(
            requires(YOU_DEFEND), target(your(CHARACTER, bowed)), ready_(TARGET), move_to_conflict(TARGET)
        ),
    ),
    card(
        "Fruitful Respite",
        reaction(
            after(PASSES_CONFLICT, ANY_OPPONENT),
            requires(there_is(any_(CHARACTER, ready, of_that_player))),
            gain_fate(2),
        ),
    ),
    card(
        "Fury of the Damned",
        action(
            requires(DURING_CONFLICT),
            targets(your(CHARACTER, participating, keyword("Bushi")), 1, 99),
            double_base_military(TARGET),
            later(at(CONFLICT_ENDS), sacrifice(TARGET), until=PHASE_END),
        ),
    ),
    card(
        "Give No Ground",
        action(
            requires(DURING_MILITARY),
            target(your(CHARACTER, defending)),
            gives(TARGET, military=2),
            for_a_while(not_decreased(TARGET, MILITARY)),
            for_a_while(not_decreased(TARGET, POLITICAL)),
        ),
    ),
    card(
        "In Defense of Rokugan",
        action(
            requires(DURING_CONFLICT),
            paying(your(CHARACTER, defending)),
            cost(sacrifice(PAID)),
            target(any_(CHARACTER, attacking)),
            *set_skills(TARGET, military=0),
        ),
    ),
    card(
        "Levy",
        action(
            target(AN_OPPONENT),
            beforehand(
                select_one(
                    hand_you_fate(1, TARGET_PLAYER), hand_you_honor(1, TARGET_PLAYER), who=TARGET_PLAYER
                )
            ),
        ),
    ),
    card(
        "Raise the Alarm",
        action(
            requires(DURING_MILITARY),
            requires(YOU_DEFEND),
            chooses(
                YOU,
                in_the_attacked_province(CARD).with_(face_down),
                turn_up(CHOSEN),
                then(if_(is_(CHOSEN, CHARACTER), put_into_conflict(CHOSEN))),
                as_target=False,
            ),
        ),
    ),
    card(
        "Rebuild",
        making_room(
            action(
                paying(in_your_unbroken_provinces(CARD)),
                cost(shuffle_into_deck(PAID)),
                target(in_your_discard(HOLDING)),
                put_in_that_province(TARGET),
            )
        ),
    ),
    card(
        "Siege Warfare",
        action(requires(YOU_ATTACK), requires(you_control(HOLDING)), gives(ATTACKED_PROVINCE, strength=-2)),
    ),
    card(
        "Specialized Defenses",
        action(
            requires(DURING_CONFLICT), requires(PROVINCE_MATCHES_RING), double_strength(ATTACKED_PROVINCE)
        ),
    ),
    card(
        "Spreading the Darkness",
        action(
            cost(lose_honor(2)),
            target(your(CHARACTER, participating)),
            gives(TARGET, military=4),
            for_a_while(cannot(BE_TARGETED_BY_OPPONENTS, TARGET)),
        ),
    ),
    card(
        "The Mountain Does Not Fall",
        action(
            up_front(target(CHARACTER)),
            for_a_while(does_not_bow(TARGET, is_(TARGET, defending)), PHASE_END),
            maximum(1),
        ),
    ),
    card(
        "The Strength of the Mountain",
        action(
            requires(DURING_CONFLICT),
            forbidden_for_a_while(BE_BOWED_BY_OPPONENTS, any_(CHARACTER, defending)),
            forbidden_for_a_while(BE_MOVED_HOME_BY_OPPONENTS, any_(CHARACTER, defending)),
            each_stays_ready_for_a_while(any_(CHARACTER, defending)),
        ),
    ),
    card(
        "Way of the Crab",
        action(
            cost(sacrifice(PAID)),
            paying(your(CHARACTER, of_clan("Crab"))),
            target(AN_OPPONENT),
            chooses_own(TARGET_PLAYER, CHARACTER, sacrifice(CHOSEN), as_target=False),
            maximum(1),
        ),
    ),
    card(
        "Withstand the Darkness",
        of_its_moment(
            reaction(
                after(CARD_PLAYED, ANY_OPPONENT, EVENT, that_targets(your(CHARACTER, of_clan("Crab")))),
                chooses(
                    YOU,
                    your(CHARACTER, of_clan("Crab"), targeted_by_it),
                    place_fate(1, CHOSEN),
                    as_target=False,
                ),
                maximum(1, PER_PHASE),
            )
        ),
    ),
]
