"""How a position names cards: by the slug, and by a number where it matters which of several is meant."""

from __future__ import annotations

from typing import Any, final

from gorin.kernel.errors import InvalidPosition
from gorin.kernel.events import EVERYBODY
from gorin.kernel.keys import nearest, quoted
from gorin.kernel.position_reader import PositionReader, read_number
from gorin.language.core.ruleset import catalogue
from gorin.language.core.state import CardState

MOST_CARDS = 2_000


def name(s: CardState, card: int) -> str:
    return f"{s.names[s.what[card]]}#{card}"


@final
class Cards:
    """The cards that a position lists. Those with a number get it, the others fill the gaps."""

    def __init__(self, s: CardState, listing: Any, mentioning: tuple[str, ...] = ()) -> None:
        self.s = s
        self.mentioning = mentioning
        """What a listing says under these names only speaks of cards that lie somewhere else."""
        self.numbered: dict[int, str] = {}
        self.laid: set[int] = set()
        self.next = 0
        self._reserve(listing)

    def _reserve(self, value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if key not in self.mentioning:
                    self._reserve(inner)
        elif isinstance(value, list):
            for inner in value:
                self._reserve(inner)
        elif isinstance(value, str) and "#" in value:
            slug, number = _parts(value, "a card")
            if number is None or number in self.numbered:
                raise InvalidPosition(f"two cards have the number {number}")
            self.numbered[number] = slug

    # --- listing ----------------------------------------------------------------------------------

    def lay(self, value: Any, seat: int, zone: int, where: str) -> int:
        """A card is listed: it belongs to this player and is in this zone."""
        s = self.s
        slug, number = _parts(value, where)
        self._check_slug(slug, where)
        card = self._free() if number is None else number
        self._make_room(card, slug)
        self.laid.add(card)
        s.what[card] = s.add_name(slug)
        s.owner[card] = s.controller[card] = seat
        s.zone[card] = zone
        return card

    def _free(self) -> int:
        while self.next in self.numbered:
            self.next += 1
        self.next += 1
        return self.next - 1

    def _make_room(self, card: int, slug: str) -> None:
        """Cards are made in the order of their numbers; what is not known yet is put right when laid."""
        if card >= MOST_CARDS:
            raise InvalidPosition(f"a position has at most {MOST_CARDS:,} cards")
        while len(self.s.what) <= card:
            self.s.add_card(self._check_slug(self.numbered.get(len(self.s.what), slug), "a card"), 0)

    def _check_slug(self, slug: str, where: str) -> str:
        known = catalogue(self.s.edition)
        if slug not in known:
            raise InvalidPosition(f"{where}: there is no card {quoted(slug)}{nearest(slug, tuple(known))}")
        return slug

    def check_all_laid(self) -> None:
        for card in range(len(self.s.what)):
            if card not in self.laid:
                raise InvalidPosition(f"no card has the number {card}, but others have higher ones")

    # --- speaking of ------------------------------------------------------------------------------

    def find(self, value: Any, where: str) -> int:
        """A card that the position lists somewhere, by slug and number or, if there is only one, by slug."""
        s = self.s
        slug, number = _parts(value, where)
        same = [card for card in sorted(self.laid) if s.names[s.what[card]] == slug]
        if number is None and len(same) > 1:
            which = f"say which, as in {slug}#{same[0]}"
            raise InvalidPosition(f"{where}: there are {len(same)} cards {slug}; {which}")
        if not same or (number is not None and number not in same):
            raise InvalidPosition(f"{where}: this position lists no card {quoted(value)}")
        return same[0] if number is None else number


def _parts(value: Any, where: str) -> tuple[str, int | None]:
    """The slug and the number of a card's name."""
    if not isinstance(value, str):
        raise InvalidPosition(f"{where}: a card is named by its slug, not {quoted(value)}")
    slug, mark, number = value.partition("#")
    if not mark:
        return slug, None
    if not (number.isascii() and number.isdigit() and len(number) < 5):
        raise InvalidPosition(f"{where}: after # comes the number of a card, not {quoted(number)}")
    return slug, int(number)


def read_entry(value: Any, known: tuple[str, ...], where: str) -> PositionReader:
    """A card is its slug, or a table that says more of it."""
    return (
        PositionReader({"card": value}, known, where)
        if isinstance(value, str)
        else PositionReader(value, known, where)
    )


# --- who knows a card -----------------------------------------------------------------------------


def told_knowledge(s: CardState, card: int) -> Any:
    """Who knows the face of a card, where that does not follow from where it lies."""
    seats = [seat for seat in range(s.seats) if s.known[card] >> seat & 1]
    return "everybody" if s.known[card] == EVERYBODY else seats


def read_knowledge(s: CardState, told: PositionReader, default: int) -> int:
    """Who knows the face of a card, as an audience."""
    if not told.says("known_to"):
        return default
    if told.told["known_to"] == "everybody":
        return EVERYBODY
    place = told.place("known_to")
    return sum({1 << read_number(seat, place, 0, s.seats - 1) for seat in told.items("known_to")})
