"""Chapter: Tacticians."""

from gorin.games.ccg.language.abilities import battle as in_battle
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.language.card_filters import your
from gorin.language.picks import performer
from support.ccg_battle import picks
from support.ccg_cards import published
from support.ccg_making import strategy
from support.ccg_table import battle
from support.plain_cards import PLAIN, end_turn, plain, samurai
from support.rule import rule


def ploy():
    return in_battle(gain_honor(1), keywords=("Tactical",))


cards = published(
    *PLAIN,
    samurai("Planner", keywords=("Tactician",), text=(ploy(),)),
    samurai("Second Planner", keywords=("Tactician",), text=(ploy(),)),
    samurai("Bungler", text=(ploy(),)),
    strategy(
        "Maneuver",
        focus=2,
        text=(in_battle(performer(your(PERSONALITY)), gain_honor(1), keywords=("Tactical",)),),
    ),
)


def council(*defenders, hand=("maneuver", "plain-scroll", "guard-2")):
    return battle(
        attacker=plain("plain-samurai", hand=["guard-1"]), defender=plain(*defenders, hand=list(hand))
    )


@rule("CE-TACT-01")
def test_only_tacticians_perform_tactical_actions():
    t = council("planner", "bungler")
    assert t.defender.may == {"use:planner", "use:maneuver", "tactics", "pass"}
    t.defender.chooses("use:maneuver")
    assert picks(t.defender) == {"planner"}
    without = council("bungler", "plain-samurai")
    assert without.defender.may == {"pass"}


@rule("CE-TACT-02")
def test_each_performs_one_tactical_action_per_turn():
    t = council("planner", "second-planner")
    t.defender.uses("planner")
    t.attacker.passes()
    assert t.defender.may == {"use:second-planner", "use:maneuver", "tactics", "pass"}
    t.defender.chooses("use:maneuver")
    assert picks(t.defender) == {"second-planner"}
    t.defender.chooses("second-planner")
    t.defender.table_passes_reactions()
    t.attacker.passes()
    assert t.defender.may == {"pass"}
    end_turn(t)
    assert t.s.used == []


@rule("CE-TACT-03")
def test_a_card_is_discarded_for_force_equal_to_its_focus_value():
    t = council("planner", "bungler")
    t.defender.chooses("tactics")
    assert picks(t.defender) == {"planner"}
    t.defender.chooses("planner")
    assert picks(t.defender) == {"maneuver", "plain-scroll", "guard-2"}
    t.defender.chooses("plain-scroll")
    t.defender.table_passes_reactions()
    assert t.force("planner") == 3 + 3
    assert t.zone("plain-scroll") == "discard"


@rule("CE-TACT-03", "CE-TACT-04")
def test_each_tactician_is_chosen_once_per_turn():
    t = council("planner", "second-planner")
    t.defender.uses("tactics", "planner", "plain-scroll")
    t.attacker.passes()
    t.defender.chooses("tactics")
    assert picks(t.defender) == {"second-planner"}
    t.defender.chooses("second-planner")
    t.defender.chooses("guard-2")
    t.defender.table_passes_reactions()
    assert t.force("second-planner") == 3 + 2
    t.attacker.passes()
    assert t.defender.may == {"pass"}
