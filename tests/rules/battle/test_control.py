"""Chapter: Control and Combat Tokens."""

import pytest

from support.battle_table import side, table, token
from support.rule import rule


def at_war(**facts):
    return table(
        crab=side("crab_east+1", hand=("army-1", "army-2", "blessing-2", "bluff")),
        crane=side("crane_south", hand=("army-1", "bluff")),
        lion=side("lion_capital"),
        **facts,
    )


# --- the two sides of a token ---


@rule("BR-CTL-01")
def test_everybody_sees_whose_a_facedown_combat_token_is_but_not_what_it_is():
    t = at_war()
    t.crab.places("army-2", "crab_east>crane_south")
    for seat in (None, 1, 2):
        (piece,) = t.view(seat)["pieces"]
        assert (t.clan_of(piece["seat"]), piece["spot"]) == ("crab", "crab_east>crane_south")
        assert not piece["faceup"]
        assert "face" not in piece
    assert t.crab.face_at("crab_east>crane_south") == ["army-2"]


@rule("BR-CTL-01")
def test_the_others_see_the_same_whatever_lies_facedown():
    def seen(face):
        t = at_war()
        t.crab.places(face, "crab_east>crane_south")
        told = [line.sentence for line in t.game.events if line.visible_to(2)]
        return t.view(None), t.view(1), t.view(2), told

    assert seen("army-1") == seen("army-2") == seen("bluff")


@rule("BR-CTL-01")
def test_a_facedown_control_token_shows_its_owner_to_everybody():
    t = at_war()
    for seat in (None, 0, 1, 2):
        told = t.view(seat)["provinces"]["crane_south"]
        assert (t.clan_of(told["owner"]), told["facedown"], told["faceup"]) == ("crane", 1, 0)


@rule("BR-CTL-02")
def test_combat_tokens_lie_facedown_or_faceup():
    t = at_war()
    t.crab.places("army-2", "crab_east>crane_south")
    t.crane.places("army-1", "crane_south")
    t.crab.places("blessing-2", "crab_east>crane_south")
    assert [(piece["faceup"], piece.get("face")) for piece in t.view()["pieces"]] == [
        (False, None),
        (False, None),
        (True, "blessing-2"),
    ]


@rule("BR-CTL-02")
def test_facedown_combat_tokens_are_turned_faceup_in_resolution():
    t = at_war(pieces=[token("crane", "army-1", "crane_south")], phase="resolution")
    assert "Crane reveals army 1 in Crane South." in t.log


@rule("BR-CTL-02")
def test_control_tokens_lie_facedown_or_faceup():
    t = table(
        crab=side("crab_east", hand=("army-1", "bluff")),
        crane=side("crane_south", hand=("army-3", "bluff")),
    )
    assert t.control("crab_east") == (1, 0)
    t.crab.places("army-1", "crab_east")
    t.crane.places("army-3", "crane_south>mainland_west")
    assert t.control("crab_east") == (1, 1)  # defended: one more, faceup
    assert t.control("mainland_west") == (1, 0)  # taken: one, facedown


# --- who controls a province ---


@rule("BR-CTL-03")
def test_a_player_controls_every_province_with_own_control_tokens_and_may_attack_from_it():
    t = table(
        crab=side("crab_east", "lion_east+2", "islands_west", hand=("army-1", "bluff")),
        crane=side("crane_south"),
    )
    assert t.crab.provinces == {"crab_east", "lion_east", "islands_west"}
    assert t.crane.provinces == {"crane_south"}
    origins = {spot.split(">")[0] for spot in t.crab.legal_spots("army-1") if ">" in spot}
    assert origins == {"crab_east", "lion_east", "islands_west"}
    assert t.view()["players"][0]["honor"] == 3 + (2 + 2) + 1  # flowers, and two faceup tokens


@rule("BR-CTL-03")
def test_control_passes_to_whoever_has_the_control_tokens_there():
    t = table(
        crab=side("crab_east", hand=("army-3", "bluff")),
        crane=side("crane_south"),
    )
    t.crab.places("army-3", "crab_east>crane_south")
    assert t.owner("crane_south") == "crab"
    assert t.crane.provinces == set()


@rule("BR-CTL-04")
def test_a_province_without_control_tokens_is_nobodys():
    t = table(
        crab=side("crab_east", hand=("army-1", "bluff")),
        crane=side("crane_south"),
    )
    owners = {name: told["owner"] for name, told in t.view()["provinces"].items()}
    assert {name for name, owner in owners.items() if owner is not None} == {"crab_east", "crane_south"}
    assert not any(spot.startswith("mainland_west>") for spot in t.crab.spots("army-1"))
    assert "mainland_west" in t.crab.feints("army-1")  # nothing of one's own to defend there


@rule("BR-CTL-04", "BR-CTL-05")
def test_a_province_that_loses_its_last_control_token_is_nobodys():
    t = sacrificing("crab_east")
    assert t.control("crab_east") == (0, 0)
    assert t.owner("crab_east") is None
    assert t.crab.provinces == {"crab_capital", "shadowlands_south"}


# --- control tokens taken away by cards ---


def sacrificing(province):
    """The Crab give up one control token in this province to a card of the Shadowlands."""
    t = table(
        crab=side("crab_capital", province, "shadowlands_south", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_south"),
        specials={"lion_east": "defense+1"},
        cards={"shadowlands_south": ("inspire-fear", "crab")},
    )
    pool = t.crab.own["control_pool"]
    t.crab.plays("inspire-fear", province.partition("+")[0])
    assert t.crab.own["control_pool"] == pool + 1
    return t


@rule("BR-CTL-05")
@pytest.mark.parametrize(("faceup", "left"), ((3, (1, 2)), (2, (1, 1)), (1, (1, 0)), (0, (0, 0))))
def test_a_card_takes_faceup_control_tokens_before_facedown_ones(faceup, left):
    t = sacrificing(f"crab_east+{faceup}")
    assert t.control("crab_east") == left


@rule("BR-CTL-05")
def test_dark_favors_takes_a_faceup_control_token_first_too():
    t = table(
        crab=side("crab_east+2", "shadowlands_north", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_south"),
        pieces=[token("crane", "army-1", "crane_south")],
        cards={"shadowlands_north": ("dark-favors", "crab")},
    )
    t.crab.plays("dark-favors", "crab_east")
    assert t.control("crab_east") == (1, 1)
