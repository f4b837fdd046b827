"""Nouns: kinds of cards, and what is said of them before and after the noun."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from gorin.words.grammar.base import Things
from gorin.words.grammar.definition import Speaker
from gorin.words.grammar.english import a, listed, plural
from gorin.words.grammar.in_force import in_play_of_type, own_of_type
from gorin.words.grammar.meaning import ANYBODYS, HOSTILE, OWN, Known, Whom, shared
from gorin.words.grammar.scope import NOTHING, Scope
from gorin.words.grammar.state import CardState
from gorin.words.grammar.zones import PLAY
from gorin.words.qualities import AFTER, OWNER, Keyword, Quality, Simple


@final
class Kind:
    """One alternative of a noun: a word, the card types it stands for, and its own qualities."""

    def __init__(
        self, word: str, types: tuple[int, ...], qualities: tuple[Quality, ...], is_anybody: bool = False
    ) -> None:
        self.word = word
        self.types = types
        self.qualities = qualities
        self.is_anybody = is_anybody
        """People in general: "he" could be any of them, whatever else they are called."""

    def with_(self, qualities: tuple[Quality, ...]) -> Kind:
        return Kind(self.word, self.types, self.qualities + qualities, self.is_anybody)


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
        self.asked = sorted(qualities, key=lambda quality: quality.among)
        """The same as they are asked for: whose it is comes last, for that candidates are mostly found by."""
        self.among = max([quality.among for quality in qualities], default=ANYBODYS)
        self.zone = zone
        self.person = person
        self.many = True
        every = [*qualities, *(quality for kind in kinds for quality in kind.qualities)]
        self.is_steady = all(quality.is_steady for quality in every)

    def choice_words(self) -> list[str]:
        """How those are called that are no things: numbers, types of cards."""
        return []

    # --- what fits --------------------------------------------------------------------------------

    def fits(self, s: Any, scope: Scope, card: int) -> bool:
        """Is the card one of these? (Where it is does not matter here.)"""
        table: CardState = s
        type = table.definitions[table.what[card]].type
        if type not in self.types:
            return False
        for quality in self.asked:
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

    def cards(self, s: Any, scope: Scope) -> list[int]:
        return [card for card in self.candidates(s, scope) if self.fits(s, scope, card)]

    def candidates(self, s: Any, scope: Scope) -> list[int]:
        """The cards in the zone that the noun speaks of; most nouns in play speak of one type and side."""
        table: CardState = s
        if self.zone != PLAY:
            return table.book.cards_in(table, self.zone, scope.seat)
        if self.among == OWN:
            return own_of_type(table, scope.seat, self.only_type)
        if self.among == HOSTILE:
            return table.book.enemies(table, scope.seat, self.only_type)
        return in_play_of_type(table, self.only_type)

    def points_at(self, known: Known) -> Whom:
        """In no hand and no pile but one's own can a card be found."""
        if self.zone != PLAY:
            return Whom(OWN, every=True)
        whose = _told_by(self.qualities, known)
        if whose == ANYBODYS:
            whose = shared([_told_by(kind.qualities, known) for kind in self.kinds])
        return Whom(whose, every=True)

    # --- composing --------------------------------------------------------------------------------

    def __or__(self, other: Noun) -> Noun:
        if self.qualities or other.qualities:
            first = tuple(kind.with_(self.qualities) for kind in self.kinds)
            second = tuple(kind.with_(other.qualities) for kind in other.kinds)
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
        nouns = alternatives([self._kind_phrase(kind, speaker, many) for kind in self.kinds])
        said = " ".join(word for word in [*(q.text(speaker) for q in before), nouns] if word)
        if many and said.startswith(ANOTHERS.words):
            said = said.replace(ANOTHERS.words, "other players'", 1)
        if many and said.startswith("an opponent's "):
            said = said.replace("an opponent's ", "opponents' ", 1)
        return _followed(said, [q.text(speaker) for q in after])

    def _kind_phrase(self, kind: Kind, speaker: Speaker, many: bool) -> str:
        before = sorted([q for q in kind.qualities if q.rank != AFTER], key=lambda q: q.rank)
        after = [q for q in kind.qualities if q.rank == AFTER]
        noun = plural(kind.word) if many else kind.word
        words = [q.text(speaker) for q in before] + [noun] + [q.text(speaker) for q in after]
        return " ".join(word for word in words if word)

    def one(self, speaker: Speaker) -> str:
        """With an article: "an enemy Personality", "your Follower", "another of your Followers"."""
        phrase = self.phrase(speaker)
        if phrase.startswith(YOUR_OTHER.words):
            return self.phrase(speaker, many=True).replace(YOUR_OTHER.words, "another of your", 1)
        return phrase if phrase.startswith(("your ", "another ", "an opponent's ", "the ")) else a(phrase)

    def text(self, speaker: Speaker) -> str:
        phrase = self.phrase(speaker)
        if phrase.startswith(("your ", ANOTHERS.words, "an opponent's ")):
            kinds = [self._kind_phrase(kind, speaker, many=True) for kind in self.kinds]
            several = self.phrase(speaker, many=True).replace(alternatives(kinds), listed(kinds), 1)
            return f"each of {'the ' if several.startswith('other ') else ''}{several}"
        return f"each {phrase}"

    def owning(self, speaker: Speaker) -> str:
        text = self.text(speaker)
        return f"{text}'" if text.endswith("s") else f"{text}'s"

    def pronoun(self) -> str:
        return "him" if self.person else "it"


class ThisCard(Noun):
    """The card that says it, while something is true of it."""

    def __init__(self, qualities: tuple[Quality, ...]) -> None:
        super().__init__((), qualities, person=True)

    def fits(self, s: Any, scope: Scope, card: int) -> bool:
        return card == scope.source and all(quality.fits(s, scope, card) for quality in self.qualities)

    def candidates(self, s: Any, scope: Scope) -> list[int]:
        return [] if scope.source == NOTHING else [scope.source]

    def one(self, speaker: Speaker) -> str:
        return speaker.kind

    def phrase(self, speaker: Speaker, many: bool = False) -> str:
        return speaker.kind

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN, itself=True)


def alternatives(nouns: list[str]) -> str:
    """With a comma where what follows the last is said of it alone.

    >>> alternatives(["Item", "Spell"]), alternatives(["Follower", "Personality without Followers"])
    ('Item or Spell', 'Follower, or Personality without Followers')
    """
    if len(nouns) < 2 or " with" in nouns[0]:
        return listed(nouns, "or")
    noun, followed, _ = nouns[-1].partition(" with")
    is_another = followed and nouns[-2].split()[-1] != noun.split()[-1]
    return f"{', '.join(nouns[:-1])}, or {nouns[-1]}" if is_another else listed(nouns, "or")


def _told_by(qualities: tuple[Quality, ...], known: Known) -> int:
    return max([quality.tells_whose(known) for quality in qualities], default=ANYBODYS)


def _followed(phrase: str, after: list[str]) -> str:
    """What is said after the noun, one after another: "without Items and with Chi 3 or lower"."""
    for words in after:
        again = words.startswith("with") and " with" in phrase
        is_apart = ", or " in phrase or (again and " or " in phrase)
        joint = "," if is_apart else " and" if again else ""
        phrase = f"{phrase}{joint} {words}" if words else phrase
    return phrase


# --- making them ----------------------------------------------------------------------------------


def noun_for(word: str, *types: int, person: bool = False) -> Noun:
    """Cards of some types: "Personality", "attachment"."""
    return Noun((Kind(word, types, (), person),), (), PLAY, person)


def noun_with(word: str, types: tuple[int, ...], person: bool, *keywords: str) -> Noun:
    """Cards of some types with a keyword that the noun itself says: "Samurai", "Weapon"."""
    return Noun((Kind(word, types, (Silent(*keywords),)),), (), PLAY, person)


class Silent(Keyword):
    """A keyword that is not said again, for the noun says it."""

    def text(self, speaker: Speaker) -> str:
        return ""


# --- whose ----------------------------------------------------------------------------------------


@final
class Whose(Quality):
    """Controlled by who speaks, or by anybody else."""

    def __init__(self, words: str, is_own: bool) -> None:
        super().__init__(OWNER, words, OWN if is_own else ANYBODYS)
        self.is_own = is_own
        self.owners = OWN if is_own else HOSTILE
        self.is_steady = True

    def fits(self, s: CardState, scope: Scope, card: int) -> bool:
        return (s.controller[card] == scope.seat) == self.is_own


YOURS = Whose("your", True)
YOUR_OTHER = Whose("your other", True)
ANOTHERS = Whose("another player's", False)
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


def anothers(noun: Noun, *qualities: Quality) -> Noun:
    return noun.with_(ANOTHERS, *qualities)


def this(*qualities: Quality) -> Noun:
    """To be picked: the card itself, where that is a choice."""
    return ThisCard(qualities)
