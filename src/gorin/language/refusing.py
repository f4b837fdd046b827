"""Why something is not offered: the condition of the open question that it does not meet.

The tests that make the options also say what is missing. A step says it by `refuses`, an effect by its own
`refuses`, a card filter by `missed`; whoever has no words for it leaves it to what all the options have in
common.
"""

from __future__ import annotations

from typing import Any, Final, cast

from gorin.kernel.questions import Question
from gorin.kernel.reasons import Reason
from gorin.language.abilities import Usable
from gorin.language.card_filters import CardFilter
from gorin.language.core.asking import asker, filled
from gorin.language.core.context import AbilityContext
from gorin.language.core.english import a, listed, plural
from gorin.language.core.knowing import knows
from gorin.language.core.questions import PLACES
from gorin.language.core.resolution import EffectRunner, resolution_in_progress
from gorin.language.core.state import CardState
from gorin.language.core.zones import DISCARD, HAND
from gorin.language.picking import candidates, completes
from gorin.language.picks import CHOOSES, PAYS, PERFORMS, TARGETS, Pick

DEEDS: Final = {
    PERFORMS: "perform this",
    TARGETS: "be chosen here",
    PAYS: "pay for this",
    CHOOSES: "be chosen here",
}
"""What something cannot do that is not picked."""


def why_not_offered(s: Any, question: Question[Any], ref: str, code: int) -> Reason:
    """What keeps the thing of this name and number from being an option of the question."""
    table: CardState = s
    kinds = _kinds_offered(table, question)
    kind, clauses = table.rules.kind_of(ref), table.rules.clauses_of(CHOOSES)
    if kinds and kind not in kinds:
        return Reason(f"You are asked for {a(listed(kinds, 'or'))}, not for {a(kind)}.", *clauses)
    reason: Reason | None = None
    if knows(table, question.seat, code) if code < PLACES else bool(kinds):
        asking = table.stack[-2] if len(table.stack) > 1 else question
        reason = asking.refuses(s, question.seat, code)
    if reason is None and not kinds:
        reason = Reason(f"You are asked to decide something, not to choose {a(kind)}.", *clauses)
    return reason or _unlike_the_options(table, question, code)


# --- by what is offered ---------------------------------------------------------------------------


def _kinds_offered(s: CardState, question: Question[Any]) -> list[str]:
    """Cards, provinces, players, ...; nothing where all options are answers in words.

    A card that lies face-down may be shown as the place where it is, and is a card for all that.
    """
    kinds: list[str] = []
    for code in question.among:
        refs = question.refs(s, code)
        kinds += ["card"] if refs and code < PLACES else []
        kinds += [s.rules.kind_of(ref) for ref in refs]
    return list(dict.fromkeys(kinds))


def _unlike_the_options(s: CardState, question: Question[Any], code: int) -> Reason:
    """What all offered cards have in common and this one lacks; nothing that is hidden is told."""
    clauses = s.rules.clauses_of(CHOOSES)
    offered = _cards_in(s, question)
    if code >= PLACES or not offered:
        return Reason("It is not among the options of this choice.", *clauses)
    zones = {s.zone[each]: s.rules.where(s.zone[each]) for each in offered}
    if s.zone[code] not in zones:
        return Reason(f"Only cards {listed(list(zones.values()), 'or')} can be chosen here.", *clauses)
    seats = sorted({s.controller[each] for each in offered})
    if s.controller[code] not in seats:
        whose = ["your" if each == question.seat else f"{s.rules.player_name(s, each)}'s" for each in seats]
        return Reason(f"Only {listed(whose, 'or')} cards can be chosen here.", *clauses)
    types = {s.type_of(each): plural(s.definitions[s.what[each]].type_name) for each in offered}
    if knows(s, question.seat, code) and s.type_of(code) not in types:
        return Reason(f"Only {listed(list(types.values()), 'or')} can be chosen here.", *clauses)
    return Reason("It is not one of the cards that this choice is about.", *clauses)


def _cards_in(s: CardState, question: Question[Any]) -> list[int]:
    """The cards that options point at."""
    refs = [ref for code in question.among for ref in question.refs(s, code)]
    numbers = [ref[1:] for ref in refs if ref[0] == "c" and ref[1:].isdecimal()]
    return [int(number) for number in numbers]


# --- by words -------------------------------------------------------------------------------------


def why_no_such(
    s: Any, context: AbilityContext, what: int, card_filter: CardFilter, code: int, role: int = CHOOSES
) -> Reason | None:
    """Which part of a card filter, as the words of this definition say it, a thing is not."""
    table: CardState = s
    missed = card_filter.missed(s, context, code)
    if missed is None:
        return None
    where = f" {_where(table, card_filter)}" if _lies_elsewhere(table, card_filter, code) else ""
    several = _once(missed.phrase(asker(table, what), many=True))
    if several.startswith("another "):
        several = several.removeprefix("an")
    words = f"Only {several}{where} can {DEEDS[role]}."
    return Reason(table.rules.said(filled(table, context, words)), *table.rules.clauses_of(role))


def _once(several: str) -> str:
    """
    >>> _once("characters or characters"), _once("Items or Spells")
    ('characters', 'Items or Spells')
    >>> _once("characters with cost 6 or lower in your hand or faceup")
    'characters with cost 6 or lower in your hand or faceup'
    """
    parts = several.split(" or ")
    once = list(dict.fromkeys(parts))
    return several if len(once) == len(parts) else listed(once, "or")


def _lies_elsewhere(s: CardState, card_filter: CardFilter, code: int) -> bool:
    """Is it in another zone than the card filter speaks of, without the card filter's own words saying so?"""
    return type(card_filter) is CardFilter and code < len(s.zone) and s.zone[code] != card_filter.zone


def _where(s: CardState, card_filter: CardFilter) -> str:
    """In no hand and no pile but one's own can a card be found."""
    return {HAND: "in your hand", DISCARD: "in your discard pile"}.get(card_filter.zone) or s.rules.where(
        card_filter.zone
    )


def why_no_kind(
    s: Any, context: AbilityContext, what: int, card_filter: CardFilter, card: int
) -> Reason | None:
    """The same of a card that is found in a pile, wherever the card filter speaks of."""
    if card_filter.fits(s, context, card):
        return None
    table: CardState = s
    words = f"Only {card_filter.phrase(asker(table, what), many=True)} can be chosen here."
    return Reason(table.rules.said(filled(table, context, words)), *table.rules.clauses_of(CHOOSES))


def why_chosen_already(s: CardState, chosen: list[int], code: int) -> Reason | None:
    """Nothing is chosen twice."""
    return Reason("You have already chosen it.", *s.rules.clauses_of(CHOOSES)) if code in chosen else None


def why_not_of(s: CardState, seats: list[int], code: int) -> Reason | None:
    """Only cards that one of these players controls are chosen."""
    if not 0 <= code < len(s.zone) or s.controller[code] in seats:
        return None
    names = listed([s.rules.player_name(s, each) for each in seats], "or")
    return Reason(f"Only cards that {names} controls can be chosen here.", *s.rules.clauses_of(CHOOSES))


def why_not_choosable(
    s: Any, context: AbilityContext, runner: EffectRunner, card_filter: CardFilter, code: int
) -> Reason | None:
    """By the card filter, and by what the ability at work lets anybody choose."""
    reason = why_no_such(s, context, runner.what, card_filter, code)
    if reason is not None or resolution_in_progress(s).choosable(s, [code]):
        return reason
    return cast(CardState, s).rules.why_untouchable(s, context, code)


def why_not_picked(
    s: Any, context: AbilityContext, what: int, ability: Usable, at: int, thing: int
) -> Reason | None:
    """What speaks against a thing as pick `at`; the same tests in the same order as in `completing`."""
    table: CardState = s
    pick = ability.picks[at]
    chosen = context.get(pick.slot)
    reason = why_chosen_already(table, chosen, thing)
    reason = reason or why_no_candidate(s, context, what, ability, pick, thing)
    if reason is not None or completes(s, context, ability, at, thing):
        return reason
    context.put(pick.slot, [*chosen, thing])
    reason = _why_incomplete(s, context, what, ability, at + 1)
    context.put(pick.slot, chosen)
    return reason


def why_no_candidate(
    s: Any, context: AbilityContext, what: int, ability: Usable, pick: Pick, thing: int
) -> Reason | None:
    """By its words, and by the rules of the game."""
    reason = why_no_such(s, context, what, pick.card_filter, thing, pick.role)
    return reason or cast(CardState, s).rules.why_not_picked(s, context, ability, pick, thing)


def _why_incomplete(s: Any, context: AbilityContext, what: int, ability: Usable, at: int) -> Reason:
    """What would be missing: something to choose next, or what it costs."""
    table: CardState = s
    if at == len(ability.picks):
        return table.rules.why_not_paid(s, context, ability)
    pick = ability.picks[at]
    found = candidates(s, context, ability, pick) if table.rules.picks_early(pick) else []
    if table.rules.picks_early(pick) and len(found) < pick.least:
        missing = pick.card_filter.phrase(asker(table, what))
        words = f"With this choice, there would be no {missing} to choose next."
        return Reason(table.rules.said(filled(table, context, words)), *table.rules.clauses_of(pick.role))
    before = context.get(pick.slot)
    context.put(pick.slot, found[:1] or before)
    reason = _why_incomplete(s, context, what, ability, at + 1)
    context.put(pick.slot, before)
    return reason
