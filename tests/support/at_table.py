"""What scenarios of every card game share: a game on the table, and players who say what they do.

    t.north.may                      what is offered: {"use:charge", "play:fine-katana", "hida-kaoru", "pass"}
    t.north.may_use("charge")        t.north.may_play("fine-katana")        t.north.may_not("pass")
    t.north.uses("charge", "hida-kaoru")        t.north.plays("fine-katana", "doji-whisperer")
    t.north.chooses("use:charge")    t.north.picks("hida-kaoru")            t.north.passes()
    t.asked, t.prompt, t.log, t.over, t.zone("charge"), t.is_bowed("hida-kaoru")

Each choice is made on a save, a clone and the game itself.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import gorin
from support.mirror import Mirror


class Table:
    """A game on the table, with its players by name."""

    zones: tuple[str, ...] = ()
    """How the zones of the game are called."""

    def __init__(self, game: gorin.Game, names: list[str]) -> None:
        self.mirror = Mirror(game)
        self.game = game
        self.names = names

    def seat_named(self, name: str) -> int:
        if name in self.__dict__.get("names", ()):
            return self.names.index(name)
        raise AttributeError(name)

    @property
    def s(self) -> Any:
        """The state, for looking only."""
        return self.game.state

    @property
    def over(self) -> str | None:
        return None if self.game.outcome is None else self.game.outcome.reason

    @property
    def log(self) -> list[str]:
        return [line.sentence for line in self.game.events if line.sentence]

    @property
    def asked(self) -> str | None:
        """Who must choose now."""
        decision = self.game.decision
        return None if decision is None else self.names[decision.seat]

    @property
    def prompt(self) -> str:
        return self.game.decision.prompt

    def numbers(self, slug: str) -> list[int]:
        """The cards that have this slug."""
        return [c for c in range(len(self.s.what)) if self.s.names[self.s.what[c]] == slug]

    def card(self, slug: str, nth: int = 0) -> int:
        """The number of a card by its slug; `nth` where there are several."""
        found = self.numbers(slug)
        assert len(found) > nth, f"there is no {slug} ({nth})"
        return found[nth]

    def zone(self, slug: str, nth: int = 0) -> str:
        return self.zones[self.s.zone[self.card(slug, nth)]]

    def is_bowed(self, slug: str, nth: int = 0) -> bool:
        return self.s.bowed[self.card(slug, nth)]


T = TypeVar("T", bound=Table)


class Player(Generic[T]):
    """One seat of the table: what is offered, and what the player does."""

    def __init__(self, table: T, seat: int) -> None:
        self.table = table
        self.seat = seat

    # --- what is so -------------------------------------------------------------------------------

    @property
    def _state(self) -> Any:
        return self.table.s.players[self.seat]

    @property
    def honor(self) -> int:
        return self._state.honor

    @property
    def hand(self) -> list[str]:
        s = self.table.s
        return [s.names[s.what[card]] for card in self._state.hand]

    # --- what is offered --------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """The ids of what this player is offered; nothing where somebody else is asked."""
        decisions = [each for each in self.table.game.pending if each.seat == self.seat]
        return [option.id for option in decisions[0].options] if decisions else []

    @property
    def may(self) -> set[str]:
        """What is offered, with slugs instead of numbers. Whoever is not asked is a mistake of the test."""
        asked = [each.seat for each in self.table.game.pending]
        assert self.seat in asked, (
            f"{self.table.names[self.seat]} has nothing to choose; asked: {self.table.asked}"
        )
        return {self.plain(option) for option in self.options}

    def may_use(self, slug: str) -> bool:
        """Is an ability of such a card offered, or an event to play?"""
        return bool(self.offered("use", slug))

    def may_play(self, slug: str) -> bool:
        return bool(self.offered("play", slug))

    def may_not(self, what: str) -> bool:
        return what not in self.may

    def plain(self, id: str) -> str:
        """`use:c12:3` as `use:charge`, with `:2` for the second ability of the card."""
        s, parts = self.table.s, id.split(":")
        if is_card(id):
            return s.names[s.what[int(id[1:])]]
        if len(parts) == 1 or not is_card(parts[1]):
            return id
        card = int(parts[1][1:])
        slug = s.names[s.what[card]]
        if parts[0] != "use":
            return f"{parts[0]}:{slug}"
        numbers = [str(ability.number) for ability in s.definition(card).abilities]
        nth = numbers.index(parts[2]) if parts[2] in numbers else 0  # another card may have given it
        return f"use:{slug}" if nth == 0 else f"use:{slug}:{nth + 1}"

    def offered(self, deed: str, slug: str) -> list[str]:
        """The options that do this with such a card: ("use", "charge")."""
        about = {f"c{card}" for card in self.table.numbers(slug)}
        parts = {option: option.split(":") for option in self.options}
        return [each for each, said in parts.items() if said[0] == deed and about & set(said[1:2])]

    # --- what the player does ---------------------------------------------------------------------

    def chooses(self, what: str) -> None:
        """Take an option by its id, or by its plain name (see `may`)."""
        found = [each for each in self.options if what in (each, self.plain(each))]
        assert found, f"{what} is not offered to {self.table.names[self.seat]}: {sorted(self.options)}"
        self.table.mirror.choose(found[0], self.seat)

    def picks(self, *names: str) -> None:
        for name in names:
            self.chooses(self.ref(name))

    def ref(self, name: str) -> str:
        """What is chosen where somebody says this."""
        return name

    def passes(self) -> None:
        self.chooses("pass")


def is_card(id: str) -> bool:
    return id.startswith("c") and id[1:].isdecimal()
