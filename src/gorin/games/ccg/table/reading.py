"""Reading the table: which cards belong together, where they are, whose they are, and what holds for them."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import (
    ATTACHMENTS,
    CELESTIAL,
    EVENT,
    FOLLOWER,
    HOLDING,
    HOME,
    PERSONALITY,
    REGION,
    SENSEI,
    SPELL,
    STRENGTH,
    STRONGHOLD,
    UNDER,
    WIND,
)
from gorin.games.ccg.table.belongings import Province
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import (
    active_effects,
    has,
    in_play_of_type,
    own_of_type,
)
from gorin.language.core.context import BEARER_SLOT, NOBODY, NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.questions import PLACES
from gorin.language.core.zones import PLAY

PLACES_AND_PEOPLE: Final[tuple[int, ...]] = (STRONGHOLD, HOLDING, PERSONALITY, EVENT, REGION, CELESTIAL, WIND)

UNIT_TYPES: Final = (PERSONALITY, *ATTACHMENTS)


# --- stacks --------------------------------------------------------------------------


def stacked(s: CcgState) -> list[int]:
    """The cards below the top of a stack."""
    return [card for card, zone in enumerate(s.zone) if zone == UNDER and is_stacked(s, card)]


COPIED: Final = "copied ability"
"""Marks, where the keyword of a lasting effect stands, a card that is a copy; `amount` is the ability."""


def copied_ability(s: CcgState, holder: int) -> int:
    """The one ability that is written on a copy (DE-COPY); NOTHING where the card is none."""
    if holder == NOTHING or s.zone[holder] != UNDER:
        return NOTHING
    for each in s.lasting:
        if each.keyword == COPIED and each.subject == holder:
            return each.amount
    return NOTHING


def is_stacked(s: CcgState, under: int) -> bool:
    """Does a card lie under a later version of itself? Some cards only keep others."""
    return not s.definition(s.host[under]).keeps(s.type_of(under))


def laid_under(s: CcgState, card: int) -> list[int]:
    """The cards that lie under a card, whether they make a stack with it or not."""
    return [each for each in range(len(s.zone)) if s.zone[each] == UNDER and s.host[each] == card]


def all_laid_under(s: CcgState) -> dict[int, list[int]]:
    """The same of every card that others lie under, for who looks at the whole table."""
    known = s.derived or derived(s)
    laid = known.laid
    if laid is None:
        laid = known.laid = {}
        for card, zone in enumerate(s.zone):
            if zone == UNDER:
                laid.setdefault(s.host[card], []).append(card)
    return laid


# --- units ----------------------------------------------------------------------------------------


def attachments(s: CcgState, personality: int) -> list[int]:
    return derived(s).attached.get(personality, [])


def followers(s: CcgState, personality: int) -> list[int]:
    return [card for card in attachments(s, personality) if s.type_of(card) == FOLLOWER]


def unit(s: CcgState, personality: int) -> list[int]:
    """CE-CRD-16: a Personality and all cards attached to him."""
    return [personality, *attachments(s, personality)]


def leader(s: CcgState, card: int) -> int:
    """The Personality whose unit a card is in; the card itself where it is in none."""
    host = s.host[card]
    return card if host == NOTHING or s.cards[s.what[card]].type not in ATTACHMENTS else host


def bearer_of(s: CcgState, context: AbilityContext) -> int:
    """The Personality of the card that speaks: now, or when its ability began (DE-CANC-14)."""
    kept = context.get(BEARER_SLOT)
    return kept[0] if kept else leader(s, context.source)


def this_place(s: CcgState, context: AbilityContext) -> int:
    """The place of the Region or Terrain that speaks: now, or when its ability began (DE-CANC-14)."""
    kept = context.get(BEARER_SLOT)
    return kept[0] - PLACES if kept else s.host[context.source]


def keep_bearer(s: CcgState, context: AbilityContext) -> None:
    """An ability begins: what its card is attached to is meant even if the card is gone before the end."""
    host = NOTHING if context.source == NOTHING else s.host[context.source]
    if host != NOTHING and not context.get(BEARER_SLOT):
        context.put(BEARER_SLOT, [host if s.type_of(context.source) in ATTACHMENTS else PLACES + host])


def place_of(moment: TriggerEvent) -> int:
    """Where it happened, of a moment that is about a place."""
    return moment.card - PLACES


def top_of(s: CcgState, card: int) -> int:
    """The card itself, or the one on top of the stack in which it lies."""
    return s.host[card] if s.zone[card] == UNDER else card


def is_in_unit(s: CcgState, card: int) -> bool:
    return s.zone[card] == PLAY and s.cards[s.what[card]].type in UNIT_TYPES


def location(s: CcgState, card: int) -> int:
    """HOME, or the province at whose battlefield a card is."""
    return s.place[leader(s, card)]


def side_of(s: CcgState, card: int) -> int:
    return s.side[leader(s, card)]


def personalities(s: CcgState, seat: int) -> list[int]:
    return [card for card in in_play_of_type(s, PERSONALITY) if s.controller[card] == seat]


def units_at(s: CcgState, province: int, side: int) -> list[int]:
    """The Personalities leading units on one side of a battlefield."""
    everybody = in_play_of_type(s, PERSONALITY)
    return [card for card in everybody if s.place[card] == province and s.side[card] == side]


def is_cavalry_unit(s: CcgState, personality: int) -> bool:
    """CE-MAN-06."""
    if not has(s, personality, "Cavalry"):
        return False
    return all(has(s, card, "Cavalry") for card in followers(s, personality))


# --- keywords -------------------------------------------------------------------------------------


def clans_of(s: CcgState, card: int) -> list[str]:
    """CE-KEY-08: the Clan alignments of a card."""
    if s.type_of(card) == STRONGHOLD:
        return list(s.definition(card).clans)
    return [clan for clan, mark in s.settings.factions.items() if mark and has(s, card, mark)]


def clan_of_player(s: CcgState, seat: int) -> tuple[str, ...]:
    """CE-STR-04."""
    return s.definition(s.players[seat].stronghold).clans


def marks_of_player(s: CcgState, seat: int) -> list[str]:
    """The keywords of those who are aligned with a player; none for a Faction that marks nobody."""
    marks = [s.settings.factions.get(clan, "") for clan in clan_of_player(s, seat)]
    return [mark for mark in marks if mark]


def is_aligned(s: CcgState, card: int, seat: int) -> bool:
    """DE-FAC-20: who is aligned with several Factions is everywhere one of their own."""
    for mark in marks_of_player(s, seat):  # noqa: SIM110 - asked for every card that could be bought
        if has(s, card, mark):
            return True
    return False


# --- provinces ------------------------------------------------------------------------------------


def province(s: CcgState, id: int) -> Province | None:
    for each in s.provinces:
        if each.id == id:
            return each
    return None


def province_of(s: CcgState, card: int) -> int:
    """The province in which a card lies."""
    return next(place.id for place in s.provinces if place.card == card)


def provinces_of(s: CcgState, seat: int) -> list[Province]:
    """From left to right."""
    return [each for each in s.provinces if each.owner == seat]


def row_of(s: CcgState, seat: int) -> list[int]:
    """The provinces that a player has had this turn, from left to right: those that have fallen, too.

    They are called by their places in this row, so that in an attack no name passes from one to another.
    """
    row = [place.id for place in provinces_of(s, seat)]
    for moment in s.history:
        if moment.kind == "province destroyed" and moment.other == seat and place_of(moment) not in row:
            row.insert(len([id for id in row if id < place_of(moment)]), place_of(moment))
    return row


def land(s: CcgState, place: int) -> tuple[int, int]:
    """Whose province it is, or was this turn, and which from the left; NOBODY and NOTHING for no province."""
    standing = province(s, place)
    for seat in range(s.seats) if standing is None else [standing.owner]:
        row = row_of(s, seat)
        if place in row:
            return seat, row.index(place)
    return NOBODY, NOTHING


def strength(s: CcgState, id: int) -> int:
    """CE-STR-05, CE-SET-13: the Stronghold's, with the bonuses and penalties of this province alone."""
    values = derived(s).values
    key = -1 - id
    known = values.get(key)
    if known is None:
        known = values[key] = _strength(s, id)
    return known


def senseis(s: CcgState, seat: int) -> list[int]:
    """Who teaches a player: nobody, or one."""
    return own_of_type(s, seat, SENSEI)


def _strength(s: CcgState, id: int) -> int:
    place = province(s, id)
    if place is None:
        return 0
    total = s.definition(s.players[place.owner].stronghold).province_strength
    for card in senseis(s, place.owner):
        total += s.definition(card).province_strength  # DE-CRD-07
    for lasting in s.lasting:
        if lasting.subject == id and lasting.stat == STRENGTH:
            total += lasting.amount
    for rule, context in active_effects(s).changing.get(STRENGTH, ()):
        if rule.concerns(s, context, id):
            total += rule.amount(s, context, id)
    return max(total, 0)


def is_fortification(s: CcgState, card: int) -> bool:
    """DE-CRD-13: a Holding that belongs to the province out of which it was bought."""
    return s.type_of(card) == HOLDING and has(s, card, "Fortification")


def land_of(s: CcgState, card: int) -> int:
    """The province to which a Region or a Fortification in play is attached; NOTHING for all others."""
    return s.host[card] if s.zone[card] == PLAY and s.type_of(card) in (REGION, HOLDING) else NOTHING


def fortifications(s: CcgState, place: int) -> list[int]:
    return [card for card in in_play_of_type(s, HOLDING) if s.host[card] == place]


# --- seats ----------------------------------------------------------------------------------------


def has_most_honor(s: CcgState, seat: int) -> bool:
    """CE-FAV-02: strictly more than each other player."""
    return all(s.players[seat].honor > s.players[other].honor for other in s.others(seat))


def is_spell_idle(s: CcgState, card: int) -> bool:
    """CE-CRD-26: a Spell on somebody who is no Shugenja."""
    return s.type_of(card) == SPELL and not has(s, leader(s, card), "Shugenja")


def is_at_home(s: CcgState, card: int) -> bool:
    return location(s, card) == HOME
