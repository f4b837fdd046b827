"""Skills, glory and strength for a while: bonuses, doubling, setting, switching."""

from __future__ import annotations

from typing import final

from gorin.games.lcg.kinds import CONFLICT_END, GLORY, MILITARY, POLITICAL, STRENGTH
from gorin.games.lcg.table.belongings import Province
from gorin.games.lcg.table.immunity import is_immune
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.reading import attacked_tokens
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import DOUBLED, DOUBLED_BASE, HALVED, SET, SET_BASE, SWITCHED, has_dash
from gorin.games.lcg.words.traits import changes_said
from gorin.games.lcg.words.which.things import ATTACKED_PROVINCE
from gorin.words import verbs
from gorin.words.grammar.base import Amount, Things, could_be, measured, value_of
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.meaning import Deed, Known
from gorin.words.grammar.scope import Ongoing, Scope
from gorin.words.grammar.script import Effect, Run
from gorin.words.grammar.zones import PLAY


def can_touch(s: LcgState, scope: Scope, card: int) -> bool:
    """LCG-IMM-01: may an effect of this source change what a card in play is worth?"""
    return s.zone[card] == PLAY and not is_immune(s, card, scope.source, scope.seat)


def tokens_among(s: LcgState, whom: Things) -> list[Province]:
    """LCG-SKIR-11: the provinces that are meant and have no card, but a strength."""
    return attacked_tokens(s) if whom is ATTACKED_PROVINCE else []


def can_modify(s: LcgState, card: int, stat: int) -> bool:
    """LCG-DASH-04: nothing modifies a dash."""
    return stat not in (MILITARY, POLITICAL) or not has_dash(s, card, stat)


@final
class Gives(Effect):
    """Each of some cards has bonuses or penalties for a while."""

    def __init__(self, whom: Things, changes: dict[int, int | Amount], sign: int, until: int) -> None:
        super().__init__()
        self.whom = whom
        self.changes = changes
        self.sign = sign
        self.until = until

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        amounts = {stat: self.sign * value_of(size, s, scope) for stat, size in self.changes.items()}
        for card in self.whom.cards(s, scope):
            if can_touch(s, scope, card):
                for stat, amount in amounts.items():
                    if can_modify(s, card, stat):
                        course.change_stat(s, card, stat, amount, self.until, scope)
        for place in tokens_among(s, self.whom):
            if STRENGTH in amounts:
                course.say_of_token(s, place, "", amounts[STRENGTH], self.until, scope)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        stats = [stat for stat, size in self.changes.items() if value_of(size, s, scope)]
        for card in self.whom.cards(s, scope) if stats else []:
            if can_touch(s, scope, card) and any(can_modify(s, card, stat) for stat in stats):
                return True
        return STRENGTH in stats and bool(tokens_among(s, self.whom))

    def could_leave(self, lasting: Ongoing) -> bool:
        size = self.changes.get(lasting.stat)
        return size is not None and lasting.until == self.until and could_be(size, self.sign, lasting.amount)

    def means(self, known: Known) -> list[Deed]:
        found: list[Deed] = []
        for stat, size in self.changes.items():
            sign = self.sign * (-1 if isinstance(size, int) and size < 0 else 1)
            deed = measured(Deed(verbs.STAT, self.whom.points_at(known), sign=sign, stat=stat), size)
            deed.size = abs(deed.size)
            found.append(deed)
        return found

    def text(self, speaker: Speaker) -> str:
        whom = self.whom.subject(speaker)
        verb = "get" if self.whom.many and not whom.startswith("each ") else "gets"
        what = changes_said(speaker, self.changes, self.sign)
        return f"{whom} {verb} {what} {speaker.dialect.until(self.until)}"


@final
class Says(Effect):
    """A stat of some cards is doubled or set for a while."""

    def __init__(
        self, whom: Things, stat: int, keyword: str, amount: int | Amount, until: int, words: str
    ) -> None:
        super().__init__()
        self.whom = whom
        self.stat = stat
        self.keyword = keyword
        self.amount = amount
        self.until = until
        self.words = words
        """With {whose} for the cards."""

    def do(self, s: LcgState, scope: Scope, run: Run) -> None:
        amount = value_of(self.amount, s, scope)
        for card in self._touched(s, scope):
            course.say_of_stat(s, card, self.stat, self.keyword, amount, self.until, scope)
        for place in tokens_among(s, self.whom):
            if self.stat == STRENGTH:
                course.say_of_token(s, place, self.keyword, amount, self.until, scope)

    def can_change(self, s: LcgState, scope: Scope) -> bool:
        is_about_token = self.stat == STRENGTH and bool(tokens_among(s, self.whom))
        return is_about_token or bool(self._touched(s, scope))

    def _touched(self, s: LcgState, scope: Scope) -> list[int]:
        """LCG-DASH-04: who has a dash has nothing to switch."""
        stats = (MILITARY, POLITICAL) if self.keyword == SWITCHED else (self.stat,)
        return [
            card
            for card in self.whom.cards(s, scope)
            if can_touch(s, scope, card) and all(can_modify(s, card, stat) for stat in stats)
        ]

    def could_leave(self, lasting: Ongoing) -> bool:
        same = lasting.keyword == self.keyword and lasting.stat == self.stat
        return same and lasting.until == self.until

    def means(self, known: Known) -> list[Deed]:
        verb = verbs.STAT if self.keyword in (DOUBLED, DOUBLED_BASE) else verbs.SET
        return [Deed(verb, self.whom.points_at(known), stat=self.stat)]

    def text(self, speaker: Speaker) -> str:
        said = self.words.replace("{whose}", self.whom.owning(speaker))
        return f"{said} {speaker.dialect.until(self.until)}"


# --- how cards say it -----------------------------------------------------------------------------


def _changes(
    military: int | Amount, political: int | Amount, glory: int | Amount, strength: int | Amount
) -> dict[int, int | Amount]:
    named = ((MILITARY, military), (POLITICAL, political), (GLORY, glory), (STRENGTH, strength))
    return {stat: size for stat, size in named if not (isinstance(size, int) and size == 0)}


def gives(
    whom: Things,
    military: int | Amount = 0,
    political: int | Amount = 0,
    glory: int | Amount = 0,
    strength: int | Amount = 0,
    until: int = CONFLICT_END,
) -> Effect:
    return Gives(whom, _changes(military, political, glory, strength), 1, until)


def gives_both(whom: Things, amount: int | Amount, until: int = CONFLICT_END) -> Effect:
    """The same to both skills."""
    return Gives(whom, {MILITARY: amount, POLITICAL: amount}, 1, until)


def penalizes_both(whom: Things, amount: int | Amount, until: int = CONFLICT_END) -> Effect:
    return Gives(whom, {MILITARY: amount, POLITICAL: amount}, -1, until)


def double_military(whom: Things, until: int = CONFLICT_END) -> Effect:
    return Says(whom, MILITARY, DOUBLED, 0, until, "double {whose} military skill")


def halve_military(whom: Things, until: int = CONFLICT_END) -> Effect:
    """LCG-MOD-05."""
    return Says(whom, MILITARY, HALVED, 0, until, "halve {whose} military skill")


def double_base_military(whom: Things, until: int = CONFLICT_END) -> Effect:
    return Says(whom, MILITARY, DOUBLED_BASE, 0, until, "double {whose} base military skill")


def switch_base_skills(whom: Things, until: int = CONFLICT_END) -> Effect:
    return Says(whom, MILITARY, SWITCHED, 0, until, "switch {whose} base military and political skill")


def set_skills(
    whom: Things, military: int | None = None, political: int | None = None, until: int = CONFLICT_END
) -> list[Effect]:
    """LCG-SET-01: nothing else counts as long."""
    named = ((MILITARY, "military", military), (POLITICAL, "political", political))
    return [
        Says(whom, stat, SET, amount, until, f"set {{whose}} {name} skill to {amount}")
        for stat, name, amount in named
        if amount is not None
    ]


def set_base_strength(whom: Things, amount: int, until: int = CONFLICT_END) -> Effect:
    return Says(whom, STRENGTH, SET_BASE, amount, until, f"set {{whose}} base strength to {amount}")
