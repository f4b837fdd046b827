"""A game as a row of moments that can be looked at in any order."""

from __future__ import annotations

from typing import Any, NamedTuple

import gorin
from gorin.cli.terminal.views import OPEN, Eyes
from gorin.kernel.game import Game, LogLine
from gorin.kernel.questions import SAY
from gorin.kernel.rules import CONCEDE


class Choice(NamedTuple):
    """Who chose what."""

    seat: int
    id: str
    label: str

    def visible_to(self, eyes: Eyes) -> bool:
        """A choice is the secret of who made it; its effects show in the log."""
        return eyes in (OPEN, self.seat)


def _label(game: Game, seat: int, id: str) -> str:
    """What was chosen, as it was offered; giving up and words of one's own stand in no list."""
    if id == CONCEDE:
        return "Give up"
    if id.startswith(SAY):
        return f'"{id.removeprefix(SAY)}"'
    decision = next(decision for decision in game.pending if decision.seat == seat)
    return decision.pick(decision.index_of(id)).label


class History:
    """Every moment of a record, from before the first choice to after the last."""

    def __init__(self, record: dict[str, Any]) -> None:
        game = gorin.replay({**record, "choices": []})
        self.moments: list[Game] = [game]
        self.choices: list[Choice] = []
        for seat, id in record["choices"]:
            game = game.clone()
            self.choices.append(Choice(seat, id, _label(game, seat, id)))
            game.choose(id, seat)
            self.moments.append(game)

    @property
    def last(self) -> int:
        return len(self.choices)

    def events(self, moment: int, eyes: Eyes) -> list[LogLine]:
        """What the choice before this moment led to, as these eyes see it."""
        since = len(self.moments[moment - 1].events) if moment else 0
        seat = eyes if isinstance(eyes, int) else None
        happened = [event for event in self.moments[moment].events[since:] if event.sentence]
        return [event for event in happened if eyes == OPEN or event.visible_to(seat)]
