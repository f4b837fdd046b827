"""Does what is in progress make sense? The part of a state from outside that can break a game most easily."""

from __future__ import annotations

from typing import Any, Final

from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.acting.rounds import ActionWindow
from gorin.games.lcg.fighting.bids import Bid
from gorin.games.lcg.fighting.duel import Duel
from gorin.games.lcg.fighting.favor import ContestFavor
from gorin.games.lcg.fighting.rings import ResolveRing, ResolveRings
from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS, CarryOutTreaty
from gorin.games.lcg.formats.treaties.promises import DURATIONS, LEAST_VALUE, MOST_VALUE, VOCABULARY
from gorin.games.lcg.kinds import AIR, CONFLICT, CONFLICT_TYPES, DYNASTY, EARTH, ELEMENTS, STATS
from gorin.games.lcg.presentation.naming import RINGS
from gorin.games.lcg.table.reading import RING_CODES
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.table.treaty import Promise
from gorin.games.lcg.turn.setup import Match, Mulligan
from gorin.games.lcg.validation.moments import is_place, is_ring, moment_fits
from gorin.kernel.questions import Ask, Question, SimultaneousQuestions
from gorin.kernel.serializable import encode, fields_of
from gorin.kernel.state import State, Step
from gorin.kernel.windows import InterruptibleEvent
from gorin.language.abilities import Usable
from gorin.language.core.context import NOBODY, NOTHING, WAYS, AbilityContext, TriggerEvent
from gorin.language.core.questions import (
    ABILITIES,
    CHOICES,
    GAINED,
    PLACES,
    RULES,
    SEATS,
    AskThing,
    ability_at,
    ability_of,
)
from gorin.language.core.ranges import MOST, is_address, is_card, is_seat, is_small
from gorin.language.core.resolution import AbilityResolution, Block, EffectRunner
from gorin.language.core.waiting import asking_stage, asks_alike, is_asking, waits_for_answer
from gorin.language.using import StagedResolution

MOST_CHOICES: Final = 1_000
A_SEAT: Final = ("seat", "under")
A_SEAT_OR_NOBODY: Final = ("foe", "more", "other", "pool")
ONLY_SEATS: Final = (
    "order", "left", "bidders", "givers", "takers", "parties", "asked", "seats", "backing", "declined",
    "cleared",
)  # fmt: skip
A_CARD: Final = ("card", "challenger", "challenged")
A_CARD_OR_NOTHING: Final = ("replaced", "target", "evaded", "holder", "host")
ONLY_CARDS: Final = ("cards", "laid", "doomed", "attackers", "allies", "others", "shown", "chosen", "first")
ONLY_PLACES: Final = ("vacated",)
A_PLACE_OR_NOTHING: Final = ("place", "origin")
COUNTS: Final = (
    "turn", "passes", "count", "number", "most", "fate", "offer", "amount", "next", "pick", "value",
)  # fmt: skip
CODES: Final = ("used", "memo", "before", "totals", "payment", "effects")
SMALL: Final = ("at", "what", "node", "winner", "source", "rests")
"""What a field of a step holds is told by its name; one with another name fits nowhere."""
TAKING: Final = ("answer", "reveal")
"""Stages of a run and a bid that read an answer; all others of that sort begin with "take"."""
NOT_TAKING: Final = ("take_over",)


# --- single values --------------------------------------------------------------------------------


def is_thing(s: LcgState, code: int) -> bool:
    """A card, a province, a ring, a player, a choice or an ability, as questions number them."""
    if code >= ABILITIES:
        return is_ability(s, code)
    if code >= CHOICES:
        return code < CHOICES + MOST_CHOICES
    if code >= SEATS:
        return is_seat(s, code - SEATS)
    if code >= PLACES + RINGS:
        return is_ring(s, code - PLACES - RINGS)
    return is_place(s, code - PLACES) if code >= PLACES else is_card(s, code)


def is_ability(s: LcgState, code: int) -> bool:
    """One that a card has, printed on it or gained."""
    card = (code - GAINED) // 1_000_000 if GAINED <= code < RULES else ability_of(code)[0]
    if not is_card(s, card):
        return False
    _, what, node = ability_at(s, code)
    return is_address(s, what, node, Usable)


def scope_fits(s: LcgState, context: AbilityContext) -> bool:
    if not is_seat(s, context.seat) or not is_card(s, context.source, True):
        return False
    if context.moment is not None and not moment_fits(s, context.moment):
        return False
    picked = all(is_thing(s, code) for codes in context.bound for code in codes)
    return (
        picked and 0 <= context.way < len(WAYS) and is_small(*context.numbers, context.given, context.action)
    )


# --- the stack ------------------------------------------------------------------------------------


def wrong_stack(s: LcgState) -> str | None:
    if s.outcome is not None:
        return "a game that is over has nothing in progress" if s.stack else None
    if not s.stack or not _is_match(s, s.stack[0]):
        return "nothing is in progress"
    for depth, step in enumerate(s.stack):
        if not 0 <= step.at <= len(step.stages) or not _fits(s, step, depth):
            return f"the step {step.tag} does not fit"
        if _waits_for_answer(step) != is_asking(s, depth):
            return f"the step {step.tag} is not where it can be"
    return None if _asks_rightly(s) else "what is asked is not what the game asks here"


def _is_match(s: LcgState, step: Step) -> bool:
    """It ends with the game only; once a round has begun, rounds are all that is left to come."""
    if not isinstance(step, Match) or step.at >= len(step.stages):
        return False
    return len(s.stack) == 1 or s.phase == "setup" or step.stages[step.at :] == ("next_round",)


def _waits_for_answer(step: Step) -> bool:
    return waits_for_answer(step, TAKING if isinstance(step, EffectRunner | Bid) else (), NOT_TAKING)


def _fits(s: LcgState, step: Step, depth: int) -> bool:
    if isinstance(step, Question):
        return depth == len(s.stack) - 1 and _can_be_asked(s, step)
    if isinstance(step, SimultaneousQuestions):
        return depth == len(s.stack) - 1 and _together_fits(s, step)
    if isinstance(step, AbilityResolution) and not _script_fits(s, step):
        return False
    if isinstance(step, EffectRunner) and not _run_fits(s, step):
        return False
    if isinstance(step, Duel) and not _duel_fits(s, step):
        return False
    if isinstance(step, ResolveRings) and not _effects_fit(s, step):
        return False
    if isinstance(step, ActionWindow) and not _order_fits(step.order):
        return False
    if isinstance(step, Mulligan) and not _mulligan_fits(s, step):
        return False
    if isinstance(step, CarryOutTreaty) and not _carrying_out_fits(s, step):
        return False
    return all(field_fits(s, step, name, getattr(step, name)) for name in fields_of(type(step)))


def _can_be_asked(s: LcgState, question: Question[LcgState]) -> bool:
    usable = all(is_ability(s, code) for code in question.among if ABILITIES <= code < RULES)
    return is_seat(s, question.seat) and not s.is_out(question.seat) and bool(question.among) and usable


def _together_fits(s: LcgState, step: SimultaneousQuestions) -> bool:
    """Whoever has not answered can be asked; who has, has answered something that was offered."""
    seats = [question.seat for question in step.questions]
    if len(set(seats)) != len(seats) or not all(is_seat(s, seat) for seat in seats):
        return False
    if not set(step.open) <= set(seats) or len(set(step.open)) != len(step.open):
        return False
    for question in step.questions:
        done = s.is_out(question.seat) or s.answers[question.seat] in question.among
        if not (_can_be_asked(s, question) if question.seat in step.open else done):
            return False
    return True


def _script_fits(s: LcgState, step: AbilityResolution) -> bool:
    if not is_address(s, step.what, step.node, Usable):
        return False
    return not isinstance(step, StagedResolution) or getattr(step, "pick", 0) <= len(step.ability(s).picks)


def _run_fits(s: LcgState, step: EffectRunner) -> bool:
    if not is_address(s, step.what, step.node, Block):
        return False
    return 0 <= step.next <= len(step.block(s).effects) - (1 if step.at == 1 else 0)


def _duel_fits(s: LcgState, duel: Duel) -> bool:
    if duel.node != NOTHING and not is_address(s, duel.what, duel.node, Block):
        return False
    sides = len(duel.seats) in (0, 2) and len(duel.totals) in (0, 2) and len(duel.before) in (0, s.seats)
    return sides and len(duel.backing) in (0, len(duel.others)) and is_card(s, duel.winner, True)


def _carrying_out_fits(s: LcgState, step: CarryOutTreaty) -> bool:
    """There is such a treaty card, and what was picked could be."""
    if not 0 <= step.number < len(TREATY_CARDS) or not LEAST_VALUE <= step.value <= MOST_VALUE:
        return False
    if not is_seat(s, step.seat) or not is_seat(s, step.other):
        return False
    deed = step.deed()
    there = [] if deed.supply is None else deed.supply(s, step.seat, step.other, step.value)
    is_there = all(there.count(card) >= step.chosen.count(card) for card in step.chosen)
    return deed.supply is not None and (is_there or step.at == len(step.stages))


def _effects_fit(s: LcgState, step: ResolveRings) -> bool:
    """Each of them is a ring, or an element of the one ring, and there once."""
    if step.ring == NOTHING:
        known = all(is_ring(s, code - RING_CODES) for code in step.effects)
    else:
        known = all(0 <= code - CHOICES < len(ELEMENTS) for code in step.effects)
    return known and len(set(step.effects)) == len(step.effects)


def _order_fits(order: list[int]) -> bool:
    return bool(order) and len(set(order)) == len(order)


def _mulligan_fits(s: LcgState, step: Mulligan) -> bool:
    """LCG-MULL-01: each card that is chosen or can be is there, and once."""
    if step.deck not in (CONFLICT, DYNASTY) or not is_seat(s, step.seat):
        return False
    asked = s.stack[-1]
    offered = [code for code in asked.among if is_card(s, code)] if isinstance(asked, Question) else []
    cards = [*step.chosen, *offered]
    return len(set(cards)) == len(cards) and set(cards) <= set(step.cards(s))


def field_fits(s: LcgState, step: Step, name: str, value: Any) -> bool:
    if isinstance(value, AbilityContext):
        return scope_fits(s, value)
    if isinstance(value, list):
        return all(_item_fits(s, name, each) for each in value)
    if isinstance(value, bool | str):
        return True
    if not isinstance(value, int):
        return False
    if name in A_SEAT:
        return is_seat(s, value)
    if name in A_SEAT_OR_NOBODY or (name == "winner" and isinstance(step, ContestFavor)):
        return is_seat(s, value, True)
    if name in A_CARD:
        return is_card(s, value)
    if name in A_CARD_OR_NOTHING:
        return is_card(s, value, True)
    if name in A_PLACE_OR_NOTHING:
        return is_place(s, value, True)
    return _number_fits(s, step, name, value)


def _number_fits(s: LcgState, step: Step, name: str, value: int) -> bool:
    if name == "ring":
        return is_ring(s, value, True)
    if name == "type":
        return NOTHING <= value < len(CONFLICT_TYPES)
    if name == "element":
        return NOTHING <= value < len(ELEMENTS)
    if name == "stat":
        return 0 <= value < len(STATS)
    if name == "until":
        return NOTHING <= value < len(DURATIONS)
    if name == "rung" and isinstance(step, InterruptibleEvent):
        return 0 <= value <= len(step.ladder)
    if name == "turn" and isinstance(step, InterruptibleEvent):
        return 0 <= value < s.seats
    if name == "passes":
        return 0 <= value <= s.seats
    if name == "turn" and not isinstance(step, ActionWindow):
        return NOBODY <= value <= s.seats
    if name == "first":
        return is_seat(s, value)
    if name in COUNTS:
        return 0 <= value <= MOST
    return name in CODES or (name in SMALL and is_small(value))


def _item_fits(s: LcgState, name: str, value: Any) -> bool:
    if isinstance(value, TriggerEvent):
        return moment_fits(s, value)
    if isinstance(value, Promise):
        return 0 <= value.kind < len(VOCABULARY)
    if not isinstance(value, int):
        return False
    if name in ONLY_SEATS:
        return is_seat(s, value)
    if name in ONLY_CARDS:
        return is_card(s, value)
    if name in ONLY_PLACES:
        return is_place(s, value)
    return is_ring(s, value) if name == "tolls" else name in CODES


# --- the question ---------------------------------------------------------------------------------


def _asks_rightly(s: LcgState) -> bool:
    asked = s.stack[-1]
    if not isinstance(asked, Question | SimultaneousQuestions):
        return True  # as positions describe it: nobody is asked yet
    step = s.stack[-2]
    if isinstance(step, PlayCard) and step.awaits(s) == "take_acceptance":
        return isinstance(asked, Question) and asked.seat == step.seat and bool(step.asked)
    return asks_alike(s, _asking_stage(step), _is_alike)


def _asking_stage(step: Step) -> str:
    """LCG-RINGE-02, LCG-RINGE-03: air and earth concern no character: it is asked at once what is done."""
    if isinstance(step, ResolveRing) and step.at == len(step.stages) - 1 and step.element in (AIR, EARTH):
        return "choose"
    return asking_stage(step)


def _is_alike(s: LcgState, copy: State) -> bool:
    """Is this asked on the copy, too, by the same step?"""
    asks_the_same = _are_alike(s, s.stack[-1], copy.stack[-1])
    return asks_the_same and encode(copy.stack[-2]) == encode(s.stack[-2])


def _are_alike(s: LcgState, asked: Step, again: Step) -> bool:
    if isinstance(asked, SimultaneousQuestions) and isinstance(again, SimultaneousQuestions):
        left = [question for question in asked.questions if not s.is_out(question.seat)]
        return len(left) == len(again.questions) and all(
            _are_alike(s, one, other) for one, other in zip(left, again.questions, strict=True)
        )
    if not isinstance(asked, Question) or not isinstance(again, Question):
        return False
    if asked.seat != again.seat or _asks(s, asked) != _asks(s, again):
        return False
    if isinstance(asked, AskThing) and isinstance(again, AskThing) and asked.words != again.words:
        return False
    return _open_part(s, asked) == _open_part(s, again)


def _asks(s: LcgState, question: Question[LcgState]) -> str:
    """What is asked, whatever is offered: in a window the prompt begins with what can be answered."""
    return question.asks if isinstance(question, Ask) else question.prompt(s)


def _open_part(s: LcgState, question: Question[LcgState]) -> list[str]:
    """What is offered, without what comes from where others do not see it: in a world that was dealt anew
    another seat holds other cards."""
    return [question.option_id(s, code) for code in question.among if _is_open(s, question, code)]


def _is_open(s: LcgState, question: Question[LcgState], code: int) -> bool:
    refs = question.refs(s, code)
    cards = [int(ref[1:]) for ref in refs if ref[:1] == "c" and ref[1:].isdigit()]
    return all(is_card(s, card) and s.known[card] < 0 for card in cards)
