"""What the cards of the small card game say; nothing of it is written down but in their words."""

import pytest

from gorin.words.grammar.render import card_text
from support.toy.cards import CARDS

TEXTS = {
    "Guard": "",
    "Banner": "Each of your other creatures has +1 strength.",
    "Omen": "After a creature is destroyed: Its owner loses 1 honor.",
    "Martyr": "When this creature would be destroyed: Gain 1 honor.",
    "Bless": "A target creature has +2 strength until the end of the turn.",
    "Strike": "Destroy a target creature.",
    "Ward": "Cancel: When your creature would be destroyed: It is not destroyed.",
    "Oath": "Interrupt: When a creature would be destroyed: Gain 2 honor.",
    "Revenge": "Reaction: After your creature is destroyed: Destroy a target creature.",
    "Twins": "If there are two or more creatures: Destroy one or two target creatures. Gain 1 honor.",
}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_says_what_it_does(card):
    assert card_text(card) == TEXTS[card.name]


def test_no_card_is_left_out():
    assert sorted(TEXTS) == sorted(card.name for card in CARDS)
