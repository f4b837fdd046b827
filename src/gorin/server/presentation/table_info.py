"""What people are shown of a table besides the game: who sits there, clocks, chat, and what they may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gorin
from gorin.server.presentation.proof import fairness, origin
from gorin.server.table.entries import Said
from gorin.server.table.seat import Seat
from gorin.server.table.table import Table

Absences = Sequence[float | None]
"""Seat -> since when its holder has no page open; None: the holder is here, or there is none."""


def log_lines(game: gorin.Game, seat: int | None) -> list[dict[str, Any]]:
    """The log as a seat reads it."""
    return [_line(line) for line in game.log(seat)]


class LogNews:
    """What is new in the log since so many events; the line that was the last one then may have gone on."""

    def __init__(self, game: gorin.Game, seat: int | None, since: int) -> None:
        self.since, self._seat = since, seat
        lines = game.log(seat, since)
        self.replaces = sum(line.start < since for line in lines)
        """How many of the lines that were told are told anew."""
        self.lines = [_line(line) for line in lines]

    def told_by(self, moment: gorin.Game) -> int:
        """How many of the new lines had been told at a moment on the way."""
        return len(moment.log(self._seat, self.since))

    def plain(self) -> dict[str, Any]:
        return {"log": self.lines, **({"replaces": self.replaces} if self.replaces else {})}


def _line(line: gorin.LogLine) -> dict[str, Any]:
    told: dict[str, Any] = {
        "text": line.sentence,
        "clauses": line.clauses,
        "kind": line.kind,
        "refs": line.refs,
    }
    if line.highlight is not None:
        told["beat"] = line.highlight.plain()
    if line.follows:
        told["follows"] = True
    return told


def table_info(
    table: Table, session: str, now: float, gone: Absences = (), watchers: int = 0
) -> dict[str, Any]:
    """The table for somebody's eyes."""
    absences = list(gone) or [None] * len(table.seats)
    return {**for_everybody(table, now, absences, watchers), **for_session(table, session, now, absences)}


def for_everybody(table: Table, now: float, absences: Absences, watchers: int) -> dict[str, Any]:
    return {
        "id": table.id,
        "title": table.opened.title,
        "game": table.opened.game,
        "agreed": table.agreed,
        "seats": [_seat(table, number, now, absences[number]) for number in range(len(table.seats))],
        "full": table.full,
        "dealt": table.dealt,
        "over": table.over,
        "origin": origin(table),
        "stopped": table.stopped,
        "spectators": table.opened.spectators,
        "watchers": watchers,
        "spectator_chat": table.opened.spectator_chat,
        "absence": table.opened.absence,
        "clock": _clock(table, now),
        "undo": _undo(table),
        "fairness": fairness(table),
        "rematch": table.rematch or None,
    }


def for_session(table: Table, session: str, now: float, absences: Absences) -> dict[str, Any]:
    """Which seat is theirs and what they may do: only this differs from person to person."""
    return {"seat": table.seat_of(session), **rights(table, session, now, absences)}


def chat_lines(table: Table, heard: int = 0) -> list[dict[str, Any]]:
    """What was said since so many lines, as far as the table still has it."""
    new = min(table.said - heard, len(table.chat))
    lines = table.chat[len(table.chat) - new :]
    return [_chat_line(said) for said in lines]


def _chat_line(said: Said) -> dict[str, Any]:
    told = {"name": said.name, "seat": said.seat, "text": said.text}
    return {**told, "notice": True} if said.notice else told


def _seat(table: Table, number: int, now: float, gone: float | None) -> dict[str, Any]:
    seat = table.seats[number]
    wait = table.claim_in(number, now, gone)
    return {
        **seat_told(seat, now),
        "here": bool(seat.holder) and gone is None,
        "claim_in": None if wait is None else round(wait, 1),
    }


def seat_told(seat: Seat, now: float) -> dict[str, Any]:
    kept = seat.is_kept(now)
    name = "" if seat.free and not kept else seat.name
    return {"name": name, "free": seat.free, "kept": kept, "bot": seat.bot}


def rights(table: Table, session: str, now: float, gone: Absences) -> dict[str, Any]:
    """What this session may do at the table now."""
    seat = table.seat_of(session)
    return {
        "may_sit": table.may_sit(session, now),
        "may_bring_deck": table.takes_decks and table.may_sit(session, now),
        "may_leave": seat is not None and not table.dealt,
        "may_delete": not table.why_no_delete(session),
        "may_say": seat is not None or table.opened.spectator_chat,
        "may_claim": [n for n in range(len(table.seats)) if _may_claim(table, seat, n, now, gone[n])],
        "may_concede": seat is not None and table.may_concede and not table.game.state.is_out(seat),
        "may_rematch": seat is not None and table.over,
    }


def _may_claim(table: Table, seat: int | None, against: int, now: float, gone: float | None) -> bool:
    if seat is None or seat == against or not table.seats[against].plays:
        return False
    return not table.why_no_claim(against, now, gone)


def _clock(table: Table, now: float) -> dict[str, Any]:
    plan, clocks = table.opened.clock, table.clocks
    return {
        "kind": plan.kind,
        "seconds": plan.seconds,
        "extra": plan.extra,
        "left": [round(clocks.remaining(n, now), 1) for n in range(len(table.seats))],
        "running": clocks.running if clocks.on else [],
    }


def _undo(table: Table) -> dict[str, Any] | None:
    if table.undo is None:
        return None
    noticed = table.noticed[: table.undo.choices - table.start]
    return {"seat": table.undo.seat, "choices": table.start + sum(noticed), "needed": table.undo.needed}


# --- the past ---------------------------------------------------------------------------------------


def laid_open(game: gorin.Game) -> dict[str, Any]:
    """A moment as all seats together saw it."""
    view = game.view(None)
    for seat in range(game.seats):
        view = both_seen(view, game.view(seat))
    return {**view, "seat": None}


def both_seen(one: Any, other: Any) -> Any:
    """What two who look at the same thing see of it together.

    >>> both_seen({"hand": None, "size": 2}, {"hand": [1, 2], "size": 2, "face": "army"})
    {'hand': [1, 2], 'size': 2, 'face': 'army'}
    """
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: both_seen(one.get(key), other.get(key)) for key in dict.fromkeys([*one, *other])}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [both_seen(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
    return one
