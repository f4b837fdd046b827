"""Cards that are created in the middle of a battle, and cards that are removed from the game."""

from __future__ import annotations

from gorin.games.ccg import ops
from gorin.games.ccg.definition import Definition, Speaker
from gorin.games.ccg.kinds import LIMBO, NOTHING, PLAY
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.nouns import my_side
from gorin.games.ccg.words.things import CHOSEN_SLOT
from gorin.games.ccg.words.verbs.making import Create, describe_created
from gorin.words.english import a


class CreateHere(Create):
    """A new Personality on your side of the current battlefield. Later effects speak of him as CHOSEN."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        side = my_side(s, scope.seat)
        if s.battlefield == NOTHING or not side:
            return
        card = ops.create(s, self.card.slug, scope.seat)
        ops.enter_play(s, card, scope.seat, NOTHING, False, LIMBO)
        ops.appear(s, card, s.battlefield, side)
        scope.put(CHOSEN_SLOT, [card])

    def text(self, speaker: Speaker) -> str:
        speaker.pronouns[CHOSEN_SLOT] = "him"
        return f"create {a(self.words)} on your side at the current battlefield"


class RemoveFromGame(Effect):
    """Out of the game, if they are still in play."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            if s.zone[card] == PLAY:
                ops.remove_from_game(s, card)

    def text(self, speaker: Speaker) -> str:
        return f"remove {self.whom.text(speaker)} from the game"


def create_here(card: Definition) -> Effect:
    return CreateHere(card, None, describe_created(card))


def remove_from_game(whom: Things) -> Effect:
    return RemoveFromGame(whom)
