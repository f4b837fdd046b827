"""Cards that the clarifications are about (LCG-CLAR), in and around conflicts."""

import pytest

from gorin.games.lcg.language.abilities import action, forced_reaction
from gorin.games.lcg.language.traits import has_political
from gorin.games.lcg.language.variable import composure
from gorin.games.lcg.language.verbs.in_play import bow
from gorin.games.lcg.language.verbs.players import gain_fate
from gorin.games.lcg.language.when.events import WINS_CONFLICT
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.predicates import participating
from gorin.language.card_filters import any_
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import person, province, published
from support.lcg_course import attack, go_on, let_be, to_the_end
from support.lcg_table import conflict, side, table, who
from support.rule import rule

cards = published(
    person("Test Serene", composure(has_political(SELF, 3)), facts="cost=2 2/4 glory=1"),
    person("Test Merchant", action(gain_fate(1))),
    person("Test Herald", forced_reaction(after(WINS_CONFLICT, SELF), gain_fate(1))),
    person("Test Sage", facts="cost=2 2/9 glory=1", traits="Scholar"),
    province("Test Ford", action(target(any_(CHARACTER, participating)), bow(TARGET))),
)
KATANA = {"hand": ("fine-katana",)}


def on_the_way(t, option):
    """Go on until somebody is offered this."""
    for _ in range(60):
        if any(option in getattr(t, name).options for name in t.names):
            return
        go_on(t)
    raise AssertionError(f"{option} is never offered")


# --- costs that others ask for --------------------------------------------------------------------


@rule("LCG-CLAR-35")
@pytest.mark.parametrize(
    ("mine", "may"), [(("command-respect",), True), (("command-respect", "levy"), False)]
)
def test_command_respect_counts_itself_while_hands_are_compared(mine, may):
    t = conflict(
        attacker=side("doji-whisperer", hand=("charge", "levy")), defender=side("matsu-berserker", hand=mine)
    )
    assert t.defender.may_use("command-respect") == may


def test_command_respect_makes_events_of_the_opponent_cost_honor():
    t = conflict(
        attacker=side("doji-whisperer", hand=("way-of-the-crane", "levy"), honor=10),
        defender=side("matsu-berserker", hand=("command-respect",)),
    )
    t.defender.uses("command-respect")
    let_be(t)
    t.attacker.uses("way-of-the-crane", "doji-whisperer")
    assert (t.attacker.honor, t.defender.honor) == (9, 11)


def with_secrets(controller, *more, **facts):
    secret = {"card": "compromised-secrets", "controller": controller}
    return table(north=side(who("test-merchant", secret), *more, **facts), south=side())


def test_compromised_secrets_lets_the_controller_pay_for_abilities():
    t = with_secrets(1)
    t.north.uses("test-merchant")
    assert (t.north.honor, t.south.honor, t.north.fate) == (9, 11, 6)


@rule("LCG-CLAR-50")
def test_nobody_pays_honor_to_himself_for_compromised_secrets():
    assert not with_secrets(0).north.may_use("test-merchant")


@rule("LCG-CLAR-49")
def test_a_forced_ability_on_the_bearer_of_compromised_secrets_costs_honor_as_well():
    secret = {"card": "compromised-secrets", "controller": 1}
    t = conflict(attacker=side(who("test-herald", secret)), defender=side("doji-whisperer"))
    t.fight()
    assert (t.attacker.honor, t.defender.honor, t.attacker.fate) == (9, 11, 6)


def test_compromised_secrets_is_played_only_by_who_is_less_honorable():
    def may(mine):
        t = table(
            north=side("doji-whisperer", hand=("compromised-secrets",), honor=mine), south=side(honor=10)
        )
        return t.north.may_play("compromised-secrets")

    assert (may(9), may(10)) == (True, False)


# --- Contested Countryside ------------------------------------------------------------------------

COUNTRYSIDE = {"card": "manicured-garden", "cards": [{"card": "contested-countryside", "face_up": True}]}


@rule("LCG-CLAR-47")
def test_contested_countryside_lets_the_attacker_use_the_attacked_province_besides_the_defender():
    t = conflict(
        attacker=side("doji-challenger", provinces=(COUNTRYSIDE, "ancestral-lands"), **KATANA),
        defender=side(
            "doji-whisperer",
            provinces=("shameful-display", "night-raid"),
            stronghold_province="rally-to-the-cause",
            **KATANA,
        ),
    )
    t.defender.uses("shameful-display", "doji-challenger", "doji-whisperer", "doji-whisperer")
    let_be(t)
    t.attacker.uses("shameful-display", "doji-challenger", "doji-whisperer", "doji-challenger")
    assert t.status("doji-challenger") == "ordinary"


@rule("LCG-CLAR-47")
def test_what_the_attacker_does_with_the_attacked_province_is_an_opponents_effect():
    t = attack(
        attacker=side("yogo-outcast", provinces=(COUNTRYSIDE,)),
        defender=side(
            "borderlands-defender",
            "doji-whisperer",
            provinces=("test-ford",),
            hand=("ready-for-battle",),
            fate=1,
        ),
    )
    t.attacker.uses("test-ford")
    assert t.attacker.ref("borderlands-defender") not in t.attacker.options
    t.attacker.picks("doji-whisperer")
    assert t.defender.may_use("ready-for-battle")


def test_without_contested_countryside_the_province_is_the_defenders():
    t = conflict(
        attacker=side("doji-challenger", **KATANA),
        defender=side(
            "doji-whisperer",
            provinces=("shameful-display", "night-raid"),
            stronghold_province="rally-to-the-cause",
        ),
    )
    t.defender.passes()
    assert not t.attacker.may_use("shameful-display")


# --- Under Siege ----------------------------------------------------------------------------------


def besieged(hand):
    t = table(
        north=side("doji-challenger", hand=("under-siege",), fate=3),
        south=side(
            "yogo-outcast",
            hand=hand,
            conflict=("charge", "levy", "banzai", "court-games", "rout", "assassination"),
        ),
    )
    on_the_way(t, "ring-air")
    for option in ("ring-air", "choice0", "p5", t.north.ref("doji-challenger"), "done"):
        t.north.chooses(option)
    return t


@rule("LCG-CLAR-45")
def test_under_siege_needs_a_hand_to_be_set_aside():
    assert not besieged(()).north.may_use("under-siege")
    assert besieged(("fine-katana",)).north.may_use("under-siege")


def test_under_siege_lends_five_cards_for_the_conflict():
    t = besieged(("fine-katana", "ornate-fan"))
    t.north.uses("under-siege")
    assert len(t.south.hand) == 5
    assert "fine-katana" not in t.south.hand
    assert t.game.view(0)["players"][1]["removed"] == [None, None]
    aside = {f"c{t.card('fine-katana')}", f"c{t.card('ornate-fan')}"}
    assert not any(aside & set(line.refs) for line in t.game.events if line.visible_to(0))
    to_the_end(t)
    let_be(t)
    assert sorted(t.south.hand) == ["fine-katana", "ornate-fan"]


# --- Foothills Keep -------------------------------------------------------------------------------


def against_the_keep(fate):
    keep = {"card": "foothills-keep", "revealed": True}
    t = table(
        north=side("doji-challenger", fate=fate, **KATANA), south=side(provinces=(keep, "ancestral-lands"))
    )
    on_the_way(t, "ring-air")
    t.north.chooses("ring-air")
    t.north.chooses("choice0")
    return t


@rule("LCG-CLAR-46")
def test_attacking_past_foothills_keep_costs_fate_to_a_ring_that_is_not_contested():
    t = against_the_keep(2)
    assert t.north.options == ["p5", "p6", "back"]
    t.north.chooses("p6")
    assert "ring-air" not in t.north.options
    t.north.chooses("ring-water")
    t.north.picks("doji-challenger")
    t.north.chooses("done")
    assert t.north.fate == 1
    assert [ring.fate for ring in t.s.rings] == [0, 0, 0, 1, 0]


def test_the_keep_itself_is_attacked_for_nothing_and_the_others_not_at_all_without_fate():
    t = against_the_keep(0)
    assert t.north.options == ["p5", "back"]
    t.north.chooses("p5")
    t.north.picks("doji-challenger")
    t.north.chooses("done")
    assert t.north.fate == 0


# --- Study the Natural World ----------------------------------------------------------------------


def studying(attacker):
    return attack(
        attacker=side(attacker, hand=("study-the-natural-world",), fate=3),
        defender=side(home=[who("doji-whisperer", fate=2)]),
        type="political",
        ring="void",
    )


@rule("LCG-CLAR-44", "LCG-ERR-52")
def test_study_the_natural_world_resolves_all_effects_and_one_of_them_again():
    """Manicured Garden is of air."""
    t = studying("test-sage")
    t.attacker.uses("study-the-natural-world")
    let_be(t)
    assert t.game.view(0)["rings"][4]["elements"] == ["void", "air"]
    t.fight()
    asked = []
    while t.s.conflict is not None:
        is_ordering = t.game.decision.kind == "ring.order"
        asked.append(t.prompt)
        go_on(t, "choice4" if is_ordering else "choice0")
    said = [prompt.split(" — ")[0] for prompt in asked]
    assert said.index("Study the Natural World") < said.index("Void ring") < said.index("Air ring")
    assert said[-2:] == ["Resolve which ring effect? (Or pass.)", "Air ring"]
    assert t.game.view(0)["rings"][4]["elements"] == ["void"]


def test_study_the_natural_world_needs_a_scholar_who_attacks():
    t = studying("doji-challenger")
    assert not t.attacker.may_use("study-the-natural-world")


# --- Retire to the Brotherhood --------------------------------------------------------------------


def retiring(dynasty, *play):
    t = table(
        north=side("doji-challenger", who("shiba-tsukune", fate=1), dynasty=("hida-guardian",) * 3),
        south=side(*play, dynasty=dynasty, provinces=("retire-to-the-brotherhood", "ancestral-lands")),
    )
    on_the_way(t, "ring-air")
    for option in ("ring-air", "choice0", "p5", t.north.ref("shiba-tsukune"), "done"):
        t.north.chooses(option)
    t.south.uses("retire-to-the-brotherhood")
    return t


@rule("LCG-CLAR-41")
def test_retire_to_the_brotherhood_reveals_no_more_than_the_deck():
    """The top of a deck is told first."""
    t = retiring(
        ("imperial-storehouse", "doji-whisperer"),
        "yogo-outcast",
        "bayushi-liar",
        who("blackmail-artist", fate=1),
    )
    theirs = {t.s.names[t.s.what[card]] for card in t.s.in_play if t.s.controller[card] == 1}
    assert {"doji-whisperer", "blackmail-artist"} <= theirs
    assert not {"yogo-outcast", "bayushi-liar"} & theirs
    assert (
        t.zone("hida-guardian") == "play"
        or t.zone("hida-guardian", 1) == "play"
        or t.zone("hida-guardian", 2) == "play"
    )
    assert t.zone("shiba-tsukune") == "play"
    assert [t.s.names[t.s.what[card]] for card in t.s.players[1].dynasty] == ["imperial-storehouse"]


@rule("LCG-CLAR-42")
def test_a_second_copy_of_a_unique_character_is_not_made_up_for():
    t = retiring(("doji-hotaru", "doji-hotaru", "doji-whisperer"), "yogo-outcast", "bayushi-liar")
    theirs = sorted(
        t.s.names[t.s.what[card]]
        for card in t.s.in_play
        if t.s.controller[card] == 1 and t.s.type_of(card) == 0
    )
    assert theirs == ["doji-hotaru"]


# --- Test of Skill --------------------------------------------------------------------------------

DECK = ("fine-katana", "banzai", "ornate-fan", "charge", "levy")


@pytest.mark.parametrize(("duelist", "seen"), [(False, 3), (True, 4)])
def test_test_of_skill_takes_two_cards_of_the_named_type(duelist, seen):
    who_is_there = "kakita-yuri" if duelist else "doji-whisperer"
    t = table(
        north=side("doji-challenger" if duelist else who_is_there, hand=("test-of-skill",), conflict=DECK),
        south=side(),
    )
    t.north.uses("test-of-skill", "choice1")
    revealed = [line for line in t.log if "reveals" in line]
    assert len(revealed) == (
        4 if duelist and "Duelist" in t.s.definition(t.card("doji-challenger")).keywords else 3
    )
    t.north.picks("fine-katana", "ornate-fan")
    assert t.north.hand == ["fine-katana", "ornate-fan"]
    assert t.zone("banzai") == "discard"
    assert seen


@rule("LCG-CLAR-26", "LCG-CLAR-27")
def test_test_of_skill_from_the_top_of_the_deck_is_one_of_the_revealed_cards():
    academy = {"card": "manicured-garden", "cards": [{"card": "artisan-academy", "face_up": True}]}
    t = table(
        north=side(
            "doji-whisperer",
            provinces=(academy, "ancestral-lands"),
            conflict=("test-of-skill", "banzai", "charge", "levy", "rout"),
        ),
        south=side(),
    )
    t.north.uses("artisan-academy")
    t.north.uses("test-of-skill", "choice3")
    offered = [option.id for option in t.game.decision.options]
    assert len(offered) == 3  # two events, and enough
    assert t.north.ref("test-of-skill") not in offered
    assert t.zone("test-of-skill") == "limbo"
    t.north.picks("banzai", "charge")
    assert t.north.hand == ["banzai", "charge"]
    assert len(t.s.players[0].conflict) == 2


# --- Kakita Toshimoko -----------------------------------------------------------------------------


def would_lose(bids, *mates):
    """Toshimoko defends against 7 political skill, 3 of which are for composure, and would lose."""
    t = conflict(
        attacker=side("test-serene", dial=1),
        defender=side("kakita-toshimoko", *mates, dial=5),
        type="political",
    )
    while not t.defender.may_use("kakita-toshimoko"):
        go_on(t)
    t.defender.uses("kakita-toshimoko")
    t.attacker.picks("test-serene")
    t.attacker.chooses(f"bid-{bids[0]}")
    t.defender.chooses(f"bid-{bids[1]}")
    return t


@rule("LCG-CLAR-32")
def test_a_bid_in_toshimokos_duel_changes_who_wins_the_conflict_although_he_loses_it():
    """7 against 6 before, 4 against 6 without composure."""
    t = would_lose((5, 1), "doji-whisperer")
    to_the_end(t)
    assert t.s.rings[0].holder == 1


@rule("LCG-CLAR-33")
def test_counting_anew_may_save_the_province():
    """By 4 before, by 1 without composure, against a strength of 4."""
    t = would_lose((5, 1))
    assert (t.s.conflict.winner, t.strength(5)) == (0, 4)
    to_the_end(t)
    assert not t.s.provinces[5].broken
    lost = conflict(
        attacker=side("test-serene", dial=1), defender=side("kakita-toshimoko", dial=5), type="political"
    )
    to_the_end(lost)
    assert lost.s.provinces[5].broken


def test_toshimoko_who_wins_the_duel_leaves_the_conflict_without_a_winner():
    t = would_lose((1, 5))
    to_the_end(t)
    assert all(ring.holder == -1 for ring in t.s.rings)
    assert not t.s.provinces[5].broken
