"""Rulesets: what a card game answers to the language. Its cards, its names for things, its upkeep."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gorin.kernel.errors import GorinError
from gorin.kernel.reasons import Reason
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import Ability, Definition, Phrase
from gorin.language.core.english import or_created
from gorin.language.core.nodes import Node
from gorin.language.core.render import phrase_text
from gorin.language.core.zones import DECK, DISCARD, HAND, PLAY

KINDS: Final = {"c": "card", "p": "province", "seat": "player", "t": "tile"}
"""What refs begin with, and what they point at."""
WHERE: Final = {DECK: "in a deck", HAND: "in hand", PLAY: "in play", DISCARD: "in a discard pile"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """A card game, or an edition of one, as the language knows it. What differs is overridden."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.types: tuple[str, ...] = ()
        """The types of cards, by number."""
        self.synonyms: dict[str, tuple[str, ...]] = {}
        """Keywords that are each other: with one of them a card has, or loses, all of these."""
        self.implied_by: dict[str, tuple[str, ...]] = {}
        """The keywords with each of which a card has this one, too."""

    # --- what happens by itself -------------------------------------------------------------------

    def state_based_actions(self, s: Any) -> bool:
        """Look over the table after a change; True where something was changed or pushed by that."""
        raise NotImplementedError

    def listeners(self, s: Any) -> list[int]:
        """The cards that are heard although they are not in play."""
        return []

    def silence(self, s: Any, known: Any) -> None:
        """Note in what holds now (ActiveEffects) the cards whose printed words count as blank."""

    # --- where cards are --------------------------------------------------------------------------

    def overhear(self, s: Any, known: Any) -> None:
        """Add who hears because of an ability that is not printed on it."""

    def cards_in(self, s: Any, zone: int, seat: int) -> list[int]:
        """The cards of a player in a zone that is not play."""
        return [card for card in range(len(s.zone)) if s.zone[card] == zone and s.owner[card] == seat]

    def enemies(self, s: Any, seat: int, type: int) -> list[int]:
        """The cards in play that face a player now; of one type, or of all (NOTHING)."""
        cards: list[int] = s.in_play
        return [each for each in cards if s.controller[each] != seat and type in (NOTHING, s.type_of(each))]

    def bearer(self, s: Any, card: int) -> int:
        """The card to which another is attached; NOTHING where it is attached to none."""
        host: int = s.host[card]
        return host

    # --- what may be picked -----------------------------------------------------------------------

    def may_pick(self, s: Any, context: AbilityContext, ability: Any, pick: Any, thing: int) -> bool:
        """May this be picked for an ability, by its words and by the rules of the game?"""
        fits: bool = pick.card_filter.fits(s, context, thing)
        return fits

    def picks_early(self, pick: Any) -> bool:
        """Is it picked before costs are paid? What is not is chosen by its effect, as that resolves."""
        return True

    def can_pay(self, s: Any, context: AbilityContext, ability: Any) -> bool:
        """Could all costs of an ability be paid, now that everything is picked?"""
        return all(cost.effect.can_pay(s, context) for cost in ability.costs if cost.is_due(s, context))

    # --- why something is not offered -------------------------------------------------------------

    def clauses_of(self, role: int) -> tuple[str, ...]:
        """The clauses that speak of what is picked to perform, as a target, as payment, or chosen."""
        return ()

    def why_not_picked(
        self, s: Any, context: AbilityContext, ability: Any, pick: Any, thing: int
    ) -> Reason | None:
        """What the rules of the game have against a pick that the words allow: what `may_pick` tests."""
        return None

    def why_not_paid(self, s: Any, context: AbilityContext, ability: Any) -> Reason:
        """Everything is picked, and `can_pay` says no: what speaks against it."""
        return Reason("The costs could not be paid.")

    def why_untouchable(self, s: Any, context: AbilityContext, thing: int) -> Reason:
        """What keeps something from being chosen that the words of an ability mean."""
        return Reason("It cannot be chosen.")

    def kind_of(self, ref: str) -> str:
        """What an object is, by its ref."""
        return KINDS.get(ref.rstrip("0123456789"), "card")

    def where(self, zone: int) -> str:
        """Where cards are that are in a zone: "in play"."""
        return WHERE.get(zone, "elsewhere")

    # --- how things are called --------------------------------------------------------------------

    def player_name(self, s: Any, seat: int) -> str:
        raise NotImplementedError

    def said(self, text: str) -> str:
        """A text of the family in the terms of this ruleset."""
        return text

    def title(self, definition: Definition) -> str:
        """A card's name as people say it."""
        return definition.name

    def card_label(self, s: Any, card: int) -> str:
        """A card as an option: its name, and what tells it from others like it."""
        return self.title(s.definitions[s.what[card]])

    def place_label(self, s: Any, place: int) -> str:
        """A province, a ring, a conflict: whatever else can be pointed at."""
        raise NotImplementedError

    def place_id(self, s: Any, place: int) -> str:
        """The same by its lasting name."""
        return f"p{place}"

    def place_name(self, s: Any, place: int) -> str:
        """A place by a name that it keeps, for the log; nothing where it has none."""
        return ""

    def short_name(self, s: Any, what: int) -> str:
        """A card as a question speaks of it."""
        definition: Definition = s.definitions[what]
        return or_created(definition.name)

    def ability_title(self, s: Any, what: int, node: Node) -> str:
        """What players call an ability: by its card, unless it has a name of its own."""
        return (node.title if isinstance(node, Ability) else "") or self.title(s.definitions[what])

    def asked_of(self, s: Any, seat: int, user: int, asks: str) -> str:
        """What a player is asked by the ability of this or another player."""
        return asks

    def with_players(self, s: Any, context: AbilityContext, words: str) -> str:
        """What an ability offers, with the names of players whom it has named before."""
        return words

    def card_told_to(self, s: Any, seat: int, card: int) -> str:
        """A card as an option of a player, who may not know its face."""
        return self.card_label(s, card)

    def card_among(self, s: Any, seat: int, card: int, among: list[int]) -> str:
        """The same with what tells it from the others that are offered."""
        return self.card_told_to(s, seat, card)

    def card_marks(self, s: Any, seat: int, card: int) -> list[str]:
        """What tells a player a card from others of its name: where it is, and what lies on it."""
        return []

    def by_side(self, s: Any, seat: int, ability: Any, pick: Any, among: list[int]) -> list[int]:
        """What is offered for a pick of an ability, with the likelier choices first."""
        return among

    def card_refs(self, s: Any, seat: int, card: int) -> tuple[str, ...]:
        """The object that such an option is about, as this player is shown it."""
        return (f"c{card}",)

    def rule_refs(self, s: Any, node: Node) -> tuple[str, ...]:
        """The objects that an ability of every player is about, where it is printed on something."""
        return ()

    def ability_label(self, s: Any, card: int, what: int, node: Node) -> str:
        """An ability as an option: its title and its text."""
        text = phrase_text(s.definitions[what], node) if isinstance(node, Phrase) else ""
        return f"{self.ability_title(s, what, node)}: {text}"


_rulesets: dict[str, Ruleset] = {}


def register_ruleset(ruleset: Ruleset) -> None:
    """From now on a card game is played by this ruleset."""
    _rulesets[ruleset.id] = ruleset


def ruleset_named(id: str) -> Ruleset:
    ruleset = _rulesets.get(id)
    if ruleset is None:
        raise GorinError(f"no game is played by a ruleset {id!r}")
    return ruleset


# --- the cards of a ruleset --------------------------------------------------------------------------

_catalogues: dict[str, dict[str, Any]] = {}


def register_cards(id: str, cards: list[Any]) -> None:
    """Make cards known to a game; two different cards cannot share a slug."""
    known = _catalogues.setdefault(id, {})
    for card in cards:
        if card.slug in known:
            raise ValueError(f"{id} has two cards {card.slug}")
        known[card.slug] = card


def catalogue(id: str) -> dict[str, Any]:
    """The cards of a game, by slug: Definitions, of the game's own class of cards."""
    return _catalogues.get(id, {})


def definition(id: str, slug: str) -> Any:
    card = catalogue(id).get(slug)
    if card is None:
        raise GorinError(f"{id} has no card {slug!r}")
    return card
