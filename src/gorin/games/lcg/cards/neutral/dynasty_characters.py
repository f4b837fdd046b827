"""Neutral dynasty characters."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Armament Artisan", reaction(after(IS_HONORED, your(CHARACTER, another)), honor(SELF))),
    card(
        "Aspiring Challenger",
        composure(has_glory(SELF, 2)),
        action(
            requires(THIS_PARTICIPATES),
            target(your_opponents(CHARACTER, participating)),
            challenge(SELF, TARGET, honor(WINNER)),
        ),
    ),
    card(
        "Cunning Confidant",
        has_political(SELF, 2, all_of(THIS_PARTICIPATES, less(CLAIMED_RINGS, than=WHOEVER_IS_AGAINST_YOU))),
    ),
    card(
        "Hantei Daisetsu",
        keywords("sincerity"),
        action(
            requires(participates_in(POLITICAL)),
            target(any_(CHARACTER, participating)),
            for_a_while(blanks(TARGET)),
        ),
    ),
    card(
        "Hantei Sotorii",
        keywords("pride"),
        action(
            requires(participates_in(MILITARY)),
            target(any_(CHARACTER, participating)),
            gives(TARGET, glory=3),
        ),
    ),
    card("Humble Magistrate", cannot(COUNT_SKILL, any_(CHARACTER, cost_at_least(4)), THIS_ATTACKS)),
    card(
        "Ichirō",
        cannot(BE_HONORED, any_(CHARACTER, bearing(ATTACHMENT))),
        cannot(BE_DISHONORED, any_(CHARACTER, bearing(ATTACHMENT))),
    ),
    card("Imperial Librarian", has_glory(any_(CHARACTER, other), 1)),
    card(
        "Insightful Gatekeeper",
        has_military(SELF, 2, all_of(THIS_PARTICIPATES, less(CLAIMED_RINGS, than=WHOEVER_IS_AGAINST_YOU))),
    ),
    card("Insolent Outcast", *has_both(SELF, count_of(your_opponents(CHARACTER, honored)))),
    card(
        "Keeper Initiate",
        from_zones(
            reaction(after(RING_CLAIMED, YOU, RING_OF_YOUR_ROLE), put_into_play(SELF, fate=1)),
            DISCARD,
            IN_PROVINCE,
        ),
    ),
    card(
        "Kudaka",
        reaction(after(RING_CLAIMED, YOU, the_ring_of(AIR)), gain_fate(1), draw(1), limit(2)),
    ),
    card(
        "Marauding Oni",
        cannot(BE_HONORED, SELF),
        cannot(BE_DISHONORED, SELF),
        forced_reaction(after(COMMITS, SELF), lose_honor(1), unlimited()),
    ),
    card(
        "Miya Mystic",
        action(requires(CONFLICT_PHASE), cost(sacrifice(SELF)), target(ATTACHMENT), discard(TARGET)),
    ),
    card(
        "Moto Eviscerator",
        action(requires(DURING_CONFLICT), cost(lose_honor(1)), move_to_conflict(SELF)),
    ),
    card("Otomo Courtier", cannot(ATTACK_THE_FAVOR, SELF)),
    card(
        "Resourceful Mahō-Tsukai",
        no_attachments(except_=("Shadowlands", "Spell")),
        each_always_costs_less(1, any_(CARD, keyword("Mahō")), while_=is_(SELF, dishonored)),
    ),
    card(
        "Seeker Initiate",
        reaction(after(RING_CLAIMED, YOU, RING_OF_YOUR_ROLE), search_top(5, CARD, shown=False)),
    ),
    card("Seppun Guardsman", cannot(ATTACK_THE_FAVOR, SELF)),
    card(
        "Seppun Hidden Guard",
        would_interrupt(
            when_would(INITIATES, CHARACTER_ABILITY, that_targets(your(CHARACTER, unique))),
            cost(sacrifice(SELF)),
            cancel(),
            discard_at_random(1, THAT_PLAYER),
        ),
    ),
    card(
        "Seppun Ishikawa",
        *has_both(SELF, count_of(your(CARD, other, keyword("Imperial")))),
    ),
    card("Seppun Truthseeker", forced_interrupt(when(LEAVES_PLAY, SELF), draw(2, EACH_PLAYER))),
    card(
        "Wandering Rōnin",
        action(
            requires(DURING_CONFLICT),
            cost(remove_fate(1, SELF)),
            gives_both(SELF, 2),
            limit(2, PER_CONFLICT),
        ),
    ),
    card("Yoritomo", *has_both(SELF, YOUR_FATE)),
]
