"""Cards of the LCG: what is printed on them besides their words.

The state is made of these, so its class is not known here: two methods take any state.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from gorin.games.lcg.decks.cards import PoolCard
from gorin.games.lcg.kinds import (
    ACTION,
    COST,
    DASH,
    DYNASTY,
    EVENT,
    GLORY,
    INCOME,
    KEYWORDS,
    MILITARY,
    POLITICAL,
    STATS,
    STRENGTH,
    TYPES,
    UNTIL,
    VARIABLE,
)
from gorin.games.lcg.language.ability import LcgAbility
from gorin.language.card_filters import CardFilter
from gorin.language.core import ruleset
from gorin.language.core.context import AbilityContext, TriggerEvent
from gorin.language.core.definition import Definition, Dialect, Phrase, Rule, TextRenderer
from gorin.language.core.english import sentence, signed
from gorin.language.core.meaning import HOSTILE, Intent, Known, Whom
from gorin.language.core.nodes import Node
from gorin.language.core.resolution import Effect
from gorin.language.core.zones import HAND
from gorin.language.selectors import PAID_SLOT
from gorin.language.verbs import FORBID

STAT_NAMES: Final = {
    MILITARY: "military skill",
    POLITICAL: "political skill",
    GLORY: "glory",
    STRENGTH: "strength",
    COST: "cost",
    INCOME: "fate",
}
STAT_WORDS: Final = {MILITARY: "military", POLITICAL: "political"}


@final
class LcgDialect(Dialect):
    """How the LCG names durations and stats."""

    def until(self, until: int) -> str:
        return UNTIL[until]

    def waits(self, until: int, every_time: bool) -> str:
        return UNTIL[until] if every_time else ""

    def for_now(self) -> str:
        return "for the rest of the game"

    def stat(self, stat: int) -> str:
        return STAT_NAMES[stat]

    def change(self, stat: int, amount: int) -> str:
        return f"{signed(amount)} {STAT_WORDS.get(stat, STAT_NAMES[stat])}"

    def together(self, parts: list[str]) -> str:
        """
        >>> LCG.together(["+1 military", "+1 political"]), LCG.together(["+1 military", "+2 political"])
        ('+1 to each skill', '+1 military and +2 political')
        """
        size = parts[0].partition(" ")[0]
        is_each_skill = parts == [f"{size} {skill}" for skill in STAT_WORDS.values()]
        return f"{size} to each skill" if is_each_skill else super().together(parts)


LCG: Final = LcgDialect()
LEGENDARY: Final = "legendary "
FOREIGN: Final = {"Gaijin": "Foreign", "Foreign": "Gaijin"}
"""LCG-FORN-01, LCG-FORN-02: one trait by two names."""


@final
class Keywords(Phrase):
    """The keywords that are printed in the text box: "Covert. Pride."."""

    def __init__(self, *words: str) -> None:
        super().__init__()
        for word in words:
            if not word.startswith(KEYWORDS):
                raise ValueError(f"there is no keyword {word!r}")
        self.words = words

    def text(self, renderer: TextRenderer) -> str:
        return " ".join(f"{word.capitalize()}." for word in self.words)


@final
class ForDecks(Phrase):
    """What a role allows while a deck is built (LCG-DECK-11); the checks of decks look for its trait."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def text(self, renderer: TextRenderer) -> str:
        return self.words


def more_influence(amount: int) -> Phrase:
    return ForDecks(f"your deck may have {amount} more influence")


def influence_only_on(clan: str, amount: int) -> Phrase:
    return ForDecks(
        f"your deck may have {amount} more influence, and you may spend influence only on cards of the {clan}"
    )


def another_province(element: str) -> Phrase:
    return ForDecks(f"in your deck a second {element} province may take the place of any other province")


@final
class Disguised(Phrase):
    """In place of whom a unique character may be played: a trait or a clan (LCG-DISG-01)."""

    def __init__(self, whom: str) -> None:
        super().__init__()
        self.whom = whom

    def text(self, renderer: TextRenderer) -> str:
        return f"Disguised {self.whom}."


@final
class OnlyOne(Phrase):
    """Of which trait a host bears no more than one attachment (LCG-ATCH-17)."""

    def __init__(self, trait: str, host: str) -> None:
        super().__init__()
        self.trait = trait
        self.host = host

    def text(self, renderer: TextRenderer) -> str:
        return f"Limit 1 {self.trait} attachment per {self.host}."


@final
class AttachesTo(Phrase):
    """To whom an attachment may be attached (LCG-ATCH-11); any character where it says nothing."""

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__()
        self.card_filter = card_filter

    def text(self, renderer: TextRenderer) -> str:
        return f"Attach to {self.card_filter.one(renderer)}."


@final
class PlayedOnlyOn(Phrase):
    """Upon whom an attachment may be played; it may stay on others (LCG-PRST-01)."""

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__()
        self.card_filter = card_filter

    def text(self, renderer: TextRenderer) -> str:
        return f"Play only on {self.card_filter.one(renderer)}."


@mypyc_attr(allow_interpreted_subclasses=True)
class Grants(Rule):
    """A rule that gives abilities to some cards: its own words are those of the card that has them."""

    def __init__(self, ability: LcgAbility) -> None:
        super().__init__()
        self.ability = ability
        ability.of_bearer = True
        ability.self_name = "this character"


@mypyc_attr(allow_interpreted_subclasses=True)
class CostRule(Rule):
    """A rule that changes what playing some cards costs."""

    def __init__(self, once: bool) -> None:
        super().__init__()
        self.once = once
        """It is over with the next card that it is about."""
        self.least = 0
        """It reduces no cost below this."""

    def applies(self, s: Any, context: AbilityContext, card: int, seat: int, host: int) -> bool:
        """Is it about this card, as this player plays it upon that host?"""
        raise NotImplementedError


EXACTS: Final = "abilities cost more"


@mypyc_attr(allow_interpreted_subclasses=True)
class Exacting(Rule):
    """A rule that makes using some abilities cost more."""

    def __init__(self) -> None:
        super().__init__()
        self.about = EXACTS

    def exacted(self, s: Any, context: AbilityContext, seat: int, source: int) -> list[TriggerEvent]:
        """What a player must pay besides to use an ability of a card."""
        raise NotImplementedError

    def intents(self, known: Known) -> list[Intent]:
        return [Intent(FORBID, Whom(HOSTILE), of=self.about)]


@final
class PlayCost(Phrase):
    """What is paid besides fate when the card is played, with one of some cards (LCG-COST-01)."""

    def __init__(self, card_filter: CardFilter, effect: Effect) -> None:
        super().__init__()
        self.card_filter = card_filter
        self.effect = effect

    def children(self) -> list[Node]:
        return [self.effect]

    def intents(self, known: Known) -> list[Intent]:
        return self.effect.intents(known)

    def text(self, renderer: TextRenderer) -> str:
        renderer.pronouns[PAID_SLOT] = self.card_filter.one(renderer)
        return f"as an additional cost to play {renderer.kind}, {self.effect.text(renderer)}"


@final
class AsAttachment(Phrase):
    """A character that may be played as an attachment with a text of its own (LCG-CTYP-02)."""

    def __init__(self, text: tuple[Phrase, ...]) -> None:
        super().__init__()
        self.inner = text

    def text(self, renderer: TextRenderer) -> str:
        inner = TextRenderer("this attachment", "this attachment", renderer.dialect)
        said = " ".join(sentence(part.text(inner)) for part in self.inner)
        return f'You may play {renderer.kind} as an attachment with the text: "{said}"'


@final
class Card(Definition):
    """A card of the LCG."""

    def __init__(self, printed: PoolCard, text: tuple[Phrase, ...]) -> None:
        super().__init__(printed.name, printed.slug, TYPES.index(printed.type_name), text)
        self.printed = printed
        self.face: dict[str, Any] = {}
        """What a view shows of it wherever it is, once somebody has looked."""
        self.clan = printed.clan
        self.side = printed.side
        self.unique = printed.unique
        self.nameless = printed.nameless
        """LCG-CLAR-52: it is called something, but has no name that a rule could ask for."""
        self.keywords = printed.keywords
        self.counts_as = tuple([FOREIGN[trait] for trait in self.keywords if trait in FOREIGN])
        self.ability_keywords = [word for part in text if isinstance(part, Keywords) for word in part.words]
        self.disguised = next((part.whom for part in text if isinstance(part, Disguised)), "")
        self.legendary = next((number_after(word) for word in self.ability_keywords if LEGENDARY in word), -1)
        """The X of Legendary X; -1 where it is not legendary (LCG-LEG-01)."""
        self.elements = printed.elements
        self.cost = number_on(printed, "cost", DASH)
        self.stats: list[int] = [number_on(printed, name) for name in STATS]
        self.stats[COST] = 0 if self.cost == DASH else self.cost
        self.stats[INCOME] = number_on(printed, "fate")
        self.varies = VARIABLE in self.stats
        self.stats = [0 if value == VARIABLE else value for value in self.stats]
        self.honor = number_on(printed, "honor")
        self.influence = number_on(printed, "influence", DASH)
        self.hosts: list[CardFilter] = [part.card_filter for part in text if isinstance(part, AttachesTo)]
        self.played_on = next((part.card_filter for part in text if isinstance(part, PlayedOnlyOn)), None)
        self.play_cost = next((part for part in text if isinstance(part, PlayCost)), None)
        self.only_one = next((part.trait for part in text if isinstance(part, OnlyOne)), "")
        self.granted: list[LcgAbility] = [part.ability for part in text if isinstance(part, Grants)]
        own = [each for each in self.abilities if isinstance(each, LcgAbility)]
        self.usables: list[LcgAbility] = own + self.granted
        """Its own abilities, and those that it gives to its bearer."""
        for each in self.usables:
            each.on_event = self.type == EVENT
        is_dynasty_event = self.type == EVENT and self.side == DYNASTY
        self.is_heard_elsewhere = is_dynasty_event or any(
            set(each.works_from) - {HAND} for each in self.usables
        )
        """It has abilities that work from a pile or a province."""
        self.costing: list[CostRule] = [rule for rule in self.rules if isinstance(rule, CostRule)]
        """What it says of its own cost, among others'."""
        self.acts: list[LcgAbility] = [each for each in self.usables if each.window == ACTION]
        self.hears = sorted({each.hears for each in self.usables if each.hears})
        self.answering: dict[tuple[str, str], list[LcgAbility]] = {}
        """The abilities that answer something, by window and kind of moment."""
        for each in self.usables:
            if each.hears:
                self.answering.setdefault((each.window, each.hears), []).append(each)
        self.as_attachment: Card | None = None
        """What it is when it is played as an attachment."""
        for part in text:
            if isinstance(part, AsAttachment):
                self.as_attachment = Card(_as_attachment(printed), part.inner)
                self.as_attachment.created = True

    @property
    def type_name(self) -> str:
        return TYPES[self.type]

    @property
    def calls_itself(self) -> str:
        return f"this {TYPES[self.type]}"

    @property
    def dialect(self) -> Dialect:
        return LCG


def _as_attachment(printed: PoolCard) -> PoolCard:
    """LCG-ATCH-16: its skills modify nobody, so that it has none."""
    turned = PoolCard(printed.name, printed.clan, printed.side, "attachment")
    turned.slug = f"{printed.slug}-as-attachment"
    turned.numbers = {"cost": printed.numbers["cost"]}
    turned.keywords, turned.unique, turned.created = printed.keywords, printed.unique, True
    return turned


def number_on(printed: PoolCard, name: str, otherwise: int = 0) -> int:
    """A printed number; a dash is DASH, an X is VARIABLE."""
    value = printed.numbers.get(name)
    if value is None:
        return otherwise
    return DASH if value == "-" else VARIABLE if value == "X" else int(value)


def number_after(words: str) -> int:
    return int(words.rsplit(" ", 1)[1])


def catalogue(edition: str) -> dict[str, Card]:
    """The cards of a format, by slug."""
    cards: dict[str, Card] = ruleset.catalogue(edition)
    return cards


def definition(edition: str, slug: str) -> Card:
    card: Card = ruleset.definition(edition, slug)
    return card
