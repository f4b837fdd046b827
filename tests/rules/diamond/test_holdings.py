"""Chapter: card types, as far as it is about Holdings: Fortifications, Gold and Honor Production."""

import gorin
from gorin.games.ccg.acting.gold import is_gold_producing
from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.diamond.rules import LIBRARY
from gorin.games.ccg.language.abilities import battle, open_
from gorin.games.ccg.language.traits import discounts, produces, this_province_has_strength
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import HOLDING, PERSONALITY
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.reading import fortifications, province
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_diamond import EDITION, fighting, laid
from support.ccg_making import holding, strategy
from support.plain_cards import PLAIN, face_up, plain
from support.rule import rule


def fortification(name, *text):
    return holding(name, gold=2, keywords=("Fortification",), text=text)


cards = published(
    *PLAIN,
    fortification("Wall", this_province_has_strength(3)),
    fortification("Tower", battle(gain_honor(1))),
    holding("Broker", gold=2, text=(discounts(2, PERSONALITY),)),
    holding("Shrine", gold=2, honor=1, text=(produces(2),)),
    strategy("Annex", focus=1, text=(open_(target(HOLDING), take_control(TARGET)),)),
    edition=EDITION,
)

FARMS = ["farm-6", "farm-7", "farm-8"]


def building(*slugs, play=(), **facts):
    return laid("dynasty", north=plain(*FARMS, *play, provinces=face_up(*slugs), **facts), south=plain())


def buys(t, slug, nth=0):
    t.north.chooses(f"buy:c{t.card(slug, nth)}")
    while "Pay" in t.prompt:
        t.north.chooses("choice0")


@rule("DE-CRD-12", "DE-CRD-13")
def test_a_fortification_stays_at_its_province():
    t = building("farm-1", "wall", "farm-2", "farm-3")
    before = [t.strength(place) for place in range(4)]
    buys(t, "wall")
    assert fortifications(t.s, 1) == [t.card("wall")]
    assert not t.is_bowed("wall")
    assert [t.strength(place) for place in range(4)] == [before[0], before[1] + 3, before[2], before[3]]
    again = gorin.setup(EDITION, t.game.position())
    assert fortifications(again.state, 1) != [] and fortifications(again.state, 0) == []
    shown = {card["name"]: card for card in t.game.view(1)["players"][0]["holdings"]}
    assert shown["Wall"]["on"] == "p1" and "on" not in shown["Farm 6"]


@rule("DE-CRD-14")
def test_one_copy_of_each_at_a_province():
    play = [{"card": "wall", "on": 0}]
    t = building("wall", "wall", "farm-2", "farm-3", play=play)
    offered = {option.id for option in t.game.decision.options if option.id.startswith("buy")}
    lying = [place.card for place in t.s.provinces if place.owner == 0]
    assert f"buy:c{lying[0]}" not in offered and f"buy:c{lying[1]}" in offered
    assert "once" in str(t.game.why_not(0, f"c{lying[0]}"))
    t = building("tower", "farm-1", "farm-2", "farm-3", play=play)
    buys(t, "tower")
    assert len(fortifications(t.s, 0)) == 2


@rule("DE-CRD-13")
def test_it_falls_with_its_province_and_cannot_be_taken():
    t = laid(north=plain(hand=["annex", "guard-1"]), south=plain({"card": "wall", "on": 5}))
    t.north.plays("annex", "wall")
    assert t.s.controller[t.card("wall")] == 1
    ops.destroy_province(t.s, province(t.s, 5), 0)
    assert t.zone("wall") == "discard"


@rule("DE-CRD-13")
def test_it_is_used_in_battles_at_its_own_province():
    for place, there in ((4, True), (5, False)):
        defender = plain("plain-samurai", home=[{"card": "tower", "on": place}], hand=["guard-1"])
        t = fighting(plain("plain-stranger"), defender)
        assert ("use:tower" in t.defender.may) == there


@rule("DE-CRD-15")
def test_what_only_makes_cards_cheaper_produces_no_gold():
    t = laid(north=plain("broker", "farm-6", "plain-samurai"), south=plain())
    found = [is_gold_producing(t.s, t.card(each)) for each in ("broker", "farm-6", "plain-samurai")]
    assert found == [False, True, False]


@rule("DE-CRD-17")
def test_a_holding_may_show_honor_production():
    shrine, farm = catalogue(EDITION)["shrine"], catalogue(EDITION)["farm-1"]
    assert LIBRARY.numbers_shown(shrine)["Honor Production"] == "1"
    assert "Honor Production" not in LIBRARY.numbers_shown(farm)
    assert (shrine.honor_production, shrine.gold_cost) == (1, 2)
