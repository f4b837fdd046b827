"""Which picture belongs to which game."""

from __future__ import annotations

from gorin.cli.terminal.pictures.picture import Picture
from gorin.games.ccg.definition import catalogue


def picture_of(game: str) -> Picture:
    """The picture that belongs to a game."""
    if game == "battle":
        from gorin.cli.terminal.pictures.battle.picture import BattlePicture

        return BattlePicture()
    if game == "lcg":
        from gorin.cli.terminal.pictures.lcg.picture import LcgPicture

        return LcgPicture()
    if catalogue(game):
        from gorin.cli.terminal.pictures.ccg.picture import CcgPicture

        return CcgPicture(game)
    return Picture()
