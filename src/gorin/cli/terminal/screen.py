"""The whole screen as lines: board, standing, news, and the question with its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from gorin.cli.terminal.drawing.lines import DIM, STRONG, TITLE, Lines, beside, wrapped
from gorin.cli.terminal.input.menu import Menu
from gorin.cli.terminal.news import laid_out, latest
from gorin.cli.terminal.pictures.picture import Picture, View

GAP = 2
LEAST_PANEL, MOST_PANEL, PANEL_SHARE = 34, 46, 0.36
ROOM_FOR_QUESTION = 12
"""Rows that are left below the board, so that it keeps its size from one question to the next."""
TALLEST = 46
TWO_COLUMNS = 76
"""From this width on, a screen without a board has two columns under the list of places."""
LEAST_NEWS = 3
LEAST_QUESTION = 6
"""Rows that a question has in any case."""
SINCE = "Since your last choice"


class Size(NamedTuple):
    """The window in characters."""

    width: int
    height: int


class Screen(NamedTuple):
    """What is to be shown: the table as somebody sees it."""

    picture: Picture
    view: View
    news: Sequence[Text] = ()
    menu: Menu | None = None
    as_table: bool = False
    """Without the board, although there would be room for it."""
    title: str = SINCE
    """What the news are."""
    chosen: Sequence[str] = ()
    """Where several things are chosen one after another: those that are."""


def compose(screen: Screen, size: Size) -> Lines:
    """The screen in lines that fit the window as well as possible."""
    question = _question(screen, size.width)
    width, rows = _room_for_news(screen, size)
    news = _titled(screen.title, latest(screen.news, width, rows), width)
    height = board_height(screen, size)
    if height:
        return [*_with_board(screen, size, height, news), *question]
    chart = _chart(screen, size)
    if chart:
        return [*_listing(screen, size), *news, Text(), *_beside_chart(screen, size, chart)]
    near = _near(screen, size)
    room = max(size.height - len(near) - 2, LEAST_QUESTION)
    return [*_listing(screen, size), *news, Text(), *near, *_in_sight(question, room)]


def _in_sight(question: Lines, room: int) -> Lines:
    """The question, cut so that it stays in sight with what the player holds, above the line to type in.

    What comes before both scrolls away on a small screen: the board can be asked for again.
    """
    if len(question) <= room:
        return question
    left = len(question) - room + 1
    return [
        *question[: room - 1],
        Text(f"  … {left} more lines: 'all' shows every option, words find one", DIM),
    ]


def news_fit(screen: Screen, size: Size) -> bool:
    """Is there room for all of the news?"""
    width, rows = _room_for_news(screen, size)
    return len(laid_out(screen.news, width)) <= rows


def board_height(screen: Screen, size: Size) -> int:
    """How tall the board can be; 0 where there is no room for one."""
    picture = screen.picture
    if screen.as_table or not picture.least_height:
        return 0
    if (
        _board_width(screen, size) < picture.least_width
        or size.height < picture.least_height + ROOM_FOR_QUESTION
    ):
        return 0
    # A long list of options takes rows from the board, but never so many that it could not be read.
    room = size.height - max(len(_question(screen, size.width)) + 2, ROOM_FOR_QUESTION)
    return min(max(room, picture.least_height), TALLEST)


def _panel_width(screen: Screen, size: Size) -> int:
    """The column beside the board: it gets smaller before the board does."""
    left = size.width - screen.picture.least_width - GAP
    return max(min(left, int(size.width * PANEL_SHARE), MOST_PANEL), LEAST_PANEL)


def _board_width(screen: Screen, size: Size) -> int:
    return size.width - _panel_width(screen, size) - GAP


def _room_for_news(screen: Screen, size: Size) -> tuple[int, int]:
    """Columns and rows for the news, without their title."""
    height = board_height(screen, size)
    if height:
        panel = _panel_width(screen, size)
        return panel, height - len(_panel(screen, panel)) - 2 - len(screen.title) // panel
    chart = _chart(screen, size)
    if chart:
        below = len(_beside_chart(screen, size, chart))
    else:
        below = len(_near(screen, size)) + len(_question(screen, size.width))
    left = size.height - below - 4
    return size.width, max(left - len(_listing(screen, size)), min(left, LEAST_NEWS))


def _with_board(screen: Screen, size: Size, height: int, news: Lines) -> Lines:
    width = _board_width(screen, size)
    board = screen.picture.board(screen.view, width, height, _marks(screen))
    return beside(board, [*_panel(screen, _panel_width(screen, size)), *news], width, GAP)


def _panel(screen: Screen, width: int) -> Lines:
    picture, view = screen.picture, screen.view
    return [*picture.standing(view, width), Text(), *picture.possessions(view, width)]


def _listing(screen: Screen, size: Size) -> Lines:
    """The board in words."""
    return screen.picture.listing(screen.view, size.width)


def _chart(screen: Screen, size: Size) -> Lines:
    """A map, where the question points at it: no wider than leaves room for the question beside it."""
    marks = _marks(screen)
    if not marks:
        return []
    width = size.width - LEAST_PANEL - GAP if size.width >= TWO_COLUMNS else size.width
    return screen.picture.chart(screen.view, width, marks, size.height - 3)


def _beside_chart(screen: Screen, size: Size, chart: Lines) -> Lines:
    """The map with its numbers, and beside it where the game stands, the hand, and the question."""
    if size.width < TWO_COLUMNS:
        return [*chart, Text(), *_panel(screen, size.width), *_question(screen, size.width)]
    wide = max(line.cell_len for line in chart)
    width = size.width - wide - GAP
    held = screen.picture.possessions(screen.view, width, brief=True)
    near = [*screen.picture.standing(screen.view, width), *held]
    room = max(size.height - len(near) - 2, LEAST_QUESTION)
    return beside(chart, [*near, *_in_sight(_question(screen, width), room)], wide, GAP)


def _near(screen: Screen, size: Size) -> Lines:
    """How everybody stands, and what the player holds."""
    picture, view, width = screen.picture, screen.view, size.width
    if width < TWO_COLUMNS:
        return _panel(screen, width)
    half = width // 2 - GAP
    held = picture.possessions(view, half, brief=True)
    return beside(picture.standing(view, half), held, half, 2 * GAP)


def _titled(title: str, news: Lines, width: int) -> Lines:
    """Nothing new is not worth a title; a title that says something itself stands alone."""
    return [Text(), *wrapped(Text(title, TITLE), width), *news] if news or title != SINCE else []


def _marks(screen: Screen) -> dict[str, str]:
    return screen.picture.marks(screen.view, screen.menu.unfolded()) if screen.menu else {}


def _question(screen: Screen, width: int) -> Lines:
    if screen.menu is None:
        return []
    decision = screen.menu.decision
    whose = screen.picture.tint(
        screen.view, f"{screen.picture.seat_name(screen.view, decision.seat)}'s choice"
    )
    asked = Text.assemble(("▶ ", STRONG), whose, ": ", (decision.prompt, TITLE))
    lines = [Text(), *wrapped(asked, width, indent=2)]
    if screen.chosen:
        chosen = Text.assemble(("  Chosen so far: ", DIM), ", ".join(screen.chosen))
        lines += wrapped(chosen, width, indent=4)
    return [*lines, *screen.menu.lines(width)]
