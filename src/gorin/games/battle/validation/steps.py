"""Can these steps be in progress? The question that waits must be the one that its asker would ask now."""

from __future__ import annotations

from gorin.games.battle.card_questions import CARD_CODE
from gorin.games.battle.cards import (
    CARDS,
    EYES_CARD,
    FIRST_OTHER,
    SWAP_CARD,
    Play,
    can_swap,
    can_use_eyes,
    card_of,
    playable_at_turn_start,
    playable_in_upkeep,
)
from gorin.games.battle.clans import SCORPION, UNICORN
from gorin.games.battle.course.placement import Placement, Turn
from gorin.games.battle.course.resolution import Resolution
from gorin.games.battle.course.rounds import Match, Round
from gorin.games.battle.course.setup import OBJECTIVES_DEALT, Setup, ask_objectives
from gorin.games.battle.course.upkeep import TerritoryCards, Upkeep
from gorin.games.battle.effects import Exchange, PlaceDead
from gorin.games.battle.map import LAND
from gorin.games.battle.placing import placeable
from gorin.games.battle.state import NOBODY, PLAYED, BattleState
from gorin.kernel.questions import Question, SimultaneousQuestions
from gorin.kernel.serializable import encode
from gorin.kernel.state import Step

END = ""
GOES_ON: dict[str, tuple[str, ...]] = {
    "game setup": ("play_round",),
    "game round": ("play_round",),
    "round upkeep-phase": ("placement",),
    "round placement-phase": ("resolution",),
    "round resolution-phase": (END,),
    "upkeep-phase territory-cards": (END,),
    "placement-phase turn": ("next_turn",),
    "turn play-card": ("after_card", END),
    "territory-cards play-card": ("after_card",),
    "resolution-phase play-card": ("reveal_combat_tokens",),
}
"""The tags of a step and of the one that it waits for -> the stages with which it may go on afterwards."""
ASKED_AGAIN = (Turn, TerritoryCards, Upkeep, Resolution, Play)
"""Steps whose asking stage only asks. The set-up also deals, and says for itself what it may ask."""


def wrong_steps(s: BattleState) -> str | None:
    """What is wrong with the steps in progress, as half a sentence."""
    if s.outcome is not None:
        return "a game that is over has nothing in progress" if s.stack else None
    if not s.stack or not isinstance(s.stack[0], Match):
        return "nothing is in progress"
    for depth, step in enumerate(s.stack):
        if not _follows(s.stack, depth):
            return f"the step {step.tag} cannot be in progress here"
        if not 0 <= step.at <= len(step.stages) or not _fits(s, depth):
            return f"the step {step.tag} does not fit"
    return None if _is_the_question_to_ask(s) else "the open question is not the one to be asked now"


def _follows(stack: list[Step], depth: int) -> bool:
    """A question comes last; every other step is one that the step below it starts."""
    if depth == 0:
        return True
    below, step = stack[depth - 1], stack[depth]
    if isinstance(step, Question | SimultaneousQuestions):
        return depth == len(stack) - 1 and isinstance(below, (Setup, *ASKED_AGAIN))
    stages = GOES_ON.get(f"{below.tag} {step.tag}", ())
    return any(below.at == (below.stages.index(name) if name else len(below.stages)) for name in stages)


def _fits(s: BattleState, depth: int) -> bool:
    step = s.stack[depth]
    if isinstance(step, Match):
        return not step.clans or _clans_fit(s, step.clans)
    if isinstance(step, Setup):
        return _clans_fit(s, step.clans) and 0 <= step.seat <= s.seats
    if isinstance(step, Placement):
        return 0 <= step.seat < s.seats
    if isinstance(step, TerritoryCards):
        return 0 <= step.seat < s.seats and 0 <= step.passes <= s.seats
    if isinstance(step, Turn):
        return 0 <= step.seat < s.seats and _turn_fits(s, step, s.stack[depth + 1 :])
    if isinstance(step, Play):
        return _play_fits(s, step, s.stack[depth - 1])
    if isinstance(step, Resolution):
        sizes = len(step.repelled) == len(step.earned) == LAND
        return sizes and all(NOBODY <= seat < s.seats for seat in step.earned)
    return isinstance(step, Round | Upkeep | Question | SimultaneousQuestions)


def _clans_fit(s: BattleState, clans: list[int]) -> bool:
    """The clans agreed on are those that are led, as far as they have been taken."""
    if len(clans) != s.seats:
        return False
    return all(wanted in (NOBODY, led) or led == NOBODY for wanted, led in zip(clans, s.clans, strict=True))


def _turn_fits(s: BattleState, turn: Turn, above: list[Step]) -> bool:
    """The choice is the card being played, or a token that can still be placed."""
    if not above or turn.at <= turn.stages.index("act"):
        return True
    if isinstance(above[0], Play):
        card = EYES_CARD if turn.at == len(turn.stages) else turn.choice - CARD_CODE
        return above[0].seat == turn.seat and above[0].card == card
    return turn.choice in placeable(s, turn.seat)


def _play_fits(s: BattleState, play: Play, asker: Step) -> bool:
    if not 0 <= play.seat < s.seats or not 0 <= play.card < len(CARDS):
        return False
    if not 0 <= play.instruction < len(CARDS[play.card].program):
        return False
    if isinstance(asker, TerritoryCards) and (asker.seat != play.seat or asker.card != play.card):
        return False
    return _may_play(s, play, asker) and _picks_fit(s, play)


def _may_play(s: BattleState, play: Play, asker: Step) -> bool:
    """Is the card there to be played, or, once it has begun, has it been paid for?"""
    own = {EYES_CARD: SCORPION, SWAP_CARD: UNICORN}.get(play.card, s.clans[play.seat])
    if play.optional != (play.card in (EYES_CARD, SWAP_CARD)) or own != s.clans[play.seat]:
        return False
    if play.card < FIRST_OTHER and play.begun:
        return s.card_holder[play.card // 2] == PLAYED and card_of(s, play.card // 2) == play.card
    if isinstance(asker, TerritoryCards):
        return play.card in playable_in_upkeep(s, play.seat)
    if isinstance(asker, Resolution):
        return play.card == SWAP_CARD and can_swap(s, play.seat)
    if play.card == EYES_CARD:
        return can_use_eyes(s, play.seat)
    return play.begun or play.card in playable_at_turn_start(s, play.seat)


def _picks_fit(s: BattleState, play: Play) -> bool:
    current, memory = play.program(s)[play.instruction], play.memory
    if isinstance(current, Exchange) and not (len(memory) == 1 and memory[0] in s.controls(play.seat)):
        return False
    if isinstance(current, PlaceDead) and not (len(memory) == 1 and memory[0] in s.discards[play.seat]):
        return False
    if len(set(play.picks)) != len(play.picks) or len(play.picks) >= current.most:
        return False
    return set(play.picks) <= set(current.candidates(s, play.seat, memory))


def _is_the_question_to_ask(s: BattleState) -> bool:
    """Ask once more on a copy, and compare. (A position that names a phase has asked nobody yet.)"""
    top = s.stack[-1]
    if isinstance(top, SimultaneousQuestions):
        return _asks_for_objectives(s, top)
    if not isinstance(top, Question):
        return True
    copy = s.clone()
    copy.stack.pop()
    asker = copy.stack[-1]
    if asker.at == 0:
        return False
    stage = asker.stages[asker.at - 1]
    if isinstance(asker, Setup) and stage not in ("choose_clan", "choose_starting_province"):
        return False
    try:
        getattr(asker, stage)(copy)
    except (LookupError, ValueError):
        return False  # the step remembers something that is not there
    asked = copy.stack[-1]
    return isinstance(asked, Question) and encode(asked) == encode(top)


def _asks_for_objectives(s: BattleState, together: SimultaneousQuestions) -> bool:
    """Each seat chooses among those that it was dealt, and has answered or is still asked."""
    asker = s.stack[-2]
    if not isinstance(asker, Setup) or asker.at != asker.stages.index("keep_objectives"):
        return False
    if any(len(dealt) != OBJECTIVES_DEALT for dealt in s.dealt):
        return False
    awaited = [seat for seat in range(s.seats) if seat in together.open]
    answered = [seat for seat in range(s.seats) if seat not in together.open]
    if encode(together.questions) != encode(ask_objectives(s).questions) or together.open != awaited:
        return False
    return bool(awaited) and all(s.answers[seat] in s.dealt[seat] for seat in answered)
