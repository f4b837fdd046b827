"""A definition in which one thing is changed is found out by its text."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.cards.lint.table import read_facts
from gorin.games.ccg.kinds import PERSONAL_HONOR
from gorin.games.ccg.language.abilities import battle, limited
from gorin.games.ccg.language.verbs.fighting.movement import move_home
from gorin.games.ccg.language.verbs.players.honor import lose_honor
from gorin.games.ccg.language.when.deeds import moved
from gorin.games.ccg.language.which.card_filters import FOLLOWER, PERSONALITY
from gorin.games.ccg.language.which.measures import having
from gorin.games.lcg.kinds import PHASE_END
from gorin.games.lcg.language.abilities import action, limit, maximum, reaction
from gorin.games.lcg.language.cards import card
from gorin.games.lcg.language.verbs.in_play import sacrifice
from gorin.games.lcg.language.verbs.players import draw, gain_honor
from gorin.games.lcg.language.verbs.stats import gives
from gorin.games.lcg.language.when.conditions import DURING_CONFLICT
from gorin.games.lcg.language.when.events import ENTERS_PLAY
from gorin.games.lcg.language.which.card_filters import CHARACTER, of_your_opponent, your
from gorin.games.lcg.language.which.predicates import honored
from gorin.language.abilities import cost, requires
from gorin.language.card_filters import any_
from gorin.language.core.render import card_text
from gorin.language.event_kinds import after
from gorin.language.flow import if_
from gorin.language.picks import paying, target, up_front
from gorin.language.players import YOU, controller_of
from gorin.language.selectors import PAID, SELF, TARGET
from support.ccg_making import strategy

HERE = Path(__file__).parent


def gunso(*changed, whom=None, ability=action, given=None):
    """Stoic Gunsō, of which a part may be another."""
    parts = [
        cost(sacrifice(PAID)),
        paying(whom or your(CHARACTER)),
        given or gives(SELF, military=3),
        *changed,
    ]
    return card("Stoic Gunsō", ability(requires(DURING_CONFLICT), *parts))


def features(game, definition):
    table = read_facts(game, [HERE / f"{game}.tsv"])
    return {found.feature for found in table.differences(definition.slug, card_text(definition))}


def test_the_card_as_it_is_has_every_feature():
    assert features("lcg", gunso()) == set()


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (gunso(given=gives(SELF, military=2)), {"number -3", "number +2", "amount -3 military"}),
        (gunso(given=gives(SELF, political=3)), {"skill -military", "skill +political"}),
        (gunso(given=gives(SELF, military=3, until=PHASE_END)), {"duration -conflict", "duration +phase"}),
        (gunso(whom=any_(CHARACTER, of_your_opponent)), {"owner -you control", "owner +opponent controls"}),
        (gunso(whom=your(CHARACTER, honored)), {"filter +honored"}),
        (gunso(limit(2)), {"limit +limit 2 per round"}),
        (gunso(maximum(1)), {"limit +max 1 per round"}),
        (gunso(draw(2)), {"verb +draw", "number +2"}),
        (gunso(given=gain_honor(3)), {"verb +gain", "duration -conflict", "skill -military"}),
    ],
    ids=["number", "skill", "duration", "owner", "filter", "limit", "maximum", "verb", "another verb"],
)  # fmt: skip
def test_what_is_changed_in_a_definition_is_told(changed, told):
    assert told <= features("lcg", changed)


def test_another_kind_of_ability_is_told():
    changed = card("Stoic Gunsō", reaction(after(ENTERS_PLAY, SELF), gives(SELF, military=3)))
    assert {"kind -action", "kind +reaction", "verb -sacrifice"} <= features("lcg", changed)


def ramifications(ability=battle, card_filter=PERSONALITY, amount=2, loser=None, keyword="Political"):
    """Ramifications, of which a part may be another."""
    chosen = up_front(target(any_(card_filter, having(PERSONAL_HONOR, exactly=0))))
    loses = if_(moved(TARGET), lose_honor(amount, loser or controller_of(TARGET)))
    text = ability(chosen, move_home(TARGET), loses, keywords=(keyword,))
    return strategy("Ramifications", focus=2, keywords=("Political",), text=(text,))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (ramifications(), set()),
        (ramifications(ability=limited), {"kind -battle", "kind +limited"}),
        (ramifications(amount=3), {"number -2", "number +3", "amount -2 honor", "amount +3 honor"}),
        (ramifications(card_filter=FOLLOWER), {"filter +follower"}),
        (ramifications(loser=YOU), {"owner -controller"}),
    ],
    ids=["none", "kind", "number", "filter", "owner"],
)  # fmt: skip
def test_what_is_changed_in_a_definition_of_the_ccg_is_told(changed, told):
    assert features("celestial", changed) == told
