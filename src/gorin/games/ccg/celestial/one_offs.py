"""What a single card of Celestial Edition asks for and no other does, so that it is no word of the language.

`gorin cards celestial --words` tells which cards these are; they stay below one in twenty.
"""

from __future__ import annotations

from typing import ClassVar

from gorin.games.ccg.acting.gold import can_afford
from gorin.games.ccg.definition import Card
from gorin.games.ccg.fighting.duel import Duel, duel_in_progress
from gorin.games.ccg.kinds import (
    ELEMENTS,
    LIMBO,
    PERSONALITY,
    SHAMED,
)
from gorin.games.ccg.language.meaning import UNFOCUS
from gorin.games.ccg.language.verbs.fighting.movement import send
from gorin.games.ccg.language.verbs.fighting.ranged import RangedAttack
from gorin.games.ccg.language.verbs.in_play.creating import Create, describe_created
from gorin.games.ccg.language.verbs.in_play.entering import Recruit
from gorin.games.ccg.language.verbs.in_play.states import Destroy
from gorin.games.ccg.language.when.about_actions import THAT, since
from gorin.games.ccg.language.when.conditions import ORDINALS
from gorin.games.ccg.language.when.deeds import cards_with_deed
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import (
    why_honor_too_low,
    why_not_controlled,
)
from gorin.games.ccg.table.reading import (
    leader,
    location,
    place_of,
    province,
    this_place,
    units_at,
)
from gorin.games.ccg.table.sides import enemy_side, my_side, seats_in
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.table.values import gold_cost
from gorin.language.conditions import Told
from gorin.language.core.active_effects import has
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, Condition, Selector
from gorin.language.core.context import (
    NOBODY,
    NOTHING,
    AbilityContext,
    TriggerEvent,
)
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, listed
from gorin.language.core.meaning import HOSTILE, OWN, Intent, Known, Whom
from gorin.language.core.questions import CHOICES, PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.event_kinds import Asked
from gorin.language.predicates import AFTER, OneOf, Predicate, Simple
from gorin.language.selectors import CHOSEN, CHOSEN_SLOT, SECOND_SLOT
from gorin.language.verbs import ENTER, MOVE_IN

# --- Ring of Earth ------------------------------------------------------------------------------------


def _enemies_were_there(s: CcgState, context: AbilityContext) -> bool:
    """Some are there now, or something is remembered that shows that some were."""
    if context.moment is None:
        return False
    place, enemies = place_of(context.moment), enemy_side(s, context.seat)
    past = [each for each in s.history if place in _places(each)]
    return bool(units_at(s, place, enemies)) or any(my_side(s, each.seat) == enemies for each in past)


def _places(moment: TriggerEvent) -> tuple[int, ...]:
    """The places where somebody's unit was, by what is remembered of it."""
    if moment.kind in ("assigned", "destroyed"):
        return (moment.amount,)
    return (moment.other, moment.amount) if moment.kind == "moved" else ()


def _none_fell(s: CcgState, context: AbilityContext) -> bool:
    return not any(
        each.kind == "destroyed" and each.seat == context.seat and s.type_of(each.card) == PERSONALITY
        for each in since(s, "engaged")
    )


ENEMIES_WERE_THERE = Told("enemy units were at its battlefield at any time", _enemies_were_there)
NONE_OF_YOURS_FELL = Told("no Personality of yours was destroyed in it", _none_fell)


# --- Ring of Fire -------------------------------------------------------------------------------------


def _destroyed_in_resolution(s: CcgState, context: AbilityContext) -> bool:
    """In a resolution it is the rules that destroy, so nobody stands behind it: who has fought did it."""
    if context.moment is None:
        return False
    past, enemies = since(s, "battle resolves"), enemy_side(s, context.seat)
    if any(each.kind == "province destroyed" and context.seat in seats_in(s, each.amount) for each in past):
        return True
    fallen = [each.seat for each in past if each.kind == "destroyed" and each.other == NOBODY]
    fought = context.seat in fallen or context.seat in seats_in(s, context.moment.amount)
    return fought and any(my_side(s, seat) == enemies for seat in fallen)


RESOLUTION_DESTROYED_SOMETHING = Told(
    "its resolution let you destroy that province or an enemy card", _destroyed_in_resolution
)

# --- Kakita Hideo -------------------------------------------------------------------------------------


def _both_have_focused(s: CcgState, context: AbilityContext) -> bool:
    duel = duel_in_progress(s)
    return duel is not None and all(duel.focused)


BOTH_HAVE_FOCUSED = Told("each of the two players has focused a card", _both_have_focused)


class DiscardFocused(Effect):
    """You choose a focused card of one of the players in the duel; it counts no more."""

    asks: ClassVar[str] = "effect.discard"

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        duel = duel_in_progress(s)
        if duel is not None and self._cards(duel, context):
            whose = "your" if self.own else "the other player's"
            asks = f"Discard which of {whose} focused cards?"
            s.push(AskOf(context.seat, asks, self._cards(duel, context).copy()))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        duel = duel_in_progress(s)
        if duel is not None:
            ops.unfocus(s, duel, s.answers[context.seat])

    def _cards(self, duel: Duel, context: AbilityContext) -> list[int]:
        return duel.focused[duel.seats.index(context.seat) ^ int(not self.own)]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(UNFOCUS, Whom(OWN if self.own else HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        whose = "your" if self.own else "the other player's"
        return f"discard one of {whose} focused cards"


def discard_own_focused() -> Effect:
    return DiscardFocused(True)


def discard_their_focused() -> Effect:
    return DiscardFocused(False)


# --- Arrival of the Emerald Champion ------------------------------------------------------------------


class CreateHere(Create):
    """A new Personality on your side of the current battlefield. Later effects speak of him as CHOSEN."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        side = my_side(s, context.seat)
        if s.battlefield == NOTHING or not side:
            return
        card = ops.create(s, self.card.slug, context.seat)
        ops.enter_play(s, card, context.seat, NOTHING, False, LIMBO)
        ops.appear(s, card, s.battlefield, side)
        context.put(CHOSEN_SLOT, [card])

    def intents(self, known: Known) -> list[Intent]:
        known.put(CHOSEN_SLOT, OWN)
        return super().intents(known)

    def text(self, renderer: TextRenderer) -> str:
        renderer.pronouns[CHOSEN_SLOT] = "him"
        return f"create {a(self.words)} on your side at the current battlefield"


def create_here(card: Card) -> Effect:
    return CreateHere(card, None, describe_created(card))


def you_attack_a_player(most_honor: int) -> Condition:
    return Told(
        f"you attack a player with Family Honor {most_honor} or lower",
        lambda s, context: s.attacker == context.seat and s.players[s.defender].honor <= most_honor,
    )


# --- Yoritomo Saburo ----------------------------------------------------------------------------------


class MoveToJoin(Effect):
    """To where somebody is; where several could be meant, to the one you choose."""

    asks: ClassVar[str] = "effect.move"

    def __init__(self, whom: Selector, joined: Selector) -> None:
        super().__init__()
        self.whom = whom
        self.joined = joined

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        cards = self.joined.cards(s, context)
        if len({location(s, card) for card in cards}) > 1:
            s.push(AskOf(context.seat, "Move to which Personality?", cards))
        elif cards:
            send(s, self.whom, location(s, cards[0]), context)

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        send(s, self.whom, location(s, s.answers[context.seat]), context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(MOVE_IN, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"move {self.whom.text(renderer)} to {self.joined.owning(renderer)} location"


def move_to_join(whom: Selector, joined: Selector) -> Effect:
    return MoveToJoin(whom, joined)


# --- Shinden Shorai -----------------------------------------------------------------------------------


def in_this_province(s: CcgState, context: AbilityContext) -> int:
    """The face-up Personality in a Region's province, or NOTHING."""
    place = province(s, this_place(s, context))
    if place is None or place.card == NOTHING or not place.face_up:
        return NOTHING
    return place.card if s.type_of(place.card) == PERSONALITY else NOTHING


def can_recruit(s: CcgState, seat: int, card: int, ignoring: str) -> bool:
    """CE-DYN-03, CE-DYN-10: at full cost; `ignoring` is a keyword that makes up for too little Honor."""
    if card == NOTHING or why_not_controlled(s, card, seat) is not None:
        return False
    if why_honor_too_low(s, card, seat) is not None and not (ignoring and has(s, card, ignoring)):
        return False
    return can_afford(s, seat, gold_cost(s, card), card)


class RecruitHere(Effect):
    """The face-up Personality in this Region's province enters play."""

    def __init__(self, ignoring: str) -> None:
        super().__init__()
        self.ignoring = ignoring

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card = in_this_province(s, context)
        if can_recruit(s, context.seat, card, self.ignoring):
            s.push(Recruit(context.seat, card))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(ENTER, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        text = "bring him into play, paying all costs"
        if self.ignoring:
            text += f"; you may ignore the Honor Requirement of {a(self.ignoring)} Personality"
        return text


def recruit_here(ignoring: str = "") -> Effect:
    return RecruitHere(ignoring)


def somebody_to_recruit(ignoring: str = "") -> Told:
    return Told(
        "there is a face-up Personality in this province whom you can bring in",
        lambda s, context: can_recruit(s, context.seat, in_this_province(s, context), ignoring),
    )


def turn_after(last: int) -> Condition:
    """It is none of your first turns: "it is neither your first nor your second turn"."""
    early = [f"your {ORDINALS[turn]}" for turn in range(1, last + 1)]
    words = f"neither {listed(early, 'nor')}" if last > 1 else f"not {early[0]}"
    return Told(f"it is {words} turn", lambda s, context: s.players[context.seat].turns > last)


# --- Hand of Osano-Wo ---------------------------------------------------------------------------------


class DestroyFromBearer(Destroy):
    """Later effects speak of the Personalities who bore them as CHOSEN."""

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context.put(CHOSEN_SLOT, [leader(s, card) for card in self.whom.cards(s, context)])
        super().do(s, context, runner)

    def intents(self, known: Known) -> list[Intent]:
        known.put(CHOSEN_SLOT, self.whom.points_at(known).whose)
        return super().intents(known)


def destroy_from_bearer(whom: Selector) -> Effect:
    return DestroyFromBearer(whom)


def ranged_attack_upon_second(strength: int | Amount) -> Effect:
    """An attack upon the second target, which was picked for it."""
    return RangedAttack(strength, SECOND_SLOT, upon=True)


def that_bore(whom: Selector) -> Predicate:
    """Of an attachment that was destroyed: who had it."""
    return OneOf("who bore", CHOSEN, whom)


# --- Harsh Choices ------------------------------------------------------------------------------------


class EventProvince(Selector):
    """The province in which the Event was turned up."""

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        return [PLACES + id for id in context.numbers if province(s, id) is not None]

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN)

    def text(self, renderer: TextRenderer) -> str:
        return "the province of this Event"


EVENT_PROVINCE = EventProvince()

EVENT_PROVINCE_IS_GONE = Told(
    "you do", lambda s, context: all(province(s, id) is None for id in context.numbers)
)

# --- Dance of the Kami --------------------------------------------------------------------------------


class NameElement(Effect):
    """You name one of the five elements; the number of it is the last of the context's numbers."""

    asks: ClassVar[str] = "effect.name-element"

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = [CHOICES + at for at in range(len(ELEMENTS))]
        s.push(AskOf(context.seat, "Name an element", among, list(ELEMENTS)))

    def take(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        named = s.answers[context.seat] - CHOICES
        context.numbers.append(named)
        ops.name(s, context.seat, ELEMENTS[named])

    def intents(self, known: Known) -> list[Intent]:
        return []

    def text(self, renderer: TextRenderer) -> str:
        return "name an element"


def name_element() -> Effect:
    return NameElement()


def _has_named(s: CcgState, context: AbilityContext, card: int) -> bool:
    return bool(context.numbers) and has(s, card, ELEMENTS[context.numbers[-1]])


of_named_element = Simple(AFTER, "of that element", _has_named)

# --- Shame Never Dies ---------------------------------------------------------------------------------


def _shamed_somebody(s: CcgState, context: AbilityContext, event: TriggerEvent) -> bool:
    return bool(cards_with_deed(s, event.action, SHAMED))


THAT_SHAMED_SOMEBODY = Asked(
    THAT,
    "that moved a dishonorable Personality home from a battlefield or destroyed him there",
    _shamed_somebody,
)


class Shamed(Selector):
    """Whom that action has moved home or destroyed in dishonor; of several, another player's."""

    def cards(self, s: CcgState, context: AbilityContext) -> list[int]:
        action = -1 if context.moment is None else context.moment.action
        found = cards_with_deed(s, action, SHAMED)
        others = [card for card in found if s.owner[card] != context.seat]
        return (others or found)[:1]

    def text(self, renderer: TextRenderer) -> str:
        return "that Personality"


THE_SHAMED = Shamed()
