"""What stands in a text box, and how an action is taken (WH-TXT, WH-ACT, WH-TRT)."""

from __future__ import annotations

from gorin.games.ccg.kinds import BATTLE, LIMITED, OPEN
from gorin.games.ccg.language.abilities import Action, battle, limited
from gorin.games.ccg.language.protection import BOWING, prevents
from gorin.games.ccg.language.verbs.in_play.states import bow, destroy, discard, straighten
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import (
    COURTIER,
    FATE_CARD,
    FOLLOWER,
    PERSONALITY,
    SAMURAI,
    enemy,
)
from gorin.games.ccg.language.which.places import here
from gorin.games.ccg.war_of_honor.cards import CARDS
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_, your
from gorin.language.conditions import Told
from gorin.language.core.render import card_text
from gorin.language.core.zones import HAND
from gorin.language.picks import paying, performer, second_target, target, up_front
from gorin.language.predicates import keyword
from gorin.language.selectors import PAID, SECOND, SELF, TARGET
from support.ccg_box import EDITION, IDLE, act, army, asked_for, fight, laid, next_turn, offered, unit
from support.ccg_cards import published
from support.ccg_making import personality, strategy
from support.rule import rule

LAST_ACT = strategy(
    "Last Act",
    focus=1,
    text=(battle(up_front(target(your(FOLLOWER))), destroy(TARGET), bow(enemy(PERSONALITY)), gain_honor(1)),),
)
PLEA = strategy(
    "Plea",
    focus=1,
    text=(
        limited(
            requires(
                Told("your Honor is 10 or less", lambda s, context: s.players[context.seat].honor <= 10)
            ),
            performer(your(COURTIER)),
            paying(FATE_CARD.in_zone(HAND)),
            cost(discard(PAID)),
            gain_honor(1),
        ),
    ),
)
RALLY = strategy(
    "Rally",
    focus=1,
    text=(battle(gives(your(SAMURAI, here), force=1), straighten(your(SAMURAI, here))),),
)
OF_THE_DRAGON = strategy(
    "Of the Dragon",
    focus=1,
    text=(battle(up_front(target(any_(PERSONALITY, keyword("Dragon")))), bow(TARGET)),),
)
STEADFAST = personality(
    "Steadfast Guard", "", force=2, chi=2, honor_req=None, gold=2, personal_honor=2,
    text=(prevents(BOWING, SELF),),
)  # fmt: skip
SELFLESS = strategy(
    "Selfless",
    focus=1,
    text=(
        battle(
            performer(your(SAMURAI)),
            up_front(target(any_(SAMURAI))),
            up_front(second_target(enemy(PERSONALITY))),
            gives(TARGET, force=1),
            bow(SECOND),
        ),
    ),
)
cards = published(LAST_ACT, PLEA, RALLY, OF_THE_DRAGON, STEADFAST, SELFLESS, edition=EDITION)


# --- the text box ---------------------------------------------------------------------------------


@rule("WH-TXT-02")
def test_a_text_box_may_be_empty_and_its_card_is_played_all_the_same():
    t = fight(attacker=army("akodo-dosei"), defender=army("ikoma-toraji"))
    t.fight()
    assert t.zone("ikoma-toraji") == "discard"


@rule("WH-TXT-05", "WH-GLO-05")
def test_a_keyword_is_one_phrase():
    t = fight(attacker=army("matsu-yosa", hand=("of-the-dragon",)), defender=army("togashi-taro"))
    assert not offered(t, "attacker", "of-the-dragon")


@rule("WH-TXT-07")
def test_every_ability_of_the_box_is_limited_open_or_battle():
    actions = [each for card in CARDS for each in card.abilities if isinstance(each, Action)]
    assert len(actions) > 90
    assert all(each.designators & (LIMITED | OPEN | BATTLE) for each in actions)
    assert not any(each.designators & ~(LIMITED | OPEN | BATTLE) for each in actions)


@rule("WH-TXT-08", "WH-ACT-02", "WH-ACT-03", "WH-ACT-04")
def test_the_designator_says_when():
    mine = ("temple-to-the-ancestors", "acrobat-troupe", "matsu-yosa")
    t = laid(north=army(*mine), south=army(*mine))
    assert {"use:temple-to-the-ancestors", "use:acrobat-troupe"} <= t.north.may
    assert "use:matsu-yosa" not in t.north.may
    act(t, "south")
    assert "use:temple-to-the-ancestors" in t.south.may
    assert "use:acrobat-troupe" not in t.south.may
    fought = fight(attacker=army("matsu-yosa", *mine[:2]), defender=army("togashi-taro"))
    assert {each for each in act(fought, "attacker").may if not each.endswith("fortress")} == {
        "use:matsu-yosa",
        "pass",
    }


@rule("WH-TXT-11")
def test_keywords_before_the_designator_are_those_of_the_action():
    texts = {card.slug: card_text(card) for card in CARDS}
    assert "Political Limited:" in texts["acrobat-troupe"]
    (political,) = [each for card in CARDS if card.slug == "acrobat-troupe" for each in card.actions]
    assert political.keywords == ("Political",)


@rule("WH-TXT-16")
def test_a_condition_before_the_second_colon_must_hold():
    courtier = "bayushi-jutsushi"
    for honor, may in ((10, True), (11, False)):
        t = laid(north=army(courtier, hand=("plea",), honor=honor), south=army())
        assert ("use:plea" in t.north.may) == may


@rule("WH-TXT-13", "WH-TXT-14", "WH-TXT-17", "WH-ACT-06", "WH-GLO-11", "WH-ACT-16")
def test_everything_before_the_second_colon_is_required():
    t = laid(north=army("bayushi-jutsushi", "matsu-yosa", hand=("plea",), honor=0), south=army())
    assert asked_for(t.north, "plea") == {"bayushi-jutsushi"}
    t.north.chooses("bayushi-jutsushi")
    assert t.north.may - {"back"} == {IDLE}  # a card of the hand, but not the one that is played
    t.north.chooses(IDLE)
    assert (t.north.honor, t.north.hand) == (1, [])
    nobody = laid(north=army("matsu-yosa", hand=("plea",), honor=0), south=army())
    assert "use:plea" not in nobody.north.may


@rule("WH-TXT-18", "WH-ACT-24")
def test_without_a_second_colon_there_are_only_effects():
    t = fight(
        attacker=army(
            {"card": "matsu-yosa", "bowed": True}, "togashi-taro", hand=("rally",), home=["akodo-dosei"]
        ),
        defender=army("bayushi-saka"),
    )
    act(t, "attacker").plays("rally")
    assert (t.force("matsu-yosa"), t.is_bowed("matsu-yosa")) == (3, False)
    assert (t.force("togashi-taro"), t.force("akodo-dosei"), t.force("bayushi-saka")) == (3, 3, 3)


@rule("WH-TXT-19")
def test_a_card_that_names_itself_means_no_other_copy():
    t = fight(attacker=army("matsu-mansaiko", "matsu-mansaiko"), defender=army("togashi-taro"))
    act(t, "attacker").uses("matsu-mansaiko", IDLE)
    assert sorted(t.force("matsu-mansaiko", nth) for nth in range(2)) == [3, 5]


# --- taking an action -----------------------------------------------------------------------------


@rule("WH-ACT-12")
def test_each_copy_has_its_own_ability():
    t = fight(attacker=army("matsu-yosa", "matsu-yosa"), defender=army("togashi-chiko", "togashi-akagi"))
    act(t, "attacker").uses("matsu-yosa", "togashi-chiko")
    assert offered(t, "attacker", "matsu-yosa")
    t.attacker.uses("matsu-yosa", "togashi-chiko")
    assert not offered(t, "attacker", "matsu-yosa")


@rule("WH-ACT-05", "WH-ACT-13", "WH-ACT-15", "WH-ACT-25", "WH-STRT-01", "WH-STRT-03")
def test_an_action_goes_through_its_steps_in_order():
    t = fight(
        attacker=army("matsu-yosa", "togashi-taro", hand=("black-and-white",), stronghold_bowed=True),
        defender=army("bayushi-saka", "bayushi-shigeo"),
    )
    player = act(t, "attacker")
    before = len(t.log)
    player.chooses("use:black-and-white")
    assert player.may == {"matsu-yosa", "back"}  # who performs is named first
    player.chooses("matsu-yosa")
    assert player.may == {"bayushi-saka", "bayushi-shigeo", "back"}
    player.chooses("bayushi-shigeo")
    told = " / ".join(t.log[before:])
    steps = ["plays Black and White", "Matsu Yosa is bowed", "Bayushi Shigeo (", "gains 1 Honor"]
    places = [told.find(step) for step in steps]
    assert -1 not in places, told
    assert places == sorted(places)
    assert t.zone("black-and-white") == "discard"


@rule("WH-ACT-18")
def test_who_performs_may_be_the_target_too():
    t = fight(attacker=army("matsu-yosa", hand=("selfless",)), defender=army("togashi-taro"))
    act(t, "attacker").plays("selfless", "matsu-yosa", "matsu-yosa", "togashi-taro")
    assert (t.force("matsu-yosa"), t.is_bowed("togashi-taro")) == (3, True)


@rule("WH-ACT-22", "WH-ACT-23", "WH-GLO-20")
def test_a_cost_is_paid_fully_and_with_cards_in_play():
    dead = {"card": "akodo-dosei", "dead": True}
    t = fight(
        attacker=army(
            {"card": "matsu-yosa", "bowed": True}, hand=("black-and-white",), dynasty_discard=(dead,),
            provinces=({"card": "matsu-sakaki", "face_up": True},),
        ),
        defender=army("togashi-taro"),
    )  # fmt: skip
    assert not offered(t, "attacker", "black-and-white")


# --- traits and effects ---------------------------------------------------------------------------


@rule("WH-TRT-06")
def test_effects_go_on_whatever_happened_to_their_card():
    t = fight(
        attacker=army(unit("matsu-yosa", "hired-legion"), hand=("last-act",)), defender=army("togashi-taro")
    )
    act(t, "attacker").plays("last-act", "hired-legion")
    assert t.zone("hired-legion") == "discard"
    assert t.is_bowed("togashi-taro")
    assert t.attacker.honor == 6


@rule("WH-TRT-07", "WH-TRT-08", "WH-GLO-25")
def test_what_is_negated_fails_each_time_and_the_rest_happens():
    t = fight(
        attacker=army("bayushi-saka", "bayushi-sorii", hand=("magistrates-accusation",) * 2),
        defender=army("steadfast-guard"),
    )
    for honor in (3, 1):
        act(t, "attacker").plays("magistrates-accusation", "bayushi-saka", "steadfast-guard")
        assert not t.is_bowed("steadfast-guard")
        assert t.defender.honor == honor


@rule("WH-ACT-10", "WH-GLO-01", "WH-DUR-02")
def test_an_open_ability_can_be_used_again_in_the_next_turn():
    t = laid(north=army("isawa-naki"), south=army())
    t.north.uses("isawa-naki", "choice0")
    assert "use:isawa-naki" not in act(t, "north").may
    assert t.s.active == 0
    next_turn(t)
    assert t.s.active == 1
    assert "use:isawa-naki" in act(t, "north").may


def test_a_performer_that_is_asked_for_is_named_in_the_text():
    text = card_text(next(card for card in CARDS if card.slug == "chokehold"))
    assert text.startswith("Battle: Choose an unbowed Monk you control and target an enemy Personality")
