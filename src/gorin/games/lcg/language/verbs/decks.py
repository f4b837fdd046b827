"""Searching and looking: the top of a deck, hands, face-down provinces."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.acting.lent import is_lent
from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.kinds import CONFLICT, DYNASTY
from gorin.games.lcg.language.changing import cause
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.changes.arriving import arrival
from gorin.games.lcg.table.changes.changing import is_possible
from gorin.games.lcg.table.ops import course, zones
from gorin.games.lcg.table.ops.course import AS_IN_HAND
from gorin.games.lcg.table.reading import is_facedown
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.events import EVERYBODY, only
from gorin.kernel.questions import PASS
from gorin.kernel.reasons import Reason
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.base import Amount, Selector, value_of
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import HOSTILE, OWN, Intent, Known, Whom
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import Effect, EffectRunner, resolution_in_progress
from gorin.language.players import Who
from gorin.language.refusing import why_no_kind
from gorin.language.verbs import DISCARD, ENTER, LOOK, SEARCH


@final
class SearchTop(Effect):
    """LCG-SRCH-01 to LCG-SRCH-05: among the top cards of your conflict deck; then it is shuffled.

    The player is asked even if nothing is there to be found, so that nobody learns of it.
    """

    asks: ClassVar[str] = "effect.search"

    def __init__(
        self,
        count: int | Amount,
        card_filter: CardFilter,
        shown: bool,
        deck: str = CONFLICT,
        shuffled: bool = True,
    ) -> None:
        super().__init__()
        self.count = count
        """0: the whole deck."""
        self.card_filter = card_filter
        self.shown = shown
        self.deck = deck
        self.shuffled = shuffled

    def _pile(self, s: LcgState, context: AbilityContext) -> list[int]:
        player = s.players[context.seat]
        return player.dynasty if self.deck == DYNASTY else player.conflict

    def _top(self, s: LcgState, context: AbilityContext) -> list[int]:
        pile = self._pile(s, context)
        if isinstance(self.count, int) and not self.count:
            return pile
        count = value_of(self.count, s, context)
        return pile[-count:] if count else []

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        top = self._top(s, context)
        course.look(s, context.seat, top)
        found = [card for card in reversed(top) if self.card_filter.fits(s, context, card)]
        what = self.card_filter.one(asker(s, runner.what))
        s.push(AskOf(context.seat, f"add {what} to your hand?", [*found, PASS]))

    def refuses(self, s: LcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        is_there = code in self._top(s, context)
        return why_no_kind(s, context, runner.what, self.card_filter, code) if is_there else None

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.answers[context.seat] != PASS:
            zones.put_in_hand(s, s.answers[context.seat], self.shown)
        if self.shuffled:
            zones.shuffle(s, context.seat, self.deck)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._top(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN))]

    def _where(self, renderer: TextRenderer) -> str:
        deck = f"your {self.deck} deck"
        if isinstance(self.count, int):
            return f"the top {self.count} cards of {deck}" if self.count else deck
        return f"the top cards of {deck}, as many as {self.count.text(renderer)},"

    def text(self, renderer: TextRenderer) -> str:
        shown = "reveal it, " if self.shown else ""
        what = self.card_filter.one(renderer)
        where = self._where(renderer)
        search = f"search {where} for {what}, {shown}"
        if self.shuffled:
            return f"{search}add it to your hand, and shuffle"
        return f"{search}{'and ' if self.shown else ''}add it to your hand"


def search_top(count: int | Amount, card_filter: CardFilter, shown: bool, shuffled: bool = True) -> Effect:
    """`shown`: a card with specified characteristics must be revealed (LCG-SRCH-04).

    Only a deck that is searched as a whole is shuffled where the card does not say so (LCG-SRCH-02).
    """
    return SearchTop(count, card_filter, shown, shuffled=shuffled)


def search_deck(card_filter: CardFilter, shown: bool) -> Effect:
    """The whole conflict deck (LCG-SRCH-02)."""
    return SearchTop(0, card_filter, shown)


@final
class SearchIntoPlay(Effect):
    """LCG-SRCH-01, LCG-PUT-02: a character of your dynasty deck enters play; then the deck is shuffled.

    The player is asked even if nothing is there to be found, so that nobody learns of it.
    """

    asks: ClassVar[str] = "effect.search"

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__()
        self.card_filter = card_filter

    def _entry(self, context: AbilityContext, card: int) -> TriggerEvent:
        at_home = arrival(False, NOTHING)
        return TriggerEvent("enters play", card, context.seat, at_home, 0, cause(context))

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """Shuffled once whoever was found has entered play: only then nobody can follow a card."""
        if runner.memo:
            runner.memo = []
            zones.shuffle(s, context.seat, DYNASTY)
            return
        deck = s.players[context.seat].dynasty
        course.look(s, context.seat, deck)
        fitting = [card for card in reversed(deck) if self.card_filter.fits(s, context, card)]
        found = [card for card in fitting if is_possible(s, self._entry(context, card), context.seat)]
        what = self.card_filter.one(asker(s, runner.what))
        s.push(AskOf(context.seat, f"put {what} into play?", [*found, PASS]))

    def refuses(self, s: LcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        is_there = code in s.players[context.seat].dynasty
        return why_no_kind(s, context, runner.what, self.card_filter, code) if is_there else None

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card = s.answers[context.seat]
        runner.memo = [card]
        runner.repeat()
        if card != PASS:
            rules_of(s).occur(s, [self._entry(context, card)])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(s.players[context.seat].dynasty)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN)), Intent(ENTER, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return f"search your dynasty deck for {self.card_filter.one(renderer)}, put it into play, and shuffle"


def search_into_play(card_filter: CardFilter) -> Effect:
    return SearchIntoPlay(card_filter)


@final
class Reveal(Effect):
    """LCG-REV-01: cards are shown to all, and stay where they are (LCG-REV-03)."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        resolution = resolution_in_progress(s)
        for card in self.whom.cards(s, context):
            if s.known[card] != EVERYBODY:
                course.show(s, s.owner[card], card)
                if isinstance(resolution, UseAbility):
                    resolution.shown.append(card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(LOOK, self.whom.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"reveal {self.whom.text(renderer)}"


def reveal(whom: Selector) -> Effect:
    """Until they go somewhere else, or until the ability has resolved (LCG-REV-02)."""
    return Reveal(whom)


@final
class RevealToPlay(Effect):
    """The top card of your conflict deck is revealed, and for a while you may play it (LCG-PUT-09)."""

    def __init__(self, until: int) -> None:
        super().__init__()
        self.until = until

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        deck = s.players[context.seat].conflict
        if deck:
            course.show(s, context.seat, deck[-1])
            course.let_play(s, deck[-1], self.until, context)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """Whoever may play the top card already gains nothing."""
        deck = s.players[context.seat].conflict
        return bool(deck) and not is_lent(s, deck[-1], context.seat)

    def could_leave(self, lasting: LastingEffect) -> bool:
        return lasting.keyword == AS_IN_HAND and lasting.until == self.until

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(LOOK, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        until = renderer.for_as_long(self.until)
        return f"reveal the top card of your conflict deck; {until}you may play it as if it were in your hand"


def reveal_top_to_play(until: int) -> Effect:
    return RevealToPlay(until)


@final
class RevealAndGive(Effect):
    """The top of every conflict deck is revealed; you choose a card of each for its owner's hand."""

    asks: ClassVar[str] = "effect.look-and-take"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def _top(self, s: LcgState, seat: int) -> list[int]:
        return s.players[seat].conflict[-self.count :]

    def _waiting(self, s: LcgState, chosen: list[int]) -> list[int]:
        """Of whose cards none was chosen yet."""
        owners = [s.owner[card] for card in chosen]
        return [seat for seat in s.playing() if seat not in owners and self._top(s, seat)]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        waiting = self._waiting(s, runner.memo)
        if not runner.memo:
            for seat in waiting:
                for card in reversed(self._top(s, seat)):
                    course.show(s, seat, card)
        for seat in waiting[:1]:
            asks = f"{s.rules.player_name(s, seat)} adds which card to their hand?"
            s.push(AskOf(context.seat, asks, list(reversed(self._top(s, seat)))))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        runner.memo.append(s.answers[context.seat])
        if self._waiting(s, runner.memo):
            runner.repeat()
            return
        for card in runner.memo:
            zones.put_in_hand(s, card, True)
            zones.shuffle(s, s.owner[card], CONFLICT)
        runner.memo = []

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._waiting(s, []))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN)), Intent(SEARCH, Whom(HOSTILE))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            f"each player reveals the top {self.count} cards of their conflict deck; choose one of each "
            "player's and add it to its owner's hand; shuffle those decks"
        )


def reveal_and_give(count: int) -> Effect:
    return RevealAndGive(count)


@final
class LookAndTakeOne(Effect):
    """Look at the top cards of your conflict deck, take one, and put the others on the bottom."""

    asks: ClassVar[str] = "effect.look-and-take"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        top = s.players[context.seat].conflict[-self.count :]
        course.look(s, context.seat, top)
        if top:
            runner.memo = list(top)
            s.push(AskOf(context.seat, "add which card to your hand?", list(reversed(top))))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        taken = s.answers[context.seat]
        zones.put_in_hand(s, taken, False)
        for card in runner.memo:
            if card != taken:
                zones.put_in_deck(s, card, False, unseen=True)
        runner.memo = []

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(s.players[context.seat].conflict)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(SEARCH, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return (
            f"look at the top {self.count} cards of your conflict deck, add 1 of them to your hand, "
            "and place the rest on the bottom"
        )


def look_and_take_one(count: int) -> Effect:
    return LookAndTakeOne(count)


@final
class LookAtHandAndDiscard(Effect):
    """You look at a player's hand, choose a card of it, and it is discarded."""

    asks: ClassVar[str] = "effect.discard"

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for seat in self.who.seats(s, context)[:1]:
            hand = s.players[seat].hand
            course.look(s, context.seat, hand)
            if hand:
                s.push(AskOf(context.seat, "discard which of these cards?", list(hand)))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        card = s.answers[context.seat]
        gone = TriggerEvent("discarded from hand", card, s.owner[card], NOTHING, 0, context.source)
        rules_of(s).occur(s, [gone])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return any(s.players[seat].hand for seat in self.who.seats(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(DISCARD, self.who.points_at(known), of="cards")]

    def text(self, renderer: TextRenderer) -> str:
        return f"look at {self.who.owning(renderer)} hand, choose 1 of those cards and discard it"


def look_at_hand_and_discard(who: Who = OPPONENT) -> Effect:
    return LookAtHandAndDiscard(who)


@final
class LookAtHand(Effect):
    """You look at a player's hand."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def _cards(self, s: LcgState, context: AbilityContext) -> list[int]:
        return [card for seat in self.who.seats(s, context)[:1] for card in s.players[seat].hand]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        course.look(s, context.seat, self._cards(s, context))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        """LCG-TRIG-05: whoever knows all of it learns nothing."""
        return any(not s.known[card] & only(context.seat) for card in self._cards(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(LOOK, self.who.points_at(known))]

    def text(self, renderer: TextRenderer) -> str:
        return f"look at {self.who.owning(renderer)} hand"


def look_at_hand(who: Who) -> Effect:
    return LookAtHand(who)


@final
class LookAtProvince(Effect):
    """You look at a face-down province that you do not know yet."""

    asks: ClassVar[str] = "effect.look-at-province"

    def _among(self, s: LcgState, context: AbilityContext) -> list[int]:
        """LCG-TRIG-05: whoever knows a province learns nothing there."""
        hidden = [place for place in s.provinces if is_facedown(s, place)]
        return [PLACES + place.id for place in hidden if not s.known[place.card] & only(context.seat)]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = self._among(s, context)
        if among:
            s.push(AskOf(context.seat, "look at which facedown province?", among))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        place = s.provinces[s.answers[context.seat] - PLACES]
        course.look(s, context.seat, [place.card])

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._among(s, context))

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(LOOK, Whom(OWN))]

    def text(self, renderer: TextRenderer) -> str:
        return "look at a facedown province"


def look_at_a_province() -> Effect:
    return LookAtProvince()
