"""Definitions altered in one place, to see whether the text of the card tells.

A place is an attribute of some word of a card: a number, a duration, a filter, an owner, a player, a kind of
event. What counts as an attribute is read from the constructors: whatever a word was made with, and whatever
was set on it afterwards. Words that are a sentence beside a function (`Simple`, `Told`, the declared kinds)
are indivisible: they are exchanged as a whole, for another one of the same game.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from gorin.language.card_filters import CardFilter, Kind
from gorin.language.comparing import Quantity
from gorin.language.core.base import Amount, Condition
from gorin.language.core.definition import Definition, Dialect, TextRenderer
from gorin.language.core.render import card_text
from gorin.language.core.zones import PLAY
from gorin.language.event_kinds import EventKind, Role
from gorin.language.picks import ANY_NUMBER, CHOOSES, PERFORMS, TARGETS, Pick
from gorin.language.players import Who
from gorin.language.predicates import Predicate
from gorin.language.rule_kinds import RuleKind
from gorin.language.triggers import Trigger

FAMILIES: tuple[type, ...] = (
    Predicate,
    CardFilter,
    Condition,
    Amount,
    Who,
    Trigger,
    Role,
    EventKind,
    RuleKind,
    Quantity,
    Kind,
)
"""Words of one family can stand in each other's place."""
BY_CLASS = frozenset({"LcgAbility.designators"})
"""Plumbing of one class: the window of an ability of the LCG tells what it is."""
PAIRS = """
    Simple Told Says Asked EventKind RuleKind Quantity ActionKind DeadlyAction EachOf Change Outcome Kind
    Who Whose Counted Where Verb
"""
INDIVISIBLE = frozenset(PAIRS.split())
"""Words that pair a sentence with a function or a tag: neither half means anything without the other."""
TELLING = "words told prompt name word subject each title forms once behind in_front of_several at"
PRESENTED = frozenset(TELLING.split())
"""How a word is told, not what it does."""
REFERENCES = "slot number rank person many anywhere named slug self_name said brief"
"""What refers to what, and how it is spoken of."""
TAGS = "kind about of hears tag"
"""The class, or a declared kind, ties a sentence to each of them."""
CACHES = "among owners whose left_open is_steady lowers only_in_play"
"""For programs that judge a card or look for others."""
WAYS = "aims manner where early as_target on_event makes_room of_bearer is_of_its_moment window"
"""When and how something is carried out; the verb or the heading says it."""
PLUMBING = frozenset(f"{REFERENCES} {TAGS} {CACHES} {WAYS}".split())


class Place(NamedTuple):
    """An attribute of a word: `key` is the index in a tuple or list, or the key of a dict."""

    word: Any
    attribute: str
    key: Any = None

    @property
    def name(self) -> str:
        return f"{type(self.word).__name__}.{self.attribute}"

    def read(self) -> Any:
        value = getattr(self.word, self.attribute)
        return value if self.key is None else value[self.key]

    def write(self, value: Any) -> None:
        if self.key is None:
            setattr(self.word, self.attribute, value)
            return
        whole = getattr(self.word, self.attribute)
        if isinstance(whole, dict):
            setattr(self.word, self.attribute, {**whole, self.key: value})
            return
        parts = list(whole)
        parts[self.key : self.key + 1] = [] if value is GONE else [value]
        setattr(self.word, self.attribute, type(whole)(parts))


GONE: Any = object()
"""In place of a filter that is left out."""


class Change(NamedTuple):
    """What is altered, and to what."""

    kind: str
    place: Place
    value: Any

    @property
    def told(self) -> str:
        shown = "nothing" if self.value is GONE else getattr(self.value, "words", None) or self.value
        return f"{self.kind}: {self.place.name} = {shown!r}"


# --- the words of a card --------------------------------------------------------------------------


@cache
def given_to(cls: type) -> frozenset[str]:
    """The attributes that hold what the constructor of a class was given."""
    return _given(cls, None)


def _given(cls: type, open_: frozenset[str] | None) -> frozenset[str]:
    """`open_`: those of its parameters that come from whoever makes the word, if not all of them do."""
    owner, made = _constructor(cls)
    if owner is None or made is None:
        return frozenset()
    arguments = [*made.args.args, *made.args.kwonlyargs, *([made.args.vararg] if made.args.vararg else [])]
    free = frozenset(each.arg for each in arguments) if open_ is None else open_
    found = {name for name, value in _assigned(made) if isinstance(value, ast.Name) and value.id in free}
    base = owner.__mro__[1]
    for call in [node for node in ast.walk(made) if _is_super(node)]:
        found |= _given(base, _passed_on(base, call, free))
    return frozenset(found)


def _passed_on(base: type, call: Any, free: frozenset[str]) -> frozenset[str]:
    """The parameters of a base class that are filled with what the constructor was given."""
    made = _constructor(base)[1]
    if made is None:
        return frozenset()
    names = [each.arg for each in made.args.args[1:]]
    filled = [*zip(names, call.args, strict=False), *((word.arg, word.value) for word in call.keywords)]
    if made.args.vararg and call.args:
        filled.append((made.args.vararg.arg, call.args[-1]))
    return frozenset(name for name, value in filled if _names_in(value) & free)


def _names_in(value: ast.AST) -> set[str]:
    inner = value.value if isinstance(value, ast.Starred) else value
    return {inner.id} if isinstance(inner, ast.Name) else set()


def _is_super(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    value = node.func.value
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "super"


@cache
def constants_of(cls: type) -> dict[str, Any]:
    """The attributes that the constructors of a class set to a constant, with it."""
    found: dict[str, Any] = {}
    for each in reversed(cls.__mro__):
        owner, made = _constructor(each)
        if owner is each and made is not None:
            found |= {n: v.value for n, v in _assigned(made) if isinstance(v, ast.Constant)}
    return found


def _assigned(made: ast.FunctionDef) -> Iterator[tuple[str, ast.AST]]:
    for node in ast.walk(made):
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets, value = [node.target], node.value
        else:
            continue
        yield from ((each.attr, value) for each in targets if isinstance(each, ast.Attribute))


@cache
def _constructor(cls: type) -> tuple[type | None, ast.FunctionDef | None]:
    """The constructor of a class, and where it comes from. Compiled classes are read from their file."""
    for each in cls.__mro__:
        module = sys.modules.get(each.__module__)
        tree = _tree_of(getattr(module, "__file__", None) or "") if each.__module__ != "builtins" else None
        for node in ast.walk(tree) if tree else ():
            if isinstance(node, ast.ClassDef) and node.name == each.__name__:
                made = [n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"]
                if made:
                    return each, made[0]
    return None, None


@cache
def _tree_of(path: str) -> ast.AST | None:
    source = re.sub(r"\.[\w-]+\.so$", ".py", path)
    return ast.parse(Path(source).read_text(encoding="utf-8")) if source.endswith(".py") else None


def attributes(word: Any) -> dict[str, Any]:
    """Everything that a word holds, on either engine."""
    names = list(getattr(word, "__dict__", {}))
    for cls in type(word).__mro__:
        names += getattr(cls, "__mypyc_attrs__", ())
    return {name: getattr(word, name) for name in dict.fromkeys(names) if hasattr(word, name)}


def is_word(value: Any) -> bool:
    return type(value).__module__.startswith("gorin.") and not isinstance(value, Definition | Dialect)


SMALL = 4
"""Of how many words something may be made that is tried in the place of something else."""


def is_indivisible(word: Any) -> bool:
    return type(word).__name__ in INDIVISIBLE


def words_of(*roots: Any) -> list[Any]:
    """Every word that a card is written with, each once."""
    found: dict[int, Any] = {}
    waiting = list(reversed(roots))
    while waiting:
        word = waiting.pop()
        if id(word) in found:
            continue
        if isinstance(word, Pick) and word.aims:
            continue  # the rules say whom Ranged Attacks and Fear may target
        found[id(word)] = word
        if not is_indivisible(word):
            waiting += [
                each for value in attributes(word).values() for each in _inside(value) if is_word(each)
            ]
    return list(found.values())


def _inside(value: Any) -> list[Any]:
    if isinstance(value, tuple | list):
        return list(value)
    return list(value.values()) if isinstance(value, dict) else [value]


def places_of(word: Any) -> Iterator[Place]:
    """The attributes of a word that can be altered by themselves."""
    given, constant = given_to(type(word)), constants_of(type(word))
    for name, value in attributes(word).items():
        is_given = name in given or (name in constant and value != constant[name])
        if not is_given or name in PRESENTED or name in PLUMBING or name.startswith("_"):
            continue
        if f"{type(word).__name__}.{name}" in BY_CLASS:
            continue
        if isinstance(value, tuple | list):
            yield from (Place(word, name, at) for at in range(len(value)))
        elif isinstance(value, dict):
            yield from (Place(word, name, key) for key in value)
        else:
            yield Place(word, name)


# --- what can be altered --------------------------------------------------------------------------


class Game(NamedTuple):
    """What the cards of a game are written with: words that can stand in each other's place."""

    durations: int
    others: dict[type, list[tuple[Any, str]]]
    """Family -> every word of it that some card uses, with what it says by itself."""


def words_by_family(cards: list[list[Any]]) -> dict[type, list[tuple[Any, str]]]:
    found: dict[type, dict[int, Any]] = defaultdict(dict)
    for words in cards:
        for word in words:
            family = family_of(word)
            if family is Who and type(word) is not Who:
                continue  # it speaks of somebody whom the same card has named
            if family is not None and len(words_of(word)) <= SMALL:
                found[family][id(word)] = word
    return {family: [(word, read_aloud(word)) for word in words.values()] for family, words in found.items()}


def family_of(word: Any) -> type | None:
    return next((family for family in FAMILIES if isinstance(word, family)), None)


Picking = Callable[[list[Any]], list[Any]]
"""Which of the words that could stand in a place are tried there."""


def changes_of(word: Any, game: Game, pick: Picking) -> Iterator[Change]:
    """The changes for every place of a word."""
    if is_indivisible(word):
        return
    for place in places_of(word):
        value = place.read()
        if isinstance(value, bool):
            yield Change("flag", place, not value)
        elif isinstance(value, int):
            yield from _numbers(place, value, game)
        elif isinstance(value, str):
            yield Change("name", place, f"{value}x")
        else:
            yield from _exchanged(place, value, game, pick)


def _numbers(place: Place, value: int, game: Game) -> Iterator[Change]:
    if place.attribute == "until":
        yield Change("duration", place, (value + 1) % game.durations)
    elif place.attribute == "how":
        yield Change("comparison", place, (value + 2) % 5)
    elif place.attribute == "sign":
        yield Change("comparison", place, -value)
    elif place.attribute == "zone":
        if type(place.word) is CardFilter and value != PLAY:
            yield Change("place", place, PLAY)
    elif place.attribute == "role":
        if value == TARGETS:
            yield Change("target", place, CHOOSES)
    elif place.attribute == "least" and value == getattr(place.word, "most", value + 1):
        if getattr(place.word, "role", PERFORMS) == TARGETS:  # what must be picked elsewhere is `most`, too
            yield Change("number", place, value - 1)
    elif value >= ANY_NUMBER:
        yield Change("number", place, 3)
    else:
        yield Change("number", place, value + 1)


KINDS = {Predicate: "filter", CardFilter: "filter", Kind: "filter", Who: "player", Condition: "condition"}


def _exchanged(place: Place, value: Any, game: Game, pick: Picking) -> Iterator[Change]:
    family = family_of(value)
    if family is None:
        return
    same = ("", read_aloud(value))
    others = [each for each, said in game.others.get(family, []) if said not in same]
    for other in pick(others):
        if all(part is not place.word for part in words_of(other)):  # no word is a part of itself
            yield Change(KINDS.get(family, "kind"), place, other)
    if family is Predicate and place.key is not None:
        yield Change("filter left out", place, GONE)


def read_aloud(word: Any) -> str:
    """A word by itself, which is enough to tell it from others."""
    try:
        return _said(word).replace("another", "other")  # of one and of several: they mean the same
    except (KeyError, IndexError, ValueError, NotImplementedError):
        return ""


def _said(word: Any) -> str:
    renderer = TextRenderer()
    if isinstance(word, EventKind | RuleKind | Quantity):
        return word.told
    if isinstance(word, Kind):
        return " ".join([*(predicate.text(renderer) for predicate in word.predicates), word.word])
    return str(word.text(renderer, True) if isinstance(word, Role) else word.text(renderer))


def is_same(one: Any, other: Any) -> bool:
    """Made alike: they mean the same and may say the same."""
    if type(one) is not type(other):
        return False
    mine, its = attributes(one), attributes(other)
    return all(_alike(mine[name], its.get(name)) for name in mine)


def _alike(one: Any, other: Any) -> bool:
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return len(one) == len(other) and all(_alike(a, b) for a, b in zip(one, other, strict=True))
    if is_word(one) and is_word(other):
        return one is other or is_same(one, other)
    if callable(one) and callable(other):
        return getattr(one, "__code__", one) == getattr(other, "__code__", other)
    return bool(one == other)


# --- reading it -----------------------------------------------------------------------------------


def text_of_card(card: Definition) -> str:
    """The text as it is now, whatever was read before."""
    for phrase in card.words:
        phrase.said = ""
    return card_text(card)


def is_told(change: Change, text: Callable[[], str], before: str) -> bool | None:
    """Is the text another one after the change? None where there can be no such card."""
    attribute, whole = change.place.attribute, getattr(change.place.word, change.place.attribute)
    try:
        change.place.write(change.value)
        return text() != before
    except (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError, RecursionError):
        return None
    finally:
        setattr(change.place.word, attribute, whole)
