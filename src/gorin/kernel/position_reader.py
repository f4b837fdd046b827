"""Reading what somebody wrote down, such as a position: whatever is wrong is named with its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, final

from gorin.kernel.chance import Chance, read_seed
from gorin.kernel.errors import InvalidPosition, InvalidSetup
from gorin.kernel.keys import nearest, quoted, refuse_unknown

KEY_DIGITS, DRAWS = 32, 1 << 53


@final
class PositionReader:
    """A JSON object, and where it stands. Saying nothing and saying null are the same.

    >>> told = PositionReader({"hand": ["raid"], "scouts": 3}, ("hand", "scouts"), "players[0]")
    >>> told.names("hand", {"army": 0, "raid": 1})
    [1]
    >>> told.number("scouts", 2, 0, 2)
    Traceback (most recent call last):
    gorin.kernel.errors.InvalidPosition: players[0].scouts is a whole number from 0 to 2, not 3
    """

    def __init__(self, told: Any, known: Iterable[str], where: str = "") -> None:
        if not isinstance(told, dict):
            place = where or "a position"
            raise InvalidPosition(f"{place} is a JSON object, not {quoted(told)}")
        refuse_unknown(told, known, where)
        self.told: dict[str, Any] = told
        self.where = where

    def place(self, name: str) -> str:
        """Where a value stands, such as `players[0].hand`."""
        return f"{self.where}.{name}" if self.where else name

    def wrong(self, name: str, what: str) -> InvalidPosition:
        """The error that says what is wrong with a value."""
        return InvalidPosition(f"{self.place(name)}{'' if what[0] == ':' else ' '}{what}")

    def says(self, name: str) -> bool:
        return self.told.get(name) is not None

    # --- single values --------------------------------------------------------------------------

    def number(self, name: str, default: int, least: int | None = None, most: int | None = None) -> int:
        value = self.told.get(name)
        if value is None:
            return default
        return read_number(value, self.place(name), least, most)

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.told.get(name)
        if value is None:
            return default
        if type(value) is not bool:
            raise self.wrong(name, f"is true or false, not {quoted(value)}")
        return value

    def text(self, name: str, default: str) -> str:
        value = self.told.get(name)
        if value is None:
            return default
        if type(value) is not str:
            raise self.wrong(name, f"is a text, not {quoted(value)}")
        return value

    def name(self, name: str, table: dict[str, int], default: int | None = None) -> int:
        """The number behind a name. Without a default it must be said."""
        value = self.told.get(name)
        if value is None and default is not None:
            return default
        return read_name(value, table, self.place(name))

    # --- several values -------------------------------------------------------------------------

    def items(self, name: str) -> list[Any]:
        """A list of anything."""
        value = self.told.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.wrong(name, f"is a list, not {quoted(value)}")
        return value

    def names(self, name: str, table: dict[str, int]) -> list[int]:
        """The numbers behind a list of names."""
        place = self.place(name)
        return [read_name(each, table, f"{place}[{i}]") for i, each in enumerate(self.items(name))]

    def table(self, name: str, known: Iterable[str]) -> PositionReader:
        """A table within this one; an empty one where nothing is said."""
        value = self.told.get(name)
        return PositionReader({} if value is None else value, known, self.place(name))

    def tables(self, name: str, known: Iterable[str]) -> list[PositionReader]:
        """A list of tables."""
        place, allowed = self.place(name), tuple(known)
        return [PositionReader(each, allowed, f"{place}[{i}]") for i, each in enumerate(self.items(name))]

    def entries(
        self, name: str, keys: dict[str, int], known: Iterable[str]
    ) -> list[tuple[int, PositionReader]]:
        """A table of tables: the number behind each key, and what is said there."""
        inner, allowed = self.table(name, keys), tuple(known)
        return [
            (keys[key], PositionReader(value, allowed, inner.place(key))) for key, value in inner.told.items()
        ]


def read_number(value: Any, place: str, least: int | None = None, most: int | None = None) -> int:
    if type(value) is not int or (least is not None and value < least) or (most is not None and value > most):
        bounds = "" if least is None else f" from {least}" if most is None else f" from {least} to {most}"
        raise InvalidPosition(f"{place} is a whole number{bounds}, not {quoted(value)}")
    return value


def read_name(value: Any, table: dict[str, int], place: str) -> int:
    if type(value) is not str or value not in table:
        raise InvalidPosition(f"{place}: there is no {quoted(value)}{nearest(value, tuple(table))}")
    return table[value]


def read_chance(told: PositionReader) -> Chance:
    """Chance from here on: `seed`, or `chance` as a game tells it in the middle, a key and a count."""
    if not told.says("chance"):
        try:
            return Chance.seeded(read_seed(told.told["seed"]) if told.says("seed") else 0)
        except InvalidSetup as error:
            raise InvalidPosition(str(error)) from None
    if told.says("seed"):
        raise InvalidPosition("chance comes from a seed or from chance, not from both")
    given = told.told["chance"]
    if not isinstance(given, list) or len(given) != 2 or not _is_key(given[0]):
        raise told.wrong("chance", f"is a key and a count; the key has {KEY_DIGITS} hexadecimal digits")
    return Chance(given[0], read_number(given[1], "chance[1]", 0, DRAWS))


def _is_key(value: Any) -> bool:
    return type(value) is str and len(value) == KEY_DIGITS and all(c in "0123456789abcdef" for c in value)
