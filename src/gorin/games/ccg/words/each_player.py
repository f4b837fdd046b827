"""Players who are chosen, and players who each have a choice, one after the other."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.questions import CHOICES, SEATS, AskThing
from gorin.games.ccg.reading import in_turn_order
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Block, Effect
from gorin.games.ccg.words.players import Who
from gorin.kernel.questions import PASS
from gorin.words.nodes import Node

PLAYER_SLOT = 12
"""Where a scope keeps the player who was chosen, or whose choice it is."""


def _kept(s: CcgState, scope: Scope) -> list[int]:
    return [code - SEATS for code in scope.get(PLAYER_SLOT)]


class Actor(Who):
    """The player whose choice it is: "each other player may draw a card"."""

    def verb(self, speaker: Speaker, plain: str, third: str) -> str:
        return plain


CHOSEN_PLAYER = Who("the chosen player", _kept)
ACTOR = Actor("he", _kept)
EACH_PLAYER = Who("each player", lambda s, scope: in_turn_order(s, scope.seat))


def players_above(honor: int) -> Who:
    return Who(
        f"each player whose Family Honor is above {honor}",
        lambda s, scope: [seat for seat in in_turn_order(s, s.active) if s.players[seat].honor > honor],
    )


class ChoosePlayer(Effect):
    """You choose a player, who is then known as CHOSEN_PLAYER."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        among = [SEATS + seat for seat in in_turn_order(s, scope.seat) if not s.players[seat].lost]
        s.push(AskThing(scope.seat, "Choose a player.", among))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.put(PLAYER_SLOT, [s.answers[scope.seat]])

    def text(self, speaker: Speaker) -> str:
        return "choose a player"


def choose_player() -> Effect:
    return ChoosePlayer()


class EachMay(Effect):
    """Some players may each do something, one after the other; what they do speaks of ACTOR."""

    def __init__(self, who: Who, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        """The run remembers who was not asked yet, the one who is asked now in front."""
        if not run.memo:
            run.memo = [seat for seat in self.who.seats(s, scope) if not s.players[seat].lost]
        if run.memo:
            scope.put(PLAYER_SLOT, [SEATS + run.memo[0]])
            asks = f"Do you want to {self.block.text(Speaker('this card', 'this card'))}?"
            s.push(AskThing(run.memo[0], asks.replace(" his ", " your "), [CHOICES, PASS], ["Yes"]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        seat = run.memo.pop(0)
        if run.memo:
            run.repeat()
        if s.answers[seat] != PASS:
            s.push(Run(run.what, self.block.number))

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.text(speaker)}, in turn order, may {self.block.text(speaker)}"


def each_may(who: Who, *effects: Effect) -> Effect:
    return EachMay(who, effects)
