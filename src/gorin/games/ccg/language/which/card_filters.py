"""Card filters of the CCG: kinds of cards, whose they are, what they bear.

>>> from gorin.language.core.definition import TextRenderer
>>> enemy(PERSONALITY | FOLLOWER, without_attachments).phrase(TextRenderer("X", "this card"))
'enemy Personality or Follower without attachments'
"""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg import kinds
from gorin.games.ccg.language.which.places import enemy_leader
from gorin.games.ccg.table.belongings import Player
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.reading import attachments, is_in_unit, location, side_of
from gorin.games.ccg.table.sides import my_side
from gorin.games.ccg.table.state import CcgState
from gorin.language.card_filters import CardFilter, Kind, noun_for, noun_with
from gorin.language.core.active_effects import TYPE_SPACE, in_play_of_type
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import plural
from gorin.language.core.meaning import HOSTILE, Known, Whom
from gorin.language.core.zones import DISCARD, HAND, PLAY
from gorin.language.predicates import AFTER, OWNER, SIDE, Predicate, Simple, keyword

PERSONALITY = noun_for("Personality", kinds.PERSONALITY, person=True)
UNIT = noun_for("unit", kinds.PERSONALITY)
FOLLOWER = noun_for("Follower", kinds.FOLLOWER)
ITEM = noun_for("Item", kinds.ITEM)
SPELL = noun_for("Spell", kinds.SPELL)
ATTACHMENT = noun_for("attachment", *kinds.ATTACHMENTS)
UNIT_CARD = noun_for("card", kinds.PERSONALITY, *kinds.ATTACHMENTS)
HOLDING = noun_for("Holding", kinds.HOLDING)
REGION = noun_for("Region", kinds.REGION)
RING = noun_for("Ring", kinds.RING)
STRATEGY = noun_for("Strategy", kinds.STRATEGY)
STRONGHOLD = noun_for("Stronghold", kinds.STRONGHOLD)
FATE_CARD = noun_for("card", *kinds.FATE_TYPES)
ANY_CARD = noun_for("card", *[type for type in range(1, len(kinds.TYPES)) if type != kinds.WIND])
TERRAIN = noun_with("Terrain", (kinds.STRATEGY,), False, "Terrain")
"""CE-TER-01."""


# --- with a keyword -------------------------------------------------------------------------------


def noun(keyword: str, *among: CardFilter) -> CardFilter:
    """Cards with a keyword, called by it: `noun("Battle Maiden", PERSONALITY, FOLLOWER)`.

    >>> noun("Retainer", HOLDING).phrase(TextRenderer("X", "this card"))
    'Retainer'
    """
    types = [type for each in among for kind in each.kinds for type in kind.types]
    return noun_with(keyword, tuple(types), all(each.person for each in among), keyword)


def titled(title: str, among: CardFilter) -> CardFilter:
    """Cards of one title, called by it: `titled("Iron Mine", HOLDING)`."""
    of_title = Simple(AFTER, "", lambda s, context, card: s.definition(card).name == title)
    return CardFilter((Kind(title, among.kinds[0].types, ()),), (of_title,), PLAY)


def personality_with(*keywords: str) -> CardFilter:
    """Personalities with one of these keywords, called by them: "Samurai", "Monk or Shugenja"."""
    result = noun(keywords[0], PERSONALITY)
    for word in keywords[1:]:
        result = result | noun(word, PERSONALITY)
    return result


def clan_personality(clan: str) -> CardFilter:
    """ "Crane Clan Personality" """
    return PERSONALITY.with_(keyword(f"{clan} Clan"))


SAMURAI = personality_with("Samurai")
MONK = personality_with("Monk")
SHUGENJA = personality_with("Shugenja")
COURTIER = personality_with("Courtier")
MAGISTRATE = personality_with("Magistrate")
TACTICIAN = personality_with("Tactician")
WEAPON = noun_with("Weapon", (kinds.ITEM,), False, "Weapon")
ARMOR = noun_with("Armor", (kinds.ITEM,), False, "Armor")


# --- whose ----------------------------------------------------------------------------------------


def enemies(s: CcgState, seat: int, type: int) -> list[int]:
    """The cards that face a player in the current battle; of one type, or of all."""
    known = derived(s).enemies
    key = seat * TYPE_SPACE + type
    found = known.get(key)
    if found is None:
        found = known[key] = [card for card in in_play_of_type(s, type) if is_enemy_of(s, seat, card)]
    return found


def is_enemy_of(s: CcgState, seat: int, card: int) -> bool:
    """CE-BATG-02, CE-BATG-03, WH-GLO-15, WH-GLO-16: in a unit of the other side of this battle."""
    if s.battlefield == NOTHING or not is_in_unit(s, card) or location(s, card) != s.battlefield:
        return False
    mine = my_side(s, seat)
    return mine != 0 and side_of(s, card) not in (0, mine)


ENEMY = Simple(SIDE, "enemy", lambda s, context, card: is_enemy_of(s, context.seat, card), HOSTILE)
ENEMY_LEADERS = Simple(
    OWNER,
    "the enemy leader's",
    lambda s, context, card: s.controller[card] in enemy_leader(s, context),
    whose=HOSTILE,
)
ENEMY_LEADERS.behind = "the enemy leader controls"


def enemy(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    return card_filter.with_(ENEMY, *predicates)


def enemy_leaders(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    return card_filter.with_(ENEMY_LEADERS, *predicates)


# --- with what they bear --------------------------------------------------------------------------


class Without(Predicate):
    """Bears none of these: "without Items"."""

    def __init__(self, card_filter: CardFilter) -> None:
        super().__init__(AFTER, "")
        self.card_filter = card_filter

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return not any(self.card_filter.fits(s, context, each) for each in attachments(s, card))

    def text(self, renderer: TextRenderer) -> str:
        return f"without {self.card_filter.phrase(renderer, many=True)}"


def without(card_filter: CardFilter) -> Predicate:
    return Without(card_filter)


without_attachments = without(ATTACHMENT)
without_followers = without(FOLLOWER)


class HimOrHis(CardFilter):
    """A Personality, or one of some of his attachments."""

    def __init__(self, whom: Selector, card_filter: CardFilter) -> None:
        super().__init__(card_filter.kinds, card_filter.predicates)
        self.whom = whom

    def fits(self, s: CcgState, context: AbilityContext, card: int) -> bool:
        return card in self.whom.cards(s, context) or super().fits(s, context, card)

    def candidates(self, s: CcgState, context: AbilityContext) -> list[int]:
        his = self.whom.cards(s, context)
        return his + [each for card in his for each in attachments(s, card)]

    def one(self, renderer: TextRenderer) -> str:
        him = self.whom.text(renderer)
        return f"{him} or one of {self.whom.owning(renderer)} {plural(self.kinds[0].word)}"

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)


def him_or_his(whom: Selector, card_filter: CardFilter) -> CardFilter:
    return HimOrHis(whom, card_filter)


# --- not in play ----------------------------------------------------------------------------------


class InYourPiles(CardFilter):
    """Cards of yours that lie in some of your piles, as the words say."""

    def __init__(
        self, card_filter: CardFilter, zone: int, words: str, piles: Callable[[Player], list[int]]
    ) -> None:
        super().__init__(card_filter.kinds, card_filter.predicates, zone, card_filter.person)
        self.words = words
        self.piles = piles

    def candidates(self, s: CcgState, context: AbilityContext) -> list[int]:
        return self.piles(s.players[context.seat])

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return f"{super().phrase(renderer, many)} in your {self.words}"


def in_hand_or_discard(card_filter: CardFilter) -> CardFilter:
    return InYourPiles(
        card_filter,
        HAND,
        "hand or discard pile",
        lambda player: player.hand + player.fate_discard + player.dynasty_discard,
    )


def in_fate_discard(card_filter: CardFilter) -> CardFilter:
    return InYourPiles(card_filter, DISCARD, "Fate discard pile", lambda player: player.fate_discard)
