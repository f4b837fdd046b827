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
    card(
        "Asahina Storyteller",
        keywords("sincerity"),
        has_keyword(your(CHARACTER, honored, of_clan("Crane")), "sincerity"),
    ),
    card(
        "Brash Samurai",
        action(requires(is_(SELF, your_only_participant)), honor(SELF)),
    ),
    card("Cautious Scout", blanks(ATTACKED_PROVINCE, is_(SELF, attacking_alone))),
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
    card("Doji Whisperer"),
    card(
        "Guest of Honor",
        players_cannot(PLAY_EVENTS, EACH_OPPONENT, THIS_PARTICIPATES),
    ),
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
        "Kakita Asami",
        action(
            requires(participates_in(POLITICAL)),
            requires(more(CONFLICT_SKILL, than=WHOEVER_IS_AGAINST_YOU)),
            take_honor(1),
        ),
    ),
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
    card("Maker of Keepsakes", cannot(RECEIVE_DISHONORED_TOKENS, SELF)),
    card(
        "Paragon of Grace",
        action(
            requires(is_(SELF, alone_on_your_side)),
            if_(is_(SELF, honored), discard_at_random(1, OPPONENT), otherwise=(discards(OPPONENT, 1),)),
        ),
    ),
    card(
        "Savvy Politician",
        reaction(after(IS_HONORED, SELF), target(CHARACTER), honor(TARGET)),
    ),
]
