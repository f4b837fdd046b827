"""A map of tiles in character cells, and the Paths with everybody's steps: War of Honor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rich.text import Text

from gorin.cli.terminal.drawing.canvas import Canvas
from gorin.cli.terminal.drawing.lines import DIM, STRONG, TITLE, Lines, cut, labelled
from gorin.cli.terminal.pictures.card_face import NO_CLAN
from gorin.cli.terminal.pictures.ccg.lists import View, player_ink

TALL, LOW = 4, 3
"""The rows of a tile: two of words between its borders; in a low window one."""
WIDEST, NARROWEST = 16, 8
HEX = "hex:"
"""How a free place is called: `hex:column:row`."""
PATH = 15
"""The column of the names of the Paths."""


class Place(NamedTuple):
    """A tile, or a place for one: rows of hexagons are half a tile apart from one another."""

    column: int
    row: int
    words: tuple[str, str]
    ink: str
    mark: str

    @property
    def across(self) -> int:
        """In halves of a tile."""
        return 2 * self.column + self.row


def draw(view: View, width: int, marks: Mapping[str, str], height: int | None = None) -> Lines:
    """The tiles where they lie, and the places that can be chosen with the numbers of their options."""
    places = [*_tiles(view, marks), *_free(marks)]
    left, top = min(place.across for place in places), min(place.row for place in places)
    halves = max(place.across for place in places) - left + 2
    wide = max(min(WIDEST, 2 * width // halves), NARROWEST) // 2 * 2
    rows = max(place.row for place in places) - top + 1
    tall = LOW if height is not None and rows * TALL > height else TALL
    canvas = Canvas(halves * wide // 2, rows * tall)
    for place in places:
        x, y = (place.across - left) * wide // 2, (place.row - top) * tall
        _draw_place(canvas, place, x, y, wide, tall)
    return [cut(line, min(width, canvas.width)) for line in canvas.lines()]


def _tiles(view: View, marks: Mapping[str, str]) -> Iterator[Place]:
    for tile in view["map"]:
        owner = None if tile["owner"] is None else view["players"][tile["owner"]]
        ink = NO_CLAN if owner is None else player_ink(owner)
        words = _words(view, tile, "" if owner is None else owner["name"])
        yield Place(tile["column"], tile["row"], words, ink, marks.get(tile["id"], ""))


def _words(view: View, tile: dict[str, Any], owner: str) -> tuple[str, str]:
    """Whose it is, and what: a Fortress by its kind, or what the attack makes of it."""
    if not owner:
        return ("Toshi", "Ranbo")
    launched = view["launched"]
    if launched and tile["id"] in (launched["from"], launched["at"]):
        return (owner, "attacks" if tile["id"] == launched["from"] else "attacked")
    what = tile["name"].removeprefix(f"{owner}'s ").removesuffix(" Fortress")
    return (owner, what if tile["face_up"] else f"({what})")


def _free(marks: Mapping[str, str]) -> Iterator[Place]:
    for ref, mark in marks.items():
        if ref.startswith(HEX):
            column, row = ref.removeprefix(HEX).split(":")
            yield Place(int(column), int(row), ("", ""), "", mark)


def _draw_place(canvas: Canvas, place: Place, x: int, y: int, wide: int, tall: int) -> None:
    inner = wide - 2
    edge = ("╭", "─", "╮", "│", "╰", "╯") if any(place.words) else ("·", " ", "·", " ", "·", "·")
    canvas.write(x, y, edge[0] + edge[1] * inner + edge[2], place.ink)
    canvas.write(x, y + tall - 1, edge[4] + edge[1] * inner + edge[5], place.ink)
    for number, word in enumerate(_in_rows(place.words, tall - 2, inner), 1):
        canvas.write(x, y + number, edge[3], place.ink)
        canvas.write(
            x + 1, y + number, f"{word[:inner]:^{inner}}", f"bold {place.ink}" if number == 1 else ""
        )
        canvas.write(x + wide - 1, y + number, edge[3], place.ink)
    if place.mark:
        canvas.write(x + 1, y, f"[{place.mark}]", STRONG)


def _in_rows(words: tuple[str, str], rows: int, inner: int) -> tuple[str, ...]:
    """Both words below one another, or in one row: as much of the first as leaves room for the second.

    >>> _in_rows(("Scorpion", "Battle"), 1, 10), _in_rows(("Lion", "Open"), 2, 10)
    (('Sco Battle',), ('Lion', 'Open'))
    """
    if rows == len(words):
        return words
    whose, what = words
    return (f"{whose[: max(inner - len(what) - 1, 2)]} {what}".strip(),)


def paths(view: View, width: int) -> Lines:
    """Who has come to which step of each Path, and what the steps give."""
    steps = range(1, len(view["paths"][0]["spaces"]) + 1)
    each = max((width - PATH) // len(steps), 6)
    lines = [
        Text.assemble((f"{'Paths':<{PATH}}", TITLE), *[(f"{f'step {step}':<{each}}", DIM) for step in steps])
    ]
    for number, path in enumerate(view["paths"]):
        cells = [cut(_standing_on(view, number, step, each), each) for step in steps]
        lines.append(Text.assemble((f"{path['name']:<{PATH}}", STRONG), *cells))
    for path in view["paths"]:
        told = [f"{n} {space['text']}" for n, space in enumerate(path["spaces"], 1) if space["text"]]
        lines += labelled(path["name"], " ".join(told), width, PATH)
    return lines


def _standing_on(view: View, path: int, step: int, wide: int) -> Text:
    """Everybody who is there; where many are, by the beginnings of their names."""
    here = [player for player in view["players"] if player["score"]["steps"][path] == step]
    letters = max(wide // max(len(here), 1) - 1, 1)
    return Text(" ").join([Text(player["name"][:letters], player_ink(player)) for player in here])


def agreed(view: View, width: int) -> Lines:
    """What this table plays by: told in full while it is set up, afterwards only what is unusual."""
    told = view.get("agreed", [])
    if view["phase"] == "setup":
        return [
            line
            for each in told
            for line in labelled(each["variant"], f"{each['choice']}: {each['text']}", width, PATH)
        ]
    unusual = ", ".join(each["choice"] for each in told if not each["usual"])
    return labelled("Agreed", unusual, width) if unusual else []
