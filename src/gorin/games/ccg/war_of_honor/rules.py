"""War of Honor as the kernel knows it."""

from __future__ import annotations

import random
from typing import Any, ClassVar, Final, cast, final

from gorin.games.ccg import position
from gorin.games.ccg.acting.player_actions import RULES_SLUG, called, equip_by_performer, rules_card
from gorin.games.ccg.language.verbs.in_play.creating import with_created
from gorin.games.ccg.library import CcgLibrary
from gorin.games.ccg.presentation import highlights
from gorin.games.ccg.rules import CcgRules
from gorin.games.ccg.ruleset import edition_named
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.turn.dealing import deal
from gorin.games.ccg.turn.setup import Match
from gorin.games.ccg.war_of_honor import observing, sanity
from gorin.games.ccg.war_of_honor.advanced import ADVANCED
from gorin.games.ccg.war_of_honor.agreements import VARIANTS
from gorin.games.ccg.war_of_honor.board import PRINTED, toshi_ranbo_ability
from gorin.games.ccg.war_of_honor.cards import CARDS
from gorin.games.ccg.war_of_honor.dealing import RANDOM, agree, dealt
from gorin.games.ccg.war_of_honor.decks import DECKS
from gorin.games.ccg.war_of_honor.edition import WarEdition
from gorin.games.ccg.war_of_honor.presentation import hidden, told, view, why
from gorin.games.ccg.war_of_honor.state import WarState
from gorin.games.ccg.war_of_honor.victory import VICTORIES
from gorin.kernel.chance import Chance
from gorin.kernel.errors import InvalidSetup
from gorin.kernel.events import Event
from gorin.kernel.highlights import Highlight
from gorin.kernel.joining import Joins
from gorin.kernel.keys import quoted
from gorin.kernel.observing import Part
from gorin.kernel.reasons import Reason
from gorin.kernel.state import State
from gorin.kernel.variants import Variant
from gorin.language.core.ruleset import register_cards, register_ruleset
from gorin.language.library.given import legal_deck, resolve_deck
from gorin.language.library.library import open_library

EDITION = "war-of-honor"
OPTIONS: Final = ("seats", "decks", "victory", "gempukku", "strength_of_will", "advanced")

RULES_CARD = rules_card(
    called("Equip", equip_by_performer()),
    called(why.TOSHI_RANBO, toshi_ranbo_ability()),
    called("Equip a Spell", equip_by_performer(in_battle=True)),
)

register_cards(EDITION, with_created([RULES_CARD, *CARDS, *PRINTED]))
register_ruleset(WarEdition(EDITION))
LIBRARY = CcgLibrary(EDITION)
LIBRARY.starting = "Starting Number"  # WH-SHD-05
LIBRARY.also_called = {
    "venerable-plain-of-the-ikoma": "Venerable Plains of the Ikoma",  # WH-DCK-19
    "togashi-nahakara": "Togashi Nakahara",  # WH-CLR-06
    "prideful-allies": "Proudful Allies",
}
LIBRARY.offer(DECKS)
open_library(LIBRARY)


@final
class WarOfHonorRules(CcgRules):
    """The boxed game for two to six seats.

    Options: `seats`; `decks`, one for each seat: the id of one, a list of cards, or "random"; `victory`, what
    wins instead of the Paths; `gempukku` and `strength_of_will`, the optional rules of these names;
    `advanced`, decks of one's own with the cards of Celestial.
    """

    id: ClassVar[str] = EDITION
    name: ClassVar[str] = "War of Honor"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    decks: ClassVar[tuple[str, ...]] = tuple([deck.id for deck in DECKS])
    variants: ClassVar[tuple[Variant, ...]] = VARIANTS
    state_tag: ClassVar[str] = "war-of-honor"
    moments: ClassVar[frozenset[str]] = highlights.MOMENTS | told.MOMENTS
    joins: ClassVar[Joins] = told.JOINS

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        for name in options:
            if name not in OPTIONS:
                raise InvalidSetup(f"{self.name} has no option {name!r}; it has {', '.join(OPTIONS)}")
        decks = options.get("decks")
        seats = options.get("seats", len(decks) if isinstance(decks, list | tuple) else 4)
        if type(seats) is not int or seats not in self.seats:
            raise InvalidSetup(f"{self.name} has 2 to 6 seats, not {seats!r} [WH-OVR-01]")
        advanced = self._switch(options, "advanced")
        return {
            "seats": seats,
            "decks": self._decks(decks, seats, ADVANCED if advanced else EDITION),
            "victory": self._victory(options.get("victory", "paths")),
            "gempukku": self._switch(options, "gempukku"),
            "strength_of_will": self._switch(options, "strength_of_will"),
            "advanced": advanced,
        }

    def _decks(self, decks: Any, seats: int, edition: str) -> list[Any]:
        """WH-SET-02, WH-SET-03: dealt at random, unless the players have agreed."""
        if decks is None:
            return [RANDOM] * seats
        if not isinstance(decks, list | tuple) or len(decks) != seats:
            known = ", ".join((*self.decks, RANDOM))
            raise InvalidSetup(f"decks must name a deck for each of the {seats} seats; choose from {known}")
        for deck in decks:
            if deck != RANDOM:
                legal_deck(edition, resolve_deck(edition, deck))
        return list(decks)

    def _victory(self, victory: Any) -> str:
        known = tuple(VICTORIES)
        if victory not in known:
            said = quoted(victory)
            raise InvalidSetup(f"there is no victory {said}; there are {', '.join(known)} [WH-VAR-01]")
        return str(victory)

    def start(self, options: dict[str, Any], chance: Chance) -> State:
        edition = ADVANCED if options["advanced"] else EDITION
        s = edition_named(edition).new_state(options["seats"], chance)
        assert isinstance(s, WarState)
        s.add_name(RULES_SLUG)
        decks = dealt(options["decks"], self.decks, chance)
        agree(s, options, [deck not in self.decks for deck in decks])
        deal(s, [resolve_deck(edition, deck) for deck in decks])
        s.push(Match())
        return s

    # --- what is shown ----------------------------------------------------------------------------

    def sentence(self, s: CcgState, event: Event) -> tuple[str, tuple[str, ...]]:
        return (
            told.sentence(cast(WarState, s), event)
            if event.kind in told.LINES
            else super().sentence(s, event)
        )

    def refs(self, s: CcgState, event: Event) -> tuple[str, ...]:
        return told.refs(event) if event.kind in told.LINES else super().refs(s, event)

    def highlight(self, s: CcgState, event: Event) -> Highlight | None:
        return (
            told.highlight(cast(WarState, s), event)
            if event.kind in told.MOMENTS
            else super().highlight(s, event)
        )

    def view(self, s: CcgState, seat: int | None) -> dict[str, Any]:
        return view.view(cast(WarState, s), seat)

    def observed(self, seats: int) -> list[Part]:
        return observing.parts(seats)

    def observe(self, s: CcgState, seat: int) -> list[int]:
        return observing.observe(cast(WarState, s), seat)

    def why_not(self, s: CcgState, seat: int, ref: str) -> tuple[Reason, ...]:
        table = cast(WarState, s)
        reasons = why.against_tile(table, seat, ref)
        if reasons is None:
            return super().why_not(s, seat, why.printed_on(table, ref))
        return self.in_its_words(s, reasons)

    # --- from outside -----------------------------------------------------------------------------

    def determinize(self, s: CcgState, seat: int, rng: random.Random) -> None:
        hidden.deal_missions(cast(WarState, s), seat, rng)
        super().determinize(s, seat, rng)

    def from_position(self, given: dict[str, Any]) -> State:
        return position.set_up(ADVANCED if given.get("advanced") is True else EDITION, given)

    def plays_by(self, edition: str) -> bool:
        return edition in (EDITION, ADVANCED)

    def why_invalid(self, s: CcgState) -> str | None:
        return sanity.why_invalid(cast(WarState, s)) or super().why_invalid(s)


WAR_OF_HONOR = WarOfHonorRules()
