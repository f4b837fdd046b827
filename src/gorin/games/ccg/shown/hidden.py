"""Dealing again what a seat cannot know."""

from __future__ import annotations

import random

from gorin.games.ccg.kinds import FOCUSED, POOL, PROVINCE
from gorin.games.ccg.table.leaving import drop_unannounced
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dynasty import DynastyPhase
from gorin.kernel.events import EVERYBODY
from gorin.kernel.questions import Question, open_questions, run, take_off_question
from gorin.words.grammar.zones import DECK, HAND


def determinize(s: CcgState, seat: int, rng: random.Random) -> None:
    """Which card is which is mixed among the cards of each deck whose faces this seat does not know."""
    offered = [code for question in open_questions(s) if question.seat == seat for code in question.among]
    for owner in range(s.seats):
        for dynasty in (True, False):
            unknown = [
                card
                for card in range(len(s.what))
                if s.owner[card] == owner
                and (s.definition(card).is_dynasty if dynasty else s.definition(card).is_fate)
                and not (knows(s, seat, card) or card in offered)
            ]
            faces = [s.what[card] for card in unknown]
            rng.shuffle(faces)
            for card, face in zip(unknown, faces, strict=True):
                s.what[card] = face
    s.forget()
    _drop_wishes(s, seat)
    _ask_again(s, seat)


def _drop_wishes(s: CcgState, seat: int) -> None:
    """What others have wished nobody was told; whoever is asked can wish it again."""
    for other, player in enumerate(s.players):
        player.lavish = player.lavish and other == seat
    for step in s.stack:
        step.forget_unheard(s, seat)


def _ask_again(s: CcgState, seat: int) -> None:
    """What another player is offered depends on cards that were dealt anew, so he is asked once more.

    An action that he has not announced yet is one that this seat knows nothing of: it was not begun. In the
    middle of anything else everybody knows that he is asked: where he would not be with the cards dealt now,
    what he was asked stands.
    """
    asked = s.stack[-1] if s.stack else None
    if not isinstance(asked, Question) or asked.seat == seat:
        return
    trial = s.clone()
    unheard = drop_unannounced(trial)
    if not unheard:
        _let_buy_again(trial)
        take_off_question(trial)
    run(trial)
    again = trial.stack[-1] if trial.stack else None
    is_same = unheard or [type(step) for step in trial.stack] == [type(step) for step in s.stack]
    if is_same and isinstance(again, Question) and again.seat == asked.seat:
        s.stack, s.answers = trial.stack, trial.answers


def _let_buy_again(s: CcgState) -> None:
    """Who is asked what he discards may still be buying, for all that others know."""
    asking = s.stack[-2]
    if isinstance(asking, DynastyPhase) and asking.is_secretly_done():
        asking.go("take")


def knows(s: CcgState, seat: int, card: int) -> bool:
    """Is the face of a card known to a seat?"""
    known = s.known[card]
    return known == EVERYBODY or bool(known >> seat & 1)


def is_face_down(s: CcgState, card: int) -> bool:
    """CE-SET-12, CE-SET-15: cards in hands count, although their holders see them."""
    zone = s.zone[card]
    if zone == PROVINCE:
        return not any(place.card == card and place.face_up for place in s.provinces)
    return zone in (DECK, HAND, POOL) or (zone == FOCUSED and s.known[card] != EVERYBODY)
