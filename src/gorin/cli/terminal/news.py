"""What has happened, told to one seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from gorin.cli.terminal.drawing.lines import DIM, TITLE, Lines, wrapped
from gorin.cli.terminal.pictures.picture import Picture, View
from gorin.kernel.game import Game
from gorin.kernel.log import LogLine


def heard(game: Game, seat: int | None, since: int = 0) -> list[LogLine]:
    """The lines of the log that tell a seat of anything from this event on."""
    return list(game.log(seat, since))


def told(picture: Picture, view: View, events: Iterable[LogLine], clauses: bool = False) -> list[Text]:
    """Each event as a sentence; on request with the clauses behind it."""
    return [_sentence(picture, view, event, clauses) for event in events]


def _sentence(picture: Picture, view: View, event: LogLine, clauses: bool) -> Text:
    cited = f" [{', '.join(event.clauses)}]" if clauses and event.clauses else ""
    sentence = (
        Text(event.sentence, TITLE) if event.kind in picture.headings else picture.tint(view, event.sentence)
    )
    return Text.assemble(sentence, (cited, DIM))


def laid_out(sentences: Iterable[Text], width: int) -> Lines:
    return [line for sentence in sentences for line in wrapped(sentence, width, indent=2)]


def latest(sentences: Sequence[Text], width: int, rows: int) -> Lines:
    """The last sentences that fit whole."""
    shown: Lines = []
    for sentence in reversed(sentences):
        lines = wrapped(sentence, width, indent=2)
        if len(shown) + len(lines) > rows:
            break
        shown = [*lines, *shown]
    return shown
