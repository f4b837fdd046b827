"""Chapters: control, transfer, Singular and Unique."""

import pytest

import gorin
from gorin.games.ccg.celestial.one_offs import recruit_here, somebody_to_recruit
from gorin.games.ccg.definition import definition
from gorin.games.ccg.kinds import BATTLE_END, PHASE_END, TURN_END, WHILE_IN_PLAY
from gorin.games.ccg.kinds import FOLLOWER as FOLLOWER_TYPE
from gorin.games.ccg.language.abilities import battle, limited, open_
from gorin.games.ccg.language.cards import created_follower, created_personality
from gorin.games.ccg.language.traits import provinces_have_strength
from gorin.games.ccg.language.verbs.in_play.attaching import transfer
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.creating import create
from gorin.games.ccg.language.verbs.in_play.states import destroy, discard
from gorin.games.ccg.language.which.card_filters import ATTACHMENT, HOLDING, PERSONALITY, REGION, enemy
from gorin.games.ccg.language.which.provinces import PROVINCE
from gorin.games.ccg.table.permitted import bearers
from gorin.games.ccg.table.reading import attachments, is_at_home, side_of
from gorin.language.abilities import requires
from gorin.language.card_filters import anothers
from gorin.language.core.render import card_text
from gorin.language.picks import second_target, target
from gorin.language.selectors import SECOND, TARGET
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import holding, item, region, strategy
from support.ccg_table import battle as fighting
from support.ccg_table import side, table
from support.ccg_table import unit as of
from support.plain_cards import PLAIN, end_turn, face_up, plain, samurai, stranger, trick
from support.rule import rule

SECOND_HERO = created_personality(1, 1, 0, "Unique")
SECOND_HERO.name = "Hero"


def plan(name, *parts):
    return strategy(name, focus=1, text=(open_(*parts),))


cards = published(
    *PLAIN,
    trick("Slay", destroy(TARGET)),
    trick("Reinforce", create(created_follower(2, "Controlled"), TARGET)),
    plan("Bribe", target(anothers(PERSONALITY)), take_control(TARGET)),
    plan("Steal", target(anothers(ATTACHMENT)), take_control(TARGET)),
    plan("Seize", target(anothers(HOLDING)), take_control(TARGET)),
    plan("Annex", target(anothers(REGION)), take_control(TARGET)),
    plan("Borrow", target(anothers(PERSONALITY)), take_control(TARGET, TURN_END)),
    plan("Borrow Gear", target(anothers(ATTACHMENT)), take_control(TARGET, TURN_END)),
    plan("Borrow Land", target(anothers(HOLDING)), take_control(TARGET, PHASE_END)),
    strategy("Press", focus=1, text=(battle(target(enemy(PERSONALITY)), take_control(TARGET, BATTLE_END)),)),
    samurai("Seducer", text=(open_(target(anothers(PERSONALITY)), take_control(TARGET, WHILE_IN_PLAY)),)),
    plan("Claim", target(ATTACHMENT), take_control(TARGET)),
    plan("Slay and Bribe", target(anothers(PERSONALITY)), destroy(TARGET), take_control(TARGET)),
    plan("Relocate", target(REGION), second_target(PROVINCE), transfer(TARGET, SECOND)),
    plan("Seize and Raze", target(anothers(HOLDING)), take_control(TARGET), discard(TARGET)),
    plan("Hand Over", target(ATTACHMENT), second_target(PERSONALITY), transfer(TARGET, SECOND)),
    strategy("Treason", focus=1, text=(battle(target(enemy(PERSONALITY)), take_control(TARGET)),)),
    stranger("Hero", gold=1, keywords=("Unique",)),
    stranger("Loner", gold=1, keywords=("Singular",)),
    holding("Only Farm", gold=0, keywords=("Unique",)),
    item("Only Sword", force=2, chi=0, gold=5, focus=1, keywords=("Unique", "Weapon")),
    region("Border Hills", text=(provinces_have_strength(1),)),
    region("Only Hills", keywords=("Unique",)),
    region("Gathering Place", text=(limited(requires(somebody_to_recruit()), recruit_here()),)),
    samurai("Loyal Samurai", keywords=("Loyal",)),
    plan("Summon Hero", create(SECOND_HERO)),
    also=("diamond",),
)


def meeting(*play, hand=(), theirs=(), **facts):
    """North's Action phase; he holds something else as well, so that the phase goes on."""
    north = plain(*play, hand=[*hand, "plain-plan"], **facts)
    return table(north=north, south=plain(*theirs, stronghold="plain-manor"))


def controller(t, slug, nth=0):
    return t.s.controller[t.card(slug, nth)]


def bearer(t, slug):
    return t.s.names[t.s.what[t.s.host[t.card(slug)]]]


# --- control --------------------------------------------------------------------------------------


@rule("CE-CTRL-01", "DE-PLAY-05")
@also_in("diamond")
def test_who_brings_a_card_in_controls_it_until_it_leaves():
    north = plain("farm-6", provinces=face_up("plain-stranger"))
    t = table("dynasty", north=north, south=plain(hand=["plain-plan"]))
    t.north.chooses("buy:plain-stranger")
    assert controller(t, "plain-stranger") == 0
    end_turn(t)
    assert controller(t, "plain-stranger") == 0


@rule("CE-CTRL-01")
def test_what_was_taken_stays_taken():
    t = meeting(hand=["bribe"], theirs=["plain-stranger"])
    t.north.plays("bribe", "plain-stranger")
    t.until("dynasty")
    assert controller(t, "plain-stranger") == 0


@rule("CE-CTRL-02", "DE-PLAY-10")
@also_in("diamond")
def test_attachments_follow_their_personality():
    t = meeting(hand=["bribe"], theirs=[of("plain-stranger", "plain-sword", "plain-spearmen")])
    assert controller(t, "plain-sword") == 1
    t.north.plays("bribe", "plain-stranger")
    assert [controller(t, slug) for slug in ("plain-stranger", "plain-sword", "plain-spearmen")] == [0, 0, 0]
    assert bearer(t, "plain-sword") == "plain-stranger"


@rule("CE-CTRL-03", "DE-PLAY-07")
@also_in("diamond")
def test_a_region_belongs_to_its_province():
    provinces = [{"card": "farm-1", "region": "border-hills"}, "farm-2"]
    t = table(north=plain(hand=["annex", "plain-plan"]), south=plain(provinces=provinces))
    assert controller(t, "border-hills") == 1
    t.north.plays("annex", "border-hills")
    assert controller(t, "border-hills") == 1


@rule("CE-CTRL-04")
def test_at_a_battlefield_he_changes_sides():
    attacker = side(of("plain-stranger", "plain-sword"), "plain-samurai", hand=["plain-charm"])
    t = fighting(attacker, side("plain-shugenja", hand=["treason", "plain-plan"]))
    assert side_of(t.s, t.card("plain-stranger")) == 1
    t.defender.plays("treason", "plain-stranger")
    assert side_of(t.s, t.card("plain-stranger")) == 2
    assert t.s.place[t.card("plain-stranger")] == 4
    assert controller(t, "plain-sword") == 1


def test_who_has_left_play_is_taken_by_nobody():
    t = meeting(hand=["slay-and-bribe"], theirs=["plain-stranger"])
    t.north.plays("slay-and-bribe", "plain-stranger")
    assert t.zone("plain-stranger") == "discard" and controller(t, "plain-stranger") == 1
    assert "control" not in [line.kind for line in t.game.events]


def test_what_one_controls_already_stays_where_it_is():
    t = meeting(of("plain-stranger", "plain-sword"), "plain-samurai", hand=["claim"])
    t.north.plays("claim", "plain-sword")
    assert t.prompt.startswith("Take an action") and bearer(t, "plain-sword") == "plain-stranger"


@rule("CE-CTRL-05")
def test_a_taken_attachment_goes_to_a_personality_who_may_bear_it():
    play = [of("plain-samurai", "plain-sword"), "plain-shugenja", "plain-stranger"]
    theirs = [of("hero", of("only-sword", bowed=True))]
    t = meeting(*play, hand=["steal"], theirs=theirs)
    t.north.plays("steal", "only-sword")
    assert t.north.may == {"plain-shugenja", "plain-stranger"}  # the Samurai has a Weapon
    t.north.chooses("plain-stranger")
    assert bearer(t, "only-sword") == "plain-stranger"
    assert controller(t, "only-sword") == 0
    assert t.is_bowed("only-sword")
    assert t.force("hero") == 2
    assert t.force("plain-stranger") == 4


@rule("CE-CTRL-05")
def test_an_attachment_that_nobody_may_bear_is_not_taken():
    t = meeting("plain-samurai", hand=["steal"], theirs=[of("plain-shugenja", "plain-scroll")])
    t.north.plays("steal", "plain-scroll")
    assert controller(t, "plain-scroll") == 1
    assert bearer(t, "plain-scroll") == "plain-shugenja"


@rule("CE-CTRL-05")
def test_the_personality_may_be_anywhere():
    seize = side("plain-samurai", home=["plain-stranger"], hand=["treason", "plain-plan"])
    t = fighting(side(of("hero", "plain-spearmen"), hand=["plain-sword"]), seize)
    found = {t.s.names[t.s.what[card]] for card in bearers(t.s, 1, t.card("plain-spearmen"))}
    assert found == {"plain-samurai", "plain-stranger"}


@rule("CE-CTRL-06")
def test_another_card_goes_to_the_home_of_its_new_controller():
    t = meeting(hand=["seize"], theirs=[of("farm-6", bowed=True)])
    t.north.plays("seize", "farm-6")
    assert controller(t, "farm-6") == 0
    assert is_at_home(t.s, t.card("farm-6"))
    mine = t.game.view(0)["players"][0]
    assert "farm-6" in str(mine)


@rule("CE-CTRL-07", "DE-GLO-12")
@also_in("diamond")
def test_who_creates_a_card_owns_it():
    t = meeting(hand=["reinforce"], theirs=["plain-samurai"])
    t.north.plays("reinforce", "plain-samurai")
    (created,) = attachments(t.s, t.card("plain-samurai"))
    assert t.s.type_of(created) == FOLLOWER_TYPE
    assert t.s.owner[created] == 0
    assert t.s.controller[created] == 1


@rule("CE-CTRL-08")
def test_a_stolen_card_goes_to_its_owners_discard_pile():
    t = meeting(hand=["bribe", "slay", "seize-and-raze"], theirs=[of("hero", "plain-sword"), "farm-6"])
    t.north.plays("bribe", "hero")
    t.north.plays("slay", "hero")
    t.north.plays("seize-and-raze", "farm-6")
    dynasty = {t.s.names[t.s.what[card]] for card in t.s.players[1].dynasty_discard}
    fate = {t.s.names[t.s.what[card]] for card in t.s.players[1].fate_discard}
    assert (dynasty, fate) == ({"hero", "farm-6"}, {"plain-sword"})
    assert not t.s.players[0].dynasty_discard


# --- control for a while --------------------------------------------------------------------------


@rule("CE-CTRL-01", "CE-DUR-02")
def test_control_taken_for_a_turn_goes_back_when_it_ends():
    t = meeting(hand=["borrow"], theirs=[of("plain-stranger", "plain-sword")])
    t.north.plays("borrow", "plain-stranger")
    assert (controller(t, "plain-stranger"), controller(t, "plain-sword")) == (0, 0)
    assert "Crane gets Plain Stranger back when the turn ends." in t.log
    t.until("dynasty")
    assert controller(t, "plain-stranger") == 0
    end_turn(t)
    assert (controller(t, "plain-stranger"), controller(t, "plain-sword")) == (1, 1)
    assert card_text(definition("celestial", "borrow")).endswith(
        "Take control of target Personality another player controls until the turn ends."
    )


@rule("CE-CTRL-06", "CE-DUR-02")
def test_control_taken_for_a_phase():
    t = meeting(hand=["borrow-land"], theirs=["farm-6"])
    t.north.plays("borrow-land", "farm-6")
    assert controller(t, "farm-6") == 0
    t.until("dynasty")
    assert controller(t, "farm-6") == 1


@rule("CE-CTRL-04", "CE-DUR-02")
def test_control_taken_for_a_battle():
    attacker = side("plain-stranger", "plain-samurai", hand=["plain-charm"])
    defender = side("plain-shugenja", hand=["press", "plain-plan"])
    t = fighting(attacker, defender)
    t.defender.plays("press", "plain-stranger")
    card = t.card("plain-stranger")
    assert (t.s.controller[card], side_of(t.s, card)) == (1, 2)
    t.fight()  # three against three: everybody is destroyed, and goes to its owner's pile
    assert t.zone("plain-stranger") == "discard"
    t = fighting(
        attacker, side(of("plain-shugenja", "plain-sword", "plain-spearmen"), hand=["press", "plain-plan"])
    )
    t.defender.plays("press", "plain-stranger")
    t.fight()
    card = t.card("plain-stranger")
    assert (t.zone("plain-stranger"), t.s.controller[card]) == ("play", 0)
    assert side_of(t.s, card) == 1  # the battle is over, and he is back in the attacking army
    assert sorted(t.s.place[c] for c in (card, t.card("plain-shugenja"))) == [4, 4]


@rule("CE-CTRL-01", "CE-DUR-02")
def test_control_that_lasts_while_a_card_is_in_play():
    t = meeting("seducer", hand=["slay"], theirs=["plain-stranger"])
    t.north.uses("seducer", "plain-stranger")
    end_turn(t)
    end_turn(t)
    t.until("action")
    assert controller(t, "plain-stranger") == 0
    t.north.plays("slay", "seducer")
    assert controller(t, "plain-stranger") == 1


@rule("CE-CTRL-05", "CE-DUR-02")
def test_an_attachment_goes_back_to_whom_its_controller_says():
    theirs = [of("hero", "only-sword"), "plain-shugenja", of("plain-stranger", "plain-sword")]
    t = meeting("plain-samurai", hand=["borrow-gear"], theirs=theirs)
    t.north.plays("borrow-gear", "only-sword", "plain-samurai")
    assert (controller(t, "only-sword"), bearer(t, "only-sword")) == (0, "plain-samurai")
    while t.asked == "north":
        t.north.chooses("pass" if "pass" in t.north.may else "done")
    assert t.asked == "south"
    assert t.south.may == {"hero", "plain-shugenja"}  # the Stranger has a Weapon
    t.south.chooses("plain-shugenja")
    assert (controller(t, "only-sword"), bearer(t, "only-sword")) == (1, "plain-shugenja")


@rule("CE-CTRL-05", "CE-DUR-02")
def test_an_attachment_that_nobody_may_bear_any_more_stays():
    t = meeting("plain-samurai", hand=["borrow-gear", "slay"], theirs=[of("hero", "only-sword")])
    t.north.plays("borrow-gear", "only-sword", "plain-samurai")
    t.north.plays("slay", "hero")
    end_turn(t)
    assert controller(t, "only-sword") == 0


@rule("CE-CTRL-01", "CE-DUR-02")
def test_who_took_it_since_keeps_it():
    theirs = ["plain-stranger", "seducer"]
    t = table(
        north=plain(hand=["borrow", "plain-plan"]),
        south=plain(*theirs, hand=["bribe", "plain-plan"], stronghold="plain-manor"),
    )
    t.north.plays("borrow", "plain-stranger")
    t.south.plays("bribe", "plain-stranger")
    assert controller(t, "plain-stranger") == 1
    end_turn(t)
    assert controller(t, "plain-stranger") == 1


@rule("CE-CTRL-01", "CE-DUR-02")
def test_a_loan_is_over_when_somebody_takes_the_card_for_good():
    t = table(
        north=plain(hand=["borrow", "bribe", "plain-plan"]),
        south=plain("plain-stranger", hand=["bribe", "plain-plan"], stronghold="plain-manor"),
    )
    t.north.plays("borrow", "plain-stranger")
    t.south.plays("bribe", "plain-stranger")
    t.north.plays("bribe", "plain-stranger")
    end_turn(t)
    assert controller(t, "plain-stranger") == 0  # what he had borrowed before does not matter any more


@rule("CE-CTRL-01", "CE-DUR-02")
def test_what_was_taken_from_a_borrower_goes_back_to_the_first():
    """South takes back for good; what North had borrowed before does not matter any more."""
    t = table(
        north=plain("seducer", hand=["borrow", "plain-plan", "slay"]),
        south=plain("plain-stranger", "seducer", hand=["plain-plan"], stronghold="plain-manor"),
    )
    t.north.plays("borrow", "plain-stranger")
    t.south.uses("seducer", "plain-stranger")
    assert controller(t, "plain-stranger") == 1
    south_seducer = next(
        c for c in t.s.in_play if t.s.controller[c] == 1 and t.s.names[t.s.what[c]] == "seducer"
    )
    t.north.plays("slay", f"c{south_seducer}")
    assert controller(t, "plain-stranger") == 0  # back to the borrower, for this turn
    end_turn(t)
    assert controller(t, "plain-stranger") == 1


@rule("CE-CTRL-01", "CE-DUR-02")
def test_when_the_first_loan_ends_first_the_second_goes_back_further():
    t = table(
        north=plain(hand=["borrow", "plain-plan"]),
        south=plain("plain-stranger", "seducer", hand=["plain-plan"], stronghold="plain-manor"),
    )
    t.north.plays("borrow", "plain-stranger")
    t.south.uses("seducer", "plain-stranger")
    end_turn(t)
    loan = next(each for each in t.s.lasting if each.keyword == "lent")
    assert -1 - loan.amount == 1  # not to North, who had it for a turn only


@rule("CE-CTRL-01", "CE-UNIQ-03")
def test_a_card_does_not_go_back_where_it_may_not_be():
    t = table(
        north=plain(hand=["borrow", "plain-plan"]),
        south=plain("hero", "farm-6", hand=["summon-hero", "plain-plan"], stronghold="plain-manor"),
    )
    t.north.plays("borrow", "hero")
    t.south.plays("summon-hero")
    end_turn(t)
    assert sorted(t.s.controller[c] for c in t.s.in_play if t.s.definition(c).name == "Hero") == [0, 1]


# --- transfer -------------------------------------------------------------------------------------


@rule("CE-TRAN-01")
def test_a_transfer_costs_nothing():
    t = meeting(of("plain-stranger", "only-sword"), "plain-samurai", hand=["hand-over"])
    t.north.plays("hand-over", "only-sword", "plain-samurai")
    assert bearer(t, "only-sword") == "plain-samurai"
    assert t.force("plain-samurai") == 5
    assert t.force("plain-stranger") == 2
    assert not t.is_bowed("plain-keep")


@rule("CE-TRAN-01", "DE-PLAY-20")
@also_in("diamond")
def test_a_transferred_card_does_not_enter_play():
    t = meeting(of("plain-stranger", of("only-sword", bowed=True)), "plain-samurai", hand=["hand-over"])
    t.north.plays("hand-over", "only-sword", "plain-samurai")
    assert t.is_bowed("only-sword")
    assert not [line for line in t.log if "enters play" in line]


@rule("CE-TRAN-01", "CE-CTRL-03")
def test_a_region_is_transferred_from_province_to_province():
    lands = [{"card": "farm-1", "region": {"card": "border-hills", "bowed": True}}, "farm-2"]
    t = meeting(hand=["relocate", "relocate"], provinces=lands)
    hills = t.card("border-hills")
    assert (t.strength(0), t.strength(2)) == (8, 6)
    t.north.plays("relocate", "border-hills", "p1")
    assert [place.region for place in t.s.provinces[:2]] == [-1, hills]
    assert (t.s.host[hills], t.s.controller[hills]) == (1, 0)
    assert t.is_bowed("border-hills")
    assert not t.is_bowed("plain-keep")
    assert not [line for line in t.log if "enters play" in line]
    assert "Border Hills is transferred to Crab's second province." in t.log
    t.north.plays("relocate", "border-hills", "p2")
    assert (t.s.host[hills], t.s.controller[hills], t.s.owner[hills]) == (2, 1, 0)
    assert (t.strength(0), t.strength(2)) == (7, 7)  # it strengthens the provinces of its new controller
    assert gorin.setup("celestial", t.game.position()).position() == t.game.position()


@rule("CE-TRAN-02", "CE-EVT-09")
def test_a_region_is_not_transferred_to_where_one_is_or_may_not_be():
    lands = [{"card": "farm-1", "region": "border-hills"}, {"card": "farm-2", "region": "only-hills"}]
    t = meeting(hand=["relocate", "relocate"], provinces=lands)
    t.north.plays("relocate", "border-hills", "p1")
    assert t.s.host[t.card("border-hills")] == 0
    theirs = plain(provinces=["farm-1", {"card": "farm-2", "region": "only-hills"}])
    t = table(north=plain(hand=["relocate", "plain-plan"], provinces=lands), south=theirs)
    mine = next(c for c in t.s.in_play if t.s.owner[c] == 0 and t.s.definition(c).name == "Only Hills")
    t.north.plays("relocate", f"c{mine}", "p2")
    assert t.s.controller[mine] == 0


@rule("CE-TRAN-02", "DE-PLAY-19")
@also_in("diamond")
@pytest.mark.parametrize(
    ("what", "whom"), (("plain-scroll", "plain-stranger"), ("plain-charm", None), ("plain-sword", "hero"))
)
def test_a_transfer_must_meet_the_restrictions_on_attaching(what, whom):
    play = [of("plain-shugenja", "plain-scroll", "plain-charm", "plain-sword"), "plain-stranger"]
    t = meeting(*play, of("hero", "only-sword"), hand=["hand-over"])
    t.north.plays("hand-over", what, whom or "plain-stranger")
    assert bearer(t, what) == ("plain-shugenja" if whom else "plain-stranger")


@rule("CE-TRAN-03")
def test_nobody_may_just_move_an_attachment():
    t = meeting(of("plain-samurai", "plain-sword"), "plain-stranger")
    assert t.north.may == {"use:plain-plan", "pass"}


# --- Singular and Unique --------------------------------------------------------------------------


@rule("CE-UNIQ-01")
@pytest.mark.parametrize("slug", ("hero", "loner", "only-farm"))
def test_a_second_one_of_the_same_title_is_not_brought_in(slug):
    t = table("dynasty", north=plain(slug, provinces=face_up(slug, "farm-1")), south=plain())
    assert t.north.may == {"buy:farm-1", "done"}
    t = table("dynasty", north=plain(provinces=face_up(slug, "farm-1")), south=plain())
    assert f"buy:{slug}" in t.north.may


@rule("CE-UNIQ-01")
def test_nor_by_an_action_nor_by_equipping():
    province = {"card": "hero", "face_up": True, "region": "gathering-place"}
    play = [of("plain-samurai", "only-sword"), "plain-stranger", "farm-6"]
    north = plain(*play, provinces=[province], hand=["only-sword"])
    t = table(north=north, south=plain())
    assert t.north.may == {"use:gathering-place", "pass"}
    t = table(north={**north, "play": [*play, "hero"]}, south=plain())
    assert t.north.may == {"pass"}


@rule("CE-UNIQ-02")
def test_what_the_opponent_controls_does_not_matter():
    t = table("dynasty", north=plain(provinces=face_up("hero")), south=plain("hero"))
    t.north.chooses("buy:hero")
    assert [controller(t, "hero", nth) for nth in (0, 1)] == [0, 1]


@rule("CE-UNIQ-03", "CE-UNIQ-01")
@pytest.mark.parametrize(("mine", "takes"), (("hero", False), ("plain-stranger", True)))
def test_control_of_a_title_one_has_is_not_taken(mine, takes):
    t = meeting(mine, hand=["bribe"], theirs=["hero"])
    t.north.chooses("use:bribe")
    theirs = next(c for c in range(len(t.s.what)) if t.s.owner[c] == 1 and t.s.definition(c).name == "Hero")
    t.north.chooses(f"c{theirs}")
    assert t.s.controller[theirs] == (0 if takes else 1)


@rule("CE-UNIQ-03")
def test_nor_of_an_attachment_of_such_a_title():
    t = meeting(
        of("plain-samurai", "only-sword"), "plain-stranger", hand=["steal"], theirs=[of("hero", "only-sword")]
    )
    theirs = t.card("only-sword", 1)
    t.north.plays("steal", f"c{theirs}")
    assert t.s.controller[theirs] == 1
    assert t.prompt == "Take an action, or pass"
