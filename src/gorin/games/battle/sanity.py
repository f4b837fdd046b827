"""Is this a state that the game can be in? Asked of saves and positions that come from outside."""

from __future__ import annotations

from collections import Counter

from gorin.games.battle.card_questions import CARD_CODE, AskCard, AskTurn
from gorin.games.battle.cards import CARDS, Play
from gorin.games.battle.clans import CLANS, SETS
from gorin.games.battle.initiative import CARD_NAMES
from gorin.games.battle.log import sentence
from gorin.games.battle.log_refs import refs
from gorin.games.battle.map import LAND, SPOTS, TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.placement import Placement, Turn
from gorin.games.battle.questions import (
    AskClan,
    AskFace,
    AskObjective,
    AskPiece,
    AskProvince,
    AskSeat,
    AskShed,
    AskSpot,
)
from gorin.games.battle.resolution import Resolution
from gorin.games.battle.rounds import ROUNDS, Match, Round
from gorin.games.battle.setup import Setup
from gorin.games.battle.state import NOBODY, PLAYED, BattleState
from gorin.games.battle.tokens import BLUFF_FACE, CONTROL_TOKENS, FACES, NONE, SUPPLY
from gorin.games.battle.upkeep import TerritoryCards, Upkeep
from gorin.games.battle.view import SCORE_PARTS
from gorin.kernel.questions import Question, Together
from gorin.kernel.state import Step

PHASES = ("setup", "upkeep", "placement", "resolution", "scoring")


def why_invalid(s: BattleState) -> str | None:
    """What is wrong with a state, as half a sentence; None where it can be played."""
    return (
        _wrong_sizes(s)
        or _wrong_values(s)
        or _wrong_control(s)
        or _wrong_pieces(s)
        or _wrong_tokens(s)
        or _wrong_steps(s)
        or _wrong_initiative(s)
        or _wrong_history(s)
    )


def _all_within(values: list[int], low: int, end: int) -> bool:
    return all(low <= value < end for value in values)


def _wrong_sizes(s: BattleState) -> str | None:
    per_seat = (
        len(s.clans), len(s.control_pool), len(s.set_aside), len(s.hands), len(s.pools), len(s.discards),
        len(s.bluff_before_screen), len(s.bluff_barred), len(s.scouts), len(s.shugenja), len(s.dealt),
        len(s.objectives), len(s.ronin), len(s.stopped), len(s.ability_used), len(s.answers),
    )  # fmt: skip
    if any(size != s.seats for size in per_seat):
        return "something is missing or too much for the number of seats"
    if any(len(each) != LAND for each in (s.owner, s.faceup, s.facedown, s.special)):
        return f"there are {LAND} provinces"
    if any(len(each) != len(TERRITORY_IDS) for each in (s.cards, s.card_holder, s.card_seen)):
        return f"there are {len(TERRITORY_IDS)} territories"
    if len(s.known_hands) != s.seats**2 or len(s.known_since) != s.seats**2 or len(s.supply) != len(SUPPLY):
        return "something is missing or too much"
    return None


def _wrong_values(s: BattleState) -> str | None:
    if s.phase not in PHASES or not 0 <= s.round <= ROUNDS + 1:
        return "there is no such phase or round"
    set_up = s.phase != "setup"
    if not _all_within([s.first], 0 if set_up else NOBODY, s.seats):
        return "nobody is first player"
    led = [clan for clan in s.clans if clan != NOBODY]
    if not _all_within(led, 0, len(CLANS)) or len(set(led)) != len(led) or (set_up and len(led) < s.seats):
        return "every player leads another clan"
    objectives = [*s.objectives, *(i for dealt in s.dealt for i in dealt)]
    if not _all_within(objectives, NOBODY, len(OBJECTIVES)) or (set_up and NOBODY in s.objectives):
        return "every player has an objective"
    if not _all_within(s.cards, 0, 2) or not _all_within(s.card_holder, PLAYED, s.seats):
        return "a territory card is where it cannot be"
    return None


def _wrong_initiative(s: BattleState) -> str | None:
    if not _all_within(s.initiative, 0, len(CARD_NAMES)):
        return "an initiative card is not of this game"
    if any(card < len(CLANS) and card not in s.clans for card in s.initiative):
        return "an initiative card is of a clan that nobody leads"
    if len(s.initiative) < _reveals_left(s):
        return "the initiative deck does not last to the end of the game"
    return None


def _reveals_left(s: BattleState) -> int:
    """How many initiative cards the rest of the game needs."""
    if s.phase == "setup" or s.round == 0:
        return 0
    top = s.stack[-1] if s.stack else None
    begun = any(isinstance(step, Round) and step.at > 0 for step in s.stack)
    early = isinstance(top, Match) or not begun or (isinstance(top, Upkeep) and top.at <= 1)
    now = 1 if early and 1 < s.round <= ROUNDS else 0
    return max(0, ROUNDS - s.round) + now


def _wrong_control(s: BattleState) -> str | None:
    if not _all_within(s.owner, NOBODY, s.seats) or not _all_within(s.special, NONE, len(SUPPLY)):
        return "a province has an owner or a special token that does not exist"
    for province in range(LAND):
        faceup, facedown = s.faceup[province], s.facedown[province]
        if min(faceup, facedown) < 0 or (faceup + facedown > 0) != (s.owner[province] != NOBODY):
            return "a province has an owner without control tokens, or tokens without an owner"
    for seat in range(s.seats):
        apart = s.control_pool[seat] + s.set_aside[seat]
        if (
            min(s.control_pool[seat], s.set_aside[seat]) < 0
            or apart + s.control_tokens(seat) != CONTROL_TOKENS
        ):
            return f"every clan has {CONTROL_TOKENS} control tokens"
    for special in range(1, len(SUPPLY)):
        if s.supply[special] < 0 or s.supply[special] + s.special.count(special) != SUPPLY[special]:
            return "the special tokens do not add up"
    return None


def _wrong_pieces(s: BattleState) -> str | None:
    ids = [piece.id for piece in s.pieces]
    if len(set(ids)) != len(ids) or not _all_within(ids, 0, s.next_piece):
        return "two pieces have the same id, or one has an id that is not yet given"
    for piece in s.pieces:
        if not (0 <= piece.seat < s.seats and 0 <= piece.face < len(FACES) and 0 <= piece.spot < SPOTS):
            return "a piece is not of this game"
        if piece.on != -1 and piece.on not in ids:
            return "a piece lies on another that is not there"
    return None


def _wrong_tokens(s: BattleState) -> str | None:
    for seat in range(s.seats):
        on_board = [piece.face for piece in s.pieces if piece.seat == seat]
        aside = [BLUFF_FACE] if s.bluff_before_screen[seat] else []
        tokens = s.hands[seat] + s.pools[seat] + s.discards[seat] + on_board + aside
        if tokens and sorted(tokens) != SETS[s.clans[seat]]:
            return "the combat tokens of a clan do not add up"
        sent_back = [piece.face for piece in s.recalled if piece.seat == seat]
        if Counter(sent_back) - Counter(s.pools[seat]):
            return "a token that was sent back is not in its pool"
        if BLUFF_FACE in s.pools[seat] and BLUFF_FACE not in sent_back:
            return "a bluff is in a pool without having been sent there"
        if not tokens and s.phase != "setup":
            return "a clan has no combat tokens"
    if any(not _all_within(known, 0, len(FACES)) for known in s.known_hands):
        return "a known token is not of this game"
    return None


def _wrong_history(s: BattleState) -> str | None:
    """Scores and log are shown to people: every line of them must make sense."""
    if s.scores and (len(s.scores) != s.seats or any(len(parts) != len(SCORE_PARTS) for parts in s.scores)):
        return "the scores are not those of this game"
    try:
        for event in s.events:
            sentence(s, event)
            refs(event)
    except (LookupError, TypeError, ValueError):
        return "the log tells of something that cannot have happened"
    return None


# --- steps -----------------------------------------------------------------------------------------


def _wrong_steps(s: BattleState) -> str | None:
    if s.outcome is not None:
        return "a game that is over has nothing in progress" if s.stack else None
    if not s.stack or not isinstance(s.stack[0], Match):
        return "nothing is in progress"
    for depth, step in enumerate(s.stack):
        if not 0 <= step.at <= len(step.stages) or not _step_fits(s, step):
            return f"the step {type(step).__name__} does not fit"
        asks = isinstance(step, Question | Together)
        if asks and depth < len(s.stack) - 1:
            return "a question is not the last step"
    return None


def _step_fits(s: BattleState, step: Step) -> bool:
    if isinstance(step, Question):
        return _question_fits(s, step)
    if isinstance(step, Together):
        seats = [question.seat for question in step.questions]
        fits = all(_question_fits(s, question) for question in step.questions)
        return fits and len(set(seats)) == len(seats) and bool(step.open) and set(step.open) <= set(seats)
    if isinstance(step, Match):
        return not step.clans or (len(step.clans) == s.seats and _all_within(step.clans, NOBODY, len(CLANS)))
    if isinstance(step, Setup):
        fits = len(step.clans) == s.seats and _all_within(step.clans, NOBODY, len(CLANS))
        return fits and 0 <= step.seat <= s.seats
    if isinstance(step, Placement | Turn | TerritoryCards):
        return 0 <= step.seat < s.seats
    if isinstance(step, Play):
        return 0 <= step.seat < s.seats and 0 <= step.card < len(CARDS) and _program_fits(step)
    if isinstance(step, Resolution):
        return len(step.repelled) == len(step.earned) == LAND and _all_within(step.earned, NOBODY, s.seats)
    return isinstance(step, Round | Upkeep)


def _program_fits(step: Play) -> bool:
    return 0 <= step.instruction <= len(CARDS[step.card].program)


def _question_fits(s: BattleState, question: Step) -> bool:
    if not isinstance(question, Question) or not 0 <= question.seat < s.seats or not question.among:
        return False
    things = [code for code in question.among if code >= 0]
    if isinstance(question, AskPiece):
        return all(any(piece.id == id for piece in s.pieces) for id in things)
    if isinstance(question, AskTurn):
        return all(code < len(FACES) or 0 <= code - CARD_CODE < len(CARDS) for code in things)
    if isinstance(question, AskSpot) and not 0 <= question.face < len(FACES):
        return False
    return min(question.among) >= -3 and _all_within(things, 0, _choices_of(s, question))


def _choices_of(s: BattleState, question: Step) -> int:
    """How many different things such a question can be about."""
    if isinstance(question, AskProvince):
        return LAND
    if isinstance(question, AskSpot):
        return SPOTS
    if isinstance(question, AskFace):
        return len(FACES)
    if isinstance(question, AskShed):
        return 2 * len(FACES)
    if isinstance(question, AskSeat):
        return s.seats
    if isinstance(question, AskObjective):
        return len(OBJECTIVES)
    if isinstance(question, AskCard):
        return len(CARDS)
    return len(CLANS) if isinstance(question, AskClan) else 0
