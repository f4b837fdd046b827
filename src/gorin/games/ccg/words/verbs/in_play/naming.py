"""Naming a Ring, and finding it when what it asks for is done (WH-CLR-18)."""

from __future__ import annotations

from typing import cast

from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.kinds import RING, TURN_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_not_controlled
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.verbs.in_play.entering import awaited_by
from gorin.kernel.questions import PASS
from gorin.words.flow import FirstOf
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import OWN, Deed, Known, Whom, as_chosen
from gorin.words.grammar.ops import delay
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.state import CardState
from gorin.words.grammar.zones import HAND
from gorin.words.things import CHOSEN_SLOT
from gorin.words.triggers import Trigger
from gorin.words.verbs import ENTER, SEARCH


def rings(edition: str) -> list[Card]:
    """The Rings of an edition that tell how they enter play, by name."""
    found = [
        card for card in catalogue(edition).values() if card.type == RING and awaited_by(card) is not None
    ]
    return sorted(found, key=lambda card: card.name)


def named_ring(s: CcgState, scope: Scope) -> Card:
    return rings(s.edition)[scope.numbers[-1]]


class NameRing(Effect):
    """You name a Ring; the number of it is the last of the scope's numbers."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        names = [card.name for card in rings(s.edition)]
        s.push(AskOf(scope.seat, "Name a Ring.", [CHOICES + at for at in range(len(names))], names))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        scope.numbers.append(s.answers[scope.seat] - CHOICES)
        ops.name(s, scope.seat, named_ring(s, scope).name)

    def means(self, known: Known) -> list[Deed]:
        return []

    def text(self, speaker: Speaker) -> str:
        return "name a Ring"


class NamedRingAwaits(Trigger):
    """You have done what the Ring that was named asks for to enter play."""

    def __init__(self, kind: str) -> None:
        super().__init__(
            kind, "after you next do this turn what the Ring asks for to enter play", self._is_done
        )

    def _is_done(self, s: CcgState, scope: Scope, moment: Moment) -> bool:
        awaited = awaited_by(named_ring(s, scope))
        same = awaited is not None and awaited.kind == moment.kind
        return same and awaited is not None and awaited.fits(s, Scope(scope.seat, NOTHING, moment), moment)


class SearchNamedRing(Effect):
    """The discard pile first, then the Fate deck; what is found is CHOSEN and goes to the hand."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        player, slug = s.players[scope.seat], named_ring(s, scope).slug
        found = [card for card in player.fate_discard if s.definition(card).slug == slug]
        if not found:
            ops.look(s, scope.seat, player.fate)
            found = [card for card in player.fate if s.definition(card).slug == slug]
            for card in found[:1]:
                ops.put_in_hand(s, card, shown=True)
            ops.shuffle(s, scope.seat, False)
        else:
            ops.put_in_hand(s, found[0], shown=True)
        scope.put(CHOSEN_SLOT, found[:1])

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "search your discard pile, then your Fate deck, for it; show it and put it into your hand"


class PlayChosenRing(Effect):
    """You may put it into play, as if it had been in your hand before (CE-WIN-05)."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in scope.get(CHOSEN_SLOT):
            if s.zone[card] == HAND and why_not_controlled(s, card, scope.seat) is None:
                asks = f"Put {named_ring(s, scope).name} into play?"
                s.push(AskOf(scope.seat, asks, [CHOICES, PASS], ["Yes"]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] != PASS:
            ops.enter_by_own_text(s, scope.get(CHOSEN_SLOT)[0])

    def means(self, known: Known) -> list[Deed]:
        return as_chosen([Deed(ENTER, Whom(OWN))], OWN)

    def text(self, speaker: Speaker) -> str:
        return "you may put it into play"


class FindNamedRing(FirstOf):
    """Rings wait for different kinds of moments; whichever kind the named one waits for, it is one thing."""

    def __init__(self) -> None:
        triggers = tuple([NamedRingAwaits(kind) for kind in ("resolved", "battle resolved")])
        super().__init__(triggers, (SearchNamedRing(), PlayChosenRing()), TURN_END)

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        awaited = awaited_by(named_ring(cast(CcgState, s), scope))
        for delayed in self.delayed:
            if awaited is not None and delayed.trigger is not None and delayed.trigger.kind == awaited.kind:
                delay(s, run.what, delayed.number, self.until, False, scope)

    def text(self, speaker: Speaker) -> str:
        return f"{self.triggers[0].text(speaker)}, {self.block.text(speaker)}"


def name_ring() -> Effect:
    return NameRing()


def find_named_ring() -> Effect:
    return FindNamedRing()
