"""Traits and effects by which something does not happen to some cards (CE-NEG)."""

from __future__ import annotations

from gorin.games.ccg.table.preventing import ANYTHING, EFFECTS, RESOLUTION, Prevention
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.when.conditions import ORDINALS
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Rule, Speaker
from gorin.words.grammar.scope import Scope
from gorin.words.things import SELF


class Prevents(Prevention):
    """Something does not happen to some cards."""

    def __init__(self, what: str, words: str, whom: Things, against: int, once: bool) -> None:
        super().__init__(what, whom, against, once)
        self.words = words
        self.is_order = words.startswith("negate ")

    def text(self, speaker: Speaker) -> str:
        whom = self.whose.text(speaker)
        if " not " in self.words.partition("{whom}")[0] and whom.startswith("each "):
            whom = f"any {whom.removeprefix('each ')}"
        return self.words.replace("{whom}", whom).replace("{whose}", self.whose.owning(speaker))


def negates(what: str, words: str, whom: Things, against: int = EFFECTS, once: bool = False) -> Rule:
    """`what`: bow, straighten, move, move home, move to battle, destroy, dishonor, bonus, penalty."""
    return Prevents(what, words, whom, against, once)


def does_not_bow_from_resolution(whom: Things) -> Rule:
    return Prevents("bow", "battle resolution does not bow {whom}", whom, RESOLUTION, False)


class StaysBowed(Prevention):
    """Nothing straightens this card before one of its player's turns begins."""

    def __init__(self, turn: int) -> None:
        super().__init__("straighten", SELF, ANYTHING, False)
        self.turn = turn

    def concerns(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card == scope.source and s.players[scope.seat].turns < self.turn

    def text(self, speaker: Speaker) -> str:
        return f"nothing straightens {speaker.kind} until your {ORDINALS[self.turn]} turn begins"


def stays_bowed_before_turn(turn: int) -> Prevention:
    return StaysBowed(turn)


def negates_either(whats: tuple[str, ...], words: str, whom: Things, against: int = EFFECTS) -> Rule:
    """Whichever of several changes comes first."""
    rule = Prevents(" or ".join(whats), words, whom, against, True)
    rule.stops = whats
    return rule
