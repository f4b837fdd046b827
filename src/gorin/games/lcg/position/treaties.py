"""The treaties of a position."""

from __future__ import annotations

from gorin.games.lcg.formats.treaties.cards import BY_SLUG
from gorin.games.lcg.formats.treaties.promises import DURATIONS, LEAST_VALUE, MOST_VALUE, VOCABULARY
from gorin.games.lcg.table.state import TREATY_RULES, LcgState
from gorin.games.lcg.table.treaty import Promise, Treaty
from gorin.games.lcg.validation import treaties as checked
from gorin.kernel.errors import InvalidPosition
from gorin.kernel.position_reader import PositionReader
from gorin.language.core.context import NOTHING

TREATY = ("parties", "promises", "until", "value", "round", "card")
PROMISE = ("kind", "words", "done")


def read_rule(told: PositionReader) -> str:
    """Whether treaties are made, and what is staked on them."""
    return TREATY_RULES[told.name("treaty_rule", {name: i for i, name in enumerate(TREATY_RULES)}, 0)]


def read_treaties(s: LcgState, told: PositionReader) -> list[Treaty]:
    return [_treaty(s, each) for each in told.tables("treaties", TREATY)] if told.says("treaties") else []


def read_deck(told: PositionReader) -> list[int]:
    """The treaty deck from the bottom up; it is listed from the top."""
    return list(reversed(told.names("treaty_deck", BY_SLUG)))


def check(s: LcgState) -> None:
    """InvalidPosition where nobody could have promised that."""
    wrong = checked.why_invalid(s)
    if wrong:
        raise InvalidPosition(wrong)


def _treaty(s: LcgState, told: PositionReader) -> Treaty:
    parties = told.items("parties")
    if len(parties) != 2 or any(type(seat) is not int or not 0 <= seat < s.seats for seat in parties):
        raise told.wrong("parties", "are two seats")
    treaty = Treaty(parties[0], parties[1])
    treaty.promises = [_promise(each) for each in told.tables("promises", PROMISE)]
    treaty.until = told.number("until", 0, 0, len(DURATIONS) - 1)
    treaty.value = told.number("value", LEAST_VALUE, LEAST_VALUE, MOST_VALUE)
    treaty.round = told.number("round", s.round, 0, s.round)
    treaty.card = told.name("card", BY_SLUG, NOTHING)
    return treaty


def _promise(told: PositionReader) -> Promise:
    promise = Promise(told.number("kind", 0, 0, len(VOCABULARY) - 1), told.text("words", ""))
    promise.done = told.flag("done")
    return promise
