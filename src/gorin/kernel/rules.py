"""What each game provides: the one class that all of them fill in."""

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
"""Not an option of any decision, but the one choice that is open at any time where the rules allow it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game as the kernel knows it. Everything here is static; whatever changes is in the state.

    >>> import gorin
    >>> battle = gorin.games()[0]
    >>> battle.id, battle.name, battle.seats
    ('battle', 'Battle for Rokugan', (2, 3, 4, 5))
    """

    id: ClassVar[str] = ""
    """The name by which programs, saves and records know the game."""
    name: ClassVar[str] = ""
    """The name of the game as people read it."""
    seats: ClassVar[tuple[int, ...]] = ()
    """How many players it can be played with."""
    formats: ClassVar[tuple[str, ...]] = ()
    """The formats in which it can be played; empty if there is only one."""
    decks: ClassVar[tuple[str, ...]] = ()
    """The ids of the decks that come with the game."""
    variants: ClassVar[tuple[Variant, ...]] = ()
    """What else the players may agree on: each is an option of a new game."""
    state_tag: ClassVar[str] = ""
    """The tag of the game's state."""
    packages: ClassVar[tuple[str, ...]] = ()
    """The packages that define the game's Serializable classes."""
    former_names: ClassVar[dict[str, str]] = {}
    """The names that older saves have for these classes, each with the tag of its class."""
    former_fields: ClassVar[dict[str, str]] = {}
    """What older saves call fields, by their present names."""

    moments: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that may be worth stopping at; `highlight` says whether a given one is."""
    consequences: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that are shown together with the moment before them."""

    joins: ClassVar[Joins] = {}
    """Which events share a line of the log, and how that line is worded."""

    can_concede: ClassVar[bool] = False
    """Whether a player may give up at any time by choosing `CONCEDE`."""

    undoing: ClassVar[frozenset[int]] = frozenset([BACK])
    """The numbers of the options that only undo an earlier choice of the same player."""

    def seats_in(self, format: str) -> tuple[int, ...]:
        """How many players a format of this game can be played with."""
        return self.seats

    def concede(self, s: Any, seat: int) -> None:
        """Let a player give up: the game ends, or goes on without that player."""
        raise NotImplementedError

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        """The set-up with every default filled in; InvalidSetup if the options are wrong."""
        raise NotImplementedError

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        """The state before anything has happened, with the first step on its stack."""
        raise NotImplementedError

    def sentence(self, s: Any, event: Event) -> tuple[str, tuple[str, ...]]:
        """An event in words, and the clauses behind it."""
        raise NotImplementedError

    def line(self, s: Any, told: JoinedSentence, events: list[Event]) -> str:
        """Events that belong together, in the words that `joins` gives them."""
        return told(s, events)

    def refs(self, s: Any, event: Event) -> tuple[str, ...]:
        """The objects that an event is about, named as options name them."""
        return ()

    def highlight(self, s: Any, event: Event) -> Highlight | None:
        """How to show an event as a moment; None if it is not worth stopping at."""
        return None

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """Everything a seat may know, built up from nothing rather than by leaving secrets out."""
        raise NotImplementedError

    def observed(self, seats: int) -> list[Part]:
        """The parts that `observe` consists of, and their columns."""
        raise NotImplementedError

    def observe(self, s: Any, seat: int) -> list[int]:
        """Everything a seat may know, as numbers for learning programs; trailing zeros are left out."""
        raise NotImplementedError

    def observe_options(self, s: Any, question: Any, codes: list[int]) -> list[int]:
        """Options of a question as numbers: the `OPTION_COLUMNS` of each."""
        raise NotImplementedError

    def why_not(self, s: Any, seat: int, ref: str) -> tuple[Reason, ...]:
        """The reasons why this seat cannot use this object now; none if it can."""
        raise NotImplementedError

    def determinize(self, s: Any, seat: int, rng: random.Random) -> None:
        """Deal again, in place, whatever this seat cannot know."""
        raise NotImplementedError

    def draw_decks(self, s: Any, seat: int, rng: random.Random) -> None:
        """Give the other players decks that this seat could believe in; games without decks do nothing."""

    def is_describable(self, s: Any) -> bool:
        """Whether a person could write this moment down: a phase or a turn, but not a card half played.

        The position of any other moment is the last describable one and the choices made since.
        """
        return True

    def position(self, s: Any) -> dict[str, Any]:
        """A describable moment, in words that a person can read and write."""
        raise NotImplementedError

    def from_position(self, position: dict[str, Any]) -> State:
        """The state that a position describes; InvalidPosition if it describes none.

        `kernel/position_reader.py` helps with reading it.
        """
        raise NotImplementedError

    def why_invalid(self, s: Any) -> str | None:
        """What is wrong with a state that comes from outside; None if it can be played."""
        raise NotImplementedError

    def decoder(self) -> Decoder:
        """What reads the states of this game from saves, older ones included."""
        return Decoder(classes_under("gorin.kernel", *self.packages), self.former_names, self.former_fields)
