"""Provinces, piles, home, in and out of play (LCG-BRK, LCG-FDP, LCG-FILL, LCG-DISC, LCG-PLAY, LCG-HOLD)."""

import gorin
from gorin.games.lcg.kinds import PHASE_END
from gorin.games.lcg.language.abilities import action, interrupt, reaction
from gorin.games.lcg.language.traits import keywords
from gorin.games.lcg.language.verbs.attacked import move_conflict
from gorin.games.lcg.language.verbs.entering import put_into_play
from gorin.games.lcg.language.verbs.fighting import break_
from gorin.games.lcg.language.verbs.in_play import discard, move_home, return_to_hand
from gorin.games.lcg.language.verbs.players import gain_fate, gain_honor
from gorin.games.lcg.language.verbs.provinces import fill, put_in_province, shuffle_into_deck, turn_down
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.when.events import (
    CONFLICT_DECLARED,
    ENTERS_PLAY,
    IS_REVEALED,
    LEAVES_PLAY,
    PROVINCE_BREAKS,
)
from gorin.games.lcg.language.when.roles import AGAINST_THIS
from gorin.games.lcg.language.which.card_filters import CARD, CHARACTER, PROVINCE
from gorin.games.lcg.language.which.lying import in_your_discard, in_your_provinces
from gorin.games.lcg.language.which.predicates import participating
from gorin.language.card_filters import any_, your
from gorin.language.event_kinds import after, when
from gorin.language.picks import second_target, target
from gorin.language.players import YOU
from gorin.language.selectors import SECOND, SELF, TARGET
from support.lcg_cards import event, holding, made, person, province, published
from support.lcg_course import go_on, let_be, to_the_end, turn_of, unanswered
from support.lcg_table import Table, conflict, side, table, who
from support.rule import rule

RECALL = event("Recall", action(target(any_(CHARACTER)), return_to_hand(TARGET)))
DISMISSAL = event("Dismissal", action(target(any_(CHARACTER)), discard(TARGET)))
HOMING = event("Homing", action(target(any_(CHARACTER, participating)), move_home(TARGET)))
RUIN = province("Ruin", reaction(after(CONFLICT_DECLARED, AGAINST_THIS), break_(SELF)))
MIRROR = province("Mirror", reaction(after(IS_REVEALED, SELF), gain_honor(1)))
RAIDER = person("Raider", reaction(after(PROVINCE_BREAKS, YOU), gain_honor(3)))
MARCH = event("March", action(move_conflict()))
FILLING = event("Filling", action(target(your(PROVINCE)), fill(TARGET)))
SOWING = event("Sowing", action(target(your(PROVINCE)), fill(TARGET, face_up=True)))
HIDING = event("Hiding", action(target(any_(PROVINCE)), turn_down(TARGET)))
WALLS = event("Walls", action(target(any_(PROVINCE)), gives(TARGET, strength=2, until=PHASE_END)))
COLLAPSE = event("Collapse", action(target(any_(PROVINCE)), break_(TARGET)))
GATE = province("High Gate", keywords("eminent"))
HARVEST = event("Harvest", action(gain_fate(3)), side="dynasty", facts="cost=1")
ECHO = event(
    "Echo", reaction(after(ENTERS_PLAY, your(CHARACTER)), gain_fate(3)), side="dynasty", facts="cost=1"
)
BURIAL = event("Burial", action(target(any_(CHARACTER)), shuffle_into_deck(TARGET)))
SETTLING = event(
    "Settling",
    action(target(in_your_discard(CARD)), second_target(your(PROVINCE)), put_in_province(TARGET, SECOND)),
)
RAISING = event("Raising", action(target(in_your_discard(CARD)), put_into_play(TARGET)))
SHRINE = holding("Shrine", action(gain_fate(1)), facts="strength=1")
ARRIVAL = person("Arrival", reaction(after(ENTERS_PLAY, SELF), gain_honor(1)))
SUMMONS = event("Summons", action(target(in_your_provinces(CHARACTER)), put_into_play(TARGET)))
GUEST = made(
    "Guest | Neutral conflict character | cost=1 1/1 glory=0 | Bushi",
    interrupt(when(LEAVES_PLAY, SELF), gain_honor(1)),
)

cards = published(
    RECALL, DISMISSAL, HOMING, RUIN, MIRROR, RAIDER, MARCH, FILLING, SOWING, HIDING, WALLS, GATE, HARVEST,
    ECHO, COLLAPSE, BURIAL, SETTLING, RAISING, SHRINE, ARRIVAL, SUMMONS, GUEST,
)  # fmt: skip

HELD = ("ornate-fan",)
ROW = ("ancestral-lands", "elemental-fury", "meditations-on-the-tao")


def lying(*cards, **facts):
    """A row of provinces whose first has these cards."""
    return ({"card": "manicured-garden", "cards": list(cards), **facts}, "ancestral-lands", "elemental-fury")


def up(slug):
    return {"card": slug, "face_up": True}


def cards_in(t, place):
    own = t.s.provinces[place].card
    return [card for card, where in enumerate(t.s.lies_in) if where == place and card != own]


# --- broken provinces -----------------------------------------------------------------------------


@rule("LCG-BRK-02")
def test_a_broken_province_is_marked_and_seen_to_be():
    t = conflict(attacker=side("doji-challenger", "brash-samurai"), defender=side())
    t.fight()
    assert t.s.provinces[5].broken
    assert t.game.view(0)["players"][1]["provinces"][0]["broken"]


@rule("LCG-BRK-05", "LCG-BRK-06")
def test_cards_are_played_from_a_broken_province_which_refills():
    row = lying(up("arrival"), broken=True)
    t = table("dynasty", north=side(provinces=row), south=side())
    t.north.plays("arrival", "choice0")
    t.north.passes()
    assert t.zone("arrival") == "play"
    assert [t.s.face_up[card] for card in cards_in(t, 0)] == [False]


@rule("LCG-BRK-08")
def test_a_province_that_an_effect_breaks_was_broken_by_the_opponent():
    """Hard case 53: the conflict runs on, and nothing breaks twice."""
    t = table(north=side("raider"), south=side(provinces=("ruin", *ROW)))
    t.north.chooses("ring-air")
    t.north.chooses("choice0")
    t.north.chooses("p5")
    t.north.picks("raider")
    t.north.chooses("done")
    t.south.uses("ruin")
    assert t.s.provinces[5].broken
    t.north.chooses("done")  # what lies there stays there
    t.north.uses("raider")
    assert t.north.honor == 13
    to_the_end(t)
    assert t.log.count("Ruin breaks.") <= 1
    assert t.s.conflict is None


@rule("LCG-BRK-09")
def test_each_of_several_opponents_has_broken_it():
    row = ({"card": "mirror", "revealed": True}, *ROW)
    t = table(
        north=side("raider", hand=("collapse",)),
        south=side("raider", provinces=row),
        east=side("raider"),
        format="enlightenment",
    )
    t.north.uses("collapse", "mirror")
    t.north.uses("raider")
    t.east.uses("raider")
    assert (t.north.honor, t.south.honor, t.east.honor) == (13, 10, 13)


@rule("LCG-BRK-07", "LCG-BRK-02")
def test_without_a_stronghold_province_who_has_none_left_unbroken_has_lost():
    def player(**facts):
        piles = {"dynasty": ["eager-scout"] * 5, "conflict": ["fine-katana"] * 5}
        return {"honor": 6, "fate": 3, "provinces": [{}, {}, {}], "clan": "Crane", **piles, **facts}

    position = {
        "format": "skirmish",
        "players": [
            player(play=[{"card": "doji-challenger", "participating": True}]),
            player(provinces=[{"broken": True}, {"broken": True}, {}]),
        ],
        "conflict": {"attacker": 0, "type": "military", "ring": "air", "province": 5},
    }
    t = Table(gorin.setup("lcg", position), ["north", "south"])
    for _ in range(20):
        if t.game.over:
            break
        go_on(t)
    assert t.over == "Conquest"
    assert t.game.outcome.winners == (0,)
    assert t.s.provinces[5].broken


# --- face-down provinces --------------------------------------------------------------------------


@rule("LCG-FDP-04", "LCG-FDP-05")
def test_owners_see_their_face_down_provinces_and_nobody_the_cards_in_them():
    t = table(north=side(hand=HELD), south=side(hand=HELD))
    mine, theirs_ = t.game.view(0)["players"]
    assert [each["card"]["slug"] for each in mine["provinces"]] == [
        "manicured-garden", "ancestral-lands", "meditations-on-the-tao", "elemental-fury",
    ]  # fmt: skip
    assert [each["card"] for each in theirs_["provinces"]] == [None] * 4
    assert [each["cards"][0]["card"] for each in mine["provinces"]] == [None] * 4


@rule("LCG-FDP-02", "LCG-FDP-06")
def test_a_province_to_which_the_conflict_moves_is_turned_up_and_thereby_revealed():
    """Hard case 58."""
    t = conflict(
        attacker=side("doji-challenger", hand=("march",)),
        defender=side(provinces=("manicured-garden", "mirror"), hand=HELD),
    )
    t.defender.passes()
    t.attacker.uses("march")
    let_be(t)
    assert t.attacker.options == ["p6"]
    t.attacker.chooses("p6")
    assert t.s.face_up[t.card("mirror")]
    t.defender.uses("mirror")
    assert t.defender.honor == 11
    assert t.s.conflict.provinces == [6]


@rule("LCG-FDP-07", "LCG-EMIN-03")
def test_the_two_sides_of_a_province_are_different_things():
    row = ({"card": "mirror", "revealed": True}, {"card": "high-gate", "revealed": True})
    t = table(north=side(hand=("walls", "hiding")), south=side(provinces=row, hand=HELD))
    t.north.uses("walls", "mirror")
    let_be(t)
    assert t.strength(5) == 5
    turn_of(t, "north")
    t.north.uses("hiding")
    assert t.north.options == [t.north.ref("mirror"), "back"]  # eminent ones stay
    t.north.picks("mirror")
    let_be(t)
    assert t.zone("mirror") == "row"
    assert t.card("mirror") not in t.s.in_play
    assert [each.subject for each in t.s.lasting] == []


# --- filling --------------------------------------------------------------------------------------


@rule("LCG-FILL-01", "LCG-FILL-02")
def test_filling_puts_the_top_card_face_down_even_where_others_lie():
    row = lying("eager-scout", revealed=True)
    t = table(
        north=side(provinces=row, hand=("filling",), dynasty=("arrival", "eager-scout")),
        south=side(hand=HELD),
    )
    t.north.uses("filling", "manicured-garden")
    let_be(t)
    assert t.card("arrival") in cards_in(t, 0)
    assert len(cards_in(t, 0)) == 2
    assert not t.s.face_up[t.card("arrival")]
    assert t.game.view(0)["players"][0]["provinces"][0]["cards"][1] == {"face_up": False, "card": None}


@rule("LCG-FILL-03")
def test_filling_face_up_shows_the_card_to_all():
    row = lying("eager-scout", revealed=True)
    t = table(north=side(provinces=row, hand=("sowing",), dynasty=("arrival", "eager-scout")), south=side())
    t.north.uses("sowing", "manicured-garden")
    assert t.s.face_up[t.card("arrival")]
    shown = t.game.view(1)["players"][0]["provinces"][0]["cards"]
    assert "arrival" in [each["card"]["slug"] for each in shown if each["card"]]


# --- events in provinces --------------------------------------------------------------------------


@rule("LCG-EVNT-01", "LCG-EVNT-03")
def test_an_event_in_a_province_is_played_in_the_dynasty_phase_only():
    t = table("dynasty", north=side(provinces=lying(up("harvest")), fate=1), south=side())
    t.north.uses("harvest")
    assert t.north.fate == 3
    assert t.card("harvest") in t.s.players[0].dynasty_discard
    assert len(cards_in(t, 0)) == 1
    other = table(north=side(provinces=lying(up("harvest")), hand=HELD), south=side())
    assert not other.north.may_use("harvest")
    hidden = table("dynasty", north=side(provinces=lying("harvest")), south=side())
    assert not hidden.north.may_use("harvest")


@rule("LCG-EVNT-01")
def test_a_reaction_event_in_a_province_waits_for_its_moment():
    row = (*lying(up("echo"))[:1], {"card": "ancestral-lands", "cards": [up("arrival")]})
    t = table("dynasty", north=side(provinces=row), south=side())
    assert not t.north.may_use("echo")
    t.north.plays("arrival", "choice0")
    t.north.uses("echo")
    assert t.card("echo") in t.s.players[0].dynasty_discard


@rule("LCG-EVNT-06")
def test_an_event_is_not_put_into_play():
    t = table(
        north=side(hand=("raising",), conflict_discard=("filling",), dynasty_discard=("arrival",)),
        south=side(),
    )
    t.north.uses("raising")
    assert t.north.options == [t.north.ref("arrival"), "back"]


# --- discard piles --------------------------------------------------------------------------------


@rule("LCG-DISC-01", "LCG-DISC-02", "LCG-DISC-03", "LCG-CTRL-03")
def test_discarded_cards_lie_face_up_on_top_of_the_pile_of_their_kind():
    t = table(
        north=side(hand=("dismissal",), conflict_discard=("fine-katana",)),
        south=side("arrival", dynasty_discard=("brash-samurai",)),
    )
    t.north.uses("dismissal", "arrival")
    north, south = t.s.players
    assert south.dynasty_discard[-1] == t.card("arrival")
    assert north.conflict_discard[-1] == t.card("dismissal")
    assert t.card("arrival") not in t.s.in_play
    for seat in (0, 1):
        shown = t.game.view(seat)["players"]
        assert [each["slug"] for each in shown[1]["dynasty_discard"]] == ["brash-samurai", "arrival"]
        assert [each["slug"] for each in shown[0]["conflict_discard"]] == ["fine-katana", "dismissal"]
    assert all(t.s.controller[card] == seat for seat in (0, 1) for card in t.s.players[seat].hand)


@rule("LCG-CTRL-04")
def test_it_goes_to_its_owners_pile():
    t = table(north=side({"card": "arrival", "owner": 1}, hand=("dismissal",)), south=side())
    t.north.uses("dismissal", "arrival")
    assert t.card("arrival") in t.s.players[1].dynasty_discard
    assert t.s.controller[t.card("arrival")] == 1


@rule("LCG-CTRL-04")
def test_it_goes_to_its_owners_hand():
    t = table(north=side({"card": "guest", "owner": 1}, hand=("recall",)), south=side())
    t.north.uses("recall", "guest")
    unanswered(t)
    assert t.card("guest") in t.s.players[1].hand


# --- in and out of play ---------------------------------------------------------------------------


@rule("LCG-PLAY-01")
def test_played_or_put_into_play_it_enters_play():
    played = table("dynasty", north=side(provinces=lying(up("arrival"))), south=side())
    played.north.plays("arrival", "choice0")
    assert played.north.may_use("arrival")
    put = table(north=side(provinces=lying(up("arrival")), hand=("summons",)), south=side())
    put.north.uses("summons", "arrival")
    assert put.north.may_use("arrival")


@rule("LCG-PLAY-02", "LCG-PLAY-03")
def test_what_is_in_play():
    row = (
        {"card": "manicured-garden", "revealed": True, "cards": [up("shrine"), up("arrival")]},
        {"card": "ancestral-lands", "cards": ["shrine"]},
    )
    t = table(
        north=side(
            who("doji-whisperer", "fine-katana"),
            provinces=row,
            role="keeper-of-air",
            hand=HELD,
            dynasty_discard=("brash-samurai",),
        ),
        south=side(hand=HELD),
    )
    mine = [t.s.names[t.s.what[card]] for card in t.s.in_play if t.s.owner[card] == 0]
    assert sorted(mine) == sorted(
        ["shizuka-toshi", "manicured-garden", "shrine", "doji-whisperer", "fine-katana"]
    )


@rule("LCG-PLAY-04")
def test_discarded_or_returned_it_has_left_play():
    for slug in ("dismissal", "recall"):
        t = table(north=side(hand=(slug,)), south=side("guest"))
        t.north.uses(slug, "guest")
        assert t.south.may_use("guest")


@rule("LCG-PLAY-07")
def test_a_dynasty_card_never_goes_to_a_hand():
    t = table(north=side(hand=("recall",)), south=side("arrival"))
    t.north.uses("recall", "arrival")
    assert t.card("arrival") in t.s.players[1].dynasty_discard


@rule("LCG-PLAY-06")
def test_a_card_of_the_other_kind_of_deck_is_discarded():
    t = table(north=side(hand=("burial", "burial")), south=side("guest", "arrival", hand=HELD))
    t.north.uses("burial", "guest")
    let_be(t)
    assert t.card("guest") in t.s.players[1].conflict_discard
    turn_of(t, "north")
    t.north.uses("burial", "arrival")
    let_be(t)
    assert t.s.players[1].dynasty_discard == []
    assert len(t.s.players[1].dynasty) == 9


@rule("LCG-PLAY-08")
def test_a_conflict_card_never_goes_to_a_province():
    row = lying("eager-scout", revealed=True)
    north = side(
        provinces=row, hand=("settling",) * 2, conflict_discard=("ornate-fan",), dynasty_discard=("arrival",)
    )
    t = table(north=north, south=side(hand=("fine-katana",)))
    t.north.uses("settling", "ornate-fan", "manicured-garden")
    let_be(t)
    assert t.card("ornate-fan") in t.s.players[0].conflict_discard
    assert len(cards_in(t, 0)) == 1
    turn_of(t, "north")
    t.north.uses("settling", "arrival", "manicured-garden")
    let_be(t)
    assert t.card("arrival") in cards_in(t, 0)


# --- holdings -------------------------------------------------------------------------------------


@rule("LCG-HOLD-04", "LCG-BRK-06")
def test_a_province_with_a_holding_is_not_refilled():
    t = table("dynasty", north=side(provinces=lying(up("shrine"), up("arrival"))), south=side())
    t.north.plays("arrival", "choice0")
    t.north.passes()
    assert cards_in(t, 0) == [t.card("shrine")]


@rule("LCG-HOLD-03")
def test_a_holding_may_be_discarded_in_the_fate_phase_and_the_province_refills_face_down():
    t = table("fate", north=side(provinces=lying(up("shrine")), hand=HELD), south=side())
    while t.north.ref("shrine") not in t.north.options:
        go_on(t)
    assert "done" in t.north.options
    t.north.picks("shrine")
    assert t.zone("shrine") == "discard"
    assert [t.s.face_up[card] for card in cards_in(t, 0)] == [False]


# --- home -----------------------------------------------------------------------------------------


@rule("LCG-HOME-02", "LCG-HOME-03")
def test_who_is_moved_home_counts_no_more_and_stays_ready_or_bowed():
    t = conflict(
        attacker=side("doji-challenger", who("brash-samurai", bowed=True), hand=("homing", "homing")),
        defender=side(),
    )
    t.defender.passes()
    t.attacker.uses("homing", "doji-challenger")
    assert not t.participates("doji-challenger")
    assert not t.is_bowed("doji-challenger")
    assert t.game.view(0)["conflict"]["attack"] == 0
    turn_of(t, "attacker")
    t.attacker.uses("homing", "brash-samurai")
    assert t.is_bowed("brash-samurai")
    assert not t.participates("brash-samurai")


# --- open information -----------------------------------------------------------------------------


@rule("LCG-HON-01", "LCG-FATE-01")
def test_everybody_sees_honor_and_fate():
    t = table(north=side(hand=HELD, honor=7, fate=3), south=side(hand=HELD, honor=12, fate=1))
    for seat in (0, 1, None):
        players = t.game.view(seat)["players"]
        assert [(each["honor"], each["fate"]) for each in players] == [(7, 3), (12, 1)]
