"""Phoenix dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Adept of the Waves",
        action(
            target(CHARACTER), for_a_while(has_keyword(TARGET, "covert", during_element(WATER)), PHASE_END)
        ),
    ),
    card(
        "Asako Diplomat",
        reaction(after(WINS_CONFLICT, SELF), target(CHARACTER), select_one(honor(TARGET), dishonor(TARGET))),
    ),
    card("Asako Lawmaster", reaction(after(PASSES_CONFLICT, YOU), gain_honor(1))),
    card(
        "Asako Maezawa (1)",
        action(
            requires(THIS_PARTICIPATES),
            requires(more(CONFLICT_GLORY, than=WHOEVER_IS_AGAINST_YOU)),
            target(any_(CHARACTER, participating)),
            double_base_political(TARGET),
        ),
    ),
    card(
        "Asako Maezawa (2)",
        reaction(
            after(WINS_CONFLICT, SELF),
            target(any_(CHARACTER, without_fate)),
            bow(TARGET),
            if_(is_(TARGET, any_(CHARACTER, of_clan("Phoenix"))), dishonor(TARGET)),
        ),
    ),
    card(
        "Asako Takahiro",
        keywords("pride"),
        has_military(SELF, count_of(any_(CHARACTER, other, participating, dishonored), 2), THIS_PARTICIPATES),
        has_political(SELF, count_of(any_(CHARACTER, other, participating, honored), 2), THIS_PARTICIPATES),
    ),
    card(
        "Asako Tsuki",
        reaction(
            after(RING_CLAIMED, the_ring_of(WATER)),
            target(any_(CHARACTER, keyword("Scholar"))),
            honor(TARGET),
        ),
    ),
    card(
        "Chikai Order Protector",
        does_not_bow(
            SELF,
            all_of(
                THIS_DEFENDS, you_control(any_(CHARACTER, participating, keyword("Courtier", "Shugenja")))
            ),
        ),
    ),
    card(
        "Ethereal Dreamer",
        reaction(
            after(PHASE_BEGINS, phase("conflict")),
            target(RING),
            for_a_while(has_military(SELF, 2, is_being_contested(TARGET)), PHASE_END),
            for_a_while(has_political(SELF, 2, is_being_contested(TARGET)), PHASE_END),
        ),
    ),
    card(
        "Expert Interpreter",
        reaction(after(PHASE_BEGINS, phase("conflict")), target(RING), bar_entry_by_rings()),
    ),
    card(
        "Fearsome Mystic",
        has_glory(SELF, 2, during_element(AIR)),
        action(
            requires(THIS_PARTICIPATES),
            remove_fate(1, your_opponents(CHARACTER, participating, glory_below(glory_of(SELF)))),
        ),
    ),
    card(
        "Fire Elemental Guard",
        no_attachments(except_=("Spell",)),
        action(
            requires(played_this_conflict(3, any_(CARD, keyword("Spell")))),
            target(ATTACHMENT),
            discard(TARGET),
        ),
    ),
    card("Fire Tensai Initiate"),
    card(
        "Fushichō",
        no_attachments(),
        interrupt(
            when(LEAVES_PLAY, SELF),
            target(in_your_discard(any_(CHARACTER, of_clan("Phoenix"), of_the_dynasty_deck))),
            put_into_play(TARGET, fate=1),
        ),
    ),
    card(
        "Haughty Magistrate",
        cannot(COUNT_SKILL, any_(CHARACTER, glory_below(glory_of(SELF))), THIS_ATTACKS),
    ),
    card(
        "Henshin Disciple",
        has_political(SELF, 2, you_claim_or_contest(AIR)),
        has_military(SELF, 2, you_claim_or_contest(EARTH)),
        has_keyword(SELF, "pride", you_claim_or_contest(FIRE)),
    ),
    card(
        "Inspired Visionary",
        reaction(
            after(PHASE_BEGINS, phase("fate")),
            cost(bow(SELF)),
            target(ATTACHMENT),
            shuffle_into_its_deck(TARGET),
            draw(1, owner_of(TARGET)),
        ),
    ),
    card(
        "Isawa Atsuko",
        action(
            requires(during_element(VOID)),
            gives_both(your(CHARACTER, participating), 1),
            penalizes_both(your_opponents(CHARACTER, participating), 1),
        ),
    ),
    card(
        "Isawa Heiko",
        reaction(
            after(CARD_PLAYED, YOU, any_(CARD, keyword("Water"))),
            target(CHARACTER),
            switch_base_skills(TARGET, until=PHASE_END),
        ),
    ),
    card(
        "Isawa Masahiro",
        action(
            requires(during_element(FIRE)),
            cost(bow(SELF)),
            target(any_(CHARACTER, participating, cost_at_most(2))),
            discard(TARGET),
        ),
    ),
    card(
        "Isawa Ujina",
        forced_reaction(
            after(RING_CLAIMED, the_ring_of(VOID)),
            target(any_(CHARACTER, without_fate)),
            remove_from_game(TARGET),
            unlimited(),
        ),
    ),
    card(
        "Isawa Uona",
        reaction(
            after(CARD_PLAYED, YOU, any_(CARD, keyword("Air")), DURING_CONFLICT),
            target(any_(CHARACTER, not_unique, participating)),
            bow(TARGET),
        ),
    ),
    card(
        "Kaito Mai",
        dire(has_glory(SELF, 3)),
        reaction(
            after(FATE_REMOVED, SELF, OUTSIDE_THE_FATE_PHASE),
            target(any_(CHARACTER, another)),
            remove_fate(1, TARGET),
        ),
    ),
    card(
        "Kaito Nobukai",
        action(
            requires(THIS_PARTICIPATES),
            cost(sacrifice(SELF)),
            bow(any_(CHARACTER, participating)),
            for_a_while(cannot(MOVE_TO_THE_CONFLICT, CHARACTER)),
        ),
    ),
    card(
        "Kami of Ancient Wisdom",
        no_attachments(except_=("Spell", "Spirit")),
        reaction(
            after(FATE_REMOVED, CHARACTER, OUTSIDE_THE_FATE_PHASE),
            target(CHARACTER),
            beforehand(select_one(place_fate(1, TARGET), remove_fate(1, TARGET))),
        ),
    ),
    card(
        "Meddling Mediator",
        action(
            requires(declared_against_you(2)),
            beforehand(select_one(take_fate(1, OF_WHOM_IT_HOLDS), take_honor(1, OF_WHOM_IT_HOLDS))),
        ),
    ),
    card("Naive Student", keywords("sincerity")),
    card("Pacifist Philosopher", reaction(after(PASSES_CONFLICT), gain_fate(1), limit(2))),
    card("Prodigy of the Waves", action(requires(somebody_has_claimed(WATER)), ready_(SELF))),
    card(
        "Radiant Orator",
        action(
            requires(THIS_PARTICIPATES),
            requires(more(CONFLICT_GLORY, than=WHOEVER_IS_AGAINST_YOU)),
            target(your_opponents(CHARACTER, participating)),
            move_home(TARGET),
        ),
    ),
    card("Reader of Omens", has_political(SELF, 3, you_have_claimed(AIR, VOID))),
    card(
        "Relentless Inquisitor",
        action(
            requires(THIS_PARTICIPATES),
            up_front(target(your_opponents(CHARACTER, participating, can_be_bowed))),
            beforehand(select_one(remove_fate(1, TARGET), bow(TARGET), who=OPPONENT)),
        ),
    ),
    card(
        "Righteous Delegate",
        action(
            requires(THIS_PARTICIPATES),
            gives_both(any_(CHARACTER, participating, lacking("Bushi")), 1),
            penalizes_both(any_(CHARACTER, participating, keyword("Bushi")), 1),
        ),
    ),
    card(
        "Sage of Gisei Toshi",
        action(
            requires(DURING_CONFLICT),
            requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            target(any_(CHARACTER, of_your_opponent, participating)),
            if_you_do(move_home(SELF), move_home(TARGET)),
        ),
    ),
    card("Serene Warrior"),
    card(
        "Shiba Peacemaker",
        cannot(PARTICIPATE_AS_ATTACKER, SELF),
    ),
    card(
        "Shiba Pureheart",
        keywords("rally"),
        reaction(
            after(CONFLICT_DECLARED, ANY_OPPONENT, SECOND_AGAINST_YOU), target(CHARACTER), honor(TARGET)
        ),
    ),
    card(
        "Shiba Sophist",
        action(requires(THIS_PARTICIPATES), search_top(5, any_(CARD, of_the_contested_element), shown=True)),
    ),
    card(
        "Shiba Tetsu",
        reaction(
            after(CARD_PLAYED, YOU, any_(CARD, keyword("Spell")), DURING_CONFLICT),
            gives_both(SELF, 1),
            unlimited(),
        ),
    ),
    card("Shiba Tsukune", interrupt(when(PHASE_ENDS, phase("conflict")), resolve_unclaimed_rings(2))),
    card(
        "Shiba Yōjimbō",
        would_interrupt(when_would(INITIATES, that_targets(your(CHARACTER, keyword("Shugenja")))), cancel()),
    ),
    card(
        "Sincere Challenger",
        composure(has_political(SELF, 2)),
        action(
            requires(THIS_PARTICIPATES),
            target(your_opponents(CHARACTER, participating)),
            challenge(SELF, TARGET, for_a_while(permits(IMMUNE_TO_EVENTS, WINNER)), stat=POLITICAL),
        ),
    ),
    card(
        "Solemn Scholar",
        action(
            requires(DURING_CONFLICT),
            requires(you_have_claimed(EARTH)),
            target(any_(CHARACTER, attacking)),
            bow(TARGET),
        ),
    ),
    card(
        "Steward of Cryptic Lore",
        dire(has_political(SELF, 3)),
        action(
            requires(during_element(EARTH)),
            beforehand(
                select_one(gives(ATTACKED_PROVINCE, strength=3), gives(ATTACKED_PROVINCE, strength=-3))
            ),
        ),
    ),
    card(
        "Student of the Tao",
        keywords("rally"),
        action(requires(conflict_at(VOID)), target(any_(CHARACTER, not_yours)), move_home(TARGET)),
    ),
    card("Valiant Oathkeeper"),
    card("Young Philosopher"),
]
