"""Dealing again what a seat cannot know."""

from __future__ import annotations

import random

from gorin.games.lcg.acting.disguise import PlayDisguised
from gorin.games.lcg.acting.playing import PlayCard
from gorin.games.lcg.acting.resolutions import UseAbility
from gorin.games.lcg.decks.cards import NEUTRAL
from gorin.games.lcg.formats.treaties.bargaining import OfferTreaty
from gorin.games.lcg.kinds import CONFLICT, DYNASTY, PROVINCE_CARD
from gorin.games.lcg.table.state import COPY, LcgState
from gorin.games.lcg.turn.setup import LayProvinces, Mulligan
from gorin.kernel.questions import Question, SimultaneousQuestions, run
from gorin.kernel.state import Step
from gorin.kernel.windows import InterruptibleEvent
from gorin.language import hidden as other_decks
from gorin.language.core.context import NOTHING, LastingEffect
from gorin.language.core.knowing import knows
from gorin.language.core.resolution import EffectRunner
from gorin.language.core.ruleset import catalogue

COPIES = 3
"""How many of a card a deck may have, where the card does not say otherwise (LCG-DECK-15)."""
SECRET_STEPS = (LayProvinces, Mulligan)
"""What a player has chosen in them so far nobody else knows."""


def determinize(s: LcgState, seat: int, rng: random.Random) -> None:
    """Which card is which is mixed among the cards of each pile whose faces this seat does not know."""
    for owner, piles in enumerate(_unknown_by_pile(s, seat)):
        for side, cards in piles.items():
            _mix(s, cards, _face_down(s, owner) if side == CONFLICT and owner != seat else [], rng)
    _mix_treaty_cards(s, rng)
    s.forget()
    _bid_again(s, seat, rng)
    _offer_again(s, seat, rng)
    _ask_again(s, seat)


def draw_decks(s: LcgState, seat: int, rng: random.Random) -> None:
    """What the others have brought is not known: it could be anything of their clan, or neutral.

    Provinces and what influence buys are taken as they are: few could be others.
    """

    def pile_of(card: int) -> str:
        return s.definition(card).side

    def could_be(owner: int, pile: str) -> dict[str, int]:
        clan = s.players[owner].clan
        return {
            slug: card.printed.limit or COPIES
            for slug, card in catalogue(s.edition).items()
            if card.side == pile and not card.created and card.clan in (clan, NEUTRAL)
        }

    other_decks.draw_decks(s, seat, rng, pile_of, could_be)
    s.forget()


def _unknown_by_pile(s: LcgState, seat: int) -> list[dict[str, list[int]]]:
    """For each player the cards of either deck that this seat has not seen, and the provinces."""
    unknown: list[dict[str, list[int]]] = [{DYNASTY: [], CONFLICT: [], "": []} for _ in range(s.seats)]
    for card, owner in enumerate(s.owner):
        if not knows(s, seat, card):
            definition = s.definition(card)
            if definition.side or definition.type == PROVINCE_CARD:
                unknown[owner][definition.side].append(card)
    return unknown


def _face_down(s: LcgState, owner: int) -> list[LastingEffect]:
    """LCG-CLAR-52: what says of a player's cards that they are attached face-down, and what they are."""
    copies = [each for each in s.lasting if each.keyword == COPY and s.owner[each.subject] == owner]
    return [each for each in copies if s.cards[s.what[each.subject]].nameless]


def _mix(s: LcgState, cards: list[int], face_down: list[LastingEffect], rng: random.Random) -> None:
    faces = sorted([s.what[card] for card in cards] + [each.amount for each in face_down])
    rng.shuffle(faces)
    for old in face_down:
        new = old.copy()
        new.amount = faces.pop()
        s.lasting = [new if each is old else each for each in s.lasting]
    for card, face in zip(cards, faces, strict=True):
        s.what[card] = face


def _mix_treaty_cards(s: LcgState, rng: random.Random) -> None:
    """LCG-TRT-10: nobody has seen them."""
    staked = [treaty for treaty in s.treaties if treaty.card >= 0]
    cards = sorted(s.treaty_deck + [treaty.card for treaty in staked])
    rng.shuffle(cards)
    for treaty in staked:
        treaty.card = cards.pop()
    s.treaty_deck = cards


def _bid_again(s: LcgState, seat: int, rng: random.Random) -> None:
    """What others have bid in secret could be anything."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, SimultaneousQuestions):
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
        if _is_secret(step, seat) and not isinstance(stack[at - 1], EffectRunner):
            return at
    return None


def _is_secret(step: Step, seat: int) -> bool:
    """Has a player begun this, and nobody else knows of it yet?"""
    if isinstance(step, UseAbility):
        return not step.paid and step.context.seat != seat
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
        if isinstance(below, InterruptibleEvent):
            below.take_back(s)
        else:
            below.go("offer")


def _ask_anew(asker: Step) -> None:
    """The stage that has asked is the one before, but windows go on from the place where they stand."""
    if isinstance(asker, InterruptibleEvent):
        asker.go("next_opportunity")
    else:
        asker.again()
