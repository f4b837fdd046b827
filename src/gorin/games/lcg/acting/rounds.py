"""Action windows: opportunities go round until everybody has passed (LCG-AWIN, LCG-FRM1-09, LCG-FRM3-15)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from gorin.games.lcg.acting.beginning import begin_ability
from gorin.games.lcg.acting.disguise import PlayDisguised
from gorin.games.lcg.acting.duplicates import discard_duplicate
from gorin.games.lcg.acting.open_actions import (
    ATTACHES,
    DISGUISES,
    DUPLICATES,
    PLAYS,
    usable_actions,
)
from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.kinds import RULES_EFFECT
from gorin.games.lcg.presentation.naming import play_label, player_name
from gorin.games.lcg.ruleset import ACCUSE, rules_of
from gorin.games.lcg.table.ops import course
from gorin.games.lcg.table.reading import conflict_now
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.values import total_skill
from gorin.kernel.questions import DONE, PASS
from gorin.kernel.state import Step
from gorin.language.core.context import NOTHING, TriggerEvent
from gorin.language.core.questions import AskThing, ability_at

TREATIES: Final = 970_000_000
"""Offering somebody a treaty, or accusing somebody of having broken one (LCG-TRT)."""


@final
class AskAction(AskThing):
    """Pick an ability to use or a card to play. What is asked the window says, when somebody reads it."""

    tag: ClassVar[str] = "ask-action"

    def prompt(self, s: LcgState) -> str:
        window = s.stack[-2]
        assert isinstance(window, ActionWindow)
        return window.prompt(s)

    def thing_id(self, s: LcgState, code: int) -> str:
        if code >= TREATIES:
            word = "accuse" if code >= TREATIES + ACCUSE else "treaty"
            return f"{word}:seat{(code - TREATIES) % ACCUSE}"
        if code >= DUPLICATES:
            return f"duplicate:c{code - DUPLICATES}"
        if code >= DISGUISES:
            return f"disguise:c{code - DISGUISES}"
        if code >= ATTACHES:
            return f"attach:c{code - ATTACHES}"
        return f"play:c{code - PLAYS}" if code >= PLAYS else super().thing_id(s, code)

    def thing_label(self, s: LcgState, code: int) -> str:
        if code >= TREATIES:
            whom = player_name(s, (code - TREATIES) % ACCUSE)
            if code >= TREATIES + ACCUSE:
                return f"Accuse {whom} of breaking the treaty"
            return f"Offer {whom} a treaty"
        if code >= DUPLICATES:
            return f"Discard this copy: 1 fate on your {s.definition(code - DUPLICATES).name}"
        if ATTACHES <= code < DISGUISES:
            return f"Play {s.definition(code - ATTACHES).name} as an attachment"
        if code >= DISGUISES:
            return f"Play {s.definition(code - DISGUISES).name} in place of another character"
        return play_label(s, self.seat, code - PLAYS) if code >= PLAYS else super().thing_label(s, code)

    def label(self, s: LcgState, code: int) -> str:
        return "Let your teammate act" if code == DONE else super().label(s, code)

    def thing_refs(self, s: LcgState, code: int) -> tuple[str, ...]:
        if code >= TREATIES:
            return (f"seat{(code - TREATIES) % ACCUSE}",)
        for first in (DUPLICATES, DISGUISES, ATTACHES, PLAYS):
            if code >= first:
                return (f"c{code - first}",)
        return super().thing_refs(s, code)


# --- the windows ----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionWindow(Step):
    """Everybody in `order` in turn uses an opportunity or passes, until all pass one after another.

    A team has one opportunity (LCG-TEAM-05): whoever of it does not use it leaves it to the next one.
    """

    tag: ClassVar[str] = "action-window"
    fields: ClassVar[dict[str, str]] = {
        "order": "[int]",
        "turn": "int",
        "passes": "int",
        "before": "int",
        "left": "[int]",
        "once_more": "bool",
    }
    stages: ClassVar[tuple[str, ...]] = ("offer", "take", "after_action")
    kinds: ClassVar[dict[str, str]] = {"take": "action"}

    def __init__(self, order: list[int]) -> None:
        super().__init__()
        self.order = order
        self.turn = 0
        self.passes = 0
        self.before = 0
        """How many actions there were before this one: one that is taken back does not count."""
        self.left: list[int] = []
        """Who has left the opportunity to the rest of the team."""
        self.once_more = False
        """Whoever acts now has the next opportunity, too."""

    # --- whose opportunity it is ------------------------------------------------------------------

    def sides(self, s: LcgState) -> list[int]:
        """The players or teams, in the order in which they have opportunities."""
        ruleset = rules_of(s)
        if not ruleset.has_teams:
            return self.order
        found: list[int] = []
        for seat in self.order:
            side = ruleset.side_of(seat)
            if side not in found:
                found.append(side)
        return found

    def members(self, s: LcgState) -> list[int]:
        """Who may use the opportunity that there is now."""
        ruleset = rules_of(s)
        if not ruleset.has_teams:
            seat = self.order[self.turn % len(self.order)]
            return [] if seat in self.left else [seat]
        sides = self.sides(s)
        side = sides[self.turn % len(sides)]
        return [seat for seat in self.order if ruleset.side_of(seat) == side and seat not in self.left]

    def seat(self, s: LcgState) -> int:
        return self.members(s)[0]

    def _next(self) -> None:
        self.turn += 1
        self.left = []

    def is_over(self, s: LcgState) -> bool:
        return self.passes >= len(self.sides(s)) or s.ended

    # --- an opportunity ---------------------------------------------------------------------------

    def offer(self, s: LcgState) -> None:
        if self.is_over(s):
            self.at = len(self.stages)
            return
        seat = self.seat(s)
        among = [] if s.players[seat].lost else usable_actions(s, seat)
        if s.treaty_rule != "none" and not s.players[seat].lost:
            among += [TREATIES + each for each in rules_of(s).dealings(s, seat)]
        if among or self.is_asked_anyway(s, seat):
            s.push(AskAction(seat, "", [*among, *self.words(s)]))
        else:
            self.pass_on(s, seat)  # everybody can see that there is nothing to do
            self.go("offer")

    def words(self, s: LcgState) -> list[int]:
        """What may be said instead of using the opportunity."""
        return [PASS]

    def is_asked_anyway(self, s: LcgState, seat: int) -> bool:
        """Who holds cards could do something, for all that the others know."""
        return bool(s.players[seat].hand) and not s.players[seat].lost

    def prompt(self, s: LcgState) -> str:
        if s.conflict is None:
            return f"Use an action, or pass ({s.phase} phase)"
        conflict = conflict_now(s)
        attack, defense = total_skill(s, conflict.attacker), total_skill(s, conflict.defender)
        return f"Use an action, or pass ({attack} attacking, {defense} defending)"

    def take(self, s: LcgState) -> None:
        seat = self.seat(s)
        code = s.answers[seat]
        if code in (PASS, DONE):
            self.go("offer")
            self.decline(s, seat, code)
            return
        self.before = s.actions
        if code >= TREATIES:
            rules_of(s).deal(s, seat, code - TREATIES)
        elif code >= DUPLICATES:
            discard_duplicate(s, seat, code - DUPLICATES)
            self.before = -1
        elif code >= DISGUISES:
            s.push(PlayDisguised(seat, code - DISGUISES))
        elif code >= ATTACHES:
            s.push(PlayCard(seat, code - ATTACHES, as_attachment=True))
        elif code >= PLAYS:
            s.push(PlayCard(seat, code - PLAYS))
        else:
            holder, what, node = ability_at(s, code)
            s.push(begin_ability(s, seat, holder, what, node, []))

    def decline(self, s: LcgState, seat: int, code: int) -> None:
        course.pass_action(s, seat)
        self.pass_on(s, seat)

    def pass_on(self, s: LcgState, seat: int) -> None:
        """LCG-TEAM-06: a team has passed when all of it have."""
        self.left.append(seat)
        if not self.members(s):
            self.passes += 1
            self._next()

    def after_action(self, s: LcgState) -> None:
        self.go("offer")
        if s.actions == self.before:
            return
        self.passes = 0
        if self.once_more:
            self.once_more, self.left = False, []
        else:
            self._next()
        if s.conflict is not None:
            conflict = conflict_now(s)
            course.note_totals(s, total_skill(s, conflict.attacker), total_skill(s, conflict.defender))

    def give_another(self, s: LcgState, seat: int) -> None:
        """The player who acts may take another action after this one."""
        self.once_more = seat in self.members(s)

    def on_player_left(self, s: LcgState, seat: int) -> None:
        """Everybody else has passed as often as before, and whoever was to act still is."""
        if seat not in self.order:
            return
        before = self.sides(s)
        turn = self.turn % len(before)
        passed = [before[(turn - back) % len(before)] for back in range(1, self.passes + 1)]
        self.order = [other for other in self.order if other != seat]
        self.left = [other for other in self.left if other != seat]
        after = self.sides(s)
        self.passes = len([side for side in passed if side in after])
        waiting = [side for side in before[turn:] + before[:turn] if side in after]
        self.turn = after.index(waiting[0]) if waiting else 0
        if before[turn] not in after:
            self.left = []
        elif not self.members(s):
            self.passes += 1
            self._next()


@final
class DynastyWindow(ActionWindow):
    """LCG-FRM1-13 to LCG-FRM1-15: who passes is out of it, and the first to pass gains 1 fate."""

    tag: ClassVar[str] = "dynasty-window"
    kinds: ClassVar[dict[str, str]] = {"take": "dynasty-action"}

    def is_over(self, s: LcgState) -> bool:
        return all(self._is_done(s, seat) for seat in self.order)

    def members(self, s: LcgState) -> list[int]:
        return [seat for seat in super().members(s) if not self._is_done(s, seat)]

    def offer(self, s: LcgState) -> None:
        while not self.is_over(s) and not self.members(s):
            self._next()
        super().offer(s)

    def _is_done(self, s: LcgState, seat: int) -> bool:
        return s.players[seat].passed or s.players[seat].lost

    def is_asked_anyway(self, s: LcgState, seat: int) -> bool:
        """Passing brings fate, so it is a choice; and there may be something in the provinces."""
        return True

    def words(self, s: LcgState) -> list[int]:
        """Passing is for good, so leaving it to the rest of the team is something else."""
        return [PASS, DONE] if len(self.members(s)) > 1 else [PASS]

    def prompt(self, s: LcgState) -> str:
        return "Play a card, use an action, or pass for the phase"

    def decline(self, s: LcgState, seat: int, code: int) -> None:
        if code == DONE:
            self.left.append(seat)
            return
        is_first = not any(s.players[other].passed for other in self.order)
        course.pass_dynasty(s, seat)
        self._next()
        if is_first:
            moment = TriggerEvent(
                "fate gained", NOTHING, seat, NOTHING, rules_of(s).passing_fate, RULES_EFFECT
            )
            rules_of(s).occur(s, [moment])


def window_in_progress(s: LcgState) -> ActionWindow | None:
    for step in reversed(s.stack):
        if isinstance(step, ActionWindow):
            return step
    return None
