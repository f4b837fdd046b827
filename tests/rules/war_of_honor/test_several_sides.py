"""Attacks of three to six players: who may be there, who leads, who wins and who gains."""

import pytest

from gorin.games.ccg.language.abilities import battle
from gorin.games.ccg.language.verbs.fighting.movement import move_here, move_home
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.which.card_filters import PERSONALITY, enemy
from gorin.games.ccg.language.which.places import at_home
from gorin.games.ccg.war_of_honor.map import why_not_placed
from gorin.language.card_filters import any_, your
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_table import unit
from support.ccg_war import EDITION, FOUR, WAR, fighting, fortress, plain, there, war
from support.plain_cards import stranger
from support.rule import rule

cards = published(
    *WAR,
    stranger("Giant", force=12),
    stranger("Dwarf", force=1),
    stranger("Proud Stranger", personal_honor=4, force=2),
    strategy(
        "March", focus=1, text=(battle(target(your(PERSONALITY, at_home), anywhere=True), move_here(TARGET)),)
    ),
    strategy(
        "Summons",
        focus=1,
        text=(battle(target(any_(PERSONALITY, at_home), anywhere=True), move_here(TARGET)),),
    ),
    strategy("Retreat", focus=1, text=(battle(target(any_(PERSONALITY)), move_home(TARGET)),)),
    strategy("Insult", focus=1, text=(battle(target(enemy(PERSONALITY)), bow(TARGET)),)),
    edition=EDITION,
)

LION, DRAGON, PHOENIX, SCORPION = range(4)


def gained(t):
    return [each.gained for each in t.s.scores]


def caused(t):
    return [each.caused for each in t.s.scores]


def conquered(t):
    return [name for name, each in zip(t.names, t.s.scores, strict=True) if each.conquered]


# --- armies of several ----------------------------------------------------------------------------


@rule("WH-RES-01", "WH-RES-16", "WH-RES-18")
def test_an_army_of_three_is_one_army_and_only_its_leader_gains():
    t = fighting(
        {"attacking_allies": [PHOENIX, SCORPION]},
        lion=plain(there("plain-samurai")),  # 3
        phoenix=plain(there("plain-stranger")),  # 2
        scorpion=plain(there("plain-stranger")),  # 2
        dragon=plain(there(unit("plain-samurai", "plain-spearmen"))),  # 5
    )
    t.fight()
    assert gained(t) == [4, 0, 0, 0]
    assert t.dragon.provinces == 4


@rule("WH-RES-18", "WH-GLO-53", "WH-PTV-06")
def test_a_leader_without_units_gains_and_has_not_won():
    t = fighting(
        {"attacking_allies": [PHOENIX]},
        phoenix=plain(there("giant")),
        dragon=plain(there("dwarf")),
    )
    t.fight()
    assert gained(t) == [2, 0, 0, 0] and conquered(t) == ["phoenix"]
    assert t.dragon.provinces == 3


@rule("WH-RES-15", "WH-RES-18")
def test_a_defender_without_units_gains_what_his_guests_destroy():
    t = fighting(
        {"defending_allies": [PHOENIX], "attacking_allies": [SCORPION]},
        lion=plain(there("dwarf")),
        scorpion=plain(there(unit("dwarf", "plain-sword"))),
        phoenix=plain(there("giant")),
    )
    t.fight()
    assert gained(t) == [0, 6, 0, 0]


@rule("WH-RES-19", "WH-RES-20")
def test_in_a_tie_leaders_without_units_gain_one_for_each_card_of_the_others():
    t = fighting(
        {"attacking_allies": [PHOENIX], "defending_allies": [SCORPION]},
        phoenix=plain(there(unit("plain-stranger", "plain-spearmen"))),
        scorpion=plain(there(unit("plain-stranger", "plain-sword"))),
    )
    t.fight()
    assert gained(t) == [2, 2, 0, 0] and conquered(t) == []


@rule("WH-RES-24", "WH-RES-27", "WH-RES-28")
def test_allies_of_both_sides_go_home_bowed_and_the_defender_stays_unbowed():
    t = war(
        "attack",
        map=ring_of(FOUR),
        **{name: plain("dwarf", hand=["guard-1"]) for name in FOUR},
    )
    t.lion.chooses("seat1")
    go_from(t, "lion", "lion-battle-fortress", "dragon-battle-fortress")
    invite_all(t)
    for seat, place in ((LION, "p4"), (SCORPION, "p5"), (DRAGON, "p4"), (PHOENIX, "p6")):
        sends(t, seat, "dwarf", place)
    assert gained(t) == [0, 0, 2, 2]
    while t.s.battlefield < 0:
        t.lion.chooses("p6")
    t.fight()
    assert t.is_home("dwarf", PHOENIX) and t.is_bowed("dwarf", PHOENIX)
    t.lion.chooses("p4")
    t.fight()  # 1 against 1: both die
    assert [t.zone("dwarf", seat) for seat in (LION, DRAGON)] == ["discard", "discard"]
    t.lion.chooses("p5")
    t.fight()
    assert t.is_home("dwarf", SCORPION) and t.is_bowed("dwarf", SCORPION)


def ring_of(clans):
    """The Battle Fortresses in a ring around Toshi Ranbo, in an order in which neighbours touch."""
    places = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
    tiles = [{"at": [0, 0]}]
    order = {4: (0, 1, 2, 5), 3: (0, 1, 2), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5), 2: (0, 1)}[len(clans)]
    for owner, (clan, at) in enumerate(zip(clans, order, strict=True)):
        tiles.append(fortress(owner, clan, "battle", places[at]))
    return tiles


def go_from(t, name, *slugs):
    for slug in slugs:
        if t.asked != name or "ortress" not in t.prompt:
            return
        tile = next(
            n for n, tile in enumerate(t.s.tiles) if tile.card >= 0 and t.s.names[t.s.what[tile.card]] == slug
        )
        getattr(t, name).chooses(f"t{tile}")


def invite_all(t):
    """Both leaders invite everybody they can."""
    while "nvite" in t.prompt:
        seat = t.game.decision.seat
        ids = [option.id for option in t.game.decision.options if option.id.startswith("seat")]
        new = [id for id in ids if not t.s.invited[int(id[4:])] & (1 if seat == t.s.attacker else 2)]
        t.mirror.choose(new[0] if new else "done", seat)


def sends(t, seat, slug, place):
    """Who is asked assigns one of his units, and is done."""
    assert t.game.decision.seat == seat, (t.asked, t.prompt)
    name = t.names[seat]
    own = next(c for c in t.s.in_play if t.s.controller[c] == seat and t.s.names[t.s.what[c]] == slug)
    getattr(t, name).chooses(f"c{own}")
    getattr(t, name).chooses(place)
    if (
        t.game.decision is not None
        and t.game.decision.seat == seat
        and "done" in getattr(t, name).may
        and t.s.battlefield < 0
        and "Where" not in t.prompt
    ):
        getattr(t, name).chooses("done")


@rule("WH-DIS-08")
def test_a_dishonorable_ally_spoils_the_leaders_gain():
    t = fighting(
        {"attacking_allies": [PHOENIX]},
        lion=plain(there("giant")),
        phoenix=plain(there("proud-stranger", dishonored=True)),
        dragon=plain(there("dwarf")),
    )
    t.fight()
    assert gained(t) == [0, 0, 0, 0] and not t.is_dishonored("proud-stranger")


@rule("WH-DIS-09", "WH-DIS-10", "WH-DIS-11")
def test_in_a_tie_each_army_looks_at_its_own_dishonor():
    t = fighting(
        {"attacking_allies": [PHOENIX]},
        phoenix=plain(there("proud-stranger", dishonored=True)),
        dragon=plain(there("plain-stranger")),
    )
    t.fight()
    assert gained(t) == [0, 1, 0, 0] and caused(t) == [0, 0, 0, 0]


@rule("WH-PTV-12")
def test_the_defender_is_credited_with_the_dishonorable_attackers_of_two_players():
    t = fighting(
        {"attacking_allies": [PHOENIX], "defending_allies": [SCORPION]},
        lion=plain(there("proud-stranger", dishonored=True)),
        phoenix=plain(there("proud-stranger", dishonored=True)),
        scorpion=plain(there("giant")),
    )
    t.fight()
    assert caused(t) == [0, 8, 0, 0] and gained(t) == [0, 4, 0, 0]


# --- who is an enemy ------------------------------------------------------------------------------


@rule("WH-GLO-15", "WH-CMB-03")
def test_the_enemy_is_the_other_side_for_allies_too():
    t = fighting(
        {"attacking_allies": [PHOENIX], "defending_allies": [SCORPION]},
        lion=plain(there("giant")),
        dragon=plain(there("dwarf")),
        phoenix=plain(there("plain-samurai"), hand=["insult"]),
        scorpion=plain(there("plain-stranger"), hand=["insult"]),
    )
    t.dragon.passes()
    assert t.asked == "phoenix"  # clockwise, whoever's ally that is
    t.phoenix.chooses("use:insult")
    assert t.phoenix.may - {"back"} == {"dwarf", "plain-stranger"}
    t.phoenix.chooses("dwarf")
    assert t.asked == "scorpion"
    t.scorpion.chooses("use:insult")
    assert t.scorpion.may - {"back"} == {"giant", "plain-samurai"}


@rule("WH-PRS-03", "WH-CMB-04", "WH-GLO-15")
def test_a_guest_of_both_who_is_on_no_side_has_no_enemies():
    t = fighting(
        {"invited_to_attack": [PHOENIX], "invited_to_defend": [PHOENIX]},
        lion=plain(there("giant"), hand=["guard-1"]),
        dragon=plain(there("dwarf"), hand=["guard-1"]),
        phoenix=plain("plain-samurai", hand=["insult", "march"]),
        scorpion=plain("plain-samurai", hand=["march"]),
    )
    t.dragon.passes()
    assert t.asked == "phoenix" and t.phoenix.may_not("use:insult") and "use:march" in t.phoenix.may


@rule("WH-MOV-04", "WH-MOV-05", "WH-MAN-18")
@pytest.mark.parametrize(("side", "mates"), [("choice0", 1), ("choice1", 2)])
def test_a_guest_of_both_chooses_a_side_when_he_moves_in_and_gains_nothing(side, mates):
    t = fighting(
        {"invited_to_attack": [PHOENIX], "invited_to_defend": [PHOENIX]},
        lion=plain(there("giant"), hand=["guard-1"]),
        dragon=plain(there("dwarf"), hand=["guard-1"]),
        phoenix=plain("plain-samurai", hand=["march"]),
    )
    t.dragon.passes()
    t.phoenix.chooses("use:march")
    t.phoenix.chooses("plain-samurai")
    t.phoenix.chooses(side)
    assert t.s.allegiance[PHOENIX] == mates and gained(t) == [0, 0, 0, 0]


@rule("WH-MOV-04", "WH-MOV-07")
def test_who_is_fetched_by_another_chooses_his_side_himself():
    t = fighting(
        {"invited_to_attack": [PHOENIX], "invited_to_defend": [PHOENIX]},
        lion=plain(there("giant"), hand=["summons"]),
        dragon=plain(there("dwarf"), hand=["guard-1"]),
        phoenix=plain("plain-samurai", hand=["guard-1"]),
    )
    t.dragon.passes()
    t.phoenix.passes()
    t.lion.chooses("use:summons")
    t.lion.chooses("plain-samurai")
    assert t.asked == "phoenix"
    t.phoenix.chooses("choice1")
    assert t.s.allegiance[PHOENIX] == 2


@rule("WH-MOV-08")
@pytest.mark.parametrize(("key", "side"), [("invited_to_attack", 1), ("invited_to_defend", 2)])
def test_a_guest_of_one_side_moves_in_there(key, side):
    t = fighting(
        {key: [PHOENIX]},
        lion=plain(there("giant"), hand=["guard-1"]),
        dragon=plain(there("dwarf"), hand=["guard-1"]),
        phoenix=plain("plain-samurai", hand=["march"]),
    )
    t.dragon.passes()
    t.phoenix.uses("march", "plain-samurai")
    assert t.s.allegiance[PHOENIX] == side and not t.is_home("plain-samurai")


@rule("WH-MOV-07", "WH-MOV-08")
def test_nobody_is_dragged_in_uninvited():
    t = fighting(
        lion=plain(there("giant"), hand=["summons"]),
        dragon=plain(there("dwarf"), hand=["guard-1"]),
        phoenix=plain("plain-samurai", hand=["guard-1"]),
    )
    t.dragon.passes()
    t.lion.chooses("use:summons") if "use:summons" in t.lion.may else None
    if "plain-samurai" in t.lion.may:
        t.lion.chooses("plain-samurai")
    assert t.is_home("plain-samurai") and t.s.allegiance[PHOENIX] == 0


@rule("WH-CMB-02", "WH-CMB-03", "WH-CMB-04", "WH-CMB-06")
def test_six_players_act_clockwise_from_the_defender_and_strangers_are_skipped():
    clans = ("lion", "dragon", "phoenix", "scorpion")
    t = fighting(
        {"attacker": 2, "defender": 1, "attacking_allies": [0], "invited_to_defend": [3]},
        lion=plain(there("dwarf"), hand=["guard-1"]),
        dragon=plain(there("dwarf"), hand=["guard-1"]),
        phoenix=plain(there("dwarf"), hand=["guard-1"]),
        scorpion=plain("dwarf", hand=["guard-1"]),
        active=2,
    )
    order = []
    while t.s.in_combat:
        order.append(t.asked)
        t.mirror.choose("pass", t.game.decision.seat)
    assert order == [clans[seat] for seat in (1, 2, 3, 0)]


# --- invitations ----------------------------------------------------------------------------------


@rule("WH-ATK-12", "WH-ATK-14", "WH-MAN-06", "WH-MAN-12", "WH-MAN-13")
def test_guests_of_both_are_asked_for_the_attack_first_clockwise_from_each_leader():
    t = war(
        "attack",
        active=2,
        map=[
            {"at": [0, 0]},
            fortress(2, "phoenix", "battle", [1, 0]),
            fortress(1, "dragon", "battle", [0, 1]),
            fortress(0, "lion", "battle", [1, 1]),
            fortress(3, "scorpion", "open", [0, 2]),
            fortress(3, "scorpion", "battle", [2, 0]),
        ],
        **{name: plain("dwarf", hand=["guard-1"]) for name in FOUR},
    )
    t.phoenix.chooses("seat1")
    invite_all(t)
    asked = []
    while t.s.battlefield < 0 and "done" in [o.id for o in t.game.decision.options]:
        asked.append(t.asked)
        if t.asked == "lion" and asked.count("lion") == 1:
            sends(t, LION, "dwarf", "p4")
        else:
            t.mirror.choose("done", t.game.decision.seat)
    assert asked == ["phoenix", "scorpion", "lion", "dragon", "scorpion"]


@rule("WH-ATK-12")
def test_neither_leader_invites_the_other():
    t = war("attack", map=ring_of(FOUR[:3]), **{name: plain("dwarf") for name in FOUR[:3]})
    t.lion.chooses("seat1")
    assert t.asked == "dragon" and t.dragon.may == {"seat2", "done"}  # nobody else lies beside the Lion


@rule("WH-ATK-12", "WH-RES-14")
def test_who_has_left_is_neither_attacked_nor_invited():
    t = war("attack", map=ring_of(FOUR), **{name: plain("dwarf") for name in FOUR})
    t.mirror.choose("concede", PHOENIX)
    assert t.lion.may == {"seat1", "seat3", "pass"}
    t.lion.chooses("seat1")
    assert t.asked == "lion" and t.lion.may == {"seat3", "done"}
    t.lion.chooses("done")
    assert t.asked != "dragon" or "nvite" not in t.prompt  # his only neighbour is gone


@rule("WH-ATK-02", "WH-ATK-03")
def test_who_has_only_bowed_units_attacks_with_his_guests_alone():
    t = war(
        "attack",
        map=ring_of(FOUR),
        lion=plain(unit("dwarf", bowed=True)),
        dragon=plain(),
        phoenix=plain(),
        scorpion=plain("giant"),
    )
    t.lion.chooses("seat1")
    invite_all(t)
    sends(t, SCORPION, "giant", "p4")
    while t.s.phase == "attack":
        ids = [o.id for o in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[0]), t.game.decision.seat)
    assert t.dragon.provinces == 3 and conquered(t) == ["scorpion"]
    assert gained(t) == [0, 0, 0, 2] and t.is_bowed("giant")


# --- tiles ----------------------------------------------------------------------------------------


@rule("WH-TIL-05")
def test_a_place_beside_toshi_ranbo_needs_no_second_neighbour():
    t = war(lion=plain(), dragon=plain())
    assert all(why_not_placed(t.s, *at) is not None for at in ((4, 4), (0, 0), (-4, 0)))


@rule("WH-RES-36")
def test_a_province_that_falls_to_allies_alone_turns_the_fortress_too():
    t = war(
        "attack",
        map=[*ring_of(FOUR), fortress(1, "dragon", "open", [0, 3])],
        lion=plain("dwarf"),
        dragon=plain(),
        phoenix=plain(),
        scorpion=plain("giant"),
    )
    t.lion.chooses("seat1")
    go_from(t, "lion", "dragon-battle-fortress")
    invite_all(t)
    t.lion.chooses("done")
    sends(t, SCORPION, "giant", "p4")
    while t.s.phase == "attack":
        ids = [o.id for o in t.game.decision.options]
        t.mirror.choose(next((w for w in ("pass", "done") if w in ids), ids[0]), t.game.decision.seat)
    (struck,) = [tile for tile in t.s.tiles if tile.owner == 1 and not tile.face_up]
    assert t.s.names[t.s.what[struck.card]] == "dragon-battle-fortress"
