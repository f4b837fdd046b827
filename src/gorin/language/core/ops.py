"""The writers of what the language itself keeps: moments, and effects that last.

Each op changes one thing and says so, as those of a game do.
"""

from __future__ import annotations

from gorin.kernel.events import EVERYBODY
from gorin.language.core.context import (
    BEARER_SLOT,
    NOBODY,
    NOTHING,
    TRIGGER_SLOT,
    YOU_SLOT,
    AbilityContext,
    LastingEffect,
    TriggerEvent,
)
from gorin.language.core.questions import CHOICES, PLACES, SEATS
from gorin.language.core.state import CardState


def happen(s: CardState, moment: TriggerEvent, is_remembered: bool = False) -> None:
    """Something happened that abilities may respond to, and perhaps ask for later."""
    s.moments.append(moment)
    if is_remembered:
        s.history.append(moment)


def next_moment(s: CardState) -> TriggerEvent:
    """The earliest moment that nobody has responded to yet."""
    return s.moments.pop(0)


def forget_moments(s: CardState) -> None:
    """Nothing responds to what set-up brings into play."""
    s.moments = []


def look_over(s: CardState) -> None:
    """The table is being looked over; whatever comes now is a new change."""
    s.changed = False


# --- what lasts -----------------------------------------------------------------------------------


def begin_ongoing(s: CardState, until: int, by: AbilityContext) -> LastingEffect:
    """Something lasts from now on; whoever begins it says what, and tells of it."""
    lasting = LastingEffect(s.next_id, until, by.action, by.clone())
    s.next_id += 1
    s.lasting.append(lasting)
    return lasting


def change_keyword(
    s: CardState, card: int, keyword: str, gained: bool, until: int, by: AbilityContext
) -> None:
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, keyword, 1 if gained else -1
    s.tell("keyword" if gained else "keyword_lost", (card, s.what[card], s.word(keyword)))


def add_rule(s: CardState, what: int, node: int, until: int, by: AbilityContext) -> LastingEffect:
    """From now on a rule of a card holds, whatever becomes of the card."""
    lasting = begin_ongoing(s, until, by)
    lasting.what, lasting.node = what, node
    s.tell("rule", (by.source, what, node, *meant(s, by), *spoken_to(by)))
    return lasting


def delay(s: CardState, what: int, node: int, until: int, every_time: bool, by: AbilityContext) -> None:
    """Something will happen at a later moment, once or every time."""
    lasting = begin_ongoing(s, until, by)
    lasting.what, lasting.node, lasting.amount = what, node, int(every_time)
    s.tell("delayed", (by.source, what, node, *meant(s, by), *spoken_to(by)))


def meant(s: CardState, by: AbilityContext) -> list[int]:
    """Whom the words speak of, for the log: slot, card and face of each card that everybody sees.

    A player stands there as he was picked, which is his face as well.
    """
    slots = [(slot, card) for slot, cards in enumerate(by.bound) for card in cards]
    if by.moment is not None and by.moment.card != by.source:
        slots.append((TRIGGER_SLOT, by.moment.card))
    if by.source != NOTHING and not by.get(BEARER_SLOT):
        slots.append((BEARER_SLOT, s.rules.bearer(s, by.source)))
    return [
        number
        for slot, card in slots
        if _is_told(s, card)
        for number in (slot, card, card if card >= PLACES else s.what[card])
    ]


def _is_told(s: CardState, thing: int) -> bool:
    """Players always, places where they keep their names, cards that everybody sees."""
    if PLACES <= thing < SEATS:
        return s.rules.place_name(s, thing - PLACES) != ""
    return SEATS <= thing < CHOICES or (0 <= thing < len(s.what) and s.known[thing] == EVERYBODY)


def spoken_to(by: AbilityContext) -> list[int]:
    """Who is "you" in the words, for the log: told as one of those whom they mean."""
    return [] if by.seat == NOBODY else [YOU_SLOT, SEATS + by.seat, SEATS + by.seat]


def copy_trait(s: CardState, card: int, what: int, node: int, until: int, by: AbilityContext) -> None:
    """A card has a trait of another one, and what it says of itself it says of this card."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.what, lasting.node, lasting.amount = card, what, node, 1
    lasting.context = AbilityContext(s.controller[card], card)
    s.tell("trait", (card, s.what[card], what, node))


def end_lasting(s: CardState, id: int) -> None:
    ended = next(each for each in s.lasting if each.id == id)
    s.lasting = [each for each in s.lasting if each is not ended]
    s.tell("lasting_end", (id, ended.what, ended.node))
