"""Chapter: Terrains."""

from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.flow import later
from gorin.games.ccg.language.traits import has_force
from gorin.games.ccg.language.verbs.in_play.entering import stays_here
from gorin.games.ccg.language.verbs.in_play.states import destroy
from gorin.games.ccg.language.verbs.in_play.stats import gives
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY, TERRAIN, enemy
from gorin.language.conditions import THIS_IN_PLAY
from gorin.language.flow import if_
from gorin.language.picks import target
from gorin.language.selectors import TARGET
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_table import battle
from support.moments import heard
from support.plain_cards import PLAIN, plain
from support.rule import rule

RESOLVES = heard("battle resolves", "before the battle resolves")


def terrain(name, *parts, also=()):
    ability = in_battle(*parts, keywords=("Terrain",))
    return strategy(name, focus=1, keywords=("Terrain",), text=(ability, *also))


cards = published(
    *PLAIN,
    terrain(
        "Marsh", stays_here(), if_(THIS_IN_PLAY, gain_honor(1)), also=(has_force(enemy(PERSONALITY), -1),)
    ),
    terrain("Hills", target(enemy(PERSONALITY)), gives(TARGET, force=-2), later(RESOLVES, gain_honor(5))),
    terrain("Woods", stays_here()),
    strategy("Fire", focus=1, text=(in_battle(target(TERRAIN), destroy(TARGET)),)),
)


def fight(*hand, theirs=("guard-1",), **facts):
    return battle(
        attacker=plain("plain-samurai", hand=list(theirs)),
        defender=plain("plain-stranger", hand=[*hand, "guard-2"], **facts),
    )


@rule("CE-TER-01")
def test_a_terrain_comes_into_play_before_its_action_resolves():
    t = fight("marsh")
    t.defender.plays("marsh")
    assert t.zone("marsh") == "play"
    assert t.s.host[t.card("marsh")] == 4
    assert t.defender.honor == 6
    assert t.force("plain-samurai") == 2


@rule("CE-TER-02")
def test_there_is_one_terrain_at_a_battlefield():
    t = fight("marsh", "woods", theirs=("hills", "fire"))
    assert {"use:marsh", "use:woods"} <= t.defender.may
    t.defender.plays("marsh")
    assert t.attacker.may == {"use:fire", "pass"}
    t.attacker.passes()
    assert t.defender.may == {"pass"}
    t.defender.passes()


@rule("CE-TER-02")
def test_when_it_is_gone_there_is_room_for_another():
    t = fight("marsh", "woods", theirs=("hills", "fire"))
    t.defender.plays("marsh")
    t.attacker.plays("fire", "marsh")
    assert t.defender.may == {"use:woods", "pass"}


@rule("CE-TER-03")
def test_with_a_terrain_go_its_effects_that_last_and_those_to_come():
    t = fight("hills", theirs=("fire",))
    t.defender.plays("hills", "plain-samurai")
    assert t.force("plain-samurai") == 1
    t.attacker.plays("fire", "hills")
    assert t.zone("hills") == "discard"
    assert t.force("plain-samurai") == 3
    t.fight()
    assert t.defender.honor == 5


@rule("CE-TER-03")
def test_while_a_terrain_stays_its_effects_do():
    t = fight("hills")
    t.defender.plays("hills", "plain-samurai")
    t.fight()
    assert t.zone("plain-samurai") == "discard"  # 1F against 2F
    assert t.defender.honor == 5 + 5 + 2


@rule("CE-TER-04")
def test_after_resolution_the_terrain_is_discarded():
    t = fight("woods")
    card = t.card("woods")
    t.defender.plays("woods")
    assert t.zone("woods") == "play"
    t.fight()
    assert t.s.players[1].fate_discard == [card]


@rule("CE-TER-05")
def test_a_terrain_elsewhere_is_not_in_the_way():
    t = battle(
        attacker=plain("plain-samurai", {"card": "woods", "on": 5}, hand=["guard-1"]),
        defender=plain("plain-stranger", hand=["marsh"]),
    )
    t.defender.plays("marsh")
    assert [t.zone(each) for each in ("woods", "marsh")] == ["play", "play"]
