"""A CCG edition as the kernel knows it."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from gorin.games.ccg import position
from gorin.games.ccg.acting.paying import PAY_ENOUGH
from gorin.games.ccg.acting.player_actions import RULES_SLUG
from gorin.games.ccg.presentation import hidden, highlights, log, log_joins, log_refs, observing, view, why
from gorin.games.ccg.ruleset import edition_named, rules_of
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dealing import deal
from gorin.games.ccg.turn.setup import Match
from gorin.games.ccg.validation import sanity
from gorin.games.former_names import CCG as FORMER_NAMES
from gorin.games.former_names import FIELDS as FORMER_FIELDS
from gorin.kernel.chance import Chance
from gorin.kernel.errors import InvalidSetup
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight
from gorin.kernel.joining import JoinedSentence, Joins
from gorin.kernel.observing import Part
from gorin.kernel.pictures import wrong_pictures
from gorin.kernel.questions import BACK, Question
from gorin.kernel.reasons import Reason
from gorin.kernel.rules import Rules
from gorin.kernel.state import State
from gorin.language.core.english import listed
from gorin.language.core.english import sentence as whole
from gorin.language.core.observing import observe_options
from gorin.language.library.given import decks_for, resolve_deck


@mypyc_attr(allow_interpreted_subclasses=True)
class CcgRules(Rules):
    """Options: `seats`, `decks` (one for each, by id or as a list of cards), the variants (yes or no)."""

    state_tag: ClassVar[str] = "ccg"
    can_concede: ClassVar[bool] = True
    packages: ClassVar[tuple[str, ...]] = ("gorin.language", "gorin.games.ccg")
    former_names: ClassVar[dict[str, str]] = FORMER_NAMES
    former_fields: ClassVar[dict[str, str]] = FORMER_FIELDS
    moments: ClassVar[frozenset[str]] = highlights.MOMENTS
    consequences: ClassVar[frozenset[str]] = highlights.CONSEQUENCES
    joins: ClassVar[Joins] = log_joins.JOINS
    undoing: ClassVar[frozenset[int]] = frozenset([BACK, PAY_ENOUGH])

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        known = ("seats", "decks", *[variant.id for variant in self.variants])
        for name in options:
            if name not in known:
                raise InvalidSetup(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
        decks = options.get("decks")
        seats = options.get("seats", len(decks) if isinstance(decks, list | tuple) else self.seats[0])
        if type(seats) is not int or seats not in self.seats:
            several = listed([str(each) for each in self.seats], "or")
            raise InvalidSetup(f"{self.name} has {several} seats, not {seats!r} [CE-MULT-01]")
        agreed = {variant.id: self._switch(options, variant.id) for variant in self.variants}
        return {"seats": seats, "decks": decks_for(self.id, decks, seats), **agreed}

    def _switch(self, options: dict[str, Any], name: str) -> bool:
        value = options.get(name, False)
        if not isinstance(value, bool):
            raise InvalidSetup(f"{name} is true or false, not {value!r}")
        return value

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        s = edition_named(self.id).new_state(options["seats"], chance)
        s.add_name(RULES_SLUG)
        deal(s, [resolve_deck(self.id, deck) for deck in options["decks"]])
        s.push(Match(bool(options.get("alternate_start"))))
        return s

    def concede(self, s: CcgState, seat: int) -> None:
        rules_of(s).concede(s, seat)

    def sentence(self, s: CcgState, event: Event) -> tuple[str, tuple[str, ...]]:
        words, clauses = log.sentence(s, event)
        return s.settings.dialect.said(words), s.settings.cites(clauses)

    def line(self, s: CcgState, told: JoinedSentence, events: list[Event]) -> str:
        return s.settings.dialect.said(whole(told(s, events)))

    def refs(self, s: CcgState, event: Event) -> tuple[str, ...]:
        return log_refs.refs(event)

    def highlight(self, s: CcgState, event: Event) -> Highlight | None:
        return highlights.highlight(s, event)

    def view(self, s: CcgState, seat: int | None) -> dict[str, Any]:
        return view.view(s, seat)

    def observed(self, seats: int) -> list[Part]:
        return observing.parts(seats)

    def observe(self, s: CcgState, seat: int) -> list[int]:
        return observing.observe(s, seat)

    def observe_options(self, s: CcgState, question: Question[Any], codes: list[int]) -> list[int]:
        return observe_options(s, question, codes)

    def why_not(self, s: CcgState, seat: int, ref: str) -> tuple[Reason, ...]:
        return self.in_its_words(s, why.why_not(s, seat, ref))

    def in_its_words(self, s: CcgState, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """Reasons as the edition says them, with the clauses of its own book."""
        edition = s.settings
        return tuple(
            [Reason(edition.dialect.said(each.sentence), *edition.cites(each.clauses)) for each in reasons]
        )

    def determinize(self, s: CcgState, seat: int, rng: random.Random) -> None:
        hidden.determinize(s, seat, rng)

    def draw_decks(self, s: CcgState, seat: int, rng: random.Random) -> None:
        hidden.draw_decks(s, seat, rng)

    def is_describable(self, s: CcgState) -> bool:
        return position.is_describable(s)

    def position(self, s: CcgState) -> dict[str, Any]:
        return position.describe(s)

    def from_position(self, given: dict[str, Any]) -> State:
        return position.set_up(self.id, given)

    def plays_by(self, edition: str) -> bool:
        """Is it a ruleset of this game?"""
        return edition == self.id

    def why_invalid(self, s: CcgState) -> str | None:
        if not self.plays_by(s.edition):
            return f"it is played by the book of {s.edition}"
        return sanity.why_invalid(s) or wrong_pictures(s, self)
