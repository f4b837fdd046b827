"""What somebody chooses while the effects resolve: an opponent's own character, one of several ways."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from gorin.games.lcg.acting.by_side import by_side
from gorin.games.lcg.acting.discarding import DiscardCards
from gorin.games.lcg.acting.using import may_be_targeted, why_not_targeted
from gorin.games.lcg.kinds import EVENT
from gorin.games.lcg.language.ability import SettledEarly
from gorin.games.lcg.language.verbs.players import hand_of
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.refusing import NO_CHANGE
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import BACK, DONE
from gorin.kernel.reasons import Reason
from gorin.language import verbs
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.base import Amount, measured, text_of, value_of
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import either_deed, option
from gorin.language.core.meaning import ANYBODYS, Intent, Known, as_chosen
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES
from gorin.language.core.resolution import Block, Effect, EffectRunner
from gorin.language.core.state import CardState
from gorin.language.flow import ChooseOne
from gorin.language.meaning import judged
from gorin.language.picks import asked_by, kind_of
from gorin.language.players import YOU, Who
from gorin.language.refusing import why_chosen_already, why_no_such, why_not_of
from gorin.language.selectors import CHOSEN_SLOT, TARGET_SLOT

SELECTED_SLOT: Final = 17
"""Which of several ways was selected, as CHOICES + its number."""


def _why_in_vain(s: LcgState, context: AbilityContext, block: Block, code: int) -> Reason | None:
    """LCG-TARG-07: nothing would happen to whoever is chosen."""
    before = context.get(CHOSEN_SLOT)
    context.put(CHOSEN_SLOT, [code])
    changes = block.can_change(s, context)
    context.put(CHOSEN_SLOT, before)
    return None if changes else NO_CHANGE


@final
class Chooses(Effect):
    """A player must choose one of some cards; what follows speaks of it as CHOSEN."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(
        self,
        who: Who,
        card_filter: CardFilter,
        own: bool,
        effects: tuple[Effect, ...],
        as_target: bool = True,
    ) -> None:
        super().__init__()
        self.as_target = as_target
        """Whoever is chosen is a target (LCG-TARG-01)."""
        self.who = who
        self.card_filter = card_filter
        self.own = own
        """Only among cards that this player controls."""
        self.early = False
        """It is chosen before the effects initiate; see `beforehand`."""
        self.prompt = ""
        """What is asked, once it was."""
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def among(self, s: LcgState, context: AbilityContext) -> list[int]:
        """Who could undergo it, by the card filter and by the rules about targets (LCG-TARG-07)."""
        seats = self.who.seats(s, context)
        found = self.card_filter.cards(s, context)
        if self.own:
            found = [card for card in found if s.controller[card] in seats]
        if self.as_target:
            is_event = context.source != NOTHING and s.type_of(context.source) == EVENT
            found = [card for card in found if may_be_targeted(s, context, card, is_event)]
        before = context.get(CHOSEN_SLOT)
        good: list[int] = []
        for card in found:
            context.put(CHOSEN_SLOT, [card])
            if self.block.can_change(s, context):
                good.append(card)
        context.put(CHOSEN_SLOT, before)
        return good

    def refuses(self, s: LcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        """By the same tests as `among`."""
        reason = why_no_such(s, context, runner.what, self.card_filter, code)
        if reason is None and self.own:
            reason = why_not_of(s, self.who.seats(s, context), code)
        if reason is None and self.as_target:
            is_event = context.source != NOTHING and s.type_of(context.source) == EVENT
            reason = why_not_targeted(s, context, code, is_event)
        return reason or _why_in_vain(s, context, self.block, code)

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seats, among = self.who.seats(s, context), self.among(s, context)
        if seats and among:
            among = by_side(s, seats[0], among, judged(self.block.intents(self._known())))
            s.push(AskOf(seats[0], self._asks(asker(s, runner.what, self.who.subject)), among))

    def _known(self) -> Known:
        known = Known()
        known.put(CHOSEN_SLOT, ANYBODYS)
        return known

    def _asks(self, renderer: TextRenderer) -> str:
        """What happens to whom, as whoever chooses reads it."""
        if not self.prompt:
            own = " you control" if self.own and " your " not in self.card_filter.one(renderer) else ""
            which = f"which {self.card_filter.phrase(renderer)}{own}"
            asked = asked_by(self.card_filter, CHOSEN_SLOT, renderer, self.block.effects, which)
            self.prompt = asked or f"choose {self.card_filter.one(renderer)}{own}"
        return self.prompt

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = self.who.seats(s, context)[0]
        card = s.answers[seat]
        context.put(CHOSEN_SLOT, [card])
        if self.early:
            course.settle_target(s, seat, card)
        else:
            self.go_on(s, context, runner)

    def go_on(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if context.get(CHOSEN_SLOT):
            s.push(EffectRunner(runner.what, self.block.number))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self.who.seats(s, context)) and bool(self.among(s, context))

    def intents(self, known: Known) -> list[Intent]:
        whose = self.who.points_at(known).whose
        known.put(CHOSEN_SLOT, whose if self.own else self.card_filter.points_at(known).whose)
        return as_chosen(self.block.intents(known), whose)

    def _briefly(self, renderer: TextRenderer, who: str) -> str:
        kind = kind_of(self.card_filter, renderer)
        if who != "choose":
            return f"{who} {kind}; {self.block.text(renderer)}"
        renderer.introductions[CHOSEN_SLOT] = kind
        return self.block.text(renderer)

    def text(self, renderer: TextRenderer) -> str:
        who = self.who.verb(renderer, "choose", "chooses")
        card_filter = self.card_filter.one(renderer)
        renderer.pronouns[CHOSEN_SLOT] = "that character" if "character" in card_filter else "it"
        if renderer.brief:
            return self._briefly(renderer, who)
        if renderer.pronouns.get(TARGET_SLOT) == "it":
            renderer.pronouns[TARGET_SLOT] = "the target"  # "it" could be who is chosen now
        is_you = renderer.who(self.who.subject) == "you"
        own = f" {'you control' if is_you else 'they control'}" if self.own else ""
        own = "" if " your " in card_filter else own
        return f"{who} {_controlled(card_filter, own)}; {self.block.text(renderer)}"


def _controlled(phrase: str, own: str) -> str:
    """
    >>> _controlled("a ready character with fate", " they control")
    'a ready character they control with fate'
    """
    kind, besides, more = phrase.partition(" with")
    return f"{kind}{own}{besides}{more}"


def chooses(who: Who, card_filter: CardFilter, *effects: Effect, as_target: bool = True) -> Effect:
    """Among all of them."""
    return Chooses(who, card_filter, False, effects, as_target)


def chooses_own(who: Who, card_filter: CardFilter, *effects: Effect, as_target: bool = True) -> Effect:
    """Among those that the player controls; who is sacrificed is no target (LCG-SAC-01)."""
    return Chooses(who, card_filter, True, effects, as_target)


ANY_NUMBER: Final = 1000


@final
class ChoosesSome(Effect):
    """You choose up to so many cards, one after another; what follows speaks of all of them as CHOSEN."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, most: int, card_filter: CardFilter, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.most = most
        self.card_filter = card_filter
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def _among(self, s: LcgState, context: AbilityContext, chosen: list[int]) -> list[int]:
        """Who goes with those that are chosen already, and could undergo it."""
        before, good = context.get(CHOSEN_SLOT), []
        context.put(CHOSEN_SLOT, chosen)
        found = [card for card in self.card_filter.cards(s, context) if card not in chosen]
        for card in found:
            context.put(CHOSEN_SLOT, [card])
            if self.block.can_change(s, context):
                good.append(card)
        context.put(CHOSEN_SLOT, before)
        return good

    def refuses(self, s: LcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        before = context.get(CHOSEN_SLOT)
        context.put(CHOSEN_SLOT, runner.memo)
        reason = why_chosen_already(s, runner.memo, code) or why_no_such(
            s, context, runner.what, self.card_filter, code
        )
        context.put(CHOSEN_SLOT, before)
        return reason or _why_in_vain(s, context, self.block, code)

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        among = self._among(s, context, runner.memo) if len(runner.memo) < self.most else []
        if among:
            asks = f"choose {self.card_filter.one(asker(s, runner.what))}, or Done"
            s.push(AskOf(context.seat, asks, [*among, DONE, *([BACK] if runner.memo else [])]))
        else:
            self._go_on(s, context, runner)

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[context.seat]
        if code == DONE:
            self._go_on(s, context, runner)
            return
        runner.pick(code)
        runner.repeat()

    def _go_on(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        context.put(CHOSEN_SLOT, runner.memo)
        runner.memo = []
        if context.get(CHOSEN_SLOT):
            s.push(EffectRunner(runner.what, self.block.number))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._among(s, context, []))

    def intents(self, known: Known) -> list[Intent]:
        known.put(CHOSEN_SLOT, self.card_filter.points_at(known).whose)
        return as_chosen(self.block.intents(known), YOU.points_at(known).whose)

    def text(self, renderer: TextRenderer) -> str:
        many = self.card_filter.phrase(renderer, many=True)
        renderer.pronouns[CHOSEN_SLOT] = "them"
        how_many = "any number of" if self.most == ANY_NUMBER else f"up to {self.most}"
        return f"choose {how_many} {many}; {self.block.text(renderer)}"


def chooses_any_number(card_filter: CardFilter, *effects: Effect) -> Effect:
    """None at all is a number, too."""
    return ChoosesSome(ANY_NUMBER, card_filter, effects)


def chooses_up_to(most: int, card_filter: CardFilter, *effects: Effect) -> Effect:
    return ChoosesSome(most, card_filter, effects)


@final
class EachChooses(Effect):
    """LCG-PRIO-01: players choose of their own, the first player first; then all of it happens at once."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, who: Who, card_filter: CardFilter, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.card_filter = card_filter
        self.early = False
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        """The run remembers what was chosen so far; who has but one has nothing to choose."""
        for seat in self._waiting(s, context, runner):
            his = self._his(s, context, seat)
            if len(his) > 1:
                renderer = asker(s, runner.what, self.who.subject)
                which = f"which {self.card_filter.phrase(renderer)} you control"
                asked = asked_by(self.card_filter, CHOSEN_SLOT, renderer, self.block.effects, which)
                s.push(AskOf(seat, asked or f"choose {self.card_filter.one(renderer)} you control", his))
                return
            runner.memo.append(his[0])
        context.put(CHOSEN_SLOT, runner.memo)
        runner.memo = []
        if not self.early:
            self.go_on(s, context, runner)
            return
        for card in context.get(CHOSEN_SLOT):
            course.settle_target(s, s.controller[card], card)

    def go_on(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        if context.get(CHOSEN_SLOT):
            s.push(EffectRunner(runner.what, self.block.number))

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        runner.memo.append(s.answers[self._waiting(s, context, runner)[0]])
        runner.repeat()

    def _waiting(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> list[int]:
        return [seat for seat in self._order(s, context) if not self._has_chosen(s, seat, runner)]

    def _order(self, s: LcgState, context: AbilityContext) -> list[int]:
        seats = self.who.seats(s, context)
        return [seat for seat in s.playing() if seat in seats and self._his(s, context, seat)]

    def _has_chosen(self, s: LcgState, seat: int, runner: EffectRunner) -> bool:
        return any(s.controller[card] == seat for card in runner.memo)

    def _his(self, s: LcgState, context: AbilityContext, seat: int) -> list[int]:
        """Whom of his it could happen to (LCG-TARG-07)."""
        before, good = context.get(CHOSEN_SLOT), []
        for card in self.card_filter.cards(s, context):
            context.put(CHOSEN_SLOT, [card])
            if s.controller[card] == seat and self.block.can_change(s, context):
                good.append(card)
        context.put(CHOSEN_SLOT, before)
        return good

    def refuses(self, s: LcgState, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        reason = why_no_such(s, context, runner.what, self.card_filter, code)
        reason = reason or why_not_of(s, self._waiting(s, context, runner)[:1], code)
        return reason or _why_in_vain(s, context, self.block, code)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._order(s, context))

    def intents(self, known: Known) -> list[Intent]:
        whose = self.who.points_at(known).whose
        known.put(CHOSEN_SLOT, whose)
        return as_chosen(self.block.intents(known), whose)

    def text(self, renderer: TextRenderer) -> str:
        who = self.who.verb(renderer, "choose", "chooses")
        card_filter = self.card_filter.one(renderer)
        renderer.pronouns[CHOSEN_SLOT] = "each of them"
        return f"{who} {card_filter} they control; {self.block.text(renderer)}"


def each_chooses(who: Who, card_filter: CardFilter, *effects: Effect) -> Effect:
    """Each among those that he controls."""
    return EachChooses(who, card_filter, effects)


@final
class SelectOne(ChooseOne):
    """LCG-EFF-05, LCG-SEL-02: one that could change the game must be selected, if there is one."""

    asks: ClassVar[str] = "effect.select"

    def __init__(self, who: Who, ways: tuple[tuple[Effect, ...], ...]) -> None:
        super().__init__(who, ways)
        self.early = False

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        seats = self.who.seats(s, context)
        able = [i for i, way in enumerate(self.ways) if way.can_change(s, context)]
        if not seats or not able:
            return
        words = [option(way.text(asker(s, runner.what, self.who.subject))) for way in self.ways]
        s.push(AskOf(seats[0], "choose one", [CHOICES + i for i in able], words))

    def text(self, renderer: TextRenderer) -> str:
        """Ways that somebody else goes are set apart; those that are told in several clauses have letters."""
        who = self.who.text(renderer)
        ways = [way.text(renderer) for way in self.ways]
        if renderer.brief:
            brief = either_deed(ways) if len(ways) == 2 and ";" not in "".join(ways) else ", or ".join(ways)
            return brief if who == "you" else f"{who} chooses: {brief}"
        has_clauses = any(";" in way for way in ways)
        if who != "you":
            return f"{who} selects one: {_alternatives(ways, has_clauses)}"
        is_others = [way.startswith(("that ", "your ", "the ")) for way in ways]
        if not has_clauses and not any(is_others):
            return either_deed(ways)
        said = [way if other else f"you {way}" for way, other in zip(ways, is_others, strict=True)]
        return f"select one: {_alternatives(said, has_clauses)}"

    def take(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = self.who.seats(s, context)[0]
        context.put(SELECTED_SLOT, [s.answers[seat]])
        if self.early:
            course.settle_way(
                cast(LcgState, s), seat, runner.what, self.number, s.answers[seat] - CHOICES, context
            )
        else:
            self.go_on(s, context, runner)

    def go_on(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in context.get(SELECTED_SLOT):
            s.push(EffectRunner(runner.what, self.ways[code - CHOICES].number))


def _alternatives(ways: list[str], lettered: bool) -> str:
    if not lettered:
        return either_deed(ways)
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

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        self.asking.go_on(s, context, runner)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return self.asking.can_change(s, context)

    def chosen(self, context: AbilityContext) -> list[int]:
        asking = self.asking
        if isinstance(asking, SelectOne) or (isinstance(asking, Chooses) and not asking.as_target):
            return []
        return context.get(CHOSEN_SLOT)

    def text(self, renderer: TextRenderer) -> str:
        return self.asking.text(renderer)


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

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        amount = value_of(self.amount, s, context)
        for seat in reversed(self.who.seats(s, context)):
            if amount > 0:
                s.push(DiscardCards(seat, amount, context.source))

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        seats = self.who.seats(s, context)
        return value_of(self.amount, s, context) > 0 and any(s.players[seat].hand for seat in seats)

    def intents(self, known: Known) -> list[Intent]:
        return [measured(Intent(verbs.DISCARD, self.who.points_at(known), of="cards"), self.amount)]

    def text(self, renderer: TextRenderer) -> str:
        verb = self.who.verb(renderer, "choose and discard", "chooses and discards")
        where = "" if renderer.brief else f" from {hand_of(self.who, renderer)}"
        if self.amount == 1:
            return f"{verb} 1 card{where}"
        if isinstance(self.amount, int):
            return f"{verb} {self.amount} cards{where}"
        return f"{verb} X cards{where}, where X is {text_of(self.amount, renderer)}"


def discards(who: Who, amount: int | Amount) -> Effect:
    return DiscardsCards(who, amount)
