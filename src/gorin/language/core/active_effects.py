"""Reading what holds now: the rules in force, keywords, and who is in play.

Values are computed from what is printed and from the rules in force, never written back.
"""

from __future__ import annotations

from typing import Final

from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Ability, Definition, Rule
from gorin.language.core.state import ActiveEffects, CardState
from gorin.language.core.zones import PLAY

TYPE_SPACE: Final = 64
"""More than there are types of cards in any game: a seat and a type make one number."""


def active_effects(s: CardState) -> ActiveEffects:
    """What follows from the cards in play, worked out once after each change of the table's shape."""
    known = s.active_effects
    if known is None:
        known = _gathered(s)
        s.keep(known)
    return known


def _gathered(s: CardState) -> ActiveEffects:
    known = ActiveEffects(len(s.rules.types))
    for card in s.in_play:
        definition = s.definitions[s.what[card]]
        known.of_type[definition.type].append(card)
        for rule in definition.traits:
            known.rules.append((rule, AbilityContext(s.controller[card], card)))
        for kind in definition.hears:
            known.hearing.setdefault(kind, []).append(card)
    printed = len(known.rules)
    known.listeners = s.rules.listeners(s)
    for card in known.listeners:
        for kind in s.definitions[s.what[card]].hears:
            known.hearing.setdefault(kind, []).append(card)
    for lasting in s.lasting:
        if lasting.keyword:
            known.marked.add(lasting.subject)
        if lasting.node >= 0:
            node = s.node(lasting.what, lasting.node)
            if isinstance(node, Rule):
                known.rules.append((node, lasting.context))
            elif isinstance(node, Ability):
                known.awaited.add(node.hears)
    _sort(known)
    _silence(s, known, printed)
    s.rules.overhear(s, known)
    return known


def _sort(known: ActiveEffects) -> None:
    """The rules by what they are about and by the stat that they change."""
    known.about, known.changing = {}, {}
    for each in known.rules:
        rule = each[0]
        known.about.setdefault(rule.about, []).append(each)
        if rule.stat >= 0:
            known.changing.setdefault(rule.stat, []).append(each)
    known.topics, known.stats = set(known.about), set(known.changing)


def _silence(s: CardState, known: ActiveEffects, printed: int) -> None:
    """Leave out what is printed on cards that count as blank; what lasts is not printed on them."""
    s.keep(known)  # who is blank is read from the rules themselves
    s.rules.silence(s, known)
    if known.silent:
        silent = known.silent
        kept = [each for each in known.rules[:printed] if each[1].source not in silent]
        known.rules = kept + known.rules[printed:]
        _sort(known)
        for kind, cards in known.hearing.items():
            known.hearing[kind] = [card for card in cards if card not in silent]
        known.forget_words()


def in_play_of_type(s: CardState, type: int) -> list[int]:
    """The cards in play of one type, or of all types."""
    return s.in_play if type == NOTHING else (s.active_effects or active_effects(s)).of_type[type]


def own_of_type(s: CardState, seat: int, type: int) -> list[int]:
    """The cards in play that a player controls; of one type, or of all."""
    known = (s.active_effects or active_effects(s)).owned
    key = seat * TYPE_SPACE + type
    found = known.get(key)
    if found is None:
        found = known[key] = [card for card in in_play_of_type(s, type) if s.controller[card] == seat]
    return found


# --- keywords -------------------------------------------------------------------------------------


def has(s: CardState, card: int, keyword: str) -> bool:
    """A keyword is one indivisible phrase; it is printed, or given or taken by an effect or a rule."""
    known = s.active_effects or active_effects(s)
    definition = s.definitions[s.what[card]]
    is_told_of = keyword in known.about or card in known.marked or card in known.silent
    if is_told_of or keyword in s.rules.implied_by or (definition.rules and s.zone[card] != PLAY):
        key = (card, keyword)
        held = known.keywords.get(key)
        if held is None:
            held = _worked_out(s, known, key, definition)
        return held
    printed = definition.every_keyword  # most keywords of most cards are as printed
    return keyword in (definition.all_keywords() if printed is None else printed)


def _worked_out(s: CardState, known: ActiveEffects, key: tuple[int, str], definition: Definition) -> bool:
    """What is printed counts where having it depends on having it."""
    asked, held = known.asked, False
    if asked.is_printed(key):
        return key[1] in definition.all_keywords()
    while asked.begins(key):
        held = asked.ends(key, _has(s, key[0], key[1]), known.keywords)
    return held


def _has(s: CardState, card: int, keyword: str) -> bool:
    definition = s.definitions[s.what[card]]
    known = s.active_effects or active_effects(s)
    held = keyword in definition.keywords or keyword in definition.counts_as
    held = held and card not in known.bare
    if not held and card not in known.silent:
        held = keyword in definition.ability_keywords
    told = False
    if s.lasting:
        same = s.rules.synonyms.get(keyword, (keyword,))
        for lasting in s.lasting:
            if lasting.subject == card and lasting.keyword in same:
                held, told = lasting.amount > 0, True
    if held:
        return True
    implied = s.rules.implied_by.get(keyword)
    if implied is not None and not told and any(has(s, card, each) for each in implied):
        return True
    said = known.about.get(keyword)
    if said is not None:
        for rule, context in said:
            if rule.concerns(s, context, card):
                return True
    return _says_itself(s, card, keyword)


def _says_itself(s: CardState, card: int, keyword: str) -> bool:
    """A card's own traits hold for it wherever it is; in play they are in force anyway."""
    own = s.definitions[s.what[card]].rules
    if not own or s.zone[card] == PLAY:
        return False
    context = AbilityContext(s.owner[card], card)
    return any(rule.about == keyword and rule.concerns(s, context, card) for rule in own)


# --- rules ----------------------------------------------------------------------------------------


def rules_for(s: CardState, card: int) -> list[tuple[Rule, AbilityContext]]:
    """A card's own traits hold for it wherever it is, those of others only from play."""
    known = active_effects(s)
    own = s.definitions[s.what[card]].rules
    if not own or s.zone[card] == PLAY:
        return known.rules
    context = AbilityContext(s.owner[card], card)
    return known.rules + [(rule, context) for rule in own]


def active_bonuses(s: CardState, stat: int, card: int) -> list[int]:
    """Every bonus and penalty on a stat of a card: lasting effects, rules in force.

    What lasts with a keyword says something else of the stat, and is for the game to read.
    """
    found = [
        each.amount for each in s.lasting if each.subject == card and each.stat == stat and not each.keyword
    ]
    return found + bonuses_by_rules(s, stat, card)


def bonuses_by_rules(s: CardState, stat: int, card: int) -> list[int]:
    """Those of the rules in force, and of the card's own where it is not in play."""
    found: list[int] = []
    changing = active_effects(s).changing.get(stat)
    if changing is not None:
        for rule, context in changing:
            if rule.concerns(s, context, card):
                found.append(rule.amount(s, context, card))
    own = s.definitions[s.what[card]].rules
    if own and s.zone[card] != PLAY:
        context = AbilityContext(s.owner[card], card)
        for rule in own:
            if rule.stat == stat and rule.concerns(s, context, card):
                found.append(rule.amount(s, context, card))
    return found


def active_bonus(s: CardState, stat: int, card: int) -> int:
    """All of them together."""
    return sum(active_bonuses(s, stat, card))


def holds(s: CardState, about: str, card: int) -> bool:
    """Does a rule in force say this about a card?"""
    said = (s.active_effects or active_effects(s)).about.get(about)
    if said is None:
        return False
    for rule, context in said:  # noqa: SIM110 - asked for every card of many card filters
        if rule.concerns(s, context, card):
            return True
    return False
