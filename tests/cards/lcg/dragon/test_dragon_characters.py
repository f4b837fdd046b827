"""Dragon characters of all packs: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.table.values import total_skill
from support.lcg_course import attack, declared, go_on, let_be, to_the_end, until
from support.lcg_table import conflict, lying, rings, side, table, who


@pytest.mark.parametrize(("favor", "bowed"), [(0, False), (1, True)])
def test_agasha_sumiko_attacks_with_the_favor(favor, bowed):
    t = conflict(attacker=side("agasha-sumiko"), defender=side(), favor=favor)
    to_the_end(t)
    assert t.is_bowed("agasha-sumiko") is bowed


def test_agasha_sumiko_bows_as_a_defender():
    t = conflict(attacker=side("doji-whisperer"), defender=side("agasha-sumiko"), favor=1)
    to_the_end(t)
    assert t.is_bowed("agasha-sumiko")


def test_army_of_the_rising_wave_puts_fate_on_the_unclaimed_rings():
    t = table(
        "dynasty", north=side(provinces=lying("army-of-the-rising-wave")), south=side(), rings=rings(air=1)
    )
    t.north.plays("army-of-the-rising-wave", "choice0")
    t.north.uses("army-of-the-rising-wave")
    assert [ring.fate for ring in t.s.rings] == [0, 1, 1, 1, 1]


def test_enigmatic_magistrate_counts_the_odd():
    """3 is odd; 0, 2 and 4 are even."""
    t = conflict(
        attacker=side("enigmatic-magistrate", "akodo-makoto", "gifted-tactician", "matsu-mitsuko"),
        defender=side(),
    )
    assert total_skill(t.s, 0) == 2 + 4


def test_enigmatic_magistrate_does_not_make_the_bowed_count():
    t = conflict(attacker=side("enigmatic-magistrate", who("akodo-makoto", bowed=True)), defender=side())
    assert total_skill(t.s, 0) == 2


def test_enigmatic_magistrate_counts_everybody_as_a_defender():
    t = conflict(attacker=side("gifted-tactician"), defender=side("enigmatic-magistrate"))
    assert total_skill(t.s, 0) == 2


@pytest.mark.parametrize(("status", "able"), [("ordinary", True), ("honored", False)])
def test_furtive_sympathizer_turns_everything_around(status, able):
    t = attack(
        attacker=side(
            who("furtive-sympathizer", status=status), "matsu-berserker", "ikoma-orator", hand=("banzai",)
        ),
        defender=side(),
    )
    assert t.attacker.may_use("furtive-sympathizer") is able
    if able:
        before = t.skills("matsu-berserker")
        t.attacker.uses("furtive-sympathizer")
        assert t.skills("ikoma-orator") == (1, 2)
        assert t.skills("matsu-berserker") == before


def several(count, *there, home=(), defender=None, type="military"):
    """The attacker has played so many cards that cost nothing in this conflict."""
    t = attack(
        attacker=side(
            *there, home=list(home), hand=("fine-katana",) * count + ("banzai", "void-fist", "wildfire-kick")
        ),
        defender=defender or side("yogo-outcast"),
        type=type,
    )
    names = ["ikoma-orator", "matsu-swiftspear", "naive-student"]
    for nth in range(count):
        t.attacker.plays("fine-katana", names[nth])
        let_be(t)
        t.defender.passes()
    return t


CROWD = ("ikoma-orator", "matsu-swiftspear", "naive-student")


@pytest.mark.parametrize(("count", "able"), [(3, True), (2, False)])
def test_hitsu_do_disciple_shames_somebody_after_three_cards(count, able):
    t = several(count, "hitsu-do-disciple", *CROWD)
    assert t.attacker.may_use("hitsu-do-disciple") is able
    if able:
        t.attacker.uses("hitsu-do-disciple", "yogo-outcast")
        assert t.status("yogo-outcast") == "dishonored"


def test_hitsu_do_disciple_fights_in_military_conflicts():
    t = several(3, "hitsu-do-disciple", *CROWD, type="political")
    assert not t.attacker.may_use("hitsu-do-disciple")


@pytest.mark.parametrize(("ring", "more"), [("fire", 1), ("void", 1), ("air", 0)])
def test_impulsive_novice_follows_fire_and_void(ring, more):
    t = table(north=side("impulsive-novice"), south=side(), rings=rings(**{ring: 0}))
    assert t.skills("impulsive-novice") == (2 + more, 2 + more)


@pytest.mark.parametrize(("favor", "able"), [(0, True), (1, False)])
def test_itinerant_philosopher_spends_the_favor(favor, able):
    t = attack(
        attacker=side("itinerant-philosopher", hand=("banzai",)),
        defender=side("doji-whisperer", who("yogo-outcast", "ornate-fan")),
        favor=favor,
    )
    assert t.attacker.may_use("itinerant-philosopher") is able
    if able:
        t.attacker.uses("itinerant-philosopher")
        assert t.attacker.may - {"back"} == {"yogo-outcast"}
        t.attacker.picks("yogo-outcast")
        assert t.is_bowed("yogo-outcast")
        assert t.s.favor < 0


@pytest.mark.parametrize(("mine", "theirs", "skills"), [(1, 2, (2, 2)), (2, 2, (1, 1))])
def test_kitsuki_counselor_has_composure(mine, theirs, skills):
    t = table(north=side("kitsuki-counselor", dial=mine), south=side(dial=theirs))
    assert t.skills("kitsuki-counselor") == skills


def arriving(phase="dynasty"):
    shown = {"card": "ancestral-lands", "revealed": True}
    here = {"card": "manicured-garden", "cards": [{"card": "kitsuki-yaruma", "face_up": True}]}
    t = table(phase, north=side(provinces=(here, shown)), south=side(hand=("banzai",)))
    t.north.plays("kitsuki-yaruma", "choice0")
    return t


def test_kitsuki_yaruma_turns_a_province_down():
    t = arriving()
    t.north.uses("kitsuki-yaruma", "ancestral-lands")
    assert not t.s.face_up[t.card("ancestral-lands")]


def test_kitsuki_yaruma_turns_only_what_is_faceup():
    here = {"card": "manicured-garden", "cards": [{"card": "kitsuki-yaruma", "face_up": True}]}
    broken = {"card": "ancestral-lands", "revealed": True, "broken": True}
    t = table("dynasty", north=side(provinces=(here, broken)), south=side())
    t.north.plays("kitsuki-yaruma", "choice0")
    assert not t.north.may_use("kitsuki-yaruma")


def test_an_attacked_province_that_kitsuki_yaruma_turns_down_is_turned_up_at_once():
    t = attack(
        attacker=side("akodo-toturi", hand=("charge",), provinces=lying("kitsuki-yaruma")), defender=side()
    )
    t.attacker.uses("charge", "kitsuki-yaruma")
    let = 0
    while not t.attacker.may_use("kitsuki-yaruma") and let < 6:
        go_on(t)
        let += 1
    attacked = t.s.provinces[t.s.conflict.provinces[0]].card
    t.attacker.uses("kitsuki-yaruma", f"c{attacked}")
    assert t.s.face_up[attacked]
    assert any("turned facedown" in line for line in t.log)


def test_traveling_philosopher_hides_a_province_of_yours():
    shown = {"card": "ancestral-lands", "revealed": True}
    t = table(
        north=side(
            who("traveling-philosopher", status="honored"),
            hand=("noble-sacrifice",),
            provinces=("manicured-garden", shown),
        ),
        south=side(
            who("yogo-outcast", status="dishonored"),
            provinces=({"card": "elemental-fury", "revealed": True}, "night-raid"),
        ),
    )
    t.north.uses("noble-sacrifice", "traveling-philosopher")
    while not t.north.may_use("traveling-philosopher"):
        go_on(t)
    t.north.uses("traveling-philosopher")
    assert t.north.may - {"back"} == {"ancestral-lands"}
    t.north.picks("ancestral-lands")
    assert not t.s.face_up[t.card("ancestral-lands")]


@pytest.mark.parametrize(("way", "status"), [("choice0", "honored"), ("choice1", "dishonored")])
def test_master_alchemist_pays_the_fire_ring(way, status):
    t = attack(attacker=side("yogo-outcast", home=["master-alchemist"]), defender=side(), rings=rings(fire=1))
    t.attacker.uses("master-alchemist", "ring-fire", "yogo-outcast", way)
    assert (t.status("yogo-outcast"), t.s.rings[2].fate, t.attacker.fate) == (status, 1, 4)


def test_master_alchemist_needs_fate():
    t = attack(attacker=side("yogo-outcast", home=["master-alchemist"], fate=0), defender=side())
    assert not t.attacker.may_use("master-alchemist")


@pytest.mark.parametrize(("status", "bowed"), [("honored", False), ("dishonored", False), ("ordinary", True)])
def test_militant_faithful_scorns_the_honored_and_the_dishonored(status, bowed):
    t = conflict(attacker=side("militant-faithful"), defender=side(who("yogo-outcast", status=status)))
    to_the_end(t)
    assert t.is_bowed("militant-faithful") is bowed


@pytest.mark.parametrize(("enemies", "able"), [(2, True), (1, False)])
def test_mirumoto_masashige_honors_the_outnumbered(enemies, able):
    t = table(
        "draw", north=side("mirumoto-masashige", hand=("banzai",)), south=side(*["yogo-outcast"] * enemies)
    )
    while t.s.phase != "conflict":
        go_on(t)
    assert t.north.may_use("mirumoto-masashige") is able
    if able:
        t.north.uses("mirumoto-masashige", "mirumoto-masashige")
        assert t.status("mirumoto-masashige") == "honored"


def test_northern_wall_sensei_guards_against_events():
    t = attack(
        attacker=side("northern-wall-sensei", who("doji-whisperer", "ornate-fan"), "akodo-toturi"),
        defender=side("yogo-outcast", hand=("way-of-the-scorpion",)),
    )
    t.attacker.uses("northern-wall-sensei")
    assert t.attacker.may - {"back"} == {"doji-whisperer"}
    t.attacker.picks("doji-whisperer")
    t.defender.uses("way-of-the-scorpion")
    assert t.defender.ref("doji-whisperer") not in t.defender.options


def test_who_is_immune_to_events_may_still_pay_for_one():
    t = attack(
        attacker=side("northern-wall-sensei", who("isawa-atsuko", "ornate-fan"), hand=("bentens-touch",)),
        defender=side(),
    )
    t.attacker.uses("northern-wall-sensei", "isawa-atsuko")
    t.defender.passes()
    t.attacker.uses("bentens-touch", "isawa-atsuko")
    assert t.is_bowed("isawa-atsuko")


@pytest.mark.parametrize(("status", "skills"), [("ordinary", (3, 2)), ("honored", (1, 0))])
def test_perfect_land_believer_is_strong_as_one_of_many(status, skills):
    t = table(north=side(who("perfect-land-believer", status=status)), south=side())
    assert t.skills("perfect-land-believer") == skills


def test_stoic_rival_shames_whoever_bears_less():
    t = attack(
        attacker=side(who("stoic-rival", "ornate-fan")),
        defender=side("yogo-outcast", who("doji-whisperer", "fine-katana"), home=["akodo-toturi"]),
    )
    t.attacker.uses("stoic-rival")
    assert t.attacker.may - {"back"} == {"yogo-outcast"}
    t.attacker.picks("yogo-outcast")
    assert t.status("yogo-outcast") == "dishonored"


def test_stoic_rival_without_attachments_shames_nobody():
    t = attack(attacker=side("stoic-rival", hand=("banzai",)), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("stoic-rival")


@pytest.mark.parametrize(("fate", "able"), [(2, True), (0, False)])
def test_togashi_yoshi_takes_fate_from_an_unclaimed_ring(fate, able):
    held = rings()
    held[2]["fate"] = fate
    t = conflict(attacker=side("togashi-yoshi", hand=("banzai",)), defender=side(), rings=held)
    assert until(t, "attacker", "togashi-yoshi") is able
    if able:
        t.attacker.uses("togashi-yoshi")
        assert t.attacker.may - {"back"} == {"ring-fire"}
        t.attacker.chooses("ring-fire")
        assert (t.attacker.fate, t.s.rings[2].fate) == (6, 1)


def test_volcanic_troll_draws_on_the_fire_ring_while_it_is_unclaimed():
    assert table(north=side("volcanic-troll"), south=side()).skills("volcanic-troll") == (5, 5)
    held = table(north=side("volcanic-troll"), south=side(), rings=rings(fire=1))
    assert held.skills("volcanic-troll") == (3, 3)
    contested = conflict(attacker=side("volcanic-troll"), defender=side(), ring="fire")
    assert contested.skills("volcanic-troll") == (3, 3)


def on_whisperer(slug, t, player):
    """Play a character as an attachment."""
    player.chooses(f"attach:c{t.card(slug)}")
    player.picks("doji-whisperer")


def offered(t, player, slug):
    """The uses of a character that is an attachment: it goes by another slug."""
    number = next(card for card in range(len(t.s.what)) if t.s.names[t.s.what[card]].startswith(slug))
    return [each for each in player.options if each.startswith(f"use:c{number}:")]


def attached(t, player, slug):
    player.chooses(offered(t, player, slug)[0])


def taught(*others, **facts):
    """Ancient Master is on Doji Whisperer; north is to declare a conflict."""
    deck = ["fine-katana", "hurricane-punch", "banzai"]
    t = table(
        north=side("doji-whisperer", *others, hand=("ancient-master",), conflict=deck),
        south=side(hand=("banzai",)),
    )
    on_whisperer("ancient-master", t, t.north)
    let_be(t)
    return t


def test_ancient_master_on_somebody_teaches_whoever_is_declared():
    t = taught()
    assert t.skills("doji-whisperer") == (0, 3)
    declared(t, "north", "doji-whisperer", type="political")
    attached(t, t.north, "ancient-master")
    assert t.north.may == {"hurricane-punch", "pass"}
    t.north.picks("hurricane-punch")
    assert t.north.hand == ["hurricane-punch"]


def test_ancient_master_teaches_nobody_who_stays_at_home():
    t = taught("yogo-outcast")
    declared(t, "north", "yogo-outcast")
    assert not offered(t, t.north, "ancient-master")


def test_togashi_acolyte_on_somebody_grows_with_every_card_once():
    t = attack(
        attacker=side("doji-whisperer", "yogo-outcast", hand=("togashi-acolyte", "banzai")),
        defender=side(),
        type="political",
    )
    on_whisperer("togashi-acolyte", t, t.attacker)
    assert t.skills("doji-whisperer") == (0, 3)
    attached(t, t.attacker, "togashi-acolyte")
    assert t.skills("doji-whisperer") == (1, 4)
    assert not offered(t, t.attacker, "togashi-acolyte")
    t.defender.passes()
    t.attacker.uses("banzai", "yogo-outcast", "pass")
    attached(t, t.attacker, "togashi-acolyte")
    assert t.skills("doji-whisperer") == (2, 5)


def test_togashi_acolyte_minds_nobody_who_is_put_into_play():
    t = attack(
        attacker=side(
            "doji-whisperer",
            "kitsu-spiritcaller",
            hand=("togashi-acolyte",),
            dynasty_discard=["naive-student"],
        ),
        defender=side(),
        type="political",
    )
    on_whisperer("togashi-acolyte", t, t.attacker)
    let_be(t)
    t.defender.passes()
    t.attacker.uses("kitsu-spiritcaller", "naive-student")
    assert t.participates("naive-student")
    assert not offered(t, t.attacker, "togashi-acolyte")


def test_kitsuki_kagi_removes_cards_of_one_pile():
    t = conflict(
        attacker=side("kitsuki-kagi", dynasty_discard=["naive-student"]),
        defender=side(conflict_discard=["banzai", "fine-katana"], dynasty_discard=["yogo-outcast"]),
        type="political",
    )
    assert until(t, "attacker", "kitsuki-kagi")
    t.attacker.uses("kitsuki-kagi", "banzai")
    assert t.attacker.may - {"back", "done"} == {"fine-katana"}
    t.attacker.picks("fine-katana")
    if "done" in t.attacker.options:
        t.attacker.chooses("done")
    assert t.zone("banzai") == "removed"


def test_kitsuki_kagi_needs_a_victory():
    t = conflict(
        attacker=side("kitsuki-kagi"),
        defender=side("bayushi-shoju", conflict_discard=["banzai"]),
        type="political",
    )
    assert not until(t, "attacker", "kitsuki-kagi")
