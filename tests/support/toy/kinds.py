"""The names of things: types of cards, zones, the one stat, durations, windows."""

from __future__ import annotations

from gorin.kernel.windows import HAPPEN
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY

TYPES = ("creature", "action")
CREATURE, ACTION = range(len(TYPES))

GRAVE = DISCARD
ZONES = {"deck": DECK, "hand": HAND, "play": PLAY, "grave": GRAVE}

STRENGTH = 0
"""The only stat."""

TURN_END = 0
FOR_EVER = 1

CANCEL, INTERRUPT, REACTION = "cancel", "interrupt", "reaction"
FORCED_INTERRUPT, FORCED_REACTION = "forced interrupt", "forced reaction"
LADDER = (CANCEL, FORCED_INTERRUPT, INTERRUPT, HAPPEN, FORCED_REACTION, REACTION)

DESTROYED = 0
"""What an ability can have done to a card."""

TURNS = 10
