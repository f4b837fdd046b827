"""Starting, loading and replaying games: from options, a position, a save or a record."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.kernel.bounds import MOST_LETTERS, refuse_excess
from gorin.kernel.chance import read_seed, told_seed
from gorin.kernel.errors import (
    EndlessLoop,
    GorinError,
    IllegalChoice,
    InvalidPosition,
    InvalidRecord,
    InvalidSave,
    InvalidSetup,
)
from gorin.kernel.game import FORMAT, Game, checksum
from gorin.kernel.keys import refuse_unknown
from gorin.kernel.rules import Rules
from gorin.kernel.startup import (
    IN_ORDER,
    THEN,
    are_choices,
    decode_state,
    first_state,
    later_choices,
    revived_state,
)

HEAD = ("gorin", "kind", "game", "choices")
STARTS = ("setup", "seed", "position", "state")
"""What a game may have begun with; a seed belongs to a set-up."""
READ = (IN_ORDER, FORMAT)
"""The formats that are read. What began with an older one stays of that format."""


def new_game(rules: Rules, options: dict[str, Any], seed: Any, format: int = FORMAT) -> Game:
    """A new game; every option that is not given has its default."""
    refuse_excess(options, InvalidSetup)
    start = {**_said(format), "setup": rules.complete(options), "seed": told_seed(read_seed(seed))}
    return Game(rules, first_state(rules, start), start, [])


def _said(format: int) -> dict[str, Any]:
    """The format, where it is not the present one."""
    return {} if format == FORMAT else {"gorin": format}


def from_position(rules: Rules, position: Any, format: int = FORMAT) -> Game:
    """A game at the moment that a position describes, and after the choices that it lists."""
    refuse_excess(position, InvalidPosition)
    if isinstance(position, dict) and position.get("gorin") == IN_ORDER:
        format = IN_ORDER
    start = {**_said(format), "position": position}
    game = Game(rules, first_state(rules, start), start, [])
    for number, (seat, option) in enumerate(later_choices(start), 1):
        try:
            game.choose(option, seat)
        except (IllegalChoice, EndlessLoop) as error:
            raise InvalidPosition(f"choice {number} of {THEN} cannot be made: {error}") from None
    return Game(rules, game.state, start, [])


def game_of(text: dict[str, Any], kind: str, error: type[GorinError]) -> str:
    """Check the head of a save or record and return the game that it names."""
    if text.get("kind") != kind or "gorin" not in text:
        raise error(f"this is not a gorin {kind}")
    if text["gorin"] not in READ or type(text["gorin"]) is not int:
        raise error(f"this {kind} has version {text['gorin']!r}; this gorin reads versions 1 to {FORMAT}")
    if not isinstance(text.get("game"), str):
        raise error(f"this {kind} does not say which game it is of")
    return str(text["game"])


def parse_save(text: Any) -> dict[str, Any]:
    """A save as a table, once it is known to be whole."""
    if isinstance(text, str | bytes) and len(text) > MOST_LETTERS:
        raise InvalidSave(f"this is too large for a save: it has more than {MOST_LETTERS:,} letters")
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, TypeError, UnicodeError, RecursionError) as error:
        raise InvalidSave(f"this is not a save: {error}") from None
    if not isinstance(content, dict):
        raise InvalidSave("this is not a gorin save")
    refuse_excess(content, InvalidSave)
    game_of(content, "save", InvalidSave)
    if content.get("check") != checksum(content):
        raise InvalidSave("this save is damaged: its content does not match its check")
    return content


def load_game(rules: Rules, content: dict[str, Any]) -> Game:
    """The exact moment that was saved."""
    refuse_unknown(content, (*HEAD, "start", "state", "check"), "a save", InvalidSave)
    start: Any = content.get("start")
    choices: Any = content.get("choices")
    if not isinstance(start, dict) or not are_choices(choices):
        raise InvalidSave("this save has no history")
    refuse_unknown(start, ("gorin", *STARTS), "the start of a save", InvalidSave)
    start = {**_said(content["gorin"]), **start}
    return Game(rules, decode_state(rules, content.get("state")), start, choices)


def revive_game(rules: Rules, content: dict[str, Any]) -> Game:
    """The same for a save that nobody else can have touched: checking it takes ten times as long."""
    return Game(rules, revived_state(rules, content["state"]), content["start"], content["choices"])


def replay_record(rules: Rules, record: dict[str, Any]) -> Game:
    """Play a record again from its start."""
    refuse_excess(record, InvalidRecord)
    refuse_unknown(record, (*HEAD, *STARTS), "a record", InvalidRecord)
    choices: Any = record.get("choices")
    if not are_choices(choices):
        raise InvalidRecord("a record lists its choices as pairs of seat and option id")
    game = _start_of(rules, record)
    for number, (seat, option) in enumerate(choices, 1):
        try:
            game.choose(option, seat)
        except (IllegalChoice, EndlessLoop) as error:
            raise InvalidRecord(f"choice {number} of this record cannot be made: {error}") from None
    return game


def _start_of(rules: Rules, record: dict[str, Any]) -> Game:
    if len([start for start in ("setup", "position", "state") if start in record]) > 1:
        raise InvalidRecord("a record starts from one thing: a set-up, a position or a state")
    if "position" in record:
        return from_position(rules, record["position"], record["gorin"])
    if "state" in record:
        start = {**_said(record["gorin"]), "state": record["state"]}
        return Game(rules, first_state(rules, start), start, [])
    if not isinstance(record.get("setup"), dict) or "seed" not in record:
        raise InvalidRecord("a record starts from a set-up and a seed, a position or a state")
    return new_game(rules, record["setup"], record["seed"], record["gorin"])
