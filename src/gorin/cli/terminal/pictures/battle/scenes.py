"""Moments of Battle for Rokugan that pass too quickly to be seen: the board with all tokens revealed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gorin.cli.terminal.pictures.battle.words import View
from gorin.cli.terminal.pictures.picture import Scene
from gorin.games.battle.map import SPOT_IDS
from gorin.games.battle.tokens import FACE_IDS
from gorin.kernel.log import LogLine


def revealed(before: View, events: Iterable[LogLine]) -> Scene | None:
    """The table as it was when the tokens were turned over, before anything came of it."""
    pieces = [dict(piece) for piece in before["pieces"]]
    consequences: list[LogLine] = []
    for event in events:
        if event.kind == "revealed":
            seat, face, spot = event.args
            _turn_over(pieces, seat, FACE_IDS[face], SPOT_IDS[spot])
            consequences.clear()
        else:
            consequences.append(event)
    if pieces == before["pieces"]:
        return None
    view = {**before, "pieces": pieces, "awaiting": [], "decision": None, "phase": "resolution"}
    return Scene(view, "The tokens are revealed. What comes of it:", consequences)


def _turn_over(pieces: list[dict[str, Any]], seat: int, face: str, spot: str) -> None:
    """The last token was placed and revealed in one go: it is not on the board of the moment before."""
    for piece in pieces:
        if not piece["faceup"] and (piece["seat"], piece["spot"]) == (seat, spot):
            piece.update(face=face, faceup=True)
            return
    number = max([piece["id"] for piece in pieces], default=0) + 1
    pieces.append({"id": number, "seat": seat, "spot": spot, "faceup": True, "on": None, "face": face})
