"""Doubtful points as data: where the rulebook is silent, this is how we play it.

Each is explained in docs/decisions/battle-readings.md.
"""

from __future__ import annotations

CRAB_FACEUP_DEFENSE = 2
LION_BLUFF_DEFENSE = 2
DRAGON_EXTRA_DRAW = 1

LION_BLUFF_IS_A_DEFENDER_OF_ITS_OWN = False
"""Does a Lion bluff in a province that nobody attacks earn a control token? The text names other kinds."""

EMERALD_EMPIRE_CHAIN = 6
EMERALD_EMPIRE_TERRITORIES = 3
"""A chain is a path of different provinces; it touches at least this many territories."""

WAY_OF_HUMILITY_TIE_COUNTS = True

NORTHERN_SHADOWLANDS_CARDS = ("Dark Favors", "Purge the Weak")
SOUTHERN_SHADOWLANDS_CARDS = ("Animate the Dead", "Inspire Fear")
"""No card back was seen that would prove which pair is which."""
