"""Players, as the text names them: you, his controller, the enemy leader."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import NOBODY
from gorin.games.ccg.reading import others
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Things


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Some players."""

    def __init__(self, subject: str, read: Callable[[CcgState, Scope], list[int]]) -> None:
        self.subject = subject
        self.read = read

    def seats(self, s: CcgState, scope: Scope) -> list[int]:
        return [seat for seat in self.read(s, scope) if seat != NOBODY]

    def text(self, speaker: Speaker) -> str:
        return self.subject

    def verb(self, speaker: Speaker, plain: str, third: str) -> str:
        """With a verb: "gain", "his controller loses"."""
        who = self.text(speaker)
        return plain if who == "you" else f"{who} {third}"


class ControllerOf(Who):
    def __init__(self, whom: Things, word: str = "controller") -> None:
        super().__init__(word, lambda s, scope: [s.controller[card] for card in whom.cards(s, scope)])
        self.whom = whom

    def text(self, speaker: Speaker) -> str:
        return f"{self.whom.owning(speaker)} {self.subject}"


def _enemy_leader(s: CcgState, scope: Scope) -> list[int]:
    if scope.seat == s.attacker:
        return [s.defender]
    return [s.attacker] if scope.seat == s.defender else []


def _triggering_player(s: CcgState, scope: Scope) -> list[int]:
    return [] if scope.moment is None else [scope.moment.seat]


YOU = Who("you", lambda s, scope: [scope.seat])
EACH_OTHER_PLAYER = Who("each other player", lambda s, scope: others(s, scope.seat))
ENEMY_LEADER = Who("the enemy leader", _enemy_leader)
THAT_PLAYER = Who("that player", _triggering_player)
DEFENDER = Who("the Defender", lambda s, scope: [s.defender])


def controller_of(whom: Things) -> Who:
    return ControllerOf(whom)


def owner_of(whom: Things) -> Who:
    who = ControllerOf(whom, "owner")
    who.read = lambda s, scope: [s.owner[card] for card in whom.cards(s, scope)]
    return who
