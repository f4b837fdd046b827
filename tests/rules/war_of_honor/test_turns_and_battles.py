"""Chapters: the turn, Events, buying, maneuvers, combat and resolution, as the box tells them."""

import pytest

from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY, UNIT
from gorin.games.ccg.table.values import army_force
from gorin.language.card_filters import your
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_making import event, follower, personality, strategy
from support.ccg_table import unit
from support.ccg_war import EDITION, WAR, new, plain, score, starting_holdings, war
from support.plain_cards import end_turn, face_up, stranger
from support.rule import rule

LION = {"force": 2, "chi": 2, "honor_req": 12, "keywords": ("Lion Clan", "Samurai")}
cards = published(
    *WAR,
    *starting_holdings(),
    personality("Lion Samurai", "Lion", gold=6, personal_honor=3, **LION),
    personality("Lion Page", "Lion", gold=1, personal_honor=1, **LION),
    stranger("Giant", force=12),
    stranger("Dwarf", force=1),
    stranger("Ghost", force=0),
    follower("Proud Guard", force=1, honor_req=9, gold=0, focus=1),
    event("Festival", text=(gain_honor(1),)),
    strategy("Cheer", focus=1, text=(open_(gain_honor(1)),)),
    strategy("Summons", focus=1, text=(in_battle(target(your(UNIT), anywhere=True), move_here(TARGET)),)),
    strategy("Retreat", focus=1, text=(in_battle(target(PERSONALITY), move_home(TARGET)),)),
    strategy("Blessing", focus=1, text=(in_battle(target(PERSONALITY), gives(TARGET, force=1)),)),
    strategy("Far Cry", focus=1, text=(in_battle(gain_honor(1), absent=True),)),
    edition=EDITION,
)

WAIT = {"hand": ["guard-1"]}
"""A card that cannot be played now: its holder is asked."""


def passes(t, *names):
    for name in names:
        assert t.asked == name
        t.mirror.choose("pass", t.names.index(name))


# --- the turn -------------------------------------------------------------------------------------


@rule("WH-TRN-03", "WH-TRN-04")
def test_only_the_active_players_cards_straighten():
    t = war(
        "straighten",
        lion=plain(unit("plain-samurai", bowed=True), stronghold_bowed=True, **WAIT),
        dragon=plain(unit("plain-stranger", bowed=True), stronghold_bowed=True),
    )
    assert not t.is_bowed("plain-samurai") and not t.is_bowed("lion-keep")
    assert t.is_bowed("plain-stranger") and t.is_bowed("dragon-keep")


@rule("WH-TRN-05")
def test_bamboo_harvesters_stay_bowed_in_the_first_turn():
    t = war(
        "straighten", lion=plain(unit("bamboo-harvesters", bowed=True), turns=1, **WAIT), dragon=plain()
    )  # fmt: skip
    assert t.is_bowed("bamboo-harvesters")
    t = war(
        "straighten", lion=plain(unit("bamboo-harvesters", bowed=True), turns=2, **WAIT), dragon=plain()
    )  # fmt: skip
    assert not t.is_bowed("bamboo-harvesters")


@rule("WH-EVP-01", "WH-EVP-02", "WH-EVP-06")
def test_provinces_are_turned_up_from_left_to_right_and_cards_stay():
    t = war("events", lion=plain(provinces=["farm-1", "dwarf", "farm-2"], **WAIT), dragon=plain())
    told = [line for line in t.log if "turns up" in line]
    assert [line.split("turns up ")[1].split(" in")[0] for line in told] == ["Farm 1", "Dwarf", "Farm 2"]
    assert [place.face_up for place in t.s.provinces if place.owner == 0] == [True, True, True]


@rule("WH-EVP-03", "WH-EVP-04", "WH-EVP-07", "WH-QPG-01", "WH-EVT-01")
def test_an_event_resolves_at_once_and_its_province_is_refilled_face_down():
    t = war("events", lion=plain(provinces=["festival", "farm-2"], **WAIT), dragon=plain())
    assert score(t, "lion").gained == 1 and t.zone("festival") == "discard"
    first = t.s.provinces[0]
    assert first.card >= 0 and not first.face_up
    told = list(t.game.events)
    gain = next(at for at, line in enumerate(told) if "gains 1 Honor" in line.sentence)
    filled = next(at for at, line in enumerate(told) if at > gain and line.kind == "refill")
    assert gain < filled


@rule("WH-EVP-05", "WH-EVP-08")
def test_an_event_that_lies_face_up_waits_for_the_next_events_phase():
    t = war(lion=plain(provinces=face_up("festival"), **WAIT), dragon=plain())
    assert t.zone("festival") == "province" and score(t, "lion").gained == 0
    end_turn(t)
    end_turn(t)
    t.until("action")
    assert t.zone("festival") == "discard"


@rule("WH-ACP-03", "WH-ACP-04", "WH-ACP-06", "WH-ACP-07", "WH-ACP-08")
def test_actions_go_around_until_all_pass_in_a_row():
    hands = {name: plain(hand=["cheer"]) for name in ("lion", "dragon", "phoenix")}
    t = war(**hands)
    passes(t, "lion", "dragon")
    t.phoenix.uses("cheer")  # breaks the run of passes
    passes(t, "lion")
    t.dragon.uses("cheer")  # though he passed before
    assert t.asked == "lion" and t.s.phase == "action"
    passes(t, "lion")
    assert t.s.phase != "action"  # nobody else has anything left


@rule("WH-PRV-01", "WH-PRV-03", "WH-SET-14")
def test_four_face_down_provinces_that_nobody_may_look_at():
    game = new("lion", "dragon")
    for seat in (0, 1):
        places = [place for place in game.state.provinces if place.owner == seat]
        assert len(places) == 4 and not any(place.face_up for place in places)
        shown = game.view(seat)["players"][seat]["provinces"]
        assert [place["card"] for place in shown] == [None] * 4
        assert game.view(seat)["players"][seat]["fate_discard"] == []
        assert game.view(seat)["players"][seat]["dynasty_discard"] == []


@rule("WH-PRV-04", "WH-CRD-03", "WH-CRD-04")
def test_a_province_without_a_card_still_exists():
    t = war(
        "dynasty",
        lion=plain("farm-6", "farm-7", provinces=face_up("farm-1"), dynasty=[]), dragon=plain(),
    )  # fmt: skip
    t.lion.chooses("buy:farm-1")
    pays(t)
    assert t.lion.provinces == 1 and t.s.provinces[0].card == -1


@rule("WH-PRV-05", "WH-SHD-03")
def test_each_province_has_a_strength_of_its_own():
    t = war(lion=plain(), dragon=plain())
    assert {t.strength(place.id) for place in t.s.provinces} == {6}


@rule("WH-SET-15", "WH-GLO-08")
def test_the_dead_are_told_from_the_discarded():
    lost = [{"card": "plain-samurai", "dead": True}, "plain-stranger"]
    t = war(lion=plain(dynasty_discard=lost), dragon=plain())
    shown = t.game.view(1)["players"][0]["dynasty_discard"]
    assert [card["dead"] for card in shown] == [True, False]


# --- buying ---------------------------------------------------------------------------------------

RICH = ("farm-6", "farm-7", "farm-8")


def buying(*slugs, play=RICH, **facts):
    return war("dynasty", lion=plain(*play, provinces=face_up(*slugs), **facts), dragon=plain())


def pays(t):
    while "bow what" in t.prompt:
        t.lion.chooses("choice0")


@rule("WH-DYN-01", "WH-DYN-04", "WH-DYN-05", "WH-DYN-06")
def test_holdings_come_bowed_and_people_unbowed_as_often_as_one_can_pay():
    t = buying("farm-1", "plain-stranger")
    t.lion.chooses("buy:farm-1")
    pays(t)
    t.lion.chooses("buy:plain-stranger")
    pays(t)
    assert t.is_bowed("farm-1") and t.zone("plain-stranger") == "play" and not t.is_bowed("plain-stranger")


@rule("WH-DYN-02", "WH-DYN-03", "WH-PRV-02", "WH-QPG-06")
def test_the_new_card_lies_face_down_and_cannot_be_bought():
    t = buying("farm-1", "farm-2")
    t.lion.chooses("buy:farm-1")
    pays(t)
    place = t.s.provinces[0]
    assert place.card >= 0 and not place.face_up
    assert {id for id in t.lion.may if id.startswith("buy")} == {"buy:farm-2"}


@rule("WH-DYN-07", "WH-DYN-09", "WH-DYN-11", "WH-DYN-12", "WH-PER-04", "WH-ADV-06")
def test_the_own_clan_costs_less_or_brings_honor_whatever_is_required():
    t = buying("lion-samurai", "farm-1")
    assert {"discount:lion-samurai", "honored:lion-samurai", "buy:lion-samurai"} <= t.lion.may
    labels = {option.id.partition(":")[0]: option.label for option in t.game.decision.options}
    assert "for 4 Gold" in labels["discount"] and "for 6 Gold (+3 Honor)" in labels["honored"]
    t.lion.chooses("honored:lion-samurai")
    pays(t)
    assert score(t, "lion").gained == 3


@rule("WH-DYN-10")
def test_honor_for_the_own_clan_once_a_turn():
    t = buying("lion-samurai", "lion-page", play=(*RICH, "farm-9"))
    t.lion.chooses("honored:lion-page")
    pays(t)
    assert t.lion.may_not("honored:lion-samurai") and "discount:lion-samurai" in t.lion.may


@rule("WH-DYN-08", "WH-DYN-12")
def test_strangers_cost_what_they_cost():
    t = buying("plain-stranger", "plain-samurai")
    assert {id for id in t.lion.may if id.startswith(("discount", "honored"))} == set()


@rule("WH-DYN-13")
def test_no_price_is_below_nothing():
    t = buying("lion-page")
    t.lion.chooses("discount:lion-page")
    assert t.zone("lion-page") == "play" and not any(t.is_bowed(farm) for farm in RICH)


@rule("WH-END-01", "WH-END-02", "WH-QPG-07")
def test_a_card_is_drawn_and_nine_are_too_many():
    t = war("end", lion=plain(hand=["guard-1"] * 8), dragon=plain())
    assert len(t.lion.hand) == 9 and "too large" in t.prompt
    t.lion.chooses("guard-1")
    assert len(t.lion.hand) == 8
    t = war("end", lion=plain(hand=["guard-1"] * 7), dragon=plain(**WAIT))
    assert len(t.lion.hand) == 8 and t.s.active == 1


# --- maneuvers and battles ------------------------------------------------------------------------


def attacking(*play, defending=(), **facts):
    t = war("attack", lion=plain(*play, **facts), dragon=plain(*defending))
    t.lion.chooses("seat1")
    t.lion.chooses("t1")
    t.lion.chooses("t2")
    return t


@rule("WH-MAN-01", "WH-MAN-02", "WH-MAN-03", "WH-MAN-04")
def test_units_of_unbowed_people_go_wherever_one_likes():
    carrying = unit("plain-samurai", unit("plain-spearmen", bowed=True))
    t = attacking(carrying, "plain-stranger", unit("dwarf", bowed=True))
    assert t.lion.may == {"plain-samurai", "plain-stranger", "done"}
    t.lion.chooses("plain-samurai")
    t.lion.chooses("p4")
    t.lion.chooses("plain-stranger")
    t.lion.chooses("p6")
    places = [t.s.place[t.card(slug)] for slug in ("plain-samurai", "plain-stranger", "dwarf")]
    assert places == [4, 6, -1]


@rule("WH-MAN-05", "WH-FGT-02", "WH-FGT-03", "WH-RES-21")
def test_an_attack_without_units_is_fought_all_the_same():
    t = attacking("plain-samurai")
    t.lion.chooses("done")
    while t.s.phase == "attack":
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[0]), t.game.decision.seat)
    assert sum("a battle begins" in line.lower() for line in t.log) == 4
    assert t.dragon.provinces == 4 and not any("destroyed" in line for line in t.log)


@rule("WH-MAN-20", "WH-FGT-01", "WH-FGT-05", "WH-FGT-06", "WH-ATK-19")
def test_assigning_is_no_movement_and_the_attacker_says_where_it_is_fought():
    t = attacking("plain-samurai", "plain-stranger", **WAIT)
    for slug, place in (("plain-samurai", "p4"), ("plain-stranger", "p5")):
        t.lion.chooses(slug)
        t.lion.chooses(place)
    assert not any("moves" in line for line in t.log)
    assert {"p4", "p5", "p6", "p7"} <= t.lion.may
    t.lion.chooses("p5")
    assert t.s.battlefield == 5 and t.s.in_combat
    assert any("a battle begins" in line.lower() for line in t.log)


@rule("WH-FGT-04")
def test_a_battlefield_is_fought_at_once_only():
    t = attacking("plain-samurai", **WAIT)
    t.lion.chooses("plain-samurai")
    t.lion.chooses("p4")
    t.lion.chooses("p5")
    t.fight()
    assert "p5" not in t.lion.may and "p4" in t.lion.may


def fighting(attackers, defenders, **facts):
    lion = plain(
        *[_at(each) for each in attackers], *facts.pop("at_home", ()), hand=facts.pop("hand", ["guard-1"])
    )
    dragon = plain(*[_at(each) for each in defenders], hand=facts.pop("defence", []))
    return war("battle", lion=lion, dragon=dragon, battle={"attacker": 0, "defender": 1, "at": 4}, **facts)


def _at(each):
    return {"at": 4, **(each if isinstance(each, dict) else {"card": each})}


@rule("WH-CMB-01", "WH-PRS-04", "WH-PRS-05", "WH-PRS-06")
def test_battle_actions_only_and_about_this_battlefield():
    t = fighting(["plain-samurai"], ["plain-stranger"], at_home=["dwarf"], hand=["blessing", "cheer"])
    if t.asked == "dragon":
        t.dragon.passes()
    assert "use:cheer" not in t.lion.may  # an Open action has another time
    t.lion.chooses("use:blessing")
    assert t.lion.may == {"plain-samurai", "plain-stranger", "back"}  # not the dwarf at home


@rule("WH-PRS-02", "WH-PRS-01")
def test_an_action_may_do_without_presence_if_it_says_so():
    t = fighting([], ["plain-stranger"], hand=["blessing", "far-cry"])
    if t.asked == "dragon":
        t.dragon.passes()
    assert t.lion.may == {"use:far-cry", "pass"}


@rule("WH-MOV-01")
def test_units_move_to_and_from_battlefields():
    t = fighting(["plain-samurai"], ["plain-stranger"], at_home=["dwarf"], hand=["summons", "retreat"])
    if t.asked == "dragon":
        t.dragon.passes()
    t.lion.uses("summons", "dwarf")
    assert not t.is_home("dwarf")
    while t.asked != "lion":
        t.mirror.choose("pass", t.game.decision.seat)
    t.lion.uses("retreat", "plain-stranger")
    assert t.is_home("plain-stranger")


@rule("WH-MOV-02", "WH-MOV-03")
def test_who_has_attacked_moves_to_no_battlefield_again():
    attacked = unit("dwarf", attacked=True)
    t = fighting(["plain-samurai"], ["plain-stranger"], at_home=[attacked], hand=["summons"])
    if t.asked == "dragon":
        t.dragon.passes()
    t.lion.uses("summons", "dwarf") if "use:summons" in t.lion.may else None
    assert t.is_home("dwarf")


# --- resolution -----------------------------------------------------------------------------------


@rule("WH-RES-03", "WH-RES-04", "WH-RES-05", "WH-RES-06")
def test_only_unbowed_cards_add_their_force():
    sword = unit("plain-sword", bowed=True)
    t = fighting(
        [unit("plain-samurai", "plain-spearmen", bowed=True), unit("plain-stranger", sword)], []
    )  # fmt: skip
    assert army_force(t.s, 4, 1) == 2 + (2 + 2)  # the Spearmen, and the Stranger with his bowed Sword
    assert army_force(t.s, 4, 2) == 0
    t = fighting([unit("plain-samurai", unit("plain-spearmen", bowed=True))], [])
    assert army_force(t.s, 4, 1) == 3


@rule("WH-RES-09", "WH-RES-10", "WH-RES-11", "WH-RES-12", "WH-RES-13")
@pytest.mark.parametrize(("force", "falls"), [(7, True), (6, False)])
def test_a_province_falls_to_more_than_its_strength(force, falls):
    army = [unit("plain-samurai"), unit("plain-samurai")] + (["dwarf"] if force == 7 else [])
    t = fighting(army, [])
    t.fight()
    assert t.dragon.provinces == (3 if falls else 4)
    assert (t.zone("farm-1", 1) == "discard") == falls
    t = fighting(["dwarf"], ["giant"])  # however much stronger who defends is
    t.fight()
    assert t.lion.provinces == t.dragon.provinces == 4


@rule("WH-RES-17", "WH-QPG-09")
def test_every_card_of_a_unit_counts_for_honor():
    t = fighting(["giant"], [unit("plain-stranger", "plain-spearmen", "plain-sword")])
    t.fight()
    assert score(t, "lion").gained == 6


@rule("WH-RES-22", "WH-RES-23")
def test_a_tie_at_nothing_destroys_both_and_no_province():
    t = fighting(["ghost"], [unit("ghost")])
    t.fight()
    assert [t.zone("ghost", nth) for nth in (0, 1)] == ["discard", "discard"]
    assert t.dragon.provinces == 4


@rule("WH-RES-26", "WH-RES-28", "WH-RES-29", "WH-RES-30", "WH-RES-40", "WH-QPG-04")
def test_attackers_go_home_bowed_and_defenders_stay_until_the_end():
    t = war(
        "battle",
        lion=plain({"card": "giant", "at": 4}, {"card": "dwarf", "at": 5}, hand=["guard-1"]),
        dragon=plain({"card": "plain-stranger", "at": 5}),
        battle={"attacker": 0, "defender": 1, "at": 4},
    )
    t.fight()
    assert t.is_home("giant") and t.is_bowed("giant") and not t.is_home("dwarf")
    told = list(t.game.events)
    home = next(at for at, line in enumerate(told) if "Giant returns home" in line.sentence)
    assert home < next(at for at, line in enumerate(told) if line.kind == "battle_end")
    assert not any("Giant moves" in line for line in t.log)
    t.lion.chooses("p5")
    t.fight()
    assert not t.is_home("plain-stranger")
    while t.s.phase == "attack":
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[0]), t.game.decision.seat)
    assert t.is_home("plain-stranger") and not t.is_bowed("plain-stranger")


@rule("WH-ATK-04")
def test_one_attack_in_a_turn():
    t = attacking("plain-samurai")
    t.lion.chooses("done")
    while t.s.active == 0:
        ids = [option.id for option in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[0]), t.game.decision.seat)
    assert sum("Lion attacks" in line for line in t.log) == 1
