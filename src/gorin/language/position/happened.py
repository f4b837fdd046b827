"""What has happened, as a position tells it: what is remembered of this turn, what an effect answers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from gorin.kernel.events import only
from gorin.kernel.position_reader import PositionReader, read_number
from gorin.language.abilities import Usable
from gorin.language.core.context import NOBODY, NOTHING, TriggerEvent
from gorin.language.core.questions import PLACES
from gorin.language.core.state import CardState
from gorin.language.position.cards import Cards, name
from gorin.language.position.printed import ability_number, definition_number, read_ability, told_ability

Shape = tuple[str, str, str]
"""What a moment's card, its other and its amount mean, by the names that a position has for them.

Some have a meaning of their own: `card`, `host` (a card or a place), `zone`, `amount`, `of` with `ability`.
Some mean a seat or several, as the game says; every other is the number of a place.
"""
ABOUT_ABILITY = ("of", "ability")
MOST = 9_999


@mypyc_attr(allow_interpreted_subclasses=True)
class Past:
    """How a game tells its moments."""

    def __init__(
        self,
        shapes: dict[str, Shape],
        zones: tuple[str, ...],
        seats: tuple[str, ...] = ("by",),
        groups: tuple[str, ...] = (),
    ) -> None:
        self.shapes = shapes
        """By the kind of moment; what is not here cannot be told."""
        self.zones = zones
        self.seats = seats
        """The names that mean a seat."""
        self.groups = groups
        """The names that mean several seats, which a moment holds as one number (see `only`)."""
        named = dict.fromkeys([key for shape in shapes.values() for key in shape if key])
        self.keys = ("what", "seat", "action", *named)

    def places(self, s: Any) -> int:
        """How many places have a number."""
        return 0

    def is_hosted_by_card(self, s: Any, card: int) -> bool:
        """What this card is attached to is a card, not a place."""
        return True

    # --- writing ----------------------------------------------------------------------------------

    def can_tell(self, s: CardState, moment: TriggerEvent) -> bool:
        shape = self.shapes.get(moment.kind)
        if shape is None:
            return False
        return shape[1:] != ABOUT_ABILITY or ability_number(s, moment.other, moment.amount) > 0

    def told(self, s: CardState, moment: TriggerEvent) -> dict[str, Any]:
        told: dict[str, Any] = {"what": moment.kind}
        if moment.seat != NOBODY:
            told["seat"] = moment.seat
        shape = self.shapes[moment.kind]
        if shape[1:] == ABOUT_ABILITY:
            self._tell(s, moment, told, shape[0], moment.card)
            told.update(told_ability(s, moment.other, moment.amount))
        else:
            for key, value in zip(shape, (moment.card, moment.other, moment.amount), strict=True):
                self._tell(s, moment, told, key, value)
        if moment.action != -1:
            told["action"] = moment.action
        return told

    def _tell(self, s: CardState, moment: TriggerEvent, told: dict[str, Any], key: str, value: int) -> None:
        if key == "zone":
            told[key] = self.zones[value]
        elif key in self.groups:
            told[key] = [seat for seat in range(s.seats) if value >> seat & 1]
        elif key == "amount" or (key and value != NOTHING):
            is_card = key == "card" or (key == "host" and self.is_hosted_by_card(s, moment.card))
            told[key] = name(s, value) if is_card else value - PLACES if value >= PLACES else value

    # --- reading ----------------------------------------------------------------------------------

    def read(self, s: CardState, cards: Cards, value: Any, where: str) -> TriggerEvent:
        told = PositionReader(value, self.keys, where)
        kind = list(self.shapes)[told.name("what", {kind: at for at, kind in enumerate(self.shapes)})]
        shape = self.shapes[kind]
        for key in told.told:
            if key not in ("what", "seat", "action") and key not in shape:
                raise told.wrong(key, f"says nothing about what was {kind!r}")
        seat, action = told.number("seat", NOBODY, NOBODY, s.seats - 1), told.number("action", -1, -2, MOST)
        card = self._read(s, cards, told, shape[0])
        if shape[0] not in ("", "card") and card != NOTHING:
            card += PLACES
        if told.says("host"):
            self._check_host(s, told, card)
        if shape[1:] == ABOUT_ABILITY:
            what = definition_number(s, told)
            ability: Usable = read_ability(s, told, what)
            return TriggerEvent(kind, card, seat, what, ability.number, action)
        amount = self._read(s, cards, told, shape[2]) if shape[2] else 0
        return TriggerEvent(kind, card, seat, self._read(s, cards, told, shape[1]), amount, action)

    def _check_host(self, s: CardState, told: PositionReader, card: int) -> None:
        """Whether it is a card or a place goes by what is attached to it."""
        is_card = isinstance(told.told["host"], str)
        if card == NOTHING or is_card != self.is_hosted_by_card(s, card):
            raise told.wrong("host", "is a card where an attachment came, otherwise the number of a place")

    def _read(self, s: CardState, cards: Cards, told: PositionReader, key: str) -> int:
        if not key:
            return NOTHING
        if key == "amount":
            return told.number(key, 0, 0, MOST)
        if key == "zone":
            return told.name(key, {zone: at for at, zone in enumerate(self.zones)})
        if key == "card" or (key == "host" and isinstance(told.told.get(key), str)):
            return cards.find(told.told[key], told.place(key)) if told.says(key) else NOTHING
        if key in self.groups:
            return only(*[read_number(each, told.place(key), 0, s.seats - 1) for each in told.items(key)])
        if key in self.seats:
            return told.number(key, NOBODY, NOBODY, s.seats - 1)
        return told.number(key, NOTHING, NOTHING, self.places(s) - 1)
