"""A round: dynasty, draw and fate phase (LCG-FRM1, LCG-FRM2, LCG-FRM4), playing cards, running out."""

from support.lcg_table import side, table, who
from support.rule import rule

FACE_UP = {"card": "manicured-garden", "cards": [{"card": "doji-whisperer", "face_up": True}]}
ROW = (FACE_UP, "ancestral-lands", "meditations-on-the-tao", "elemental-fury")


# --- dynasty --------------------------------------------------------------------------------------


@rule("LCG-FRM1-11", "LCG-FRM1-12", "LCG-FATE-06", "LCG-CHAR-01", "LCG-CHAR-03", "LCG-REFL-02")
def test_a_character_is_played_from_a_province_which_is_refilled():
    t = table("dynasty", north=side(provinces=ROW), south=side())
    t.north.plays("doji-whisperer", "choice2")
    assert t.zone("doji-whisperer") == "play"
    assert not t.is_bowed("doji-whisperer")
    assert t.fate_on("doji-whisperer") == 2
    assert t.north.fate == 2
    lying = [card for card, place in enumerate(t.s.lies_in) if place == 0 and card != t.s.provinces[0].card]
    assert [t.s.face_up[card] for card in lying] == [False]


@rule("LCG-CHAR-02", "LCG-FRM1-10")
def test_no_character_from_hand_in_the_dynasty_phase_but_attachments():
    hand = ("political-rival", "fine-katana")
    t = table("dynasty", north=side("doji-whisperer", hand=hand), south=side())
    assert not t.north.may_play("political-rival")
    assert t.north.may_play("fine-katana")


@rule("LCG-CHAR-01")
def test_no_character_from_a_province_outside_the_dynasty_phase():
    t = table("conflict", north=side(provinces=ROW, hand=("fine-katana",)), south=side())
    assert not t.north.may_play("doji-whisperer")


@rule("LCG-FRM1-13", "LCG-FRM1-14", "LCG-FRM1-15", "LCG-ACTV-01")
def test_the_first_to_pass_gains_a_fate_and_is_out_of_it():
    t = table("dynasty", north=side(provinces=ROW), south=side(provinces=ROW))
    t.north.passes()
    assert t.north.fate == 6
    t.south.plays("doji-whisperer", "choice0")
    assert t.asked == "south"
    t.south.passes()
    assert t.south.fate == 4
    assert t.s.phase == "draw"


@rule("LCG-UNIQ-01", "LCG-UNIQ-02", "LCG-DUPL-01", "LCG-DUPL-02", "LCG-DUPL-03")
def test_a_duplicate_is_not_played_but_discarded_for_fate():
    row = ({"card": "manicured-garden", "cards": [{"card": "mirumoto-raitsugu", "face_up": True}]}, *ROW[1:])
    t = table("dynasty", north=side("mirumoto-raitsugu", provinces=row), south=side())
    lying = t.s.lies_in.index(0, 1)
    copies = [card for card in range(len(t.s.what)) if t.s.names[t.s.what[card]] == "mirumoto-raitsugu"]
    in_play = next(card for card in copies if t.s.zone[card] == 3)
    assert not t.north.may_play("mirumoto-raitsugu")
    duplicate = next(option for option in t.north.options if option.startswith("duplicate"))
    t.north.chooses(duplicate)
    assert t.s.fate[in_play] == 1
    assert t.s.lies_in.count(0) == 2
    assert lying >= 0


@rule("LCG-COST-04", "LCG-MOD-06")
def test_a_cost_is_reduced_while_its_condition_holds():
    row = ({"card": "manicured-garden", "cards": [{"card": "meishodo-wielder", "face_up": True}]}, *ROW[1:])
    first = table("dynasty", north=side(provinces=row, fate=1), south=side())
    second = table("dynasty", north=side(provinces=row, fate=1), south=side(), first_player=1, to_act=0)
    assert first.north.may_play("meishodo-wielder")
    assert not second.north.may_play("meishodo-wielder")


# --- draw -----------------------------------------------------------------------------------------


def to_bids(t):
    t.north.passes()
    t.south.passes()


@rule("LCG-FRM2-03", "LCG-FRM2-04", "LCG-FRM2-06", "LCG-FRM2-07", "LCG-DRAW-01", "LCG-GIVE-01")
def test_bids_are_secret_then_honor_changes_hands_and_cards_are_drawn():
    t = table("dynasty", north=side(), south=side())
    to_bids(t)
    t.north.chooses("bid-5")
    assert t.s.players[0].dial == 0
    t.south.chooses("bid-2")
    assert (t.north.honor, t.south.honor) == (7, 13)
    assert (len(t.north.hand), len(t.south.hand)) == (5, 2)


@rule("LCG-GIVE-01", "LCG-WIN-07")
def test_nobody_gives_more_honor_than_there_is():
    t = table("dynasty", north=side(honor=2), south=side(honor=21))
    to_bids(t)
    t.north.chooses("bid-5")
    t.south.chooses("bid-1")
    assert (t.north.honor, t.south.honor) == (0, 23)  # 2 of the 4, and that is the end of north
    assert (t.over, t.game.outcome.winners) == ("Dishonor", (1,))
    assert t.north.hand == t.south.hand == []  # before any card is drawn


@rule("LCG-FRM2-06")
def test_equal_bids_transfer_nothing():
    t = table("dynasty", north=side(), south=side())
    to_bids(t)
    t.north.chooses("bid-3")
    t.south.chooses("bid-3")
    assert (t.north.honor, t.south.honor) == (10, 10)


@rule("LCG-RUN-01", "LCG-RUN-02")
def test_who_runs_out_of_cards_loses_honor_and_draws_on():
    pile = ("ornate-fan",) * 4
    t = table("dynasty", north=side(conflict=("fine-katana",), conflict_discard=pile), south=side())
    to_bids(t)
    t.north.chooses("bid-3")
    t.south.chooses("bid-3")
    assert t.north.honor == 5
    assert sorted(t.north.hand) == ["fine-katana", "ornate-fan", "ornate-fan"]


@rule("LCG-WIN-07")
def test_who_has_no_honor_left_is_out():
    t = table("dynasty", north=side(honor=2), south=side())
    to_bids(t)
    t.north.chooses("bid-5")
    t.south.chooses("bid-1")
    assert t.over == "Dishonor"
    assert t.game.outcome.winners == (1,)


@rule("LCG-WIN-06")
def test_twenty_five_honor_win():
    t = table("dynasty", north=side(honor=20), south=side(honor=24))
    to_bids(t)
    t.north.chooses("bid-2")
    t.south.chooses("bid-1")
    assert t.over == "Honor Victory"
    assert t.game.outcome.winners == (1,)


# --- fate -----------------------------------------------------------------------------------------


def to_fate_window(t):
    """From the last window of the conflict phase on, everybody without anything to do."""
    while not (t.s.phase == "fate" and t.prompt.startswith("Use an action")):
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose(next(each for each in ("pass", "done", "choice0") if each in ids), decision.seat)


@rule("LCG-FATE-07", "LCG-FRM4-03", "LCG-FRM4-05", "LCG-FRM4-06", "LCG-FRM4-01")
def test_fateless_characters_leave_the_others_lose_a_fate_and_rings_gain_one():
    sides = {"military": 0, "political": 0, "hand": ("fine-katana",)}
    t = table(north=side("doji-whisperer", who("yogo-outcast", fate=2), **sides), south=side(**sides))
    to_fate_window(t)
    assert t.zone("doji-whisperer") == "discard"
    assert t.fate_on("yogo-outcast") == 1
    assert [ring.fate for ring in t.s.rings] == [1, 1, 1, 1, 1]


@rule("LCG-STAT-03", "LCG-STAT-05", "LCG-LEAV-01")
def test_who_leaves_honored_gives_honor_and_dishonored_costs_it():
    sides = {"military": 0, "political": 0, "hand": ("fine-katana",)}
    t = table(
        north=side(who("doji-whisperer", status="honored"), **sides),
        south=side(who("yogo-outcast", status="dishonored"), **sides),
    )
    to_fate_window(t)
    assert (t.north.honor, t.south.honor) == (11, 9)


@rule("LCG-STAT-03", "LCG-STAT-05")
def test_honor_for_who_leaves_is_the_controllers_and_not_the_owners():
    sides = {"military": 0, "political": 0, "hand": ("fine-katana",)}
    lent = (who("doji-whisperer", status="honored", owner=1), who("brash-samurai", fate=1))
    t = table(
        north=side(*lent, **sides), south=side(who("yogo-outcast", status="dishonored", owner=0), **sides)
    )
    to_fate_window(t)
    assert (t.north.honor, t.south.honor) == (11, 9)


@rule("LCG-COUR-01", "LCG-SINC-01")
def test_courtesy_and_sincerity_upon_leaving():
    sides = {"military": 0, "political": 0}
    t = table(north=side("kaiu-envoy", fate=0, **sides), south=side(hand=("fine-katana",), **sides))
    to_fate_window(t)
    assert t.north.fate == 1
    assert t.north.hand == ["fine-katana"]


@rule("LCG-FRM4-07", "LCG-FRM4-11", "LCG-FRM4-12", "LCG-FP-01")
def test_everybody_readies_rings_return_and_the_token_passes():
    sides = {"hand": ("fine-katana",)}
    rings = [{"element": element} for element in ("earth", "fire", "water", "void")]
    t = table(
        "fate",
        north=side(who("doji-whisperer", bowed=True), **sides),
        south=side(**sides),
        rings=[{"element": "air", "state": "claimed", "holder": 0}, *rings],
    )
    t.north.passes()
    t.south.passes()
    assert not t.is_bowed("doji-whisperer")
    assert t.s.rings[0].state == 0
    t.north.passes()  # who holds cards could keep the token
    assert t.s.active == 1
    assert (t.s.round, t.s.phase) == (2, "dynasty")


@rule("LCG-FRM4-08", "LCG-FRM4-09", "LCG-FRM4-10")
def test_face_up_cards_leave_broken_provinces_and_may_leave_others():
    broken = {**FACE_UP, "broken": True}
    whole = {"card": "ancestral-lands", "cards": [{"card": "brash-samurai", "face_up": True}]}
    t = table("fate", north=side(provinces=(broken, whole), hand=("fine-katana",)), south=side())
    t.north.passes()
    assert t.zone("doji-whisperer") == "discard"
    assert t.north.options == [f"c{t.card('brash-samurai')}", "done"]
    t.north.picks("brash-samurai")
    assert t.zone("brash-samurai") == "discard"


@rule("LCG-FRM3-31", "LCG-FRM3-32", "LCG-GLOR-01", "LCG-FAV-06")
def test_the_most_glory_claims_the_favor():
    sides = {"military": 0, "political": 0}
    t = table(
        north=side("doji-whisperer", hand=("fine-katana",), **sides), south=side("bayushi-liar", **sides)
    )
    assert t.s.favor == -1
    t.north.passes()
    assert t.prompt == "You claim the Imperial Favor. Set it to which side?"
    t.north.chooses("choice1")
    assert (t.s.favor, t.s.favor_type) == (0, 1)


@rule("LCG-GLOR-01")
def test_who_is_bowed_does_not_count_and_each_claimed_ring_does():
    sides = {"military": 0, "political": 0}
    bowed = who("doji-whisperer", bowed=True)
    t = table(north=side(bowed, hand=("fine-katana",), **sides), south=side("savvy-politician", **sides))
    t.north.passes()
    assert (t.asked, t.prompt) == ("south", "You claim the Imperial Favor. Set it to which side?")
    rings = [{"element": element} for element in ("air", "earth", "fire", "water", "void")]
    for ring in rings[:4]:
        ring |= {"state": "claimed", "holder": 0}
    t = table(north=side(hand=("fine-katana",), **sides), south=side("doji-whisperer", **sides), rings=rings)
    t.north.passes()
    assert (t.asked, t.prompt) == ("north", "You claim the Imperial Favor. Set it to which side?")


@rule("LCG-FAV-05")
def test_a_tie_leaves_the_favor_as_it_is():
    sides = {"military": 0, "political": 0}
    t = table(
        north=side("doji-whisperer", hand=("fine-katana",), **sides),
        south=side("yogo-outcast", **sides),
        favor=1,
        favor_type="political",
    )
    t.north.passes()
    assert (t.s.favor, t.s.favor_type) == (1, 1)
