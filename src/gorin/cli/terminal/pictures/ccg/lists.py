"""A game of the CCG in lines of text: provinces, homes, battlefields, a duel, and what everybody has."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from gorin.cli.terminal.drawing.lines import DIM, STRONG, TITLE, Lines, cut, in_columns, labelled, wrapped
from gorin.cli.terminal.pictures.card_face import INKS, NO_CLAN
from gorin.cli.terminal.pictures.known_cards import known_cards
from gorin.language.core.english import figured, listed, ordinal, signed

View = dict[str, Any]
Card = dict[str, Any]

PHASES = {
    "setup": "setting up",
    "straighten": "Straighten phase",
    "events": "Events phase",
    "action": "Action phase",
    "attack": "Attack phase",
    "dynasty": "Dynasty phase",
    "end": "End phase",
    "path": "Path to Victory phase",
}
DECKS = {"dynasty_deck": "Dynasty deck", "fate_deck": "Fate deck"}
LABEL = 11
"""The column of the labels."""
UNIT_WIDTH = 46
"""Units in columns of at most this width."""


def player_ink(player: View) -> str:
    return INKS.get(player["clan"][0], NO_CLAN) if player["clan"] else NO_CLAN


def coloured_name(view: View, seat: int) -> Text:
    player = view["players"][seat]
    return Text(player["name"], f"bold {player_ink(player)}")


# --- cards ----------------------------------------------------------------------------------------


def state_of(card: Card) -> str:
    """What has become of a card: bowed, dishonorable, its tokens, what it has gained."""
    said = [word for word, holds in (("bowed", card["bowed"]), ("dishonored", card["dishonored"])) if holds]
    said += [f"{signed(token['force'])}F{signed(token['chi'])}C token" for token in card["tokens"]]
    return f" ({', '.join([*said, *card['gained']])})" if said or card["gained"] else ""


def numbers_of(card: Card) -> str:
    """
    >>> numbers_of({"type": "Personality", "force": 3, "chi": 4}), numbers_of({"type": "Holding"})
    (' 3F/4C', '')
    """
    if card["type"] == "Follower":
        return f" {card['force']}F"
    if card["type"] == "Item":
        return f" {signed(card['force'])}F/{signed(card['chi'])}C"
    return f" {card['force']}F/{card['chi']}C" if card["type"] == "Personality" else ""


def card_text(card: Card) -> Text:
    style = DIM if card["bowed"] else STRONG if card["type"] == "Personality" else ""
    return Text.assemble((card["name"], style), numbers_of(card), (state_of(card), DIM))


def unit_text(unit: Card) -> Text:
    """A Personality with what is attached to him, and their Force together."""
    line = card_text(unit)
    if unit["attachments"]:
        line.append(f" [{unit['unit_force']}F together]", DIM)
        for card in unit["attachments"]:
            line.append_text(Text.assemble(" + ", card_text(card)))
    if unit["under"]:
        line.append(f" over {listed([card['name'] for card in unit['under']])}", DIM)
    return line


def counted_cards(cards: list[Card]) -> str:
    """Cards that are alike are counted.

    >>> farm = {"name": "Large Farm", "bowed": True, "dishonored": False, "tokens": [], "gained": []}
    >>> counted_cards([farm, farm])
    'Large Farm (bowed) x2'
    """
    counts = Counter(f"{card['name']}{state_of(card)}" for card in cards)
    return ", ".join([name if count == 1 else f"{name} x{count}" for name, count in counts.items()])


# --- the table ------------------------------------------------------------------------------------


def table(view: View, width: int) -> Lines:
    """The others above, who looks below, and what is going on between them."""
    first = view["seat"] if view["seat"] is not None else 0
    order = [(first + step) % view["seats"] for step in range(1, view["seats"] + 1)]
    lines: Lines = []
    for seat in order[:-1]:
        lines += [*player_table(view, seat, width), Text()]
    middle = [*battlefields(view, width), *duel(view, width), *doing(view, width)]
    return [*lines, *middle, *([Text()] if middle else []), *player_table(view, order[-1], width)]


def player_table(view: View, seat: int, width: int) -> Lines:
    """One player: a line of numbers, the provinces, and what is in play at home."""
    player = view["players"][seat]
    lines = [headline(view, seat, width), *provinces(player, width)]
    if player["units"]:
        lines += _beside("Units", units(player["units"], width - LABEL))
    home = [card for card in [player["stronghold"], *player["holdings"]] if card]
    if home:
        lines += labelled("Holdings", counted_cards(home), width, LABEL)
    if player["others"]:
        lines += labelled("In play", counted_cards(player["others"]), width, LABEL)
    lines += known_cards(player, DECKS, width, LABEL)
    return [*lines, *fortresses(view, seat, width), *steps(view, player, width)]


def fortresses(view: View, seat: int, width: int) -> Lines:
    """A player's Fortresses on the map, where there is one: face-down, or with whom they lie beside."""
    own = [tile for tile in view.get("map", ()) if tile["owner"] == seat and tile["kind"] == "fortress"]
    told = [f"{tile['name']}{_beside_whom(view, tile)}: {tile['text']}" for tile in own]
    return [line for each in told for line in labelled("Fortress", each, width, LABEL)]


def _beside_whom(view: View, tile: View) -> str:
    beside = [each for each in view["map"] if each["id"] in tile["beside"] and each["owner"] != tile["owner"]]
    near = [each["name"] for each in beside if each["standing"] or each["kind"] == "toshi-ranbo"]
    return f" (beside {listed(near)})" if near and tile["standing"] else ""


def steps(view: View, player: View, width: int) -> Lines:
    """How far a player has come on each Path, and what this turn has brought."""
    if "score" not in player:
        return []
    score = player["score"]
    taken = zip([path["name"] for path in view["paths"]], score["steps"], strict=True)
    told = ", ".join(f"{name} {steps}" for name, steps in taken)
    turn = f"; this turn {score['gained']} Honor gained, {score['caused']} taken from others"
    return labelled("Paths", told + turn, width, LABEL)


def headline(view: View, seat: int, width: int) -> Text:
    player = view["players"][seat]
    favor = "  Imperial Favor" if view["favor"] == seat else ""
    you = " (you)" if view["seat"] == seat else ""
    honor = "" if player["honor"] is None else f"  Honor {player['honor']}"
    numbers = (
        f"{honor}  Gold {player['gold']}{favor}  Hand {player['hand_size']}"
        f"  Decks {player['dynasty_deck']}+{player['fate_deck']} "
    )
    ink = player_ink(player)
    line = Text.assemble(("── ", ink), coloured_name(view, seat), you, numbers)
    line.append("─" * max(width - line.cell_len, 0), ink)
    return cut(line, width)


def provinces(player: View, width: int) -> Lines:
    """Side by side: number, strength, the card in it, its Region."""
    cells = [_province(place) for place in player["provinces"]]
    if not cells:
        return labelled("Provinces", "none left", width, LABEL)
    each = max((width - LABEL) // len(cells) - 2, 18)
    if any(cell.cell_len > each for cell in cells):
        cells = [cut(cell, max(each, (width - LABEL - 2) // 2)) for cell in cells]
    return _beside("Provinces", in_columns(cells, width - LABEL))


def _province(place: View) -> Text:
    cell = Text.assemble((f"{place['number']}", STRONG), (f" [{place['strength']}] ", DIM))
    if place["empty"]:
        cell.append("empty", DIM)
    elif place["card"] is None:
        cell.append("face-down", DIM)
    else:
        card = place["card"]
        hidden = "" if place["face_up"] else " (face-down)"
        cell.append_text(
            Text.assemble((card["name"], STRONG), numbers_of(card), f" {card['gold_cost']}G{hidden}")
        )
    if place["region"]:
        cell.append(f" in {place['region']['name']}")
    return cell


def units(told: list[Card], width: int) -> Lines:
    """Lone Personalities in columns, whole units below one another."""
    texts = [unit_text(unit) for unit in told]
    short = [text for text in texts if text.cell_len <= UNIT_WIDTH]
    long = [line for text in texts if text.cell_len > UNIT_WIDTH for line in wrapped(text, width, indent=2)]
    return [*in_columns(short, width), *long]


def _beside(label: str, lines: Lines) -> Lines:
    """Lines with a label before the first of them."""
    heads = [(f"{label:<{LABEL}}", TITLE), *[(" " * LABEL, "")] * (len(lines) - 1)]
    return [Text.assemble(head, line) for head, line in zip(heads, lines, strict=True)]


# --- battles and duels ----------------------------------------------------------------------------


def battlefields(view: View, width: int) -> Lines:
    """Each battlefield with both armies and their Force; the current one is marked."""
    battle = view["battle"]
    if battle is None:
        return []
    title = Text.assemble(
        coloured_name(view, battle["attacker"]), " attacks ", coloured_name(view, battle["defender"])
    )
    lines = [title]
    for field in view["battlefields"]:
        lines += _battlefield(view, field, width)
    return lines


def _battlefield(view: View, field: View, width: int) -> Lines:
    current = view["battle"]["current"] == field["id"]
    if not (current or field["attacking"] or field["defending"]):
        return []
    state = " (fought)" if field["fought"] else ""
    terrain = f", {counted_cards(field['terrain'])}" if field["terrain"] else ""
    head = Text.assemble(
        ("▶ " if current else "  ", STRONG),
        (_name(view, field), STRONG if current else ""),
        f"{state}, strength {field['strength']}{terrain}: ",
        (f"{field['attack']}F", STRONG),
        " against ",
        (f"{field['defence']}F", STRONG),
    )
    lines = [head]
    for side, name in (("attacking", "    attack   "), ("defending", "    defense  ")):
        if field[side]:
            army = Text("; ").join([unit_text(unit) for unit in field[side]])
            lines += wrapped(Text.assemble((name, DIM), army), width, indent=len(name))
    return lines


def _name(view: View, field: View) -> str:
    """Diamond writes Province with a capital."""
    province = "Province" if view["game"] == "diamond" else "province"
    return "separate battlefield" if field["number"] is None else f"{ordinal(field['number'] - 1)} {province}"


def duel(view: View, width: int) -> Lines:
    """Who duels whom, what each has focused, and the own focus pool."""
    told = view["duel"]
    if told is None:
        return []
    names = names_on_table(view)
    fighters = [names.get(told["challenger"], "somebody"), names.get(told["challenged"], "somebody")]
    lines = [Text.assemble(("Duel: ", TITLE), f"{fighters[0]} challenges {fighters[1]}")]
    for which, seat in enumerate(told["seats"]):
        shown = [card["name"] if card else "a card" for card in told["focused"][which]]
        pool = told["pools"][which]
        held = f"; pool: {counted_cards(pool)}" if pool else f"; {told['pool_sizes'][which]} in the pool"
        line = Text.assemble(
            "  ", coloured_name(view, seat), f" has focused {listed(shown) or 'nothing'}{held}"
        )
        lines += wrapped(line, width, indent=4)
    return lines


def doing(view: View, width: int) -> Lines:
    """The ability that is being used."""
    told = view.get("doing")
    if not told:
        return []
    name = told["name"] or "an action that everyone has"
    line = Text.assemble(
        coloured_name(view, told["seat"]), " uses ", (name, STRONG), (f": {told['text']}", DIM)
    )
    return wrapped(line, width, indent=2)


def names_on_table(view: View) -> dict[str, str]:
    """The cards that can be seen outside discard piles, by their ids."""
    return {card["id"]: card["name"] for card in seen_cards(view)}


def seen_cards(value: Any) -> list[Card]:
    """Every card in a view or a part of one; discard piles are left out."""
    if isinstance(value, dict):
        own = [value] if "slug" in value and "id" in value else []
        parts = [inner for name, inner in value.items() if not name.endswith("_discard")]
        return own + [card for inner in parts for card in seen_cards(inner)]
    return [card for inner in value for card in seen_cards(inner)] if isinstance(value, list) else []


# --- where the game stands ------------------------------------------------------------------------


def standing(view: View, width: int) -> Lines:
    """Turn, phase and whose turn it is."""
    when = Text.assemble((f"Turn {view['turn']}, {PHASES.get(view['phase'], view['phase'])}", TITLE))
    return [
        *wrapped(when, width),
        Text.assemble("It is ", coloured_name(view, view["active"]), "'s turn."),
        *fighting(view, width),
        *_standstill(view),
    ]


def fighting(view: View, width: int) -> Lines:
    """The battle that is being fought: where, and how strong the province and both sides are."""
    battle = view["battle"]
    fields = [field for field in view["battlefields"] if battle and field["id"] == battle["current"]]
    lines: Lines = []
    for field in fields:
        sides = coloured_name(view, battle["attacker"]), coloured_name(view, battle["defender"])
        place = Text.assemble(
            "At ", sides[1], f"'s {_name(view, field)}", (f", strength {field['strength']}", STRONG)
        )
        force = Text.assemble(
            sides[0],
            (f" {field['attack']}F", STRONG),
            " against ",
            sides[1],
            (f" {field['defence']}F", STRONG),
        )
        lines += [*wrapped(place, width), *wrapped(force, width)]
    return lines


def _standstill(view: View) -> Lines:
    """With all decks empty the turns are counted."""
    left = view["standstill"]
    if not left:
        return []
    turns = figured(left, "more turn")
    return [Text(f"All decks are empty: the game ends without a winner after {turns} each.", DIM)]


def hand(view: View, width: int) -> Lines:
    """The cards in the own hand, with what they cost and their Focus Value."""
    if view["seat"] is None:
        return [line for seat in range(view["seats"]) for line in _hand_of(view, seat, width)]
    return _hand_of(view, view["seat"], width)


def _hand_of(view: View, seat: int, width: int) -> Lines:
    cards = view["players"][seat]["hand"]
    if cards is None:
        return []
    title = Text.assemble(coloured_name(view, seat), f"'s hand ({len(cards)})")
    cells = [
        Text.assemble(
            (card["name"], STRONG), numbers_of(card), (f" {card['gold_cost']}G focus {card['focus']}", DIM)
        )
        for card in cards
        if "focus" in card
    ]
    return [title, *in_columns(cells, width)]


def piles(view: View, width: int) -> Lines:
    """The discard piles, which everybody may look through."""
    lines: Lines = []
    for seat, player in enumerate(view["players"]):
        for pile, name in (("dynasty_discard", "Dynasty"), ("fate_discard", "Fate")):
            if player[pile]:
                title = Text.assemble(coloured_name(view, seat), f"'s {name} discard pile: ")
                lines += wrapped(title + Text(counted_cards(player[pile])), width, indent=2)
    return lines


def to_come(view: View, titles: dict[str, str], width: int) -> Lines:
    """What the seat has not seen yet of its own decks; nobody knows in which order it will come."""
    lines: Lines = []
    for player in view["players"]:
        for pile, name in (("dynasty", "Dynasty"), ("fate", "Fate")) if player["unseen"] else ():
            left = player["unseen"][pile]
            cards = [
                f"{titles[slug]} x{count}" if count > 1 else titles[slug] for slug, count in left.items()
            ]
            head = Text.assemble((f"{name} cards you have not seen yet", TITLE), f" ({sum(left.values())}): ")
            lines += wrapped(head + Text(", ".join(cards)), width, indent=2)
    return lines
