"""Searching and looking: the top of a deck, hands, face-down provinces."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.scripts import UseAbility
from gorin.games.lcg.kinds import CONFLICT, DYNASTY
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.ops import course, zones
from gorin.games.lcg.table.ops.course import AS_IN_HAND
from gorin.games.lcg.table.reading import is_facedown
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.kernel.events import EVERYBODY
from gorin.kernel.questions import PASS
from gorin.words.grammar.asking import AskOf, asker
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import HOSTILE, OWN, Deed, Known, Whom
from gorin.words.grammar.questions import PLACES
from gorin.words.grammar.scope import NOTHING, Moment, Ongoing, Scope
from gorin.words.grammar.script import Effect, Run, script_in_progress
from gorin.words.nouns import Noun
from gorin.words.players import Who
from gorin.words.verbs import DISCARD, LOOK, SEARCH


@final
class SearchTop(Effect):
    """LCG-SRCH-01 to LCG-SRCH-05: among the top cards of your conflict deck; then it is shuffled.

    The player is asked even if nothing is there to be found, so that nobody learns of it.
    """

    def __init__(self, count: int, noun: Noun, shown: bool, deck: str = CONFLICT) -> None:
        super().__init__()
        self.count = count
        """0: the whole deck."""
        self.noun = noun
        self.shown = shown
        self.deck = deck

    def _pile(self, s: LcgState, scope: Scope) -> list[int]:
        player = s.players[scope.seat]
        return player.dynasty if self.deck == DYNASTY else player.conflict

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        top = self._pile(s, scope)[-self.count :]
        course.look(s, scope.seat, top)
        found = [card for card in reversed(top) if self.noun.fits(s, scope, card)]
        what = self.noun.one(asker(s, run.what))
        s.push(AskOf(scope.seat, f"Take {what} into your hand?", [*found, PASS]))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] != PASS:
            zones.put_in_hand(s, s.answers[scope.seat], self.shown)
        zones.shuffle(s, scope.seat, self.deck)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._pile(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        shown = "reveal it, " if self.shown else ""
        what = self.noun.one(speaker)
        where = f"the top {self.count} cards of your" if self.count else "your"
        return f"search {where} {self.deck} deck for {what}, {shown}add it to your hand, and shuffle"


def search_top(count: int, noun: Noun, shown: bool) -> Effect:
    """`shown`: a card with specified characteristics must be revealed (LCG-SRCH-04)."""
    return SearchTop(count, noun, shown)


def search_deck(noun: Noun, shown: bool) -> Effect:
    """The whole conflict deck (LCG-SRCH-02)."""
    return SearchTop(0, noun, shown)


@final
class Reveal(Effect):
    """LCG-REV-01: cards are shown to all, and stay where they are (LCG-REV-03)."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        script = script_in_progress(s)
        for card in self.whom.cards(s, scope):
            if s.known[card] != EVERYBODY:
                course.show(s, s.owner[card], card)
                if isinstance(script, UseAbility):
                    script.shown.append(card)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(LOOK, self.whom.points_at(known))]

    def text(self, speaker: Speaker) -> str:
        return f"reveal {self.whom.text(speaker)}"


def reveal(whom: Things) -> Effect:
    """Until they go somewhere else, or until the ability has resolved (LCG-REV-02)."""
    return Reveal(whom)


@final
class RevealToPlay(Effect):
    """The top card of your conflict deck is revealed, and for a while you may play it (LCG-PUT-09)."""

    def __init__(self, until: int) -> None:
        super().__init__()
        self.until = until

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        deck = s.players[scope.seat].conflict
        if deck:
            course.show(s, scope.seat, deck[-1])
            course.let_play(s, deck[-1], self.until, scope)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(s.players[scope.seat].conflict)

    def could_leave(self, lasting: Ongoing) -> bool:
        return lasting.keyword == AS_IN_HAND and lasting.until == self.until

    def means(self, known: Known) -> list[Deed]:
        return [Deed(LOOK, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        until = speaker.dialect.until(self.until)
        return (
            f"reveal the top card of your conflict deck; {until}, you may play it as if it were in your hand"
        )


def reveal_top_to_play(until: int) -> Effect:
    return RevealToPlay(until)


@final
class RevealAndGive(Effect):
    """The top of every conflict deck is revealed; you choose a card of each for its owner's hand."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def _top(self, s: LcgState, seat: int) -> list[int]:
        return s.players[seat].conflict[-self.count :]

    def _waiting(self, s: LcgState, chosen: list[int]) -> list[int]:
        """Of whose cards none was chosen yet."""
        owners = [s.owner[card] for card in chosen]
        return [seat for seat in s.playing() if seat not in owners and self._top(s, seat)]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        waiting = self._waiting(s, run.memo)
        if not run.memo:
            for seat in waiting:
                for card in reversed(self._top(s, seat)):
                    course.show(s, seat, card)
        for seat in waiting[:1]:
            asks = f"Which card does {s.book.player_name(s, seat)} add to the hand?"
            s.push(AskOf(scope.seat, asks, list(reversed(self._top(s, seat)))))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        run.memo.append(s.answers[scope.seat])
        if self._waiting(s, run.memo):
            run.repeat()
            return
        for card in run.memo:
            zones.put_in_hand(s, card, True)
            zones.shuffle(s, s.owner[card], CONFLICT)
        run.memo = []

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._waiting(s, []))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN)), Deed(SEARCH, Whom(HOSTILE))]

    def text(self, speaker: Speaker) -> str:
        return (
            f"each player reveals the top {self.count} cards of their conflict deck; add one of each that "
            "you choose to its owner's hand; shuffle those decks"
        )


def reveal_and_give(count: int) -> Effect:
    return RevealAndGive(count)


@final
class LookAndTakeOne(Effect):
    """Look at the top cards of your conflict deck, take one, and put the others on the bottom."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        top = s.players[scope.seat].conflict[-self.count :]
        course.look(s, scope.seat, top)
        if top:
            run.memo = list(top)
            s.push(AskOf(scope.seat, "Which card do you add to your hand?", list(reversed(top))))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        taken = s.answers[scope.seat]
        zones.put_in_hand(s, taken, False)
        for card in run.memo:
            if card != taken:
                zones.put_in_deck(s, card, False, unseen=True)
        run.memo = []

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(s.players[scope.seat].conflict)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(SEARCH, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return (
            f"look at the top {self.count} cards of your conflict deck, add 1 of them to your hand, "
            "and place the rest on the bottom"
        )


def look_and_take_one(count: int) -> Effect:
    return LookAndTakeOne(count)


@final
class LookAtHandAndDiscard(Effect):
    """You look at a player's hand, choose a card of it, and it is discarded."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope)[:1]:
            hand = s.players[seat].hand
            course.look(s, scope.seat, hand)
            if hand:
                s.push(AskOf(scope.seat, "Which of these cards is discarded?", list(hand)))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        card = s.answers[scope.seat]
        gone = Moment("discarded from hand", card, s.owner[card], NOTHING, 0, scope.source)
        policy_of(s).occur(s, [gone])

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return any(s.players[seat].hand for seat in self.who.seats(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(DISCARD, self.who.points_at(known), of="cards")]

    def text(self, speaker: Speaker) -> str:
        return f"look at {self.who.owning(speaker)} hand, choose 1 of those cards and discard it"


def look_at_hand_and_discard(who: Who = OPPONENT) -> Effect:
    return LookAtHandAndDiscard(who)


@final
class LookAtProvince(Effect):
    """You look at a face-down province."""

    def _among(self, s: LcgState, scope: Scope) -> list[int]:
        return [PLACES + place.id for place in s.provinces if is_facedown(s, place)]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        among = self._among(s, scope)
        if among:
            s.push(AskOf(scope.seat, "Which face-down province do you look at?", among))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        place = s.provinces[s.answers[scope.seat] - PLACES]
        course.look(s, scope.seat, [place.card])

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._among(s, scope))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(LOOK, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        return "look at a face-down province"


def look_at_a_province() -> Effect:
    return LookAtProvince()
