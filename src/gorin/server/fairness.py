"""Whose chance it is: the server and every player's browser add to the seed, and nobody can choose it.

Each browser commits to its share when its player sits down. When all have, the server draws its own part and
shows its commitment; only then the browsers tell their shares, and the cards are dealt. At the end the
server's part is open too, and everybody can check that all of it is what was committed to.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gorin.server.table import Table

HEX = re.compile("[0-9a-f]{64}")
"""What a share and a commitment look like: 256 bits."""

KNOWN_SEED = "This table goes on from an earlier record: its seed is known to everybody who has that record."
KNOWN_CHANCE = "This table goes on from a position that brings its own chance: who has it can foresee it."
SET_UP = "This table was set up from a position: who made it has arranged it; chance goes on from there."


def commitment_to(secret: str) -> str:
    """SHA-256 over a text. 256 random bits cannot be guessed, so it needs no salt.

    >>> commitment_to("7")[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def is_share(text: str) -> bool:
    return HEX.fullmatch(text) is not None


def mixed(seed: str, shares: Sequence[str]) -> str:
    """The seed of the game: that of the server alone, or everybody's parts in the order of the seats.

    >>> mixed("7", [])
    '7'
    >>> mixed("7", ["ab", "cd"])[:16]
    '1762385294539018'
    """
    if not shares:
        return seed
    return str(int(commitment_to(":".join([seed, *shares])), 16))


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
