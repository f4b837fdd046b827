"""Triggers: what interrupts and reactions answer. The same kind serves "when" and "after"."""

from __future__ import annotations

from typing import Any

from gorin.games.lcg.acting.scripts import UseAbility
from gorin.games.lcg.kinds import ELEMENTS, PHASES, RING_EFFECT
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.changes.arriving import came_from
from gorin.games.lcg.table.personal import whose_effect
from gorin.games.lcg.table.reading import is_defending, opponents
from gorin.games.lcg.table.state import LcgState
from gorin.words.grammar.base import Condition, Things
from gorin.words.grammar.english import a
from gorin.words.grammar.in_force import has
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.nouns import Noun
from gorin.words.triggers import Trigger, after


def yours(s: LcgState, scope: Scope, moment: Moment) -> bool:
    return moment.seat == scope.seat


def foes(s: LcgState, scope: Scope, moment: Moment) -> bool:
    return moment.seat >= 0 and policy_of(s).is_foe(scope.seat, moment.seat)


def tested(test: Any, condition: Condition | None) -> Any:
    if condition is None:
        return test
    asked = condition
    return lambda s, scope, moment: test(s, scope, moment) and asked.holds(s, scope)


# --- cards ----------------------------------------------------------------------------------------


def enters_play(whom: Things) -> Trigger:
    return after("enters play", "after {he} enters play", about=whom)


def leaves_play(whom: Things) -> Trigger:
    return after("leaves play", "after {he} leaves play", about=whom)


def leaves_play_in_conflict(whom: Things) -> Trigger:
    words = "after {he} leaves play during a conflict"
    return after("leaves play", words, lambda s, scope, moment: s.conflict is not None, about=whom)


def would_leave_play(whom: Things) -> Trigger:
    return after("leaves play", "when {he} would leave play", about=whom)


def is_honored(whom: Things) -> Trigger:
    return after("honored", "after {he} is honored", about=whom)


HONORED_OR_DISHONORED = "when {he} would be honored or dishonored"


def would_be_honored(whom: Things, words: str = "when {he} would be honored") -> Trigger:
    return after("honored", words, about=whom)


def would_be_dishonored(whom: Things, words: str = "when {he} would be dishonored") -> Trigger:
    return after("dishonored", words, about=whom)


def gets_fate(whom: Things) -> Trigger:
    return after("fate placed", "after fate is placed on {whom}", about=whom)


def is_bowed_by_effect(whom: Things) -> Trigger:
    """By an opponent's card effect or by a ring effect."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        if moment.action == RING_EFFECT:
            return True
        return moment.action >= 0 and policy_of(s).is_foe(scope.seat, whose_effect(s, moment.action))

    words = "after a ring effect or an opponent's card effect bows {whom}"
    return after("bows", words, test, about=whom)


COMMITS_OR_MOVES = "after {he} commits or moves to a conflict"
"""One ability that answers two kinds of moments says so in both of its halves."""


def commits_or_moves(whom: Things) -> Trigger:
    return after("commits", COMMITS_OR_MOVES, about=whom)


# --- the course of the game -----------------------------------------------------------------------


def phase_begins(phase: str) -> Trigger:
    number = PHASES.index(phase)
    return after(
        "phase begins", f"after the {phase} phase begins", lambda s, scope, moment: moment.amount == number
    )


PHASE_BEGINS = after("phase begins", "after a phase begins")


def phase_ends(phase: str) -> Trigger:
    number = PHASES.index(phase)
    return after(
        "phase ends", f"when the {phase} phase ends", lambda s, scope, moment: moment.amount == number
    )


PHASE_ENDS = after("phase ends", "at the end of the phase")
DIALS_REVEALED = after("dials revealed", "after honor dials are revealed")


# --- cards that are played ------------------------------------------------------------------------


def event_would_initiate() -> Trigger:
    """LCG-TRIG-08: any player's event."""
    return after(
        "initiates",
        "when the effects of an event would initiate",
        lambda s, scope, moment: s.definition(moment.card).type_name == "event",
    )


def opponents_event_would_initiate(trait: str) -> Trigger:
    """An event of this trait that your opponent plays during a conflict (LCG-ENL-01)."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        if s.conflict is None or moment.seat not in opponents(s, scope.seat):
            return False
        return s.definition(moment.card).type_name == "event" and has(s, moment.card, trait)

    words = f"when the effects of {a(trait)} event your opponent plays during a conflict would initiate"
    return after("initiates", words, test)


def opponent_plays_a_card_beside(whom: Things) -> Trigger:
    """During a conflict in which this one is."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        return foes(s, scope, moment) and any(s.participating[card] for card in whom.cards(s, scope))

    words = "after an opponent plays a card while {whom} is participating"
    return Beside("card played", words, whom, test)


class Beside(Trigger):
    """A trigger that names who is in the conflict in which something happens."""

    def __init__(self, kind: str, words: str, whom: Things, test: Any) -> None:
        super().__init__(kind, words, test)
        self.whom = whom

    def text(self, speaker: Any) -> str:
        return self.words.replace("{whom}", self.whom.text(speaker))


def you_play_this() -> Trigger:
    return after(
        "card played",
        "after you play {self}",
        lambda s, scope, moment: moment.card == scope.source and yours(s, scope, moment),
    )


def you_play(condition: Condition | None = None, words: str = "") -> Trigger:
    return after("card played", words or "after you play a card", tested(yours, condition))


def you_play_this_in_conflict() -> Trigger:
    """An attachment, or a character."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        return moment.card == scope.source and yours(s, scope, moment) and s.conflict is not None

    return after("card played", "after you play {self} during a conflict", test)


def ability_targets(whom: Noun) -> Trigger:
    """LCG-TRIG-08: the effects of a triggered ability that has chosen one of these."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        script = ability_initiating(s, moment)
        if script is None:
            return False
        _, targets = script.picked(s)
        return any(0 <= card < len(s.what) and whom.fits(s, scope, card) for card in targets)

    words = "when the effects of a triggered ability that targets {whom} would initiate"
    return Targeting("initiates", words, test, whom)


class Targeting(Trigger):
    """A trigger that names who was targeted."""

    def __init__(self, kind: str, words: str, test: Any, whom: Noun) -> None:
        super().__init__(kind, words, test)
        self.whom = whom

    def text(self, speaker: Any) -> str:
        return self.words.replace("{whom}", self.whom.one(speaker))


def ability_initiating(s: LcgState, moment: Moment) -> UseAbility | None:
    """The ability whose effects are about to initiate."""
    for step in reversed(s.stack):
        if isinstance(step, UseAbility) and (step.what, step.node) == (moment.other, moment.amount):
            return step
    return None


# --- provinces, movement, attachments -------------------------------------------------------------


def your_province_revealed(element: int) -> Trigger:
    """LCG-RING-07: a province of this element that you control."""
    name = ELEMENTS[element]

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        is_province = s.definition(moment.card).type_name == "province"
        return is_province and yours(s, scope, moment) and name in s.definition(moment.card).elements

    return after("revealed", f"after {a(name)} province you control is revealed", test)


def enters_from_province(whom: Things) -> Trigger:
    return after(
        "enters play",
        "after {he} enters play from a province",
        lambda s, scope, moment: came_from(moment) >= 0,
        about=whom,
    )


def enters_as_defender(whom: Things) -> Trigger:
    return after(
        "enters play",
        "after {he} enters play as a defender",
        lambda s, scope, moment: is_defending(s, moment.card),
        about=whom,
    )


def somebody_moves_in_beside(whom: Things) -> Trigger:
    """One or more characters at once: it is one occurrence. Where this one is."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        return all(s.participating[card] for card in whom.cards(s, scope))

    words = "after one or more characters move to a conflict, while {whom} is participating in it"
    return Beside("moves in", words, whom, test)


def moves_in(whom: Things, words: str = "after {he} moves to a conflict") -> Trigger:
    return after("moves in", words, about=whom)


def attached_to_this(noun: Noun) -> Trigger:
    """You attach one of these to this character."""

    def test(s: LcgState, scope: Scope, moment: Moment) -> bool:
        mine = moment.other == scope.source and yours(s, scope, moment)
        return mine and noun.fits(s, scope, moment.card)

    return Attaching("attached", "after you attach {whom} to {self}", test, noun)


class Attaching(Targeting):
    def text(self, speaker: Any) -> str:
        return super().text(speaker).replace("{self}", speaker.kind)
