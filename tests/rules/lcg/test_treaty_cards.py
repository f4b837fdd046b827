"""The twelve treaty cards (LCG-TRT-09 to LCG-TRT-13): what each makes of the value that was staked."""

import json

import pytest

import gorin
from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS
from gorin.kernel.errors import GorinError
from support.lcg_formats import enlightenment
from support.lcg_table import side, who
from support.rule import rule

PEACE, ROUND = 0, 2


def broken(card, value, north=None, south=None, promises=(PEACE, PEACE)):
    """North has promised south peace, with this card between the two, and attacks."""
    t = enlightenment(
        north=north or side("doji-challenger"),
        south=south or side(),
        treaty_rule="cards",
        treaties=[
            {
                "parties": [0, 1],
                "promises": [{"kind": kind} for kind in promises],
                "until": ROUND,
                "value": value,
                "card": card,
            }
        ],
    )
    while not any(option.startswith("ring-") for option in t.north.options):
        t.mirror.choose("pass", t.game.decision.seat)
    ring = next(option for option in t.north.options if option.startswith("ring-"))
    t.north.picks(ring, "choice0", "p5", "doji-challenger", "done")
    return t


def purses(t):
    return [(player.honor, player.fate, len(player.hand)) for player in t.s.players]


@rule("LCG-TRT-09")
def test_there_are_twelve_and_each_is_in_the_deck_once():
    game = gorin.new(
        "lcg",
        format="enlightenment",
        decks=["lion-core", "phoenix-core", "unicorn-core"],
        treaties="cards",
        seed=1,
    )
    assert sorted(game.state.treaty_deck) == list(range(12))
    assert len({card.slug for card in TREATY_CARDS}) == 12


@rule("LCG-TRT-11", "LCG-TRT-12")
@pytest.mark.parametrize(
    ("card", "north", "south"),
    [
        ("falling-fortune", (10, 3, 1), (10, 5, 1)),
        ("finding-a-new-lord", (10, 5, 1), (10, 7, 1)),
        ("transgression-of-honor", (8, 5, 1), (10, 5, 1)),
        ("upholding-bushido", (10, 5, 1), (12, 5, 1)),
        ("exposed-secrets", (10, 5, 1), (10, 5, 3)),
    ],
)
def test_what_a_player_gains_or_loses(card, north, south):
    held = {"hand": ("fine-katana",)}
    t = broken(card, 2, north=side("doji-challenger", **held), south=side(**held))
    assert purses(t)[:2] == [north, south]
    assert purses(t)[2] == (10, 5, 0)  # the third player has nothing to do with it
    assert t.s.treaties == []
    assert TREATY_CARDS[t.s.treaty_deck[0]].slug == card  # LCG-TRT-13


@rule("LCG-TRT-11")
def test_forgotten_plans_leaves_the_choice_to_whoever_broke_it():
    hand = ("fine-katana", "ornate-fan", "banzai")
    t = broken("forgotten-plans", 2, north=side("doji-challenger", hand=hand))
    t.north.picks("banzai", "fine-katana")
    assert t.north.hand == ["ornate-fan"]


def test_forgotten_plans_takes_no_more_than_there_is():
    t = broken("forgotten-plans", 3, north=side("doji-challenger", hand=("fine-katana", "banzai")))
    assert t.north.hand == []


@rule("LCG-TRT-11", "LCG-TRT-12")
def test_second_chances_is_spread_by_the_other_party():
    t = broken("second-chances", 3, south=side("yogo-outcast", "doji-whisperer"))
    t.south.picks("yogo-outcast", "doji-whisperer", "yogo-outcast")
    assert (t.fate_on("yogo-outcast"), t.fate_on("doji-whisperer")) == (2, 1)
    assert t.south.fate == 5  # it comes from nobody's pool


def test_second_chances_of_one_character_is_no_choice():
    t = broken("second-chances", 3, south=side("yogo-outcast"))
    assert t.fate_on("yogo-outcast") == 3


@rule("LCG-TRT-11")
def test_sent_to_their_deaths_takes_fate_from_characters():
    mine = side(who("doji-challenger", fate=1), who("doji-whisperer", fate=2))
    t = broken("sent-to-their-deaths", 2, north=mine)
    t.north.picks("doji-challenger")
    assert t.north.options == [f"c{t.card('doji-whisperer')}", "back"]  # no more is on the other one
    t.north.picks("doji-whisperer")
    assert (t.fate_on("doji-challenger"), t.fate_on("doji-whisperer")) == (0, 1)


@rule("LCG-TRT-11")
def test_shattered_blades_takes_attachments():
    mine = side(who("doji-challenger", "honored-blade", "ornate-fan"), who("doji-whisperer", "fine-katana"))
    t = broken("shattered-blades", 2, north=mine)
    t.north.picks("ornate-fan", "honored-blade")
    assert (t.zone("ornate-fan"), t.zone("honored-blade")) == ("discard", "discard")


@rule("LCG-TRT-11", "LCG-TRT-12")
def test_desertion_gives_the_costliest_within_the_stake_to_the_other_party():
    t = broken("desertion", 2, north=side("doji-challenger", "doji-whisperer"))
    assert t.s.controller[t.card("doji-whisperer")] == 1
    assert t.s.controller[t.card("doji-challenger")] == 0


@rule("LCG-TRT-11")
@pytest.mark.parametrize("card", ["dishonorable-dealings", "spreading-discontent", "desertion"])
def test_of_those_that_cost_the_same_whoever_broke_it_chooses(card):
    t = broken(card, 3, north=side("doji-challenger", "kakita-kaezin", "doji-whisperer"))
    assert t.north.options == [f"c{t.card(slug)}" for slug in ("doji-challenger", "kakita-kaezin")]
    t.north.picks("kakita-kaezin")
    changed = {
        "dishonorable-dealings": t.status("kakita-kaezin") == "dishonored",
        "spreading-discontent": t.is_bowed("kakita-kaezin"),
        "desertion": t.s.controller[t.card("kakita-kaezin")] == 1,
    }
    assert [slug for slug, is_so in changed.items() if is_so] == [card]


@rule("LCG-EFF-05")
def test_nobody_else_is_dishonored_where_the_costliest_one_is_already():
    mine = side("doji-whisperer", who("doji-challenger", status="dishonored"))
    t = broken("dishonorable-dealings", 3, north=mine)
    assert t.status("doji-whisperer") == "ordinary"


def test_nothing_comes_of_a_card_for_which_there_is_nobody():
    t = broken("spreading-discontent", 1)
    assert not t.is_bowed("doji-challenger")
    assert t.s.treaties == []


@rule("LCG-TRT-11")
def test_what_the_card_says_is_told_by_name():
    t = broken("upholding-bushido", 2)
    (line,) = [line for line in t.log if "treaty card" in line]
    assert "Upholding Bushid\u014d" in line
    assert TREATY_CARDS[-1].text() in line


def test_treaty_cards_stand_in_positions_by_name():
    cards = {"treaty_rule": "cards", "treaty_deck": ["desertion", "shattered-blades"]}
    t = enlightenment(north=side(), south=side(), **cards)
    assert t.game.position()["treaty_deck"] == cards["treaty_deck"]
    with pytest.raises(GorinError, match="gold-card"):
        enlightenment(north=side(), south=side(), treaty_rule="cards", treaty_deck=["gold-card"])
    with pytest.raises(GorinError, match="twice"):
        enlightenment(north=side(), south=side(), treaty_rule="cards", treaty_deck=["desertion"] * 2)


@pytest.mark.parametrize(("field", "value"), [("number", 12), ("number", -1), ("value", 6), ("chosen", [0])])
def test_a_save_with_an_impossible_consequence_is_refused(field, value):
    t = broken("second-chances", 3, south=side("yogo-outcast", "doji-whisperer"))
    saved = t.game.save()
    damaged = json.loads(saved) if isinstance(saved, str) else json.loads(json.dumps(saved))
    assert gorin.load(saved).digest() == t.game.digest()
    step = _step_of(damaged)
    step[field] = value
    with pytest.raises(GorinError):
        gorin.load(json.dumps(damaged) if isinstance(saved, str) else damaged)


def _step_of(told):
    """The step in a save that carries out what a treaty card says."""
    if isinstance(told, dict):
        if "number" in told and "other" in told and "chosen" in told:
            return told
        told = list(told.values())
    for each in told if isinstance(told, list) else []:
        found = _step_of(each)
        if found is not None:
            return found
    return None
