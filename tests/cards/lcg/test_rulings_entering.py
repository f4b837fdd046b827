"""Official rulings on who can be in a conflict: dashes, switched types, moving, putting into play."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.entering import put_into_play
from gorin.games.lcg.language.verbs.in_play import move_to_conflict
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.lying import in_your_discard
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, published
from support.lcg_course import acts, attack, declared, go_on, let_be, turn_of, until
from support.lcg_table import conflict, lying, side, table, who

cards = published(
    event("Test Summons", action(target(CHARACTER), move_to_conflict(TARGET))),
    event("Test Muster", action(target(in_your_discard(CHARACTER)), put_into_play(TARGET))),
)
HELD = ("ornate-fan",)


# --- types that are switched ----------------------------------------------------------------------


def test_who_has_a_dash_or_pacifism_goes_home_bowed_when_captive_audience_makes_it_war():
    mild = who("doji-challenger", "pacifism")
    t = attack(
        attacker=side("ide-trader", mild, "bayushi-liar", hand=("captive-audience",)),
        defender=side("doji-whisperer", "naive-student", hand=HELD),
        type="political",
    )
    acts(t, "attacker", "captive-audience")
    for slug in ("doji-challenger", "bayushi-liar", "naive-student"):
        assert not t.participates(slug)
        assert t.is_bowed(slug)
    assert t.participates("doji-whisperer")


@pytest.mark.parametrize(
    ("slug", "type"), [("otomo-courtier", "political"), ("seppun-guardsman", "military")]
)
def test_who_is_barred_by_the_new_type_goes_home_bowed_at_kuroi_mori(slug, type):
    t = conflict(
        attacker=side("doji-challenger", slug, hand=HELD),
        defender=side("doji-whisperer", provinces=("kuroi-mori", "ancestral-lands")),
        type=type,
    )
    t.defender.uses("kuroi-mori", "choice1")
    let_be(t)
    assert t.s.conflict.type == (0 if type == "political" else 1)
    assert not t.participates(slug)
    assert t.is_bowed(slug)


def test_rally_to_the_cause_sends_home_who_cannot_be_in_the_other_type_and_uses_up_what_was_declared():
    row = ({"card": "rally-to-the-cause"}, "ancestral-lands")
    t = table(north=side("doji-challenger", "moto-horde"), south=side("doji-whisperer", provinces=row))
    declared(t, "north", "doji-challenger", "moto-horde")
    t.south.uses("rally-to-the-cause")
    let_be(t)
    assert t.s.conflict.type == 1
    assert not t.participates("moto-horde")
    assert t.is_bowed("moto-horde")
    player = t.s.players[0]
    assert (player.military, player.political) == (0, 1)


def test_kuroi_mori_uses_up_what_was_declared():
    t = table(
        north=side("doji-challenger", hand=HELD),
        south=side("brash-samurai", provinces=("kuroi-mori", "ancestral-lands"), hand=HELD),
    )
    declared(t, "north", "doji-challenger")
    t.south.chooses("done")
    turn_of(t, "south")
    t.south.uses("kuroi-mori", "choice1")
    let_be(t)
    assert t.s.conflict.type == 1
    assert (t.s.players[0].military, t.s.players[0].political) == (0, 1)


def test_pacifism_sends_home_who_is_in_war_all_the_same():
    mild = who("doji-challenger", {"card": "pacifism", "owner": 1, "controller": 1})
    t = conflict(attacker=side(mild, "brash-samurai"), defender=side("doji-whisperer", hand=HELD))
    t.defender.passes()
    assert not t.participates("doji-challenger")
    assert t.is_bowed("doji-challenger")


@pytest.mark.parametrize("slug", ["pacifism", "height-of-fashion", "stolen-breath"])
@pytest.mark.parametrize("phase", ["conflict", "draw", "fate"])
def test_it_is_played_in_any_window_outside_of_conflicts(slug, phase):
    t = table(phase, north=side("doji-whisperer", hand=(slug,)), south=side("doji-challenger", hand=HELD))
    for _ in range(12):
        if t.s.phase == phase and t.game.decision.kind == "action" and t.asked == "north":
            break
        go_on(t)
    assert t.north.may_play(slug)


# --- moving in ------------------------------------------------------------------------------------


@pytest.mark.parametrize("barred", ["bayushi-liar", "shiba-peacemaker", "doji-challenger"])
def test_favorable_ground_moves_nobody_in_who_cannot_be_there(barred):
    home = [who(barred, *(["pacifism"] if barred == "doji-challenger" else []))]
    t = attack(
        attacker=side("brash-samurai", home=home, provinces=lying("favorable-ground"), hand=HELD),
        defender=side("doji-whisperer", hand=HELD),
    )
    t.attacker.uses("favorable-ground")
    assert t.attacker.ref(barred) not in t.attacker.options


@pytest.mark.parametrize("barred", ["bayushi-liar", "shiba-peacemaker"])
def test_hawk_tattoo_moves_nobody_in_who_cannot_be_there(barred):
    t = attack(
        attacker=side("brash-samurai", home=[barred], hand=("hawk-tattoo",)),
        defender=side("doji-whisperer", hand=HELD),
    )
    t.attacker.plays("hawk-tattoo", barred)
    for _ in range(6):
        assert not t.attacker.may_use("hawk-tattoo")
        if t.game.decision.kind == "action":
            break
        go_on(t)
    assert not t.participates(barred)


def test_grasp_of_earth_lets_characters_be_put_into_the_conflict_or_played_as_attachments():
    holder = who("adept-of-the-waves", "grasp-of-earth")
    t = conflict(
        attacker=side(
            "togashi-initiate", provinces=lying("matsu-berserker"), hand=("charge", "tattooed-wanderer")
        ),
        defender=side(holder, hand=HELD),
    )
    acts(t, "defender", "grasp-of-earth")
    turn_of(t, "attacker")
    assert not t.attacker.may_play("tattooed-wanderer")
    assert f"attach:c{t.card('tattooed-wanderer')}" in t.attacker.options
    acts(t, "attacker", "charge", "matsu-berserker")
    assert t.participates("matsu-berserker")


def test_grasp_of_earth_holds_those_who_enter_play_afterwards():
    holder = who("adept-of-the-waves", "grasp-of-earth")
    t = conflict(
        attacker=side(
            "doji-challenger", hand=("test-muster", "test-summons"), dynasty_discard=("hida-guardian",)
        ),
        defender=side(holder, home=["doji-whisperer"], hand=HELD),
    )
    acts(t, "defender", "grasp-of-earth")
    acts(t, "attacker", "test-muster", "hida-guardian")
    assert t.zone("hida-guardian") == "play"
    turn_of(t, "attacker")
    t.attacker.uses("test-summons")
    assert t.attacker.ref("hida-guardian") not in t.attacker.options
    assert t.attacker.ref("doji-whisperer") in t.attacker.options


def test_ide_trader_answers_moves_and_neither_declarations_nor_characters_that_are_played():
    t = table(
        north=side("ide-trader", "doji-challenger", hand=("adept-of-shadows", "test-summons"), fate=9),
        south=side("doji-whisperer", hand=HELD),
    )
    declared(t, "north", "ide-trader", type="political")
    for _ in range(12):
        assert not t.north.may_use("ide-trader")
        if t.asked == "north" and t.game.decision.kind == "action":
            break
        go_on(t)
    t.north.plays("adept-of-shadows", "choice0", "choice0")
    assert not t.north.may_use("ide-trader")
    turn_of(t, "north")
    t.north.uses("test-summons", "doji-challenger")
    while not t.north.may_use("ide-trader"):
        go_on(t)
    assert t.participates("doji-challenger")


def test_ide_trader_answers_his_own_move():
    t = attack(
        attacker=side("doji-challenger", home=["ide-trader"], hand=("test-summons",)),
        defender=side("doji-whisperer", hand=HELD),
    )
    t.attacker.uses("test-summons", "ide-trader")
    while not t.attacker.may_use("ide-trader"):
        assert t.s.conflict is not None
        go_on(t)
    assert t.participates("ide-trader")


def test_mirumoto_prodigy_does_not_keep_more_defenders_from_coming_later():
    t = table(
        north=side("mirumoto-prodigy", hand=HELD),
        south=side("doji-whisperer", "doji-challenger", hand=("test-summons", "stoic-gunso"), fate=9),
    )
    declared(t, "north", "mirumoto-prodigy")
    while t.south.ref("doji-challenger") not in t.south.options:
        go_on(t)
    t.south.picks("doji-challenger")
    assert t.south.options == ["done", "back"] or t.south.ref("doji-whisperer") not in t.south.options
    if "done" in t.south.options:
        t.south.chooses("done")
    acts(t, "south", "test-summons", "doji-whisperer")
    turn_of(t, "south")
    t.south.plays("stoic-gunso", "choice0", "choice0")
    let_be(t)
    assert all(t.participates(slug) for slug in ("doji-challenger", "doji-whisperer", "stoic-gunso"))


# --- putting into play ----------------------------------------------------------------------------


def test_nobody_who_is_put_into_play_takes_fate_along():
    charged = attack(
        attacker=side("doji-challenger", provinces=lying("matsu-berserker"), hand=("charge",)),
        defender=side("doji-whisperer", hand=HELD),
    )
    acts(charged, "attacker", "charge", "matsu-berserker")
    assert (charged.fate_on("matsu-berserker"), charged.attacker.fate) == (0, 4)
    ambushed = attack(
        attacker=side("doji-challenger", provinces=lying("yogo-outcast"), hand=("ambush",)),
        defender=side("doji-whisperer", hand=HELD),
    )
    ambushed.attacker.uses("ambush", "yogo-outcast")
    while not ambushed.participates("yogo-outcast"):
        assert not any(each.startswith("choice") for each in ambushed.attacker.options)
        go_on(ambushed)
    assert ambushed.fate_on("yogo-outcast") == 0


def test_whom_ambush_brings_is_known_before_it_could_be_canceled():
    t = attack(
        attacker=side("yogo-outcast", hand=("ambush", "adept-of-shadows")),
        defender=side(who("doji-whisperer", status="honored"), who("doji-challenger", status="honored"),
                      hand=("voice-of-honor",)),
    )  # fmt: skip
    t.attacker.uses("ambush", "adept-of-shadows")
    while not t.defender.may_use("voice-of-honor"):
        go_on(t)
    assert not t.participates("adept-of-shadows")
    view = t.game.view(1)
    assert view["doing"]["on"] == [f"c{t.card('adept-of-shadows')}"]
    assert "Adept of Shadows" in str(view["players"][0])


def test_ikoma_eiji_brings_somebody_home_for_nothing_and_without_fate():
    t = conflict(
        attacker=side("kakita-asami", "doji-whisperer"),
        defender=side(
            "ikoma-eiji", "akodo-toturi", provinces=lying("deathseeker"), dynasty_discard=("matsu-berserker",)
        ),
        type="political",
    )
    t = conflict(
        attacker=side("doji-hotaru", "kakita-asami"),
        defender=side("ikoma-eiji", provinces=lying("deathseeker"), hand=HELD),
        type="political",
    )
    assert until(t, "defender", "ikoma-eiji")
    t.defender.uses("ikoma-eiji")
    go_on(t, t.defender.ref("deathseeker"))
    while t.zone("deathseeker") != "play":
        go_on(t, t.defender.ref("deathseeker"))
    assert not t.participates("deathseeker")
    assert t.fate_on("deathseeker") == 0
    assert t.defender.fate == 5


def test_vengeful_oathkeeper_comes_home():
    t = conflict(attacker=side("moto-horde"), defender=side("doji-whisperer", hand=("vengeful-oathkeeper",)))
    assert until(t, "defender", "vengeful-oathkeeper")
    t.defender.uses("vengeful-oathkeeper")
    let_be(t)
    assert t.zone("vengeful-oathkeeper") == "play"
    assert not t.participates("vengeful-oathkeeper")


def test_yogo_kikuyo_comes_home():
    t = attack(
        attacker=side("adept-of-the-waves", hand=("supernatural-storm",)),
        defender=side("doji-whisperer", hand=("yogo-kikuyo",)),
    )
    t.attacker.uses("supernatural-storm", "adept-of-the-waves")
    while not t.defender.may_use("yogo-kikuyo"):
        go_on(t)
    t.defender.uses("yogo-kikuyo")
    let_be(t)
    assert t.zone("yogo-kikuyo") == "play"
    assert not t.participates("yogo-kikuyo")


def test_watch_commander_hears_cards_that_are_played_and_nothing_that_is_put_into_play():
    t = attack(
        attacker=side("doji-challenger", provinces=lying("matsu-berserker"), hand=("charge",)),
        defender=side(who("doji-whisperer", "watch-commander"), hand=HELD),
    )
    t.attacker.uses("charge", "matsu-berserker")
    heard = 0
    for _ in range(8):
        if t.game.decision.kind == "action":
            break
        if t.defender.may_use("watch-commander"):
            heard += 1
            t.defender.uses("watch-commander")
        else:
            go_on(t)
    assert heard == 1  # for the event; not for the character
    assert t.attacker.honor == 9
