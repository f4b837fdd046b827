"""Neutral cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.decks.influence import OF_KEEPER
from gorin.games.lcg.definition import Card, another_province, more_influence
from gorin.games.lcg.fighting.rings import RINGS_CANCELLED
from gorin.games.lcg.kinds import ELEMENTS, MILITARY, POLITICAL
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.table.allowed import NOT_AGAINST_FAVOR
from gorin.games.lcg.table.reading import elements_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.abilities import (
    PER_CONFLICT,
    action,
    from_zones,
    limit,
    maximum,
    play_only_if,
    reaction,
)
from gorin.games.lcg.words.amounts import ATTACKERS, best_military, best_political
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, chooses_own, discards, select_one
from gorin.games.lcg.words.traits import blanks, has_strength, keywords, only_playable_if, whenever
from gorin.games.lcg.words.verbs.decks import search_top
from gorin.games.lcg.words.verbs.entering import put_into_conflict, put_into_play
from gorin.games.lcg.words.verbs.fighting import switch_contested_ring, switch_type
from gorin.games.lcg.words.verbs.in_play import (
    bow,
    discard,
    dishonor,
    honor,
    move_home,
    move_to_conflict,
    place_fate,
    remove_fate,
    sacrifice,
)
from gorin.games.lcg.words.verbs.knots import honor_one_and_dishonor_the_other, may_resolve_twice
from gorin.games.lcg.words.verbs.players import change_bid, discard_at_random, draw, gain_fate, lose_honor
from gorin.games.lcg.words.verbs.stats import gives, gives_both
from gorin.games.lcg.words.when.conditions import (
    BID_LOWER,
    CONFLICT_HERE,
    CONFLICT_PHASE,
    DURING_CONFLICT,
    DURING_MILITARY,
    DURING_POLITICAL,
)
from gorin.games.lcg.words.when.conflicts import this_is_revealed, you_win_a, you_win_as_defender
from gorin.games.lcg.words.when.triggers import DIALS_REVEALED, your_province_revealed
from gorin.games.lcg.words.which.lying import in_your_provinces
from gorin.games.lcg.words.which.nouns import ATTACHMENT, CARD, CHARACTER, theirs, your, your_opponents
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.games.lcg.words.which.qualities import (
    attacking,
    cost_at_least,
    cost_at_most,
    face_up,
    military_below,
    participating,
    political_below,
)
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.conditions import you_control
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.zones import DISCARD
from gorin.words.nouns import any_
from gorin.words.picks import paying, target, targets, up_front
from gorin.words.players import YOU
from gorin.words.qualities import keyword
from gorin.words.things import CHOSEN, PAID, SELF, TARGET
from gorin.words.traits import forbids
from gorin.words.triggers import after


def _matches_role(s: LcgState, scope: Scope, moment: Moment) -> bool:
    role = s.players[scope.seat].role
    if moment.seat != scope.seat or role == NOTHING:
        return False
    return any(_ELEMENTS[element] in s.definition(role).keywords for element in elements_of(s, moment.other))


_ELEMENTS = ("Air", "Earth", "Fire", "Water", "Void")
YOU_CLAIM_YOUR_ROLES_RING = "after you claim the ring of your role's element"


CARDS: list[Card] = [
    card("Fine Katana", keywords("restricted")),
    card("Ornate Fan", keywords("restricted")),
    card(
        "Assassination",
        action(
            requires(DURING_CONFLICT),
            cost(lose_honor(3)),
            target(any_(CHARACTER, cost_at_most(2))),
            discard(TARGET),
            maximum(1),
        ),
    ),
    card(
        "Imperial Storehouse",
        action(cost(sacrifice(SELF)), draw(1)),
    ),
    card(
        "Favorable Ground",
        action(
            requires(DURING_CONFLICT),
            cost(sacrifice(SELF)),
            target(your(CHARACTER)),
            select_one(move_to_conflict(TARGET), move_home(TARGET)),
        ),
    ),
    card(
        "Court Games",
        action(
            requires(DURING_POLITICAL),
            beforehand(
                select_one(
                    chooses_own(YOU, any_(CHARACTER, participating), honor(CHOSEN)),
                    chooses_own(OPPONENT, any_(CHARACTER, participating), dishonor(CHOSEN)),
                )
            ),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Charge!",
        action(
            requires(DURING_MILITARY),
            target(in_your_provinces(any_(CHARACTER, face_up))),
            put_into_conflict(TARGET),
        ),
    ),
    card(
        "Cloud the Mind",
        only_playable_if(you_control(any_(CHARACTER, keyword("Shugenja")))),
        blanks(BEARER),
    ),
    card(
        "Night Raid",
        reaction(this_is_revealed(), discards(OPPONENT, ATTACKERS)),
    ),
    card("Rally to the Cause", reaction(this_is_revealed(), switch_type())),
    card("Elemental Fury", reaction(this_is_revealed(), switch_contested_ring())),
    card(
        "Meditations on the Tao",
        action(requires(CONFLICT_HERE), target(any_(CHARACTER, attacking)), remove_fate(1, TARGET)),
    ),
    card(
        "Pilgrimage",
        whenever(RINGS_CANCELLED, "cancel all ring effects", CONFLICT_HERE),
    ),
    *[
        card(
            f"Keeper of {element.capitalize()}",
            reaction(you_win_as_defender(number), gain_fate(1)),
            more_influence(OF_KEEPER),
        )
        for number, element in enumerate(ELEMENTS)
    ],
    card("Fertile Fields", action(requires(CONFLICT_HERE), draw(1))),
    card("Manicured Garden", action(requires(CONFLICT_HERE), gain_fate(1))),
    card("Ancestral Lands", has_strength(SELF, 5, DURING_POLITICAL)),
    card("Entrenched Position", has_strength(SELF, 5, DURING_MILITARY)),
    card(
        "Contingency Plan",
        reaction(DIALS_REVEALED, select_one(change_bid(1), change_bid(-1))),
    ),
    card(
        "Fallen in Battle",
        reaction(
            you_win_a(MILITARY, by=5),
            target(any_(CHARACTER, participating)),
            discard(TARGET),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "For Shame!",
        action(
            requires(DURING_CONFLICT),
            requires(you_control(any_(CHARACTER, participating, keyword("Courtier")))),
            up_front(target(your_opponents(CHARACTER, participating))),
            beforehand(select_one(dishonor(TARGET), bow(TARGET), who=OPPONENT)),
        ),
    ),
    card(
        "Good Omen",
        action(play_only_if(BID_LOWER), target(any_(CHARACTER, cost_at_least(3))), place_fate(1, TARGET)),
    ),
    card(
        "Outwit",
        action(
            requires(DURING_CONFLICT),
            up_front(
                target(
                    theirs(
                        CHARACTER,
                        political_below(best_political(your(CHARACTER, participating, keyword("Courtier")))),
                    )
                )
            ),
            move_home(TARGET),
        ),
    ),
    card(
        "Rout",
        action(
            requires(DURING_CONFLICT),
            up_front(
                target(
                    theirs(
                        CHARACTER,
                        military_below(best_military(your(CHARACTER, participating, keyword("Bushi")))),
                    )
                )
            ),
            move_home(TARGET),
        ),
    ),
    card(
        "Spies at Court",
        reaction(
            you_win_a(POLITICAL),
            cost(dishonor(PAID)),
            paying(your(CHARACTER, participating)),
            discard_at_random(2),
            maximum(1, PER_CONFLICT),
        ),
    ),
    card(
        "Miya Mystic",
        action(requires(CONFLICT_PHASE), cost(sacrifice(SELF)), target(ATTACHMENT), discard(TARGET)),
    ),
    card(
        "Wandering Rōnin",
        action(
            requires(DURING_CONFLICT),
            cost(remove_fate(1, SELF)),
            gives_both(SELF, 2),
            limit(2, PER_CONFLICT),
        ),
    ),
    *[
        card(
            f"Seeker of {element.capitalize()}",
            reaction(your_province_revealed(number), gain_fate(1)),
            another_province(element),
        )
        for number, element in enumerate(ELEMENTS)
    ],
    card(
        "Banzai!",
        action(
            requires(DURING_CONFLICT),
            target(any_(CHARACTER, participating)),
            gives(TARGET, military=2),
            may_resolve_twice(),
            maximum(1, PER_CONFLICT),
        ),
    ),
    *[
        card(
            name,
            forbids(
                NOT_AGAINST_FAVOR,
                SELF,
                "{whom} cannot participate as an attacker against whoever controls the Imperial Favor",
            ),
        )
        for name in ("Otomo Courtier", "Seppun Guardsman")
    ],
    card(
        "Shameful Display",
        action(
            requires(CONFLICT_HERE),
            targets(any_(CHARACTER, participating), 2, 2),
            honor_one_and_dishonor_the_other(),
        ),
    ),
    card(
        "Keeper Initiate",
        from_zones(
            reaction(
                after("ring claimed", YOU_CLAIM_YOUR_ROLES_RING, _matches_role), put_into_play(SELF, fate=1)
            ),
            DISCARD,
            IN_PROVINCE,
        ),
    ),
    card(
        "Seeker Initiate",
        reaction(
            after("ring claimed", YOU_CLAIM_YOUR_ROLES_RING, _matches_role), search_top(5, CARD, shown=False)
        ),
    ),
]
