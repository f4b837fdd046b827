"""Phoenix cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.acting.playable import NO_HAND_CHARACTERS
from gorin.games.lcg.definition import Card
from gorin.games.lcg.kinds import AIR, EARTH, FIRE, MILITARY, PHASE_END, VOID, WATER
from gorin.games.lcg.table.allowed import NOT_AS_ATTACKER, NOT_IN, NOT_MOVED_IN
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.turn.setup import NOT_UNDER_STRONGHOLD
from gorin.games.lcg.words.abilities import action, interrupt, maximum, reaction, would_interrupt
from gorin.games.lcg.words.ability import PER_PHASE
from gorin.games.lcg.words.amounts import glory_of
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, select_one
from gorin.games.lcg.words.lasting import for_a_while, forbidden_for_a_while
from gorin.games.lcg.words.traits import (
    attaches_to,
    has_both,
    has_glory,
    keywords,
    only_playable_if,
    players_cannot,
    whenever,
)
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.fighting import resolve_unclaimed_rings, switch_contested_ring, switch_type
from gorin.games.lcg.words.verbs.in_play import bow, discard, dishonor, honor, move_home, ready_, remove_fate
from gorin.games.lcg.words.verbs.knots import bar_element, switch_claimed_ring, take_over_ring
from gorin.games.lcg.words.verbs.players import draw, take_fate, take_honor
from gorin.games.lcg.words.verbs.stats import gives, gives_both, penalizes_both
from gorin.games.lcg.words.when.conditions import (
    CONFLICT_HERE,
    DURING_CONFLICT,
    THIS_ATTACKS,
    THIS_PARTICIPATES,
    during_element,
    you_have_claimed,
)
from gorin.games.lcg.words.when.conflicts import wins
from gorin.games.lcg.words.when.history import COUNTS_MORE_GLORY, declared_against_you
from gorin.games.lcg.words.when.triggers import ability_targets, phase_begins, phase_ends
from gorin.games.lcg.words.which.nouns import CHARACTER, theirs, your, your_opponents
from gorin.games.lcg.words.which.players import AN_OPPONENT, EACH_OPPONENT, OF_WHOM_IT_HOLDS
from gorin.games.lcg.words.which.qualities import attacking, cost_at_most, glory_below, participating
from gorin.games.lcg.words.which.rings import CLAIMED_RING, RING
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.amounts import count_of
from gorin.words.conditions import not_
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.nouns import any_
from gorin.words.picks import second_target, target
from gorin.words.qualities import keyword
from gorin.words.things import SELF, TARGET
from gorin.words.traits import forbids, has_keyword
from gorin.words.triggers import after


def _lost_unopposed(s: LcgState, scope: Scope, moment: Moment) -> bool:
    return moment.seat == scope.seat and s.conflict is not None and s.conflict.unopposed


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
    card(
        "Display of Power",
        reaction(
            after("conflict lost", "after you lose an unopposed conflict", _lost_unopposed), take_over_ring()
        ),
    ),
    card(
        "Seeker of Knowledge",
        whenever("ring gains air", "the contested ring gains the air element", THIS_ATTACKS),
    ),
    card(
        "Grasp of Earth",
        attaches_to(your(CHARACTER, keyword("Shugenja"))),
        action(
            requires(DURING_CONFLICT),
            cost(bow(SELF)),
            forbidden_for_a_while(NOT_MOVED_IN, theirs(CHARACTER), "{whom} cannot move to the conflict"),
            for_a_while(
                players_cannot(
                    NO_HAND_CHARACTERS, EACH_OPPONENT, "opponents cannot play characters from hand"
                )
            ),
        ),
    ),
    card(
        "Way of the Phoenix",
        action(target(RING), second_target(AN_OPPONENT), bar_element(), maximum(1, PER_PHASE)),
    ),
    card(
        "Know the World",
        action(switch_claimed_ring()),
    ),
]
