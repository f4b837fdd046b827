"""Chapter: Quick Reference."""

from support.battle_table import side, table, token
from support.rule import rule


def told(t, begin, end, *kinds):
    """The events of these kinds, in their order, between two events."""
    start = t.kinds.index(begin)
    return [kind for kind in t.kinds[start : t.kinds.index(end, start)] if kind in kinds]


@rule("BR-QRF-01")
def test_upkeep_finds_the_first_player_then_draws_then_plays_territory_cards():
    t = table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        lion=side("lion_capital"),
        cards={"mainland": ("bountiful-harvest", "crab"), "dragon": ("sacred-ground", "crane")},
        initiative=["crane", "lion", "master-of-tactics", "rise-of-an-empire"],
        phase="upkeep",
    )
    assert t.first == "crane"
    assert [len(player["hand"]) for player in (t.crab.own, t.crane.own, t.lion.own)] == [6, 6, 6]
    assert t.phase == "upkeep"
    assert t.crane.may == {"play:sacred-ground", "pass"}  # drawn before the cards, and the new first begins
    t.crane.passes()
    t.crab.plays("bountiful-harvest", "crab_capital")
    t.crane.passes()
    assert told(t, "upkeep", "placement", "initiative", "first", "draw", "card_played", "passed") == [
        "initiative",
        "first",
        "draw",
        "draw",
        "draw",
        "passed",
        "card_played",
        "passed",
    ]


@rule("BR-QRF-02")
def test_a_blessing_goes_faceup_on_a_border_where_a_token_lies_and_nothing_else_does():
    t = table(
        crab=side("crab_east", hand=("army-2", "army-1", "blessing-2", "bluff")),
        crane=side("crane_south", hand=("army-1", "army-2", "bluff")),
    )
    t.crab.places("army-2", "crab_east>crane_south")
    assert "crane_south>crab_east" not in t.crane.spots("army-1")
    t.crane.places("army-1", "crane_south")
    assert "crab_east>crane_south" not in t.crab.spots("army-1")
    t.crab.places("blessing-2", "crab_east>crane_south")
    on_border = [piece for piece in t.view()["pieces"] if piece["spot"] == "crab_east>crane_south"]
    assert [(piece["faceup"], piece.get("face")) for piece in on_border] == [
        (False, None),
        (True, "blessing-2"),
    ]
    assert t.crane.face_at("crab_east>crane_south") == [None, "blessing-2"]


@rule("BR-QRF-02")
def test_all_tokens_but_blessings_are_placed_facedown():
    faces = ("army-1", "navy-1", "shinobi-1", "diplomacy", "raid", "bluff")
    for face in faces:
        hand = (face, "army-2", "army-3")
        t = table(crab=side("crab_capital", hand=hand), crane=side("crane_capital"))
        t.crab.places(face, "crab_capital")
        assert [piece["faceup"] for piece in t.view()["pieces"]] == [False]
        assert t.crane.face_at("crab_capital") == [None]


@rule("BR-QRF-03")
def test_resolution_takes_its_seven_steps_in_order():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_capital"),
        lion=side("lion_capital", "lion_northwest"),
        pieces=[
            token("lion", "army-2", "lion_capital>lion_east"),
            token("crane", "diplomacy", "crane_capital"),
            token("crab", "raid", "scorpion_capital"),
            token("crab", "army-1", "unicorn_capital"),  # against the rules
            token("crab", "bluff", "crab_east"),
        ],
        phase="resolution",
    )
    steps = ("revealed", "bluff_back", "illegal", "raid", "diplomacy", "battle", "claimed", "round")
    assert told(t, "resolution", "upkeep", *steps) == ["revealed"] * 5 + list(steps[1:])
    assert t.special("scorpion_capital") == "scorched-earth"
    assert t.special("crane_capital") == "peace"
    assert "lion" in t.lion.cards  # claimed after the battle that won its last province
    assert t.round == 3


@rule("BR-QRF-03")
def test_raids_come_before_diplomacy_and_diplomacy_before_battles():
    t = table(
        crab=side("crab_east", "crab_capital"),
        crane=side("crane_south", "mainland_east"),
        pieces=[
            token("crane", "diplomacy", "crane_south"),
            token("crane", "diplomacy", "mainland_east"),
            token("crab", "army-3", "crab_east>crane_south"),
            token("crab", "raid", "crane_south"),
            token("crab", "navy-2", "sea>mainland_east"),
        ],
        phase="resolution",
    )
    assert t.special("crane_south") == "scorched-earth"  # no peace came, and the army never fought
    assert t.owner("crane_south") is None
    assert t.special("mainland_east") == "peace"  # nor did the navy
    assert t.owner("mainland_east") == "crane"
    assert t.told("battle") == []


@rule("BR-QRF-04")
def test_faceup_control_tokens_give_honor_everywhere_but_in_the_shadowlands():
    t = table(
        crab=side("lion_east+3", "shadowlands_north+4", "shadowlands_south+2", objective="way_of_the_sail"),
        crane=side("crane_capital"),
        phase="scoring",
    )
    assert t.crab.score == {"flowers": 2, "faceup": 3, "objective": 0, "territories": 0}
    assert t.game.outcome.scores[0] == 5
