"""Phoenix events."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Against the Waves",
        action(target(your(CHARACTER, keyword("Shugenja"))), select_one(bow(TARGET), ready_(TARGET))),
    ),
    card(
        "Benten's Touch",
        action(
            requires(DURING_CONFLICT),
            paying(your(CHARACTER, of_clan("Phoenix"), keyword("Shugenja"))),
            cost(bow(PAID)),
            target(your(CHARACTER, participating)),
            honor(TARGET),
        ),
    ),
    card(
        "Celebrated Renown",
        keywords("rally"),
        action(target(any_(CHARACTER, with_the_most_fate)), honor(TARGET)),
    ),
    card(
        "Clarity of Purpose",
        action(
            requires(DURING_CONFLICT),
            target(your(CHARACTER)),
            for_a_while(cannot(BE_BOWED_BY_OPPONENTS, TARGET)),
            for_a_while(does_not_bow(TARGET, DURING_POLITICAL)),
        ),
    ),
    card(
        "Cleanse the Empire",
        reaction(
            after(CONFLICT_WON, YOU, AS_ATTACKING_PLAYER),
            remove_fate(1, your_opponents(CHARACTER)),
            then(chooses(YOU, your_opponents(CHARACTER, without_fate), bow(CHOSEN))),
        ),
    ),
    card(
        "Cloak of Night",
        action(
            play_only_if(you_control(any_(CHARACTER, keyword("Shugenja")))),
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            gives(TARGET, glory=3),
            for_a_while(cannot(BE_TARGETED_BY_OPPONENTS, TARGET)),
        ),
    ),
    card(
        "Display of Power",
        reaction(after(CONFLICT_LOST, YOU, a_conflict(unopposed=True)), take_over_ring()),
    ),
    card("Earth Becomes Sky", reaction(after(READIES, theirs(CHARACTER)), bow(IT))),
    card(
        "Gift of Amaterasu",
        reaction(after(CONFLICT_WON, YOU, by_skill(5)), target(your(CHARACTER)), honor(TARGET)),
    ),
    card(
        "Harmonize",
        action(
            requires(YOU_DEFEND),
            target(any_(CHARACTER, defending)),
            second_target(any_(CHARACTER, attacking, cost_at_most(printed_cost_of(THE_FIRST_TARGET)))),
            move_home(TARGET),
            move_home(SECOND),
        ),
    ),
    card(
        "Karmic Twist",
        action(
            up_front(target(any_(CHARACTER, not_unique, with_fate))),
            chooses(
                YOU,
                any_(CHARACTER, not_unique, without_fate, with_the_controller_of(TARGET)),
                move_all_fate(TARGET, CHOSEN),
                as_target=False,
            ),
        ),
    ),
    card(
        "Know the World",
        action(switch_claimed_ring()),
    ),
    card("Oracle of Stone", action(draw(2, EACH_PLAYER), then(discards(EACH_PLAYER, 2)))),
    card(
        "Purity of Spirit",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating, keyword("Bushi"))),
            honor(TARGET),
            later(at(CONFLICT_ENDS), discard_all_status(TARGET), until=PHASE_END),
        ),
    ),
    card(
        "Study the Natural World",
        action(
            requires(you_control(any_(CHARACTER, attacking, keyword("Scholar")))),
            gain_province_elements(),
            later(after(CONFLICT_WON, YOU, THE_CONFLICT), may(resolve_each_element())),
        ),
    ),
    card(
        "Supernatural Storm",
        action(
            target(any_(CHARACTER, participating)),
            gives_both(TARGET, count_of(your(CHARACTER, keyword("Shugenja")))),
        ),
    ),
    card("The Path of Man", reaction(after(CONFLICT_WON, YOU, by_skill(5)), gain_fate(2))),
    card(
        "Way of the Phoenix",
        action(target(RING), second_target(AN_OPPONENT), bar_element(), maximum(1, PER_PHASE)),
    ),
    card(
        "Winds of Change",
        action(chooses(YOU, claimed_ring_of(AIR), return_rings(CHOSEN), as_target=False)),
    ),
]
