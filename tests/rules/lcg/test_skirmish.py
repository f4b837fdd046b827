"""The skirmish format (LCG-SKIR): no stronghold, three provinces without a card, one conflict each."""

import gorin
from gorin.games.lcg.kinds import MILITARY, STRENGTH
from gorin.games.lcg.language.abilities import action, reaction
from gorin.games.lcg.language.verbs.players import gain_honor
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.when.events import ENTERS_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER
from gorin.games.lcg.language.which.selectors import ATTACKED_PROVINCE
from gorin.games.lcg.rules import LCG
from gorin.language.card_filters import any_
from gorin.language.core.questions import PLACES
from gorin.language.event_kinds import after
from support.lcg_cards import event, with_cards
from support.lcg_course import let_be, to_the_end, turn_of
from support.lcg_formats import attacking, skirmish, there
from support.lcg_table import side, who
from support.rule import rule

DECKS = ["lion-core-skirmish", "phoenix-core-skirmish"]


def new(seed=1):
    return gorin.new("lcg", seed=seed, format="skirmish", decks=DECKS)


def skirmish_won(ring, **sides):
    """North has won a conflict against south, and its ring is to be resolved."""
    t = skirmish(
        north=side(there("yogo-outcast"), **sides.get("north", {})),
        south=side(**sides.get("south", {"home": ["savvy-politician"]})),
        conflict=attacking(3, ring=ring),
    )
    t.fight()
    while t.asked == "south":
        t.south.passes()
    return t


# --- set-up ---------------------------------------------------------------------------------------


@rule("LCG-SKIR-16", "LCG-SKIR-17", "LCG-SKIR-20")
def test_there_are_three_tokens_and_neither_stronghold_nor_role():
    game = new()
    for player in game.view(0)["players"]:
        assert len(player["provinces"]) == 3
        assert player["stronghold_province"] is player["stronghold"] is player["role"] is None


@rule("LCG-SKIR-18", "LCG-SKIR-19")
def test_three_cards_in_hand_and_six_honor_to_begin_with():
    game = new()
    while game.state.phase == "setup":
        game.choose("done")
    assert [len(player.hand) for player in game.state.players] == [3, 3]
    assert [player.honor for player in game.state.players] == [6, 6]


@rule("LCG-SKIR-09", "LCG-SKIR-11")
def test_a_token_has_strength_three_and_is_never_revealed():
    t = skirmish(north=side("doji-challenger"), south=side())
    place = t.game.view(0)["players"][1]["provinces"][0]
    assert (place["card"], place["revealed"], place["strength"]) == (None, False, 3)
    t.north.chooses("ring-air")
    t.north.chooses("choice0")
    t.north.picks("p3", "doji-challenger", "done")
    assert t.s.conflict is not None
    assert not [line for line in t.log if "reveal" in line.lower()]
    assert not t.game.view(0)["players"][1]["provinces"][0]["revealed"]


# --- phases ---------------------------------------------------------------------------------------


@rule("LCG-SKIR-08")
def test_events_in_hand_wait_until_the_dynasty_phase_is_over():
    with with_cards(event("Speech", action(gain_honor(1)))):
        t = skirmish(north=side(hand=("speech",)), south=side(), phase="dynasty")
        assert not t.north.may_use("speech")
        assert skirmish(north=side(hand=("speech",)), south=side(), phase="draw").north.may_use("speech")
    later = skirmish(north=side("doji-whisperer", hand=("assassination",)), south=side(), phase="dynasty")
    assert later.game.why_not(0, f"c{later.card('assassination')}")[0].clauses == ("LCG-SKIR-08",)


@rule("LCG-SKIR-08", "LCG-EVNT-01")
def test_events_in_provinces_and_those_that_answer_are_played_in_the_dynasty_phase():
    made = (
        event("Proclamation", action(gain_honor(1)), side="dynasty"),
        event("Welcome", reaction(after(ENTERS_PLAY, any_(CHARACTER)), gain_honor(1))),
    )
    lying = [{"card": slug, "face_up": True} for slug in ("proclamation", "eager-scout")]
    with with_cards(*made):
        row = tuple({"cards": [card]} for card in lying)
        t = skirmish(north=side(hand=("welcome",), provinces=(*row, {})), south=side(), phase="dynasty")
        t.north.uses("proclamation")
        assert t.north.honor == 7
        t.south.passes()
        t.north.plays("eager-scout", "choice0")
        t.north.uses("welcome")
        assert t.north.honor == 8


@rule("LCG-SKIR-24")
def test_nobody_bids_more_than_three_for_cards():
    t = skirmish(north=side(), south=side(), phase="dynasty")
    t.north.passes()
    t.south.passes()
    assert t.s.phase == "draw"
    assert t.north.options == t.south.options == ["bid-1", "bid-2", "bid-3"]


@rule("LCG-SKIR-25")
def test_one_conflict_of_either_type_is_all_that_each_player_declares():
    t = skirmish(north=side("doji-challenger", "yogo-outcast"), south=side())
    t.north.chooses("ring-air")
    assert t.north.options == ["choice0", "choice1", "back"]
    t.north.picks("choice1", "p3", "doji-challenger", "done")
    to_the_end(t)
    player = t.s.players[0]
    assert player.military + player.political + player.either == 0


def test_the_opportunities_of_a_phase_are_one_for_each():
    game = new(3)
    while game.state.phase != "conflict":
        options = [option.id for option in game.decision.options]
        game.choose("pass" if "pass" in options else "done" if "done" in options else options[0])
    for player in game.state.players:
        assert (player.military, player.political, player.either) == (0, 0, 1)


@rule("LCG-SKIR-26")
def test_no_fate_comes_upon_unclaimed_rings():
    t = skirmish(north=side(), south=side(), phase="draw")
    while t.s.phase != "dynasty":
        to_answer = t.game.decision
        ids = [option.id for option in to_answer.options]
        t.mirror.choose("pass" if "pass" in ids else ids[0], to_answer.seat)
    assert [ring.fate for ring in t.s.rings] == [0] * 5


@rule("LCG-SKIR-27")
def test_a_card_in_a_broken_province_may_be_kept():
    lying = {"card": "eager-scout", "face_up": True}
    t = skirmish(
        north=side(provinces=({"broken": True, "cards": [lying]}, {}, {})), south=side(), phase="fate"
    )
    t.everybody_passes()
    card = t.s.lies_in.index(0)
    assert t.north.options == [f"c{card}", "done"]
    t.north.chooses("done")
    assert t.s.lies_in[card] == 0


# --- conflicts, rings, duels ----------------------------------------------------------------------


@rule("LCG-SKIR-10")
def test_the_favor_adds_one_whatever_the_type():
    for type in ("military", "political"):
        held = side(there("doji-challenger"), hand=("fine-katana",))
        t = skirmish(north=held, south=side(hand=("fine-katana",)), conflict=attacking(3, type=type), favor=0)
        assert "4 attacking" in t.prompt


@rule("LCG-SKIR-13")
def test_air_only_takes_an_honor():
    t = skirmish_won("air")
    assert t.north.options == ["choice0", "pass"]
    t.north.chooses("choice0")
    assert (t.north.honor, t.south.honor) == (7, 5)


@rule("LCG-SKIR-14")
def test_earth_draws_or_makes_discard():
    holding = {"hand": ("fine-katana",), "home": ["savvy-politician"]}
    draw, discard = skirmish_won("earth", south=holding), skirmish_won("earth", south=holding)
    draw.north.chooses("choice0")
    assert (len(draw.north.hand), len(draw.south.hand)) == (1, 1)
    discard.north.chooses("choice1")
    assert (len(discard.north.hand), len(discard.south.hand)) == (0, 0)


@rule("LCG-SKIR-15")
def test_water_reaches_who_is_at_home_with_one_fate_at_most():
    home = [who("savvy-politician", fate=1), who("blackmail-artist", fate=2)]
    t = skirmish_won("water", south={"home": home})
    assert t.north.options == [f"c{t.card('savvy-politician')}", "pass"]  # not who participates, either
    t.north.picks("savvy-politician", "choice0")
    assert t.is_bowed("savvy-politician")


@rule("LCG-SKIR-12")
def test_fire_and_void_are_as_ever():
    fire, void = skirmish_won("fire"), skirmish_won("void", south={"home": [who("savvy-politician", fate=1)]})
    fire.north.picks("savvy-politician", "choice1")
    assert fire.status("savvy-politician") == "dishonored"
    void.north.picks("savvy-politician", "choice0")
    assert void.fate_on("savvy-politician") == 0


def challenge():
    """North's Raitsugu (3) has challenged south's Scout (0)."""
    t = skirmish(
        north=side(there("mirumoto-raitsugu")),
        south=side(there("eager-scout", fate=1)),
        conflict=attacking(3),
    )
    t.north.uses("mirumoto-raitsugu", "eager-scout")
    return t


@rule("LCG-SKIR-28")
def test_nobody_bids_more_than_three_in_a_duel():
    t = challenge()
    assert t.north.options == t.south.options == ["bid-1", "bid-2", "bid-3"]


@rule("LCG-SKIR-29")
def test_the_higher_statistic_adds_one_to_the_bid_and_nothing_more():
    for mine, theirs, told in (
        ("bid-2", "bid-3", "Nobody wins the duel, 3 to 3."),
        ("bid-2", "bid-2", "Mirumoto Raitsugu wins the duel, 3 to 2."),
        ("bid-1", "bid-3", "Eager Scout wins the duel, 3 to 2."),
    ):
        t = challenge()
        t.north.chooses(mine)
        t.south.chooses(theirs)
        assert told in t.log, t.log[-8:]


# --- winning --------------------------------------------------------------------------------------


@rule("LCG-SKIR-21")
def test_the_third_broken_province_is_the_end():
    two = ({"broken": True}, {"broken": True}, {})
    t = skirmish(north=side("doji-challenger"), south=side(provinces=two, hand=("fine-katana",)))
    t.south.passes()
    t.north.picks("ring-air", "choice0", "p5", "doji-challenger", "done")
    assert t.game.outcome is None
    t.everybody_passes()
    assert (t.over, t.game.outcome.winners) == ("Conquest", (0,))


@rule("LCG-SKIR-22")
def test_twelve_honor_win():
    t = skirmish_won("air", north={"honor": 11})
    assert t.over is None
    t.north.chooses("choice0")
    assert (t.over, t.game.outcome.winners) == ("Honor Victory", (0,))


@rule("LCG-SKIR-23")
def test_who_has_no_honor_left_is_out():
    t = skirmish_won("air", south={"honor": 1})
    t.north.chooses("choice0")
    assert (t.over, t.game.outcome.winners) == ("Dishonor", (0,))


# --- where the book is silent ---------------------------------------------------------------------


def test_six_fate_a_round_and_one_more_for_passing_first():
    game = new(3)
    while game.state.phase != "dynasty":
        game.choose("done")
    assert [player.fate for player in game.state.players] == [6, 6]
    seat = game.decision.seat
    game.choose("pass")
    assert game.state.players[seat].fate == 7


def test_running_out_of_cards_costs_three_honor():
    t = skirmish_won("earth", north={"conflict": (), "conflict_discard": ("ornate-fan",)})
    t.north.chooses("choice0")
    assert (t.north.honor, t.north.hand) == (3, ["ornate-fan"])


# --- the strength of tokens -----------------------------------------------------------------------


@rule("LCG-SKIR-11", "LCG-BRK-01")
def test_what_changes_the_strength_of_the_attacked_province_changes_that_of_a_token():
    sapping = event("Test Sapping", action(gives(ATTACKED_PROVINCE, strength=-1)))
    walls = event("Test Walls", action(gives(ATTACKED_PROVINCE, military=2)))
    with with_cards(sapping, walls):
        t = skirmish(
            north=side(there("yogo-outcast"), hand=("test-sapping", "test-walls", "ride-them-down")),
            south=side(hand=("fine-katana",)),
            conflict=attacking(3, ring="void"),
            favor=0,
        )
        turn_of(t, "north")
        assert not t.north.may_use("test-walls")  # a token has no skill
        t.north.uses("test-sapping")
        let_be(t)
        assert [t.strength(place) for place in (3, 4)] == [2, 3]
        assert "Player 2's first province gets \u22121 strength by Test Sapping." in t.log
        turn_of(t, "north")
        t.north.uses("ride-them-down")
        let_be(t)
        assert "Player 2's first province has base strength 1 by Ride Them Down." in t.log
        assert [t.strength(place) for place in (3, 4)] == [0, 3]
        assert LCG.why_invalid(t.s) is None
        to_the_end(t)
        assert [t.strength(place) for place in (3, 4)] == [3, 3]  # until the end of the conflict


@rule("LCG-SKIR-11")
def test_a_save_in_which_something_else_is_said_of_a_token_is_refused():
    t = skirmish(
        north=side(there("yogo-outcast"), hand=("ride-them-down",)),
        south=side(),
        conflict=attacking(3),
        favor=0,
    )
    turn_of(t, "north")
    t.north.uses("ride-them-down")
    let_be(t)
    (lasting,) = t.s.lasting
    for subject, stat in ((PLACES + 6, STRENGTH), (PLACES + 3, MILITARY), (PLACES - 1, STRENGTH)):
        lasting.subject, lasting.stat = subject, stat
        assert LCG.why_invalid(t.s) == "an effect is about no card"
