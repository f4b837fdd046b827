"""Cards of several clans that share newer words: rings of an element, copies, conflicts that move."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from support.lcg_course import attack, bids, declares, go_on, let_be, to_the_end, turn_of
from support.lcg_table import conflict, side, table, who

HELD = ("fine-katana",)
ROW = ("ancestral-lands", "meditations-on-the-tao", "elemental-fury")


def rings(*held, holder=0):
    """All five rings, these claimed by a player."""
    return [
        {"element": each, **({"state": "claimed", "holder": holder} if each in held else {})}
        for each in ELEMENTS
    ]


# --- rings ------------------------------------------------------------------------------------------

TEMPLES = {
    "temple-of-daikoku": "water", "temple-of-jikoju": "air", "temple-of-osano-wo": "earth",
    "temple-of-shinseis-wisdom": "void", "temple-of-the-thunders": "fire",
}  # fmt: skip


@pytest.mark.parametrize(("temple", "element"), TEMPLES.items())
@pytest.mark.parametrize("holder", [0, 1])
def test_a_temple_is_stronger_while_its_ring_is_claimed(temple, element, holder):
    other = next(each for each in ELEMENTS if each != element)
    for held, strength in ((element, 6), (other, 4)):
        t = table(
            north=side(provinces=({"card": temple, "revealed": True}, *ROW)),
            south=side(),
            rings=rings(held, holder=holder),
        )
        assert t.strength(0) == strength


@pytest.mark.parametrize(("temple", "element"), TEMPLES.items())
def test_a_temple_that_is_attacked_puts_fate_on_its_ring(temple, element):
    contested = next(each for each in ELEMENTS if each != element)
    t = table(north=side("border-rider", hand=HELD), south=side(provinces=(temple, *ROW), hand=HELD))
    while f"ring-{contested}" not in t.north.options:
        go_on(t)
    declares(t.north, "border-rider", ring=contested)
    while t.game.decision.kind != "action":
        go_on(t)
    fate = {ELEMENTS[ring.element]: ring.fate for ring in t.s.rings}
    assert fate == {each: int(each == element) for each in ELEMENTS}


def test_a_temple_puts_no_fate_on_a_ring_that_is_contested():
    t = table(
        north=side("border-rider", hand=HELD), south=side(provinces=("temple-of-jikoju", *ROW), hand=HELD)
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "border-rider", ring="air")
    while t.game.decision.kind != "action":
        go_on(t)
    assert sum(ring.fate for ring in t.s.rings) == 0


@pytest.mark.parametrize(
    ("slug", "type", "plain", "strong"),
    [("insightful-gatekeeper", "military", 2, 4), ("cunning-confidant", "political", 2, 4)],
)
@pytest.mark.parametrize(
    ("holder", "there", "helped"), [(1, True, True), (0, True, False), (1, False, False)]
)
def test_small_clans_rise_against_who_holds_more_rings(slug, type, plain, strong, holder, there, helped):
    mine = side(slug, "border-rider") if there else side("border-rider", home=[slug])
    t = conflict(attacker=mine, defender=side("yogo-outcast"), type=type, ring="air",
                 rings=rings("fire", holder=holder))  # fmt: skip
    assert t.skills(slug)[("military", "political").index(type)] == (strong if helped else plain)


@pytest.mark.parametrize("fate", [0, 2, 5])
def test_yoritomo_is_as_strong_as_he_is_rich(fate):
    t = table(north=side("yoritomo", fate=fate), south=side(fate=9))
    assert t.skills("yoritomo") == (3 + fate, 3 + fate)


# --- bids and duels ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "able"), [((), True), (HELD * 2, False)])
def test_defiance_turns_the_opponents_bid_against_them(hand, able):
    t = attack(
        attacker=side("border-rider", hand=("defiance", *hand)),
        defender=side("yogo-outcast", hand=HELD * 2, dial=4),
    )
    assert t.attacker.may_use("defiance") is able
    if able:
        t.attacker.uses("defiance", "border-rider")
        assert t.skills("border-rider") == (6, 5)


@pytest.mark.parametrize(("mine", "theirs", "winner"), [(5, 1, "doji-whisperer"), (1, 5, "bayushi-liar")])
def test_make_your_case_gives_fate_to_the_winner(mine, theirs, winner):
    t = attack(
        attacker=side("doji-whisperer", "border-rider", hand=("make-your-case", *HELD)),
        defender=side("bayushi-liar", "yogo-outcast", hand=HELD),
        type="political",
    )
    t.attacker.uses("make-your-case")
    assert t.attacker.ref("bayushi-liar") not in t.attacker.options
    t.attacker.picks("doji-whisperer")
    t.defender.picks("bayushi-liar")
    bids(t, mine, theirs)
    let_be(t)
    assert t.fate_on(winner) == 1


def test_make_your_case_needs_somebody_of_yours_there():
    t = conflict(
        attacker=side("border-rider"), defender=side(home=["yogo-outcast"], hand=("make-your-case",))
    )
    assert not t.defender.may_use("make-your-case")


@pytest.mark.parametrize(("mine", "theirs", "comes"), [(5, 1, "shinjo-outrider"), (1, 5, "doji-challenger")])
def test_honest_challenger_brings_help_for_whoever_wins(mine, theirs, comes):
    t = attack(
        attacker=side("honest-challenger", home=["shinjo-outrider", "moto-outrider"], hand=HELD),
        defender=side("yogo-outcast", home=["doji-challenger", "bayushi-shoju"], hand=HELD),
    )
    t.attacker.uses("honest-challenger")
    assert t.attacker.ref("doji-challenger") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    bids(t, mine, theirs)
    let_be(t)
    (t.attacker if mine > theirs else t.defender).picks(comes)
    let_be(t)
    assert t.participates(comes)


def test_honest_challenger_duels_also_where_nobody_is_at_home():
    t = attack(attacker=side("honest-challenger", hand=HELD), defender=side("yogo-outcast", hand=HELD))
    t.attacker.uses("honest-challenger", "yogo-outcast")
    bids(t, 2, 1)
    let_be(t)
    assert t.game.decision.kind == "action"


@pytest.mark.parametrize(("dial", "skill"), [(1, 4), (2, 2)])
def test_honest_challenger_has_composure(dial, skill):
    t = table(north=side("honest-challenger", dial=dial), south=side(dial=2))
    assert t.skills("honest-challenger")[0] == skill


def test_honest_challenger_fights_only_where_he_is():
    t = attack(attacker=side("border-rider", home=["honest-challenger"]), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("honest-challenger")


# --- copies -----------------------------------------------------------------------------------------


def test_shosuro_actor_plays_somebody_elses_part():
    t = attack(attacker=side("shosuro-actor", hand=HELD), defender=side("doji-challenger", "bayushi-shoju"))
    t.attacker.uses("shosuro-actor")
    assert t.attacker.ref("bayushi-shoju") not in t.attacker.options
    assert t.attacker.ref("shosuro-actor") not in t.attacker.options
    actor = t.card("shosuro-actor")
    t.attacker.picks("doji-challenger")
    assert t.s.definition(actor).slug == "doji-challenger"
    to_the_end(t)
    assert t.s.definition(actor).slug == "shosuro-actor"


def test_shosuro_actor_plays_only_on_stage():
    t = attack(attacker=side("border-rider", home=["shosuro-actor"]), defender=side("doji-challenger"))
    assert not t.attacker.may_use("shosuro-actor")


def test_betrayed_vision_makes_an_enemy_somebody_else():
    t = attack(
        attacker=side("border-rider", home=["isawa-masahiro"], hand=("betrayed-vision",)),
        defender=side("akodo-toturi", "yogo-outcast"),
    )
    toturi = t.card("akodo-toturi")
    t.attacker.uses("betrayed-vision", "akodo-toturi")
    assert t.attacker.ref("akodo-toturi") not in t.attacker.options
    t.attacker.picks("border-rider")
    let_be(t)
    assert t.s.definition(toturi).slug == "border-rider"


def test_betrayed_vision_shows_nobody_to_themselves():
    t = attack(
        attacker=side("akodo-toturi", home=["isawa-masahiro"], hand=("betrayed-vision",)),
        defender=side("yogo-outcast"),
    )
    assert not t.attacker.may_use("betrayed-vision")


def test_betrayed_vision_needs_a_shugenja():
    t = attack(
        attacker=side("border-rider", hand=("betrayed-vision",)),
        defender=side("doji-challenger", "yogo-outcast"),
    )
    assert not t.attacker.may_use("betrayed-vision")


# --- moving -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["chasing-the-sun", "talisman-of-the-sun"])
def test_the_sun_moves_the_conflict_to_another_eligible_province(slug):
    mine = slug == "chasing-the-sun"
    t = attack(
        attacker=side("border-rider", hand=(slug,) if mine else HELD),
        defender=side("yogo-outcast" if mine else who("yogo-outcast", slug), hand=HELD),
    )
    player = t.attacker if mine else t.defender
    if not mine:
        t = conflict(
            attacker=side("border-rider", hand=HELD), defender=side(who("yogo-outcast", slug), hand=HELD)
        )
        player = t.defender
    player.uses(slug)
    assert "p5" not in player.options and "p9" not in player.options  # not the stronghold province
    player.chooses("p6")
    let_be(t)
    assert t.s.conflict.provinces == [6] and t.s.face_up[t.s.provinces[6].card]


@pytest.mark.parametrize("slug", ["chasing-the-sun", "talisman-of-the-sun"])
def test_the_sun_moves_for_one_side_only(slug):
    if slug == "chasing-the-sun":
        t = conflict(attacker=side("border-rider"), defender=side("yogo-outcast", hand=(slug,)))
        assert not t.defender.may_use(slug)
    else:
        t = attack(attacker=side(who("border-rider", slug)), defender=side("yogo-outcast"))
        assert not t.attacker.may_use(slug)


def test_master_of_the_swift_waves_changes_two_of_yours():
    t = attack(
        attacker=side("border-rider", home=["master-of-the-swift-waves", "shinjo-outrider"], hand=HELD),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("master-of-the-swift-waves", "border-rider")
    assert t.attacker.ref("yogo-outcast") not in t.attacker.options
    t.attacker.picks("shinjo-outrider")
    assert t.participates("shinjo-outrider") and not t.participates("border-rider")


def test_master_of_the_swift_waves_lets_a_spyglass_see():
    t = attack(
        attacker=side("border-rider", "master-of-the-swift-waves", home=[who("shinjo-outrider", "spyglass")]),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("master-of-the-swift-waves", "border-rider", "shinjo-outrider")
    assert t.attacker.may_use("spyglass")


def test_master_of_the_swift_waves_needs_somebody_at_home_who_can_come():
    t = attack(
        attacker=side("border-rider", "master-of-the-swift-waves", home=[who("shinjo-outrider", "pacifism")]),
        defender=side("yogo-outcast"),
    )
    assert not t.attacker.may_use("master-of-the-swift-waves")


@pytest.mark.parametrize("back", [(), ("shinjo-outrider",)])
def test_warriors_of_the_wind_ride_home_and_come_again(back):
    t = attack(
        attacker=side("border-rider", home=["shinjo-outrider"], hand=("warriors-of-the-wind",)),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("warriors-of-the-wind")
    t.attacker.picks(*back)
    t.attacker.chooses("done")
    let_be(t)
    assert not t.participates("border-rider")
    assert t.participates("shinjo-outrider") is bool(back)


def test_warriors_of_the_wind_come_also_where_nobody_rode_home():
    t = attack(
        attacker=side("doji-challenger", home=["shinjo-outrider"], hand=("warriors-of-the-wind",)),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("warriors-of-the-wind")
    assert t.attacker.ref("doji-challenger") not in t.attacker.options
    t.attacker.picks("shinjo-outrider")
    let_be(t)
    assert t.participates("shinjo-outrider")


def test_warriors_of_the_wind_need_a_conflict():
    t = table(north=side("border-rider", hand=("warriors-of-the-wind",)), south=side())
    assert not t.north.may_use("warriors-of-the-wind")


# --- provinces --------------------------------------------------------------------------------------


def test_shinjo_ambusher_silences_the_province_where_it_is_played():
    t = attack(
        attacker=side("border-rider", hand=("shinjo-ambusher", *HELD)),
        defender=side("yogo-outcast", provinces=("fertile-fields", *ROW), hand=HELD),
    )
    t.attacker.plays("shinjo-ambusher", "choice0", "choice0")
    t.attacker.uses("shinjo-ambusher")
    turn_of(t, "defender")
    assert not t.defender.may_use("fertile-fields")


def test_shinjo_ambusher_at_home_silences_nothing():
    t = attack(
        attacker=side("border-rider", hand=("shinjo-ambusher", *HELD)),
        defender=side("yogo-outcast", provinces=("fertile-fields", *ROW), hand=HELD),
    )
    t.attacker.plays("shinjo-ambusher", "choice1", "choice0")
    assert not t.attacker.may_use("shinjo-ambusher")


def test_shinjo_ambusher_silences_the_place_and_not_where_the_conflict_goes():
    row = ("fertile-fields", {"card": "manicured-garden", "revealed": True})
    t = attack(
        attacker=side("border-rider", hand=("shinjo-ambusher", "chasing-the-sun")),
        defender=side("yogo-outcast", provinces=row, hand=HELD),
    )
    t.attacker.plays("shinjo-ambusher", "choice0", "choice0")
    t.attacker.uses("shinjo-ambusher")
    turn_of(t, "defender")
    t.defender.passes()
    t.attacker.uses("chasing-the-sun", "p6")
    let_be(t)
    assert t.defender.may_use("manicured-garden")


def test_outflank_keeps_a_defender_away():
    t = table(
        north=side("border-rider", hand=("outflank",)),
        south=side("yogo-outcast", "bayushi-shoju", "doji-challenger", hand=HELD),
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "border-rider")
    for _ in range(6):
        if t.north.may_use("outflank"):
            break
        go_on(t)
    t.north.uses("outflank")
    assert t.north.ref("bayushi-shoju") not in t.north.options
    t.north.picks("yogo-outcast")
    while t.game.decision.kind == "response":
        go_on(t)
    assert t.south.ref("yogo-outcast") not in t.south.options
    assert t.south.ref("doji-challenger") in t.south.options


def test_outflank_is_for_provinces_of_others():
    t = table(
        north=side("border-rider", hand=HELD),
        south=side("yogo-outcast", "doji-challenger", hand=("outflank",)),
    )
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "border-rider")
    while t.game.decision.kind == "response":
        assert not t.south.may_use("outflank")
        go_on(t)


def test_shinjo_ambusher_leaves_constant_abilities_alone():
    t = attack(
        attacker=side("border-rider", hand=("shinjo-ambusher", *HELD)),
        defender=side("yogo-outcast", provinces=("entrenched-position", *ROW), hand=HELD),
    )
    before = t.strength(5)
    t.attacker.plays("shinjo-ambusher", "choice0", "choice0")
    if t.attacker.may_use("shinjo-ambusher"):
        t.attacker.uses("shinjo-ambusher")
    assert t.strength(5) == before == 10
