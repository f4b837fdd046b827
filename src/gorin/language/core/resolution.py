"""Effects, and the steps that carry them out.

The words are in the definitions; a step keeps only the place that was reached and what the words refer to.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast, final

from mypy_extensions import mypyc_attr

from gorin.kernel.questions import BACK, Question, SimultaneousQuestions
from gorin.kernel.reasons import Reason
from gorin.kernel.state import Step
from gorin.language.core.causes import by_card
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import Ability, Phrase, TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.nodes import Node
from gorin.language.core.state import CardState, Work


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Phrase):
    """One thing that happens when an ability resolves; as a cost it must happen fully."""

    asks: ClassVar[str] = ""
    """The kind of the question that it asks; nothing where it asks nothing."""
    until = -1
    """How long what it does lasts, where it says so: a duration of the game."""

    def do(self, s: Any, context: AbilityContext, runner: EffectRunner) -> None:
        """Make it happen. What it must ask or push goes onto the stack."""
        raise NotImplementedError

    def take(self, s: Any, context: AbilityContext, runner: EffectRunner) -> None:
        """Go on with the answer, where `do` has asked."""

    def can_pay(self, s: Any, context: AbilityContext) -> bool:
        """As a cost: could all of it happen now?"""
        return True

    def touches(self, s: Any, context: AbilityContext) -> list[int]:
        """The things that it changes without their having been picked: "each of your Samurai"."""
        return []

    def can_change(self, s: Any, context: AbilityContext) -> bool:
        """Would anything be different afterwards, as far as can be said before? Not every game asks."""
        return True

    def takes_up(self, s: Any, context: AbilityContext) -> list[int]:
        """As a cost: the cards that it bows, so that nothing else can be paid by bowing them."""
        return []

    def refuses(self, s: Any, context: AbilityContext, runner: EffectRunner, code: int) -> Reason | None:
        """Where it has asked: which of its conditions a thing does not meet that is not offered."""
        return None

    def could_leave(self, lasting: LastingEffect) -> bool:
        """Could this be something that lasts or waits because of it? Asked of positions."""
        return False

    def minds_moment(self) -> bool:
        """Could it make a difference for it which of several like moments has triggered it?"""
        return True

    def is_statement(self) -> bool:
        """Does its text say how things are, and not what to do?"""
        return False

    def intents(self, known: Known) -> list[Intent]:
        """What it does, for programs that judge it; nothing where it only asks."""
        raise NotImplementedError

    def brings(self, answer: int, known: Known) -> list[Intent]:
        """What it does once it was answered: with a way to go on, by its number, or with PASS."""
        return self.intents(known)


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(Node):
    """Effects one after another."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.effects = effects

    def children(self) -> list[Node]:
        return list(self.effects)

    def can_change(self, s: Any, context: AbilityContext) -> bool:
        for effect in self.effects:  # noqa: SIM110 - asked for every way to use an ability
            if effect.can_change(s, context):
                return True
        return False

    def intents(self, known: Known) -> list[Intent]:
        return [intent for effect in self.effects for intent in effect.intents(known)]

    def text(self, renderer: TextRenderer) -> str:
        """The effects as one phrase: "bow him and gain 1 Honor"."""
        said = ""
        for effect in self.effects:
            text = effect.text(renderer)
            if not text:
                continue
            is_apart = text.startswith(("if ", "otherwise", "you may ", "at the end ")) or ";" in text
            joint = "; " if is_apart else " and "
            said = f"{said}{joint}{text}" if said else text
        return said

    def deed(self, renderer: TextRenderer) -> str:
        """The same as something that one may do: "bow him", "decide that he does not bow"."""
        is_statement = bool(self.effects) and self.effects[0].is_statement()
        return f"{'decide that ' if is_statement else ''}{self.text(renderer)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityResolution(Work):
    """An ability at work: which one, and what its words refer to."""

    tag: ClassVar[str] = "resolution"
    fields: ClassVar[dict[str, str]] = {
        "what": "int",
        "node": "int",
        "holder": "int",
        "context": "ability-context",
        "stopped": "bool",
    }

    def __init__(self, what: int, node: int, holder: int, context: AbilityContext) -> None:
        super().__init__()
        self.what = what
        self.node = node
        self.holder = holder
        """The card the ability is printed on."""
        self.context = context
        self.stopped = False
        """Its effects, or those that are left, do not happen."""

    def cause(self, s: CardState) -> tuple[int, ...]:
        return by_card(self.what)

    def printed(self, s: CardState) -> Ability:
        return cast(Ability, s.node(self.what, self.node))

    # --- what a game fills in ---------------------------------------------------------------------

    def has_begun(self) -> bool:
        """Is everything paid and chosen that comes before its effects?"""
        return True

    def may_be_picked(self, s: Any, pick: Any) -> list[int]:
        """What can be picked while it resolves, by the card filter and by the rules of the game."""
        found: list[int] = pick.card_filter.cards(s, self.context)
        return found

    def why_not_picked(self, s: Any, pick: Any, thing: int) -> Reason | None:
        """What speaks against something that `may_be_picked` leaves out."""
        return None

    def has_targeted(self, s: Any, picked: int) -> None:
        """One more target was chosen while it resolves."""

    def choosable(self, s: Any, among: list[int]) -> list[int]:
        """Of the things that somebody could choose while it resolves, those that the game lets him."""
        return among

    def has_chosen(self, s: Any, picked: int) -> None:
        """Somebody chose what it affects, while it resolves; in some games that is a target, too."""


@final
class EffectRunner(Step):
    """Effects one after another."""

    tag: ClassVar[str] = "effects"
    fields: ClassVar[dict[str, str]] = {"what": "int", "node": "int", "next": "int", "memo": "[int]"}
    stages: ClassVar[tuple[str, ...]] = ("effect", "answer")

    def __init__(self, what: int, node: int) -> None:
        super().__init__()
        self.what = what
        self.node = node
        self.next = 0
        self.memo: list[int] = []
        """What the present effect must remember while it asks."""

    def block(self, s: CardState) -> Block:
        return cast(Block, s.node(self.what, self.node))

    def effect(self, s: CardState) -> None:
        effects = self.block(s).effects
        resolution = resolution_in_progress(s)
        if self.next == len(effects) or resolution.stopped:
            self.at = len(self.stages)
            return
        effects[self.next].do(s, resolution.context, self)
        if not isinstance(s.stack[-1], Question | SimultaneousQuestions):
            self.move_on(s)

    def answer(self, s: CardState) -> None:
        effect = self.block(s).effects[self.next]
        self.move_on(s)
        effect.take(s, context_in_progress(s), self)

    def unanswered(self, s: CardState, seat: int, least: int) -> None:
        """Who should have chosen is gone, so this effect does not happen; those after it do."""
        self.memo = []
        self.move_on(s)

    def move_on(self, s: CardState) -> None:
        self.next = min(self.next + 1, len(self.block(s).effects))
        self.go("effect")

    def pick(self, code: int) -> None:
        """From `take`: one more of several picks, or the last one is taken back."""
        if code == BACK:
            self.memo.pop()
        else:
            self.memo.append(code)

    def repeat(self) -> None:
        """From `take`: ask the same effect again."""
        self.next -= 1

    def stop(self, s: CardState) -> None:
        """There is nobody of whom the effects that are left could speak."""
        self.next = len(self.block(s).effects)

    def question_kind(self, s: CardState) -> str:
        """What asks is an effect."""
        return self.block(s).effects[self.next].asks

    def asks_about(self, s: CardState) -> str:
        return self.block(s).effects[self.next].address

    def refuses(self, s: CardState, seat: int, code: int) -> Reason | None:
        return self.block(s).effects[self.next].refuses(s, context_in_progress(s), self, code)


def resolution_in_progress(s: CardState) -> AbilityResolution:
    """The ability that is at work now."""
    for step in reversed(s.stack):
        if isinstance(step, AbilityResolution):
            return step
    raise LookupError("no ability is at work")


def context_in_progress(s: CardState) -> AbilityContext:
    return resolution_in_progress(s).context
