"""The seven clan abilities: what each does, and what it does not."""

import pytest

from support.battle_table import side, table, token


def battles(t):
    """What the log says of the battles."""
    return [line.removeprefix("Battle for ") for line in t.log if line.startswith("Battle for ")]


def resolved(*pieces, **facts):
    return table(**facts, phase="resolution", pieces=list(pieces))


# --- Crab: faceup control tokens defend with 2 -----------------------------------------------------


@pytest.mark.parametrize(("held", "defense"), [("", 0), ("+1", 2), ("+2", 4)])
def test_crab_faceup_tokens_defend_with_two(held, defense):
    t = resolved(
        token("crane", "army-2", "crane_south>crab_east"),
        crab=side(f"crab_east{held}"),
        crane=side("crane_south"),
    )
    assert f"Crane attacks with 2; Crab defends with {defense}; " in battles(t)[0]


def test_crab_tokens_do_not_double_other_bonuses():
    t = resolved(
        token("lion", "army-5", "mainland_south>crab_capital"),
        crab=side("crab_capital+1"),
        lion=side("mainland_south"),
        specials={"crab_capital": "defense+1"},
    )
    assert "Crab defends with 5; Crab holds it." in battles(t)[0]


def test_crab_faceup_tokens_count_one_honor_each():
    t = resolved(crab=side("crab_east+2"), crane=side("crane_south"), round=5)
    assert t.crab.score["faceup"] == 2


def test_other_clans_do_not_defend_like_the_crab_in_a_crab_province():
    t = resolved(
        token("crab", "army-2", "crab_central>crab_east"),
        crab=side("crab_central+3"),
        crane=side("crab_east+1"),
    )
    assert battles(t) == ["Crab East: Crab attacks with 2; Crane defends with 1; Crab takes it."]


# --- Crane: wins a tie for the highest total -------------------------------------------------------


def tied(*pieces, **facts):
    """Lion Capital is fought over: it defends itself with two."""
    sides = {
        "crane": side("crane_central"),
        "lion": side("lion_capital"),
        "scorpion": side("scorpion_north"),
        "dragon": side("dragon_south"),
        **facts,
    }
    return resolved(*pieces, **sides)


CRANE_2 = token("crane", "army-2", "crane_central>lion_capital")
CRANE_3 = token("crane", "army-3", "crane_central>lion_capital")
SCORPION_3 = token("scorpion", "army-3", "scorpion_north>lion_capital")
DRAGON_3 = token("dragon", "army-3", "dragon_south>lion_capital")
LION_1 = token("lion", "army-1", "lion_capital")


def test_crane_win_a_tie_as_attacker_against_the_defender():
    assert tied(CRANE_3, LION_1).owner("lion_capital") == "crane"
    assert tied(SCORPION_3, LION_1).owner("lion_capital") == "lion"


def test_crane_win_a_tie_with_another_attacker():
    assert tied(CRANE_3, SCORPION_3).owner("lion_capital") == "crane"


def test_crane_win_a_tie_of_everybody():
    assert tied(CRANE_3, SCORPION_3, DRAGON_3, LION_1).owner("lion_capital") == "crane"


def test_crane_win_a_tie_as_defender():
    t = tied(SCORPION_3, LION_1 | {"clan": "crane"}, crane=side("lion_capital"), lion=side("lion_east"))
    assert (t.owner("lion_capital"), t.control("lion_capital")) == ("crane", (1, 1))


def test_crane_as_a_weaker_third_party_change_nothing():
    assert tied(CRANE_2, SCORPION_3, LION_1).owner("lion_capital") == "lion"
    assert tied(CRANE_2, SCORPION_3, DRAGON_3).owner("lion_capital") == "lion"
    assert tied(CRANE_2, SCORPION_3).owner("lion_capital") == "scorpion"


def test_crane_do_not_win_when_only_attackers_are_tied_below_the_defender():
    assert tied(CRANE_3, SCORPION_3, LION_1, LION_1).owner("lion_capital") == "lion"


def test_crane_win_a_tie_with_the_defense_of_an_empty_province():
    assert tied(CRANE_2, lion=side("lion_east")).owner("lion_capital") == "crane"


# --- Dragon: draws one more and puts one back ------------------------------------------------------


def drawing(**facts):
    return table(
        dragon=side("dragon_capital", **facts),
        crab=side("crab_capital"),
        first="crab",
        phase="upkeep",
        initiative=["dragon"],
    )


def test_dragon_draw_seven_and_put_one_back():
    t = drawing()
    assert len(t.dragon.hand) == 7
    assert t.awaits == ["dragon"]
    assert t.dragon.may == set(t.dragon.hand) - {"bluff"}
    face = t.dragon.hand[0]
    hand, pool = sorted(t.dragon.hand), sorted(t.dragon.pool)
    t.dragon.choose(face)
    assert sorted([*t.dragon.hand, face]) == hand
    assert sorted(t.dragon.pool) == sorted([*pool, face])
    assert len(t.dragon.hand) == len(t.crab.hand) == 6


def test_dragon_put_a_token_back_in_secret():
    t = drawing()
    face = t.dragon.hand[0]
    t.dragon.choose(face)
    assert "Dragon returns a token to its pool." in t.log
    assert all(line.seats == (0,) for line in t.game.events if line.kind == "returned_face")
    assert "hand" not in t.crab.sees["players"][0]


def test_dragon_with_an_exhausted_pool_put_nothing_back():
    spent = ("army-1",) * 6 + ("army-2",) * 4 + ("army-3",) * 3 + ("army-4",) * 2
    spent += ("navy-1", "navy-1", "navy-2", "shinobi-1", "shinobi-2", "raid")
    t = drawing(discard=spent)
    assert sorted(t.dragon.hand) == ["army-5", "blessing-2", "blessing-2", "blessing-3", "bluff", "diplomacy"]
    assert t.phase == "placement"


# --- Lion: the bluff defends with 2 ----------------------------------------------------------------


def bluffing(*pieces, **facts):
    """Lion Northwest with the Lion bluff in it, in the last round."""
    sides = {"lion": side("lion_northwest"), "unicorn": side("unicorn_capital")}
    return table(**{**sides, **facts}, round=5, phase="resolution", pieces=list(pieces))


LION_BLUFF = token("lion", "bluff", "lion_northwest")


def test_lion_bluff_defends_with_two():
    t = bluffing(LION_BLUFF, token("unicorn", "army-2", "unicorn_capital>lion_northwest"))
    assert battles(t) == ["Lion Northwest: Unicorn attacks with 2; Lion defends with 2; Lion holds it."]
    assert t.control("lion_northwest") == (1, 1)
    assert t.lion.hand == ["bluff"]
    assert t.lion.discard == []


def test_lion_bluff_adds_to_other_defenders():
    t = bluffing(
        LION_BLUFF,
        token("lion", "army-1", "lion_northwest"),
        token("unicorn", "army-4", "unicorn_capital>lion_northwest"),
    )
    assert battles(t) == ["Lion Northwest: Unicorn attacks with 4; Lion defends with 3; Unicorn takes it."]


def test_lion_bluff_that_nobody_attacks_earns_no_control_token_and_comes_back():
    t = bluffing(LION_BLUFF)
    assert t.control("lion_northwest") == (1, 0)
    assert t.lion.hand == ["bluff"]


def test_lion_bluff_in_a_raided_province_comes_back():
    t = bluffing(LION_BLUFF, token("unicorn", "raid", "lion_northwest"))
    assert t.special("lion_northwest") == "scorched-earth"
    assert t.lion.hand == ["bluff"]


@pytest.mark.parametrize("spot", ["unicorn_capital", "lion_northwest>unicorn_capital", "dragon_south"])
def test_lion_bluff_outside_the_own_provinces_is_an_ordinary_bluff(spot):
    t = bluffing(token("lion", "bluff", spot))
    assert battles(t) == []
    assert t.lion.hand == ["bluff"]
    assert (t.owner("unicorn_capital"), t.control("unicorn_capital")) == ("unicorn", (1, 0))
    assert t.owner("dragon_south") is None


def test_lion_bluff_does_not_help_in_a_province_of_others():
    t = bluffing(
        token("lion", "bluff", "unicorn_capital"),
        token("crab", "army-3", "unicorn_east>unicorn_capital"),
        crab=side("unicorn_east"),
    )
    assert battles(t) == ["Unicorn Capital: Crab attacks with 3; Unicorn defends with 2; Crab takes it."]


def test_lion_bluff_cannot_be_blessed():
    t = bluffing(
        LION_BLUFF,
        token("lion", "blessing-2", "lion_northwest", on=1),
        token("unicorn", "army-3", "unicorn_capital>lion_northwest"),
    )
    assert battles(t) == ["Lion Northwest: Unicorn attacks with 3; Lion defends with 2; Unicorn takes it."]
    assert t.lion.discard == ["blessing-2"]


def test_the_bluff_of_another_clan_does_not_defend():
    t = bluffing(
        token("crab", "bluff", "lion_northwest"),
        token("unicorn", "army-1", "unicorn_capital>lion_northwest"),
        lion=side("lion_capital"),
        crab=side("lion_northwest"),
    )
    assert battles(t) == ["Lion Northwest: Unicorn attacks with 1; Crab defends with 0; Unicorn takes it."]


# --- Phoenix: ignore the printed defense of capitals -----------------------------------------------


def at_lion_capital(*pieces, lion="lion_capital", **facts):
    sides = {
        "phoenix": side("dragon_south"),
        "lion": side(lion, "lion_east"),
        "crab": side("scorpion_north"),
        **facts,
    }
    return resolved(*pieces, **sides)


PHOENIX_1 = token("phoenix", "army-1", "dragon_south>lion_capital")
PHOENIX_2 = token("phoenix", "army-2", "dragon_south>lion_capital")
CRAB_1 = token("crab", "army-1", "scorpion_north>lion_capital")
CRAB_2 = token("crab", "army-2", "scorpion_north>lion_capital")


def test_phoenix_ignore_the_printed_defense_of_a_capital():
    assert at_lion_capital(PHOENIX_1).owner("lion_capital") == "phoenix"
    assert at_lion_capital(CRAB_2).owner("lion_capital") == "lion"


def test_phoenix_ignore_it_in_an_empty_capital_too():
    assert at_lion_capital(PHOENIX_1, lion="lion_northwest").owner("lion_capital") == "phoenix"
    assert at_lion_capital(CRAB_2, lion="lion_northwest").owner("lion_capital") is None


def test_phoenix_meet_every_other_bonus_of_a_capital():
    bonus = {"lion_capital": "defense+1"}
    assert at_lion_capital(PHOENIX_1, lion="lion_capital+1").owner("lion_capital") == "lion"
    assert at_lion_capital(PHOENIX_2, lion="lion_capital+1").owner("lion_capital") == "phoenix"
    assert at_lion_capital(PHOENIX_1, specials=bonus).owner("lion_capital") == "lion"
    assert at_lion_capital(PHOENIX_1, LION_1).owner("lion_capital") == "lion"


def test_phoenix_win_among_several_attackers_if_they_are_the_strongest():
    assert at_lion_capital(PHOENIX_2, CRAB_1).owner("lion_capital") == "phoenix"


def test_phoenix_do_not_lower_the_defense_for_others():
    assert at_lion_capital(PHOENIX_1, CRAB_2).owner("lion_capital") == "lion"


def test_phoenix_meet_the_printed_defense_of_the_shadowlands():
    t = resolved(
        token("phoenix", "army-1", "crab_capital>shadowlands_south"),
        phoenix=side("crab_capital"),
        lion=side("lion_capital"),
    )
    assert t.owner("shadowlands_south") is None


def test_phoenix_capital_defends_itself_against_others():
    t = resolved(
        token("lion", "army-2", "lion_east>phoenix_capital"),
        phoenix=side("phoenix_capital"),
        lion=side("lion_east"),
    )
    assert t.owner("phoenix_capital") == "phoenix"


# --- Scorpion: a secret look once a round ----------------------------------------------------------


def spying(*pieces, hand=("army-1", "army-2", "army-3", "bluff"), **facts):
    return table(
        scorpion=side("scorpion_capital", hand=hand, scouts=0, shugenja=0, **facts),
        crab=side("crab_east"),
        lion=side("lion_capital"),
        first_card=False,
        pieces=list(pieces),
    )


CRAB_ARMY = token("crab", "army-4", "crab_east")
LION_ARMY = token("lion", "army-5", "lion_capital")


def test_scorpion_may_look_at_one_facedown_token_after_placing():
    t = spying(CRAB_ARMY, LION_ARMY)
    assert not {option for option in t.scorpion.may if option.startswith("piece")}
    t.scorpion.places("army-1", "scorpion_capital")
    assert t.scorpion.may == {"piece-1", "piece-2", "pass"}
    t.scorpion.choose("piece-1")
    assert t.scorpion.face_at("crab_east") == ["army-4"]
    assert t.scorpion.face_at("lion_capital") == [None]


def test_scorpion_look_in_secret():
    t = spying(CRAB_ARMY, LION_ARMY)
    t.scorpion.places("army-1", "scorpion_capital")
    t.scorpion.choose("piece-1")
    assert t.lion.face_at("crab_east") == [None]
    assert t.view()["pieces"][0]["faceup"] is False
    assert "Scorpion looks at Crab's token in Crab East." in t.log
    assert not [line for line in t.log if "army 4" in line]


def test_scorpion_look_once_a_round():
    t = spying(CRAB_ARMY, LION_ARMY)
    t.scorpion.places("army-1", "scorpion_capital")
    t.scorpion.choose("piece-1")
    t.scorpion.places("army-2", "scorpion_capital")
    assert t.scorpion.may == {"place:army-3", "place:bluff"}


def test_scorpion_may_pass_and_look_later_in_the_round():
    t = spying(CRAB_ARMY)
    t.scorpion.places("army-1", "scorpion_capital")
    t.scorpion.passes()
    t.scorpion.places("army-2", "scorpion_capital")
    assert t.scorpion.may == {"piece-1", "pass"}


def test_scorpion_may_look_again_in_the_next_round():
    hand = ("army-1", "army-2", "army-3", "army-4", "army-5", "bluff")
    t = table(
        scorpion=side("scorpion_capital", hand=hand, ability_used=True),
        crab=side("crab_east"),
        first="crab",
        phase="upkeep",
        initiative=["scorpion"],
        pieces=[CRAB_ARMY],
    )
    t.scorpion.places("army-1", "scorpion_capital")
    assert t.scorpion.may == {"piece-1", "pass"}


def test_scorpion_cannot_look_at_blessed_faceup_or_own_tokens():
    t = spying(
        CRAB_ARMY,
        token("crab", "blessing-2", "crab_east", on=1),
        token("lion", "army-5", "lion_capital", faceup=True),
        token("scorpion", "army-4", "scorpion_capital"),
        token("crab", "army-3", "crab_east>crane_south"),
    )
    t.scorpion.places("army-1", "scorpion_capital")
    assert t.scorpion.may == {"piece-5", "pass"}
    assert "BR-BLS-03" in t.scorpion.why_not("piece:1")


def test_scorpion_are_not_asked_when_there_is_nothing_to_look_at():
    t = spying()
    t.scorpion.places("army-1", "scorpion_capital")
    assert t.scorpion.may == {"place:army-2", "place:army-3", "place:bluff"}


# --- Unicorn: two own tokens change places before the reveal ---------------------------------------


def swapping(*pieces, **facts):
    return table(
        unicorn=side("unicorn_east", "unicorn_capital"),
        lion=side("lion_northwest"),
        phase="resolution",
        pieces=list(pieces),
        **facts,
    )


ATTACK = token("unicorn", "army-1", "unicorn_capital>lion_northwest")
DEFENSE = token("unicorn", "army-5", "unicorn_east")
LION_DEFENSE = token("lion", "army-2", "lion_northwest")


def test_unicorn_may_swap_two_own_tokens_before_the_reveal():
    t = swapping(ATTACK, DEFENSE, LION_DEFENSE)
    assert "revealed" not in t.kinds
    assert t.unicorn.may == {"piece-1", "piece-2", "pass"}
    t.unicorn.choose("piece-1", "piece-2")
    assert t.kinds.index("swapped") < t.kinds.index("revealed")
    assert battles(t) == ["Lion Northwest: Unicorn attacks with 5; Lion defends with 2; Unicorn takes it."]


def test_unicorn_may_leave_all_as_it_is():
    t = swapping(ATTACK, DEFENSE, LION_DEFENSE)
    t.unicorn.passes()
    assert t.owner("lion_northwest") == "lion"


def test_unicorn_may_take_the_first_pick_back():
    t = swapping(ATTACK, DEFENSE, LION_DEFENSE)
    t.unicorn.choose("piece-1")
    assert t.unicorn.may == {"piece-2", "back"}
    t.unicorn.choose("back")
    assert t.unicorn.may == {"piece-1", "piece-2", "pass"}


def test_unicorn_swap_once_a_round():
    t = swapping(ATTACK, DEFENSE, token("unicorn", "army-2", "unicorn_capital"))
    t.unicorn.choose("piece-1", "piece-2")
    assert t.round == 3
    assert t.kinds.count("swapped") == 1


def test_unicorn_token_swapped_into_a_place_against_its_rules_is_discarded():
    navy = token("unicorn", "navy-2", "sea>islands_east")
    t = swapping(navy, DEFENSE)
    t.unicorn.choose("piece-1", "piece-2")
    assert t.told("illegal")
    assert t.unicorn.discard == ["army-5", "navy-2"]
    assert t.owner("islands_east") is None
    assert t.control("unicorn_east") == (1, 0)


def test_unicorn_token_swapped_out_of_a_place_against_its_rules_counts():
    navy = token("unicorn", "navy-2", "unicorn_capital>lion_northwest")
    t = swapping(navy, token("unicorn", "army-5", "sea>islands_east"))
    t.unicorn.choose("piece-1", "piece-2")
    assert t.owner("lion_northwest") == t.owner("islands_east") == "unicorn"


def test_unicorn_cannot_swap_blessed_tokens():
    blessing = token("unicorn", "blessing-2", "unicorn_east", on=2)
    t = swapping(ATTACK, DEFENSE, blessing, token("unicorn", "army-2", "unicorn_capital"), LION_DEFENSE)
    assert t.unicorn.may == {"piece-1", "piece-4", "pass"}
    assert "BR-BLS-03" in t.unicorn.why_not("piece:2")


def test_unicorn_with_one_free_token_are_not_asked():
    assert swapping(ATTACK, LION_DEFENSE).round == 3
    assert swapping(ATTACK, DEFENSE, token("unicorn", "blessing-2", "unicorn_east", on=2)).round == 3


def test_unicorn_swap_shows_where_but_not_what():
    t = swapping(ATTACK, DEFENSE, LION_DEFENSE)
    assert t.lion.face_at("unicorn_east") == [None]
    t.unicorn.choose("piece-1", "piece-2")
    assert (
        "Unicorn swaps its tokens from Unicorn Capital against Lion Northwest and in Unicorn East." in t.log
    )


@pytest.mark.parametrize("clan", ["crab", "crane", "dragon", "lion", "phoenix", "scorpion"])
def test_no_other_clan_swaps_tokens(clan):
    other = "crab" if clan == "lion" else "lion"
    sides = {clan: side("unicorn_east", "unicorn_capital"), other: side("lion_northwest")}
    t = resolved(token(clan, "army-1", "unicorn_east"), token(clan, "army-2", "unicorn_capital"), **sides)
    assert t.round == 3
