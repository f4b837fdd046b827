"""What would never end, in each edition: traits that answer each other, values that depend on each other."""

import json
from typing import Any

import pytest

import gorin
from gorin.games.ccg.kinds import CHI, FORCE
from gorin.games.ccg.language.abilities import open_
from gorin.games.ccg.language.amounts import force_of
from gorin.games.ccg.language.traits import has_chi, has_force
from gorin.games.ccg.language.verbs.players.honor import gain_honor
from gorin.games.ccg.language.which.card_filters import PERSONALITY
from gorin.games.ccg.language.which.predicates import besides
from gorin.games.ccg.table.values import stat
from gorin.language.abilities import trait
from gorin.language.card_filters import any_
from gorin.language.conditions import is_
from gorin.language.core.active_effects import has
from gorin.language.selectors import SELF
from gorin.language.traits import has_keyword
from support import ccg_war
from support.ccg_cards import published
from support.ccg_making import holding
from support.ccg_table import Table, table
from support.moments import heard
from support.plain_cards import PLAIN, plain, samurai

ANOTHER_GAINS = heard(
    "honor gained", "after another player gains Honor", lambda s, context, moment: moment.seat != context.seat
)
OTHERS = any_(PERSONALITY, besides(SELF))
MADE = (
    holding("Envy", gold=1, text=(trait(ANOTHER_GAINS, gain_honor(1)),)),
    holding("Gift", gold=1, text=(open_(gain_honor(1)),)),
    samurai("Mirror", text=(has_force(SELF, force_of(OTHERS)),)),
    samurai("Echo", text=(has_chi(SELF, force_of(OTHERS)), has_force(SELF, 1))),
    samurai("Cavalier", text=(has_keyword(OTHERS, "Cavalry", while_=is_(SELF, "Cavalry")),)),
)
EDITIONS = ("celestial", "diamond", "war-of-honor")

cards = published(*PLAIN, *MADE, also=("diamond",))
cards_of_war = published(*ccg_war.WAR, *MADE, *ccg_war.starting_holdings(), edition="war-of-honor")


def laid(edition: str, north: tuple[Any, ...], south: tuple[Any, ...] = ()) -> Table:
    """The Action phase of the first player."""
    if edition == "war-of-honor":
        return ccg_war.war(lion=ccg_war.plain(*north), dragon=ccg_war.plain(*south, hand=["guard-1"]))
    return table(edition=edition, north=plain(*north), south=plain(*south, hand=["plain-plan"]))


def everything(game: gorin.Game) -> Any:
    return game.save(), [option.id for option in game.decision.options], [e.sentence for e in game.events]


@pytest.mark.parametrize("edition", EDITIONS)
def test_traits_that_answer_each_other_are_stopped_and_nothing_has_happened(edition: str):
    """CE-TRT-05: each answers every trigger, and no rule stops them."""
    game = laid(edition, ("envy", "gift"), ("envy",)).game
    before = everything(game)
    gift = next(option.id for option in game.decision.options if option.label.startswith("Gift"))
    with pytest.raises(gorin.EndlessLoop):
        game.choose(gift)
    assert everything(game) == before
    with pytest.raises(gorin.InvalidPosition, match="choice 1 of then cannot be made: after 20,000"):
        gorin.setup(edition, {**game.position(), "then": [[0, gift]]})
    game.choose("pass")
    assert game.decision.seat == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_values_that_depend_on_each_other_are_the_same_whoever_is_asked_first(edition: str):
    """They see each other as printed: 3 + 3 for each of them."""
    t = laid(edition, ("mirror",), ("mirror",))
    both = [t.card("mirror"), t.card("mirror", 1)]
    for order in (both, both[::-1]):
        anew = t.game.clone().state
        assert [stat(anew, FORCE, card) for card in order] == [6, 6]
    assert t.game.view(0)["players"][0]["units"][0]["force"] == 6
    assert gorin.setup(edition, json.loads(json.dumps(t.game.position()))).view(0) == t.game.view(0)
    t.game.choose("pass")


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_worked_out_in_a_circle_is_not_kept_for_others(edition: str):
    t = laid(edition, ("mirror", "echo"), ("mirror",))
    first, second, echo = t.card("mirror"), t.card("mirror", 1), t.card("echo")
    values = []
    for order in ((first, second, echo), (echo, second, first), (second, echo, first)):
        anew = t.game.clone().state
        for card in order:
            stat(anew, FORCE, card)
        values.append([stat(anew, which, card) for card in (first, second, echo) for which in (FORCE, CHI)])
    assert values[0] == values[1] == values[2] == [3 + 3 + 4, 3, 3 + 3 + 4, 3, 4, 3 + 10 + 10]
    assert stat(t.s, CHI, echo) == 3 + stat(t.s, FORCE, first) + stat(t.s, FORCE, second)


def test_many_values_that_depend_on_each_other_are_soon_known():
    t = laid("celestial", ("mirror",) * 14)
    assert [stat(t.s, FORCE, t.card("mirror", nth)) for nth in range(14)] == [3 + 13 * 3] * 14


@pytest.mark.parametrize("edition", EDITIONS)
def test_keywords_that_depend_on_each_other_are_as_printed(edition: str):
    t = laid(edition, ("cavalier",), ("cavalier",))
    for nth in (0, 1):
        assert not has(t.game.clone().state, t.card("cavalier", nth), "Cavalry")
    t.game.choose("pass")
