"""Neutral provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card("Ancestral Lands", has_strength(SELF, 5, DURING_POLITICAL)),
    card("Elemental Fury", reaction(after(IS_REVEALED, SELF), switch_contested_ring())),
    card("Entrenched Position", has_strength(SELF, 5, DURING_MILITARY)),
    card(
        "Feast or Famine",
        interrupt(
            when(PROVINCE_BREAKS, SELF),
            up_front(target(theirs(CHARACTER))),
            chooses_own(YOU, CHARACTER, move_fate(1, TARGET, CHOSEN), as_target=False),
        ),
    ),
    card("Fertile Fields", action(requires(CONFLICT_HERE), draw(1))),
    card("Manicured Garden", action(requires(CONFLICT_HERE), gain_fate(1))),
    card(
        "Meditations on the Tao",
        action(requires(CONFLICT_HERE), target(any_(CHARACTER, attacking)), remove_fate(1, TARGET)),
    ),
    card(
        "Night Raid",
        reaction(after(IS_REVEALED, SELF), discards(OPPONENT, ATTACKERS)),
    ),
    card(
        "Pilgrimage",
        whenever(NO_RING_EFFECTS, CONFLICT_HERE),
    ),
    card("Rally to the Cause", reaction(after(IS_REVEALED, SELF), switch_type())),
    card(
        "Shameful Display",
        action(
            requires(CONFLICT_HERE),
            targets(any_(CHARACTER, participating), 2, 2),
            honor_one_and_dishonor_the_other(),
        ),
    ),
]
