"""Text as lines of a known width: a screen is put together from them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

Lines = list[Text]

TITLE, DIM, STRONG = "bold", "dim", "bold"


@cache
def _ruler() -> Console:
    """Rich wraps by the rules of a console; this one prints nothing."""
    return Console(file=io.StringIO(), width=80)


def wrapped(text: str | Text, width: int, indent: int = 0) -> Lines:
    """A paragraph in lines of at most this width; the lines after the first are indented.

    >>> [line.plain for line in wrapped("three plain words", 10, indent=2)]
    ['three', '  plain', '  words']
    """
    whole = text if isinstance(text, Text) else Text(text)
    lines = list(whole.wrap(_ruler(), max(width - indent, 8)))
    for number, line in enumerate(lines):
        line.rstrip()
        if number and indent:
            line.pad_left(indent)
    return lines


def labelled(label: str, text: str | Text, width: int, indent: int = 11) -> Lines:
    """A bold label with a paragraph beside it."""
    lines = wrapped(text, width - indent) or [Text()]
    head = Text.assemble((f"{label:<{indent}}", TITLE), lines[0])
    return [head, *[Text(" " * indent) + line for line in lines[1:]]]


def cut(line: Text, width: int) -> Text:
    """The line in exactly this many cells."""
    fitted = Text.assemble(line)
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def beside(left: Sequence[Text], right: Sequence[Text], width: int, gap: int = 2) -> Lines:
    """Two columns; the left one has this width."""
    blank = Text()
    return [
        cut(one, width) + Text(" " * gap) + other for one, other in zip_longest(left, right, fillvalue=blank)
    ]


def in_columns(cells: Sequence[Text], width: int, gap: int = 2) -> Lines:
    """Cells in as many columns as fit, read downwards."""
    if not cells:
        return []
    widest = min(max(cell.cell_len for cell in cells), width)
    columns = max((width + gap) // (widest + gap), 1)
    rows = -(-len(cells) // columns)
    return [Text(" " * gap).join([cut(cell, widest) for cell in cells[row::rows]]) for row in range(rows)]
