"""Chapters: created cards, destroying and discarding, tokens, success."""

import pytest

import gorin
from gorin.games.ccg import kinds
from gorin.games.ccg.definition import NO_REQUIREMENT, definition
from gorin.games.ccg.kinds import ATTACHED
from gorin.games.ccg.language.abilities import open_, reaction
from gorin.games.ccg.language.cards import created_follower, created_item, created_personality, created_region
from gorin.games.ccg.language.protection import BONUSES, BOWING, prevents
from gorin.games.ccg.language.traits import provinces_have_strength
from gorin.games.ccg.language.verbs.in_play.creating import create, create_region
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, discard, remove_from_game
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.in_play.tokens import moves_tokens, puts_tokens
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.verbs.players.provinces import destroy_province
from gorin.games.ccg.language.verbs.players.searching import search
from gorin.games.ccg.language.when.deeds import THAT_WAS_SUCCESSFUL, THIS_IS_SUCCESSFUL
from gorin.games.ccg.language.which.card_filters import FATE_CARD, FOLLOWER, PERSONALITY
from gorin.games.ccg.language.which.provinces import PROVINCE
from gorin.games.ccg.table.reading import attachments, is_at_home
from gorin.games.ccg.table.values import gold_cost
from gorin.language.abilities import cost, requires
from gorin.language.conditions import Told
from gorin.language.core.context import cards_that
from gorin.language.core.render import card_text
from gorin.language.core.zones import HAND, PLAY
from gorin.language.flow import if_
from gorin.language.picks import paying, second_target, target
from gorin.language.selectors import PAID, SECOND, SELF, TARGET
from support.ccg_cards import published
from support.ccg_making import region, strategy
from support.ccg_table import quiet_battle, side, table
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai, stranger, trick
from support.rule import rule

MILITIA = created_follower(2, "Militia")
SHRINE_GUARD = created_personality(1, 2, 1, "Guard")
TRINKET = created_item(1, 1, "Trinket")
WALLS = created_region("Hasty Walls", keywords=("Fortification",), text=(provinces_have_strength(2),))


attached_once = Told("it was attached once", lambda s, context: len(cards_that(ATTACHED, context)) == 1)
"""Effects that ask what was attached hear of each card once."""


def plan(name, *parts):
    return strategy(name, focus=1, text=(open_(*parts),))


cards = published(
    *PLAIN,
    trick("Recruit", create(MILITIA, TARGET)),
    trick("Equip Trinket", create(TRINKET, TARGET)),
    plan("Summon", create(SHRINE_GUARD)),
    plan("Fortify", target(PROVINCE), create_region(WALLS, TARGET)),
    trick("Arm", create(TRINKET, TARGET), if_(attached_once, gain_honor(3))),
    region("Old Road"),
    trick("Slay", destroy(TARGET)),
    plan("Raze", target(PROVINCE), destroy_province(TARGET)),
    plan("Disband", target(FOLLOWER), destroy(TARGET)),
    plan("Banish", target(FOLLOWER), remove_from_game(TARGET)),
    plan("Find", search(FOLLOWER)),
    plan("Trade", paying(FATE_CARD.in_zone(HAND)), cost(discard(PAID)), gain_honor(2)),
    trick("Curse", puts_tokens(TARGET, 1, "Curse", chi=-1)),
    trick("Blight", puts_tokens(TARGET, 2, "Blight", force=-1)),
    plan(
        "Pass On To The Dead",
        *(target(PERSONALITY), second_target(PERSONALITY)),
        *(destroy(SECOND), moves_tokens("Blight", TARGET, SECOND)),
    ),
    plan("Pass On", target(PERSONALITY), second_target(PERSONALITY), moves_tokens("Blight", TARGET, SECOND)),
    trick("Halt", bow(TARGET), if_(THIS_IS_SUCCESSFUL, gain_honor(3))),
    trick("Urge", gives(TARGET, force=1), if_(THIS_IS_SUCCESSFUL, gain_honor(3))),
    plan("Ponder", cost(bow(SELF)), if_(THIS_IS_SUCCESSFUL, gain_honor(3))),
    stranger("Unmoved", text=(prevents(BOWING, SELF),)),
    stranger("Stubborn", text=(prevents(BONUSES, SELF),)),
    samurai(
        "Watcher",
        text=(
            reaction(
                heard(
                    "resolved",
                    "after another player's action resolves",
                    lambda s, context, moment: moment.seat != context.seat,
                ),
                requires(THAT_WAS_SUCCESSFUL),
                draw(1),
            ),
        ),
    ),
)


def meeting(*play, hand=(), theirs=(), **facts):
    return table(north=plain(*play, hand=[*hand, "plain-plan"], **facts), south=plain(*theirs))


def zones(t, slug):
    """Where the cards of this name are."""
    return [kinds.ZONES[t.s.zone[c]] for c in range(len(t.s.what)) if t.s.names[t.s.what[c]] == slug]


# --- created cards --------------------------------------------------------------------------------


@rule("CE-CRE-01", "CE-CRE-04")
def test_a_new_card_exists_and_is_attached_at_once():
    t = meeting("plain-samurai", hand=["recruit"])
    known = len(t.s.what)
    t.north.plays("recruit", "plain-samurai")
    assert len(t.s.what) == known + 1
    assert attachments(t.s, t.card("plain-samurai")) == [known]
    assert t.s.zone[known] == PLAY
    assert not t.is_bowed("plain-keep")  # nothing was paid


@rule("CE-CRE-02")
def test_what_the_effect_leaves_out_is_zero():
    t = meeting("plain-samurai", hand=["recruit"])
    t.north.plays("recruit", "plain-samurai")
    created = t.card(MILITIA.slug)
    assert t.force(MILITIA.slug) == 2
    assert gold_cost(t.s, created) == 0
    assert t.s.definition(created).honor_req == 0
    assert t.s.definition(created).focus == 0


@rule("CE-CRE-03", "CE-CRE-05")
def test_a_created_personality_has_no_requirement_and_comes_home():
    t = meeting(hand=["summon"], honor=-10)
    t.north.plays("summon")
    created = t.card(SHRINE_GUARD.slug)
    assert t.s.definition(created).honor_req == NO_REQUIREMENT
    assert t.s.zone[created] == PLAY
    assert t.s.controller[created] == 0
    assert is_at_home(t.s, created)
    assert not t.s.bowed[created]


@rule("CE-CRE-06")
@pytest.mark.parametrize(("way", "who"), (("slay", "plain-samurai"), ("disband", MILITIA.slug)))
def test_a_created_card_that_leaves_play_is_gone(way, who):
    t = meeting("plain-samurai", hand=["recruit", way])
    t.north.plays("recruit", "plain-samurai")
    t.north.plays(way, who)
    assert zones(t, MILITIA.slug) == ["removed"]
    assert t.card(MILITIA.slug) not in t.s.players[0].fate_discard


@rule("CE-CRE-07")
def test_created_cards_count_for_battle_honor():
    attacker = side(of("plain-samurai", "plain-sword"), honor=5)
    defender = side(of("plain-stranger", MILITIA.slug), honor=5)
    t = quiet_battle(attacker, defender)
    t.fight()
    assert zones(t, MILITIA.slug) == ["removed"]
    assert t.attacker.honor == 9  # two for the Personality, two for the Follower


@rule("CE-CRE-04", "CE-CTRL-03", "CE-CTRL-07")
@pytest.mark.parametrize(("place", "controller"), (("p0", 0), ("p4", 1)))
def test_a_created_region_is_attached_to_its_province_at_once(place, controller):
    t = meeting(hand=["fortify"])
    assert t.strength(0) == t.strength(4) == 7
    t.north.plays("fortify", place)
    made = t.card("hasty-walls")
    number = int(place[1:])
    assert (t.s.zone[made], t.s.host[made]) == (PLAY, number)
    assert next(each for each in t.s.provinces if each.id == number).region == made
    assert (t.s.owner[made], t.s.controller[made]) == (0, controller)
    assert t.strength(number) == 9
    assert t.strength(4 - number) == 7
    shown = t.game.view(1)["players"][controller]["provinces"][0]["region"]
    assert shown["slug"] == "hasty-walls"
    assert gorin.setup("celestial", t.game.position()).position() == t.game.position()


@rule("CE-CRE-04", "CE-EVT-09", "CE-CRE-06")
def test_where_there_is_a_region_none_is_created():
    lands = [{"card": "farm-1", "region": "old-road"}, "farm-2"]
    t = meeting(hand=["fortify"], provinces=lands)
    t.north.plays("fortify", "p0")
    assert zones(t, "hasty-walls") == ["removed"]
    assert zones(t, "old-road") == ["play"]
    assert t.strength(0) == 7


@rule("CE-CRE-04", "CE-CRE-06")
def test_a_created_region_goes_with_its_province():
    t = meeting(hand=["fortify", "raze"])
    t.north.plays("fortify", "p1")
    t.north.plays("raze", "p1")
    assert zones(t, "hasty-walls") == ["removed"]
    assert t.card("hasty-walls") not in t.s.players[0].dynasty_discard


@rule("CE-CRE-04")
def test_the_text_of_a_created_region_is_told_where_it_is_created():
    assert card_text(definition("celestial", "fortify")) == (
        "Open: Create the Fortification Region Hasty Walls, attached to target province,"
        ' with "Each of your provinces has +2 strength."'
    )


@rule("CE-CRE-04")
def test_what_is_created_is_attached_once():
    t = meeting("plain-samurai", hand=["arm"])
    t.north.plays("arm", "plain-samurai")
    assert t.north.honor == 8


# --- destroying and discarding --------------------------------------------------------------------


@rule("CE-DEST-01", "CE-DEST-02", "CE-DISH-10")
def test_a_destroyed_personality_is_dead_and_what_goes_with_him_is_discarded():
    t = meeting(of("plain-samurai", "plain-spearmen"), hand=["slay"])
    t.north.plays("slay", "plain-samurai")
    dead, other = t.card("plain-samurai"), t.card("plain-spearmen")
    assert t.zone("plain-samurai") == t.zone("plain-spearmen") == "discard"
    assert t.s.dead[dead]
    assert not t.s.dishonored[dead]
    assert not t.s.dead[other]


@rule("CE-DEST-02")
def test_a_personality_who_was_discarded_is_not_dead():
    north = plain(provinces=[{"card": "plain-samurai", "face_up": True}, "farm-2"])
    t = table("dynasty", north=north, south=plain())
    t.north.chooses("done")
    t.north.chooses("discard:plain-samurai")
    assert t.zone("plain-samurai") == "discard"
    assert not t.s.dead[t.card("plain-samurai")]


@rule("CE-DEST-03")
def test_to_discard_is_to_discard_a_card_from_the_own_hand():
    t = meeting("plain-samurai", hand=["trade", "plain-sword"])
    t.north.chooses("use:trade")
    assert t.north.may == {"plain-sword", "plain-plan", "back"}  # not the one being played
    t.north.chooses("plain-sword")
    assert t.card("plain-sword") in t.s.players[0].fate_discard
    assert t.north.honor == 7


@rule("CE-DEST-04")
def test_what_was_removed_from_the_game_is_found_nowhere():
    fate = ["guard-5", "plain-sword"]
    t = meeting(of("plain-samurai", "plain-spearmen"), hand=["banish", "find"], fate=fate)
    t.north.plays("banish", "plain-spearmen")
    assert zones(t, "plain-spearmen") == ["removed"]
    player = t.s.players[0]
    gone = t.card("plain-spearmen")
    assert gone not in player.fate_discard + player.fate + player.hand + t.s.in_play
    t.north.chooses("use:find")
    assert t.north.may == {"guard-5", "pass"}


# --- tokens ---------------------------------------------------------------------------------------


@rule("CE-TOK-01")
def test_a_token_may_change_a_stat():
    t = meeting("plain-samurai", hand=["curse"])
    t.north.plays("curse", "plain-samurai")
    assert t.chi("plain-samurai") == 2
    assert t.force("plain-samurai") == 3
    (shown,) = [each["tokens"] for each in t.game.view(1)["players"][0]["units"]]
    assert shown == [{"name": "Curse", "force": 0, "chi": -1}]


@rule("CE-TOK-02")
def test_a_token_counts_as_coming_from_the_effect_that_placed_it_last():
    t = meeting("plain-samurai", hand=["blight", "pass-on"], theirs=["plain-stranger"])
    t.north.plays("blight", "plain-samurai")
    assert {token.source for token in t.s.tokens} == {t.card("blight")}
    t.north.plays("pass-on", "plain-samurai", "plain-stranger")
    assert (t.force("plain-samurai"), t.force("plain-stranger")) == (3, 0)
    assert {(token.source, token.action) for token in t.s.tokens} == {(t.card("pass-on"), t.s.actions)}


def test_tokens_do_not_move_to_a_card_that_has_left_play():
    t = meeting("plain-samurai", hand=["blight", "pass-on-to-the-dead"], theirs=["plain-stranger"])
    t.north.plays("blight", "plain-samurai")
    t.north.plays("pass-on-to-the-dead", "plain-samurai", "plain-stranger")
    assert zones(t, "plain-stranger") == ["discard"]
    assert {token.card for token in t.s.tokens} == {t.card("plain-samurai")}


@rule("CE-TOK-03")
def test_tokens_are_no_cards():
    t = meeting("plain-samurai", hand=["blight"])
    cards_before, in_play = len(t.s.what), len(t.s.in_play)
    t.north.plays("blight", "plain-samurai")
    assert len(t.s.tokens) == 2
    assert (len(t.s.what), len(t.s.in_play)) == (cards_before, in_play)
    assert attachments(t.s, t.card("plain-samurai")) == []


@rule("CE-TOK-04")
def test_tokens_go_with_the_card_they_are_on():
    t = meeting("plain-samurai", "plain-shugenja", hand=["blight", "curse", "slay"])
    t.north.plays("blight", "plain-samurai")
    t.north.plays("curse", "plain-shugenja")
    t.north.plays("slay", "plain-samurai")
    assert [token.name for token in t.s.tokens] == ["Curse"]


# --- success --------------------------------------------------------------------------------------


@rule("CE-SUCC-01")
@pytest.mark.parametrize(
    ("action", "whom", "honor"),
    (
        ("halt", "plain-stranger", 8),
        ("halt", "unmoved", 5),
        ("urge", "plain-stranger", 8),
        ("urge", "stubborn", 5),
    ),
)
def test_an_action_is_successful_if_it_changed_something(action, whom, honor):
    t = meeting(whom, hand=[action])
    t.north.plays(action, whom)
    assert t.north.honor == honor


@rule("CE-SUCC-01")
def test_bowing_who_is_bowed_changes_nothing():
    t = meeting(of("plain-stranger", bowed=True), hand=["halt"])
    t.north.plays("halt", "plain-stranger")
    assert t.north.honor == 5


@rule("CE-SUCC-01")
@pytest.mark.parametrize(("whom", "reacts"), (("plain-stranger", True), ("unmoved", False)))
def test_others_can_ask_whether_an_action_was_successful(whom, reacts):
    t = meeting(whom, hand=["halt"], theirs=["watcher"])
    t.north.chooses("use:halt")
    t.north.chooses(whom)
    while t.is_in_window and t.asked == "north":
        t.north.passes()
    assert (t.asked == "south" and "use:watcher" in t.south.may) is reacts
