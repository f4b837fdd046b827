"""Dealing again what a seat cannot know."""

from __future__ import annotations

import random

from gorin.games.lcg.acting.disguise import PlayDisguised
from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.acting.scripts import UseAbility
from gorin.games.lcg.formats.treaties.bargaining import OfferTreaty
from gorin.games.lcg.kinds import CONFLICT, DYNASTY, PROVINCE_CARD
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.setup import LayProvinces, Mulligan
from gorin.kernel.events import EVERYBODY
from gorin.kernel.questions import Question, Together, run
from gorin.kernel.state import Step
from gorin.kernel.windows import Happening
from gorin.words.grammar.scope import NOTHING
from gorin.words.grammar.script import Run

SECRET_STEPS = (LayProvinces, Mulligan)
"""What a player has chosen in them so far nobody else knows."""


def determinize(s: LcgState, seat: int, rng: random.Random) -> None:
    """Which card is which is mixed among the cards of each pile whose faces this seat does not know."""
    for owner in range(s.seats):
        for side in (DYNASTY, CONFLICT, ""):
            _mix(s, [card for card in _unknown(s, seat, owner) if _belongs(s, card, side)], rng)
    _mix_treaty_cards(s, rng)
    s.forget()
    _bid_again(s, seat, rng)
    _offer_again(s, seat, rng)
    _ask_again(s, seat)


def _unknown(s: LcgState, seat: int, owner: int) -> list[int]:
    return [card for card in range(len(s.what)) if s.owner[card] == owner and not knows(s, seat, card)]


def _belongs(s: LcgState, card: int, side: str) -> bool:
    definition = s.definition(card)
    return definition.side == side and (side != "" or definition.type == PROVINCE_CARD)


def _mix(s: LcgState, cards: list[int], rng: random.Random) -> None:
    faces = [s.what[card] for card in cards]
    rng.shuffle(faces)
    for card, face in zip(cards, faces, strict=True):
        s.what[card] = face


def _mix_treaty_cards(s: LcgState, rng: random.Random) -> None:
    """LCG-TRT-10: nobody has seen them."""
    staked = [treaty for treaty in s.treaties if treaty.card >= 0]
    cards = s.treaty_deck + [treaty.card for treaty in staked]
    rng.shuffle(cards)
    for treaty in staked:
        treaty.card = cards.pop()
    s.treaty_deck = cards


def _bid_again(s: LcgState, seat: int, rng: random.Random) -> None:
    """What others have bid in secret could be anything."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Together):
        for question in top.questions:
            if question.seat != seat and question.seat not in top.open:
                s.answers[question.seat] = rng.choice(question.among)


def _offer_again(s: LcgState, seat: int, rng: random.Random) -> None:
    """LCG-TRT-02: the others hear that a treaty is offered, and what it says once it is made."""
    for step in s.stack:
        if isinstance(step, OfferTreaty) and seat not in (step.seat, step.other):
            step.offer_anything(rng)


def _ask_again(s: LcgState, seat: int) -> None:
    """What another player is offered depends on cards that were dealt anew, so he is asked once more.

    What he has begun and not announced yet is something that this seat knows nothing of: it was not begun.
    """
    asked = s.stack[-1] if s.stack else None
    if not isinstance(asked, Question) or asked.seat == seat:
        return
    trial = s.clone()
    begun = _first_secret(trial.stack, seat)
    if begun is not None:
        _begin_anew(trial, begun)
    else:
        trial.stack.pop()
        _ask_anew(trial.stack[-1])
    run(trial)
    again = trial.stack[-1] if trial.stack else None
    if isinstance(again, Question) and again.seat == asked.seat:
        s.stack, s.answers = trial.stack, trial.answers


def _first_secret(stack: list[Step], seat: int) -> int | None:
    """Where somebody has begun something in secret; what an effect lets him begin everybody has heard of."""
    for at, step in enumerate(stack):
        if _is_secret(step, seat) and not isinstance(stack[at - 1], Run):
            return at
    return None


def _is_secret(step: Step, seat: int) -> bool:
    """Has a player begun this, and nobody else knows of it yet?"""
    if isinstance(step, UseAbility):
        return not step.paid and step.scope.seat != seat
    if isinstance(step, PlayCard):
        return step.seat != seat and step.at <= step.stages.index("pay")
    if isinstance(step, OfferTreaty):
        return step.seat != seat and step.at <= step.stages.index("ask_other")
    if isinstance(step, PlayDisguised):
        return step.seat != seat and step.replaced == NOTHING
    return isinstance(step, SECRET_STEPS) and step.seat != seat


def _begin_anew(s: LcgState, at: int) -> None:
    step = s.stack[at]
    if isinstance(step, LayProvinces):
        s.stack[at:] = [LayProvinces(step.seat)]
    elif isinstance(step, Mulligan):
        s.stack[at:] = [Mulligan(step.seat, step.deck)]
    else:
        del s.stack[at:]
        below = s.stack[-1]
        if isinstance(below, Happening):
            below.take_back(s)
        else:
            below.go("offer")


def _ask_anew(asker: Step) -> None:
    """The stage that has asked is the one before, but windows go on from the place where they stand."""
    if isinstance(asker, Happening):
        asker.go("next_opportunity")
    else:
        asker.again()


def knows(s: LcgState, seat: int, card: int) -> bool:
    """Is the face of a card known to a seat?"""
    known = s.known[card]
    return known == EVERYBODY or bool(known >> seat & 1)
