"""What lasts: stats, keywords, tokens, rules, delayed effects."""

from __future__ import annotations

from typing import Final

from gorin.games.ccg.kinds import ACTION_END, CHI, FORCE, GAME_END, RANGED, SPELL, YU
from gorin.games.ccg.table.belongings import Token
from gorin.games.ccg.table.ops.moments import happen
from gorin.games.ccg.table.ops.prevention import is_prevented
from gorin.games.ccg.table.reading import land
from gorin.games.ccg.table.state import BLANK, CcgState
from gorin.games.ccg.table.values import yu
from gorin.language.core.context import NOTHING, AbilityContext, LastingEffect, TriggerEvent
from gorin.language.core.definition import Rule
from gorin.language.core.ops import begin_ongoing, change_keyword

YU_TRAIT: Final = "Yu"
"""Who has it without a printed number has Yu 0."""
LOCKED: Final = "locked"
"""Marks, where a keyword stands, an ability that may not be used."""


def change_stat(s: CcgState, card: int, stat: int, amount: int, until: int, by: AbilityContext) -> bool:
    if amount == 0 or (stat in (FORCE, CHI) and s.type_of(card) == SPELL):  # CE-CRD-25
        return False
    if is_prevented(s, "bonus" if amount > 0 else "penalty", card, by):
        return False
    if stat == FORCE and amount > 0 and is_prevented(s, "Force bonus", card, by):
        return False
    if stat == YU and yu(s, card) < 0:
        change_keyword(s, card, YU_TRAIT, True, GAME_END, by)  # DE-YU-09: for good, and only then the bonus
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.stat, lasting.amount = card, stat, amount
    s.tell("stat", (card, s.what[card], stat, amount))
    if stat == FORCE:
        hear_bonus(s, card, amount, by.action)
    return True


def hear_bonus(s: CcgState, card: int, amount: int, action: int) -> None:
    """DE-STAT-01: a Force that rises receives a bonus, to which there are cards that respond."""
    if amount > 0 and s.settings.small_changes_are_heard:
        happen(s, TriggerEvent("bonus gained", card, s.controller[card], NOTHING, amount, action))


def change_strength(s: CcgState, place: int, amount: int, until: int, by: AbilityContext) -> None:
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.stat, lasting.amount = place, 3, amount
    s.tell("strength", (place, *land(s, place), amount))


def lock_ability(s: CcgState, card: int, node: int, until: int, by: AbilityContext) -> None:
    """CE-NEG-06: an ability of a card may not be used for a while."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, LOCKED, node
    s.tell("locked", (card, s.what[card], node))


def make_blank(s: CcgState, card: int, until: int, by: AbilityContext) -> None:
    """What is printed on a card does nothing for a while."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, BLANK, 1
    s.tell("blanked", (card, s.what[card]))


DOES_NOT_COUNT: Final = "does not count for enlightenment"
"""Marks, where the keyword of a lasting effect stands, a Ring that is in play for something else."""


def do_not_count(s: CcgState, ring: int, by: AbilityContext) -> None:
    lasting = begin_ongoing(s, GAME_END, by)
    lasting.subject, lasting.keyword, lasting.amount = ring, DOES_NOT_COUNT, 1
    s.tell("uncounted", (ring, s.what[ring]))


def put_token(s: CcgState, card: int, name: str, force: int, chi: int, by: AbilityContext) -> None:
    s.tokens.append(Token(card, name, force, chi, by.source, by.action))
    s.tell("token", (card, s.what[card], force, chi, s.word(name)))
    hear_bonus(s, card, force, by.action)


def take_token(s: CcgState, card: int, name: str) -> None:
    """One token of this name leaves the card, and the game."""
    found = next(token for token in s.tokens if token.card == card and token.name == name)
    s.tokens = [token for token in s.tokens if token is not found]
    s.tell("token_gone", (card, s.what[card], s.word(name)))


def move_tokens(s: CcgState, card: int, to: int, name: str, by: AbilityContext) -> None:
    """CE-TOK-02: from now on they count as placed by this effect."""
    moved = [token for token in s.tokens if token.card == card and token.name == name]
    s.tokens = [token for token in s.tokens if token not in moved]
    for token in moved:
        put_token(s, to, name, token.force, token.chi, by)


def change_ranged(s: CcgState, action: int, target: int, amount: int, by: AbilityContext) -> None:
    """The Ranged Attack of an action upon one target becomes stronger or weaker."""
    lasting = begin_ongoing(s, ACTION_END, by)
    lasting.stat, lasting.amount, lasting.action, lasting.subject = RANGED, amount, action, target
    s.tell("ranged", (amount,))


def negate_stat_changes(s: CcgState, stat: int, cards: list[int]) -> None:
    """CE-NEG-04: the bonuses and penalties that actions have given these cards are over."""
    s.lasting = [each for each in s.lasting if not _changes(s, each, stat, cards)]
    s.tokens = [_without(token, stat) if token.card in cards else token for token in s.tokens]
    s.tell("negated", (stat,))


def _changes(s: CcgState, lasting: LastingEffect, stat: int, cards: list[int]) -> bool:
    if lasting.action < 0 or lasting.context.sure:
        return False
    if lasting.node < 0:
        return lasting.stat == stat and lasting.subject in cards
    rule = s.node(lasting.what, lasting.node)
    return (
        isinstance(rule, Rule)
        and rule.stat == stat
        and any(rule.concerns(s, lasting.context, card) for card in cards)
    )


def _without(token: Token, stat: int) -> Token:
    """CE-TOK-02: the token stays, its bonus from an action does not."""
    if token.action < 0:
        return token
    force, chi = 0 if stat == FORCE else token.force, 0 if stat == CHI else token.chi
    return Token(token.card, token.name, force, chi, token.source, token.action)
