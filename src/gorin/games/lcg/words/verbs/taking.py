"""Taking what others have: an attachment, an ability."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import DISCARDED, GAME_END, PHASE_END, TO_DISCARD
from gorin.games.lcg.table.allowed import is_unique_barred, may_receive
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import LcgAbility
from gorin.games.lcg.words.changing import Changing, cause
from gorin.words import verbs
from gorin.words.grammar import ops
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.questions import ability_at
from gorin.words.grammar.scope import Moment, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run


@final
class TakeOnto(Changing):
    """LCG-CTRL-02: you control an attachment, on a character of your choice; who cannot bear it loses it."""

    def __init__(self, whom: Things, host: Things) -> None:
        super().__init__()
        self.whom = whom
        self.host = host

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        by, seat, found = cause(scope), scope.seat, []
        for card in self.whom.cards(s, scope):
            for host in self.host.cards(s, scope)[:1]:
                if may_receive(s, card, seat, host) and not is_unique_barred(s, card, seat):
                    found.append(Moment("control", card, seat, s.controller[card], GAME_END, by))
                    found.append(Moment("attached", card, seat, host, 0, by))
                else:
                    gone = Moment("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, by)
                    found.append(gone)
        return found

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.TAKE_CONTROL, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        whom, host = self.whom.text(speaker), self.host.text(speaker)
        return f"take control of {whom} and attach it to {host}, if able; otherwise, discard it"


def take_onto(whom: Things, host: Things) -> Changing:
    return TakeOnto(whom, host)


@final
class GainAbility(Effect):
    """LCG-GAIN-02: a card has an ability that is printed on another one, and uses it as its own."""

    def __init__(self, whom: Things, ability: Things, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.ability = ability
        self.until = until

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for code in self.ability.cards(s, scope):
            _, what, node = ability_at(s, code)
            for card in self.whom.cards(s, scope):
                for each in _parts(s, what, node):
                    ops.copy_trait(s, card, what, each.number, self.until, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.node >= 0 and lasting.until == self.until

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.PERMIT, self.whom.points_at(known), of="ability")]

    def text(self, speaker: Speaker) -> str:
        whom, ability = self.whom.subject(speaker), self.ability.text(speaker)
        return f"{whom} gains {ability} {speaker.dialect.until(self.until)}"


def _parts(s: LcgState, what: int, node: int) -> list[LcgAbility]:
    """The whole of an ability, whatever kinds of moments it answers."""
    own = [each for each in s.cards[what].abilities if isinstance(each, LcgAbility)]
    return [each for each in own if each.counted_as == node]


def gain_ability(whom: Things, ability: Things, until: int = PHASE_END) -> Effect:
    """With `chosen(ABILITY_OF_ANOTHER)`."""
    return GainAbility(whom, ability, until)
