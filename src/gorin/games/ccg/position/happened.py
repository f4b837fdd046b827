"""What has happened, as a position tells it: what of this turn is remembered, what an effect answers."""

from __future__ import annotations

from typing import Any

from gorin.games.ccg.kinds import ATTACHMENTS, ZONES
from gorin.games.ccg.position.cards import Cards, name
from gorin.games.ccg.position.printed import ability_number, definition_number, read_ability, told_ability
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.told import Told
from gorin.words.abilities import Usable
from gorin.words.grammar.scope import NOBODY, NOTHING, Moment

ABOUT_ABILITY = ("of", "ability")
SHAPES: dict[str, tuple[str, ...]] = {
    "about to resolve": ("card", *ABOUT_ABILITY),
    "assigned": ("card", "", "at"),
    "battle ended": ("province", "", ""),
    "battle resolved": ("province", "", ""),
    "battle resolves": ("province", "defender", ""),
    "destroyed": ("card", "by", "at"),
    "engaged": ("", "", "at"),
    "enters play": ("card", "host", "zone"),
    "honor gained": ("card", "", "amount"),
    "honor lost": ("card", "by", "amount"),
    "losing honor": ("", "", "amount"),
    "moved": ("card", "from", "at"),
    "phase ends": ("", "", ""),
    "province destroyed": ("province", "owner", ""),
    "resolved": ("card", *ABOUT_ABILITY),
    "targeted": ("card", *ABOUT_ABILITY),
    "turn begins": ("", "", ""),
    "turn ends": ("", "", ""),
}
"""What a moment's card, its other and its amount mean, by the names that a position has for them."""
KEYS = (
    "what", "seat", "action", "card", "province", "at", "from", "by", "owner", "defender", "amount",
    "of", "ability", "host", "zone",
)  # fmt: skip
MOST = 9_999


def can_tell(s: CcgState, moment: Moment) -> bool:
    shape = SHAPES.get(moment.kind)
    if shape is None:
        return False
    return shape[1:] != ABOUT_ABILITY or ability_number(s, moment.other, moment.amount) > 0


def told_moment(s: CcgState, moment: Moment) -> dict[str, Any]:
    told: dict[str, Any] = {"what": moment.kind}
    if moment.seat != NOBODY:
        told["seat"] = moment.seat
    shape = SHAPES[moment.kind]
    if shape[1:] == ABOUT_ABILITY:
        _tell(s, told, shape[0], moment.card)
        told.update(told_ability(s, moment.other, moment.amount))
    else:
        for key, value in zip(shape, (moment.card, moment.other, moment.amount), strict=True):
            _tell(s, told, key, value)
    if moment.action != -1:
        told["action"] = moment.action
    return told


def _tell(s: CcgState, told: dict[str, Any], key: str, value: int) -> None:
    if key == "zone":
        told[key] = ZONES[value]
    elif key == "amount" or (key and value != NOTHING):
        told[key] = name(s, value) if key == "card" or (key == "host" and _is_card(told, s)) else value


def _is_card(told: dict[str, Any], s: CcgState) -> bool:
    """An attachment is attached to a card; everything else that has a host, to a province."""
    card = int(str(told["card"]).partition("#")[2])
    return s.type_of(card) in ATTACHMENTS


def read_moment(s: CcgState, cards: Cards, value: Any, where: str) -> Moment:
    told = Told(value, KEYS, where)
    kind = list(SHAPES)[told.name("what", {kind: at for at, kind in enumerate(SHAPES)})]
    shape = SHAPES[kind]
    for key in told.told:
        if key not in ("what", "seat", "action") and key not in shape:
            raise told.wrong(key, f"says nothing about what was {kind!r}")
    seat, action = told.number("seat", NOBODY, NOBODY, s.seats - 1), told.number("action", -1, -2, MOST)
    card = _read(s, cards, told, shape[0])
    if shape[1:] == ABOUT_ABILITY:
        what = definition_number(s, told)
        ability: Usable = read_ability(s, told, what)
        return Moment(kind, card, seat, what, ability.number, action)
    amount = _read(s, cards, told, shape[2]) if shape[2] else 0
    return Moment(kind, card, seat, _read(s, cards, told, shape[1]), amount, action)


def _read(s: CcgState, cards: Cards, told: Told, key: str) -> int:
    if not key:
        return NOTHING
    if key == "amount":
        return told.number(key, 0, 0, MOST)
    if key == "zone":
        return told.name(key, {zone: at for at, zone in enumerate(ZONES)})
    if key == "host" and isinstance(told.told.get(key), str):
        return cards.find(told.told[key], told.place(key))
    if key == "card":
        return cards.find(told.told[key], told.place(key)) if told.says(key) else NOTHING
    if key in ("by", "owner", "defender"):
        return told.number(key, NOBODY, NOBODY, s.seats - 1)
    return told.number(key, NOTHING, NOTHING, s.next_province - 1)
