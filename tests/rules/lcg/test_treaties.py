"""Treaties (LCG-TRT): promises that the referee checks, words of one's own, stakes and treaty cards."""

import random

import pytest

import gorin
from gorin.games.lcg.formats.treaties.bargaining import may_offer
from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS
from gorin.games.lcg.rules import LCG
from gorin.kernel.errors import GorinError, IllegalChoice
from support.lcg_formats import attacking, enlightenment, there
from support.lcg_table import side
from support.rule import rule

PEACE, WAR, NO_MILITARY, NO_POLITICAL, LOW_BID, NO_EVENTS, SPARE, NO_FATE, SPOKEN = range(9)
AT_ONCE, PHASE, ROUND, NEXT_ROUND, GAME = range(5)


@rule("LCG-TRT-06", "LCG-TRT-09")
def test_what_is_staked_on_treaties_can_be_agreed_on_where_they_are_made():
    (variant,) = LCG.variants
    assert LCG.complete({"format": variant.format})[variant.id] == variant.choices[0].value
    for choice in variant.choices:
        assert LCG.complete({"format": variant.format, variant.id: choice.value})[variant.id] == choice.value
    assert [LCG.seats_in(format) for format in LCG.formats] == [(2,), (2,), (3,), (4,)]


def free(rule="honor", **facts):
    """Nobody has promised anything yet; north has the first opportunity."""
    return enlightenment(
        north=side("doji-challenger"),
        south=side("yogo-outcast"),
        east=side("eager-scout"),
        treaty_rule=rule,
        **({"treaty_deck": ["falling-fortune", "desertion", "exposed-secrets"]} if rule == "cards" else {}),
        **facts,
    )


def offer(t, mine=PEACE, yours=PEACE, until=ROUND, value=3):
    t.north.chooses("treaty:seat1")
    for number in (mine, yours, until, value):
        t.north.chooses(number if isinstance(number, str) else f"choice{number}")


def bound(mine=PEACE, yours=PEACE, until=ROUND, value=3, **facts):
    """North and south have made a treaty."""
    t = free(**facts)
    offer(t, mine, yours, until, value)
    t.south.chooses("choice0")
    return t


def goes_on(t):
    """Whoever is asked does nothing, or whatever comes last."""
    decision = t.game.decision
    ids = [option.id for option in decision.options]
    t.mirror.choose("pass" if "pass" in ids else ids[-1], decision.seat)


def attacks(t, who, place, card, type=0):
    while not any(option.startswith("ring-") for option in who.options):
        goes_on(t)
    ring = next(option for option in who.options if option.startswith("ring-"))
    who.picks(ring, f"choice{type}", place, card, "done")


def phase_ends(t):
    """Until the next phase, or until somebody is asked about the treaty."""
    phase = t.s.phase
    while t.s.phase == phase and not t.prompt.startswith("The treaty is over"):
        goes_on(t)


# --- agreeing -------------------------------------------------------------------------------------


@rule("LCG-TRT-02")
def test_a_treaty_stands_when_both_have_agreed_on_every_point():
    t = free()
    assert "treaty:seat1" in t.north.options
    offer(t)
    assert t.s.treaties == []  # all is said, but the other party has not agreed
    assert t.asked == "south"
    t.south.chooses("choice0")
    (made,) = t.game.view(2)["treaties"]["made"]
    assert (made["parties"], made["value"]) == ([0, 1], 3)
    assert [promise["seat"] for promise in made["promises"]] == [0, 1]


@rule("LCG-TRT-02")
def test_every_point_can_be_taken_back_and_what_is_refused_is_nothing():
    t = free()
    t.north.picks("treaty:seat1", "choice0", "choice1", "choice2", "back", "back", "back", "back")
    assert "treaty:seat1" in t.north.options
    offer(t)
    t.south.chooses("choice1")
    assert t.s.treaties == []
    assert t.asked == "north"  # an offer is no action
    assert "treaty:seat1" not in t.north.options  # once a phase


@rule("LCG-TRT-08")
def test_one_treaty_for_each_pair_and_a_new_one_when_it_is_over():
    t = bound(until=PHASE)
    assert "treaty:seat1" not in t.north.options
    t.north.picks("treaty:seat2", "choice0", "choice0", "choice2", "choice1")
    t.east.chooses("choice0")
    assert len(t.s.treaties) == 2  # with any number of players
    attacks(t, t.north, "p5", "doji-challenger")
    assert [treaty.parties for treaty in t.s.treaties] == [[0, 2]]
    while t.s.phase != "dynasty":
        goes_on(t)
    assert t.s.treaties == []
    assert may_offer(t.s, 0, 1) and may_offer(t.s, 0, 2)


@rule("LCG-TRT-08")
def test_as_long_as_there_is_one_neither_of_the_two_offers_another():
    t = bound(until=GAME)
    t.north.passes()
    assert t.asked == "south"
    assert [option for option in t.south.options if option.startswith("treaty:")] == ["treaty:seat2"]
    while t.s.phase != "dynasty":
        goes_on(t)
    pairs = [(one, other) for one in range(3) for other in range(3) if one != other]
    assert [pair for pair in pairs if not may_offer(t.s, *pair)] == [(0, 1), (1, 0)]


@rule("LCG-TRT-06")
def test_from_one_to_five_is_staked():
    t = free()
    t.north.picks("treaty:seat1", "choice0", "choice0", "choice2")
    assert t.north.options == [*(f"choice{value}" for value in range(1, 6)), "back"]
    for value in (1, 5):
        t = bound(value=value)
        attacks(t, t.north, "p5", "doji-challenger")
        assert t.north.honor == 10 - value


@rule("LCG-TRT-03")
def test_all_that_can_be_promised_is_something_that_the_player_decides():
    t = free()
    t.north.chooses("treaty:seat1")
    labels = [option.label for option in t.game.decision.options if option.id.startswith("choice")]
    deeds = [label.removeprefix("Crane ").split()[0] for label in labels]
    assert len(labels) == SPOKEN + 1
    assert set(deeds) == {"declares", "bids", "plays", "targets", "puts", "keeps"}
    assert all("puts no fate" in label for label in labels if " puts " in label)  # it refrains from it


@rule("LCG-TRT-03")
def test_keeping_promises_moves_no_honor_fate_cards_or_rings():
    for kind in range(SPOKEN):
        t = free()
        before = possessions(t)
        offer(t, kind, kind)
        t.south.chooses("choice0")
        assert possessions(t) == before


@rule("LCG-TRT-03")
def test_a_promise_that_nobody_has_a_word_for_is_rejected():
    def told(kind):
        promises = [{"kind": kind}, {"kind": PEACE}]
        return [{"parties": [0, 1], "promises": promises, "until": ROUND, "value": 3, "round": 1}]

    assert len(free(treaties=told(NO_FATE)).s.treaties) == 1
    with pytest.raises(GorinError, match="kind"):
        free(treaties=told(SPOKEN + 1))  # to give 2 fate, for instance
    t = free()
    t.north.chooses("treaty:seat1")
    with pytest.raises(IllegalChoice):
        t.game.choose(f"choice{SPOKEN + 1}", 0)


def possessions(t):
    return [
        (player.honor, player.fate, list(player.hand), len(player.conflict), len(player.dynasty))
        for player in t.s.players
    ], [(ring.holder, ring.fate) for ring in t.s.rings]


@rule("LCG-TRT-04")
def test_from_at_once_to_the_rest_of_the_game():
    now, ever = bound(until=AT_ONCE), bound(until=GAME)
    attacks(now, now.north, "p10", "doji-challenger")
    while now.s.conflict is not None or now.s.treaties:
        decision = now.game.decision
        now.mirror.choose(decision.options[-1].id, decision.seat)
    assert (now.s.round, now.s.phase) == (1, "conflict")  # over with the conflict
    while ever.s.round < 3:
        decision = ever.game.decision
        ids = [option.id for option in decision.options]
        ever.mirror.choose("pass" if "pass" in ids else ids[-1], decision.seat)
    assert len(ever.s.treaties) == 1


# --- keeping and breaking -------------------------------------------------------------------------


@rule("LCG-TRT-01", "LCG-TRT-06", "LCG-TRT-07")
def test_who_breaks_a_treaty_loses_what_was_staked_and_nobody_is_bound_any_more():
    t = bound(value=3)
    attacks(t, t.north, "p5", "doji-challenger")
    assert [player.honor for player in t.s.players] == [7, 10, 10]
    assert t.s.treaties == []
    while t.s.conflict is not None:
        decision = t.game.decision
        t.mirror.choose(decision.options[-1].id, decision.seat)
    honor = t.south.honor
    attacks(t, t.south, "p0", "yogo-outcast")
    assert t.south.honor == honor  # may attack north now


@rule("LCG-TRT-05")
def test_a_kept_treaty_dissolves_in_silence():
    t = bound(until=ROUND)
    attacks(t, t.north, "p10", "doji-challenger")  # against east
    while t.s.round == 1:
        decision = t.game.decision
        ids = [option.id for option in decision.options]
        t.mirror.choose("pass" if "pass" in ids else ids[-1], decision.seat)
    assert t.s.treaties == []
    assert "breaks the treaty" not in " ".join(t.log)
    assert any("is dissolved" in line for line in t.log)


@rule("LCG-TRT-05")
def test_who_has_not_done_in_time_what_was_promised_has_broken_it():
    t = bound(mine=WAR, yours=PEACE, until=PHASE, value=2)
    phase_ends(t)
    assert any("Crane breaks the treaty" in line for line in t.log), t.log
    done = bound(mine=WAR, yours=PEACE, until=PHASE, value=2)
    attacks(done, done.north, "p10", "doji-challenger")
    assert any("keeps its promise" in line for line in done.log)
    while done.s.phase == "conflict":
        decision = done.game.decision
        done.mirror.choose(decision.options[-1].id, decision.seat)
    assert not any("breaks the treaty" in line for line in done.log)


@pytest.mark.parametrize(("promise", "type", "broken"), [(NO_MILITARY, 0, True), (NO_MILITARY, 1, False)])
def test_a_type_of_conflict_can_be_forsworn(promise, type, broken):
    t = bound(mine=promise)
    attacks(t, t.north, "p10", "doji-challenger", type)
    assert (t.north.honor == 7) == broken


def test_bids_can_be_promised():
    for bid, honor in ((2, 10), (3, 7)):
        t = enlightenment(north=side(), south=side(), treaty_rule="honor", phase="dynasty")
        offer(t, mine=LOW_BID, until=ROUND)
        t.south.chooses("choice0")
        for player in (t.north, t.south, t.east):
            player.passes()
        for player in (t.north, t.south, t.east):
            player.chooses(f"bid-{bid}")
        assert t.north.honor == honor


def promised(kind):
    """North has promised this, until the end of the game, and attacks east; south looks on."""
    return [{"parties": [0, 1], "promises": [{"kind": kind}, {"kind": PEACE}], "until": GAME, "value": 3}]


def test_sparing_his_characters_and_keeping_out_of_his_conflicts():
    for kind, target, honor in (
        (SPARE, "yogo-outcast", 7),
        (SPARE, "doji-challenger", 10),
        (NO_EVENTS, "doji-challenger", 7),
        (NO_FATE, "doji-challenger", 10),
    ):
        t = enlightenment(
            north=side(there("doji-challenger"), hand=("banzai",)),
            south=side(there("yogo-outcast")),
            treaty_rule="honor",
            treaties=promised(kind),
            conflict=attacking(6),
        )
        t.north.uses("banzai", target)
        t.north.passes()  # no second time
        assert t.north.honor == honor, (kind, target)


def test_fate_on_rings_can_be_promised():
    t = enlightenment(
        north=side(hand=("fine-katana",)),
        south=side(),
        treaty_rule="honor",
        treaties=promised(NO_FATE),
        phase="conflict",
    )
    while not t.prompt.startswith("Put 1 fate on which"):
        decision = t.game.decision
        t.mirror.choose(decision.options[-1].id, decision.seat)
    t.north.chooses(t.north.options[0])  # south's air ring
    assert t.north.honor == 7


# --- words of one's own ---------------------------------------------------------------------------


def spoken(until=PHASE):
    t = free()
    t.north.chooses("treaty:seat1")
    t.mirror.choose("say:I leave your Fire ring alone", 0)
    t.north.picks("choice0", f"choice{until}", "choice2")
    t.south.chooses("choice0")
    return t


def test_a_promise_in_own_words_is_shown_to_all():
    t = spoken()
    (made,) = t.game.view(2)["treaties"]["made"]
    assert made["promises"][0]["text"] == "Crane promises: I leave your Fire ring alone"
    assert t.game.clone().view(None)["treaties"] == t.game.view(None)["treaties"]


def test_it_is_broken_when_both_say_so():
    t = spoken()
    t.north.passes()
    assert "accuse:seat0" in t.south.options
    t.south.chooses("accuse:seat0")
    assert t.asked == "north"
    t.north.chooses("choice1")  # no
    assert len(t.s.treaties) == 1
    assert "accuse:seat0" not in t.south.options  # once a phase
    other = spoken()
    other.north.passes()
    other.south.chooses("accuse:seat0")
    other.north.chooses("choice0")  # yes
    assert (other.north.honor, other.s.treaties) == (8, [])


def test_when_its_time_is_over_the_partner_judges():
    for answers, honor in ((["choice0"], 10), (["choice1", "choice1"], 10), (["choice1", "choice0"], 8)):
        t = spoken(PHASE)
        phase_ends(t)
        assert t.prompt.startswith("The treaty is over")
        assert t.asked == "south"
        for name, answer in zip(("south", "north"), answers, strict=False):
            getattr(t, name).chooses(answer)
        assert t.s.players[0].honor == honor


@pytest.mark.parametrize("text", ["", "   ", "a" * 201, "two\nlines"])
def test_words_that_are_no_promise_are_refused(text):
    t = free()
    t.north.chooses("treaty:seat1")
    assert t.game.decision.takes_words
    before = t.game.digest()
    with pytest.raises(IllegalChoice):
        t.game.choose(f"say:{text}", 0)
    assert t.game.digest() == before
    t.north.chooses("back")
    with pytest.raises(IllegalChoice):
        t.game.choose("say:hello", 0)  # nobody asks for words now


# --- treaty cards ---------------------------------------------------------------------------------


@rule("LCG-TRT-09", "LCG-TRT-10")
def test_a_treaty_card_lies_between_the_two_unseen():
    game = gorin.new(
        "lcg",
        format="enlightenment",
        decks=["lion-core", "phoenix-core", "unicorn-core"],
        treaties="cards",
        seed=1,
    )
    assert game.view(0)["treaties"] == {"stake": "cards", "deck": 12, "made": []}
    t = bound(rule="cards")
    assert TREATY_CARDS[t.s.treaties[0].card].slug == "falling-fortune"
    assert t.game.view(0)["treaties"]["made"][0]["card"] is True
    worlds = {t.game.determinize(0, random.Random(seed)).state.treaties[0].card for seed in range(20)}
    assert len(worlds) > 1
    views = {str(t.game.determinize(0, random.Random(seed)).view(0)["treaties"]) for seed in range(5)}
    assert len(views) == 1


def test_what_is_offered_only_the_two_know():
    t = free()
    offer(t, mine=WAR, yours=SPARE, until=NEXT_ROUND, value=2)
    said = t.game.view(1)["decision"]["prompt"]
    for seat in range(3):
        worlds = [t.game.determinize(seat, random.Random(seed)) for seed in range(30)]
        assert all(world.view(seat) == t.game.view(seat) for world in worlds)
        prompts = {world.pending[0].prompt for world in worlds}
        assert prompts == {said} if seat < 2 else len(prompts) > 20


@rule("LCG-TRT-11", "LCG-TRT-13", "LCG-TRT-12", "LCG-TRT-09")
def test_it_is_revealed_when_the_treaty_is_broken_and_goes_to_the_bottom():
    t = bound(rule="cards", value=2)
    attacks(t, t.north, "p5", "doji-challenger")
    assert [player.fate for player in t.s.players] == [3, 5, 5]
    assert any("treaty card is Falling Fortune" in line for line in t.log)
    assert TREATY_CARDS[t.s.treaty_deck[0]].slug == "falling-fortune"


@rule("LCG-TRT-13")
def test_the_card_of_a_kept_treaty_is_never_seen():
    t = bound(rule="cards", until=PHASE)
    phase_ends(t)
    assert t.s.treaties == []
    assert len(t.s.treaty_deck) == 3
    assert TREATY_CARDS[t.s.treaty_deck[0]].slug == "falling-fortune"
    assert not any("treaty card is" in line for line in t.log)


# --- leaving, saves, positions --------------------------------------------------------------------


@rule("LCG-ENL-06")
def test_treaties_with_who_leaves_are_no_more():
    t = bound()
    t.mirror.choose("concede", 1)
    assert t.s.treaties == []
    assert [player.honor for player in t.s.players] == [10, 10, 10]
    assert not any(option.startswith("treaty") for option in [*t.north.options, *t.east.options])
    asked = free()
    offer(asked)
    asked.mirror.choose("concede", 1)  # while he is asked
    assert asked.s.treaties == []
    assert LCG.why_invalid(asked.s) is None


def test_treaties_are_told_in_positions():
    t = enlightenment(
        north=side(hand=("fine-katana",)), south=side(), treaty_rule="honor", treaties=promised(SPARE)
    )
    again = gorin.setup("lcg", t.game.position())
    assert again.position() == t.game.position()


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"parties": [0, 0]}, "two players"),
        ({"promises": [{"kind": 0}]}, "two promises"),
        ({"value": 9}, "value"),
        ({"parties": [0, 7]}, "parties"),
    ],
)
def test_treaties_that_cannot_be_are_refused(change, wrong):
    treaty = {**promised(SPARE)[0], **change}
    with pytest.raises(GorinError, match=wrong):
        enlightenment(north=side(), south=side(), treaty_rule="honor", treaties=[treaty])


def test_a_pair_has_no_two_treaties_in_a_position():
    with pytest.raises(GorinError, match="two treaties"):
        enlightenment(north=side(), south=side(), treaty_rule="honor", treaties=promised(SPARE) * 2)


def test_treaties_are_for_enlightenment_only():
    with pytest.raises(GorinError, match="enlightenment"):
        gorin.new("lcg", format="skirmish", treaties="honor")
    with pytest.raises(GorinError, match="treaties is one of"):
        gorin.new("lcg", format="enlightenment", decks=["lion-core"] * 3, treaties="gold")
