"""What a table tells of its chance, so that everybody can check it."""

from __future__ import annotations

from typing import Any

from gorin.server.table.fairness import commitment_to
from gorin.server.table.table import Table

KNOWN_SEED = "This table continues an earlier record, so anyone who has that record can foresee its shuffles."
KNOWN_CHANCE = "This table continues a position that fixes its own shuffles: whoever has it can foresee them."
SET_UP = "This table was set up from a position, which its author arranged; the shuffles after that are fair."


def origin(table: Table) -> str | None:
    """Where the game was begun, if not with its first choice: from a `record` or from a `position`."""
    record = table.opened.record
    if record is None:
        return None
    return "position" if "position" in record else "record"


def fairness(table: Table) -> dict[str, Any]:
    """What was committed to, and all of it when the game is over; or why there is no secret to prove."""
    told = {
        "commitments": [seat.commitment or None for seat in table.seats],
        "shares": [seat.share or None for seat in table.seats],
        "unbound": [number for number, seat in enumerate(table.seats) if not seat.has_committed],
        "awaits": table.unrevealed,
        "server": None,
    }
    record, over = table.opened.record, table.over
    if record is None or table.draws_chance:
        told["server"] = table.seed if over else None
        seed = table.game_seed if over else None
        note = "" if record is None else SET_UP
        commitment = commitment_to(table.seed) if table.seed else None
        return {"commitment": commitment, "seed": seed, "known": over, "note": note, **told}
    note = KNOWN_SEED if "seed" in record else KNOWN_CHANCE
    seed = str(record["seed"]) if "seed" in record and over else None
    return {"commitment": None, "seed": seed, "known": True, "note": note, **told}
