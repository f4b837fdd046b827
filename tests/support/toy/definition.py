"""Cards of the toy: what is printed on them besides their words."""

from __future__ import annotations

from gorin.language.core.definition import Definition, Dialect, Phrase, slug_of
from support.toy.kinds import ACTION, CREATURE, TURN_END, TYPES


class ToyDialect(Dialect):
    """How the toy names its durations and its stat."""

    def until(self, until: int) -> str:
        return "until the end of the turn" if until == TURN_END else "for ever"

    def waits(self, until: int, every_time: bool) -> str:
        """What comes once needs no end; what comes every time does."""
        return self.until(until) if every_time else ""

    def stat(self, stat: int) -> str:
        return "strength"


DIALECT = ToyDialect()


class Card(Definition):
    """A creature, or an action."""

    def __init__(self, name: str, type: int, text: tuple[Phrase, ...]) -> None:
        super().__init__(name, slug_of(name), type, text)
        self.strength = 0

    @property
    def type_name(self) -> str:
        return TYPES[self.type]

    @property
    def calls_itself(self) -> str:
        return f"this {self.type_name}"

    @property
    def dialect(self) -> Dialect:
        return DIALECT


def creature(name: str, strength: int, *text: Phrase, keywords: tuple[str, ...] = ()) -> Card:
    card = Card(name, CREATURE, text)
    card.strength, card.keywords = strength, keywords
    return card


def action(name: str, *text: Phrase) -> Card:
    return Card(name, ACTION, text)
