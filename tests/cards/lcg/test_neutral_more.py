"""Neutral characters, attachments, holdings and events beyond the Core Set: what each does and may not do."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import bow, discard, dishonor, honor
from gorin.games.lcg.language.verbs.tokens import move_status
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.table.values import cost_of, glory
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, TARGET
from support.lcg_cards import event, made, person, published
from support.lcg_course import (
    attack,
    bids,
    declares,
    go_on,
    let_be,
    to_the_end,
    turn_of,
    until,
    until_offered,
)
from support.lcg_table import conflict, side, table, who

HELD = ("fine-katana",)
cards = published(
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Slander", action(target(CHARACTER), dishonor(TARGET))),
    event("Test Gossip", action(target(CHARACTER), second_target(CHARACTER), move_status(TARGET, SECOND))),
    made("Test Curse | Neutral conflict event | cost=1 | Mahō", action(target(CHARACTER), dishonor(TARGET))),
    event("Test Blow", action(target(CHARACTER), discard(TARGET))),
    person("Test Brute", action(target(CHARACTER), bow(TARGET))),
)


# --- characters -------------------------------------------------------------------------------------


def test_armament_artisan_is_honored_with_another():
    t = table(
        north=side("armament-artisan", "border-rider", hand=("test-praise", "test-praise")), south=side()
    )
    t.north.uses("test-praise", "border-rider")
    t.north.uses("armament-artisan")
    assert t.status("armament-artisan") == "honored"


def test_armament_artisan_does_not_answer_others_honor_or_the_own():
    t = table(north=side("armament-artisan", hand=("test-praise",)), south=side("yogo-outcast"))
    t.north.uses("test-praise", "yogo-outcast")
    assert not t.north.may_use("armament-artisan")


@pytest.mark.parametrize("status", ["ordinary", "honored"])
def test_aspiring_challenger_honors_the_winner_whoever_is_honored_already(status):
    t = attack(
        attacker=side(who("aspiring-challenger", status=status), hand=HELD),
        defender=side(who("yogo-outcast", status=status), hand=HELD),
    )
    t.attacker.uses("aspiring-challenger", "yogo-outcast")
    bids(t, 3, 1)
    let_be(t)
    assert (t.status("aspiring-challenger"), t.status("yogo-outcast")) == ("honored", status)


def test_aspiring_challenger_fights_only_where_he_is():
    t = attack(
        attacker=side("border-rider", home=["aspiring-challenger"], hand=HELD), defender=side("yogo-outcast")
    )
    assert not t.attacker.may_use("aspiring-challenger")


@pytest.mark.parametrize(("dial", "worth"), [(1, 3), (2, 1)])
def test_aspiring_challenger_has_composure(dial, worth):
    t = table(north=side("aspiring-challenger", dial=dial), south=side(dial=2))
    assert glory(t.s, t.card("aspiring-challenger")) == worth


def test_hantei_daisetsu_silences_somebody_in_a_political_conflict():
    t = attack(
        attacker=side("hantei-daisetsu", hand=HELD, honor=12),
        defender=side("yogo-outcast", honor=10),
        type="political",
    )
    assert t.skills("yogo-outcast") == (3, 3)
    t.attacker.uses("hantei-daisetsu", "yogo-outcast")
    assert t.skills("yogo-outcast") == (2, 2)


@pytest.mark.parametrize(("slug", "type"), [("hantei-daisetsu", "military"), ("hantei-sotorii", "political")])
def test_the_princes_are_silent_in_the_other_conflicts(slug, type):
    t = attack(attacker=side(slug, hand=HELD), defender=side("yogo-outcast"), type=type)
    assert not t.attacker.may_use(slug)


def test_hantei_sotorii_raises_glory():
    t = attack(attacker=side("hantei-sotorii", hand=HELD), defender=side("yogo-outcast"))
    t.attacker.uses("hantei-sotorii", "yogo-outcast")
    assert glory(t.s, t.card("yogo-outcast")) == 4
    to_the_end(t)
    assert glory(t.s, t.card("yogo-outcast")) == 1


def test_humble_magistrate_makes_the_costly_count_for_nothing():
    t = conflict(
        attacker=side("humble-magistrate", "border-rider"), defender=side("akodo-toturi", "yogo-outcast")
    )
    t.fight()
    assert (t.s.conflict.attack, t.s.conflict.defense) == (4, 2)


def test_humble_magistrate_does_so_only_as_an_attacker():
    t = conflict(attacker=side("akodo-toturi"), defender=side("humble-magistrate"))
    t.fight()
    assert t.s.conflict.attack == 6


def test_imperial_librarian_raises_everybody_elses_glory():
    t = table(north=side("imperial-librarian", "border-rider"), south=side("yogo-outcast"))
    worth = {
        slug: glory(t.s, t.card(slug)) for slug in ("imperial-librarian", "border-rider", "yogo-outcast")
    }
    assert worth == {"imperial-librarian": 2, "border-rider": 2, "yogo-outcast": 2}


def test_insolent_outcast_grows_with_the_opponents_honored():
    t = table(
        north=side("insolent-outcast", who("border-rider", status="honored")),
        south=side(who("yogo-outcast", status="honored"), who("bayushi-liar", status="honored")),
    )
    assert t.skills("insolent-outcast") == (3, 3)


@pytest.mark.parametrize(
    ("ring", "mate", "able"),
    [("air", "border-rider", True), ("fire", "border-rider", False), ("fire", "seeker-of-knowledge", True)],
)
def test_kudaka_likes_the_air_ring(ring, mate, able):
    """Also a ring that has gained the element."""
    t = conflict(
        attacker=side("kudaka", mate, hand=HELD), defender=side("bayushi-liar"), ring=ring, type="political"
    )
    assert until(t, "attacker", "kudaka") is able
    if able:
        before = t.attacker.fate
        t.attacker.uses("kudaka")
        let_be(t)
        assert (t.attacker.fate, len(t.attacker.hand)) == (before + 1, 2)


def test_moto_eviscerator_joins_for_an_honor():
    t = attack(
        attacker=side("border-rider", home=["moto-eviscerator"], hand=HELD), defender=side("yogo-outcast")
    )
    t.attacker.uses("moto-eviscerator")
    assert t.participates("moto-eviscerator") and t.attacker.honor == 9


def test_moto_eviscerator_has_nowhere_to_go_without_a_conflict():
    assert not table(north=side("moto-eviscerator"), south=side()).north.may_use("moto-eviscerator")


def test_seppun_ishikawa_counts_other_imperial_cards_in_play():
    """A holding in a province is in play, a character there is not, and a broken province says nothing."""
    row = (
        {
            "card": "before-the-throne",
            "revealed": True,
            "cards": [{"card": "otomo-courtier", "face_up": True}],
        },
        {"card": "into-the-forbidden-city", "revealed": True, "broken": True},
    )
    t = table(north=side("seppun-ishikawa", "seppun-guardsman", provinces=row), south=side("otomo-courtier"))
    assert t.skills("seppun-ishikawa") == (4, 4)


def test_seppun_truthseeker_leaves_cards_to_everybody():
    t = table(north=side("seppun-truthseeker", hand=("test-blow",)), south=side())
    t.north.uses("test-blow", "seppun-truthseeker")
    let_be(t)
    assert (len(t.north.hand), len(t.south.hand)) == (2, 2)


def test_seppun_hidden_guard_dies_for_a_unique_character():
    t = table(north=side("test-brute", hand=HELD), south=side("seppun-hidden-guard", "bayushi-shoju"))
    t.north.uses("test-brute", "bayushi-shoju")
    t.south.uses("seppun-hidden-guard")
    assert not t.is_bowed("bayushi-shoju")
    assert (t.zone("seppun-hidden-guard"), len(t.north.hand)) == ("discard", 0)


@pytest.mark.parametrize("case", ["event", "ordinary target"])
def test_seppun_hidden_guard_minds_only_characters_and_only_the_unique(case):
    t = table(
        north=side("test-brute", hand=("test-slander",)),
        south=side("seppun-hidden-guard", "bayushi-shoju", "yogo-outcast"),
    )
    t.north.uses(*(("test-slander", "bayushi-shoju") if case == "event" else ("test-brute", "yogo-outcast")))
    assert not t.south.may_use("seppun-hidden-guard")


@pytest.mark.parametrize(("status", "price"), [("dishonored", 0), ("ordinary", 1)])
def test_resourceful_maho_tsukai_casts_cheaply_while_dishonored(status, price):
    t = table(
        north=side(who("resourceful-maho-tsukai", status=status), hand=("test-curse", "test-praise")),
        south=side(),
    )
    assert cost_of(t.s, t.card("test-curse"), 0) == price
    assert cost_of(t.s, t.card("test-praise"), 0) == 0


@pytest.mark.parametrize("deed", ["test-praise", "test-slander"])
@pytest.mark.parametrize("status", ["honored", "ordinary", "dishonored"])
def test_ichiro_keeps_the_status_of_who_bears_something(deed, status):
    t = table(
        north=side("ichiro", hand=(deed, deed)),
        south=side(who("yogo-outcast", "fine-katana", status=status), "bayushi-liar"),
    )
    t.north.uses(deed)
    assert t.north.ref("yogo-outcast") not in t.north.options
    t.north.picks("bayushi-liar")
    assert t.status("bayushi-liar") == ("honored" if deed == "test-praise" else "dishonored")


def test_ichiro_does_not_hold_a_token_that_moves():
    t = table(
        north=side("ichiro", hand=("test-gossip", *HELD)),
        south=side(who("yogo-outcast", "fine-katana"), who("bayushi-liar", status="honored")),
    )
    t.north.uses("test-gossip", "bayushi-liar", "yogo-outcast")
    assert t.status("yogo-outcast") == "honored"


@pytest.mark.parametrize("status", ["honored", "ordinary"])
def test_marauding_oni_is_neither_honored_nor_dishonored(status):
    t = table(
        north=side(hand=("test-praise", "test-slander")), south=side(who("marauding-oni", status=status))
    )
    assert not t.north.may_use("test-slander")


def test_marauding_oni_costs_honor_each_time_it_is_declared():
    t = table(north=side("marauding-oni", hand=HELD), south=side("yogo-outcast", hand=HELD))
    while "ring-air" not in t.north.options:
        go_on(t)
    declares(t.north, "marauding-oni")
    while t.game.decision.kind != "action":
        go_on(t)
    assert t.north.honor == 9


# --- conflict characters ----------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "by"), [("guardian-kami", "defender"), ("kami-unleashed", "attacker")])
def test_a_kami_gives_itself_for_the_ring(slug, by):
    sides = {"attacker": side("border-rider", hand=HELD), "defender": side("yogo-outcast", hand=HELD)}
    sides[by] = side(slug, slug, hand=HELD)
    t = conflict(**sides, ring="air")
    turn_of(t, by)
    player = getattr(t, by)
    player.uses(slug)
    player.chooses("choice0")
    let_be(t)
    assert player.honor in (11, 12)
    turn_of(t, by)
    assert not player.may_use(slug)  # once in a conflict, whichever of them


@pytest.mark.parametrize(("slug", "by"), [("guardian-kami", "attacker"), ("kami-unleashed", "defender")])
def test_a_kami_does_nothing_on_the_other_side(slug, by):
    sides = {"attacker": side("border-rider", hand=HELD), "defender": side("yogo-outcast", hand=HELD)}
    sides[by] = side(slug, hand=HELD)
    t = conflict(**sides)
    turn_of(t, by)
    assert not getattr(t, by).may_use(slug)


def test_kujiras_hireling_serves_whoever_pays():
    t = table(north=side("kujiras-hireling", hand=HELD, fate=1), south=side(hand=HELD, fate=2))
    t.north.uses("kujiras-hireling", "choice0")
    assert (t.skills("kujiras-hireling"), t.north.fate) == ((2, 2), 0)
    for fate in (1, 0):
        turn_of(t, "south")
        t.south.uses("kujiras-hireling", "choice1")
        assert t.south.fate == fate
    assert t.skills("kujiras-hireling") == (0, 0)
    turn_of(t, "north")
    assert not t.north.may_use("kujiras-hireling")


def test_mantis_seafarer_sells_honor_once_for_each_victory():
    t = conflict(attacker=side("mantis-seafarer", hand=HELD), defender=side("bayushi-liar"), ring="fire")
    assert until(t, "attacker", "mantis-seafarer")
    t.attacker.uses("mantis-seafarer")
    assert (t.attacker.honor, t.attacker.fate) == (9, 6)
    assert not until(t, "attacker", "mantis-seafarer")


# --- attachments, holdings --------------------------------------------------------------------------


@pytest.mark.parametrize(("whom", "able"), [("border-rider", True), ("doji-challenger", False)])
def test_elegant_tessen_readies_who_is_cheap(whom, able):
    t = table(north=side(who(whom, bowed=True), hand=("elegant-tessen",)), south=side(hand=HELD))
    t.north.plays("elegant-tessen", whom)
    assert t.north.may_use("elegant-tessen") is able
    if able:
        t.north.uses("elegant-tessen")
        assert not t.is_bowed(whom)


def test_elegant_tessen_that_is_the_third_restricted_one_and_goes_readies_nobody():
    bearer = who("border-rider", "fine-katana", "ornate-fan", bowed=True)
    t = table(north=side(bearer, hand=("elegant-tessen",)), south=side(hand=HELD))
    t.north.plays("elegant-tessen", "border-rider", "elegant-tessen")
    assert t.zone("elegant-tessen") == "discard"
    assert not t.north.may_use("elegant-tessen")


def test_tattered_missive_bows_a_courtier_for_a_card():
    t = table(
        north=side(who("doji-whisperer", "tattered-missive"), conflict=[*["fine-katana"] * 5, "banzai"]),
        south=side(hand=HELD),
    )
    t.north.uses("tattered-missive")
    assert t.is_bowed("doji-whisperer")
    assert t.north.ref("banzai") not in t.north.options  # it is the sixth
    t.north.picks("fine-katana")
    assert len(t.north.hand) == 1


def test_tattered_missive_is_for_courtiers_of_yours():
    t = table(north=side("border-rider", hand=("tattered-missive",)), south=side("doji-whisperer"))
    assert not t.north.may_play("tattered-missive")


def in_province(slug, *play, **facts):
    place = {"card": "manicured-garden", "cards": [{"card": slug, "face_up": True}]}
    return side(*play, provinces=(place, facts.pop("beside", "ancestral-lands")), **facts)


@pytest.mark.parametrize(("slug", "able"), [("doji-hotaru", True), ("doji-challenger", False)])
def test_audience_chamber_welcomes_the_costly(slug, able):
    beside = {"card": "ancestral-lands", "cards": [{"card": slug, "face_up": True}]}
    t = table("dynasty", north=in_province("audience-chamber", beside=beside, fate=9), south=side())
    t.north.plays(slug, "choice0")
    assert t.north.may_use("audience-chamber") is able
    if able:
        t.north.uses("audience-chamber")
        assert t.fate_on(slug) == 1


@pytest.mark.parametrize(("honor", "able"), [(8, True), (10, False)])
def test_kansen_haunt_sells_honor_for_a_ring_to_the_less_honorable(honor, able):
    t = conflict(
        attacker=side("bayushi-liar", hand=HELD),
        defender=in_province("kansen-haunt", "doji-challenger", hand=HELD, honor=honor),
        ring="earth",
    )
    assert until(t, "defender", "kansen-haunt") is able
    if able:
        t.defender.uses("kansen-haunt")
        t.defender.chooses("choice0")
        let_be(t)
        assert t.defender.honor == honor - 2
        assert len(t.defender.hand) == 2 and len(t.attacker.hand) == 0


def test_kansen_haunt_is_silent_for_an_attacker():
    t = conflict(
        attacker=in_province("kansen-haunt", "doji-challenger", hand=HELD, honor=5),
        defender=side("bayushi-liar", hand=HELD),
        ring="earth",
    )
    assert not until(t, "attacker", "kansen-haunt")


def test_proving_ground_teaches_whoever_wins_a_duel_twice_a_round():
    t = attack(
        attacker=in_province("proving-ground", "aspiring-challenger", hand=HELD),
        defender=side("yogo-outcast", hand=HELD),
    )
    t.attacker.uses("aspiring-challenger", "yogo-outcast")
    bids(t, 3, 1)
    until_offered(t, "attacker", "proving-ground")
    t.attacker.uses("proving-ground")
    assert len(t.attacker.hand) == 2


def test_proving_ground_does_not_teach_who_loses():
    t = attack(
        attacker=in_province("proving-ground", "aspiring-challenger", hand=HELD),
        defender=side("yogo-outcast", hand=HELD),
    )
    t.attacker.uses("aspiring-challenger", "yogo-outcast")
    bids(t, 1, 3)
    while t.game.decision.kind == "response":
        assert not t.attacker.may_use("proving-ground")
        go_on(t)


# --- events -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "status"), [("yogo-outcast", "honored"), ("akodo-toturi", "ordinary")])
def test_a_perfect_cut_honors_who_wins(foe, status):
    t = attack(attacker=side("border-rider", hand=("a-perfect-cut",)), defender=side(foe, hand=HELD))
    t.attacker.uses("a-perfect-cut", "border-rider")
    assert t.skills("border-rider") == (4, 1)
    t.fight()
    assert t.status("border-rider") == status


def test_a_perfect_cut_is_for_bushi_in_military_conflicts():
    t = attack(attacker=side("doji-whisperer", hand=("a-perfect-cut",)), defender=side(), type="political")
    assert not t.attacker.may_use("a-perfect-cut")


@pytest.mark.parametrize(("favor", "able"), [(1, True), (0, False), (None, False)])
def test_censure_needs_the_imperial_favor(favor, able):
    told = {} if favor is None else {"favor": favor}
    t = table(north=side("yogo-outcast", hand=("test-praise",)), south=side(hand=("censure",)), **told)
    t.north.uses("test-praise", "yogo-outcast")
    assert t.south.may_use("censure") is able
    if able:
        t.south.uses("censure")
        assert t.status("yogo-outcast") == "ordinary"
        assert t.zone("test-praise") == "discard"


def test_lurking_affliction_taints_a_participant():
    t = attack(
        attacker=side("border-rider", hand=("lurking-affliction",), home=["doji-whisperer"]),
        defender=side("yogo-outcast"),
    )
    t.attacker.uses("lurking-affliction")
    assert t.attacker.ref("doji-whisperer") not in t.attacker.options
    t.attacker.picks("yogo-outcast")
    assert t.s.tainted[t.card("yogo-outcast")]


def test_mono_no_aware_costs_everybody_a_fate():
    t = table(
        north=side(who("border-rider", fate=2), hand=("mono-no-aware", "mono-no-aware"), fate=9),
        south=side(who("yogo-outcast", fate=1), hand=HELD),
    )
    t.north.uses("mono-no-aware")
    let_be(t)
    assert (t.fate_on("border-rider"), t.fate_on("yogo-outcast"), len(t.north.hand)) == (1, 0, 2)
    turn_of(t, "north")
    assert not t.north.may_use("mono-no-aware")


def test_retreat_takes_somebody_of_yours_home():
    t = attack(attacker=side("border-rider", hand=("retreat",)), defender=side("yogo-outcast"))
    t.attacker.uses("retreat")
    assert t.attacker.ref("yogo-outcast") not in t.attacker.options
    t.attacker.picks("border-rider")
    assert not t.participates("border-rider")


def test_retreat_is_for_military_conflicts():
    t = attack(
        attacker=side("border-rider", hand=("retreat",)), defender=side("yogo-outcast"), type="political"
    )
    assert not t.attacker.may_use("retreat")


def test_sabotage_discards_a_card_of_an_opponents_province():
    place = {"card": "manicured-garden", "cards": [{"card": "imperial-storehouse", "face_up": True}]}
    t = attack(
        attacker=side("border-rider", hand=("sabotage",)),
        defender=side("yogo-outcast", provinces=(place, "ancestral-lands")),
    )
    t.attacker.uses("sabotage", "imperial-storehouse")
    assert t.zone("imperial-storehouse") == "discard"


def test_sabotage_is_for_military_conflicts():
    t = attack(
        attacker=side("border-rider", hand=("sabotage",)), defender=side("yogo-outcast"), type="political"
    )
    assert not t.attacker.may_use("sabotage")


@pytest.mark.parametrize("deed", ["way-of-the-scorpion", "test-brute", "rout"])
def test_way_of_the_warrior_shields_a_bushi_from_opponents(deed):
    t = attack(
        attacker=side(who("border-rider", bowed=True), hand=("way-of-the-warrior",)),
        defender=side("akodo-toturi", "test-brute", hand=("way-of-the-scorpion", "rout")),
    )
    t.attacker.uses("way-of-the-warrior", "border-rider")
    assert not t.is_bowed("border-rider")
    turn_of(t, "defender")
    assert deed == "test-brute" or not t.defender.may_use("rout")
    if t.defender.may_use(deed):
        t.defender.uses(deed)
        assert t.defender.ref("border-rider") not in t.defender.options


def test_way_of_the_warrior_is_for_bushi():
    t = attack(attacker=side("doji-whisperer", hand=("way-of-the-warrior",)), defender=side())
    assert not t.attacker.may_use("way-of-the-warrior")
