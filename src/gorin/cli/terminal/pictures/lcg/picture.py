"""The LCG on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from gorin.cli.terminal.drawing.lines import Lines
from gorin.cli.terminal.pictures.card_face import card_face
from gorin.cli.terminal.pictures.card_picture import CardPicture
from gorin.cli.terminal.pictures.ccg.lists import names_on_table
from gorin.cli.terminal.pictures.lcg import lists as lcg_lists
from gorin.cli.terminal.pictures.lcg.lists import View
from gorin.cli.terminal.pictures.picture import Named
from gorin.games.lcg.decks.cards import PoolCard
from gorin.language.library.library import library_of

GAME = "lcg"
QUIET = frozenset(
    {
        "bow",
        "ready",
        "draw",
        "refill",
        "shuffle",
        "province",
        "over_now",
        "lasting_end",
        "ring_side",
    }
)
"""What happens all the time, or shows on the table."""
RESPONSES, IN_CONFLICT, ACTIONS = "responses", "conflict", "actions"


class LcgPicture(CardPicture):
    """Provinces, homes, rings, the conflict and hands in words."""

    quiet = QUIET
    headings = frozenset({"round", "phase", "conflict", "over"})
    windows: ClassVar[Mapping[str, str]] = {
        RESPONSES: "every moment at which you could react or interrupt",
        IN_CONFLICT: "every opportunity for an action in a conflict",
        ACTIONS: "every opportunity for an action between conflicts and in the draw and fate phases",
    }

    def listing(self, view: View, width: int) -> Lines:
        return lcg_lists.table(view, width)

    def standing(self, view: View, width: int) -> Lines:
        return lcg_lists.standing(view, width)

    def possessions(self, view: View, width: int, brief: bool = False) -> Lines:
        return lcg_lists.hand(view, width)

    def details(self, view: View, width: int) -> Lines:
        return lcg_lists.piles(view, width)

    def names(self, view: View) -> list[Named]:
        """Cards that can be seen; provinces; rings; players."""
        found = [Named(name, id) for id, name in names_on_table(view).items()]
        found += [Named(name, id) for id, name in lcg_lists.province_names(view).items()]
        found += [Named(f"{ring['element'].capitalize()} ring", ring["id"]) for ring in view["rings"]]
        return found + [Named(player["name"], f"seat{player['seat']}") for player in view["players"]]

    def cards(self) -> dict[str, str]:
        return {title: library_of(GAME).text(card) for title, card in _titles().items()}

    def face(self, name: str, width: int) -> Lines:
        return card_face(library_of(GAME), _titles()[name], width)

    def window(self, view: View, kind: str) -> str:
        """Told by what is asked, never by what could be answered."""
        if kind == "response":
            return RESPONSES
        if kind != "action":
            return ""
        return ACTIONS if view["conflict"] is None else IN_CONFLICT


@cache
def _titles() -> dict[str, PoolCard]:
    """By the names that a table shows."""
    return {card.name: card for card in library_of(GAME).published()}
