"""Official rulings on targets: who can be chosen, when they are chosen, what protects them."""

import pytest

from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.verbs.in_play import bow, move_to_conflict
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, published
from support.lcg_course import acts, attack, bids, declares, go_on, let_be, turn_of, until_offered
from support.lcg_table import conflict, lying, side, table, who

cards = published(
    event("Test Blow", action(target(CHARACTER), bow(TARGET))),
    event("Test Summons", action(target(CHARACTER), move_to_conflict(TARGET))),
)
HELD = ("ornate-fan",)


# --- chosen as the effect resolves ----------------------------------------------------------------


def test_whom_court_games_dishonors_is_chosen_too_late_for_shiba_yojimbo():
    t = attack(
        attacker=side("doji-whisperer", hand=("court-games",)),
        defender=side("adept-of-the-waves", "isawa-masahiro", home=["shiba-yojimbo"], hand=HELD),
        type="political",
    )
    t.attacker.uses("court-games", "choice1")
    while t.status("adept-of-the-waves") == "ordinary":
        assert not t.defender.may_use("shiba-yojimbo")
        go_on(t, t.defender.ref("adept-of-the-waves"))


def test_whom_shosuro_miyako_dishonors_is_chosen_too_late_for_shiba_yojimbo():
    t = attack(
        attacker=side("shosuro-miyako", hand=("adept-of-shadows",), fate=9),
        defender=side("adept-of-the-waves", home=["shiba-yojimbo"], hand=HELD),
        type="political",
    )
    t.attacker.plays("adept-of-shadows", "choice0", "choice0")
    until_offered(t, "attacker", "shosuro-miyako")
    t.attacker.uses("shosuro-miyako")
    t.defender.chooses("choice1")
    while t.status("adept-of-the-waves") == "ordinary":
        assert not t.defender.may_use("shiba-yojimbo")
        go_on(t, t.defender.ref("adept-of-the-waves"))


def test_shosuro_miyako_leaves_only_what_would_change_something():
    t = attack(
        attacker=side("shosuro-miyako", hand=("adept-of-shadows",), fate=9),
        defender=side(who("doji-whisperer", status="dishonored"), hand=HELD),
    )
    t.attacker.plays("adept-of-shadows", "choice0", "choice0")
    until_offered(t, "attacker", "shosuro-miyako")
    t.attacker.uses("shosuro-miyako")
    assert t.defender.options == ["choice0"]


# --- Shiba Yojimbo --------------------------------------------------------------------------------


def test_shiba_yojimbo_cancels_all_of_what_targets_a_shugenja_and_somebody_else():
    row = ("shameful-display", "ancestral-lands")
    t = conflict(
        attacker=side("adept-of-the-waves", home=["shiba-yojimbo"], hand=HELD),
        defender=side("doji-whisperer", provinces=row, stronghold_province="elemental-fury"),
    )
    t.defender.uses("shameful-display", "adept-of-the-waves", "doji-whisperer")
    until_offered(t, "attacker", "shiba-yojimbo")
    t.attacker.uses("shiba-yojimbo")
    let_be(t)
    assert (t.status("adept-of-the-waves"), t.status("doji-whisperer")) == ("ordinary", "ordinary")


def test_shiba_yojimbo_sees_no_shugenja_in_a_discard_pile():
    t = conflict(
        attacker=side(
            "doji-challenger", home=["shiba-yojimbo"], hand=HELD, dynasty_discard=("adept-of-the-waves",)
        ),
        defender=side("shosuro-actress", hand=HELD),
    )
    t.defender.uses("shosuro-actress", "adept-of-the-waves")
    while t.zone("adept-of-the-waves") != "play":
        assert not t.attacker.may_use("shiba-yojimbo")
        go_on(t)


def test_neither_shiba_yojimbo_nor_above_question_helps_against_togashi_yokuni():
    t = table(
        north=side("togashi-yokuni", hand=HELD),
        south=side(who("solemn-scholar", "above-question"), "shiba-yojimbo", hand=HELD,
                   dynasty_discard=("wandering-ronin",), provinces=lying("favored-niece")),
    )  # fmt: skip
    t.north.uses("togashi-yokuni")
    assert any("solemn-scholar" in each or f"c{t.card('solemn-scholar')}" in each for each in t.north.options)
    for elsewhere in ("wandering-ronin", "favored-niece"):
        assert not any(f"c{t.card(elsewhere)}:" in each or elsewhere in each for each in t.north.options)
    t.north.chooses(next(each for each in t.north.options if f"c{t.card('solemn-scholar')}:" in each))
    assert not t.south.may_use("shiba-yojimbo")


def test_nothing_guards_against_way_of_the_crab():
    guarded = who("adept-of-the-waves", "above-question")
    t = table(
        north=side("hida-guardian", hand=("way-of-the-crab",)),
        south=side(guarded, "shiba-yojimbo", hand=HELD),
    )
    t.north.uses("way-of-the-crab", "hida-guardian")
    while t.zone("adept-of-the-waves") == "play":
        assert not t.south.may_use("shiba-yojimbo")
        go_on(t, "seat1", t.south.ref("adept-of-the-waves"))


# --- who could be affected ------------------------------------------------------------------------


def test_borderlands_defender_is_chosen_to_bow_by_no_opponent():
    shame = attack(
        attacker=side("doji-whisperer", hand=("for-shame",)),
        defender=side("borderlands-defender", hand=HELD),
        type="political",
    )
    shame.attacker.uses("for-shame", "borderlands-defender")
    let_be(shame)
    assert shame.defender.options == ["choice0"]  # to be dishonored
    gift = attack(
        attacker=side("doji-gift-giver", hand=HELD),
        defender=side("borderlands-defender", hand=HELD),
        type="political",
    )
    assert not gift.attacker.may_use("doji-gift-giver")


@pytest.mark.parametrize(
    ("event", "mine", "dash", "type"),
    [
        ("outwit", "doji-whisperer", "matsu-berserker", "military"),
        ("rout", "brash-samurai", "bayushi-liar", "political"),
    ],
)
@pytest.mark.parametrize("bowed", [False, True])
def test_a_dash_counts_as_nothing_for_who_is_sent_home_and_the_bowed_keep_their_skill(
    event, mine, dash, type, bowed
):
    t = attack(
        attacker=side(who(mine, bowed=bowed), hand=(event,)), defender=side(dash, hand=HELD), type=type
    )
    acts(t, "attacker", event, dash)
    assert not t.participates(dash)


def test_a_bowed_participant_still_participates_for_admit_defeat():
    two = conflict(
        attacker=side("doji-challenger", hand=("admit-defeat",)),
        defender=side("brash-samurai", who("doji-whisperer", bowed=True), hand=HELD),
    )
    two.defender.passes()
    assert not two.attacker.may_use("admit-defeat")
    one = attack(
        attacker=side("doji-challenger", hand=("admit-defeat",)), defender=side("brash-samurai", hand=HELD)
    )
    assert one.attacker.may_use("admit-defeat")


def test_way_of_the_scorpion_asks_for_the_clan_that_a_character_has():
    t = attack(
        attacker=side("yogo-outcast", hand=("way-of-the-scorpion",)),
        defender=side("bayushi-liar", "doji-whisperer", hand=HELD),
        type="political",
    )
    t.attacker.uses("way-of-the-scorpion")
    assert t.attacker.options == [t.attacker.ref("doji-whisperer"), "back"]


def test_agasha_swordsmith_finds_no_character_that_could_be_an_attachment():
    top = ("tattooed-wanderer", "togashi-kazue", "fine-katana", "banzai", "charge")
    t = table(north=side("agasha-swordsmith", conflict=top), south=side())
    t.north.uses("agasha-swordsmith")
    assert t.north.ref("fine-katana") in t.north.options
    assert t.north.ref("tattooed-wanderer") not in t.north.options
    assert t.north.ref("togashi-kazue") not in t.north.options


def test_borderlands_fortifications_do_not_change_places_with_the_stronghold():
    t = table(
        north=side("hida-guardian", provinces=lying("borderlands-fortifications", "kaiu-envoy")), south=side()
    )
    t.north.uses("borderlands-fortifications")
    assert t.north.options == [t.north.ref("kaiu-envoy"), "back"]


@pytest.mark.parametrize(
    ("one", "other", "able"), [(False, False, True), (True, False, True), (True, True, False)]
)
def test_ide_ryoma_needs_one_who_is_ready(one, other, able):
    t = attack(
        attacker=side(
            "ide-ryoma", home=[who("moto-youth", bowed=one), who("doji-whisperer", bowed=other)], hand=HELD
        ),
        defender=side("brash-samurai", hand=HELD),
        type="political",
    )
    t.attacker.uses("ide-ryoma")  # he himself would do with a bowed one
    assert (t.attacker.ref("moto-youth") in t.attacker.options) is able


@pytest.mark.parametrize("slug", ["kaiu-shuichi", "shrewd-yasuki"])
def test_any_holding_in_play_will_do_also_an_opponents(slug):
    theirs = side("doji-whisperer", provinces=("ancestral-lands", *lying("imperial-storehouse")), hand=HELD)
    t = attack(attacker=side(slug, hand=HELD), defender=theirs, type="political")
    assert t.attacker.may_use(slug)


# --- duels ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "attached", "uses"),
    [("doji-challenger", ["duelist-training"], "duelist-training"),
     ("kakita-kaezin", [], "kakita-kaezin"), ("mirumoto-raitsugu", [], "mirumoto-raitsugu")],
)  # fmt: skip
def test_bowed_duelists_duel_with_all_their_skill(slug, attached, uses):
    duelist = who(slug, *attached, bowed=True)
    t = attack(
        attacker=side(duelist, hand=HELD), defender=side(who("yogo-outcast", bowed=True, fate=1), hand=HELD)
    )
    t.attacker.uses(uses)
    go_on(t, t.defender.ref("yogo-outcast"), t.attacker.ref("yogo-outcast"))
    while "bid-1" not in t.attacker.options:
        go_on(t)
    bids(t, 1, 1)
    let_be(t)
    assert any("duel" in line and "wins" in line for line in t.log)


def test_the_loser_of_duelist_training_needs_all_the_cards_that_he_would_discard():
    def loses(hand, mine, theirs):
        t = attack(
            attacker=side(who("doji-challenger", "duelist-training"), hand=hand),
            defender=side("yogo-outcast", hand=HELD),
        )
        t.attacker.uses("duelist-training", "yogo-outcast")
        bids(t, mine, theirs)
        return t

    rich = loses(("fine-katana", "ornate-fan"), 3, 1)
    asked = []
    for _ in range(6):
        if rich.asked == "attacker" and rich.game.decision.kind != "action":
            asked += rich.attacker.options
        if rich.game.decision.kind == "action":
            break
        go_on(rich)
    assert any(each.startswith("choice") for each in asked)
    poor = loses(("fine-katana",), 3, 1)
    while poor.game.decision.kind != "action":
        assert not any(each.startswith("choice") for each in poor.attacker.options)
        go_on(poor)
    assert (poor.attacker.honor, poor.attacker.hand) == (8, ["fine-katana"])


def test_stay_your_hand_comes_before_anybody_has_bid():
    t = attack(
        attacker=side("mirumoto-raitsugu", hand=HELD), defender=side("yogo-outcast", hand=("stay-your-hand",))
    )
    t.attacker.uses("mirumoto-raitsugu", "yogo-outcast")
    until_offered(t, "defender", "stay-your-hand")
    t.defender.uses("stay-your-hand")
    let_be(t)
    assert t.game.decision.kind == "action"
    assert [player.dial for player in t.s.players] == [0, 0]


# --- windows --------------------------------------------------------------------------------------


def test_guest_of_honor_bans_events_until_everybody_is_home():
    t = conflict(
        attacker=side("guest-of-honor", "akodo-toturi"),
        defender=side("doji-whisperer", hand=("display-of-power", "spies-at-court")),
        type="political",
    )
    while t.s.conflict is not None:
        assert not t.defender.may_use("display-of-power")
        assert not t.defender.may_use("spies-at-court")
        go_on(t)


def test_guest_of_honor_who_attacks_bans_events_that_answer_the_declaration():
    t = table(
        north=side("guest-of-honor", hand=HELD), south=side("togashi-initiate", hand=("mantra-of-fire",))
    )
    while "ring-fire" not in t.north.options:
        go_on(t)
    declares(t.north, "guest-of-honor", ring="fire", type="political")
    for _ in range(6):
        assert not t.south.may_use("mantra-of-fire")
        if t.game.decision.kind == "action":
            break
        go_on(t)


def test_hiruma_ambusher_silences_abilities_that_are_triggered_and_no_keyword():
    proud = who("doji-challenger", "magnificent-kimono")
    t = conflict(
        attacker=side(proud, "akodo-toturi", home=["yogo-outcast"], hand=HELD),
        defender=side("doji-whisperer", hand=("hiruma-ambusher",), fate=9),
    )
    t.defender.plays("hiruma-ambusher", "choice0", "choice0")
    until_offered(t, "defender", "hiruma-ambusher")
    t.defender.uses("hiruma-ambusher", "doji-challenger")
    turn_of(t, "attacker")
    assert not t.attacker.may_use("doji-challenger")
    t.fight()
    let_be(t)
    assert t.status("doji-challenger") == "honored"  # pride


@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict", "fate"])
def test_way_of_the_crab_is_played_in_every_phase(phase):
    t = table(phase, north=side(who("hida-guardian", fate=3), hand=("way-of-the-crab",)),
              south=side(who("doji-whisperer", fate=3)))  # fmt: skip
    for _ in range(12):
        if t.north.may_use("way-of-the-crab"):
            break
        go_on(t)
    assert t.s.phase == phase
    assert t.north.may_use("way-of-the-crab")


def test_radiant_orator_counts_glory_and_no_claimed_rings():
    ring = [{"element": e, **({"state": "claimed", "holder": 0} if e in ("earth", "fire", "void") else {})}
            for e in ("air", "earth", "fire", "water", "void")]  # fmt: skip
    t = attack(
        attacker=side("radiant-orator", hand=HELD), defender=side("serene-warrior", hand=HELD),
        type="political", rings=ring,
    )  # fmt: skip
    assert not t.attacker.may_use("radiant-orator")  # 2 against 4


@pytest.mark.parametrize(
    ("mine", "foe", "favor", "able"),
    [(("kakita-asami",), who("doji-hotaru", bowed=True), None, True),
     (("kakita-asami",), "doji-whisperer", None, False),
     (("kakita-asami",), "doji-whisperer", 0, True),
     ((who("kakita-asami", bowed=True),), "bayushi-liar", None, False)],
)  # fmt: skip
def test_kakita_asami_counts_the_ready_and_the_favor(mine, foe, favor, able):
    facts = {} if favor is None else {"favor": favor, "favor_type": "political"}
    t = attack(attacker=side(*mine, hand=HELD), defender=side(foe, hand=HELD), type="political", **facts)
    assert t.attacker.may_use("kakita-asami") is able


def test_kakita_asami_does_not_count_who_does_not_count_toward_the_resolution():
    theirs = side(
        who("doji-hotaru", status="dishonored"), provinces=("unbridled-ambition", "ancestral-lands")
    )
    t = attack(attacker=side("kakita-asami", hand=HELD), defender=theirs, type="political")
    assert t.attacker.may_use("kakita-asami")
    plain = attack(
        attacker=side("kakita-asami", hand=HELD),
        defender=side(who("doji-hotaru", status="dishonored"), hand=HELD),
        type="political",
    )
    assert not plain.attacker.may_use("kakita-asami")  # 3 against 3


def test_fallen_in_battle_comes_when_the_result_is_fixed():
    t = conflict(
        attacker=side("akodo-toturi", hand=("fallen-in-battle",)),
        defender=side("doji-whisperer", provinces=("manicured-garden", "ancestral-lands")),
    )
    while not t.attacker.may_use("fallen-in-battle"):
        go_on(t)
    t.attacker.uses("fallen-in-battle", "doji-whisperer")
    while t.s.conflict is not None:
        go_on(t, "choice1")
    assert t.zone("doji-whisperer") == "discard"
    assert t.defender.honor == 10  # it was opposed when it was decided


def test_paragon_of_grace_acts_as_the_only_one_on_its_side():
    t = attack(
        attacker=side("paragon-of-grace", hand=HELD),
        defender=side("doji-whisperer", "brash-samurai", hand=HELD),
    )
    assert t.attacker.may_use("paragon-of-grace")


def test_pit_trap_leaves_effects_that_ready():
    trapped = who("border-rider", {"card": "pit-trap", "owner": 1, "controller": 1}, bowed=True)
    t = table("dynasty", north=side(trapped), south=side())
    acts(t, "north", "border-rider")
    assert not t.is_bowed("border-rider")


def test_restoration_of_balance_leaves_exactly_four_cards():
    hand = ("banzai", "charge", "court-games", "levy", "assassination", "outwit")
    t = conflict(
        attacker=side("akodo-toturi", hand=hand),
        defender=side(provinces=("restoration-of-balance", "ancestral-lands")),
    )
    while not t.defender.may_use("restoration-of-balance"):
        go_on(t)
    t.defender.uses("restoration-of-balance")
    for _ in range(4):
        if len(t.attacker.hand) == 4:
            break
        go_on(t, t.attacker.options[0] if t.attacker.options else "pass")
    assert len(t.attacker.hand) == 4


# --- Above Question, Banzai!, Display of Power ----------------------------------------------------


def test_above_question_of_an_opponent_keeps_ones_own_events_away():
    guarded = who("doji-challenger", {"card": "above-question", "owner": 1, "controller": 1})
    t = attack(
        attacker=side(guarded, hand=("way-of-the-crane", "court-games")),
        defender=side("doji-whisperer", hand=HELD),
        type="political",
    )
    assert not t.attacker.may_use("way-of-the-crane")
    t.attacker.uses("court-games")
    assert "choice0" not in t.attacker.options  # nobody of the own is left to be honored
    assert "choice1" in t.attacker.options


@pytest.mark.parametrize("canceled", [1, 2])
def test_banzai_may_be_canceled_as_a_whole_or_in_its_second_part(canceled):
    t = attack(
        attacker=side("doji-challenger", hand=("banzai",)),
        defender=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )
    t.attacker.uses("banzai", "doji-challenger")
    if canceled == 2:
        while "choice0" not in t.attacker.options:
            t.mirror.choose("pass", t.game.decision.seat)
        t.attacker.chooses("choice0")
        t.attacker.picks("doji-challenger")
    until_offered(t, "defender", "voice-of-honor")
    t.defender.uses("voice-of-honor")
    let_be(t)
    assert t.game.decision.kind == "action"
    assert t.skills("doji-challenger")[0] == 3 + 2 * (canceled - 1)
    assert t.attacker.honor == 10 - (canceled - 1)


def test_display_of_power_at_a_pilgrimage_resolves_nothing_and_claims_the_ring():
    row = ("pilgrimage", "ancestral-lands", "meditations-on-the-tao")
    t = conflict(
        attacker=side("brash-samurai", hand=HELD), defender=side(provinces=row, hand=("display-of-power",))
    )
    until_offered(t, "defender", "display-of-power")
    t.defender.uses("display-of-power")
    while t.s.conflict is not None:
        assert not t.game.decision.kind.startswith("ring.")
        go_on(t)
    assert t.s.rings[0].holder == 1
    assert (t.attacker.honor, t.defender.honor) == (10, 9)


def test_nobody_chooses_for_display_of_power_but_who_has_played_it():
    t = conflict(
        attacker=side("seeker-of-knowledge", "brash-samurai"),
        defender=side(hand=("display-of-power",)),
        ring="fire",
    )
    until_offered(t, "defender", "display-of-power")
    t.defender.uses("display-of-power")
    while not t.game.decision.kind.startswith("ring."):
        go_on(t)
    assert t.asked == "defender"
    assert t.defender.options == ["choice2", "choice0", "pass"]  # fire and air, or nothing
