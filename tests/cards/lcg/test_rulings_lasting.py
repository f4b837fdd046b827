"""Official rulings on lasting effects: whom they cover, what is fixed as they begin, how long they hold."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import discard, move_home, move_to_conflict
from gorin.games.lcg.language.which.card_filters import ATTACHMENT, CHARACTER
from gorin.games.lcg.table.values import glory
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, published
from support.lcg_course import acts, attack, bids, go_on, let_be, to_phase, turn_of, until_offered
from support.lcg_table import conflict, lying, side, table, who

cards = published(
    event("Test Summons", action(target(CHARACTER), move_to_conflict(TARGET))),
    event("Test Homing", action(target(CHARACTER), move_home(TARGET))),
    event("Test Banishment", action(target(CHARACTER), discard(TARGET))),
    event("Test Disarming", action(target(ATTACHMENT), discard(TARGET))),
)
HELD = ("ornate-fan",)


# --- a bonus is fixed as it is given --------------------------------------------------------------


def test_hida_guardian_gives_by_the_holdings_of_that_moment_also_once_it_is_gone():
    row = lying("imperial-storehouse", "imperial-storehouse")
    mine = side("hida-guardian", "doji-challenger", provinces=row, hand=("test-homing",))
    t = attack(attacker=mine, defender=side("doji-whisperer", hand=HELD))
    acts(t, "attacker", "hida-guardian", "doji-challenger")
    boosted = t.skills("doji-challenger")
    acts(t, "attacker", "imperial-storehouse")
    assert t.skills("doji-challenger") == boosted == (7, 7)
    acts(t, "attacker", "test-homing", "hida-guardian")
    assert t.skills("doji-challenger") == boosted


def test_supernatural_storm_counts_the_shugenja_of_that_moment():
    mine = side("adept-of-the-waves", "isawa-masahiro", hand=("supernatural-storm", "test-banishment"))
    t = attack(attacker=mine, defender=side("doji-whisperer", hand=HELD))
    before = t.skills("adept-of-the-waves")
    acts(t, "attacker", "supernatural-storm", "adept-of-the-waves")
    acts(t, "attacker", "test-banishment", "isawa-masahiro")
    assert t.skills("adept-of-the-waves") == (before[0] + 2, before[1] + 2)


def test_mountains_anvil_castle_counts_the_attachments_of_that_moment():
    bearer = who("doji-challenger", "fine-katana", "court-mask")
    mine = side(bearer, stronghold="mountains-anvil-castle", hand=("test-disarming",))
    t = attack(attacker=mine, defender=side("doji-whisperer", hand=HELD))
    before = t.skills("doji-challenger")
    acts(t, "attacker", "mountains-anvil-castle", "doji-challenger")
    assert t.skills("doji-challenger") == (before[0] + 2, before[1] + 2)
    with_mask = t.skills("doji-challenger")
    acts(t, "attacker", "test-disarming", "fine-katana")
    assert t.skills("doji-challenger") == (with_mask[0] - 2, with_mask[1])


# --- whom a set covers ----------------------------------------------------------------------------


@pytest.mark.parametrize("stronghold", ["yojin-no-shiro", "shiro-nishiyama"])
def test_a_stronghold_helps_those_who_are_there_and_nobody_who_comes_later(stronghold):
    friends = {"stronghold": stronghold, "home": ["matsu-berserker"], "hand": ("test-summons", "banzai")}
    attacks = stronghold == "yojin-no-shiro"
    player = "attacker" if attacks else "defender"
    mine = side("doji-challenger", **friends)
    theirs = side("doji-whisperer", hand=HELD)
    t = conflict(attacker=mine if attacks else theirs, defender=theirs if attacks else mine)
    there, later = t.skills("doji-challenger"), t.skills("matsu-berserker")
    acts(t, player, stronghold)
    acts(t, player, "test-summons", "matsu-berserker")
    assert t.participates("matsu-berserker")
    assert t.skills("doji-challenger")[0] == there[0] + 1
    assert t.skills("matsu-berserker") == later


def test_isawa_atsuko_reaches_those_who_are_there_and_nobody_who_comes_later():
    mine = side("isawa-atsuko", home=["doji-challenger"], hand=("test-summons",))
    t = attack(attacker=mine, defender=side("doji-whisperer", hand=HELD), ring="void")
    atsuko, whisperer = t.skills("isawa-atsuko"), t.skills("doji-whisperer")
    acts(t, "attacker", "isawa-atsuko")
    acts(t, "attacker", "test-summons", "doji-challenger")
    assert t.skills("isawa-atsuko") == (atsuko[0] + 1, atsuko[1] + 1)
    assert t.skills("doji-whisperer")[1] == whisperer[1] - 1
    assert t.skills("doji-challenger") == (3, 3)


def test_warrior_poet_weakens_those_who_are_there_also_once_she_is_gone():
    mine = side("warrior-poet", "moto-horde", hand=("test-summons", "test-homing"))
    t = attack(attacker=mine, defender=side("doji-challenger", home=["brash-samurai"], hand=HELD))
    acts(t, "attacker", "warrior-poet")
    acts(t, "attacker", "test-summons", "brash-samurai")
    acts(t, "attacker", "test-homing", "warrior-poet")
    assert t.skills("doji-challenger") == (2, 2)
    assert t.skills("brash-samurai") == (2, 1)


# --- the effect outlives its source ---------------------------------------------------------------


def test_what_bayushi_yunako_has_switched_stays_switched_once_she_is_gone():
    mine = side("bayushi-yunako", "doji-challenger", hand=("test-homing",))
    t = attack(attacker=mine, defender=side("brash-samurai", hand=HELD))
    acts(t, "attacker", "bayushi-yunako", "brash-samurai")
    acts(t, "attacker", "test-homing", "bayushi-yunako")
    assert t.skills("brash-samurai") == (1, 2)


def test_whom_bayushi_shoju_has_marked_is_discarded_also_once_he_is_gone():
    mine = side("bayushi-shoju", "doji-challenger", hand=("test-homing", "fiery-madness"))
    theirs = side("borderlands-defender", "doji-whisperer", hand=HELD)
    t = attack(attacker=mine, defender=theirs, type="political")
    acts(t, "attacker", "bayushi-shoju", "borderlands-defender")
    acts(t, "attacker", "test-homing", "bayushi-shoju")
    turn_of(t, "attacker")
    assert t.zone("borderlands-defender") == "play"
    t.attacker.plays("fiery-madness", "borderlands-defender")
    assert t.zone("borderlands-defender") == "discard"


def test_a_reprieve_saves_nobody_whom_shoju_has_left_without_skill():
    mine = side("bayushi-shoju", "doji-challenger", hand=("fiery-madness",))
    theirs = side(who("borderlands-defender", "reprieve"), "doji-whisperer", hand=HELD)
    t = attack(attacker=mine, defender=theirs, type="political")
    acts(t, "attacker", "bayushi-shoju", "borderlands-defender")
    turn_of(t, "attacker")
    t.attacker.plays("fiery-madness", "borderlands-defender")
    for _ in range(4):
        if t.zone("borderlands-defender") == "play":
            go_on(t, *(each for each in t.defender.options if each.startswith("use:")))
    assert t.zone("borderlands-defender") == "discard"


def test_cloud_the_mind_does_not_undo_what_an_ability_has_done():
    mine = side("hida-guardian", "doji-challenger", provinces=lying("imperial-storehouse"), hand=HELD)
    theirs = side("adept-of-the-waves", hand=("cloud-the-mind",))
    t = attack(attacker=mine, defender=theirs)
    acts(t, "attacker", "hida-guardian", "doji-challenger")
    boosted = t.skills("doji-challenger")
    turn_of(t, "defender")
    t.defender.plays("cloud-the-mind", "hida-guardian")
    let_be(t)
    assert t.skills("doji-challenger") == boosted == (5, 5)


# --- doubling -------------------------------------------------------------------------------------


def test_vengeful_berserker_doubles_what_is_given_to_him_afterwards_as_well():
    mine = side("vengeful-berserker", "hida-guardian", hand=("test-banishment", "banzai"))
    t = attack(attacker=mine, defender=side("doji-whisperer", hand=HELD))
    before = t.skills("vengeful-berserker")[0]
    t.attacker.uses("test-banishment", "hida-guardian")
    until_offered(t, "attacker", "vengeful-berserker")
    t.attacker.uses("vengeful-berserker")
    assert t.skills("vengeful-berserker")[0] == 2 * before
    acts(t, "attacker", "banzai", "vengeful-berserker")
    assert t.skills("vengeful-berserker")[0] == 2 * (before + 2)


def test_vengeful_berserker_does_not_double_what_is_bid_in_a_duel():
    berserker = who("vengeful-berserker", "duelist-training")
    mine = side(berserker, "hida-guardian", hand=("test-banishment",))
    strong = who("matsu-berserker", "fine-katana", "jade-tetsubo")
    t = attack(attacker=mine, defender=side(strong, hand=HELD))
    t.attacker.uses("test-banishment", "hida-guardian")
    until_offered(t, "attacker", "vengeful-berserker")
    t.attacker.uses("vengeful-berserker")
    turn_of(t, "attacker")
    assert (t.skills("vengeful-berserker")[0], t.skills("matsu-berserker")[0]) == (6, 8)
    t.attacker.uses("duelist-training", "matsu-berserker")
    bids(t, 2, 1)
    let_be(t)
    assert t.is_bowed("vengeful-berserker")  # 6 and 2 against 8 and 1; doubled it would be 10


def test_way_of_the_lion_and_yunako_change_the_base_in_the_order_in_which_they_come():
    lion = "lions-pride-brawler"
    mine = side("bayushi-yunako", lion, hand=("way-of-the-lion",))
    doubled = attack(attacker=mine, defender=side("doji-whisperer", hand=HELD))
    military, political = doubled.skills(lion)
    acts(doubled, "attacker", "way-of-the-lion", lion)
    acts(doubled, "attacker", "bayushi-yunako", lion)
    assert doubled.skills(lion) == (political, 2 * military)
    switched = attack(attacker=mine, defender=side("doji-whisperer", hand=HELD))
    acts(switched, "attacker", "bayushi-yunako", lion)
    acts(switched, "attacker", "way-of-the-lion", lion)
    assert switched.skills(lion) == (2 * political, military)


# --- until the end of ... -------------------------------------------------------------------------


def test_isawa_mori_seido_counts_for_the_imperial_favor():
    strong = side("doji-whisperer", stronghold="isawa-mori-seido", hand=HELD, military=0, political=0)
    t = table(north=strong, south=side("brash-samurai", hand=HELD, military=0, political=0))
    t.north.uses("isawa-mori-seido", "doji-whisperer")
    to_phase(t, "fate")
    assert t.s.favor == 0


def test_fearsome_mystic_keeps_her_glory_until_the_conflict_ends():
    t = attack(attacker=side("fearsome-mystic", "akodo-toturi"), defender=side(hand=HELD))
    printed = glory(t.s, t.card("fearsome-mystic")) - 2
    while not t.attacker.may_use("akodo-toturi"):
        go_on(t, "choice1")
    assert t.s.rings[0].holder == 0
    assert glory(t.s, t.card("fearsome-mystic")) == printed + 2
