"""Skills, glory and strength for a while: bonuses, doubling, setting, switching."""

from __future__ import annotations

from typing import ClassVar, final

from gorin.games.lcg.kinds import CONFLICT_END, GLORY, MILITARY, POLITICAL, STATS, STRENGTH
from gorin.games.lcg.language.traits import changes_said
from gorin.games.lcg.language.verbs.at_provinces import UponCards, tokens_among
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.immunity import is_immune
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.reading import printed_what
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import (
    DOUBLED,
    DOUBLED_BASE,
    HALVED,
    SET,
    SET_BASE,
    SWITCHED,
    base_strength,
    has_dash,
    is_kept,
    is_set_until,
    printed_strength,
    would_differ,
)
from gorin.language import verbs
from gorin.language.amounts import StatOf
from gorin.language.core.asking import AskOf
from gorin.language.core.base import Amount, Selector, could_be, measured, value_of
from gorin.language.core.context import AbilityContext, LastingEffect
from gorin.language.core.definition import TextRenderer
from gorin.language.core.meaning import Intent, Known
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.core.zones import PLAY
from gorin.language.selectors import SELF


def can_touch(s: LcgState, context: AbilityContext, card: int) -> bool:
    """LCG-IMM-01: may an effect of this source change what a card in play is worth?"""
    return s.zone[card] == PLAY and not is_immune(s, card, context.source, context.seat)


def can_modify(s: LcgState, card: int, stat: int) -> bool:
    """LCG-DASH-04, LCG-TEAM-18: nothing modifies a dash, or the strength of what counts as blank."""
    if stat in (MILITARY, POLITICAL):
        return not has_dash(s, card, stat)
    return stat != STRENGTH or card not in rules_of(s).voided(s)


def would_count(s: LcgState, card: int, stat: int, amount: int, until: int) -> bool:
    """LCG-MOD-07, LCG-SET-01: would a modifier be part of the sum, even below zero (LCG-MOD-06)?"""
    if is_set_until(s, card, stat, until):
        return False
    return can_modify(s, card, stat) and not is_kept(s, card, stat, amount)


@final
class Gives(UponCards):
    """Each of some cards has bonuses or penalties for a while."""

    def __init__(self, whom: Selector, changes: dict[int, int | Amount], sign: int, until: int) -> None:
        super().__init__(whom)
        self.changes = changes
        self.sign = sign
        self.until = until

    def happen(self, s: LcgState, context: AbilityContext) -> None:
        amounts = {stat: self.sign * value_of(size, s, context) for stat, size in self.changes.items()}
        for card in self.whom.cards(s, context):
            if can_touch(s, context, card):
                for stat, amount in amounts.items():
                    if can_modify(s, card, stat):
                        course.change_stat(s, card, stat, amount, self.until, context)
        for place in tokens_among(s, context, self.whom):
            if STRENGTH in amounts:
                course.say_of_token(s, place, "", amounts[STRENGTH], self.until, context)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        for stat, size in self.changes.items():
            amount = self.sign * value_of(size, s, context)
            if amount and self._can_give(s, context, stat, amount):
                return True
        return False

    def _can_give(self, s: LcgState, context: AbilityContext, stat: int, amount: int) -> bool:
        for card in self.whom.cards(s, context):
            if can_touch(s, context, card) and would_count(s, card, stat, amount, self.until):
                return True
        return stat == STRENGTH and bool(tokens_among(s, context, self.whom))

    def could_leave(self, lasting: LastingEffect) -> bool:
        size = self.changes.get(lasting.stat)
        return size is not None and lasting.until == self.until and could_be(size, self.sign, lasting.amount)

    def intents(self, known: Known) -> list[Intent]:
        found: list[Intent] = []
        for stat, size in self.changes.items():
            sign = self.sign * (-1 if isinstance(size, int) and size < 0 else 1)
            if isinstance(size, Amount):
                size.name_players(known)
            intent = measured(Intent(verbs.STAT, self.whom.points_at(known), sign=sign, stat=stat), size)
            intent.size = abs(intent.size)
            found.append(intent)
        return found

    def text(self, renderer: TextRenderer) -> str:
        whom = self.whom.subject(renderer)
        if renderer.brief and whom.startswith(("a ", "an ")):
            return changes_said(renderer, self.changes, self.sign)
        verb = "get" if self.whom.many and not whom.startswith("each ") else "gets"
        what = changes_said(renderer, self.changes, self.sign)
        return f"{whom} {verb} {what}{renderer.until(self.until)}"


@final
class Says(UponCards):
    """A stat of some cards is doubled or set for a while."""

    def __init__(
        self, whom: Selector, stat: int, keyword: str, amount: int | Amount, until: int, words: str
    ) -> None:
        super().__init__(whom)
        self.stat = stat
        self.keyword = keyword
        self.amount = amount
        self.until = until
        self.words = words
        """With {whose} or {whom} for the cards."""

    def happen(self, s: LcgState, context: AbilityContext) -> None:
        amount = value_of(self.amount, s, context)
        for card in self._touched(s, context):
            course.say_of_stat(s, card, self.stat, self.keyword, amount, self.until, context)
        for place in tokens_among(s, context, self.whom):
            if self.stat == STRENGTH:
                course.say_of_token(s, place, self.keyword, amount, self.until, context)

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        amount = value_of(self.amount, s, context)
        places = tokens_among(s, context, self.whom) if self.stat == STRENGTH else []
        return any(base_strength(s, place) != amount for place in places) or any(
            would_differ(s, card, self.stat, self.keyword, amount) for card in self._touched(s, context)
        )

    def _touched(self, s: LcgState, context: AbilityContext) -> list[int]:
        """LCG-DASH-04: who has a dash has nothing to switch."""
        stats = (MILITARY, POLITICAL) if self.keyword == SWITCHED else (self.stat,)
        return [
            card
            for card in self.whom.cards(s, context)
            if can_touch(s, context, card) and all(can_modify(s, card, stat) for stat in stats)
        ]

    def minds_moment(self) -> bool:
        return self.whom is not SELF or not isinstance(self.amount, int)

    def could_leave(self, lasting: LastingEffect) -> bool:
        same = lasting.keyword == self.keyword and lasting.stat == self.stat
        return same and lasting.until == self.until

    def intents(self, known: Known) -> list[Intent]:
        verb = verbs.STAT if self.keyword in (DOUBLED, DOUBLED_BASE) else verbs.SET
        return [Intent(verb, self.whom.points_at(known), stat=self.stat)]

    def text(self, renderer: TextRenderer) -> str:
        said = self.words
        if "{whose}" in said:
            said = said.replace("{whose}", self.whom.owning(renderer))
        else:
            said = said.replace("{whom}", self.whom.text(renderer))
        return f"{said}{renderer.until(self.until)}"


@final
class SetToStrength(Effect):
    """The skill that belongs to the conflict is set to the printed strength of the attacked province.

    Of several attacked provinces you choose one (LCG-CMUL-04).
    """

    asks: ClassVar[str] = "effect.choose-province"

    def __init__(self, whom: Selector, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.until = until

    def do(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        places = [] if s.conflict is None else s.conflict.provinces
        if len(places) > 1:
            asks = "count the strength of which attacked province?"
            s.push(AskOf(context.seat, asks, [PLACES + id for id in places]))
        elif places:
            self._set(s, context, places[0])

    def take(self, s: LcgState, context: AbilityContext, runner: EffectRunner) -> None:
        self._set(s, context, s.answers[context.seat] - PLACES)

    def _set(self, s: LcgState, context: AbilityContext, place: int) -> None:
        if s.conflict is not None:
            amount = printed_strength(s, s.provinces[place])
            for card in self._touched(s, context):
                course.say_of_stat(s, card, s.conflict.type, SET, amount, self.until, context)

    def _touched(self, s: LcgState, context: AbilityContext) -> list[int]:
        """LCG-DASH-04."""
        conflict = s.conflict
        if conflict is None:
            return []
        cards = [card for card in self.whom.cards(s, context) if can_touch(s, context, card)]
        return [card for card in cards if can_modify(s, card, conflict.type)]

    def can_change(self, s: LcgState, context: AbilityContext) -> bool:
        return bool(self._touched(s, context))

    def could_leave(self, lasting: LastingEffect) -> bool:
        is_skill = lasting.stat in (MILITARY, POLITICAL)
        return is_skill and lasting.keyword == SET and lasting.until == self.until

    def intents(self, known: Known) -> list[Intent]:
        whom = self.whom.points_at(known)
        return [Intent(verbs.SET, whom, stat=stat) for stat in (MILITARY, POLITICAL)]

    def text(self, renderer: TextRenderer) -> str:
        whose = self.whom.owning(renderer)
        until = renderer.until(self.until)
        return f"set {whose} skill of the conflict's type to the attacked province's printed strength{until}"


# --- how cards say it -----------------------------------------------------------------------------


def _changes(
    military: int | Amount, political: int | Amount, glory: int | Amount, strength: int | Amount
) -> dict[int, int | Amount]:
    named = ((MILITARY, military), (POLITICAL, political), (GLORY, glory), (STRENGTH, strength))
    return {stat: size for stat, size in named if not (isinstance(size, int) and size == 0)}


def gives(
    whom: Selector,
    military: int | Amount = 0,
    political: int | Amount = 0,
    glory: int | Amount = 0,
    strength: int | Amount = 0,
    until: int = CONFLICT_END,
) -> Effect:
    return Gives(whom, _changes(military, political, glory, strength), 1, until)


def gives_both(whom: Selector, amount: int | Amount, until: int = CONFLICT_END) -> Effect:
    """The same to both skills."""
    return Gives(whom, {MILITARY: amount, POLITICAL: amount}, 1, until)


def penalizes_both(whom: Selector, amount: int | Amount, until: int = CONFLICT_END) -> Effect:
    return Gives(whom, {MILITARY: amount, POLITICAL: amount}, -1, until)


def double_military(whom: Selector, until: int = CONFLICT_END) -> Effect:
    return Says(whom, MILITARY, DOUBLED, 0, until, "double {whose} military skill")


def halve_military(whom: Selector, until: int = CONFLICT_END) -> Effect:
    """LCG-MOD-05."""
    return Says(whom, MILITARY, HALVED, 0, until, "halve {whose} military skill")


def double_base_military(whom: Selector, until: int = CONFLICT_END) -> Effect:
    return Says(whom, MILITARY, DOUBLED_BASE, 0, until, "double the base military skill of {whom}")


def double_base_political(whom: Selector, until: int = CONFLICT_END) -> Effect:
    return Says(whom, POLITICAL, DOUBLED_BASE, 0, until, "double the base political skill of {whom}")


def switch_base_skills(whom: Selector, until: int = CONFLICT_END) -> Effect:
    return Says(whom, MILITARY, SWITCHED, 0, until, "switch {whose} base military and political skill")


def set_skills(
    whom: Selector, military: int | None = None, political: int | None = None, until: int = CONFLICT_END
) -> list[Effect]:
    """LCG-SET-01: nothing else counts as long."""
    named = ((MILITARY, "military", military), (POLITICAL, "political", political))
    return [
        Says(whom, stat, SET, amount, until, f"set {{whose}} {name} skill to {amount}")
        for stat, name, amount in named
        if amount is not None
    ]


def set_glory(whom: Selector, amount: int, until: int = CONFLICT_END) -> Effect:
    """LCG-SET-01."""
    return Says(whom, GLORY, SET, amount, until, f"set {{whose}} glory to {amount}")


def _printed(whom: Selector, stat: int) -> Amount:
    """A dash counts as 0 (LCG-DASH-05)."""
    return StatOf(
        whom, f"printed {STATS[stat]}", lambda s, card: max(s.cards[printed_what(s, card)].stats[stat], 0)
    )


def set_skills_as_printed(whom: Selector, until: int = CONFLICT_END) -> list[Effect]:
    """LCG-SET-01, LCG-PRNT-01."""
    named = (
        (MILITARY, "set the military skill of {whom} to its printed military skill"),
        (POLITICAL, "set {whose} political skill to its printed political skill"),
    )
    return [
        Says(
            whom,
            stat,
            SET,
            _printed(whom, stat),
            until,
            words,
        )
        for stat, words in named
    ]


def set_skill_to_strength(whom: Selector, until: int = CONFLICT_END) -> Effect:
    return SetToStrength(whom, until)


def double_strength(whom: Selector, until: int = CONFLICT_END) -> Effect:
    return Says(whom, STRENGTH, DOUBLED, 0, until, "double {whose} strength")


def set_base_strength(whom: Selector, amount: int, until: int = CONFLICT_END) -> Effect:
    return Says(whom, STRENGTH, SET_BASE, amount, until, f"set {{whose}} base strength to {amount}")
