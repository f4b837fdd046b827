"""The words in which this game's cards are written: each instruction acts, and reads, for itself."""

from __future__ import annotations

from gorin.games.battle.effects.on_hands import (
    GiveUp,
    Recover,
    Shed,
    Spy,
)
from gorin.games.battle.effects.on_pieces import (
    ANYONES,
    OPPONENTS,
    OWN,
    Destroy,
    Look,
    OnPiece,
    Recall,
    Swap,
)
from gorin.games.battle.effects.on_provinces import (
    ANYWHERE,
    IF_FOREIGN,
    IF_OWN,
    LANDLOCKED,
    NOT_SHADOWLANDS,
    WHENEVER,
    ChooseOwn,
    Exchange,
    OnProvince,
    PutSpecial,
    Reinforce,
    ReinforceThere,
    RemoveSpecial,
    Sacrifice,
    Settle,
    There,
)
from gorin.games.battle.effects.on_the_dead import (
    ChooseDead,
    PlaceDead,
)

__all__ = [
    "ANYONES",
    "ANYWHERE",
    "IF_FOREIGN",
    "IF_OWN",
    "LANDLOCKED",
    "NOT_SHADOWLANDS",
    "OPPONENTS",
    "OWN",
    "WHENEVER",
    "ChooseDead",
    "ChooseOwn",
    "Destroy",
    "Exchange",
    "GiveUp",
    "Look",
    "OnPiece",
    "OnProvince",
    "PlaceDead",
    "PutSpecial",
    "Recall",
    "Recover",
    "Reinforce",
    "ReinforceThere",
    "RemoveSpecial",
    "Sacrifice",
    "Settle",
    "Shed",
    "Spy",
    "Swap",
    "There",
]
