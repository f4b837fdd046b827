"""A place at a table: who holds it, for whom it is kept, and which bot plays there."""

from __future__ import annotations

from typing import Any

from gorin.server.table.entries import Sat, SeatPlan
from gorin.server.table.names import name_of_bot

KEPT = 900.0
"""Seconds for which a seat is kept for who sat at the table before; then anybody may have it."""


class Seat:
    """A place at the table."""

    def __init__(self, plan: SeatPlan, opened: float) -> None:
        self.name = name_of_bot(plan.bot) if plan.bot else plan.name
        self.kept_for = plan.kept_for
        self.kept_until = opened + KEPT
        self.holder = ""
        """The hash of the session that holds the seat; empty: nobody, or a bot from the beginning."""
        self.bot = plan.bot
        """The bot that plays the seat at the moment."""
        self.planned_bot = plan.bot
        self.deck: str | dict[str, Any] | None = None
        """The deck that who sits here has brought."""
        self.gone = False
        """Whether the bot plays only until the holder comes back."""
        self.adds = False
        """Whether the holder's browser adds to the seed."""
        self.commitment = ""
        """The SHA-256 of what it adds."""
        self.share = ""
        """What it adds, once it has told."""

    @property
    def free(self) -> bool:
        return not self.holder and self.planned_bot is None

    @property
    def plays(self) -> bool:
        """Whether a person plays here at the moment."""
        return bool(self.holder) and self.bot is None

    def is_kept(self, now: float) -> bool:
        return self.free and bool(self.kept_for) and now < self.kept_until

    def open_to(self, session: str, now: float) -> bool:
        return self.free and (self.kept_for == session or not self.is_kept(now))

    def leave(self) -> None:
        self.name = self.kept_for = self.holder = ""
        self.deck = None
        self.adds = False

    def sit(self, entry: Sat) -> None:
        self.name, self.holder = entry.name, entry.holder
        self.deck = entry.deck
        self.adds, self.commitment = bool(entry.commitment), entry.commitment

    @property
    def has_committed(self) -> bool:
        return bool(self.commitment) or not self.adds

    @property
    def has_revealed(self) -> bool:
        return bool(self.share) or not self.adds


class Undo:
    """An open wish to go back."""

    def __init__(self, seat: int, choices: int, needed: list[int]) -> None:
        self.seat = seat
        self.choices = choices
        self.needed = needed
        """The seats that have not agreed yet."""
        self.agreed: list[int] = []
        """Those that have."""
