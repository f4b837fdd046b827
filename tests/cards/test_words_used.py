"""Words serve many cards: how many of them do, and how many cards need something of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.cards import words_used as reading
from gorin.cards.words_used import CARD_FILES, one_offs, words_served, words_used, written_cards
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
    first, second = reading._cards_in(path)
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


@pytest.mark.parametrize("game", CARD_FILES)
def test_a_word_serves_at_least_the_cards_of_its_game(game: str):
    used, served = words_used(game), words_served(game)
    assert used.keys() == served.keys()
    assert all(served[word] >= count for word, count in used.items())


def test_editions_share_their_words_and_all_games_those_of_the_language():
    shared, editions = words_served("celestial"), ("celestial", "diamond", "war-of-honor")
    assert shared["limited"] == sum(words_used(game)["limited"] for game in editions)
    assert shared["target"] == sum(words_used(game)["target"] for game in CARD_FILES)
    assert words_used("lcg")["bow"] > 0, "the LCG has a word of that name, and it is another one"
    assert shared["bow"] == sum(words_used(game)["bow"] for game in editions)


ALONE = {"war-of-honor": 0.20}
"""Which part of a game's words may serve a single card of all games."""


@pytest.mark.parametrize(("game", "part"), ALONE.items())
def test_few_words_serve_a_single_card(game: str, part: float):
    served = words_served(game)
    alone = [word for word, count in served.items() if count == 1]
    assert len(alone) < part * len(served), sorted(alone)
