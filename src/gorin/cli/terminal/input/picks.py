"""Choices of several things, one after another: which of them a player has chosen already."""

from __future__ import annotations

from gorin.cli.terminal.input.menu import Menu

DONE, BACK = "done", "back"


class Picks:
    """What one person has chosen so far in a question that comes again until it is done."""

    def __init__(self) -> None:
        self.labels: list[str] = []
        self._question: tuple[int, str, str] | None = None
        self._made = -1

    def ask(self, menu: Menu, made: int) -> None:
        """A question is asked, after so many choices at the table: the same one as before goes on."""
        decision = menu.decision
        question = (decision.seat, decision.kind, decision.about)
        goes_on = question == self._question and made == self._made + 1 and menu.named(DONE) is not None
        self.labels = self.labels if goes_on else []
        self._question, self._made = question, made

    def choose(self, id: str, label: str) -> None:
        if id == BACK:
            self.labels = self.labels[:-1]
        else:
            self.labels = [*self.labels, label]
