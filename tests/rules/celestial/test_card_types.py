"""Chapter: card types."""

import pytest

from gorin.games.ccg.definition import catalogue
from gorin.games.ccg.kinds import ATTACHMENTS, CHI, CLANS, FORCE
from gorin.games.ccg.kinds import PERSONALITY as PERSONALITY_TYPE
from gorin.games.ccg.kinds import SPELL as SPELL_TYPE
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.restrictions import BE_TARGETED
from gorin.games.ccg.language.traits import for_a_while, has_chi, has_maximum, produces
from gorin.games.ccg.language.verbs.in_play.entering import enters_by
from gorin.games.ccg.language.verbs.in_play.states import (
    bow,
    bow_or_discard_this,
    destroy,
    discard,
    remove_from_game,
)
from gorin.games.ccg.language.verbs.in_play.stats import gives, removes_keyword
from gorin.games.ccg.language.verbs.in_play.tokens import puts_tokens
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.events import HONOR_GAINED
from gorin.games.ccg.language.which.card_filters import ATTACHMENT, ITEM, PERSONALITY, UNIT
from gorin.games.ccg.language.which.measures import having
from gorin.games.ccg.table.reading import clans_of, unit
from gorin.games.ccg.table.values import unit_force
from gorin.language.abilities import cost, trait
from gorin.language.amounts import count_of
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.rule_kinds import cannot
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_editions import also_in
from support.ccg_making import follower, holding, item, ring, strategy
from support.ccg_table import table
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, face_up, plain, samurai, stranger, trick, when
from support.rule import rule

YOU_GAIN = enters_by(after(HONOR_GAINED, YOU))
THIS_TARGETED = heard(
    "targeted", "after {self} is targeted", lambda s, context, moment: moment.card == context.source
)

cards = published(
    *PLAIN,
    holding("Dear Farm", gold=5, text=(produces(2),)),
    stranger("Costly Stranger", gold=6),
    stranger("Outcast", honor_req=None),
    stranger("Hollow Stranger", chi=0),
    stranger("Courtly Guest", honor_req=-7),
    item("Yoke", force=1, chi=-3, gold=1, focus=1),
    samurai("Paragon", personal_honor=4),
    samurai("Lowly Samurai", personal_honor=1),
    samurai("Vain Samurai", text=(trait(THIS_TARGETED, gain_honor(3)),)),
    samurai("Ghost", text=(cannot(BE_TARGETED, SELF),)),
    follower("Proud Guard", force=1, honor_req=2, gold=1, focus=1),
    strategy("Two Ways", gold=2, focus=3, text=(open_(gain_honor(1)), open_(gain_honor(2)))),
    ring("Ring of Tests", focus=4, text=(YOU_GAIN, open_(cost(bow_or_discard_this()), gain_honor(2)))),
    trick("Wither", gives(TARGET, chi=-3), gain_honor(1)),
    trick("Tire", gives(TARGET, chi=-2)),
    trick("Curse", puts_tokens(TARGET, 1, "Curse", chi=-3)),
    trick("Blight", for_a_while(has_chi(PERSONALITY, -3))),
    trick("Throng", for_a_while(has_chi(PERSONALITY, count_of(PERSONALITY, -3)))),
    trick("Torpor", for_a_while(has_maximum(PERSONALITY, CHI, 0))),
    trick("Praise", gives(TARGET, personal_honor=3)),
    trick("Slay", destroy(TARGET)),
    trick("Dismiss", discard(TARGET)),
    trick("Banish", remove_from_game(TARGET)),
    trick("Lose Faith", removes_keyword(TARGET, "Shugenja")),
    strategy("Stare", focus=1, text=(open_(target(UNIT), draw(1)),)),
    strategy("Tie Down", focus=1, text=(open_(target(ATTACHMENT), bow(TARGET)),)),
    strategy(
        "Heavy Load", focus=1, text=(open_(target(ITEM.with_(having(FORCE, at_least=2))), bow(TARGET)),)
    ),
    strategy(
        "Light Load", focus=1, text=(open_(target(ITEM.with_(having(FORCE, at_most=-1))), bow(TARGET)),)
    ),
    also=("diamond",),
)


def printed(*types):
    return [card for card in catalogue("celestial").values() if not card.created and (card.type in types)]


@rule("CE-CRD-01")
def test_every_card_has_a_title():
    assert all(card.name.strip() for card in catalogue("celestial").values())
    t = table(north=plain("plain-samurai"), south=plain())
    assert t.game.view()["players"][0]["units"][0]["name"] == "Plain Samurai"


@rule("CE-CRD-02")
@pytest.mark.parametrize(("more", "offered"), (([], False), (["farm-6"], True)))
def test_a_holding_must_be_paid_for(more, offered):
    t = table("dynasty", north=plain(*more, provinces=face_up("dear-farm")), south=plain())
    assert ("buy:dear-farm" in t.north.may) == offered


@rule("CE-CRD-02")
def test_the_gold_of_a_holding_is_really_paid():
    t = table("dynasty", north=plain("farm-6", provinces=face_up("dear-farm")), south=plain())
    t.north.chooses("buy:dear-farm")
    assert t.zone("dear-farm") == "play"
    assert t.is_bowed("plain-keep")
    assert t.is_bowed("farm-6")


@rule("CE-CRD-03")
def test_the_icon_of_a_personality_is_his_clan():
    t = table(north=plain("plain-samurai", "plain-stranger"), south=plain())
    assert clans_of(t.s, t.card("plain-samurai")) == ["Crab"]
    assert clans_of(t.s, t.card("plain-stranger")) == []


@rule("CE-CRD-03")
def test_the_icon_and_the_keywords_of_printed_personalities_agree():
    for card in printed(PERSONALITY_TYPE):
        assert [clan for clan in CLANS if f"{clan} Clan" in card.keywords] == list(card.clans)


@rule("CE-CRD-04")
def test_a_personality_without_chi_is_destroyed_before_anything_else_happens():
    t = table(north=plain(hand=["wither", "plain-plan"]), south=plain("plain-samurai"))
    t.north.plays("wither", "plain-samurai")
    assert t.zone("plain-samurai") == "discard"
    assert t.s.dead[t.card("plain-samurai")]
    assert when(t, "Plain Samurai (Crab") < when(t, "gains 1 Honor")


@rule("CE-CRD-04")
def test_a_personality_with_chi_left_lives():
    t = table(north=plain(hand=["tire", "tire", "plain-plan"]), south=plain("plain-samurai"))
    t.north.plays("tire", "plain-samurai")
    assert t.zone("plain-samurai") == "play"
    t.north.plays("tire", "plain-samurai")
    assert t.zone("plain-samurai") == "discard"


@rule("CE-CRD-04")
def test_who_has_no_chi_at_all_does_not_live_to_see_the_day():
    t = table("dynasty", north=plain(provinces=face_up("hollow-stranger")), south=plain())
    t.north.chooses("buy:hollow-stranger")
    assert t.zone("hollow-stranger") == "discard"


@rule("CE-CRD-04")
@pytest.mark.parametrize("blow", ("wither", "curse", "blight", "throng", "torpor"))
def test_whatever_takes_his_chi_he_dies(blow):
    t = table(north=plain(hand=[blow, "plain-plan"]), south=plain("plain-samurai"))
    t.north.plays(blow, "plain-samurai")
    assert t.zone("plain-samurai") == "discard"


@rule("CE-CRD-04", "CE-CRD-23")
def test_what_he_carries_can_take_his_chi():
    t = table(north=plain("plain-samurai", hand=["yoke", "plain-plan"]), south=plain())
    t.north.uses("equip:yoke", "plain-samurai")
    assert t.zone("plain-samurai") == "discard"


@rule("CE-CRD-05")
def test_a_dash_is_no_honor_requirement():
    north = plain(honor=-8, provinces=face_up("outcast", "courtly-guest"))
    t = table("dynasty", north=north, south=plain())
    assert t.north.may == {"buy:outcast", "done"}


@rule("CE-CRD-06")
def test_a_personality_enters_play_after_he_is_paid_for():
    t = table("dynasty", north=plain("farm-6", provinces=face_up("costly-stranger")), south=plain())
    t.north.chooses("buy:costly-stranger")
    paid = max(when(t, "Plain Keep bows"), when(t, "Farm 6 bows"))
    assert paid < when(t, "brings in Costly Stranger")


@rule("CE-CRD-06")
def test_a_personality_who_cannot_be_paid_is_not_offered():
    t = table("dynasty", north=plain(provinces=face_up("costly-stranger", "plain-stranger")), south=plain())
    assert t.north.may == {"buy:plain-stranger", "done"}


@rule("CE-CRD-07")
def test_personal_honor_is_never_more_than_five():
    t = table(north=plain("paragon", "lowly-samurai", hand=["praise", "praise", "plain-plan"]), south=plain())
    t.north.plays("praise", "paragon")
    assert t.personal_honor("paragon") == 5
    t.north.plays("praise", "lowly-samurai")
    assert t.personal_honor("lowly-samurai") == 4


@rule("CE-CRD-08")
def test_a_strategy_is_played_from_the_hand_and_then_discarded():
    t = table(north=plain(hand=["plain-plan", "guard-1"]), south=plain())
    t.north.plays("plain-plan")
    assert t.north.honor == 6
    assert t.north.hand == ["guard-1"]
    assert t.s.players[0].fate_discard == [t.card("plain-plan")]


@rule("CE-CRD-09")
@pytest.mark.parametrize(("way", "gain"), (("two-ways", 1), ("two-ways:2", 2)))
def test_each_action_of_a_strategy_costs_its_gold(way, gain):
    t = table(north=plain(hand=["two-ways", "plain-plan"]), south=plain())
    t.north.plays(way)
    assert t.north.honor == 5 + gain
    assert t.is_bowed("plain-keep")


@rule("CE-CRD-09", "DE-CRD-51")
@also_in("diamond")
def test_without_the_gold_no_action_of_a_strategy_can_be_taken():
    t = table(north=plain(of("plain-keep", bowed=True), hand=["two-ways", "plain-plan"]), south=plain())
    assert t.north.may == {"use:plain-plan", "pass"}


@rule("CE-CRD-10")
def test_every_fate_card_has_a_focus_value():
    fate = [card for card in catalogue("celestial").values() if card.is_fate and not card.created]
    assert len(fate) > 60
    assert all(type(card.focus) is int and card.focus >= 0 for card in fate)
    with pytest.raises(TypeError, match="focus"):
        strategy("Without Focus Value")
    t = table(north=plain(hand=["two-ways"]), south=plain())
    assert t.game.view(0)["players"][0]["hand"][0]["focus"] == 3


@rule("CE-CRD-11", "DE-CRD-48")
@also_in("diamond")
def test_a_ring_may_be_put_into_play_when_its_condition_is_fulfilled():
    t = table(north=plain(hand=["ring-of-tests", "plain-plan"]), south=plain())
    t.north.chooses("use:plain-plan")
    assert t.zone("ring-of-tests") == "hand"
    t.north.chooses("use:ring-of-tests")
    assert t.zone("ring-of-tests") == "play"
    assert t.s.controller[t.card("ring-of-tests")] == 0


@rule("CE-CRD-11", "DE-CRD-48")
@also_in("diamond")
def test_a_ring_may_be_kept_and_cannot_enter_without_its_condition():
    t = table(north=plain(hand=["ring-of-tests", "plain-plan"]), south=plain(hand=["plain-plan"]))
    assert "use:ring-of-tests" not in t.north.may
    t.north.plays("plain-plan")
    assert t.zone("ring-of-tests") == "hand"
    t.south.chooses("use:plain-plan")
    while t.asked == "north" and t.is_in_window:
        assert "use:ring-of-tests" not in t.north.may
        t.north.passes()
    assert t.zone("ring-of-tests") == "hand"


@rule("CE-CRD-12")
def test_a_ring_may_be_discarded_for_its_effect():
    t = table(north=plain(hand=["ring-of-tests", "plain-plan"]), south=plain())
    t.north.plays("ring-of-tests:2")
    assert t.north.honor == 7
    assert t.zone("ring-of-tests") == "discard"
    assert t.card("ring-of-tests") in t.s.players[0].fate_discard


@rule("CE-CRD-13")
def test_followers_items_and_spells_are_attachments():
    bearer = of("plain-shugenja", "plain-spearmen", "plain-sword", "plain-scroll")
    t = table(north=plain(bearer, "farm-6", hand=["tie-down"]), south=plain())
    t.north.chooses("use:tie-down")
    assert t.north.may == {"plain-spearmen", "plain-sword", "plain-scroll", "back"}
    assert {card.type_name for card in printed(*ATTACHMENTS)} == {"Follower", "Item", "Spell"}


@rule("CE-CRD-14", "DE-CRD-28")
@also_in("diamond")
def test_an_attachment_enters_play_under_a_personality():
    north = plain("plain-samurai", "plain-stranger", hand=["plain-sword", "plain-plan"])
    t = table(north=north, south=plain("plain-shugenja"))
    t.north.chooses("equip:plain-sword")
    assert t.north.may == {"plain-samurai", "plain-stranger", "back"}
    t.north.chooses("plain-stranger")
    assert t.zone("plain-sword") == "play"
    assert t.s.host[t.card("plain-sword")] == t.card("plain-stranger")
    assert t.game.view()["players"][0]["units"][1]["attachments"][0]["name"] == "Plain Sword"


@rule("CE-CRD-14", "DE-CRD-28")
@also_in("diamond")
def test_without_a_personality_nothing_can_be_attached():
    t = table(north=plain("farm-6", hand=["plain-sword"]), south=plain("plain-samurai"))
    assert t.north.may == {"pass"}


@rule("CE-CRD-15")
def test_an_attachment_that_is_not_paid_for_stays_in_the_hand():
    t = table(north=plain("plain-samurai", "farm-6", hand=["plain-sword", "plain-plan"]), south=plain())
    t.north.chooses("equip:plain-sword")
    t.north.chooses("plain-samurai")
    assert t.zone("plain-sword") == "hand"  # what is bowed for it is still to be chosen
    t.north.chooses("choice1")
    assert t.zone("plain-sword") == "hand"
    assert not t.is_bowed("plain-keep")
    assert not t.is_bowed("farm-6")


@rule("CE-CRD-15")
def test_an_attachment_enters_play_once_it_is_paid_for():
    t = table(north=plain("plain-samurai", "farm-6", hand=["plain-sword", "plain-plan"]), south=plain())
    t.north.chooses("equip:plain-sword")
    t.north.chooses("plain-samurai")
    t.north.chooses("farm-6")
    assert when(t, "Farm 6 bows") < when(t, "Plain Sword enters play")
    broke = plain(of("plain-keep", bowed=True), "plain-samurai", hand=["plain-sword", "plain-plan"])
    assert table(north=broke, south=plain()).north.may == {"use:plain-plan", "pass"}


@rule("CE-CRD-16", "DE-PLAY-09")
@also_in("diamond")
def test_a_unit_is_a_personality_and_all_his_attachments():
    t = table(
        north=plain(of("plain-samurai", "plain-sword", "plain-spearmen"), "plain-stranger"), south=plain()
    )
    cards = unit(t.s, t.card("plain-samurai"))
    assert cards == [t.card("plain-samurai"), t.card("plain-sword"), t.card("plain-spearmen")]
    assert unit(t.s, t.card("plain-stranger")) == [t.card("plain-stranger")]


@rule("CE-CRD-17")
def test_bowed_cards_count_for_the_total_force_of_a_unit():
    spearmen = {"card": "plain-spearmen", "bowed": True}
    t = table(north=plain(of("plain-samurai", spearmen, bowed=True)), south=plain())
    assert unit_force(t.s, t.card("plain-samurai")) == 5
    assert t.game.view()["players"][0]["units"][0]["unit_force"] == 5


@rule("CE-CRD-18")
def test_an_item_counts_once():
    t = table(north=plain(of("plain-samurai", "plain-sword")), south=plain())
    assert t.force("plain-samurai") == 5
    assert unit_force(t.s, t.card("plain-samurai")) == 5


@rule("CE-CRD-19")
@pytest.mark.parametrize(
    ("strategy_", "zone", "said"),
    (
        ("slay", "discard", "is destroyed."),
        ("dismiss", "discard", "is discarded."),
        ("banish", "removed", "is removed from the game."),
    ),
)
def test_a_unit_leaves_play_as_its_personality_does(strategy_, zone, said):
    bearer = of("plain-samurai", "plain-sword", "plain-spearmen")
    t = table(north=plain(hand=[strategy_, "plain-plan"]), south=plain(bearer, "plain-stranger"))
    t.north.plays(strategy_, "plain-samurai")
    for slug in ("plain-samurai", "plain-sword", "plain-spearmen"):
        assert t.zone(slug) == zone
        name = t.s.definition(t.card(slug)).name
        whose = "" if zone == "removed" else " (Crab 2)"  # both could lose one of that name
        assert f"{name}{whose} {said.removesuffix('.')} by {strategy_.title()}." in t.log
    assert t.zone("plain-stranger") == "play"


@rule("CE-CRD-20", "DE-TARG-12")
@also_in("diamond")
def test_who_targets_a_unit_targets_its_personality():
    t = table(
        north=plain(hand=["stare", "plain-plan"]), south=plain(of("vain-samurai", "plain-sword"), "ghost")
    )
    t.north.chooses("use:stare")
    assert t.north.may == {"vain-samurai", "back"}  # the Ghost may not be targeted
    t.north.chooses("vain-samurai")
    t.north.table_passes_reactions()
    assert t.south.honor == 8


@rule("CE-CRD-21", "DE-CRD-29")
@also_in("diamond")
def test_a_follower_demands_personal_honor():
    north = plain("plain-samurai", "lowly-samurai", "paragon", hand=["proud-guard"])
    t = table(north=north, south=plain())
    t.north.chooses("equip:proud-guard")
    assert t.north.may == {"plain-samurai", "paragon", "back"}
    alone = table(north=plain("lowly-samurai", hand=["proud-guard"]), south=plain())
    assert alone.north.may == {"pass"}


@rule("CE-CRD-22")
def test_a_follower_has_its_own_force():
    t = table(north=plain(of("plain-samurai", "plain-spearmen")), south=plain())
    assert t.force("plain-samurai") == 3
    assert t.force("plain-spearmen") == 2
    assert unit_force(t.s, t.card("plain-samurai")) == 5


@rule("CE-CRD-23")
def test_an_item_changes_the_stats_of_its_personality():
    t = table(north=plain(of("plain-samurai", "plain-charm")), south=plain())
    assert t.force("plain-samurai") == 2
    assert t.chi("plain-samurai") == 5


@rule("CE-CRD-24")
@pytest.mark.parametrize(("load", "found"), (("heavy-load", "plain-sword"), ("light-load", "plain-charm")))
def test_the_force_of_an_item_is_its_modifier(load, found):
    bearer = of("plain-samurai", "plain-sword", "plain-charm")
    t = table(north=plain(bearer, hand=[load]), south=plain())
    t.north.chooses(f"use:{load}")
    assert t.north.may == {found, "back"}
    assert (t.force("plain-sword"), t.force("plain-charm"), t.chi("plain-charm")) == (2, -1, 2)


@rule("CE-CRD-25")
def test_a_spell_changes_no_stats_and_attaches_only_to_a_shugenja():
    north = plain("plain-samurai", of("plain-shugenja", "plain-scroll"), hand=["plain-scroll"])
    t = table(north=north, south=plain())
    assert (t.force("plain-shugenja"), t.chi("plain-shugenja")) == (1, 3)
    t.north.chooses("equip:plain-scroll")
    assert t.north.may == {"plain-shugenja", "back"}
    assert all((card.force, card.chi) == (0, 0) for card in printed(SPELL_TYPE))


@rule("CE-CRD-25")
def test_nobody_else_can_attach_a_spell():
    t = table(north=plain("plain-samurai", hand=["plain-scroll"]), south=plain())
    assert t.north.may == {"pass"}


@rule("CE-CRD-26")
def test_a_spell_of_somebody_who_is_no_shugenja_any_more_is_idle():
    bearer = of("plain-shugenja", "plain-scroll")
    t = table(north=plain(bearer, hand=["lose-faith", "plain-plan"]), south=plain())
    assert "use:plain-scroll" in t.north.may
    t.north.plays("lose-faith", "plain-shugenja")
    assert t.zone("plain-scroll") == "play"
    assert t.north.may == {"use:plain-plan", "pass"}
