"""What a bot of any card game sees on a table: cards by id, whose they are, what an option would do."""

from types import SimpleNamespace

from gorin.bots.card_table import CardTable
from gorin.games.ccg.definition import catalogue

CHARGE = catalogue("celestial")["charge"]


def option(id, *refs):
    return SimpleNamespace(id=id, refs=refs)


def view(**more):
    guard = {"id": "c1", "slug": "hida-kaoru"}
    mine = {"seat": 0, "hand": [{"id": "c2", "slug": "charge"}], "home": [{**guard, "with": []}], "deck": 7}
    other = {"seat": 1, "hand": [{"id": "c9"}], "home": [{"id": "c3", "slug": "iron-mine"}]}
    gone = {"seat": 2, "lost": True, "home": []}
    return {"edition": "celestial", "seat": 0, "players": [mine, other, gone], "doing": {"seat": 0}, **more}


def test_the_cards_that_can_be_read_are_noted_with_their_players():
    table = CardTable(view())
    assert table.holder == {"c1": 0, "c2": 0, "c3": 1}
    assert table.is_mine(table.cards["c1"]) and not table.is_mine(table.cards["c3"])
    assert table.definition(table.cards["c3"]).name == "Iron Mine"
    assert [rival["seat"] for rival in table.rivals] == [1]


def test_an_option_is_the_ability_that_it_would_use():
    charge = option(f"use:c2:{CHARGE.abilities[0].number}", "c2")
    table = CardTable(view(), [charge, option("pass")])
    assert table.card_of(charge) == table.cards["c2"]
    assert table.offered(charge) is not None
    assert table.offered(option("use:c9:0", "c9")) is None
    assert table.may_pass and table.is_my_doing
    assert not CardTable(view(doing=None)).is_my_doing


def test_a_game_notes_what_lies_apart_from_the_players():
    class Board(CardTable):
        def note_rest(self):
            self.note(self.view["field"], 1)

    assert Board(view(field=[{"id": "c5", "slug": "hida-kaoru"}])).holder["c5"] == 1
