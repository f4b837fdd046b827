"""Kinds of events and rules, and quantities, are declared once: what they say is what they do."""

from __future__ import annotations

import pytest

from gorin.games.lcg.kinds import MILITARY, POLITICAL
from gorin.games.lcg.language import restrictions
from gorin.games.lcg.language.abilities import also, interrupt, reaction, would_interrupt
from gorin.games.lcg.language.verbs.players import draw
from gorin.games.lcg.language.when import events, quantities, roles
from gorin.games.lcg.language.when.conditions import DURING_CONFLICT
from gorin.games.lcg.language.when.events import (
    BOWS,
    COMMITS,
    CONFLICT_LOST,
    CONFLICT_WON,
    DIALS_REVEALED,
    DUEL_WON,
    LEAVES_PLAY,
    MOVES_IN,
)
from gorin.games.lcg.language.when.roles import a_conflict, by_skill
from gorin.games.lcg.language.which.card_filters import CHARACTER, your
from gorin.games.lcg.language.which.players import ANY_OPPONENT, EACH_PLAYER
from gorin.language.comparing import Quantity, less, more
from gorin.language.conditions import not_
from gorin.language.core.definition import TextRenderer
from gorin.language.event_kinds import Asked, EventKind, after, when, when_would
from gorin.language.players import YOU
from gorin.language.rule_kinds import RuleKind, cannot, permits
from gorin.language.selectors import SELF, TARGET


def said(word) -> str:
    return word.text(TextRenderer("Hida Guardian", "this character"))


KINDS = {name: each for name, each in vars(events).items() if isinstance(each, EventKind)}
ROLES = {name: each for name, each in vars(roles).items() if isinstance(each, Asked)}
RULES = {name: each for name, each in vars(restrictions).items() if isinstance(each, RuleKind)}
QUANTITIES = {name: each for name, each in vars(quantities).items() if isinstance(each, Quantity)}


@pytest.mark.parametrize(
    ("trigger", "text"),
    [
        (after(CONFLICT_WON, YOU), "after you win a conflict"),
        (after(CONFLICT_WON, ANY_OPPONENT), "after an opponent wins a conflict"),
        (after(CONFLICT_LOST, YOU), "after you lose a conflict"),
        (after(CONFLICT_WON, YOU, a_conflict(MILITARY)), "after you win a military conflict"),
        (after(CONFLICT_WON, YOU, a_conflict(POLITICAL)), "after you win a political conflict"),
        (after(CONFLICT_WON, YOU, by_skill(3)), "after you win a conflict by 3 or more skill"),
        (after(LEAVES_PLAY, SELF), "after this character leaves play"),
        (after(LEAVES_PLAY, your(CHARACTER)), "after a character you control leaves play"),
        (after(LEAVES_PLAY, SELF, DURING_CONFLICT), "after this character leaves play during a conflict"),
        (when(LEAVES_PLAY, SELF), "when this character leaves play"),
        (when_would(LEAVES_PLAY, SELF), "when this character would leave play"),
        (when_would(BOWS, SELF), "when this character would be bowed"),
        (after(DIALS_REVEALED), "after honor dials are revealed"),
        (after(DUEL_WON, SELF), "after this character wins a duel"),
    ],
)
def test_each_part_of_a_trigger_is_said(trigger, text):
    assert said(trigger) == text


def test_no_two_kinds_of_events_read_alike():
    told = [kind.clause({}) for kind in KINDS.values()]
    alike = {clause for clause in told if told.count(clause) > 1}
    assert alike == set()


def test_no_two_roles_of_one_place_read_alike():
    told = [(role.name, role.words) for role in ROLES.values()]
    alike = {name for name, role in ROLES.items() if told.count((role.name, role.words)) > 1}
    sides = {"AS_ATTACKER", "AS_DEFENDER", "ATTACKING", "DEFENDING"}
    assert alike == sides, "of who wins or loses, and of who enters play or commits"


def test_a_role_belongs_to_some_kind():
    assert [name for name, role in ROLES.items() if not any(k.has(role.name) for k in KINDS.values())] == []


def test_a_kind_takes_only_its_own_roles_and_each_of_them_once():
    with pytest.raises(ValueError, match="has no place for another 'margin'"):
        after(CONFLICT_LOST, YOU, by_skill(3))
    with pytest.raises(ValueError, match="has no place for another 'by'"):
        after(CONFLICT_WON, YOU, ANY_OPPONENT)


@pytest.mark.parametrize(
    ("ability", "form"),
    [(reaction, when), (reaction, when_would), (interrupt, after), (would_interrupt, when)],
)
def test_the_window_and_the_form_of_its_trigger_agree(ability, form):
    with pytest.raises(ValueError, match=r"write '(after|when|when would)'"):
        ability(form(LEAVES_PLAY, SELF), draw(1))


def test_an_ability_that_answers_two_kinds_says_both():
    first, second = also(reaction(after(COMMITS, SELF), draw(1)), reaction(after(MOVES_IN, SELF), draw(1)))
    both = "after this character commits or moves to a conflict"
    assert said(first.trigger) == said(second.trigger) == both
    assert (first.hears, second.hears) == ("commits", "moves in")


def test_no_two_kinds_of_rules_read_alike_or_are_asked_for_alike():
    for each in (lambda kind: kind.told, lambda kind: kind.tag):
        found = [each(kind) for kind in RULES.values()]
        assert len(found) == len(set(found))


def test_a_rule_speaks_of_one_and_of_many():
    kind = restrictions.BE_DECLARED_AS_DEFENDER
    assert said(cannot(kind, SELF)) == "this character cannot be declared as a defender"
    assert said(cannot(kind, CHARACTER)) == "characters cannot be declared as defenders"
    assert said(cannot(kind, SELF, DURING_CONFLICT)).startswith("during conflicts, ")


def test_what_is_forbidden_is_not_written_as_permitted():
    with pytest.raises(ValueError, match="forbidden"):
        permits(restrictions.BE_DISCARDED, TARGET)
    with pytest.raises(ValueError, match="permitted"):
        cannot(restrictions.PLAY_AS_IF_IN_HAND, TARGET)


@pytest.mark.parametrize("name", QUANTITIES)
def test_a_comparison_says_its_direction_and_with_whom(name):
    quantity = QUANTITIES[name]
    texts = {said(each(quantity, than=who)) for each in (more, less) for who in (ANY_OPPONENT, EACH_PLAYER)}
    assert len(texts) == 4


def test_by_how_much_can_be_said_of_what_is_counted_and_of_what_is_compared():
    ahead = more(quantities.HONOR, ANY_OPPONENT, by=5)
    assert said(ahead) == "you have at least 5 more honor than an opponent"
    bid = more(quantities.HONOR_BID, ANY_OPPONENT, by=2)
    assert said(bid) == "your honor bid is at least 2 higher than an opponent's"
    assert said(not_(bid)) == "your honor bid is not at least 2 higher than an opponent's"
