"""The LCG as the kernel knows it."""

from __future__ import annotations

import random
from typing import Any, ClassVar, Final, final

from gorin.games.former_names import FIELDS as FORMER_FIELDS
from gorin.games.former_names import LCG as FORMER_NAMES
from gorin.games.lcg import position
from gorin.games.lcg.cards import CARDS
from gorin.games.lcg.decks.core import CORE_DECKS
from gorin.games.lcg.decks.follower import FOLLOWER
from gorin.games.lcg.decks.given import deck_for, decks_for
from gorin.games.lcg.definition import Card
from gorin.games.lcg.formats.enlightenment import ENLIGHTENMENT_FORMAT
from gorin.games.lcg.formats.skirmish import SKIRMISH_FORMAT
from gorin.games.lcg.formats.stronghold import STRONGHOLD_FORMAT
from gorin.games.lcg.formats.team import TEAM_FORMAT
from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS
from gorin.games.lcg.presentation import hidden, highlights, log, log_joins, log_refs, observing, view, why
from gorin.games.lcg.ruleset import LcgRuleset, format_named, rules_of
from gorin.games.lcg.table.ops.treaties import lay_deck
from gorin.games.lcg.table.state import TREATY_RULES, LcgState
from gorin.games.lcg.turn.dealing import deal
from gorin.games.lcg.turn.setup import Match
from gorin.games.lcg.turn.victory import concede
from gorin.games.lcg.validation import sanity
from gorin.kernel.chance import Chance
from gorin.kernel.errors import InvalidPosition, InvalidSetup
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight
from gorin.kernel.joining import JoinedSentence, Joins
from gorin.kernel.keys import nearest, quoted
from gorin.kernel.observing import Part
from gorin.kernel.pictures import wrong_pictures
from gorin.kernel.questions import Question
from gorin.kernel.reasons import Reason
from gorin.kernel.rules import Rules
from gorin.kernel.state import State
from gorin.kernel.variants import Choice, Variant
from gorin.language.core.english import sentence as whole
from gorin.language.core.observing import observe_options
from gorin.language.core.ruleset import register_cards, register_ruleset

FORMATS: Final[tuple[LcgRuleset, ...]] = (
    STRONGHOLD_FORMAT,
    SKIRMISH_FORMAT,
    ENLIGHTENMENT_FORMAT,
    TEAM_FORMAT,
)
CREATED: Final[list[Card]] = [
    FOLLOWER,
    *(card.as_attachment for card in CARDS if card.as_attachment is not None),
]
for _book in FORMATS:
    register_cards(_book.id, CARDS + CREATED)
    register_ruleset(_book)
EDITIONS: Final[dict[str, str]] = {ruleset.format: ruleset.id for ruleset in FORMATS}
TREATIES: Final = Variant(
    "treaties",
    "Treaties",
    (
        Choice("honor", "for honor", "A player who breaks a treaty loses the honor staked on it."),
        Choice("cards", "with treaty cards", "An unseen card says what breaking a treaty costs."),
        Choice("none", "none", "No treaties are made."),
    ),
    ENLIGHTENMENT_FORMAT.format,
)
"""LCG-TRT-01, LCG-TRT-06 and LCG-TRT-09."""


def _usual_format(options: dict[str, Any]) -> str:
    """The first format for so many seats; which are said, or follow from the decks."""
    decks = options.get("decks")
    seats = options.get("seats", len(decks) if isinstance(decks, list | tuple) else FORMATS[0].seats[0])
    fitting = [ruleset.format for ruleset in FORMATS if seats in ruleset.seats]
    return fitting[0] if fitting else FORMATS[0].format


@final
class LcgRules(Rules):
    """Options: `format`, `seats`, and `decks`: one for each seat, by id or as a list of cards."""

    id: ClassVar[str] = "lcg"
    name: ClassVar[str] = "Legend of the Five Rings: The Card Game"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    formats: ClassVar[tuple[str, ...]] = tuple([ruleset.format for ruleset in FORMATS])
    decks: ClassVar[tuple[str, ...]] = tuple([deck.id for deck in CORE_DECKS])
    """In skirmish each of them is the deck that is built for it."""
    variants: ClassVar[tuple[Variant, ...]] = (TREATIES,)
    state_tag: ClassVar[str] = "lcg"
    can_concede: ClassVar[bool] = True
    moments: ClassVar[frozenset[str]] = highlights.MOMENTS
    consequences: ClassVar[frozenset[str]] = highlights.CONSEQUENCES
    joins: ClassVar[Joins] = log_joins.JOINS
    packages: ClassVar[tuple[str, ...]] = ("gorin.language", "gorin.games.lcg")
    former_names: ClassVar[dict[str, str]] = FORMER_NAMES
    former_fields: ClassVar[dict[str, str]] = FORMER_FIELDS

    def seats_in(self, format: str) -> tuple[int, ...]:
        return format_named(EDITIONS[format]).seats

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        for name in options:
            if name not in ("format", "seats", "decks", "treaties"):
                raise InvalidSetup(
                    f"{self.name} has no option {name!r}; it has format, seats, decks, treaties"
                )
        format = options.get("format", _usual_format(options))
        if format not in self.formats:
            raise InvalidSetup(f"there is no format {quoted(format)}; known: {', '.join(self.formats)}")
        if "treaties" in options and format != ENLIGHTENMENT_FORMAT.format:
            raise InvalidSetup(f"treaties are made in the enlightenment format, not in {format}")
        ruleset = format_named(EDITIONS[format])
        decks = options.get("decks")
        seats = options.get("seats", len(decks) if isinstance(decks, list | tuple) else ruleset.seats[0])
        if type(seats) is not int or seats not in ruleset.seats:
            raise InvalidSetup(f"the {format} format has {ruleset.seats[0]} seats, not {seats!r}")
        decks = decks_for(format, decks, seats)
        if format != ENLIGHTENMENT_FORMAT.format:
            return {"format": format, "seats": seats, "decks": decks}
        treaties = options.get("treaties", TREATY_RULES[1])
        if treaties not in TREATY_RULES:
            raise InvalidSetup(f"treaties is one of {', '.join(TREATY_RULES)}, not {treaties!r}")
        return {"format": format, "seats": seats, "decks": decks, "treaties": treaties}

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        edition = EDITIONS[options["format"]]
        s = LcgState(options["seats"], chance, edition)
        deal(s, [deck_for(options["format"], deck) for deck in options["decks"]])
        if "treaties" in options:
            cards = list(range(len(TREATY_CARDS))) if options["treaties"] == "cards" else []
            lay_deck(s, options["treaties"], cards)
        s.push(Match())
        return s

    def concede(self, s: LcgState, seat: int) -> None:
        concede(s, seat)

    def sentence(self, s: LcgState, event: Event) -> tuple[str, tuple[str, ...]]:
        return log.sentence(s, event)

    def line(self, s: LcgState, told: JoinedSentence, events: list[Event]) -> str:
        return whole(told(s, events))

    def refs(self, s: LcgState, event: Event) -> tuple[str, ...]:
        return log_refs.refs(event)

    def highlight(self, s: LcgState, event: Event) -> Highlight | None:
        return highlights.highlight(s, event)

    def view(self, s: LcgState, seat: int | None) -> dict[str, Any]:
        return view.view(s, seat)

    def observed(self, seats: int) -> list[Part]:
        return observing.parts(seats)

    def observe(self, s: LcgState, seat: int) -> list[int]:
        return observing.observe(s, seat)

    def observe_options(self, s: LcgState, question: Question[Any], codes: list[int]) -> list[int]:
        return observe_options(s, question, codes)

    def why_not(self, s: LcgState, seat: int, ref: str) -> tuple[Reason, ...]:
        return why.why_not(s, seat, ref)

    def determinize(self, s: LcgState, seat: int, rng: random.Random) -> None:
        hidden.determinize(s, seat, rng)

    def draw_decks(self, s: LcgState, seat: int, rng: random.Random) -> None:
        hidden.draw_decks(s, seat, rng)

    def is_describable(self, s: LcgState) -> bool:
        return position.is_describable(s)

    def position(self, s: LcgState) -> dict[str, Any]:
        return position.describe(s)

    def from_position(self, given: dict[str, Any]) -> State:
        format = self.formats[0] if given.get("format") is None else given["format"]
        if format not in self.formats:
            raise InvalidPosition(f"there is no format {quoted(format)}{nearest(format, self.formats)}")
        return position.set_up(EDITIONS[format], given)

    def why_invalid(self, s: LcgState) -> str | None:
        if s.seats not in rules_of(s).seats:
            return f"nobody plays {rules_of(s).format} with {s.seats} seats"
        return sanity.why_invalid(s) or wrong_pictures(s, self)


LCG: Final = LcgRules()
