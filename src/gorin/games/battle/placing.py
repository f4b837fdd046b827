"""Where combat tokens may go (chapters Placing Combat Tokens, The Combat Tokens, Special Tokens).

Tokens lie facedown, so the table can only see whether *some* token could be where one was put: that is
what `why_closed` answers, and it decides what may be placed. Whether the token itself may be there shows
when it is revealed: that is `why_illegal`. A token that passes the first and fails the second is a feint,
and resolution takes it off the board (BR-PLC-19).
"""

from __future__ import annotations

from gorin.games.battle.map import (
    BORDER,
    COAST_SPOTS,
    INWARD,
    LAND,
    ORIGIN,
    OUTWARD,
    SPOTS,
    TARGET,
    is_centre,
    is_coast,
)
from gorin.games.battle.state import BattleState, Piece
from gorin.games.battle.tokens import (
    ARMY,
    BATTLEFIELD,
    BLESSING,
    BLUFF,
    DIPLOMACY,
    HARBOR,
    KIND,
    NAVY,
    NONE,
    PEACE,
    RAID,
    SCORCHED,
    SHINOBI,
    SHRINE,
    can_fight,
)
from gorin.kernel.reasons import Reason

SCORCHED_EARTH = Reason(
    "Nothing can be placed in a scorched province or on its borders.", "BR-SCO-02", "BR-SCO-03", "BR-SCO-04"
)
AT_PEACE = Reason(
    "Nothing can be placed in a province at peace or on its borders.", "BR-PEA-01", "BR-PEA-02", "BR-PEA-03"
)
SHRINE_THERE = Reason(
    "Only the player who controls the shrine's province may place tokens in it or on its borders.",
    "BR-SHR-01",
    "BR-SHR-03",
)
OCCUPIED = Reason("There is a combat token on this border already.", "BR-PLC-10", "BR-BLF-06")
OWN_TARGET = Reason("You control that province, so there is nothing to attack.", "BR-ARM-06")
NOT_ADJACENT = Reason("You control no province on this border to attack from.", "BR-ARM-01", "BR-ARM-02")

ARMY_AT_SEA = Reason("An army cannot attack from the sea.", "BR-ARM-05")
ARMY_ABROAD = Reason(
    "In the middle of a province, an army can only defend, and you do not control this one.", "BR-ARM-04"
)
NAVY_ON_LAND = Reason("A navy cannot cross a land border, except into a harbor.", "BR-NAV-02")
NAVY_INLAND = Reason("A navy can only defend a coastal province.", "BR-NAV-04")
NAVY_ABROAD = Reason(
    "In the middle of a province, a navy can only defend, and you do not control this one.", "BR-NAV-05"
)
SHINOBI_ON_BORDER = Reason("Shinobi go to the middle of a province, never on a border.", "BR-SHI-03")
DIPLOMACY_ABROAD = Reason("Diplomacy needs a province you control.", "BR-DIP-02")
DIPLOMACY_ON_BORDER = Reason("Diplomacy goes to the middle of a province.", "BR-DIP-01")
RAID_AT_HOME = Reason("You cannot raid a province you control.", "BR-RAD-02")
RAID_ON_BORDER = Reason("A raid goes to the middle of a province.", "BR-RAD-01")
NO_PEACE_ON_BATTLEFIELD = Reason(
    "Neither diplomacy nor a raid can be placed on the battlefield.",
    "BR-DIP-04",
    "BR-RAD-06",
    "BR-BAT-01",
    "BR-BAT-02",
    "BR-CRD-14",
)
RONIN_RESTRAINT = Reason("A ronin cannot place a raid or diplomacy.", "BR-RON-04")
BLUFF_BARRED = Reason("A spy network keeps you from using your bluff this round.")
NOTHING_TO_BLESS = Reason(
    "A blessing goes on top of one of your facedown tokens, and there is none.", "BR-BLS-01", "BR-BLS-08"
)
NOWHERE = Reason("There is no province left where a token could be placed.", "BR-SCO-03", "BR-PEA-03")
WRONGLY_BLESSED = Reason(
    "Only your own facedown army, navy, or shinobi can be blessed.", "BR-BLS-02", "BR-BLS-08"
)


# --- what everybody can see ------------------------------------------------------------------------


def taken_borders(s: BattleState) -> list[bool]:
    """Border -> whether a combat token lies on it (BR-PLC-10: one in all, whoever owns it)."""
    taken = [False] * (SPOTS - LAND)
    for piece in s.pieces:
        if piece.spot >= LAND:
            taken[BORDER[piece.spot]] = True
    return taken


def why_barred(s: BattleState, seat: int, province: int) -> Reason | None:
    """Does a special token keep this seat out of a province and off its borders?"""
    special = s.special[province]
    if special == NONE:
        return None
    if special == PEACE:
        return AT_PEACE
    if special == SCORCHED:
        return SCORCHED_EARTH
    if special == SHRINE and s.owner[province] != seat:
        return SHRINE_THERE
    return None


def why_closed(s: BattleState, seat: int, spot: int, taken: list[bool]) -> Reason | None:
    """Why no facedown token of this seat can be at this spot, for anybody to see."""
    target = TARGET[spot]
    if s.special[target] != NONE:
        barred = why_barred(s, seat, target)
        if barred is not None:
            return barred
    if spot < LAND:
        return None
    if taken[BORDER[spot]]:
        return OCCUPIED
    if s.owner[target] == seat:
        return OWN_TARGET
    origin = ORIGIN[spot]
    if origin == -1:
        return None
    if s.owner[origin] != seat and not s.ronin[seat] and s.special[target] != HARBOR:
        return NOT_ADJACENT
    return why_barred(s, seat, origin)


def open_spots(s: BattleState, seat: int) -> list[int]:
    """Every spot where this seat can put a facedown token: the likely ones that are not closed."""
    taken = taken_borders(s)
    likely = list(range(LAND))
    likely += COAST_SPOTS
    for province in range(LAND):
        if s.ronin[seat] or s.owner[province] == seat:
            likely += OUTWARD[province]
        if s.special[province] == HARBOR and not s.ronin[seat]:
            likely += [spot for spot in INWARD[province] if s.owner[ORIGIN[spot]] != seat]
    return [spot for spot in likely if why_closed(s, seat, spot, taken) is None]


# --- what the face allows ----------------------------------------------------------------------------


def why_illegal(s: BattleState, seat: int, face: int, spot: int) -> Reason | None:
    """Why a token with this face breaks the rules of its kind at this spot; a blessing has its own check."""
    kind = KIND[face]
    if kind == BLUFF:
        return None
    target, origin = TARGET[spot], ORIGIN[spot]
    barred = why_barred(s, seat, target)
    if barred is None and origin != -1:
        barred = why_barred(s, seat, origin)
    if barred is not None:
        return barred
    if is_centre(spot):
        return _why_not_in_centre(s, seat, kind, target)
    return _why_not_on_border(s, seat, kind, spot)


def _why_not_in_centre(s: BattleState, seat: int, kind: int, province: int) -> Reason | None:
    own = s.owner[province] == seat
    if kind == ARMY:
        return None if own else ARMY_ABROAD
    if kind == NAVY:
        if not own:
            return NAVY_ABROAD
        return None if s.is_coastal(province) else NAVY_INLAND
    if kind == SHINOBI:
        return None
    if s.ronin[seat]:
        return RONIN_RESTRAINT
    if s.special[province] == BATTLEFIELD:
        return NO_PEACE_ON_BATTLEFIELD
    if kind == DIPLOMACY:
        return None if own else DIPLOMACY_ABROAD
    return RAID_AT_HOME if own else None


def _why_not_on_border(s: BattleState, seat: int, kind: int, spot: int) -> Reason | None:
    target, origin = TARGET[spot], ORIGIN[spot]
    if kind == SHINOBI:
        return SHINOBI_ON_BORDER
    if kind == DIPLOMACY:
        return DIPLOMACY_ON_BORDER
    if kind == RAID:
        return RAID_ON_BORDER
    if s.owner[target] == seat:
        return OWN_TARGET
    if kind == NAVY:
        return None if is_coast(spot) or s.special[target] == HARBOR else NAVY_ON_LAND
    if is_coast(spot):
        return ARMY_AT_SEA
    return None if s.ronin[seat] or s.owner[origin] == seat else NOT_ADJACENT


def why_piece_illegal(s: BattleState, piece: Piece) -> Reason | None:
    """The check of resolution step 2 (BR-RES-05)."""
    if KIND[piece.face] != BLESSING:
        return why_illegal(s, piece.seat, piece.face, piece.spot)
    below = [other for other in s.pieces if other.id == piece.on]
    if not below or below[0].seat != piece.seat or not can_fight(below[0].face):
        return WRONGLY_BLESSED
    return why_illegal(s, piece.seat, below[0].face, below[0].spot)


# --- what a seat can do with a token of its hand -----------------------------------------------------------


def blessable(s: BattleState, seat: int) -> list[Piece]:
    """The own facedown tokens; several blessings may lie on one."""
    return [piece for piece in s.pieces if piece.seat == seat and not piece.faceup]


def why_cannot_place(s: BattleState, seat: int, face: int) -> Reason | None:
    """Why this token cannot be placed anywhere at all now."""
    kind = KIND[face]
    if s.ronin[seat] and kind in (DIPLOMACY, RAID):
        return RONIN_RESTRAINT
    if kind == BLUFF and s.bluff_barred[seat]:
        return BLUFF_BARRED
    if kind == BLESSING:
        return None if blessable(s, seat) else NOTHING_TO_BLESS
    return None if any(why_barred(s, seat, p) is None for p in range(LAND)) else NOWHERE


def placeable(s: BattleState, seat: int) -> list[int]:
    """The different faces in hand that can be placed."""
    return [face for face in sorted(set(s.hands[seat])) if why_cannot_place(s, seat, face) is None]


def raid_works(s: BattleState, piece: Piece) -> bool:
    """BR-RAD-03: an own shinobi shares the province, or the raider controls a neighbour."""
    province = piece.target
    for other in s.pieces:
        if other.seat == piece.seat and other.spot == province and KIND[other.face] == SHINOBI:
            return True
    return any(s.owner[ORIGIN[spot]] == piece.seat for spot in INWARD[province])


def is_attack(s: BattleState, piece: Piece) -> bool:
    """An army, navy or shinobi against a province that its owner does not control (BR-BTL-01)."""
    return can_fight(piece.face) and s.owner[piece.target] != piece.seat
