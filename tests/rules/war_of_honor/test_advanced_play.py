"""Chapter: advanced play, with decks of one's own."""

import random

import pytest

import gorin
from gorin.games.ccg.celestial.cards import CARDS
from gorin.games.ccg.celestial.decks import DECKS
from gorin.games.ccg.kinds import PERSONALITY
from gorin.games.ccg.ruleset import rules_of
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import why_honor_too_low
from gorin.games.ccg.war_of_honor.attack import NO_UNIT
from gorin.games.ccg.war_of_honor.decks import DECKS as BOX
from gorin.kernel.errors import InvalidSetup
from gorin.language.core.context import AbilityContext
from support.ccg_box import act, army, fight, laid
from support.rule import rule
from support.walk import finish, walk

CRAB, CRANE = DECKS[0].id, DECKS[1].id
LION = BOX[0].id
PROUD = next(card.slug for card in CARDS if card.type == PERSONALITY and card.honor_req > 0)
"""Somebody who asks for Honor."""


def new(*decks, seed=1, **options):
    return gorin.new("war-of-honor", decks=list(decks), seed=seed, advanced=True, **options)


@rule("WH-ADV-01", "WH-ADV-02", "WH-ADV-07")
def test_decks_of_celestial_are_played_on_the_map():
    game = new(CRAB, CRANE)
    assert game.state.rules.cavalry_segment  # which the box does not know
    for moment in walk(game, random.Random(1), whole=True):
        if moment.state.phase != "setup":
            break
    slugs = [game.state.names[game.state.what[t.card]] for t in game.state.tiles if t.card >= 0]
    assert sorted(slugs)[:3] == [f"crab-{kind}-fortress" for kind in ("battle", "limited", "open")]
    with pytest.raises(InvalidSetup, match="there is no deck"):
        gorin.new("war-of-honor", decks=[CRAB, CRANE])


@rule("WH-ADV-09", "WH-ADV-10")
def test_it_is_won_on_the_paths_or_by_the_last_one_left():
    game = finish(new(CRAB, LION, CRANE, seed=3), random.Random(3))
    assert game.outcome.reason.startswith(("Path of", "Last player standing"))
    assert gorin.replay(game.record()).digest() == game.digest()


@rule("WH-ADV-06")
def test_only_decks_of_the_box_need_no_honor():
    s = new(LION, CRAB).state
    assert [score.has_own_deck for score in s.scores] == [False, True]
    dear = s.add_card(PROUD, 1)
    s.players[0].honor = s.players[1].honor = -15
    assert why_honor_too_low(s, dear, 1) is not None and why_honor_too_low(s, dear, 0) is None


@rule("WH-ADV-04", "WH-ADV-05")
def test_who_lost_honor_to_a_fortress_need_not_ask_for_honor_any_more():
    game = new(LION, CRAB)
    for moment in walk(game, random.Random(1), whole=True):
        if moment.state.phase != "setup":
            break
    s = game.state
    dear, tile = (
        s.add_card(PROUD, 1),
        next(t.card for t in s.tiles if t.owner == 0 and t.card >= 0),
    )
    s.players[1].honor = -15
    s.in_combat = True
    ops.lose_honor(s, 1, 1, AbilityContext(0, tile))  # a Battle Fortress does not help
    assert why_honor_too_low(s, dear, 1) is not None
    s.in_combat = False
    ops.lose_honor(s, 1, 1, AbilityContext(0, tile))
    assert why_honor_too_low(s, dear, 1) is None
    follower = next(slug for slug in s.names if s.definitions[s.names.index(slug)].type == 8)
    assert not s.waives_honor(1, s.add_card(follower, 1))  # Personalities only


@rule("WH-ADV-03")
def test_who_controls_no_unit_cannot_attack():
    s = new(CRAB, CRANE).state
    assert rules_of(s).why_no_attack(s, 0, 1) == NO_UNIT


def test_a_position_of_advanced_play_says_so():
    game = new(CRAB, CRANE)
    for moment in walk(game, random.Random(2), whole=True):
        if moment.state.phase == "action":
            break
    told = game.position()
    assert told["advanced"] and gorin.setup("war-of-honor", told).view(0) == game.view(0)


@rule("WH-ADV-01", "WH-HON-06")
def test_family_honor_is_kept_where_decks_ask_for_it():
    for advanced, honor in ((True, 7), (False, None)):
        t = laid(north=army(honor=7), south=army(honor=3), advanced=advanced)
        assert t.game.view(1)["players"][0]["honor"] == honor
        t.north.uses("toshi-ranbo")
        assert t.log[-1].endswith("gains 1 Honor (now 8)." if advanced else "gains 1 Honor.")


# --- decks of the box in the same game ------------------------------------------------------------

TEARS = {"stronghold": "city-of-tears"}


@rule("WH-ADV-01", "WH-EQP-08", "WH-CLR-24")
def test_city_of_tears_equips_spells_at_other_times_here_too():
    held = ("heavens-tears", "hired-legion")
    t = laid(north=army(), south=army("isawa-naki", "diamond-mine", hand=held, **TEARS), advanced=True)
    act(t, "south")
    assert {each for each in t.south.may if each.startswith("equip")} == {"equip:heavens-tears"}
    t.south.uses("equip:heavens-tears", "isawa-naki")
    assert t.zone("heavens-tears") == "play"
    t = fight(
        attacker=army("isawa-naki", "diamond-mine", hand=("tempest-of-flame",), **TEARS),
        defender=army("togashi-chiko"),
        advanced=True,
    )
    act(t, "attacker").uses("equip:tempest-of-flame", "isawa-naki")
    t.attacker.chooses("choice0")  # pay
    assert t.zone("tempest-of-flame") == "play"


@rule("WH-ADV-01", "WH-ADV-11")
def test_what_is_no_card_in_play_may_be_targeted():
    t = laid(
        north=army(
            "family-library",
            provinces=({"card": "large-farm", "face_up": True}, "small-farm"),
            dynasty_discard=("matsu-yosa",),
        ),
        south=army(),
        advanced=True,
    )
    t.north.uses("family-library", "p0", "matsu-yosa")
    assert t.s.provinces[0].card == t.card("matsu-yosa")
