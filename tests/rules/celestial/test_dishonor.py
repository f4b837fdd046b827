"""Chapters: dishonor, seppuku."""

import pytest

from gorin.games.ccg.definition import definition
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.flow import later
from gorin.games.ccg.language.protection import DESTRUCTION, prevents
from gorin.games.ccg.language.traits import has_honor
from gorin.games.ccg.language.verbs.in_play.control import take_control
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, dishonor, rehonor, remove_from_game
from gorin.games.ccg.language.verbs.players.honor import commits_seppuku, gain_honor, lose_honor
from gorin.games.ccg.language.when.events import ENTERS_PLAY
from gorin.games.ccg.language.when.triggers import PHASE_IS_OVER
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY
from gorin.games.ccg.table.preventing import ANYTHING
from gorin.language.abilities import cost, trait
from gorin.language.amounts import count_of
from gorin.language.card_filters import your
from gorin.language.core.render import card_text
from gorin.language.event_kinds import after
from gorin.language.picks import performer, second_target, target
from gorin.language.players import EACH_OTHER_PLAYER, controller_of
from gorin.language.selectors import PERFORMER, SELF, TARGET
from support.ccg_cards import published, with_cards
from support.ccg_editions import also_in
from support.ccg_making import follower, item, strategy
from support.ccg_table import quiet_battle, side, table
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai, stranger, trick, when
from support.rule import rule

ACTION_RESOLVES = heard(
    "resolved", "after your action resolves", lambda s, context, m: m.seat == context.seat
)

cards = published(
    *PLAIN,
    samurai("Noble Samurai", personal_honor=3, text=(has_honor(SELF, 1),)),
    samurai("Speaker", text=(open_(cost(bow(SELF)), gain_honor(2)),)),
    samurai("Undying", text=(prevents(DESTRUCTION, SELF, ANYTHING),)),
    samurai("Braggart", text=(open_(lose_honor(4)),)),
    stranger("Quiet Courtier", keywords=("Courtier",)),
    stranger("Fool", text=(open_(lose_honor(4)),)),
    item(
        "Famous Blade",
        force=1,
        chi=0,
        gold=0,
        focus=1,
        text=(trait(after(ENTERS_PLAY, SELF), gain_honor(1)),),
    ),
    item("Famous Fan", force=0, chi=0, gold=0, focus=1, text=(open_(gain_honor(1)),)),
    item("Watching Fan", force=0, chi=0, gold=0, focus=1, text=(trait(ACTION_RESOLVES, gain_honor(1)),)),
    follower("Heralds", force=1, honor_req=0, gold=0, focus=1, text=(open_(gain_honor(1)),)),
    follower(
        "Banner Men",
        force=1,
        honor_req=0,
        gold=0,
        focus=1,
        text=(trait(after(ENTERS_PLAY, SELF), gain_honor(1)),),
    ),
    samurai("Watching Samurai", text=(trait(ACTION_RESOLVES, gain_honor(1)),)),
    samurai("Shameful Man", text=(trait(ACTION_RESOLVES, lose_honor(4)),)),
    follower("Rabble", force=1, honor_req=0, gold=0, focus=1, text=(open_(lose_honor(4)),)),
    strategy(
        "Two Witnesses",
        focus=1,
        text=(open_(target(PERSONALITY), second_target(PERSONALITY), gain_honor(2)),),
    ),
    strategy(
        "Slow Parade",
        focus=1,
        text=(open_(performer(your(PERSONALITY)), later(PHASE_IS_OVER, gain_honor(2))),),
    ),
    trick("Nothing to Praise", gain_honor(count_of(your(FOLLOWER)))),
    trick("Many to Feed", lose_honor(count_of(your(FOLLOWER)))),
    trick("Disgrace", dishonor(TARGET)),
    trick("Forgive", rehonor(TARGET)),
    trick("Slay", destroy(TARGET)),
    trick("Bribe", take_control(TARGET)),
    trick("Praise", gain_honor(2)),
    trick("Flattery", gain_honor(2, EACH_OTHER_PLAYER)),
    trick("Order Seppuku", commits_seppuku(TARGET)),
    trick("Expose", lose_honor(4, controller_of(TARGET))),
    strategy(
        "Parade", focus=1, text=(open_(performer(your(PERSONALITY)), cost(bow(PERFORMER)), gain_honor(2)),)
    ),
    also=("diamond",),
)


def shamed(slug, *attached, **facts):
    return of(slug, *attached, dishonored=True, **facts)


def meeting(*play, hand=(), theirs=(), **facts):
    return table(north=plain(*play, hand=[*hand, "plain-plan"], **facts), south=plain(*theirs))


def is_dishonorably_dead(t, slug):
    card = t.card(slug)
    return t.s.dead[card], t.s.dishonored[card]


# --- the state ------------------------------------------------------------------------------------


@rule("CE-DISH-01", "DE-DISH-01")
@also_in("diamond")
def test_a_dishonored_personality_is_dishonorable_until_rehonored():
    t = meeting("plain-samurai", hand=["disgrace", "forgive"])
    t.north.plays("disgrace", "plain-samurai")
    assert t.is_dishonored("plain-samurai")
    assert [each["dishonored"] for each in t.game.view(1)["players"][0]["units"]] == [True]
    t.north.plays("forgive", "plain-samurai")
    assert not t.is_dishonored("plain-samurai")


@rule("CE-DISH-02")
def test_his_personal_honor_is_zero_whatever_is_added():
    t = meeting("noble-samurai", hand=["disgrace"])
    assert t.personal_honor("noble-samurai") == 4
    t.north.plays("disgrace", "noble-samurai")
    assert t.personal_honor("noble-samurai") == 0


@rule("CE-DISH-03", "CE-DISH-04")
def test_his_destruction_costs_his_base_personal_honor_and_he_stays_shamed():
    t = meeting("plain-stranger", hand=["slay"], theirs=[shamed("noble-samurai")])
    t.north.plays("slay", "noble-samurai")
    assert (t.north.honor, t.south.honor) == (5, 2)
    assert is_dishonorably_dead(t, "noble-samurai") == (True, True)


@rule("CE-DISH-03")
def test_the_last_controller_loses_the_honor():
    t = meeting(hand=["bribe", "slay"], theirs=[shamed("noble-samurai")])
    t.north.plays("bribe", "noble-samurai")
    t.north.plays("slay", "noble-samurai")
    assert (t.north.honor, t.south.honor) == (2, 5)


@rule("CE-DISH-10")
def test_an_honorable_personality_dies_honorably():
    t = meeting("noble-samurai", hand=["slay"])
    t.north.plays("slay", "noble-samurai")
    assert is_dishonorably_dead(t, "noble-samurai") == (True, False)
    assert t.north.honor == 5


# --- gaining Honor --------------------------------------------------------------------------------


@rule("CE-DISH-05", "CE-DISH-06")
@pytest.mark.parametrize(
    ("who", "use", "picks"),
    (
        ("speaker", "speaker", ()),  # it came from him
        ("plain-samurai", "parade", ("plain-samurai",)),  # he performed it
        ("plain-samurai", "praise", ("plain-samurai",)),  # it targeted him
    ),
)
def test_instead_of_the_gain_he_is_rehonored(who, use, picks):
    t = meeting(shamed(who), hand=["parade", "praise"])
    t.north.uses(use, *picks)
    assert t.north.honor == 5
    assert not t.is_dishonored(who)
    t = meeting(who, hand=["parade", "praise"])
    t.north.uses(use, *picks)
    assert t.north.honor == 7


@rule("CE-DISH-06")
def test_others_who_are_dishonorable_do_not_matter():
    t = meeting(shamed("plain-samurai"), "plain-stranger", hand=["praise"])
    t.north.plays("praise", "plain-stranger")
    assert t.north.honor == 7
    assert t.is_dishonored("plain-samurai")


@rule("CE-DISH-06")
def test_only_personalities_of_the_gaining_player_matter():
    t = meeting(shamed("plain-samurai"), hand=["flattery"])
    t.north.plays("flattery", "plain-samurai")
    assert t.south.honor == 7
    assert t.is_dishonored("plain-samurai")


@rule("CE-DISH-07")
@pytest.mark.parametrize(("is_shamed", "gained"), ((True, 0), (False, 1)))
def test_honor_for_attaching_a_card_to_him_rehonors_him_instead(is_shamed, gained):
    t = meeting(of("plain-samurai", dishonored=is_shamed), hand=["famous-blade"])
    t.north.uses("equip:famous-blade", "plain-samurai")
    assert t.zone("famous-blade") == "play"
    assert t.north.honor == 5 + gained
    assert not t.is_dishonored("plain-samurai")


@rule("CE-DISH-06", "CE-PERF-01", "CE-PERF-02")
@pytest.mark.parametrize(("attached", "rehonored"), (("famous-fan", True), ("heralds", False)))
def test_he_performs_what_his_items_do_but_not_what_his_followers_do(attached, rehonored):
    t = meeting(shamed("plain-samurai", attached))
    t.north.uses(attached)
    assert t.is_dishonored("plain-samurai") is not rehonored
    assert t.north.honor == (5 if rehonored else 6)


@rule("CE-DISH-06")
@pytest.mark.parametrize(
    ("who", "attached", "rehonored"),
    (("watching-samurai", [], True), ("plain-samurai", ["watching-fan"], False)),
)
def test_a_trait_comes_from_its_own_card(who, attached, rehonored):
    t = meeting(shamed(who, *attached))
    t.north.plays("plain-plan")
    assert t.is_dishonored(who) is not rehonored
    assert t.north.honor == (6 if rehonored else 7)


@rule("CE-DISH-07")
def test_followers_that_bring_honor_when_they_come_rehonor_him_too():
    t = meeting(shamed("plain-samurai"), hand=["banner-men"])
    t.north.uses("equip:banner-men", "plain-samurai")
    assert t.zone("banner-men") == "play"
    assert t.north.honor == 5
    assert not t.is_dishonored("plain-samurai")


@rule("CE-DISH-06")
def test_a_second_target_counts():
    t = meeting("plain-samurai", shamed("plain-stranger"), hand=["two-witnesses"])
    t.north.plays("two-witnesses", "plain-samurai", "plain-stranger")
    assert t.north.honor == 5
    assert not t.is_dishonored("plain-stranger")


@rule("CE-DISH-06")
def test_who_performed_it_counts_also_later():
    t = meeting(shamed("plain-samurai"), hand=["slow-parade"])
    t.north.plays("slow-parade", "plain-samurai")
    assert t.is_dishonored("plain-samurai")
    t.until("attack")
    assert t.north.honor == 5
    assert not t.is_dishonored("plain-samurai")


@rule("CE-DISH-05", "DE-DISH-07")
@also_in("diamond")
def test_a_gain_of_nothing_rehonors_nobody():
    t = meeting(shamed("plain-samurai"), hand=["nothing-to-praise"])
    t.north.plays("nothing-to-praise", "plain-samurai")
    assert t.is_dishonored("plain-samurai")
    assert not [line for line in t.log if "gains" in line]


def test_how_much_honor_is_lost_may_be_counted():
    t = meeting(of("plain-samurai", "plain-spearmen", "plain-spearmen"), hand=["many-to-feed"])
    before = t.s.players[0].honor
    t.north.plays("many-to-feed", "plain-samurai")
    assert t.s.players[0].honor == before - 2


# --- battles --------------------------------------------------------------------------------------


@rule("CE-DISH-08")
@pytest.mark.parametrize(("is_shamed", "gained"), ((True, 0), (False, 2)))
def test_a_dishonorable_winner_is_rehonored_instead_of_paid(is_shamed, gained):
    winner = of("plain-samurai", "plain-sword", dishonored=is_shamed)
    t = quiet_battle(side(winner, honor=5), side("plain-stranger", honor=5))
    t.fight()
    assert t.zone("plain-stranger") == "discard"
    assert t.attacker.honor == 5 + gained
    assert not t.is_dishonored("plain-samurai")


@rule("CE-DISH-08")
def test_without_destroyed_enemies_nobody_is_rehonored():
    t = quiet_battle(side(shamed("plain-samurai"), honor=5), side(honor=5, hand=["keen-blade"]))
    t.fight()
    assert t.is_dishonored("plain-samurai")


@rule("CE-DISH-09")
def test_on_a_tie_he_is_rehonored_before_he_is_destroyed():
    attacker = side(shamed("noble-samurai"), honor=5)
    t = quiet_battle(attacker, side("plain-samurai", honor=5))
    t.fight()
    assert is_dishonorably_dead(t, "noble-samurai") == (True, False)
    assert t.attacker.honor == 5  # no gain, and no loss for his death
    assert t.defender.honor == 6
    assert when(t, "rehonored") < when(t, "Noble Samurai (")


# --- seppuku --------------------------------------------------------------------------------------


@rule("CE-SEPP-01", "CE-SEPP-02", "CE-SEPP-03")
def test_before_his_action_costs_honor_a_samurai_may_commit_seppuku():
    t = meeting(shamed("braggart", "plain-sword"))
    t.north.chooses("use:braggart")
    assert t.north.honor == 5
    t.north.chooses("seppuku")
    t.north.chooses("braggart")
    assert is_dishonorably_dead(t, "braggart") == (True, False)
    assert t.zone("plain-sword") == "discard"
    assert t.north.honor == 4  # one for the action, nothing for a dishonorable death


@rule("CE-SEPP-03")
def test_without_seppuku_the_whole_honor_is_lost():
    t = meeting("braggart")
    t.north.chooses("use:braggart")
    t.north.passes()
    assert t.zone("braggart") == "play"
    assert t.north.honor == 1


def snatch_away():
    is_theirs = heard(
        "about to resolve",
        "before another player's action resolves",
        lambda s, context, moment: moment.seat != context.seat,
    )
    return strategy(
        "Snatch Away", focus=1, text=(reaction(is_theirs, target(PERSONALITY), remove_from_game(TARGET)),)
    )


@rule("CE-SEPP-03")
def test_if_the_seppuku_did_not_destroy_him_the_whole_honor_is_lost():
    """Somebody takes him away before he can do it."""
    with with_cards(snatch_away()):
        t = table(north=plain("braggart", "plain-stranger"), south=plain(hand=["snatch-away", "snatch-away"]))
        t.north.chooses("use:braggart")
        t.south.passes()  # the action of the Braggart resolves
        t.north.chooses("seppuku")
        t.north.chooses("braggart")
        t.south.chooses("use:snatch-away")
        t.south.chooses("braggart")
        t.north.table_passes_reactions()
        assert t.zone("braggart") == "removed"
        assert t.north.honor == 1


@rule("CE-SEPP-01")
def test_an_effect_may_demand_seppuku():
    t = meeting(hand=["order-seppuku"], theirs=[shamed("undying", "plain-sword")])
    t.north.plays("order-seppuku", "undying")
    assert is_dishonorably_dead(t, "undying") == (True, False)
    assert t.zone("plain-sword") == "discard"
    assert t.south.honor == 5
    assert card_text(definition("celestial", "order-seppuku")).endswith("Target Personality commits seppuku.")


@rule("CE-SEPP-01")
def test_nothing_prevents_seppuku():
    t = meeting(hand=["expose"], theirs=["undying"])
    t.north.chooses("use:expose")
    t.north.chooses("undying")
    t.south.chooses("seppuku")
    t.south.chooses("undying")
    assert t.zone("undying") == "discard"
    assert t.south.honor == 4


@rule("CE-SEPP-02")
def test_one_who_was_targeted_may_and_as_often_as_it_happens():
    t = meeting(hand=["expose", "expose"], theirs=["plain-samurai", "quiet-courtier"])
    for who in ("plain-samurai", "quiet-courtier"):
        t.north.chooses("use:expose")
        t.north.chooses(who)
        t.south.chooses("seppuku")
        assert t.south.may - {"back"} == {who}
        t.south.chooses(who)
        t.north.table_passes_reactions()
    assert t.south.honor == 3
    assert t.zone("plain-samurai") == t.zone("quiet-courtier") == "discard"


@rule("CE-SEPP-02")
def test_neither_a_courtier_nor_a_samurai_may_not():
    t = meeting("fool", "plain-samurai")
    t.north.chooses("use:fool")
    assert t.prompt == "Take an action, or pass"  # the Samurai had no part in it
    assert t.north.honor == 1


@rule("CE-SEPP-02")
def test_honor_lost_by_a_trait_calls_for_no_seppuku():
    t = meeting("shameful-man", "plain-samurai", hand=["praise"])
    t.north.chooses("use:praise")
    t.north.chooses("plain-samurai")
    assert t.prompt == "Take an action, or pass"
    assert t.north.honor == 5 + 2 - 4


@rule("CE-SEPP-02", "CE-PERF-01")
def test_who_leads_the_followers_who_acted_may_not():
    t = meeting(of("plain-samurai", "rabble"))
    t.north.chooses("use:rabble")
    assert t.prompt == "Take an action, or pass"
    assert t.north.honor == 1


@rule("CE-SEPP-04", "DE-DEST-14")
@also_in("diamond")
def test_a_bowed_personality_may_commit_seppuku():
    t = meeting(hand=["expose"], theirs=[of("quiet-courtier", bowed=True)])
    t.north.chooses("use:expose")
    t.north.chooses("quiet-courtier")
    t.south.chooses("seppuku")
    t.south.chooses("quiet-courtier")
    assert t.zone("quiet-courtier") == "discard"
    assert t.south.honor == 4
