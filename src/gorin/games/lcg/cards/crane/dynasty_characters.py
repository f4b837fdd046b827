"""Crane dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Asahina Artisan",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            target(any_(CHARACTER, another, of_clan("Crane"))),
            gives(TARGET, political=3),
        ),
    ),
    card("Asahina Maeko", action(requires(DURING_CONFLICT), each_costs_everybody_more(1, CARD))),
    card(
        "Asahina Storyteller",
        keywords("sincerity"),
        has_keyword(your(CHARACTER, honored, of_clan("Crane")), "sincerity"),
    ),
    card(
        "Asahina Takamori",
        reaction(
            after(CARD_PLAYED, YOU, any_(CHARACTER, of_clan("Crane"))),
            target(theirs(CHARACTER, cost_at_most(printed_cost_of(that_character(IT))))),
            for_a_while(cannot(BE_DECLARED_AS_ATTACKER, TARGET), ROUND_END),
            for_a_while(cannot(BE_DECLARED_AS_DEFENDER, TARGET), ROUND_END),
        ),
    ),
    card("Beloved Advisor", action(target(AN_OPPONENT), draw(1), draw(1, TARGET_PLAYER))),
    card(
        "Benevolent Host",
        reaction(
            after(CARD_PLAYED, YOU, SELF),
            target(in_your_provinces(any_(CHARACTER, keyword("Courtier"))).with_(face_up)),
            put_into_play(TARGET),
            if_(is_(TARGET, cost_at_most(2)), place_fate(1, TARGET)),
        ),
    ),
    card(
        "Brash Samurai",
        action(requires(is_(SELF, your_only_participant)), honor(SELF)),
    ),
    card("Callow Delegate", interrupt(when(LEAVES_PLAY, SELF), target(your(CHARACTER)), honor(TARGET))),
    card("Cautious Scout", blanks(ATTACKED_PROVINCE, is_(SELF, attacking_alone))),
    card(
        "Daidoji Kageyu",
        disguised("Courtier"),
        action(requires(participates_in(POLITICAL)), draw(CARDS_PLAYED_BY_OPPONENT)),
    ),
    card("Daidoji Nerishma", action(target(in_your_provinces(CARD).with_(face_down)), turn_up(TARGET))),
    card(
        "Daidoji Uji (1)",
        permits(
            PLAY_AS_IF_IN_HAND,
            any_(CHARACTER, face_up_in_your_province),
            is_(SELF, honored),
        ),
    ),
    reconstructed(
        card(
            "Daidōji Ienori",
            in_conflict(
                action(
                    target(CHARACTER),
                    *set_skills(TARGET, 3, 3),
                    if_(
                        is_(SELF, honored),
                        for_a_while(cannot(RECEIVE_STATUS_TOKENS, THE_TARGET)),
                    ),
                )
            ),
        ),
    ),
    card("Desperate Negotiator", dire(has_military(SELF, 2)), dire(has_political(SELF, 2))),
    card(
        "Doji Challenger",
        action(requires(THIS_ATTACKS), target(your_opponents(CHARACTER)), move_to_conflict(TARGET)),
    ),
    card(
        "Doji Gift Giver",
        action(
            requires(THIS_PARTICIPATES),
            cost(give_fate(1)),
            beforehand(chooses_own(OPPONENT, any_(CHARACTER, ready, participating), bow(CHOSEN))),
        ),
    ),
    card(
        "Doji Hotaru (1)",
        reaction(
            after(RING_CLAIMED, YOU, participates_in(POLITICAL)),
            resolve_that_ring(),
        ),
    ),
    card(
        "Doji Kuwanan",
        cannot(IS_DISCARDED, your(CHARACTER, titled("Doji Hotaru"))),
        action(
            requires(participates_in(MILITARY)),
            target(any_(CHARACTER, participating, military_below(military_of(SELF)))),
            bow(TARGET),
        ),
    ),
    card("Doji Kuzunobu", players_cannot(TRIGGER_REACTIONS, ALL_PLAYERS, THIS_PARTICIPATES)),
    card("Doji Representative", action(requires(DURING_CONFLICT), move_home(SELF))),
    card(
        "Doji Shigeru",
        reaction(
            after(CARD_PLAYED, OPPONENT, EVENT, THIS_PARTICIPATES), discards(THAT_PLAYER, 1), unlimited()
        ),
    ),
    card(
        "Doji Shizue",
        cannot(LOSE_FATE, SELF, all_of(FATE_PHASE, YOU_HAVE_THE_FAVOR)),
        cannot(BE_DISCARDED, SELF, all_of(FATE_PHASE, YOU_HAVE_THE_FAVOR)),
    ),
    card("Doji Whisperer"),
    card(
        "Guest of Honor",
        players_cannot(PLAY_EVENTS, EACH_OPPONENT, THIS_PARTICIPATES),
    ),
    card("Ichigenkin Soloist", composure(cannot(BE_TARGETED_BY_OPPONENTS, SELF))),
    card(
        "Ikebana Artisan",
        would_interrupt(
            when_would(HONOR_LOST, YOU, FOR_UNOPPOSED),
            cancel(),
            then(lose_fate(1)),
            unlimited(),
        ),
    ),
    card(
        "Iron Crane Legion",
        no_attachments(except_=("Weapon",)),
        has_military(SELF, OPPONENTS_HAND, YOU_ARE_IN_THE_CONFLICT),
    ),
    card("Iwasaki Pupil", draw_fewer(2, EACH_PLAYER)),
    card(
        "Kabuki Hero",
        action(requires(DURING_CONFLICT), cost(spend_fate(1)), gives(SELF, military=political_of(SELF))),
    ),
    card(
        "Kakita Asami",
        action(
            requires(participates_in(POLITICAL)),
            requires(more(CONFLICT_SKILL, than=WHOEVER_IS_AGAINST_YOU)),
            take_honor(1),
        ),
    ),
    card("Kakita Favorite", has_political(SELF, 2, involved_in_duel(SELF))),
    card(
        "Kakita Kaezin",
        action(
            requires(THIS_PARTICIPATES),
            beforehand(
                chooses_own(
                    OPPONENT,
                    any_(CHARACTER, participating),
                    challenge(
                        SELF,
                        CHOSEN,
                        if_(wins_duel(SELF), move_home(any_(CHARACTER, participating, not_in_this_duel))),
                        if_(loses_duel(SELF), move_home(SELF)),
                    ),
                )
            ),
        ),
    ),
    card(
        "Kakita Ryoku",
        reaction(after(PHASE_BEGINS), requires(YOU_HAVE_THE_FAVOR), target(CHARACTER), honor(TARGET)),
    ),
    card(
        "Kakita Toshimoko",
        would_interrupt(
            when_would(LOSES_CONFLICT, SELF),
            beforehand(
                chooses_own(
                    OPPONENT,
                    any_(CHARACTER, participating),
                    challenge(
                        SELF, CHOSEN, if_(wins_duel(SELF), count_no_skill(), otherwise=(count_anew(),))
                    ),
                )
            ),
        ),
    ),
    card(
        "Kakita Yoshi (1)",
        action(
            requires(THIS_PARTICIPATES),
            cost(discard_favor()),
            draw(3),
            each_costs_less(2, EVENT, until=CONFLICT_END),
        ),
    ),
    card(
        "Kakita Yoshi (2)",
        reaction(
            after(WINS_CONFLICT, SELF, a_conflict(POLITICAL), AS_ATTACKER),
            targets(CHARACTER, 1, count_of(your(PROVINCE, face_up))),
            dishonor(TARGET),
        ),
    ),
    card(
        "Kakita Yuri",
        action(
            requires(THIS_PARTICIPATES),
            beforehand(
                chooses_own(
                    OPPONENT,
                    any_(CHARACTER, participating),
                    challenge(
                        SELF,
                        CHOSEN,
                        for_a_while(
                            players_cannot(DECLARE_CONFLICTS_OF_TYPE[MILITARY], controller_of(LOSER)),
                            PHASE_END,
                        ),
                        stat=POLITICAL,
                    ),
                )
            ),
        ),
    ),
    card("Maker of Keepsakes", cannot(RECEIVE_DISHONORED_TOKENS, SELF)),
    card(
        "Master of the Court",
        keywords("covert"),
        would_interrupt(when_would(INITIATES, EVENT), cost(discard_honored_status(SELF)), cancel()),
    ),
    card(
        "Origami Master",
        keywords("pride"),
        action(target(your(CHARACTER, another)), move_honored_status(SELF, TARGET)),
    ),
    card(
        "Paragon of Grace",
        action(
            requires(is_(SELF, alone_on_your_side)),
            if_(is_(SELF, honored), discard_at_random(1, OPPONENT), otherwise=(discards(OPPONENT, 1),)),
        ),
    ),
    card("Sadane Student", has_political(SELF, 2, you_have_claimed(AIR, FIRE))),
    card(
        "Savvy Politician",
        reaction(after(IS_HONORED, SELF), target(CHARACTER), honor(TARGET)),
    ),
    card(
        "Silver-Tongued Magistrate", cannot(COUNT_SKILL, any_(CHARACTER, other, without_fate), THIS_ATTACKS)
    ),
    card("Veteran of Toshi Ranbo", keywords("rally"), has_glory(SELF, count_of(your(PROVINCE, face_up)))),
    card(
        "Winter Court Hosts",
        no_attachments(),
        reaction(
            after(CARD_PLAYED, OPPONENT, THIS_PARTICIPATES),
            requires(more(HONOR, than=OPPONENT)),
            draw(1),
            unlimited(),
        ),
    ),
]
