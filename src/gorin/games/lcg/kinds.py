"""The names of things: card types, zones, stats, phases, durations, windows."""

from __future__ import annotations

from typing import Final

TYPES: Final = ("character", "attachment", "holding", "event", "province", "stronghold", "role")
"""LCG-CTYP-01."""
CHARACTER: Final = 0
ATTACHMENT: Final = 1
HOLDING: Final = 2
EVENT: Final = 3
PROVINCE_CARD: Final = 4
STRONGHOLD: Final = 5
ROLE: Final = 6

CLANS: Final = ("Crab", "Crane", "Dragon", "Lion", "Phoenix", "Scorpion", "Unicorn")
"""LCG-CLAN-01."""
NEUTRAL: Final = "Neutral"

DYNASTY: Final = "dynasty"
CONFLICT: Final = "conflict"
"""The two decks; provinces, strongholds and roles are in neither."""

PROVINCE: Final = 2
"""In a province, face-down or face-up; holdings that are face-up are in play. Between those that every card
game has (language/core/zones)."""
LIMBO: Final = 5
"""On the table while it is played (LCG-PUT-07)."""
REMOVED: Final = 6
UNDER: Final = 7
BESIDE: Final = 8
"""A role beside the stronghold (LCG-ROLE-02)."""
ROW: Final = 9
"""A province card that lies face-down: it is out of play (LCG-FDP-07)."""
ZONES: Final = (
    "deck",
    "hand",
    "province",
    "play",
    "discard",
    "limbo",
    "removed",
    "under",
    "beside",
    "row",
)

ELEMENTS: Final = ("air", "earth", "fire", "water", "void")
AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
WATER: Final = 3
VOID: Final = 4

MILITARY: Final = 0
POLITICAL: Final = 1
GLORY: Final = 2
STRENGTH: Final = 3
COST: Final = 4
INCOME: Final = 5
"""The fate that a stronghold brings."""
X_STRENGTH: Final = 6
"""What the letter X stands for where it is printed as the strength of a province (LCG-X-01)."""
STATS: Final = ("military", "political", "glory", "strength", "cost", "income")
CONFLICT_TYPES: Final = ("military", "political")

DASH: Final = -100
"""A dash where a number is printed (LCG-DASH, LCG-COST-05)."""
VARIABLE: Final = -1000
"""An X where a number is printed (LCG-X-01)."""

UNCLAIMED: Final = 0
CONTESTED: Final = 1
CLAIMED: Final = 2
RING_STATES: Final = ("unclaimed", "contested", "claimed")

DISHONORED: Final = -1
ORDINARY: Final = 0
HONORED: Final = 1
"""LCG-STAT-01."""

PHASES: Final = ("setup", "dynasty", "draw", "conflict", "fate")

CONFLICT_END: Final = 0
PHASE_END: Final = 1
ROUND_END: Final = 2
GAME_END: Final = 3
DUEL_END: Final = 4
UNTIL: Final = (
    "until the end of the conflict",
    "until the end of the phase",
    "until the end of the round",
    "",
    "until the end of the duel",
)

KEYWORDS: Final = (
    "ancestral", "composure", "corrupted", "courtesy", "covert", "dire", "disguised", "eminent", "legendary",
    "limited", "no attachments", "pride", "rally", "restricted", "sincerity", "support",
)  # fmt: skip
"""LCG-KEYW-01."""

ACTION: Final = "action"
WOULD: Final = "would interrupt"
FORCED_INTERRUPT: Final = "forced interrupt"
INTERRUPT: Final = "interrupt"
FORCED_REACTION: Final = "forced reaction"
REACTION: Final = "reaction"

RULES_EFFECT: Final = -1
COST_PAID: Final = -2
RING_EFFECT: Final = -3
CONSTANT_EFFECT: Final = -4
UNOPPOSED: Final = -5
"""Where a change comes from, in place of the card whose effect it is: the rules, a cost, a ring, a
constant ability (nothing interrupts what leaves play by one, LCG-CNST-04), a conflict that was unopposed."""

TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK_TOP: Final = 2
TO_DECK_BOTTOM: Final = 3
TO_REMOVED: Final = 4
TO_DECK_SHUFFLED: Final = 5
TO_OWN_DECK_SHUFFLED: Final = 6
"""Where a card goes that leaves play or a province."""

FACE_DOWN_FOLLOWER: Final = "face-down-follower"
"""The slug of what a card is while it is attached face-down (LCG-CLAR-52)."""
AS_ATTACHMENT: Final = -1
"""How a character enters play that is played as an attachment, where the fate on it is told."""

DISCARDED: Final = 0
SACRIFICED: Final = 1
RETURNED: Final = 2
"""How a card leaves play (LCG-SAC-03)."""
