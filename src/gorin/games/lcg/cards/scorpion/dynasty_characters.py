"""Scorpion dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Alibi Artist", action(requires(honor_at_most(6)), look_and_take_one(2))),
    card("Attendant to the Emperor"),
    card(
        "Bayushi Aramoro",
        action(
            requires(participates_in(MILITARY)),
            cost(dishonor(SELF)),
            target(your_opponents(CHARACTER, participating)),
            gives(TARGET, military=-2),
            for_a_while(cannot(IS_DISCARDED, TARGET, is_(TARGET, military_at_most(0)))),
        ),
    ),
    card(
        "Bayushi Dairu",
        action(requires(THIS_PARTICIPATES), target(any_(CHARACTER, another)), move_status(TARGET, SELF)),
    ),
    card("Bayushi Liar", keywords("sincerity")),
    card("Bayushi Manipulator", reaction(after(DIALS_REVEALED), change_bid(1))),
    card(
        "Bayushi Shoju (1)",
        action(
            requires(participates_in(POLITICAL)),
            target(your_opponents(CHARACTER, participating)),
            gives(TARGET, political=-1),
            for_a_while(cannot(IS_DISCARDED, TARGET, is_(TARGET, political_at_most(0)))),
            limit(2),
        ),
    ),
    card(
        "Bayushi Yunako",
        action(requires(THIS_PARTICIPATES), target(CHARACTER), switch_base_skills(TARGET)),
    ),
    card(
        "Beautiful Entertainer",
        keywords("rally"),
        interrupt(when(LEAVES_PLAY, SELF), requires(less(HONOR, than=ANY_OPPONENT)), gain_honor(2)),
    ),
    card(
        "Blackmail Artist",
        reaction(after(WINS_CONFLICT, SELF, a_conflict(POLITICAL)), take_honor(1)),
    ),
    card("Court Novice", has_political(SELF, 2, you_have_claimed(AIR, WATER))),
    card(
        "Favored Niece",
        action(cost(discard_from_hand(PAID)), paying(in_your_hand(CARD)), draw(1), limit(2)),
    ),
    card("Fawning Diplomat", interrupt(when(LEAVES_PLAY, SELF), claim_favor())),
    card(
        "Heartless Intimidator",
        reaction(after(HONOR_LOST, ANY_OPPONENT), discard_top(1, who=THAT_PLAYER), unlimited()),
    ),
    card(
        "Insolent Rival",
        *has_both(SELF, 2, more(HONOR_BID, than=ANY_OPPONENT)),
        action(
            requires(THIS_PARTICIPATES),
            target(theirs(CHARACTER, participating)),
            challenge(SELF, TARGET, dishonor(LOSER)),
        ),
    ),
    card(
        "Master Whisperer",
        keywords("support"),
        action(target(A_PLAYER), discards(TARGET_PLAYER, 3), draw(3, TARGET_PLAYER)),
    ),
    card(
        "Sake House Confidant",
        action(
            requires(THIS_PARTICIPATES),
            cost(discard_favor()),
            gives(your(CHARACTER, keyword("Shinobi")), political=2),
        ),
    ),
    card("Shadow Stalker", keywords("rally"), *has_both(SELF, 2, honor_at_most(6))),
    card(
        "Shameless Gossip",
        action(
            requires(THIS_PARTICIPATES),
            target(CHARACTER),
            second_target(any_(CHARACTER, another_one, with_the_controller_of(TARGET))),
            move_status(TARGET, SECOND),
        ),
    ),
    card(
        "Shepherd of Visages",
        action(requires(DURING_CONFLICT), target(any_(CHARACTER, participating)), gives(TARGET, glory=-2)),
    ),
    card(
        "Shosuro Actor",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, not_unique, not_yours)),
            become_copy(SELF, TARGET),
        ),
    ),
    card(
        "Shosuro Actress",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(SELF)),
            target(in_opponents_discard(CHARACTER).with_(lacking("Shinobi"), cost_at_most(3))),
            take_into_conflict(TARGET),
        ),
    ),
    card(
        "Shosuro Deceiver",
        gains_abilities_of(any_(CHARACTER, other, participating, dishonored), THIS_PARTICIPATES),
    ),
    card(
        "Shosuro Hametsu",
        action(cost(lose_honor(1)), search_deck(any_(CARD, keyword("Poison")), shown=True)),
    ),
    card(
        "Shosuro Ibuki",
        disguised("Courtier"),
        reaction(after(WINS_CONFLICT, SELF), remove_fate(1, any_(CHARACTER, other, participating))),
    ),
    card(
        "Shosuro Miyako (1)",
        reaction(
            after(CARD_PLAYED, YOU, CHARACTER, FROM_YOUR_HAND),
            beforehand(
                select_one(
                    discard_at_random(1, OPPONENT),
                    chooses_own(OPPONENT, CHARACTER, dishonor(CHOSEN)),
                    who=OPPONENT,
                )
            ),
        ),
    ),
    card(
        "Shosuro Takao",
        action(
            requires(there_is(any_(CHARACTER, participating, dishonored))),
            select_one(move_to_conflict(SELF), move_home(SELF)),
        ),
    ),
    card(
        "Silent Enforcer",
        reaction(
            after(CARD_PLAYED, YOU, EVENT, THIS_PARTICIPATES),
            up_front(target(any_(CHARACTER, participating, cost_at_most(3)))),
            beforehand(select_one(bow(TARGET), move_home(TARGET), who=controller_of(TARGET))),
        ),
    ),
    card("Sinister Peacekeeper", reaction(after(HONOR_GAINED, ANY_OPPONENT), lose_honor(1, THAT_PLAYER))),
    card(
        "Sinister Soshi",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            penalizes_both(TARGET, 2),
        ),
    ),
    card(
        "Soshi Aoi",
        action(
            cost(lose_honor(1)),
            up_front(target(your(CHARACTER))),
            beforehand(
                select_one(
                    (
                        gives(TARGET, military=1, until=PHASE_END),
                        for_a_while(has_keyword(TARGET, "Bushi"), PHASE_END),
                    ),
                    (
                        gives(TARGET, political=1, until=PHASE_END),
                        for_a_while(has_keyword(TARGET, "Courtier"), PHASE_END),
                    ),
                )
            ),
        ),
    ),
    card("Soshi Illusionist", action(cost(spend_fate(1)), target(CHARACTER), discard_status(TARGET))),
    card(
        "Soshi Shiori",
        reaction(after(CONFLICT_WON, YOU), target(A_PLAYER), lose_honor(1, TARGET_PLAYER), unlimited()),
    ),
    card(
        "Thunder Guard Elite",
        keywords("pride"),
        action(requires(THIS_PARTICIPATES), cost(lose_honor(1)), discard_at_random(1)),
    ),
    card("Underhanded Samurai", keywords("covert")),
    card(
        "Vice Proprietor",
        action(
            requires(THIS_PARTICIPATES),
            cost(dishonor(SELF)),
            target(AN_OPPONENT),
            beforehand(chooses(TARGET_PLAYER, any_(CHARACTER, participating, not_yours), bow(CHOSEN))),
        ),
    ),
    card(
        "Yogo Hiroue",
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, not_participating)),
            move_to_conflict(TARGET),
            then(later(after(CONFLICT_WON, YOU, THE_CONFLICT), may(dishonor(TARGET)))),
        ),
    ),
    card("Yogo Outcast", *has_both(SELF, 1, less(HONOR, than=ANY_OPPONENT))),
    card("Yogo Paramour", dire(action(cost(bow(SELF)), target(any_(CHARACTER, another)), dishonor(TARGET)))),
    card("Yogo Preserver", has_keyword(your(CHARACTER, dishonored), "sincerity")),
    card(
        "Young Rumormonger",
        *also(
            would_interrupt(
                when_would(IS_HONORED, CHARACTER),
                target(any_(CHARACTER, another_one, with_the_controller_of(IT))),
                the_same_instead(honor(TARGET)),
            ),
            would_interrupt(
                when_would(IS_DISHONORED, CHARACTER),
                target(any_(CHARACTER, another_one, with_the_controller_of(IT))),
                the_same_instead(dishonor(TARGET)),
            ),
        ),
    ),
]
