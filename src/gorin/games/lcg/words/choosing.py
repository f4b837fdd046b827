"""What somebody chooses while the effects resolve: an opponent's own character, one of several ways."""

from __future__ import annotations

from typing import Any, Final, final

from gorin.games.lcg.acting.discarding import DiscardCards
from gorin.games.lcg.acting.using import may_be_targeted
from gorin.games.lcg.kinds import EVENT
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.ability import SettledEarly
from gorin.games.lcg.words.verbs.players import hand_of
from gorin.kernel.questions import BACK, DONE
from gorin.words import verbs
from gorin.words.flow import ChooseOne
from gorin.words.grammar.asking import AskOf, asker
from gorin.words.grammar.base import Amount, measured, text_of, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import sentence
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, NO_SLOT, OWN, Deed, Known, as_chosen
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.questions import CHOICES
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.script import Block, Effect, Run
from gorin.words.grammar.state import CardState
from gorin.words.nouns import Noun
from gorin.words.players import YOU, Who
from gorin.words.things import CHOSEN_SLOT, TARGET_SLOT

SELECTED_SLOT: Final = 17
"""Which of several ways was selected, as CHOICES + its number."""


@final
class Chooses(Effect):
    """A player must choose one of some cards; what follows speaks of it as CHOSEN."""

    def __init__(
        self, who: Who, noun: Noun, own: bool, effects: tuple[Effect, ...], as_target: bool = True
    ) -> None:
        super().__init__()
        self.as_target = as_target
        """Whoever is chosen is a target (LCG-TARG-01)."""
        self.who = who
        self.noun = noun
        self.own = own
        """Only among cards that this player controls."""
        self.early = False
        """It is chosen before the effects initiate; see `beforehand`."""
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def among(self, s: LcgState, scope: Scope) -> list[int]:
        """Who could undergo it, by the noun and by the rules about targets (LCG-TARG-07)."""
        seats = self.who.seats(s, scope)
        found = self.noun.cards(s, scope)
        if self.own:
            found = [card for card in found if s.controller[card] in seats]
        if self.as_target:
            is_event = scope.source != NOTHING and s.type_of(scope.source) == EVENT
            found = [card for card in found if may_be_targeted(s, scope, card, is_event)]
        before = scope.get(CHOSEN_SLOT)
        good: list[int] = []
        for card in found:
            scope.put(CHOSEN_SLOT, [card])
            if self.block.can_change(s, scope):
                good.append(card)
        scope.put(CHOSEN_SLOT, before)
        return good

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        seats, among = self.who.seats(s, scope), self.among(s, scope)
        if seats and among:
            asks = f"Choose {self.noun.one(asker(s, run.what))}."
            s.push(AskOf(seats[0], asks, among))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        seat = self.who.seats(s, scope)[0]
        card = s.answers[seat]
        scope.put(CHOSEN_SLOT, [card])
        if self.early:
            course.settle_target(s, seat, card)
        else:
            self.go_on(s, scope, run)

    def go_on(self, s: LcgState, scope: Scope, run: Run) -> None:
        if scope.get(CHOSEN_SLOT):
            s.push(Run(run.what, self.block.number))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self.who.seats(s, scope)) and bool(self.among(s, scope))

    def means(self, known: Known) -> list[Deed]:
        whose = self.who.points_at(known).whose
        known.put(CHOSEN_SLOT, whose if self.own else self.noun.points_at(known).whose)
        return as_chosen(self.block.means(known), whose)

    def text(self, speaker: Speaker) -> str:
        who = self.who.verb(speaker, "choose", "chooses")
        noun = self.noun.one(speaker)
        speaker.pronouns[CHOSEN_SLOT] = "that character" if "character" in noun else "it"
        if speaker.pronouns.get(TARGET_SLOT) == "it":
            speaker.pronouns[TARGET_SLOT] = "the target"  # "it" could be who is chosen now
        own = f" {'you control' if self.who is YOU else 'they control'}" if self.own else ""
        own = "" if " your " in noun else own
        return f"{who} {noun}{own}; {self.block.text(speaker)}"


def chooses(who: Who, noun: Noun, *effects: Effect, as_target: bool = True) -> Effect:
    """Among all of them."""
    return Chooses(who, noun, False, effects, as_target)


def chooses_own(who: Who, noun: Noun, *effects: Effect, as_target: bool = True) -> Effect:
    """Among those that the player controls; who is sacrificed is no target (LCG-SAC-01)."""
    return Chooses(who, noun, True, effects, as_target)


@final
class ChoosesSome(Effect):
    """You choose up to so many cards, one after another; what follows speaks of all of them as CHOSEN."""

    def __init__(self, most: int, noun: Noun, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.most = most
        self.noun = noun
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def _among(self, s: LcgState, scope: Scope, chosen: list[int]) -> list[int]:
        """Who goes with those that are chosen already, and could undergo it."""
        before, good = scope.get(CHOSEN_SLOT), []
        scope.put(CHOSEN_SLOT, chosen)
        found = [card for card in self.noun.cards(s, scope) if card not in chosen]
        for card in found:
            scope.put(CHOSEN_SLOT, [card])
            if self.block.can_change(s, scope):
                good.append(card)
        scope.put(CHOSEN_SLOT, before)
        return good

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        among = self._among(s, scope, run.memo) if len(run.memo) < self.most else []
        if among:
            asks = f"Choose {self.noun.one(asker(s, run.what))}."
            s.push(AskOf(scope.seat, asks, [*among, DONE, *([BACK] if run.memo else [])]))
        else:
            self._go_on(s, scope, run)

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        code = s.answers[scope.seat]
        if code == DONE:
            self._go_on(s, scope, run)
            return
        run.pick(code)
        run.repeat()

    def _go_on(self, s: LcgState, scope: Scope, run: Run) -> None:
        scope.put(CHOSEN_SLOT, run.memo)
        run.memo = []
        if scope.get(CHOSEN_SLOT):
            s.push(Run(run.what, self.block.number))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._among(s, scope, []))

    def means(self, known: Known) -> list[Deed]:
        known.put(CHOSEN_SLOT, self.noun.points_at(known).whose)
        return as_chosen(self.block.means(known), YOU.points_at(known).whose)

    def text(self, speaker: Speaker) -> str:
        many = self.noun.phrase(speaker, many=True)
        speaker.pronouns[CHOSEN_SLOT] = "them"
        return f"choose up to {self.most} {many}; {self.block.text(speaker)}"


def chooses_up_to(most: int, noun: Noun, *effects: Effect) -> Effect:
    return ChoosesSome(most, noun, effects)


@final
class EachChooses(Effect):
    """LCG-PRIO-01: players choose of their own, the first player first; then all of it happens at once."""

    def __init__(self, who: Who, noun: Noun, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.noun = noun
        self.early = False
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        """The run remembers what was chosen so far; who has but one has nothing to choose."""
        for seat in self._waiting(s, scope, run):
            his = self._his(s, scope, seat)
            if len(his) > 1:
                s.push(AskOf(seat, f"Choose {self.noun.one(asker(s, run.what))}.", his))
                return
            run.memo.append(his[0])
        scope.put(CHOSEN_SLOT, run.memo)
        run.memo = []
        if not self.early:
            self.go_on(s, scope, run)
            return
        for card in scope.get(CHOSEN_SLOT):
            course.settle_target(s, s.controller[card], card)

    def go_on(self, s: LcgState, scope: Scope, run: Run) -> None:
        if scope.get(CHOSEN_SLOT):
            s.push(Run(run.what, self.block.number))

    def take(self, s: LcgState, scope: Scope, run: Run) -> None:
        run.memo.append(s.answers[self._waiting(s, scope, run)[0]])
        run.repeat()

    def _waiting(self, s: LcgState, scope: Scope, run: Run) -> list[int]:
        return [seat for seat in self._order(s, scope) if not self._has_chosen(s, seat, run)]

    def _order(self, s: LcgState, scope: Scope) -> list[int]:
        seats = self.who.seats(s, scope)
        return [seat for seat in s.playing() if seat in seats and self._his(s, scope, seat)]

    def _has_chosen(self, s: LcgState, seat: int, run: Run) -> bool:
        return any(s.controller[card] == seat for card in run.memo)

    def _his(self, s: LcgState, scope: Scope, seat: int) -> list[int]:
        """Whom of his it could happen to (LCG-TARG-07)."""
        before, good = scope.get(CHOSEN_SLOT), []
        for card in self.noun.cards(s, scope):
            scope.put(CHOSEN_SLOT, [card])
            if s.controller[card] == seat and self.block.can_change(s, scope):
                good.append(card)
        scope.put(CHOSEN_SLOT, before)
        return good

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return bool(self._order(s, scope))

    def means(self, known: Known) -> list[Deed]:
        whose = self.who.points_at(known).whose
        known.put(CHOSEN_SLOT, whose)
        return as_chosen(self.block.means(known), whose)

    def text(self, speaker: Speaker) -> str:
        who = self.who.verb(speaker, "choose", "chooses")
        noun = self.noun.one(speaker)
        speaker.pronouns[CHOSEN_SLOT] = "each of them"
        return f"{who} {noun} they control; {self.block.text(speaker)}"


def each_chooses(who: Who, noun: Noun, *effects: Effect) -> Effect:
    """Each among those that he controls."""
    return EachChooses(who, noun, effects)


@final
class SelectOne(ChooseOne):
    """LCG-EFF-05, LCG-SEL-02: one that could change the game must be selected, if there is one."""

    def __init__(self, who: Who, ways: tuple[tuple[Effect, ...], ...]) -> None:
        super().__init__(who, ways)
        self.early = False

    def do(self, s: CardState, scope: Scope, run: Run) -> None:
        seats = self.who.seats(s, scope)
        able = [i for i, way in enumerate(self.ways) if way.can_change(s, scope)]
        if not seats or not able:
            return
        words = [sentence(way.text(asker(s, run.what))) for way in self.ways]
        s.push(AskOf(seats[0], "Select one.", [CHOICES + i for i in able], words))

    def text(self, speaker: Speaker) -> str:
        """Ways that somebody else goes are set apart; those that are told in several clauses have letters."""
        who = self.who.text(speaker)
        ways = [way.text(speaker) for way in self.ways]
        has_clauses = any(";" in way for way in ways)
        if who != "you":
            return f"{who} selects one: {_alternatives(ways, has_clauses)}"
        is_others = [way.startswith(("that ", "your ", "the ")) for way in ways]
        if not has_clauses and not any(is_others):
            return " or ".join(ways)
        said = [way if other else f"you {way}" for way, other in zip(ways, is_others, strict=True)]
        return f"select one: {_alternatives(said, has_clauses)}"

    def take(self, s: Any, scope: Scope, run: Run) -> None:
        seat = self.who.seats(s, scope)[0]
        scope.put(SELECTED_SLOT, [s.answers[seat]])
        if self.early:
            course.settle_way(s, seat, run.what, self.number, s.answers[seat] - CHOICES, scope)
        else:
            self.go_on(s, scope, run)

    def go_on(self, s: CardState, scope: Scope, run: Run) -> None:
        for code in scope.get(SELECTED_SLOT):
            s.push(Run(run.what, self.ways[code - CHOICES].number))


def is_told_by_user(s: LcgState) -> bool:
    """Are the ways between which somebody selects told as the user of the card sees them, so that "you" in
    them is not who selects?"""
    run = s.stack[-2]
    asking = run.block(s).effects[run.next] if isinstance(run, Run) else None
    return isinstance(asking, ChooseOne) and speaks_to_user(asking, list(range(len(asking.ways))))


def speaks_to_user(asking: ChooseOne, ways: list[int]) -> bool:
    """Do these ways speak of the user of the card, as "you", or of others as his opponents? Whom they name or
    have chosen is the same for everybody."""
    return any(_is_told_by_user(deed) for way in ways for deed in asking.brings(way, Known()))


def _is_told_by_user(deed: Deed) -> bool:
    whom = deed.whom
    is_his = whom.whose != ANYBODYS and whom.slot == NO_SLOT and not whom.itself
    return is_his or deed.chooser in (OWN, HOSTILE)


def _alternatives(ways: list[str], lettered: bool) -> str:
    if not lettered:
        return " or ".join(ways)
    return "; or ".join([f"({letter}) {way}" for letter, way in zip("abcdef", ways, strict=False)])


def select_one(*ways: Effect | tuple[Effect, ...], who: Who = YOU) -> Effect:
    return SelectOne(who, tuple([way if isinstance(way, tuple) else (way,) for way in ways]))


@final
class Beforehand(SettledEarly):
    """What stands before the dash: chosen or selected with the targets, carried out as the effects resolve.

    LCG-INIT-05, LCG-SEL-01: who cancels the ability knows of it.
    """

    def __init__(self, asking: Chooses | EachChooses | SelectOne) -> None:
        super().__init__(asking)
        self.asking = asking
        asking.early = True

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        self.asking.go_on(s, scope, run)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        return self.asking.can_change(s, scope)

    def chosen(self, scope: Scope) -> list[int]:
        asking = self.asking
        if isinstance(asking, SelectOne) or (isinstance(asking, Chooses) and not asking.as_target):
            return []
        return scope.get(CHOSEN_SLOT)

    def text(self, speaker: Speaker) -> str:
        return self.asking.text(speaker)


def beforehand(asking: Effect) -> Effect:
    """With `chooses`, `chooses_own`, `each_chooses` or `select_one`."""
    assert isinstance(asking, Chooses | EachChooses | SelectOne)
    return Beforehand(asking)


@final
class DiscardsCards(Effect):
    """A player chooses cards of the own hand and discards them."""

    def __init__(self, who: Who, amount: int | Amount) -> None:
        super().__init__()
        self.who = who
        self.amount = amount

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        amount = value_of(self.amount, s, scope)
        for seat in reversed(self.who.seats(s, scope)):
            if amount > 0:
                s.push(DiscardCards(seat, amount, scope.source))

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        seats = self.who.seats(s, scope)
        return value_of(self.amount, s, scope) > 0 and any(s.players[seat].hand for seat in seats)

    def means(self, known: Known) -> list[Deed]:
        return [measured(Deed(verbs.DISCARD, self.who.points_at(known), of="cards"), self.amount)]

    def text(self, speaker: Speaker) -> str:
        verb = self.who.verb(speaker, "choose and discard", "chooses and discards")
        where = f"from {hand_of(self.who)}"
        if self.amount == 1:
            return f"{verb} 1 card {where}"
        if isinstance(self.amount, int):
            return f"{verb} {self.amount} cards {where}"
        return f"{verb} X cards {where}, where X is {text_of(self.amount, speaker)}"


def discards(who: Who, amount: int | Amount) -> Effect:
    return DiscardsCards(who, amount)
