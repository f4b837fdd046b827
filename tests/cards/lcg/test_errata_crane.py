"""Crane cards beyond the Core Set, as they were corrected (LCG-ERR)."""

from support.lcg_course import turn_of, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule


@rule("LCG-ERR-33")
def test_the_spear_takes_a_status_token_and_no_honor():
    t = conflict(
        attacker=side(who("doji-challenger", status="honored"), hand=("the-spear-rushes-forth",)),
        defender=side("yogo-outcast"),
    )
    turn_of(t, "attacker")
    t.attacker.uses("the-spear-rushes-forth", "doji-challenger", "yogo-outcast")
    assert t.status("doji-challenger") == "ordinary"
    assert t.is_bowed("yogo-outcast")
    assert t.attacker.honor == 10


def test_without_an_honored_participant_the_spear_stays_where_it_is():
    t = conflict(
        attacker=side(
            "doji-challenger",
            home=[who("doji-whisperer", status="honored")],
            hand=("the-spear-rushes-forth",),
        ),
        defender=side("yogo-outcast"),
    )
    turn_of(t, "attacker")
    assert not t.attacker.may_use("the-spear-rushes-forth")


@rule("LCG-ERR-41")
def test_ikebana_artisan_saves_honor_also_where_there_is_no_fate_to_lose():
    for fate, left in ((2, 1), (0, 0)):
        t = conflict(attacker=side("doji-challenger"), defender=side(home=["ikebana-artisan"], fate=fate))
        assert until(t, "defender", "ikebana-artisan")
        t.defender.uses("ikebana-artisan")
        assert (t.defender.honor, t.defender.fate) == (10, left)


@rule("LCG-ERR-41")
def test_ikebana_artisan_may_answer_again_and_again():
    t = conflict(attacker=side("doji-challenger"), defender=side(home=["ikebana-artisan"]))
    card = t.card("ikebana-artisan")
    ability = t.s.cards[t.s.what[card]].usables[0]
    t.s.used.append(10**9 + card * 1000 + ability.number)
    assert until(t, "defender", "ikebana-artisan")


def test_an_opposed_conflict_concerns_no_artisan():
    t = conflict(attacker=side("doji-challenger"), defender=side("ikebana-artisan"))
    assert not until(t, "defender", "ikebana-artisan")


@rule("LCG-ERR-44")
def test_paragon_of_grace_is_alone_on_its_own_side_whoever_is_on_the_other():
    alone = conflict(
        attacker=side("yogo-outcast", "doji-challenger", hand=("banzai", "fine-katana")),
        defender=side("paragon-of-grace"),
    )
    alone.defender.uses("paragon-of-grace")
    alone.attacker.picks("banzai")
    assert alone.attacker.hand == ["fine-katana"]
    helped = conflict(
        attacker=side("yogo-outcast", hand=("banzai",)), defender=side("paragon-of-grace", "doji-whisperer")
    )
    assert not helped.defender.may_use("paragon-of-grace")


def test_an_honored_paragon_of_grace_takes_a_card_at_random():
    t = conflict(
        attacker=side("yogo-outcast", hand=("banzai", "fine-katana")),
        defender=side(who("paragon-of-grace", status="honored")),
    )
    t.defender.uses("paragon-of-grace")
    assert len(t.attacker.hand) == 1


# --- Daidoji Uji ----------------------------------------------------------------------------------


def lying(slug):
    return ({"card": "manicured-garden", "cards": [{"card": slug, "face_up": True}]}, "night-raid")


@rule("LCG-ERR-09")
def test_an_honored_daidoji_uji_has_characters_come_from_provinces_at_their_full_cost():
    t = conflict(
        attacker=side(who("daidoji-uji", status="honored"), provinces=lying("doji-challenger")),
        defender=side("yogo-outcast"),
    )
    turn_of(t, "attacker")
    t.attacker.plays("doji-challenger", "choice0", "choice0")
    assert t.participates("doji-challenger")
    assert t.attacker.fate == 2


def test_daidoji_uji_who_is_not_honored_leaves_them_where_they_are():
    t = table(north=side("daidoji-uji", provinces=lying("doji-challenger"), hand=("banzai",)), south=side())
    assert not t.north.may_play("doji-challenger")
    honored = table(
        north=side(who("daidoji-uji", status="honored"), provinces=lying("doji-challenger")), south=side()
    )
    assert honored.north.may_play("doji-challenger")
    assert not honored.north.may_play("eager-scout")  # face-down


def test_in_the_dynasty_phase_daidoji_uji_offers_nothing_twice():
    t = table(
        "dynasty",
        north=side(who("daidoji-uji", status="honored"), provinces=lying("doji-challenger")),
        south=side(),
    )
    assert t.north.options.count(f"play:c{t.card('doji-challenger')}") == 1
