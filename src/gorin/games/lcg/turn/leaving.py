"""A player leaves while the others play on: whatever is in progress goes on without him (LCG-ELIM)."""

from __future__ import annotations

from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.fighting.conflict import ResolveConflict
from gorin.games.lcg.kinds import LIMBO, REMOVED
from gorin.games.lcg.ruleset import rules_of
from gorin.games.lcg.table.causes import OWNER_LEFT
from gorin.games.lcg.table.ops import course, lands, resources, zones
from gorin.games.lcg.table.personal import Personal
from gorin.games.lcg.table.state import LcgState
from gorin.kernel.questions import cut_off, take_off_question
from gorin.kernel.state import Step
from gorin.kernel.windows import InterruptibleEvent
from gorin.language.core.causes import by_rule
from gorin.language.core.context import NOBODY


def leave(s: LcgState, seat: int) -> None:
    """LCG-ELIM-01 to LCG-ELIM-04: at once, in the middle of whatever there is."""
    if s.conflict is not None and seat in (s.conflict.attacker, s.conflict.defender):
        lands.break_off(s)
    if not _drop_begun(s, seat):
        take_off_question(s)
    rules_of(s).leaves(s, seat)
    _remove_belongings(s, seat)
    if s.active == seat:
        resources.make_first(s, rules_of(s).first_after(s, seat))
    for step in list(s.stack):
        step.on_player_left(s, seat)


def _remove_belongings(s: LcgState, seat: int) -> None:
    """LCG-ELIM-03: what others own goes back to them."""
    for card in list(s.in_play):
        if s.controller[card] == seat and s.owner[card] != seat:
            course.give_back(s, card)
    zones.remove_player(s, seat)
    for card in range(len(s.zone)):
        if s.owner[card] == seat and s.zone[card] != REMOVED:
            zones.remove_from_game(s, card, cause=by_rule(OWNER_LEFT))
    if s.favor == seat:
        heirs = rules_of(s).members(s, seat)
        resources.take_favor(s, heirs[0] if heirs else NOBODY, s.favor_type if heirs else 0)
    course.forget_effects_of(s, seat)


# --- what is in progress --------------------------------------------------------------------------


def _drop_begun(s: LcgState, seat: int) -> bool:
    """What he has begun is not finished, and what nobody has paid for yet was not begun."""
    conflicts = [depth for depth, step in enumerate(s.stack) if isinstance(step, ResolveConflict)]
    lowest = conflicts[-1] if conflicts else 0
    for depth in range(lowest, len(s.stack)):
        step = s.stack[depth]
        if _is_of(step, seat) or _is_unpaid(step):
            unpaid = _is_unpaid(step)
            cut_off(s, depth)
            _lay_away(s)
            below = s.stack[-1]
            if unpaid and isinstance(below, InterruptibleEvent):
                below.take_back(s)
            return True
    return False


def _is_of(step: Step, seat: int) -> bool:
    if isinstance(step, UseAbility):
        return step.context.seat == seat
    return isinstance(step, Personal) and step.seat == seat


def _is_unpaid(step: Step) -> bool:
    if isinstance(step, UseAbility):
        return not step.paid
    return isinstance(step, PlayCard) and not step.paid


def _lay_away(s: LcgState) -> None:
    """Events that were on the table while they resolved are discarded (LCG-EVNT-04)."""
    used = [step.holder for step in s.stack if isinstance(step, UseAbility)]
    for card in range(len(s.zone)):
        if s.zone[card] == LIMBO and card not in used:
            zones.discard(s, card)
