"""Create cards: attached, at home, at a province, or in the middle of a battle (CE-CRE)."""

from __future__ import annotations

from gorin.games.ccg.definition import Card
from gorin.games.ccg.kinds import LIMBO, PERSONALITY, REGION
from gorin.games.ccg.table import ops
from gorin.games.ccg.table.permitted import takes_region, why_not_attached
from gorin.games.ccg.table.reading import province
from gorin.games.ccg.table.state import CcgState
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a
from gorin.language.core.meaning import OWN, Intent, Known, Whom
from gorin.language.core.questions import PLACES
from gorin.language.core.render import card_text
from gorin.language.core.resolution import Effect, EffectRunner
from gorin.language.verbs import CREATE


class Create(Effect):
    """A new card: attached to a Personality (CE-CRE-04), or at home (CE-CRE-05)."""

    def __init__(self, card: Card, to: Selector | None, words: str) -> None:
        super().__init__()
        self.card = card
        self.to = to
        self.words = words

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        hosts = [NOTHING] if self.to is None else self.to.cards(s, context)
        for host in hosts:
            card = ops.create(s, self.card.slug, context.seat)
            if host == NOTHING:
                ops.enter_play(s, card, context.seat, NOTHING, False, LIMBO)
            elif why_not_attached(s, card, host) is None:
                ops.attach(s, card, host, context, LIMBO)
            else:
                ops.remove_from_game(s, card)

    def intents(self, known: Known) -> list[Intent]:
        """Its size is the Force that it brings."""
        to = Whom(OWN) if self.to is None else self.to.points_at(known)
        return [Intent(CREATE, to, self.card.force)]

    def text(self, renderer: TextRenderer) -> str:
        where = "" if self.to is None else f" attached to {self.to.text(renderer)}"
        return f"create {a(self.words)}{where}"


def create(card: Card, to: Selector | None = None) -> Effect:
    """The card is made known to the edition together with the card that creates it."""
    return Create(card, to, describe_created(card))


def describe_created(card: Card) -> str:
    """What a created card is, in words: "2F Cavalry Follower"."""
    if card.type == REGION:
        return " ".join([*card.keywords, card.type_name])
    plus = "+" if card.type_name == "Item" else ""
    stats = f"{plus}{card.force}F"
    if card.chi:
        stats += f"/{plus}{card.chi}C"
    if card.type == PERSONALITY and card.personal_honor:
        stats += f"/{card.personal_honor} Personal Honor"
    return " ".join([stats, *card.keywords, card.type_name])


class CreateRegion(Create):
    """A new Region, attached to a province within the same effect (CE-CRE-04)."""

    def __init__(self, card: Card, to: Selector) -> None:
        super().__init__(card, None, describe_created(card))
        self.where = to

    def do(self, s: CcgState, context: AbilityContext, runner: EffectRunner) -> None:
        for code in self.where.cards(s, context):
            place = province(s, code - PLACES)
            if place is None:
                continue
            card = ops.create(s, self.card.slug, context.seat)
            if takes_region(s, place, card):
                ops.attach_region(s, card, place, LIMBO)
            else:
                ops.remove_from_game(s, card)

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(CREATE, self.where.points_at(known), 0)]

    def text(self, renderer: TextRenderer) -> str:
        said = card_text(self.card).replace("\n", " ")
        named = f"create the {self.words} {self.card.name}, attached to {self.where.text(renderer)}"
        return f'{named}, with "{said}"' if said else named


def create_region(card: Card, to: Selector) -> Effect:
    """`to` are provinces; the owner of the province controls the Region (CE-CTRL-03)."""
    return CreateRegion(card, to)


def with_created(cards: list[Card]) -> list[Card]:
    """The cards, and once each those that they create."""
    made: dict[str, Card] = {}
    for card in cards:
        for node in card.nodes:
            if isinstance(node, Create):
                made.setdefault(node.card.slug, node.card)
    return [*cards, *made.values()]
