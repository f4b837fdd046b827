"""What triggers ask of actions: their kind, what they did, who cast them, how many there were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from gorin.games.ccg import kinds
from gorin.games.ccg.acting.resolutions import TakeAction, action_in_progress, taking
from gorin.games.ccg.acting.volleys import shots
from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import BATTLE, ELEMENTS, PERSONALITY, SPELL, STRATEGY
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.language.when.roles import OFTEN, SOURCE
from gorin.games.ccg.table.reading import leader
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.active_effects import has
from gorin.language.core.context import NOTHING, PAYING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, listed, ordinal, owning
from gorin.language.core.questions import SEATS, ability_of
from gorin.language.event_kinds import Asked, OnEvent, Role
from gorin.language.players import ANOTHER_PLAYER, YOU, Who
from gorin.language.triggers import Trigger

ACTION: Final = "action"
THAT: Final = "that"

# --- which kind of action -----------------------------------------------------------------------------


def is_battle_action(s: CcgState, taken: TakeAction | None) -> bool:
    """CE-ABL-02: one with two designators is of both types, whenever it is taken."""
    ability = None if taken is None else taken.ability(s)
    return isinstance(ability, Action) and bool(ability.designators & BATTLE)


def taken_has(s: CcgState, taken: TakeAction, keyword: str) -> bool:
    """CE-KEY-03: an action has the keywords of its ability and of its card."""
    card = taken.context.source
    if keyword in taken.ability(s).keywords or (card != NOTHING and has(s, card, keyword)):
        return True
    for code, own in shots(s, taken.context, taken.joined):  # DE-RNG-10
        holder, node = ability_of(code)
        joined = s.node(s.what[holder], node)
        if isinstance(joined, Action) and (keyword in joined.keywords or has(s, own.source, keyword)):
            return True
    return False


def has_keyword(card: Card, action: Action, keyword: str) -> bool:
    """CE-KEY-03 of what is printed: the keywords of an action are its own and those of its card."""
    return card.has(keyword) or keyword in action.keywords


Taken: TypeAlias = Callable[[CcgState, TakeAction], bool]
Printed: TypeAlias = Callable[[Card, Action], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionKind(Role):
    """A kind of action: asked of one that is being taken, is printed on a card, or was taken before."""

    def __init__(self, words: str, test: Taken, printed: Printed | None = None) -> None:
        self.name = ACTION
        self.words = words
        """With its noun, without an article: "Political action"."""
        self.test = test
        self.printed = printed
        """Is an action on a card of this kind, whatever has changed since? None where that says nothing."""

    def was(self, s: CcgState, context: AbilityContext, past: TriggerEvent) -> bool:
        """Was an action that is remembered of this kind? What the rules let players do is on no card."""
        if self.printed is None or past.other == 0:
            return False
        action = s.node(past.other, past.amount)
        return isinstance(action, Action) and self.printed(s.cards[past.other], action)

    def fits(self, s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        taken = action_in_progress(s, event.action)
        return taken is not None and self.test(s, taken)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        return self.words


def an_action(*keywords: str, battle: bool = False) -> ActionKind:
    """An action with one of these keywords: "Ninja or Poison action", "Kiho Battle action"."""

    def test(s: CcgState, taken: TakeAction) -> bool:
        if battle and not is_battle_action(s, taken):
            return False
        return not keywords or any(taken_has(s, taken, keyword) for keyword in keywords)

    def printed(card: Card, action: Action) -> bool:
        if battle and not action.designators & BATTLE:
            return False
        return not keywords or any(has_keyword(card, action, keyword) for keyword in keywords)

    said = [listed(list(keywords), "or")] if keywords else []
    return ActionKind(" ".join([*said, *(["Battle"] if battle else []), "action"]), test, printed)


def is_spell(s: CcgState, taken: TakeAction) -> bool:
    return taken.context.source != NOTHING and s.type_of(taken.context.source) == SPELL


def is_innate(s: CcgState, taken: TakeAction) -> bool:
    """DE-KEY-03: an ability on a card that is a Shugenja itself."""
    return taken.context.source != NOTHING and has(s, taken.context.source, "Shugenja")


def creates_spell_effect(s: CcgState, taken: TakeAction) -> bool:
    """DE-CRD-45: Spells and Kihos do; a Shugenja's own abilities do not (DE-KEY-04)."""
    return is_spell(s, taken) or taken_has(s, taken, "Kiho")


def _is_printed_spell_or_kiho(card: Card, action: Action) -> bool:
    return card.type == SPELL or has_keyword(card, action, "Kiho")


def _is_plain_strategy(s: CcgState, taken: TakeAction) -> bool:
    card = taken.context.source
    return card != NOTHING and s.type_of(card) == STRATEGY and not taken_has(s, taken, "Kiho")


def _is_printed_plain_strategy(card: Card, action: Action) -> bool:
    return card.type == STRATEGY and not has_keyword(card, action, "Kiho")


def _is_equip(s: CcgState, taken: TakeAction) -> bool:
    ability = taken.ability(s)
    return isinstance(ability, Action) and ability.is_equip


@final
class DeadlyAction(ActionKind):
    """One that destroyed another player's Personality."""

    def __init__(self) -> None:
        super().__init__("action that destroyed a Personality you did not control", self._is_deadly)

    def _is_deadly(self, s: CcgState, taken: TakeAction) -> bool:
        return self.was(s, taken.context, TriggerEvent("", action=taken.context.action))

    def was(self, s: CcgState, context: AbilityContext, past: TriggerEvent) -> bool:
        return past.action > NOTHING and any(
            each.kind == "destroyed"
            and each.action == past.action
            and each.other == context.seat != each.seat
            and s.type_of(each.card) == PERSONALITY
            for each in s.history
        )


A_BATTLE_ACTION = an_action(battle=True)
AN_EQUIP_ACTION = ActionKind("Equip action", _is_equip)
AN_INNATE_ABILITY = ActionKind("innate ability", is_innate)
AN_ELEMENTAL_ACTION = ActionKind(
    "Elemental action, or one of any element,", an_action("Elemental", *ELEMENTS).test
)
A_SPELL_ACTION = ActionKind("Spell action", is_spell)
A_SPELL_OR_KIHO_ACTION = ActionKind("Spell or Kiho action", creates_spell_effect, _is_printed_spell_or_kiho)
A_MAGICAL_ACTION = ActionKind(
    "Spell, Kiho, or Shugenja's action",
    lambda s, taken: creates_spell_effect(s, taken) or is_innate(s, taken),
)
A_STRATEGYS_ACTION = ActionKind(
    "action from a Strategy that is no Kiho", _is_plain_strategy, _is_printed_plain_strategy
)
A_DEADLY_ACTION = DeadlyAction()


# --- how many -----------------------------------------------------------------------------------------

TURN, PHASE, BATTLE_SO_FAR = range(3)
"""Since when actions are counted."""
PERIODS: Final = ("this turn", "in this phase", "in this battle")


def since(s: CcgState, *kinds: str) -> list[TriggerEvent]:
    """What is remembered of this turn since the last moment of one of these kinds."""
    at = len(s.history)
    while at > 0 and s.history[at - 1].kind not in kinds:
        at -= 1
    return s.history[at:]


@final
class Series(Role):
    """An action that is not the first of its kind but the third, or fourth; perhaps from different cards."""

    def __init__(self, least: int, kind: ActionKind, period: int, titles_differ: bool) -> None:
        self.name = "series"
        self.least = least
        self.kind = kind
        self.period = period
        self.titles_differ = titles_differ
        """Only one action counts of all those from cards of the same title."""

    def fits(self, s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        taken = [each for each in self._remembered(s) if self._counts(s, context, each)]
        if not any(each.action == event.action for each in taken):
            return False
        if self.titles_differ:
            return len({s.cards[each.other].name for each in taken}) >= self.least
        return len(taken) >= self.least

    def _remembered(self, s: CcgState) -> list[TriggerEvent]:
        if self.period == BATTLE_SO_FAR:
            return [] if s.battlefield == NOTHING else since(s, "engaged", "phase ends")
        return since(s, "phase ends") if self.period == PHASE else s.history

    def _counts(self, s: CcgState, context: AbilityContext, past: TriggerEvent) -> bool:
        mine = past.kind == "resolved" and past.seat == context.seat
        return mine and self.kind.was(s, context, past)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        one, period = a(self.kind.words), PERIODS[self.period]
        if not self.titles_differ:
            return f"{one}, if it is at least your {ordinal(self.least - 1)} {period}"
        many = f"{self.least} or more different titles"
        return f"{one}, if those you resolved {period} come from cards with {many}"


def series_in(trigger: Trigger | None) -> Series | None:
    """The series that a trigger asks for, if it does."""
    roles = trigger.roles if isinstance(trigger, OnEvent) else []
    return next((role for role in roles if isinstance(role, Series)), None)


def a_series(least: int, kind: ActionKind, period: int, titles_differ: bool = False) -> Role:
    """ "a Battle action, if it is at least your fourth in this phase" """
    return Series(least, kind, period, titles_differ)


# --- for what, and from whose -------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class ByAction(Role):
    """It comes from an action of somebody's: "by another player's Ninja action"."""

    def __init__(self, whose: Who, kind: ActionKind, word: str) -> None:
        self.name = SOURCE
        self.whose = whose
        self.kind = kind
        self.word = word

    def fits(self, s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        taken = action_in_progress(s, event.action)
        if taken is None or not self.kind.test(s, taken):
            return False
        is_yours = taken.context.seat == context.seat
        return is_yours if self.whose is YOU else not is_yours

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        return f"{self.word} {owning(self.whose.text(renderer))} {self.kind.words}"


def by_anothers(kind: ActionKind) -> Role:
    return ByAction(ANOTHER_PLAYER, kind, "by")


def from_your(kind: ActionKind) -> Role:
    return ByAction(YOU, kind, "from")


@final
class AsCostOf(Role):
    """A card has bowed to pay for such an action."""

    def __init__(self, kind: ActionKind) -> None:
        self.name = "for"
        self.kind = kind

    def fits(self, s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
        taken = taking(s) if event.action == PAYING else None
        return taken is not None and self.kind.test(s, taken)

    def text(self, renderer: TextRenderer, is_subject: bool) -> str:
        return f"as the cost of {a(self.kind.words)}"


def as_cost_of(kind: ActionKind) -> Role:
    return AsCostOf(kind)


def casters(s: CcgState, taken: TakeAction) -> list[int]:
    """DE-SPEL-03: of a Spell its bearer alone, whoever helps him; of a Kiho who performs it."""
    if is_spell(s, taken):
        return [leader(s, taken.context.source)]
    return taken.performing if creates_spell_effect(s, taken) else []


def _is_cast_by_this(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    taken = action_in_progress(s, event.action)
    return taken is not None and context.source in casters(s, taken)


def _is_performed_by_somebody(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    taken = action_in_progress(s, event.action)
    return taken is not None and any(s.type_of(card) == kinds.PERSONALITY for card in taken.performing)


def _aims_at_you(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    taken = action_in_progress(s, event.action)
    if taken is None:
        return False
    picks = [pick for pick in taken.ability(s).picks if pick.is_target]
    aimed = [code for pick in picks for code in taken.context.get(pick.slot)]
    return any(
        code == SEATS + context.seat or (code < len(s.zone) and s.owner[code] == context.seat)
        for code in aimed
    )


CAST_BY_THIS = Asked(THAT, "that {self} casts", _is_cast_by_this)
PERFORMED_BY_A_PERSONALITY = Asked(THAT, "that a Personality performs", _is_performed_by_somebody)
TARGETING_YOU = Asked(THAT, "that targets you or a card you own", _aims_at_you)


# --- whom it targets ----------------------------------------------------------------------------------


def _is_first_this_battle(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """`history` is this turn's; the battle began with its last engaging."""
    if s.battlefield == NOTHING:
        return False
    for earlier in reversed(s.history):
        if earlier.kind == "engaged":
            return True
        is_another = earlier.kind == event.kind and earlier.action != event.action
        if is_another and earlier.card == event.card and earlier.seat != context.seat:
            return False
    return True


FIRST_IN_A_BATTLE = Asked(OFTEN, "for the first time in a battle", _is_first_this_battle)
