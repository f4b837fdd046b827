"""Lion events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "A Legion of One",
        action(
            requires(DURING_MILITARY),
            target(any_(CHARACTER, alone_on_your_side)),
            gives(TARGET, military=3),
            may_resolve_twice(remove_fate(1, TARGET)),
        ),
    ),
    card(
        "A War on Two Fronts",
        keywords("limited"),
        reaction(
            after(CONFLICT_DECLARED, YOU, a_conflict(MILITARY)),
            requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            target(ANOTHER_ELIGIBLE_PROVINCE),
            attack_also(TARGET),
        ),
    ),
    card(
        "Command Respect",
        action(
            requires(DURING_CONFLICT),
            requires(less(CARDS_IN_HAND, than=WHOEVER_IS_AGAINST_YOU)),
            for_a_while(events_cost_honor(1, OPPONENT)),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Divine Ancestry",
        reaction(
            after(PHASE_BEGINS),
            for_a_while(players_cannot(LOSE_HONOR, YOU), PHASE_END),
        ),
    ),
    card(
        "Embrace Death",
        reaction(
            after(LOSES_CONFLICT, your(CHARACTER, keyword("Bushi")), AS_ATTACKER),
            paying(your(CHARACTER, attacking, keyword("Bushi"))),
            cost(sacrifice(PAID)),
            up_front(target(your_opponents(CHARACTER))),
            if_(is_(TARGET, without_fate), discard(TARGET), otherwise=(remove_fate(1, TARGET),)),
        ),
    ),
    card(
        "Even the Odds",
        action(
            requires(DURING_CONFLICT),
            requires(less(PARTICIPANTS, than=WHOEVER_IS_AGAINST_YOU)),
            target(your(CHARACTER)),
            move_to_conflict(TARGET),
            if_(is_(TARGET, "Commander"), honor(TARGET)),
        ),
    ),
    card(
        "Feeding an Army",
        reaction(
            after(PHASE_BEGINS, phase("conflict")),
            paying(your(PROVINCE, face_up, unbroken)),
            cost(break_(PAID)),
            place_fate(1, your(CHARACTER, cost_at_most(3))),
        ),
    ),
    card(
        "For Greater Glory",
        reaction(
            after(PROVINCE_BREAKS, YOU, DURING_MILITARY),
            place_fate(1, your(CHARACTER, participating, keyword("Bushi"))),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Forebearer's Echoes",
        action(
            requires(DURING_MILITARY),
            target(in_your_discard(any_(CHARACTER, of_the_dynasty_deck))),
            put_into_conflict(TARGET),
            later(at(CONFLICT_ENDS), return_to_deck_bottom(TARGET), until=PHASE_END),
        ),
    ),
    card("Glorious Victory", reaction(after(PROVINCE_BREAKS, YOU, DURING_MILITARY), honor(your(CHARACTER)))),
    card(
        "Hand to Hand",
        action(
            requires(DURING_MILITARY),
            target(any_(ATTACHMENT, on_participant)),
            discard(TARGET),
            then(may(resolve_this(OPPONENT), who=OPPONENT)),
        ),
    ),
    card(
        "Honor in Battle", action(requires(you_have_claimed_type(MILITARY)), target(CHARACTER), honor(TARGET))
    ),
    card(
        "Prepare for War",
        action(target(your(CHARACTER)), strip(TARGET), then(if_(is_(TARGET, "Commander"), honor(TARGET)))),
    ),
    card("Ready for Battle", reaction(after(BOWS, your(CHARACTER), BY_A_RING_OR_OPPONENT), ready_(IT))),
    card(
        "Regal Bearing",
        action(
            requires(DURING_POLITICAL),
            requires(you_control(any_(CHARACTER, participating, keyword("Courtier")))),
            set_dial(1),
            then(draw(BIDS_APART)),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Stand Your Ground",
        would_interrupt(
            when_would(LEAVES_PLAY, your(CHARACTER, honored)), instead(discard_honored_status(IT))
        ),
    ),
    card(
        "Strength in Numbers",
        action(
            requires(YOU_ATTACK),
            up_front(target(any_(CHARACTER, defending, glory_at_most(ATTACKERS)))),
            move_home(TARGET),
        ),
    ),
    card(
        "Test of Courage",
        action(
            requires(DURING_CONFLICT),
            requires(less(HONOR_BID, than=WHOEVER_IS_AGAINST_YOU)),
            target(your(CHARACTER, of_clan("Lion"))),
            move_to_conflict(TARGET),
            then(honor(TARGET)),
        ),
    ),
    card(
        "Time for War",
        reaction(
            after(CONFLICT_LOST, YOU, a_conflict(POLITICAL)),
            up_front(target(your(CHARACTER, keyword("Bushi")))),
            chooses(
                YOU,
                in_your_hand_or_discard(any_(ATTACHMENT, keyword("Weapon"), cost_at_most(3))),
                put_onto(CHOSEN, TARGET),
                as_target=False,
            ),
        ),
    ),
    card(
        "Under Siege",
        reaction(
            after(CONFLICT_DECLARED),
            requires(DEFENDER_HOLDS_CARDS),
            set_hand_aside(
                DEFENDING_PLAYER,
                draw(5, DEFENDING_PLAYER),
                later(at(CONFLICT_ENDS), *return_hand(), until=PHASE_END),
            ),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Way of the Lion",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, of_clan("Lion"))),
            double_base_military(TARGET),
        ),
    ),
]
