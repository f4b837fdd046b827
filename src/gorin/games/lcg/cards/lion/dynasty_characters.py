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
        "Akodo Makoto",
        reaction(
            after(WINS_CONFLICT, SELF),
            up_front(target(any_(CHARACTER, participating, keyword("Courtier")))),
            if_(is_(TARGET, without_fate), discard(TARGET), otherwise=(remove_fate(1, TARGET),)),
        ),
    ),
    card(
        "Akodo Reserve Company",
        no_attachments(except_=("Weapon",)),
        keywords("rally"),
        action(
            requires(DURING_CONFLICT),
            requires(there_is(any_(CARD, keyword("Battlefield"), in_play))),
            target(your(CHARACTER, participating)),
            if_you_do(move_to_conflict(SELF), move_home(TARGET)),
        ),
    ),
    card(
        "Akodo Toturi (1)",
        reaction(
            after(RING_CLAIMED, YOU, participates_in(MILITARY)),
            resolve_that_ring(),
        ),
    ),
    card(
        "Ashigaru Levy",
        reaction(
            after(ENTERS_PLAY, SELF),
            target(in_your_discard_or_provinces(any_(CHARACTER, another, copy_of_this))),
            put_into_play(TARGET),
        ),
    ),
    card("Beastmaster Matriarch", has_military(SELF, count_of(OPPONENTS_CLAIMED_RING, 2))),
    card(
        "Champions of Yomi",
        no_attachments(except_=("Spirit",)),
        from_zones(
            reaction(
                after(LOSES_CONFLICT, your(CHARACTER), AS_ATTACKER),
                cost(bow(YOUR_STRONGHOLD)),
                put_into_play(SELF),
                later(at(PHASE_ENDS), if_(THIS_IN_PLAY, remove_from_game(SELF)), until=ROUND_END),
            ),
            DISCARD,
        ),
    ),
    card(
        "Chronicler of Conquests",
        action(
            requires(THIS_PARTICIPATES),
            requires(there_is(any_(CARD, keyword("Battlefield"), in_play))),
            gain_honor(1),
        ),
    ),
    card(
        "Commander of the Legions",
        has_military(your(CHARACTER, other, of_clan("Lion")), 1),
        cannot(
            LOSE_FATE,
            your(CHARACTER, of_clan("Lion"), cost_at_most(3)),
            all_of(FATE_PHASE, more(HONOR, than=ANY_OPPONENT, by=5)),
        ),
    ),
    card(
        "Conduit of Heroes",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF), unless=more(HONOR, than=ANY_OPPONENT, by=5)),
            target(any_(CHARACTER, another)),
            gives(TARGET, military=3, political=1, glory=1),
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
        "Fearless Skirmisher",
        reaction(
            after(WINS_CONFLICT, SELF, a_conflict(MILITARY)),
            target(any_(CHARACTER, dishonored)),
            second_target(CHARACTER),
            move_dishonored_status(TARGET, SECOND),
        ),
    ),
    card("Gifted Tactician", reaction(after(WINS_CONFLICT, SELF, a_conflict(MILITARY)), draw(1))),
    card(
        "Hero of Three Trees",
        action(
            requires(THIS_PARTICIPATES),
            requires(less(CARDS_IN_HAND, than=WHOEVER_IS_AGAINST_YOU)),
            beforehand(select_one(gain_honor(1), gives(ATTACKED_PROVINCE, strength=-1))),
        ),
    ),
    card(
        "Honorable Challenger",
        keywords("pride"),
        action(
            requires(THIS_PARTICIPATES),
            target(your_opponents(CHARACTER, participating)),
            challenge(SELF, TARGET, for_a_while(does_not_bow(WINNER))),
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
    card(
        "Ikoma Ikehata",
        keywords("covert"),
        reaction(
            after(WINS_CONFLICT, SELF, a_conflict(POLITICAL)), target(your(CHARACTER)), honor(TARGET), draw(1)
        ),
    ),
    card("Ikoma Orator", has_political(SELF, 2, more(HONOR, than=ANY_OPPONENT))),
    card("Ikoma Prodigy", reaction(after(FATE_PLACED, SELF), gain_honor(1))),
    card(
        "Ikoma Tsanuri (1)",
        action(
            requires(THIS_PARTICIPATES),
            requires(you_control(any_(CHARACTER, participating, keyword("Bushi")), 3)),
            gives_both(your(CHARACTER, participating), 1),
        ),
    ),
    card(
        "Ikoma Ujiaki (1)",
        action(
            requires(THIS_PARTICIPATES),
            cost(discard_favor()),
            turn_up(in_your_provinces(any_(CARD, face_down))),
            then(chooses_up_to(2, in_your_provinces(any_(CHARACTER, face_up)), put_into_conflict(CHOSEN))),
        ),
    ),
    card("Ikoma Ujiaki (2)", action(requires(THIS_PARTICIPATES), cost(lose_honor(2)), switch_type())),
    card(
        "Implacable Magistrate",
        cannot(COUNT_SKILL, any_(CHARACTER, other, not_honored), THIS_ATTACKS),
    ),
    card(
        "Kitsu Motso",
        action(
            requires(THIS_PARTICIPATES),
            requires(less(CARDS_IN_HAND, than=WHOEVER_IS_AGAINST_YOU)),
            target(any_(CHARACTER, of_your_opponent)),
            move_to_conflict(TARGET),
        ),
    ),
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
        "Kitsu Warrior",
        has_military(SELF, count_of(claimed_ring(MILITARY), 2)),
        has_political(SELF, count_of(claimed_ring(POLITICAL), 2)),
    ),
    card(
        "Lion's Pride Brawler",
        action(
            requires(THIS_ATTACKS),
            target(any_(CHARACTER, military_at_most(military_of(SELF)))),
            bow(TARGET),
        ),
    ),
    card("Lion's Pride Paragon", dire(does_not_bow(SELF))),
    card(
        "Matsu Agetoki",
        action(
            requires(THIS_ATTACKS),
            requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            move_conflict(),
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
    card(
        "Matsu Gohei",
        does_not_bow(
            SELF, all_of(THIS_ATTACKS, there_are(2, any_(CHARACTER, other, attacking, keyword("Bushi"))))
        ),
    ),
    card(
        "Matsu Mitsuko",
        action(
            requires(DURING_MILITARY),
            requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            target(your(CHARACTER)),
            move_to_conflict(TARGET),
        ),
    ),
    card(
        "Matsu Seventh Legion",
        no_attachments(except_=("Weapon",)),
        cannot(BE_DECLARED_AS_DEFENDER, any_(CHARACTER, keyword("Courtier")), THIS_ATTACKS),
    ),
    card("Matsu Swiftspear", has_military(SELF, 2, less(CARDS_IN_HAND, than=ANY_OPPONENT))),
    card(
        "Matsu Tsuko (1)",
        action(
            requires(THIS_ATTACKS),
            requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            next_costs_less(2, CARD, until=CONFLICT_END),
        ),
    ),
    card(
        "Matsu Tsuko (2)",
        reaction(
            after(WINS_CONFLICT, SELF, AS_ATTACKER),
            requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)),
            break_(ATTACKED_OUTER_PROVINCE),
        ),
    ),
    card("Miwaku Kabe Guard", keywords("pride")),
    reconstructed(
        card(
            "Noble Vanguard",
            reaction(after(ENTERS_PLAY, SELF), target(your(CHARACTER)), attach_top_face_down(TARGET)),
        ),
    ),
    card("Obstinate Recruit", cannot(IS_DISCARDED, SELF, less(HONOR, than=ANY_OPPONENT))),
    card(
        "Quarrelsome Youth",
        reaction(
            after(LOSES_CONFLICT, SELF, AS_ATTACKER),
            requires(less(CARDS_IN_HAND, than=WHOEVER_IS_AGAINST_YOU)),
            discard_at_random(1),
        ),
    ),
    card(
        "Revered Ikoma",
        cannot(RECEIVE_DISHONORED_TOKENS, SELF),
        action(requires(gained_honor(2)), gain_fate(1)),
    ),
    card(
        "Righteous Samurai",
        reaction(after(HONOR_LOST, YOU, BY_OPPONENTS_EFFECT), target(CHARACTER), honor(TARGET)),
    ),
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
        "Student of War",
        composure(cannot(LOSE_FATE, SELF)),
        composure(cannot(BE_DISCARDED, SELF)),
    ),
    card(
        "Tactician's Apprentice",
        reaction(
            after(DIALS_REVEALED),
            requires(less(HONOR_BID, than=ANY_OPPONENT)),
            draw(1),
            limit(1, PER_PHASE),
        ),
    ),
    card("Tireless Sōdan Senzo", does_not_bow(SELF, lost_the_conflict(SELF))),
    card(
        "Unified Company",
        no_attachments(except_=("Weapon",)),
        reaction(
            after(WINS_CONFLICT, SELF),
            requires(less(CARDS_IN_HAND, than=WHOEVER_IS_AGAINST_YOU)),
            chooses(
                YOU,
                in_your_discard(
                    any_(CHARACTER, not_unique, of_the_dynasty_deck, keyword("Bushi"), cost_at_most(2))
                ),
                put_into_play(CHOSEN),
                as_target=False,
            ),
        ),
    ),
    card(
        "Venerable Historian",
        action(requires(THIS_PARTICIPATES), requires(more(HONOR, than=WHOEVER_IS_AGAINST_YOU)), honor(SELF)),
    ),
]
