"""How a game begins: the first state of a set-up with a seed, of a position, or of a state that was kept."""

from __future__ import annotations

from typing import Any

from gorin.kernel.chance import Chance, read_seed
from gorin.kernel.errors import InvalidPosition, InvalidRecord, InvalidSave, InvalidSetup
from gorin.kernel.keys import refuse_unknown
from gorin.kernel.questions import open_questions, run
from gorin.kernel.rules import Rules
from gorin.kernel.state import State

IN_ORDER = 1
"""In files of this format cards are numbered in the order of drawing: so are games that begin with one."""
THEN = "then"
"""The choices that were made since the moment that a position describes."""
NEW = "new"
"""The set-up of a position that begins with a new game, since no other moment can be described."""


def first_state(rules: Rules, start: dict[str, Any]) -> State:
    """Where a game begins: what needs nobody's choice has happened. Later choices are not made."""
    is_old = start.get("gorin") == IN_ORDER
    if "position" in start:
        return _described(rules, start["position"], is_old)
    if "state" in start:
        return decode_state(rules, start["state"])
    if not isinstance(start.get("setup"), dict) or "seed" not in start:
        raise InvalidRecord("a record starts from a set-up and a seed, a position or a state")
    return _set_up(rules, start["setup"], start["seed"], is_old)


def later_choices(start: dict[str, Any]) -> list[list[Any]]:
    """The choices that belong to the beginning itself: those since the moment that a position describes."""
    choices = start["position"].get(THEN) if "position" in start else None
    return [] if choices is None else choices


def position_at(start: dict[str, Any]) -> dict[str, Any] | None:
    """The beginning as a position; None where it was a state, which no position can be sure to describe."""
    if "position" in start:
        besides = ("game", "gorin", THEN)
        return {name: value for name, value in start["position"].items() if name not in besides}
    return None if "state" in start else {NEW: start["setup"], "seed": start["seed"]}


def decode_state(rules: Rules, encoded: Any) -> State:
    state: State = rules.decoder().decode(encoded, rules.state_tag, "state")
    if state.seats not in rules.seats:
        raise InvalidSave(f"{rules.name} cannot be played with {state.seats} seats")
    state.rebuild_caches()
    wrong = rules.why_invalid(state)
    if wrong is not None:
        raise InvalidSave(f"this state cannot be played: {wrong}")
    if state.outcome is None and not open_questions(state):
        raise InvalidSave("this state cannot be played: it waits for nobody")
    return state


def revived_state(rules: Rules, encoded: Any) -> State:
    """A state that this very program has written and kept safe, without a second look."""
    state: State = rules.decoder().revive(encoded, rules.state_tag)
    state.rebuild_caches()
    return state


def are_choices(value: Any) -> bool:
    if not isinstance(value, list):
        return False
    return all(
        isinstance(choice, list) and len(choice) == 2 and type(choice[0]) is int and type(choice[1]) is str
        for choice in value
    )


def _set_up(rules: Rules, options: dict[str, Any], seed: Any, is_old: bool) -> State:
    state = rules.start(rules.complete(options), Chance.seeded(read_seed(seed), not is_old))
    run(state)
    return state


def _described(rules: Rules, position: Any, is_old: bool) -> State:
    if not isinstance(position, dict):
        raise InvalidPosition("a position is a JSON object")
    named = rules.id if position.get("game") is None else position["game"]
    if named != rules.id:
        raise InvalidPosition(f"this position is of {named!r}, not of {rules.id!r}")
    if position.get(THEN) is not None and not are_choices(position[THEN]):
        raise InvalidPosition(f"{THEN} lists choices as pairs of seat and option id")
    is_old = is_old or _format_of(position) == IN_ORDER
    if position.get(NEW) is not None:
        return _new(rules, position, is_old)
    told = {name: value for name, value in position.items() if name not in ("game", "gorin", NEW, THEN)}
    state = rules.from_position(told)
    state.chance.deals_numbers = not is_old
    wrong = rules.why_invalid(state)
    if wrong is not None:
        raise InvalidPosition(f"this position cannot be played: {wrong}")
    run(state)
    return state


def _format_of(position: dict[str, Any]) -> int | None:
    """The format of the game that told a position; only an older one needs to be said."""
    format = position.get("gorin")
    if format not in (None, IN_ORDER):
        raise InvalidPosition(f"gorin is {IN_ORDER} in a position of an older game, or not there")
    return IN_ORDER if format is not None else None


def _new(rules: Rules, position: dict[str, Any], is_old: bool) -> State:
    refuse_unknown(position, ("game", "gorin", NEW, "seed", THEN))
    if not isinstance(position[NEW], dict):
        raise InvalidPosition(f"{NEW} is a JSON object: the options of a new game")
    try:
        seed = 0 if position.get("seed") is None else position["seed"]
        return _set_up(rules, position[NEW], seed, is_old)
    except InvalidSetup as error:
        raise InvalidPosition(f"{NEW}: {error}") from None
