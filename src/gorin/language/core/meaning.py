"""What words mean to somebody who must judge them: deeds, told as data and not in a language.

An effect tells its intents (`Effect.intents`), selectors tell at whom they point (`Selector.points_at`), and
an amount how much of it is certain (`Amount.certain`). Nothing here looks at a table: it is what a card says,
not what it would come to now.
"""

from __future__ import annotations

from typing import Final, final

ANYBODYS: Final = 0
OWN: Final = 1
HOSTILE: Final = 2
"""Whose cards, or which players: everybody's, those of who speaks, only those of others."""

NO_SLOT: Final = -1
NO_STAT: Final = -1
NOBODYS: Final = -1
WHOSE: Final = ("anybody's", "own", "hostile")


@final
class Verb:
    """A kind of deed: its name, and whether who undergoes it is the better (1) or the worse (-1) for it."""

    def __init__(self, name: str, good: int) -> None:
        self.name = name
        self.good = good

    def __repr__(self) -> str:
        return self.name


@final
class Whom:
    """To whom something happens, as far as the words tell."""

    def __init__(self, whose: int, slot: int = NO_SLOT, itself: bool = False, every: bool = False) -> None:
        self.whose = whose
        self.slot = slot
        """Where a context keeps what was picked for it."""
        self.itself = itself
        """It is the card that speaks."""
        self.every = every
        """Each of some, without a choice."""

    def __repr__(self) -> str:
        picked = "" if self.slot == NO_SLOT else f" in slot {self.slot}"
        return f"{'every ' if self.every else ''}{'itself' if self.itself else WHOSE[self.whose]}{picked}"


@final
class Intent:
    """One thing that happens: what, to whom, how much, and whether it is certain."""

    def __init__(
        self, verb: Verb, whom: Whom, size: int = 1, sign: int = 1, stat: int = NO_STAT, of: str = ""
    ) -> None:
        self.verb = verb
        self.whom = whom
        self.size = size
        """How much, as far as that is certain."""
        self.sign = sign
        """-1: so much less."""
        self.stat = stat
        """The stat that changes, as the game numbers it."""
        self.of = of
        """What is gained or given, where the verb leaves it open."""
        self.measured = False
        """More of it is read from the table."""
        self.conditional = False
        """Only if something is so, or once something has happened."""
        self.chooser = NOBODYS
        """Whose players choose whether it happens; nobody's where it does by itself."""

    @property
    def good(self) -> int:
        """Is who undergoes it the better (1) or the worse (-1) for it?"""
        return self.verb.good * self.sign

    @property
    def amount(self) -> int:
        return self.sign * self.size

    @property
    def optional(self) -> bool:
        return self.chooser != NOBODYS

    def __repr__(self) -> str:
        of = f" {self.of}" if self.of else ""
        stat = "" if self.stat == NO_STAT else f" {self.stat}"
        more = f"{' or more' if self.measured else ''}{' perhaps' if self.conditional else ''}"
        return f"{self.verb}{stat}{of} {'-' if self.sign < 0 else '+'}{self.size}{more}: {self.whom}"


@final
class Known:
    """What the words have pointed at so far: who is in which slot."""

    def __init__(self) -> None:
        self.whose: dict[int, int] = {}
        self.left_open: list[int] = []
        """Players of whom the words leave open which one is meant, by numbers that the game gives them."""

    def put(self, slot: int, whose: int) -> None:
        self.whose[slot] = whose

    def at(self, slot: int) -> Whom:
        return Whom(self.whose.get(slot, ANYBODYS), slot)


def perhaps(intents: list[Intent]) -> list[Intent]:
    """The same, but only if something is so."""
    for intent in intents:
        intent.conditional = True
    return intents


def as_chosen(intents: list[Intent], chooser: int) -> list[Intent]:
    """The same, if somebody chooses it. Who chooses first can prevent it, whoever chooses later."""
    for intent in intents:
        intent.chooser = chooser
    return intents


def shared(whose: list[int]) -> int:
    """Whose all of them are together."""
    return whose[0] if whose and len(set(whose)) == 1 else ANYBODYS
