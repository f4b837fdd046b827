"""Crane cards that ask for the Favor, rings, tokens or duels: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.table.values import glory
from gorin.games.lcg.vocabulary import CHARACTER, TARGET, action, dishonor, target
from support.lcg_cards import event, with_cards
from support.lcg_table import conflict, lying, side, table, who
from support.rule import rule

SCORN = event("Scorn", action(target(CHARACTER), dishonor(TARGET)))


def _may(player, slug):
    return bool(player.offered("use", slug))


def _among(player):
    return player.may - {"back", "pass", "done"}


def _claimed(ring):
    """All rings, of which the first player has claimed one."""
    others = [{"element": each} for each in ("air", "earth", "fire", "water", "void") if each != ring]
    return [{"element": ring, "state": "claimed", "holder": 0}, *others]


def _duels(t, attacker=1, defender=1):
    t.goes_on_until(lambda: f"bid-{attacker}" in t.attacker.options)
    t.attacker.chooses(f"bid-{attacker}")
    t.defender.chooses(f"bid-{defender}")


@pytest.mark.parametrize(("favor", "more"), [(0, 1), (1, 0)])
def test_icon_of_favor_adds_glory_with_the_favor(favor, more):
    t = table(north=side(who("doji-whisperer", "icon-of-favor")), south=side(), favor=favor)
    plain = table(north=side("doji-whisperer"), south=side())
    assert glory(t.s, t.card("doji-whisperer")) == glory(plain.s, plain.card("doji-whisperer")) + more


@pytest.mark.parametrize(("ring", "may"), [("fire", True), ("air", False)])
def test_icon_of_favor_honors_after_a_fire_conflict(ring, may):
    t = conflict(
        attacker=side("akodo-toturi", home=[who("doji-whisperer", "icon-of-favor")]),
        defender=side("yogo-outcast"),
        ring=ring,
    )
    t.fight()
    assert _may(t.attacker, "icon-of-favor") is may
    if may:
        t.attacker.uses("icon-of-favor")
        assert t.status("doji-whisperer") == "honored"


@rule("LCG-LAST-02")
@pytest.mark.parametrize("status", ["ordinary", "honored"])
def test_young_harrier_keeps_the_cranes_who_are_there_from_dishonor(status):
    """The act is forbidden: also who is honored keeps the token."""
    with with_cards(SCORN):
        t = table(
            north=side("young-harrier", who("doji-challenger", status=status), hand=("doji-fumiki",)),
            south=side("yogo-outcast", hand=("scorn",)),
        )
        t.north.uses("young-harrier")
        assert t.status("young-harrier") == "dishonored"
        t.goes_on_until(lambda: _may(t.south, "scorn"))
        t.south.uses("scorn")
        assert _among(t.south) == {"yogo-outcast"}


def test_young_harrier_keeps_nobody_who_comes_later():
    with with_cards(SCORN):
        t = table(
            north=side("young-harrier", hand=("doji-fumiki",)),
            south=side("yogo-outcast", hand=("scorn", "fine-katana")),
        )
        t.north.uses("young-harrier")
        t.south.plays("fine-katana", "yogo-outcast")
        t.north.plays("doji-fumiki", "choice0")
        t.goes_on_until(lambda: _may(t.south, "scorn"))
        t.south.uses("scorn")
        assert _among(t.south) == {"yogo-outcast", "doji-fumiki"}


def test_daidoji_kageyu_draws_for_what_the_opponent_has_played():
    t = conflict(
        attacker=side("daidoji-kageyu"),
        defender=side("yogo-outcast", hand=("fine-katana", "ornate-fan")),
        type="political",
    )
    t.defender.plays("fine-katana", "yogo-outcast")
    t.attacker.uses("daidoji-kageyu")
    assert len(t.attacker.hand) == 1


def test_daidoji_kageyu_draws_nothing_for_nothing():
    t = conflict(attacker=side("daidoji-kageyu"), defender=side("yogo-outcast"), type="political")
    t.defender.passes()
    assert not _may(t.attacker, "daidoji-kageyu")


def test_daidoji_kageyu_takes_the_place_of_a_courtier():
    t = conflict(
        attacker=side(
            who("doji-whisperer", fate=2), provinces=(*lying("daidoji-kageyu"), "ancestral-lands"), fate=2
        ),
        defender=side("yogo-outcast", hand=("fine-katana",)),
        type="political",
    )
    t.defender.passes()
    disguises = [each for each in t.attacker.options if "disguise" in each]
    assert disguises
    t.attacker.chooses(disguises[0])
    t.goes_on_until(lambda: t.zone("daidoji-kageyu") == "play")
    assert (t.zone("doji-whisperer"), t.fate_on("daidoji-kageyu")) == ("discard", 2)


@pytest.mark.parametrize(("favor", "zone"), [(0, "play"), (1, "discard")])
def test_doji_shizue_outlasts_the_fate_phase_with_the_favor(favor, zone):
    """Whoever is ready wins the glory count."""
    t = table(
        north=side(who("doji-shizue", bowed=favor == 1)),
        south=side(who("savvy-politician", bowed=favor == 0, fate=1)),
        favor=favor,
    )
    t.goes_on_until(lambda: t.s.phase == "dynasty")
    assert t.zone("doji-shizue") == zone


def test_doji_shizue_may_be_sacrificed():
    t = table(
        north=side("eager-scout", "hida-guardian", hand=("way-of-the-crab",)),
        south=side("doji-shizue"),
        favor=1,
    )
    t.north.uses("way-of-the-crab", "hida-guardian", "seat1")
    t.goes_on_until(lambda: t.asked == "south" and t.south.ref("doji-shizue") in t.south.options)
    t.south.picks("doji-shizue")
    assert t.zone("doji-shizue") == "discard"


@pytest.mark.parametrize(("favor", "may"), [(0, True), (1, False)])
def test_kakita_ryoku_honors_somebody_as_a_phase_begins(favor, may):
    t = table("draw", north=side("kakita-ryoku"), south=side("yogo-outcast"), favor=favor)
    if may:
        t.goes_on_until(lambda: _may(t.north, "kakita-ryoku"))
        t.north.uses("kakita-ryoku", "kakita-ryoku")
        assert t.status("kakita-ryoku") == "honored"
    else:
        t.goes_on_until(lambda: t.s.phase == "conflict")
        assert not _may(t.north, "kakita-ryoku")


def test_kakita_yuri_bars_the_loser_from_military_conflicts():
    t = conflict(
        attacker=side("kakita-yuri"),
        defender=side("yogo-outcast", home=["hida-guardian"], hand=("fine-katana",)),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("kakita-yuri")
    t.defender.picks("yogo-outcast")
    _duels(t)
    t.goes_on_until(lambda: t.asked == "defender" and "ring-earth" in t.defender.options)
    t.defender.chooses("ring-earth")
    assert t.defender.may == {"back", "choice1"}  # a political one


def test_kakita_yuri_needs_an_opponent_there():
    t = conflict(attacker=side("kakita-yuri"), defender=side(hand=("fine-katana",)), type="political")
    t.defender.passes()
    assert not _may(t.attacker, "kakita-yuri")


@rule("LCG-STAT-08", "LCG-CLAR-03")
def test_origami_master_gives_its_token_away():
    t = table(
        north=side(who("origami-master", status="honored"), "savvy-politician"), south=side("yogo-outcast")
    )
    t.north.uses("origami-master", "savvy-politician")
    assert (t.status("origami-master"), t.status("savvy-politician")) == ("ordinary", "honored")
    assert not _may(t.north, "savvy-politician")  # nobody was honored


@pytest.mark.parametrize(
    ("mine", "other", "may"),
    [
        ("ordinary", "ordinary", False),
        ("dishonored", "ordinary", False),
        ("honored", "honored", False),
        ("honored", "dishonored", True),
    ],
)
def test_origami_master_moves_only_an_honored_token_to_who_may_have_it(mine, other, may):
    t = table(
        north=side(who("origami-master", status=mine), who("doji-whisperer", status=other)), south=side()
    )
    assert _may(t.north, "origami-master") is may
    if may:
        t.north.uses("origami-master", "doji-whisperer")
        assert (t.status("origami-master"), t.status("doji-whisperer")) == ("ordinary", "ordinary")


@pytest.mark.parametrize(("ring", "political"), [("air", 4), ("fire", 4), ("water", 2)])
def test_sadane_student_likes_air_and_fire(ring, political):
    t = table(north=side("sadane-student"), south=side(), rings=_claimed(ring))
    assert t.skills("sadane-student")[1] == political


@pytest.mark.parametrize(("winner", "may"), [("kakita-kaezin", True), ("hida-kotoe", False)])
def test_insult_to_injury_dishonors_who_lost_to_a_duelist(winner, may):
    t = conflict(
        attacker=side(
            winner, hand=("insult-to-injury",), provinces=(*lying("kakita-dojo"), "ancestral-lands")
        ),
        defender=side("hida-guardian", hand=("fine-katana",)),
    )
    t.defender.passes()
    t.attacker.uses("kakita-dojo", winner, "hida-guardian")
    _duels(t, 3, 1)
    t.goes_on_until(lambda: _may(t.attacker, "insult-to-injury") or t.defender.may_play("fine-katana"))
    assert _may(t.attacker, "insult-to-injury") is may
    if may:
        t.attacker.uses("insult-to-injury")
        t.goes_on_until(lambda: t.status("hida-guardian") == "dishonored")


@rule("LCG-FRM4-03")
@pytest.mark.parametrize(("is_first", "zone"), [(True, "play"), (False, "discard")])
def test_doji_shizue_may_lose_the_favor_in_the_fate_phase_before_it_is_her_turn(is_first, zone):
    """The first player's characters without fate leave first: the diplomat takes the Favor along."""
    shizue, diplomat = side("doji-shizue"), side(who("fawning-diplomat", bowed=True))
    t = table(
        north=shizue if is_first else diplomat,
        south=diplomat if is_first else shizue,
        favor=0 if is_first else 1,
    )
    for _ in range(80):
        if t.s.phase == "dynasty":
            break
        seat, ids = t.game.decision.seat, [option.id for option in t.game.decision.options]
        used = [each for each in ids if each.startswith(f"use:c{t.card('fawning-diplomat')}")]
        t.mirror.choose((used + [each for each in ("pass", "done") if each in ids] + ids)[0], seat)
    assert t.zone("fawning-diplomat") == "discard"
    assert t.zone("doji-shizue") == zone
