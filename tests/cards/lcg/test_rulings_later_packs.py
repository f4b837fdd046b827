"""Official rulings on cards of later packs, and on what is left of the Core Set: decks, bids, provinces."""

import pytest

from gorin.games.lcg.language.abilities import action, forced_reaction, reaction
from gorin.games.lcg.language.verbs.attacked import move_conflict
from gorin.games.lcg.language.verbs.in_play import discard, honor, move_fate, move_home
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.when.events import CONFLICT_WON, IS_REVEALED
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.predicates import attacking
from gorin.language.card_filters import any_, your
from gorin.language.event_kinds import after
from gorin.language.picks import second_target, target
from gorin.language.players import YOU
from gorin.language.selectors import SECOND, SELF, TARGET
from support.lcg_cards import event, province, published
from support.lcg_course import (
    acts,
    attack,
    declared,
    go_on,
    let_be,
    turn_of,
    until_offered,
)
from support.lcg_formats import enlightenment
from support.lcg_table import conflict, lying, side, table, who

cards = published(
    event("Test Praise All", action(honor(any_(CHARACTER)))),
    province("Test Trap", forced_reaction(after(IS_REVEALED, SELF), gain_honor(1))),
    province(
        "Test Gate", reaction(after(IS_REVEALED, SELF), target(any_(CHARACTER, attacking)), move_home(TARGET))
    ),
    event("Test Toll", reaction(after(CONFLICT_WON, YOU), target(your(CHARACTER)), discard(TARGET))),
    event("Test March", action(move_conflict())),
    event("Test Gift", action(target(CHARACTER), second_target(CHARACTER), move_fate(1, TARGET, SECOND))),
)
HELD = ("ornate-fan",)
ROW = ("ancestral-lands", "meditations-on-the-tao", "elemental-fury")


# --- bids -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "uses"), [("bayushi-manipulator", ()), ("contingency-plan", ("choice0",))])
def test_a_bid_that_is_changed_leaves_the_dial_as_it_is(slug, uses):
    play = [slug] if slug == "bayushi-manipulator" else []
    hand = (slug,) if slug == "contingency-plan" else ()
    t = table("dynasty", north=side(*play, hand=hand), south=side())
    while not t.north.may_use(slug):
        go_on(t, "bid-3")
    t.north.uses(slug, *uses)
    let_be(t)
    assert [player.dial for player in t.s.players] == [3, 3]


@pytest.mark.parametrize(
    ("card", "dial", "able"),
    [("good-omen", 2, True), ("good-omen", 4, False), ("i-can-swim", 4, True), ("i-can-swim", 2, False)],
)
def test_cards_that_ask_for_bids_read_the_dials(card, dial, able):
    """Whatever value the bid had in between."""
    t = attack(
        attacker=side("doji-challenger", hand=(card,), dial=dial, bid=3),
        defender=side(who("yogo-outcast", status="dishonored"), hand=HELD, dial=3, bid=3),
        type="political",
    )
    assert t.attacker.may_use(card) is able


# --- Retire to the Brotherhood --------------------------------------------------------------------


def retiring(mine=(), theirs=(), north=None, south=None):
    t = table(
        north=side("akodo-toturi", *mine, hand=HELD, **(north or {})),
        south=side(*theirs, provinces=("retire-to-the-brotherhood", *ROW), hand=HELD, **(south or {})),
    )
    t.s.fate[t.card("akodo-toturi")] = 1
    declared(t, "north", "akodo-toturi")
    until_offered(t, "south", "retire-to-the-brotherhood")
    t.south.uses("retire-to-the-brotherhood")
    let_be(t)
    return t


def test_retire_to_the_brotherhood_brings_as_many_as_were_discarded_home_without_fate():
    t = retiring(
        mine=("doji-whisperer",),
        theirs=(who("brash-samurai", fate=1), "yogo-outcast"),
        north={"dynasty": ("hida-guardian", "kaiu-envoy")},
        south={"dynasty": ("imperial-storehouse", "bayushi-liar", "blackmail-artist")},
    )
    assert t.zone("doji-whisperer") == t.zone("yogo-outcast") == "discard"
    assert t.zone("brash-samurai") == "play"
    came = [slug for slug in ("hida-guardian", "kaiu-envoy") if t.zone(slug) == "play"]
    assert len(came) == 1
    assert not t.participates(came[0])
    assert t.fate_on(came[0]) == 0
    south = [slug for slug in ("bayushi-liar", "blackmail-artist") if t.zone(slug) == "play"]
    assert len(south) == 1


def test_who_comes_by_retire_to_the_brotherhood_may_defend():
    t = retiring(theirs=("yogo-outcast",), south={"dynasty": ("doji-challenger",)})
    assert t.zone("doji-challenger") == "play"
    while t.south.ref("doji-challenger") not in t.south.options:
        go_on(t)
    t.south.picks("doji-challenger")


def test_nobody_reveals_or_shuffles_for_retire_to_the_brotherhood_who_has_discarded_nobody():
    deck = ("hida-guardian", "kaiu-envoy", "eager-scout", "hida-tomonatsu")
    t = retiring(theirs=("yogo-outcast",), north={"dynasty": deck})
    names = [t.s.names[t.s.what[card]] for card in reversed(t.s.players[0].dynasty)]
    assert names == list(deck)


def test_those_who_retire_leave_together_and_their_honor_is_one_sum():
    t = retiring(theirs=(who("yogo-outcast", status="honored"), who("doji-whisperer", status="dishonored")))
    assert t.south.honor == 10


def test_silent_ones_monastery_limits_gains_before_losses_are_set_against_them():
    north = [who(slug, status="honored") for slug in ("doji-whisperer", "brash-samurai", "hida-guardian")]
    north += [who(slug, status="dishonored") for slug in ("yogo-outcast", "kaiu-envoy", "eager-scout")]
    t = table(
        north=side(who("akodo-toturi", fate=1), *north, hand=HELD),
        south=side(
            provinces=(
                "retire-to-the-brotherhood",
                {"card": "silent-ones-monastery", "revealed": True},
                *ROW[:2],
            )
        ),
    )
    declared(t, "north", "akodo-toturi")
    until_offered(t, "south", "retire-to-the-brotherhood")
    t.south.uses("retire-to-the-brotherhood")
    let_be(t)
    assert t.north.honor == 10 + 2 - 3


# --- provinces ------------------------------------------------------------------------------------


def test_endless_plains_leaves_a_conflict_that_goes_on():
    t = table(
        north=side("doji-challenger", hand=("adept-of-shadows",), fate=9),
        south=side("brash-samurai", provinces=("endless-plains", *ROW), hand=HELD),
    )
    declared(t, "north", "doji-challenger")
    t.south.uses("endless-plains")
    while t.zone("doji-challenger") == "play":
        go_on(t, t.north.ref("doji-challenger"))
    assert t.s.conflict is not None
    while t.south.ref("brash-samurai") not in t.south.options:
        go_on(t)
    t.south.chooses("done")
    turn_of(t, "north")
    t.north.plays("adept-of-shadows", "choice0", "choice0")
    assert t.participates("adept-of-shadows")


def test_a_conflict_in_which_nobody_counts_anything_leaves_the_ring():
    t = table(north=side("doji-challenger"), south=side(provinces=("endless-plains", *ROW)))
    declared(t, "north", "doji-challenger")
    t.south.uses("endless-plains")
    while t.s.conflict is not None:
        go_on(t)
    assert t.s.rings[0].holder < 0


def test_shinjo_altansarnai_answers_endless_plains_before_she_is_discarded():
    t = table(
        north=side("shinjo-altansarnai"), south=side("doji-whisperer", provinces=("endless-plains", *ROW))
    )
    declared(t, "north", "shinjo-altansarnai")
    t.south.uses("endless-plains")
    until_offered(t, "north", "shinjo-altansarnai")
    assert t.zone("shinjo-altansarnai") == "play"


def test_secret_cache_finds_a_reaction_that_is_played_in_the_same_window():
    top = ("mantra-of-fire", "banzai", "charge", "levy", "outwit")
    t = table(
        north=side("doji-challenger", hand=HELD),
        south=side("togashi-initiate", provinces=("secret-cache", *ROW), conflict=top),
    )
    declared(t, "north", "doji-challenger", ring="fire")
    until_offered(t, "south", "secret-cache")
    t.south.uses("secret-cache", "mantra-of-fire")
    until_offered(t, "south", "mantra-of-fire")


def test_iuchi_wayfinder_reveals_nothing():
    t = table(
        north=side("doji-challenger", hand=("iuchi-wayfinder",), fate=9),
        south=side(provinces=("night-raid", *ROW), hand=HELD),
    )
    t.north.plays("iuchi-wayfinder", "choice0")
    until_offered(t, "north", "iuchi-wayfinder")
    t.north.uses("iuchi-wayfinder")
    while t.game.decision.kind != "action":
        assert not t.south.may_use("night-raid")
        go_on(t, "p5")
    assert t.game.view(None)["players"][1]["provinces"][0]["revealed"] is False


RALLYING = ["butcher-of-the-fallen", "contested-countryside", "open-window", "shadow-stalker"]


@pytest.mark.parametrize("slug", RALLYING)
def test_rally_renews_an_empty_dynasty_deck(slug):
    place = {"card": "manicured-garden", "cards": [slug]}
    t = table(
        north=side(
            "daidoji-nerishma", provinces=(place, *ROW), dynasty=(), dynasty_discard=("hida-guardian",)
        ),
        south=side(hand=HELD),
    )
    acts(t, "north", "daidoji-nerishma", f"c{t.card(slug)}")
    assert t.north.honor == 5
    assert t.s.lies_in[t.card("hida-guardian")] == 0
    assert t.s.face_up[t.card("hida-guardian")]


@pytest.mark.parametrize("slug", RALLYING)
def test_a_card_that_fills_a_province_face_up_does_not_rally(slug):
    place = {"card": "manicured-garden", "cards": ["butcher-of-the-fallen"]}
    t = table(
        north=side("daidoji-nerishma", provinces=(place, *ROW), dynasty=("eager-scout", slug)),
        south=side(hand=HELD),
    )
    first = next(c for c in range(len(t.s.what)) if t.s.lies_in[c] == 0 and c != t.s.provinces[0].card)
    acts(t, "north", "daidoji-nerishma", f"c{first}")
    there = [c for c in range(len(t.s.what)) if t.s.lies_in[c] == 0 and c != t.s.provinces[0].card]
    assert len(there) == 2


def test_rally_comes_before_characters_are_chosen_for_stoke_insurrection():
    place = {"card": "manicured-garden", "cards": ["butcher-of-the-fallen"]}
    t = attack(
        attacker=side("bayushi-shoju", hand=("stoke-insurrection",), fate=9),
        defender=side(
            "doji-whisperer", provinces=(place, *ROW), dynasty=("eager-scout", "hida-guardian"), hand=HELD
        ),
    )
    t.attacker.uses("stoke-insurrection")
    while not any(each.startswith("c") for each in t.attacker.options):
        go_on(t)
    rallied = [c for c in range(len(t.s.what)) if t.s.lies_in[c] == 5 and c != t.s.provinces[5].card]
    assert len(rallied) == 2
    assert f"c{t.card('butcher-of-the-fallen')}" in t.attacker.options
    assert any(
        f"c{c}" in t.attacker.options for c in rallied if t.s.names[t.s.what[c]] != "butcher-of-the-fallen"
    )


def test_each_player_may_answer_with_the_contested_province_the_first_player_first():
    row = ("secret-cache", *ROW)
    t = table(
        north=side("doji-challenger", provinces=(*lying("contested-countryside"), *ROW), hand=HELD),
        south=side("doji-whisperer", provinces=row, hand=HELD),
    )
    declared(t, "north", "doji-challenger")
    assert t.asked == "north"
    t.north.uses("secret-cache")
    while t.game.decision.kind != "response":
        go_on(t)
    until_offered(t, "south", "secret-cache")


def test_contested_countryside_lends_no_forced_ability():
    t = table(
        north=side("doji-challenger", provinces=(*lying("contested-countryside"), *ROW), hand=HELD),
        south=side("doji-whisperer", provinces=("test-trap", *ROW), hand=HELD),
    )
    declared(t, "north", "doji-challenger")
    let_be(t)
    assert (t.north.honor, t.south.honor) == (10, 11)


# --- characters and attachments -------------------------------------------------------------------


def test_akodo_kaede_who_gives_her_last_fate_for_another_is_not_discarded_in_that_phase():
    idle = {"military": 0, "political": 0}
    t = table(
        north=side(who("akodo-kaede", fate=1), "doji-whisperer", hand=HELD, **idle),
        south=side(hand=HELD, **idle),
    )
    while not t.north.may_use("akodo-kaede"):
        go_on(t)
    assert t.s.phase == "fate"
    t.north.uses("akodo-kaede")
    while t.s.phase == "fate":
        go_on(t)
    assert t.zone("doji-whisperer") == "play"
    assert t.zone("akodo-kaede") == "play"


def test_compromised_secrets_of_two_opponents_cost_an_honor_each():
    """Of one opponent there is no second copy on a character (LCG-ATCH-04)."""
    secrets = [{"card": "compromised-secrets", "owner": seat, "controller": seat} for seat in (1, 2)]
    t = enlightenment(
        north=side(who("adept-of-the-waves", *secrets), "doji-whisperer"), south=side(), east=side()
    )
    acts(t, "north", "adept-of-the-waves", "doji-whisperer")
    assert (t.north.honor, t.south.honor, t.east.honor) == (8, 11, 11)


def test_kaito_kosori_who_helps_from_home_has_won_nothing():
    blade = who("kaito-kosori", "honored-blade")
    t = conflict(attacker=side("akodo-toturi", home=[blade]), defender=side(hand=HELD))
    while t.s.conflict is not None:
        assert not t.attacker.may_use("honored-blade")
        go_on(t)


def test_kaito_kosori_who_is_dishonored_counts_nothing_at_unbridled_ambition():
    t = conflict(
        attacker=side("brash-samurai", home=[who("kaito-kosori", status="dishonored")]),
        defender=side("doji-whisperer", provinces=("unbridled-ambition", *ROW)),
    )
    assert t.game.view(0)["conflict"]["attack"] == 2


def test_regal_bearing_draws_by_the_bid_that_it_sets():
    t = attack(
        attacker=side("doji-whisperer", hand=("regal-bearing",), dial=4, bid=4),
        defender=side("brash-samurai", hand=HELD, dial=3, bid=3),
        type="political",
    )
    acts(t, "attacker", "regal-bearing")
    assert (t.s.players[0].dial, len(t.attacker.hand)) == (1, 2)


def test_ikoma_prodigy_answers_fate_that_is_moved_to_her():
    mine = side("ikoma-prodigy", who("doji-whisperer", fate=1), hand=("test-gift",))
    t = table(north=mine, south=side())
    t.north.uses("test-gift", "doji-whisperer", "ikoma-prodigy")
    until_offered(t, "north", "ikoma-prodigy")
    t.north.uses("ikoma-prodigy")
    assert t.north.honor == 11


def test_a_reprieve_keeps_whom_the_spiritcaller_has_called():
    t = conflict(
        attacker=side(
            "kitsu-spiritcaller", "doji-challenger", dynasty_discard=("doji-whisperer",), hand=("reprieve",)
        ),
        defender=side(hand=HELD),
        type="political",
    )
    t.defender.passes()
    t.attacker.uses("kitsu-spiritcaller", "doji-whisperer")
    turn_of(t, "attacker")
    t.attacker.plays("reprieve", "doji-whisperer")
    while not t.attacker.may_use("reprieve"):
        go_on(t)
    t.attacker.uses("reprieve")
    let_be(t)
    assert t.zone("doji-whisperer") == "play"


def test_spyglass_draws_although_its_bearer_has_left_the_conflict_by_then():
    t = table(
        north=side(who("doji-challenger", "spyglass"), "brash-samurai", hand=HELD),
        south=side(provinces=("test-gate", *ROW), hand=HELD, military=0, political=0),
        first_player=1,
    )
    declared(t, "north", "doji-challenger", "brash-samurai")
    t.south.uses("test-gate", "doji-challenger")
    assert not t.participates("doji-challenger")
    until_offered(t, "north", "spyglass")


def test_covert_twice_evades_one():
    t = table(
        north=side("unassuming-yojimbo", "adept-of-the-waves"),
        south=side("doji-whisperer", "brash-samurai", "hida-guardian"),
    )
    acts(t, "north", "adept-of-the-waves", "unassuming-yojimbo")
    while "ring-water" not in t.north.options:
        go_on(t)
    t.north.chooses("ring-water")
    t.north.chooses("choice0")
    t.north.chooses("p5")
    t.north.picks("unassuming-yojimbo")
    t.north.chooses("done")
    t.north.picks("doji-whisperer")
    let_be(t)
    assert t.s.conflict.evaded == [t.card("doji-whisperer")]


def test_sincerity_twice_draws_one_card():
    """Asahina Storyteller has it, and gives it to herself while she is honored."""
    t = table(
        north=side(who("asahina-storyteller", status="honored"), hand=("noble-sacrifice",)),
        south=side(who("yogo-outcast", status="dishonored")),
    )
    acts(t, "north", "noble-sacrifice", "asahina-storyteller", "yogo-outcast")
    assert len(t.north.hand) == 1


def test_of_two_sieges_the_first_player_says_which_hand_is_returned_first():
    drawn = ("under-siege", "banzai", "charge", "levy", "outwit")
    t = table(
        north=side("doji-challenger", hand=("under-siege",), fate=9, role="keeper-of-fire"),
        south=side("doji-whisperer", hand=("court-games",), conflict=(*drawn, *["rout"] * 6), fate=9,
                   role="keeper-of-fire"),
    )  # fmt: skip
    declared(t, "north", "doji-challenger")
    until_offered(t, "north", "under-siege")
    t.north.uses("under-siege")
    until_offered(t, "south", "under-siege")
    assert sorted(t.south.hand) == sorted(drawn)
    t.south.uses("under-siege")
    let_be(t)
    assert t.south.hand == ["rout"] * 5
    while not any(each.startswith("delayed") for each in t.north.options):
        assert t.s.conflict is not None
        go_on(t)
    second = t.north.options[1]
    t.north.chooses(second)  # the four cards of the second siege are back, and discarded by the first
    let_be(t)
    assert t.south.hand == ["court-games"]


def test_indomitable_will_asks_who_is_there_as_it_is_played():
    t = conflict(
        attacker=side("doji-challenger", "matsu-berserker", hand=("indomitable-will", "test-toll")),
        defender=side("brash-samurai", hand=HELD),
    )
    while not t.attacker.may_use("test-toll"):
        assert not t.attacker.may_use("indomitable-will")
        go_on(t)
    t.attacker.uses("test-toll", "matsu-berserker")
    until_offered(t, "attacker", "indomitable-will")


def test_foothills_keep_is_paid_before_the_fate_on_the_ring_is_taken():
    rings = [
        {"element": e, **({"fate": 1} if e == "earth" else {})}
        for e in ("air", "earth", "fire", "water", "void")
    ]
    keep = {"card": "foothills-keep", "revealed": True}
    t = table(
        north=side("doji-challenger", fate=0, hand=HELD),
        south=side(provinces=("manicured-garden", keep, *ROW[:2])),
        rings=rings,
    )
    while "ring-earth" not in t.north.options:
        go_on(t)
    t.north.chooses("ring-earth")
    t.north.chooses("choice0")
    assert "p6" in t.north.options
    assert "p5" not in t.north.options  # without a fate of the own; the one on the ring comes later


def test_covert_evades_nobody_whom_seven_stings_keep_has_had_declared():
    t = table(
        north=side("unassuming-yojimbo", stronghold="seven-stings-keep", hand=HELD),
        south=side("doji-challenger", "brash-samurai", hand=HELD),
    )
    while not t.north.may_use("seven-stings-keep"):
        go_on(t)
    t.north.uses("seven-stings-keep", "choice1")
    t.south.picks("doji-challenger")
    t.south.chooses("done")
    for option in ("ring-air", "choice0", "p5", t.north.ref("unassuming-yojimbo"), "done"):
        t.north.chooses(option)
    assert t.north.ref("doji-challenger") not in t.north.options
    while t.game.decision.kind != "action":
        go_on(t)
    assert t.participates("doji-challenger")


# --- conflicts that move, and what comes after them -----------------------------------------------


@pytest.mark.parametrize("slug", ["secret-cache", "endless-plains"])
def test_a_province_to_which_a_conflict_moves_was_not_declared_against(slug):
    t = attack(
        attacker=side("doji-challenger", "brash-samurai", hand=("test-march",)),
        defender=side("doji-whisperer", provinces=("manicured-garden", slug, *ROW[:2]), hand=HELD),
    )
    t.attacker.uses("test-march")
    while t.game.decision.kind != "action":
        assert not t.defender.may_use(slug)
        go_on(t, "p6")
    assert t.s.conflict.provinces == [6]


def test_what_was_said_of_the_attacked_province_stays_there_when_the_conflict_moves():
    t = attack(
        attacker=side("doji-challenger", hand=("ride-them-down", "test-march"), fate=9),
        defender=side("doji-whisperer", provinces=("manicured-garden", "night-raid", *ROW[:2]), hand=HELD),
        favor=0,
    )
    acts(t, "attacker", "ride-them-down")
    turn_of(t, "attacker")
    t.attacker.uses("test-march")
    while t.s.conflict.provinces != [6]:
        go_on(t, "p6")
    assert t.strength(5) == 1
    assert t.strength(6) > 1


def test_what_answers_the_end_of_a_conflict_is_heard_by_nobody_who_was_in_it():
    t = table(
        north=side("hida-kisada", "doji-challenger", hand=("breakthrough",)),
        south=side(who("guest-of-honor", "watch-commander"), hand=HELD),
    )
    declared(t, "north", "hida-kisada")
    while t.south.ref("guest-of-honor") not in t.south.options:
        go_on(t)
    t.south.picks("guest-of-honor")
    t.south.chooses("done")
    until_offered(t, "north", "breakthrough")
    t.north.uses("breakthrough")
    while "ring-earth" not in t.north.options:
        assert not t.south.may_use("watch-commander")
        go_on(t)


def test_who_cannot_be_discarded_can_be_sacrificed():
    t = table(
        "draw",
        north=side("steadfast-samurai", honor=15, hand=HELD),
        south=side(who("hida-guardian", fate=3), hand=("way-of-the-crab",), honor=9),
    )
    while t.s.phase != "fate" or not t.south.may_use("way-of-the-crab"):
        go_on(t)
    assert t.zone("steadfast-samurai") == "play"
    t.south.uses("way-of-the-crab", "hida-guardian")
    while t.zone("steadfast-samurai") == "play" and t.s.phase == "fate":
        go_on(t, "seat0", t.north.ref("steadfast-samurai"))
    assert t.zone("steadfast-samurai") == "discard"


def test_cavalry_reserves_bring_at_least_one():
    t = attack(
        attacker=side("moto-youth", hand=("cavalry-reserves",), dynasty_discard=("border-rider",), fate=9),
        defender=side("doji-whisperer", hand=HELD),
    )
    t.attacker.uses("cavalry-reserves")
    assert t.attacker.options == [t.attacker.ref("border-rider"), "back"]


def test_hawk_tattoo_targets_nobody_whom_shiba_yojimbo_could_guard():
    t = attack(
        attacker=side("brash-samurai", home=["adept-of-the-waves"], hand=("hawk-tattoo",)),
        defender=side("doji-whisperer", hand=HELD),
    )
    guarded = conflict(
        attacker=side("brash-samurai", home=["adept-of-the-waves", "shiba-yojimbo"], hand=("hawk-tattoo",)),
        defender=side("doji-whisperer", hand=HELD),
    )
    for each in (t, guarded):
        turn_of(each, "attacker")
        each.attacker.plays("hawk-tattoo", "adept-of-the-waves")
        until_offered(each, "attacker", "hawk-tattoo")
        each.attacker.uses("hawk-tattoo")
        assert not each.attacker.may_use("shiba-yojimbo")
        let_be(each)
        assert each.participates("adept-of-the-waves")
