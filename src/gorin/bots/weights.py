"""How much counts what a player has. Made by `python -m gorin.lab.standings`: do not edit."""

from __future__ import annotations

WEIGHTS: dict[str, list[float]] = {
    "battle/0": [
        0.0278,  # honor in sight
        -0.1226,  # an objective that is known
    ],
    "battle/1": [
        0.0283,  # honor in sight
        -0.1849,  # an objective that is known
    ],
    "battle/2": [
        0.0184,  # honor in sight
        0.0303,  # an objective that is known
    ],
    "battle/3": [
        0.0119,  # honor in sight
        -0.0981,  # an objective that is known
    ],
    "battle/4": [
        0.0109,  # honor in sight
        -0.0725,  # an objective that is known
    ],
    "celestial": [
        0.3156,  # provinces
        -0.4462,  # a single province left
        0.0216,  # Force
        0.0439,  # units
        0.0069,  # gold in Holdings
        0.1272,  # cards in hand
        0.0231,  # Family Honor
        0.0897,  # Family Honor close to victory
        -0.1584,  # Family Honor close to defeat
        0.0,  # steps on the Paths
        0.0,  # steps on the longest Path
        0.1189,  # the turn
    ],
    "diamond": [
        0.575,  # provinces
        -0.159,  # a single province left
        0.0278,  # Force
        0.1036,  # units
        0.0668,  # gold in Holdings
        0.0003,  # cards in hand
        0.0,  # Family Honor
        0.1142,  # Family Honor close to victory
        -0.8506,  # Family Honor close to defeat
        0.0,  # steps on the Paths
        0.0,  # steps on the longest Path
        0.0652,  # the turn
    ],
    "lcg/enlightenment": [
        0.0562,  # unbroken provinces
        -0.6087,  # a stronghold open to attack
        0.0329,  # skill on characters that stay
        0.0249,  # skill on characters about to leave
        0.1178,  # characters
        0.0425,  # fate on characters
        0.0002,  # cards in hand
        0.0502,  # fate
        0.0349,  # honor
        -0.0528,  # honor missing to be safe
        0.0,  # honor close to victory
        0.2767,  # rings
        0.098,  # the Imperial Favor
    ],
    "lcg/skirmish": [
        0.8149,  # unbroken provinces
        -0.7476,  # a stronghold open to attack
        0.0519,  # skill on characters that stay
        0.0423,  # skill on characters about to leave
        0.2601,  # characters
        0.1812,  # fate on characters
        0.0959,  # cards in hand
        0.0485,  # fate
        0.0068,  # honor
        -0.0231,  # honor missing to be safe
        0.0,  # honor close to victory
        0.0,  # rings
        0.2294,  # the Imperial Favor
    ],
    "lcg/stronghold": [
        0.3261,  # unbroken provinces
        -0.162,  # a stronghold open to attack
        0.0382,  # skill on characters that stay
        0.0183,  # skill on characters about to leave
        0.1907,  # characters
        0.2304,  # fate on characters
        0.0,  # cards in hand
        0.0792,  # fate
        0.0363,  # honor
        -0.135,  # honor missing to be safe
        0.0,  # honor close to victory
        0.0,  # rings
        0.188,  # the Imperial Favor
    ],
    "lcg/team-conquest": [
        0.812,  # unbroken provinces
        -0.1498,  # a stronghold open to attack
        0.0346,  # skill on characters that stay
        0.0108,  # skill on characters about to leave
        0.0172,  # characters
        0.0002,  # fate on characters
        0.039,  # cards in hand
        0.0746,  # fate
        0.0526,  # honor
        -0.0461,  # honor missing to be safe
        0.0,  # honor close to victory
        0.0,  # rings
        0.2046,  # the Imperial Favor
    ],
    "war-of-honor": [
        0.2058,  # provinces
        -0.1276,  # a single province left
        0.0003,  # Force
        0.0193,  # units
        0.004,  # gold in Holdings
        0.0,  # cards in hand
        0.0,  # Family Honor
        0.0,  # Family Honor close to victory
        0.0,  # Family Honor close to defeat
        0.2542,  # steps on the Paths
        0.3247,  # steps on the longest Path
        0.0666,  # the turn
    ],
}
"""By game, and by format or rounds left; in the order of `standing.FACTORS`."""
