"""Chapter: Placement Phase."""

from collections import Counter

import pytest

import gorin
from support.battle_table import new_table, side, table, token
from support.rule import rule


def battles(t):
    """The sentences about battles."""
    return [line for line in t.log if line.startswith("Battle for")]


# --- turns -------------------------------------------------------------------------------------------


@rule("BR-PLC-01")
def test_turns_go_clockwise_from_the_first_player_one_token_each():
    hand = ("army-1", "army-2", "bluff")
    t = table(
        crab=side("crab_capital", hand=hand),
        crane=side("crane_capital", hand=hand),
        lion=side("lion_capital", hand=hand),
        first="crane",
    )
    order = []
    for face in ("army-1", "army-1", "army-1", "army-2", "army-2", "army-2"):
        (clan,) = t.awaits
        order.append(clan)
        getattr(t, clan).places(face, f"{clan}_capital")
        assert len(t.told("placed")) == len(order)
    assert order == ["crane", "lion", "crab"] * 2


@rule("BR-PLC-02")
def test_placing_goes_on_until_each_player_has_one_token_left():
    t = new_table(clans=["crab", "crane", "lion"])
    t.play_on("placement")
    for turn in range(3 * 5):
        assert (t.round, t.phase) == (1, "placement")
        assert sum(told["hand_count"] for told in t.view()["players"]) == 3 * 6 - turn
        player = t.seat(t.view()["awaiting"][0])
        player.places(next(face for face in player.hand if not face.startswith("blessing")), "crab_capital")
    assert Counter(seat for seat, spot in t.told("placed")) == {0: 5, 1: 5, 2: 5}
    assert t.round == 2
    assert t.kinds.count("resolution") == 1


@rule("BR-PLC-02", "BR-PLC-05")
def test_a_player_with_one_token_left_takes_no_more_turns():
    t = table(
        crab=side("crab_capital", hand=("army-1", "bluff")),
        crane=side("crane_capital", hand=("army-1", "army-2", "army-3", "bluff")),
        lion=side("lion_capital"),
    )
    t.crab.places("army-1", "crab_capital")
    for face in ("army-1", "army-2"):
        t.crane.places(face, "crane_capital")
        assert (t.phase, t.awaits) == ("placement", ["crane"])
    t.crane.places("army-3", "crane_capital")
    assert t.round == 3


@rule("BR-PLC-03")
def test_placing_is_compulsory():
    t = table(
        crab=side("crab_capital", hand=("army-1", "raid", "bluff"), scouts=0, shugenja=0),
        crane=side("crane_capital"),
    )
    assert t.crab.may == {"place:army-1", "place:raid", "place:bluff"}
    t.crab.choose("place:army-1", "back")
    assert t.crab.may == {"place:army-1", "place:raid", "place:bluff"}
    with pytest.raises(gorin.IllegalChoice):
        t.crab.passes()


@rule("BR-PLC-04")
def test_the_token_left_over_is_kept_for_the_next_round():
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-5", "bluff")),
        crane=side("crane_capital"),
    )
    t.crab.places("army-1", "crab_capital")
    t.crab.places("bluff", "crane_capital")
    assert t.round == 3
    assert "army-5" in t.crab.hand
    assert t.crab.pool.count("army-5") == 0  # it was the only one: kept, not drawn
    assert (t.crab.seat, 4) in t.told("draw")


# --- the tokens --------------------------------------------------------------------------------------

CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")


def sets_by_clan():
    """Clan -> all its combat tokens, counted behind the screens of real games."""
    sets = {}
    for clans in (CLANS[:5], CLANS[5:]):
        t = new_table(clans=list(clans))
        sets |= {clan: Counter(t.seat(i).hand + t.seat(i).pool) for i, clan in enumerate(clans)}
    return sets


@rule("BR-PLC-06")
def test_every_clan_has_a_common_set_and_one_token_of_its_own():
    sets = sets_by_clan()
    # Crane, Unicorn and the two with a big blessing overlap; what all seven share is the common set.
    common = sets["crab"] & sets["crane"] & sets["lion"]
    assert common.total() == 26
    assert common["bluff"] == 1
    own = {clan: sorted((tokens - common).elements()) for clan, tokens in sets.items()}
    assert own == {
        "crab": ["navy-3"],
        "crane": ["diplomacy"],
        "dragon": ["blessing-3"],
        "lion": ["army-6"],
        "phoenix": ["blessing-3"],
        "scorpion": ["shinobi-3"],
        "unicorn": ["raid"],
    }
    assert all(tokens.total() == 27 for tokens in sets.values())


@rule("BR-PLC-07")
def test_everybody_may_read_which_tokens_each_clan_has():
    t = new_table(clans=["crab", "crane", "lion"])
    t.play_on("placement")
    for looker in (None, 0, 1, 2):
        for seat in range(3):
            own = t.seat(seat)
            assert Counter(t.view(looker)["players"][seat]["tokens"]) == Counter(own.hand + own.pool)


@rule("BR-PLC-08")
def test_armies_navies_shinobi_and_blessings_have_strength_and_the_others_none():
    t = table(
        crab=side("crab_east"),
        crane=side("crane_south", "crane_capital"),
        pieces=[
            token("crab", "army-3", "crab_east>crane_south"),
            token("crab", "navy-1", "sea>crane_south"),
            token("crab", "shinobi-2", "crane_south"),
            token("crab", "blessing-2", "crab_east>crane_south", on=1),
            token("crane", "army-1", "crane_south"),
            token("crane", "bluff", "crane_south"),
            token("crane", "raid", "crane_south"),
            token("crab", "diplomacy", "crane_south"),
        ],
        phase="resolution",
    )
    assert battles(t) == ["Battle for Crane South: Crab attacks with 8; Crane defends with 1; Crab takes it."]
    sets = sum(sets_by_clan().values(), Counter())
    assert {face for face in sets if "-" not in face} == {"diplomacy", "raid", "bluff"}


# --- where they go -----------------------------------------------------------------------------------


@rule("BR-PLC-09")
def test_a_token_goes_on_a_border_or_into_the_middle_of_a_province():
    t = table(crab=side("crab_capital", hand=("army-1", "bluff")), crane=side("crane_capital"))
    told = t.view()["provinces"]
    coasts = {f"sea>{name}" for name, province in told.items() if province["coastal"]}
    inland = {"crab_central", "mainland_south", "shadowlands_north", "shadowlands_south"}
    borders = {f"crab_capital>{name}" for name in inland}
    assert t.crab.spots("army-1") == set(told) | borders | coasts - {"sea>crab_capital"}
    t.crab.choose("place:army-1")
    options = {o["id"]: o["refs"] for o in t.crab.sees["decision"]["options"]}
    assert options["crab_central"] == ["province:crab_central"]
    assert options["crab_capital>crab_central"] == [
        "border:crab_capital|crab_central",
        "province:crab_central",
    ]
    assert options["sea>islands_east"] == ["border:islands_east|sea", "province:islands_east"]


@rule("BR-PLC-10")
def test_one_token_closes_a_border_for_everybody_and_in_both_directions():
    t = table(
        crab=side("crab_east", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_south", hand=("army-1", "bluff")),
        lion=side("lion_capital", hand=("navy-1", "bluff")),
    )
    assert {"crab_east>crane_south", "sea>crane_capital"} <= t.crab.spots("army-1")
    t.crab.places("army-1", "crab_east>crane_south")
    assert "crane_south>crab_east" not in t.crane.spots("army-1")
    assert t.crane.spots("army-1") >= {"crane_south>scorpion_capital", "sea>crane_capital"}
    t.crane.places("army-1", "crane_south")
    t.lion.places("navy-1", "sea>crane_capital")
    assert t.crab.spots("army-2").isdisjoint({"crab_east>crane_south", "sea>crane_capital"})
    t.crab.choose("place:army-2")
    assert "BR-PLC-10" in t.crab.why_not("border:crab_east|crane_south")


@rule("BR-PLC-11", "BR-BLS-01")
def test_a_blessing_shares_a_border_with_the_token_under_it():
    t = table(
        crab=side("crab_east", hand=("army-1", "blessing-2", "blessing-2", "bluff")),
        crane=side("crane_south"),
    )
    t.crab.places("army-1", "crab_east>crane_south")
    t.crab.places("blessing-2", "crab_east>crane_south")
    assert [piece["spot"] for piece in t.view()["pieces"]] == ["crab_east>crane_south"] * 2


@rule("BR-PLC-12", "BR-PLC-18")
def test_a_token_lies_facedown_and_a_blessing_faceup():
    t = table(
        crab=side("crab_capital", hand=("army-4", "blessing-2", "raid", "bluff")),
        crane=side("crane_capital"),
    )
    t.crab.places("army-4", "crab_capital")
    t.crab.places("blessing-2", "crab_capital")
    assert t.crane.face_at("crab_capital") == [None, "blessing-2"]
    assert [(piece["faceup"], piece.get("face")) for piece in t.view()["pieces"]] == [
        (False, None),
        (True, "blessing-2"),
    ]


@rule("BR-PLC-13")
def test_any_number_of_tokens_may_defend_a_province():
    hand = ("army-1", "army-2", "army-3", "shinobi-1", "bluff")
    t = table(crab=side("crab_capital", hand=hand), crane=side("crane_capital"))
    for face in hand[:4]:
        t.crab.places(face, "crab_capital")
    assert sorted(t.crab.discard) == sorted(hand[:4])
    assert t.told("illegal") == []
    t = table(
        crab=side("crab_central"),
        crane=side("crane_capital"),
        pieces=[
            *(token("crab", face, "crab_central") for face in hand[:4]),
            token("crane", "shinobi-2", "crab_central"),
        ],
        phase="resolution",
    )
    assert battles(t) == [
        "Battle for Crab Central: Crane attacks with 2; Crab defends with 7; Crab holds it."
    ]


@rule("BR-PLC-14")
def test_the_arrow_of_a_border_token_shows_which_province_it_attacks():
    t = table(
        crab=side("crab_east", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_south", hand=("army-1", "bluff")),
    )
    t.crab.places("army-1", "crab_east>crane_south")
    (piece,) = t.view()["pieces"]
    assert piece["spot"] == "crab_east>crane_south"
    assert any("from Crab East against Crane South" in line for line in t.log)


@rule("BR-PLC-15")
def test_a_token_fights_only_for_the_province_that_its_arrow_shows():
    for clan, spot, line in (
        ("crab", "crab_east>crane_south", "Crane South: Crab attacks with 2; Crane defends with 0"),
        ("crane", "crane_south>crab_east", "Crab East: Crane attacks with 2; Crab defends with 0"),
    ):
        t = table(
            crab=side("crab_east"),
            crane=side("crane_south"),
            pieces=[token(clan, "army-2", spot)],
            phase="resolution",
        )
        assert battles(t) == [f"Battle for {line}; {clan.capitalize()} takes it."]
        assert {t.owner("crab_east"), t.owner("crane_south")} == {clan}
        assert t.control(spot.split(">")[0]) == (1, 0)


@rule("BR-PLC-16")
def test_a_token_in_the_middle_belongs_to_that_province_alone():
    for attacked, guarded in (("central", "east"), ("east", "central")):
        t = table(
            crab=side("crab_central", "crab_east"),
            crane=side("crane_south"),
            pieces=[
                token("crab", "army-3", f"crab_{guarded}"),
                token("crane", "shinobi-2", f"crab_{attacked}"),
            ],
            phase="resolution",
        )
        fought = "Crane attacks with 2; Crab defends with 0; Crane takes it."
        assert battles(t) == [f"Battle for Crab {attacked.title()}: {fought}"]
        assert t.control(f"crab_{guarded}") == (1, 1)


# --- what may be looked at ---------------------------------------------------------------------------


@rule("BR-PLC-17")
def test_the_owner_knows_the_own_tokens_at_any_time():
    t = table(
        crab=side("crab_capital", hand=("army-4", "raid", "bluff")),
        crane=side("crane_capital", hand=("army-1", "bluff")),
    )
    t.crab.places("raid", "crane_capital")
    assert t.awaits == ["crane"]
    assert t.crab.face_at("crane_capital") == ["raid"]
    t.crane.places("army-1", "crane_capital")
    assert t.crab.face_at("crane_capital") == ["raid", None]


@rule("BR-PLC-18")
def test_tokens_that_differ_look_the_same_to_the_others():
    def seen_after(face):
        t = table(
            crab=side("crab_capital", hand=("army-4", "raid", "shinobi-2", "bluff")),
            crane=side("crane_capital", hand=("army-1", "bluff")),
        )
        t.crab.places(face, "crane_capital")
        read = [line.sentence for line in t.game.events if line.visible_to(t.crane.seat)]
        return t.crane.sees, t.view(), read

    assert seen_after("army-4") == seen_after("raid") == seen_after("shinobi-2") == seen_after("bluff")
    (piece,) = seen_after("raid")[0]["pieces"]
    assert piece == {"id": 1, "seat": 0, "spot": "crane_capital", "faceup": False, "on": None}


@rule("BR-PLC-19")
def test_a_token_placed_against_its_rules_stays_until_the_resolution_phase():
    t = table(
        crab=side("crab_capital", hand=("navy-1", "army-1", "bluff")),
        crane=side("crane_capital", hand=("army-1", "bluff")),
    )
    t.crab.places("navy-1", "dragon_capital")
    t.crane.places("army-1", "crane_capital")
    assert ("crab", "dragon_capital") in t.pieces
    assert t.crab.discard == []
    t.crab.places("army-1", "crab_capital")
    assert t.crab.discard == ["army-1", "navy-1"]
    assert t.kinds.index("resolution") < t.kinds.index("revealed") < t.kinds.index("illegal")
    assert len(t.told("illegal")) == 1
