"""Words serve many cards: how many of them do, and how many cards need something of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.cards import words_used
from gorin.cards.words_used import CARD_FILES, one_offs, written_cards
from gorin.language.library.library import library_of

FEW = 0.05


@pytest.mark.parametrize("game", CARD_FILES)
def test_few_cards_need_something_of_their_own(game: str):
    assert len(one_offs(game)) < FEW * len(written_cards(game))


@pytest.mark.parametrize("game", CARD_FILES)
def test_a_one_off_serves_one_card(game: str):
    used = [word for card in written_cards(game) for word in card.one_offs]
    assert len(used) == len(set(used))


def test_the_words_of_a_card_are_read_from_its_file(tmp_path: Path):
    path = tmp_path / "cards.py"
    path.write_text(
        "from gorin.games.ccg.kinds import LION\n"
        "from gorin.language.selectors import SELF, TARGET\n"
        "from gorin.games.ccg.celestial.one_offs import ODD\n"
        "THIS = only(SELF)\n"
        "CARDS: list[Card] = [\n"
        "    doubtful(hero('Akodo', LION, bow(THIS)), 'why'), hero('Bayushi', bow(TARGET), ODD)\n"
        "]\n"
    )
    first, second = words_used._cards_in(path)
    assert (first.name, first.words, first.one_offs) == ("Akodo", {"SELF"}, frozenset())
    assert (second.name, second.words, second.one_offs) == ("Bayushi", {"TARGET", "ODD"}, {"ODD"})


@pytest.mark.parametrize("game", ["celestial", "diamond", "war-of-honor"])
def test_what_is_read_are_the_cards_of_the_game(game: str):
    """A title that exists twice is written with its version."""
    names = {card.name for card in library_of(game).cards().values()}
    assert {card.name.partition(" - ")[0] for card in written_cards(game)} <= names


@pytest.mark.parametrize("game", CARD_FILES)
def test_every_card_file_is_read(game: str):
    assert len(written_cards(game)) > 50
