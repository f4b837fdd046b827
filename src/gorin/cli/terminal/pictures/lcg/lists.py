"""A game of the LCG in lines of text: provinces, homes, rings, the conflict as it stands, hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from gorin.cli.terminal.drawing.lines import DIM, STRONG, TITLE, Lines, cut, in_columns, labelled, wrapped
from gorin.cli.terminal.pictures.card_face import INKS, NO_CLAN
from gorin.cli.terminal.pictures.ccg.lists import names_on_table
from gorin.cli.terminal.pictures.known_cards import known_cards
from gorin.language.core.english import ORDINALS, counted, listed, signed

View = dict[str, Any]
Card = dict[str, Any]

DECKS = {"dynasty_deck": "dynasty deck", "conflict_deck": "conflict deck"}
LABEL = 11
"""The column of the labels."""
NO_SKILL = "-"


def coloured_name(view: View, seat: int) -> Text:
    player = view["players"][seat]
    return Text(player["name"], f"bold {INKS.get(player['clan'], NO_CLAN)}")


# --- cards ----------------------------------------------------------------------------------------


def numbers_of(card: Card) -> str:
    """Military and political skill; what an attachment adds has a sign.

    >>> numbers_of({"type": "character", "military": 3, "political": None}), numbers_of({"type": "event"})
    (' 3/-', '')
    >>> numbers_of({"type": "attachment", "military": 2, "political": 0})
    ' +2/+0'
    """
    if card["type"] not in ("character", "attachment"):
        return ""
    write = signed if card["type"] == "attachment" else str
    return "/".join([f" {_skill(card['military'], write)}", _skill(card["political"], write)])


def _skill(value: int | None, write: Callable[[int], str]) -> str:
    return NO_SKILL if value is None else write(value)


def state_of(card: Card) -> str:
    """What has become of a card: bowed, honored, its fate, what it has gained."""
    said = [word for word in ("bowed", "tainted") if card.get(word)]
    if card.get("status", "ordinary") != "ordinary":
        said.append(card["status"])
    if card.get("fate"):
        said.append(f"{card['fate']} fate")
    said += card["gained"]
    return f" ({', '.join(said)})" if said else ""


def card_text(card: Card) -> Text:
    style = DIM if card["bowed"] else STRONG if card["type"] == "character" else ""
    return Text.assemble((card["name"], style), numbers_of(card), (state_of(card), DIM))


def character_text(character: Card) -> Text:
    """A character with what is attached."""
    line = card_text(character)
    for card in character["attachments"]:
        line.append_text(Text.assemble(" + ", card_text(card)))
    return line


# --- the table ------------------------------------------------------------------------------------


def table(view: View, width: int) -> Lines:
    """The others above, who looks below, and what is going on between them."""
    first = view["seat"] if view["seat"] is not None else 0
    order = [(first + step) % view["seats"] for step in range(1, view["seats"] + 1)]
    lines = [line for seat in order[:-1] for line in player_table(view, seat, width)]
    middle = [*rings(view, width), *treaties(view, width), *conflict(view, width), *duel(view)]
    return [*lines, Text(), *middle, Text(), *player_table(view, order[-1], width)]


def player_table(view: View, seat: int, width: int) -> Lines:
    """One player: a line of numbers, the provinces, and who is at home."""
    player = view["players"][seat]
    lines = [headline(view, seat, width), *provinces(player, width)]
    if player["home"]:
        people = Text("; ").join([character_text(each) for each in player["home"]])
        lines += wrapped(Text.assemble((f"{'Home':<{LABEL}}", TITLE), people), width, indent=LABEL)
    return [*lines, *known_cards(player, DECKS, width, LABEL)]


def headline(view: View, seat: int, width: int) -> Text:
    player = view["players"][seat]
    you = " (you)" if view["seat"] == seat else ""
    favor = f"  Imperial Favor ({view['favor_type']})" if view["favor"] == seat else ""
    numbers = (
        f"  Honor {player['honor']}  Fate {player['fate']}  Dial {player['dial'] or NO_SKILL}{favor}"
        f"  Hand {player['hand_size']}  Decks {player['dynasty_deck']}+{player['conflict_deck']} "
    )
    ink = INKS.get(player["clan"], NO_CLAN)
    line = Text.assemble(("── ", ink), coloured_name(view, seat), you, numbers)
    line.append("─" * max(width - line.cell_len, 0), ink)
    return cut(line, width)


def provinces(player: View, width: int) -> Lines:
    """Each with its strength, its name as far as it is known, and what lies in it."""
    cells = [_province(str(number), place) for number, place in enumerate(player["provinces"], 1)]
    if player["stronghold_province"]:
        under = _province("S", player["stronghold_province"])
        if player["stronghold"]:
            under.append_text(Text.assemble(" under ", card_text(player["stronghold"])))
        cells.append(under)
    label = Text(f"{'Provinces':<{LABEL}}", TITLE)
    return wrapped(Text.assemble(label, Text("; ").join(cells)), width, indent=LABEL)


def _province(mark: str, place: View) -> Text:
    strength = "?" if place["strength"] is None else place["strength"]
    name = place["card"]["name"] if place["card"] else "facedown"
    state = [word for word, holds in (("broken", place["broken"]),) if holds] + place["tokens"]
    if place["card"] and not place["revealed"]:
        state.append("facedown")
    cell = Text.assemble((mark, STRONG), (f" [{strength}] ", DIM), (name, DIM if place["broken"] else ""))
    cell.append(f" ({', '.join(state)})" if state else "", DIM)
    lying = [card_text(each["card"]) if each["card"] else Text("a card") for each in place["cards"]]
    return Text.assemble(cell, ": ", Text(", ").join(lying)) if lying else cell


def rings(view: View, width: int) -> Lines:
    return labelled("Rings", ", ".join([_ring(view, ring) for ring in view["rings"]]), width, LABEL)


def _ring(view: View, ring: View) -> str:
    said = [ring["state"]] if ring["state"] == "contested" else []
    if ring["holder"] is not None:
        said.append(view["players"][ring["holder"]]["name"])
    if ring["fate"]:
        said.append(f"{ring['fate']} fate")
    whose = "" if ring["pool"] is None else f"{view['players'][ring['pool']]['name']}'s "
    return f"{whose}{ring['element'].capitalize()}{' (' + ', '.join(said) + ')' if said else ''}"


def treaties(view: View, width: int) -> Lines:
    """What has been promised, and for how long."""
    made = view["treaties"]["made"] if view["treaties"] else []
    told = [f"{'; '.join(each['text'] for each in one['promises'])}; {one['until']}" for one in made]
    return [line for each in told for line in labelled("Treaty", each, width, LABEL)]


# --- conflicts and duels --------------------------------------------------------------------------


def conflict(view: View, width: int) -> Lines:
    """Who attacks whom with which ring; the totals; who takes part; and what would come of it now."""
    told = view["conflict"]
    if told is None:
        return []
    sides = coloured_name(view, told["attacker"]), coloured_name(view, told["defender"])
    head = Text.assemble(("▶ ", STRONG), sides[0], " attacks ", sides[1], f": {told['type']} conflict, ")
    totals = Text.assemble((str(told["attack"]), STRONG), " against ", (str(told["defense"]), STRONG))
    lines = [Text.assemble(head, totals, _against(view, told)), Text(f"  {standing_of(view, told)}", TITLE)]
    for part, name in (("attackers", "  attack     "), ("defenders", "  defense    ")):
        people = Text("; ").join([character_text(each) for each in told[part]] or [Text("nobody")])
        lines += wrapped(Text.assemble((name, DIM), people), width, indent=len(name))
    return [line for each in lines for line in wrapped(each, width, indent=2)]


def _against(view: View, told: View) -> str:
    places = _everybodys_provinces(view)
    strengths = [str(place["strength"]) for place in places if place["id"] in told["provinces"]]
    return f", province strength {' and '.join(strengths)}" if strengths else ""


def _everybodys_provinces(view: View) -> list[View]:
    return [place for player in view["players"] for place in _all_provinces(player)]


def _all_provinces(player: View) -> list[View]:
    return [*player["provinces"], *([player["stronghold_province"]] if player["stronghold_province"] else [])]


def standing_of(view: View, told: View) -> str:
    """What has come of a conflict, or would if it resolved now."""
    names = [player["name"] for player in view["players"]]
    if told["decided"]:
        return "Nobody has won." if told["winner"] is None else f"{names[told['winner']]} has won."
    now = told["now"]
    if now["winner"] is None:
        return "As it stands, nobody would win."
    alone = " unopposed" if now["unopposed"] else ""
    broken = f", {counted(len(now['breaks']), 'province')} would break" if now["breaks"] else ""
    return f"As it stands, {names[now['winner']]} would win{alone}{broken}."


def duel(view: View) -> Lines:
    told = view["duel"]
    if told is None:
        return []
    names = names_on_table(view)
    fighters = [names.get(told[part], "somebody") for part in ("challenger", "challenged")]
    totals = f", {told['totals'][0]} against {told['totals'][1]}" if told["totals"] else ""
    return [Text.assemble(("Duel: ", TITLE), f"{fighters[0]} and {fighters[1]}, {told['statistic']}{totals}")]


# --- where the game stands ------------------------------------------------------------------------


def standing(view: View, width: int) -> Lines:
    """Round, phase, who is first; in a conflict, how it stands."""
    when = Text(f"Round {view['round']}, {view['phase']} phase" if view["round"] else "Setting up", TITLE)
    first = Text.assemble(coloured_name(view, view["first_player"]), " is the first player.")
    told = view["conflict"]
    if told is None:
        return [*wrapped(when, width), *wrapped(first, width)]
    totals = Text(f"{told['attack']} attacking against {told['defense']} defending.", STRONG)
    lines = [when, *_place(view, told), totals, Text(standing_of(view, told))]
    return [line for each in lines for line in wrapped(each, width)]


def _place(view: View, told: View) -> Lines:
    """Where a conflict is fought, and what would break there."""
    names, places = province_names(view), {each["id"]: each for each in _everybodys_provinces(view)}
    lines = []
    for id in told["provinces"]:
        card = places[id]["card"]
        where = f"{names[id]} ({card['name']})" if card else names[id]
        lines.append(
            Text(f"{told['type'].capitalize()} conflict at {where}, strength {_strength(places[id])}")
        )
    return lines


def _strength(place: View) -> str:
    return "?" if place["strength"] is None else str(place["strength"])


def hand(view: View, width: int) -> Lines:
    """The cards in the own hand, with what they cost; who watches sees all hands that are open."""
    seats = range(view["seats"]) if view["seat"] is None else [view["seat"]]
    return [line for seat in seats for line in _hand_of(view, seat, width)]


def _hand_of(view: View, seat: int, width: int) -> Lines:
    cards = view["players"][seat]["hand"]
    if cards is None:
        return []
    title = Text.assemble(coloured_name(view, seat), f"'s hand ({len(cards)})")
    cells = [Text.assemble((card["name"], STRONG), numbers_of(card), (_cost(card), DIM)) for card in cards]
    return [title, *in_columns(cells, width)]


def _cost(card: Card) -> str:
    return "" if card.get("cost") is None else f" {card['cost']} fate"


def piles(view: View, width: int) -> Lines:
    """The discard piles, which everybody may look through."""
    lines: Lines = []
    for seat, player in enumerate(view["players"]):
        for pile in ("dynasty", "conflict"):
            gone = player[f"{pile}_discard"]
            if gone:
                title = Text.assemble(coloured_name(view, seat), f"'s {pile} discard pile: ")
                lines += wrapped(title + Text(listed([card["name"] for card in gone])), width, indent=2)
    return lines


def province_names(view: View) -> dict[str, str]:
    """The provinces in words, by their ids."""
    found = {}
    for player in view["players"]:
        for number, place in enumerate(player["provinces"]):
            found[place["id"]] = f"{player['name']}'s {ORDINALS[number]} province"
        if player["stronghold_province"]:
            found[player["stronghold_province"]["id"]] = f"{player['name']}'s stronghold province"
    return found
