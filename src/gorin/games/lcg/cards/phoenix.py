"""Phoenix cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import AIR, EARTH, FIRE, MILITARY, PHASE_END, VOID, WATER
from gorin.games.lcg.table.allowed import NOT_AS_ATTACKER, NOT_IN
from gorin.games.lcg.turn.setup import NOT_UNDER_STRONGHOLD
from gorin.games.lcg.words.abilities import action, interrupt, reaction, would_interrupt
from gorin.games.lcg.words.amounts import glory_of
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, select_one
from gorin.games.lcg.words.lasting import for_a_while
from gorin.games.lcg.words.traits import has_both, has_glory, keywords, only_playable_if
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.fighting import resolve_unclaimed_rings, switch_contested_ring, switch_type
from gorin.games.lcg.words.verbs.in_play import bow, discard, dishonor, honor, move_home, ready_, remove_fate
from gorin.games.lcg.words.verbs.players import draw, take_fate, take_honor
from gorin.games.lcg.words.verbs.stats import gives, gives_both, penalizes_both
from gorin.games.lcg.words.when.conditions import (
    CONFLICT_HERE,
    DURING_CONFLICT,
    THIS_PARTICIPATES,
    during_element,
    you_have_claimed,
)
from gorin.games.lcg.words.when.conflicts import wins
from gorin.games.lcg.words.when.history import COUNTS_MORE_GLORY, declared_against_you
from gorin.games.lcg.words.when.triggers import ability_targets, phase_begins, phase_ends
from gorin.games.lcg.words.which.nouns import CHARACTER, your, your_opponents
from gorin.games.lcg.words.which.players import OF_WHOM_IT_HOLDS
from gorin.games.lcg.words.which.qualities import attacking, cost_at_most, glory_below, participating
from gorin.games.lcg.words.which.rings import CLAIMED_RING
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.amounts import count_of
from gorin.words.conditions import not_
from gorin.words.nouns import any_
from gorin.words.picks import target
from gorin.words.qualities import keyword
from gorin.words.things import SELF, TARGET
from gorin.words.traits import forbids, has_keyword

CARDS: list[Card] = [
    card(
        "Isawa Mori Seidō",
        action(cost(bow(SELF)), target(CHARACTER), gives(TARGET, glory=2, until=PHASE_END)),
    ),
    card("Forgotten Library", reaction(phase_begins("draw"), draw(1))),
    card("Serene Warrior"),
    card("Naive Student", keywords("sincerity")),
    card(
        "Asako Diplomat", reaction(wins(SELF), target(CHARACTER), select_one(honor(TARGET), dishonor(TARGET)))
    ),
    card(
        "Against the Waves",
        action(target(your(CHARACTER, keyword("Shugenja"))), select_one(bow(TARGET), ready_(TARGET))),
    ),
    card(
        "Ishiken Initiate",
        *has_both(SELF, count_of(CLAIMED_RING)),
    ),
    card("Magnificent Kimono", has_keyword(BEARER, "pride")),
    card(
        "Pacifism",
        only_playable_if(not_(DURING_CONFLICT, "there is no conflict")),
        forbids(NOT_IN[MILITARY], BEARER, "{whom} cannot participate in military conflicts"),
    ),
    card(
        "Supernatural Storm",
        action(
            target(any_(CHARACTER, participating)),
            gives_both(TARGET, count_of(your(CHARACTER, keyword("Shugenja")))),
        ),
    ),
    card(
        "Adept of the Waves",
        action(
            target(CHARACTER), for_a_while(has_keyword(TARGET, "covert", during_element(WATER)), PHASE_END)
        ),
    ),
    card(
        "Fearsome Mystic",
        has_glory(SELF, 2, during_element(AIR)),
        action(
            requires(THIS_PARTICIPATES),
            remove_fate(1, your_opponents(CHARACTER, participating, glory_below(glory_of(SELF)))),
        ),
    ),
    card(
        "Isawa Atsuko",
        action(
            requires(during_element(VOID)),
            gives_both(your(CHARACTER, participating), 1),
            penalizes_both(your_opponents(CHARACTER, participating), 1),
        ),
    ),
    card(
        "Isawa Masahiro",
        action(
            requires(during_element(FIRE)),
            cost(bow(SELF)),
            target(any_(CHARACTER, participating, cost_at_most(2))),
            discard(TARGET),
        ),
    ),
    card(
        "Meddling Mediator",
        action(
            requires(declared_against_you(2)),
            beforehand(select_one(take_fate(1, OF_WHOM_IT_HOLDS), take_honor(1, OF_WHOM_IT_HOLDS))),
        ),
    ),
    card(
        "Radiant Orator",
        action(
            requires(THIS_PARTICIPATES),
            requires(COUNTS_MORE_GLORY),
            target(your_opponents(CHARACTER, participating)),
            move_home(TARGET),
        ),
    ),
    card(
        "Shiba Peacemaker",
        forbids(NOT_AS_ATTACKER, SELF, "{whom} cannot participate in conflicts as an attacker"),
    ),
    card("Shiba Tsukune", interrupt(phase_ends("conflict"), resolve_unclaimed_rings(2))),
    card("Shiba Yōjimbō", would_interrupt(ability_targets(your(CHARACTER, keyword("Shugenja"))), cancel())),
    card(
        "Solemn Scholar",
        action(
            requires(DURING_CONFLICT),
            requires(you_have_claimed(EARTH)),
            target(any_(CHARACTER, attacking)),
            bow(TARGET),
        ),
    ),
    card(
        "Kuroi Mori",
        forbids(NOT_UNDER_STRONGHOLD, SELF, "{whom} cannot be a stronghold province"),
        action(requires(CONFLICT_HERE), beforehand(select_one(switch_contested_ring(), switch_type()))),
    ),
]
