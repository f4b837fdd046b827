"""Cards that exist for a test only: no printed card shows every rule.

with with_cards(holding("Test Farm", gold=1, text=(produces(2),))):
    t = table(north=side("test-farm"), south=side())

cards = published(FARM, GUARD)      # at the top of a test file: known to all its tests
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from gorin.games.ccg.acting import respond
from gorin.games.ccg.definition import Card, catalogue
from gorin.games.ccg.language.verbs.in_play.creating import with_created
from gorin.language.core.ruleset import register_cards


def _forget() -> None:
    """What was worked out of the cards of an edition, once and for all."""
    respond._unseen.clear()


@contextmanager
def with_cards(*cards: Card, edition: str = "celestial") -> Iterator[None]:
    """Make cards, and those that they create, known to an edition for a while.

    A card of the edition itself that has the same title is not known as long.
    """
    known = catalogue(edition)
    made = [card for card in with_created(list(cards)) if card in cards or card.slug not in known]
    hidden = {card.slug: known.pop(card.slug) for card in made if card.slug in known}
    register_cards(edition, made)
    _forget()
    try:
        yield
    finally:
        for card in made:
            del known[card.slug]
        known.update(hidden)
        _forget()


def published(*cards: Card, edition: str = "celestial", also: tuple[str, ...] = ()) -> Callable[..., Any]:
    """A fixture for a whole test file; `also`: other editions that know these cards."""

    @pytest.fixture(autouse=True, scope="module")
    def cards_of_this_file() -> Iterator[None]:
        with ExitStack() as known:
            for each in (edition, *also):
                known.enter_context(with_cards(*cards, edition=each))
            yield

    return cards_of_this_file
