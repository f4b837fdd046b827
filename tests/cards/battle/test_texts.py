"""What every card of Battle for Rokugan says: built from its definition, so a changed word shows here."""

import pytest

from gorin.games.battle.cards import CARDS

TEXTS = {
    "feats-of-engineering": "Place the harbor token in any landlocked province.",
    "promotion": "Return an army, navy, or shinobi token from your discard pile to your hand. "
    "Then discard a token from your hand or return it to your pool.",
    "code-of-honor": "Place a +1 honor token in each of 2 different provinces outside the Shadowlands.",
    "diplomatic-mission": "Place a peace token in any province. If it is an opponent's, add 2 faceup "
    "control tokens to a province you control.",
    "strength-of-purpose": "Add 1 faceup control token to each of 2 provinces you control.",
    "sacred-ground": "Place the shrine token in any province.",
    "bushido": "Place the 4-honor token in any province outside the Shadowlands.",
    "honorable-fight": "Place the battlefield token in any province.",
    "aid-of-the-kami": "Place the +2 defense token in any province outside the Shadowlands.",
    "bless-the-lands": "Remove a scorched earth token from any province. Place 2 of your control "
    "tokens there, 1 of them faceup.",
    "foment-rebellion": "Remove a peace token from any province. If you control it, add 2 of your "
    "faceup control tokens to it.",
    "spy-network": "Look at another player's hand. That player cannot use the bluff this round.",
    "cultural-exchange": "Choose one of your provinces. Exchange all control tokens in it with those in "
    "an opponent's province.",
    "reinforcements": "Return 2 army tokens from your discard pile to your hand. Then, twice: discard "
    "a token from your hand or return it to your pool.",
    "bountiful-harvest": "Add 2 faceup control tokens to a province you control.",
    "ashigaru-levies": "Place a +1 defense token in each of 3 different provinces outside the Shadowlands.",
    "port-of-prosperity": "Place the +2 honor token in any province outside the Shadowlands.",
    "pirate-raids": "Place a scorched earth token in any province. If it was yours, add 3 faceup "
    "control tokens to another province you control.",
    "dark-favors": "Remove one of your control tokens outside the Shadowlands. Look at up to 4 "
    "facedown combat tokens on the board. Reveal and discard one of them.",
    "purge-the-weak": "Discard a token from your hand instead of placing one this turn. Reveal and "
    "discard 2 combat tokens on the board.",
    "animate-the-dead": "Remove one of your control tokens outside the Shadowlands. Choose a combat "
    "token in your discard pile. Place it faceup on the board where a token of its "
    "kind may go.",
    "inspire-fear": "Remove one of your control tokens outside the Shadowlands. Remove up to 2 "
    "special tokens from the board.",
    "scout": "Look at an opponent's facedown combat token.",
    "shugenja": "Reveal and discard an opponent's combat token on the board.",
    "first-player": "Look at any combat token on the board, then return it to its owner's pool.",
    "scorpion-eyes": "Look at an opponent's facedown combat token.",
    "unicorn-swap": "Swap two of your combat tokens on the board.",
}


def test_every_card_is_here_once():
    assert [card.id for card in CARDS] == list(TEXTS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_says_this(card):
    assert card.text() == TEXTS[card.id]
