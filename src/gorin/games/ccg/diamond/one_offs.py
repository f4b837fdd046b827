"""What a single card of Diamond Edition asks for and no other does, so that it is no word of the language.

`gorin cards diamond --words` tells which cards these are; they stay below one in twenty.
"""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.bringing import can_attach
from gorin.games.ccg.acting.honor import can_be_lessened
from gorin.games.ccg.acting.resolutions import TakeAction, taking
from gorin.games.ccg.diamond.language.doing import items_lost_with
from gorin.games.ccg.diamond.language.duels import YOUR_DUELIST
from gorin.games.ccg.kinds import (
    ATTACKING,
    DUEL_END,
    FOCUS,
    GAME_END,
    ITEM,
    LIMBO,
    STRATEGY,
    TITLE_RETURNED,
)
from gorin.games.ccg.language.verbs.players.answering import AlterHonorChange, Avert
from gorin.games.ccg.language.when.about_actions import ActionKind, taken_has
from gorin.games.ccg.language.when.roles import MEANWHILE, SOURCE
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.ops.ongoing import DOES_NOT_COUNT
from gorin.games.ccg.table.permitted import bearers, why_not_attached
from gorin.games.ccg.table.reading import (
    location,
    place_of,
    side_of,
)
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import base, focus_value, force, personal_honor
from gorin.kernel.questions import PASS
from gorin.language.conditions import Told
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Selector
from gorin.language.core.context import (
    NOTHING,
    AbilityContext,
    LastingEffect,
    TriggerEvent,
)
from gorin.language.core.definition import Rule, TextRenderer
from gorin.language.core.meaning import ANYBODYS, OWN, Intent, Known, Whom, perhaps
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import DISCARD, HAND, PLAY
from gorin.language.event_kinds import Asked
from gorin.language.naming import thing_name
from gorin.language.predicates import STATE, Simple
from gorin.language.selectors import CHOSEN_SLOT, PAID_SLOT
from gorin.language.using import StagedResolution
from gorin.language.verbs import (
    ATTACH,
    DESTROY,
    ENTER,
    MILL,
    STAT,
    TAKE_UP,
)
from gorin.language.verbs import DISCARD as DISCARDS

# --- Loyal Yojimbo ------------------------------------------------------------------------------------


def _is_dueled_or_anothers(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """Of what is about to happen: `amount` says whether it comes from a duel."""
    return event.amount == 1 or event.other != context.seat


BY_A_DUEL_OR_ANOTHER = Asked(SOURCE, "by a duel or another player's card", _is_dueled_or_anothers)

OUTSIDE_BATTLES = Asked(MEANWHILE, "outside battles", lambda s, context, event: s.battlefield == NOTHING)

FROM_A_DUEL = Told(
    "that was due to a duel", lambda s, context: context.moment is not None and context.moment.amount == 1
)


def avert_destruction() -> Effect:
    return Avert("destruction")


# --- Hoshi House Guard --------------------------------------------------------------------------------


def _is_kiho_of_action_card(s: CcgState, taken: TakeAction) -> bool:
    if taken.holder == NOTHING or s.zone[taken.holder] != LIMBO:
        return False
    return s.type_of(taken.holder) == STRATEGY and taken_has(s, taken, "Kiho")


A_CARDS_KIHO_ACTION = ActionKind("Kiho action from an Action card", _is_kiho_of_action_card)

NOT_RETURNED_YET = Told(
    "this has not returned a card of that title this game",
    lambda s, context: (
        context.moment is not None and TITLE_RETURNED + s.what[context.moment.card] not in s.used_ever
    ),
)


class ReturnToHand(Effect):
    """The card whose action has resolved goes back to its owner's hand, each title once per game."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if context.moment is not None and s.zone[context.moment.card] == LIMBO:
            card = context.moment.card
            ops.use_ability(s, TITLE_RETURNED + s.what[card], True)
            ops.put_in_hand(s, card, True)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(TAKE_UP, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "return that card to your hand"


def return_to_hand() -> Effect:
    return ReturnToHand()


# --- Kakita Gosha -------------------------------------------------------------------------------------


WAS_YOU = Told(
    "that player was you",
    lambda s, context: context.moment is not None and context.moment.seat == context.seat,
)

REDUCIBLE = Asked(SOURCE, "that can be reduced", lambda s, context, event: can_be_lessened(s))


def negate_loss() -> Effect:
    return AlterHonorChange(None)


# --- Kanashimi ----------------------------------------------------------------------------------------


def _by_own_card(s: CcgState, context: AbilityContext, moment: TriggerEvent) -> bool:
    """DE-ERR-05: outside his End phase, and by an effect of a card or Stronghold of his own."""
    if s.phase == "end" and s.active == moment.seat:
        return False
    for step in reversed(s.stack):
        if isinstance(step, StagedResolution):
            return step.context.seat == moment.seat and step.context.source != NOTHING
    return False


BY_HIS_OWN_CARD = Asked(SOURCE, "outside their End phase by an effect of their own", _by_own_card)


class DrawerDiscards(Effect):
    """Whoever has drawn discards a card of his choice."""

    asks: ClassVar[str] = "effect.discard"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = NOTHING if context.moment is None else context.moment.seat
        if seat != NOTHING and s.players[seat].hand:
            s.push(AskOf(seat, "Discard which card?", s.players[seat].hand.copy()))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if context.moment is not None:
            ops.discard(s, s.answers[context.moment.seat])

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(DISCARDS, Whom(ANYBODYS))]

    def text(self, renderer: TextRenderer) -> str:
        return "that player discards a card"


def drawer_discards() -> Effect:
    return DrawerDiscards()


# --- Moto Chagatai ------------------------------------------------------------------------------------


borne_for_less = Simple(
    STATE,
    "",
    lambda s, context, card: can_attach(s, context.seat, card, context.source, force(s, context.source)),
)
"""DE-TARG-05: what this Personality can bear and, for as much less as he has Force, pay for."""

# --- Shiro Shinjo -------------------------------------------------------------------------------------


def _item_was_lost(s: CcgState, context: AbilityContext) -> bool:
    """DE-TARG-05: one that somebody could bear now."""
    lost = [] if context.moment is None else items_lost_with(s, context.moment)
    return any(bearers(s, context.seat, item) for item in lost)


ITEM_WAS_LOST = Told("an Item was attached to him just before", _item_was_lost)


class OwnItemsFocus(Rule):
    """Items that you own, wherever they are, have a higher Focus value."""

    def __init__(self, more: int) -> None:
        super().__init__()
        self.stat = FOCUS
        self.more = more

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return s.type_of(card) == ITEM and s.owner[card] == context.seat

    def amount(self, s: CcgState, context: AbilityContext, card: int) -> int:
        return self.more

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN, every=True), self.more, 1, FOCUS)]

    def text(self, renderer: TextRenderer) -> str:
        return f"Items you own, in play or not, have +{self.more} Focus Value"


OWN_ITEMS_FOCUS = OwnItemsFocus(1)


class Reattach(Effect):
    """An Item of the dead goes to another of your Personalities, as if it had always been there."""

    asks: ClassVar[str] = "effect.attach"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if runner.memo:
            among = bearers(s, context.seat, runner.memo[0])
            asks = f"Attach {thing_name(s, s.what[runner.memo[0]])} to which of your Personalities?"
            s.push(AskOf(context.seat, asks, among))
        elif context.moment is not None:
            items = [each for each in items_lost_with(s, context.moment) if bearers(s, context.seat, each)]
            if items:
                s.push(AskOf(context.seat, "Keep which Item?", [*items, PASS]))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        if runner.memo:
            if why_not_attached(s, runner.memo[0], code) is None:
                ops.enter_play(s, runner.memo[0], context.seat, code, False, DISCARD, quietly=True)
            runner.memo = []
        elif code != PASS:
            runner.memo = [code]
            runner.repeat()

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ATTACH, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "attach one such Item to one of your Personalities,"
            " ignoring its costs and what it does when it enters play"
        )


def reattach() -> Effect:
    return Reattach()


# --- Voice of the Emperor -----------------------------------------------------------------------------


CHOSEN_IN_PLAY = Told(
    "it is still in play", lambda s, context: any(s.zone[card] == PLAY for card in context.get(CHOSEN_SLOT))
)


class PlayUncounted(Effect):
    """A Ring comes into play out of the hand, and enlightenment does not count it."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            if s.zone[card] == HAND:
                ops.do_not_count(s, card, context)
                ops.enter_play(s, card, context.seat, NOTHING, False, HAND)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == DOES_NOT_COUNT and lasting.until == GAME_END

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        whom = self.whom.text(renderer)
        return f"put {whom} into play, where it does not count for an Enlightenment Victory"


def play_uncounted(whom: Selector) -> Effect:
    return PlayUncounted(whom)


# --- Clay Horse ---------------------------------------------------------------------------------------


def _returns_bowing(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    """DE-RES-29: attackers come home bowed, and so do the allies of both sides."""
    returns = side_of(s, context.source) == ATTACKING or context.seat != s.defender
    return returns and location(s, context.source) == place_of(event)


THIS_VERY_UNIT = Asked("unit", "this unit", _returns_bowing)


class DiscardOdd(Effect):
    """The top of your Fate deck is discarded; by an odd Focus value this card is destroyed."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        pile = s.players[context.seat].fate
        if not pile:
            return
        card = pile[-1]
        ops.discard(s, card)
        if focus_value(s, card) % 2:
            ops.destroy(s, context.source, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(MILL, Whom(OWN)), *perhaps([Intent(DESTROY, Whom(OWN, itself=True))])]

    def text(self, renderer: TextRenderer) -> str:
        top = "discard the top card of your Fate deck"
        return f"{top}; if its Focus value is odd, destroy {renderer.kind}"


def discard_odd() -> Effect:
    return DiscardOdd()


# --- Let Your Spirit Guide You ------------------------------------------------------------------------


class FocusAsHonor(Effect):
    """This focused card is worth three more than the Personal Honor of him for whom it was focused."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in YOUR_DUELIST.cards(s, context)[:1]:
            more = personal_honor(s, card) + 3 - focus_value(s, context.source)
            ops.change_stat(s, context.source, FOCUS, more, DUEL_END, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN, itself=True), 3, stat=FOCUS)]

    def text(self, renderer: TextRenderer) -> str:
        return "the Focus Value of this card becomes your Personality's Personal Honor plus 3"


def focus_as_honor() -> Effect:
    return FocusAsHonor()


class TacticalFocus(Rule):
    """What this card is worth when it is discarded for a Tactical action."""

    def __init__(self) -> None:
        super().__init__()
        self.stat = FOCUS

    def concerns(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        taken = taking(s)
        if card != context.source or taken is None or card not in taken.context.get(PAID_SLOT):
            return False
        return "Tactical" in taken.ability(s).keywords and bool(taken.performing)

    def amount(self, s: CcgState, context: AbilityContext, card: int) -> int:
        taken = taking(s)
        return 0 if taken is None else personal_honor(s, taken.performing[0]) + 3 - base(s, FOCUS, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(STAT, Whom(OWN, itself=True), 3, stat=FOCUS)]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "when this card is discarded for a Tactical action,"
            " its Focus Value is the performer's Personal Honor plus 3"
        )


def tactical_focus() -> Rule:
    return TacticalFocus()
