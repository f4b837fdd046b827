"""What every card of Battle for Rokugan says: built from its definition, so a changed word shows here."""

import pytest

from gorin.games.battle.cards import CARDS

TEXTS = {
    "feats-of-engineering": "Put the harbor token into any landlocked province.",
    "promotion": "Take an army, navy or shinobi token from your discard pile into your hand. "
    "Then discard a token from your hand or put it back into your pool.",
    "code-of-honor": "Put the two honor tokens +1 into two different provinces outside the Shadowlands.",
    "diplomatic-mission": "Put a peace token into any province. "
    "If it is an opponent's, a province of yours gets two faceup control tokens.",
    "strength-of-purpose": "Choose two different provinces of yours: each gets one faceup control token.",
    "sacred-ground": "Put the shrine token into any province.",
    "bushido": "Put the honor token 4 into any province outside the Shadowlands.",
    "honorable-fight": "Put the battlefield token into any province.",
    "aid-of-the-kami": "Put the defense token +2 into any province outside the Shadowlands.",
    "bless-the-lands": "Remove a scorched earth token from any province. "
    "Put two of your control tokens there, one of them faceup.",
    "foment-rebellion": "Remove a peace token from any province. "
    "If you control it, it gets two of your control tokens faceup.",
    "spy-network": "Look at another player's hand. That player cannot use the bluff this round.",
    "cultural-exchange": "Choose one of your provinces. "
    "All control tokens in it change places with those in a province of an opponent.",
    "reinforcements": "Take an army token from your discard pile into your hand. "
    "Take an army token from your discard pile into your hand. "
    "Then discard a token from your hand or put it back into your pool. "
    "Then discard a token from your hand or put it back into your pool.",
    "bountiful-harvest": "A province of yours gets two faceup control tokens.",
    "ashigaru-levies": "Put the three defense tokens +1 "
    "into three different provinces outside the Shadowlands.",
    "port-of-prosperity": "Put the honor token +2 into any province outside the Shadowlands.",
    "pirate-raids": "Put a scorched earth token into any province. "
    "If it was yours, another province of yours gets three faceup control tokens.",
    "dark-favors": "Remove one of your control tokens outside the Shadowlands. "
    "Look at up to four facedown combat tokens on the board. Reveal one of them and discard it.",
    "purge-the-weak": "Discard a token from your hand; you place none this turn. "
    "Reveal two combat tokens on the board and discard them.",
    "animate-the-dead": "Remove one of your control tokens outside the Shadowlands. "
    "Choose a combat token in your discard pile. "
    "Place it faceup on the board, where its kind may go.",
    "inspire-fear": "Remove one of your control tokens outside the Shadowlands. "
    "Remove up to two special tokens from the board.",
    "scout": "Look at an opponent's facedown combat token.",
    "shugenja": "Reveal an opponent's combat token on the board and discard it.",
    "first-player": "Look at any combat token on the board; then it goes back to its owner's pool.",
    "scorpion-eyes": "Look at an opponent's facedown combat token.",
    "unicorn-swap": "Two of your combat tokens on the board change places.",
}


def test_every_card_is_here_once():
    assert [card.id for card in CARDS] == list(TEXTS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_this(card):
    assert card.text() == TEXTS[card.id]
