"""Chapter: drawing, looking, revealing, showing, searching."""

from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.players.decks import draw, look_at_top, show_top_of_fate
from gorin.games.ccg.language.verbs.players.searching import search, search_deck
from gorin.games.ccg.language.which.card_filters import FOLLOWER
from gorin.games.ccg.presentation.hidden import is_face_down, knows
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import strategy
from support.ccg_table import table
from support.plain_cards import PLAIN, plain
from support.rule import rule


def plan(name, *parts):
    return strategy(name, focus=1, text=(open_(*parts),))


cards = published(
    *PLAIN,
    plan("Study", draw(1)),
    plan("Foresee", look_at_top(2, may_discard=True)),
    plan("Boast", show_top_of_fate()),
    plan("Find", search(FOLLOWER)),
    plan("Seek", search_deck(FOLLOWER)),
    also=("diamond",),
)

DECK = ["plain-sword", "plain-charm", *(f"guard-{n}" for n in range(1, 13))]


def studying(card, **facts):
    return table(north=plain(hand=[card, "plain-plan"], fate=DECK, **facts), south=plain())


def deck(t):
    """From the top down."""
    return [t.s.names[t.s.what[card]] for card in reversed(t.s.players[0].fate)]


@rule("CE-DRAW-01", "DE-GLO-04")
@also_in("diamond")
def test_the_top_card_of_the_own_fate_deck_is_drawn():
    t = studying("study")
    t.north.plays("study")
    assert t.north.hand == ["plain-plan", "plain-sword"]
    assert deck(t) == DECK[1:]


@rule("CE-DRAW-02")
def test_looking_shows_nobody_else_and_moves_nothing():
    t = studying("foresee")
    t.north.chooses("use:foresee")
    assert t.north.may == {"plain-sword", "plain-charm", "pass"}
    t.north.passes()
    assert deck(t) == DECK
    seen = t.s.players[0].fate[-2:]
    assert all(knows(t.s, 0, card) and not knows(t.s, 1, card) for card in seen)
    assert not knows(t.s, 0, t.s.players[0].fate[-3])
    assert "Plain Sword" not in " ".join(t.log)
    assert "plain-sword" not in str(t.game.view(1))


@rule("CE-DRAW-03")
def test_what_is_revealed_stays_face_up():
    t = table("events", north=plain(hand=["plain-plan"], provinces=["farm-1"]), south=plain())
    assert t.s.provinces[0].face_up
    t.until("dynasty")
    assert t.s.provinces[0].face_up
    assert "farm-1" in str(t.game.view(1)["players"][0]["provinces"])


@rule("CE-DRAW-04")
def test_what_is_shown_is_seen_by_all_and_is_face_down_again():
    t = studying("boast")
    t.north.plays("boast")
    top = t.s.players[0].fate[-1]
    assert knows(t.s, 1, top)
    assert "shows Plain Sword" in " ".join(t.log)
    assert is_face_down(t.s, top)
    assert deck(t) == DECK


@rule("CE-DRAW-05", "DE-GEN-04")
@also_in("diamond")
def test_a_deck_that_was_searched_is_shuffled():
    for card in ("find", "seek"):
        t = studying(card)
        t.north.chooses(f"use:{card}")
        t.north.chooses("guard-7")
        assert "guard-7" in t.north.hand
        rest = [slug for slug in DECK if slug != "guard-7"]
        assert sorted(deck(t)) == sorted(rest)
        assert deck(t) != rest
        assert not any(knows(t.s, 0, each) for each in t.s.players[0].fate)


@rule("CE-DRAW-05", "DE-GEN-04")
@also_in("diamond")
def test_it_is_shuffled_also_if_nothing_was_taken():
    t = studying("find")
    t.north.chooses("use:find")
    t.north.passes()
    assert sorted(deck(t)) == sorted(DECK)
    assert deck(t) != DECK
