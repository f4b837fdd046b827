"""What a game brings to be played: the one class that each of them fills in."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from gorin.kernel.beats import Beat
from gorin.kernel.chance import Chance
from gorin.kernel.events import Event
from gorin.kernel.plain import Decoder, classes_under
from gorin.kernel.reasons import Reason
from gorin.kernel.state import State
from gorin.kernel.variants import Variant

CONCEDE = "concede"
"""No option of any decision, but the one thing that may be chosen at any time, where the rules allow it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game as the kernel knows it. Everything here is static; all that changes is in the state."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    seats: ClassVar[tuple[int, ...]] = ()
    formats: ClassVar[tuple[str, ...]] = ()
    decks: ClassVar[tuple[str, ...]] = ()
    variants: ClassVar[tuple[Variant, ...]] = ()
    """What the players may agree on besides: each is an option of a new game."""
    state_class: ClassVar[str] = ""
    """The name of the game's state, as a save writes it."""
    packages: ClassVar[tuple[str, ...]] = ()
    """Where the game's Plain classes are defined."""

    moments: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that may be worth stopping at; `beat` says of each whether it is."""
    consequences: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that are told together with the moment before them."""

    can_concede: ClassVar[bool] = False
    """Whether a player may give a game up at any time, by choosing `CONCEDE`."""

    def seats_in(self, format: str) -> tuple[int, ...]:
        """With how many seats a format of this game is played."""
        return self.seats

    def concede(self, s: Any, seat: int) -> None:
        """A player gives the game up: it is over, or goes on without this player."""
        raise NotImplementedError

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        """The set-up with every default filled in, or InvalidSetup."""
        raise NotImplementedError

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        """The state before anything has happened, its first step on the stack."""
        raise NotImplementedError

    def sentence(self, s: Any, event: Event) -> tuple[str, tuple[str, ...]]:
        """An event in words, and the clauses behind it."""
        raise NotImplementedError

    def refs(self, s: Any, event: Event) -> tuple[str, ...]:
        """The objects that an event is about, named as options name them."""
        return ()

    def beat(self, s: Any, event: Event) -> Beat | None:
        """How a moment is told; None where nobody needs to stop at it."""
        return None

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may know, built up from nothing."""
        raise NotImplementedError

    def why_not(self, s: Any, seat: int, ref: str) -> tuple[Reason, ...]:
        """Why this object cannot be used by this seat now; nothing where it can."""
        raise NotImplementedError

    def determinize(self, s: Any, seat: int, rng: random.Random) -> None:
        """Deal again, in place, what this seat cannot know."""
        raise NotImplementedError

    def is_describable(self, s: Any) -> bool:
        """Whether a person could write this moment down: a phase, somebody's turn, not a card half played.

        A position of any other moment is the last describable one and the choices since.
        """
        return True

    def position(self, s: Any) -> dict[str, Any]:
        """A describable moment in words that a person can read and write."""
        raise NotImplementedError

    def from_position(self, position: dict[str, Any]) -> State:
        """The state that a position describes, or InvalidPosition. See `told` for reading it."""
        raise NotImplementedError

    def why_invalid(self, s: Any) -> str | None:
        """What is wrong with a state that comes from outside; None where it can be played."""
        raise NotImplementedError

    def decoder(self) -> Decoder:
        return Decoder(classes_under("gorin.kernel", *self.packages))
