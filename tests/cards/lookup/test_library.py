"""Looking up cards and decks asks the game's library, whatever game it is: here the toy."""

import pytest

from gorin.cards.deck_text import write_deck
from gorin.cards.decks import parse_deck
from gorin.cards.facts import all_facts
from gorin.cards.names import find, nearest
from gorin.cards.query import QueryError, parse, search
from gorin.cli.terminal.pictures.card_face import card_face
from gorin.kernel.errors import InvalidSetup
from gorin.language.core.render import card_text
from gorin.language.library.given import as_option, decks_for, resolve_deck, written_out
from gorin.language.library.library import has_library, known_decks, library_of
from support.toy import TOY, library

LIST = """\
# Name: Four
Cards: 5
# creatures
1 Guard
2x Omen (Second printing)
# actions
1 Strike
1 Wards
"""


def test_a_game_without_cards_has_no_library():
    assert has_library(TOY.id) and not has_library("battle")
    assert known_decks("battle") == {}
    assert library_of(TOY.id) is library.LIBRARY


def test_the_facts_are_those_that_the_game_has():
    [guard] = [card for card in all_facts(TOY.id) if card["slug"] == "guard"]
    told = "slug name type strength unique keywords text complete decks"
    assert list(guard) == told.split()
    assert (guard["strength"], guard["type"], guard["decks"]) == (2, "creature", ["one-of-each"])
    bless = library.LIBRARY.cards()["bless"]
    assert library.LIBRARY.facts(bless)["strength"] is None
    assert library.LIBRARY.facts(bless)["text"] == card_text(bless)


def test_cards_are_found_by_their_names_and_numbers():
    assert [card.slug for card in find(TOY.id, "guard")] == ["guard"]
    assert nearest(TOY.id, "Gaurd")[0] == "Guard"
    assert {card["slug"] for card in search(TOY.id, "strength>=1 -omen")} == {"guard", "martyr"}
    with pytest.raises(QueryError, match="from name, type, text, keyword, deck, unique, complete, strength"):
        parse(TOY.id, "zzz:1")
    with pytest.raises(QueryError, match="nothing called 'clan' to search for"):
        parse(TOY.id, "clan:lion")
    with pytest.raises(QueryError, match="write it like strength>=2 or type:creature"):
        parse(TOY.id, "strength>=")


def test_a_list_is_read_by_the_headings_of_the_game_and_checked_by_its_rules():
    found = parse_deck(TOY.id, LIST)
    assert found.deck.lists == {"cards": ["guard", "omen", "omen", "strike"]}
    assert [str(line) for line in found.problems] == [
        "line 8: 'Wards' is not in gorin yet; did you mean Ward or Guard?"
    ]
    assert found.reasons == ("the deck has 4 cards, fewer than 8", "2 copies of Omen, more than 1")


def test_a_deck_is_written_and_read_back():
    written = write_deck(TOY.id, library.ONE_OF_EACH)
    assert written.startswith("# Name: One of each\n\n# Cards (10)\n# creatures (4)\n1 Banner\n")
    found = parse_deck(TOY.id, written)
    assert found.is_legal and sorted(found.deck.cards()) == sorted(library.ONE_OF_EACH.cards())
    for told in (as_option(TOY.id, found.deck), written_out(TOY.id, found.deck)):
        assert resolve_deck(TOY.id, told).lists == found.deck.lists


def test_a_new_game_takes_legal_decks_one_for_each_seat():
    assert decks_for(TOY.id, None, 2) == ["one-of-each", "one-of-each"]
    few = {"cards": ["guard"]}
    for decks, said in (
        (["one-of-each"], "a deck for each of the 2 seats; choose from one-of-each"),
        (["one-of-each", few], "the deck 'own deck' is not legal: the deck has 1 card, fewer than 8"),
        (["one-of-each", "none"], "there is no deck 'none'"),
        (["one-of-each", {"cards": "guard"}], "cards must be a list of cards"),
        (["one-of-each", {"cards": {"guard": -1}}], "cards needs a count for each card"),
        (["one-of-each", {"cards": {"guard": 100}}], "100 copies of Guard"),
        (["one-of-each", {"cards": {"guard": 101}}], "cards needs a count for each card"),
        (["one-of-each", {"cards": ["nobody"]}], "nobody is not in gorin yet"),
        (["one-of-each", {**few, "format": "short"}], "there is no format 'short'; choose from none"),
        (["one-of-each", 7], "a deck is an id, or a JSON object with cards"),
    ):
        with pytest.raises(InvalidSetup, match=said):
            decks_for(TOY.id, decks, 2)


def test_a_card_is_drawn_with_the_numbers_of_the_game():
    lines = [line.plain for line in card_face(library.LIBRARY, library.LIBRARY.cards()["omen"], 40)]
    assert "Omen" in lines[0] and "Strength 1" in lines[1] and "creature" in lines[-1]
