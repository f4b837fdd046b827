"""Reading the table: who is where, on whose side, and what holds for whom."""

from __future__ import annotations

from typing import Final

from gorin.games.lcg.definition import CostRule
from gorin.games.lcg.kinds import (
    ACTION,
    ATTACHMENT,
    CHARACTER,
    CLAIMED,
    CONTESTED,
    DYNASTY,
    ELEMENTS,
    HOLDING,
    LIMBO,
    UNCLAIMED,
    UNDER,
)
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.belongings import Conflict, Province, Ring
from gorin.games.lcg.table.gained import gained, is_anything_gained
from gorin.games.lcg.table.state import COPY, Derived, LcgState
from gorin.language.core.active_effects import active_effects, holds, in_play_of_type, own_of_type
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Rule
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import AbilityResolution
from gorin.language.core.zones import PLAY

RING_GAINS: Final = "ring gains "
"""What rules are about that give the ring of a conflict another element."""

NOT_ATTACKED: Final = "cannot be attacked"
COUNTS_AS_CLAIMED: Final = "counts as claimed"
RING_CODES: Final = PLACES + 50_000
"""Rings, as things that are picked."""

# --- what is worked out once after each change ----------------------------------------------------


def derived(s: LcgState) -> Derived:
    known = s.derived
    if known is None:
        known = Derived()
        for card in in_play_of_type(s, ATTACHMENT):
            known.attached.setdefault(s.host[card], []).append(card)
        places = [*s.in_play, *active_effects(s).listeners]
        known.gained = gained(s) if is_anything_gained(s) else []
        acting = [card for card, ability in known.gained if ability.window == ACTION]
        known.acting = [card for card in places if s.cards[s.what[card]].acts or card in acting]
        rules = active_effects(s).rules
        known.costing = [(rule, context) for rule, context in rules if isinstance(rule, CostRule)]
        s.keep_derived(known)
    return known


def rules_about(s: LcgState, start: str) -> list[tuple[Rule, AbilityContext]]:
    """The rules in force about something that begins so; found once for a table's shape."""
    known = (s.derived or derived(s)).about
    found = known.get(start)
    if found is None:
        found = known[start] = [each for each in active_effects(s).rules if each[0].about.startswith(start)]
    return found


def attachments(s: LcgState, card: int) -> list[int]:
    return (s.derived or derived(s)).attached.get(card, [])


# --- characters -----------------------------------------------------------------------------------


def characters(s: LcgState) -> list[int]:
    return in_play_of_type(s, CHARACTER)


def characters_of(s: LcgState, seat: int) -> list[int]:
    return own_of_type(s, seat, CHARACTER)


def participants(s: LcgState) -> list[int]:
    """The characters in the conflict."""
    if s.conflict is None:
        return []
    known = derived(s)
    if known.participants is None:
        known.participants = [card for card in characters(s) if s.participating[card]]
    return known.participants


def is_attacking(s: LcgState, card: int) -> bool:
    """LCG-CNFL-04: on the side of the player who started the conflict."""
    conflict = s.conflict
    if conflict is None or not s.participating[card]:
        return False
    return not rules_of(s).is_foe(s.controller[card], conflict.attacker)


def is_defending(s: LcgState, card: int) -> bool:
    return s.conflict is not None and s.participating[card] and not is_attacking(s, card)


def attackers(s: LcgState) -> list[int]:
    return [card for card in participants(s) if is_attacking(s, card)]


def defenders(s: LcgState) -> list[int]:
    return [card for card in participants(s) if not is_attacking(s, card)]


def participants_for(s: LcgState, seat: int) -> list[int]:
    """The characters in the conflict on a player's side."""
    if not rules_of(s).has_teams:
        return [card for card in participants(s) if s.controller[card] == seat]
    side_of = rules_of(s).side_of
    return [card for card in participants(s) if side_of(s.controller[card]) == side_of(seat)]


def is_in_conflict(s: LcgState, seat: int) -> bool:
    """Is a player on one of the two sides of the conflict?"""
    conflict = s.conflict
    if conflict is None:
        return False
    if seat in (conflict.attacker, conflict.defender):
        return True
    ruleset = rules_of(s)
    sides = (ruleset.side_of(conflict.attacker), ruleset.side_of(conflict.defender))
    return ruleset.side_of(seat) in sides


def foes(s: LcgState, seat: int) -> list[int]:
    """A player's opponents, in player order."""
    ruleset = rules_of(s)
    side = ruleset.side_of(seat)
    return [other for other in s.playing() if ruleset.side_of(other) != side]


def opponents(s: LcgState, seat: int) -> list[int]:
    """Whom "your opponent" may mean (LCG-OPP-01, LCG-ENL-01, LCG-TEAM-08)."""
    return rules_of(s).rivals(s, seat)


def role_traits(s: LcgState, seat: int) -> tuple[str, ...]:
    """LCG-ROLE-02: the traits of a player's role, which works beside the stronghold."""
    role = s.players[seat].role
    return () if role == NOTHING else s.definition(role).keywords


CLAN_SYMBOL: Final = "clan symbol of the "
"""What a rule is about by which a card is of a clan besides its own, with the name of the clan."""


def is_of_clan(s: LcgState, card: int, clan: str) -> bool:
    """LCG-CLAN-01: by the symbol that is printed on it, or by one that it has gained."""
    if s.definition(card).clan == clan:
        return True
    about = CLAN_SYMBOL + clan
    return about in active_effects(s).topics and holds(s, about, card)


def printed_what(s: LcgState, card: int) -> int:
    """LCG-COPY-05: what is physically printed on a card, also while it is a copy of another."""
    for lasting in s.lasting:
        if lasting.subject == card and lasting.keyword == COPY:
            return lasting.amount
    return s.what[card]


def is_dynasty_card(s: LcgState, card: int) -> bool:
    """By what is printed on it."""
    return s.cards[printed_what(s, card)].side == DYNASTY


def is_legendary(s: LcgState, card: int) -> bool:
    """LCG-LEG-01."""
    return s.definition(card).legendary >= 0 and card not in active_effects(s).silent


# --- provinces ------------------------------------------------------------------------------------


def province(s: LcgState, id: int) -> Province:
    return s.provinces[id]


def provinces_of(s: LcgState, seat: int) -> list[Province]:
    """A player's provinces: the row from left to right, then the stronghold province."""
    return [each for each in s.provinces if each.owner == seat]


def row_of(s: LcgState, seat: int) -> list[Province]:
    return [each for each in s.provinces if each.owner == seat and not each.is_stronghold]


def adjacent(s: LcgState, place: Province) -> list[Province]:
    """LCG-PROV-05: the neighbours in the row."""
    row = row_of(s, place.owner)
    if place.is_stronghold:
        return []
    at = [each.id for each in row].index(place.id)
    return row[max(at - 1, 0) : at] + row[at + 1 : at + 2]


def stronghold_province(s: LcgState, seat: int) -> Province | None:
    for each in s.provinces:
        if each.owner == seat and each.is_stronghold:
            return each
    return None


def is_revealed(s: LcgState, place: Province) -> bool:
    """Its card lies face-up. Tokens are neither face-up nor face-down (LCG-SKIR-09)."""
    return place.card != NOTHING and s.zone[place.card] == PLAY


def is_facedown(s: LcgState, place: Province) -> bool:
    return place.card != NOTHING and s.zone[place.card] != PLAY


def cards_in(s: LcgState, place: int) -> list[int]:
    """The dynasty cards in a province, holdings included."""
    own = s.provinces[place].card
    return [card for card in s.in_provinces().get(place, ()) if card != own]


def cards_in_all(s: LcgState, places: list[int]) -> list[int]:
    """The cards that lie in these provinces, and those that are these provinces."""
    known = s.in_provinces()
    return sorted([card for place in places for card in known.get(place, ())])


def holdings_in(s: LcgState, place: int) -> list[int]:
    return [card for card in in_play_of_type(s, HOLDING) if s.lies_in[card] == place]


def cards_under(s: LcgState, host: int) -> list[int]:
    """LCG-CUND-01."""
    if UNDER not in s.zone:  # as in nearly every game
        return []
    return [card for card, zone in enumerate(s.zone) if zone == UNDER and s.host[card] == host]


def is_hidden_in_province(s: LcgState, card: int) -> bool:
    return s.zone[card] == IN_PROVINCE and not s.face_up[card]


def attacked_provinces(s: LcgState) -> list[Province]:
    return [] if s.conflict is None else [s.provinces[id] for id in s.conflict.provinces]


def attacked_cards(s: LcgState) -> list[int]:
    """The cards of the provinces at which the conflict is."""
    return [place.card for place in attacked_provinces(s) if place.card != NOTHING]


def _is_spared(s: LcgState, place: Province) -> bool:
    """Does an effect say of the province, or of its card, that it cannot be attacked?"""
    if NOT_ATTACKED not in active_effects(s).topics:
        return False
    return holds(s, NOT_ATTACKED, PLACES + place.id) or (
        place.card != NOTHING and holds(s, NOT_ATTACKED, place.card)
    )


def is_open_to_attack(s: LcgState, place: Province) -> bool:
    """LCG-FRM3-07, LCG-FRM3-08."""
    if place.broken or _is_spared(s, place):
        return False
    return not place.is_stronghold or rules_of(s).is_stronghold_open(s, place.owner)


def hand_size(s: LcgState, seat: int) -> int:
    """LCG-CLAR-35, LCG-CLAR-37: an event counts until its costs are paid and its selections made."""
    begun = [step.holder for step in s.stack if isinstance(step, AbilityResolution) and step.has_begun()]
    played = [card for card, zone in enumerate(s.zone) if zone == LIMBO and s.owner[card] == seat]
    return len(s.players[seat].hand) + len([card for card in played if card not in begun])


# --- rings ----------------------------------------------------------------------------------------


def unclaimed(s: LcgState) -> list[int]:
    return [i for i, ring in enumerate(s.rings) if ring.state == UNCLAIMED]


def rings_for(s: LcgState, seat: int) -> list[int]:
    """The rings that a player may pick to declare a conflict (LCG-RING-02, LCG-ENL-22)."""
    return [i for i in unclaimed(s) if s.rings[i].pool in (seat, -1)]


def claimed_by(s: LcgState, seat: int) -> list[int]:
    """The rings that count as being in a player's claimed pool; a team shares one (LCG-TEAM-16)."""
    held = held_by(s, seat)
    if COUNTS_AS_CLAIMED not in active_effects(s).topics:
        return held
    side = rules_of(s).side_of
    rules = [each for each in active_effects(s).rules if each[0].about == COUNTS_AS_CLAIMED]
    counted = [
        ring
        for ring in range(len(s.rings))
        if any(rule.concerns(s, by, RING_CODES + ring) and side(by.seat) == side(seat) for rule, by in rules)
    ]
    return held + [ring for ring in counted if ring not in held]  # LCG-CLAR-19


def held_by(s: LcgState, seat: int) -> list[int]:
    """The rings that really lie there."""
    ruleset = rules_of(s)
    return [
        i
        for i, ring in enumerate(s.rings)
        if ring.holder >= 0 and ruleset.side_of(ring.holder) == ruleset.side_of(seat)
    ]


def contested_ring(s: LcgState) -> Ring | None:
    return None if s.conflict is None else s.rings[s.conflict.ring]


def is_contested(s: LcgState, ring: int) -> bool:
    """LCG-RING-03, LCG-RING-06: also while it is claimed, until reactions to that are over."""
    conflict = s.conflict
    return conflict is not None and conflict.ring == ring and not conflict.ring_settled


def elements_of(s: LcgState, ring: int) -> list[int]:
    """Its own element, and those that it has gained as the ring of this conflict."""
    found = [s.rings[ring].element]
    conflict = s.conflict
    if conflict is None or conflict.ring != ring:
        return found
    known = active_effects(s)
    for element, name in enumerate(ELEMENTS):
        about = RING_GAINS + name
        if about in known.topics and element not in found and _is_said(s, about):
            found.append(element)
    return found


def _is_said(s: LcgState, about: str) -> bool:
    return any(
        rule.about == about and rule.concerns(s, context, NOTHING)
        for rule, context in active_effects(s).rules
    )


def is_of_element(s: LcgState, element: int) -> bool:
    """Is the conflict one of this element?"""
    conflict = s.conflict
    return conflict is not None and element in elements_of(s, conflict.ring)


def is_claimed_or_contested(ring: Ring) -> bool:
    return ring.state in (CONTESTED, CLAIMED)


def conflict_now(s: LcgState) -> Conflict:
    if s.conflict is None:
        raise LookupError("there is no conflict")
    return s.conflict
