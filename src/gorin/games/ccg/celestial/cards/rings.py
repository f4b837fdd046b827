"""Rings of Celestial Edition."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import BATTLE, PERSONALITY, SPELL, STRATEGY
from gorin.games.ccg.table.reading import units_at
from gorin.games.ccg.table.sides import enemy_side, my_side, seats_in
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.abilities import Action, battle, battle_open, open_
from gorin.games.ccg.words.amounts import chi_of
from gorin.games.ccg.words.cards import doubtful, ring
from gorin.games.ccg.words.verbs.fighting.movement import can_be_brought, move_to_enemies
from gorin.games.ccg.words.verbs.in_play.entering import enters_after, enters_by
from gorin.games.ccg.words.verbs.in_play.states import bow_or_discard_this, destroy, straighten
from gorin.games.ccg.words.verbs.players.decks import draw
from gorin.games.ccg.words.verbs.players.provinces import strengthens_or_weakens
from gorin.games.ccg.words.when.deeds import moved
from gorin.games.ccg.words.when.history import ENGAGED, PHASE_ENDS, Series, has_keyword, since
from gorin.games.ccg.words.which import nouns
from gorin.games.ccg.words.which.measures import chi_at_most
from gorin.games.ccg.words.which.nouns import enemy
from gorin.games.ccg.words.which.things import unit_of
from gorin.words.abilities import cost
from gorin.words.conditions import THIS_IN_PLAY, Told, any_of
from gorin.words.flow import if_
from gorin.words.grammar.scope import NOBODY, Moment, Scope
from gorin.words.nouns import your
from gorin.words.picks import performer, target
from gorin.words.things import PERFORMER, TARGET

LATER_WORDING = "The wording of this edition was not found; the card works as printed again in 2012."
YOUR_PERSONALITY = your(nouns.PERSONALITY)


# --- Air ------------------------------------------------------------------------------------------


def _is_spell_or_kiho(card: Card, action: Action) -> bool:
    return card.type == SPELL or has_keyword(card, action, "Kiho")


# --- Earth and Fire -------------------------------------------------------------------------------


def _won_without_loss(s: CcgState, scope: Scope, moment: Moment) -> bool:
    if scope.seat not in seats_in(s, moment.amount) or not _enemies_were_at(s, scope.seat, moment.card):
        return False
    return not any(
        each.kind == "destroyed" and each.seat == scope.seat and s.type_of(each.card) == PERSONALITY
        for each in since(s, "engaged")
    )


def _enemies_were_at(s: CcgState, seat: int, place: int) -> bool:
    """Some are there now, or something is remembered that shows that some were."""
    enemies = enemy_side(s, seat)
    past = [each for each in s.history if place in _places(each)]
    return bool(units_at(s, place, enemies)) or any(my_side(s, each.seat) == enemies for each in past)


def _places(moment: Moment) -> tuple[int, ...]:
    """The places where somebody's unit was, by what is remembered of it."""
    if moment.kind in ("assigned", "destroyed"):
        return (moment.amount,)
    return (moment.other, moment.amount) if moment.kind == "moved" else ()


def _destroyed_in_resolution(s: CcgState, scope: Scope, moment: Moment) -> bool:
    """In a resolution it is the rules that destroy, so nobody stands behind it: who has fought did it."""
    past, enemies = since(s, "battle resolves"), enemy_side(s, scope.seat)
    if any(each.kind == "province destroyed" and scope.seat in seats_in(s, each.amount) for each in past):
        return True
    fallen = [each.seat for each in past if each.kind == "destroyed" and each.other == NOBODY]
    fought = scope.seat in fallen or scope.seat in seats_in(s, moment.amount)
    return fought and any(my_side(s, seat) == enemies for seat in fallen)


# --- Water and Void -------------------------------------------------------------------------------


def _is_battle_action(card: Card, action: Action) -> bool:
    return bool(action.designators & BATTLE)


def _is_plain_strategy(card: Card, action: Action) -> bool:
    return card.type == STRATEGY and not has_keyword(card, action, "Kiho")


def _somebody_holds_more(s: CcgState, scope: Scope) -> bool:
    mine = len(s.players[scope.seat].hand)
    return any(len(s.players[seat].hand) > mine for seat in s.others(scope.seat))


CARDS: list[Card] = [
    doubtful(
        ring(
            "Ring of Air",
            focus=4,
            keywords=("Unique", "Air"),
            text=(
                enters_by(
                    Series(
                        "after you resolve a Spell or Kiho action, if those you resolved this turn come from"
                        " cards with three or more different titles",
                        _is_spell_or_kiho,
                        3,
                        titles_differ=True,
                    )
                ),
                battle_open(
                    cost(bow_or_discard_this()), performer(YOUR_PERSONALITY), straighten(unit_of(PERFORMER))
                ),
            ),
        ),
        LATER_WORDING,
    ),
    doubtful(
        ring(
            "Ring of Earth",
            focus=4,
            keywords=("Unique", "Earth"),
            text=(
                enters_after(
                    "battle resolved",
                    "after you win a battle, if enemy units were at its battlefield at any time and no"
                    " Personality of yours was destroyed in it",
                    _won_without_loss,
                ),
                battle(
                    cost(bow_or_discard_this()), strengthens_or_weakens(3, any_province=True), absent=True
                ),
            ),
        ),
        LATER_WORDING,
    ),
    doubtful(
        ring(
            "Ring of Fire",
            focus=4,
            keywords=("Unique", "Fire"),
            text=(
                enters_after(
                    "battle resolved",
                    "after a battle at a province resolves, if its resolution let you destroy that province"
                    " or an enemy card",
                    _destroyed_in_resolution,
                ),
                battle(
                    cost(bow_or_discard_this()),
                    performer(YOUR_PERSONALITY),
                    cost(destroy(PERFORMER)),
                    target(enemy(nouns.PERSONALITY, chi_at_most(chi_of(PERFORMER)))),
                    destroy(TARGET),
                ),
            ),
        ),
        LATER_WORDING,
    ),
    doubtful(
        ring(
            "Ring of Water",
            focus=4,
            keywords=("Unique", "Water"),
            text=(
                enters_by(
                    Series(
                        "after you resolve a Battle action, if those you resolved in this battle come from"
                        " cards with four or more different titles",
                        _is_battle_action,
                        4,
                        titles_differ=True,
                        since=ENGAGED,
                    )
                ),
                battle(
                    cost(bow_or_discard_this()),
                    performer(your(nouns.PERSONALITY, can_be_brought), anywhere=True),
                    move_to_enemies(PERFORMER, or_home=True),
                    if_(moved(PERFORMER), straighten(unit_of(PERFORMER))),
                ),
            ),
        ),
        LATER_WORDING,
    ),
    doubtful(
        ring(
            "Ring of the Void",
            focus=4,
            keywords=("Unique", "Void"),
            text=(
                enters_by(
                    Series(
                        "after you resolve an action from a Strategy that is no Kiho, if it is at least your"
                        " fourth in this phase",
                        _is_plain_strategy,
                        4,
                        titles_differ=False,
                        since=PHASE_ENDS,
                    )
                ),
                open_(
                    cost(bow_or_discard_this()),
                    if_(
                        any_of(
                            Told("another player holds more cards than you", _somebody_holds_more),
                            THIS_IN_PLAY,
                        ),
                        draw(),
                    ),
                ),
            ),
        ),
        LATER_WORDING,
    ),
]
