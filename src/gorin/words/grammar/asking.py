"""What the words of an ability ask of players."""

from __future__ import annotations

import re
from typing import Any, final

from gorin.words.grammar.book import Book
from gorin.words.grammar.definition import OWN_NAME, Speaker, asking_speaker
from gorin.words.grammar.english import listed
from gorin.words.grammar.questions import ABILITIES, CHOICES, PLACES, SEATS, AskThing
from gorin.words.grammar.scope import BEARER_SLOT, NOTHING, TRIGGER_SLOT, Scope
from gorin.words.grammar.script import scope_in_progress, script_in_progress
from gorin.words.grammar.state import CardState

MARK = re.compile(r"\{(\w+)\}")
"""Where a question names a card that is known only when it is asked; see `asking_speaker`."""


@final
class AskOf(AskThing):
    """What the words of an ability ask. Whose words they are and whom they mean is read when it is shown."""

    def prompt(self, s: Any) -> str:
        script = script_in_progress(s)
        book: Book = s.book
        title = book.ability_title(s, script.what, script.printed(s))
        asks = book.said(filled(s, script.scope, self.asks))
        return book.asked_of(s, self.seat, script.scope.seat, f"{title}: {asks}")

    def thing_label(self, s: Any, code: int) -> str:
        label = super().thing_label(s, code)
        return filled(s, scope_in_progress(s), label) if CHOICES <= code < ABILITIES else label


def asker(s: CardState, what: int) -> Speaker:
    """Who reads the questions of a card aloud, as its game says things."""
    return asking_speaker(s.definitions[what].dialect)


def filled(s: CardState, scope: Scope, words: str) -> str:
    """Words with the names of the cards that they mean."""
    return MARK.sub(lambda mark: _named(s, scope, mark.group(1)), words)


def _named(s: CardState, scope: Scope, mark: str) -> str:
    if mark == OWN_NAME:
        return "this action" if scope.source == NOTHING else s.book.short_name(s, s.what[scope.source])
    return listed([_name(s, code) for code in _meant(s, scope, int(mark))]) or "him"


def _meant(s: CardState, scope: Scope, slot: int) -> list[int]:
    if slot == BEARER_SLOT:
        return [s.host[scope.source] if s.host[scope.source] != NOTHING else scope.source]
    if slot == TRIGGER_SLOT:
        return [] if scope.moment is None or scope.moment.card == NOTHING else [scope.moment.card]
    return scope.get(slot)


def _name(s: CardState, code: int) -> str:
    if code >= SEATS:
        return s.book.player_name(s, code - SEATS)
    if code >= PLACES:
        return s.book.place_label(s, code - PLACES)
    return s.book.short_name(s, s.what[code])
