"""Invitations to join a side, which bind nobody (WH-ATK-12 to WH-ATK-16, DE-ATK-07 to DE-ATK-12)."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.ccg.kinds import ATTACKING
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops, refusing
from gorin.games.ccg.table.sides import is_leader, leader_of
from gorin.games.ccg.table.state import CcgState
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.questions import SEATS, AskThing


@final
class AskInvitation(AskThing):
    """Whom to invite."""

    tag: ClassVar[str] = "ask-invitation"

    def thing_label(self, s: CcgState, code: int) -> str:
        return f"Invite {super().thing_label(s, code)}"


@final
class Invitations(Step):
    """The leader of a side invites as many as he likes: named one by one, invited together."""

    tag: ClassVar[str] = "invitations"
    fields: ClassVar[dict[str, str]] = {"side": "int", "chosen": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("offer", "take", "invite")
    kinds: ClassVar[dict[str, str]] = {"take": "attack.invite"}

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.chosen: list[int] = []

    def on_player_left(self, s: CcgState, seat: int) -> None:
        self.chosen = [each for each in self.chosen if each != seat]
        if is_leader(s, seat):
            self.at = len(self.stages)

    def offer(self, s: CcgState) -> None:
        """Where nobody can be invited nobody is asked: everybody sees who could be."""
        free = [seat for seat in invitable(s, self.side) if seat not in self.chosen]
        if not free:
            self.go("invite")
            return
        words = [DONE, BACK] if self.chosen else [DONE]
        purpose = "attack" if self.side == ATTACKING else "defend"
        asks = f"Invite whom to {purpose} with you?"
        s.push(AskInvitation(leader_of(s, self.side), asks, [SEATS + seat for seat in free] + words))

    def refuses(self, s: CcgState, seat: int, code: int) -> Reason | None:
        other = code - SEATS
        if s.is_out(other):
            return refusing.HAS_LEFT
        if is_leader(s, other):
            return refusing.LEADS
        if other in self.chosen:
            return refusing.INVITED
        return None if other in invitable(s, self.side) else refusing.NOT_INVITABLE

    def take(self, s: CcgState) -> None:
        code = s.answers[leader_of(s, self.side)]
        if code == DONE:
            return
        if code == BACK:
            self.chosen.pop()
        else:
            self.chosen.append(code - SEATS)
        self.go("offer")

    def invite(self, s: CcgState) -> None:
        for seat in self.chosen:
            ops.invite(s, seat, self.side)


def invitable(s: CcgState, side: int) -> list[int]:
    """Whom the leader of a side may invite, clockwise; the other side may have invited him, too."""
    ruleset = rules_of(s)
    return [
        seat
        for seat in s.others(leader_of(s, side))
        if not is_leader(s, seat) and ruleset.may_be_invited(s, seat, side)
    ]
