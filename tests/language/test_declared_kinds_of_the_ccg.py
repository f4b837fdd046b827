"""The kinds that the CCG declares: what they say is what they do, and no two say the same."""

from __future__ import annotations

import pytest

from gorin.games.ccg.definition import CCG
from gorin.games.ccg.kinds import GAME_END
from gorin.games.ccg.language import protection, restrictions
from gorin.games.ccg.language.flow import first_of, later
from gorin.games.ccg.language.protection import (
    BOWING,
    DESTRUCTION,
    FEAR,
    MOVEMENT,
    MOVEMENT_HOME,
    Change,
    negates,
    prevents,
)
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.when import about_actions, deeds, events, quantities, roles
from gorin.games.ccg.language.when.about_actions import (
    A_BATTLE_ACTION,
    A_STRATEGYS_ACTION,
    PHASE,
    TURN,
    ActionKind,
    a_series,
    an_action,
    as_cost_of,
    by_anothers,
)
from gorin.games.ccg.language.when.deeds import bowed_by_this, moved, that_straightened
from gorin.games.ccg.language.when.events import (
    ACTION_RESOLVES,
    ASSIGNS,
    BATTLE_ENDS,
    BOWS,
    BROUGHT_IN,
    END_PHASE,
    ENTERS_PLAY,
    HONOR_GAIN_COMES,
    HONOR_GAINED,
    IS_DESTROYED,
    IS_TARGETED,
    SERIES_RESOLVES,
    TURN_BEGINS,
)
from gorin.games.ccg.language.when.history import this_turn
from gorin.games.ccg.language.when.roles import BY_AN_EFFECT, FROM_YOUR_HAND, TO_ATTACK
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY, UNIT
from gorin.games.ccg.language.which.selectors import BEARER, whole_unit
from gorin.games.ccg.table.preventing import ACTIONS, ANYTHING, CARD_EFFECTS, OTHERS_EFFECTS, RESOLUTION
from gorin.language.card_filters import any_, your
from gorin.language.comparing import Quantity, less, more
from gorin.language.conditions import THIS_IN_PLAY, not_
from gorin.language.core.definition import TextRenderer
from gorin.language.event_kinds import Asked, EventKind, after, at, before, one_of_your, provided
from gorin.language.players import ANOTHER_PLAYER, EACH_OTHER_PLAYER, EACH_PLAYER, YOU
from gorin.language.rule_kinds import RuleKind
from gorin.language.selectors import SELF, TARGET

ROOMS = (events, roles, about_actions, deeds)


def said(word) -> str:
    return word.text(TextRenderer("Hida Kaoru", "Kaoru", CCG))


def declared(kind: type, *rooms) -> dict[str, object]:
    return {name: each for room in rooms for name, each in vars(room).items() if isinstance(each, kind)}


KINDS = declared(EventKind, events)
ROLES = declared(Asked, *ROOMS)
RULES = declared(RuleKind, restrictions)


@pytest.mark.parametrize(
    ("trigger", "text"),
    [
        (after(ENTERS_PLAY, SELF), "after Kaoru enters play"),
        (after(ENTERS_PLAY, FOLLOWER, FROM_YOUR_HAND), "after a Follower enters play from your hand"),
        (after(IS_DESTROYED, SELF, BY_AN_EFFECT), "after Kaoru is destroyed by a card's effect"),
        (after(IS_DESTROYED, one_of_your(PERSONALITY)), "after one of your Personalities is destroyed"),
        (after(HONOR_GAINED, ANOTHER_PLAYER), "after another player gains Honor"),
        (before(HONOR_GAIN_COMES, YOU), "before you gain Honor"),
        (after(ACTION_RESOLVES), "after an action resolves"),
        (after(ACTION_RESOLVES, YOU, A_BATTLE_ACTION), "after your Battle action resolves"),
        (after(ACTION_RESOLVES, an_action("Ninja", "Kolat")), "after a Ninja or Kolat action resolves"),
        (
            after(ACTION_RESOLVES, that_straightened(BEARER)),
            "after an action that straightened this Personality resolves",
        ),
        (
            after(IS_TARGETED, ANOTHER_PLAYER, SELF, an_action("Political")),
            "after another player's Political action targets Kaoru",
        ),
        (
            after(IS_DESTROYED, SELF, by_anothers(an_action("Ninja"))),
            "after Kaoru is destroyed by another player's Ninja action",
        ),
        (after(BOWS, SELF, as_cost_of(an_action("Kiho"))), "after Kaoru bows as the cost of a Kiho action"),
        (
            after(SERIES_RESOLVES, YOU, a_series(2, A_BATTLE_ACTION, TURN, titles_differ=True)),
            "after you resolve a Battle action,"
            " if those you resolved this turn come from cards with 2 or more different titles",
        ),
        (
            after(SERIES_RESOLVES, YOU, a_series(4, A_STRATEGYS_ACTION, PHASE)),
            "after you resolve an action from a Strategy that is no Kiho,"
            " if it is at least your fourth in this phase",
        ),
        (at(END_PHASE, EACH_PLAYER), "in each player's End phase"),
        (after(TURN_BEGINS, YOU, provided(THIS_IN_PLAY)), "after your turn begins, if Kaoru is in play"),
    ],
)
def test_each_part_of_a_trigger_is_said(trigger, text):
    assert said(trigger) == text


@pytest.mark.parametrize(
    ("waiting", "text"),
    [
        (later(after(ASSIGNS, TARGET), gain_honor(2)), "after he next assigns this turn, gain 2 Honor"),
        (
            later(after(ASSIGNS, SELF, TO_ATTACK), gain_honor(2), until=GAME_END),
            "after Kaoru next assigns to attack, gain 2 Honor",
        ),
        (later(at(END_PHASE, YOU), gain_honor(1), until=GAME_END), "in your next End phase, gain 1 Honor"),
        (
            later(after(TURN_BEGINS, YOU), gain_honor(1), until=GAME_END),
            "after your next turn begins, gain 1 Honor",
        ),
        (later(after(BATTLE_ENDS), gain_honor(1)), "after the battle ends, gain 1 Honor"),
        (
            first_of(after(IS_DESTROYED, SELF), after(BATTLE_ENDS), gain_honor(1)),
            "after Kaoru is next destroyed or after the battle ends, whichever comes first, gain 1 Honor",
        ),
    ],
)
def test_what_waits_says_next_and_until_when(waiting, text):
    assert said(waiting) == text


def test_what_has_happened_is_told_by_the_same_clause():
    brought = this_turn(BROUGHT_IN, YOU, SELF)
    assert said(brought) == "you brought Kaoru into play this turn"
    assert said(not_(brought)) == "you did not bring Kaoru into play this turn"
    assert said(not_(this_turn(IS_DESTROYED, SELF))) == "Kaoru was not destroyed this turn"


def test_what_came_of_it_can_be_denied():
    assert said(moved(SELF)) == "Kaoru moved"
    assert said(not_(moved(SELF))) == "Kaoru did not move"
    assert said(bowed_by_this(SELF)) != said(not_(bowed_by_this(SELF)))


def test_no_two_kinds_of_events_read_alike_after_and_before():
    told = [(kind.clause({}), kind.coming) for kind in KINDS.values()]
    assert len(told) == len(set(told))


def test_no_two_roles_of_one_place_read_alike():
    told = [(role.name, role.words) for role in ROLES.values()]
    assert len(told) == len(set(told))


def test_a_role_belongs_to_some_kind():
    assert [name for name, role in ROLES.items() if not any(k.has(role.name) for k in KINDS.values())] == []


def test_no_two_kinds_of_actions_or_rules_read_alike():
    for kinds, of in ((declared(ActionKind, about_actions), "words"), (RULES, "told"), (RULES, "tag")):
        found = [getattr(kind, of) for kind in kinds.values()]
        assert len(found) == len(set(found))


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (negates(BOWING, TARGET), "negate his bowing"),
        (
            negates(MOVEMENT, TARGET, CARD_EFFECTS, once=True),
            "negate his next movement by the effect of a card",
        ),
        (negates((BOWING, DESTRUCTION), TARGET, once=True), "negate his next bowing or destruction"),
        (negates(MOVEMENT_HOME, any_(UNIT)), "negate the movement home of each unit"),
        (negates(DESTRUCTION, whole_unit(SELF)), "negate the destruction of any card in Kaoru's unit"),
        (prevents(MOVEMENT_HOME, SELF, OTHERS_EFFECTS), "other players' effects do not move Kaoru home"),
        (prevents(BOWING, SELF, ACTIONS), "actions do not bow Kaoru"),
        (prevents(BOWING, SELF, ANYTHING), "nothing can bow Kaoru"),
        (prevents(BOWING, SELF, RESOLUTION), "Kaoru does not bow when a battle resolves"),
        (prevents(FEAR, SELF, ANYTHING), "Fear does not affect Kaoru"),
    ],
)
def test_what_does_not_happen_is_said_as_an_order_or_as_a_fact(rule, text):
    assert said(rule) == text


def test_no_two_changes_are_alike():
    for of in ("tag", "noun", "verb"):
        found = [getattr(change, of) for change in declared(Change, protection).values()]
        assert len(found) == len(set(found))


@pytest.mark.parametrize("name", declared(Quantity, quantities))
def test_a_comparison_says_its_direction_and_with_whom(name):
    quantity = vars(quantities)[name]
    players = (ANOTHER_PLAYER, EACH_OTHER_PLAYER)
    texts = {said(each(quantity, than=who)) for each in (more, less) for who in players}
    denied = {said(not_(each(quantity, than=ANOTHER_PLAYER))) for each in (more, less)}
    assert len(texts | denied) == 6


def test_what_is_about_to_happen_and_what_has_happened_are_not_mistaken():
    with pytest.raises(ValueError, match="is about to happen"):
        after(HONOR_GAIN_COMES, YOU)
    with pytest.raises(ValueError, match="has happened"):
        before(HONOR_GAINED, YOU)


def test_a_kind_takes_only_its_own_roles():
    with pytest.raises(ValueError, match="has no place for another 'from'"):
        after(HONOR_GAINED, YOU, FROM_YOUR_HAND)
    with pytest.raises(ValueError, match="no moment to wait for"):
        at(ASSIGNS, your(PERSONALITY))
