"""Chapter: Ronin."""

from gorin.games.battle.map import LAND_BORDERS
from support.battle_table import new_table, side, table, token
from support.rule import rule

LAND_SPOTS = {f"{a}>{b}" for a, b in LAND_BORDERS} | {f"{b}>{a}" for a, b in LAND_BORDERS}


def is_ronin(player):
    return player.table.view()["players"][player.seat]["ronin"]


@rule("BR-RON-01")
def test_a_player_without_control_tokens_becomes_ronin_when_upkeep_starts():
    t = table(
        crab=side(),
        crane=side("crane_capital"),
        lion=side("lion_capital+2"),
        phase="upkeep",
        initiative=["crane", "lion", "rise-of-an-empire", "master-of-tactics"],
    )
    assert [is_ronin(player) for player in (t.crab, t.crane, t.lion)] == [True, False, False]
    assert t.kinds.index("upkeep") < t.kinds.index("ronin") < t.kinds.index("initiative")


@rule("BR-RON-01", "BR-RON-02")
def test_who_loses_the_last_province_in_battle_is_ronin_from_the_next_upkeep_on():
    t = table(
        crab=side("crab_east", hand=("army-3", "bluff")),
        crane=side("crane_south"),
    )
    t.crab.places("army-3", "crab_east>crane_south")
    assert t.crane.provinces == set()
    assert t.round == 3
    assert is_ronin(t.crane)
    course = [kind for kind in t.kinds if kind in ("battle", "round", "upkeep", "ronin")]
    assert course == ["battle", "round", "upkeep", "ronin"]


@rule("BR-RON-02")
def test_who_loses_the_last_control_token_during_placement_is_not_ronin_yet():
    t = table(
        crab=side("crab_east", hand=("raid", "diplomacy", "army-1", "bluff"), scouts=0, shugenja=0),
        crane=side("crane_south"),
        specials={"islands_east": "defense+1"},
        cards={"shadowlands_south": ("inspire-fear", "crab")},
    )
    t.crab.plays("inspire-fear", "crab_east", "islands_east")
    assert t.crab.provinces == set()
    assert not is_ronin(t.crab)
    assert t.told("ronin") == []
    assert t.crab.may == {"place:raid", "place:diplomacy", "place:army-1", "place:bluff"}
    assert t.crab.spots("army-1").isdisjoint(LAND_SPOTS)
    for face in ("raid", "diplomacy", "army-1"):
        t.crab.places(face, "islands_west")
    assert is_ronin(t.crab)


@rule("BR-RON-03")
def test_an_army_of_a_ronin_goes_on_any_land_border():
    t = table(
        crab=side(hand=("army-1", "bluff"), ronin=True),
        crane=side("crane_capital", "crane_south"),
    )
    assert len(LAND_SPOTS) == 128  # 64 borders, both ways
    assert t.crab.legal_spots("army-1") == LAND_SPOTS


@rule("BR-RON-03", "BR-RON-05")
def test_a_ronin_attacks_from_one_foreign_province_into_another():
    t = table(
        unicorn=side(hand=("army-2", "bluff"), ronin=True),
        crab=side("crab_east"),
        crane=side("crane_south"),
    )
    t.unicorn.places("army-2", "crab_east>crane_south")
    assert t.told("illegal") == []
    assert "Battle for Crane South: Unicorn attacks with 2; Crane defends with 0; Unicorn takes it." in t.log
    assert t.owner("crane_south") == "unicorn"


@rule("BR-RON-03")
def test_the_borders_of_others_are_closed_to_who_is_not_ronin():
    t = table(
        crab=side("crab_capital", hand=("army-2", "bluff")),
        crane=side("crane_capital", "crane_south"),
    )
    assert {spot.split(">")[0] for spot in t.crab.spots("army-2") & LAND_SPOTS} == {"crab_capital"}


@rule("BR-RON-04")
def test_a_ronin_places_no_raid_and_no_diplomacy():
    t = table(
        crab=side(hand=("raid", "diplomacy", "army-1", "bluff"), ronin=True, scouts=0, shugenja=0),
        crane=side("crane_capital"),
    )
    assert t.crab.may == {"place:army-1", "place:bluff"}
    assert t.crab.why_not("hand:raid") == t.crab.why_not("hand:diplomacy") == {"BR-RON-04"}


@rule("BR-RON-04")
def test_raid_and_diplomacy_of_a_ronin_are_illegal_on_the_board():
    t = table(
        crab=side("crab_east", ronin=True),
        crane=side("crane_south"),
        pieces=[token("crab", "raid", "crane_south"), token("crab", "diplomacy", "crab_east")],
        phase="resolution",
    )
    assert len(t.told("illegal")) == 2
    assert sorted(t.crab.discard) == ["diplomacy", "raid"]
    assert (t.special("crane_south"), t.special("crab_east")) == (None, None)


@rule("BR-RON-06", "BR-RON-07")
def test_a_ronin_who_cannot_place_is_skipped_for_the_rest_of_the_phase():
    t = table(
        crab=side(hand=("raid", "diplomacy", "bluff"), ronin=True),
        crane=side("crane_capital", hand=("army-1", "army-2", "army-3", "bluff")),
        lion=side("lion_capital"),
    )
    t.crab.places("bluff", "islands_east")
    t.crane.places("army-1", "crane_capital")
    assert t.told("cannot_place") == [(t.crab.seat,)]
    assert (t.phase, t.awaits) == ("placement", ["crane"])
    assert t.crab.hand == ["diplomacy", "raid"]
    t.crane.places("army-2", "crane_capital")
    assert (t.phase, t.awaits) == ("placement", ["crane"])
    assert t.told("cannot_place") == [(t.crab.seat,)]
    t.crane.places("army-3", "crane_capital")
    assert t.round == 3


@rule("BR-RON-07")
def test_a_skipped_ronin_takes_turns_again_in_the_next_round():
    t = table(
        crab=side(hand=("raid", "diplomacy"), ronin=True),
        crane=side("crane_capital", hand=("army-1", "bluff")),
        initiative=["crab", "rise-of-an-empire", "master-of-tactics"],
    )
    t.crane.places("army-1", "crane_capital")
    assert (t.round, t.awaits) == (3, ["crab"])
    assert {"raid", "diplomacy"} <= set(t.crab.hand)


@rule("BR-RON-08")
def test_a_ronin_with_a_control_token_is_ronin_no_longer():
    t = table(
        crab=side(hand=("army-2", "bluff"), ronin=True),
        crane=side("crane_capital", "crane_south"),
        initiative=["crab", "rise-of-an-empire", "master-of-tactics"],
    )
    t.crab.places("army-2", "crane_capital>crane_central")
    assert t.crab.provinces == {"crane_central"}
    assert not is_ronin(t.crab)
    assert t.kinds.index("upkeep") < t.kinds.index("no_longer_ronin") < t.kinds.index("initiative")
    assert {spot.split(">")[0] for spot in t.crab.spots("bluff") & LAND_SPOTS} == {"crane_central"}


@rule("BR-RON-09")
def test_a_ronin_without_control_tokens_stays_ronin():
    t = table(
        crab=side(hand=("army-1", "bluff"), ronin=True),
        crane=side("crane_capital", "crane_south"),
        initiative=["crab", "rise-of-an-empire", "master-of-tactics"],
    )
    t.crab.places("army-1", "crane_central>crane_capital")
    assert t.round == 3
    assert t.crab.provinces == set()
    assert is_ronin(t.crab)
    assert t.told("no_longer_ronin") == []
    assert t.crab.spots("bluff") > LAND_SPOTS


@rule("BR-RON-10")
def test_a_player_without_control_tokens_draws_and_places_on():
    t = table(
        crab=side(),
        crane=side("crane_capital"),
        lion=side("lion_capital"),
        first="crane",
        phase="upkeep",
        initiative=["crab", "lion", "rise-of-an-empire", "master-of-tactics"],
    )
    assert is_ronin(t.crab)
    assert not t.game.over
    assert len(t.crab.hand) == 6
    assert (t.first, t.awaits) == ("crab", ["crab"])
    t.crab.places("bluff", "islands_east")
    assert ("crab", "islands_east") in t.pieces


@rule("BR-RON-11")
def test_navies_and_shinobi_of_a_ronin_attack_as_usual():
    t = table(
        crab=side(hand=("navy-1", "shinobi-2", "bluff"), ronin=True),
        crane=side("crane_capital", "crane_south"),
    )
    told = t.view()["provinces"]
    coasts = {f"sea>{name}" for name, province in told.items() if province["coastal"]}
    assert t.crab.legal_spots("navy-1") == coasts
    assert t.crab.legal_spots("shinobi-2") == set(told)
    t.crab.places("navy-1", "sea>crane_south")
    t.crab.places("shinobi-2", "islands_east")
    assert t.crab.provinces == {"crane_south", "islands_east"}


def test_who_finds_no_open_province_is_skipped_as_well():
    """Not in the book: with every province at peace or scorched there is nowhere to place anything."""
    provinces = list(new_table().view()["provinces"])
    specials = {p: "peace" if i < 15 else "scorched-earth" for i, p in enumerate(provinces)}
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_capital"),
        specials=specials,
    )
    assert t.told("cannot_place")[0] == (0,)
    assert t.game.over, "nobody could place anything in the later rounds either"
