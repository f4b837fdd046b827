"""The CCG on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar

from rich.text import Text

from gorin.cli.terminal.drawing.lines import Lines
from gorin.cli.terminal.pictures.card_face import card_face
from gorin.cli.terminal.pictures.card_picture import CardPicture
from gorin.cli.terminal.pictures.ccg import lists as ccg_lists
from gorin.cli.terminal.pictures.ccg import war_map
from gorin.cli.terminal.pictures.ccg.lists import View
from gorin.cli.terminal.pictures.picture import Named
from gorin.games.ccg.definition import Card
from gorin.kernel.decisions import Option
from gorin.kernel.log import LogLine
from gorin.language.core.context import NOTHING
from gorin.language.core.english import ordinal
from gorin.language.core.render import card_text
from gorin.language.library.library import library_of

QUIET = frozenset(
    {
        *("bow", "straighten", "draw", "refill", "shuffle", "phase", "limbo", "held", "combat", "province"),
        *("durations_end", "lasting_end", "battle_end", "attack_end", "pool"),
    }
)
"""What happens all the time, or shows on the table."""
REACTIONS, BATTLE_ACTIONS, ACTIONS = "reactions", "battle", "actions"


class CcgPicture(CardPicture):
    """Provinces, homes, battlefields and hands in words."""

    quiet = QUIET
    headings = frozenset({"turn", "attack", "over"})
    windows: ClassVar[Mapping[str, str]] = {
        REACTIONS: "every moment at which you could react",
        BATTLE_ACTIONS: "every opportunity for a Battle action",
        ACTIONS: "every opportunity for an action in the turns of others",
    }

    def __init__(self, edition: str) -> None:
        self.edition = edition

    def listing(self, view: View, width: int) -> Lines:
        return ccg_lists.table(view, width)

    def news(self, view: View, events: Sequence[LogLine]) -> list[LogLine]:
        """A province that gets a card which everybody sees is news; one that gets a face-down card is not."""
        return [event for event in events if event.kind not in self.quiet or _shows_card(event)]

    def standing(self, view: View, width: int) -> Lines:
        return [*ccg_lists.standing(view, width), *war_map.agreed(view, width)]

    def chart(self, view: View, width: int, marks: Mapping[str, str], height: int | None = None) -> Lines:
        """The map alone where a choice points at it, else the Paths below it."""
        if "map" not in view:
            return []
        drawn = war_map.draw(view, width, marks, height)
        return drawn if marks else [*drawn, Text(), *war_map.paths(view, width)]

    def marks(self, view: View, numbered: Mapping[int, Option]) -> dict[str, str]:
        """Tiles, and places for tiles, with the numbers of their options."""
        tiles = {tile["id"] for tile in view.get("map", ())}
        about = {option.refs[0] if option.refs else option.id: n for n, option in numbered.items()}
        return {ref: str(n) for ref, n in about.items() if ref in tiles or ref.startswith(war_map.HEX)}

    def possessions(self, view: View, width: int, brief: bool = False) -> Lines:
        return ccg_lists.hand(view, width)

    def details(self, view: View, width: int) -> Lines:
        titles = {card.slug: title for title, card in _titles(self.edition).items()}
        return [*ccg_lists.piles(view, width), *ccg_lists.to_come(view, titles, width)]

    def names(self, view: View) -> list[Named]:
        """Cards that can be seen, those in discard piles last; provinces; players."""
        found = [Named(name, id) for id, name in ccg_lists.names_on_table(view).items()]
        for player in view["players"]:
            found.append(Named(player["name"], f"seat{player['seat']}"))
            for place in player["provinces"]:
                nth = ordinal(place["number"] - 1)
                found.append(Named(f"{player['name']}'s {nth} province", place["id"]))
            for card in player["dynasty_discard"] + player["fate_discard"]:
                found.append(Named(f"{card['name']} in {player['name']}'s discard pile", card["id"]))
        return found

    def cards(self) -> dict[str, str]:
        return {title: card_text(card) for title, card in _titles(self.edition).items()}

    def face(self, name: str, width: int) -> Lines:
        return card_face(library_of(self.edition), _titles(self.edition)[name], width)

    def window(self, view: View, kind: str) -> str:
        """Told by what is asked and whose turn it is, never by what could be answered."""
        if kind == "reaction":
            return REACTIONS
        if kind != "action":
            return ""
        if view["phase"] != "action":
            return BATTLE_ACTIONS
        return ACTIONS if view["active"] != view["seat"] else ""


def _shows_card(event: LogLine) -> bool:
    """A refill of a province tells its seat, the province, the card if that is face-up, and the number."""
    return event.kind == "refill" and event.args[2] != NOTHING


@cache
def _titles(edition: str) -> dict[str, Card]:
    """By the names that a table shows."""
    return {card.shown_title: card for card in library_of(edition).published()}
