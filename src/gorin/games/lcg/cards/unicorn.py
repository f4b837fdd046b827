"""Unicorn cards of the Core Set."""

from __future__ import annotations

from gorin.games.lcg.definition import Card
from gorin.games.lcg.fighting.declarable import NOT_DECLARED_DEFENDER
from gorin.games.lcg.kinds import MILITARY
from gorin.games.lcg.policy import policy_of
from gorin.games.lcg.table.state import LcgState
from gorin.games.lcg.words.abilities import action, also, limit, reaction, would_interrupt
from gorin.games.lcg.words.ability import PER_CONFLICT
from gorin.games.lcg.words.cards import card
from gorin.games.lcg.words.choosing import beforehand, chooses, chooses_own, select_one
from gorin.games.lcg.words.prices import costs_less
from gorin.games.lcg.words.traits import attaches_to, has_both, has_military, no_attachments
from gorin.games.lcg.words.verbs.answers import cancel
from gorin.games.lcg.words.verbs.decks import look_at_a_province
from gorin.games.lcg.words.verbs.entering import put_into_conflict
from gorin.games.lcg.words.verbs.fighting import break_, declare_now, switch_type
from gorin.games.lcg.words.verbs.in_play import attach, bow, discard, move_to_conflict, ready_, remove_fate
from gorin.games.lcg.words.verbs.players import discard_from_hand, draw, gain_fate, lose_honor, spend_fate
from gorin.games.lcg.words.verbs.stats import gives_both, penalizes_both
from gorin.games.lcg.words.when.conditions import (
    DURING_CONFLICT,
    DURING_MILITARY,
    DURING_POLITICAL,
    FIRST_PLAYER,
    THIS_PARTICIPATES,
    During,
    participates_in,
)
from gorin.games.lcg.words.when.conflicts import conflict_declared_here, you_break_a_province
from gorin.games.lcg.words.when.history import during_the_first
from gorin.games.lcg.words.when.triggers import (
    COMMITS_OR_MOVES,
    commits_or_moves,
    enters_play,
    moves_in,
    somebody_moves_in_beside,
)
from gorin.games.lcg.words.which.lying import in_your_discard, in_your_hand
from gorin.games.lcg.words.which.nouns import ATTACHMENT, CARD, CHARACTER, your, your_opponents
from gorin.games.lcg.words.which.players import OPPONENT
from gorin.games.lcg.words.which.qualities import (
    attacking,
    could_move_in,
    of_clan,
    other,
    participating,
    total_cost_at_most,
)
from gorin.games.lcg.words.which.rings import UNCLAIMED_RING
from gorin.games.lcg.words.which.things import BEARER
from gorin.words.abilities import cost, requires
from gorin.words.amounts import count_of
from gorin.words.grammar.scope import Moment, Scope
from gorin.words.nouns import any_
from gorin.words.picks import paying, target, targets, up_front
from gorin.words.players import YOU
from gorin.words.qualities import KEYWORD, Simple, keyword
from gorin.words.things import CHOSEN, PAID, SELF, TARGET, both
from gorin.words.traits import forbids, has_keyword
from gorin.words.triggers import after


def _first_and_broke(s: LcgState, scope: Scope, moment: Moment) -> bool:
    """`other` counts the provinces that broke; the history is that of this round."""
    declared = [m for m in s.history if m.kind == "conflict declared" and m.seat == scope.seat]
    return moment.seat == scope.seat and moment.other > 0 and len(declared) == 1


of_the_dynasty_deck = Simple(KEYWORD, "dynasty", lambda s, scope, card: s.definition(card).side == "dynasty")


def _is_first_player(s: LcgState, scope: Scope, moment: Moment) -> bool:
    """LCG-TEAM-04: every player of the team that has the token."""
    return not policy_of(s).is_foe(scope.seat, moment.seat)


THIS_CAN_MOVE_IN = During(
    "{self} can move to the conflict",
    lambda s, scope: could_move_in.fits(s, scope, scope.source),
    "during a conflict to which {self} can move",
)


CARDS: list[Card] = [
    card(
        "Golden Plains Outpost",
        action(
            requires(DURING_MILITARY),
            cost(bow(SELF)),
            target(your(CHARACTER, keyword("Cavalry"))),
            move_to_conflict(TARGET),
        ),
    ),
    card("Moto Horde", no_attachments(except_=("Weapon",))),
    card("Aggressive Moto", forbids(NOT_DECLARED_DEFENDER, SELF, "{whom} cannot be declared as a defender")),
    card("Border Rider", action(ready_(SELF))),
    card("Shinjo Outrider", action(requires(DURING_CONFLICT), move_to_conflict(SELF))),
    card("Meishōdō Wielder", costs_less(1, FIRST_PLAYER)),
    card(
        "Ide Messenger",
        action(
            requires(DURING_CONFLICT), cost(spend_fate(1)), target(your(CHARACTER)), move_to_conflict(TARGET)
        ),
    ),
    card(
        "I Am Ready",
        action(cost(remove_fate(1, PAID)), paying(your(CHARACTER, of_clan("Unicorn"))), ready_(PAID)),
    ),
    card(
        "Favored Mount",
        attaches_to(your(CHARACTER)),
        has_keyword(BEARER, "Cavalry"),
        action(requires(DURING_CONFLICT), cost(bow(SELF)), move_to_conflict(BEARER)),
    ),
    card("Iuchi Wayfinder", reaction(enters_play(SELF), look_at_a_province())),
    card(
        "Born in War",
        attaches_to(any_(CHARACTER, keyword("Cavalry"))),
        has_military(BEARER, count_of(UNCLAIMED_RING)),
    ),
    card(
        "Captive Audience",
        action(requires(DURING_POLITICAL), cost(lose_honor(1)), switch_type(MILITARY)),
    ),
    card(
        "Giver of Gifts",
        action(
            up_front(target(your(ATTACHMENT))),
            chooses_own(YOU, CHARACTER, attach(TARGET, CHOSEN), as_target=False),
        ),
    ),
    card(
        "Ide Trader",
        reaction(
            somebody_moves_in_beside(SELF),
            beforehand(select_one(gain_fate(1), draw(1))),
            limit(1, PER_CONFLICT),
        ),
    ),
    card("Moto Youth", has_military(SELF, 1, during_the_first(MILITARY))),
    card(
        "Shinjo Altansarnai",
        reaction(
            you_break_a_province(
                participates_in(MILITARY),
                "after you break a province during a military conflict in which {self} is participating",
            ),
            beforehand(chooses_own(OPPONENT, CHARACTER, discard(CHOSEN))),
        ),
    ),
    card(
        "Utaku Infantry",
        *has_both(SELF, count_of(your(CHARACTER, participating, of_clan("Unicorn"))), THIS_PARTICIPATES),
    ),
    card(
        "Utaku Yumino",
        action(
            requires(DURING_CONFLICT),
            cost(discard_from_hand(PAID)),
            paying(in_your_hand(CARD)),
            gives_both(SELF, 2),
            limit(1, PER_CONFLICT),
        ),
    ),
    card(
        "Warrior Poet",
        action(requires(THIS_PARTICIPATES), penalizes_both(your_opponents(CHARACTER, participating), 1)),
    ),
    card(
        "Endless Plains",
        reaction(
            conflict_declared_here(),
            cost(break_(SELF)),
            beforehand(chooses(OPPONENT, any_(CHARACTER, attacking), discard(CHOSEN))),
        ),
    ),
    card(
        "Cavalry Reserves",
        action(
            requires(DURING_MILITARY),
            targets(
                in_your_discard(
                    any_(CHARACTER, of_the_dynasty_deck, keyword("Cavalry"), total_cost_at_most(6))
                ),
                1,
                6,
            ),
            put_into_conflict(TARGET),
        ),
    ),
    card(
        "Spyglass",
        *also(
            reaction(commits_or_moves(BEARER), draw(1), limit(2)),
            reaction(moves_in(BEARER, COMMITS_OR_MOVES), draw(1), limit(2)),
        ),
    ),
    card(
        "Breakthrough",
        reaction(
            after(
                "conflict ends",
                "after your first conflict this phase as the attacking player, if it broke a province",
                _first_and_broke,
            ),
            declare_now(),
        ),
    ),
    card(
        "Way of the Unicorn",
        would_interrupt(
            after(
                "token passes",
                "when you would pass the first player token",
                _is_first_player,
            ),
            cancel("keep it instead"),
        ),
    ),
    card(
        "Shinjo Tatsuo",
        action(
            requires(THIS_CAN_MOVE_IN),
            targets(your(CHARACTER, other, could_move_in), 0, 1),
            move_to_conflict(both(SELF, TARGET)),
        ),
    ),
]
