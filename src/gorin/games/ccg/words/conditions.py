"""Conditions: what must be true, and how it reads after "if"."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.ccg.definition import Speaker
from gorin.games.ccg.kinds import ATTACKING, DEFENDING, NOTHING, PLAY
from gorin.games.ccg.reading import army_force, attachments, clan_of_player, has, has_most_honor, side_of
from gorin.games.ccg.scope import Scope
from gorin.games.ccg.state import CcgState
from gorin.games.ccg.words.base import Condition, Things
from gorin.games.ccg.words.nouns import UNIT, Noun, enemy
from gorin.games.ccg.words.places import my_side
from gorin.games.ccg.words.qualities import Quality
from gorin.words.english import a, listed


class Told(Condition):
    """A condition about the table that a function tells."""

    def __init__(self, words: str, test: Callable[[CcgState, Scope], bool]) -> None:
        self.words = words
        self.test = test

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return self.test(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.words.replace("{self}", speaker.kind)


class Is(Condition):
    """Some card has a quality: "he is dishonorable"."""

    def __init__(self, whose: Things, quality: Quality) -> None:
        self.whose = whose
        self.quality = quality

    def holds(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whose.cards(s, scope)
        return bool(cards) and all(self.quality.fits(s, scope, card) for card in cards)

    def text(self, speaker: Speaker) -> str:
        words = self.quality.text(speaker)
        verb = "has" if words.startswith("with ") else "is"
        return f"{self.whose.subject(speaker)} {verb} {words.removeprefix('with ')}"


class HasKeyword(Condition):
    """Some card has one of these keywords: "he is Lion Clan"."""

    def __init__(self, whose: Things, *keywords: str) -> None:
        self.whose = whose
        self.keywords = keywords

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return any(has(s, card, word) for card in self.whose.cards(s, scope) for word in self.keywords)

    def text(self, speaker: Speaker) -> str:
        words = [word if word.endswith("Clan") else a(word) for word in self.keywords]
        return f"{self.whose.subject(speaker)} is {listed(words, 'or')}"


class IsOne(Condition):
    """Some card is one of these: "it is a Follower"."""

    def __init__(self, whose: Things, noun: Noun) -> None:
        self.whose = whose
        self.noun = noun

    def holds(self, s: CcgState, scope: Scope) -> bool:
        cards = self.whose.cards(s, scope)
        return bool(cards) and all(self.noun.fits(s, scope, card) for card in cards)

    def text(self, speaker: Speaker) -> str:
        return f"{self.whose.subject(speaker)} is {self.noun.one(speaker)}"


class Controls(Condition):
    """You control at least one of these."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return any(s.controller[card] == scope.seat for card in self.noun.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        return f"you control {a(self.noun.phrase(speaker))}"


class Exists(Condition):
    """There is at least one of these."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return bool(self.noun.cards(s, scope))

    def text(self, speaker: Speaker) -> str:
        return f"there is {a(self.noun.phrase(speaker))}"


class Bears(Condition):
    """Somebody has such a card attached."""

    def __init__(self, whose: Things, noun: Noun) -> None:
        self.whose = whose
        self.noun = noun

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return any(
            self.noun.fits(s, scope, each)
            for card in self.whose.cards(s, scope)
            for each in attachments(s, card)
        )

    def text(self, speaker: Speaker) -> str:
        return f"{self.whose.subject(speaker)} has {self.noun.one(speaker)}"


class Not(Condition):
    def __init__(self, condition: Condition, words: str = "") -> None:
        self.condition = condition
        self.words = words

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return not self.condition.holds(s, scope)

    def text(self, speaker: Speaker) -> str:
        return self.words or self.condition.text(speaker).replace(" is ", " is not ", 1)


class All(Condition):
    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return all(condition.holds(s, scope) for condition in self.conditions)

    def text(self, speaker: Speaker) -> str:
        joint = " and " if len(self.conditions) == 2 else ", and "
        return joint.join(condition.text(speaker) for condition in self.conditions)


class AnyOf(Condition):
    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: CcgState, scope: Scope) -> bool:
        return any(condition.holds(s, scope) for condition in self.conditions)

    def text(self, speaker: Speaker) -> str:
        return listed([condition.text(speaker) for condition in self.conditions], "or")


def is_(whose: Things, what: Quality | Noun | str, *more: str) -> Condition:
    """Has the quality, is one of these cards, or has one of the keywords."""
    if isinstance(what, Noun):
        return IsOne(whose, what)
    return HasKeyword(whose, what, *more) if isinstance(what, str) else Is(whose, what)


def not_(condition: Condition, words: str = "") -> Condition:
    return Not(condition, words)


def all_of(*conditions: Condition) -> Condition:
    return All(*conditions)


def any_of(*conditions: Condition) -> Condition:
    return AnyOf(*conditions)


def you_control(noun: Noun) -> Condition:
    return Controls(noun)


def there_is(noun: Noun) -> Condition:
    return Exists(noun)


def bears(whose: Things, noun: Noun) -> Condition:
    return Bears(whose, noun)


def clan_player(*clans: str) -> Condition:
    return Told(
        f"you are {a(listed(list(clans), 'or'))} Clan player",
        lambda s, scope: any(clan in clan_of_player(s, scope.seat) for clan in clans),
    )


NOT_YOUR_TURN = Told("it is not your turn", lambda s, scope: s.active != scope.seat)
MOST_HONOR = Told(
    "you have higher Family Honor than each other player", lambda s, scope: has_most_honor(s, scope.seat)
)


def _is_outnumbered(s: CcgState, scope: Scope) -> bool:
    mine = my_side(s, scope.seat)
    if mine == 0 or s.battlefield == NOTHING:
        return False
    return army_force(s, s.battlefield, mine) < army_force(s, s.battlefield, ATTACKING + DEFENDING - mine)


YOU_DEFEND = Told("you are the Defender", lambda s, scope: s.defender == scope.seat)
ENEMY_UNITS = enemy(UNIT)
ENEMIES_HERE = Told(
    "there are enemy units at the current battlefield", lambda s, scope: bool(ENEMY_UNITS.cards(s, scope))
)
OUTNUMBERED = Told("the enemy army has more total Force than yours", _is_outnumbered)
THIS_IN_PLAY = Told("{self} is in play", lambda s, scope: s.zone[scope.source] == PLAY)
WHILE_ATTACKING = Told("on the attacking side", lambda s, scope: side_of(s, scope.source) == ATTACKING)
WHILE_DEFENDING = Told("on the defending side", lambda s, scope: side_of(s, scope.source) == DEFENDING)
ORDINALS = ("", "first", "second", "third", "fourth")
FIRST_TURN = Told(
    "it is your first turn", lambda s, scope: s.active == scope.seat and s.players[scope.seat].turns == 1
)


def turn_after(last: int) -> Condition:
    """It is none of your first turns: "it is neither your first nor your second turn"."""
    early = [f"your {ORDINALS[turn]}" for turn in range(1, last + 1)]
    words = f"neither {listed(early, 'nor')}" if last > 1 else f"not {early[0]}"
    return Told(f"it is {words} turn", lambda s, scope: s.players[scope.seat].turns > last)
