"""Cards that the clarifications are about (LCG-CLAR): each clause on its card."""

import pytest

from gorin.games.lcg.kinds import CONFLICT_END
from gorin.games.lcg.language.abilities import action
from gorin.games.lcg.language.choosing import beforehand, select_one
from gorin.games.lcg.language.verbs.in_play import bow, dishonor, honor
from gorin.games.lcg.language.verbs.players import lose_honor
from gorin.games.lcg.language.verbs.tokens import move_status
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs, your
from gorin.games.lcg.language.which.lying import in_your_provinces
from gorin.games.lcg.language.which.players import OPPONENT
from gorin.games.lcg.table.ops import course
from gorin.language.abilities import cost
from gorin.language.core.resolution import Effect
from gorin.language.picks import paying, second_target, target
from gorin.language.selectors import PAID, SECOND, TARGET
from support.lcg_cards import event, published
from support.lcg_course import declares, go_on, let_be
from support.lcg_table import conflict, side, table, who
from support.rule import rule


class Lend(Effect):
    """You may play a card in a province as if it were in your hand."""

    def do(self, s, context, runner):
        for each in TARGET.cards(s, context):
            course.let_play(s, each, CONFLICT_END, context)

    def intents(self, known):
        return []

    def text(self, renderer):
        return (
            f"until the end of the conflict, you may play {TARGET.text(renderer)} as if it were in your hand"
        )


cards = published(
    event("Test Summons", action(target(in_your_provinces(CHARACTER)), Lend())),
    event("Test Gossip", action(target(CHARACTER), second_target(CHARACTER), move_status(TARGET, SECOND))),
    event("Test Praise", action(target(CHARACTER), honor(TARGET))),
    event("Test Slander", action(lose_honor(3, OPPONENT))),
    event(
        "Test Blackmail",
        action(
            paying(your(CHARACTER)),
            cost(bow(PAID)),
            target(theirs(CHARACTER)),
            beforehand(select_one(dishonor(TARGET), bow(TARGET), who=OPPONENT)),
        ),
    ),
    event("Test Disgrace", action(target(theirs(CHARACTER)), dishonor(TARGET), bow(TARGET))),
)
GOSSIP = {"hand": ("test-gossip",)}
KATANA = {"hand": ("fine-katana",)}


def to_conflict_phase(t, card):
    """The draw phase ends, and somebody may answer that the next one begins."""
    for _ in range(20):
        if any(getattr(t, name).may_use(card) for name in t.names):
            return
        go_on(t)
    raise AssertionError(f"{card} is never offered")


# --- tokens that are moved ------------------------------------------------------------------------


@rule("LCG-CLAR-03")
def test_savvy_politician_answers_being_honored_and_no_token_that_is_moved():
    mine = side("savvy-politician", who("doji-whisperer", status="honored"), "brash-samurai", **GOSSIP)
    moved = table(north=mine, south=side())
    moved.north.uses("test-gossip", "doji-whisperer", "savvy-politician")
    assert moved.status("savvy-politician") == "honored"
    assert not moved.north.may_use("savvy-politician")
    honored = table(north=side("savvy-politician", "brash-samurai", hand=("test-praise",)), south=side())
    honored.north.uses("test-praise", "savvy-politician")
    assert honored.north.may_use("savvy-politician")


@rule("LCG-CLAR-04")
def test_young_rumormonger_answers_no_token_that_is_moved():
    theirs = side("young-rumormonger", "brash-samurai")
    fallen = side(who("doji-whisperer", status="dishonored"), "doji-challenger", **GOSSIP)
    moved = table(north=fallen, south=theirs)
    moved.north.uses("test-gossip", "doji-whisperer", "doji-challenger")
    assert moved.status("doji-challenger") == "dishonored"
    honored = table(north=side("doji-whisperer", "doji-challenger", hand=("test-praise",)), south=theirs)
    honored.north.uses("test-praise", "doji-whisperer")
    honored.south.uses("young-rumormonger", "doji-challenger")
    assert honored.status("doji-challenger") == "honored"


def may_be_dishonored(slug, *play, **facts):
    """Could an event dishonor this character, or move a token to it?"""
    blamed = conflict(
        attacker=side(*play, **facts), defender=side("yogo-outcast", hand=("way-of-the-scorpion", "charge"))
    )
    if not blamed.defender.may_use("way-of-the-scorpion"):
        return False
    blamed.defender.uses("way-of-the-scorpion")
    return blamed.defender.ref(slug) in blamed.defender.options


def may_be_given_a_token(slug, *play, **facts):
    fallen = side(who("bayushi-liar", status="dishonored"), "yogo-outcast", hand=("test-gossip", "charge"))
    t = conflict(attacker=side(*play, **facts), defender=fallen)
    t.defender.uses("test-gossip", "bayushi-liar")
    return t.defender.ref(slug) in t.defender.options


@rule("LCG-CLAR-23")
def test_maker_of_keepsakes_receives_no_dishonored_token():
    assert not may_be_dishonored("maker-of-keepsakes", "maker-of-keepsakes", "doji-whisperer")
    assert not may_be_given_a_token("maker-of-keepsakes", "maker-of-keepsakes")
    assert may_be_dishonored("doji-whisperer", "maker-of-keepsakes", "doji-whisperer")
    honored = who("maker-of-keepsakes", status="honored")
    assert may_be_dishonored("maker-of-keepsakes", honored)  # it loses the token that it has
    assert not may_be_given_a_token("maker-of-keepsakes", honored)


@rule("LCG-CLAR-34", "LCG-ERR-47")
def test_unmatched_expertise_keeps_dishonored_tokens_from_its_bearer():
    bearer = who("doji-whisperer", "unmatched-expertise")
    assert not may_be_dishonored("doji-whisperer", bearer, "doji-challenger")
    assert not may_be_given_a_token("doji-whisperer", bearer)
    assert may_be_given_a_token("doji-challenger", bearer, "doji-challenger")


def test_unmatched_expertise_is_discarded_when_its_bearer_loses():
    t = conflict(attacker=side(who("doji-whisperer", "unmatched-expertise")), defender=side("moto-horde"))
    t.fight()
    assert t.zone("unmatched-expertise") == "discard"
    won = conflict(
        attacker=side(who("doji-challenger", "unmatched-expertise")), defender=side("doji-whisperer")
    )
    won.fight()
    assert won.zone("unmatched-expertise") == "play"


# --- Reprieve and Akodo Kaede ---------------------------------------------------------------------


def sacrificing(*saved, saves):
    mine = side(*saved, hand=("noble-sacrifice",), fate=3)
    t = table(north=mine, south=side(who("yogo-outcast", status="dishonored")))
    t.north.uses("noble-sacrifice", "brash-samurai")
    t.north.uses(saves)
    return t


@rule("LCG-CLAR-06")
def test_an_event_whose_sacrifice_was_prevented_goes_to_the_discard_pile():
    t = sacrificing(who("brash-samurai", "reprieve", status="honored"), saves="reprieve")
    assert t.zone("noble-sacrifice") == "discard"
    assert (t.zone("brash-samurai"), t.zone("yogo-outcast")) == ("play", "play")


@rule("LCG-CLAR-36")
def test_akodo_kaede_prevents_a_sacrifice_and_the_cost_is_unpaid():
    t = sacrificing(who("brash-samurai", status="honored"), who("akodo-kaede", fate=2), saves="akodo-kaede")
    assert t.fate_on("akodo-kaede") == 1
    assert (t.zone("brash-samurai"), t.zone("yogo-outcast")) == ("play", "play")


def test_akodo_kaede_without_fate_saves_nobody_and_never_herself():
    poor = conflict(
        attacker=side("yogo-outcast", hand=("assassination",)), defender=side("doji-whisperer", "akodo-kaede")
    )
    poor.defender.passes()
    poor.attacker.uses("assassination", "doji-whisperer")
    assert poor.zone("doji-whisperer") == "discard"
    alone = table("fate", north=side(who("akodo-kaede", fate=0), **KATANA), south=side())
    alone.everybody_passes()
    assert not alone.north.may_use("akodo-kaede")


def test_akodo_kaede_is_immune_to_ring_effects_of_opponents_only():
    theirs = conflict(
        attacker=side("moto-horde"), defender=side(home=[who("akodo-kaede", fate=1)]), ring="void"
    )
    theirs.fight()
    go_on(theirs)
    assert theirs.attacker.ref("akodo-kaede") not in theirs.attacker.options
    own = conflict(
        attacker=side("moto-horde", home=[who("akodo-kaede", fate=1)]), defender=side(), ring="void"
    )
    own.fight()
    go_on(own)
    own.attacker.picks("akodo-kaede")
    assert own.attacker.options[0] == "choice0"


# --- Secluded Shrine ------------------------------------------------------------------------------

SHRINE = {"card": "manicured-garden", "cards": [{"card": "secluded-shrine", "face_up": True}]}


def with_shrine(**facts):
    t = table(
        "draw",
        north=side("doji-whisperer", provinces=(SHRINE, "ancestral-lands"), hand=("know-the-world",)),
        south=side("yogo-outcast"),
        **facts,
    )
    to_conflict_phase(t, "secluded-shrine")
    t.north.uses("secluded-shrine", "ring-fire")
    return t


@rule("LCG-CLAR-19")
def test_the_ring_of_secluded_shrine_counts_as_claimed_and_is_unclaimed_as_well():
    from gorin.games.lcg.table.reading import claimed_by
    from gorin.games.lcg.table.values import glory_count

    t = with_shrine()
    assert claimed_by(t.s, 0) == [2]
    assert claimed_by(t.s, 1) == []
    without = table(north=side("doji-whisperer"), south=side("yogo-outcast"))
    assert glory_count(t.s, 0) == glory_count(without.s, 0) + 1
    t.everybody_passes_until("ring-fire")
    assert "ring-fire" in t.north.options


@rule("LCG-CLAR-20")
def test_the_ring_of_secluded_shrine_is_not_moved_out_of_the_pool():
    t = with_shrine()
    assert not t.north.may_use("know-the-world")
    real = table(
        north=side(hand=("know-the-world",)),
        south=side("yogo-outcast"),
        rings=[
            {"element": element, **({"state": "claimed", "holder": 0} if element == "fire" else {})}
            for element in ("air", "earth", "fire", "water", "void")
        ],
    )
    assert real.north.may_use("know-the-world")


# --- Agasha Taiko ---------------------------------------------------------------------------------


@rule("LCG-CLAR-21")
def test_the_province_of_agasha_taiko_is_neither_attacked_nor_moved_to():
    lying = {"card": "manicured-garden", "cards": [{"card": "agasha-taiko", "face_up": True}]}
    t = table(
        "dynasty",
        north=side("yogo-outcast", provinces=(lying, "ancestral-lands")),
        south=side("doji-challenger"),
    )
    t.north.plays("agasha-taiko", "choice0")
    t.north.uses("agasha-taiko")
    assert {"p0", "p1", "p3"} <= set(t.north.options)
    assert "p2" not in t.north.options  # a stronghold province
    t.north.chooses("p0")
    from gorin.games.lcg.fighting.declarable import targets_for
    from gorin.games.lcg.table.reading import is_open_to_attack

    assert 0 not in [place.id for place in targets_for(t.s, 1)]
    assert 1 in [place.id for place in targets_for(t.s, 1)]
    assert not is_open_to_attack(t.s, t.s.provinces[0])  # what moves a conflict asks the same


@rule("LCG-CLAR-22")
@pytest.mark.parametrize(("place", "goes_on"), [("p5", False), ("p6", True)])
def test_agasha_taiko_ends_a_conflict_at_the_province_that_she_chooses(place, goes_on):
    """Played as if she were in hand."""
    lying = {"card": "ancestral-lands", "cards": [{"card": "agasha-taiko", "face_up": True}]}
    t = conflict(
        attacker=side("doji-challenger"),
        defender=side("doji-whisperer", hand=("test-summons",), provinces=("manicured-garden", lying)),
        ring="fire",
    )
    t.defender.uses("test-summons", "agasha-taiko")
    t.defender.plays("agasha-taiko", "choice1", "choice0")
    t.defender.uses("agasha-taiko", place)
    assert (t.s.conflict is not None) == goes_on
    assert t.is_bowed("doji-challenger") != goes_on
    assert t.is_bowed("doji-whisperer") != goes_on
    assert t.s.rings[2].holder == -1


# --- Waning Hostilities ---------------------------------------------------------------------------


@rule("LCG-CLAR-28")
@pytest.mark.parametrize("more", [0, 1])
def test_waning_hostilities_leaves_each_player_one_opportunity(more):
    t = table(
        "draw",
        north=side("doji-challenger", "doji-whisperer", hand=("waning-hostilities",)),
        south=side("yogo-outcast"),
    )
    to_conflict_phase(t, "waning-hostilities")
    t.north.uses("waning-hostilities")
    t.everybody_passes_until("ring-air")
    t.s.players[0].either += more
    declares(t.north, "doji-challenger")
    asked = set()
    while t.s.phase == "conflict":
        asked |= {(t.asked, option.id) for option in t.game.decision.options if option.id.startswith("ring-")}
        go_on(t)
    assert ("south", "ring-earth") in asked
    assert not [each for each in asked if each[0] == "north"]


# --- Steward of the Rich Frog ---------------------------------------------------------------------


@rule("LCG-CLAR-38")
def test_steward_of_the_rich_frog_protects_while_you_hold_fewer_cards():
    play = ("steward-of-the-rich-frog", "doji-whisperer")
    assert not may_be_dishonored("doji-whisperer", *play)
    assert not may_be_given_a_token("doji-whisperer", *play)
    assert may_be_dishonored("doji-whisperer", *play, hand=("charge", "levy"))


@rule("LCG-CLAR-37")
def test_for_shame_counts_as_in_hand_while_something_is_selected():
    t = conflict(
        attacker=side("steward-of-the-rich-frog", "doji-challenger", hand=("charge",)),
        defender=side("bayushi-liar", hand=("for-shame", "levy")),
        type="political",
    )
    t.defender.uses("for-shame", "doji-challenger")
    let_be(t)
    assert t.attacker.options == ["choice1"]  # to bow; 1 against 2 cards
    t.attacker.chooses("choice1")
    let_be(t)
    assert t.is_bowed("doji-challenger")


def before_the_steward(event, *mine):
    """The defender, who holds two cards, plays one of them; the attacker has a Steward and holds one."""
    t = conflict(
        attacker=side("steward-of-the-rich-frog", "doji-challenger", hand=("charge",)),
        defender=side("bayushi-liar", *mine, hand=(event, "levy")),
        type="political",
    )
    t.defender.uses(event)
    return t


@rule("LCG-CLAR-37")
def test_an_event_that_was_paid_for_counts_as_in_hand_until_all_is_selected():
    t = before_the_steward("test-blackmail", "doji-whisperer")
    t.defender.picks("doji-whisperer", "doji-challenger")
    assert t.is_bowed("doji-whisperer")
    assert t.attacker.options == ["choice1"]  # still 1 against 2 cards


@rule("LCG-CLAR-37")
def test_an_event_whose_effects_have_begun_is_in_hand_no_longer():
    t = before_the_steward("test-disgrace")
    t.defender.picks("doji-challenger")
    let_be(t)
    assert t.is_bowed("doji-challenger")
    assert t.status("doji-challenger") == "dishonored"  # 1 against 1 card


# --- honor ----------------------------------------------------------------------------------------


def ancestry(hand=("divine-ancestry",), **facts):
    t = table("dynasty", north=side(hand=hand, **facts), south=side(hand=("test-slander",)))
    to_conflict_phase(t, "divine-ancestry")
    return t


@rule("LCG-CLAR-48")
def test_divine_ancestry_keeps_honor_and_gives_none():
    t = ancestry()
    t.north.uses("divine-ancestry")
    while not t.north.options or not t.north.options[0].startswith("bid-"):
        go_on(t)
    t.north.chooses("bid-5")
    t.south.chooses("bid-1")
    assert (t.north.honor, t.south.honor) == (10, 10)
    seen = {"draw": False, "conflict": False}
    while t.s.phase in seen:
        seen[t.s.phase] |= t.south.may_use("test-slander")
        go_on(t)
    assert seen == {"draw": False, "conflict": True}


@rule("LCG-CLAR-43")
def test_silent_ones_monastery_limits_what_is_gained_and_given():
    lying = {"card": "silent-ones-monastery", "revealed": True}
    t = table(
        "dynasty",
        north=side("doji-whisperer", provinces=(lying, "ancestral-lands")),
        south=side("yogo-outcast"),
    )
    while not t.north.options or not t.north.options[0].startswith("bid-"):
        go_on(t)
    t.north.chooses("bid-5")
    t.south.chooses("bid-1")
    assert (t.north.honor, t.south.honor) == (8, 12)


def test_silent_ones_monastery_does_not_limit_its_own_player():
    lying = {"card": "silent-ones-monastery", "revealed": True}
    t = table("dynasty", north=side(provinces=(lying, "ancestral-lands")), south=side())
    while not t.north.options or not t.north.options[0].startswith("bid-"):
        go_on(t)
    t.north.chooses("bid-1")
    t.south.chooses("bid-5")
    assert (t.north.honor, t.south.honor) == (14, 6)
