"""The formats at their edges: exactly enough, at the same time, nobody left, nothing there."""

import pytest

import gorin
from gorin.games.lcg.table.values import total_skill
from support.lcg_course import attack, go_on, step, to_phase, to_the_end, turn_of
from support.lcg_formats import attacking, enlightenment, skirmish, team, there
from support.lcg_table import side, table
from support.rule import rule

ELEMENTS = ("air", "earth", "fire", "water", "void")
HELD = ("fine-katana",)
FALLEN = {"card": "shameful-display", "broken": True}


def broken(*places):
    """A row of provinces of which these are broken."""
    cards = ("manicured-garden", "ancestral-lands", "meditations-on-the-tao", "elemental-fury")
    return [{"card": card, "broken": at in places} for at, card in enumerate(cards)]


def rings(common=(), **claimed):
    """All rings in the pools of three; some lie in the middle, `air0=(holder, province)` is claimed."""
    found = [{"element": element, "pool": pool} for pool in range(3) for element in ELEMENTS]
    for name, (holder, place) in claimed.items():
        found[ELEMENTS.index(name[:-1]) + 5 * int(name[-1])] |= {
            "state": "claimed", "holder": holder, "province": place
        }  # fmt: skip
    for number in common:
        del found[number]["pool"]
    return found


def honor(t):
    return [player.honor for player in t.s.players]


def kinds_in_this_phase(t):
    """Who is asked what until the phase is over, if nobody does anything."""
    phase, asked = t.s.phase, []
    while t.s.phase == phase:
        asked.append((t.asked, t.game.decision.kind))
        go_on(t)
    return asked


# --- skirmish -------------------------------------------------------------------------------------


@rule("LCG-SKIR-11", "LCG-BRK-01")
@pytest.mark.parametrize(("defender", "breaks"), [((), True), (("yogo-outcast",), False)])
def test_a_token_breaks_by_exactly_three(defender, breaks):
    t = skirmish(
        north=side(there("doji-challenger")),
        south=side(*map(there, defender)),
        conflict=attacking(3, ring="void"),
    )
    to_the_end(t)
    assert any("wins the conflict unopposed" in line for line in t.log) == breaks
    assert t.s.provinces[3].broken == breaks
    assert t.south.honor == 6  # being unopposed costs nothing here


@rule("LCG-SKIR-29")
def test_where_both_are_as_good_only_the_bids_count():
    t = skirmish(
        north=side(there("mirumoto-raitsugu", fate=1)),
        south=side(there("mirumoto-raitsugu", fate=1)),
        conflict=attacking(3),
    )
    turn_of(t, "north")
    t.north.uses("mirumoto-raitsugu", "mirumoto-raitsugu~1")
    t.north.chooses("bid-2")
    t.south.chooses("bid-2")
    assert (t.fate_on("mirumoto-raitsugu"), t.fate_on("mirumoto-raitsugu", 1)) == (1, 1)
    assert "Nobody wins the duel, 2 to 2." in t.log


@rule("LCG-SKIR-21", "LCG-WIN-01")
def test_the_last_province_ends_it_before_the_ring_is_resolved():
    t = skirmish(
        north=side(there("doji-challenger")),
        south=side(provinces=[{"broken": True}, {"broken": True}, {}]),
        conflict=attacking(5, ring="air"),
    )
    while not t.game.over:
        step(t)
    assert (t.over, t.game.outcome.winners, t.north.honor) == ("Conquest", (0,), 6)


@rule("LCG-SKIR-22", "LCG-SKIR-23")
def test_twelve_honor_win_although_the_other_has_none_left_by_the_same_gift():
    t = skirmish(north=side(honor=2), south=side(honor=10), phase="dynasty")
    while t.game.decision.kind != "bid":
        go_on(t)
    t.north.chooses("bid-3")
    t.south.chooses("bid-1")
    assert (t.over, t.game.outcome.winners) == ("Honor Victory", (1,))


@rule("LCG-SKIR-10")
def test_nobody_sets_a_side_of_the_favor_and_the_log_names_none():
    t = skirmish(north=side("doji-challenger"), south=side())
    kinds = [kind for _, kind in kinds_in_this_phase(t)]
    assert "favor.side" not in kinds
    assert t.s.favor == 0
    assert [line for line in t.log if "Favor" in line] == ["Player 1 claims the Imperial Favor."]


@rule("LCG-SKIR-26", "LCG-FRM4-11")
def test_rings_come_back_without_fate():
    t = skirmish(
        north=side(there("doji-challenger"), hand=HELD), south=side(), conflict=attacking(3, ring="void")
    )
    to_the_end(t)
    assert [ring.holder for ring in t.s.rings] == [-1, -1, -1, -1, 0]
    to_phase(t, "dynasty")
    assert [(ring.holder, ring.fate) for ring in t.s.rings] == [(-1, 0)] * 5


@rule("LCG-BRK-05", "LCG-SKIR-27")
def test_who_lies_in_a_broken_province_is_played_and_nobody_attacks_there():
    lies = [{"broken": True, "cards": [{"card": "matsu-berserker", "face_up": True}]}, {}, {}]
    t = skirmish(north=side(provinces=lies), south=side(), phase="dynasty")
    t.north.plays("matsu-berserker", "choice0")
    assert t.zone("matsu-berserker") == "play"
    other = skirmish(north=side("doji-challenger"), south=side(provinces=[{"broken": True}, {}, {}]))
    other.north.picks("ring-air", "choice0")
    assert other.north.options == ["p4", "p5", "back"]


@rule("LCG-SKIR-08")
def test_only_events_must_wait_in_the_dynasty_phase():
    t = skirmish(north=side("doji-challenger", hand=(*HELD, "banzai")), south=side(), phase="dynasty")
    assert t.north.may_play("fine-katana")


@rule("LCG-MULL-01", "LCG-MULL-03", "LCG-SKIR-18")
def test_each_replaces_once_first_in_the_provinces_and_then_in_the_hand():
    game = gorin.new("lcg", format="skirmish", decks=["lion-core-skirmish", "crane-core-skirmish"], seed=3)
    first, asked = game.decision.seat, []
    while game.state.phase == "setup":
        asked.append(game.decision.seat)
        game.choose(game.decision.options[0])
        game.choose("done")
    assert asked == [first, 1 - first] * 2
    assert [len(player.hand) for player in game.state.players] == [3, 3]


# --- enlightenment: whom, in which order -----------------------------------------------------------


@rule("LCG-PROV-08")
def test_either_opponent_can_be_attacked_and_nobody_else():
    t = enlightenment(north=side("doji-challenger"), south=side(), east=side())
    t.north.picks("ring-air", "choice0")
    assert t.north.options == ["p5", "p6", "p7", "p8", "p10", "p11", "p12", "p13", "back"]


@rule("LCG-FP-04", "LCG-ENL-03")
def test_the_defender_acts_first_then_the_table_goes_round():
    t = enlightenment(
        north=side(there("doji-challenger"), hand=HELD),
        south=side(hand=HELD),
        east=side(there("yogo-outcast"), hand=HELD),
        conflict=attacking(10),
    )
    order = []
    while t.game.decision.kind == "action" and not t.s.conflict.decided:
        order.append(t.asked)
        t.mirror.choose("pass", t.game.decision.seat)
    assert order == ["east", "north", "south"]


@rule("LCG-FRM3-04")
def test_opportunities_go_round_and_each_has_two():
    t = enlightenment(north=side("doji-challenger"), south=side("yogo-outcast"), east=side("brash-samurai"))
    asked = [who for who, kind in kinds_in_this_phase(t) if kind == "conflict.ring"]
    assert asked == ["north", "south", "east"] * 2


@rule("LCG-FRM1-14")
def test_of_three_only_who_passes_first_gains_fate():
    t = enlightenment(north=side(fate=5), south=side(fate=5), east=side(fate=5), phase="dynasty")
    for player in (t.north, t.south, t.east):
        player.passes()
    assert [player.fate for player in t.s.players] == [6, 5, 5]


@rule("LCG-ENL-03")
@pytest.mark.parametrize(("name", "moves"), [("south", True), ("east", False)])
def test_the_third_moves_nobody_into_the_conflict(name, moves):
    ground = {
        "home": ["savvy-politician"],
        "provinces": [
            {"card": "manicured-garden", "cards": [{"card": "favorable-ground", "face_up": True}]},
            "ancestral-lands", "meditations-on-the-tao", "elemental-fury",
        ],
    }  # fmt: skip
    t = enlightenment(
        north=side(there("doji-challenger"), hand=HELD),
        south=side(there("yogo-outcast"), hand=HELD, **(ground if name == "south" else {})),
        east=side(hand=HELD, **(ground if name == "east" else {})),
        conflict=attacking(6),
    )
    turn_of(t, name)
    assert getattr(t, name).may_use("favorable-ground") == moves


@rule("LCG-FAV-01")
def test_the_favor_of_the_third_adds_nothing():
    t = enlightenment(
        north=side(there("doji-challenger"), hand=HELD),
        south=side(there("yogo-outcast")),
        east=side("eager-scout"),
        favor=2,
        favor_type="military",
        conflict=attacking(6),
    )
    assert (total_skill(t.s, 0), total_skill(t.s, 1)) == (3, 2)


@rule("LCG-FAV-05", "LCG-GLOR-01")
@pytest.mark.parametrize(("more", "favor"), [((), -1), (("doji-whisperer",), 0)])
def test_only_a_tie_for_the_most_glory_leaves_the_favor_alone(more, favor):
    t = enlightenment(
        north=side("doji-challenger", *more), south=side("doji-challenger"), east=side("doji-challenger")
    )
    kinds_in_this_phase(t)
    assert t.s.favor == favor


# --- enlightenment: bids --------------------------------------------------------------------------


def bids(*numbers, has=(10, 10, 10)):
    t = enlightenment(
        north=side(honor=has[0]), south=side(honor=has[1]), east=side(honor=has[2]), phase="dynasty"
    )
    for player in (t.north, t.south, t.east):
        player.passes()
    for player, number in zip((t.north, t.south, t.east), numbers, strict=True):
        player.chooses(f"bid-{number}")
    return t


@rule("LCG-ENL-20", "LCG-GIVE-01")
def test_who_has_less_than_is_due_divides_what_there_is():
    t = bids(5, 1, 1, has=(2, 10, 10))
    assert (honor(t)[1:], t.s.players[0].lost) == ([11, 11], True)
    odd = bids(5, 1, 1, has=(3, 10, 10))
    odd.north.chooses("seat2")
    assert honor(odd)[1:] == [11, 12]


@rule("LCG-ENL-17", "LCG-ENL-05")
def test_who_is_out_by_the_bids_draws_nothing_and_the_others_go_on():
    t = bids(5, 3, 1, has=(3, 10, 10))
    assert (t.s.players[0].lost, honor(t)[1:]) == (True, [10, 13])
    assert [len(player.hand) for player in t.s.players] == [0, 3, 1]
    assert (t.s.active, t.game.over) == (1, False)


@rule("LCG-ENL-21", "LCG-WIN-02")
def test_two_who_are_out_at_once_leave_a_winner():
    t = bids(1, 5, 5, has=(10, 1, 2))
    assert (t.over, t.game.outcome.winners) == ("Dishonor", (0,))


# --- enlightenment: rings, and who leaves ------------------------------------------------------------


@rule("LCG-ENL-24")
def test_fate_goes_on_rings_in_opponents_pools_and_not_on_common_or_claimed_ones():
    given = rings(common=(5, 6, 7, 8, 9), **{f"{element}2": (2, 10) for element in ELEMENTS[:4]})
    t = enlightenment(north=side(), south=side(), east=side(), rings=given)
    while t.game.decision.kind != "ring.place-fate":
        go_on(t)
    assert (t.asked, len(t.north.options)) == ("north", 1)
    assert t.game.decision.options[0].label == "Crab's Void ring"
    go_on(t)
    assert "Crane puts 1 fate on Crab's Void ring." in t.log


@rule("LCG-WINC-04")
@pytest.mark.parametrize(("common", "pool"), [((), 0), ((2,), -1)])
def test_where_nobody_wins_the_ring_goes_back_to_where_it_came_from(common, pool):
    t = enlightenment(
        north=side(there("doji-challenger", bowed=True)),
        south=side(),
        conflict=attacking(5, ring="fire"),
        rings=rings(common=common),
    )
    to_the_end(t)
    assert (t.s.rings[2].state, t.s.rings[2].pool) == (0, pool)


@rule("LCG-ENL-04", "LCG-ENL-22")
def test_the_rings_of_who_has_left_are_offered_to_all_with_their_fate():
    given = rings(air1=(1, 5))
    given[7]["fate"] = 2
    t = enlightenment(north=side("doji-challenger"), south=side(), east=side(), rings=given)
    t.mirror.choose("concede", 1)
    labels = {option.id: option.label for option in t.game.decision.options}
    assert len([id for id in labels if id.startswith("ring")]) == 10
    assert labels["ring-fire-1"] == "Common Fire ring (2 fate)"
    assert labels["ring-fire"] == "Crane's Fire ring"


@rule("LCG-ENL-07")
def test_the_log_says_where_a_ring_is_claimed():
    t = enlightenment(north=side(there("doji-challenger")), south=side(), conflict=attacking(5, ring="void"))
    t.everybody_passes_until("p2")
    assert t.prompt == "Claim the Void ring on which of your provinces?"
    t.north.chooses("p2")
    assert "Crane claims the Void ring on its third province." in t.log


@rule("LCG-ELIM-03")
def test_the_favor_of_who_has_left_is_nobodys():
    t = enlightenment(north=side(), south=side("doji-challenger"), favor=1, favor_type="military")
    t.mirror.choose("concede", 1)
    assert t.s.favor == -1


# --- treaties -------------------------------------------------------------------------------------


def bound(promise, stake, **north):
    """North has promised something to south for this round, and south peace."""
    t = enlightenment(north=side("doji-challenger", **north), south=side("yogo-outcast"), treaty_rule="honor")
    t.north.chooses("treaty:seat1")
    for answer in (promise, "choice0", "choice2", f"choice{stake}"):
        t.north.chooses(answer)
    t.south.chooses("choice0")
    return t


@rule("LCG-TRT-06", "LCG-ELIM-01", "LCG-ENL-05", "LCG-ENL-06")
def test_who_breaks_a_treaty_with_the_last_honor_is_out_in_the_middle_of_the_attack():
    t = bound("choice0", 5, honor=3)
    t.everybody_passes_until("ring-air")
    t.north.picks("ring-air", "choice0", "p5", "doji-challenger", "done")
    assert t.s.players[0].lost
    assert (t.s.conflict, t.s.treaties, t.s.active, t.game.over) == (None, [], 1, False)
    assert not [line for line in t.log if "conflict" in line and "win" in line]


@rule("LCG-TRT-03", "LCG-TRT-05")
def test_nobody_is_held_to_attack_who_has_left():
    t = bound("choice1", 5)
    t.mirror.choose("concede", 2)
    to_phase(t, "dynasty")
    assert honor(t)[:2] == [10, 10]
    assert "Crane can no longer keep its promise to Scorpion and is released from it." in t.log


@rule("LCG-TRT-02")
def test_who_is_offered_a_treaty_reads_by_whom_and_what_is_staked():
    t = enlightenment(north=side(), south=side(), treaty_rule="honor")
    t.north.chooses("treaty:seat1")
    for answer in ("choice0", "choice4", "choice2", "choice3"):
        t.north.chooses(answer)
    assert t.prompt == (
        "Crane offers a treaty: Crane declares no conflict against Scorpion and "
        "Scorpion bids at most 2 for cards, until the end of this round. Staked: 3 honor."
    )


# --- team conquest --------------------------------------------------------------------------------


@rule("LCG-TEAM-14", "LCG-TEAM-10")
def test_without_honor_one_plays_on_and_falls_only_once():
    t = team(north=side(there("doji-challenger")), south=side(honor=1), conflict=attacking(5, ring="air"))
    while t.game.decision.kind != "ring.effect":
        step(t)
    assert honor(t) == [10, 0, 10, 9]
    assert t.s.provinces[9].broken
    assert not t.s.players[1].lost
    assert [option.label for option in t.game.decision.options] == ["Gain 2 honor", "Pass"]
    again = team(
        north=side(there("doji-challenger")),
        south=side(honor=1, stronghold_province=FALLEN),
        conflict=attacking(6, ring="void"),
    )
    to_the_end(again)
    assert (honor(again)[1], again.game.over) == (0, False)
    assert not [line for line in again.log if "stronghold province breaks" in line]


@rule("LCG-TEAM-12")
def test_who_has_fallen_bids_two_at_most_in_a_duel_and_it_is_paid_between_the_duelists():
    t = team(
        north=side(there("mirumoto-raitsugu", fate=1)),
        south=side(there("yogo-outcast", fate=1), stronghold_province=FALLEN),
        conflict=attacking(5),
    )
    turn_of(t, "north")
    t.north.uses("mirumoto-raitsugu", "yogo-outcast")
    assert t.south.options == ["bid-1", "bid-2"]
    t.north.chooses("bid-4")
    t.south.chooses("bid-1")
    assert honor(t) == [7, 13, 10, 10]


@rule("LCG-TEAM-24")
def test_the_one_of_a_team_who_has_somebody_declares():
    t = team(north=side(), east=side("doji-challenger"))
    assert (t.asked, t.game.decision.kind) == ("east", "conflict.ring")


@rule("LCG-TEAM-05", "LCG-FP-04")
def test_in_a_conflict_the_team_of_the_defender_acts_first_beginning_with_him():
    t = team(
        north=side(there("doji-challenger"), hand=HELD),
        south=side(hand=HELD),
        east=side(hand=HELD),
        west=side(there("yogo-outcast"), hand=HELD),
        conflict=attacking(15),
    )
    order = []
    while t.game.decision.kind == "action" and not t.s.conflict.decided:
        order.append(t.asked)
        t.mirror.choose("pass", t.game.decision.seat)
    assert order == ["west", "south", "north", "east"]


@rule("LCG-TEAM-21")
def test_the_second_stronghold_of_a_team_wins_for_both_of_the_other():
    t = team(
        north=side(there("doji-challenger"), there("moto-horde"), there("hida-kisada")),
        south=side(stronghold_province=FALLEN, provinces=broken(0, 1)),
        west=side(provinces=broken(0)),
        conflict=attacking(19),
    )
    while not t.game.over:
        step(t)
    assert (t.over, t.game.outcome.winners) == ("Conquest", (0, 2))


@rule("LCG-TEAM-20")
def test_a_team_is_told_to_win_together():
    t = team(north=side(there("doji-challenger"), hand=HELD), conflict=attacking(6, ring="void"))
    prompts = set()
    while t.s.conflict is not None:
        prompts.add(t.prompt)
        step(t)
    assert "Crane and Crab won the conflict. React?" in prompts


# --- what is asked says enough -----------------------------------------------------------------------


def test_attackers_and_defenders_are_asked_for_with_what_is_at_stake():
    t = enlightenment(north=side("doji-challenger", "brash-samurai"), south=side("yogo-outcast"))
    t.north.picks("ring-air", "choice0", "p5", "doji-challenger")
    assert t.prompt == "Military attack on Scorpion's first province, 3 skill so far. Who attacks?"
    t.north.chooses("done")
    assert t.prompt == "Manicured Garden is attacked: military, 3 to 0. Who defends?"
    t.south.picks("yogo-outcast")
    assert t.prompt == "Manicured Garden is attacked: military, 3 to 2. Who defends?"


def test_what_lasts_is_told_with_names():
    t = skirmish(
        north=side(there("doji-challenger")),
        south=side(hand=("hiruma-ambusher",)),
        conflict=attacking(3),
    )
    turn_of(t, "south")
    t.south.plays("hiruma-ambusher", "choice0", "choice0")
    t.south.uses("hiruma-ambusher", "doji-challenger")
    line = "Doji Challenger cannot trigger its abilities."
    assert f"From now on, Hiruma Ambusher (Player 2): {line}" in t.log


def test_who_answers_for_anothers_card_reads_whose_it_is():
    t = skirmish(north=side("doji-challenger", hand=("levy",)), south=side(fate=2))
    t.everybody_passes_until("pass")
    t.north.uses("levy", "seat1")
    assert t.asked == "south"
    assert t.prompt == "Levy — choose one (Player 1's card)"
    t.south.chooses("choice0")
    assert "Player 2 chooses: give 1 fate to Player 1." in t.log


def test_who_selects_for_anothers_card_reads_whose_opponent_is_meant_and_nothing_where_nobody_is():
    told = table(
        north=side("shosuro-miyako", hand=("political-rival",)),
        south=side("doji-whisperer", hand=("ornate-fan",)),
    )
    told.north.plays("political-rival", "choice0")
    told.north.uses("shosuro-miyako")
    assert told.asked == "south"
    assert told.prompt == "Shosuro Miyako — choose one (Crane's card)"
    named = attack(attacker=side("doji-whisperer", hand=("for-shame",)), defender=side("doji-challenger"))
    named.attacker.uses("for-shame", "doji-challenger")
    assert named.asked == "defender"
    assert named.prompt == "For Shame! — choose one (Crane's card)"
