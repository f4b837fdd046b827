"""Dragon Personalities of Diamond Edition."""

from gorin.games.ccg.diamond.pool import card
from gorin.games.ccg.diamond.vocabulary import *
from gorin.games.ccg.vocabulary import *

CARDS: list[Card] = [
    card(
        "Hitomi Daisetsu",
        reaction(after(BOWS, SELF, as_cost_of(an_action("Kiho"))), straighten(SELF), even_if_bowed=True),
    ),
    card(
        "Hoshi Wayan - exp2",
        limited(puts_tokens(SELF, 1, "Tattoo"), once_per_turn=True),
        reaction(
            after(FORCE_GAINED, SELF),
            cost(takes_token(SELF, "Tattoo")),
            gives(SELF, force=personal_honor_of(SELF)),
            any_number=True,
        ),
    ),
    card("Mirumoto Gonkuro"),
    card(
        "Mirumoto Tsuge",
        has_force(SELF, 1, while_=faces(SELF, "Phoenix Clan")),
        has_chi(SELF, 1, while_=faces(SELF, "Phoenix Clan")),
        trait(after(CHALLENGES, SELF, FIRST_THIS_TURN), draw(1)),
    ),
    card(
        "Tamori Chieko",
        trait(after(ENTERS_PLAY, SELF), may(chosen(FATE_CARD.in_zone(HAND)), discard(CHOSEN), draw(1))),
    ),
    card(
        "Tamori Shaitung",
        battle(
            paying((noun("Kiho", STRATEGY) | SPELL).in_zone(HAND)),
            cost(discard(PAID)),
            strengthens(focus_of(PAID)),
            once_per_battle=True,
        ),
    ),
    card(
        "Tamori Shaitung - exp",
        reaction(
            before(ACTION_COMES, AN_ELEMENTAL_ACTION, TARGETING_YOU),
            cost(bow(SELF)),
            stop_action(),
            keywords=("Elemental",),
        ),
        battle_open(cost(bow(SELF)), target(SHUGENJA), bow(TARGET)),
    ),
    card(
        "Togashi Satsu - exp",
        ignores_bowing(this(), "Kiho"),
        cannot(PERFORM_MAHO_KIHO, SELF),
        limited(cost(bow(SELF)), search(RING), keywords=("Elemental",)),
        battle_open(target(RING), straighten(TARGET), keywords=("Elemental",), once_per_turn=True),
    ),
    card(
        "Togashi Teijo",
        limited(
            cost(bow(SELF)),
            choose_one(
                (choose(FATE_CARD.in_zone(HAND), named=True), discard(CHOSEN)),
                (choose(card_in_province(YOU), named=True), discard_from_province(CHOSEN)),
            ),
            keywords=("Elemental",),
        ),
        limited(
            requires(you_control(titled("Ring of the Void", RING))),
            cost(bow(SELF)),
            draw(1),
            keywords=("Elemental",),
        ),
    ),
]
