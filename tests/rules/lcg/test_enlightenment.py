"""Enlightenment (LCG-ENL): three players, rings on provinces."""

import gorin
from support.lcg_course import to_the_end, turn_of
from support.lcg_formats import attacking, enlightenment, there
from support.lcg_table import side, who
from support.rule import rule

ELEMENTS = ("air", "earth", "fire", "water", "void")
BROKEN = tuple(
    {"card": slug, "broken": True} for slug in ("manicured-garden", "ancestral-lands", "night-raid")
)
HELD = ("fine-katana",)


def rings(**claimed):
    """All rings in their pools; `air0=(holder, province)` claims the Air ring of pool 0."""
    found = [{"element": element, "pool": pool} for pool in range(3) for element in ELEMENTS]
    for name, (holder, place) in claimed.items():
        number = ELEMENTS.index(name[:-1]) + 5 * int(name[-1])
        found[number] |= {"state": "claimed", "holder": holder, "province": place}
    return found


def ring_of(t, element, pool):
    return t.s.rings[ELEMENTS.index(element) + 5 * pool]


def won(north=None, south=None, ring="void", place=5, **facts):
    """North has attacked a province of south and wins; nobody has chosen anything yet."""
    t = enlightenment(
        north=side(there("doji-challenger"), **(north or {})),
        south=side(**(south or {})),
        conflict=attacking(place, ring=ring),
        **facts,
    )
    t.fight()
    return t


# --- set-up, fate, bids ---------------------------------------------------------------------------


@rule("LCG-ENL-14")
def test_each_player_has_a_ring_of_each_element():
    game = gorin.new(
        "lcg", format="enlightenment", decks=["lion-core", "phoenix-core", "unicorn-core"], seed=1
    )
    pools = [(ring["pool"], ring["element"]) for ring in game.view(0)["rings"]]
    assert sorted(pools) == sorted((pool, element) for pool in range(3) for element in ELEMENTS)


@rule("LCG-ENL-18")
def test_the_first_player_collects_one_fate_more():
    game = gorin.new("lcg", format="enlightenment", decks=["lion-core"] * 3, seed=1)
    while game.state.phase != "dynasty":
        options = [option.id for option in game.decision.options]
        game.choose("done" if "done" in options else options[0])
    first = game.state.active
    fate = [player.fate for player in game.state.players]
    assert fate[first] == fate[first - 1] + 1 == fate[first - 2] + 1


def bids(*numbers):
    """The honor of all three after these bids; who must choose picks the first one offered."""
    t = enlightenment(north=side(), south=side(), phase="dynasty")
    for player in (t.north, t.south, t.east):
        player.passes()
    for player, number in zip((t.north, t.south, t.east), numbers, strict=True):
        player.chooses(f"bid-{number}")
    return t


def honor(t):
    return [player.honor for player in t.s.players]


@rule("LCG-ENL-19")
def test_of_three_bids_the_middle_one_changes_nothing():
    assert honor(bids(5, 3, 1)) == [6, 10, 14]
    assert honor(bids(2, 2, 2)) == [10, 10, 10]


@rule("LCG-ENL-20")
def test_one_high_bid_is_split_and_its_bidder_says_who_gets_the_rest():
    t = bids(4, 1, 1)
    assert t.north.options == ["seat1", "seat2"]
    t.north.chooses("seat2")
    assert honor(t) == [7, 11, 12]
    assert honor(bids(5, 1, 1)) == [6, 12, 12]


@rule("LCG-ENL-21")
def test_one_low_bid_takes_from_both_and_its_bidder_says_who_gives_the_rest():
    t = bids(1, 4, 4)
    assert t.north.options == ["seat1", "seat2"]
    t.north.chooses("seat1")
    assert honor(t) == [13, 8, 9]


# --- opponents and conflicts ----------------------------------------------------------------------


@rule("LCG-ENL-01")
def test_the_opponent_is_whoever_is_in_the_conflict_and_never_the_third():
    for attacked, name in ((5, "south"), (10, "east")):
        t = enlightenment(
            north=side(there("paragon-of-grace"), hand=HELD),
            south=side(hand=HELD),
            east=side(hand=HELD),
            conflict=attacking(attacked),
        )
        turn_of(t, "north")
        t.north.uses("paragon-of-grace")
        getattr(t, name).picks("fine-katana")
        left = {each: getattr(t, each).hand for each in ("south", "east")}
        assert left == {"south": list(HELD), "east": list(HELD), name: []}


@rule("LCG-ENL-01")
def test_outside_of_conflicts_there_are_two_opponents_and_none_is_the_opponent():
    def answers(*picks, **facts):
        t = enlightenment(
            north=side("shosuro-miyako", hand=("political-rival",)),
            south=side("yogo-outcast", hand=HELD),
            east=side(hand=HELD),
            **facts,
        )
        turn_of(t, "north")
        t.north.plays("political-rival", *picks)
        return t.north.may_use("shosuro-miyako")

    assert not answers("choice0")
    assert answers("choice0", "choice0", conflict=attacking(5, type="political"))


@rule("LCG-ENL-02", "LCG-ENL-03")
def test_the_third_acts_in_the_window_but_sends_nobody():
    t = enlightenment(
        north=side(there("doji-challenger")),
        south=side(there("yogo-outcast"), hand=("political-rival",)),
        east=side("savvy-politician", hand=("political-rival", "banzai")),
        conflict=attacking(5, type="political"),
    )
    t.south.passes()
    assert t.asked == "east"
    assert t.east.may_use("banzai")
    t.east.plays("political-rival")
    assert t.prompt.startswith("How much fate")
    t.east.chooses("choice0")
    assert not t.participates("political-rival", 1)


@rule("LCG-ENL-22")
def test_the_ring_is_out_of_the_own_pool_or_the_common_one():
    given = rings()
    del given[5]["pool"]  # south's air ring lies in the middle
    t = enlightenment(north=side("doji-challenger"), south=side(), rings=given)
    mine = [option for option in t.north.options if option.startswith("ring")]
    assert len(mine) == 6
    t.north.chooses(mine[5])
    t.north.picks("choice0", "p5", "doji-challenger", "done")
    assert t.s.conflict.ring == 5


# --- claiming -------------------------------------------------------------------------------------


@rule("LCG-ENL-07", "LCG-ENL-10", "LCG-ENL-23")
def test_a_winning_attacker_claims_the_ring_on_a_province():
    t = won()
    assert t.north.options == ["p0", "p1", "p2", "p3"]  # not on the stronghold province
    t.north.chooses("p2")
    ring = ring_of(t, "void", 0)
    assert (ring.holder, ring.province) == (0, 2)
    assert t.game.view(1)["rings"][4]["province"] == "p2"


@rule("LCG-ENL-10")
def test_the_stronghold_province_holds_rings_once_it_can_be_attacked():
    t = won(north={"provinces": (*BROKEN, "elemental-fury")})
    assert "p4" in t.north.options


@rule("LCG-ENL-23")
def test_a_winning_defender_claims_nothing():
    given = rings()
    given[2] = {"element": "fire"}
    t = enlightenment(
        north=side(there("eager-scout")),
        south=side(there("doji-challenger")),
        conflict=attacking(5, ring="fire"),
        rings=given,
    )
    t.fight()
    ring = t.s.rings[2]
    assert (ring.state, ring.holder, ring.pool) == (0, -1, 0)


@rule("LCG-ENL-09")
def test_a_second_ring_of_an_element_is_not_claimed():
    t = won(rings=rings(void1=(0, 1)))
    assert ring_of(t, "void", 0).state == 0
    assert ring_of(t, "void", 0).pool == 0
    assert ring_of(t, "void", 1).holder == 0


@rule("LCG-ENL-11", "LCG-ENL-09")
def test_who_breaks_a_province_claims_the_rings_on_it_and_doubles_go_back():
    t = enlightenment(
        north=side(there("doji-challenger"), there("moto-horde")),
        south=side(),
        conflict=attacking(5, ring="void"),
        rings=rings(fire1=(1, 5), water2=(1, 5), air1=(1, 6), water0=(0, 0)),
    )
    t.fight()
    t.everybody_passes_until("p2")
    t.north.chooses("p2")  # fire
    assert ring_of(t, "void", 0).holder == -1
    t.everybody_passes_until("p1")
    t.north.chooses("p1")  # the contested one
    claimed = [(ring.element, ring.province) for ring in t.s.rings if ring.holder == 0]
    assert sorted(claimed) == [(2, 2), (3, 0), (4, 1)]
    assert (ring_of(t, "water", 2).state, ring_of(t, "water", 2).pool) == (0, 1)  # back to south
    assert ring_of(t, "air", 1).holder == 1  # on another province


@rule("LCG-ENL-11", "LCG-ENL-09")
def test_what_lies_on_the_province_is_claimed_when_it_breaks_so_the_contested_one_is_the_double():
    t = enlightenment(
        north=side(there("doji-challenger"), there("moto-horde"), hand=HELD),
        south=side(),
        conflict=attacking(5, ring="void"),
        rings=rings(void1=(1, 5)),
    )
    t.everybody_passes_until("p2")
    t.north.chooses("p2")
    assert (ring_of(t, "void", 1).holder, ring_of(t, "void", 1).province) == (0, 2)
    to_the_end(t)
    contested = ring_of(t, "void", 0)
    assert (contested.state, contested.holder, contested.pool) == (0, -1, 0)  # back to north


@rule("LCG-ENL-11", "LCG-ENL-15")
def test_the_fifth_element_may_come_from_a_province_that_breaks():
    t = enlightenment(
        north=side(there("doji-challenger"), there("moto-horde"), hand=HELD),
        south=side(),
        conflict=attacking(5, ring="air"),
        rings=rings(void1=(1, 5), earth0=(0, 0), fire0=(0, 0), water0=(0, 0), air2=(0, 1)),
    )
    t.everybody_passes_until("p2")
    t.north.chooses("p2")
    assert (t.over, t.game.outcome.winners) == ("Enlightenment Victory", (0,))
    assert t.north.honor == 10  # before the effect of the ring


@rule("LCG-ENL-08", "LCG-ENL-25")
def test_claimed_rings_stay_and_count_for_glory():
    from gorin.games.lcg.table.values import glory_count

    t = enlightenment(north=side(), south=side(), rings=rings(air0=(0, 0), fire0=(0, 1)), phase="fate")
    assert glory_count(t.s, 0) == 2
    while t.s.phase == "fate":
        decision = t.game.decision
        t.mirror.choose(decision.options[-1].id, decision.seat)
    assert [ring.province for ring in t.s.rings if ring.holder == 0] == [0, 1]


@rule("LCG-ENL-24")
def test_in_the_fate_phase_each_puts_fate_on_a_ring_of_somebody_else():
    t = enlightenment(north=side(), south=side(), phase="conflict")
    t.everybody_passes()
    while not t.prompt.startswith("Put 1 fate on which"):
        decision = t.game.decision
        t.mirror.choose(decision.options[-1].id, decision.seat)
    assert t.asked == "north"
    assert len(t.north.options) == 10
    t.north.chooses(t.north.options[0])
    t.south.chooses(t.south.options[0])
    t.east.chooses(t.east.options[0])
    assert sum(ring.fate for ring in t.s.rings) == 3
    assert ring_of(t, "air", 1).fate == 1


@rule("LCG-ENL-12")
def test_a_claimed_ring_is_switched_only_with_one_of_the_own_pool():
    t = enlightenment(
        north=side("doji-challenger", hand=("know-the-world",)), south=side(), rings=rings(air0=(0, 3))
    )
    t.north.uses("know-the-world", "ring-air")
    assert len(t.north.options) == 4
    t.north.chooses(t.north.options[1])
    fire = ring_of(t, "fire", 0)
    assert (fire.holder, fire.province) == (0, 3)
    assert (ring_of(t, "air", 0).state, ring_of(t, "air", 0).pool) == (0, 0)


@rule("LCG-ENL-12")
def test_a_claimed_ring_goes_to_the_pool_of_who_had_claimed_it_wherever_it_came_from():
    t = enlightenment(
        north=side("doji-challenger", hand=("know-the-world",)), south=side(), rings=rings(fire2=(0, 3))
    )
    t.north.uses("know-the-world", t.game.view(0)["rings"][12]["id"])
    t.north.chooses(t.north.options[0])
    once_easts = ring_of(t, "fire", 2)
    assert (once_easts.state, once_easts.pool) == (0, 0)


@rule("LCG-ENL-13")
def test_the_contested_ring_is_switched_only_with_one_of_the_attackers():
    t = enlightenment(
        north=side(there("doji-challenger"), hand=HELD),
        south=side(
            there("yogo-outcast"), provinces=("kuroi-mori", "night-raid", "ancestral-lands", "elemental-fury")
        ),
        conflict=attacking(5),
    )
    turn_of(t, "south")
    t.south.uses("kuroi-mori", "choice0")
    pools = [ring["pool"] for ring in t.game.view(1)["rings"] if ring["id"] in t.south.options]
    assert pools == [0, 0, 0, 0]
    assert len(t.south.options) == 4
    t.south.chooses(t.south.options[0])
    assert t.s.conflict.ring == 1


# --- winning --------------------------------------------------------------------------------------


@rule("LCG-ENL-15")
def test_five_elements_on_ones_provinces_win():
    t = won(rings=rings(air0=(0, 0), earth0=(0, 0), fire1=(0, 1), water2=(0, 2)))
    assert t.over is None
    t.north.chooses("p3")
    assert (t.over, t.game.outcome.winners) == ("Enlightenment Victory", (0,))


@rule("LCG-ENL-16")
def test_25_honor_win():
    t = won(north={"honor": 24}, ring="air")
    t.north.chooses("choice0")
    assert (t.over, t.game.outcome.winners) == ("Honor Victory", (0,))


@rule("LCG-ENL-17")
def test_who_has_no_honor_or_no_stronghold_province_is_out_and_the_others_go_on():
    poor = won(south={"honor": 1}, ring="air")
    poor.north.chooses("choice0")
    fallen = enlightenment(
        north=side(there("doji-challenger"), there("moto-horde"), there("hida-kisada")),
        south=side(provinces=(*BROKEN, "elemental-fury")),
        conflict=attacking(9, ring="void"),
    )
    fallen.fight()
    for t in (poor, fallen):
        assert t.s.players[1].lost
        assert t.over is None


def test_an_unopposed_defender_loses_no_honor():
    assert won().south.honor == 10


def test_display_of_power_claims_on_a_province_too():
    t = enlightenment(
        north=side(there("doji-challenger")),
        south=side(who("yogo-outcast"), hand=("display-of-power",)),
        conflict=attacking(5, ring="void"),
    )
    for _ in range(9):
        if t.south.may_use("display-of-power"):
            break
        t.mirror.choose("pass", t.game.decision.seat)
    t.south.uses("display-of-power")
    while t.south.options[:1] != ["p5"]:
        decision = t.game.decision
        t.mirror.choose(next(o.id for o in decision.options if o.id in ("pass", "done")), decision.seat)
    t.south.chooses("p6")
    assert (ring_of(t, "void", 0).holder, ring_of(t, "void", 0).province) == (1, 6)
