"""Dragon events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Betrayal of Truth",
        action(requires(DURING_CONFLICT), bow(any_(CHARACTER, participating, with_status))),
    ),
    card(
        "Deduction",
        action(
            requires(DURING_POLITICAL),
            paying(YOUR_RING),
            cost(return_rings(PAID)),
            target(any_(CHARACTER, participating, cost_at_most(3))),
            bow(TARGET),
        ),
    ),
    card(
        "High Kick",
        action(
            requires(DURING_MILITARY),
            paying(your(CHARACTER, participating, keyword("Monk"))),
            cost(bow(PAID)),
            target(your_opponents(CHARACTER, participating)),
            bow(TARGET),
            for_a_while(cannot(TRIGGER_ABILITIES, TARGET)),
        ),
    ),
    card(
        "Hurricane Punch",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating, keyword("Monk"))),
            gives(TARGET, military=2),
            draw(1),
        ),
    ),
    card(
        "In Search of Self",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, attacking, cost_at_most(UNREVEALED))),
            bow(TARGET),
        ),
    ),
    card(
        "Indomitable Will",
        of_its_moment(
            reaction(
                after(CONFLICT_WON, YOU, WITH_A_SINGLE_CHARACTER),
                stays_ready_for_a_while(any_(CHARACTER, your_only_participant)),
            )
        ),
    ),
    card("Let Go", action(target(ATTACHMENT), discard(TARGET))),
    card(
        "Magnificent Triumph",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, won_a_duel)),
            gives_both(TARGET, 2),
            for_a_while(cannot(BE_TARGETED_BY_OPPONENTS_EVENTS, TARGET)),
        ),
    ),
    card(
        "Mantra of Air",
        reaction(
            after(RING_DECLARED, ANY_OPPONENT, with_a_ring_of(AIR)),
            target(MONK_OR_MONK_BEARER),
            honor(TARGET),
            draw(1),
        ),
    ),
    card(
        "Mantra of Earth",
        reaction(
            after(RING_DECLARED, ANY_OPPONENT, with_a_ring_of(EARTH)),
            up_front(
                target(
                    any_(CHARACTER, keyword("Monk"))
                    | any_(CHARACTER, bearing(any_(ATTACHMENT, keyword("Monk"))))
                )
            ),
            for_a_while(cannot(BE_TARGETED_BY_OPPONENTS, TARGET)),
            draw(1),
        ),
    ),
    card(
        "Mantra of Fire",
        reaction(
            after(RING_DECLARED, ANY_OPPONENT, with_a_ring_of(FIRE)),
            target(MONK_OR_MONK_BEARER),
            place_fate(1, TARGET),
            draw(1),
        ),
    ),
    card(
        "Mantra of Void",
        reaction(
            after(RING_DECLARED, ANY_OPPONENT, with_a_ring_of(VOID)),
            target(MONK_OR_MONK_BEARER),
            each_costs_less(1, ATTACHMENT, until=CONFLICT_END, on=TARGET),
            draw(1),
        ),
    ),
    card(
        "Mantra of Water",
        reaction(
            after(RING_DECLARED, WHOEVER_IS_AGAINST_YOU, with_a_ring_of(WATER)),
            target(MONK_OR_MONK_BEARER),
            ready_(TARGET),
            draw(1),
        ),
    ),
    card(
        "Mirumoto's Fury",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, attacking, glory_at_most(UNREVEALED))),
            bow(TARGET),
        ),
    ),
    card(
        "Mountaintop Vigil",
        action(requires(DURING_CONFLICT), for_a_while(whenever(NO_RING_EFFECTS))),
    ),
    card(
        "Mushin no Shin",
        would_interrupt(
            when_would(INITIATES, that_targets(your(CHARACTER, bearing(ATTACHMENT, 2)))), cancel()
        ),
    ),
    card(
        "Rising Stars Kata",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, unique, participating)),
            if_(has_won_a_duel(TARGET), gives(TARGET, military=5), otherwise=(gives(TARGET, military=3),)),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Shoshi ni Kie",
        action(
            paying(YOUR_FACEDOWN_PROVINCE),
            cost(turn_up(PAID)),
            target(any_(CHARACTER, ordinary)),
            ready_(TARGET),
        ),
    ),
    card(
        "Tranquility",
        action(
            requires(DURING_CONFLICT),
            forbidden_for_a_while(TRIGGER_ABILITIES, your_opponents(CHARACTER, not_participating)),
        ),
    ),
    card(
        "Void Fist",
        action(
            requires(DURING_CONFLICT),
            requires(played_this_conflict(2, CARD)),
            requires(you_control(any_(CHARACTER, participating, keyword("Monk")))),
            target(
                any_(
                    CHARACTER,
                    participating,
                    military_at_most(best_military(your(CHARACTER, participating, keyword("Monk")))),
                )
            ),
            move_home(TARGET),
            bow(TARGET),
        ),
    ),
    card(
        "Wildfire Kick",
        action(
            requires(played_this_conflict(3, CARD)),
            up_front(target(your(CHARACTER, participating, keyword("Monk")))),
            penalizes_both(
                your_opponents(CHARACTER, participating, military_at_most(military_of(THE_TARGET))), 2
            ),
        ),
    ),
]
