"""Trying a deck against a field of others, and trying swaps of its cards on the same games."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from gorin.kernel.errors import GorinError
from gorin.lab.pairs import called
from gorin.lab.plan import Plan, Played, Stop
from gorin.lab.rates import CardRate, Rate, card_rates
from gorin.lab.simulate import simulate
from gorin.lab.statistics import Z95
from gorin.language.library.deck import Deck
from gorin.language.library.given import as_option
from gorin.language.library.library import Library, library_of

OWN: Final = "this deck"
"""What the deck that is tried is called in its games, whatever its name is."""


@dataclass(frozen=True, slots=True)
class Field:
    """Against whom a deck is tried: the game with its options, the other decks, and who plays."""

    game: str
    options: dict[str, Any]
    rivals: tuple[Any, ...]
    bot: str
    games: int = 20
    """With each rival: half of them in either seat."""
    seed: int = 1
    longest: int = 20_000

    def plan(self, deck: Deck, games: int | None = None) -> Plan:
        """The games of a deck: the same seeds and seats for whichever deck it is."""
        own = {**as_option(self.game, deck), "name": OWN}
        pairs = [pair for rival in self.rivals for pair in ((own, rival), (rival, own))]
        count = self.games if games is None else games
        return Plan(
            self.game, 2, (self.bot,), count * len(self.rivals), self.seed,
            options=self.options, line_ups=tuple(pairs), longest=self.longest, watch=True,
        )  # fmt: skip

    def insist(self) -> None:
        if not self.rivals:
            raise GorinError("there is no deck to play against")
        if self.games % 2:
            raise GorinError(f"an even number of games is played against each deck, not {self.games}")


@dataclass(frozen=True, slots=True)
class Tested:
    """How a deck did."""

    total: Rate
    rivals: list[Rate]
    cards: list[CardRate]

    def plain(self) -> dict[str, Any]:
        cards = [
            {
                "slug": card.slug,
                "drawn": card.drawn.plain(),
                "played": _plain(card.played),
                "gain": self.gain(card),
            }
            for card in self.cards
        ]
        return {
            "total": self.total.plain(),
            "rivals": [rate.plain() for rate in self.rivals],
            "cards": sorted(cards, key=lambda card: (-card["gain"], card["slug"])),
        }

    def gain(self, card: CardRate) -> float:
        """How much more often games were won in which it was drawn than others; 0 where it always was."""
        others = self.total.games - card.drawn.games
        if not others:
            return 0.0
        return round(card.drawn.rate - (self.total.wins - card.drawn.wins) / others, 4)


def _plain(rate: Rate) -> dict[str, Any] | None:
    return rate.plain() if rate.games else None


def findings(games: Sequence[Played]) -> Tested:
    """What the games of a deck say of it."""
    total, rivals = Rate("all"), dict[str, Rate]()
    for game in games:
        seat = game.decks.index(OWN)
        won, rival = seat in game.winners, game.decks[1 - seat]
        total.add(won)
        rivals.setdefault(rival, Rate(rival)).add(won)
    return Tested(total, list(rivals.values()), card_rates(games, OWN))


# --- swaps ---------------------------------------------------------------------------------------------


class Swap(NamedTuple):
    """Copies of a card that leave a deck for as many of another."""

    out: str
    into: str
    copies: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """A swap, and what it gained in games with the same seeds: won games more a game, with an interval."""

    swap: Swap
    games: int
    gain: float
    low: float
    high: float

    @property
    def is_proven(self) -> bool:
        return self.low > 0

    def plain(self) -> dict[str, Any]:
        told = {"out": self.swap.out, "in": self.swap.into, "copies": self.swap.copies, "games": self.games}
        return {**told, "gain": self.gain, "low": self.low, "high": self.high, "proven": self.is_proven}


def swapped(library: Library, deck: Deck, swap: Swap) -> Deck:
    """The deck after a swap; the new cards stand in the list of those that left."""
    lists = {name: list(slugs) for name, slugs in deck.lists.items()}
    part = next(name for name, slugs in lists.items() if swap.out in slugs)
    for _ in range(swap.copies):
        lists[part][lists[part].index(swap.out)] = swap.into
    return library.make(deck.id, deck.name, lists, deck.theme, deck.format)


def possible_swaps(library: Library, deck: Deck, out: Sequence[str], rng: random.Random) -> list[Swap]:
    """Legal swaps of these cards for cards that the deck does not have, in a random order.

    All copies of a card leave, or as many as there may be of the other one.
    """
    has = set(deck.cards())
    others = sorted([card.slug for card in library.published() if card.complete and card.slug not in has])
    found: list[Swap] = []
    for slug in dict.fromkeys(out):
        part = library.part_of(library.cards()[slug])
        for into in [each for each in others if library.part_of(library.cards()[each]) == part]:
            swap = _largest(library, deck, slug, into)
            if swap is not None:
                found.append(swap)
    rng.shuffle(found)
    return found


def _largest(library: Library, deck: Deck, out: str, into: str) -> Swap | None:
    for copies in range(deck.cards().count(out), 0, -1):
        swap = Swap(out, into, copies)
        if not library.why_illegal(swapped(library, deck, swap)):
            return swap
    return None


def weakest(library: Library, found: Tested, deck: Deck, count: int) -> list[str]:
    """The cards of a deck whose games went worst, of the lists that have more than one card."""
    swappable = {slug for part in library.parts if not part.is_single for slug in deck.lists[part.name]}
    known = [card for card in found.cards if card.slug in swappable]
    return [card.slug for card in sorted(known, key=lambda card: (found.gain(card), card.slug))[:count]]


class Tuning:
    """Tries swaps on ever more games: after each heat the better half goes on, until few are left."""

    def __init__(self, field: Field, deck: Deck, jobs: int = 1, stop: Stop | None = None) -> None:
        field.insist()
        self.field, self.deck, self.jobs, self.stop = field, deck, jobs, stop
        self.library = library_of(field.game)
        self._base: dict[int, list[Played]] = {}

    def heat(self, swaps: Sequence[Swap], games: int, advance: Callable[[], None]) -> list[Proposal]:
        """Each of these swaps in so many games with each rival, the best first."""
        found = []
        for swap in swaps:
            if self.stop is not None and self.stop.is_set():
                break
            found.append(self._tried(swap, games))
            advance()
        return sorted(found, key=lambda proposal: (-proposal.gain, proposal.swap))

    def _tried(self, swap: Swap, games: int) -> Proposal:
        if games not in self._base:
            self._base[games] = self._played(self.deck, games)
        after = self._played(swapped(self.library, self.deck, swap), games)
        pairs = zip(after, self._base[games], strict=False)
        return proposal_of(swap, [_won(one) - _won(other) for one, other in pairs])

    def _played(self, deck: Deck, games: int) -> list[Played]:
        return list(simulate(self.field.plan(deck, games), self.jobs, self.stop))


def proposal_of(swap: Swap, differences: Sequence[int]) -> Proposal:
    """The mean of paired differences with its interval."""
    count = len(differences)
    gain = fmean(differences) if differences else 0.0
    half = Z95 * stdev(differences) / sqrt(count) if count > 1 else 1.0
    return Proposal(swap, count, round(gain, 4), round(gain - half, 4), round(gain + half, 4))


def _won(game: Played) -> int:
    return int(game.decks.index(OWN) in game.winners)


def rivals_for(game: str, chosen: Sequence[Any], deck: Deck) -> tuple[Any, ...]:
    """The decks of a field, without the one that is tried."""
    return tuple([each for each in chosen if called(each) != deck.id])
