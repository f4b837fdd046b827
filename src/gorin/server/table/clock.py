"""Clocks: how much time each seat has left, worked out from the times in the log."""

from __future__ import annotations

from gorin.server.table.entries import ClockPlan


class Clocks:
    """The clocks of a table. Time runs for every seat that is awaited."""

    def __init__(self, plan: ClockPlan, seats: int, now: float) -> None:
        self.plan = plan
        self.left = [float(plan.seconds)] * seats
        self.running: list[int] = []
        self.since = now

    @property
    def on(self) -> bool:
        return self.plan.kind != "none"

    def turn(self, awaited: list[int], chooser: int | None, now: float) -> None:
        """A choice was made (or the game began): charge who was awaited, start the clocks of who is now."""
        self._charge(now)
        if chooser is not None and self.plan.kind == "chess":
            self.left[chooser] += self.plan.extra
        if self.plan.kind == "countdown":
            for seat in awaited:
                if seat == chooser or seat not in self.running:
                    self.left[seat] = float(self.plan.seconds)
        self.running = awaited

    def resume(self, until: float | None, now: float) -> None:
        """The server was down since `until` (None: since the last entry): that time is nobody's."""
        if until is not None:
            self._charge(min(until, now))
        self.since = now

    def remaining(self, seat: int, now: float) -> float:
        # The clock of the machine may be set back; nobody gains time by that.
        spent = max(0.0, now - self.since) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def out_of_time(self, now: float) -> list[int]:
        return [seat for seat in self.running if self.on and self.remaining(seat, now) <= 0]

    def _charge(self, now: float) -> None:
        for seat in self.running:
            self.left[seat] = self.remaining(seat, now)
        self.since = now
