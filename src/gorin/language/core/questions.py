"""What players are asked: to pick one of some cards, places, players, abilities or ways to go on.

Everything that can be picked is a number; ranges of numbers stand for kinds of things. A question of a game
that offers more has its own ranges in the gaps.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gorin.kernel.questions import NONE, Ask
from gorin.language.core.context import NOTHING, LastingEffect
from gorin.language.core.definition import Phrase
from gorin.language.core.render import phrase_text
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

    def label(self, s: Any, code: int) -> str:
        """An option, with what tells it from others that would read the same."""
        said, card = self._plain_label(s, code), self._card_behind(s, code)
        if code >= LASTINGS:
            return self._delayed_of(s, code, said)
        if card == NOTHING:
            return said
        alike = [each for each in self.among if self._reads_alike(s, each, card, said)]
        if len(alike) == 1:
            return said
        others = [self._marks(s, each) for each in alike]
        marks = [mark for mark in self._marks(s, code) if any(mark not in other for other in others)]
        return with_marks(said, marks) if marks else said

    def _delayed_of(self, s: Any, code: int, said: str) -> str:
        """Something delayed, with its player where others have the same."""
        ruleset: Ruleset = s.rules
        seats = {_lasting(s, each - LASTINGS).context.seat for each in self.among if each >= LASTINGS}
        seat = _lasting(s, code - LASTINGS).context.seat
        return with_marks(said, [ruleset.player_name(s, seat)]) if len(seats) > 1 else said

    def _plain_label(self, s: Any, code: int) -> str:
        return super().label(s, code)

    def _card_behind(self, s: Any, code: int) -> int:
        """The card that is played or used by an option. Cards as such are told apart by `card_among`."""
        refs = self.thing_refs(s, code) if code >= PLACES else ()
        is_card = len(refs) == 1 and refs[0][0] == "c" and refs[0][1:].isdecimal()
        return int(refs[0][1:]) if is_card else NOTHING

    def _reads_alike(self, s: Any, code: int, card: int, said: str) -> bool:
        other = self._card_behind(s, code)
        return other != NOTHING and s.what[other] == s.what[card] and self._plain_label(s, code) == said

    def _marks(self, s: Any, code: int) -> list[str]:
        """Where the card is and what lies on it, and the terms of its ability."""
        ruleset: Ruleset = s.rules
        marks = ruleset.card_marks(s, self.seat, self._card_behind(s, code))
        return marks + _terms(s, code) if ABILITIES <= code < RULES else marks

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


def _terms(s: CardState, code: int) -> list[str]:
    """What the text of an ability says before its effect: when and how often it can be used, for what."""
    _, what, node = ability_at(s, code)
    part = s.node(what, node)
    text = phrase_text(s.definitions[what], part) if isinstance(part, Phrase) else ""
    return [f"{term[:1].lower()}{term[1:]}" for term in text.split(": ")[:-1]]


def with_marks(label: str, marks: list[str]) -> str:
    """
    >>> with_marks("Play Levy (2 fate)", ["in hand"]), with_marks("Mill \u2014 draw a card", ["bowed"])
    ('Play Levy (2 fate, in hand)', 'Mill (bowed) \u2014 draw a card')
    """
    name, dash, gist = label.partition(" \N{EM DASH} ")
    said = ", ".join(marks)
    return f"{name[:-1]}, {said}){dash}{gist}" if name.endswith(")") else f"{name} ({said}){dash}{gist}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAmount(AskThing):
    """Pick a number, as CHOICES + the number; `words` say each of them from 0 on."""

    tag: ClassVar[str] = "ask-amount"

    def thing_amount(self, s: Any, code: int) -> int:
        return code - CHOICES if CHOICES <= code < ABILITIES else NONE


def _lasting(s: CardState, id: int) -> LastingEffect:
    return next(each for each in s.lasting if each.id == id)


def _delayed_label(s: CardState, id: int) -> str:
    """An effect that has waited for this moment, or a trait that was copied."""
    lasting = _lasting(s, id)
    return s.rules.ability_label(s, NOTHING, lasting.what, s.node(lasting.what, lasting.node))
