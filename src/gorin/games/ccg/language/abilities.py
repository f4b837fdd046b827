"""Actions of the CCG, by their designators; and traits of Events and focused cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from gorin.games.ccg.kinds import BATTLE, BATTLE_END, DESIGNATORS, LIMITED, OPEN, REACTION
from gorin.language.abilities import Price, Triggered, Usable
from gorin.language.core.base import Amount, Selector
from gorin.language.core.definition import Dialect, Phrase, TextRenderer
from gorin.language.core.english import times
from gorin.language.core.resolution import Effect
from gorin.language.picks import Pick
from gorin.language.selectors import SECOND_SLOT
from gorin.language.triggers import Trigger


@mypyc_attr(allow_interpreted_subclasses=True)
class BringsIn(Effect):
    """An effect that moves units to the current battlefield, whatever else it does (CE-BTL-11)."""

    def __init__(self, whom: Selector) -> None:
        super().__init__()
        self.whom = whom


@mypyc_attr(allow_interpreted_subclasses=True)
class UponLand(Effect):
    """An effect upon provinces, perhaps upon that of the current battle (DE-BTL-29)."""

    def __init__(self, which: Selector, of_this_battle: bool) -> None:
        super().__init__()
        self.which = which
        self.of_this_battle = of_this_battle


@mypyc_attr(allow_interpreted_subclasses=True)
class Duels(Effect):
    """An effect by which one challenges another, or duels him at once (CE-DUEL-01)."""

    def __init__(self, who: Selector, whom: Selector, forced: bool) -> None:
        super().__init__()
        self.who = who
        self.whom = whom
        self.forced = forced
        """They duel at once: there is no challenge that could be refused."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Buys(Effect):
    """An effect that brings in cards for which the Gold of its action was paid (DE-PLAY-01)."""

    def __init__(self, what: Selector) -> None:
        super().__init__()
        self.what = what


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
        once_per_turn: bool = False,
        once_per_battle: bool = False,
        times: int = 1,
        free: bool = False,
    ) -> None:
        super().__init__(trigger, parts, keywords)
        self.designators = designators
        self.moves_in = any(isinstance(effect, BringsIn) for effect in self.block.effects)
        """CE-BTL-11: it says that it moves a unit to the current battlefield."""
        self.contests = [effect for effect in self.block.effects if isinstance(effect, Duels)]
        """CE-DUEL-01: the duels that it leads to."""
        self.purchases = [effect for effect in self.block.effects if isinstance(effect, Buys)]
        """What its Gold is paid for, where that is not its own card."""
        self.this_battle = any(_is_of_this_battle(effect) for effect in self.block.effects)
        """DE-BTL-29: it speaks of the battle that is being fought."""
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
        self.once_per_battle = once_per_battle
        """Instead of once per turn."""
        self.once_per_turn = once_per_turn
        """Said where the edition does not say it of every ability."""
        self.free = free
        """Without the Gold cost of its card: it has another one instead."""
        self.times = times
        """How often, where it is limited."""
        self.arranges = False
        """DE-ACTP-04: which attachments move among its targets is settled before it is announced."""
        self.again = ""
        """Once more than that, if somebody performs it whom a rule about this concerns."""
        self.is_answered = True
        """Others may respond to it, like to every action; what is offered like a Reaction may be none."""

    def prompt_for(self, pick: Pick, dialect: Dialect) -> str:
        """The card that is attached is chosen with the action, and the question names it."""
        if self.is_equip and pick.slot != SECOND_SLOT:
            return f"attach {{{SECOND_SLOT}}} to which Personality?"
        return super().prompt_for(pick, dialect)

    def heading(self) -> str:
        if not self.is_answered:
            return ""
        names = "/".join(name for bit, name in DESIGNATORS if self.designators & bit)
        return " ".join([*self.keywords, names])

    def allowances(self, renderer: TextRenderer) -> str:
        said: list[str] = []
        if self.once_per_game:
            said.append("once per game")
        if self.once_per_turn or (self.times > 1 and not self.once_per_battle):
            said.append(f"{times(self.times)} per turn")
        if self.once_per_battle:
            said.append(f"{times(self.times)} per battle")
        if self.any_number:
            said.append("any number of times per turn")
        if self.from_hand:
            said.append("from your hand")
        if self.free:
            said.append("instead of paying the Gold cost")
        even = []
        if self.even_if_bowed:
            even.append(f"{renderer.kind} is bowed")
        if self.remote:
            even.append("this unit is elsewhere")
        if self.from_home:
            even.append("this unit is at home")
        if self.absent:
            even.append("you control no units at the current battlefield")
        if even:
            said.append("even if " + ", and even if ".join(even))
        return ", ".join(said)


def _is_of_this_battle(effect: Effect) -> bool:
    return effect.until == BATTLE_END or (isinstance(effect, UponLand) and effect.of_this_battle)


@final
class FocusEffect(Triggered):
    """A trait that works only when its card is focused in a duel (CE-GLO-02)."""

    def __init__(self, trigger: Trigger, parts: tuple[Phrase, ...]) -> None:
        super().__init__(trigger, parts)
        self.works_in_play = False

    def heading(self) -> str:
        return "Focus Effect"


@final
class Revealed(Triggered):
    """What an Event does when it is revealed (CE-EVT-03)."""

    def __init__(self, trigger: Trigger, parts: tuple[Phrase, ...]) -> None:
        super().__init__(trigger, parts)
        self.works_in_play = False


# --- how cards say it -----------------------------------------------------------------------------


def pay_gold(amount: int | Amount) -> Price:
    return Price(amount, "Gold")


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
        "once_per_turn",
        "once_per_battle",
        "times",
        "free",
    }
    for name in how:
        if name not in known:
            raise TypeError(f"an action cannot be told {name}")
    keywords, times = how.get("keywords", ()), how.get("times", 1)
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
        bool(how.get("once_per_turn")),
        bool(how.get("once_per_battle")),
        times if isinstance(times, int) else 1,
        bool(how.get("free")),
    )
