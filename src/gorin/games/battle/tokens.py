"""The pieces in the box: combat tokens, control tokens, special tokens (chapter Components)."""

from __future__ import annotations

# --- combat tokens ---------------------------------------------------------------------------------

ARMY, NAVY, SHINOBI, BLESSING, DIPLOMACY, RAID, BLUFF = range(7)
KIND_NAMES: tuple[str, ...] = ("army", "navy", "shinobi", "blessing", "diplomacy", "raid", "bluff")

# A face is what is printed on a combat token. Tokens with the same face are the same to the rules, so
# hands, pools and discard piles are lists of faces.
FACES: tuple[tuple[int, int], ...] = (
    *((ARMY, strength) for strength in (1, 2, 3, 4, 5, 6)),
    *((NAVY, strength) for strength in (1, 2, 3)),
    *((SHINOBI, strength) for strength in (1, 2, 3)),
    *((BLESSING, strength) for strength in (2, 3)),
    (DIPLOMACY, 0),
    (RAID, 0),
    (BLUFF, 0),
)
KIND: list[int] = [kind for kind, _ in FACES]
STRENGTH: list[int] = [strength for _, strength in FACES]
"""Diplomacy, raid and bluff have none (BR-PLC-08)."""
FACE_IDS: tuple[str, ...] = tuple(
    f"{KIND_NAMES[kind]}-{strength}" if strength else KIND_NAMES[kind] for kind, strength in FACES
)
FACE_NAMES: tuple[str, ...] = tuple(name.replace("-", " ") for name in FACE_IDS)
FACE_OF: dict[str, int] = {name: face for face, name in enumerate(FACE_IDS)}
BLUFF_FACE = FACE_OF["bluff"]

COMMON: dict[str, int] = {
    "army-1": 6,
    "army-2": 4,
    "army-3": 3,
    "army-4": 2,
    "army-5": 1,
    "navy-1": 2,
    "navy-2": 1,
    "shinobi-1": 1,
    "shinobi-2": 1,
    "blessing-2": 2,
    "diplomacy": 1,
    "raid": 1,
    "bluff": 1,
}
"""The set that every clan has (BR-PLC-06)."""

CONTROL_TOKENS = 30
"""Per clan (BR-CMP-08)."""

HAND_SIZE = 6


def full_set(clan_token: str) -> list[int]:
    """The 27 combat tokens of a clan, bluff included.

    >>> len(full_set("navy-3"))
    27
    """
    faces = [FACE_OF[name] for name, count in COMMON.items() for _ in range(count)]
    return sorted([*faces, FACE_OF[clan_token]])


def can_fight(face: int) -> bool:
    """An army, a navy or shinobi: what attacks, defends and can be blessed."""
    return KIND[face] <= SHINOBI


# --- special tokens --------------------------------------------------------------------------------

NONE, PEACE, SCORCHED, SHRINE, BATTLEFIELD, HARBOR = range(6)
HONOR_1, HONOR_2, HONOR_4, DEFENSE_1, DEFENSE_2 = range(6, 11)
SPECIAL_IDS: tuple[str, ...] = (
    "none",
    "peace",
    "scorched-earth",
    "shrine",
    "battlefield",
    "harbor",
    "honor+1",
    "honor+2",
    "honor=4",
    "defense+1",
    "defense+2",
)
SPECIAL_NAMES: tuple[str, ...] = (
    "no special token",
    "peace token",
    "scorched earth token",
    "shrine token",
    "battlefield token",
    "harbor token",
    "+1 honor token",
    "+2 honor token",
    "4-honor token",
    "+1 defense token",
    "+2 defense token",
)
SPECIAL_OF: dict[str, int] = {name: special for special, name in enumerate(SPECIAL_IDS)}
SUPPLY: list[int] = [0, 15, 15, 1, 1, 1, 2, 1, 1, 3, 1]
"""How many of each there are (BR-CMP-01 to 05); the split of the bonus tokens follows the cards."""
HONOR_BONUS: list[int] = [0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 1]
"""Flowers on the token itself; defense tokens have one too (BR-BON-04)."""
DEFENSE_BONUS: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]


def as_seen(face: int) -> str:
    """A token as somebody learns what it is.

    >>> as_seen(FACE_NAMES.index("bluff")), as_seen(FACE_NAMES.index("diplomacy"))
    ('the bluff', 'diplomacy')
    """
    name = FACE_NAMES[face]
    return {"bluff": "the bluff", "raid": "a raid"}.get(name, name)
