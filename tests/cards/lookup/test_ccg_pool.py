"""The tables of facts of the CCG: what a line says, and the cards that nobody has written yet."""

from __future__ import annotations

import pytest

import gorin
from gorin.cards.decks import parse_deck
from gorin.cards.query import search
from gorin.games.ccg.celestial.cards import CARDS
from gorin.games.ccg.celestial.pool import POOL, card
from gorin.games.ccg.definition import NO_REQUIREMENT, catalogue
from gorin.games.ccg.pool import Pool, read_line
from gorin.games.ccg.war_of_honor.cards import BORROWED
from gorin.games.ccg.war_of_honor.pool import POOL as WAR_POOL
from gorin.language.library.library import library_of

OWN_BASE_SETS = ("celestial", "diamond")


def test_a_line_has_the_numbers_of_its_type():
    castle = read_line("Castle | Crab stronghold | strength=8 gold=4 honor=3 | Fort", ())
    assert (castle.province_strength, castle.gold_production, castle.starting_honor) == (8, 4, 3)
    hero = read_line("Hero - exp2 | Lion personality | force=5 chi=4 req=- cost=9 honor=2", ())
    assert (hero.slug, hero.clans, hero.experience) == ("hero-exp2", ("Lion",), 2)
    assert (hero.force, hero.chi, hero.gold_cost, hero.personal_honor) == (5, 4, 9, 2)
    assert hero.honor_req == NO_REQUIREMENT
    assert read_line("Shrine | holding | cost=3 honor=2 | Unique, Temple", ()).honor_production == 2
    assert read_line("Levy | strategy | cost=* focus=2", ()).gold_cost == 0


@pytest.mark.parametrize(
    "line", ["Castle | Crab fort | strength=8", "Guard | follower | strenght=8", "Guard | follower | force=x"]
)
def test_a_line_that_means_nothing_is_refused(line: str):
    with pytest.raises((KeyError, ValueError)):
        read_line(line, ())


def test_a_card_is_written_with_its_experience_level():
    assert card("Hiruma Aki - exp").experience == 1
    with pytest.raises(ValueError, match="no printed facts of Hida Kuon, but of Hida Kuon - exp6"):
        card("Hida Kuon")
    with pytest.raises(ValueError, match=r"no printed facts of Hida Koan$"):
        card("Hida Koan")


def test_what_is_not_certain_is_told_of_the_card():
    doubted = Pool(["Ring of Air | ring | focus=4"], {"Ring of Air": "The wording was not found."})
    assert doubted.card("Ring of Air", ()).doubt == "The wording was not found."


def test_every_doubt_is_about_a_card_of_the_table():
    assert {each.shown_title for each in CARDS if each.doubt}
    for title in POOL.doubts:
        assert card(title).doubt == POOL.doubts[title]


def test_a_card_that_another_edition_has_is_a_title_in_the_table():
    assert [each.slug for each in BORROWED] == WAR_POOL.borrowed()
    with pytest.raises(ValueError, match="no printed facts"):
        WAR_POOL.card("Charge", ())


@pytest.mark.parametrize("game", OWN_BASE_SETS)
def test_cards_that_nobody_has_written_can_be_looked_up_but_not_played(game: str):
    library, known = library_of(game), catalogue(game)
    waiting = [each for each in library.published() if not each.complete]
    assert len(waiting) > 100
    assert [each.slug for each in waiting if each.slug in known] == []
    assert {each["slug"] for each in search(game, "complete:no")} == {each.slug for each in waiting}
    assert all(library.text(each) == "" and library.numbers_shown(each) is not None for each in waiting)


def test_a_deck_with_such_a_card_is_refused_with_its_name():
    library = library_of("celestial")
    deck = library.decks["lion-shamate-keep"]
    waiting = next(each for each in library.published() if not each.complete and each.is_fate)
    lists = {part: list(slugs) for part, slugs in deck.lists.items()}
    lists["fate"][0] = waiting.slug
    told = library.why_illegal(library.make("mine", "Mine", lists))
    assert len(told) == 1 and waiting.name in told[0]
    brought = {"stronghold": lists["stronghold"][0], "dynasty": lists["dynasty"], "fate": lists["fate"]}
    with pytest.raises(gorin.GorinError, match=waiting.name):
        gorin.new("celestial", decks=[brought, "lion-shamate-keep"])


def test_the_tables_of_an_edition_speak_its_language():
    diamond = library_of("diamond").cards()
    assert {each.type_name for each in diamond.values() if each.name == "Confusion at Court"} == {"Action"}
    assert parse_deck("diamond", "1 Confusion at Court").deck.lists["fate"] == ["confusion-at-court"]
