"""Dragon dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Agasha Sumiko (1)", does_not_bow(SELF, all_of(YOU_HAVE_THE_FAVOR, THIS_ATTACKS))),
    card(
        "Agasha Sumiko (2)",
        interrupt(
            when(LEAVES_PLAY, SELF),
            up_front(target(AN_OPPONENT)),
            if_(less(HONOR, than=TARGET_PLAYER), lose_honor(2, TARGET_PLAYER)),
            if_(less(FATE, than=TARGET_PLAYER), lose_fate(2, TARGET_PLAYER)),
            if_(less(CARDS_IN_HAND, than=TARGET_PLAYER), discards(TARGET_PLAYER, 2)),
        ),
    ),
    card("Agasha Swordsmith", action(search_top(5, ATTACHMENT, shown=True))),
    card(
        "Agasha Taiko",
        reaction(
            after(CARD_PLAYED, YOU, SELF),
            target(OUTER_PROVINCE),
            for_a_while(cannot(BE_ATTACKED, TARGET), ROUND_END),
            end_conflict_at(TARGET),
        ),
    ),
    card(
        "Army of the Rising Wave",
        reaction(after(ENTERS_PLAY, SELF), place_fate_on_rings(1, UNCLAIMED_RING)),
    ),
    card(
        "Ascetic Visionary",
        no_attachments(except_=("Monk", "Tattoo")),
        action(
            requires(THIS_ATTACKS),
            cost(spend_fate_to_ring(1)),
            paying(UNCLAIMED_RING),
            target(MONK_OR_MONK_BEARER),
            ready_(TARGET),
        ),
    ),
    card(
        "Doomed Shugenja",
        keywords("limited"),
        cannot(RECEIVE_FATE_WHEN_PLAYED, SELF),
    ),
    card(
        "Enigmatic Magistrate",
        cannot(COUNT_SKILL, any_(CHARACTER, with_even_cost), THIS_ATTACKS),
    ),
    card(
        "Enlightened Warrior",
        reaction(after(RING_SELECTED, ANY_OPPONENT, RING_WITH_FATE), place_fate(1, SELF)),
    ),
    card(
        "Furtive Sympathizer",
        keywords("covert"),
        action(
            requires(THIS_PARTICIPATES),
            requires(is_(SELF, ordinary)),
            switch_base_skills(any_(CHARACTER, participating)),
        ),
    ),
    card(
        "Hitsu-do Disciple",
        action(
            requires(participates_in(MILITARY)),
            requires(played_this_conflict(3, CARD)),
            target(any_(CHARACTER, another, participating)),
            dishonor(TARGET),
        ),
    ),
    card("Impulsive Novice", *has_both(SELF, 1, you_have_claimed(FIRE, VOID))),
    card(
        "Itinerant Philosopher",
        action(
            requires(THIS_PARTICIPATES),
            cost(discard_favor()),
            target(your_opponents(CHARACTER, participating, bearing(ATTACHMENT))),
            bow(TARGET),
        ),
    ),
    card(
        "Kitsuki Counselor",
        composure(has_military(SELF, 1)),
        composure(has_political(SELF, 1)),
    ),
    card(
        "Kitsuki Investigator",
        action(
            requires(participates_in(POLITICAL)),
            cost(spend_fate_to_ring(1)),
            paying(UNCLAIMED_RING),
            look_at_hand_and_discard(),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Kitsuki Shomon",
        would_interrupt(
            when_would(IS_DISHONORED, your(CHARACTER, another)),
            instead(dishonor(SELF), if_you_do=ready_(SELF)),
        ),
    ),
    card(
        "Kitsuki Yaruma",
        keywords("courtesy"),
        no_attachments(of=("Poison",)),
        reaction(after(ENTERS_PLAY, SELF), target(any_(PROVINCE, unbroken)), turn_down(TARGET)),
    ),
    card(
        "Master Alchemist",
        action(
            requires(DURING_CONFLICT),
            paying(ring_of(FIRE)),
            cost(spend_fate_to_ring(1)),
            target(CHARACTER),
            select_one(honor(TARGET), dishonor(TARGET)),
        ),
    ),
    card(
        "Militant Faithful",
        no_attachments(except_=("Heresy", "Weapon")),
        does_not_bow(SELF, there_is(theirs(CHARACTER, participating, with_status))),
    ),
    card(
        "Mirumoto Masashige",
        reaction(
            after(PHASE_BEGINS, phase("conflict")),
            requires(less(CHARACTERS, than=ANY_OPPONENT)),
            target(your(CHARACTER)),
            honor(TARGET),
        ),
    ),
    card(
        "Mirumoto Prodigy",
        cannot(
            MEET_MORE_THAN_ONE_DEFENDER,
            SELF,
            is_(SELF, attacking_alone),
        ),
    ),
    card(
        "Mirumoto Raitsugu",
        action(
            requires(THIS_PARTICIPATES),
            target(your_opponents(CHARACTER, participating)),
            challenge(
                SELF,
                TARGET,
                if_(is_(LOSER, without_fate), discard(LOSER), otherwise=(remove_fate(1, LOSER),)),
            ),
        ),
    ),
    card(
        "Niten Adept",
        action(
            requires(THIS_PARTICIPATES),
            cost(bow(PAID)),
            paying(your(ATTACHMENT, on_this)),
            target(any_(CHARACTER, participating, without_attachments)),
            bow(TARGET),
        ),
    ),
    card(
        "Niten Master",
        reaction(
            after(ATTACHED, YOU, any_(ATTACHMENT, keyword("Weapon")), upon(SELF)), ready_(SELF), limit(2)
        ),
    ),
    card(
        "Northern Wall Sensei",
        action(
            requires(THIS_PARTICIPATES),
            target(your(CHARACTER, participating, bearing(ATTACHMENT))),
            for_a_while(permits(IMMUNE_TO_EVENTS, TARGET)),
        ),
    ),
    card(
        "Perceptive Kitsuki",
        action(
            requires(THIS_PARTICIPATES), paying(YOUR_RING), cost(return_rings(PAID)), look_at_hand(OPPONENT)
        ),
    ),
    card("Perfect Land Believer", *has_both(SELF, 2, is_(SELF, ordinary))),
    card(
        "Prudent Challenger",
        keywords("courtesy"),
        action(
            requires(THIS_PARTICIPATES),
            target(your_opponents(CHARACTER, participating)),
            challenge(SELF, TARGET, chooses(YOU, any_(ATTACHMENT, on_the(LOSER)), discard(CHOSEN))),
        ),
    ),
    card(
        "Seeker of Enlightenment",
        *has_both(SELF, FATE_ON_UNCLAIMED),
    ),
    card(
        "Stoic Rival",
        keywords("rally"),
        action(
            requires(THIS_PARTICIPATES),
            target(any_(CHARACTER, another, participating, fewer_attachments_than_this)),
            dishonor(TARGET),
        ),
    ),
    card(
        "Togashi Gaijutsu",
        reaction(after(CARD_PLAYED, YOU, any_(ATTACHMENT, keyword("Tattoo"))), ready_(bearer_of(IT))),
    ),
    card(
        "Togashi Initiate",
        action(
            requires(THIS_ATTACKS),
            cost(spend_fate_to_ring(1)),
            paying(UNCLAIMED_RING),
            honor(SELF),
        ),
    ),
    card(
        "Togashi Yokuni",
        action(chosen(ABILITY_OF_ANOTHER), gain_ability(SELF, CHOSEN), maximum(1)),
    ),
    card(
        "Togashi Yoshi",
        reaction(
            after(WINS_CONFLICT, SELF),
            chooses(YOU, UNCLAIMED_RING, gain_fate_from_ring(1, CHOSEN), as_target=False),
        ),
    ),
    card(
        "Traveling Philosopher",
        interrupt(when(LEAVES_PLAY, SELF), target(your(PROVINCE, unbroken)), turn_down(TARGET)),
    ),
    card(
        "Volcanic Troll",
        no_attachments(except_=("Weapon",)),
        *has_both(SELF, 2, is_unclaimed(FIRE)),
    ),
]
