"""Abilities: actions with their designator, constraints and effects, and traits with a trigger."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import Ability, Phrase, Speaker
from gorin.games.ccg.kinds import BATTLE, DESIGNATORS, LIMITED, OPEN, REACTION
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Block, Condition, Effect, text_of
from gorin.games.ccg.words.nouns import Noun
from gorin.games.ccg.words.things import CHOSEN_SLOT, PAID_SLOT, PERFORMER_SLOT, SECOND_SLOT, TARGET_SLOT
from gorin.games.ccg.words.triggers import Trigger
from gorin.words.english import number, sentence
from gorin.words.nodes import Node

PERFORMS, TARGETS, PAYS, CHOOSES = range(4)
"""What a thing is picked for."""


@final
class Pick(Phrase):
    """Something that is chosen when the action is announced (CE-TARG-01): performer, target, or payment."""

    def __init__(
        self, role: int, slot: int, noun: Noun, least: int = 1, most: int = 1, anywhere: bool = False
    ) -> None:
        super().__init__()
        self.role = role
        self.slot = slot
        self.noun = noun
        self.least = least
        self.most = most
        self.anywhere = anywhere
        """Need not be at the current battlefield."""
        self.performs = role == PERFORMS
        """CE-PERF-03: a target among the constraints can be the one who performs, too."""
        self.is_target = role in (PERFORMS, TARGETS)
        """Who is to perform is a target among the constraints."""
        self.prompt = self._prompt()

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        return self.noun.cards(s, scope)

    def text(self, speaker: Speaker) -> str:
        """As it stands in the constraints: "choose your unbowed Samurai"."""
        return f"{'choose' if self.role == PERFORMS else 'target'} {self._one(speaker)}"

    def introduce(self, speaker: Speaker) -> None:
        """Prepare the first mention in the effects, and the pronoun for those that follow."""
        plural_ = self.most > 1
        speaker.pronouns[self.slot] = "them" if plural_ else self.noun.pronoun()
        if self.role in (TARGETS, CHOOSES):
            speaker.introductions[self.slot] = self._one(speaker)

    def _one(self, speaker: Speaker) -> str:
        if self.most > 1 and self.role != TARGETS:
            several = self.noun.phrase(speaker, many=True)
            of = "of " if several.startswith("your ") else ""
            return f"{number_range(self.least, self.most)} {of}{several}"
        if self.most > 1:
            return f"{number_range(self.least, self.most)} target {self.noun.phrase(speaker, many=True)}"
        if self.role != TARGETS:
            return self.noun.one(speaker)
        phrase = self.noun.phrase(speaker)
        for whose in ("your ", "another player's ", "the enemy leader's "):
            if phrase.startswith(whose):
                return f"{whose}target {phrase.removeprefix(whose)}"
        return f"a target {phrase}"

    def _prompt(self) -> str:
        speaker = Speaker("this card", "this card")
        if self.role == PERFORMS:
            return f"Who performs it? Choose {self._one(speaker)}."
        if self.role in (TARGETS, CHOOSES):
            return f"Choose {self._one(speaker)}."
        verb = "You may choose" if self.least == 0 else "Choose"
        return f"{verb} {self.noun.one(speaker)} to pay with."


def is_ambiguous(performing: Noun, targeted: Noun) -> bool:
    """Could "he" be the one who performs as well as the target?"""
    person = performing.pronoun() == "him"
    return performing.pronoun() == targeted.pronoun() or (
        person and any(kind.word == "Personality" for kind in targeted.kinds)
    )


def called(noun: Noun) -> str:
    """How one who performs is told from the target, where a pronoun could mean either."""
    words = [kind.word for kind in noun.kinds]
    return f"the {words[0]}" if len(words) == 1 and words[0] != "Personality" else "the performer"


def number_range(least: int, most: int) -> str:
    if most > 9:
        return f"{number(least)} or more"
    return f"{number(least)} or {number(most)}" if least != most else number(most)


@final
class Cost(Phrase):
    """A change that must happen fully for the action to be taken (CE-COST-02)."""

    def __init__(self, effect: Effect, unless: Condition | None = None) -> None:
        super().__init__()
        self.effect = effect
        self.unless = unless

    def children(self) -> list[Node]:
        return [self.effect]

    def is_due(self, s: CcgState, scope: Scope) -> bool:
        return self.unless is None or not self.unless.holds(s, scope)

    def text(self, speaker: Speaker) -> str:
        text = self.effect.text(speaker)
        return text if self.unless is None else f"{text} unless {self.unless.text(speaker)}"


@final
class GoldCost(Phrase):
    """Gold to be paid for the action."""

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount = amount

    def text(self, speaker: Speaker) -> str:
        return f"pay {text_of(self.amount, speaker)} Gold"


@final
class Requirement(Phrase):
    """A condition that must hold when the action is announced (CE-ACT-06)."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def text(self, speaker: Speaker) -> str:
        return f"if {self.condition.text(speaker)}"


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
        self.gold: list[GoldCost] = [part for part in self.parts if isinstance(part, GoldCost)]
        self.from_hand = False
        """Used from the hand although its card is no Strategy or Ring, or is to be put into play."""

    def children(self) -> list[Node]:
        return [*self.parts, self.block]

    def constraints(self, speaker: Speaker) -> str:
        """Everything before the second colon: performers, costs, conditions. Targets stand in the effects."""
        name = self._introduce_all(speaker)
        said: list[str] = []
        unnamed = 0
        for part in self.parts:
            if not isinstance(part, Pick):
                said.append(part.text(speaker))
            elif part.role != TARGETS:
                speaker.introductions[part.slot] = part._one(speaker)
                unnamed = len(said) if part.role == PERFORMS else unnamed
        performing = speaker.introductions.pop(PERFORMER_SLOT, "")
        if performing:  # no cost has named who performs
            said.insert(unnamed, f"choose {performing}")
        if name:
            speaker.pronouns[PERFORMER_SLOT] = name
        return ", ".join(said)

    def _introduce_all(self, speaker: Speaker) -> str:
        """Prepare what was picked to be spoken of. Returns a name for who performs, where one is needed."""
        picked = [pick for pick in self.picks if pick.role == PERFORMS]
        others = [pick for pick in self.picks if pick.role == TARGETS]
        name = ""
        for pick in picked:
            if any(is_ambiguous(pick.noun, other.noun) for other in others):
                name = speaker.pronouns[pick.slot] = called(pick.noun)
        for pick in others:
            pick.introduce(speaker)
        for pick in self.picks:
            if pick.role != TARGETS:
                pick.introduce(speaker)
        return name

    def effects(self, speaker: Speaker) -> str:
        return " ".join(sentence(effect.text(speaker)) for effect in self.block.effects)

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
class Action(Usable):
    """An ability with a designator. Each can be used once per turn (CE-ACT-09) unless it says otherwise."""

    def __init__(
        self,
        designators: int,
        trigger: Trigger | None,
        parts: tuple[Phrase, ...],
        keywords: tuple[str, ...] = (),
        even_if_bowed: bool = False,
        absent: bool = False,
        remote: bool = False,
        any_number: bool = False,
        once_per_game: bool = False,
        from_hand: bool = False,
        from_home: bool = False,
    ) -> None:
        super().__init__(trigger, parts, keywords)
        self.designators = designators
        self.even_if_bowed = even_if_bowed
        self.absent = absent
        """Even if you control no units at the current battlefield."""
        self.remote = remote
        """Even if this unit is not at the current battlefield."""
        self.from_home = from_home
        """Even if this unit is at home."""
        self.any_number = any_number
        self.once_per_game = once_per_game
        self.from_hand = from_hand
        self.also_open = False
        """Limited, but some may take it whenever Open actions are taken."""
        self.is_equip = False
        """It begins with an attachment in the hand, so it is offered on that card."""
        self.once_per_battle = False
        """Instead of once per turn."""

    def heading(self) -> str:
        names = "/".join(name for bit, name in DESIGNATORS if self.designators & bit)
        return " ".join([*self.keywords, names])

    def allowances(self, speaker: Speaker) -> str:
        said: list[str] = []
        if self.once_per_game:
            said.append("once per game")
        if self.once_per_battle:
            said.append("once per battle")
        if self.any_number:
            said.append("any number of times per turn")
        if self.from_hand:
            said.append("from your hand")
        even = []
        if self.even_if_bowed:
            even.append(f"{speaker.kind} is bowed")
        if self.remote:
            even.append("this unit is elsewhere")
        if self.from_home:
            even.append("this unit is at home")
        if self.absent:
            even.append("you control no units at the current battlefield")
        if even:
            said.append("even if " + " and ".join(even))
        return ", ".join(said)


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggered(Usable):
    """A trait with a trigger: it must happen (CE-TRT-03), bowed or not, as often as it is triggered."""

    def __init__(
        self, trigger: Trigger, parts: tuple[Phrase, ...], from_hand: bool = False, focus_effect: bool = False
    ) -> None:
        super().__init__(trigger, parts, ())
        self.from_hand = from_hand
        self.focus_effect = focus_effect

    def heading(self) -> str:
        return "Focus Effect" if self.focus_effect else ""


# --- how cards say it -----------------------------------------------------------------------------


def performer(noun: Noun, anywhere: bool = False) -> Pick:
    """Choose one of your own who performs the action (CE-PERF-03)."""
    return Pick(PERFORMS, PERFORMER_SLOT, noun, 1, 1, anywhere)


def performing(noun: Noun, least: int, most: int) -> Pick:
    """Choose several of your own who perform the action together."""
    return Pick(PERFORMS, PERFORMER_SLOT, noun, least, most)


def target(noun: Noun, anywhere: bool = False) -> Pick:
    return Pick(TARGETS, TARGET_SLOT, noun, 1, 1, anywhere)


def performing_target(noun: Noun, anywhere: bool = False) -> Pick:
    """CE-PERF-03: a target of your own among the constraints, who performs the action."""
    pick = target(noun, anywhere)
    pick.performs = True
    return pick


def targets(noun: Noun, least: int, most: int, anywhere: bool = False) -> Pick:
    return Pick(TARGETS, TARGET_SLOT, noun, least, most, anywhere)


def second_target(noun: Noun, anywhere: bool = False) -> Pick:
    return Pick(TARGETS, SECOND_SLOT, noun, 1, 1, anywhere)


def paying(noun: Noun, anywhere: bool = True) -> Pick:
    """Choose what a cost is paid with; the cost itself speaks of PAID."""
    return Pick(PAYS, PAID_SLOT, noun, 1, 1, anywhere)


def chosen(noun: Noun) -> Pick:
    """Chosen, not targeted, while the effects resolve; they speak of it as CHOSEN."""
    return Pick(CHOOSES, CHOSEN_SLOT, noun, 1, 1, True)


def cost(effect: Effect, unless: Condition | None = None) -> Cost:
    return Cost(effect, unless)


def pay_gold(amount: int | Amount) -> GoldCost:
    return GoldCost(amount)


def requires(condition: Condition) -> Requirement:
    return Requirement(condition)


def limited(*parts: Phrase, **how: object) -> Action:
    return _action(LIMITED, None, parts, how)


def open_(*parts: Phrase, **how: object) -> Action:
    return _action(OPEN, None, parts, how)


def battle(*parts: Phrase, **how: object) -> Action:
    return _action(BATTLE, None, parts, how)


def battle_open(*parts: Phrase, **how: object) -> Action:
    return _action(BATTLE | OPEN, None, parts, how)


def battle_limited(*parts: Phrase, **how: object) -> Action:
    return _action(BATTLE | LIMITED, None, parts, how)


def reaction(trigger: Trigger, *parts: Phrase, **how: object) -> Action:
    return _action(REACTION, trigger, parts, how)


def trait(trigger: Trigger, *parts: Phrase, from_hand: bool = False) -> Triggered:
    return Triggered(trigger, parts, from_hand)


def _action(
    designators: int, trigger: Trigger | None, parts: tuple[Phrase, ...], how: dict[str, object]
) -> Action:
    known = {
        "keywords",
        "even_if_bowed",
        "absent",
        "remote",
        "any_number",
        "once_per_game",
        "from_hand",
        "from_home",
    }
    for name in how:
        if name not in known:
            raise TypeError(f"an action cannot be told {name}")
    keywords = how.get("keywords", ())
    return Action(
        designators,
        trigger,
        parts,
        keywords if isinstance(keywords, tuple) else (str(keywords),),
        bool(how.get("even_if_bowed")),
        bool(how.get("absent")),
        bool(how.get("remote")),
        bool(how.get("any_number")),
        bool(how.get("once_per_game")),
        bool(how.get("from_hand")),
        bool(how.get("from_home")),
    )
