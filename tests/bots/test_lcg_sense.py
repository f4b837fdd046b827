"""What a sensible player of the LCG does, and the heuristic bot with him."""

import random

import pytest

import gorin
from gorin import bots
from gorin.games.lcg.language.restrictions import BE_BOWED, READY
from gorin.kernel.decisions import Option
from gorin.language.core.meaning import Known
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF
from support.lcg_course import turn_of
from support.lcg_formats import attacking, enlightenment, team, there
from support.lcg_table import Table, conflict, side, table, who

HELD = ("fine-katana",)


def picked(t: Table) -> Option:
    """What the bot chooses at this moment."""
    decision = t.game.decision
    bot = bots.make("heuristic", "lcg", random.Random(1))
    return bot.choose(decision, bots.outlook_of(t.game, decision.seat))


def goes_on(t: Table) -> Option:
    option = picked(t)
    t.game.choose(option.id, t.game.decision.seat)
    return option


def used(option: Option) -> str:
    """The card that an option uses."""
    return option.refs[0] if option.id.startswith("use:") else ""


# --- actions and answers ----------------------------------------------------------------------------


def test_nobody_cancels_what_he_has_begun_himself():
    t = conflict(
        attacker=side("yogo-hiroue", hand=("way-of-the-scorpion", "forged-edict"), honor=12),
        defender=side("doji-whisperer"),
    )
    turn_of(t, "attacker")
    t.attacker.uses("way-of-the-scorpion", "doji-whisperer")
    assert t.game.decision.kind == "response"
    assert t.attacker.may_use("forged-edict")
    assert picked(t).id == "pass"


def test_what_others_begin_is_canceled():
    t = conflict(
        attacker=side("doji-challenger", hand=("way-of-the-crane",)),
        defender=side("yogo-hiroue", hand=("forged-edict",)),
    )
    turn_of(t, "attacker")
    t.attacker.uses("way-of-the-crane", "doji-challenger")
    assert used(picked(t)) == t.defender.ref("forged-edict")


@pytest.mark.parametrize(("type", "plays"), [("military", True), ("political", False)])
def test_military_skill_is_for_military_conflicts(type, plays):
    t = conflict(
        attacker=side("matsu-berserker", hand=("banzai",)),
        defender=side("doji-challenger", "savvy-politician", hand=HELD),
        type=type,
    )
    turn_of(t, "attacker")
    assert t.attacker.may_use("banzai")
    assert (used(picked(t)) == t.attacker.ref("banzai")) == plays


def test_nothing_is_spent_on_what_is_decided():
    t = conflict(attacker=side("hida-kisada", hand=("banzai", *HELD)), defender=side())
    turn_of(t, "attacker")
    assert picked(t).id == "pass"


@pytest.mark.parametrize(("honor", "pays"), [(12, True), (3, False)])
def test_the_last_honor_buys_nothing(honor, pays):
    t = conflict(
        attacker=side("doji-challenger", hand=("assassination",), honor=honor),
        defender=side("brash-samurai", "yogo-outcast"),
    )
    turn_of(t, "attacker")
    if not t.attacker.may_use("assassination"):
        assert not pays
    else:
        assert (used(picked(t)) == t.attacker.ref("assassination")) == pays


def test_a_bid_is_not_raised_with_the_last_honor():
    t = table(north=side("bayushi-manipulator", honor=1), south=side(), phase="dynasty")
    while t.game.decision.kind != "response":
        goes_on(t)
    assert t.north.may_use("bayushi-manipulator")
    assert picked(t).id == "pass"


def test_a_stronghold_turns_a_conflict():
    t = conflict(
        attacker=side("matsu-berserker", "deathseeker", stronghold="yojin-no-shiro"),
        defender=side("hida-guardian", "doji-challenger", "brash-samurai"),
    )
    turn_of(t, "attacker")
    lead = t.game.view(0)["conflict"]["attack"] - t.game.view(0)["conflict"]["defense"]
    assert -2 <= lead < 0
    assert used(picked(t)) == t.attacker.ref("yojin-no-shiro")


def test_who_is_bowed_is_not_sent_into_the_conflict():
    t = conflict(
        attacker=side("doji-challenger", home=[who("border-rider", "favored-mount", bowed=True)]),
        defender=side("brash-samurai", "doji-challenger"),
    )
    turn_of(t, "attacker")
    assert t.attacker.may_use("favored-mount")
    assert used(picked(t)) != t.attacker.ref("favored-mount")


# --- attachments --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attachment", "bearer"),
    [
        ("cloud-the-mind", "doji-challenger"),
        ("pacifism", "doji-challenger"),
        ("fiery-madness", "doji-challenger"),
        ("above-question", "adept-of-the-waves"),
        ("fine-katana", "adept-of-the-waves"),
    ],
)
def test_what_hurts_goes_to_others_and_what_helps_to_ones_own(attachment, bearer):
    t = table(
        north=side(who("adept-of-the-waves", fate=2), hand=(attachment,), fate=8),
        south=side(who("doji-challenger", fate=2)),
    )
    t.north.plays(attachment)
    assert t.game.decision.kind == "play.host"
    assert picked(t).id == t.north.ref(bearer)


def test_being_spared_something_is_no_harm():
    harm, good = cannot(READY, SELF), cannot(BE_BOWED, SELF)
    assert [intent.good for intent in harm.intents(Known())] == [-1]
    assert [intent.good for intent in good.intents(Known())] == [1]


# --- conflicts ----------------------------------------------------------------------------------------


def test_nobody_attacks_into_certain_loss():
    t = table(north=side("savvy-politician"), south=side("doji-challenger", "hida-kisada", "yogo-outcast"))
    assert t.game.decision.kind == "conflict.ring"
    assert picked(t).id == "pass"


def test_an_open_province_is_attacked_with_as_many_as_it_takes():
    t = table(north=side("hida-kisada", "matsu-berserker", "brash-samurai"), south=side())
    while t.game.decision.kind.startswith("conflict."):
        goes_on(t)
    assert t.s.conflict is not None
    assert [t.participates(slug) for slug in ("hida-kisada", "brash-samurai")] == [True, False]


def test_as_many_defend_as_are_needed():
    t = table(
        north=side("brash-samurai"),
        south=side("doji-challenger", "matsu-berserker", "yogo-outcast", "moto-horde"),
    )
    t.north.picks("ring-air", "choice0", "p5", "brash-samurai", "done")
    while t.game.decision.kind == "defend":
        goes_on(t)
    assert len(t.game.view(1)["conflict"]["defenders"]) == 1


def test_nobody_defends_what_is_lost_anyway():
    t = table(north=side("hida-kisada", "moto-horde"), south=side("eager-scout", "brash-samurai"))
    t.north.picks("ring-air", "choice0", "p5", "hida-kisada", "moto-horde", "done")
    assert (t.game.decision.kind, picked(t).id) == ("defend", "done")


def test_where_the_game_can_be_won_is_attacked_first():
    lands = [{"card": card, "broken": True} for card in ("manicured-garden", "ancestral-lands", "night-raid")]
    t = table(
        north=side("hida-kisada", "moto-horde"),
        south=side(provinces=[*lands, "elemental-fury"], hand=HELD, stronghold_province="shameful-display"),
    )
    t.everybody_passes_until("ring-air")
    while t.game.decision.kind.startswith("conflict."):
        goes_on(t)
    assert t.s.conflict.provinces == [9]
    assert t.participates("hida-kisada")
    assert t.participates("moto-horde")  # with all that there is


# --- bids, provinces ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("honor", "theirs", "least", "most"), [(12, 10, 3, 5), (4, 10, 1, 1), (12, 22, 1, 1)]
)
def test_bids_follow_the_honor_there_is(honor, theirs, least, most):
    t = table(north=side(honor=honor), south=side(honor=theirs), phase="dynasty")
    while t.game.decision.kind != "bid":
        t.game.choose("pass", t.game.decision.seat)
    assert least <= int(picked(t).id.removeprefix("bid-")) <= most


def test_provinces_are_laid_without_taking_anything_back():
    game = gorin.new("lcg", seed=1)
    bot = bots.make("heuristic", "lcg", random.Random(1))
    asked = 0
    while game.decision.kind == "setup.province":
        decision = game.decision
        option = bot.choose(decision, bots.outlook_of(game, decision.seat))
        assert option.id != "back"
        game.choose(option, decision.seat)
        asked += 1
    assert asked >= 2


# --- treaties -------------------------------------------------------------------------------------------


def free() -> Table:
    return enlightenment(
        north=side("hida-kisada"), south=side("eager-scout"), east=side("eager-scout"), treaty_rule="honor"
    )


def test_bots_offer_no_treaties():
    t = free()
    assert "treaty:seat1" in t.north.options
    assert picked(t).id == "pass"


@pytest.mark.parametrize(
    ("mine", "yours", "agrees"),
    [("choice0", "choice0", True), ("choice0", "choice1", False), ("choice2", "choice0", False)],
)
def test_peace_for_peace_and_nothing_else(mine, yours, agrees):
    t = free()
    t.north.chooses("treaty:seat1")
    for answer in (mine, yours, "choice2", "choice3"):
        t.north.chooses(answer)
    assert (t.game.decision.kind, t.asked) == ("treaty.answer", "south")
    assert (picked(t).id == "choice0") == agrees


def test_who_has_promised_peace_attacks_the_other():
    t = free()
    t.north.chooses("treaty:seat1")
    for answer in ("choice0", "choice0", "choice2", "choice3"):
        t.north.chooses(answer)
    t.south.chooses("choice0")
    t.everybody_passes_until("ring-air")
    while t.game.decision.kind.startswith("conflict."):
        goes_on(t)
    assert t.s.conflict.defender == 2


def test_the_third_wastes_no_skill_on_a_conflict_of_others():
    t = enlightenment(
        north=side(there("doji-challenger")),
        south=side(there("yogo-outcast")),
        east=side("matsu-berserker", hand=("banzai",)),
        conflict=attacking(6),
    )
    turn_of(t, "east")
    assert t.east.may_use("banzai")
    assert picked(t).id == "pass"


def test_nobody_dishonors_his_own():
    t = conflict(attacker=side("asako-diplomat"), defender=side(), type="political")
    while not t.attacker.may_use("asako-diplomat"):
        t.game.choose("pass", t.game.decision.seat)
    t.attacker.uses("asako-diplomat", "asako-diplomat")
    assert t.game.decision.kind == "effect.select"
    goes_on(t)
    assert t.status("asako-diplomat") == "honored"


def test_rings_are_claimed_where_nobody_can_take_them():
    lands = ["manicured-garden", {"card": "ancestral-lands", "broken": True}, "night-raid", "elemental-fury"]
    t = enlightenment(
        north=side(there("doji-challenger"), provinces=lands),
        south=side(),
        conflict=attacking(5, ring="void"),
    )
    t.everybody_passes_until("p2")
    assert picked(t).id == "p1"


def test_fate_is_put_where_it_helps_least():
    elements = ("air", "earth", "fire", "water", "void")
    rings = [{"element": element, "pool": pool} for pool in range(3) for element in elements]
    rings[7] |= {"state": "claimed", "holder": 2, "province": 10}  # south's Fire ring is east's now
    t = enlightenment(north=side(), south=side(), east=side(), rings=rings, phase="fate")
    while t.game.decision.kind != "ring.place-fate":
        t.game.choose(t.game.decision.options[-1].id, t.game.decision.seat)
    assert picked(t).id == "ring-fire-2"


def test_who_decides_the_conflict_goes_rather_than_who_is_bowed():
    t = conflict(
        attacker=side("doji-challenger", hand=("assassination",), honor=12),
        defender=side(
            who("solemn-scholar", bowed=True, fate=2), "brash-samurai", "hida-guardian", "togashi-initiate"
        ),
    )
    turn_of(t, "attacker")
    t.attacker.uses("assassination")
    assert picked(t).id != t.attacker.ref("solemn-scholar")


def test_who_looks_at_a_province_looks_at_somebody_elses():
    t = table(north=side(hand=("iuchi-wayfinder",)), south=side())
    t.north.plays("iuchi-wayfinder", "choice0")
    t.north.uses("iuchi-wayfinder")
    assert t.game.decision.kind == "effect.look-at-province"
    assert picked(t).id in ("p5", "p6", "p7", "p8", "p9")


def test_a_teammate_is_on_ones_side():
    t = team(
        north=side(there("doji-challenger")),
        east=side(there("matsu-berserker"), hand=("banzai",)),
        south=side(there("doji-challenger"), there("brash-samurai"), there("brash-samurai")),
        conflict=attacking(6),
    )
    turn_of(t, "east")
    goes_on(t)
    assert t.game.decision.kind == "ability.target"
    assert t.s.controller[int(picked(t).id.removeprefix("c"))] in (0, 2)


@pytest.mark.parametrize(
    ("card", "seat", "wanted"),
    [("sent-to-their-deaths", 0, "eager-scout"), ("second-chances", 1, "doji-hotaru")],
)
def test_what_a_broken_treaty_costs_the_least_pays_and_what_it_brings_goes_to_the_best(card, seat, wanted):
    treaty = {"parties": [0, 1], "promises": [{"kind": 0}] * 2, "until": 2, "value": 1, "card": card}
    t = enlightenment(
        north=side("hida-kisada", who("eager-scout", fate=1), who("doji-hotaru", fate=1)),
        south=side("eager-scout", "doji-hotaru"),
        treaty_rule="cards",
        treaties=[treaty],
    )
    t.everybody_passes_until("ring-air")
    t.north.picks("ring-air", "choice0", "p5", "hida-kisada", "done")
    assert (t.game.decision.kind, t.game.decision.seat) == ("treaty.card", seat)
    chosen = int(picked(t).id[1:])
    assert t.s.names[t.s.what[chosen]] == wanted
