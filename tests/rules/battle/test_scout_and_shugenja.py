"""Chapter: Scout and Shugenja Cards."""

import pytest

import gorin
from support.battle_table import side, table, token
from support.rule import rule


def a_turn(**facts):
    """The Crab begin; the Crane have four facedown tokens (1 to 4) on the board."""
    return table(
        crab=side("crab_capital", hand=("army-1", "army-2", "army-3", "bluff"), **facts),
        crane=side("crane_capital", "crane_south", hand=("army-4", "army-4", "bluff")),
        pieces=[
            token("crane", "army-3", "crane_capital", id=1),
            token("crane", "raid", "crab_capital", id=2),
            token("crane", "navy-1", "sea>islands_east", id=3),
            token("crane", "shinobi-1", "lion_capital", id=4),
        ],
    )


@rule("BR-SCT-01")
def test_both_scouts_may_be_sent_in_one_turn_before_placing():
    t = a_turn()
    t.crab.plays("scout", "piece-1")
    assert t.crab.face_at("crane_capital") == ["army-3"]
    assert "play:scout" in t.crab.may
    t.crab.plays("scout", "piece-2")
    assert t.crab.face_at("crab_capital") == ["raid"]
    assert t.crab.may == {"place:army-1", "place:army-2", "place:army-3", "place:bluff", "play:shugenja"}
    t.crab.places("army-1", "crab_capital")
    assert t.awaits == ["crane"]


@rule("BR-SCT-01")
def test_one_scout_may_be_kept_for_a_later_turn():
    t = a_turn()
    t.crab.plays("scout", "piece-1")
    t.crab.places("army-1", "crab_capital")
    t.crane.places("army-4", "crane_south")
    t.crab.plays("scout", "piece-2")
    assert t.crab.own["scouts"] == 0


@rule("BR-SCT-02")
def test_no_card_can_be_played_after_the_token_is_placed():
    t = a_turn()
    t.crab.places("army-1", "crab_capital")
    assert t.crab.may == set()
    assert t.awaits == ["crane"]
    for card in ("scout", "shugenja"):
        assert t.crab.why_not(f"card:{card}") != set()
        with pytest.raises(gorin.IllegalChoice):
            t.crab.choose(f"play:{card}")


@rule("BR-SCT-01", "BR-SCT-04")
def test_the_cards_are_for_the_placement_phase_only():
    t = table(
        crab=side("crab_capital"),
        crane=side("crane_capital"),
        cards={"crab": ("feats-of-engineering", "crab")},
        pieces=[token("crane", "army-1", "crane_capital")],
        phase="territory-cards",
    )
    assert t.crab.may == {"play:feats-of-engineering", "pass"}
    assert "BR-SCT-01" in t.crab.why_not("card:scout") & t.crab.why_not("card:shugenja")


@rule("BR-SCT-03")
def test_a_scout_is_used_up():
    t = a_turn(scouts=1)
    t.crab.plays("scout", "piece-1")
    assert t.view()["players"][t.crab.seat]["scouts"] == 0
    assert "play:scout" not in t.crab.may
    assert "BR-SCT-03" in t.crab.why_not("card:scout")
    t.crab.places("army-1", "crab_capital")
    t.crane.places("army-4", "crane_south")
    assert t.crab.may == {"place:army-2", "place:army-3", "place:bluff", "play:shugenja"}


@rule("BR-SCT-03", "BR-SCT-05")
def test_used_cards_do_not_come_back_in_the_next_round():
    t = a_turn(scouts=1)
    t.crab.plays("scout", "piece-1")
    t.crab.plays("shugenja", "piece-1")
    t.crab.places("army-1", "crab_capital")
    t.crane.places("army-4", "crane_south")
    t.crab.places("army-2", "crab_capital")
    t.crane.places("army-4", "crane_south")
    t.crab.places("army-3", "crab_capital")
    assert t.round == 3
    assert (t.crab.own["scouts"], t.crab.own["shugenja"]) == (0, 0)
    assert (t.crane.own["scouts"], t.crane.own["shugenja"]) == (2, 1)


@rule("BR-SCT-04")
def test_the_shugenja_card_is_offered_at_the_start_of_a_turn():
    t = a_turn()
    assert "play:shugenja" in t.crab.may
    t.crab.plays("shugenja", "piece-4")
    assert t.crane.discard == ["shinobi-1"]
    assert ("crane", "lion_capital") not in t.pieces
    assert t.awaits == ["crab"]  # the token of this turn is still to be placed
    t.crab.places("army-1", "crab_capital")
    assert t.awaits == ["crane"]


@rule("BR-SCT-05")
def test_a_shugenja_is_used_up():
    t = a_turn()
    t.crab.plays("shugenja", "piece-4")
    assert t.view()["players"][t.crab.seat]["shugenja"] == 0
    assert "play:shugenja" not in t.crab.may
    assert "BR-SCT-05" in t.crab.why_not("card:shugenja")
    t.crab.places("army-1", "crab_capital")
    t.crane.places("army-4", "crane_south")
    assert t.crab.may == {"place:army-2", "place:army-3", "place:bluff", "play:scout"}


@rule("BR-SCT-06")
def test_a_token_is_out_of_reach_from_the_moment_it_is_blessed():
    t = table(
        crab=side("crab_capital", hand=("army-1", "army-2", "bluff")),
        crane=side("crane_capital", hand=("blessing-2", "army-1", "bluff")),
        pieces=[
            token("crane", "army-3", "crane_capital", id=1),
            token("crane", "raid", "crab_capital", id=2),
        ],
    )
    for card in ("scout", "shugenja"):
        t.crab.choose(f"play:{card}")
        assert t.crab.may == {"piece-1", "piece-2", "back"}
        t.crab.choose("back")
    t.crab.places("army-1", "crab_capital")
    t.crane.places("blessing-2", "crane_capital")
    for card in ("scout", "shugenja"):
        t.crab.choose(f"play:{card}")
        assert t.crab.may == {"piece-2", "back"}
        assert "BR-SCT-06" in t.crab.why_not("piece:1")
        t.crab.choose("back")


@rule("BR-SCT-07", "BR-BLF-04")
def test_a_bluff_hit_by_a_shugenja_goes_back_to_its_owner():
    t = table(
        crab=side("crab_capital", hand=("army-1", "bluff")),
        crane=side("crane_capital", hand=("army-4", "army-5")),
        pieces=[token("crane", "bluff", "crane_capital", id=1)],
    )
    t.crab.plays("shugenja", "piece-1")
    assert t.crane.discard == []
    assert t.pieces == set()
    assert t.view()["players"][t.crane.seat]["bluff_before_screen"]  # its owner has it, for all to see
    t.crab.places("army-1", "crab_capital")
    assert "place:bluff" not in t.crane.may  # our reading: not a second time in the same round
    t.crane.places("army-4", "crane_capital")
    assert t.round == 3
    assert t.crane.hand.count("bluff") == 1
    assert t.crane.discard == ["army-4"]


@rule("BR-SCT-08")
def test_scout_and_shugenja_may_be_played_in_the_same_turn():
    t = a_turn()
    t.crab.plays("scout", "piece-1")
    t.crab.plays("shugenja", "piece-1")
    t.crab.plays("scout", "piece-2")
    assert t.crane.discard == ["army-3"]
    assert t.crab.face_at("crab_capital") == ["raid"]
    assert t.awaits == ["crab"]


@rule("BR-SCT-08", "BR-SHL-06")
def test_all_start_of_turn_cards_may_be_played_in_one_turn():
    t = table(
        crab=side(
            "crab_capital", "shadowlands_north", "shadowlands_south", hand=("army-1", "army-2", "bluff")
        ),
        crane=side("crane_capital", hand=("army-2", "bluff")),
        lion=side("lion_capital"),
        specials={"islands_east": "defense+1"},
        pieces=[token("crane", "army-1", "crane_capital", id=i) for i in (1, 2, 3, 4)],
        cards={
            "shadowlands_north": ("dark-favors", "crab"),
            "shadowlands_south": ("inspire-fear", "crab"),
        },
    )
    t.crab.plays("scout", "piece-1")
    t.crab.plays("first-player", "piece-1")
    t.crab.plays("shugenja", "piece-2")
    t.crab.plays("scout", "piece-3")
    t.crab.plays("inspire-fear", "crab_capital", "islands_east")
    assert t.awaits == ["crab"]
    assert t.crab.may == {"place:army-1", "place:army-2", "place:bluff"}


@rule("BR-SCT-01")
def test_two_facedown_tokens_in_one_place_are_told_apart_by_which_was_placed_first():
    t = table(
        crab=side("crab_capital", hand=("army-1", "bluff")),
        crane=side("crane_capital", hand=("army-4", "bluff")),
        pieces=[
            token("crane", "raid", "crab_capital", id=1),
            token("crane", "shinobi-1", "crab_capital", id=2),
            token("crane", "army-3", "crane_capital", id=3),
        ],
    )
    t.choose("play:scout", 0)
    labels = [option.label for option in t.game.decision.options if option.id.startswith("piece-")]
    assert labels == [
        "Crane's facedown token in Crab Capital (first placed)",
        "Crane's facedown token in Crab Capital (second placed)",
        "Crane's facedown token in Crane Capital",
    ]
