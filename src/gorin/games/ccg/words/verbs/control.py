"""Take control of cards (CE-CTRL)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg import ops
from gorin.games.ccg.bringing import why_not_attached
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import ATTACHMENTS, PLAY
from gorin.games.ccg.questions import AskThing
from gorin.games.ccg.reading import personalities
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Effect, Things
from gorin.kernel.state import Step


def bearers(s: CcgState, seat: int, card: int) -> list[int]:
    """The Personalities of a player on whom an attachment may be put, wherever they are."""
    return [each for each in personalities(s, seat) if why_not_attached(s, card, each) is None]


@final
class TakeAttachment(Step):
    """CE-CTRL-05: the new controller says who bears it; without anybody to bear it, nothing changes."""

    fields: ClassVar[dict[str, str]] = {"seat": "int", "card": "int"}
    stages: ClassVar[tuple[str, ...]] = ("choose_bearer", "take_bearer")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def choose_bearer(self, s: CcgState) -> None:
        among = bearers(s, self.seat, self.card)
        if among:
            s.push(AskThing(self.seat, "Which of your Personalities bears it now?", among))
        else:
            self.at = len(self.stages)

    def take_bearer(self, s: CcgState) -> None:
        ops.transfer(s, self.card, s.answers[self.seat])


class TakeControl(Effect):
    """You control these cards from now on, for as long as they are in play."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] != PLAY or s.controller[card] == scope.seat:
                continue
            if s.type_of(card) in ATTACHMENTS:
                s.push(TakeAttachment(scope.seat, card))
            else:
                ops.change_control(s, card, scope.seat)

    def text(self, speaker: Speaker) -> str:
        return f"take control of {self.whom.text(speaker)}"


def take_control(whom: Things) -> Effect:
    return TakeControl(whom)
