"""What every card game has in common on the screen: players have names, and Clans their colours."""

from __future__ import annotations

import re

from rich.text import Text

from gorin.cli.terminal.pictures.card_face import INKS
from gorin.cli.terminal.pictures.picture import Picture, View

ACTOR = re.compile(rf"\b({'|'.join(INKS)})\b(?=(?: \d)?(?:'s)? [a-z])")
"""Somebody who does something, by the name of his Clan."""


class CardPicture(Picture):
    """A table of cards."""

    def seat_name(self, view: View, seat: int) -> str:
        name: str = view["players"][seat]["name"]
        return name

    def tint(self, view: View, sentence: str) -> Text:
        line = Text(sentence)
        for found in ACTOR.finditer(sentence):
            line.stylize(f"bold {INKS[found[1]]}", *found.span(1))
        return line
