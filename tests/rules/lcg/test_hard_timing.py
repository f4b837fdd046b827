"""Situations that were got wrong elsewhere: windows, interrupts, replacement (hard cases 1 to 32)."""

import pytest

from gorin.games.lcg.language.abilities import action, forced_reaction, reaction, would_interrupt
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.answers import instead
from gorin.games.lcg.language.verbs.in_play import bow, discard, move_home
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor, take_fate
from gorin.games.lcg.language.when.events import (
    ABILITY_USED,
    BOWS,
    LEAVES_PLAY,
    LOSES_CONFLICT,
    PROVINCE_BREAKS,
)
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.predicates import dishonored, participating
from gorin.games.lcg.language.which.selectors import BEARER
from gorin.language.card_filters import any_, your
from gorin.language.conditions import is_
from gorin.language.event_kinds import after, when_would
from gorin.language.flow import if_
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.selectors import SELF, TARGET
from support.lcg_cards import attachment, event, person, province, published, with_cards
from support.lcg_course import declares, go_on, let_be, to_phase, turn_of, until
from support.lcg_table import conflict, side, table, who
from support.rule import rule

WITNESS = person("Witness", reaction(after(BOWS), gain_fate(1)))
BLOW = event("Blow", action(target(any_(CHARACTER)), bow(TARGET)))
PROUD = person(
    "Proud One",
    keywords("pride"),
    forced_reaction(after(LOSES_CONFLICT, SELF), if_(is_(SELF, dishonored), gain_fate(3))),
)
THIEF = person("Thief", action(take_fate(1)))
REVENGE = event("Revenge", reaction(after(ABILITY_USED), gain_honor(1)), facts="cost=1")
FORUM = province(
    "Forum",
    would_interrupt(when_would(PROVINCE_BREAKS, SELF), instead(gain_honor(1, YOU))),
    facts="strength=1 air",
)
RAIDER = person("Raider", reaction(after(PROVINCE_BREAKS, YOU), gain_honor(3)), facts="cost=2 3/3 glory=1")
SAVIOUR = attachment("Saviour", would_interrupt(when_would(LEAVES_PLAY, BEARER), instead(discard(SELF))))
HEALER = attachment("Healer", would_interrupt(when_would(LEAVES_PLAY, BEARER), instead(discard(SELF))))
HOMING = event("Homing", action(target(your(CHARACTER, participating)), move_home(TARGET)))
DISMISSAL = event("Dismissal", action(target(any_(CHARACTER)), discard(TARGET)))

cards = published(WITNESS, BLOW, PROUD, THIEF, FORUM, RAIDER, SAVIOUR, HEALER, HOMING, DISMISSAL)

HELD = ("ornate-fan",)


def row(*slugs):
    return (*slugs, "ancestral-lands", "meditations-on-the-tao")


# --- windows --------------------------------------------------------------------------------------


@rule("LCG-REAC-03", "LCG-REAC-04")
def test_1_who_has_passed_may_react_after_somebody_else_has():
    south = side(provinces=row("secret-cache"), military=0, political=0)
    t = table(north=side(who("doji-challenger", "spyglass")), south=south, first_player=1)
    declares(t.north, "doji-challenger")
    assert t.south.may_use("secret-cache")
    t.south.passes()
    t.north.uses("spyglass")
    assert t.south.may_use("secret-cache")


@rule("LCG-TRIG-05", "LCG-TRIG-07")
def test_2_what_could_do_nothing_is_looked_at_again_at_every_opportunity():
    south = side(provinces=row("night-raid"), military=0, political=0)
    t = table(north=side(who("doji-challenger", "spyglass")), south=south, first_player=1)
    declares(t.north, "doji-challenger")
    assert t.asked == "north"  # his hand is empty: nothing to discard
    t.north.uses("spyglass")
    t.south.uses("night-raid")
    t.north.chooses(t.north.options[0])
    assert t.north.hand == []


@rule("LCG-FRM4-01", "LCG-FP-03")
def test_3_one_window_in_the_fate_phase_after_the_rings_and_before_readying():
    t = table(north=side(who("doji-challenger", bowed=True, fate=2), hand=HELD), south=side(hand=HELD))
    to_phase(t, "fate")
    windows = 0
    while t.s.phase == "fate":
        if t.game.decision.kind == "action" and t.asked == "north":
            windows += 1
            assert [ring.fate for ring in t.s.rings] == [1] * 5
            assert t.is_bowed("doji-challenger")
        go_on(t)
    assert windows == 1


@rule("LCG-FRM3-29", "LCG-FRM3-01", "LCG-FP-03")
def test_4_after_the_last_passed_opportunity_the_first_player_leads_another_window():
    t = table(
        north=side(hand=HELD, military=0, political=0),
        south=side("doji-challenger", hand=HELD, military=1, political=0),
    )
    t.north.passes()
    t.south.passes()
    assert "ring-air" in t.south.options
    t.south.passes()
    let_be(t)
    assert t.s.phase == "conflict"
    assert (t.asked, t.game.decision.kind) == ("north", "action")


@rule("LCG-FP-04", "LCG-FP-05", "LCG-FRM3-15")
def test_5_the_defender_acts_first_but_the_first_player_answers_first():
    t = conflict(attacker=side("witness"), defender=side("witness", home=["doji-whisperer"], hand=("blow",)))
    assert t.asked == "defender"
    t.defender.uses("blow", "doji-whisperer")
    assert t.asked == "attacker"
    assert t.attacker.may_use("witness")


@rule("LCG-CANC-04", "LCG-CANC-05", "LCG-AWIN-02")
def test_6_a_canceled_event_was_paid_for_and_used_up_an_action():
    t = conflict(
        attacker=side("doji-challenger", hand=("assassination", "fine-katana")),
        defender=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor", "ornate-fan")),
    )
    t.defender.passes()
    t.attacker.uses("assassination", "doji-whisperer")
    t.defender.uses("voice-of-honor")
    let_be(t)
    assert t.zone("doji-whisperer") == "play"
    assert t.attacker.honor == 7
    assert t.zone("assassination") == "discard"
    assert (t.asked, t.game.decision.kind) == ("defender", "action")


@rule("LCG-FATE-06", "LCG-FRM1-12", "LCG-REFL-02", "LCG-REFL-03")
def test_7_gunso_gets_his_fate_then_refills_and_nothing_else_does():
    place = {"card": "manicured-garden", "cards": [{"card": "akodo-gunso", "face_up": True}]}
    t = table("dynasty", north=side(provinces=(place, "ancestral-lands")), south=side())
    t.north.plays("akodo-gunso", "choice1")
    assert t.fate_on("akodo-gunso") == 1
    t.north.uses("akodo-gunso")
    lying = [card for card, at in enumerate(t.s.lies_in) if at == 0 and card != t.s.provinces[0].card]
    assert [t.s.face_up[card] for card in lying] == [True]


@rule("LCG-PRID-02", "LCG-KEYW-03")
def test_8_pride_comes_before_forced_reactions():
    t = conflict(attacker=side("doji-challenger"), defender=side("proud-one"))
    t.fight()
    assert t.status("proud-one") == "dishonored"
    assert t.defender.fate == 8


@rule("LCG-CLAR-14", "LCG-CLAR-16")
def test_9_display_of_power_takes_over_the_ring_after_the_other_steps():
    t = conflict(attacker=side("doji-challenger"), defender=side(hand=("display-of-power",)))
    assert until(t, "defender", "display-of-power")
    t.defender.uses("display-of-power")
    let_be(t)
    assert t.asked == "defender"
    assert t.defender.honor == 9
    t.defender.chooses("choice1")
    assert t.defender.honor == 11
    assert t.s.rings[0].holder == 1


@rule("LCG-DEL-01")
def test_10_hiroue_dishonors_before_reactions_also_who_has_gone_home():
    t = conflict(
        attacker=side("yogo-hiroue", "doji-challenger", hand=("indomitable-will",)),
        defender=side(home=["doji-whisperer"], hand=("homing",)),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("yogo-hiroue", "doji-whisperer")
    assert t.participates("doji-whisperer")
    t.defender.uses("homing", "doji-whisperer")
    let_be(t)
    assert not t.participates("doji-whisperer")
    while "choice0" not in t.attacker.options:
        go_on(t)
    t.attacker.chooses("choice0")
    assert t.status("doji-whisperer") == "dishonored"


@rule("LCG-DEL-01", "LCG-MOD-02")
def test_11_who_shoju_has_marked_goes_as_soon_as_he_counts_nothing():
    t = conflict(
        attacker=side("bayushi-shoju", hand=("fiery-madness",)),
        defender=side(who("brash-samurai", "watch-commander"), hand=HELD),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("bayushi-shoju", "brash-samurai")
    let_be(t)
    assert t.skills("brash-samurai")[1] == 1
    turn_of(t, "attacker")
    t.attacker.plays("fiery-madness", "brash-samurai")
    assert t.zone("brash-samurai") == "discard"
    assert not t.defender.may_use("watch-commander")
    assert t.attacker.honor == 10


@rule("LCG-INIT-08", "LCG-CLAR-08", "LCG-CLAR-09")
@pytest.mark.parametrize("card", ["let-go", "rout"])
def test_13_watch_commander_answers_only_what_has_resolved(card):
    t = conflict(
        attacker=side(who("doji-whisperer", "watch-commander")),
        defender=side("matsu-berserker", hand=(card, "fine-katana")),
    )
    t.defender.uses(card, "watch-commander" if card == "let-go" else "doji-whisperer")
    let_be(t)
    assert not t.attacker.may_use("watch-commander")
    assert t.defender.honor == 10


@rule("LCG-INIT-08", "LCG-INIT-03")
def test_14_a_reaction_is_paid_from_what_is_left():
    for fate, able in ((1, False), (2, True)):
        with with_cards(REVENGE):
            t = table(north=side("thief"), south=side(hand=("revenge",), fate=fate))
            t.north.uses("thief")
            assert t.south.may_use("revenge") is able


@rule("LCG-FRM3-04", "LCG-TRIG-05")
def test_16_breakthrough_declares_the_own_second_conflict_after_the_first():
    row_ = ("manicured-garden", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    t = table(
        north=side("hida-kisada", "doji-challenger", hand=("breakthrough",)), south=side(provinces=row_)
    )
    turn_of(t, "north")
    t.north.passes()
    declares(t.north, "hida-kisada")
    while not t.north.may_use("breakthrough"):
        go_on(t)
    assert t.s.conflict is None
    t.north.uses("breakthrough")
    assert "ring-earth" in t.north.options
    declares(t.north, "doji-challenger", place=6, ring="earth", type="political")
    player = t.s.players[0]
    assert (player.military, player.political, player.either) == (0, 0, 0)


@rule("LCG-TRIG-05")
def test_16_breakthrough_is_not_played_where_nobody_could_attack():
    t = table(north=side("hida-kisada", hand=("breakthrough",)), south=side())
    t.north.passes()
    declares(t.north, "hida-kisada")
    for _ in range(30):
        assert not t.north.may_use("breakthrough")
        if t.s.conflict is None and t.s.conflicts == 1 and t.game.decision.kind == "action":
            break
        go_on(t)


# --- interrupts and replacement -------------------------------------------------------------------


@rule("LCG-REPL-01", "LCG-SAC-02", "LCG-COST-09", "LCG-PUT-08")
def test_18_19_who_is_saved_from_a_sacrifice_pays_nothing_and_the_event_is_discarded():
    card = "way-of-the-crab"
    t = table(north=side(who("hida-guardian", "reprieve"), hand=(card,)), south=side("doji-whisperer"))
    t.north.uses(card, "hida-guardian")
    t.north.uses("reprieve")
    assert t.zone("hida-guardian") == "play"
    assert t.zone("doji-whisperer") == "play"
    assert t.zone(card) == "discard"
    assert t.north.hand == []


@rule("LCG-CLAR-07", "LCG-LIMX-08")
def test_20_whom_the_opponent_saves_is_safe_and_the_event_was_played():
    t = table(
        north=side("hida-guardian", "kaiu-envoy", hand=("way-of-the-crab", "way-of-the-crab")),
        south=side(who("doji-whisperer", "reprieve"), "brash-samurai", hand=()),
    )
    t.north.uses("way-of-the-crab", "hida-guardian")
    while t.north.options and t.north.options[0].startswith("seat"):
        t.north.chooses(t.north.options[0])
    t.south.picks("doji-whisperer")
    t.south.uses("reprieve")
    assert t.zone("doji-whisperer") == "play"
    turn_of(t, "north")
    assert not t.north.may_use("way-of-the-crab")


@rule("LCG-REPL-01")
def test_21_a_dishonor_that_is_turned_onto_another_has_paid():
    t = conflict(
        attacker=side("yogo-outcast", home=["young-rumormonger", "bayushi-liar"], hand=("spies-at-court",)),
        defender=side(hand=("fine-katana", "ornate-fan")),
        type="political",
    )
    assert until(t, "attacker", "spies-at-court")
    t.attacker.uses("spies-at-court", "yogo-outcast")
    t.attacker.uses("young-rumormonger", "bayushi-liar")
    let_be(t)
    assert t.status("bayushi-liar") == "dishonored"
    assert t.status("yogo-outcast") == "ordinary"
    assert t.defender.hand == []


@rule("LCG-STAT-07", "LCG-INT-02")
def test_22_who_is_dishonored_already_is_not_dishonored_by_pride():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side(who("proud-one", status="dishonored"), home=["young-rumormonger", "bayushi-liar"]),
    )
    for _ in range(20):
        if t.s.conflict is None:
            break
        assert not t.defender.may_use("young-rumormonger")
        go_on(t)


@rule("LCG-TRIG-07", "LCG-INT-05")
def test_23_honor_and_dishonor_share_one_window():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side(
            "yogo-outcast",
            "bayushi-liar",
            home=["young-rumormonger"],
            provinces=row("shameful-display"),
            stronghold_province="elemental-fury",
        ),
        type="political",
    )
    t.defender.uses("shameful-display", "doji-challenger", "yogo-outcast")
    t.defender.picks("doji-challenger")
    t.defender.uses("young-rumormonger")
    assert t.defender.options[:-1] == [t.defender.ref("bayushi-liar"), t.defender.ref("young-rumormonger")]
    t.defender.picks("bayushi-liar")  # the dishonor; that the other one is honored is not its concern
    assert t.status("doji-challenger") == "honored"
    assert t.status("bayushi-liar") == "dishonored"
    assert t.status("yogo-outcast") == "ordinary"


@rule("LCG-TRIG-09", "LCG-REPL-04")
def test_24_a_moved_dishonor_is_moved_on_but_never_to_who_could_not_receive_it():
    t = conflict(
        attacker=side(
            "doji-challenger", home=["young-rumormonger", "young-rumormonger"], hand=("way-of-the-scorpion",)
        ),
        defender=side(
            "doji-whisperer", who("brash-samurai", status="dishonored"), "kaiu-envoy", "hida-guardian"
        ),
        type="military",
    )
    turn_of(t, "attacker")
    t.attacker.uses("way-of-the-scorpion", "doji-whisperer")
    t.attacker.uses("young-rumormonger")
    assert t.attacker.ref("brash-samurai") not in t.attacker.options
    t.attacker.picks("kaiu-envoy")
    t.attacker.uses("young-rumormonger", "hida-guardian")
    let_be(t)
    assert [t.status(slug) for slug in ("doji-whisperer", "kaiu-envoy", "hida-guardian")] == [
        "ordinary", "ordinary", "dishonored",
    ]  # fmt: skip


@rule("LCG-STAT-03", "LCG-STAT-13", "LCG-REPL-02")
def test_25_stand_your_ground_brings_no_honor_and_keeps_the_borrowed_character():
    t = conflict(
        attacker=side(
            "kitsu-spiritcaller", "doji-challenger", dynasty_discard=("doji-whisperer",),
            hand=("stand-your-ground", "way-of-the-crane"),
        ),
        defender=side(hand=HELD),
        type="political",
    )  # fmt: skip
    t.defender.passes()
    t.attacker.uses("kitsu-spiritcaller", "doji-whisperer")
    turn_of(t, "attacker")
    t.attacker.uses("way-of-the-crane", "doji-whisperer")
    let_be(t)
    assert t.status("doji-whisperer") == "honored"
    while not t.attacker.may_use("stand-your-ground"):
        go_on(t)
    honor = t.attacker.honor
    t.attacker.uses("stand-your-ground")
    let_be(t)
    assert t.zone("doji-whisperer") == "play"
    assert t.status("doji-whisperer") == "ordinary"
    assert t.attacker.honor == honor


@rule("LCG-REPL-03", "LCG-TRIG-09")
def test_26_a_second_saving_effect_answers_what_the_first_has_put_there():
    t = table(north=side(hand=("dismissal",)), south=side(who("doji-whisperer", "saviour", "healer")))
    t.north.uses("dismissal", "doji-whisperer")
    t.south.uses("saviour")
    assert not t.south.may_use("healer")  # it is the attachment that is about to leave now
    assert t.zone("doji-whisperer") == "play"
    assert t.zone("healer") == "play"
    assert t.zone("saviour") == "discard"


@rule("LCG-REPL-02", "LCG-WOULD-01")
def test_27_a_breaking_that_was_replaced_has_not_happened():
    t = conflict(attacker=side("raider"), defender=side(provinces=row("forum")))
    t.fight()
    while not t.defender.may_use("forum"):
        go_on(t)
    t.defender.uses("forum")
    assert t.s.conflict.broken == []
    assert not t.attacker.may_use("raider")
    assert "done" not in t.attacker.options  # no cards of it to discard
    assert "choice0" in t.attacker.options  # the ring goes on


@rule("LCG-INT-01", "LCG-PROV-02")
def test_28_the_art_of_peace_still_speaks_while_it_breaks():
    t = conflict(
        attacker=side("hida-kisada", "moto-horde"),
        defender=side("doji-whisperer", provinces=row("the-art-of-peace")),
    )
    t.fight()
    while not t.defender.may_use("the-art-of-peace"):
        go_on(t)
    assert not t.s.provinces[t.s.conflict.provinces[0]].broken
    t.defender.uses("the-art-of-peace")
    assert t.status("hida-kisada") == "dishonored"
    assert t.status("doji-whisperer") == "honored"
    assert t.s.provinces[t.s.conflict.provinces[0]].broken


@rule("LCG-ABIL-05", "LCG-CANC-04", "LCG-ABIL-01")
def test_30_kisada_cancels_the_first_action_ability_and_nothing_that_is_none():
    t = conflict(
        attacker=side("doji-challenger", hand=("fine-katana", "banzai", "banzai")),
        defender=side("hida-kisada", hand=HELD),
    )
    t.defender.passes()
    t.attacker.plays("fine-katana", "doji-challenger")
    assert t.skills("doji-challenger")[0] == 5  # playing an attachment is no ability
    turn_of(t, "attacker")
    t.attacker.uses("banzai", "doji-challenger")
    let_be(t)
    assert t.skills("doji-challenger")[0] == 5
    turn_of(t, "attacker")
    assert not t.attacker.may_use("banzai")  # its use is gone


@rule("LCG-CANC-04")
def test_31_kisada_who_comes_later_cancels_nothing():
    place = {
        "card": "manicured-garden",
        "cards": [{"card": "hida-kisada", "face_up": True}],
        "revealed": True,
    }
    t = conflict(
        attacker=side("doji-challenger", "brash-samurai", hand=("banzai", "way-of-the-crane")),
        defender=side(provinces=(place, "ancestral-lands"), hand=("charge",), fate=9),
    )
    t.defender.passes()
    t.attacker.uses("banzai", "doji-challenger")
    if "pass" in t.attacker.options:
        t.attacker.passes()
    turn_of(t, "defender")
    t.defender.uses("charge", "hida-kisada")
    turn_of(t, "attacker")
    t.attacker.uses("way-of-the-crane", "brash-samurai")
    let_be(t)
    assert t.status("brash-samurai") == "honored"


@rule("LCG-CNST-02", "LCG-CNST-04")
def test_32_obstinate_recruit_goes_at_once_and_nothing_saves_it():
    t = conflict(
        attacker=side(who("obstinate-recruit", "reprieve"), hand=("assassination",), honor=11),
        defender=side("doji-whisperer", "brash-samurai"),
    )
    turn_of(t, "attacker")
    t.attacker.uses("assassination", "brash-samurai")
    assert t.attacker.honor == 8
    assert t.zone("obstinate-recruit") == "discard"
    assert t.zone("reprieve") == "discard"
