"""A card as it is drawn in the terminal: a frame with its title, numbers, keywords and text."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from gorin.cli.terminal.drawing.lines import DIM, STRONG, Lines, wrapped
from gorin.language.core.english import sentence
from gorin.language.library.library import Library

WIDEST, NARROWEST = 72, 32
INKS = {
    "Crab": "#a9c4e0",
    "Crane": "#7cd3ff",
    "Dragon": "#72dd97",
    "Lion": "#ffd95a",
    "Mantis": "#5fd7c8",
    "Phoenix": "#ffa35c",
    "Scorpion": "#ff7f8c",
    "Spider": "#b5b5c5",
    "Unicorn": "#cba3ff",
}
NO_CLAN = "#d8d2c4"
UNIQUE = "Unique"


def card_face(library: Library, card: Any, width: int) -> Lines:
    """The whole card in a frame of at most this width."""
    room = max(min(width, WIDEST), NARROWEST) - 4
    clans = library.clans(card)
    ink = INKS.get(clans[0], NO_CLAN) if clans else NO_CLAN
    stats = _stats(library.numbers_shown(card), room)
    parts = [stats, keywords(library, card), texts(library, card), reminders(library, card)]
    lines = [_edge("╭", "╮", _title(library, card, ink), room, ink)]
    for number, part in enumerate([part for part in parts if part]):
        if number:
            lines.append(_edge("├", "┤", Text(), room, ink))
        lines += [_side(line, room, ink) for whole in part for line in wrapped(whole, room)]
    return [*lines, _edge("╰", "╯", Text(_kind(library, card), DIM), room, ink)]


def _kind(library: Library, card: Any) -> str:
    """What it is, the deck that it goes into, and how often."""
    kind = " ".join([*library.clans(card), card.type_name])
    part = library.part_named(library.part_of(card))
    deck = part.title if library.limit_told(card) else ""
    return " · ".join([each for each in (kind, deck, library.limit_told(card)) if each])


def _title(library: Library, card: Any, ink: str) -> Text:
    return Text.assemble((card.name, f"bold {ink}"), (library.addition(card), ink))


def _stats(numbers: dict[str, str], room: int) -> Lines:
    """As many as fit on a line; a name stays with its number."""
    lines: Lines = []
    for name, value in numbers.items():
        stat = Text.assemble((f"{name} ", DIM), (value, STRONG))
        if lines and lines[-1].cell_len + 3 + stat.cell_len <= room:
            lines[-1] = Text("   ").join([lines[-1], stat])
        else:
            lines.append(stat)
    return lines


def keywords(library: Library, card: Any) -> Lines:
    """Those that are printed, and that it is unique where the game has a sign for that and no word."""
    unique = [UNIQUE] if library.is_unique(card) and UNIQUE not in card.keywords else []
    said = [*unique, *card.keywords]
    return [Text(" • ".join(said), "bold")] if said else []


def reminders(library: Library, card: Any) -> Lines:
    """What its keywords do."""
    return [Text(f"{keyword}: {told}", DIM) for keyword, told in library.reminders(card).items()]


def texts(library: Library, card: Any) -> Lines:
    """The text, a paragraph for each ability, and what is to be said about it."""
    lines = [Text(said) for said in library.text(card).split("\n") if said]
    if not card.complete:
        lines.append(Text("This card cannot be played here yet.", "italic dim"))
    if card.doubt:
        lines.append(Text(f"Not certain: {sentence(card.doubt)}", "italic dim"))
    return lines


def _edge(left: str, right: str, inside: Text, room: int, ink: str) -> Text:
    if not inside.plain:
        return Text(f"{left}{'─' * (room + 2)}{right}", ink)
    inside.truncate(room - 2, overflow="ellipsis")
    rest = "─" * (room - inside.cell_len - 1)
    return Text.assemble((f"{left}─ ", ink), inside, (f" {rest}{right}", ink))


def _side(line: Text, room: int, ink: str) -> Text:
    line.pad_right(room - line.cell_len)
    return Text.assemble(("│ ", ink), line, (" │", ink))
