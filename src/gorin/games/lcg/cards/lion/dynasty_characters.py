"""Lion dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    reconstructed(
        card(
            "Akodo Cho",
            in_conflict(
                action(
                    paying(any_(ATTACHMENT, keyword("Follower"), on_this, ready)),
                    cost(bow(PAID)),
                    target(any_(CHARACTER, participating)),
                    beforehand(
                        select_one(
                            chooses(
                                controller_of(TARGET),
                                any_(ATTACHMENT, on_target),
                                discard(CHOSEN),
                                as_target=False,
                            ),
                            bow(TARGET),
                            who=controller_of(TARGET),
                        )
                    ),
                )
            ),
        ),
    ),
    card(
        "Akodo Gunsō",
        keywords("pride"),
        reaction(after(ENTERS_PLAY, SELF, FROM_A_PROVINCE), refill_that_province_face_up()),
    ),
    card(
        "Akodo Kaede",
        permits(IMMUNE_TO_OPPONENTS_RING_EFFECTS, SELF),
        would_interrupt(when_would(LEAVES_PLAY, any_(CHARACTER, another)), instead(remove_fate(1, SELF))),
    ),
    card(
        "Akodo Toturi (1)",
        reaction(
            after(RING_CLAIMED, YOU, participates_in(MILITARY)),
            resolve_that_ring(),
        ),
    ),
    card(
        "Deathseeker",
        reaction(
            after(LOSES_CONFLICT, SELF, AS_ATTACKER),
            cost(sacrifice(SELF)),
            up_front(target(your_opponents(CHARACTER))),
            if_(is_(TARGET, without_fate), discard(TARGET), otherwise=(remove_fate(1, TARGET),)),
        ),
    ),
    card(
        "Honored General",
        has_military(your(CHARACTER, other, participating, of_clan("Lion")), 1, THIS_PARTICIPATES),
        reaction(after(ENTERS_PLAY, SELF), honor(SELF)),
    ),
    card(
        "Ikoma Eiji",
        reaction(
            after(CONFLICT_LOST, YOU, a_conflict(POLITICAL)),
            chooses(
                YOU,
                in_your_discard_or_provinces(CHARACTER).with_(
                    keyword("Bushi"), cost_at_most(3), from_dynasty_deck
                ),
                put_into_play(CHOSEN),
                as_target=False,
            ),
        ),
    ),
    card("Ikoma Prodigy", reaction(after(FATE_PLACED, SELF), gain_honor(1))),
    card(
        "Kitsu Spiritcaller",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            target(in_your_discard(CHARACTER)),
            put_into_conflict(TARGET),
            later(at(CONFLICT_ENDS), return_to_deck_bottom(TARGET), until=PHASE_END),
        ),
    ),
    card(
        "Lion's Pride Brawler",
        action(
            requires(THIS_ATTACKS),
            target(any_(CHARACTER, military_at_most(military_of(SELF)))),
            bow(TARGET),
        ),
    ),
    card(
        "Matsu Beiona",
        reaction(
            after(ENTERS_PLAY, SELF),
            requires(you_control(any_(CHARACTER, other, keyword("Bushi")), 3)),
            place_fate(2, SELF),
        ),
    ),
    card("Matsu Berserker"),
    reconstructed(
        card(
            "Noble Vanguard",
            reaction(after(ENTERS_PLAY, SELF), target(your(CHARACTER)), attach_top_face_down(TARGET)),
        ),
    ),
    card("Obstinate Recruit", cannot(IS_DISCARDED, SELF, less(HONOR, than=ANY_OPPONENT))),
    card("Samurai of Integrity"),
    card(
        "Steadfast Samurai",
        forced_reaction(
            after(PHASE_BEGINS, phase("fate")),
            requires(more(HONOR, than=ANY_OPPONENT, by=5)),
            for_a_while(cannot(BE_DISCARDED, SELF), PHASE_END),
            for_a_while(cannot(LOSE_FATE, SELF), PHASE_END),
        ),
    ),
    card(
        "Steward of the Rich Frog",
        cannot(RECEIVE_DISHONORED_TOKENS, your(CHARACTER), less(CARDS_IN_HAND, than=ANY_OPPONENT)),
    ),
    card(
        "Venerable Historian",
        action(requires(THIS_PARTICIPATES), requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)), honor(SELF)),
    ),
]
