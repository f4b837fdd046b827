"""Abilities: their trigger, constraints and effects, and how that reads.

When an ability can be used, and by whom, is the game's own: its actions extend `Usable`.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from gorin.words.grammar.base import Amount, Condition
from gorin.words.grammar.definition import Ability, Dialect, Phrase, Speaker
from gorin.words.grammar.english import listed, sentence
from gorin.words.grammar.nodes import Node
from gorin.words.grammar.scope import Scope
from gorin.words.grammar.script import Block, Effect
from gorin.words.picks import PAYS, PERFORMS, TARGETS, Pick, is_ambiguous, name_of_performer
from gorin.words.things import PERFORMER_SLOT
from gorin.words.triggers import Trigger


@final
class Cost(Phrase):
    """A change that must happen fully for the action to be taken."""

    def __init__(self, effect: Effect, unless: Condition | None = None) -> None:
        super().__init__()
        self.effect = effect
        self.unless = unless

    def children(self) -> list[Node]:
        return [self.effect]

    def is_due(self, s: Any, scope: Scope) -> bool:
        return self.unless is None or not self.unless.holds(s, scope)

    def text(self, speaker: Speaker) -> str:
        text = self.effect.text(speaker)
        return text if self.unless is None else f"{text} unless {self.unless.text(speaker)}"


@final
class Price(Phrase):
    """So much of what the game pays with: "pay 2 Gold"."""

    def __init__(self, amount: int | Amount, currency: str) -> None:
        super().__init__()
        self.amount = amount
        self.currency = currency

    def text(self, speaker: Speaker) -> str:
        if isinstance(self.amount, int):
            return f"pay {self.amount} {self.currency}"
        return f"pay {self.amount.counted_in(self.currency, speaker)}"


@final
class Requirement(Phrase):
    """A condition that must hold when the action is announced."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def text(self, speaker: Speaker) -> str:
        return f"if {self.condition.text(speaker)}"


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


def _name(unnamed: list[tuple[int, Pick]], deeds: list[str], speaker: Speaker) -> list[tuple[int, Pick]]:
    """Say who is picked that nothing has named yet, each at its place. Returns who is left: nobody."""
    said: list[tuple[int, str]] = []
    for at, pick in unnamed:
        introduced = speaker.introductions.pop(pick.slot, "")
        if introduced:
            said.append((at, pick.text(speaker) if pick.role == TARGETS else f"choose {introduced}"))
    for at, deed in reversed(said):
        deeds.insert(at, deed)
    return []


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

    def constraints(self, speaker: Speaker) -> str:
        """Everything before the second colon: conditions, performers, costs, and targets that are up front.

        Other targets stand in the effects. Who performs is named by a cost, if there is one.
        """
        name = self._introduce_all(speaker)
        openings: list[str] = []
        conditions: list[str] = []
        deeds: list[str] = []
        unnamed: list[tuple[int, Pick]] = []
        for part in self.parts:
            if isinstance(part, Pick):
                if part.role != TARGETS:
                    speaker.introductions[part.slot] = part.introduction(speaker, bool(name))
                if part.performs:
                    unnamed.append((len(deeds), part))
            elif isinstance(part, Requirement):
                opening = part.condition.opening(speaker)
                if opening:
                    openings.append(opening)
                else:
                    conditions.append(part.condition.text(speaker))
            else:
                if isinstance(part, Cost) and part.unless is not None:
                    unnamed = _name(unnamed, deeds, speaker)  # it may well name nobody
                deeds.append(part.text(speaker))
        if name:
            speaker.pronouns[PERFORMER_SLOT] = name
        _name(unnamed, deeds, speaker)
        said = [f"if {' and '.join(conditions)}"] if conditions else []
        return ", ".join([*openings, *said, *([_together(deeds, speaker.dialect)] if deeds else [])])

    def _introduce_all(self, speaker: Speaker) -> str:
        """Prepare what was picked to be spoken of. Returns a name for who performs, where one is needed."""
        picked = [pick for pick in self.picks if pick.role == PERFORMS]
        others = [pick for pick in self.picks if pick.role == TARGETS]
        name = ""
        for pick in picked:
            if any(is_ambiguous(pick.noun, other.noun) for other in others):
                name = speaker.pronouns[pick.slot] = name_of_performer(pick.noun)
        for pick in others:
            pick.introduce(speaker)
            if pick.performs and self._could_be_another(pick, picked, speaker):
                speaker.pronouns[pick.slot] = "the target"
        for pick in self.picks:
            if pick.role != TARGETS:
                pick.introduce(speaker)
        return name

    def _could_be_another(self, target: Pick, performing: list[Pick], speaker: Speaker) -> bool:
        """Could its pronoun mean who performs, what is paid with, or this card, which a cost has named?"""
        if any(is_ambiguous(each.noun, target.noun) for each in performing):
            return True
        it = target.noun.pronoun()
        if any(pick.role == PAYS and pick.noun.pronoun() == it for pick in self.picks):
            return True
        plain = Speaker(speaker.name, speaker.kind, speaker.dialect)
        is_thing = it == "it" and speaker.kind.startswith("this ")
        return is_thing and any(speaker.kind in cost.text(plain) for cost in self.costs)

    def effects(self, speaker: Speaker) -> str:
        said = [effect.text(speaker) for effect in self.block.effects]
        return " ".join(sentence(each) for each in said if each)

    def heading(self) -> str:
        """What stands before the first colon."""
        return ""

    def text(self, speaker: Speaker) -> str:
        trigger = "" if self.trigger is None else self.trigger.text(speaker)
        limits = ", ".join(
            part for part in (self.allowances(speaker), trigger, self.constraints(speaker)) if part
        )
        effects = self.effects(speaker)
        body = f"{sentence(limits).removesuffix('.')}: {effects}" if limits else effects
        return f"{self.heading()}: {body}" if self.heading() else body

    def allowances(self, speaker: Speaker) -> str:
        return ""


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


# --- how cards say it -----------------------------------------------------------------------------


def cost(effect: Effect, unless: Condition | None = None) -> Cost:
    return Cost(effect, unless)


def requires(condition: Condition) -> Requirement:
    return Requirement(condition)


def trait(trigger: Trigger, *parts: Phrase, from_hand: bool = False, from_discard: bool = False) -> Triggered:
    return Triggered(trigger, parts, from_hand, from_discard)
