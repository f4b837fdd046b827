"""The English of every card: whole sentences, nothing said twice, nothing left out."""

import re

import pytest

from gorin.games.lcg.cards import WRITTEN
from gorin.language.core.render import card_text

TEXTS = {card.slug: card_text(card) for card in WRITTEN}
ODD = re.compile(
    r"\.\.|(?:per \w+|Unlimited)\)|\"\.$|\ba (?:honor|[aeio][a-z])|\bit's\b|controls?'s"
    r"|\beach [a-z ]*cannot\b|[{}]|  | ,|: [;,.]"
)


@pytest.mark.parametrize("slug", sorted(TEXTS))
def test_lines_are_whole_sentences(slug):
    for line in TEXTS[slug].splitlines():
        assert not ODD.search(line.replace("Each opponent cannot", "")), line
        assert line[0].isupper() or line[0] == '"'
        assert line.endswith((".", ".)", '."', '.)"', "!"))


@pytest.mark.parametrize(
    ("slug", "says"),
    [
        ("watch-commander", "while attached character is participating"),
        ("ide-trader", "while this character is participating"),
        ("charge", "in one of your provinces"),
        ("shosuro-actress", "under your control"),
        ("stoke-insurrection", "under your control"),
        ("keeper-of-air", "3 more influence"),
        ("seeker-of-void", "second void province"),
        ("contingency-plan", "to a minimum of 0"),
        ("shinjo-tatsuo", "up to one"),
        ("vengeful-oathkeeper", "into play from your hand"),
        ("doji-challenger", "your opponent controls"),
        ("outwit", "an opponent controls"),
        ("city-of-the-open-hand", "that opponent loses 1 honor"),
        ("way-of-the-phoenix", "conflicts of target ring's element"),
        ("stay-your-hand", "in which one of your characters is targeted would resolve"),
        ("night-raid", "discards X cards from their hand, where"),
        ("spies-at-court", "discards 2 random cards from their hand"),
        ("hida-sukune", "discard 1 card from your hand"),
        ("ishiken-initiate", "+1 to each skill for each claimed ring"),
    ],
)
def test_what_a_card_needs_is_said(slug, says):
    assert says in TEXTS[slug]


def test_one_ability_that_answers_two_moments_is_said_once():
    assert TEXTS["spyglass"].count("Reaction") == 1
    assert TEXTS["young-rumormonger"].count("Interrupt") == 1
