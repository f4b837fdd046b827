"""What the words of an ability ask of players."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final, final

from gorin.language.core.context import BEARER_SLOT, NOTHING, TRIGGER_SLOT, AbilityContext
from gorin.language.core.definition import OWN_NAME, TextRenderer, asking_speaker
from gorin.language.core.english import listed
from gorin.language.core.questions import ABILITIES, CHOICES, PLACES, SEATS, AskThing
from gorin.language.core.resolution import context_in_progress, resolution_in_progress
from gorin.language.core.ruleset import Ruleset
from gorin.language.core.state import CardState

YOU: Final = "you"
USER: Final = "user"
"""The mark for the player of the card, where somebody else is asked."""
OPENINGS: Final = frozenset(
    [
        "Add",
        "Attach",
        "Bow",
        "Bring",
        "Change",
        "Choose",
        "Copy",
        "Destroy",
        "Discard",
        "Do",
        "Does",
        "Double",
        "Gain",
        "Give",
        "How",
        "Ignore",
        "Into",
        "Keep",
        "Let",
        "Lock",
        "Make",
        "Move",
        "Name",
        "On",
        "Pay",
        "Play",
        "Put",
        "Raise",
        "Reveal",
        "Search",
        "Straighten",
        "Take",
        "To",
        "What",
        "When",
        "Where",
        "Which",
        "Who",
        "Whom",
        "Whose",
        "With",
        "You",
    ]
)
"""Words with which questions begin."""
MARK = re.compile(r"\{(\w+)\}")
"""Where a question names a card that is known only when it is asked; see `asking_speaker`."""


@final
class AskOf(AskThing):
    """What the words of an ability ask. Whose words they are and whom they mean is read when it is shown."""

    tag: ClassVar[str] = "ask-ability"

    def prompt(self, s: Any) -> str:
        resolution = resolution_in_progress(s)
        ruleset: Ruleset = s.rules
        title = ruleset.ability_title(s, resolution.what, resolution.printed(s))
        asks = ruleset.said(filled(s, resolution.context, _after_dash(self.asks)))
        return ruleset.asked_of(s, self.seat, resolution.context.seat, f"{title} \u2014 {asks}")

    def thing_label(self, s: Any, code: int) -> str:
        label = super().thing_label(s, code)
        if not CHOICES <= code < ABILITIES:
            return label
        ruleset: Ruleset = s.rules
        context = context_in_progress(s)
        return ruleset.with_players(s, context, filled(s, context, label))


def _after_dash(asks: str) -> str:
    """A question that follows a dash begins small, unless it begins with a name.

    >>> _after_dash("Which one?"), _after_dash("Hida Kuon fights. Do you?")
    ('which one?', 'Hida Kuon fights. Do you?')
    """
    return asks[0].lower() + asks[1:] if asks.partition(" ")[0] in OPENINGS else asks


def asker(s: CardState, what: int, addressed: str = YOU) -> TextRenderer:
    """Who reads the questions of a card aloud, as its game says things, to a player whom it calls so.

    Where that is not the player of the card, "you" on the card has a name, and they are "you".
    """
    renderer = asking_speaker(s.definitions[what].dialect)
    if addressed != YOU:
        renderer.persons = {YOU: f"{{{USER}}}", addressed: YOU}
    return renderer


def filled(s: CardState, context: AbilityContext, words: str) -> str:
    """Words with the names of the cards that they mean."""
    return MARK.sub(lambda mark: _named(s, context, mark.group(1)), words)


def _named(s: CardState, context: AbilityContext, mark: str) -> str:
    if mark == USER:
        return s.rules.player_name(s, context.seat)
    if mark == OWN_NAME:
        return "this action" if context.source == NOTHING else s.rules.short_name(s, s.what[context.source])
    return listed([_name(s, code) for code in _meant(s, context, int(mark))]) or "him"


def _meant(s: CardState, context: AbilityContext, slot: int) -> list[int]:
    if slot == BEARER_SLOT:
        bearer = s.rules.bearer(s, context.source)
        return context.get(slot) or [bearer if bearer != NOTHING else context.source]
    if slot == TRIGGER_SLOT:
        return [] if context.moment is None or context.moment.card == NOTHING else [context.moment.card]
    return context.get(slot)


def _name(s: CardState, code: int) -> str:
    if code >= SEATS:
        return s.rules.player_name(s, code - SEATS)
    if code >= PLACES:
        return s.rules.place_label(s, code - PLACES)
    return s.rules.short_name(s, s.what[code])
