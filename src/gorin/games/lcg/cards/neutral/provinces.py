"""Neutral provinces."""

from gorin.games.lcg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Abandoning Honor",
        has_strength(SELF, 2, your_role_is("Fire")),
        interrupt(when(PROVINCE_BREAKS, SELF), target(any_(CHARACTER, dishonored)), discard(TARGET)),
    ),
    card(
        "Along the River of Gold",
        action(
            requires(conflict_at(WATER)), target(any_(CHARACTER, participating)), switch_base_skills(TARGET)
        ),
    ),
    card("Ancestral Lands", has_strength(SELF, 5, DURING_POLITICAL)),
    card(
        "Appealing to the Fortunes",
        has_strength(SELF, 2, your_role_is("Void")),
        interrupt(
            when(PROVINCE_BREAKS, SELF),
            chooses(YOU, in_your_hand_or_provinces(CHARACTER), put_into_play(CHOSEN), as_target=False),
        ),
    ),
    card(
        "Before the Throne",
        cannot(BE_STRONGHOLD_PROVINCE, SELF),
        interrupt(when(PROVINCE_BREAKS, SELF), take_honor(2)),
    ),
    card(
        "Brushfires",
        reaction(after(IS_REVEALED, SELF), target(any_(CHARACTER, attacking)), remove_fate(2, TARGET)),
    ),
    card(
        "Courteous Greeting",
        action(
            requires(conflict_at(EARTH)),
            target(any_(CHARACTER, attacking, could_bow)),
            second_target(any_(CHARACTER, defending, could_bow)),
            bow(both(TARGET, SECOND)),
        ),
    ),
    card(
        "Cycle of Vengeance",
        interrupt(when(PROVINCE_BREAKS, SELF), target(CHARACTER), place_fate(1, TARGET), honor(TARGET)),
    ),
    card(
        "Demonstrating Excellence",
        has_strength(SELF, 2, your_role_is("Air")),
        interrupt(when(PROVINCE_BREAKS, SELF), gain_fate(1), draw(1)),
    ),
    card(
        "Driven By Courage",
        action(requires(conflict_at(AIR)), target(any_(CHARACTER, participating)), gives_both(TARGET, 2)),
    ),
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
    card(
        "Frostbitten Crossing",
        action(
            requires(CONFLICT_HERE), target(any_(CHARACTER, participating)), discard(attachments_on(TARGET))
        ),
    ),
    card(
        "Guardians of the Seikitsu",
        reaction(after(IS_REVEALED, SELF), bow(any_(CHARACTER, cost_at_most(2)))),
    ),
    card(
        "Honor's Reward",
        action(requires(conflict_at(FIRE)), target(any_(CHARACTER, participating)), gives(TARGET, glory=3)),
    ),
    card(
        "Into the Forbidden City",
        action(
            requires(CONFLICT_HERE),
            target(any_(ATTACHMENT, on_a(any_(CHARACTER, attacking)))),
            discard(TARGET),
        ),
    ),
    card("Manicured Garden", action(requires(CONFLICT_HERE), gain_fate(1))),
    card(
        "Meditations on the Tao",
        action(requires(CONFLICT_HERE), target(any_(CHARACTER, attacking)), remove_fate(1, TARGET)),
    ),
    card(
        "Midnight Revels",
        reaction(
            after(CONFLICT_DECLARED, AGAINST_THIS),
            target(any_(CHARACTER, with_the_highest_cost)),
            bow(TARGET),
        ),
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
        "Riot in the Streets",
        action(
            requires(CONFLICT_HERE),
            requires(you_control(any_(CHARACTER, participating, keyword("Bushi")), 3)),
            target(any_(CHARACTER, participating)),
            bow(TARGET),
        ),
    ),
    card(
        "Seeking the Truth",
        has_strength(SELF, 2, your_role_is("Water")),
        interrupt(when(PROVINCE_BREAKS, SELF), target(any_(CHARACTER, defending)), move_home(TARGET)),
    ),
    card(
        "Shameful Display",
        action(
            requires(CONFLICT_HERE),
            targets(any_(CHARACTER, participating), 2, 2),
            honor_one_and_dishonor_the_other(),
        ),
    ),
    card(
        "Smuggler's Cove",
        action(
            requires(CONFLICT_HERE),
            target(your(CHARACTER)),
            beforehand(select_one(move_to_conflict(TARGET), move_home(TARGET))),
        ),
    ),
    card("Tears of Amaterasu", reaction(after(IS_REVEALED, SELF), gain_fate(ATTACKERS))),
    card(
        "Temple of Daikoku",
        has_strength(SELF, count_of(claimed_ring_of(WATER), 2)),
        forced_reaction(
            after(CONFLICT_DECLARED, AGAINST_THIS), put_fate_on_rings(1, unclaimed_ring_of(WATER))
        ),
    ),
    card(
        "Temple of Jikoju",
        has_strength(SELF, count_of(claimed_ring_of(AIR), 2)),
        forced_reaction(after(CONFLICT_DECLARED, AGAINST_THIS), put_fate_on_rings(1, unclaimed_ring_of(AIR))),
    ),
    card(
        "Temple of Osano-wo",
        has_strength(SELF, count_of(claimed_ring_of(EARTH), 2)),
        forced_reaction(
            after(CONFLICT_DECLARED, AGAINST_THIS), put_fate_on_rings(1, unclaimed_ring_of(EARTH))
        ),
    ),
    card(
        "Temple of Shinsei's Wisdom",
        has_strength(SELF, count_of(claimed_ring_of(VOID), 2)),
        forced_reaction(
            after(CONFLICT_DECLARED, AGAINST_THIS), put_fate_on_rings(1, unclaimed_ring_of(VOID))
        ),
    ),
    card("Temple of the Dragons", reaction(after(IS_REVEALED, SELF), resolve_contested_ring())),
    card(
        "Temple of the Thunders",
        has_strength(SELF, count_of(claimed_ring_of(FIRE), 2)),
        forced_reaction(
            after(CONFLICT_DECLARED, AGAINST_THIS), put_fate_on_rings(1, unclaimed_ring_of(FIRE))
        ),
    ),
    card(
        "The Pursuit of Justice",
        action(requires(conflict_at(WATER)), target(any_(CHARACTER, participating)), ready_(TARGET)),
    ),
    card("Vassal Fields", action(requires(CONFLICT_HERE), lose_fate(1, OPPONENT))),
]
