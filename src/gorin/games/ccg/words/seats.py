"""Players that are targeted or chosen, and what they are asked to do."""

from __future__ import annotations

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.honor import LoseHonor, gain_from
from gorin.games.ccg.naming import player_name
from gorin.games.ccg.questions import CHOICES, SEATS, AskThing
from gorin.games.ccg.reading import others
from gorin.games.ccg.scripts import Run
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Block, Effect
from gorin.games.ccg.words.nouns import Noun
from gorin.games.ccg.words.players import Who
from gorin.games.ccg.words.things import CHOSEN_SLOT
from gorin.kernel.questions import BACK, PASS
from gorin.words.english import number
from gorin.words.nodes import Node


class AnotherPlayer(Noun):
    """Each other player, as the number of the seat."""

    def __init__(self) -> None:
        super().__init__((), (), 0, True)

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [SEATS + seat for seat in others(s, scope.seat) if not s.players[seat].lost]

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return "other players" if many else "other player"


ANOTHER_PLAYER = AnotherPlayer()


class MayChoose(Effect):
    """A player may choose so many of his own cards, and then something happens to them."""

    def __init__(self, who: Who, count: int, noun: Noun, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.count = count
        self.noun = noun
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        if not run.memo:
            scope.put(CHOSEN_SLOT, [])
        for seat in self.who.seats(s, scope):
            his = [card for card in self.noun.cards(s, scope) if s.controller[card] == seat]
            if len(his) >= self.count:
                among = [card for card in his if card not in run.memo]
                asks = f"You may choose {self._what(Speaker('this card', 'this card'))}."
                s.push(AskThing(seat, asks, [*among, BACK if run.memo else PASS]))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[self.who.seats(s, scope)[0]]
        if code == PASS:
            return
        if code == BACK:
            run.memo.pop()
        else:
            run.memo.append(code)
        if len(run.memo) < self.count:
            run.repeat()
            return
        scope.put(CHOSEN_SLOT, run.memo)
        run.memo = []
        s.push(Run(run.what, self.block.number))

    def _what(self, speaker: Speaker) -> str:
        return f"{number(self.count)} {self.noun.phrase(speaker, many=self.count > 1)}"

    def text(self, speaker: Speaker) -> str:
        who = self.who.text(speaker)
        speaker.introductions[CHOSEN_SLOT] = (
            f"{number(self.count)} of his {self.noun.phrase(speaker, many=True)}"
        )
        speaker.pronouns[CHOSEN_SLOT] = "them"
        return f"{who} may {self.block.text(speaker)}"


class GainsOrLoses(Effect):
    """You choose a player, and whether he gains or loses Honor."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: CcgState, scope: Scope, run: Run) -> None:
        words: list[str] = []
        for seat in range(s.seats):
            name = player_name(s, seat)
            words += [f"{name} gains {self.amount} Honor", f"{name} loses {self.amount} Honor"]
        among = [CHOICES + at for at in range(len(words)) if not s.players[at // 2].lost]
        s.push(AskThing(scope.seat, "Choose a player, who gains or loses Honor.", among, words))

    def take(self, s: CcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat] - CHOICES
        if code % 2 == 0:
            gain_from(s, code // 2, self.amount, scope)
        else:
            s.push(LoseHonor(code // 2, self.amount, scope))

    def text(self, speaker: Speaker) -> str:
        return f"a player of your choice gains or loses {self.amount} Honor"


def may_choose(count: int, noun: Noun, *effects: Effect, who: Who) -> Effect:
    """What is chosen is CHOSEN for the effects, and for those that follow."""
    return MayChoose(who, count, noun, effects)


def chosen_player_gains_or_loses(amount: int) -> Effect:
    return GainsOrLoses(amount)
