"""What is set up besides the cards: Secret Missions, and the map, tile by tile (WH-TIL, WH-VAR-05)."""

from __future__ import annotations

from itertools import product
from typing import Any, ClassVar, Final, final

from gorin.games.ccg.table.reading import clan_of_player
from gorin.games.ccg.war_of_honor import ops
from gorin.games.ccg.war_of_honor.board import fortresses_of
from gorin.games.ccg.war_of_honor.map import bearing, fortresses, open_places, touching
from gorin.games.ccg.war_of_honor.presentation.naming import tile_name
from gorin.games.ccg.war_of_honor.state import LAST_STEP, PATHS, WarState
from gorin.kernel.questions import BACK, Question, SimultaneousQuestions
from gorin.kernel.state import Step
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.english import counted, tallied
from gorin.language.core.questions import CHOICES, AskThing
from gorin.language.naming import full_name

HEXES: Final = 400_000
"""A place on the map: 1,000 numbers for each row."""
MIDDLE: Final = 100
MISSION: Final = 9
"""WH-VAR-05."""
FEWEST_PATHS: Final = 3
PLAINS_EACH: Final = 2


def hex_code(column: int, row: int) -> int:
    return HEXES + (row + MIDDLE) * 1000 + column + MIDDLE


def hex_of(code: int) -> tuple[int, int]:
    return (code - HEXES) % 1000 - MIDDLE, (code - HEXES) // 1000 - MIDDLE


@final
class AskHex(AskThing):
    """Where a tile goes."""

    tag: ClassVar[str] = "ask-hex"

    def thing_id(self, s: WarState, code: int) -> str:
        column, row = hex_of(code)
        return f"hex:{column}:{row}"

    def thing_label(self, s: WarState, code: int) -> str:
        """Where it is from one tile, and which others it touches."""
        anchor, where = bearing(s, *hex_of(code))
        near = [tile_name(s, each) for each in touching(s, *hex_of(code)) if each != anchor]
        beside = f", beside {tallied(near)}" if near else ""
        return f"{where.capitalize()} of {tile_name(s, anchor)}{beside}"

    def thing_refs(self, s: WarState, code: int) -> tuple[str, ...]:
        """The place itself, and the tiles around it."""
        around = [f"t{each}" for each in touching(s, *hex_of(code))]
        return (self.thing_id(s, code), *around)


@final
class PlaceTiles(Step):
    """WH-TIL-01, WH-TIL-10: one tile after another, clockwise, until all are placed."""

    tag: ClassVar[str] = "place-tiles"
    fields: ClassVar[dict[str, str]] = {
        "seat": "int",
        "fortresses": "[[int]]",
        "plains": "[int]",
        "tile": "int",
    }
    stages: ClassVar[tuple[str, ...]] = (
        "hand_out", "choose_tile", "take_tile", "choose_hex", "take_hex", "gempukku", "take_fortress",
    )  # fmt: skip
    kinds: ClassVar[dict[str, str]] = {
        "take_tile": "setup.tile",
        "take_hex": "setup.hex",
        "take_fortress": "setup.fortress",
    }

    def __init__(self, first: int) -> None:
        super().__init__()
        self.seat = first
        self.fortresses: list[list[int]] = []
        """Each player's Fortresses that are not placed yet."""
        self.plains: list[int] = []
        """How many Plains each has left."""
        self.tile = NOTHING
        """The Fortress that is being placed; NOTHING: a Plains."""

    def hand_out(self, s: WarState) -> None:
        """WH-SET-01, WH-SET-16."""
        ops.place_tile(s, NOBODY, NOTHING, 0, 0)
        for seat in range(s.seats):
            slugs = [] if s.is_out(seat) else fortresses_of(clan_of_player(s, seat))
            self.fortresses.append(ops.hand_out_fortresses(s, seat, slugs))
            self.plains.append(0 if s.is_out(seat) else PLAINS_EACH)

    def on_player_left(self, s: WarState, seat: int) -> None:
        """What he has not placed yet is placed by nobody."""
        if not self.fortresses:
            return  # nothing is handed out yet
        ops.withdraw_fortresses(s, seat, self.fortresses[seat])
        self.fortresses[seat], self.plains[seat] = [], 0
        if seat == self.seat:
            self.go("choose_tile" if self.at <= self.stages.index("take_hex") else "gempukku")

    def choose_tile(self, s: WarState) -> None:
        """WH-TIL-03. Who has one kind left has nothing to choose."""
        self.tile = NOTHING
        left = [seat for seat in s.playing_from(self.seat) if self.fortresses[seat] or self.plains[seat]]
        if not left:
            self.go("gempukku")
            return
        self.seat = left[0]
        mine = self.fortresses[self.seat]
        if self._is_only_one(s):
            self.tile = mine[0] if mine else NOTHING
            self.go("choose_hex")
        else:
            among = [CHOICES + at for at in range(len(mine))]
            words = [full_name(s, s.what[card]) for card in mine]
            if self.plains[self.seat]:
                among, words = [*among, CHOICES + len(mine)], [*words, "Plains"]
            s.push(AskThing(self.seat, "Place which tile?", among, words))

    def _is_only_one(self, s: WarState) -> bool:
        mine = self.fortresses[self.seat]
        return not mine or (len(mine) == 1 and not self.plains[self.seat])

    def take_tile(self, s: WarState) -> None:
        mine, at = self.fortresses[self.seat], s.answers[self.seat] - CHOICES
        self.tile = mine[at] if at < len(mine) else NOTHING

    def choose_hex(self, s: WarState) -> None:
        name = "Plains" if self.tile == NOTHING else full_name(s, s.what[self.tile]).split(" ", 1)[1]
        words = [] if self._is_only_one(s) else [BACK]
        among = [hex_code(*place) for place in open_places(s)]
        s.push(AskHex(self.seat, f"Place your {name} where?", among + words))

    def take_hex(self, s: WarState) -> None:
        self.go("choose_tile")
        if s.answers[self.seat] == BACK:
            return
        ops.place_tile(s, self.seat, self.tile, *hex_of(s.answers[self.seat]))
        if self.tile == NOTHING:
            self.plains[self.seat] -= 1
        else:
            self.fortresses[self.seat].remove(self.tile)
        self.seat = (self.seat + 1) % s.seats

    # --- Gempukku (WH-OPT-01) ---------------------------------------------------------------------

    def gempukku(self, s: WarState) -> None:
        """Each in turn says which Fortress stays face-up."""
        undecided = [] if not s.gempukku else [
            seat for seat in s.playing_from(self.seat)
            if all(s.tiles[each].face_up for each in fortresses(s, seat))
        ]  # fmt: skip
        if not undecided:
            self.at = len(self.stages)
            return
        self.seat = undecided[0]
        own = fortresses(s, self.seat)
        words = [full_name(s, s.what[s.tiles[each].card]) for each in own]
        among = [CHOICES + at for at in range(len(own))]
        s.push(AskThing(self.seat, "Which of your Fortresses starts face-up?", among, words))

    def take_fortress(self, s: WarState) -> None:
        own = fortresses(s, self.seat)
        for at, tile in enumerate(own):
            if at != s.answers[self.seat] - CHOICES:
                ops.turn_over(s, tile, False)
        self.go("gempukku")


# --- Secret Missions ------------------------------------------------------------------------------


@final
class WriteMissions(Step):
    """WH-VAR-05, WH-VAR-06: everybody at the same time, Path by Path, in secret."""

    tag: ClassVar[str] = "write-missions"
    fields: ClassVar[dict[str, str]] = {"points": "[[int]]"}
    stages: ClassVar[tuple[str, ...]] = ("ask", "take_points", "write")
    kinds: ClassVar[dict[str, str]] = {"take_points": "setup.mission"}

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.points: list[list[int]] = [[] for _ in range(seats)]

    def ask(self, s: WarState) -> None:
        s.push(SimultaneousQuestions([self.question(seat) for seat in range(len(self.points))]))

    def question(self, seat: int) -> Question[Any]:
        points = self.points[seat]
        among = [CHOICES + more for more in range(LAST_STEP + 1) if can_complete([*points, more])]
        words = [counted(more, "step") for more in range(LAST_STEP + 1)]
        left, path = MISSION - sum(points), PATHS[len(points)]
        asks = f"How many steps on the Path of {path}? ({left} left for your mission)"
        return AskThing(seat, asks, among, words)

    def asks_about(self, s: WarState) -> str:
        return f"path:{PATHS[len(self.points[0])].lower()}"

    def take_points(self, s: WarState) -> None:
        for seat, points in enumerate(self.points):
            points.append(s.answers[seat] - CHOICES)
        if len(self.points[0]) < len(PATHS) - 1:
            self.go("ask")

    def write(self, s: WarState) -> None:
        """What is left over goes to the last Path."""
        for seat, points in enumerate(self.points):
            ops.write_mission(s, seat, [*points, MISSION - sum(points)])


def can_complete(points: list[int]) -> bool:
    """Can a mission begin like this? Nobody can ever go beyond the last step of a Path."""
    if len(points) == len(PATHS) - 1:
        return is_mission([*points, MISSION - sum(points)])
    return any(can_complete([*points, more]) for more in range(LAST_STEP + 1))


def is_mission(points: list[int]) -> bool:
    """WH-VAR-05, WH-VAR-06."""
    paths = [each for each in points if each > 0]
    in_range = all(0 <= each <= LAST_STEP for each in points)
    return in_range and len(paths) >= FEWEST_PATHS and sum(points) == MISSION


MISSIONS: list[list[int]] = [
    list(points) for points in product(range(LAST_STEP + 1), repeat=len(PATHS)) if is_mission(list(points))
]
"""Every mission that can be written."""
