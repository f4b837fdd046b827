"""What somebody chooses while the effects resolve: a card, some of his own, a player."""

from __future__ import annotations

from gorin.kernel.questions import BACK, PASS
from gorin.words.grammar.asking import AskOf, asker
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import number
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, Deed, Known, as_chosen
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import CHOICES, SEATS
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Block, Effect, Run, script_in_progress
from gorin.words.grammar.state import CardState
from gorin.words.nouns import Noun
from gorin.words.picks import TARGETS, Pick, chosen, target
from gorin.words.players import PLAYER_SLOT, Who
from gorin.words.things import CHOSEN_SLOT, TARGET_SLOT


class Choose(Effect):
    """You choose one, or may choose one; all that follows speaks of it as CHOSEN, or does not happen."""

    def __init__(self, pick: Pick, optional: bool, named: bool = False) -> None:
        super().__init__()
        self.pick = pick
        self.optional = optional
        self.named = named
        """What follows names it: that it is chosen goes without saying."""

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        scope.put(self.pick.slot, [])
        among = script_in_progress(s).choosable(s, self.pick.noun.cards(s, scope))
        if among:
            asks = self.pick.prompt(s.definitions[run.what].dialect)
            if self.optional:
                s.push(AskOf(scope.seat, f"{asks} You may pass.", [*among, PASS]))
            else:
                s.push(AskOf(scope.seat, asks, among))
        else:
            run.stop(s)

    def take(self, s: CardState, scope: Scope, run: Run) -> None:
        if s.answers[scope.seat] == PASS:
            run.stop(s)
        else:
            scope.put(self.pick.slot, [s.answers[scope.seat]])
            script_in_progress(s).has_chosen(s, s.answers[scope.seat])

    def means(self, known: Known) -> list[Deed]:
        known.put(self.pick.slot, self.pick.noun.points_at(known).whose)
        return []

    def text(self, speaker: Speaker) -> str:
        if self.named:
            self.pick.introduce(speaker)
            return ""
        speaker.pronouns[self.pick.slot] = self.pick.noun.pronoun()
        return f"{'you may ' if self.optional else ''}choose {self.pick.noun.one(speaker)}"


def choose(noun: Noun, named: bool = False) -> Effect:
    """`named`: the effect that follows says what is chosen: "discard a card"."""
    return Choose(chosen(noun), False, named)


def may_choose(noun: Noun) -> Effect:
    return Choose(chosen(noun), True)


class MayChooseOwn(Effect):
    """A player may choose so many of his own cards, and then something happens to them."""

    def __init__(self, who: Who, count: int, noun: Noun, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.count = count
        self.noun = noun
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        if not run.memo:
            scope.put(CHOSEN_SLOT, [])
        run.memo = [card for card in run.memo if self.noun.fits(s, scope, card)]
        for seat in self.who.seats(s, scope):
            his = [card for card in self.noun.cards(s, scope) if s.controller[card] == seat]
            if len(his) >= self.count:
                among = [card for card in his if card not in run.memo]
                asks = f"You may {self._deed(asker(s, run.what), 'your')}."
                s.push(AskOf(seat, asks, [*among, BACK if run.memo else PASS]))

    def take(self, s: CardState, scope: Scope, run: Run) -> None:
        code = s.answers[self.who.seats(s, scope)[0]]
        if code == PASS:
            return
        run.pick(code)
        if len(run.memo) < self.count:
            run.repeat()
            return
        scope.put(CHOSEN_SLOT, run.memo)
        for card in run.memo:
            script_in_progress(s).has_chosen(s, card)
        run.memo = []
        s.push(Run(run.what, self.block.number))

    def _deed(self, speaker: Speaker, whose: str) -> str:
        several = self.noun.phrase(speaker, many=True)
        speaker.introductions[CHOSEN_SLOT] = f"{number(self.count)} of {whose} {several}"
        speaker.pronouns[CHOSEN_SLOT] = "them"
        return self.block.text(speaker)

    def means(self, known: Known) -> list[Deed]:
        whose = self.who.points_at(known).whose
        known.put(CHOSEN_SLOT, whose)
        return as_chosen(self.block.means(known), whose)

    def brings(self, answer: int, known: Known) -> list[Deed]:
        return [] if answer == PASS else self.means(known)

    def text(self, speaker: Speaker) -> str:
        who = self.who.text(speaker)
        return f"{who} may {self._deed(speaker, 'his')}"


def may_choose_own(count: int, noun: Noun, *effects: Effect, who: Who) -> Effect:
    """What is chosen is CHOSEN for the effects, and for those that follow."""
    return MayChooseOwn(who, count, noun, effects)


class ChoosePlayer(Effect):
    """You choose a player, who is then known as CHOSEN_PLAYER; or another player than yourself."""

    def __init__(self, another: bool) -> None:
        super().__init__()
        self.another = another

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        seats = [seat for seat in s.playing_from(scope.seat) if seat != scope.seat or not self.another]
        asks = f"C{self.text(asker(s, run.what))[1:]}."
        s.push(AskOf(scope.seat, asks, [SEATS + seat for seat in seats]))

    def take(self, s: CardState, scope: Scope, run: Run) -> None:
        scope.put(PLAYER_SLOT, [s.answers[scope.seat]])

    def means(self, known: Known) -> list[Deed]:
        known.put(PLAYER_SLOT, HOSTILE if self.another else ANYBODYS)
        return []

    def text(self, speaker: Speaker) -> str:
        return "choose another player" if self.another else "choose a player"


def choose_player() -> Effect:
    return ChoosePlayer(False)


def choose_another_player() -> Effect:
    return ChoosePlayer(True)


class EachMay(Effect):
    """Some players may each do something, one after the other; what they do speaks of ACTOR."""

    def __init__(self, who: Who, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        """The run remembers who was not asked yet, the one who is asked now in front."""
        if not run.memo:
            run.memo = self.who.seats(s, scope)
        run.memo = [seat for seat in run.memo if not s.is_out(seat)]
        if run.memo:
            scope.put(PLAYER_SLOT, [SEATS + run.memo[0]])
            asks = f"Do you want to {self.block.deed(asker(s, run.what))}?"
            s.push(AskOf(run.memo[0], asks.replace(" his ", " your "), [CHOICES, PASS], ["Yes"]))

    def take(self, s: CardState, scope: Scope, run: Run) -> None:
        seat = run.memo.pop(0)
        if run.memo:
            run.repeat()
        if s.answers[seat] != PASS:
            s.push(Run(run.what, self.block.number))

    def means(self, known: Known) -> list[Deed]:
        whose = self.who.points_at(known).whose
        known.put(PLAYER_SLOT, whose)
        return as_chosen(self.block.means(known), whose)

    def brings(self, answer: int, known: Known) -> list[Deed]:
        return [] if answer == PASS else self.means(known)

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.text(speaker)}, in turn order, may {self.block.deed(speaker)}"


def each_may(who: Who, *effects: Effect) -> Effect:
    return EachMay(who, effects)


class EachChoosesOwn(Effect):
    """Some players each choose or target one of their own, one after the other, and something happens to it.

    Who has but one has nothing to choose, who has none is left out.
    """

    def __init__(self, who: Who, pick: Pick, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.pick = pick
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        """The run remembers who has not chosen yet, the one whose choice it is in front."""
        if not run.memo:
            run.memo = [seat for seat in self.who.seats(s, scope) if self._his(s, scope, seat)]
        if not run.memo:
            return
        his = self._his(s, scope, run.memo[0])
        if len(his) > 1:
            asks = f"You must {self._deed(asker(s, run.what), 'your')}."
            s.push(AskOf(run.memo[0], asks, his))
        else:
            self._go_on(s, scope, run, his)

    def take(self, s: CardState, scope: Scope, run: Run) -> None:
        self._go_on(s, scope, run, [s.answers[run.memo[0]]])

    def _go_on(self, s: CardState, scope: Scope, run: Run, picked: list[int]) -> None:
        """Whoever has lost what he could have chosen meanwhile goes without."""
        run.memo.pop(0)
        scope.put(CHOSEN_SLOT, picked)
        for card in picked:
            self._was_picked(s, scope, card)
        if run.memo:
            run.repeat()
        s.push(Run(run.what, self.block.number))

    def _was_picked(self, s: CardState, scope: Scope, card: int) -> None:
        """All that was targeted stays known: later effects may ask whom this has targeted (WH-DIS-06)."""
        if self.pick.role == TARGETS:
            scope.put(TARGET_SLOT, [*scope.get(TARGET_SLOT), card])
            script_in_progress(s).has_targeted(s, card)
        else:
            script_in_progress(s).has_chosen(s, card)

    def _his(self, s: CardState, scope: Scope, seat: int) -> list[int]:
        script = script_in_progress(s)
        if self.pick.role == TARGETS:
            return [card for card in script.may_be_picked(s, self.pick) if s.controller[card] == seat]
        his = [card for card in self.pick.noun.cards(s, scope) if s.controller[card] == seat]
        return script.choosable(s, his)

    def _deed(self, speaker: Speaker, whose: str) -> str:
        noun = self.pick.noun
        speaker.introductions[CHOSEN_SLOT] = f"one of {whose} {noun.phrase(speaker, many=True)}"
        speaker.pronouns[CHOSEN_SLOT] = noun.pronoun()
        targets = "target and " if self.pick.role == TARGETS else ""
        return f"{targets}{self.block.text(speaker)}"

    def means(self, known: Known) -> list[Deed]:
        whose = self.who.points_at(known).whose
        known.put(CHOSEN_SLOT, whose)
        return as_chosen(self.block.means(known), whose)

    def text(self, speaker: Speaker) -> str:
        return f"{self.who.text(speaker)}, in turn order, must {self._deed(speaker, 'his')}"


def each_chooses_own(who: Who, noun: Noun, *effects: Effect) -> Effect:
    """What is chosen is CHOSEN for the effects."""
    return EachChoosesOwn(who, chosen(noun), effects)


def each_targets_own(who: Who, noun: Noun, *effects: Effect) -> Effect:
    """The same where each of them targets it."""
    return EachChoosesOwn(who, target(noun), effects)
