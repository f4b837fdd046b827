"""What a player takes or focuses unseen is told by nothing, neither by a name nor by a missing one."""

import random

from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.players.decks import draw, show_top_of_fate
from gorin.games.ccg.language.verbs.players.searching import search_deck
from gorin.games.ccg.language.which.card_filters import FATE_CARD
from gorin.language.core.knowing import knows
from support.ccg_cards import published
from support.ccg_duels import DUEL_CARDS, finish
from support.ccg_making import strategy
from support.ccg_table import table
from support.plain_cards import plain
from support.rule import rule


def plan(name, *parts):
    return strategy(name, focus=1, text=(open_(*parts),))


cards = published(
    *DUEL_CARDS,
    plan("Boast", show_top_of_fate()),
    plan("Study", draw(1)),
    plan("Seek", search_deck(FATE_CARD)),
)

DECK = ["value-5", "value-4", "value-3", "value-2", "value-1", "value-0"]


def facing(*hand):
    """North has the deck above; whatever he does, South looks on."""
    return table(
        north=plain("plain-samurai", hand=[*hand, "plain-sword", "plain-charm"], fate=DECK),
        south=plain("plain-stranger"),
    )


def heard(t, seat=1):
    """All that another player was told, and sees."""
    lines = [(line.sentence, line.refs) for line in t.game.events if line.visible_to(seat) and line.sentence]
    return lines, t.game.view(seat)


def sought(take):
    t = facing("boast", "seek")
    t.north.plays("boast")
    t.north.uses("seek", take)
    return t


@rule("CE-DRAW-05")
def test_a_card_that_everybody_has_seen_is_taken_as_secretly_as_any_other():
    shown, other = sought("value-5"), sought("value-2")
    assert heard(shown) == heard(other)
    assert "adds a card to its hand" in " ".join(shown.log)
    assert not knows(shown.s, 1, shown.card("value-5")) and knows(shown.s, 0, shown.card("value-5"))
    worlds = [shown.game.determinize(1, random.Random(seed)).state for seed in range(30)]
    assert len({world.what[world.players[0].hand[-1]] for world in worlds}) > 2


def test_who_takes_a_card_is_told_which():
    lines, _ = heard(sought("value-2"), seat=0)
    assert any("adds Value 2 to its hand" in sentence for sentence, _ in lines)


def duelling(focus, *before):
    """North has shown his top card, done something more, and focused a card against South's."""
    t = facing("boast", "study", "challenge")
    for card in ("boast", *before):
        t.north.plays(card)
    t.north.uses("challenge", "plain-samurai", "plain-stranger")
    t.south.chooses("guard-5")
    t.north.chooses(focus)
    return t


@rule("CE-DUEL-05", "CE-DUEL-08")
def test_a_card_that_everybody_has_seen_is_focused_as_secretly_as_any_other():
    assert heard(duelling("value-5")) == heard(duelling("value-4"))


def test_a_drawn_card_that_everybody_knows_is_focused_from_the_hand_as_secretly_as_any_other():
    shown, other = duelling("value-5", "study"), duelling("plain-charm", "study")
    assert heard(shown) == heard(other)
    for t in (shown, other):
        assert not knows(t.s, 1, t.card("value-5"))


@rule("CE-DUEL-20")
def test_what_goes_back_from_the_focus_pool_is_not_named():
    t = duelling("value-4")
    t.south.chooses("choice0")
    finish(t)
    assert t.zone("value-5") == "deck"
    assert not [line for line in t.log if "Value 5 goes" in line]
