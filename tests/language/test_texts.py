"""What the cards of the small card game say; nothing of it is written down but in their words."""

import pytest

from gorin.language.core.render import card_text
from support.toy.cards import CARDS

TEXTS = {
    "Guard": "",
    "Banner": "Each of your other creatures has +1 strength.",
    "Omen": "After a creature is destroyed: Its owner loses 1 honor.",
    "Martyr": "When this creature would be destroyed: Gain 1 honor.",
    "Bless": "Target creature has +2 strength until the end of the turn.",
    "Strike": "Destroy target creature.",
    "Ward": "Cancel: When a creature you control would be destroyed: It is not destroyed.",
    "Oath": "Interrupt: When a creature would be destroyed: Gain 2 honor.",
    "Revenge": "Reaction: After a creature you control is destroyed: Destroy target creature.",
    "Twins": "If there are 2 or more creatures: Destroy 1 or 2 target creatures. Gain 1 honor.",
}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_says_what_it_does(card):
    assert card_text(card) == TEXTS[card.name]


def test_no_card_is_left_out():
    assert sorted(TEXTS) == sorted(card.name for card in CARDS)
