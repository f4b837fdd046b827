"""Cards of the CCG with their facts in place, for tests: a function for each card type.

Cards of the game have their facts in the tables of their edition (`pool`).
"""

from __future__ import annotations

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import NO_REQUIREMENT, Card
from gorin.games.ccg.language.cards import ancestor_of, revealed
from gorin.games.ccg.language.when.triggers import WHEN_REVEALED
from gorin.language.card_filters import CardFilter
from gorin.language.core.definition import Phrase
from gorin.language.core.resolution import Effect
from gorin.language.triggers import Trigger


def stronghold(
    name: str,
    clan: str,
    *,
    strength: int,
    gold: int,
    honor: int,
    keywords: tuple[str, ...] = (),
    text: tuple[Phrase, ...] = (),
) -> Card:
    card = Card(name, kinds.STRONGHOLD, text)
    card.clans = (clan,) if clan else ()
    card.province_strength, card.gold_production, card.starting_honor = strength, gold, honor
    card.keywords = keywords
    return card


def holding(
    name: str,
    *,
    gold: int,
    keywords: tuple[str, ...] = (),
    text: tuple[Phrase, ...] = (),
    keeps: tuple[int, ...] = (),
    experience: int = 0,
    honor: int = 0,
) -> Card:
    """`keeps`: the types of cards that its text lays under it; `honor`: its Honor Production."""
    card = Card(name, kinds.HOLDING, text, experience)
    card.gold_cost, card.keywords, card.kept_types, card.honor_production = gold, keywords, keeps, honor
    return card


def personality(
    name: str,
    clan: str,
    *,
    force: int,
    chi: int,
    honor_req: int | None,
    gold: int,
    personal_honor: int,
    keywords: tuple[str, ...] = (),
    text: tuple[Phrase, ...] = (),
    experience: int = 0,
) -> Card:
    """`honor_req` None is a dash. Keywords as printed, the Clan and the experience level among them."""
    card = Card(name, kinds.PERSONALITY, text, experience)
    card.clans = (clan,) if clan else ()
    card.force, card.chi, card.gold_cost, card.personal_honor = force, chi, gold, personal_honor
    card.honor_req = NO_REQUIREMENT if honor_req is None else honor_req
    card.keywords = keywords
    return card


def event(
    name: str,
    *,
    keywords: tuple[str, ...] = (),
    text: tuple[Effect, ...] = (),
    when: Trigger = WHEN_REVEALED,
) -> Card:
    """What it does when it is revealed (CE-EVT-03), or, if it says so, when all provinces are."""
    card = Card(name, kinds.EVENT, (revealed(*text, when=when),))
    card.keywords = keywords
    return card


def region(name: str, *, keywords: tuple[str, ...] = (), text: tuple[Phrase, ...] = ()) -> Card:
    card = Card(name, kinds.REGION, text)
    card.keywords = keywords
    return card


def celestial(name: str, *, keywords: tuple[str, ...] = (), text: tuple[Phrase, ...] = ()) -> Card:
    card = Card(name, kinds.CELESTIAL, text)
    card.keywords = keywords
    return card


def strategy(
    name: str, *, gold: int = 0, focus: int, keywords: tuple[str, ...] = (), text: tuple[Phrase, ...] = ()
) -> Card:
    card = Card(name, kinds.STRATEGY, text)
    card.gold_cost, card.focus, card.keywords = gold, focus, keywords
    return card


def ring(name: str, *, focus: int, keywords: tuple[str, ...] = (), text: tuple[Phrase, ...] = ()) -> Card:
    card = Card(name, kinds.RING, text)
    card.focus, card.keywords = focus, keywords
    return card


def follower(
    name: str,
    *,
    force: int,
    honor_req: int,
    gold: int,
    focus: int,
    keywords: tuple[str, ...] = (),
    text: tuple[Phrase, ...] = (),
    experience: int = 0,
) -> Card:
    card = Card(name, kinds.FOLLOWER, text, experience)
    card.force, card.honor_req, card.gold_cost, card.focus = force, honor_req, gold, focus
    card.keywords = keywords
    return card


def item(
    name: str,
    *,
    force: int,
    chi: int,
    gold: int,
    focus: int,
    keywords: tuple[str, ...] = (),
    text: tuple[Phrase, ...] = (),
    experience: int = 0,
) -> Card:
    """`force` and `chi` are modifiers (CE-CRD-23)."""
    card = Card(name, kinds.ITEM, text, experience)
    card.force, card.chi, card.gold_cost, card.focus = force, chi, gold, focus
    card.keywords = keywords
    return card


def ancestor(
    name: str,
    *,
    of: CardFilter,
    force: int,
    chi: int,
    honor_req: int,
    gold: int,
    focus: int,
    keywords: tuple[str, ...] = (),
    text: tuple[Phrase, ...] = (),
) -> Card:
    """`force` and `chi` are modifiers. DE-CRD-36: he also attaches to an heir who is being recruited."""
    card = Card(name, kinds.ANCESTOR, (*ancestor_of(of), *text))
    card.force, card.chi, card.honor_req, card.gold_cost, card.focus = force, chi, honor_req, gold, focus
    card.keywords = keywords
    return card


def sensei(
    name: str,
    *clans: str,
    strength: int,
    gold: int,
    honor: int,
    focus: int,
    text: tuple[Phrase, ...] = (),
) -> Card:
    """The three numbers change those of the Stronghold (DE-CRD-07)."""
    card = Card(name, kinds.SENSEI, text)
    card.clans, card.focus = clans, focus
    card.province_strength, card.gold_production, card.starting_honor = strength, gold, honor
    return card


def wind(name: str, *, text: tuple[Phrase, ...] = ()) -> Card:
    return Card(name, kinds.WIND, text)


def spell(
    name: str, *, gold: int, focus: int, keywords: tuple[str, ...] = (), text: tuple[Phrase, ...] = ()
) -> Card:
    card = Card(name, kinds.SPELL, text)
    card.gold_cost, card.focus, card.keywords = gold, focus, keywords
    return card
