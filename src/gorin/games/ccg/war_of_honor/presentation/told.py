"""What happens on the map and the Score Board, in sentences, as moments, and what each event is about."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.presentation import log_joins
from gorin.games.ccg.presentation.log import NOW, spoken
from gorin.games.ccg.presentation.naming import player_name
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.war_of_honor.presentation.naming import fortress_name, kind_of_fortress, step_name
from gorin.games.ccg.war_of_honor.state import PATHS, WarState
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight
from gorin.kernel.joining import Joins
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.english import listed

Args = tuple[int, ...]
Words = Callable[[WarState, Args], str]


def _tile(s: WarState, args: Args) -> str:
    owner, what = args[:2]
    if owner == NOBODY:
        return "Toshi Ranbo is placed in the center"
    name = "a Plains" if what == NOTHING else f"the {kind_of_fortress(s, what)}"
    return f"{player_name(s, owner)} places {name}"


def _turned(s: WarState, args: Args) -> str:
    return f"{fortress_name(s, args[0], args[1])} is turned face-{'up' if args[2] else 'down'}"


def _launched(s: WarState, args: Args) -> str:
    attacker, origin, defender, goal = args[:4]
    return f"the attack goes from {fortress_name(s, attacker, origin)} to {fortress_name(s, defender, goal)}"


def _step(s: WarState, args: Args) -> str:
    seat, path, step = args
    return f"{player_name(s, seat)} takes {step_name(path, step)}"


def _mission(s: WarState, args: Args) -> str:
    goals = [f"{points} on the Path of {PATHS[at]}" for at, points in enumerate(args[1:]) if points]
    return f"{player_name(s, args[0])}'s secret mission: {listed(goals)}"


def _gain(s: WarState, args: Args) -> str:
    return _changed(s, args, "gains")


def _lose(s: WarState, args: Args) -> str:
    return _changed(s, args, "loses")


def _changed(s: WarState, args: Args, verb: str) -> str:
    told = f"{player_name(s, args[0])} {verb} {args[1]} Honor"
    return f"{told}{NOW}{args[2]})" if rules_of(s).keeps_honor(s) else told


def _starting(s: WarState, args: Args) -> str:
    return f"{player_name(s, args[0])} starts with the Starting Number {args[1]}"


LINES: dict[str, tuple[Words, tuple[str, ...]]] = {
    "starting_honor": (_starting, ("WH-SHD-05",)),
    "gain": (_gain, ("WH-HON-01",)),
    "lose": (_lose, ("WH-HON-01",)),
    "tile": (_tile, ("WH-TIL-01", "WH-SET-16")),
    "tiles_withdrawn": (lambda s, a: f"{player_name(s, a[0])} places no more tiles", ()),
    "turned": (_turned, ("WH-TIL-11",)),
    "launched": (_launched, ("WH-ATK-08", "WH-ATK-09")),
    "step": (_step, ("WH-PTV-01",)),
    "mission": (lambda s, a: f"{player_name(s, a[0])} has written a secret mission", ("WH-VAR-05",)),
    "mission_says": (_mission, ("WH-VAR-05", "WH-VAR-07")),
    "joins": (lambda s, a: f"{player_name(s, a[0])} may join any attack this turn without an invitation", ()),
}
"""The events that only this edition has, and those that it tells in another way."""


def sentence(s: WarState, event: Event) -> tuple[str, tuple[str, ...]]:
    words, clauses = LINES[event.kind]
    return spoken(s, event, words), clauses


# --- what it is about -----------------------------------------------------------------------------

TILES_AT: dict[str, tuple[int, ...]] = {"tile": (4,), "turned": (3,), "launched": (4, 5)}
"""Where an event names tiles."""


def refs(event: Event) -> tuple[str, ...]:
    seats = [f"seat{event.args[0]}"] if event.args[0] != NOBODY else []
    if event.kind == "launched":
        seats.append(f"seat{event.args[2]}")
    return tuple(seats + [f"t{event.args[at]}" for at in TILES_AT.get(event.kind, ())])


# --- moments worth stopping at --------------------------------------------------------------------


def highlight(s: WarState, event: Event) -> Highlight | None:
    if event.kind == "step":
        seat, path, step = event.args
        return Highlight(f"{player_name(s, seat)} takes {step_name(path, step)}")
    return Highlight(_turned(s, event.args)) if s.phase != "setup" else None


JOINS: Joins = {kind: ways for kind, ways in log_joins.JOINS.items() if kind != "starting_honor"}
"""A Starting Number is told by itself."""
MOMENTS: frozenset[str] = frozenset(("step", "turned"))
