"""What somebody chooses while the effects resolve: a card, some of his own, a player."""

from __future__ import annotations

from typing import ClassVar

from gorin.kernel.questions import BACK, PASS
from gorin.kernel.reasons import Reason
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import AskOf, asker
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import ANYBODYS, HOSTILE, Intent, Known, as_chosen
from gorin.language.core.nodes import Node
from gorin.language.core.questions import CHOICES, SEATS
from gorin.language.core.resolution import Block, Effect, EffectRunner, resolution_in_progress
from gorin.language.core.state import CardState
from gorin.language.picks import TARGETS, Pick, asked_by, chosen, or_pass, target
from gorin.language.players import ACTOR, PLAYER_SLOT, Who
from gorin.language.refusing import why_chosen_already, why_no_such, why_not_choosable, why_not_of
from gorin.language.selectors import CHOSEN_SLOT, TARGET_SLOT


class Choose(Effect):
    """You choose one, or may choose one; all that follows speaks of it as CHOSEN, or does not happen."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, pick: Pick, optional: bool, named: bool = False) -> None:
        super().__init__()
        self.pick = pick
        self.optional = optional
        self.named = named
        """What follows names it: that it is chosen goes without saying."""

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        context.put(self.pick.slot, [])
        among = resolution_in_progress(s).choosable(s, self.pick.card_filter.cards(s, context))
        if among:
            follows = runner.block(s).effects[runner.next + 1 :]
            asks = self.pick.prompt(s.definitions[runner.what].dialect, *follows)
            if self.optional:
                s.push(AskOf(context.seat, or_pass(asks), [*among, PASS]))
            else:
                s.push(AskOf(context.seat, asks, among))
        else:
            runner.stop(s)

    def take(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        if s.answers[context.seat] == PASS:
            runner.stop(s)
        else:
            context.put(self.pick.slot, [s.answers[context.seat]])
            resolution_in_progress(s).has_chosen(s, s.answers[context.seat])

    def refuses(
        self, s: CardState, context: AbilityContext, runner: EffectRunner, code: int
    ) -> Reason | None:
        return why_not_choosable(s, context, runner, self.pick.card_filter, code)

    def intents(self, known: Known) -> list[Intent]:
        known.put(self.pick.slot, self.pick.card_filter.points_at(known).whose)
        return []

    def text(self, renderer: TextRenderer) -> str:
        if self.named:
            self.pick.introduce(renderer)
            return ""
        renderer.pronouns[self.pick.slot] = self.pick.card_filter.pronoun()
        return f"{'you may ' if self.optional else ''}choose {self.pick.card_filter.one(renderer)}"


def choose(card_filter: CardFilter, named: bool = False) -> Effect:
    """`named`: the effect that follows says what is chosen: "discard a card"."""
    return Choose(chosen(card_filter), False, named)


def may_choose(card_filter: CardFilter) -> Effect:
    return Choose(chosen(card_filter), True)


class MayChooseOwn(Effect):
    """A player may choose so many of his own cards, and then something happens to them."""

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, who: Who, count: int, card_filter: CardFilter, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.count = count
        self.card_filter = card_filter
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        if not runner.memo:
            context.put(CHOSEN_SLOT, [])
        runner.memo = [card for card in runner.memo if self.card_filter.fits(s, context, card)]
        for seat in self.who.seats(s, context):
            his = [card for card in self.card_filter.cards(s, context) if s.controller[card] == seat]
            if len(his) >= self.count:
                among = [card for card in his if card not in runner.memo]
                asks = f"you may {self._deed(asker(s, runner.what, self.who.subject), 'your')}"
                s.push(AskOf(seat, asks, [*among, BACK if runner.memo else PASS]))

    def take(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        code = s.answers[self.who.seats(s, context)[0]]
        if code == PASS:
            return
        runner.pick(code)
        if len(runner.memo) < self.count:
            runner.repeat()
            return
        context.put(CHOSEN_SLOT, runner.memo)
        for card in runner.memo:
            resolution_in_progress(s).has_chosen(s, card)
        runner.memo = []
        s.push(EffectRunner(runner.what, self.block.number))

    def refuses(
        self, s: CardState, context: AbilityContext, runner: EffectRunner, code: int
    ) -> Reason | None:
        chosen = why_chosen_already(s, runner.memo, code)
        seats = self.who.seats(s, context)
        return (
            chosen
            or why_no_such(s, context, runner.what, self.card_filter, code)
            or why_not_of(s, seats, code)
        )

    def _deed(self, renderer: TextRenderer, whose: str) -> str:
        several = self.card_filter.phrase(renderer, many=True)
        renderer.introductions[CHOSEN_SLOT] = (
            f"{'one' if self.count == 1 else self.count} of {whose} {several}"
        )
        renderer.pronouns[CHOSEN_SLOT] = "them"
        return self.block.text(renderer)

    def intents(self, known: Known) -> list[Intent]:
        whose = self.who.points_at(known).whose
        known.put(CHOSEN_SLOT, whose)
        return as_chosen(self.block.intents(known), whose)

    def brings(self, answer: int, known: Known) -> list[Intent]:
        return [] if answer == PASS else self.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        who = self.who.text(renderer)
        return f"{who} may {self._deed(renderer, 'their')}"


def may_choose_own(count: int, card_filter: CardFilter, *effects: Effect, who: Who) -> Effect:
    """What is chosen is CHOSEN for the effects, and for those that follow."""
    return MayChooseOwn(who, count, card_filter, effects)


class ChoosePlayer(Effect):
    """You choose a player, who is then known as CHOSEN_PLAYER; or another player than yourself."""

    asks: ClassVar[str] = "effect.choose-player"

    def __init__(self, another: bool) -> None:
        super().__init__()
        self.another = another

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        seats = [seat for seat in s.playing_from(context.seat) if seat != context.seat or not self.another]
        s.push(AskOf(context.seat, self.text(asker(s, runner.what)), [SEATS + seat for seat in seats]))

    def take(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        context.put(PLAYER_SLOT, [s.answers[context.seat]])

    def intents(self, known: Known) -> list[Intent]:
        known.put(PLAYER_SLOT, HOSTILE if self.another else ANYBODYS)
        return []

    def text(self, renderer: TextRenderer) -> str:
        return "choose another player" if self.another else "choose a player"


def choose_player() -> Effect:
    return ChoosePlayer(False)


def choose_another_player() -> Effect:
    return ChoosePlayer(True)


class EachMay(Effect):
    """Some players may each do something, one after the other; what they do speaks of ACTOR."""

    asks: ClassVar[str] = "effect.may"

    def __init__(self, who: Who, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        """The run remembers who was not asked yet, the one who is asked now in front."""
        if not runner.memo:
            runner.memo = self.who.seats(s, context)
        runner.memo = [seat for seat in runner.memo if not s.is_out(seat)]
        if runner.memo:
            context.put(PLAYER_SLOT, [SEATS + runner.memo[0]])
            asks = f"{self.block.deed(asker(s, runner.what, ACTOR.subject))}?"
            s.push(AskOf(runner.memo[0], asks, [CHOICES, PASS], ["Yes"]))

    def take(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        seat = runner.memo.pop(0)
        if runner.memo:
            runner.repeat()
        if s.answers[seat] != PASS:
            s.push(EffectRunner(runner.what, self.block.number))

    def intents(self, known: Known) -> list[Intent]:
        whose = self.who.points_at(known).whose
        known.put(PLAYER_SLOT, whose)
        return as_chosen(self.block.intents(known), whose)

    def brings(self, answer: int, known: Known) -> list[Intent]:
        return [] if answer == PASS else self.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        return f"{self.who.text(renderer)}, in turn order, may {self.block.deed(renderer)}"


def each_may(who: Who, *effects: Effect) -> Effect:
    return EachMay(who, effects)


class EachChoosesOwn(Effect):
    """Some players each choose or target one of their own, one after the other, and something happens to it.

    Who has but one has nothing to choose, who has none is left out.
    """

    asks: ClassVar[str] = "effect.choose-card"

    def __init__(self, who: Who, pick: Pick, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.who = who
        self.pick = pick
        self.block = Block(effects)

    def children(self) -> list[Node]:
        return [self.block]

    def do(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        """The run remembers who has not chosen yet, the one whose choice it is in front."""
        if not runner.memo:
            runner.memo = [seat for seat in self.who.seats(s, context) if self._his(s, context, seat)]
        if not runner.memo:
            return
        his = self._his(s, context, runner.memo[0])
        if len(his) > 1:
            s.push(AskOf(runner.memo[0], self._asks(asker(s, runner.what)), his))
        else:
            self._go_on(s, context, runner, his)

    def take(self, s: CardState, context: AbilityContext, runner: EffectRunner) -> None:
        self._go_on(s, context, runner, [s.answers[runner.memo[0]]])

    def _go_on(self, s: CardState, context: AbilityContext, runner: EffectRunner, picked: list[int]) -> None:
        """Whoever has lost what he could have chosen meanwhile goes without."""
        runner.memo.pop(0)
        context.put(CHOSEN_SLOT, picked)
        for card in picked:
            self._was_picked(s, context, card)
        if runner.memo:
            runner.repeat()
        s.push(EffectRunner(runner.what, self.block.number))

    def _was_picked(self, s: CardState, context: AbilityContext, card: int) -> None:
        """All that was targeted stays known: later effects may ask whom this has targeted (WH-DIS-06)."""
        if self.pick.role == TARGETS:
            context.put(TARGET_SLOT, [*context.get(TARGET_SLOT), card])
            resolution_in_progress(s).has_targeted(s, card)
        else:
            resolution_in_progress(s).has_chosen(s, card)

    def _his(self, s: CardState, context: AbilityContext, seat: int) -> list[int]:
        resolution = resolution_in_progress(s)
        if self.pick.role == TARGETS:
            return [card for card in resolution.may_be_picked(s, self.pick) if s.controller[card] == seat]
        his = [card for card in self.pick.card_filter.cards(s, context) if s.controller[card] == seat]
        return resolution.choosable(s, his)

    def refuses(
        self, s: CardState, context: AbilityContext, runner: EffectRunner, code: int
    ) -> Reason | None:
        card_filter, resolution = self.pick.card_filter, resolution_in_progress(s)
        if self.pick.role == TARGETS:
            reason = resolution.why_not_picked(s, self.pick, code)
        else:
            reason = why_not_choosable(s, context, runner, card_filter, code)
        return reason or why_not_of(s, runner.memo[:1], code)

    def _asks(self, renderer: TextRenderer) -> str:
        """Of several of their own, whom it happens to."""
        several = self.pick.card_filter.phrase(renderer, many=True)
        asked = asked_by(
            self.pick.card_filter, CHOSEN_SLOT, renderer, self.block.effects, f"which of your {several}"
        )
        return asked or f"choose one of your {several}"

    def _deed(self, renderer: TextRenderer, whose: str) -> str:
        card_filter = self.pick.card_filter
        renderer.introductions[CHOSEN_SLOT] = f"one of {whose} {card_filter.phrase(renderer, many=True)}"
        renderer.pronouns[CHOSEN_SLOT] = card_filter.pronoun()
        targets = "target and " if self.pick.role == TARGETS else ""
        return f"{targets}{self.block.text(renderer)}"

    def intents(self, known: Known) -> list[Intent]:
        whose = self.who.points_at(known).whose
        known.put(CHOSEN_SLOT, whose)
        return as_chosen(self.block.intents(known), whose)

    def text(self, renderer: TextRenderer) -> str:
        who = self.who.text(renderer)
        order = ", in turn order," if who.startswith("each ") else ""  # a single player has no order
        return f"{who}{order} must {self._deed(renderer, 'their')}"


def each_chooses_own(who: Who, card_filter: CardFilter, *effects: Effect) -> Effect:
    """What is chosen is CHOSEN for the effects."""
    return EachChoosesOwn(who, chosen(card_filter), effects)


def each_targets_own(who: Who, card_filter: CardFilter, *effects: Effect) -> Effect:
    """The same where each of them targets it; it is CHOSEN for the effects, too."""
    return EachChoosesOwn(who, target(card_filter), effects)
