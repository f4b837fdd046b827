"""Crab dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Apprentice Earthcaller",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, attacking, without_attachments)),
            *set_skills_as_printed(TARGET),
        ),
    ),
    card(
        "Blatant Swindler",
        action(
            requires(THIS_PARTICIPATES),
            cost(give_honor(1)),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, participating), move_home(CHOSEN))),
        ),
    ),
    card(
        "Borderlands Defender",
        cannot(BE_BOWED_BY_OPPONENTS, SELF, THIS_DEFENDS),
        cannot(BE_MOVED_BY_OPPONENTS, SELF, THIS_DEFENDS),
    ),
    card(
        "Butcher of the Fallen",
        keywords("rally"),
        cannot(
            BE_DECLARED_AS_DEFENDER,
            any_(CHARACTER, military_below(UNBROKEN)),
            THIS_ATTACKS,
        ),
    ),
    card(
        "Crisis Breaker",
        action(
            requires(DURING_MILITARY),
            requires(less(CONFLICT_SKILL, than=WHOEVER_IS_AGAINST_YOU)),
            target(your(CHARACTER, keyword("Berserker"))),
            ready_(TARGET),
            move_to_conflict(TARGET),
        ),
    ),
    card("Damned Hida", dire(has_military(SELF, 3))),
    card(
        "Daring Challenger",
        has_military(SELF, 1, less(HONOR, than=ANY_OPPONENT)),
        action(
            requires(THIS_PARTICIPATES),
            target(theirs(CHARACTER, participating)),
            challenge(SELF, TARGET, place_fate(1, WINNER)),
        ),
    ),
    card("Eager Scout"),
    card(
        "Favorable Dealbroker",
        reaction(after(ENTERS_PLAY, SELF), search_into_play(any_(CHARACTER, cost_exactly(1)))),
    ),
    card(
        "Fifth Tower Watch",
        no_attachments(except_=("Weapon",)),
        interrupt(
            when(LEAVES_PLAY, your(CHARACTER), BY_SACRIFICE),
            target(AN_OPPONENT),
            beforehand(
                chooses_own(
                    TARGET_PLAYER, any_(CHARACTER, military_below(military_of(THE_SACRIFICED))), bow(CHOSEN)
                )
            ),
        ),
    ),
    card("Gallant Quartermaster", interrupt(when(LEAVES_PLAY, SELF, BY_SACRIFICE), gain_fate(2))),
    card(
        "Hida Amoro",
        forced_reaction(
            after(PASSES_CONFLICT),
            chooses_own(THAT_PLAYER, CHARACTER, sacrifice(CHOSEN), as_target=False),
            unlimited(),
        ),
    ),
    card(
        "Hida Etsuji",
        cannot(BE_EVADED, SELF),
        permits(USE_ABILITIES_AGAIN, your(PROVINCE)),
    ),
    card(
        "Hida Guardian",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, another, participating)),
            gives_both(TARGET, count_of(your(HOLDING), 2)),
        ),
    ),
    card(
        "Hida Kisada",
        players_cannot(
            RESOLVE_FIRST_ACTION,
            WHOEVER_IS_AGAINST_YOU,
            NOT_LOST_YET,
        ),
    ),
    card(
        "Hida O-Ushi",
        reaction(
            after(CONFLICT_WON, YOU, AS_DEFENDING_PLAYER),
            additional_conflict(MILITARY),
            maximum(1, PER_PHASE),
        ),
    ),
    card(
        "Hida Sugi",
        reaction(
            after(WINS_CONFLICT, SELF),
            target(in_a_discard_pile(any_(CARD, of_the_dynasty_deck))),
            put_on_bottom(TARGET),
        ),
    ),
    card(
        "Hida Sukune",
        action(requires(THIS_DEFENDS), draw(1), then(discards(YOU, 1)), limit(1, PER_CONFLICT)),
    ),
    card(
        "Hida Tomonatsu",
        reaction(
            after(WINS_CONFLICT, SELF, AS_DEFENDER),
            cost(sacrifice(SELF)),
            target(any_(CHARACTER, not_unique, attacking)),
            return_to_deck_top(TARGET),
        ),
    ),
    card(
        "Hida Yakamo",
        does_not_bow(SELF, all_of(less(HONOR, than=ANY_OPPONENT), DURING_MILITARY)),
        cannot(LOSE_DUELS, SELF, less(HONOR, than=ANY_OPPONENT)),
    ),
    card(
        "Hiruma Signaller",
        action(
            requires(THIS_DEFENDS),
            cost(sacrifice(SELF)),
            target(your(CHARACTER)),
            ready_(TARGET),
            move_to_conflict(TARGET),
        ),
    ),
    card(
        "Hiruma Yōjimbō",
        cannot(BE_DECLARED_AS_ATTACKER, SELF),
    ),
    card("Intimidating Hida", reaction(after(PASSES_CONFLICT, ANY_OPPONENT), lose_honor(1, THAT_PLAYER))),
    card("Kaiu Envoy", keywords("courtesy", "sincerity")),
    card(
        "Kaiu Inventor",
        action(
            target(your(HOLDING)),
            for_a_while(
                permits(
                    USE_ABILITIES_AGAIN,
                    TARGET,
                ),
                ROUND_END,
            ),
        ),
    ),
    card(
        "Kaiu Shihobu",
        reaction(after(ENTERS_PLAY, SELF), search_to_put_under(HOLDING)),
        action(
            chooses_own(
                YOU, under_your_stronghold_province(HOLDING), put_into_province(CHOSEN), as_target=False
            )
        ),
    ),
    card(
        "Kaiu Shuichi",
        keywords("covert"),
        action(requires(THIS_PARTICIPATES), requires(there_is(any_(HOLDING, in_play))), gain_fate(1)),
    ),
    card(
        "Kaiu Siege Force",
        no_attachments(),
        action(paying(your(HOLDING)), cost(return_to_deck_bottom(PAID)), ready_(SELF)),
    ),
    card("Kuni Purifier", reaction(after(PASSES_CONFLICT, ANY_OPPONENT), discard_at_random(1, THAT_PLAYER))),
    card(
        "Kuni Ritsuko",
        reaction(
            after(WINS_CONFLICT, SELF, AS_DEFENDER),
            target(any_(CHARACTER, attacking)),
            remove_fate(1, TARGET),
        ),
    ),
    card(
        "Kuni Yori",
        *has_both(your(CHARACTER), 1, during_element(EARTH)),
        action(
            requires(DURING_CONFLICT),
            cost(lose_honor(1)),
            target(A_PLAYER),
            discard_at_random(1, TARGET_PLAYER),
        ),
    ),
    card("Master of Jade", action(cost(lose_honor(2)), target(CHARACTER), place_fate(1, TARGET))),
    card(
        "Midnight Builder",
        dire(permits(USE_ABILITIES_AGAIN, your(HOLDING))),
        has_strength(your(HOLDING), 2),
    ),
    card(
        "One of the Forgotten",
        cannot(RECEIVE_FATE_WHEN_PLAYED, SELF),
        reaction(
            after(PASSES_CONFLICT, ANY_OPPONENT),
            requires(there_is(any_(CHARACTER, ready, of_that_player))),
            place_fate(1, SELF),
        ),
    ),
    card(
        "Pious Guardian",
        keywords("rally"),
        interrupt(
            when(PHASE_ENDS, phase("conflict")),
            requires(not_(you_control(any_(PROVINCE, broken), 2))),
            gain_honor(1),
        ),
    ),
    card(
        "Purifier Apprentice",
        reaction(after(CONFLICT_WON, YOU, AS_DEFENDING_PLAYER), lose_honor(1, OPPONENT)),
    ),
    card(
        "Repentant Legion",
        no_attachments(except_=("Weapon",)),
        reaction(after(PROVINCE_BREAKS, YOU, THIS_PARTICIPATES), fill(YOUR_OUTER_PROVINCE)),
    ),
    card("Shadowlands Hunter", permits(WIN_UNOPPOSED, SELF, THIS_ATTACKS)),
    card(
        "Shrewd Yasuki",
        action(requires(THIS_PARTICIPATES), requires(there_is(any_(HOLDING, in_play))), look_and_take_one(2)),
    ),
    card("Siege Captain"),
    card(
        "Silent Skirmisher",
        action(
            requires(DURING_CONFLICT),
            paying(your(CHARACTER, another)),
            cost(sacrifice(PAID)),
            gives(SELF, military=2),
        ),
    ),
    card(
        "Staunch Hida",
        reaction(after(WINS_CONFLICT, SELF, AS_DEFENDER), resolve_contested_ring(), maximum(1, PER_CONFLICT)),
    ),
    card(
        "Steadfast Witch Hunter",
        action(cost(sacrifice(PAID)), paying(your(CHARACTER)), target(CHARACTER), ready_(TARGET)),
    ),
    card("Stoic Magistrate", cannot(COUNT_SKILL, any_(CHARACTER, cost_at_most(2)), THIS_DEFENDS)),
    card(
        "Student of Anatomies",
        action(
            paying(your(CHARACTER)),
            cost(sacrifice(PAID)),
            target(CHARACTER),
            for_a_while(blanks(TARGET), PHASE_END),
        ),
    ),
    card(
        "Tainted Hero",
        cannot(BE_DECLARED_AS_ATTACKER, SELF),
        cannot(BE_DECLARED_AS_DEFENDER, SELF),
        action(paying(your(CHARACTER)), cost(sacrifice(PAID)), for_a_while(blanks(SELF), PHASE_END)),
    ),
    card("Third Tower Guard", has_military(SELF, 2, you_have_claimed(EARTH, WATER))),
    card(
        "Third Whisker Sneak",
        permits(immune_to("Shadowlands"), SELF),
        permits(immune_to("Mahō"), SELF),
        reaction(
            after(WINS_CONFLICT, SELF, a_conflict(unopposed=True)), search_top(UNBROKEN, CARD, shown=False)
        ),
    ),
    card(
        "Vanguard Warrior",
        action(cost(sacrifice(SELF)), target(CHARACTER), place_fate(1, TARGET)),
    ),
    card(
        "Vengeful Berserker",
        reaction(after(LEAVES_PLAY, your(CHARACTER, another), DURING_CONFLICT), double_military(SELF)),
    ),
    card(
        "Yasuki Broker",
        has_keyword(your(CHARACTER), "courtesy", THIS_PARTICIPATES),
        has_keyword(your(CHARACTER), "sincerity", THIS_PARTICIPATES),
    ),
    card(
        "Yasuki Hatsu",
        action(
            requires(THIS_PARTICIPATES),
            requires(less(HONOR, than=OPPONENT)),
            search_top(5, ATTACHMENT, shown=True),
        ),
    ),
    card(
        "Yasuki Hikaru",
        action(
            requires(THIS_DEFENDS),
            target(any_(CHARACTER, attacking, military_above(military_of(SELF)))),
            move_home(TARGET),
        ),
    ),
    card(
        "Yasuki Oguri (1)",
        keywords("covert"),
        reaction(after(CARD_PLAYED, ANY_OPPONENT, EVENT, THIS_DEFENDS), gives_both(SELF, 1), unlimited()),
    ),
    card(
        "Yasuki Oguri (2)",
        keywords("covert"),
        action(
            requires(THIS_DEFENDS),
            cost(spend_fate(1)),
            target(any_(CHARACTER, with_fate)),
            move_to_conflict(TARGET),
        ),
    ),
    card("Yasuki Procurer", action(cost(dishonor(SELF)), next_costs_less(1, ATTACHMENT | CHARACTER))),
    card(
        "Yasuki Taka",
        reaction(
            after(LEAVES_PLAY, any_(CHARACTER, of_clan("Crab")), CONFLICT_PHASE), gain_fate(1), unlimited()
        ),
    ),
]
