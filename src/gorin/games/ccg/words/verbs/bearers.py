"""Destroying attachments, and the Personalities who bore them."""

from __future__ import annotations

from gorin.games.ccg.reading import leader
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Effect, Things
from gorin.games.ccg.words.things import CHOSEN_SLOT
from gorin.games.ccg.words.verbs.states import Destroy


class DestroyFromBearer(Destroy):
    """Later effects speak of the Personalities who bore them as CHOSEN."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.put(CHOSEN_SLOT, [leader(s, card) for card in self.whom.cards(s, scope)])
        super().do(s, scope, run)


def destroy_from_bearer(whom: Things) -> Effect:
    return DestroyFromBearer(whom)
