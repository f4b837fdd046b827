"""The Items of Celestial Edition."""

from __future__ import annotations

import pytest

from gorin.language.core.active_effects import has
from support.ccg_table import quiet_battle, side, table, unit

# --- Armor ----------------------------------------------------------------------------------------


def test_armor_of_command_makes_a_commander_of_higher_personal_honor():
    t = table(north=side(unit("hida-kaoru", "armor-of-command"), "hida-ogano"), south=side())
    assert (t.force("hida-kaoru"), t.personal_honor("hida-kaoru")) == (6, 3)
    assert has(t.s, t.card("hida-kaoru"), "Commander")
    assert not has(t.s, t.card("hida-ogano"), "Commander")
    assert t.personal_honor("hida-ogano") == 1


def test_doji_armor_raises_the_personal_honor_of_its_bearer_alone():
    t = table(north=side(unit("hida-kaoru", "doji-armor"), "hida-ogano"), south=side())
    assert (t.force("hida-kaoru"), t.personal_honor("hida-kaoru")) == (5, 3)
    assert t.personal_honor("hida-ogano") == 1


def test_a_dishonorable_bearer_gets_no_personal_honor_from_armor():
    t = table(north=side(unit("hida-kaoru", "doji-armor", dishonored=True)), south=side())
    assert t.personal_honor("hida-kaoru") == 0


# --- Blessed Tessen -------------------------------------------------------------------------------

BROKE = unit("kyuden-hida", bowed=True)
"""A Stronghold that pays for nothing."""


def test_blessed_tessen_attaches_to_a_courtier_for_nothing():
    t = table(north=side("doji-ayano", "hida-kaoru", BROKE, hand=("blessed-tessen",)), south=side())
    t.north.chooses("equip:blessed-tessen")
    assert t.north.may == {"doji-ayano", "back"}
    t.north.chooses("doji-ayano")
    assert t.zone("blessed-tessen") == "play"


def test_blessed_tessen_has_its_price_for_others():
    t = table(
        north=side("hida-kaoru", "diamond-mine", BROKE, hand=("blessed-tessen", "charge")), south=side()
    )
    t.north.uses("equip:blessed-tessen", "hida-kaoru")
    assert t.is_bowed("diamond-mine")


def test_blessed_tessen_gains_honor_after_another_players_action_against_its_bearer():
    t = quiet_battle(
        side(unit("hida-kaoru", "oni-daikyu")), side(unit("doji-ayano", "blessed-tessen"), "hiruma-aki")
    )
    t.attacker.chooses("use:oni-daikyu")
    t.attacker.chooses("doji-ayano")
    t.attacker.passes()
    assert t.defender.may == {"use:blessed-tessen", "pass"}
    t.defender.chooses("use:blessed-tessen")
    assert t.is_bowed("blessed-tessen")
    assert t.defender.honor == 5
    t.attacker.table_passes_reactions()
    assert t.zone("doji-ayano") == "discard"
    assert t.defender.honor == 7


def test_blessed_tessen_does_not_answer_an_action_against_somebody_else_or_of_its_own_player():
    t = quiet_battle(
        side(unit("hida-kaoru", "oni-daikyu"), unit("doji-ayano", "blessed-tessen")),
        side(unit("doji-ayano", "blessed-tessen"), "isawa-kyoko"),
    )
    t.attacker.chooses("use:oni-daikyu")
    t.attacker.chooses("isawa-kyoko")
    while t.is_in_window:
        assert t.attacker.may == {"pass"}
        t.attacker.passes()
    assert t.zone("isawa-kyoko") == "discard"
    assert (t.attacker.honor, t.defender.honor) == (5, 5)


# --- the heavenly weapons -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "bearer", "stranger"),
    [
        ("heavenly-blade-of-the-crane", "doji-ayano", "hida-kaoru"),
        ("heavenly-jumonji-yari-of-the-lion", "matsu-mikura", "hida-kaoru"),
        ("heavenly-kama-of-the-mantis", "yoritomo-eriko", "hida-kaoru"),
        ("heavenly-lance-of-the-unicorn", "moto-taban", "hida-kaoru"),
        ("heavenly-ninja-to-of-the-scorpion", "bayushi-eisaku", "hida-kaoru"),
        ("heavenly-tetsubo-of-the-crab", "hida-kaoru", "doji-ayano"),
        ("heavenly-yari-of-the-phoenix", "shiba-fusaburu", "hida-kaoru"),
    ],
)
def test_a_heavenly_weapon_attaches_only_to_its_own_clan(weapon, bearer, stranger):
    t = table(north=side(bearer, stranger, "diamond-mine", hand=(weapon,)), south=side())
    t.north.chooses(f"equip:{weapon}")
    assert t.north.may == {bearer, "back"}
    alone = table(north=side(stranger, "diamond-mine", hand=(weapon,)), south=side())
    assert alone.north.may_not(f"equip:{weapon}")


def blade_of_the_crane(*souths):
    return table(north=side(unit("doji-ayano", "heavenly-blade-of-the-crane")), south=side(*souths))


def test_heavenly_blade_of_the_crane_gains_honor_if_the_other_player_bows_nobody():
    t = blade_of_the_crane("hida-kaoru", unit("hida-ogano", bowed=True))
    t.north.uses("heavenly-blade-of-the-crane", "seat1")
    assert t.is_bowed("heavenly-blade-of-the-crane")
    assert t.asked == "south"
    assert t.south.may == {"hida-kaoru", "pass"}
    t.south.passes()
    assert t.north.honor == 7


def test_heavenly_blade_of_the_crane_gains_nothing_if_he_bows_one():
    t = blade_of_the_crane("hida-kaoru")
    t.north.uses("heavenly-blade-of-the-crane", "seat1")
    t.south.chooses("hida-kaoru")
    assert t.is_bowed("hida-kaoru")
    assert t.north.honor == 5


def test_heavenly_blade_of_the_crane_needs_a_player_with_an_unbowed_personality():
    t = table(
        north=side(unit("doji-ayano", "heavenly-blade-of-the-crane"), hand=("keen-blade",)),
        south=side(unit("hida-kaoru", bowed=True)),
    )
    assert t.north.may_not("use:heavenly-blade-of-the-crane")


def test_heavenly_jumonji_yari_strengthens_an_attacking_lion():
    t = quiet_battle(
        side(unit("matsu-mikura", "heavenly-jumonji-yari-of-the-lion"), "akodo-sagashite", "hida-kaoru"),
        side("hiruma-aki"),
    )
    t.attacker.chooses("use:heavenly-jumonji-yari-of-the-lion")
    assert t.attacker.may == {"matsu-mikura", "akodo-sagashite", "back"}
    t.attacker.chooses("akodo-sagashite")
    t.attacker.table_passes_reactions()
    assert t.force("akodo-sagashite") == 6
    assert t.is_bowed("heavenly-jumonji-yari-of-the-lion")


def test_heavenly_jumonji_yari_does_nothing_for_defenders():
    t = quiet_battle(
        side("hiruma-aki", hand=()),
        side(unit("matsu-mikura", "heavenly-jumonji-yari-of-the-lion"), hand=("keen-blade",)),
    )
    assert t.defender.may == {"pass"}


def test_heavenly_kama_straightens_a_holding_for_one_honor_even_if_bowed():
    t = table(
        north=side(
            unit("yoritomo-eriko", unit("heavenly-kama-of-the-mantis", bowed=True)),
            unit("diamond-mine", bowed=True),
        ),
        south=side(unit("iron-mine", bowed=True)),
    )
    t.north.chooses("use:heavenly-kama-of-the-mantis")
    assert t.north.may == {"diamond-mine", "back"}
    t.north.chooses("diamond-mine")
    t.north.table_passes_reactions()
    assert t.north.honor == 4
    assert not t.is_bowed("diamond-mine")


def test_heavenly_kama_needs_a_holding():
    t = table(
        north=side(unit("yoritomo-eriko", "heavenly-kama-of-the-mantis"), hand=("keen-blade",)), south=side()
    )
    assert t.north.may_not("use:heavenly-kama-of-the-mantis")


def test_heavenly_lance_straightens_any_personality_or_takes_cavalry_from_him():
    t = table(
        north=side(unit("moto-taban", "heavenly-lance-of-the-unicorn")),
        south=side(unit("iuchi-xiong", bowed=True)),
    )
    t.north.chooses("use:heavenly-lance-of-the-unicorn")
    assert t.north.may == {"moto-taban", "iuchi-xiong", "back"}
    t.north.chooses("iuchi-xiong")
    assert t.north.may == {"choice0", "choice1"}
    t.north.chooses("choice1")
    assert not has(t.s, t.card("iuchi-xiong"), "Cavalry")
    assert t.is_bowed("iuchi-xiong")
    assert has(t.s, t.card("moto-taban"), "Cavalry")


def test_heavenly_lance_is_no_battle_action():
    t = quiet_battle(side(unit("moto-taban", "heavenly-lance-of-the-unicorn")), side("hiruma-aki"))
    assert t.attacker.may == {"pass"}


def test_heavenly_ninja_to_strengthens_all_provinces_of_its_player():
    t = table(north=side(unit("bayushi-eisaku", "heavenly-ninja-to-of-the-scorpion")), south=side())
    plain = table(north=side("bayushi-eisaku"), south=side())
    assert [t.strength(i) - plain.strength(i) for i in range(8)] == [2, 2, 2, 2, 0, 0, 0, 0]


def test_heavenly_tetsubo_changes_the_province_even_from_home_and_without_presence():
    t = quiet_battle(
        side("hida-ogano", hand=()),
        side(home=[unit("hida-kaoru", "heavenly-tetsubo-of-the-crab")], hand=("keen-blade",)),
    )
    before = t.strength(4)
    t.defender.uses("heavenly-tetsubo-of-the-crab")
    assert t.defender.may == {"choice0", "choice1"}
    t.defender.chooses("choice0")
    assert t.strength(4) == before + 3


def test_heavenly_tetsubo_may_weaken_it_too_but_not_when_bowed():
    t = quiet_battle(side(unit("hida-kaoru", "heavenly-tetsubo-of-the-crab")), side("hiruma-aki"))
    before = t.strength(4)
    t.attacker.uses("heavenly-tetsubo-of-the-crab", "choice1")
    assert t.strength(4) == before - 3
    assert t.strength(5) == before
    bowed = quiet_battle(
        side(unit("hida-kaoru", unit("heavenly-tetsubo-of-the-crab", bowed=True))), side("hiruma-aki")
    )
    assert bowed.attacker.may == {"pass"}


def yari_of_the_phoenix(*hand, shugenja="isawa-kyoko"):
    return table(
        north=side(
            unit("shiba-fusaburu", "heavenly-yari-of-the-phoenix", bowed=True),
            shugenja,
            "diamond-mine",
            hand=hand,
        ),
        south=side(),
    )


def test_heavenly_yari_answers_a_spell_attached_from_the_hand():
    t = yari_of_the_phoenix("touch-of-ice", "keen-blade")
    t.north.chooses("equip:touch-of-ice")
    t.north.chooses("isawa-kyoko")
    if "choice0" in t.north.may:
        t.north.chooses("choice0")
    assert "use:heavenly-yari-of-the-phoenix" in t.north.may
    t.north.uses("heavenly-yari-of-the-phoenix", "shiba-fusaburu")
    assert not t.is_bowed("shiba-fusaburu")
    assert t.is_bowed("heavenly-yari-of-the-phoenix")
    assert t.force("shiba-fusaburu") == 9


def test_heavenly_yari_does_not_answer_other_attachments():
    t = yari_of_the_phoenix("keen-blade", "touch-of-ice")
    t.north.chooses("equip:keen-blade")
    t.north.chooses("isawa-kyoko")
    if "choice0" in t.north.may:
        t.north.chooses("choice0")
    assert t.zone("keen-blade") == "play"
    assert t.north.may_not("use:heavenly-yari-of-the-phoenix")


# --- other Weapons --------------------------------------------------------------------------------


def test_keen_blade_destroys_an_armor():
    t = quiet_battle(
        side(unit("hida-kaoru", "keen-blade")),
        side(unit("hida-ogano", "doji-armor", "steadfast-bushi"), home=[unit("hiruma-aki", "doji-armor")]),
    )
    t.attacker.chooses("use:keen-blade")
    assert t.attacker.may == {"doji-armor", "back"}
    t.attacker.chooses("doji-armor")
    t.attacker.table_passes_reactions()
    assert (t.zone("doji-armor"), t.zone("doji-armor", 1)) == ("discard", "play")


def test_keen_blade_needs_an_armor_at_the_battlefield():
    t = quiet_battle(
        side(unit("hida-kaoru", "keen-blade")),
        side("hida-ogano", home=[unit("hiruma-aki", "doji-armor")]),
    )
    assert t.attacker.may == {"pass"}


def test_oni_daikyu_shoots_with_three():
    t = quiet_battle(side(unit("hida-kaoru", "oni-daikyu")), side("matsu-mikura", "hida-ogano"))
    t.attacker.uses("oni-daikyu", "matsu-mikura")
    assert t.zone("matsu-mikura") == "discard"
    assert t.is_bowed("oni-daikyu")
    assert t.attacker.may == {"pass"}


def test_oni_daikyu_is_destroyed_to_destroy_somebody_stronger_than_its_bearer():
    t = quiet_battle(
        side(unit("hida-kaoru", "oni-daikyu")),
        side("hida-ogano", "matsu-mikura", unit("hiruma-aki", "taoist-archer")),
    )
    t.defender.passes()
    t.attacker.chooses("use:oni-daikyu:2")
    assert t.attacker.may == {"hida-ogano", "taoist-archer", "back"}
    t.attacker.chooses("hida-ogano")
    t.attacker.table_passes_reactions()
    assert (t.zone("oni-daikyu"), t.zone("hida-ogano")) == ("discard", "discard")
    assert t.zone("hiruma-aki") == "play"


def test_oni_daikyu_does_not_destroy_the_weaker():
    t = quiet_battle(side(unit("hida-ogano", "oni-daikyu")), side("hida-kaoru"))
    assert t.attacker.may == {"use:oni-daikyu", "pass"}
