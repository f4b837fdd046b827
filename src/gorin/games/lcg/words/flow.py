"""How effects hang together: what is put off, and what comes only of something that was done."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.occurrence import occur_if
from gorin.games.lcg.kinds import CONFLICT_END
from gorin.games.lcg.table.changes.changing import DEEDS
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.changing import Changing
from gorin.games.lcg.words.verbs.in_play import ToEach
from gorin.words.flow import Later
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, Deed, Known, perhaps
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import NOTHING, Scope, deed
from gorin.words.grammar.script import Block, Effect, Run
from gorin.words.things import CHOSEN_SLOT
from gorin.words.triggers import Trigger


def later(trigger: Trigger, *effects: Effect, until: int = CONFLICT_END, every_time: bool = False) -> Effect:
    """LCG-DEL-01: it happens by itself right after its moment, before reactions.

    What waits for the end of the conflict lasts until the phase ends: `until=PHASE_END`.
    """
    return Later(trigger, effects, until, every_time)


@final
class IfDone(Effect):
    """What comes only if something has happened to each of those whom it was to happen to."""

    def __init__(self, first: ToEach, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.first = first
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        cards = self.first.whom.cards(s, scope)
        kind = DEEDS[self.first.kind]
        if cards and all(deed(kind, card) in scope.deeds for card in cards):
            s.push(Run(run.what, self.block.number))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-TARG-09: only the first part counts when the ability is started."""
        return False

    def means(self, known: Known) -> list[Deed]:
        return perhaps(self.block.means(known))

    def text(self, speaker: Speaker) -> str:
        return f"if you do, {self.block.text(speaker)}"


@final
class IfYouDo(Effect):
    """LCG-EFF-06: something is done, and then something else if it was."""

    def __init__(self, first: ToEach, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.block = Block((first, IfDone(first, effects)))

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        s.push(Run(run.what, self.block.number))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return self.block.can_change(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return self.block.means(known)

    def text(self, speaker: Speaker) -> str:
        return self.block.text(speaker)


@final
class AboutBearer(Effect):
    """Something that speaks of the bearer of an attachment as CHOSEN, also when the attachment is gone."""

    def __init__(self, attachment: Things, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.attachment = attachment
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def _name(self, s: LcgState, scope: Scope) -> None:
        hosts = [s.host[card] for card in self.attachment.cards(s, scope)]
        scope.put(CHOSEN_SLOT, [host for host in hosts if host != NOTHING])

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        self._name(s, scope)
        s.push(Run(run.what, self.block.number))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        before = scope.get(CHOSEN_SLOT)
        self._name(s, scope)
        can = self.block.can_change(s, scope)
        scope.put(CHOSEN_SLOT, before)
        return can

    def means(self, known: Known) -> list[Deed]:
        known.put(CHOSEN_SLOT, ANYBODYS)
        return self.block.means(known)

    def text(self, speaker: Speaker) -> str:
        speaker.pronouns[CHOSEN_SLOT] = "the character that bore it"
        return self.block.text(speaker)


def about_bearer(attachment: Things, *effects: Effect) -> Effect:
    return AboutBearer(attachment, effects)


def if_you_do(first: ToEach, *effects: Effect) -> Effect:
    """`first`; if it really happens, the rest."""
    return IfYouDo(first, effects)


@final
class Then(Effect):
    """LCG-EFF-06: what comes afterwards, not at the same time."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        s.push(Run(run.what, self.block.number))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-TARG-09: it does not count when the ability is started."""
        return False

    def means(self, known: Known) -> list[Deed]:
        return self.block.means(known)

    def text(self, speaker: Speaker) -> str:
        return f"then, {self.block.text(speaker)}"


def then(*effects: Effect) -> Effect:
    return Then(effects)


@final
class InOrderTo(Effect):
    """LCG-TO-01, LCG-TO-02: something is done in order to have something else, both at once."""

    def __init__(self, first: Changing, second: Changing) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def children(self) -> list[Node]:
        return [self.first, self.second]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        occur_if(s, self.first.moments(s, scope), self.second.moments(s, scope))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return self.first.can_change(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return self.first.means(known) + self.second.means(known)

    def text(self, speaker: Speaker) -> str:
        return f"{self.first.text(speaker)} to {self.second.text(speaker)}"


def in_order_to(first: Changing, second: Changing) -> Effect:
    """`first` to `second`: the second part only if the first happens in full."""
    return InOrderTo(first, second)
