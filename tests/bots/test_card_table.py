"""What a bot of any card game sees on a table: cards by id, whose they are, what an option would do."""

import gorin
from gorin.bots.card_table import CardTable
from gorin.bots.lcg.board import Board
from gorin.games.ccg.definition import catalogue
from gorin.kernel.decisions import Option

CHARGE = catalogue("celestial")["charge"]


def option(id, *refs):
    """An option like those of a decision, with an id and objects of its own."""
    made = Option(gorin.new("battle", seats=2).decision, id, 0)
    made._refs = refs
    return made


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
    players = [{"seat": seat, "side": seat, "lost": False} for seat in (0, 1)]
    attacker = {"id": "c5", "slug": "matsu-berserker", "owner": 1}
    conflict = {"attackers": [attacker], "defenders": []}
    seen = {"edition": "lcg", "seat": 0, "players": players, "conflict": conflict}
    assert Board(seen).holder == {"c5": 1}
    assert CardTable(seen).holder == {}
