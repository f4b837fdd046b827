"""Scorpion characters and events beyond the Core Set: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import ELEMENTS
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import bow, discard, dishonor, honor
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.table.values import glory
from gorin.language.core.active_effects import has
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import attack, bids, go_on, let_be, to_the_end, turn_of, until, until_offered
from support.lcg_table import conflict, lying, side, table, who

HELD = ("fine-katana",)
cards = published(
    event("Test Blow", action(target(CHARACTER), discard(TARGET))),
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Slander", action(target(CHARACTER), dishonor(TARGET))),
    person("Test Brute", action(target(CHARACTER), bow(TARGET))),
)


def fallen(slug="yogo-outcast", *with_, **facts):
    return who(slug, *with_, status="dishonored", **facts)


# --- conflict characters ----------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["choice0", "choice1"])
def test_alluring_patron_lures_or_shames_who_stayed_at_home(way):
    t = attack(
        attacker=side("alluring-patron", hand=HELD), defender=side("bayushi-liar", home=["yogo-outcast"]),
        type="political",
    )  # fmt: skip
    t.attacker.uses("alluring-patron")
    assert t.attacker.ref("bayushi-liar") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    t.defender.chooses(way)
    assert (t.status("yogo-outcast"), t.participates("yogo-outcast")) == (
        ("dishonored", False) if way == "choice0" else ("ordinary", True)
    )


def test_bayushi_collector_takes_attachment_and_shame():
    t = table(
        north=side("bayushi-collector"),
        south=side(fallen("yogo-outcast", "fine-katana"), who("bayushi-liar", "ornate-fan")),
    )
    t.north.uses("bayushi-collector")
    assert t.north.ref("ornate-fan") not in t.north.options
    t.north.picks("fine-katana")
    assert (t.skills("yogo-outcast")[0], t.status("yogo-outcast")) == (2, "ordinary")


@pytest.mark.parametrize("answer", ["choice0", "pass"])
def test_bayushi_kachiko_sends_the_weaker_home_and_may_bow_them(answer):
    t = attack(
        attacker=side("bayushi-kachiko", hand=HELD), defender=side("yogo-outcast", "doji-hotaru"),
        type="political",
    )  # fmt: skip
    t.attacker.uses("bayushi-kachiko")
    assert t.attacker.ref("doji-hotaru") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    t.attacker.chooses(answer)
    assert not t.participates("yogo-outcast")
    assert t.is_bowed("yogo-outcast") is (answer == "choice0")


def test_bayushi_kachiko_does_not_fight_wars():
    t = attack(attacker=side("bayushi-kachiko", hand=HELD), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("bayushi-kachiko")


def test_cunning_magistrate_makes_others_in_dishonor_count_for_nothing():
    t = conflict(
        attacker=side(fallen("cunning-magistrate"), "border-rider"), defender=side(fallen("yogo-outcast"))
    )
    t.fight()
    assert (t.s.conflict.attack, t.s.conflict.defense) == (3, 0)


def test_meek_informant_looks_at_a_hand_only_when_played():
    t = attack(
        attacker=side("border-rider", hand=("meek-informant",)), defender=side(hand=("banzai", "court-games"))
    )
    t.attacker.plays("meek-informant", "choice0")
    t.attacker.uses("meek-informant", "seat1")
    assert all(t.s.known[card] & 1 for card in t.s.players[1].hand)


def test_meek_informant_learns_nothing_of_an_empty_hand():
    t = attack(
        attacker=side("border-rider", hand=("meek-informant", *HELD)), defender=side("yogo-outcast", hand=())
    )
    t.attacker.plays("meek-informant", "choice0")
    assert not t.attacker.may_use("meek-informant")


def test_messenger_of_misery_is_courteous():
    t = table(north=side("messenger-of-misery", hand=("test-blow", *HELD)), south=side(hand=HELD))
    t.north.uses("test-blow", "messenger-of-misery")
    let_be(t)
    assert t.north.fate == 6


@pytest.mark.parametrize(("honor", "able"), [(9, True), (10, False)])
def test_opium_wastrel_is_for_the_less_honorable_and_takes_glory(honor, able):
    t = attack(
        attacker=side("border-rider", hand=("opium-wastrel",), honor=honor), defender=side("doji-hotaru")
    )
    assert t.attacker.may_play("opium-wastrel") is able
    if able:
        t.attacker.plays("opium-wastrel", "choice0", "choice0")
        t.attacker.uses("opium-wastrel", "doji-hotaru")
        assert glory(t.s, t.card("doji-hotaru")) == 0
        to_the_end(t)
        assert glory(t.s, t.card("doji-hotaru")) == 3


# --- dynasty characters -----------------------------------------------------------------------------


@pytest.mark.parametrize(("honor", "able"), [(6, True), (7, False)])
def test_alibi_artist_looks_at_two_cards_in_need(honor, able):
    t = table(north=side("alibi-artist", honor=honor, conflict=["banzai", "fine-katana"]), south=side())
    assert t.north.may_use("alibi-artist") is able
    if able:
        t.north.uses("alibi-artist", "banzai")
        assert list(t.north.hand) == ["banzai"]


def test_bayushi_aramoro_kills_who_has_no_skill_left():
    t = attack(attacker=side("bayushi-aramoro", hand=HELD), defender=side("border-rider", "doji-challenger"))
    t.attacker.uses("bayushi-aramoro", "border-rider")
    assert t.status("bayushi-aramoro") == "dishonored"
    assert t.zone("border-rider") == "discard"


def test_bayushi_aramoro_marks_until_the_end_of_the_conflict():
    t = attack(
        attacker=side("bayushi-aramoro", hand=("discourage-pursuit",), home=["adept-of-shadows"]),
        defender=side("doji-challenger", hand=HELD),
    )
    t.attacker.uses("bayushi-aramoro", "doji-challenger")
    assert t.skills("doji-challenger") == (1, 3)
    turn_of(t, "attacker")
    t.attacker.uses("discourage-pursuit", "adept-of-shadows", "doji-challenger")
    assert t.zone("doji-challenger") == "discard"


def test_bayushi_aramoro_needs_a_name_to_lose():
    t = attack(attacker=side(fallen("bayushi-aramoro")), defender=side("border-rider"))
    assert not t.attacker.may_use("bayushi-aramoro")


@pytest.mark.parametrize(
    ("mine", "theirs", "able", "after"),
    [
        ("ordinary", "honored", True, "honored"),
        ("honored", "honored", False, "honored"),
        ("dishonored", "honored", True, "ordinary"),
    ],
)
def test_bayushi_dairu_takes_the_token_of_another(mine, theirs, able, after):
    t = attack(
        attacker=side(who("bayushi-dairu", status=mine)), defender=side(who("yogo-outcast", status=theirs))
    )
    assert t.attacker.may_use("bayushi-dairu") is able
    if able:
        t.attacker.uses("bayushi-dairu", "yogo-outcast")
        assert (t.status("bayushi-dairu"), t.status("yogo-outcast")) == (after, "ordinary")


def test_bayushi_dairu_receives_no_shame_beside_a_steward_of_law():
    t = attack(attacker=side("bayushi-dairu"), defender=side(fallen(), "steward-of-law"))
    assert not t.attacker.may_use("bayushi-dairu")


@pytest.mark.parametrize(("honor", "gained"), [(9, 2), (10, 0)])
def test_beautiful_entertainer_consoles_the_less_honorable(honor, gained):
    t = table(north=side("beautiful-entertainer", hand=("test-blow",), honor=honor), south=side())
    t.north.uses("test-blow", "beautiful-entertainer")
    assert t.north.may_use("beautiful-entertainer") is bool(gained)
    if gained:
        t.north.uses("beautiful-entertainer")
    assert t.north.honor == honor + gained


@pytest.mark.parametrize(("ring", "skill"), [("air", 3), ("water", 3), ("fire", 1)])
def test_court_novice_shines_with_air_or_water(ring, skill):
    rings = [
        {"element": each, **({"state": "claimed", "holder": 0} if each == ring else {})} for each in ELEMENTS
    ]
    t = table(north=side("court-novice"), south=side(), rings=rings)
    assert t.skills("court-novice")[1] == skill


def test_fawning_diplomat_leaves_with_the_favor():
    t = table(north=side(hand=("test-blow",)), south=side("fawning-diplomat"), favor=0)
    t.north.uses("test-blow", "fawning-diplomat")
    t.south.uses("fawning-diplomat")
    while t.game.decision.kind != "action":
        go_on(t)
    assert t.s.favor == 1


def test_fawning_diplomat_under_a_cloud_says_nothing():
    t = table(north=side(hand=("test-blow",)), south=side(who("fawning-diplomat", "cloud-the-mind")))
    t.north.uses("test-blow", "fawning-diplomat")
    assert not t.south.may_use("fawning-diplomat")


@pytest.mark.parametrize("taken", [False, True])
def test_heartless_intimidator_answers_every_loss_of_honor(taken):
    """Also of honor that is taken."""
    hand = ("backhanded-compliment",)
    t = attack(
        attacker=side("heartless-intimidator", "kakita-asami", hand=hand),
        defender=side("bayushi-liar", conflict=["fine-katana", "banzai", "charge"], hand=HELD),
        type="political",
    )
    if taken:
        t.attacker.uses("kakita-asami")
    else:
        t.attacker.uses("backhanded-compliment", "seat1")
    until_offered(t, "attacker", "heartless-intimidator")
    t.attacker.uses("heartless-intimidator")
    assert len(t.s.players[1].conflict) == (2 if taken else 1)
    assert not t.attacker.may_use("heartless-intimidator")


@pytest.mark.parametrize(("dial", "skills"), [(3, (4, 3)), (2, (2, 1))])
def test_insolent_rival_is_bold_with_a_high_bid(dial, skills):
    assert (
        table(north=side("insolent-rival", dial=dial), south=side(dial=2)).skills("insolent-rival") == skills
    )


def test_insolent_rival_shames_who_loses():
    t = attack(attacker=side("insolent-rival", hand=HELD), defender=side("yogo-outcast", hand=HELD))
    t.attacker.uses("insolent-rival", "yogo-outcast")
    bids(t, 3, 1)
    let_be(t)
    assert t.status("yogo-outcast") == "dishonored"


@pytest.mark.parametrize("held", [2, 4])
def test_master_whisperer_changes_a_hand(held):
    t = table(
        north=side("master-whisperer", hand=HELD),
        south=side(hand=("banzai",) * held, conflict=["court-games"] * 5),
    )
    t.north.uses("master-whisperer", "seat1")
    while t.game.decision.seat == 1 and t.game.decision.kind != "action":
        t.mirror.choose(t.game.decision.options[0].id, 1)
    assert len(t.south.hand) == max(held - 3, 0) + 3


def test_sake_house_confidant_spends_the_favor():
    t = attack(
        attacker=side("sake-house-confidant", hand=HELD),
        defender=side("yogo-outcast"),
        type="political",
        favor=0,
    )
    t.attacker.uses("sake-house-confidant")
    assert t.skills("sake-house-confidant") == (1, 3) and t.s.favor == -1


def test_sake_house_confidant_needs_the_favor():
    t = attack(attacker=side("sake-house-confidant", hand=HELD), defender=side("yogo-outcast"), favor=1)
    assert not t.attacker.may_use("sake-house-confidant")


@pytest.mark.parametrize(("honor", "skills"), [(6, (4, 2)), (7, (2, 0))])
def test_shadow_stalker_thrives_in_need(honor, skills):
    assert table(north=side("shadow-stalker", honor=honor), south=side()).skills("shadow-stalker") == skills


def test_shameless_gossip_moves_a_token_between_two_of_one_player():
    t = attack(
        attacker=side("shameless-gossip", hand=HELD),
        defender=side(who("yogo-outcast", status="honored"), "savvy-politician", home=["bayushi-liar"]),
    )
    t.attacker.uses("shameless-gossip", "yogo-outcast")
    assert t.attacker.ref("shameless-gossip") not in t.attacker.options
    t.attacker.picks("savvy-politician")
    assert (t.status("yogo-outcast"), t.status("savvy-politician")) == ("ordinary", "honored")
    assert not t.defender.may_use("savvy-politician")  # nobody was honored


def test_shepherd_of_visages_takes_glory():
    t = attack(
        attacker=side("border-rider", home=["shepherd-of-visages"], hand=HELD), defender=side("doji-hotaru")
    )
    t.attacker.uses("shepherd-of-visages", "doji-hotaru")
    assert glory(t.s, t.card("doji-hotaru")) == 1


def test_shosuro_hametsu_finds_poison():
    t = table(
        north=side("shosuro-hametsu", conflict=["banzai", "fiery-madness", "court-games"]), south=side()
    )
    t.north.uses("shosuro-hametsu")
    assert t.north.ref("banzai") not in t.north.options
    t.north.picks("fiery-madness")
    assert (list(t.north.hand), t.north.honor) == (["fiery-madness"], 9)


def test_shosuro_ibuki_drains_all_the_others():
    t = conflict(
        attacker=side(who("shosuro-ibuki", fate=1), who("border-rider", fate=2)),
        defender=side(who("yogo-outcast", fate=1), home=[who("bayushi-liar", fate=1)]),
    )
    assert until(t, "attacker", "shosuro-ibuki")
    t.attacker.uses("shosuro-ibuki")
    fates = [t.fate_on(slug) for slug in ("shosuro-ibuki", "border-rider", "yogo-outcast", "bayushi-liar")]
    assert fates == [1, 1, 0, 1]


def test_shosuro_ibuki_comes_as_a_courtier():
    t = attack(
        attacker=side("doji-whisperer", "border-rider", provinces=lying("shosuro-ibuki")),
        defender=side("yogo-outcast"),
        type="political",
    )
    t.attacker.chooses(f"disguise:c{t.card('shosuro-ibuki')}")
    assert t.attacker.ref("border-rider") not in t.attacker.options
    t.attacker.picks("doji-whisperer")
    assert t.zone("doji-whisperer") == "discard"


@pytest.mark.parametrize(("where", "able"), [("there", True), ("nowhere", False)])
def test_shosuro_takao_comes_and_goes_with_the_dishonored(where, able):
    victim = fallen() if where == "there" else "yogo-outcast"
    t = attack(
        attacker=side("border-rider", home=["shosuro-takao"], hand=HELD), defender=side(victim, hand=HELD)
    )
    assert t.attacker.may_use("shosuro-takao") is able
    if able:
        t.attacker.uses("shosuro-takao", "choice0")
        assert t.participates("shosuro-takao")


@pytest.mark.parametrize("way", ["choice0", "choice1"])
def test_silent_enforcer_strikes_after_an_event(way):
    t = attack(
        attacker=side("silent-enforcer", hand=("test-praise",)), defender=side("yogo-outcast", "akodo-toturi")
    )
    t.attacker.uses("test-praise", "silent-enforcer")
    t.attacker.uses("silent-enforcer")
    assert t.attacker.ref("akodo-toturi") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    t.defender.chooses(way)
    assert (t.is_bowed("yogo-outcast"), t.participates("yogo-outcast")) == (
        (True, True) if way == "choice0" else (False, False)
    )


def test_sinister_peacekeeper_takes_back_what_others_gain():
    t = conflict(
        attacker=side(who("border-rider", "honored-blade"), hand=HELD),
        defender=side("bayushi-liar", home=["sinister-peacekeeper"]),
    )
    assert until(t, "attacker", "honored-blade")
    t.attacker.uses("honored-blade")
    t.defender.uses("sinister-peacekeeper")
    assert t.attacker.honor == 10


def test_sinister_peacekeeper_leaves_your_own_gains_alone():
    t = conflict(
        attacker=side(who("border-rider", "honored-blade"), "sinister-peacekeeper", hand=HELD),
        defender=side("bayushi-liar"),
    )
    assert until(t, "attacker", "honored-blade")
    t.attacker.uses("honored-blade")
    assert not t.attacker.may_use("sinister-peacekeeper")


@pytest.mark.parametrize(
    ("way", "skills", "trait"), [("choice0", (3, 3), "Bushi"), ("choice1", (2, 4), "Courtier")]
)
def test_soshi_aoi_lends_a_face(way, skills, trait):
    t = table(north=side("soshi-aoi", hand=HELD), south=side("yogo-outcast"))
    t.north.uses("soshi-aoi")
    assert t.north.ref("yogo-outcast") not in t.north.options
    t.north.picks("soshi-aoi")
    t.north.chooses(way)
    assert has(t.s, t.card("soshi-aoi"), trait) and t.north.honor == 9
    assert t.skills("soshi-aoi") == skills


@pytest.mark.parametrize("seat", [0, 1])
def test_soshi_shiori_costs_somebody_an_honor_for_each_victory(seat):
    t = conflict(
        attacker=side("doji-challenger", hand=HELD, home=["soshi-shiori"]), defender=side("bayushi-liar")
    )
    assert until(t, "attacker", "soshi-shiori")
    t.attacker.uses("soshi-shiori", f"seat{seat}")
    assert (t.attacker.honor, t.defender.honor) == ((9, 10) if seat == 0 else (10, 9))
    assert not until(t, "attacker", "soshi-shiori")


def test_thunder_guard_elite_costs_a_random_card():
    t = attack(
        attacker=side("thunder-guard-elite", hand=HELD), defender=side("yogo-outcast", hand=("banzai",))
    )
    t.attacker.uses("thunder-guard-elite")
    assert (len(t.defender.hand), t.attacker.honor) == (0, 9)


def test_thunder_guard_elite_finds_nothing_in_an_empty_hand():
    t = attack(attacker=side("thunder-guard-elite", hand=HELD), defender=side("yogo-outcast", hand=()))
    assert not t.attacker.may_use("thunder-guard-elite")


def test_underhanded_samurai_is_covert():
    t = table(north=side("underhanded-samurai"), south=side())
    assert has(t.s, t.card("underhanded-samurai"), "covert")


def test_vice_proprietor_lets_the_opponent_choose():
    t = attack(
        attacker=side("vice-proprietor", hand=HELD), defender=side("yogo-outcast", "bayushi-liar"),
        type="political",
    )  # fmt: skip
    t.attacker.uses("vice-proprietor", "seat1")
    assert t.defender.ref("vice-proprietor") not in t.defender.options
    t.defender.picks("bayushi-liar")
    assert t.is_bowed("bayushi-liar") and t.status("vice-proprietor") == "dishonored"


@pytest.mark.parametrize(("fate", "able"), [(0, True), (1, False)])
def test_yogo_paramour_is_dire(fate, able):
    t = table(north=side(who("yogo-paramour", fate=fate)), south=side("yogo-outcast"))
    assert t.north.may_use("yogo-paramour") is able
    if able:
        t.north.uses("yogo-paramour", "yogo-outcast")
        assert t.is_bowed("yogo-paramour") and t.status("yogo-outcast") == "dishonored"


def test_yogo_preserver_makes_the_dishonored_sincere():
    t = table(
        north=side("yogo-preserver", fallen(), "border-rider", hand=("test-blow",)),
        south=side(fallen("bayushi-liar")),
    )
    assert has(t.s, t.card("yogo-outcast"), "sincerity")
    assert not has(t.s, t.card("border-rider"), "sincerity")
    assert not has(t.s, t.card("yogo-preserver"), "sincerity")
