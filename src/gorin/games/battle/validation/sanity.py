"""Is this a state that the game can be in? Asked of saves and positions that come from outside."""

from __future__ import annotations

from collections import Counter

from gorin.games.battle.clans import CLANS, SETS
from gorin.games.battle.course.initiative import CARD_NAMES, DECK_SIZE, NEUTRAL_CARDS
from gorin.games.battle.course.rounds import ROUNDS, Match, Round
from gorin.games.battle.course.upkeep import Upkeep
from gorin.games.battle.map import LAND, SPOTS, TERRITORY_IDS
from gorin.games.battle.objectives import OBJECTIVES
from gorin.games.battle.presentation.log import sentence
from gorin.games.battle.presentation.log_refs import names_what_exists, refs
from gorin.games.battle.presentation.view import SCORE_PARTS
from gorin.games.battle.state import NOBODY, PLAYED, BattleState
from gorin.games.battle.tokens import (
    BLUFF_FACE,
    CONTROL_TOKENS,
    FACES,
    NONE,
    SUPPLY,
)
from gorin.games.battle.validation.board import why_impossible
from gorin.games.battle.validation.steps import wrong_steps
from gorin.kernel.events import EVERYBODY

PHASES = ("setup", "upkeep", "placement", "resolution", "scoring")


def why_invalid(s: BattleState) -> str | None:
    """What is wrong with a state, as half a sentence; None where it can be played."""
    return (
        _wrong_sizes(s)
        or _wrong_values(s)
        or _wrong_cards(s)
        or _wrong_control(s)
        or _wrong_pieces(s)
        or _wrong_tokens(s)
        or wrong_steps(s)
        or _wrong_initiative(s)
        or why_impossible(s)
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
    if s.phase not in PHASES or not _round_fits(s) or s.chance.drawn < 0:
        return "there is no such phase or round"
    set_up = s.phase != "setup"
    if not _all_within([s.first], 0 if set_up else NOBODY, s.seats):
        return "nobody is first player"
    led = [clan for clan in s.clans if clan != NOBODY]
    if not _all_within(led, 0, len(CLANS)) or len(set(led)) != len(led) or (set_up and len(led) < s.seats):
        return "every player leads another clan"
    return None


def _round_fits(s: BattleState) -> bool:
    """Round 0 is the set-up; the round after the last one is the end of the game."""
    if s.phase == "setup":
        return s.round == 0
    return s.round == ROUNDS + 1 if s.phase == "scoring" else 1 <= s.round <= ROUNDS


def _wrong_cards(s: BattleState) -> str | None:
    dealt = [objective for hand in s.dealt for objective in hand]
    if not _all_within(dealt, 0, len(OBJECTIVES)):
        return "there is no such objective"
    for kept, hand in zip(s.objectives, s.dealt, strict=True):
        if kept not in hand and (kept != NOBODY or s.phase != "setup"):
            return "every player has an objective that was dealt"
    if not _all_within(s.cards, 0, 2) or not _all_within(s.card_holder, PLAYED, s.seats):
        return "a territory card is where it cannot be"
    for holder, seen in zip(s.card_holder, s.card_seen, strict=True):
        if (seen == EVERYBODY) != (holder == PLAYED) or not _is_audience(s, seen):
            return "somebody knows a territory card who cannot know it"
        if holder >= 0 and not seen >> holder & 1:
            return "who holds a territory card knows it"
    return None


def _is_audience(s: BattleState, audience: int) -> bool:
    return audience == EVERYBODY or 0 <= audience < 1 << s.seats


def _wrong_initiative(s: BattleState) -> str | None:
    if not _all_within(s.initiative, 0, len(CARD_NAMES)):
        return "an initiative card is not of this game"
    if any(card not in NEUTRAL_CARDS for card in s.revealed):
        return "only neutral initiative cards are kept in mind once they were revealed"
    if any(card < len(CLANS) and card not in s.clans for card in s.initiative):
        return "an initiative card is of a clan that nobody leads"
    left = _reveals_left(s)
    if len(s.initiative) != left:
        return f"the initiative deck does not last to the end of the game: it has {left} cards at this moment"
    return None


def _reveals_left(s: BattleState) -> int:
    """How many initiative cards the rest of the game needs."""
    if s.phase == "setup":
        return 0 if s.first == NOBODY else DECK_SIZE
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
    for special in range(len(SUPPLY)):
        used = 0 if special == NONE else s.special.count(special)
        if s.supply[special] < 0 or s.supply[special] + used != SUPPLY[special]:
            return "the special tokens do not add up"
    return None


def _wrong_pieces(s: BattleState) -> str | None:
    pieces = s.pieces + s.recalled
    ids = [piece.id for piece in pieces]
    if len(set(ids)) != len(ids) or not _all_within(ids, 1, s.next_piece) or s.next_piece < 1:
        return "two pieces have the same id, or one has an id that is not yet given"
    for piece in pieces:
        if not (0 <= piece.seat < s.seats and 0 <= piece.face < len(FACES) and 0 <= piece.spot < SPOTS):
            return "a piece is not of this game"
        if not 0 <= piece.known < 1 << s.seats or not piece.known >> piece.seat & 1:
            return "a piece is known to its owner and otherwise to players of this game"
        if piece.on != -1 and piece.on not in ids:
            return "a piece lies on another that is not there"
    most = 0 if s.seats == 2 or s.first_card_ready else 1
    if len(s.recalled) > most or any(piece.on != -1 for piece in s.recalled):
        return "only the first player card sends a token back, once a round"
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
    totals = tuple([sum(parts) for parts in s.scores])
    if s.outcome is not None:
        best = tuple([seat for seat, total in enumerate(totals) if total == max(totals)])
        if not totals or s.outcome.scores != totals or s.outcome.winners != best:
            return "the outcome is not that of the scores"
    elif totals:
        return "scores are counted when the game is over"
    if not all(names_what_exists(s, event) and _is_audience(s, event.audience) for event in s.events):
        return "the log tells of something that does not exist"
    try:
        for event in s.events:
            sentence(s, event)
            refs(event)
    except (LookupError, TypeError, ValueError):
        return "the log tells of something that cannot have happened"
    return None
