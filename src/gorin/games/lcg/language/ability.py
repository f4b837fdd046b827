"""Abilities with a window: actions, interrupts and reactions, and how often each may be used."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from gorin.games.lcg.kinds import ACTION, CONFLICT_TYPES
from gorin.games.lcg.kinds import PROVINCE as IN_PROVINCE
from gorin.language.abilities import Usable
from gorin.language.core.base import Condition
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Phrase, TextRenderer
from gorin.language.core.english import listed, times
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Block, Effect
from gorin.language.core.zones import DISCARD, HAND
from gorin.language.picks import PAYS
from gorin.language.triggers import Trigger

PER_ROUND: Final = 0
PER_PHASE: Final = 1
PER_CONFLICT: Final = 2
PERIODS: Final = ("round", "phase", "conflict")
UNLIMITED: Final = 1000
PLACES: Final = {HAND: "your hand", DISCARD: "your discard pile", IN_PROVINCE: "your provinces"}
"""From where abilities are used that are not used from play, in words (LCG-ABIL-03)."""


class Limit(Phrase):
    """How often an ability may be used: each copy (LCG-LIMX-01), or all copies by title (LCG-LIMX-08)."""

    def __init__(self, times: int, period: int, by_title: bool) -> None:
        super().__init__()
        self.times = times
        self.period = period
        self.by_title = by_title

    def text(self, renderer: TextRenderer) -> str:
        if self.times == UNLIMITED:
            return "unlimited"
        if self.by_title:
            return f"max {self.times} per {PERIODS[self.period]}"
        often = times(self.times)
        return f"limit {often} per {PERIODS[self.period]}"


@final
class Unlimited(Limit):
    """LCG-LIMX-02: as often as its moment comes."""

    def __init__(self) -> None:
        super().__init__(UNLIMITED, PER_ROUND, False)


ONCE = Limit(1, PER_ROUND, False)
"""LCG-LIMX-06: where nothing else is said."""


@final
class PlayedOnlyIf(Phrase):
    """LCG-PRST-01: what must be so to play the event; not asked where it is resolved only (LCG-RESO-01)."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def text(self, renderer: TextRenderer) -> str:
        return f"Play only if {self.condition.text(renderer)}."


@mypyc_attr(allow_interpreted_subclasses=True)
class SettledEarly(Effect):
    """An effect of which something is chosen or selected before it initiates (LCG-INIT-05)."""

    def __init__(self, asking: Effect) -> None:
        super().__init__()
        self.prelude = Block((asking,))

    def children(self) -> list[Node]:
        return [self.prelude]

    def intents(self, known: Known) -> list[Intent]:
        return self.prelude.intents(known)

    def chosen(self, context: AbilityContext) -> list[int]:
        """Whom it has made targets (LCG-TARG-01)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class LcgAbility(Usable):
    """A triggered ability (LCG-TRIG-01): used in action windows, or in a window of an occurrence."""

    def __init__(self, window: str, trigger: Trigger | None, parts: tuple[Phrase, ...]) -> None:
        others = [part for part in parts if not isinstance(part, Limit | PlayedOnlyIf)]
        super().__init__(trigger, tuple(others), ())
        self.window = window
        self.designators = int(window == ACTION)
        self.limits = [part for part in parts if isinstance(part, Limit)]
        self.limit = next((each for each in self.limits if not each.by_title), None)
        self.maximum = next((each for each in self.limits if each.by_title), None)
        self.restrictions = [part for part in parts if isinstance(part, PlayedOnlyIf)]
        self.works_from: tuple[int, ...] = ()
        """The zones from which it is used instead of its usual one (LCG-ABIL-03)."""
        self.of_bearer = False
        """It is not this card that has it, but the one that bears it."""
        self.by_anybody = False
        """Whoever controls the card, every player may use it (LCG-REAC-08)."""
        self.counted_with: LcgAbility | None = None
        """Another ability of the card that is the same one, but answers another moment."""
        self.in_conflict = False
        """"Conflict" stands before its timing word (LCG-CTRI-01)."""
        self.conflict_type = -1
        """The type of conflict that a symbol before it names; -1: any (LCG-CTRI-05)."""
        self.while_: Condition | None = None
        """It can be used only while this holds (LCG-COMP-02, LCG-DIRE-02)."""
        self.is_of_its_moment = False
        """Its effects speak of what has triggered it, also where their words do not (LCG-CLAR-30)."""
        self.makes_room = False
        """What pays for it leaves a province, which is not refilled before it has resolved."""
        self.touching: list[Effect] | None = None
        """The effects upon what is targeted, once somebody has asked for them."""
        self.early = [effect for effect in self.block.effects if isinstance(effect, SettledEarly)]
        self.on_event = False
        """It is printed on an event: using it is playing that."""
        self.picks = sorted(self.picks, key=lambda pick: 0 if pick.role == PAYS else 1)
        self.paid = len([pick for pick in self.picks if pick.role == PAYS])
        """How many of its picks say what it is paid with: they come first (LCG-INIT-04)."""

    @property
    def is_forced(self) -> bool:
        return self.window.startswith("forced")

    @property
    def counted_as(self) -> int:
        """By which number its uses are counted."""
        return self.number if self.counted_with is None else self.counted_with.number

    @property
    def preludes(self) -> list[Block]:
        """What is asked once the targets are chosen, the last first."""
        return [effect.prelude for effect in reversed(self.early)]

    def chosen_beforehand(self, context: AbilityContext) -> list[int]:
        return [card for effect in self.early for card in effect.chosen(context)]

    def _from_elsewhere(self, said: str, renderer: TextRenderer) -> str:
        """What enters play comes from there; otherwise it is said at the end."""
        place = listed([PLACES[zone] for zone in self.works_from], "or")
        if f"from {place}" in said:
            return said
        enters = f"{renderer.kind} into play"
        if enters in said:
            return said.replace(enters, f"{enters} from {place}", 1)
        return f"{said} (This works from {place}.)"

    def heading(self) -> str:
        said = "Interrupt" if self.window.startswith("would") else self.window.title()
        if not self.in_conflict:
            return said
        type = "" if self.conflict_type < 0 else f"{CONFLICT_TYPES[self.conflict_type].title()} "
        return f"{type}Conflict {said}"

    def text(self, renderer: TextRenderer) -> str:
        said = super().text(renderer)
        if self.while_ is not None and not self.of_bearer:  # what gives it to the bearer says when
            said = f"{self.while_.text(renderer)} - {said}"
        if self.works_from:
            said = self._from_elsewhere(said, renderer)
        for limit in self.limits:
            said += f" ({limit.text(renderer).capitalize()}.)"
        for restriction in self.restrictions:
            said = f"{restriction.text(renderer)} {said}"
        if self.by_anybody:
            said += " Any player may use this ability."
        return said
