"""Scorpion events beyond the Core Set: what each does, and what it may not do."""

import pytest

from gorin.games.lcg.kinds import MILITARY, POLITICAL
from gorin.games.lcg.language.abilities import action, would_interrupt
from gorin.games.lcg.language.restrictions import LOSE_HONOR
from gorin.games.lcg.language.traits import not_increased, players_cannot
from gorin.games.lcg.language.verbs.answers import cancel
from gorin.games.lcg.language.verbs.in_play import bow, dishonor, honor
from gorin.games.lcg.language.when.events import INITIATES
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.players import EACH_PLAYER
from gorin.language.event_kinds import when_would
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import attachment, event, person, published
from support.lcg_course import attack, let_be, to_the_end, turn_of, until_offered
from support.lcg_table import lying, side, table, who
from support.rule import rule

HELD = ("fine-katana",)
cards = published(
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Veto", would_interrupt(when_would(INITIATES, CHARACTER), cancel())),
    person("Test Brute", action(target(CHARACTER), dishonor(TARGET))),
    person("Test Rock", *(not_increased(SELF, stat) for stat in (MILITARY, POLITICAL))),
    person("Test Saint", players_cannot(LOSE_HONOR, EACH_PLAYER)),
    attachment("Test Club", action(target(CHARACTER), bow(TARGET))),
)


def fallen(slug="yogo-outcast", **facts):
    return who(slug, status="dishonored", **facts)


# --- upon one character -----------------------------------------------------------------------------


def test_a_fate_worse_than_death_does_all_of_it():
    t = attack(
        attacker=side("border-rider", hand=("a-fate-worse-than-death",), fate=4, honor=12),
        defender=side(who("yogo-outcast", fate=2)),
    )
    t.attacker.uses("a-fate-worse-than-death", "yogo-outcast")
    assert t.is_bowed("yogo-outcast") and not t.participates("yogo-outcast")
    assert (t.status("yogo-outcast"), t.fate_on("yogo-outcast")) == ("dishonored", 1)
    assert t.skills("yogo-outcast") == (1, 1)  # 2 without its own words, less its glory


def test_a_fate_worse_than_death_is_at_once_so_that_who_cannot_be_bowed_is_not():
    t = attack(
        attacker=side("border-rider", hand=("a-fate-worse-than-death",), fate=4),
        defender=side(who("borderlands-defender", fate=2)),
    )
    t.attacker.uses("a-fate-worse-than-death", "borderlands-defender")
    assert t.participates("borderlands-defender") and not t.is_bowed("borderlands-defender")
    assert (t.status("borderlands-defender"), t.fate_on("borderlands-defender")) == ("dishonored", 1)


def test_compelling_testimony_silences_in_politics():
    t = attack(
        attacker=side("doji-whisperer", hand=("compelling-testimony",)), defender=side("doji-hotaru"),
        type="political",
    )  # fmt: skip
    t.attacker.uses("compelling-testimony", "doji-hotaru")
    assert t.skills("doji-hotaru") == (3, 2)
    to_the_end(t)
    assert t.skills("doji-hotaru") == (3, 6)


@pytest.mark.parametrize("slug", ["compelling-testimony", "unspoken-etiquette"])
def test_words_are_for_politics(slug):
    t = attack(attacker=side("border-rider", hand=(slug,)), defender=side("yogo-outcast"))
    assert not t.attacker.may_use(slug)


@pytest.mark.parametrize("way", ["choice0", "choice1"])
def test_deceptive_offer_leaves_the_choice_to_the_opponent(way):
    t = attack(attacker=side("border-rider", hand=("deceptive-offer",)), defender=side("yogo-outcast"))
    t.attacker.uses("deceptive-offer")
    assert t.attacker.ref("yogo-outcast") not in t.attacker.options
    t.attacker.picks("border-rider")
    t.defender.chooses(way)
    assert (t.skills("border-rider"), t.attacker.honor, t.defender.honor) == (
        ((4, 3), 10, 10) if way == "choice0" else ((2, 1), 11, 9)
    )


def test_deceptive_offer_lets_nobody_give_honor_that_cannot_be_lost():
    t = attack(
        attacker=side("border-rider", hand=("deceptive-offer",), home=["test-saint"]),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("deceptive-offer", "border-rider")
    assert t.defender.options == ["choice0"]


@rule("LCG-TARG-07")
def test_deceptive_offer_is_about_somebody_whose_skills_can_grow():
    t = attack(
        attacker=side("test-rock", "border-rider", hand=("deceptive-offer",)), defender=side("yogo-outcast")
    )
    t.attacker.uses("deceptive-offer")
    assert t.attacker.ref("border-rider") in t.attacker.options
    assert t.attacker.ref("test-rock") not in t.attacker.options


def test_discourage_pursuit_costs_a_shinobi_a_name():
    t = attack(
        attacker=side("border-rider", home=["adept-of-shadows"], hand=("discourage-pursuit",)),
        defender=side("akodo-toturi"),
    )
    t.attacker.uses("discourage-pursuit", "adept-of-shadows", "akodo-toturi")
    assert t.status("adept-of-shadows") == "dishonored" and t.skills("akodo-toturi") == (2, 3)


def test_discourage_pursuit_needs_a_shinobi():
    t = attack(attacker=side("border-rider", hand=("discourage-pursuit",)), defender=side("yogo-outcast"))
    assert not t.attacker.may_use("discourage-pursuit")


@pytest.mark.parametrize(("mine", "theirs", "less"), [(5, 1, 4), (1, 5, 4), (3, 2, 1)])
def test_make_an_opening_weakens_by_the_difference_of_bids(mine, theirs, less):
    t = attack(
        attacker=side("border-rider", hand=("make-an-opening",), dial=mine),
        defender=side("akodo-toturi", dial=theirs),
    )
    t.attacker.uses("make-an-opening", "akodo-toturi")
    assert t.skills("akodo-toturi") == (6 - less, max(3 - less, 0))


def test_make_an_opening_needs_somebody_of_yours_there_and_different_bids():
    mine = side("border-rider", hand=("make-an-opening",), dial=2)
    t = attack(attacker=mine, defender=side("akodo-toturi", dial=2))
    assert not t.attacker.may_use("make-an-opening")


# --- upon many --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dial", "able"), [(4, True), (3, False)])
def test_misinformation_needs_a_bid_that_is_two_higher(dial, able):
    t = attack(
        attacker=side("border-rider", hand=("misinformation", *HELD), dial=dial),
        defender=side("akodo-toturi", dial=2, home=["shinjo-outrider"], hand=HELD),
    )
    assert t.attacker.may_use("misinformation") is able
    if able:
        t.attacker.uses("misinformation")
        assert t.skills("akodo-toturi") == (5, 2)
        turn_of(t, "defender")
        t.defender.uses("shinjo-outrider")
        assert t.skills("shinjo-outrider") == (2, 2)  # who comes later is not meant


def test_smoke_and_mirrors_takes_shinobi_home():
    t = attack(
        attacker=side("adept-of-shadows", "border-rider", "shosuro-takao", hand=("smoke-and-mirrors",)),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("smoke-and-mirrors", "adept-of-shadows")
    assert t.attacker.ref("border-rider") not in t.attacker.options
    t.attacker.picks("shosuro-takao")
    assert not t.participates("adept-of-shadows") and not t.participates("shosuro-takao")


def test_smoke_and_mirrors_is_for_attackers():
    t = attack(attacker=side("border-rider"), defender=side("adept-of-shadows", hand=("smoke-and-mirrors",)))
    turn_of(t, "defender")
    assert not t.defender.may_use("smoke-and-mirrors")


def test_unspoken_etiquette_shames_whoever_is_no_courtier():
    t = attack(
        attacker=side("doji-whisperer", "border-rider", hand=("unspoken-etiquette",), fate=2),
        defender=side("yogo-outcast", "bayushi-liar"),
        type="political",
    )
    t.attacker.uses("unspoken-etiquette")
    let_be(t)
    shamed = {slug for slug in ("doji-whisperer", "border-rider", "yogo-outcast", "bayushi-liar")
              if t.status(slug) == "dishonored"}  # fmt: skip
    assert shamed == {"border-rider", "yogo-outcast"}


# --- players ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_backhanded_compliment_gives_a_card_for_an_honor(seat):
    t = table(north=side(hand=("backhanded-compliment", *HELD)), south=side(hand=HELD))
    t.north.uses("backhanded-compliment", f"seat{seat}")
    let_be(t)
    told = (t.north, t.south)
    assert (told[seat].honor, len(told[seat].hand)) == (9, 2)
    assert (told[1 - seat].honor, len(told[1 - seat].hand)) == (10, 1)


@pytest.mark.parametrize(
    ("victim", "able"), [(who("border-rider", bowed=True), True), ("border-rider", False)]
)
def test_suffer_the_consequences_buys_another_political_conflict(victim, able):
    t = table(
        north=side(victim, "doji-whisperer", hand=("suffer-the-consequences",), political=0), south=side()
    )
    assert t.north.may_use("suffer-the-consequences") is able
    if able:
        t.north.uses("suffer-the-consequences", "border-rider")
        assert t.zone("border-rider") == "discard"
        assert t.s.players[0].political == 1


# --- dynasty events ---------------------------------------------------------------------------------


def from_province(slug, phase="dynasty", south=(), **facts):
    return table(phase, north=side(provinces=lying(slug), hand=HELD, **facts), south=side(*south, hand=HELD))


def test_dispatch_to_nowhere_discards_who_has_no_fate():
    t = from_province("dispatch-to-nowhere", south=(who("yogo-outcast", fate=1), "bayushi-liar"))
    t.north.uses("dispatch-to-nowhere")
    assert t.north.ref("yogo-outcast") not in t.north.options
    t.north.picks("bayushi-liar")
    let_be(t)
    assert t.zone("bayushi-liar") == "discard"


def test_an_event_in_a_province_is_for_the_dynasty_phase():
    t = from_province("dispatch-to-nowhere", "conflict", south=("bayushi-liar",))
    assert not t.north.may_use("dispatch-to-nowhere")


def test_display_of_loyalty_shames_the_richest_in_fate():
    t = from_province(
        "display-of-loyalty",
        south=(who("yogo-outcast", fate=2), who("bayushi-liar", fate=1), who("doji-whisperer", fate=2)),
    )
    t.north.uses("display-of-loyalty")
    assert t.north.ref("bayushi-liar") not in t.north.options
    t.north.picks("doji-whisperer")
    let_be(t)
    assert t.status("doji-whisperer") == "dishonored"


# --- answers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("honor", "able"), [(9, True), (10, False)])
def test_forgery_is_for_the_less_honorable(honor, able):
    t = table(
        north=side("border-rider", hand=("test-praise",)), south=side(hand=("forgery",), honor=honor, fate=1)
    )
    t.north.uses("test-praise", "border-rider")
    assert t.south.may_use("forgery") is able
    if able:
        t.south.uses("forgery")
        assert t.status("border-rider") == "ordinary"


def test_kirei_ko_bows_who_has_acted():
    t = table(north=side("test-brute", hand=HELD), south=side("yogo-outcast", hand=("kirei-ko",)))
    t.north.uses("test-brute", "yogo-outcast")
    until_offered(t, "south", "kirei-ko")
    assert t.status("yogo-outcast") == "dishonored"  # its effects have resolved
    t.south.uses("kirei-ko")
    assert t.is_bowed("test-brute")


def test_kirei_ko_answers_an_ability_that_was_canceled():
    t = table(north=side("test-brute", hand=HELD), south=side("yogo-outcast", hand=("kirei-ko", "test-veto")))
    t.north.uses("test-brute", "yogo-outcast")
    until_offered(t, "south", "test-veto")
    t.south.uses("test-veto")
    assert t.status("yogo-outcast") == "ordinary"
    until_offered(t, "south", "kirei-ko")
    t.south.uses("kirei-ko")
    assert t.is_bowed("test-brute")


def test_kirei_ko_does_not_answer_attachments():
    t = table(
        north=side(who("border-rider", "test-club"), hand=HELD),
        south=side("yogo-outcast", hand=("kirei-ko",)),
    )
    t.north.uses("test-club", "yogo-outcast")
    assert not t.south.may_use("kirei-ko")
