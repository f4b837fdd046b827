"""Decks: cards in named lists."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """Slugs in lists by name; which lists there are and what belongs into them, the game's library says."""

    def __init__(
        self, id: str, name: str, lists: dict[str, list[str]], theme: str = "", format: str = ""
    ) -> None:
        self.id = id
        self.name = name
        self.lists = lists
        self.theme = theme
        self.format = format
        """By whose rules it is built, where a game has several."""

    def cards(self) -> list[str]:
        """Every card, list by list."""
        return [slug for slugs in self.lists.values() for slug in slugs]

    def one(self, part: str) -> str:
        """The first card of a list, which for some lists is the only one; nothing where there is none."""
        slugs = self.lists.get(part, [])
        return slugs[0] if slugs else ""


def cards_of(lines: str) -> list[str]:
    """A list of slugs from lines of a count and a slug.

    >>> cards_of("2 charge\\n1 rout")
    ['charge', 'charge', 'rout']
    """
    found: list[str] = []
    for line in lines.split("\n"):
        if line.strip():
            count, slug = line.split()
            found += [slug] * int(count)
    return found
