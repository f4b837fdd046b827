"""What players are asked: to pick one of some cards, places, players, abilities or ways to go on.

Everything that can be picked is a number; ranges of numbers stand for kinds of things. A question of a game
that offers more has its own ranges in the gaps.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gorin.kernel.questions import NONE, Ask
from gorin.language.core.context import NOTHING
from gorin.language.core.ruleset import Ruleset
from gorin.language.core.state import CardState

PLACES: Final = 100_000
SEATS: Final = 200_000
CHOICES: Final = 300_000
ABILITIES: Final = 1_000_000
"""An ability of a card: 1,000 numbers for each card."""
GAINED: Final = 100_000_000
"""An ability of a card that is printed on another one: 1,000 definitions, each with 1,000 numbers."""
RULES: Final = 900_000_000
"""An ability that every player has."""
LASTINGS: Final = 980_000_000
"""Something delayed that happens now."""


def ability_code(card: int, node: int) -> int:
    return RULES + node if card == NOTHING else ABILITIES + card * 1000 + node


def ability_of(code: int) -> tuple[int, int]:
    """The card and the node of an ability's number."""
    if code >= RULES:
        return NOTHING, code - RULES
    return (code - ABILITIES) // 1000, (code - ABILITIES) % 1000


def gained_code(card: int, what: int, node: int) -> int:
    return GAINED + (card * 1000 + what) * 1000 + node


def ability_at(s: CardState, code: int) -> tuple[int, int, int]:
    """The card that has an ability, and the definition and node where it is printed."""
    if GAINED <= code < RULES:
        card, rest = divmod(code - GAINED, 1_000_000)
        return card, rest // 1000, rest % 1000
    card, node = ability_of(code)
    return card, 0 if card == NOTHING else s.what[card], node


@mypyc_attr(allow_interpreted_subclasses=True)
class AskThing(Ask[Any]):
    """Pick one of these. `words` are the choices that are no things."""

    tag: ClassVar[str] = "ask-thing"
    fields: ClassVar[dict[str, str]] = {"words": "[str]"}

    def __init__(self, seat: int, asks: str, among: list[int], words: list[str] | None = None) -> None:
        super().__init__(seat, asks, among)
        self.words: list[str] = words or []

    def prompt(self, s: Any) -> str:
        ruleset: Ruleset = s.rules
        return ruleset.said(self.asks)

    def thing_id(self, s: Any, code: int) -> str:
        ruleset: Ruleset = s.rules
        if code < PLACES:
            return f"c{code}"
        if code < SEATS:
            return ruleset.place_id(s, code - PLACES)
        if code < CHOICES:
            return f"seat{code - SEATS}"
        if code < ABILITIES:
            return f"choice{code - CHOICES}"
        if code >= LASTINGS:
            return f"delayed{code - LASTINGS}"
        card, what, node = ability_at(s, code)
        if GAINED <= code < RULES:
            return f"use:c{card}:{s.names[what]}:{node}"
        return f"rule{node}" if card == NOTHING else f"use:c{card}:{node}"

    def thing_label(self, s: Any, code: int) -> str:
        ruleset: Ruleset = s.rules
        if code < PLACES:
            return ruleset.card_among(s, self.seat, code, self.among)
        if code < SEATS:
            return ruleset.place_label(s, code - PLACES)
        if code < CHOICES:
            return ruleset.player_name(s, code - SEATS)
        if code < ABILITIES:
            return ruleset.said(self.words[code - CHOICES])
        if code >= LASTINGS:
            return _delayed_label(s, code - LASTINGS)
        card, what, node = ability_at(s, code)
        return ruleset.ability_label(s, card, what, s.node(what, node))

    def thing_refs(self, s: Any, code: int) -> tuple[str, ...]:
        ruleset: Ruleset = s.rules
        if code < PLACES:
            return ruleset.card_refs(s, self.seat, code)
        if code < SEATS:
            return (self.thing_id(s, code),)
        if code < CHOICES:
            return (f"seat{code - SEATS}",)
        if ABILITIES <= code < RULES:
            return (f"c{ability_at(s, code)[0]}",)
        if RULES <= code < LASTINGS:
            return ruleset.rule_refs(s, s.node(0, ability_of(code)[1]))
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAmount(AskThing):
    """Pick a number, as CHOICES + the number; `words` say each of them from 0 on."""

    tag: ClassVar[str] = "ask-amount"

    def thing_amount(self, s: Any, code: int) -> int:
        return code - CHOICES if CHOICES <= code < ABILITIES else NONE


def _delayed_label(s: CardState, id: int) -> str:
    """An effect that has waited for this moment, or a trait that was copied."""
    lasting = next(each for each in s.lasting if each.id == id)
    return s.rules.ability_label(s, NOTHING, lasting.what, s.node(lasting.what, lasting.node))
