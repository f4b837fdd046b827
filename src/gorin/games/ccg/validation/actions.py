"""Do the steps of an action, of what it costs and of what it does fit a state from outside?"""

from __future__ import annotations

from gorin.games.ccg.acting.bringing import AttachCard
from gorin.games.ccg.acting.gold import helper_noun
from gorin.games.ccg.acting.honor import GainHonor, LoseHonor
from gorin.games.ccg.acting.paying import PayGold
from gorin.games.ccg.acting.resolutions import TakeAction
from gorin.games.ccg.acting.respond import Respond
from gorin.games.ccg.acting.rounds import ActionRound
from gorin.games.ccg.kinds import HOLDING, PERSONALITY, SPENT, ZONES
from gorin.games.ccg.language.abilities import Action
from gorin.games.ccg.language.verbs.in_play.entering import Recruit
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.straightening import StraightenCards
from gorin.games.ccg.validation.ranges import (
    are_cards,
    are_different,
    is_ability,
    is_amount,
    is_in_play,
    is_personality,
    is_thing,
    moment_fits,
    scope_fits,
)
from gorin.language.abilities import Usable
from gorin.language.core.context import NOBODY, NOTHING
from gorin.language.core.questions import LASTINGS, RULES, ability_of
from gorin.language.core.ranges import is_address, is_card, is_seat, is_small
from gorin.language.core.resolution import Block, EffectRunner
from gorin.language.using import StagedResolution

# --- opportunities --------------------------------------------------------------------------------


def round_fits(s: CcgState, step: ActionRound) -> bool:
    order = bool(step.order or step.extra != NOBODY) and are_different(step.order)
    seats = [*step.order, max(step.extra, 0), *[grant.seat for grant in step.granted]]
    counts = 0 <= step.passes <= len(step.order) and is_amount(s, step.turn) and 0 <= step.before <= s.actions
    bound = [step.only, step.only_card, *[c for each in step.granted for c in (each.performer, each.card)]]
    named = all(is_card(s, card, True) for card in bound) and step.extra >= NOBODY
    return order and counts and named and all(is_seat(s, seat) for seat in seats)


def responding_fits(s: CcgState, step: Respond) -> bool:
    turns = 0 <= step.turn < s.seats and 0 <= step.passes < s.seats
    if not turns or not 0 <= step.rung < len(step.ladder) or not moment_fits(s, step.moment):
        return False
    return are_different(step.used) and all(_is_use(s, code) for code in step.used)


def _is_use(s: CcgState, code: int) -> bool:
    """Something that was used: of a card, of every player, or delayed until now.

    Which ability of the card it was need not be checked: a number that none has keeps nobody from anything,
    and in a world that was dealt anew the card may be another one by now.
    """
    if code >= RULES:
        return 0 < code - LASTINGS < s.next_id or is_address(s, 0, code - RULES, Usable)
    return is_card(s, ability_of(code)[0])


# --- abilities ------------------------------------------------------------------------------------


def script_fits(s: CcgState, step: StagedResolution) -> bool:
    kind = Action if isinstance(step, TakeAction) else Usable
    if not is_address(s, step.what, step.node, kind) or not is_card(s, step.holder, True):
        return False
    if not scope_fits(s, step.context) or (isinstance(step, TakeAction) and not _action_fits(s, step)):
        return False
    begun = step.at > step.stages.index("resolve")
    early = [pick for pick in step.ability(s).picks if s.rules.picks_early(pick)]
    return not begun or all(len(step.context.get(pick.slot)) >= pick.least for pick in early)


def _action_fits(s: CcgState, step: TakeAction) -> bool:
    printed = 0 if step.holder == NOTHING else s.what[step.holder]
    if step.at <= step.stages.index("announce") and step.what != printed:
        return False
    if not 0 <= step.pick <= len(step.ability(s).picks):
        return False
    if not all(is_card(s, card) for card in step.performing):
        return False
    targets = all(is_thing(s, code) for code in step.fitting)
    return targets and _volley_fits(s, step) and _payment_fits(s, step)


def _volley_fits(s: CcgState, step: TakeAction) -> bool:
    """Others who shoot, each with an action."""
    if len(step.joined) % 2 or (step.joined and not s.settings.volleys):
        return False
    shooters = are_cards(s, step.joined[1::2])
    return shooters and all(is_ability(s, code, Action) for code in step.joined[::2])


def _payment_fits(s: CcgState, step: TakeAction) -> bool:
    """What was bowed, and the Gold of each; it may have been straightened, and bowed once more."""
    if len(step.paid) != len(step.gold) or not is_small(step.price):
        return False
    return all(is_card(s, card) for card in step.paid) and all(is_amount(s, gold) for gold in step.gold)


# --- what they cost and bring ---------------------------------------------------------------------


def gold_fits(s: CcgState, step: PayGold) -> bool:
    if not is_seat(s, step.seat) or not is_card(s, step.card, True) or not is_amount(s, step.price):
        return False
    if not all(0 <= code < 2 * SPENT for code in step.chosen):
        return False
    sources = [code % SPENT for code in step.chosen] + step.helping
    if not are_different(sources) or not all(is_in_play(s, card) for card in sources + step.spared):
        return False
    return not set(sources) & set(step.spared) and _help_fits(s, step)


def _help_fits(s: CcgState, step: PayGold) -> bool:
    """Each that needs it has help; the last may still have to choose."""
    needing = [code for code in step.chosen if helper_noun(s, code) is not None]
    is_choosing = step.at == step.stages.index("take_helper")
    return len(step.helping) == len(needing) - is_choosing


def honor_fits(s: CcgState, step: LoseHonor | GainHonor) -> bool:
    known = is_amount(s, step.amount) and is_seat(s, step.seat)
    return known and (step.context is None or scope_fits(s, step.context))


def loss_fits(s: CcgState, step: LoseHonor) -> bool:
    return honor_fits(s, step) and are_cards(s, step.cards) and is_seat(s, step.because_of, True)


def straightening_fits(s: CcgState, step: StraightenCards) -> bool:
    below = s.stack[: s.stack.index(step)]
    by_ability = any(isinstance(each, StagedResolution) for each in below)
    return (by_ability or not step.by_effect) and all(is_card(s, card) for card in step.cards)


# --- what happens inside an ability ---------------------------------------------------------------


def run_fits(s: CcgState, step: EffectRunner) -> bool:
    if not is_address(s, step.what, step.node, Block) or not is_small(*step.memo):
        return False
    return 0 <= step.next <= len(step.block(s).effects) - (1 if step.at == 1 else 0)


def recruiting_fits(s: CcgState, step: Recruit) -> bool:
    known = is_seat(s, step.seat) and is_card(s, step.card) and is_small(step.less)
    return known and s.type_of(step.card) in (HOLDING, PERSONALITY) and 0 <= step.origin < len(ZONES)


def attaching_fits(s: CcgState, step: AttachCard) -> bool:
    gone = step.at >= len(step.stages) and is_card(s, step.personality)
    if not is_card(s, step.card) or not (gone or is_personality(s, step.personality)):
        return False
    return is_small(step.less) and 0 <= step.origin < len(ZONES) and scope_fits(s, step.context)
