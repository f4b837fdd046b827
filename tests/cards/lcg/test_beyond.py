"""Cards of the packs after the Core Set: they are found, can be played, and carry their pack."""

from gorin.games.lcg.cards import CARDS
from gorin.games.lcg.cards.beyond import CARDS as BEYOND
from gorin.games.lcg.decks.cards import CORE, pool
from gorin.games.lcg.decks.library import LIBRARY
from gorin.words.library.deck import Deck


def test_every_card_of_the_core_set_is_complete():
    core = [card for card in pool().values() if card.pack == CORE]
    assert len(core) == 223
    assert [card.name for card in core if not card.complete] == []


def test_cards_beyond_the_core_set_are_found_with_their_pack_and_their_text():
    assert len(BEYOND) > 40
    assert {card.slug for card in BEYOND} <= {card.slug for card in CARDS}
    for card in BEYOND:
        found = LIBRARY.cards()[card.slug]
        assert found.complete, card.name
        assert found.pack not in ("", CORE), card.name
        assert LIBRARY.text(found), card.name


def test_a_deck_may_have_cards_beyond_the_core_set():
    deck = LIBRARY.decks["dragon-core"]
    lists = {part: list(slugs) for part, slugs in deck.lists.items()}
    out = next(slug for slug in lists["conflict"] if pool()[slug].clan == "Neutral")
    lists["conflict"] = [slug for slug in lists["conflict"] if slug != out]
    lists["conflict"] += ["dragon-tattoo"] * (len(deck.lists["conflict"]) - len(lists["conflict"]))
    assert LIBRARY.wrong_with(Deck("tattoos", "Tattoos", lists, "", "stronghold")) == []
