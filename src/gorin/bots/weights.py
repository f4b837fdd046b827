"""How much counts what a player has. Made by `python -m gorin.lab.standings`: do not edit."""

from __future__ import annotations

WEIGHTS: dict[str, list[float]] = {
    "battle/0": [
        0.0337,  # honor in sight
        -0.2263,  # an objective that is known
    ],
    "battle/1": [
        0.0344,  # honor in sight
        -0.2839,  # an objective that is known
    ],
    "battle/2": [
        0.0209,  # honor in sight
        0.0147,  # an objective that is known
    ],
    "battle/3": [
        0.0135,  # honor in sight
        -0.1299,  # an objective that is known
    ],
    "battle/4": [
        0.0133,  # honor in sight
        -0.1181,  # an objective that is known
    ],
    "celestial": [
        0.2286,  # provinces
        -0.4836,  # a single province left
        0.0394,  # Force
        0.0134,  # units
        0.0049,  # gold in Holdings
        0.0324,  # cards in hand
        0.035,  # Family Honor
        0.1438,  # Family Honor close to victory
        -0.302,  # Family Honor close to defeat
        0.0,  # steps on the Paths
        0.0,  # steps on the longest Path
        0.1792,  # the turn
    ],
    "diamond": [
        0.8135,  # provinces
        -0.1306,  # a single province left
        0.0342,  # Force
        0.0976,  # units
        0.0682,  # gold in Holdings
        0.0192,  # cards in hand
        0.004,  # Family Honor
        0.3181,  # Family Honor close to victory
        0.0,  # Family Honor close to defeat
        0.0,  # steps on the Paths
        0.0,  # steps on the longest Path
        0.0858,  # the turn
    ],
    "lcg/enlightenment": [
        0.2529,  # unbroken provinces
        -1.9315,  # a stronghold open to attack
        0.014,  # skill on characters that stay
        0.0484,  # skill on characters about to leave
        0.0891,  # characters
        0.1911,  # fate on characters
        0.0064,  # cards in hand
        0.1349,  # fate
        0.0466,  # honor
        -0.0173,  # honor missing to be safe
        0.0,  # honor close to victory
        0.1423,  # rings
        0.0413,  # the Imperial Favor
    ],
    "lcg/skirmish": [
        0.89,  # unbroken provinces
        -0.7594,  # a stronghold open to attack
        0.0562,  # skill on characters that stay
        0.0436,  # skill on characters about to leave
        0.2386,  # characters
        0.1383,  # fate on characters
        0.0196,  # cards in hand
        0.003,  # fate
        0.029,  # honor
        -0.0619,  # honor missing to be safe
        0.0,  # honor close to victory
        0.0,  # rings
        0.3608,  # the Imperial Favor
    ],
    "lcg/stronghold": [
        0.3304,  # unbroken provinces
        -1.0918,  # a stronghold open to attack
        0.0506,  # skill on characters that stay
        0.0195,  # skill on characters about to leave
        0.3157,  # characters
        0.07,  # fate on characters
        0.027,  # cards in hand
        0.1342,  # fate
        0.108,  # honor
        -0.1995,  # honor missing to be safe
        0.0,  # honor close to victory
        0.0,  # rings
        0.121,  # the Imperial Favor
    ],
    "lcg/team-conquest": [
        0.5647,  # unbroken provinces
        0.0,  # a stronghold open to attack
        0.0246,  # skill on characters that stay
        0.0366,  # skill on characters about to leave
        0.0028,  # characters
        0.0208,  # fate on characters
        0.0008,  # cards in hand
        0.2135,  # fate
        0.0245,  # honor
        -0.0662,  # honor missing to be safe
        0.0,  # honor close to victory
        0.0,  # rings
        0.0779,  # the Imperial Favor
    ],
    "war-of-honor": [
        0.0068,  # provinces
        -0.3245,  # a single province left
        0.0007,  # Force
        0.0198,  # units
        0.0081,  # gold in Holdings
        0.0437,  # cards in hand
        0.0,  # Family Honor
        0.0,  # Family Honor close to victory
        0.0,  # Family Honor close to defeat
        0.2255,  # steps on the Paths
        0.5076,  # steps on the longest Path
        0.2424,  # the turn
    ],
}
"""By game, and by format or rounds left; in the order of `standing.FACTORS`."""
