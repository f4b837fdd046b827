"""Phoenix cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import AIR, TO_REMOVED
from gorin.games.lcg.table.values import FROM_HOME
from gorin.games.lcg.words.abilities import action, forced_reaction
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import discards
from gorin.games.lcg.words.flow import if_you_do, later, then
from gorin.games.lcg.words.traits import spared
from gorin.games.lcg.words.verbs.elements import gain_province_elements, resolve_each_element
from gorin.games.lcg.words.verbs.in_play import bow, discard, move_home
from gorin.games.lcg.words.verbs.piles import play_event
from gorin.games.lcg.words.verbs.players import discard_from_hand, draw
from gorin.games.lcg.words.when.conditions import (
    DURING_CONFLICT,
    MORE_THAN_YOUR_OPPONENT,
    THIS_READY_AT_HOME,
    during_element,
)
from gorin.games.lcg.words.when.conflicts import loses, you_win
from gorin.games.lcg.words.which.lying import in_your_discard, in_your_hand
from gorin.games.lcg.words.which.nouns import CHARACTER, EVENT, of_your_opponent
from gorin.games.lcg.words.which.players import EACH_PLAYER
from gorin.games.lcg.words.which.qualities import attacking, from_conflict_deck, participating
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.conditions import all_of, you_control
from gorin.words.flow import may
from gorin.words.nouns import any_
from gorin.words.picks import paying, target
from gorin.words.qualities import keyword
from gorin.words.things import PAID, SELF, TARGET
from gorin.words.traits import permits

CARDS: list[Card] = [
    card(
        "Kyūden Isawa",
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            paying(in_your_hand(any_(EVENT, keyword("Spell")))),
            cost(discard_from_hand(PAID)),
            play_event(in_your_discard(any_(EVENT, from_conflict_deck, keyword("Spell"))), TO_REMOVED),
        ),
    ),
    card(
        "Kaito Kosori",
        permits(
            FROM_HOME,
            SELF,
            "{whom} contributes its skill to your side",
            all_of(during_element(AIR), THIS_READY_AT_HOME, you_control(any_(CHARACTER, participating))),
        ),
    ),
    card("Oracle of Stone", action(draw(2, EACH_PLAYER), then(discards(EACH_PLAYER, 2)))),
    card(
        "Sage of Gisei Toshi",
        action(
            requires(DURING_CONFLICT),
            requires(MORE_THAN_YOUR_OPPONENT),
            target(any_(CHARACTER, of_your_opponent, participating)),
            if_you_do(move_home(SELF), move_home(TARGET)),
        ),
    ),
    card(
        "Study the Natural World",
        action(
            requires(you_control(any_(CHARACTER, attacking, keyword("Scholar")))),
            gain_province_elements(),
            later(you_win(words="after you win the conflict"), may(resolve_each_element())),
        ),
    ),
    card(
        "Unmatched Expertise",
        spared("receive dishonored tokens", "{whom} cannot receive dishonored status tokens", whom=BEARER),
        forced_reaction(loses(BEARER), discard(SELF)),
    ),
]
