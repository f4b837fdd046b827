"""Effects upon actions and abilities: one more, one that does not happen, one that may not be used."""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.resolutions import action_in_progress
from gorin.games.ccg.acting.respond import cards_under
from gorin.games.ccg.acting.rounds import ActionRound, round_in_progress
from gorin.games.ccg.acting.using import ability_use
from gorin.games.ccg.kinds import TURN_END
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.contests import Grant, Unfolding
from gorin.games.ccg.table.ops.ongoing import LOCKED
from gorin.games.ccg.table.reading import copied_ability
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import counted
from gorin.language.core.meaning import HOSTILE, OWN, Intent, Known, Whom
from gorin.language.core.questions import ability_code, ability_of
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.verbs import ACT, FORBID, STOP


class AdditionalAction(Effect):
    """You may take another action before the round goes on; one that he performs, or from this card."""

    def __init__(
        self,
        may: bool,
        performed_by: Selector | None = None,
        from_card: Selector | None = None,
        times: int = 1,
    ) -> None:
        super().__init__()
        self.may = may
        self.times = times
        self.performed_by = performed_by
        self.from_card = from_card

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        current = round_in_progress(s)
        if not s.in_combat:
            return
        if current is None:
            self._open_round(s, context)
            return
        performers, cards = (
            self._named(s, context, self.performed_by),
            self._named(s, context, self.from_card),
        )
        if performers and cards:
            for _ in range(self.times):
                ops.grant_action(s, current, Grant(context.seat, performers[0], cards[0]))

    def _open_round(self, s: CcgState, context: AbilityContext) -> None:
        """The round is over already: one action by itself."""
        alone = ActionRound([])
        alone.extra = context.seat
        s.push(alone)

    def _named(self, s: CcgState, context: AbilityContext, whom: Selector | None) -> list[int]:
        """NOTHING where nobody is named; nobody where who was named is gone: then there is no action."""
        return [NOTHING] if whom is None else whom.cards(s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ACT, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        said = f"{'you may ' if self.may else ''}take {counted(self.times, 'additional Battle action')}"
        if self.performed_by is not None:
            return f"{said}, which {self.performed_by.subject(renderer)} must perform"
        return said if self.from_card is None else f"{said} from {self.from_card.text(renderer)}"


class StopAction(Effect):
    """CE-NEG-02: the effects of the action that triggered this do not happen."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        action = None if context.moment is None else action_in_progress(s, context.moment.action)
        if action is not None:
            ops.stop_action(s, action)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STOP, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return "the effects of that action do not happen"


class CancelAction(Effect):
    """DE-CANC-01: the whole action stops; it has not resolved, and this use of it does not count."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        action = None if context.moment is None else action_in_progress(s, context.moment.action)
        if action is not None:
            ops.cancel_action(s, action, ability_use(action.holder, action.node, action.context.seat))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STOP, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return "cancel that action"


class CancelEvent(Effect):
    """DE-CANC-01: the Event that is about to resolve does not."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for step in reversed(s.stack):
            if isinstance(step, Unfolding):
                ops.cancel_event(s, step)
                return

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STOP, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return "cancel that Event"


def cancel_event() -> Effect:
    return CancelEvent()


def additional_action(
    performed_by: Selector | None = None, from_card: Selector | None = None, times: int = 1
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

    asks: ClassVar[str] = "effect.choose-ability"

    def __init__(self, whose: Selector) -> None:
        super().__init__()
        self.whose = whose

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = [
            code
            for card in self.whose.cards(s, context)
            if s.zone[card] == PLAY
            for code in abilities_of(s, card)
        ]
        if among:
            whose = self.whose.owning(asker(s, runner.what))
            s.push(AskOf(context.seat, f"Lock which of {whose} abilities for this turn?", among))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card, node = ability_of(s.answers[context.seat])
        ops.lock_ability(s, card, node, TURN_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == LOCKED and lasting.until == TURN_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, self.whose.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"choose one of {self.whose.owning(renderer)} abilities, which may not be used this turn"


def lock_one_ability(whose: Selector) -> Effect:
    return LockOne(whose)


class LockAll(Effect):
    """None of a card's abilities may be used."""

    def __init__(self, whose: Selector) -> None:
        super().__init__()
        self.whose = whose

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in self.whose.cards(s, context):
            for code in abilities_of(s, card) if s.zone[card] == PLAY else []:
                holder, node = ability_of(code)
                ops.lock_ability(s, holder, node, TURN_END, context)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == LOCKED and lasting.until == TURN_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, self.whose.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"remove {self.whose.owning(renderer)} base abilities"


def lock_abilities(whose: Selector) -> Effect:
    return LockAll(whose)
