"""Situations that were got wrong elsewhere: honor, leaving play, secrets, empty decks (103 and on).

Those not here have tests under their clauses or stand in docs/decisions/lcg-readings.md.
"""

import pytest

from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.verbs.entering import put_into_play
from gorin.games.lcg.language.verbs.in_play import honor, remove_from_game, return_to_hand
from gorin.games.lcg.language.when.events import LEAVES_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.lying import in_your_discard
from gorin.language.core.knowing import knows
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.lcg_cards import event, person, published
from support.lcg_course import declares, go_on, turn_of, unanswered
from support.lcg_table import conflict, side, table, who
from support.rule import rule

EVENTS = [
    event("Test Recall", action(target(CHARACTER), return_to_hand(TARGET))),
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event(
        "Test Burglary", action(target(in_your_discard(CHARACTER)), remove_from_game(TARGET, face_down=True))
    ),
]
CALLER = person(
    "Test Caller",
    reaction(after(LEAVES_PLAY, CHARACTER), target(in_your_discard(CHARACTER)), put_into_play(TARGET)),
)
BANISHER = person(
    "Test Banisher", reaction(after(LEAVES_PLAY, CHARACTER), target(CHARACTER), return_to_hand(TARGET))
)

cards = published(*EVENTS, CALLER, BANISHER)

KATANA = {"hand": ("fine-katana",)}
IDLE = {"military": 0, "political": 0}


# --- 11: honor and tokens -------------------------------------------------------------------------


@rule("LCG-STAT-06", "LCG-INIT-03")
@pytest.mark.parametrize(("status", "able"), [("ordinary", False), ("honored", True)])
def test_103_with_steward_of_law_there_only_an_honored_one_pays_by_dishonor(status, able):
    t = conflict(
        attacker=side("steward-of-law", who("doji-whisperer", status=status), hand=("spies-at-court",)),
        defender=side(hand=("banzai", "banzai", "banzai")),
        type="political",
    )
    t.fight()
    offered = False
    for _ in range(6):
        offered = offered or t.attacker.may_use("spies-at-court")
        if offered or t.s.conflict is None:
            break
        go_on(t)
    assert offered is able


@rule("LCG-FAV-04")
def test_107_who_holds_the_favor_and_wins_the_count_may_turn_it():
    t = table(
        north=side("doji-whisperer", **KATANA, **IDLE), south=side(**IDLE), favor=0, favor_type="political"
    )
    t.north.passes()
    assert t.prompt == "You claim the Imperial Favor. Set it to which side?"
    t.north.chooses("choice0")
    assert (t.s.favor, t.s.favor_type) == (0, 0)


# --- 12: fate and leaving play --------------------------------------------------------------------


@rule("LCG-FRM4-03", "LCG-SINC-01")
@pytest.mark.parametrize(("first", "cards"), [("doji-whisperer", 2), ("asahina-storyteller", 1)])
def test_108_the_order_of_leaving_is_the_players_and_storyteller_gives_only_while_she_is_there(first, cards):
    t = table(
        north=side("asahina-storyteller", who("doji-whisperer", status="honored"), **IDLE), south=side(**IDLE)
    )
    while "Characters with no fate" not in t.prompt:
        go_on(t)
    t.north.picks(first)
    while t.zone("doji-whisperer") == "play" or t.zone("asahina-storyteller") == "play":
        go_on(t)
    assert len(t.north.hand) == cards


@rule("LCG-FRM4-04")
def test_109_who_enters_play_in_that_step_stays():
    t = table(
        north=side(who("test-caller", fate=1), "yogo-outcast", dynasty_discard=("doji-whisperer",), **IDLE),
        south=side(**IDLE),
    )
    while not t.north.may_use("test-caller"):
        go_on(t)
    assert t.s.phase == "fate"
    t.north.uses("test-caller", "doji-whisperer")
    while t.s.phase == "fate":
        go_on(t)
    assert t.zone("doji-whisperer") == "play"
    assert t.zone("yogo-outcast") == "discard"


@rule("LCG-FRM4-04", "LCG-PLAY-05")
def test_who_leaves_and_comes_back_in_that_step_is_somebody_new():
    t = table(
        north=side(
            who("test-banisher", fate=1), who("test-caller", fate=1), "yogo-outcast", "doji-whisperer", **IDLE
        ),
        south=side(**IDLE),
    )
    while "Characters with no fate" not in t.prompt:
        go_on(t)
    t.north.picks("yogo-outcast")
    t.north.uses("test-banisher", "doji-whisperer")
    t.north.uses("test-caller", "doji-whisperer")
    assert t.zone("doji-whisperer") == "play" and t.fate_on("doji-whisperer") == 0
    while t.s.phase == "fate":
        go_on(t)
    assert t.zone("doji-whisperer") == "play"
    assert t.zone("yogo-outcast") == "discard"


@rule("LCG-PLAY-07", "LCG-CTRL-04")
def test_110_a_dynasty_card_goes_to_no_hand_and_a_stolen_card_to_its_owners():
    t = table(
        north=side("yogo-outcast", who("adept-of-shadows", owner=1), hand=("test-recall", "test-recall")),
        south=side(),
    )
    t.north.uses("test-recall", "yogo-outcast")
    unanswered(t)
    assert t.zone("yogo-outcast") == "discard"
    turn_of(t, "north")
    t.north.uses("test-recall", "adept-of-shadows")
    unanswered(t)
    assert t.south.hand == ["adept-of-shadows"]


# --- 13: hidden information -----------------------------------------------------------------------


@rule("LCG-SRCH-03")
def test_111_what_secret_cache_takes_nobody_else_sees():
    t = table(
        north=side("doji-challenger"),
        south=side(provinces=("secret-cache", "ancestral-lands"), conflict=("banzai", "ornate-fan", "rout")),
    )
    declares(t.north, "doji-challenger")
    t.south.uses("secret-cache", "ornate-fan")
    assert t.south.hand == ["ornate-fan"]
    assert not knows(t.s, 0, t.s.players[1].hand[0])
    assert t.game.view(0)["players"][1]["shown"] == []
    assert "Ornate Fan" not in str(t.game.view(0))


@rule("LCG-EFF-03")
def test_112_a_search_beyond_the_deck_takes_what_is_there_and_costs_nothing():
    t = table(
        north=side("agasha-swordsmith", conflict=("banzai", "ornate-fan"), conflict_discard=("rout",)),
        south=side(),
    )
    t.north.uses("agasha-swordsmith", "ornate-fan")
    assert t.north.honor == 10
    assert t.zone("rout") == "discard"
    assert len(t.s.players[0].conflict) == 1


@rule("LCG-REV-02", "LCG-PUT-09", "LCG-PLAY-05")
def test_113_the_card_of_artisan_academy_is_lost_in_a_shuffle():
    home = {"card": "manicured-garden", "cards": [{"card": "artisan-academy", "face_up": True}]}
    deck = ("ornate-fan", "fine-katana", "fine-katana", "fine-katana")
    t = table(
        north=side("agasha-swordsmith", provinces=(home, "ancestral-lands"), conflict=deck),
        south=side(**KATANA),
    )
    t.north.uses("artisan-academy")
    t.south.passes()
    assert t.north.may_play("ornate-fan")
    t.north.uses("agasha-swordsmith", "pass")
    assert t.game.view(1)["players"][0]["shown"] == []
    t.south.passes()
    assert not t.north.may_play("ornate-fan")
    assert not t.north.may_play("fine-katana")


@rule("LCG-REMV-02")
def test_116_a_card_removed_face_down_is_seen_by_its_finder_only():
    t = table(north=side(hand=("test-burglary",), dynasty_discard=("yogo-outcast",)), south=side(**KATANA))
    t.north.uses("test-burglary", "yogo-outcast")
    unanswered(t)
    assert [card["slug"] for card in t.game.view(0)["players"][0]["removed"]] == ["yogo-outcast"]
    assert t.game.view(1)["players"][0]["removed"] == [None]
    assert t.game.view(None)["players"][0]["removed"] == [None]


# --- 14: running out of cards ---------------------------------------------------------------------


def drawn(honor, **facts):
    t = table("dynasty", north=side(honor=honor, **facts), south=side())
    t.north.passes()
    t.south.passes()
    t.north.chooses("bid-5")
    t.south.chooses("bid-5")
    return t


@rule("LCG-RUN-01", "LCG-RUN-02", "LCG-WIN-07")
def test_117_the_loss_for_an_empty_deck_comes_before_the_new_one():
    alive = drawn(6, conflict=("rout", "rout"), conflict_discard=("banzai",) * 5)
    assert alive.north.honor == 1
    assert sorted(alive.north.hand) == ["banzai", "banzai", "banzai", "rout", "rout"]
    lost = drawn(5, conflict=("rout", "rout"), conflict_discard=("banzai",) * 5)
    assert lost.over == "Dishonor"


@rule("LCG-RUN-01", "LCG-EFF-03")
def test_118_without_any_card_the_loss_is_taken_once_and_the_rest_fails():
    t = drawn(12, conflict=("rout",))
    assert t.north.honor == 7
    assert t.north.hand == ["rout"]


@rule("LCG-FRM2-06", "LCG-FRM2-07", "LCG-WIN-01")
def test_119_who_is_out_by_the_bids_draws_nothing():
    t = table("dynasty", north=side(honor=3), south=side())
    t.north.passes()
    t.south.passes()
    t.north.chooses("bid-5")
    t.south.chooses("bid-1")
    assert t.over == "Dishonor"
    assert t.north.hand == t.south.hand == []


# --- 18: at the table -----------------------------------------------------------------------------


@rule("LCG-INT-04", "LCG-ABIL-07")
def test_132_who_could_hold_a_cancel_is_asked_whether_he_does_or_not():
    def asked(card):
        t = table(
            north=side("yogo-outcast", hand=("test-praise",)),
            south=side(who("doji-whisperer", status="honored"), hand=(card,)),
        )
        t.north.uses("test-praise", "yogo-outcast")
        return t.asked, t.prompt

    assert asked("voice-of-honor") == asked("fine-katana") == ("south", "Crane plays Test Praise. Interrupt?")


@rule("LCG-INIT-05", "LCG-INIT-06")
def test_134_who_may_cancel_sees_what_was_chosen():
    t = table(
        north=side("yogo-outcast", "yogo-outcast", hand=("test-praise",)),
        south=side(who("doji-whisperer", status="honored"), hand=("voice-of-honor",)),
    )
    t.north.uses("test-praise", "yogo-outcast~1")
    assert t.asked == "south"
    assert t.game.view(1)["doing"]["on"] == [f"c{t.card('yogo-outcast', 1)}"]


@rule("LCG-TARG-01", "LCG-EFF-02")
def test_135_endless_plains_leaves_no_way_out():
    t = table(
        north=side("doji-challenger", "brash-samurai"),
        south=side(provinces=("endless-plains", "ancestral-lands")),
    )
    declares(t.north, "doji-challenger", "brash-samurai")
    t.south.uses("endless-plains")
    t.north.chooses("done")  # what lies in the broken province stays there
    assert t.north.options == [f"c{t.card('doji-challenger')}", f"c{t.card('brash-samurai')}"]


@rule("LCG-FRM3-11", "LCG-FRM3-10")
def test_137_a_type_that_is_taken_back_takes_back_who_attacked_in_it():
    t = table(north=side("doji-challenger", "bayushi-liar"), south=side())
    t.north.chooses("ring-air")
    t.north.chooses("choice1")
    t.north.chooses("p5")
    t.north.picks("bayushi-liar")
    for _ in range(3):
        t.north.chooses("back")
    t.north.chooses("choice0")
    t.north.chooses("p5")
    assert t.north.options == [f"c{t.card('doji-challenger')}", "back"]
    assert t.s.conflict is None
