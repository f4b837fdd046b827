"""Cards that are in none of the eight decks."""

from support.ccg_cards import published
from support.ccg_table import battle, side, table, unit
from support.plain_cards import samurai

WAITING = ("keen-blade",)
"""A card in the hand that cannot be played in combat: its player is asked all the same."""

cards = published(samurai("Tainted One", keywords=("Shadowlands",)))


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


def test_flanked_by_nightmares_lets_the_enemy_leader_choose_who_dies():
    t = battle(
        attacker=side("hida-ogano", "doji-ayano"),
        defender=side("tainted-one", "hida-kaoru", "hida-kaoru", hand=("flanked-by-nightmares",)),
    )
    t.defender.uses("flanked-by-nightmares", "tainted-one")
    assert t.asked == "attacker"
    assert t.attacker.may == {"hida-ogano", "doji-ayano"}
    t.attacker.chooses("doji-ayano")
    assert t.zone("doji-ayano") == "discard"
    assert t.is_bowed("tainted-one")


def test_flanked_by_nightmares_needs_the_larger_army():
    t = battle(
        attacker=side("hida-ogano", "doji-ayano"),
        defender=side("tainted-one", "hida-kaoru", hand=("flanked-by-nightmares",)),
    )
    assert "use:flanked-by-nightmares" not in t.defender.may


def moved_by_kuon(*others):
    """Zanaru is brought from home to the battle where Kuon fights."""
    t = battle(
        attacker=side("hida-ogano", hand=WAITING),
        defender=side("hida-kuon-exp6", *others, home=["zanaru"], hand=WAITING),
    )
    t.defender.chooses("use:hida-kuon-exp6:2")
    t.defender.chooses("zanaru")
    while t.asked == "attacker" and t.is_in_window:
        t.attacker.passes()
    assert not t.is_home("zanaru")
    return t


def test_zanaru_straightens_somebody_where_he_has_been_moved():
    t = moved_by_kuon(unit("isawa-kyoko", bowed=True))
    t.defender.uses("zanaru", "isawa-kyoko")
    assert not t.is_bowed("isawa-kyoko")


def test_zanaru_straightens_no_samurai():
    t = moved_by_kuon(unit("hida-kaoru", bowed=True), unit("isawa-kyoko", bowed=True))
    t.defender.chooses("use:zanaru")
    assert "isawa-kyoko" in t.defender.may
    assert "hida-kaoru" not in t.defender.may
