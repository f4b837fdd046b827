"""A card of the CCG as it is drawn in the terminal: a frame with its title, numbers, keywords and text."""

from __future__ import annotations

from rich.text import Text

from gorin.cards.facts import number_of
from gorin.cli.terminal.lines import DIM, STRONG, Lines, wrapped
from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import ITEM, STRONGHOLD
from gorin.words.grammar.english import signed
from gorin.words.grammar.render import phrase_text

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
LABELS = {
    "force": "Force",
    "chi": "Chi",
    "honor_req": "Honor Requirement",
    "gold_cost": "Gold Cost",
    "personal_honor": "Personal Honor",
    "focus": "Focus",
}


def ink_of(card: Card) -> str:
    return INKS.get(card.clans[0], NO_CLAN) if card.clans else NO_CLAN


def card_face(card: Card, width: int) -> Lines:
    """The whole card in a frame of at most this width."""
    room = max(min(width, WIDEST), NARROWEST) - 4
    ink = ink_of(card)
    parts = [numbers(card, room), keywords(card), texts(card)]
    lines = [_edge("╭", "╮", _title(card, ink), room, ink)]
    for number, part in enumerate([part for part in parts if part]):
        if number:
            lines.append(_edge("├", "┤", Text(), room, ink))
        lines += [_side(line, room, ink) for whole in part for line in wrapped(whole, room)]
    return [*lines, _edge("╰", "╯", _kind(card), room, ink)]


def _title(card: Card, ink: str) -> Text:
    level = "" if card.experience < 2 else f" {card.experience}"
    experience = f" • Experienced{level}" if card.experience else ""
    return Text.assemble((card.name, f"bold {ink}"), (experience, ink))


def _kind(card: Card) -> Text:
    clans = "".join(f"{clan} " for clan in card.clans)
    return Text(f"{clans}{card.type_name}", DIM)


def numbers(card: Card, room: int) -> Lines:
    """The printed numbers; a dash is an Honor Requirement that is none."""
    if card.type == STRONGHOLD:
        shown = {
            "Province Strength": card.province_strength,
            "Gold Production": card.gold_production,
            "Family Honor": card.starting_honor,
        }
        return _stats({name: str(value) for name, value in shown.items()}, room)
    shown_as = signed if card.type == ITEM else str
    found: dict[str, str] = {}
    for stat, label in LABELS.items():
        value = number_of(card, stat)
        if value is not None:
            found[label] = shown_as(value) if stat in ("force", "chi") else str(value)
        elif stat == "honor_req" and "Force" in found and card.type != ITEM:
            found[label] = "-"
    return _stats(found, room)


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


def keywords(card: Card) -> Lines:
    return [Text(" • ".join(card.keywords), "bold")] if card.keywords else []


def texts(card: Card) -> Lines:
    """The text, a paragraph for each ability, and what is to be said about it."""
    lines = [Text(said) for part in card.words if (said := phrase_text(card, part))]
    if not card.complete:
        lines.append(Text("The text of this card is not in gorin yet.", "italic dim"))
    if card.doubt:
        lines.append(Text(f"Not certain: {card.doubt}.", "italic dim"))
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
