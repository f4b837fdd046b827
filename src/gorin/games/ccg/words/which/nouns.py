"""Nouns of the CCG: kinds of cards, whose they are, what they bear.

>>> from gorin.words.grammar.definition import Speaker
>>> enemy(PERSONALITY | FOLLOWER, without_attachments).phrase(Speaker("X", "this card"))
'enemy Personality or Follower without attachments'
"""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg import kinds
from gorin.games.ccg.table.belongings import Player
from gorin.games.ccg.table.derived import derived
from gorin.games.ccg.table.reading import attachments, is_in_unit, location, side_of
from gorin.games.ccg.table.sides import my_side
from gorin.games.ccg.table.state import CcgState
from gorin.games.ccg.words.which.places import enemy_leader
from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import plural
from gorin.words.grammar.in_force import TYPE_SPACE, in_play_of_type
from gorin.words.grammar.meaning import HOSTILE, Known, Whom
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.zones import DISCARD, HAND
from gorin.words.nouns import Noun, noun_for, noun_with
from gorin.words.qualities import AFTER, OWNER, SIDE, STATE, Quality, Simple

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
FATE_CARD = noun_for("card", *kinds.FATE_TYPES)
ANY_CARD = noun_for("card", *[type for type in range(1, len(kinds.TYPES)) if type != kinds.WIND])
TERRAIN = noun_with("Terrain", (kinds.STRATEGY,), False, "Terrain")
"""CE-TER-01."""
KATA = noun_with("Kata", (kinds.STRATEGY,), False, "Kata")


# --- with a keyword -------------------------------------------------------------------------------


def personality_with(*keywords: str) -> Noun:
    """A noun of its own for Personalities with a keyword: "Samurai", "Monk or Shugenja"."""
    nouns = [noun_with(word, (kinds.PERSONALITY,), True, word) for word in keywords]
    result = nouns[0]
    for noun in nouns[1:]:
        result = result | noun
    return result


def cards_with(keyword: str, *types: int) -> Noun:
    """A noun of its own for cards of several types with a keyword: "Battle Maiden"."""
    return noun_with(keyword, types, False, keyword)


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


ENEMY = Simple(SIDE, "enemy", lambda s, scope, card: is_enemy_of(s, scope.seat, card), HOSTILE)
ENEMY_LEADERS = Simple(
    OWNER,
    "the enemy leader's",
    lambda s, scope, card: s.controller[card] in enemy_leader(s, scope),
    whose=HOSTILE,
)


def enemy(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(ENEMY, *qualities)


def enemy_leaders(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(ENEMY_LEADERS, *qualities)


# --- with what they bear --------------------------------------------------------------------------


class Without(Quality):
    """Bears none of these: "without Items"."""

    def __init__(self, noun: Noun) -> None:
        super().__init__(AFTER, "")
        self.noun = noun

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return not any(self.noun.fits(s, scope, each) for each in attachments(s, card))

    def text(self, speaker: Speaker) -> str:
        return f"without {self.noun.phrase(speaker, many=True)}"


def without(noun: Noun) -> Quality:
    return Without(noun)


without_attachments = without(ATTACHMENT)
without_followers = without(FOLLOWER)


class HimOrHis(Noun):
    """A Personality, or one of some of his attachments."""

    def __init__(self, whom: Things, noun: Noun) -> None:
        super().__init__(noun.kinds, noun.qualities)
        self.whom = whom

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return card in self.whom.cards(s, scope) or super().fits(s, scope, card)

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        his = self.whom.cards(s, scope)
        return his + [each for card in his for each in attachments(s, card)]

    def one(self, speaker: Speaker) -> str:
        him = self.whom.text(speaker)
        return f"{him} or one of {self.whom.owning(speaker)} {plural(self.kinds[0].word)}"

    def points_at(self, known: Known) -> Whom:
        return self.whom.points_at(known)


def him_or_his(whom: Things, noun: Noun) -> Noun:
    return HimOrHis(whom, noun)


# --- not in play ----------------------------------------------------------------------------------


class InYourPiles(Noun):
    """Cards of yours that lie in some of your piles, as the words say."""

    def __init__(self, noun: Noun, zone: int, words: str, piles: Callable[[Player], list[int]]) -> None:
        super().__init__(noun.kinds, noun.qualities, zone, noun.person)
        self.words = words
        self.piles = piles

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        return self.piles(s.players[scope.seat])

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return f"{super().phrase(speaker, many)} in your {self.words}"


def in_hand_or_discard(noun: Noun) -> Noun:
    return InYourPiles(
        noun,
        HAND,
        "hand or discard pile",
        lambda player: player.hand + player.fate_discard + player.dynasty_discard,
    )


def in_fate_discard(noun: Noun) -> Noun:
    return InYourPiles(noun, DISCARD, "Fate discard pile", lambda player: player.fate_discard)


def discarded(noun: Noun) -> Noun:
    """WH-GLO-12: in your pile and not dead."""
    alive = Simple(STATE, "discarded", lambda s, scope, card: not s.dead[card])
    return InYourPiles(
        noun.with_(alive), DISCARD, "Dynasty discard pile", lambda player: player.dynasty_discard
    )
