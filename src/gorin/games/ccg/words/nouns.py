"""Nouns: kinds of cards, and what is said of them before and after the noun.

>>> from gorin.games.ccg.definition import Speaker
>>> enemy(PERSONALITY | FOLLOWER, without_attachments).phrase(Speaker("X", "this card"))
'enemy Personality or Follower without attachments'
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from gorin.games.ccg import kinds
from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.hidden import is_face_down
from gorin.games.ccg.kinds import ATTACKING, DEFENDING, HAND, HOME, NOTHING, PLAY
from gorin.games.ccg.reading import (
    attachments,
    clans_of,
    followers,
    has,
    is_in_unit,
    leader,
    location,
    side_of,
    units_at,
)
from gorin.games.ccg.state import CcgState, Scope
from gorin.games.ccg.words.base import Amount, Things, text_of, value_of
from gorin.words.english import a, listed, plural

OWNER, STATE, KEYWORD, AFTER = range(4)
"""Where a quality stands: whose, in which state, with which keyword before the noun; the rest after it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Quality:
    """Something that is true of some cards."""

    def __init__(self, rank: int, words: str) -> None:
        self.rank = rank
        self.words = words

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        raise NotImplementedError

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{self}", speaker.kind)


class Simple(Quality):
    """A quality that a function tells."""

    def __init__(self, rank: int, words: str, test: Callable[[CcgState, Scope, int], bool]) -> None:
        super().__init__(rank, words)
        self.test = test

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return self.test(s, scope, card)


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
        self.qualities = qualities
        self.zone = zone
        self.person = person
        self.many = True

    # --- what fits --------------------------------------------------------------------------------

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        """Is the card one of these? (Where it is does not matter here.)"""
        type = s.definition(card).type
        for kind in self.kinds:
            if type in kind.types and self._has_all(s, scope, card, kind.qualities):
                return self._has_all(s, scope, card, self.qualities)
        return False

    def _has_all(self, s: CcgState, scope: Scope, card: int, qualities: tuple[Quality, ...]) -> bool:
        for quality in qualities:  # noqa: SIM110 - asked for every card of every noun
            if not quality.fits(s, scope, card):
                return False
        return True

    def cards(self, s: CcgState, scope: Scope) -> list[int]:
        return [card for card in self.candidates(s, scope) if self.fits(s, scope, card)]

    def candidates(self, s: CcgState, scope: Scope) -> list[int]:
        """The cards in the zone that the noun speaks of."""
        if self.zone == PLAY:
            return s.in_play
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
        words = [q.text(speaker) for q in before] + [nouns] + [q.text(speaker) for q in after]
        return " ".join(word for word in words if word)

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


# --- whose ----------------------------------------------------------------------------------------


def _is_enemy(s: CcgState, scope: Scope, card: int) -> bool:
    """CE-BATG-02, CE-BATG-03: in a unit of the other side at the current battlefield."""
    if s.battlefield == NOTHING or not is_in_unit(s, card) or location(s, card) != s.battlefield:
        return False
    mine = my_side(s, scope.seat)
    return mine != 0 and side_of(s, card) not in (0, mine)


def my_side(s: CcgState, seat: int) -> int:
    """The side a player is on in the current battle."""
    if seat == s.attacker:
        return ATTACKING
    return DEFENDING if seat == s.defender else 0


YOURS = Simple(OWNER, "your", lambda s, scope, card: s.controller[card] == scope.seat)
ENEMY = Simple(STATE, "enemy", _is_enemy)
ANOTHERS = Simple(OWNER, "another player's", lambda s, scope, card: s.controller[card] != scope.seat)


def your(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(YOURS, *qualities)


def enemy(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(ENEMY, *qualities)


def anothers(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(ANOTHERS, *qualities)


def any_(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(*qualities)


# --- in which state -------------------------------------------------------------------------------

unbowed = Simple(STATE, "unbowed", lambda s, scope, card: not s.bowed[card])
bowed = Simple(STATE, "bowed", lambda s, scope, card: s.bowed[card])
honorable = Simple(STATE, "honorable", lambda s, scope, card: not s.dishonored[card])
dishonorable = Simple(STATE, "dishonorable", lambda s, scope, card: s.dishonored[card])
attacking = Simple(STATE, "attacking", lambda s, scope, card: side_of(s, card) == ATTACKING)
defending = Simple(STATE, "defending", lambda s, scope, card: side_of(s, card) == DEFENDING)


def _is_opposed(s: CcgState, scope: Scope, card: int) -> bool:
    """CE-BATG-10."""
    side = side_of(s, card)
    return side != 0 and bool(units_at(s, location(s, card), ATTACKING + DEFENDING - side))


opposed = Simple(STATE, "opposed", _is_opposed)


def _is_somebody(s: CcgState, card: int) -> bool:
    return s.type_of(card) in (kinds.PERSONALITY, kinds.FOLLOWER)


human = Simple(STATE, "Human", lambda s, scope, card: _is_somebody(s, card) and not has(s, card, "Nonhuman"))
"""CE-KEY-06."""
infantry = Simple(
    STATE, "Infantry", lambda s, scope, card: _is_somebody(s, card) and not has(s, card, "Cavalry")
)
"""CE-KEY-07."""
unaligned = Simple(STATE, "unaligned", lambda s, scope, card: not clans_of(s, card))
"""CE-KEY-09."""
face_down = Simple(STATE, "face-down", lambda s, scope, card: is_face_down(s, card))
"""CE-SET-15."""
non_unique = Simple(STATE, "non-Unique", lambda s, scope, card: not has(s, card, "Unique"))


class Keyword(Quality):
    """Has one of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__(KEYWORD, listed(list(keywords), "or"))
        self.keywords = keywords

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return any(has(s, card, keyword) for keyword in self.keywords)


class Lacking(Quality):
    """Has none of these keywords."""

    def __init__(self, *keywords: str) -> None:
        super().__init__(STATE, f"non-{listed(list(keywords), 'or')}")
        self.keywords = keywords

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        return not any(has(s, card, keyword) for keyword in self.keywords)


def keyword(*words: str) -> Quality:
    return Keyword(*words)


def lacking(*words: str) -> Quality:
    return Lacking(*words)


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


# --- after the noun -------------------------------------------------------------------------------

without_attachments = Simple(
    AFTER,
    "without attachments",
    lambda s, scope, card: not attachments(s, leader(s, card)) or leader(s, card) != card,
)
without_followers = Simple(AFTER, "without Followers", lambda s, scope, card: not followers(s, card))
at_home = Simple(AFTER, "at home", lambda s, scope, card: location(s, card) == HOME)
here = Simple(
    AFTER,
    "at the current battlefield",
    lambda s, scope, card: s.battlefield != NOTHING and location(s, card) == s.battlefield,
)
elsewhere = Simple(
    AFTER, "not at the current battlefield", lambda s, scope, card: location(s, card) != s.battlefield
)
in_your_army = Simple(
    AFTER,
    "in your army",
    lambda s, scope, card: (
        s.battlefield != NOTHING
        and location(s, card) == s.battlefield
        and side_of(s, card) == my_side(s, scope.seat)
    ),
)
in_this_army = Simple(
    AFTER,
    "in {self}'s army",
    lambda s, scope, card: (
        location(s, scope.source) != HOME
        and location(s, card) == location(s, scope.source)
        and side_of(s, card) == side_of(s, scope.source)
    ),
)
opposing_this = Simple(
    AFTER,
    "opposing {self}",
    lambda s, scope, card: (
        location(s, scope.source) != HOME
        and location(s, card) == location(s, scope.source)
        and side_of(s, card) not in (0, side_of(s, scope.source))
    ),
)


LOWER, AT_MOST, EXACTLY, AT_LEAST, HIGHER = range(5)
_COMPARED = ("lower than {}", "{} or lower", "{}", "{} or higher", "higher than {}")
_COMPARED_AMOUNT = (
    "lower than {}",
    "not higher than {}",
    "equal to {}",
    "not lower than {}",
    "higher than {}",
)


class Measured(Quality):
    """With a stat that compares to an amount: "with Chi 3 or higher"."""

    def __init__(
        self, name: str, read: Callable[[CcgState, int], int], how: int, amount: int | Amount
    ) -> None:
        super().__init__(AFTER, name)
        self.read = read
        self.how = how
        self.amount = amount

    def fits(self, s: CcgState, scope: Scope, card: int) -> bool:
        value, limit = self.read(s, card), value_of(self.amount, s, scope)
        if self.how == LOWER:
            return value < limit
        if self.how == AT_MOST:
            return value <= limit
        if self.how == EXACTLY:
            return value == limit
        return value >= limit if self.how == AT_LEAST else value > limit

    def text(self, speaker: Speaker) -> str:
        form = (_COMPARED if isinstance(self.amount, int) else _COMPARED_AMOUNT)[self.how]
        return f"with {self.words} {form.format(text_of(self.amount, speaker))}"
