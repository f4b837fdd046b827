"""The cards of the toy. Each seat has one of each."""

from __future__ import annotations

from gorin.language.abilities import requires, trait
from gorin.language.card_filters import any_, your, your_other
from gorin.language.conditions import there_are
from gorin.language.core.ruleset import register_cards
from gorin.language.picks import target, targets
from gorin.language.players import owner_of
from gorin.language.selectors import IT, SELF, TARGET
from support.toy.definition import action, creature
from support.toy.language import (
    CREATURE,
    besides_this,
    cancel,
    destroy,
    dies,
    for_a_while,
    gain_honor,
    has_strength,
    interrupt,
    lose_honor,
    not_destroyed,
    play,
    reaction,
    would_die,
)
from support.toy.state import TOY_ID

CARDS = [
    creature("Guard", 2),
    creature("Banner", 0, has_strength(your_other(CREATURE, besides_this), +1)),
    creature("Omen", 1, trait(dies(any_(CREATURE)), lose_honor(1, owner_of(IT)))),
    creature("Martyr", 1, trait(would_die(SELF), gain_honor(1))),
    action("Bless", play(target(CREATURE), for_a_while(has_strength(TARGET, +2)))),
    action("Strike", play(target(CREATURE), destroy(TARGET))),
    action("Ward", cancel(would_die(your(CREATURE)), not_destroyed(IT))),
    action("Oath", interrupt(would_die(any_(CREATURE)), gain_honor(2))),
    action("Revenge", reaction(dies(your(CREATURE)), target(CREATURE), destroy(TARGET))),
    action(
        "Twins",
        play(requires(there_are(2, CREATURE)), targets(CREATURE, 1, 2), destroy(TARGET), gain_honor(1)),
    ),
]
KINDS = tuple(card.slug for card in CARDS)

register_cards(TOY_ID, CARDS)
