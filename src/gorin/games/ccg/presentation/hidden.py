"""Dealing again what a seat cannot know."""

from __future__ import annotations

import random

from gorin.games.ccg.decks import DYNASTY, FATE, copies_allowed
from gorin.games.ccg.kinds import FOCUSED, POOL, PROVINCE
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table.leaving import drop_unannounced
from gorin.games.ccg.table.reading import clan_of_player
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dynasty import DynastyPhase
from gorin.kernel.events import EVERYBODY
from gorin.kernel.questions import Question, open_questions, run, take_off_question
from gorin.language import hidden as other_decks
from gorin.language.core.knowing import knows
from gorin.language.core.ruleset import catalogue
from gorin.language.core.zones import DECK, HAND


def determinize(s: CcgState, seat: int, rng: random.Random) -> None:
    """Which card is which is mixed among the cards of each deck whose faces this seat does not know."""
    for unknown in _unknown_by_deck(s, seat):
        faces = sorted([s.what[card] for card in unknown])  # how they really lie must not matter
        rng.shuffle(faces)
        for card, face in zip(unknown, faces, strict=True):
            s.what[card] = face
    s.forget()
    _drop_wishes(s, seat)
    _ask_again(s, seat)


def draw_decks(s: CcgState, seat: int, rng: random.Random) -> None:
    """What the others have brought is not known: it could be anything that fits their Strongholds."""

    def pile_of(card: int) -> str:
        definition = s.definition(card)
        if definition.slug in _starting(s):
            return ""  # everybody has it, in no deck
        return DYNASTY if definition.is_dynasty else FATE if definition.is_fate else ""

    def could_be(owner: int, pile: str) -> dict[str, int]:
        clans, rules = clan_of_player(s, owner), rules_of(s)
        types = rules.dynasty_types if pile == DYNASTY else rules.fate_types
        return {
            card.slug: copies_allowed(rules, card)
            for card in catalogue(s.edition).values()
            if card.type in types
            and not card.created
            and card.slug not in _starting(s)
            and (not card.clans or any(clan in clans for clan in card.clans))
        }

    other_decks.draw_decks(s, seat, rng, pile_of, could_be)
    s.forget()


def _starting(s: CcgState) -> tuple[str, ...]:
    rules = rules_of(s)
    return (*rules.holdings_for_all, *rules.holdings_for_later)


def _unknown_by_deck(s: CcgState, seat: int) -> list[list[int]]:
    """For each player the cards of the Dynasty deck and of the Fate deck that this seat has not seen."""
    offered = {code for question in open_questions(s) if question.seat == seat for code in question.among}
    unknown: list[list[int]] = [[] for _ in range(2 * s.seats)]
    for card, owner in enumerate(s.owner):
        if not (knows(s, seat, card) or card in offered):
            definition = s.definition(card)
            if definition.is_dynasty:
                unknown[2 * owner].append(card)
            elif definition.is_fate:
                unknown[2 * owner + 1].append(card)
    return unknown


def _drop_wishes(s: CcgState, seat: int) -> None:
    """What others have wished nobody was told; whoever is asked can wish it again."""
    for other, player in enumerate(s.players):
        player.lavish = player.lavish and other == seat
    for step in s.stack:
        step.forget_private(s, seat)


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


def is_face_down(s: CcgState, card: int) -> bool:
    """CE-SET-12, CE-SET-15: cards in hands count, although their holders see them."""
    zone = s.zone[card]
    if zone == PROVINCE:
        return not any(place.card == card and place.face_up for place in s.provinces)
    return zone in (DECK, HAND, POOL) or (zone == FOCUSED and s.known[card] != EVERYBODY)
