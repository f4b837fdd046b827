"""What lasts: stats, keywords, tokens, rules, delayed effects."""

from __future__ import annotations

from gorin.games.ccg.definition import Rule
from gorin.games.ccg.kinds import ACTION_END, CHI, FORCE, RANGED, SPELL
from gorin.games.ccg.ops.moments import land
from gorin.games.ccg.ops.prevention import is_prevented
from gorin.games.ccg.scope import TRIGGER_SLOT, Ongoing, Scope, Token
from gorin.games.ccg.state import CcgState
from gorin.kernel.events import EVERYBODY

LOCKED = "locked"
"""Marks, where a keyword stands, an ability that may not be used."""


def change_stat(s: CcgState, card: int, stat: int, amount: int, until: int, by: Scope) -> bool:
    if amount == 0 or (stat in (FORCE, CHI) and s.type_of(card) == SPELL):  # CE-CRD-25
        return False
    if is_prevented(s, "bonus" if amount > 0 else "penalty", card, by):
        return False
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.stat, lasting.amount = card, stat, amount
    s.tell("stat", (card, s.what[card], stat, amount))
    return True


def change_strength(s: CcgState, place: int, amount: int, until: int, by: Scope) -> None:
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.stat, lasting.amount = place, 3, amount
    s.tell("strength", (place, *land(s, place), amount))


def change_keyword(s: CcgState, card: int, keyword: str, gained: bool, until: int, by: Scope) -> None:
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, keyword, 1 if gained else -1
    s.tell("keyword" if gained else "keyword_lost", (card, s.what[card], s.word(keyword)))


def lock_ability(s: CcgState, card: int, node: int, until: int, by: Scope) -> None:
    """CE-NEG-06: an ability of a card may not be used for a while."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.keyword, lasting.amount = card, LOCKED, node
    s.tell("locked", (card, s.what[card], node))


def add_rule(s: CcgState, what: int, node: int, until: int, by: Scope) -> Ongoing:
    """From now on a rule of a card holds, whatever becomes of the card."""
    lasting = begin_ongoing(s, until, by)
    lasting.what, lasting.node = what, node
    s.tell("rule", (by.source, what, node, *_meant(s, by)))
    return lasting


def delay(s: CcgState, what: int, node: int, until: int, every_time: bool, by: Scope) -> None:
    """Something will happen at a later moment, once or every time."""
    lasting = begin_ongoing(s, until, by)
    lasting.what, lasting.node, lasting.amount = what, node, int(every_time)
    s.tell("delayed", (by.source, what, node, *_meant(s, by)))


def _meant(s: CcgState, by: Scope) -> list[int]:
    """Whom the words speak of, for the log: slot, card and face of each card that everybody sees."""
    slots = [(slot, card) for slot, cards in enumerate(by.bound) for card in cards]
    if by.moment is not None:
        slots.append((TRIGGER_SLOT, by.moment.card))
    return [
        number
        for slot, card in slots
        if 0 <= card < len(s.what) and card != by.source and s.known[card] == EVERYBODY
        for number in (slot, card, s.what[card])
    ]


def copy_trait(s: CcgState, card: int, what: int, node: int, until: int, by: Scope) -> None:
    """CE-COPY-03: a card has a trait of another one, and what it says of itself it says of this card."""
    lasting = begin_ongoing(s, until, by)
    lasting.subject, lasting.what, lasting.node, lasting.amount = card, what, node, 1
    lasting.scope = Scope(s.controller[card], card)
    s.tell("trait", (card, s.what[card], what, node))


def begin_ongoing(s: CcgState, until: int, by: Scope) -> Ongoing:
    lasting = Ongoing(s.next_id, until, by.action, by.clone())
    s.next_id += 1
    s.lasting.append(lasting)
    return lasting


def end_lasting(s: CcgState, id: int) -> None:
    ended = next(each for each in s.lasting if each.id == id)
    s.lasting = [each for each in s.lasting if each is not ended]
    s.tell("lasting_end", (id, ended.what, ended.node))


def put_token(s: CcgState, card: int, name: str, force: int, chi: int, by: Scope) -> None:
    s.tokens.append(Token(card, name, force, chi, by.source, by.action))
    s.tell("token", (card, s.what[card], force, chi, s.word(name)))


def move_tokens(s: CcgState, card: int, to: int, name: str, by: Scope) -> None:
    """CE-TOK-02: from now on they count as placed by this effect."""
    moved = [token for token in s.tokens if token.card == card and token.name == name]
    s.tokens = [token for token in s.tokens if token not in moved]
    for token in moved:
        put_token(s, to, name, token.force, token.chi, by)


def change_ranged(s: CcgState, action: int, amount: int, by: Scope) -> None:
    """The Ranged Attacks of an action become stronger or weaker."""
    lasting = begin_ongoing(s, ACTION_END, by)
    lasting.stat, lasting.amount, lasting.action = RANGED, amount, action
    s.tell("ranged", (amount,))


def negate_stat_changes(s: CcgState, stat: int, cards: list[int]) -> None:
    """CE-NEG-04: the bonuses and penalties that actions have given these cards are over."""
    s.lasting = [each for each in s.lasting if not _changes(s, each, stat, cards)]
    s.tokens = [_without(token, stat) if token.card in cards else token for token in s.tokens]
    s.tell("negated", (stat,))


def _changes(s: CcgState, lasting: Ongoing, stat: int, cards: list[int]) -> bool:
    if lasting.action < 0 or lasting.scope.sure:
        return False
    if lasting.node < 0:
        return lasting.stat == stat and lasting.subject in cards
    rule = s.node(lasting.what, lasting.node)
    return (
        isinstance(rule, Rule)
        and rule.stat == stat
        and any(rule.concerns(s, lasting.scope, card) for card in cards)
    )


def _without(token: Token, stat: int) -> Token:
    """CE-TOK-02: the token stays, its bonus from an action does not."""
    if token.action < 0:
        return token
    force, chi = 0 if stat == FORCE else token.force, 0 if stat == CHI else token.chi
    return Token(token.card, token.name, force, chi, token.source, token.action)
