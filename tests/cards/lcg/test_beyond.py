"""Cards of the packs after the Core Set: they are found, can be played, and carry their pack."""

import pytest

from gorin.games.lcg.cards import WRITTEN
from gorin.games.lcg.decks.cards import CORE, pool
from gorin.games.lcg.decks.library import LIBRARY
from gorin.games.lcg.language.cards import card
from gorin.language.library.deck import Deck

BEYOND = [each for each in WRITTEN if each.printed.pack != CORE]


def test_every_card_of_the_core_set_is_complete():
    core = [card for card in pool().values() if card.pack == CORE]
    assert len(core) == 223
    assert [card.name for card in core if not card.complete] == []


def test_cards_beyond_the_core_set_are_found_with_their_pack_and_their_text():
    assert len(BEYOND) > 40
    for each in BEYOND:
        found = LIBRARY.cards()[each.slug]
        assert found.complete, each.name
        assert found.pack, each.name
        assert bool(LIBRARY.text(found)) == bool(each.words), each.name


def test_a_deck_may_have_cards_beyond_the_core_set():
    deck = LIBRARY.decks["dragon-core"]
    lists = {part: list(slugs) for part, slugs in deck.lists.items()}
    out = next(slug for slug in lists["conflict"] if pool()[slug].clan == "Neutral")
    lists["conflict"] = [slug for slug in lists["conflict"] if slug != out]
    lists["conflict"] += ["dragon-tattoo"] * (len(deck.lists["conflict"]) - len(lists["conflict"]))
    assert LIBRARY.wrong_with(Deck("tattoos", "Tattoos", lists, "", "stronghold")) == []


def test_a_title_that_exists_twice_is_written_with_its_version():
    """Without it, the first of the two was taken in silence."""
    assert card("Yasuki Oguri (1)").printed.pack == "underhand-of-the-emperor"
    assert card("Yasuki Oguri (2)").slug == "yasuki-oguri-2"
    with pytest.raises(ValueError, match=r"Oguri \(1\) of underhand.* or Yasuki Oguri \(2\) of twisted"):
        card("Yasuki Oguri")


@pytest.mark.parametrize("name", ["Yasuki Oguri (3)", "Banzai! (2)", "Yasuki Oggi"])
def test_a_card_without_facts_cannot_be_written(name: str):
    with pytest.raises(ValueError, match="no printed facts"):
        card(name)
