"""Battle for Rokugan in lines of text: where the game stands, the board as a table, the scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from gorin.bots import shown
from gorin.cli.terminal.drawing.lines import DIM, STRONG, TITLE, Lines, cut, in_columns, labelled
from gorin.cli.terminal.pictures.battle.map import values_of
from gorin.cli.terminal.pictures.battle.words import View, look_of, short_face, short_name, short_special
from gorin.games.battle.clans import CLANS

PHASES = {
    "setup": "setting up",
    "upkeep": "upkeep phase",
    "placement": "placement phase",
    "resolution": "resolution phase",
    "scoring": "the end",
}
CLAN_NAMES = {clan.id: clan.name for clan in CLANS}
LEGEND = "✿ honor  ■ defense  ● control token  ○ faceup  ★ capital  ? unknown  → attack"
SCORE_PARTS = ("flowers", "faceup", "territories", "objective")
NAME_WIDTH = 16
HEADS = ("honor", " hand", " land", " sct.", " shu.", " ter.")
"""Scouts, shugenja and territory cards come last: a narrow screen leaves them out."""


def clan_name(view: View, seat: int) -> str:
    clan = view["players"][seat]["clan"]
    return CLAN_NAMES.get(clan, f"Seat {seat + 1}")


def coloured_name(view: View, seat: int) -> Text:
    return Text(clan_name(view, seat), f"bold {look_of(view, seat).token}")


def faces_in_words(faces: Iterable[str]) -> str:
    """
    >>> faces_in_words(["army-1", "army-1", "bluff"])
    'army 1 x2, bluff'
    """
    counted = [(face.replace("-", " "), count) for face, count in Counter(faces).items()]
    return ", ".join([f"{name} x{count}" if count > 1 else name for name, count in counted]) or "nothing"


# --- where the game stands ---------------------------------------------------------------------------


def standing(view: View, width: int) -> Lines:
    """The round, and a line for each player with as many columns as there is room for."""
    when = f"Round {view['round']} of 5, {PHASES[view['phase']]}" if view["round"] else "Setting up"
    room = max((width - NAME_WIDTH - 2) // 5, 1)
    head = Text("Player".ljust(NAME_WIDTH + 2) + "".join(HEADS[:room]), DIM)
    return [Text(when, TITLE), head, *[_player(view, seat, room) for seat in range(view["seats"])]]


def _player(view: View, seat: int, room: int) -> Text:
    told = view["players"][seat]
    land = len([1 for province in view["provinces"].values() if province["owner"] == seat])
    cards = len([1 for territory in view["territories"].values() if territory["holder"] == seat])
    counts = (told["honor"], told["hand_count"], land, told["scouts"], told["shugenja"], cards)
    name = Text.assemble(coloured_name(view, seat), (_tags(view, seat), DIM))
    arrow = "▶ " if seat in view["awaiting"] else "  "
    return Text.assemble(arrow, cut(name, NAME_WIDTH), *[f"{count:>5}" for count in counts[:room]])


def _tags(view: View, seat: int) -> str:
    """What a name needs to be told besides: whose it is, first player, ronin."""
    told = view["players"][seat]
    tags = ["you" if seat == view["seat"] else "", "1st" if seat == view["first"] else ""]
    return "".join([f" {tag}" for tag in [*tags, "ronin" if told["ronin"] else ""] if tag])


def possessions(view: View, width: int, brief: bool) -> Lines:
    """What the view shows of what players keep behind their screens; of others always in brief."""
    lines: Lines = []
    for told in view["players"]:
        own = told["seat"] == view["seat"]
        whose = "" if own else f"{clan_name(view, told['seat'])}: "
        for label, text in _kept(view, told, brief or not own):
            lines += labelled(label, whose + text, width)
    return lines


def _kept(view: View, told: dict[str, Any], brief: bool) -> Iterator[tuple[str, str]]:
    if told.get("hand"):
        yield "Hand", faces_in_words(told["hand"])
    elif told.get("known_hand"):
        yield "Seen", faces_in_words(told["known_hand"])
    if "objective" in told:
        yield "Objective", _card(told["objective"], brief)
    for territory in view["territories"].values():
        if territory["holder"] == told["seat"] and "card" in territory:
            yield "Card", _card(territory["card"], brief)


def _card(told: dict[str, Any], brief: bool) -> str:
    return told["name"] if brief else f"{told['name']}: {told['text']}"


# --- the board as a table ------------------------------------------------------------------------------


def board_table(view: View, width: int) -> Lines:
    """Every province and every combat token, for small windows and for those who listen."""
    provinces = [_province(view, province) for province in view["provinces"]]
    tokens = [_token(view, piece) for piece in view["pieces"]]
    lines = [*in_columns(provinces, width), cut(Text(LEGEND, DIM), min(len(LEGEND), width))]
    if tokens:
        lines += [Text("Combat tokens", TITLE), *in_columns(tokens, width)]
    return lines


def _province(view: View, province: str) -> Text:
    told = view["provinces"][province]
    style = look_of(view, told["owner"]).token if told["owner"] is not None else ""
    special = f" {short_special(told['special'])}" if told["special"] else ""
    return Text.assemble((f"{short_name(province):<10} ", STRONG), (values_of(told, view), style), special)


def _token(view: View, piece: dict[str, Any]) -> Text:
    """Whose, what, and where: "Cn ? Lion E→Crane ★"."""
    look = look_of(view, piece["seat"])
    origin, _, target = piece["spot"].rpartition(">")
    start = f"{'sea' if origin == 'sea' else short_name(origin)}→" if origin else ""
    what = f"{look.letters} {short_face(piece.get('face'))}"
    return Text.assemble((what, look.token), f" {start}{short_name(target)}")


def discards(view: View, width: int) -> Lines:
    """What everybody has spent, and what is left for the own draws."""
    lines: Lines = []
    for told in view["players"]:
        if told["clan"] is not None:
            spent = f"discarded {faces_in_words(told['discard'])}; {told['pool_count']} tokens left to draw"
            lines += labelled(clan_name(view, told["seat"]), spent, width)
            if told.get("pool"):
                lines += labelled("", f"namely {faces_in_words(told['pool'])}", width)
    return lines


# --- the end ---------------------------------------------------------------------------------------------


def scoring(view: View, players: Sequence[str]) -> Lines:
    """Honor by where it comes from, the winners marked."""
    outcome = view["outcome"]
    lines = [
        Text(f"{outcome['reason']}.", TITLE),
        Text(),
        Text(" " * 22 + "  ".join([*SCORE_PARTS, "honor"]), DIM),
    ]
    order = sorted(range(view["seats"]), key=lambda seat: -outcome["scores"][seat])
    return lines + [_score(view, seat, players[seat]) for seat in order]


def _score(view: View, seat: int, player: str) -> Text:
    parts, outcome = view["scores"][seat], view["outcome"]
    name = Text.assemble(coloured_name(view, seat), (f" {shown(player)}", DIM))
    counts = [f"{parts[part]:>{len(part)}}  " for part in SCORE_PARTS]
    return Text.assemble(
        ("★ " if seat in outcome["winners"] else "  ", STRONG),
        cut(name, 20),
        *counts,
        (f"{outcome['scores'][seat]:>5}", STRONG),
        (f"  {view['players'][seat]['objective']['name']}", DIM),
    )
