"""Conflicts, step by step (LCG-FRM3, LCG-WINC, LCG-BRK, LCG-UNOP, LCG-COV)."""

from support.lcg_course import declares
from support.lcg_table import conflict, side, table, who
from support.rule import rule
from support.worlds import told_apart


def fate_on_air(fate):
    return [
        {"element": element, "fate": fate if element == "air" else 0}
        for element in ("air", "earth", "fire", "water", "void")
    ]


# --- declaring ------------------------------------------------------------------------------------


@rule("LCG-FRM3-06", "LCG-FRM3-12", "LCG-FDP-03", "LCG-RING-03", "LCG-RING-05", "LCG-PART-01")
def test_declaring_turns_the_province_up_and_takes_the_fate_on_the_ring():
    t = table(north=side("doji-challenger"), south=side(), rings=fate_on_air(2))
    declares(t.north, "doji-challenger")
    assert t.s.conflict.type == 0
    assert t.north.fate == 7
    assert t.s.face_up[t.s.provinces[5].card]
    assert t.participates("doji-challenger")


@rule("LCG-FRM3-11")
def test_what_is_not_declared_yet_is_in_no_world_that_others_believe_in():
    tables = [table(north=side("doji-challenger", "doji-whisperer"), south=side()) for _ in range(4)]
    tables[0].north.picks("ring-air", "choice1", "p5", "doji-challenger")
    tables[1].north.picks("ring-fire", "choice1", "p6", "doji-whisperer")
    tables[2].north.picks("ring-fire", "choice1", "back")
    for t in tables[1:]:
        assert told_apart(tables[0].game, t.game, seat=1) == set()
        assert told_apart(tables[0].game, t.game, seat=0) != set()


@rule("LCG-FRM3-09", "LCG-DASH-02")
def test_who_has_a_dash_or_is_bowed_is_no_attacker():
    t = table(north=side("bayushi-liar", who("doji-whisperer", bowed=True)), south=side())
    t.north.chooses("ring-air")
    assert t.north.options == ["choice1", "back"]  # political only
    t.north.chooses("choice1")
    t.north.chooses("p5")
    assert t.north.options == [f"c{t.card('bayushi-liar')}", "back"]


@rule("LCG-PROV-08", "LCG-FRM3-08", "LCG-FRM3-07")
def test_only_an_opponents_unbroken_province_and_the_stronghold_last():
    one = ({"card": "manicured-garden", "broken": True}, *("ancestral-lands", "elemental-fury", "night-raid"))
    t = table(north=side("doji-challenger"), south=side(provinces=one))
    t.north.chooses("ring-air")
    t.north.chooses("choice0")
    assert t.north.options == ["p6", "p7", "p8", "back"]
    three = (
        *({"card": slug, "broken": True} for slug in ("manicured-garden", "ancestral-lands", "night-raid")),
    )
    t = table(north=side("doji-challenger"), south=side(provinces=(*three, "elemental-fury")))
    t.north.chooses("ring-air")
    t.north.chooses("choice0")
    assert t.north.options == ["p8", "p9", "back"]


@rule("LCG-COV-01", "LCG-COV-02", "LCG-FRM3-10")
def test_who_covert_evades_is_not_declared_as_a_defender():
    t = table(north=side("political-rival"), south=side("yogo-outcast", "blackmail-artist"))
    declares(t.north, "political-rival", type="political")
    t.north.picks("yogo-outcast")
    assert t.south.options == [f"c{t.card('blackmail-artist')}", "done"]


@rule("LCG-COV-01")
def test_covert_may_evade_one_who_has_no_covert_or_nobody():
    t = table(north=side("political-rival"), south=side("political-rival", "yogo-outcast"))
    declares(t.north, "political-rival", type="political")
    assert t.north.options == [f"c{t.card('yogo-outcast')}", "pass", "back"]
    t.north.passes()
    assert f"c{t.card('yogo-outcast')}" in t.south.options
    t = table(north=side("doji-challenger"), south=side("yogo-outcast"))
    declares(t.north, "doji-challenger")
    assert t.asked == "south"  # nobody with covert attacks


@rule("LCG-FRM3-04", "LCG-FRM3-05", "LCG-PASS-03")
def test_a_passed_opportunity_names_no_type():
    t = table(north=side("doji-challenger"), south=side("yogo-outcast"))
    t.north.passes()
    player = t.s.players[0]
    assert (player.military, player.political, player.either) == (0, 0, 1)


# --- winning --------------------------------------------------------------------------------------


@rule("LCG-WINC-03", "LCG-BRK-01")
def test_a_tie_goes_to_the_attacker_and_breaks_nothing_of_strength():
    t = conflict(attacker=side("yogo-outcast"), defender=side("brash-samurai"))
    t.fight()
    assert t.s.conflict.winner == 0
    assert not t.s.provinces[5].broken


@rule("LCG-BRK-01", "LCG-FRM3-22")
def test_a_province_breaks_when_the_excess_reaches_its_strength():
    weak = conflict(attacker=side("doji-challenger"), defender=side())
    weak.fight()
    assert not weak.s.provinces[5].broken  # 3 against strength 4
    strong = conflict(attacker=side("doji-challenger", "yogo-outcast"), defender=side())
    strong.fight()
    assert strong.s.provinces[5].broken


@rule("LCG-UNOP-01", "LCG-FRM3-20")
def test_an_unopposed_defender_loses_honor():
    t = conflict(attacker=side("doji-challenger"), defender=side())
    t.fight()
    assert t.defender.honor == 9


@rule("LCG-UNOP-01", "LCG-PART-03", "LCG-BOW-03")
def test_a_bowed_defender_opposes_and_counts_nothing():
    bowed = who("yogo-outcast", bowed=True)
    t = conflict(attacker=side("doji-challenger", hand=("fine-katana",)), defender=side(bowed))
    assert "0 defending" in t.prompt
    t.fight()
    assert t.defender.honor == 10


@rule("LCG-WINC-02", "LCG-WINC-04", "LCG-UNOP-01")
def test_nobody_wins_without_skill():
    t = conflict(attacker=side("eager-scout", hand=("fine-katana",)), defender=side())
    t.everybody_passes()
    assert t.defender.honor == 10  # nobody has won, so it was not unopposed
    assert any("nobody wins" in line.lower() for line in t.log)
    assert all(ring.state == 0 for ring in t.s.rings)


@rule("LCG-FRM3-26", "LCG-RINGE-01", "LCG-FRM3-25")
def test_a_winning_defender_claims_the_ring_without_its_effect():
    t = conflict(attacker=side("eager-scout"), defender=side("yogo-outcast"))
    t.fight()
    assert t.s.rings[0].holder == 1
    assert t.defender.honor == 10


@rule("LCG-FRM3-28", "LCG-HOME-01")
def test_everybody_bows_and_goes_home():
    t = conflict(
        attacker=side("doji-challenger", home=["eager-scout"], hand=("fine-katana",)),
        defender=side(who("yogo-outcast", bowed=True), "brash-samurai"),
        ring="earth",
    )
    t.fight()
    while t.s.conflict is not None:
        t.mirror.choose("pass", t.game.decision.seat)
    for slug in ("doji-challenger", "yogo-outcast", "brash-samurai"):
        assert t.is_bowed(slug)
        assert not t.participates(slug)
    assert not t.is_bowed("eager-scout")


# --- breaking -------------------------------------------------------------------------------------


@rule("LCG-BRK-03", "LCG-BRK-04", "LCG-FRM3-23")
def test_the_attacker_may_discard_what_lies_in_the_broken_province():
    t = conflict(attacker=side("doji-challenger", "yogo-outcast"), defender=side())
    lying = t.s.lies_in.index(5, t.s.provinces[5].card + 1)
    t.fight()
    assert f"c{lying}" in t.attacker.options
    t.attacker.chooses(f"c{lying}")
    assert lying in t.s.players[1].dynasty_discard
    assert t.s.lies_in.count(5) == 2  # the province card and a new one


@rule("LCG-WIN-05", "LCG-WIN-02", "LCG-WIN-01")
def test_who_breaks_the_stronghold_province_has_won():
    three = [{"card": slug, "broken": True} for slug in ("manicured-garden", "ancestral-lands", "night-raid")]
    t = table(
        north=side("hida-kisada", "doji-challenger", "moto-horde"),
        south=side(provinces=(*three, "elemental-fury"), stronghold="golden-plains-outpost"),
    )
    declares(t.north, "hida-kisada", "doji-challenger", "moto-horde", place=9)
    t.fight()
    assert t.over == "Conquest"
    assert t.game.outcome.winners == (0,)


# --- ring effects ---------------------------------------------------------------------------------


def won_with(ring, **sides):
    t = conflict(
        attacker=side("doji-challenger", **sides.get("attacker", {})),
        defender=side(**sides.get("defender", {"home": ["yogo-outcast"]})),
        ring=ring,
    )
    t.fight()
    while t.asked == "defender":  # who loses unopposed could hold an answer
        t.defender.passes()
    return t


@rule("LCG-RINGE-02")
def test_air_takes_honor_or_gains_two():
    take, gain = won_with("air"), won_with("air")
    take.attacker.chooses("choice0")
    gain.attacker.chooses("choice1")
    assert (take.attacker.honor, take.defender.honor) == (11, 8)
    assert (gain.attacker.honor, gain.defender.honor) == (12, 9)


@rule("LCG-RINGE-03")
def test_earth_draws_and_the_opponent_discards_at_random():
    t = won_with("earth", defender={"hand": ("fine-katana",), "home": ["yogo-outcast"]})
    t.attacker.chooses("choice0")
    assert len(t.attacker.hand) == 1
    assert t.defender.hand == []


@rule("LCG-RINGE-04", "LCG-STAT-06")
def test_fire_honors_or_dishonors():
    t = won_with("fire")
    t.attacker.picks("yogo-outcast")
    t.attacker.chooses("choice1")
    assert t.status("yogo-outcast") == "dishonored"


@rule("LCG-RINGE-04")
def test_whom_fire_would_meet_is_in_no_world_of_others_until_it_is_decided():
    tables = [won_with("fire") for _ in range(2)]
    tables[0].attacker.picks("yogo-outcast")
    assert told_apart(tables[0].game, tables[1].game, seat=1) == set()
    assert told_apart(tables[0].game, tables[1].game, seat=0) != set()


@rule("LCG-RINGE-05")
def test_water_bows_only_who_has_no_fate():
    t = won_with("water", defender={"home": [who("yogo-outcast", fate=1), "blackmail-artist"]})
    assert f"c{t.card('yogo-outcast')}" not in t.attacker.options
    t.attacker.picks("blackmail-artist")
    t.attacker.chooses("choice0")
    assert t.is_bowed("blackmail-artist")


@rule("LCG-RINGE-06", "LCG-TARG-07")
def test_void_removes_fate_and_chooses_nobody_without():
    t = won_with("void", defender={"home": [who("yogo-outcast", fate=2), "blackmail-artist"]})
    assert f"c{t.card('blackmail-artist')}" not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    t.attacker.chooses("choice0")
    assert t.fate_on("yogo-outcast") == 1


@rule("LCG-CANC-06")
def test_pilgrimage_cancels_the_ring_effect_and_the_ring_is_claimed():
    t = conflict(attacker=side("doji-challenger"), defender=side(provinces=("pilgrimage", "ancestral-lands")))
    t.fight()
    assert t.s.rings[0].holder == 0
    assert t.attacker.honor == 10


# --- taking part ----------------------------------------------------------------------------------


@rule("LCG-FAV-01", "LCG-FAV-02")
def test_the_favor_adds_one_in_conflicts_of_its_side():
    with_favor = conflict(
        attacker=side("doji-challenger", hand=("fine-katana",)), defender=side(hand=("fine-katana",)), favor=0
    )
    other = conflict(
        attacker=side("doji-challenger", hand=("fine-katana",)),
        defender=side(hand=("fine-katana",)),
        favor=0,
        favor_type="political",
    )
    assert "4 attacking" in with_favor.prompt
    assert "3 attacking" in other.prompt
    without = conflict(
        attacker=side("doji-challenger", hand=("fine-katana",)), defender=side(hand=("fine-katana",)), favor=1
    )
    assert "0 defending" in without.prompt  # whose favor it is has nobody there


@rule("LCG-CHAR-04", "LCG-FRM3-17")
def test_a_character_from_hand_is_played_into_the_conflict_with_fate():
    t = conflict(attacker=side("doji-challenger"), defender=side(hand=("political-rival",)), type="political")
    t.defender.plays("political-rival", "choice0", "choice1")
    assert t.participates("political-rival")
    assert t.fate_on("political-rival") == 1
    assert t.defender.fate == 1


@rule("LCG-FP-04", "LCG-FRM3-15")
def test_the_defender_acts_first_whoever_is_the_first_player():
    for first in (0, 1):
        t = table(
            north=side("doji-challenger", hand=("fine-katana",)),
            south=side(hand=("fine-katana",)),
            first_player=first,
            next_to_attack=0,
        )
        t.everybody_passes_until("ring-air")
        declares(t.north, "doji-challenger")
        while "attacking, " not in t.prompt:
            t.mirror.choose("pass", t.game.decision.seat)
        assert t.asked == "south"


@rule("LCG-FP-04", "LCG-FRM3-15")
def test_the_defender_acts_first():
    t = conflict(
        attacker=side("doji-challenger", hand=("fine-katana",)), defender=side(hand=("fine-katana",))
    )
    assert t.asked == "defender"
    t.defender.passes()
    assert t.asked == "attacker"
