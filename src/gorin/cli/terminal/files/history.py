"""A game as a row of moments that can be looked at in any order."""

from __future__ import annotations

from typing import Any, NamedTuple

import gorin
from gorin.cli.terminal.pictures.views import OPEN, Eyes
from gorin.kernel.game import Game
from gorin.kernel.log import LogLine
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

    def lines(self, moment: int, eyes: Eyes) -> list[LogLine]:
        """The log of what the choice before this moment led to, as these eyes read it."""
        game, since = self.moments[moment], self._told_before(moment)
        if eyes == OPEN:
            return list(game.open_log(since))
        return list(game.log(eyes if isinstance(eyes, int) else None, since))

    def events(self, moment: int, eyes: Eyes) -> list[LogLine]:
        """The same for programs: every event that has a sentence, by itself."""
        seat = eyes if isinstance(eyes, int) else None
        happened = self.moments[moment].events_since(self._told_before(moment))
        return [event for event in happened if event.sentence and (eyes == OPEN or event.visible_to(seat))]

    def _told_before(self, moment: int) -> int:
        return len(self.moments[moment - 1].state.told) if moment else 0
