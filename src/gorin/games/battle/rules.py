"""Battle for Rokugan as the kernel knows it."""

from __future__ import annotations

import random
from typing import Any, ClassVar, final

from gorin.games.battle import position
from gorin.games.battle.clans import CLAN_IDS, CLANS
from gorin.games.battle.course.rounds import Match
from gorin.games.battle.presentation import (
    hidden,
    highlights,
    log,
    log_joins,
    log_refs,
    observing,
    view,
    why,
)
from gorin.games.battle.state import NOBODY, BattleState
from gorin.games.battle.validation import sanity
from gorin.games.former_names import BATTLE as FORMER_NAMES
from gorin.kernel.chance import Chance
from gorin.kernel.errors import InvalidSetup
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight
from gorin.kernel.joining import Joins
from gorin.kernel.observing import Part
from gorin.kernel.questions import Question
from gorin.kernel.reasons import Reason
from gorin.kernel.rules import Rules
from gorin.kernel.state import State

RANDOM, CHOOSE = "random", "choose"


@final
class BattleRules(Rules):
    """Options: `seats` (2 to 5; 4), `clans`: "random", "choose", or a list with a clan for each seat."""

    id: ClassVar[str] = "battle"
    name: ClassVar[str] = "Battle for Rokugan"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    state_tag: ClassVar[str] = "battle"
    packages: ClassVar[tuple[str, ...]] = ("gorin.games.battle",)
    former_names: ClassVar[dict[str, str]] = FORMER_NAMES
    moments: ClassVar[frozenset[str]] = highlights.MOMENTS
    joins: ClassVar[Joins] = log_joins.JOINS
    consequences: ClassVar[frozenset[str]] = highlights.CONSEQUENCES

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        for name in options:
            if name not in ("seats", "clans"):
                raise InvalidSetup(f"{self.name} has no option {name!r}; it has seats, clans")
        clans = options.get("clans", RANDOM)
        seats = options.get("seats", len(clans) if isinstance(clans, list | tuple) else 4)
        if type(seats) is not int or seats not in self.seats:
            raise InvalidSetup(f"{self.name} has 2 to 5 seats, not {seats!r} [BR-SET-17]")
        if clans not in (RANDOM, CHOOSE):
            clans = self._named(clans, seats)
        return {"seats": seats, "clans": clans}

    def _named(self, clans: Any, seats: int) -> list[str]:
        if not isinstance(clans, list | tuple):
            raise InvalidSetup(f"clans is 'random', 'choose' or a list of clans, not {clans!r}")
        for clan in clans:
            if clan not in CLAN_IDS:
                raise InvalidSetup(f"there is no clan {clan!r}; the clans are {', '.join(CLAN_IDS)}")
        if len(set(clans)) != len(clans):
            raise InvalidSetup("two players cannot lead the same clan [BR-SET-05]")
        if len(clans) != seats:
            raise InvalidSetup(f"{len(clans)} clans were named for {seats} seats")
        return list(clans)

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        seats: int = options["seats"]
        s = BattleState(seats, chance)
        clans = [NOBODY] * seats
        if options["clans"] == RANDOM:
            deck = list(range(len(CLANS)))
            clans = [s.chance.take(deck) for _ in range(seats)]
        elif options["clans"] != CHOOSE:
            clans = [CLAN_IDS.index(clan) for clan in options["clans"]]
        s.push(Match(clans))
        return s

    def sentence(self, s: BattleState, event: Event) -> tuple[str, tuple[str, ...]]:
        return log.sentence(s, event)

    def refs(self, s: BattleState, event: Event) -> tuple[str, ...]:
        return log_refs.refs(event)

    def highlight(self, s: BattleState, event: Event) -> Highlight | None:
        return highlights.highlight(s, event)

    def view(self, s: BattleState, seat: int | None) -> dict[str, Any]:
        return view.view(s, seat)

    def observed(self, seats: int) -> list[Part]:
        return observing.parts(seats)

    def observe(self, s: BattleState, seat: int) -> list[int]:
        return observing.observe(s, seat)

    def observe_options(self, s: BattleState, question: Question[Any], codes: list[int]) -> list[int]:
        return observing.observe_options(s, question, codes)

    def why_not(self, s: BattleState, seat: int, ref: str) -> tuple[Reason, ...]:
        return why.why_not(s, seat, ref)

    def determinize(self, s: BattleState, seat: int, rng: random.Random) -> None:
        hidden.determinize(s, seat, rng)

    def is_describable(self, s: BattleState) -> bool:
        return position.moment_of(s) is not None

    def position(self, s: BattleState) -> dict[str, Any]:
        return position.describe(s)

    def from_position(self, given: dict[str, Any]) -> State:
        return position.set_up(given)

    def why_invalid(self, s: BattleState) -> str | None:
        return sanity.why_invalid(s)


BATTLE = BattleRules()
