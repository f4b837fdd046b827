"""Crab cards whose printed words were corrected (LCG-ERR)."""

from __future__ import annotations

from gorin.games.lcg.acting.using import MORE_USES
from gorin.games.lcg.definition import Card
from gorin.games.lcg.fighting.declarable import NOT_DECLARED_DEFENDER
from gorin.games.lcg.kinds import ROUND_END
from gorin.games.lcg.table.reading import attacked_provinces, holdings_in
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.phases import STAYS_BOWED
from gorin.games.lcg.words.abilities import action, limit, reaction
from gorin.games.lcg.words.ability import PER_CONFLICT
from gorin.games.lcg.words.amounts import UNBROKEN
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import chooses_own, discards
from gorin.games.lcg.words.flow import then
from gorin.games.lcg.words.lasting import for_a_while
from gorin.games.lcg.words.traits import keywords, played_only_on
from gorin.games.lcg.words.verbs.players import discard_at_random, draw
from gorin.games.lcg.words.verbs.under import put_into_province, search_to_put_under
from gorin.games.lcg.words.when.conditions import THIS_ATTACKS, THIS_DEFENDS
from gorin.games.lcg.words.when.triggers import enters_play
from gorin.games.lcg.words.which.lying import under_your_stronghold_province
from gorin.games.lcg.words.which.nouns import CHARACTER, HOLDING, your
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.games.lcg.words.which.qualities import attacking, military_below
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import requires
from gorin.words.conditions import Told
from gorin.words.grammar.in_force import has
from gorin.words.grammar.scope import Scope
from gorin.words.nouns import any_
from gorin.words.picks import target
from gorin.words.players import YOU
from gorin.words.things import CHOSEN, SELF, TARGET
from gorin.words.traits import forbids, permits


def _is_at_your_wall(s: LcgState, scope: Scope) -> bool:
    places = [place.id for place in attacked_provinces(s) if place.owner == scope.seat]
    return any(has(s, holding, "Kaiu Wall") for place in places for holding in holdings_in(s, place))


AT_YOUR_WALL = Told("the conflict is at a province you control with a Kaiu Wall holding", _is_at_your_wall)

CARDS: list[Card] = [
    card(
        "Kaiu Shihobu",
        reaction(enters_play(SELF), search_to_put_under(HOLDING)),
        action(
            chooses_own(
                YOU, under_your_stronghold_province(HOLDING), put_into_province(CHOSEN), as_target=False
            )
        ),
    ),
    card(
        "Butcher of the Fallen",
        keywords("rally"),
        forbids(
            NOT_DECLARED_DEFENDER,
            any_(CHARACTER, military_below(UNBROKEN)),
            "{many} cannot be declared as defenders",
            THIS_ATTACKS,
        ),
    ),
    card(
        "Hida Sukune",
        action(requires(THIS_DEFENDS), draw(1), then(discards(YOU, 1)), limit(1, PER_CONFLICT)),
    ),
    card(
        "River of the Last Stand",
        action(requires(AT_YOUR_WALL), discard_at_random(2), then(draw(1, OPPONENT))),
    ),
    card(
        "Kaiu Inventor",
        action(
            target(your(HOLDING)),
            for_a_while(
                permits(
                    MORE_USES,
                    TARGET,
                    "you may trigger each ability of {whom} an additional time (in its own period)",
                ),
                ROUND_END,
            ),
        ),
    ),
    card(
        "Pit Trap",
        played_only_on(any_(CHARACTER, attacking)),
        forbids(STAYS_BOWED, BEARER, "{whom} does not ready during the fate phase"),
    ),
]
