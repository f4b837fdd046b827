"""Abilities: their trigger, constraints and effects, and how that reads.

When an ability can be used, and by whom, is the game's own: its actions extend `Usable`.
"""

from __future__ import annotations

import re
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from gorin.language.core.base import Amount, Condition
from gorin.language.core.context import AbilityContext
from gorin.language.core.definition import Ability, Dialect, Phrase, TextRenderer
from gorin.language.core.english import continued, listed, sentence, within
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Block, Effect
from gorin.language.picks import PAYS, PERFORMS, TARGETS, UNNAMED, Pick, is_ambiguous, name_of_performer
from gorin.language.selectors import PERFORMER_SLOT
from gorin.language.triggers import Trigger


@final
class Cost(Phrase):
    """A change that must happen fully for the action to be taken."""

    def __init__(self, effect: Effect, unless: Condition | None = None) -> None:
        super().__init__()
        self.effect = effect
        self.unless = unless

    def children(self) -> list[Node]:
        return [self.effect]

    def is_due(self, s: Any, context: AbilityContext) -> bool:
        return self.unless is None or not self.unless.holds(s, context)

    def text(self, renderer: TextRenderer) -> str:
        text = self.effect.text(renderer)
        return text if self.unless is None else f"{text} unless {self.unless.text(renderer)}"


@final
class Price(Phrase):
    """So much of what the game pays with: "pay 2 Gold"."""

    def __init__(self, amount: int | Amount, currency: str) -> None:
        super().__init__()
        self.amount = amount
        self.currency = currency

    def text(self, renderer: TextRenderer) -> str:
        if isinstance(self.amount, int):
            return f"pay {self.amount} {self.currency}"
        return f"pay {self.amount.counted_in(self.currency, renderer)}"


@final
class Requirement(Phrase):
    """A condition that must hold when the action is announced."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def text(self, renderer: TextRenderer) -> str:
        return f"if {self.condition.text(renderer)}"


def _together(deeds: list[str], dialect: Dialect) -> str:
    """What must be done, one after another.

    >>> _together(["bow this or discard it", "target a unit"], Dialect())
    'bow this or discard it, and target a unit'
    """
    said: list[str] = []
    for deed in deeds:
        joined = dialect.joined(said[-1], deed) if said else ""
        if joined:
            said[-1] = joined
        else:
            said.append(deed)
    if len(said) > 1 and any(" or " in deed or " unless " in deed for deed in said):
        return f"{', '.join(said[:-1])}, and {said[-1]}"
    return listed(said)


def _name(
    unnamed: list[tuple[int, Pick]], deeds: list[str], renderer: TextRenderer
) -> list[tuple[int, Pick]]:
    """Say who is picked that nothing has named yet, each at its place. Returns who is left: nobody."""
    said: list[tuple[int, str]] = []
    for at, pick in unnamed:
        introduced = renderer.introductions.pop(pick.slot, "")
        if introduced:
            said.append((at, pick.text(renderer) if pick.role == TARGETS else f"choose {introduced}"))
    for at, deed in reversed(said):
        deeds.insert(at, deed)
    return []


def _without_idle_name(limits: str, told: list[str]) -> str:
    """Who performs needs no name that nothing uses afterwards."""
    is_used = limits.count(UNNAMED) > 1 or any(UNNAMED in each.lower() for each in told)
    return limits if is_used else limits.replace(f" ({UNNAMED})", "")


LONGEST_GIST: Final = 80


def shortened(deeds: list[str]) -> str:
    """The first of some deeds, at least one; a mark says that there are more.

    >>> shortened(["draw a card", "gain 1 honor"]), shortened([f"draw {'so ' * 24}much; discard"])[-11:]
    ('draw a card; gain 1 honor', 'o so much …')
    """
    pieces = [piece for deed in deeds for piece in re.split(r"; |\. ", deed.removesuffix("."))]
    return within(LONGEST_GIST, [pieces[0], *map(continued, pieces[1:])] if pieces else [], "; ")


@mypyc_attr(allow_interpreted_subclasses=True)
class Usable(Ability):
    """What actions and triggered traits have in common."""

    def __init__(self, trigger: Trigger | None, parts: tuple[Phrase, ...], keywords: tuple[str, ...]) -> None:
        super().__init__()
        self.trigger = trigger
        self.hears = "" if trigger is None else trigger.kind
        self.keywords = keywords
        self.parts: list[Phrase] = [part for part in parts if not isinstance(part, Effect)]
        self.block = Block(tuple([part for part in parts if isinstance(part, Effect)]))
        self.picks: list[Pick] = [part for part in self.parts if isinstance(part, Pick)]
        self.costs: list[Cost] = [part for part in self.parts if isinstance(part, Cost)]
        self.requirements: list[Requirement] = [p for p in self.parts if isinstance(p, Requirement)]
        self.prices: list[Price] = [part for part in self.parts if isinstance(part, Price)]
        self.from_hand = False
        """It works from the hand, where a card of its type would not, or is to be put into play."""

    def children(self) -> list[Node]:
        return [*self.parts, self.block]

    def constraints(self, renderer: TextRenderer) -> str:
        """Everything before the second colon: conditions, performers, costs, and targets that are up front.

        Other targets stand in the effects. Who performs is named by a cost, if there is one.
        """
        name = self._introduce_all(renderer)
        openings: list[str] = []
        conditions: list[str] = []
        deeds: list[str] = []
        unnamed: list[tuple[int, Pick]] = []
        for part in self.parts:
            if isinstance(part, Pick):
                if part.role != TARGETS:
                    renderer.introductions[part.slot] = part.introduction(renderer, bool(name))
                if part.performs:
                    unnamed.append((len(deeds), part))
            elif isinstance(part, Requirement):
                opening = part.condition.opening(renderer)
                if opening:
                    openings.append(opening)
                else:
                    conditions.append(part.condition.text(renderer))
            else:
                if isinstance(part, Cost) and part.unless is not None:
                    unnamed = _name(unnamed, deeds, renderer)  # it may well name nobody
                deeds.append(part.text(renderer))
        if name:
            renderer.pronouns[PERFORMER_SLOT] = name
        _name(unnamed, deeds, renderer)
        said = [f"if {' and '.join(conditions)}"] if conditions else []
        return ", ".join([*openings, *said, *([_together(deeds, renderer.dialect)] if deeds else [])])

    def _introduce_all(self, renderer: TextRenderer) -> str:
        """Prepare what was picked to be spoken of. Returns a name for who performs, where one is needed."""
        picked = [pick for pick in self.picks if pick.role == PERFORMS]
        others = [pick for pick in self.picks if pick.role == TARGETS]
        name = ""
        for pick in picked:
            if any(is_ambiguous(pick.card_filter, other.card_filter) for other in others):
                name = renderer.pronouns[pick.slot] = name_of_performer(pick.card_filter)
        for pick in others:
            pick.introduce(renderer)
            if pick.performs and self._could_be_another(pick, picked, renderer):
                renderer.pronouns[pick.slot] = "the target"
        for pick in self.picks:
            if pick.role != TARGETS:
                pick.introduce(renderer)
        return name

    def _could_be_another(self, target: Pick, performing: list[Pick], renderer: TextRenderer) -> bool:
        """Could its pronoun mean who performs, what is paid with, or this card, which a cost has named?"""
        if any(is_ambiguous(each.card_filter, target.card_filter) for each in performing):
            return True
        it = target.card_filter.pronoun()
        if any(pick.role == PAYS and pick.card_filter.pronoun() == it for pick in self.picks):
            return True
        plain = TextRenderer(renderer.name, renderer.kind, renderer.dialect)
        is_thing = it == "it" and renderer.kind.startswith("this ")
        return is_thing and any(renderer.kind in cost.text(plain) for cost in self.costs)

    def effects(self, renderer: TextRenderer) -> list[str]:
        """Its effects, a sentence each."""
        said = [effect.text(renderer) for effect in self.block.effects]
        return [sentence(each) for each in said if each]

    def gist(self, renderer: TextRenderer) -> str:
        """What it costs and does in a few words, for a button or a line of the log: "bow: draw 1 card".

        It comes from the same parts as the text. Trigger and conditions go without saying where it can be
        used; durations, and what is said of targets besides their kind, stand on the card.
        """
        costs = self._costs_briefly(renderer)
        done = self._done(renderer)
        return f"{costs}: {done}" if costs else done

    def outcome(self, renderer: TextRenderer) -> str:
        """The same without what it costs."""
        self._costs_briefly(renderer)
        return self._done(renderer)

    def _costs_briefly(self, renderer: TextRenderer) -> str:
        renderer.brief = True
        if self.trigger is not None:
            self.trigger.text(renderer)  # from then on "it" is who has triggered it
        self._introduce_all(renderer)
        for pick in self.picks:
            renderer.introductions[pick.slot] = pick.briefly(renderer)
            renderer.pronouns[pick.slot] = "them" if pick.most > 1 else pick.card_filter.pronoun()
        costs = [part.text(renderer) for part in self.parts if isinstance(part, Cost | Price)]
        return _together(costs, renderer.dialect)

    def _done(self, renderer: TextRenderer) -> str:
        said = [effect.text(renderer) for effect in self.block.effects]
        return shortened([each for each in said if each])

    def minds_moment(self) -> bool:
        """Could it make a difference which of several like moments it answers? Then a player says which."""
        return bool(self.picks or self.costs) or any(each.minds_moment() for each in self.block.effects)

    def prompt_for(self, pick: Pick, dialect: Dialect) -> str:
        """What a player is asked who is to make one of its picks."""
        costs = [cost.effect for cost in self.costs if cost.unless is None]
        return pick.prompt(dialect, *costs, *self.block.effects)

    def text(self, renderer: TextRenderer) -> str:
        said = self.allowances(renderer), self.occasion(renderer), self.constraints(renderer)
        limits = ", ".join(part for part in said if part)
        told = self.effects(renderer)
        limits = _without_idle_name(limits, told)
        effects = within(renderer.room, told) if renderer.room else " ".join(told)
        body = f"{sentence(limits).removesuffix('.')}: {effects}" if limits else effects
        return f"{self.heading()}: {body}" if self.heading() else body

    def allowances(self, renderer: TextRenderer) -> str:
        return ""

    def occasion(self, renderer: TextRenderer) -> str:
        """When it is used or happens: "after this card enters play"."""
        return "" if self.trigger is None else self.trigger.text(renderer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggered(Usable):
    """A trait with a trigger: it happens as often as it is triggered, whether its player wants it or not."""

    def __init__(
        self,
        trigger: Trigger,
        parts: tuple[Phrase, ...],
        from_hand: bool = False,
        from_discard: bool = False,
    ) -> None:
        super().__init__(trigger, parts, ())
        self.from_hand = from_hand
        self.from_discard = from_discard
        """It works while its card lies in its owner's discard pile."""
        self.works_in_play = not (from_hand or from_discard)

    def allowances(self, renderer: TextRenderer) -> str:
        if self.from_discard:
            return "from your discard pile"
        return "from your hand" if self.from_hand else ""


# --- how cards say it -----------------------------------------------------------------------------


def cost(effect: Effect, unless: Condition | None = None) -> Cost:
    return Cost(effect, unless)


def requires(condition: Condition) -> Requirement:
    return Requirement(condition)


def trait(trigger: Trigger, *parts: Phrase, from_hand: bool = False, from_discard: bool = False) -> Triggered:
    return Triggered(trigger, parts, from_hand, from_discard)
