"""What would never end: abilities that answer each other, and values that depend on each other."""

from typing import Any

import pytest

import gorin
from gorin.games.lcg.kinds import MILITARY
from gorin.games.lcg.language.abilities import action, forced_reaction, unlimited
from gorin.games.lcg.language.amounts import military_of
from gorin.games.lcg.language.traits import has_military
from gorin.games.lcg.language.verbs.in_play import place_fate
from gorin.games.lcg.language.when.events import FATE_PLACED
from gorin.games.lcg.language.which.card_filters import CHARACTER, theirs
from gorin.games.lcg.language.which.predicates import another
from gorin.games.lcg.table.values import value
from gorin.language.card_filters import any_
from gorin.language.event_kinds import after
from gorin.language.selectors import SELF
from support.lcg_cards import person, published
from support.lcg_table import side, table

ENVIOUS = person(
    "Envious", forced_reaction(after(FATE_PLACED, theirs(CHARACTER)), unlimited(), place_fate(1, SELF))
)
LIMITED = person("Content", forced_reaction(after(FATE_PLACED, theirs(CHARACTER)), place_fate(1, SELF)))
GIVER = person("Giver", action(place_fate(1, SELF)))
MIRROR = person("Mirror", has_military(SELF, military_of(any_(CHARACTER, another))))

cards = published(ENVIOUS, LIMITED, GIVER, MIRROR)


def everything(game: gorin.Game) -> Any:
    return game.save(), [option.id for option in game.decision.options], [e.sentence for e in game.events]


def test_abilities_that_answer_each_other_are_stopped_and_nothing_has_happened():
    """LCG-LIMX-06 would stop them, but a card may say that it has no limit."""
    north, south = side("giver", "envious"), side("envious", hand=("ornate-fan",))
    game = table(north=north, south=south).game
    before = everything(game)
    use = next(option.id for option in game.decision.options if option.label.startswith("Giver"))
    with pytest.raises(gorin.EndlessLoop):
        game.choose(use)
    assert everything(game) == before
    with pytest.raises(gorin.InvalidPosition, match="choice 1 of then cannot be made: after 20,000"):
        gorin.setup("lcg", {**game.position(), "then": [[0, use]]})
    game.choose("pass")
    assert game.decision is not None


def test_an_ability_without_a_word_about_it_answers_once_a_round():
    t = table(north=side("giver", "content"), south=side("content", hand=("ornate-fan",)))
    t.north.uses("giver")
    assert [t.fate_on("content", nth) for nth in (0, 1)] == [1, 1]


def test_values_that_depend_on_each_other_are_the_same_whoever_is_asked_first():
    """They see each other as printed: 2 + 2 for each of them."""
    t = table(north=side("mirror"), south=side("mirror", hand=("ornate-fan",)))
    both = [t.card("mirror"), t.card("mirror", 1)]
    for order in (both, both[::-1]):
        anew = t.game.clone().state
        assert [value(anew, card, MILITARY) for card in order] == [4, 4]
    assert t.game.view(0)["players"][0]["home"][0]["military"] == 4
