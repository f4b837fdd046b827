"""Lion events, attachments, holdings, provinces and strongholds of all packs."""

import pytest

from support.lcg_course import attack, declared, let_be, to_the_end, until
from support.lcg_table import conflict, lying, side, table, who


def on_two_fronts(honor):
    t = table(
        north=side(
            "matsu-berserker",
            "akodo-toturi",
            hand=("a-war-on-two-fronts",),
            honor=honor,
            role="keeper-of-air",
        ),
        south=side(),
    )
    declared(t, "north", "akodo-toturi", "matsu-berserker")
    return t


def test_a_war_on_two_fronts_attacks_another_province_too():
    t = on_two_fronts(11)
    t.north.uses("a-war-on-two-fronts", "p6")
    assert t.s.conflict.provinces == [5, 6]
    assert t.s.face_up[t.s.provinces[6].card]


def test_a_war_on_two_fronts_is_for_the_more_honorable():
    assert not on_two_fronts(10).north.may_use("a-war-on-two-fronts")


@pytest.mark.parametrize(("fate", "zone"), [(0, "discard"), (1, "play")])
def test_embrace_death_trades_a_bushi_who_lost(fate, zone):
    t = conflict(
        attacker=side("matsu-berserker", "doji-whisperer", hand=("embrace-death",)),
        defender=side(who("yogo-outcast", fate=fate), "hida-kisada"),
    )
    assert until(t, "attacker", "embrace-death")
    t.attacker.uses("embrace-death", "matsu-berserker", "yogo-outcast")
    assert t.zone("matsu-berserker") == "discard"
    assert t.zone("yogo-outcast") == zone


@pytest.mark.parametrize(
    ("attacker", "defender"), [("doji-whisperer", "hida-kisada"), ("hida-kisada", "doji-whisperer")]
)
def test_embrace_death_needs_a_bushi_who_lost_as_an_attacker(attacker, defender):
    t = conflict(attacker=side(attacker, hand=("embrace-death",)), defender=side(defender))
    assert not until(t, "attacker", "embrace-death")


def test_forebearers_echoes_calls_somebody_for_one_conflict():
    t = attack(
        attacker=side("matsu-berserker", hand=("forebearers-echoes",), dynasty_discard=["akodo-toturi"]),
        defender=side(),
    )
    t.attacker.uses("forebearers-echoes", "akodo-toturi")
    assert t.participates("akodo-toturi")
    to_the_end(t)
    assert t.zone("akodo-toturi") == "deck"


def test_forebearers_echoes_only_in_military_conflicts():
    t = attack(
        attacker=side("akodo-kaede", hand=("forebearers-echoes",), dynasty_discard=["akodo-toturi"]),
        defender=side(),
        type="political",
    )
    assert not t.attacker.may_use("forebearers-echoes")


def test_who_left_play_before_is_not_returned_by_forebearers_echoes():
    """One of two delayed effects has taken the character out of play: the other finds nobody."""
    t = attack(
        attacker=side(
            "matsu-berserker",
            hand=("forebearers-echoes",),
            dynasty_discard=["doji-whisperer"],
        ),
        defender=side(hand=("assassination",)),
    )
    t.attacker.uses("forebearers-echoes", "doji-whisperer")
    let_be(t)
    t.defender.uses("assassination", "doji-whisperer")
    let_be(t)
    to_the_end(t)
    assert t.zone("doji-whisperer") == "discard"


@pytest.mark.parametrize(("type", "able"), [("military", True), ("political", False)])
def test_glorious_victory_honors_all_who_are_yours(type, able):
    t = conflict(
        attacker=side("akodo-toturi", "akodo-kaede", home=["doji-whisperer"], hand=("glorious-victory",)),
        defender=side(),
        type=type,
    )
    assert until(t, "attacker", "glorious-victory") is able
    if able:
        t.attacker.uses("glorious-victory")
        assert {t.status(each) for each in ("akodo-toturi", "akodo-kaede", "doji-whisperer")} == {"honored"}


@pytest.mark.parametrize(("mine", "theirs", "able"), [(1, 2, True), (2, 2, False)])
def test_test_of_courage_takes_a_low_bid(mine, theirs, able):
    t = attack(
        attacker=side("doji-whisperer", home=["matsu-berserker"], hand=("test-of-courage",), dial=mine),
        defender=side(dial=theirs),
    )
    assert t.attacker.may_use("test-of-courage") is able
    if able:
        t.attacker.uses("test-of-courage")
        assert t.attacker.may - {"back"} == {"matsu-berserker"}
        t.attacker.picks("matsu-berserker")
        assert (t.participates("matsu-berserker"), t.status("matsu-berserker")) == (True, "honored")


@pytest.mark.parametrize(
    ("there", "home"), [(("matsu-berserker",), []), (("akodo-kaede",), ["matsu-berserker"])]
)
def test_test_of_courage_honors_who_need_not_or_cannot_move(there, home):
    """A character in the conflict, and one whose dash keeps it out."""
    t = attack(
        attacker=side(*there, home=home, hand=("test-of-courage",), dial=1),
        defender=side(dial=2),
        type="political" if home else "military",
    )
    t.attacker.uses("test-of-courage", "matsu-berserker")
    assert t.status("matsu-berserker") == "honored"


def test_blade_of_10_000_battles_brings_a_card_back():
    t = conflict(
        attacker=side(
            who("akodo-toturi", "blade-of-10-000-battles"),
            honor=11,
            conflict_discard=["banzai"],
            dynasty_discard=["doji-whisperer"],
        ),
        defender=side(),
    )
    assert until(t, "attacker", "blade-of-10-000-battles")
    t.attacker.uses("blade-of-10-000-battles")
    assert t.attacker.may - {"back"} == {"banzai"}
    t.attacker.picks("banzai")
    assert t.attacker.hand == ["banzai"]


def test_blade_of_10_000_battles_serves_the_more_honorable():
    t = conflict(
        attacker=side(who("akodo-toturi", "blade-of-10-000-battles"), conflict_discard=["banzai"]),
        defender=side(),
    )
    assert not until(t, "attacker", "blade-of-10-000-battles")


def test_only_one_who_is_unique_bears_the_blade_of_10_000_battles():
    t = table(
        north=side(
            "matsu-berserker", "akodo-toturi", hand=("blade-of-10-000-battles",), role="keeper-of-air"
        ),
        south=side(),
    )
    t.north.plays("blade-of-10-000-battles")
    assert t.north.may - {"back"} == {"akodo-toturi"}


def test_fan_of_command_readies_a_bushi_in_the_conflict():
    t = attack(
        attacker=side(who("akodo-toturi", "fan-of-command", bowed=True), who("doji-whisperer", bowed=True)),
        defender=side(),
    )
    t.attacker.uses("fan-of-command")
    assert t.attacker.may - {"back"} == {"akodo-toturi"}
    t.attacker.picks("akodo-toturi")
    assert not t.is_bowed("akodo-toturi")


def test_fan_of_command_is_idle_at_home():
    t = attack(
        attacker=side(who("akodo-toturi", bowed=True), home=[who("doji-whisperer", "fan-of-command")]),
        defender=side(),
    )
    assert not t.attacker.may_use("fan-of-command")


def test_guard_duty_honors_a_defender():
    t = conflict(attacker=side("akodo-toturi"), defender=side(who("doji-whisperer", "guard-duty")))
    t.defender.uses("guard-duty")
    assert t.status("doji-whisperer") == "honored"


def test_guard_duty_honors_no_attacker():
    t = attack(attacker=side(who("doji-whisperer", "guard-duty")), defender=side())
    assert not t.attacker.may_use("guard-duty")


def test_sharpen_the_mind_turns_a_card_into_skill():
    t = attack(attacker=side(who("ikoma-orator", "sharpen-the-mind"), hand=("banzai",)), defender=side())
    t.attacker.uses("sharpen-the-mind", "banzai")
    assert t.skills("ikoma-orator") == (5, 4)
    assert t.zone("banzai") == "discard"


def test_sharpen_the_mind_needs_a_card():
    t = attack(attacker=side(who("ikoma-orator", "sharpen-the-mind")), defender=side())
    assert not t.attacker.may_use("sharpen-the-mind")


def test_tactical_ingenuity_finds_an_event_and_leaves_the_others_in_order():
    deck = ["ornate-fan", "fine-katana", "banzai", "fine-katana", "ornate-fan"]
    t = attack(attacker=side(who("gifted-tactician", "tactical-ingenuity"), conflict=deck), defender=side())
    order = list(t.s.players[0].conflict)
    t.attacker.uses("tactical-ingenuity")
    assert t.attacker.may == {"banzai", "pass"}
    t.attacker.picks("banzai")
    assert t.attacker.hand == ["banzai"]
    assert t.s.players[0].conflict == [card for card in order if card != t.card("banzai")]


def test_only_a_commander_bears_tactical_ingenuity():
    t = table(north=side("matsu-berserker", "gifted-tactician", hand=("tactical-ingenuity",)), south=side())
    t.north.plays("tactical-ingenuity")
    assert t.north.may - {"back"} == {"gifted-tactician"}


@pytest.mark.parametrize(("honor", "zone"), [(10, "play"), (9, "discard")])
def test_writ_of_authority_leaves_the_less_honorable(honor, zone):
    t = table(north=side(who("doji-whisperer", "writ-of-authority"), honor=honor), south=side(honor=10))
    t.north.passes()
    assert t.zone("writ-of-authority") == zone


def test_ancestral_armory_gives_a_weapon_back():
    t = table(
        north=side(provinces=lying("ancestral-armory"), conflict_discard=["fine-katana", "banzai"]),
        south=side(),
    )
    t.north.uses("ancestral-armory")
    t.north.picks("fine-katana")
    assert t.north.hand == ["fine-katana"]
    assert t.zone("ancestral-armory") == "discard"


def test_ancestral_armory_has_weapons_only():
    t = table(north=side(provinces=lying("ancestral-armory"), conflict_discard=["banzai"]), south=side())
    assert not t.north.may_use("ancestral-armory")


@pytest.mark.parametrize(("attacking", "honors"), [("akodo-toturi", (11, 10)), ("doji-whisperer", (10, 11))])
def test_hall_of_victories_honors_whoever_wins_once_for_each_conflict(attacking, honors):
    t = conflict(
        attacker=side(attacking, provinces=lying("hall-of-victories")), defender=side("yogo-outcast")
    )
    t.fight()
    let_be(t)
    assert (t.attacker.honor, t.defender.honor) == honors


def test_hall_of_victories_honors_nobody_for_a_conflict_without_a_winner():
    t = conflict(
        attacker=side("doji-whisperer", provinces=lying("hall-of-victories")), defender=side("ikoma-orator")
    )
    t.s.bowed[t.card("ikoma-orator")] = True
    t.fight()
    let_be(t)
    assert (t.attacker.honor, t.defender.honor) == (10, 10)


@pytest.mark.parametrize(("status", "military"), [("honored", 3 + 1 + 1), ("ordinary", 3)])
def test_tacticians_camp_drills_the_honored(status, military):
    t = table(
        north=side(who("matsu-berserker", status=status), provinces=lying("tacticians-camp")), south=side()
    )
    assert t.skills("matsu-berserker")[0] == military


def test_kenson_no_gakka_honors_its_defenders():
    t = conflict(
        attacker=side("hida-kisada"),
        defender=side(
            "doji-whisperer", home=["yogo-outcast"], provinces=("kenson-no-gakka", "ancestral-lands")
        ),
    )
    assert until(t, "defender", "kenson-no-gakka")
    t.defender.uses("kenson-no-gakka")
    assert [t.status("doji-whisperer"), t.status("yogo-outcast")] == ["honored", "ordinary"]


def test_kenson_no_gakka_is_silent_after_a_victory():
    t = conflict(
        attacker=side("doji-whisperer"),
        defender=side("hida-kisada", provinces=("kenson-no-gakka", "ancestral-lands")),
    )
    assert not until(t, "defender", "kenson-no-gakka")


def test_raging_battleground_discards_a_commoner_without_fate():
    t = table(
        north=side("akodo-toturi", "doji-whisperer", who("yogo-outcast", fate=1)),
        south=side(provinces=("raging-battleground", "ancestral-lands")),
    )
    declared(t, "north", "akodo-toturi")
    assert until(t, "south", "raging-battleground")
    t.south.uses("raging-battleground")
    assert t.south.may - {"back"} == {"doji-whisperer"}
    t.south.picks("doji-whisperer")
    assert t.zone("doji-whisperer") == "discard"


def test_hayaken_no_shiro_readies_a_cheap_bushi():
    t = table(
        north=side(
            who("matsu-swiftspear", bowed=True),
            who("doji-whisperer", bowed=True),
            who("akodo-makoto", bowed=True),
            stronghold="hayaken-no-shiro",
        ),
        south=side(),
    )
    t.north.uses("hayaken-no-shiro")
    assert t.north.may - {"back"} == {"matsu-swiftspear"}
    t.north.picks("matsu-swiftspear")
    assert not t.is_bowed("matsu-swiftspear")
    assert t.is_bowed("hayaken-no-shiro")


def test_hayaken_no_shiro_readies_nobody_who_is_ready():
    t = table(north=side("matsu-swiftspear", stronghold="hayaken-no-shiro"), south=side())
    assert not t.north.may_use("hayaken-no-shiro")


@pytest.mark.parametrize(
    ("attackers", "able"), [(("hida-kisada", "matsu-berserker"), True), (("matsu-berserker",), False)]
)
def test_hisu_mori_toride_gives_another_conflict_for_a_bushi(attackers, able):
    t = conflict(
        attacker=side(*attackers, stronghold="hisu-mori-toride", military=0), defender=side(), type="military"
    )
    assert until(t, "attacker", "hisu-mori-toride") is able
    if able:
        t.attacker.uses("hisu-mori-toride", "matsu-berserker")
        assert t.s.players[0].military == 1
        assert t.zone("matsu-berserker") == "discard"


def test_kyuden_ikoma_bows_somebody_after_a_defeat():
    t = conflict(
        attacker=side("doji-whisperer", stronghold="kyuden-ikoma"),
        defender=side("hida-kisada", home=["yogo-outcast", "bayushi-shoju"]),
    )
    assert until(t, "attacker", "kyuden-ikoma")
    t.attacker.uses("kyuden-ikoma")
    assert t.attacker.ref("bayushi-shoju") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    assert t.is_bowed("yogo-outcast")


def test_kyuden_ikoma_is_silent_after_a_defeat_as_a_defender():
    t = conflict(attacker=side("hida-kisada"), defender=side("doji-whisperer", stronghold="kyuden-ikoma"))
    assert not until(t, "defender", "kyuden-ikoma")
