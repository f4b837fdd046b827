"""Abilities: actions with their designator, constraints and effects, and traits with a trigger."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.definition import Ability, Phrase, Speaker
from gorin.games.ccg.kinds import BATTLE, DESIGNATORS, LIMITED, OPEN, REACTION
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Amount, Block, Condition, Effect, text_of
from gorin.games.ccg.words.picks import PERFORMS, TARGETS, Pick, is_ambiguous, name_of_performer
from gorin.games.ccg.words.things import PERFORMER_SLOT
from gorin.games.ccg.words.triggers import OF_EVENTS, Trigger
from gorin.words.english import listed, sentence
from gorin.words.nodes import Node


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


def _together(deeds: list[str]) -> str:
    """What must be done, one after another.

    >>> _together(["bow your Monk", "destroy him"]), _together(["bow this or discard it", "target a unit"])
    ('bow and destroy your Monk', 'bow this or discard it, and target a unit')
    """
    said: list[str] = []
    for deed in deeds:
        whom = said[-1].removeprefix("bow ") if said else ""
        if deed in (f"destroy {whom}", "destroy him") and said[-1].startswith("bow "):
            said[-1] = f"bow and destroy {whom}"
        else:
            said.append(deed)
    if len(said) > 1 and any(" or " in deed or " unless " in deed for deed in said):
        return f"{', '.join(said[:-1])}, and {said[-1]}"
    return listed(said)


def _name(unnamed: list[tuple[int, Pick]], deeds: list[str], speaker: Speaker) -> list[tuple[int, Pick]]:
    """Say who is picked that nothing has named yet, each at its place. Returns who is left: nobody."""
    for at, pick in reversed(unnamed):
        introduced = speaker.introductions.pop(pick.slot, "")
        if introduced:
            deeds.insert(at, pick.text(speaker) if pick.role == TARGETS else f"choose {introduced}")
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
        self.gold: list[GoldCost] = [part for part in self.parts if isinstance(part, GoldCost)]
        self.moves_in = any(effect.brings_in() is not None for effect in self.block.effects)
        """CE-BTL-11: it says that it moves a unit to the current battlefield."""
        self.from_hand = False
        """Used from the hand although its card is no Strategy or Ring, or is to be put into play."""

    def children(self) -> list[Node]:
        return [*self.parts, self.block]

    def constraints(self, speaker: Speaker) -> str:
        """Everything before the second colon: conditions, performers, costs, and targets that are up front.

        Other targets stand in the effects. Who performs is named by a cost, if there is one.
        """
        name = self._introduce_all(speaker)
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
                conditions.append(part.condition.text(speaker))
            else:
                if isinstance(part, Cost) and part.unless is not None:
                    unnamed = _name(unnamed, deeds, speaker)  # it may well name nobody
                deeds.append(part.text(speaker))
        if name:
            speaker.pronouns[PERFORMER_SLOT] = name
        _name(unnamed, deeds, speaker)
        said = [f"if {' and '.join(conditions)}"] if conditions else []
        return ", ".join([*said, *([_together(deeds)] if deeds else [])])

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
            if pick.performs and any(is_ambiguous(each.noun, pick.noun) for each in picked):
                speaker.pronouns[pick.slot] = "the target"
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
        self.also_open = ""
        """Limited, but whom a rule about this concerns may take it as an Open action."""
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
            said.append("even if " + ", and even if ".join(even))
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
        self.works_in_play = not (from_hand or focus_effect or trigger.kind in OF_EVENTS)

    def heading(self) -> str:
        return "Focus Effect" if self.focus_effect else ""


# --- how cards say it -----------------------------------------------------------------------------


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
