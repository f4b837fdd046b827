"""Effects upon actions and abilities: one more, one that does not happen, one that may not be used."""

from __future__ import annotations

from gorin.games.ccg.acting.respond import cards_under
from gorin.games.ccg.acting.rounds import ActionRound, round_in_progress
from gorin.games.ccg.acting.scripts import action_in_progress
from gorin.games.ccg.acting.using import ability_use
from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Grant, Unfolding
from gorin.games.ccg.table.ops.ongoing import LOCKED
from gorin.games.ccg.table.reading import copied_ability
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Action
from gorin.words.grammar.asking import AskOf, asker
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import counted
from gorin.words.grammar.meaning import HOSTILE, OWN, Deed, Known, Whom
from gorin.words.grammar.questions import ability_code, ability_of
from gorin.words.grammar.scope import NOTHING, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY
from gorin.words.verbs import ACT, FORBID, STOP


class AdditionalAction(Effect):
    """You may take another action before the round goes on; one that he performs, or from this card."""

    def __init__(
        self, may: bool, performed_by: Things | None = None, from_card: Things | None = None, times: int = 1
    ) -> None:
        super().__init__()
        self.may = may
        self.times = times
        self.performed_by = performed_by
        self.from_card = from_card

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        current = round_in_progress(s)
        if not s.in_combat:
            return
        if current is None:
            self._open_round(s, scope)
            return
        performers, cards = self._named(s, scope, self.performed_by), self._named(s, scope, self.from_card)
        if performers and cards:
            for _ in range(self.times):
                ops.grant_action(s, current, Grant(scope.seat, performers[0], cards[0]))

    def _open_round(self, s: CcgState, scope: Scope) -> None:
        """The round is over already: one action by itself."""
        alone = ActionRound([])
        alone.extra = scope.seat
        s.push(alone)

    def _named(self, s: CcgState, scope: Scope, whom: Things | None) -> list[int]:
        """NOTHING where nobody is named; nobody where who was named is gone: then there is no action."""
        return [NOTHING] if whom is None else whom.cards(s, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(ACT, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        said = f"{'you may ' if self.may else ''}take {counted(self.times, 'additional Battle action')}"
        if self.performed_by is not None:
            return f"{said}, which {self.performed_by.subject(speaker)} must perform"
        return said if self.from_card is None else f"{said} from {self.from_card.text(speaker)}"


class StopAction(Effect):
    """CE-NEG-02: the effects of the action that triggered this do not happen."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        action = None if scope.moment is None else action_in_progress(s, scope.moment.action)
        if action is not None:
            ops.stop_action(s, action)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STOP, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return "the effects of that action do not happen"


class CancelAction(Effect):
    """DE-CANC-01: the whole action stops; it has not resolved, and this use of it does not count."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        action = None if scope.moment is None else action_in_progress(s, scope.moment.action)
        if action is not None:
            ops.cancel_action(s, action, ability_use(action.holder, action.node, action.scope.seat))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STOP, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return "cancel that action"


class CancelEvent(Effect):
    """DE-CANC-01: the Event that is about to resolve does not."""

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for step in reversed(s.stack):
            if isinstance(step, Unfolding):
                ops.cancel_event(s, step)
                return

    def means(self, known: Known) -> list[Deed]:
        return [Deed(STOP, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return "cancel that Event"


def cancel_event() -> Effect:
    return CancelEvent()


def additional_action(
    performed_by: Things | None = None, from_card: Things | None = None, times: int = 1
) -> Effect:
    return AdditionalAction(True, performed_by, from_card, times)


def stop_action() -> Effect:
    return StopAction()


def cancel_action() -> Effect:
    return CancelAction()


def abilities_of(s: CcgState, card: int) -> list[int]:
    """The actions of a card as numbers, those of the cards under it included (CE-EXP-09)."""
    return [
        ability_code(holder, ability.number)
        for holder in [card, *cards_under(s, card)]
        for ability in s.definition(holder).abilities
        if isinstance(ability, Action) and copied_ability(s, holder) in (NOTHING, ability.number)
    ]


class LockOne(Effect):
    """You choose one ability of a card."""

    def __init__(self, whose: Things) -> None:
        super().__init__()
        self.whose = whose

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        among = [
            code
            for card in self.whose.cards(s, scope)
            if s.zone[card] == PLAY
            for code in abilities_of(s, card)
        ]
        if among:
            whose = self.whose.owning(asker(s, run.what))
            s.push(AskOf(scope.seat, f"Which of {whose} abilities may not be used this turn?", among))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        card, node = ability_of(s.answers[scope.seat])
        ops.lock_ability(s, card, node, TURN_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == LOCKED and lasting.until == TURN_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, self.whose.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"choose one of {self.whose.owning(speaker)} abilities, which may not be used this turn"


def lock_one_ability(whose: Things) -> Effect:
    return LockOne(whose)


class LockAll(Effect):
    """None of a card's abilities may be used."""

    def __init__(self, whose: Things) -> None:
        super().__init__()
        self.whose = whose

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        for card in self.whose.cards(s, scope):
            for code in abilities_of(s, card) if s.zone[card] == PLAY else []:
                holder, node = ability_of(code)
                ops.lock_ability(s, holder, node, TURN_END, scope)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == LOCKED and lasting.until == TURN_END

    def means(self, known: Known) -> list[Deed]:
        return [Deed(FORBID, self.whose.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"remove {self.whose.owning(speaker)} base abilities"


def lock_abilities(whose: Things) -> Effect:
    return LockAll(whose)
