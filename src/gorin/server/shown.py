"""What people are shown of a table besides the game: who sits there, clocks, chat, and what they may do."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import gorin
from gorin.server.seat import Seat
from gorin.server.table import Refused, Table, log_lines

Absences = Sequence[float | None]
"""Seat -> since when its holder has no page open; None: the holder is here, or there is none."""

KNOWN_SEED = "This table goes on from an earlier record: its seed is known to everybody who has that record."
KNOWN_CHANCE = "This table goes on from a position that brings its own chance: who has it can foresee it."


def table_info(
    table: Table, session: str, now: float, gone: Absences = (), watchers: int = 0
) -> dict[str, Any]:
    """The table for somebody's eyes. Only what they may do differs from person to person."""
    absences = list(gone) or [None] * len(table.seats)
    return {
        "id": table.id,
        "title": table.opened.title,
        "game": table.opened.game,
        "seats": [_seat(table, number, now, absences[number]) for number in range(len(table.seats))],
        "full": table.full,
        "over": table.game.over,
        "spectators": table.opened.spectators,
        "watchers": watchers,
        "spectator_chat": table.opened.spectator_chat,
        "absence": table.opened.absence,
        "clock": _clock(table, now),
        "chat": [{"name": said.name, "seat": said.seat, "text": said.text} for said in table.chat],
        "undo": _undo(table),
        "fairness": fairness(table),
        "rematch": table.rematch or None,
        **rights(table, session, now, absences),
    }


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
        "may_leave": seat is not None and not table.full,
        "may_delete": bool(session) and table.opened.owner == session,
        "may_say": seat is not None or table.opened.spectator_chat,
        "may_claim": [n for n in range(len(table.seats)) if _may_claim(table, seat, n, now, gone[n])],
        "may_concede": seat is not None and table.may_concede,
        "may_rematch": seat is not None and table.game.over,
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
    return {"seat": table.undo.seat, "choices": table.undo.choices, "needed": table.undo.needed}


# --- fairness ---------------------------------------------------------------------------------------


def commitment_to(seed: str) -> str:
    """SHA-256 over the text of the seed. A seed of 256 bits cannot be guessed, so it needs no salt.

    >>> commitment_to("7")[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def fairness(table: Table) -> dict[str, Any]:
    """The commitment to the seed, and the seed when the game is over; or why there is no secret to prove."""
    record = table.opened.record
    if record is None or _drawn_here(table, record):
        seed = table.seed if table.game.over else None
        return {"commitment": commitment_to(table.seed), "seed": seed, "known": table.game.over, "note": ""}
    note = KNOWN_SEED if "seed" in record else KNOWN_CHANCE
    seed = str(record["seed"]) if "seed" in record and table.game.over else None
    return {"commitment": None, "seed": seed, "known": True, "note": note}


def _drawn_here(table: Table, record: dict[str, Any]) -> bool:
    """Whether a position got its chance from this server."""
    position = record.get("position", {})
    return "chance" not in position and position.get("seed") == table.seed


# --- the past ---------------------------------------------------------------------------------------


def past(table: Table, choices: int, seat: int | None, session: str, now: float) -> dict[str, Any]:
    """The moment after so many choices, for a seat's eyes. Nothing can be chosen in the past."""
    game = table.earlier(choices)
    told = {"at": choices, "choices": table.moment[1], "log": log_lines(game, seat)}
    return {**told, "table": table_info(table, session, now), "view": {**game.view(seat), "decision": None}}


def laid_open(table: Table, choices: int, session: str, now: float) -> dict[str, Any]:
    """The moment after so many choices as all seats together saw it, once the game is over."""
    if not table.game.over:
        raise Refused("hands are laid open when the game is over")
    game = table.earlier(choices)
    view = game.view(None)
    for seat in range(game.seats):
        view = both_seen(view, game.view(seat))
    told = {"at": choices, "choices": table.moment[1], "log": log_lines(game, None)}
    view = {**view, "seat": None, "decision": None}
    return {**told, "table": table_info(table, session, now), "view": view}


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


def history_until(table: Table, choices: int) -> dict[str, Any]:
    """The record up to a moment, for a table that goes on from there."""
    if not table.game.over:
        raise Refused("a table can go on from another when that one is over")
    return _until(table, choices).record()


def position_at(table: Table, choices: int) -> dict[str, Any]:
    """A moment as a position. It holds every secret, so that of a running game is nobody's."""
    if not table.game.over:
        raise Refused("a position holds every secret: it is open when the game is over")
    return _until(table, choices).position()


def _until(table: Table, choices: int) -> gorin.Game:
    if not 0 <= choices <= table.moment[1]:
        raise Refused("that table has no such moment")
    return table.earlier(choices)
