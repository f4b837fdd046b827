"""Dragon dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Agasha Sumiko (2)",
        interrupt(
            when(LEAVES_PLAY, SELF),
            if_(less(HONOR, than=OPPONENT), lose_honor(2, OPPONENT)),
            if_(less(FATE, than=OPPONENT), lose_fate(2, OPPONENT)),
            if_(less(CARDS_IN_HAND, than=OPPONENT), discards(OPPONENT, 2)),
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
        "Enlightened Warrior",
        reaction(after(RING_SELECTED, ANY_OPPONENT, RING_WITH_FATE), place_fate(1, SELF)),
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
        "Seeker of Enlightenment",
        *has_both(SELF, FATE_ON_UNCLAIMED),
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
]
