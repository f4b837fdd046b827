"""Chapter: abilities."""

import pytest

from gorin.games.ccg.definition import definition
from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.abilities import battle_limited, battle_open, limited, open_, reaction
from gorin.games.ccg.language.protection import BOWING, prevents
from gorin.games.ccg.language.verbs.in_play.states import bow
from gorin.games.ccg.language.verbs.players.decks import draw
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when.about_actions import an_action
from gorin.games.ccg.language.when.events import ACTION_RESOLVES
from gorin.games.ccg.language.which.card_filters import PERSONALITY, SHUGENJA
from gorin.language.abilities import Requirement, cost, requires, trait
from gorin.language.conditions import you_control
from gorin.language.core.render import phrase_text
from gorin.language.event_kinds import after
from gorin.language.picks import target
from gorin.language.players import YOU
from gorin.language.selectors import SELF, TARGET
from support.ccg_cards import published
from support.ccg_making import holding, strategy
from support.ccg_table import battle, table
from support.ccg_table import unit as of
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai
from support.rule import rule

YOU_GAIN = heard(
    "honor gained", "after you gain Honor", lambda s, context, moment: moment.seat == context.seat
)

BATTLE_ACTION_TAKEN = after(ACTION_RESOLVES, YOU, an_action("Versatile", battle=True))


def plan(name, ability, **facts):
    return strategy(name, focus=1, text=(ability,), **facts)


cards = published(
    *PLAIN,
    plan("Limited Plan", limited(gain_honor(1))),
    plan("Open Plan", open_(gain_honor(1))),
    plan("Battle Plan", in_battle(gain_honor(1))),
    plan("Reaction Plan", reaction(YOU_GAIN, draw(1))),
    plan("Battle or Open Plan", battle_open(draw(1), keywords=("Versatile",))),
    plan("Battle or Limited Plan", battle_limited(gain_honor(1))),
    plan(
        "Wise Plan", open_(requires(you_control(SHUGENJA)), target(PERSONALITY), bow(TARGET), gain_honor(1))
    ),
    holding(
        "War Room",
        gold=1,
        text=(trait(after(ACTION_RESOLVES, YOU, an_action("Versatile", battle=True)), gain_honor(3)),),
    ),
    samurai("Payer", text=(open_(cost(bow(SELF)), gain_honor(1)),)),
    samurai("Tireless Payer", text=(open_(cost(bow(SELF)), gain_honor(1), even_if_bowed=True),)),
    samurai("Doer", text=(open_(bow(SELF), gain_honor(1), even_if_bowed=True),)),
    samurai(
        "Upright Payer",
        text=(open_(cost(bow(SELF)), gain_honor(1)), prevents(BOWING, SELF)),
    ),
    samurai(
        "Upright Doer",
        text=(open_(bow(SELF), gain_honor(1)), prevents(BOWING, SELF)),
    ),
)

EACH = ["limited-plan", "open-plan", "battle-plan", "reaction-plan"]


def offered(player):
    return {each.removeprefix("use:") for each in player.may if each.startswith("use:")}


@rule("CE-ABL-01")
def test_in_the_action_phase_limited_and_open_abilities_are_used():
    t = table(north=plain(hand=EACH), south=plain(hand=EACH))
    assert offered(t.north) == {"limited-plan", "open-plan"}
    t.north.passes()
    assert offered(t.south) == {"open-plan"}


@rule("CE-ABL-01")
def test_in_battle_only_battle_abilities_are_used():
    t = battle(attacker=plain("plain-samurai", hand=EACH), defender=plain("plain-stranger", hand=EACH))
    assert offered(t.defender) == {"battle-plan"}
    t.defender.passes()
    assert offered(t.attacker) == {"battle-plan"}


@rule("CE-ABL-01")
def test_a_reaction_is_used_when_its_trigger_occurs():
    t = table(north=plain(hand=EACH), south=plain(hand=EACH))
    t.north.chooses("use:open-plan")
    assert "React?" in t.prompt
    assert offered(t.north) == {"reaction-plan"}
    assert "limited-plan" in t.north.hand


@rule("CE-ABL-02")
def test_an_ability_with_two_designators_is_used_at_either_time():
    hand = ["battle-or-open-plan", "battle-or-limited-plan"]
    t = table(north=plain(hand=hand), south=plain(hand=hand))
    assert offered(t.north) == set(hand)
    t.north.passes()
    assert offered(t.south) == {"battle-or-open-plan"}
    fight = battle(attacker=plain("plain-samurai"), defender=plain("plain-stranger", hand=hand))
    assert offered(fight.defender) == set(hand)


@rule("CE-ABL-02")
def test_an_ability_with_two_designators_is_of_both_types():
    """The War Room hears of Battle actions; this one is taken in the Action phase."""
    t = table(north=plain("war-room", hand=["battle-or-open-plan", "plain-plan"]), south=plain())
    t.north.plays("battle-or-open-plan")
    assert t.north.honor == 8


@rule("CE-ABL-03")
def test_what_stands_before_the_second_colon_is_a_cost():
    tired = [of(slug, bowed=True) for slug in ("payer", "tireless-payer")]
    t = table(north=plain(*tired, hand=["guard-1"]), south=plain())
    assert offered(t.north) == set()
    t = table(north=plain("payer", hand=["guard-1"]), south=plain())
    t.north.uses("payer")
    assert t.is_bowed("payer")
    assert t.north.honor == 6


@rule("CE-ABL-03", "CE-ABL-04")
def test_a_cost_is_no_effect_and_an_effect_is_no_cost():
    """Effects do not bow these two: as a cost it happens all the same, as an effect it fails."""
    t = table(north=plain("upright-payer", "upright-doer", hand=["guard-1"]), south=plain())
    t.north.uses("upright-payer")
    t.north.uses("upright-doer")
    assert t.is_bowed("upright-payer")
    assert not t.is_bowed("upright-doer")
    assert t.north.honor == 7


@rule("CE-ABL-03")
@pytest.mark.parametrize(("wise", "usable"), (("plain-shugenja", True), ("plain-samurai", False)))
def test_conditions_are_constraints(wise, usable):
    t = table(north=plain(wise, hand=["wise-plan"]), south=plain("plain-stranger"))
    assert ("use:wise-plan" in t.north.may) == usable
    ability = definition("celestial", "wise-plan").abilities[0]
    assert [type(part) for part in ability.parts if isinstance(part, Requirement)] == [Requirement]


@rule("CE-ABL-04")
def test_without_a_second_colon_everything_is_an_effect():
    t = table(north=plain(of("doer", bowed=True), hand=["guard-1"]), south=plain())
    t.north.uses("doer")
    assert t.north.honor == 6


@rule("CE-ABL-03", "CE-ABL-04")
@pytest.mark.parametrize(
    ("slug", "text", "costs", "effects"),
    (("payer", "Open: Bow Payer: Gain 1 Honor.", 1, 1), ("open-plan", "Open: Gain 1 Honor.", 0, 1)),
)
def test_the_text_of_a_card_shows_its_blocks(slug, text, costs, effects):
    card = definition("celestial", slug)
    ability = card.abilities[0]
    assert phrase_text(card, ability) == text
    assert (len(ability.costs), len(ability.block.effects)) == (costs, effects)
