"""The treaties that everybody sees: who has promised what, how long, for how much."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.formats.treaties.promises import DURATIONS, VOCABULARY, terms
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.treaty import Treaty
from gorin.language.core.context import NOTHING


def treaties_view(s: LcgState) -> dict[str, Any] | None:
    """None where no treaties are made. What a treaty card says nobody sees (LCG-TRT-10)."""
    if s.treaty_rule == "none":
        return None
    return {
        "stake": s.treaty_rule,
        "deck": len(s.treaty_deck),
        "made": [_treaty(s, treaty) for treaty in s.treaties],
    }


def _treaty(s: LcgState, treaty: Treaty) -> dict[str, Any]:
    return {
        "parties": list(treaty.parties),
        "promises": [
            {
                "seat": seat,
                "kind": VOCABULARY[treaty.promise_of(seat).kind].kind,
                "text": text,
                "done": treaty.promise_of(seat).done,
            }
            for seat, text in zip(treaty.parties, terms(s, treaty), strict=True)
        ],
        "until": DURATIONS[treaty.until],
        "value": treaty.value,
        "card": treaty.card != NOTHING,
    }
