"""Cards that are in none of the eight decks."""

from support.ccg_table import battle, side, table, unit


def test_asahina_nanae_straightens_an_air_personality():
    t = table(north=side("asahina-nanae", unit("isawa-kyoko", bowed=True)), south=side())
    t.north.uses("asahina-nanae", "isawa-kyoko")
    assert not t.is_bowed("isawa-kyoko")


def test_asahina_nanae_knows_only_the_air():
    t = table(north=side("asahina-nanae", unit("isawa-mizuhiko", bowed=True)), south=side())
    t.north.chooses("use:asahina-nanae")
    assert t.north.may == {"asahina-nanae", "back"}


def test_final_duty_shoots_when_the_army_is_outnumbered():
    t = battle(attacker=side("hida-ogano"), defender=side("doji-ayano", hand=("final-duty",)))
    t.defender.uses("final-duty", "hida-ogano")
    assert t.zone("hida-ogano") == "discard"


def test_final_duty_is_not_for_the_stronger_army():
    t = battle(attacker=side("hida-ogano", hand=("final-duty",)), defender=side("doji-ayano"))
    t.defender.passes()
    assert "use:final-duty" not in t.attacker.may


def test_shiba_ryuba_sends_somebody_home_and_straightens_him():
    t = battle(attacker=side("shiba-ryuba", unit("hida-kaoru", bowed=True)), defender=side("doji-ayano"))
    t.defender.passes()
    t.attacker.uses("shiba-ryuba", "hida-kaoru")
    assert t.is_home("hida-kaoru")
    assert not t.is_bowed("hida-kaoru")


def test_shiba_ryuba_commands_only_his_own():
    t = battle(attacker=side("shiba-ryuba"), defender=side("doji-ayano"))
    t.defender.passes()
    t.attacker.chooses("use:shiba-ryuba")
    assert t.attacker.may == {"shiba-ryuba", "back"}
