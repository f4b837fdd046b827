"""Reading single values of a position, naming whatever is wrong."""

from __future__ import annotations

from typing import Any

from gorin.kernel.chance import read_seed
from gorin.kernel.errors import InvalidPosition, InvalidSetup


def read_number(told: dict[str, Any], name: str, default: int) -> int:
    value = told.get(name, default)
    if type(value) is not int:
        raise InvalidPosition(f"{name} is a whole number, not {value!r}")
    return value


def read_luck(told: dict[str, Any]) -> int:
    """The seed of what happens by chance from here on."""
    try:
        return read_seed(told.get("seed", 0))
    except InvalidSetup as error:
        raise InvalidPosition(str(error)) from None


def read_flag(told: dict[str, Any], name: str, default: bool) -> bool:
    value = told.get(name, default)
    if type(value) is not bool:
        raise InvalidPosition(f"{name} is true or false, not {value!r}")
    return value


def read_list(told: dict[str, Any], name: str) -> list[Any]:
    value = told.get(name, [])
    if not isinstance(value, list):
        raise InvalidPosition(f"{name} is a list, not {value!r}")
    return value


def read_table(told: dict[str, Any], name: str) -> dict[str, Any]:
    value = told.get(name, {})
    if not isinstance(value, dict):
        raise InvalidPosition(f"{name} is a table, not {value!r}")
    return value


def read_lookup(table: dict[str, int], name: Any, what: str) -> int:
    if not isinstance(name, str) or name not in table:
        raise InvalidPosition(f"{what}: there is no {name!r}")
    return table[name]


def read_index(names: tuple[str, ...], name: Any, what: str) -> int:
    if name not in names:
        raise InvalidPosition(f"{what}: there is no {name!r}")
    return names.index(name)
