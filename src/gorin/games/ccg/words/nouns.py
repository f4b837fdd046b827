"""Nouns: kinds of cards, and what is said of them before and after the noun.

>>> from gorin.games.ccg.definition import Speaker
>>> enemy(PERSONALITY | FOLLOWER, without_attachments).phrase(Speaker("X", "this card"))
'enemy Personality or Follower without attachments'
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gorin.games.ccg import kinds
from gorin.games.ccg.belongings import Player
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import DISCARD, HAND, NOTHING, PLAY
from gorin.games.ccg.reading import attachments, derived, in_play_of_type, is_in_unit, location, side_of
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Things
from gorin.games.ccg.words.places import enemy_leader, my_side
from gorin.games.ccg.words.qualities import (
    AFTER,
    ANYBODYS,
    HOSTILE,
    OWN,
    OWNER,
    SIDE,
    Keyword,
    Quality,
    Simple,
)
from gorin.words.english import a, listed, plural

TYPE_SPACE = 64
"""More than there are types of cards: a seat and a type make one number."""


class Kind:
    """One alternative of a noun: a word, the card types it stands for, and its own qualities."""

    def __init__(self, word: str, types: tuple[int, ...], qualities: tuple[Quality, ...]) -> None:
        self.word = word
        self.types = types
        self.qualities = qualities


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(Things):
    """All cards of a kind. Used as things it means each of them in play."""

    def __init__(
        self,
        kinds: tuple[Kind, ...],
        qualities: tuple[Quality, ...] = (),
        zone: int = PLAY,
        person: bool = False,
    ) -> None:
        self.kinds = kinds
        self.types = frozenset(type for kind in kinds for type in kind.types)
        self.only_type = min(self.types) if len(self.types) == 1 else NOTHING
        self.qualities = qualities
        self.among = max([quality.among for quality in qualities], default=ANYBODYS)
        self.zone = zone
        self.person = person
        self.many = True

    # --- what fits --------------------------------------------------------------------------------

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        """Is the card one of these? (Where it is does not matter here.)"""
        type = s.definitions[s.what[card]].type
        if type not in self.types:
            return False
        for quality in self.qualities:
            if not quality.fits(s, scope, card):
                return False
        for kind in self.kinds:
            if type in kind.types:
                for quality in kind.qualities:
                    if not quality.fits(s, scope, card):
                        break
                else:
                    return True
        return False

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [card for card in self.candidates(s, scope) if self.fits(s, scope, card)]

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        """The cards in the zone that the noun speaks of; most nouns in play speak of one type and side."""
        if self.zone == PLAY:
            if self.among == OWN:
                return _own(s, scope.seat, self.only_type)
            if self.among == HOSTILE:
                return _enemies(s, scope.seat, self.only_type)
            return _of_type(s, self.only_type)
        player = s.players[scope.seat]
        if self.zone == HAND:
            return player.hand
        return player.fate_discard + player.dynasty_discard

    # --- composing --------------------------------------------------------------------------------

    def __or__(self, other: Noun) -> Noun:
        if self.qualities or other.qualities:
            first = tuple(Kind(k.word, k.types, k.qualities + self.qualities) for k in self.kinds)
            second = tuple(Kind(k.word, k.types, k.qualities + other.qualities) for k in other.kinds)
            return Noun(first + second, (), self.zone, self.person and other.person)
        return Noun(self.kinds + other.kinds, (), self.zone, self.person and other.person)

    def with_(self, *qualities: Quality) -> Noun:
        return Noun(self.kinds, self.qualities + qualities, self.zone, self.person)

    def in_zone(self, zone: int) -> Noun:
        return Noun(self.kinds, self.qualities, zone, self.person)

    # --- reading ----------------------------------------------------------------------------------

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        """Without an article: "unbowed enemy Personality without attachments"."""
        before = sorted([q for q in self.qualities if q.rank != AFTER], key=lambda q: q.rank)
        after = [q for q in self.qualities if q.rank == AFTER]
        nouns = listed([self._kind_phrase(kind, speaker, many) for kind in self.kinds], "or")
        words = [q.text(speaker) for q in before] + [nouns]
        return _followed(" ".join(word for word in words if word), [q.text(speaker) for q in after])

    def _kind_phrase(self, kind: Kind, speaker: Speaker, many: bool) -> str:
        before = sorted([q for q in kind.qualities if q.rank != AFTER], key=lambda q: q.rank)
        after = [q for q in kind.qualities if q.rank == AFTER]
        noun = plural(kind.word) if many else kind.word
        words = [q.text(speaker) for q in before] + [noun] + [q.text(speaker) for q in after]
        return " ".join(word for word in words if word)

    def one(self, speaker: Speaker) -> str:
        """With an article: "an enemy Personality", "your Follower"."""
        phrase = self.phrase(speaker)
        return phrase if phrase.startswith(("your ", "another ", "the ")) else a(phrase)

    def text(self, speaker: Speaker) -> str:
        phrase = self.phrase(speaker)
        if phrase.startswith("your "):
            return f"each of {self.phrase(speaker, many=True)}"
        return f"each {phrase}"

    def pronoun(self) -> str:
        return "him" if self.person else "it"


def _of_type(s: CcgState, type: int) -> list[int]:
    return s.in_play if type == NOTHING else in_play_of_type(s, type)


def _own(s: CcgState, seat: int, type: int) -> list[int]:
    """The cards in play that a player controls; of one type, or of all."""
    known = derived(s).owned
    key = seat * TYPE_SPACE + type
    found = known.get(key)
    if found is None:
        found = known[key] = [card for card in _of_type(s, type) if s.controller[card] == seat]
    return found


def _enemies(s: CcgState, seat: int, type: int) -> list[int]:
    """The cards that face a player in the current battle; of one type, or of all."""
    known = derived(s).enemies
    key = seat * TYPE_SPACE + type
    found = known.get(key)
    if found is None:
        found = known[key] = [card for card in _of_type(s, type) if is_enemy_of(s, seat, card)]
    return found


def _followed(phrase: str, after: list[str]) -> str:
    """What is said after the noun, one after another: "without Items and with Chi 3 or lower"."""
    for words in after:
        again = words.startswith("with") and " with" in phrase
        joint = "" if not again else "," if " or " in phrase else " and"
        phrase = f"{phrase}{joint} {words}" if words else phrase
    return phrase


def _noun(word: str, *types: int, person: bool = False) -> Noun:
    return Noun((Kind(word, types, ()),), (), PLAY, person)


PERSONALITY = _noun("Personality", kinds.PERSONALITY, person=True)
UNIT = _noun("unit", kinds.PERSONALITY)
FOLLOWER = _noun("Follower", kinds.FOLLOWER)
ITEM = _noun("Item", kinds.ITEM)
SPELL = _noun("Spell", kinds.SPELL)
ATTACHMENT = _noun("attachment", kinds.FOLLOWER, kinds.ITEM, kinds.SPELL)
UNIT_CARD = _noun("card", kinds.PERSONALITY, kinds.FOLLOWER, kinds.ITEM, kinds.SPELL)
HOLDING = _noun("Holding", kinds.HOLDING)
REGION = _noun("Region", kinds.REGION)
RING = _noun("Ring", kinds.RING)
STRATEGY = _noun("Strategy", kinds.STRATEGY)
FATE_CARD = _noun("card", *kinds.FATE_TYPES)
ANY_CARD = _noun("card", *range(1, len(kinds.TYPES)))
TERRAIN = _noun("Terrain", kinds.STRATEGY)
"""A Strategy in play is a Terrain (CE-TER-01)."""


# --- with a keyword -------------------------------------------------------------------------------


def _named(word: str, types: tuple[int, ...], person: bool, *keywords: str) -> Noun:
    return Noun((Kind(word, types, (_Silent(*keywords),)),), (), PLAY, person)


class _Silent(Keyword):
    """A keyword that the noun itself says: a Samurai, a Weapon."""

    def text(self, speaker: Speaker) -> str:
        return ""


def personality_with(*keywords: str) -> Noun:
    """A noun of its own for Personalities with a keyword: "Samurai", "Monk or Shugenja"."""
    nouns = [_named(word, (kinds.PERSONALITY,), True, word) for word in keywords]
    result = nouns[0]
    for noun in nouns[1:]:
        result = result | noun
    return result


def cards_with(keyword: str, *types: int) -> Noun:
    """A noun of its own for cards of several types with a keyword: "Battle Maiden"."""
    return _named(keyword, types, False, keyword)


SAMURAI = personality_with("Samurai")
MONK = personality_with("Monk")
SHUGENJA = personality_with("Shugenja")
COURTIER = personality_with("Courtier")
MAGISTRATE = personality_with("Magistrate")
TACTICIAN = personality_with("Tactician")
WEAPON = _named("Weapon", (kinds.ITEM,), False, "Weapon")
ARMOR = _named("Armor", (kinds.ITEM,), False, "Armor")


# --- whose ----------------------------------------------------------------------------------------


def is_enemy_of(s: CcgState, seat: int, card: int) -> bool:
    """CE-BATG-02, CE-BATG-03: in a unit of the other side at the current battlefield."""
    if s.battlefield == NOTHING or not is_in_unit(s, card) or location(s, card) != s.battlefield:
        return False
    mine = my_side(s, seat)
    return mine != 0 and side_of(s, card) not in (0, mine)


YOURS = Simple(OWNER, "your", lambda s, scope, card: s.controller[card] == scope.seat, OWN)
YOUR_OTHER = Simple(OWNER, "your other", lambda s, scope, card: s.controller[card] == scope.seat, OWN)
ENEMY = Simple(SIDE, "enemy", lambda s, scope, card: is_enemy_of(s, scope.seat, card), HOSTILE)
ANOTHERS = Simple(OWNER, "another player's", lambda s, scope, card: s.controller[card] != scope.seat)
ENEMY_LEADERS = Simple(
    OWNER, "the enemy leader's", lambda s, scope, card: s.controller[card] in enemy_leader(s, scope)
)
of_active_player = Simple(
    AFTER, "controlled by the active player", lambda s, scope, card: s.controller[card] == s.active
)


def any_(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(*qualities)


def your(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(YOURS, *qualities)


def your_other(noun: Noun, *qualities: Quality) -> Noun:
    """Where one of yours was named; the qualities leave that one out."""
    return noun.with_(YOUR_OTHER, *qualities)


def enemy(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(ENEMY, *qualities)


def anothers(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(ANOTHERS, *qualities)


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
