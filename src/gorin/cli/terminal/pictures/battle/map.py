"""The map of Battle for Rokugan in character cells."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import atan2, pi
from typing import Any, NamedTuple

from rich.color import Color, blend_rgb
from rich.text import Text

from gorin.cli.terminal.drawing.canvas import TALL, Canvas
from gorin.cli.terminal.drawing.raster import NOWHERE, Raster, Scale, rasterise
from gorin.cli.terminal.pictures.battle.words import (
    LOOKS,
    NO_CLAN,
    View,
    control_tokens,
    look_of,
    short_face,
    short_name,
    short_special,
)
from gorin.games.battle.map import PROVINCE_OF, PROVINCES

LEAST_WIDTH, LEAST_HEIGHT = 64, 28
"""A smaller map cannot be read."""

# The crowded middle of the board gets more room than the open sea in the east and the wide borderlands.
ACROSS = Scale((0, 170, 280, 400, 520, 667), (0, 0.167, 0.374, 0.577, 0.858, 1))
DOWN = Scale((0, 170, 300, 450, 600, 750, 900, 1000), (0, 0.161, 0.312, 0.466, 0.646, 0.792, 0.953, 1))

SEA, WAVES, LINES, INK = "#10263a", "#24506f", "#15130f", "bold #ffffff"
VALUES, SPECIAL_INK, SPECIAL_PAPER = "#f4efe2", "bold #1b1b1b", "#e9e2cf"
TOKEN_INK, MARK_INK, MARK_PAPER = "bold #101010", "bold #000000", "#ffffff"
ARROWS = "→↘↓↙←↖↑↗"
LEGEND = (
    "✿ honor",
    "■ defense",
    "★ capital",
    "● control",
    "○ faceup",
    "? unknown",
    "→ attack",
    "[1] option",
)
LEAST_BLOCK = 8
LEGEND_WIDTH, LEGEND_INK = 11, "#7fa9c7"


class Block(NamedTuple):
    """Where the two lines of a province stand."""

    x: int
    y: int
    width: int

    def cells(self, margin: int = 0) -> set[tuple[int, int]]:
        columns = range(self.x - margin, self.x + self.width + margin)
        return {(x, y) for x in columns for y in (self.y, self.y + 1)}


class Atlas(NamedTuple):
    """What is the same in every picture of one size."""

    raster: Raster
    cells: list[list[tuple[int, str]]]
    """The region of each cell, and the line in it."""
    blocks: dict[str, Block]


def draw(view: View, width: int, height: int, marks: Mapping[str, str] | None = None) -> list[Text]:
    """The board as lines of text. `marks` are short texts at spots: the numbers of options."""
    atlas = _atlas(width, height)
    canvas = Canvas(width, height)
    _paint_ground(canvas, atlas, view)
    for province, told in view["provinces"].items():
        _write_province(canvas, atlas.blocks[province], province, told, view)
    _write_legend(canvas, atlas.raster)
    _Labels(canvas, atlas).place_all(view, marks or {})
    return canvas.lines()


# --- the ground ------------------------------------------------------------------------------------


@cache
def drawing() -> dict[str, Any]:
    """The outline of every province, and where labels, borders and coasts are."""
    text = files("gorin.games.battle").joinpath("drawing.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


@cache
def _atlas(width: int, height: int) -> Atlas:
    outlines = drawing()["provinces"]
    polygons = {PROVINCE_OF[name]: shape["points"] for name, shape in outlines.items()}
    raster = rasterise(polygons, width, height, ACROSS, DOWN)
    blocks: dict[str, Block] = {}
    taken: set[tuple[int, int]] = set()
    for name, shape in outlines.items():
        blocks[name] = _block(raster, name, raster.cell_of(shape["label"]), taken)
        taken |= blocks[name].cells(margin=1)
    rows = range(height)
    cells = [[(raster.region(x, y), raster.line(x, y, _weight)) for x in range(width)] for y in rows]
    return Atlas(raster, cells, blocks)


def _block(raster: Raster, province: str, middle: tuple[int, int], taken: set[tuple[int, int]]) -> Block:
    """The place for a province's own lines: inside it if possible, as near as possible to its middle."""
    width, region = max(len(short_name(province)), LEAST_BLOCK), PROVINCE_OF[province]

    def badness(block: Block) -> tuple[int, float]:
        cells = block.cells()
        outside = len([1 for x, y in cells if not raster.is_inside(x, y, region)])
        dx, dy = block.x + width / 2 - middle[0], block.y + 0.5 - middle[1]
        return outside + 4 * len(cells & taken), dx**2 + (TALL * dy) ** 2

    columns = range(max(middle[0] - width, 0), min(middle[0] + 2, raster.width - width) + 1)
    rows = range(max(middle[1] - 3, 0), min(middle[1] + 3, raster.height - 2) + 1)
    return min([Block(x, y, width) for y in rows for x in columns], key=badness)


def _paint_ground(canvas: Canvas, atlas: Atlas, view: View) -> None:
    grounds = [_ground(view, province.id) for province in PROVINCES]
    for y, row in enumerate(atlas.cells):
        for x, (region, line) in enumerate(row):
            if region != NOWHERE:
                canvas.paint(x, y, line, LINES, grounds[region])
            elif line == " " and (3 * x + 7 * y) % 23 == 0:
                canvas.paint(x, y, "~", WAVES, SEA)
            else:
                canvas.paint(x, y, line, LINES, SEA)


def _weight(one: int, other: int) -> int:
    """Territories and coasts have heavy lines, provinces of one territory light ones."""
    if one == other:
        return 0
    if NOWHERE in (one, other):
        return 2
    return 1 if PROVINCES[one].territory == PROVINCES[other].territory else 2


def _ground(view: View, province: str) -> str:
    told = view["provinces"][province]
    if told["owner"] is not None:
        return look_of(view, told["owner"]).land
    territory = PROVINCES[PROVINCE_OF[province]].territory
    return _mixed(NO_CLAN.land, LOOKS[territory].land) if territory in LOOKS else NO_CLAN.land


@cache
def _mixed(one: str, other: str) -> str:
    """Free land keeps a little of the colour of the clan whose territory it is."""
    colours = Color.parse(one).get_truecolor(), Color.parse(other).get_truecolor()
    return Color.from_triplet(blend_rgb(*colours, 0.22)).name


def _write_legend(canvas: Canvas, raster: Raster) -> None:
    """In the open sea, where there is nothing else to show."""
    x = raster.width - LEGEND_WIDTH
    rows = [
        y
        for y in range(raster.height // 4, 3 * raster.height // 4)
        if all(raster.is_inside(column, y, NOWHERE) for column in range(x - 1, raster.width))
    ]
    for y, text in zip(rows, LEGEND, strict=False):
        canvas.write(x, y, text.ljust(LEGEND_WIDTH), LEGEND_INK)


# --- what lies on it ---------------------------------------------------------------------------------


def _write_province(canvas: Canvas, block: Block, province: str, told: dict[str, Any], view: View) -> None:
    name, values = short_name(province), values_of(told, view)
    canvas.write(block.x + (block.width - len(name)) // 2, block.y, name, INK)
    canvas.write(block.x + (block.width - len(values)) // 2, block.y + 1, values, VALUES)


def values_of(told: dict[str, Any], view: View) -> str:
    """Flowers, defense, and whose control tokens there are."""
    flowers = f"✿{told['flowers']}" if told["flowers"] else ""
    defense = f"■{told['defense']}" if told["defense"] else ""
    if told["owner"] is None:
        return flowers + defense
    return f"{flowers}{defense} {look_of(view, told['owner']).letters}{control_tokens(told)}"


class _Labels:
    """Special tokens, combat tokens and marks: each as near to its place as there is room."""

    def __init__(self, canvas: Canvas, atlas: Atlas) -> None:
        self.canvas = canvas
        self.raster = atlas.raster
        self.blocks = atlas.blocks

    def place_all(self, view: View, marks: Mapping[str, str]) -> None:
        for province, told in view["provinces"].items():
            if told["special"] is not None:
                self._in_province(province, f" {short_special(told['special'])} ", SPECIAL_INK, SPECIAL_PAPER)
        pieces = [piece for piece in view["pieces"] if piece["on"] is None]
        # Those in the middle of a province first: they must stay in it, the others only near their border.
        for piece in sorted(pieces, key=lambda piece: piece["spot"] not in self.blocks):
            paper = look_of(view, piece["seat"]).token
            self._place(piece["spot"], self._token(view, piece), TOKEN_INK, paper)
        for spot, mark in marks.items():
            self._place(spot, self._marked(spot, mark), MARK_INK, MARK_PAPER)

    def _token(self, view: View, piece: dict[str, Any]) -> str:
        """Whose it is, what it is as far as this seat knows, what blesses it, and where it goes."""
        above = [short_face(other.get("face")) for other in view["pieces"] if other["on"] == piece["id"]]
        what = "+".join([short_face(piece.get("face")), *above])
        return f"{look_of(view, piece['seat']).letters} {what}{self._arrow(piece['spot'])}"

    def _marked(self, spot: str, mark: str) -> str:
        return f"[{mark}{self._arrow(spot)}]"

    def _place(self, spot: str, text: str, ink: str, paper: str) -> None:
        if spot in self.blocks:
            self._in_province(spot, text, ink, paper)
        else:
            self.canvas.place(text, self._border_cell(spot), ink, paper)

    def _in_province(self, province: str, text: str, ink: str, paper: str) -> None:
        """Under the name, on cells of the province itself if there are any left."""
        block, region = self.blocks[province], PROVINCE_OF[province]
        near = block.x + block.width // 2, block.y + 2
        self.canvas.place(text, near, ink, paper, lambda x, y: self._strangeness(x, y, region))

    def _strangeness(self, x: int, y: int, region: int) -> float:
        """What it costs a label to cover a cell that is not wholly in its province."""
        if self.raster.is_inside(x, y, region):
            return 0
        return 4 if self.raster.region(x, y) == region else 10

    def _border_cell(self, spot: str) -> tuple[int, int]:
        return self.raster.cell_of(border_point(spot))

    def _arrow(self, spot: str) -> str:
        """Which way a token at this spot points; nothing in the middle of a province."""
        if spot in self.blocks:
            return ""
        origin, _, target = spot.partition(">")
        outlines = drawing()["provinces"]
        start = border_point(spot) if origin == "sea" else outlines[origin]["label"]
        (x1, y1), (x2, y2) = self.raster.cell_of(start), self.raster.cell_of(outlines[target]["label"])
        return arrow(x2 - x1, TALL * (y2 - y1))


def border_point(spot: str) -> list[float]:
    """Where on the drawing a border or coast is crossed."""
    origin, _, target = spot.partition(">")
    points, name = ("coasts", target) if origin == "sea" else ("land", "__".join(sorted((origin, target))))
    point: list[float] = drawing()[points][name]
    return point


def arrow(dx: float, dy: float) -> str:
    """
    >>> arrow(5, 0), arrow(-3, 3), arrow(0.1, -9)
    ('→', '↙', '↑')
    """
    return ARROWS[round(atan2(dy, dx) / (pi / 4)) % 8]
