"""Unicorn dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Aggressive Moto", cannot(BE_DECLARED_AS_DEFENDER, SELF)),
    card("Battle Maiden Recruit", has_military(SELF, 2, you_have_claimed(WATER, VOID))),
    card(
        "Benevolent Ambassador",
        keywords("courtesy"),
        reaction(after(WINS_CONFLICT, SELF), gain_honor(1), gain_honor(1, OPPONENT)),
    ),
    card("Border Rider", action(ready_(SELF))),
    card(
        "Giver of Gifts",
        action(
            up_front(target(your(ATTACHMENT))),
            chooses_own(YOU, CHARACTER, attach(TARGET, CHOSEN), as_target=False),
        ),
    ),
    card(
        "Golden Plains Raider",
        reaction(
            after(WINS_CONFLICT, SELF, AS_ATTACKER),
            target(in_your_opponents_provinces(any_(CARD, face_up))),
            discard_from_province(TARGET),
        ),
    ),
    card(
        "Higashi Kaze Company",
        no_attachments(except_=("Weapon",)),
        reaction(
            after(WINS_CONFLICT, SELF),
            target(any_(CHARACTER, another, participating, without_fate)),
            for_a_while(does_not_bow(TARGET)),
        ),
    ),
    card(
        "Honest Challenger",
        composure(has_military(SELF, 2)),
        action(
            requires(THIS_PARTICIPATES),
            target(your_opponents(CHARACTER, participating)),
            challenge(
                SELF,
                TARGET,
                chooses_own(
                    controller_of(WINNER),
                    any_(CHARACTER, not_participating),
                    move_to_conflict(CHOSEN),
                    as_target=False,
                ),
            ),
        ),
    ),
    card(
        "Ide Ryōma",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, of_clan("Unicorn"))),
            second_target(any_(CHARACTER, not_of_clan("Unicorn"), with_the_controller_of(TARGET))),
            bow_one_and_ready_the_other(TARGET, SECOND),
        ),
    ),
    card(
        "Ide Trader",
        reaction(
            after(MOVES_IN, THIS_PARTICIPATES),
            beforehand(select_one(gain_fate(1), draw(1))),
            limit(1, PER_CONFLICT),
        ),
    ),
    card(
        "Iuchi Daiyu",
        action(requires(DURING_CONFLICT), target(CHARACTER), gives(TARGET, military=OPPONENTS_REVEALED)),
    ),
    card(
        "Iuchi Farseer",
        reaction(after(ENTERS_PLAY, SELF), target(OPPONENTS_FACEDOWN_PROVINCE), turn_up(TARGET)),
    ),
    card(
        "Iuchi Shahai (2)",
        has_keyword(SELF, "covert", FIRST_PLAYER),
        reaction(
            after(CARD_PLAYED, YOU, any_(CARD, keyword("Meishōdō")) | any_(CARD, keyword("Mahō"))),
            cost(lose_honor(1)),
            place_fate(1, SELF),
        ),
    ),
    card(
        "Master of the Swift Waves",
        action(
            requires(DURING_CONFLICT),
            target(your(CHARACTER, participating, could_move_home)),
            second_target(your(CHARACTER, not_participating, could_move_in)),
            move_home(TARGET),
            move_to_conflict(SECOND),
        ),
    ),
    card("Meishōdō Wielder", costs_less(1, FIRST_PLAYER)),
    card(
        "Minami Kaze Regulars",
        no_attachments(except_=("Weapon",)),
        reaction(
            after(WINS_CONFLICT, SELF),
            requires(more(PARTICIPANTS, than=WHOEVER_IS_AGAINST_YOU)),
            gain_fate(1),
            draw(1),
        ),
    ),
    card(
        "Moto Ariq",
        action(
            requires(THIS_PARTICIPATES),
            requires(less(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, ready), move_to_conflict(CHOSEN))),
        ),
    ),
    card(
        "Moto Beastmaster",
        reaction(
            after(COMMITS, SELF, ATTACKING),
            target(
                in_your_provinces(
                    any_(CHARACTER, face_up, cost_at_most(amount_if(FIRST_PLAYER, 4, otherwise=2)))
                )
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card("Moto Conqueror"),
    card("Moto Horde", no_attachments(except_=("Weapon",))),
    card(
        "Moto Juro",
        action(
            requires(DURING_CONFLICT),
            beforehand(select_one(move_to_conflict(SELF), move_home(SELF))),
            limit(2),
        ),
    ),
    card(
        "Moto Nergüi",
        action(
            requires(participates_in(MILITARY)),
            target(any_(CHARACTER, participating, with_the_highest_glory)),
            move_home(TARGET),
        ),
    ),
    card("Moto Outrider", action(requires(participates_in(MILITARY)), ready_(SELF))),
    card("Moto Youth", has_military(SELF, 1, during_the_first(MILITARY))),
    card(
        "Open Field Skirmisher",
        action(requires(THIS_ATTACKS), cost(remove_fate(1, SELF)), gives(ATTACKED_PROVINCE, strength=-3)),
    ),
    card(
        "Outskirts Sentry",
        reaction(after(MOVES_IN, THIS_PARTICIPATES), target(any_(CHARACTER, participating)), honor(TARGET)),
    ),
    card(
        "Saadiyah al-Mozedu",
        keywords("sincerity"),
        action(
            paying(in_your_hand(CARD)),
            cost(discard_from_hand(PAID)),
            target(UNATTACKED_PROVINCE),
            turn_down(TARGET),
        ),
    ),
    card(
        "Scholar of Old Rempet",
        keywords("rally"),
        action(
            requires(DURING_CONFLICT),
            cost(lose_honor(1)),
            target(any_(CHARACTER, not_unique)),
            for_a_while(permits(IMMUNE_TO_EVENTS, TARGET)),
        ),
    ),
    card(
        "Shinjo Altansarnai (1)",
        reaction(
            after(PROVINCE_BREAKS, YOU, participates_in(MILITARY)),
            beforehand(chooses_own(OPPONENT, CHARACTER, discard(CHOSEN))),
        ),
    ),
    reconstructed(
        card(
            "Shinjo Atagi",
            in_conflict(action(target(any_(CHARACTER, participating)), set_skill_to_strength(TARGET))),
        ),
    ),
    card(
        "Shinjo Kyōra",
        disguised("Cavalry"),
        action(requires(THIS_PARTICIPATES), switch_contested_ring()),
    ),
    card("Shinjo Outrider", action(requires(DURING_CONFLICT), move_to_conflict(SELF))),
    card(
        "Shinjo Shono",
        keywords("pride"),
        action(
            requires(THIS_PARTICIPATES),
            requires(more(PARTICIPANTS, than=WHOEVER_IS_AGAINST_YOU)),
            gives_both(your(CHARACTER, participating, keyword("Cavalry")), 1),
        ),
    ),
    card(
        "Shinjo Tatsuo",
        action(
            requires(THIS_CAN_MOVE_IN),
            targets(your(CHARACTER, other, could_move_in), 0, 1),
            move_to_conflict(both(SELF, TARGET)),
        ),
    ),
    card(
        "Shinjo Trailblazer",
        reaction(after(IS_REVEALED, theirs(PROVINCE), DURING_CONFLICT), gives_both(SELF, 2)),
    ),
    card(
        "Shiotome Heroine",
        reaction(after(HONOR_GAINED, ANY_OPPONENT, BY_A_CARD_EFFECT), ready_(SELF)),
    ),
    card("Swift Magistrate", cannot(COUNT_SKILL, any_(CHARACTER, other, with_fate), THIS_ATTACKS)),
    card(
        "Twilight Rider",
        keywords("rally"),
        reaction(after(MOVES_IN, SELF), target(CHARACTER), ready_(TARGET)),
    ),
    card(
        "Utaku Infantry",
        *has_both(SELF, count_of(your(CHARACTER, participating, of_clan("Unicorn"))), THIS_PARTICIPATES),
    ),
    card("Utaku Mediator", *has_both(SELF, 1, not_(YOU_HAVE_THE_FAVOR))),
    card(
        "Utaku Rumaru",
        has_glory(your(CHARACTER, honored), 1),
        has_glory(your(CHARACTER, dishonored), -1),
        reaction(
            after(WINS_CONFLICT, SELF),
            paying(in_your_hand(CARD)),
            cost(discard_from_hand(PAID)),
            target(any_(CHARACTER, another, participating)),
            honor(TARGET),
        ),
    ),
    card(
        "Utaku Yumino",
        action(
            requires(DURING_CONFLICT),
            cost(discard_from_hand(PAID)),
            paying(in_your_hand(CARD)),
            gives_both(SELF, 2),
            limit(1, PER_CONFLICT),
        ),
    ),
    card(
        "Warrior Poet",
        action(requires(THIS_PARTICIPATES), penalizes_both(your_opponents(CHARACTER, participating), 1)),
    ),
    card(
        "Way Station Trader",
        keywords("limited"),
        reaction(
            after(IS_REVEALED, PROVINCE, THIS_PARTICIPATES), target(AN_OPPONENT), take_fate(1, TARGET_PLAYER)
        ),
    ),
    card(
        "White Horde Vanguard",
        no_attachments(except_=("Weapon",)),
        cannot(BE_BOWED_BY_OPPONENTS, SELF, FIRST_CONFLICT),
        cannot(BE_MOVED_BY_OPPONENTS, SELF, FIRST_CONFLICT),
    ),
    card(
        "Wild Stallion",
        no_attachments(),
        action(
            requires(THIS_CAN_MOVE_IN),
            targets(your(CHARACTER, other, could_move_in), 0, 1),
            move_to_conflict(both(SELF, TARGET)),
        ),
    ),
    card("Worldly Shiotome", reaction(after(CARD_PLAYED, YOU, any_(CARD, keyword("Gaijin"))), honor(SELF))),
]
