"""Card filters: kinds of cards, and what is said of them before and after the name."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from gorin.language.core.active_effects import in_play_of_type, own_of_type
from gorin.language.core.base import Selector
from gorin.language.core.context import NOTHING, AbilityContext
from gorin.language.core.definition import TextRenderer
from gorin.language.core.english import a, listed, plural
from gorin.language.core.meaning import ANYBODYS, HOSTILE, OWN, Known, Whom, shared
from gorin.language.core.state import CardState
from gorin.language.core.zones import PLAY
from gorin.language.predicates import AFTER, OWNER, Keyword, Predicate, Simple
from gorin.language.selectors import called


@final
class Kind:
    """One alternative of a card filter: a word, the card types it stands for, and its own predicates."""

    def __init__(
        self, word: str, types: tuple[int, ...], predicates: tuple[Predicate, ...], is_anybody: bool = False
    ) -> None:
        self.word = word
        self.types = types
        self.predicates = predicates
        self.is_anybody = is_anybody
        """People in general: "he" could be any of them, whatever else they are called."""

    def with_(self, predicates: tuple[Predicate, ...]) -> Kind:
        return Kind(self.word, self.types, self.predicates + predicates, self.is_anybody)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardFilter(Selector):
    """All cards of a kind. Used as things it means each of them in play."""

    def __init__(
        self,
        kinds: tuple[Kind, ...],
        predicates: tuple[Predicate, ...] = (),
        zone: int = PLAY,
        person: bool = False,
    ) -> None:
        self.kinds = kinds
        self.types = frozenset(type for kind in kinds for type in kind.types)
        self.only_type = min(self.types) if len(self.types) == 1 else NOTHING
        self.predicates = predicates
        self.asked = sorted(predicates, key=lambda predicate: predicate.among)
        """The same as they are asked for: whose it is comes last, for that candidates are mostly found by."""
        self.among = max([predicate.among for predicate in predicates], default=ANYBODYS)
        self.zone = zone
        self.person = person
        self.many = True
        every = [*predicates, *(predicate for kind in kinds for predicate in kind.predicates)]
        self.is_steady = all(predicate.is_steady for predicate in every)

    def choice_words(self) -> list[str]:
        """How those are called that are no things: numbers, types of cards."""
        return []

    # --- what fits --------------------------------------------------------------------------------

    def fits(self, s: Any, context: AbilityContext, card: int) -> bool:
        """Is the card one of these? (Where it is does not matter here.)"""
        table: CardState = s
        type = table.definitions[table.what[card]].type
        if type not in self.types:
            return False
        for predicate in self.asked:
            if not predicate.fits(s, context, card):
                return False
        for kind in self.kinds:
            if type in kind.types:
                for predicate in kind.predicates:
                    if not predicate.fits(s, context, card):
                        break
                else:
                    return True
        return False

    def cards(self, s: Any, context: AbilityContext) -> list[int]:
        return [card for card in self.candidates(s, context) if self.fits(s, context, card)]

    def missed(self, s: Any, context: AbilityContext, thing: int) -> CardFilter | None:
        """The one condition that a thing does not meet, as a card filter that says no more than that.

        Where it is and its type come first, then what is said of it. None where it is one of these.
        """
        if thing in self.candidates(s, context) and self.fits(s, context, thing):
            return None
        table: CardState = s
        if type(self) is not CardFilter or not 0 <= thing < len(table.what):
            return self  # its own words say it best
        its_type = table.type_of(thing)
        bare = [Kind(each.word, each.types, ()) for each in self.kinds]
        kinds = tuple([kind for kind in bare if its_type in kind.types])
        if not kinds or table.zone[thing] != self.zone:
            return CardFilter(tuple(bare), (), self.zone)
        for predicate in self.predicates:
            if not predicate.fits(s, context, thing):
                is_silent = not predicate.text(TextRenderer())
                return self if is_silent else CardFilter(kinds, (predicate,), self.zone)
        if self.fits(s, context, thing):
            return CardFilter(kinds, (YOURS,), self.zone)  # it lies in the pile of somebody else
        return CardFilter(tuple([kind for kind in self.kinds if its_type in kind.types]), (), self.zone)

    def candidates(self, s: Any, context: AbilityContext) -> list[int]:
        """The cards in the zone that the card filter speaks of.

        Most card filters in play speak of one type and side.
        """
        table: CardState = s
        if self.zone != PLAY:
            return table.rules.cards_in(table, self.zone, context.seat)
        if self.among == OWN:
            return own_of_type(table, context.seat, self.only_type)
        if self.among == HOSTILE:
            return table.rules.enemies(table, context.seat, self.only_type)
        return in_play_of_type(table, self.only_type)

    def points_at(self, known: Known) -> Whom:
        """In no hand and no pile but one's own can a card be found."""
        if self.zone != PLAY:
            return Whom(OWN, every=True)
        whose = _told_by(self.predicates, known)
        if whose == ANYBODYS:
            whose = shared([_told_by(kind.predicates, known) for kind in self.kinds])
        return Whom(whose, every=True)

    # --- composing --------------------------------------------------------------------------------

    def __or__(self, other: CardFilter) -> CardFilter:
        if self.predicates or other.predicates:
            first = tuple(kind.with_(self.predicates) for kind in self.kinds)
            second = tuple(kind.with_(other.predicates) for kind in other.kinds)
            return CardFilter(first + second, (), self.zone, self.person and other.person)
        return CardFilter(self.kinds + other.kinds, (), self.zone, self.person and other.person)

    def with_(self, *predicates: Predicate) -> CardFilter:
        return CardFilter(self.kinds, self.predicates + predicates, self.zone, self.person)

    def in_zone(self, zone: int) -> CardFilter:
        return CardFilter(self.kinds, self.predicates, zone, self.person)

    # --- reading ----------------------------------------------------------------------------------

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        """Without an article: "unbowed enemy Personality without attachments", "your Followers"."""
        before = sorted([q for q in self.predicates if q.rank != AFTER], key=lambda q: q.rank)
        said = self._said([q.text(renderer) for q in before], renderer, many)
        if many and said.startswith(ANOTHERS.words):
            said = said.replace(ANOTHERS.words, "other players'", 1)
        return _followed(said, self._after(renderer), len(self.kinds) > 1)

    def controlled(self, renderer: TextRenderer, many: bool = False) -> str:
        """The same with its owner behind: "unbowed Samurai you control", for what follows an article."""
        every = [*self.predicates, *(predicate for kind in self.kinds for predicate in kind.predicates)]
        if not any(q.behind for q in every):
            return self.phrase(renderer, many)
        before = sorted([q for q in self.predicates if q.rank != AFTER], key=lambda q: q.rank)
        said = self._said([_in_front(q, renderer) for q in before], renderer, many, True)
        after = [*(_behind(q, many) for q in before), *self._after(renderer)]
        return _followed(said, after, len(self.kinds) > 1)

    def _said(self, before: list[str], renderer: TextRenderer, many: bool, behind: bool = False) -> str:
        card_filters = alternatives([self._kind_phrase(kind, renderer, many, behind) for kind in self.kinds])
        return " ".join(word for word in [*before, card_filters] if word)

    def _after(self, renderer: TextRenderer) -> list[str]:
        return [q.text(renderer) for q in self.predicates if q.rank == AFTER]

    def _kind_phrase(self, kind: Kind, renderer: TextRenderer, many: bool, behind: bool = False) -> str:
        before = sorted([q for q in kind.predicates if q.rank != AFTER], key=lambda q: q.rank)
        after = [q.text(renderer) for q in kind.predicates if q.rank == AFTER]
        card_filter = plural(kind.word) if many else kind.word
        if behind:
            words = [
                *(_in_front(q, renderer) for q in before),
                card_filter,
                *(_behind(q, many) for q in before),
                *after,
            ]
        else:
            words = [*(q.text(renderer) for q in before), card_filter, *after]
        return " ".join(word for word in words if word)

    def one(self, renderer: TextRenderer) -> str:
        """With an article: "an enemy Personality", "a Follower you control"."""
        phrase = self.controlled(renderer)
        return phrase if phrase.startswith(("another ", "the ")) else a(phrase)

    def text(self, renderer: TextRenderer) -> str:
        phrase = self.phrase(renderer)
        if phrase.startswith(("your ", ANOTHERS.words)):
            kinds = [self._kind_phrase(kind, renderer, many=True) for kind in self.kinds]
            several = self.phrase(renderer, many=True).replace(alternatives(kinds), listed(kinds), 1)
            return f"each of {'the ' if several.startswith('other ') else ''}{several}"
        return f"each {phrase}"

    def owning(self, renderer: TextRenderer) -> str:
        text = self.text(renderer)
        return f"{text}'" if text.endswith("s") else f"{text}'s"

    def pronoun(self) -> str:
        return "him" if self.person else "it"


class ThisCard(CardFilter):
    """The card that says it, while something is true of it."""

    def __init__(self, predicates: tuple[Predicate, ...]) -> None:
        super().__init__((), predicates, person=True)

    def fits(self, s: Any, context: AbilityContext, card: int) -> bool:
        return card == context.source and all(
            predicate.fits(s, context, card) for predicate in self.predicates
        )

    def candidates(self, s: Any, context: AbilityContext) -> list[int]:
        return [] if context.source == NOTHING else [context.source]

    def one(self, renderer: TextRenderer) -> str:
        return renderer.kind

    def phrase(self, renderer: TextRenderer, many: bool = False) -> str:
        return renderer.kind

    def points_at(self, known: Known) -> Whom:
        return Whom(OWN, itself=True)


def _in_front(predicate: Predicate, renderer: TextRenderer) -> str:
    """What is left of it before the name where its owner is named behind."""
    return predicate.in_front if predicate.behind else predicate.text(renderer)


def _behind(predicate: Predicate, many: bool) -> str:
    return (predicate.of_several if many else "") or predicate.behind


def alternatives(card_filters: list[str]) -> str:
    """With a comma where what follows the last is said of it alone.

    >>> alternatives(["Item", "Spell"]), alternatives(["Follower", "Personality without Followers"])
    ('Item or Spell', 'Follower, or Personality without Followers')
    """
    if len(card_filters) < 2 or " with" in card_filters[0]:
        return listed(card_filters, "or")
    card_filter, followed, _ = card_filters[-1].partition(" with")
    is_another = followed and card_filters[-2].split()[-1] != card_filter.split()[-1]
    return (
        f"{', '.join(card_filters[:-1])}, or {card_filters[-1]}" if is_another else listed(card_filters, "or")
    )


def _told_by(predicates: tuple[Predicate, ...], known: Known) -> int:
    return max([predicate.tells_whose(known) for predicate in predicates], default=ANYBODYS)


def _followed(phrase: str, after: list[str], is_of_several: bool) -> str:
    """What is said after the name, one after another; a comma makes it belong to all of several names.

    >>> _followed("Personality without Items", ["with Chi 3 or lower"], False)
    'Personality without Items and with Chi 3 or lower'
    >>> _followed("Follower, or Personality without Followers", ["you control"], True)
    'Follower, or Personality without Followers, you control'
    >>> _followed("Bushi, Courtier, or Shugenja character", ["you control"], False)
    'Bushi, Courtier, or Shugenja character you control'
    """
    for words in after:
        again = words.startswith("with") and " with" in phrase
        is_apart = (is_of_several and ", or " in phrase) or (again and " or " in phrase)
        joint = "," if is_apart else " and" if again else ""
        phrase = f"{phrase}{joint} {words}" if words else phrase
    return phrase


# --- making them ----------------------------------------------------------------------------------


def noun_for(word: str, *types: int, person: bool = False) -> CardFilter:
    """Cards of some types: "Personality", "attachment"."""
    return CardFilter((Kind(word, types, (), person),), (), PLAY, person)


def noun_with(word: str, types: tuple[int, ...], person: bool, *keywords: str) -> CardFilter:
    """Cards of some types with a keyword that the name itself says: "Samurai", "Weapon"."""
    return CardFilter((Kind(word, types, (Silent(*keywords),)),), (), PLAY, person)


class Silent(Keyword):
    """A keyword that is not said again, for the name says it."""

    def text(self, renderer: TextRenderer) -> str:
        return ""


# --- whose ----------------------------------------------------------------------------------------


@final
class Whose(Predicate):
    """Controlled by who speaks, or by anybody else."""

    def __init__(self, words: str, is_own: bool, in_front: str = "") -> None:
        super().__init__(OWNER, words, OWN if is_own else ANYBODYS)
        self.is_own = is_own
        self.in_front = in_front
        self.behind = "you control" if is_own else "another player controls"
        self.of_several = "" if is_own else "other players control"
        self.owners = OWN if is_own else HOSTILE
        self.is_steady = True

    def fits(self, s: CardState, context: AbilityContext, card: int) -> bool:
        return (s.controller[card] == context.seat) == self.is_own


YOURS = Whose("your", True)
YOUR_OTHER = Whose("your other", True, "other")
ANOTHERS = Whose("another player's", False)
of_active_player = Simple(
    AFTER, "controlled by the active player", lambda s, context, card: s.controller[card] == s.active
)


def any_(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    return card_filter.with_(*predicates)


def your(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    return card_filter.with_(YOURS, *predicates)


def your_other(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    """Where one of yours was named; the predicates leave that one out."""
    return card_filter.with_(YOUR_OTHER, *predicates)


def anothers(card_filter: CardFilter, *predicates: Predicate) -> CardFilter:
    return card_filter.with_(ANOTHERS, *predicates)


def this(*predicates: Predicate) -> CardFilter:
    """To be picked: the card itself, where that is a choice."""
    return ThisCard(predicates)


# --- by what they are -----------------------------------------------------------------------------


def that(card_filter: CardFilter, whom: Selector) -> Selector:
    """Cards that were spoken of, by their kind: "that attachment"."""
    return called(f"that {card_filter.phrase(TextRenderer())}", whom)


def the(card_filter: CardFilter, whom: Selector) -> Selector:
    """The same where several were spoken of: "the Samurai"."""
    return called(f"the {card_filter.phrase(TextRenderer())}", whom)
