"""What each event is about: provinces, borders, cards, objectives and seats, named as options name them."""

from __future__ import annotations

from gorin.games.battle.cards import CARDS
from gorin.games.battle.map import LAND, MEMBERS, PROVINCES, SPOT_REFS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.state import NOBODY, BattleState
from gorin.games.battle.tokens import FACE_IDS, SPECIAL_IDS
from gorin.kernel.events import Event

SEAT, PROVINCE, SPOT, TERRITORY, OBJECTIVE, FACE, SPECIAL, OTHER = range(8)

SHAPES: dict[str, tuple[int, ...]] = {
    # the course of the game
    "clan": (SEAT,),
    "first": (SEAT,),
    "first_card": (SEAT,),
    "ronin": (SEAT,),
    "no_longer_ronin": (SEAT,),
    "cannot_place": (SEAT,),
    "ability": (SEAT,),
    "score": (SEAT,),
    # control and special tokens
    "set_aside": (SEAT,),
    "control": (SEAT, PROVINCE),
    "control_removed": (SEAT, PROVINCE),
    "exchange": (PROVINCE, PROVINCE),
    "special": (SPECIAL, PROVINCE),
    "special_removed": (SPECIAL, PROVINCE),
    # combat tokens behind the screens
    "pool": (SEAT,),
    "bluff_back": (SEAT,),
    "bluff_aside": (SEAT,),
    "bluff_barred": (SEAT,),
    "draw": (SEAT,),
    "drawn": (SEAT,),
    "returned": (SEAT,),
    "returned_face": (SEAT, FACE),
    "hand_discard": (SEAT, FACE),
    "recovered": (SEAT, FACE),
    "hand_look": (SEAT, SEAT),
    "hand_seen": (SEAT, SEAT),
    # combat tokens on the board
    "placed": (SEAT, SPOT),
    "placed_face": (SEAT, FACE, SPOT),
    "placed_open": (SEAT, FACE, SPOT),
    "blessed": (SEAT, FACE, SPOT),
    "look": (SEAT, SEAT, SPOT),
    "seen": (SEAT, SEAT, FACE, SPOT),
    "recalled": (SEAT, SPOT),
    "swapped": (SEAT, SPOT, SPOT),
    # cards
    "helpers": (SEAT,),
    "scout": (SEAT,),
    "shugenja": (SEAT,),
    "territory_card": (TERRITORY,),
    "objectives": (SEAT,),
    "objectives_dealt": (SEAT, OBJECTIVE, OBJECTIVE),
    "objective": (SEAT,),
    "objective_kept": (SEAT, OBJECTIVE),
    "objective_revealed": (SEAT, OBJECTIVE),
    "claimed": (SEAT, TERRITORY),
    "claimed_card": (SEAT, TERRITORY),
    "given_back": (SEAT, TERRITORY),
    "card_played": (SEAT, TERRITORY),
    "passed": (SEAT,),
    # resolution
    "revealed": (SEAT, FACE, SPOT),
    "discarded": (SEAT, FACE, SPOT),
    "illegal": (SEAT, FACE, SPOT),
    "idle_raid": (SEAT, PROVINCE),
    "raid": (PROVINCE,),
    "diplomacy": (PROVINCE,),
    "battle": (PROVINCE, SEAT, SEAT, OTHER, SEAT, OTHER, SEAT, OTHER, SEAT, OTHER, SEAT),
    "defended": (SEAT, PROVINCE),
    "short": (SEAT, PROVINCE),
}
"""Kind -> what its numbers stand for, as far as they name something on the table."""
COUNTS: tuple[int, ...] = (
    0,
    LAND,
    len(SPOT_REFS),
    len(MEMBERS),
    len(OBJECTIVES),
    len(FACE_IDS),
    len(SPECIAL_IDS),
)
"""How many there are of each but the seats."""
NAMES_CARD = ("claimed_card", "card_played")
"""The events whose second and third number are a territory and which of its two cards."""


def refs(event: Event) -> tuple[str, ...]:
    """The objects that an event is about, each once."""
    found: list[str] = []
    for what, number in zip(SHAPES.get(event.kind, ()), event.args, strict=False):
        found += _refs_of(what, number)
    if event.kind in NAMES_CARD:
        found.append(f"card:{CARDS[2 * event.args[1] + event.args[2]].id}")
    return tuple(dict.fromkeys(found))


def names_what_exists(s: BattleState, event: Event) -> bool:
    """Are the seats, places and tokens of an event of this game? Nobody can defend a province or win it."""
    for what, number in zip(SHAPES.get(event.kind, ()), event.args, strict=False):
        least = NOBODY if what == SEAT and event.kind == "battle" else 0
        if what != OTHER and not least <= number < (s.seats if what == SEAT else COUNTS[what]):
            return False
    return True


def _refs_of(what: int, number: int) -> tuple[str, ...]:
    if what == SEAT:
        return () if number == NOBODY else (f"seat:{number}",)
    if what == PROVINCE:
        return (f"province:{PROVINCES[number].id}",)
    if what == SPOT:
        return SPOT_REFS[number]
    if what == TERRITORY:
        return tuple([f"province:{PROVINCES[member].id}" for member in MEMBERS[number]])
    if what == OBJECTIVE:
        return (f"objective:{OBJECTIVES[number].id}",)
    return ()
