"""Who sits at a table, with which deck, and what the deal still waits for."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from gorin.games import find
from gorin.kernel.errors import GorinError
from gorin.server.table.agreed import agreement
from gorin.server.table.entries import Committed, Left, Opened, Revealed, Sat
from gorin.server.table.fairness import commitment_to, is_share, mixed
from gorin.server.table.names import name_of_person
from gorin.server.table.refusal import Code, Refused
from gorin.server.table.seat import Seat

REVEAL_LIMIT = 60.0
"""Seconds that a browser has to tell what it adds to the seed; then its seat is free again."""


class Seating:
    """The seats of a table and the parts of its seed."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.seed = opened.seed
        """The server's part of the seed; empty until it is drawn."""
        self.seats = [Seat(plan, opened.at) for plan in opened.plan]
        self.begun = opened.at
        """When the cards were dealt; until then, when somebody last sat down."""

    @property
    def dealt(self) -> bool:
        """Whether there is a game. Before the last seat is taken there is nothing that anybody could see."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def draws_chance(self) -> bool:
        """Whether the seed is drawn here, and not known from a record or a position."""
        if self.opened.record is None:
            return True
        position = self.opened.record.get("position")
        if position is None or position.get("chance") is not None:
            return False
        return position.get("seed") in (None, self.opened.seed)

    @property
    def game_seed(self) -> str:
        return mixed(self.seed, [seat.share for seat in self.seats if seat.share])

    @property
    def options(self) -> dict[str, Any]:
        """What the game is begun with: as it was asked for, and with the decks that people brought."""
        brought = {number: seat.deck for number, seat in enumerate(self.seats) if seat.deck is not None}
        return self._with_decks(brought) if brought else self.opened.options

    def _with_decks(self, brought: dict[int, Any]) -> dict[str, Any]:
        """The options with other decks at some seats; InvalidSetup where one of them cannot be played."""
        rules = find(self.opened.game)
        decks = list(rules.complete(self.opened.options)["decks"])
        for seat, deck in brought.items():
            decks[seat] = deck
        return rules.complete({**self.opened.options, "decks": decks})

    @cached_property
    def agreed(self) -> dict[str, Any]:
        """Which game it is, in which format and with what that is unusual: nothing of it changes any more."""
        return agreement(self.opened)

    @property
    def takes_decks(self) -> bool:
        """Whether who sits down may bring a deck: not to a game that was begun before."""
        return bool(find(self.opened.game).decks) and self.opened.record is None

    @property
    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    @property
    def unrevealed(self) -> list[int]:
        """Once every seat is taken, whose browsers have not told what they add to the seed."""
        return [n for n, seat in enumerate(self.seats) if self.full and not seat.has_revealed]

    def seat_of(self, holder: str) -> int | None:
        for number, place in enumerate(self.seats):
            if holder and place.holder == holder:
                return number
        return None

    # --- wishes: each returns the entry to be written, or raises Refused -----------------------------

    def why_no_delete(self, session: str) -> str:
        """Why this session cannot delete the table; empty where it can."""
        if not session or self.opened.owner != session:
            return "only who opened a table can delete it"
        others = [seat.name for seat in self.seats if seat.holder and seat.holder != session]
        if self.dealt and not self.over and others:
            return f"{' and '.join(others)} would lose a running game: it can be deleted when it is over"
        return ""

    def sit(
        self,
        name: str,
        holder: str,
        seat: int | None,
        now: float,
        deck: str | dict[str, Any] | None = None,
        commitment: str = "",
        seed: str = "",
    ) -> Sat:
        """Take a seat. `seed` is the server's part, for the case that the deal waited for this alone."""
        name = name_of_person(name)
        self._check_commitment(commitment)
        if self.seat_of(holder) is not None:
            raise Refused("you already have a seat at this table", Code.HAS_SEAT)
        if seat is None:
            seat = self._best_seat(holder, now)
        if not 0 <= seat < len(self.seats):
            raise Refused(f"this table has no seat {seat + 1}", Code.NOT_FOUND)
        place = self.seats[seat]
        if not place.free:
            raise Refused(f"seat {seat + 1} is taken", Code.SEAT_TAKEN)
        if not place.open_to(holder, now):
            raise Refused(f"seat {seat + 1} is reserved for {place.name}", Code.SEAT_TAKEN)
        if deck is not None:
            self._check_deck(seat, deck)
        adds = commitment if self.draws_chance else ""
        drawn = seed if self._draws_after(seat) else ""
        return Sat(at=now, seat=seat, name=name, holder=holder, deck=deck, commitment=adds, seed=drawn)

    def _draws_after(self, seat: int) -> bool:
        """Whether the server draws its part of the seed once this seat is taken and has committed."""
        others = [place for number, place in enumerate(self.seats) if number != seat]
        return all(not place.free and place.has_committed for place in others)

    def _check_commitment(self, commitment: str) -> None:
        if commitment and not is_share(commitment):
            raise Refused("a commitment is 64 hexadecimal digits", Code.INVALID)

    def commit(self, seat: int, commitment: str, seed: str, now: float) -> Committed:
        """A browser whose share counts no more, since somebody left, adds another one."""
        if self.dealt or not commitment or self.seats[seat].has_committed:
            raise Refused("no commitment is awaited from you", Code.NOT_AWAITED)
        self._check_commitment(commitment)
        drawn = seed if self.full and self._draws_after(seat) else ""
        return Committed(at=now, seat=seat, commitment=commitment, seed=drawn)

    def reveal(self, seat: int, share: str, now: float) -> Revealed:
        """A browser tells its share: not before everybody, the server too, is bound to theirs."""
        if seat not in self.unrevealed or not self.seed:
            raise Refused("your share is not awaited", Code.NOT_AWAITED)
        if not is_share(share) or commitment_to(share) != self.seats[seat].commitment:
            raise Refused("this share is not the one that was committed to", Code.INVALID)
        return Revealed(at=now, seat=seat, share=share)

    def _check_deck(self, seat: int, deck: str | dict[str, Any]) -> None:
        if not self.takes_decks:
            raise Refused("players do not bring decks to this table", Code.INVALID_DECK)
        try:
            self._with_decks({seat: deck})
        except GorinError as error:
            raise Refused(str(error), Code.INVALID_DECK) from None

    def _best_seat(self, holder: str, now: float) -> int:
        """The seat that is kept for somebody, otherwise the first that is free."""
        free = [number for number, place in enumerate(self.seats) if place.open_to(holder, now)]
        if free:
            return next((number for number in free if self.seats[number].kept_for == holder), free[0])
        kept = [place.name for place in self.seats if place.free]
        if kept:
            raise Refused(f"the free seats are reserved for {', '.join(kept)}", Code.SEAT_TAKEN)
        raise Refused("every seat of this table is taken", Code.SEAT_TAKEN)

    def may_sit(self, holder: str, now: float) -> bool:
        return self.seat_of(holder) is None and any(place.open_to(holder, now) for place in self.seats)

    def overdue(self, now: float) -> list[int]:
        """Whose browsers have had time enough to tell their shares: without them nobody could begin."""
        return self.unrevealed if not self.dealt and now - self.begun > REVEAL_LIMIT else []

    def leave(self, holder: str, now: float) -> Left:
        seat = self.seat_of(holder)
        if seat is None:
            raise Refused("you have no seat at this table", Code.NO_SEAT)
        if self.dealt:
            raise Refused("the game has begun; let a bot play for you instead", Code.GAME_RUNNING)
        return Left(at=now, seat=seat)
