"""Which abilities were used, as a position tells it: by card and number, or by player and title."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.acting.using import ability_use
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import (
    EVENT,
    EVENT_RESOLVED,
    PROVINCE_GAINED,
    TACTICAL_USED,
    TITLE_RETURNED,
)
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.position_reader import PositionReader
from gorin.language.core.context import NOTHING
from gorin.language.position.cards import Cards, name
from gorin.language.position.printed import ability_number, read_ability, told_ability

KEYS = ("of", "ability", "by", "tactical", "event", "returned", "gained_province")


def told_use(s: CcgState, code: int) -> dict[str, Any] | None:
    """None where it is an ability that its card has no more."""
    if code >= TITLE_RETURNED:
        return {"returned": s.names[code - TITLE_RETURNED]}
    if code >= PROVINCE_GAINED:
        return {"by": code - PROVINCE_GAINED, "gained_province": True}
    if code >= EVENT_RESOLVED:
        return {"event": s.names[code - EVENT_RESOLVED]}
    if code >= TACTICAL_USED:
        return {"of": name(s, code - TACTICAL_USED), "tactical": True}
    if code < 0:
        seat, node = -code // 1000 - 1, -code % 1000
        return {"by": seat, **told_ability(s, 0, node)}
    card, node = code // 1000, code % 1000
    number = ability_number(s, s.what[card], node)
    return {"of": name(s, card), "ability": number} if number else None


def read_use(s: CcgState, cards: Cards, value: Any, where: str) -> int:
    told = PositionReader(value, KEYS, where)
    if told.says("returned"):
        return TITLE_RETURNED + _read_title(s, told)
    if told.flag("gained_province"):
        return PROVINCE_GAINED + told.number("by", 0, 0, s.seats - 1)
    if told.says("event"):
        return EVENT_RESOLVED + _read_event(s, told)
    if not told.says("of"):
        seat = told.number("by", NOTHING, 0, s.seats - 1)
        if seat == NOTHING or told.says("tactical"):
            raise told.wrong("of", "names a card, or by the player who used what every player has")
        return ability_use(NOTHING, read_ability(s, told, 0).number, seat)
    card = cards.find(told.told["of"], told.place("of"))
    if told.says("by"):
        raise told.wrong("by", "is said only of what every player has")
    if told.flag("tactical"):
        if told.says("ability"):
            raise told.wrong("ability", "says nothing about who has performed a Tactical action")
        return TACTICAL_USED + card
    return ability_use(card, read_ability(s, told, s.what[card]).number, NOTHING)


def _read_title(s: CcgState, told: PositionReader) -> int:
    """What was returned to a hand is told by its title, wherever the card is now."""
    slug = told.told["returned"]
    known = catalogue(s.edition).get(slug) if isinstance(slug, str) else None
    if known is None or len(told.told) > 1:
        raise told.wrong("returned", "names a card, and nothing else")
    return s.add_name(known.slug)


def _read_event(s: CcgState, told: PositionReader) -> int:
    """An Event that has resolved is told by its title alone, wherever its card is now."""
    slug = told.told["event"]
    known = catalogue(s.edition).get(slug) if isinstance(slug, str) else None
    if known is None or known.type != EVENT or len(told.told) > 1:
        raise told.wrong("event", "names an Event that has resolved, and nothing else")
    return s.add_name(known.slug)
