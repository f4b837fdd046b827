"""Hands that are set aside, characters that are replaced, decks that are revealed."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.acting.scripts import UseAbility
from gorin.games.lcg.kinds import CHARACTER, DISCARDED, DYNASTY, TO_DISCARD, TYPES
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.changes.arriving import arrival
from gorin.games.lcg.table.ops import course, zones
from gorin.games.lcg.table.reading import characters
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.changing import Changing, cause
from gorin.kernel.questions import DONE
from gorin.words import verbs
from gorin.words.grammar.asking import AskOf
from gorin.words.grammar.base import Amount, Things, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import ANYBODYS, OWN, Deed, Known, Whom
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import CHOICES, SEATS
from gorin.words.grammar.scope import NOTHING, Moment, Scope
from gorin.words.grammar.script import Block, Effect, Run, script_in_progress
from gorin.words.grammar.zones import DECK, PLAY
from gorin.words.nouns import Noun
from gorin.words.players import Who
from gorin.words.things import CHOSEN, CHOSEN_SLOT, PAID_SLOT

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

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for seat in self.who.seats(s, scope)[:1]:
            hand = list(s.players[seat].hand)
            scope.put(CHOSEN_SLOT, hand)
            for card in hand:
                zones.remove_from_game(s, card, seat)
            if hand:
                s.push(Run(run.what, self.block.number))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """LCG-CLAR-45: the event itself is not in the hand any more when it resolves."""
        seats = self.who.seats(s, scope)[:1]
        return any(card != scope.source for seat in seats for card in s.players[seat].hand)

    def means(self, known: Known) -> list[Deed]:
        aside = Deed(verbs.DISCARD, self.who.points_at(known), of="cards")
        return [aside, *self.block.means(known)]

    def text(self, speaker: Speaker) -> str:
        aside = f"{self.who.text(speaker)} sets their hand aside, face-down and out of play"
        return f"{aside}; if they do, {self.block.text(speaker)}"


def set_hand_aside(who: Who, *if_they_do: Effect) -> Effect:
    return SetHandAside(who, if_they_do)


@final
class DiscardHandOf(Changing):
    """Whoever owns some cards that were set aside discards the hand."""

    def __init__(self, whose: Things) -> None:
        super().__init__()
        self.whose = whose

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        owners = {s.owner[card] for card in self.whose.cards(s, scope)}
        return [
            Moment("discarded from hand", card, seat, NOTHING, 0, cause(scope))
            for seat in sorted(owners)
            for card in s.players[seat].hand
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.DISCARD, Whom(ANYBODYS), of="cards")]

    def text(self, speaker: Speaker) -> str:
        return "that player discards their hand"


@final
class TakeBack(Effect):
    """The cards that were set aside go back to the hand."""

    def __init__(self, whom: Things) -> None:
        super().__init__()
        self.whom = whom

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for card in list(self.whom.cards(s, scope)):
            zones.put_in_hand(s, card, False)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.TAKE_UP, Whom(ANYBODYS))]

    def text(self, speaker: Speaker) -> str:
        return "adds the cards set aside to it"


def return_hand() -> tuple[Effect, Effect]:
    """After `set_hand_aside`."""
    return DiscardHandOf(CHOSEN), TakeBack(CHOSEN)


# --- Retire to the Brotherhood --------------------------------------------------------------------


@final
class DiscardFateless(Changing):
    """Each player discards the own characters without fate; how many each, is remembered."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        cards = [moment.card for moment in self.moments(s, scope)]
        scope.put(PAID_SLOT, cards)
        scope.put(CHOSEN_SLOT, [SEATS + s.controller[card] for card in cards])
        super().do(s, scope, run)

    def moments(self, s: LcgState, scope: Scope) -> list[Moment]:
        return [
            Moment("leaves play", card, s.controller[card], DISCARDED, TO_DISCARD, cause(scope))
            for card in characters(s)
            if s.fate[card] == 0
        ]

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.DISCARD, Whom(ANYBODYS))]

    def text(self, speaker: Speaker) -> str:
        return "each player discards each character they control with no fate"


@final
class ReplaceDiscarded(Effect):
    """As many characters as each has discarded come from the top of the dynasty decks."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        seats = s.playing()
        found = [
            (seat, card) for seat in seats for card in self._revealed(s, seat, self._lost(s, scope, seat))
        ]
        enters = [
            Moment("enters play", card, seat, arrival(False, NOTHING), 0, scope.source)
            for seat, card in found
        ]
        policy_of(s).occur(s, enters)

    def _lost(self, s: LcgState, scope: Scope, seat: int) -> int:
        pairs = zip(scope.get(PAID_SLOT), scope.get(CHOSEN_SLOT), strict=True)
        return len([card for card, whose in pairs if whose == SEATS + seat and s.zone[card] != PLAY])

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

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.ENTER, Whom(ANYBODYS))]

    def text(self, speaker: Speaker) -> str:
        return (
            "each reveals cards from the top of their dynasty deck until as many characters are revealed, "
            "and puts those into play"
        )


@final
class ShuffleDynasty(Effect):
    """Every dynasty deck is shuffled."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        for seat in s.playing():
            zones.shuffle(s, seat, DYNASTY)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return False

    def means(self, known: Known) -> list[Deed]:
        return []

    def text(self, speaker: Speaker) -> str:
        return "each player shuffles"


def replace_fateless() -> tuple[Effect, ...]:
    return DiscardFateless(), ReplaceDiscarded(), ShuffleDynasty()


# --- Test of Skill --------------------------------------------------------------------------------


class TypesOfCards(Noun):
    """Types that conflict cards have, to be named."""

    def __init__(self) -> None:
        super().__init__((), ())

    def fits(self, s: LcgState, scope: Scope, card: int) -> bool:
        return card in self.candidates(s, scope)

    def candidates(self, s: LcgState, scope: Scope) -> list[int]:
        return [CHOICES + TYPES.index(name) for name in CONFLICT_TYPES_OF_CARDS]

    def choice_words(self) -> list[str]:
        return [name.capitalize() for name in TYPES]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return "card types" if many else "card type"


A_CARD_TYPE = TypesOfCards()
"""With `paying(A_CARD_TYPE)`."""


@final
class RevealTop(Effect):
    """As a cost: the top cards of your conflict deck are revealed as long as the ability resolves."""

    def __init__(self, count: int | Amount) -> None:
        super().__init__()
        self.count = count

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        script = script_in_progress(s)
        for card in reversed(s.players[scope.seat].conflict[-value_of(self.count, s, scope) :]):
            course.show(s, scope.seat, card)
            if isinstance(script, UseAbility):
                script.shown.append(card)

    def can_pay(self, s: LcgState, scope: Scope) -> bool:
        return len(s.players[scope.seat].conflict) >= value_of(self.count, s, scope)

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.LOOK, Whom(OWN))]

    def text(self, speaker: Speaker) -> str:
        if isinstance(self.count, int):
            return f"name a card type and reveal the top {self.count} cards of your conflict deck"
        count = self.count.text(speaker)
        return f"name a card type and reveal cards from the top of your conflict deck ({count})"


def reveal_top(count: int | Amount) -> Effect:
    return RevealTop(count)


@final
class TakeOfType(Effect):
    """Up to so many of the revealed cards go to the hand if they are of the type that was named."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def _left(self, s: LcgState) -> list[int]:
        """LCG-CLAR-26: what has left the deck meanwhile is none of them."""
        script = script_in_progress(s)
        return (
            [card for card in script.shown if s.zone[card] == DECK] if isinstance(script, UseAbility) else []
        )

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        named = scope.get(PAID_SLOT)[0] - CHOICES
        among = [card for card in self._left(s) if s.type_of(card) == named and card not in run.memo]
        if among and len(run.memo) < self.most:
            s.push(AskOf(scope.seat, "Add which card to your hand?", [*among, DONE]))
        else:
            self._settle(s, run)

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] == DONE:
            self._settle(s, run)
        else:
            run.memo.append(s.answers[scope.seat])
            run.repeat()

    def _settle(self, s: LcgState, run: Run) -> None:
        for card in self._left(s):
            if card not in run.memo:
                zones.discard(s, card)
        for card in run.memo:
            zones.put_in_hand(s, card, True)
        run.memo = []

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        """Without a type that was named as it was paid for, nothing comes of it."""
        return bool(scope.get(PAID_SLOT))

    def means(self, known: Known) -> list[Deed]:
        return [Deed(verbs.SEARCH, Whom(OWN), self.most)]

    def text(self, speaker: Speaker) -> str:
        return f"take up to {self.most} of the revealed cards of that type into your hand; discard the others"


def take_of_type(most: int) -> Effect:
    return TakeOfType(most)
