"""Honor that the rules take or others get is lost like any other: it is heard and can be kept."""

from gorin.games.lcg.language.abilities import action, reaction, unlimited, would_interrupt
from gorin.games.lcg.language.verbs.answers import cancel, instead
from gorin.games.lcg.language.verbs.in_play import discard, move_fate, remove_from_game
from gorin.games.lcg.language.verbs.players import draw, gain_fate, give_honor, take_fate, take_honor
from gorin.games.lcg.language.when.events import (
    CONFLICT_LOST,
    FATE_LOST,
    FATE_REMOVED,
    HONOR_GAINED,
    HONOR_LOST,
)
from gorin.games.lcg.language.which.card_filters import CARD, CHARACTER
from gorin.games.lcg.language.which.lying import in_your_provinces
from gorin.games.lcg.language.which.players import ANY_OPPONENT
from gorin.language.abilities import cost
from gorin.language.card_filters import your
from gorin.language.event_kinds import after, when_would
from gorin.language.picks import second_target, target, targets
from gorin.language.players import YOU
from gorin.language.selectors import SECOND, SELF, TARGET
from support.lcg_cards import event, holding, person, province, published
from support.lcg_course import declares, go_on, let_be, until, until_offered
from support.lcg_table import conflict, side, table, who
from support.rule import rule

LISTENER = holding(
    "Test Ear",
    reaction(
        after(HONOR_LOST, ANY_OPPONENT),
        gain_fate(1),
        unlimited(),
    ),
)
KEEPER = person(
    "Test Keeper",
    would_interrupt(
        when_would(HONOR_LOST, YOU),
        cancel(),
    ),
)
MODEST = person(
    "Test Modest One",
    would_interrupt(
        when_would(HONOR_GAINED, YOU),
        instead(gain_fate(1)),
    ),
)
MISER = person(
    "Test Miser",
    would_interrupt(
        when_would(FATE_LOST, YOU),
        cancel(),
    ),
)
CLINGING = person(
    "Test Clinging One",
    would_interrupt(when_would(FATE_REMOVED, SELF), cancel()),
)
WITHERED = person("Test Withered", reaction(after(FATE_REMOVED, SELF), draw(1)))
THEFT = event("Test Theft", action(take_honor(2)))
ROBBERY = event("Test Robbery", action(take_fate(2)))
SHIFT = event("Test Shift", action(target(CHARACTER), second_target(CHARACTER), move_fate(1, TARGET, SECOND)))
BRIBE = event("Test Bribe", action(cost(give_honor(1)), gain_fate(3)))
MOURNER = person("Test Mourner", reaction(after(CONFLICT_LOST, YOU), draw(1)))
FIELD = province("Test Moor", facts="strength=4 earth")
STUDY = event("Test Study", action(draw(2)))
FAREWELL = event("Test Farewell", action(target(your(CHARACTER)), discard(TARGET), draw(1)))
FLOOD = event("Test Flood", action(targets(in_your_provinces(CARD), 2, 2), remove_from_game(TARGET)))

cards = published(
    LISTENER, KEEPER, MODEST, MISER, CLINGING, WITHERED, THEFT, ROBBERY, SHIFT, BRIBE, MOURNER, FIELD, STUDY,
    FLOOD, FAREWELL,
)  # fmt: skip

EAR = ({"card": "manicured-garden", "cards": [{"card": "test-ear", "face_up": True}]},)
TAINTED = who("doji-challenger", tainted=True)


# --- what declaring tainted characters costs ------------------------------------------------------


@rule("LCG-STAT-16", "LCG-INIT-09")
def test_what_a_tainted_attacker_costs_is_heard():
    t = table(north=side(TAINTED, provinces=("ancestral-lands",)), south=side(provinces=EAR))
    declares(t.north, "doji-challenger", place=2)
    t.south.uses("test-ear")
    assert (t.north.honor, t.south.fate) == (9, 6)


@rule("LCG-STAT-16", "LCG-STAT-18")
def test_what_tainted_defenders_and_a_tainted_province_cost_is_heard():
    land = {"card": "test-moor", "revealed": True, "tainted": True}
    for squire, row, left in (
        (TAINTED, "ancestral-lands", 9),
        ("doji-challenger", land, 9),
        (TAINTED, land, 8),
    ):
        t = table(north=side("yogo-outcast", provinces=EAR), south=side(squire, provinces=(row,)))
        declares(t.north, "yogo-outcast", place=2)
        t.south.picks("doji-challenger", "done")
        t.north.uses("test-ear")
        assert (t.south.honor, t.north.fate) == (left, 6)
        assert t.participates("doji-challenger")


# --- a deck that has run out ----------------------------------------------------------------------


def running_out(north, **other):
    """North draws two cards, and there is one in the deck and two in the pile."""
    pile = {"conflict": ("fine-katana",), "conflict_discard": ("ornate-fan",) * 2}
    t = table(north=side(*north, hand=("test-study",), **pile), south=side(provinces=EAR, **other))
    t.north.uses("test-study")
    return t


@rule("LCG-RUN-01", "LCG-RUN-02")
def test_the_honor_for_an_empty_deck_is_heard():
    t = running_out(north=())
    t.south.uses("test-ear")
    assert (t.north.honor, t.south.fate) == (5, 6)
    assert sorted(t.north.hand) == ["fine-katana", "ornate-fan"]


@rule("LCG-RUN-01")
def test_the_honor_for_an_empty_deck_can_be_kept_and_the_deck_is_renewed_nevertheless():
    t = running_out(north=("test-keeper",))
    assert t.north.hand == ["fine-katana"]  # the rest comes after the loss
    t.north.uses("test-keeper")
    assert t.north.honor == 10
    assert sorted(t.north.hand) == ["fine-katana", "ornate-fan"]
    assert not t.south.may_use("test-ear")


@rule("LCG-RUN-01", "LCG-REFL-02")
def test_the_honor_for_an_empty_dynasty_deck_is_heard():
    first = {"card": "manicured-garden", "cards": [{"card": "doji-whisperer", "face_up": True}]}
    pile = ("eager-scout", "eager-scout")
    t = table(
        "dynasty",
        north=side(provinces=(first,), dynasty=(), dynasty_discard=pile),
        south=side(provinces=EAR),
    )
    t.north.plays("doji-whisperer", "choice0")
    t.south.uses("test-ear")
    assert (t.north.honor, t.south.fate) == (5, 6)
    assert len(t.s.players[0].dynasty) == 1


@rule("LCG-RUN-01", "LCG-EFF-03")
def test_two_provinces_that_cannot_be_refilled_cost_one_loss():
    t = table(
        north=side(provinces=("manicured-garden", "ancestral-lands"), dynasty=(), hand=("test-flood",)),
        south=side(),
    )
    scouts = [f"eager-scout~{nth}" for nth in range(2)]
    t.north.uses("test-flood", *scouts)
    assert t.north.honor == 5


@rule("LCG-RUN-01", "LCG-STAT-05")
def test_who_hears_of_two_losses_at_once_is_not_asked_which_card_it_was():
    shamed = who("doji-whisperer", status="dishonored")
    t = table(
        north=side(shamed, hand=("test-farewell",), conflict=(), conflict_discard=("ornate-fan",)),
        south=side(provinces=EAR),
    )
    t.north.uses("test-farewell", "doji-whisperer")
    t.south.uses("test-ear")
    assert (t.north.honor, t.south.fate) == (4, 6)


# --- one loss is not another ----------------------------------------------------------------------


@rule("LCG-ERR-41", "LCG-FRM3-20")
def test_ikebana_artisan_keeps_no_honor_that_is_lost_for_an_empty_deck():
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side(
            home=["ikebana-artisan", "test-mourner"], conflict=(), conflict_discard=("ornate-fan",)
        ),
    )
    assert until(t, "defender", "test-mourner")
    t.defender.uses("test-mourner")
    assert (t.defender.honor, t.defender.hand) == (5, ["ornate-fan"])
    assert until(t, "defender", "ikebana-artisan")
    t.defender.uses("ikebana-artisan")
    assert t.defender.honor == 5


# --- what changes hands ---------------------------------------------------------------------------


@rule("LCG-TAKE-01", "LCG-INT-01")
def test_who_would_have_to_give_loses_and_may_keep_it():
    for theft, keeper in (("test-theft", "test-keeper"), ("test-robbery", "test-miser")):
        t = table(north=side(hand=(theft,)), south=side(keeper))
        t.north.uses(theft)
        until_offered(t, "south", keeper)
        t.south.uses(keeper)
        assert [(each.honor, each.fate) for each in (t.north, t.south)] == [(10, 5), (10, 5)]


@rule("LCG-TAKE-01", "LCG-REPL-02", "LCG-CLAR-43")
def test_what_something_else_is_gained_for_is_not_lost_either():
    t = table(north=side("test-modest-one", hand=("test-theft",)), south=side())
    t.north.uses("test-theft")
    until_offered(t, "north", "test-modest-one")
    t.north.uses("test-modest-one")
    assert (t.north.honor, t.north.fate, t.south.honor) == (10, 6, 10)


@rule("LCG-FRM2-06", "LCG-GIVE-01")
def test_what_a_bid_costs_may_be_kept():
    t = table("dynasty", north=side("test-keeper"), south=side())
    while "bid-5" not in t.north.options:
        go_on(t)
    t.north.chooses("bid-5")
    t.south.chooses("bid-1")
    until_offered(t, "north", "test-keeper")
    t.north.uses("test-keeper")
    assert (t.north.honor, t.south.honor) == (10, 10)


@rule("LCG-GIVE-01", "LCG-COST-09")
def test_honor_that_is_kept_does_not_pay():
    t = table(north=side("test-keeper", hand=("test-bribe",)), south=side())
    t.north.uses("test-bribe")
    until_offered(t, "north", "test-keeper")
    t.north.uses("test-keeper")
    let_be(t)
    assert (t.north.honor, t.north.fate, t.south.honor) == (10, 5, 10)


@rule("LCG-LOSE-02")
def test_fate_that_is_moved_is_lost_by_the_card_that_had_it():
    t = table(north=side(who("test-withered", fate=2), TAINTED, hand=("test-shift",)), south=side())
    t.north.uses("test-shift", "test-withered", "doji-challenger")
    until_offered(t, "north", "test-withered")
    assert (t.fate_on("test-withered"), t.fate_on("doji-challenger")) == (1, 1)
    t = table(north=side(who("test-clinging-one", fate=2), TAINTED, hand=("test-shift",)), south=side())
    t.north.uses("test-shift", "test-clinging-one", "doji-challenger")
    until_offered(t, "north", "test-clinging-one")
    t.north.uses("test-clinging-one")
    let_be(t)
    assert (t.fate_on("test-clinging-one"), t.fate_on("doji-challenger")) == (2, 0)
