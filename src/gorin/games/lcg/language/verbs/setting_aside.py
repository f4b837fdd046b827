"""Hands that are set aside, characters that are replaced, decks that are revealed."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.kinds import CHARACTER, DISCARDED, DYNASTY, TO_DISCARD, TYPES
from gorin.games.lcg.language.changing import Changing, cause
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.arriving import arrival
from gorin.games.lcg.table.ops import course, zones
from gorin.games.lcg.table.reading import characters
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import DONE
from gorin.language import verbs
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, Selector, value_of
from gorin.language.core.context import NOTHING, AbilityContext, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, OWN, Intent, Known, Whom
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES, SEATS
from gorin.language.core.resolution import Block, Effect, EffectRunner, resolution_in_progress
from gorin.language.core.zones import DECK, PLAY
from gorin.language.players import Who
from gorin.language.selectors import CHOSEN, CHOSEN_SLOT, PAID_SLOT

CONFLICT_TYPES_OF_CARDS = ("character", "attachment", "event")


@final
class SetHandAside(Effect):
    """A player's hand is out of play, face-down; what follows if it is speaks of it as CHOSEN."""

    def __init__(self, who: Who, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context)[:1]:
            hand = list(s.players[seat].hand)
            context.put(CHOSEN_SLOT, hand)
            for card in hand:
                zones.remove_from_game(s, card, seat)
            if hand:
                s.push(EffectRunner(runner.what, self.block.number))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-CLAR-45: the event itself is not in the hand any more when it resolves."""
        seats = self.who.seats(s, context)[:1]
        return any(card != context.source for seat in seats for card in s.players[seat].hand)

    def intents(self, known: Known) -> list[Intent]:
        aside = Intent(verbs.DISCARD, self.who.points_at(known), of="cards")
        return [aside, *self.block.intents(known)]

    def text(self, renderer: TextRenderer) -> str:
        aside = f"{self.who.text(renderer)} sets their hand aside, facedown and out of play"
        return f"{aside}; if they do, {self.block.text(renderer)}"


def set_hand_aside(who: Who, *if_they_do: Effect) -> Effect:
    return SetHandAside(who, if_they_do)


@final
class DiscardHandOf(Changing):
    """Whoever owns some cards that were set aside discards the hand."""

    def __init__(self, whose: Selector) -> None:
        super().__init__()
        self.whose = whose

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        owners = {s.owner[card] for card in self.whose.cards(s, context)}
        return [
            TriggerEvent("discarded from hand", card, seat, NOTHING, 0, cause(context))
            for seat in sorted(owners)
            for card in s.players[seat].hand
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.DISCARD, Whom(ANYBODYS), of="cards")]

    def text(self, renderer: TextRenderer) -> str:
        return "that player discards their hand"


@final
class TakeBack(Effect):
    """The cards that were set aside go back to the hand."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for card in list(self.whom.cards(s, context)):
            zones.put_in_hand(s, card, False)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.whom.cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.TAKE_UP, Whom(ANYBODYS))]

    def text(self, renderer: TextRenderer) -> str:
        return "adds the cards set aside to it"


def return_hand() -> tuple[Effect, Effect]:
    """After `set_hand_aside`."""
    return DiscardHandOf(CHOSEN), TakeBack(CHOSEN)


# --- Retire to the Brotherhood --------------------------------------------------------------------


@final
class DiscardFateless(Changing):
    """Each player discards the own characters without fate; how many each, is remembered."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        cards = [moment.card for moment in self.moments(s, context)]
        context.put(PAID_SLOT, cards)
        context.put(CHOSEN_SLOT, [SEATS + s.controller[card] for card in cards])
        super().do(s, context, runner)

    def moments(self, s: LcgState, context: AbilityContext) -> list[TriggerEvent]:
        return [
            TriggerEvent("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, cause(context))
            for card in characters(s)
            if s.fate[card] == 0
        ]

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.DISCARD, Whom(ANYBODYS))]

    def text(self, renderer: TextRenderer) -> str:
        return "each player discards each character they control with no fate"


def fateless_lost(s: LcgState, context: AbilityContext, seat: int) -> int:
    """How many characters a player has discarded to it."""
    pairs = zip(context.get(PAID_SLOT), context.get(CHOSEN_SLOT), strict=True)
    return len([card for card, whose in pairs if whose == SEATS + seat and s.zone[card] != PLAY])


@final
class ReplaceDiscarded(Effect):
    """As many characters as each has discarded come from the top of the dynasty decks."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seats = s.playing()
        found = [
            (seat, card)
            for seat in seats
            for card in self._revealed(s, seat, fateless_lost(s, context, seat))
        ]
        enters = [
            TriggerEvent("enters play", card, seat, arrival(False, NOTHING), 0, context.source)
            for seat, card in found
        ]
        rules_of(s).occur(s, enters)

    def _revealed(self, s: LcgState, seat: int, count: int) -> list[int]:
        """LCG-CLAR-41: no further than to the end of the deck."""
        found: list[int] = []
        for card in reversed(s.players[seat].dynasty):
            if len(found) == count:
                break
            course.show(s, seat, card)
            if s.definition(card).type == CHARACTER:
                found.append(card)
        return found

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """Nobody comes unless somebody is discarded."""
        return False

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.ENTER, Whom(ANYBODYS))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            "each reveals cards from the top of their dynasty deck until that many characters are revealed, "
            "and puts those into play"
        )


@final
class ShuffleDynasty(Effect):
    """The dynasty decks of which cards were revealed are shuffled."""

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in s.playing():
            if fateless_lost(s, context, seat):
                zones.shuffle(s, seat, DYNASTY)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return False

    def intents(self, known: Known) -> list[Intent]:
        return []

    def text(self, renderer: TextRenderer) -> str:
        return "each player shuffles"


def replace_fateless() -> tuple[Effect, ...]:
    return DiscardFateless(), ReplaceDiscarded(), ShuffleDynasty()


# --- Test of Skill --------------------------------------------------------------------------------


class TypesOfCards(CardFilter):
    """Types that conflict cards have, to be named."""

    def __init__(self) -> None:
        super().__init__((), ())

    def fits(self, s: LcgState, context: AbilityContext, card: int) -> bool:
        return card in self.candidates(s, context)

    def candidates(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [CHOICES + TYPES.index(name) for name in CONFLICT_TYPES_OF_CARDS]

    def choice_words(self) -> list[str]:
        return [name.capitalize() for name in TYPES]

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return "card types" if many else "card type"


A_CARD_TYPE = TypesOfCards()
"""With `paying(A_CARD_TYPE)`."""


@final
class RevealTop(Effect):
    """As a cost: the top cards of your conflict deck are revealed as long as the ability resolves."""

    def __init__(self, count: int | Amount) -> None:
        super().__init__()
        self.count = count

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        resolution = resolution_in_progress(s)
        for card in reversed(s.players[context.seat].conflict[-value_of(self.count, s, context) :]):
            course.show(s, context.seat, card)
            if isinstance(resolution, UseAbility):
                resolution.shown.append(card)

    def can_pay(self, s: LcgState, context: AbilityContext) -> bool:
        return len(s.players[context.seat].conflict) >= value_of(self.count, s, context)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.LOOK, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        if isinstance(self.count, int):
            return f"name a card type and reveal the top {self.count} cards of your conflict deck"
        count = self.count.text(renderer)
        return f"name a card type and reveal cards from the top of your conflict deck ({count})"


def reveal_top(count: int | Amount) -> Effect:
    return RevealTop(count)


@final
class TakeOfType(Effect):
    """Up to so many of the revealed cards go to the hand if they are of the type that was named."""

    asks: ClassVar[str] = "effect.look-and-take"

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def _left(self, s: LcgState) -> list[int]:
        """LCG-CLAR-26: what has left the deck meanwhile is none of them."""
        resolution = resolution_in_progress(s)
        return (
            [card for card in resolution.shown if s.zone[card] == DECK]
            if isinstance(resolution, UseAbility)
            else []
        )

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        named = context.get(PAID_SLOT)[0] - CHOICES
        among = [card for card in self._left(s) if s.type_of(card) == named and card not in runner.memo]
        if among and len(runner.memo) < self.most:
            s.push(AskOf(context.seat, "add which card to your hand?", [*among, DONE]))
        else:
            self._settle(s, runner)

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.answers[context.seat] == DONE:
            self._settle(s, runner)
        else:
            runner.memo.append(s.answers[context.seat])
            runner.repeat()

    def _settle(self, s: LcgState, runner: EffectRunner) -> None:
        for card in self._left(s):
            if card not in runner.memo:
                zones.discard(s, card)
        for card in runner.memo:
            zones.put_in_hand(s, card, True)
        runner.memo = []

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """Without a type that was named as it was paid for, nothing comes of it."""
        return bool(context.get(PAID_SLOT))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(verbs.SEARCH, Whom(OWN), self.most)]

    def text(self, renderer: TextRenderer) -> str:
        return f"add up to {self.most} of the revealed cards of that type to your hand; discard the rest"


def take_of_type(most: int) -> Effect:
    return TakeOfType(most)
