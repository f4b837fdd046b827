"""What cards mean to programs that judge them: told by their definitions, without any English."""

from __future__ import annotations

import pytest

import gorin  # noqa: F401  (makes the cards known)
from gorin.games.ccg.celestial.cards import CARDS as WRITTEN
from gorin.games.ccg.definition import catalogue, definition
from gorin.games.ccg.kinds import CHI, FORCE, PERSONAL_HONOR, STRENGTH
from gorin.games.ccg.language.which.card_filters import HOLDING, PERSONALITY
from gorin.kernel.questions import PASS
from gorin.language.abilities import Usable
from gorin.language.card_filters import anothers, your
from gorin.language.core.definition import Rule
from gorin.language.core.meaning import ANYBODYS, HOSTILE, OWN, Intent, Known
from gorin.language.core.resolution import Effect
from gorin.language.meaning import Meaning, ability_around, meaning_of
from gorin.language.selectors import PERFORMER_SLOT, TARGET_SLOT

CARDS = catalogue("celestial")
EVERY_CARD = {**CARDS, **catalogue("war-of-honor")}
ONLY_ASKS = {"Choose", "ChoosePlayer", "NameElement", "NameRing", "GoOn"}
"""These do nothing themselves: those that follow speak of what was chosen."""
ITSELF = "itself"


def meaning(slug: str, which: int = 0) -> Meaning:
    return meaning_of(definition("celestial", slug).abilities[which])


def told(deed: Intent) -> tuple:
    """What, to whom, how much, and what is not certain about it."""
    whom = ITSELF if deed.whom.itself else deed.whom.whose
    marks = [
        mark
        for mark, is_so in (
            ("measured", deed.measured),
            ("conditional", deed.conditional),
            ("optional", deed.optional),
        )
        if is_so
    ]
    return (deed.verb.name, whom, deed.amount, *marks)


# --- no card is silent --------------------------------------------------------------------------------


def test_no_card_of_the_tables_is_made_without_its_words():
    """What is known of an edition is what its files have written, and whatever those cards create."""
    assert {card.slug for card in CARDS.values() if not card.created} == {card.slug for card in WRITTEN}


@pytest.mark.parametrize("slug", EVERY_CARD)
def test_every_line_of_every_card_says_what_it_does(slug: str):
    for part in EVERY_CARD[slug].words:
        if isinstance(part, Usable):
            assert meaning_of(part).intents
        else:
            assert isinstance(part, Rule)
            assert part.intents(Known())


@pytest.mark.parametrize("slug", EVERY_CARD)
def test_every_effect_and_every_cost_has_an_answer(slug: str):
    for node in EVERY_CARD[slug].nodes:
        if isinstance(node, Effect):
            deeds = node.intents(Known())
            assert deeds or type(node).__name__ in ONLY_ASKS, f"{type(node).__name__} is silent"
            assert all(isinstance(deed, Intent) for deed in deeds)


def subclasses(cls: type) -> list[type]:
    return [each for direct in cls.__subclasses__() for each in (direct, *subclasses(direct))]


@pytest.mark.parametrize("root", [Effect, Rule])
def test_every_word_of_the_language_and_of_the_games_has_an_answer(root: type):
    words = [cls for cls in subclasses(root) if cls.__module__.startswith("gorin.")]
    plain = {
        "BringsIn",
        "Buys",
        "Changing",
        "CostRule",
        "Duels",
        "Grants",
        "UponCards",
        "UponLand",
    }  # on no card
    assert len(words) > 10
    silent = {cls.__name__ for cls in words if cls.intents is root.intents}
    assert silent <= plain


def test_several_kinds_are_somebodys_where_all_of_them_are_his():
    mine, yours = your(PERSONALITY), anothers(PERSONALITY)
    for words, whose in (
        (mine | your(HOLDING), OWN),
        (yours | anothers(HOLDING), HOSTILE),
        (mine | anothers(HOLDING), ANYBODYS),
    ):
        assert words.points_at(Known()).whose == whose


# --- what some cards mean -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "which", "costs", "deeds"),
    [
        ("palm-strike", 0, [], [("bow", HOSTILE, 1)]),
        ("charge", 0, [], [("change", ANYBODYS, 2, "measured")]),
        ("taoist-archer", 1, [], [("ranged attack", HOSTILE, 5)]),
        ("temple-to-shinsei", 0, [("bow", ITSELF, 1), ("bow", OWN, 1)], [("gain", OWN, 2)]),
        (
            "kakita-idzuki",
            0,
            [],
            [("bow", HOSTILE, 1), ("gain", OWN, 2), ("lose", HOSTILE, 2)],
        ),
        (
            "i-will-not-die-alone",
            0,
            [("destroy", OWN, 1)],
            [("destroy", HOSTILE, 1), ("gain", OWN, 2, "conditional")],
        ),
        (
            "courtesy",
            0,
            [],
            [
                ("move away", OWN, 1),
                ("move away", HOSTILE, 1),
                ("gain", OWN, 0, "measured"),
                ("gain", HOSTILE, 0, "measured"),
            ],
        ),
        (
            "shinjo-hwarang",
            0,
            [],
            [("bow", ANYBODYS, 1, "optional"), ("straighten", ANYBODYS, 1, "optional")],
        ),
        ("overgrown-grove", 0, [("mill", OWN, 3)], [("move away", ANYBODYS, 1)]),
        ("favor-to-the-horde", 0, [], [("draw", OWN, 2)]),
        (
            "the-hundred-hand-strike",
            0,
            [("change", OWN, -1)],
            [("change", HOSTILE, -3), ("bow", HOSTILE, 1, "conditional"), ("act", OWN, 1)],
        ),
        (
            "hand-of-osano-wo",
            0,
            [("bow", OWN, 1, "conditional")],
            [("destroy", HOSTILE, 1), ("ranged attack", HOSTILE, 3, "optional")],
        ),
        (
            "steel-on-steel",
            0,
            [],
            [("challenge", HOSTILE, 1), ("destroy", HOSTILE, 1, "conditional")],
        ),
        (
            "harsh-choices",
            0,
            [],
            [("destroy province", OWN, 1, "optional"), ("draw", OWN, 3, "conditional", "optional")],
        ),
        ("ring-of-fire", 0, [], [("enter play", ITSELF, 1, "optional")]),
        ("ring-of-fire", 1, [("bow", ITSELF, 1), ("destroy", OWN, 1)], [("destroy", HOSTILE, 1)]),
        ("akodo-seiichi", 0, [("bow", ITSELF, 1)], [("bow", HOSTILE, 1)]),
    ],
)
def test_what_an_ability_costs_and_does(slug: str, which: int, costs: list, deeds: list):
    found = meaning(slug, which)
    assert [told(deed) for deed in found.costs] == costs
    assert [told(deed) for deed in found.intents] == deeds


@pytest.mark.parametrize(
    ("slug", "stat", "whose", "amount"),
    [
        ("ebisus-honesty", STRENGTH, OWN, 2),
        ("doji-armor", PERSONAL_HONOR, OWN, 1),
        ("tamori-kazushige", FORCE, OWN, 2),
    ],
)
def test_what_a_trait_changes(slug: str, stat: int, whose: int, amount: int):
    (deed,) = CARDS[slug].rules[0].intents(Known())
    assert (deed.stat, deed.whom.whose, deed.amount) == (stat, whose, amount)


def test_tokens_change_force_and_chi_as_often_as_they_are_given():
    tokens = [deed for deed in meaning("bayushi-kurumi-exp").intents if deed.stat in (FORCE, CHI)]
    assert [(deed.stat, deed.amount, deed.of) for deed in tokens] == [
        (FORCE, -2, "Seduction"),
        (CHI, -2, "Seduction"),
    ]


def test_who_undergoes_it_is_better_or_worse_off():
    assert [(deed.verb.name, deed.good) for deed in meaning("rout").intents] == [
        ("move away", -1),
        ("destroy", -1),
    ]
    bonus, penalty = meaning("twice-cutting-spirit").intents
    assert (bonus.whom.whose, bonus.good) == (OWN, 1)
    assert (penalty.whom.whose, penalty.good) == (HOSTILE, -1)


@pytest.mark.parametrize(
    ("slug", "price", "targets"), [("farmlands", 2, 1), ("utaku-meadows", 3, 1), ("favor-to-the-horde", 0, 0)]
)
def test_what_must_be_paid_and_targeted(slug: str, price: int, targets: int):
    assert (meaning(slug).price, len(meaning(slug).targets)) == (price, targets)


# --- what a pick and an answer mean -------------------------------------------------------------------


def test_what_happens_to_what_is_picked():
    found = meaning("hitsu-do")
    performer, target = found.ability.picks
    assert (performer.slot, target.slot) == (PERFORMER_SLOT, TARGET_SLOT)
    assert [deed.verb.name for deed in found.taken_from(performer)] == ["bow", "destroy"]
    assert [deed.verb.name for deed in found.upon(target)] == ["destroy"]
    assert found.upon(performer) == []


def effect(slug: str, kind: str) -> tuple[Meaning, Effect]:
    card = CARDS[slug]
    node = next(node for node in card.nodes if type(node).__name__ == kind)
    assert isinstance(node, Effect)
    around = ability_around(card, node.number)
    assert around is not None
    return meaning_of(around), node


@pytest.mark.parametrize(
    ("slug", "kind", "answer", "deeds"),
    [
        ("battle-maiden-troop", "ChooseOne", 0, [("gain", OWN, 2)]),
        ("battle-maiden-troop", "ChooseOne", 1, [("change", OWN, 1)]),
        (
            "harsh-choices",
            "May",
            0,
            [("destroy province", OWN, 1, "optional"), ("draw", OWN, 3, "conditional", "optional")],
        ),
        ("harsh-choices", "May", PASS, []),
        ("heavenly-tetsubo-of-the-crab", "MoreOrLessStrength", 1, [("change", ANYBODYS, -3)]),
        (
            "impromptu-duel",
            "Challenge",
            1,
            [("dishonor", HOSTILE, 1), ("gain", OWN, 4)],
        ),
        ("touch-of-ice", "MayChooseOwn", PASS, []),
    ],
)
def test_what_an_answer_brings(slug: str, kind: str, answer: int, deeds: list):
    around, asks = effect(slug, kind)
    assert [told(deed) for deed in around.after(asks, answer)] == deeds


def test_a_part_of_a_card_belongs_to_the_ability_around_it():
    card = CARDS["extended-maneuvers"]
    for node in card.nodes:
        around = ability_around(card, node.number)
        assert around is max((a for a in card.abilities if a.number <= node.number), key=lambda a: a.number)
