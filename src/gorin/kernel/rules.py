"""What a game brings to be played: the one class that each of them fills in."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from gorin.kernel.chance import Chance
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight
from gorin.kernel.joining import JoinedSentence, Joins
from gorin.kernel.observing import Part
from gorin.kernel.questions import BACK
from gorin.kernel.reasons import Reason
from gorin.kernel.serializable import Decoder, classes_under
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
    state_tag: ClassVar[str] = ""
    """The tag of the game's state."""
    packages: ClassVar[tuple[str, ...]] = ()
    """Where the game's Serializable classes are defined."""
    former_names: ClassVar[dict[str, str]] = {}
    """What older saves call these classes, with the tag of each."""
    former_fields: ClassVar[dict[str, str]] = {}
    """What older saves call fields, by their names now."""

    moments: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that may be worth stopping at; `highlight` says of each whether it is."""
    consequences: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that are told together with the moment before them."""

    joins: ClassVar[Joins] = {}
    """Which events are told together in the log, and how."""

    can_concede: ClassVar[bool] = False
    """Whether a player may give a game up at any time, by choosing `CONCEDE`."""

    undoing: ClassVar[frozenset[int]] = frozenset([BACK])
    """The options, by their numbers, that only undo an earlier one of the same player."""

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

    def line(self, s: Any, told: JoinedSentence, events: list[Event]) -> str:
        """Events that belong together, in the words that the table of joins has for them."""
        return told(s, events)

    def refs(self, s: Any, event: Event) -> tuple[str, ...]:
        """The objects that an event is about, named as options name them."""
        return ()

    def highlight(self, s: Any, event: Event) -> Highlight | None:
        """How a moment is told; None where nobody needs to stop at it."""
        return None

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may know, built up from nothing."""
        raise NotImplementedError

    def observed(self, seats: int) -> list[Part]:
        """How `observe` is divided, and what its columns are."""
        raise NotImplementedError

    def observe(self, s: Any, seat: int) -> list[int]:
        """What a seat may know as numbers, for programs that learn; zeros at the end are left out."""
        raise NotImplementedError

    def observe_options(self, s: Any, question: Any, codes: list[int]) -> list[int]:
        """Options of a question as numbers: of each one those of `OPTION_COLUMNS`."""
        raise NotImplementedError

    def why_not(self, s: Any, seat: int, ref: str) -> tuple[Reason, ...]:
        """Why this object cannot be used by this seat now; nothing where it can."""
        raise NotImplementedError

    def determinize(self, s: Any, seat: int, rng: random.Random) -> None:
        """Deal again, in place, what this seat cannot know."""
        raise NotImplementedError

    def draw_decks(self, s: Any, seat: int, rng: random.Random) -> None:
        """Let other players have decks that this seat has not been told of; nothing where there are none."""

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
        return Decoder(classes_under("gorin.kernel", *self.packages), self.former_names, self.former_fields)
