"""What differs between a printed card and ours, and which differences are meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from gorin.cards.lint.features import COUNTED, KEPT, Features
from gorin.kernel.errors import GorinError

COLUMNS = ("game", "slug", "feature", "reason")
UNKNOWN = "card +unknown"
"""The feature of a card that is in no list of facts."""


class Difference(NamedTuple):
    """One feature of a card that one side lacks: `verb -draw` is printed only, `verb +draw` ours only."""

    slug: str
    feature: str


class Explanation(NamedTuple):
    """A difference that is meant, and why."""

    game: str
    slug: str
    feature: str
    reason: str


def differences(
    slug: str, printed: Features | None, rendered: Features, rules: Mapping[str, str]
) -> list[Difference]:
    """What the two texts of a card do not have in common; without a printed one, that."""
    if printed is None:
        return [Difference(slug, UNKNOWN)]
    return [
        Difference(slug, f"{group} {item}")
        for group, rule in rules.items()
        for item in missing(rule, printed[group], rendered[group])
    ]


def missing(rule: str, printed: Counter[str], rendered: Counter[str]) -> list[str]:
    """
    >>> missing(COUNTED, Counter(["2", "2"]), Counter(["2", "3"]))
    ['-2', '+3']
    >>> missing(KEPT, Counter(["turn"]), Counter(["game"]))
    ['-turn']
    """
    if rule != COUNTED:
        printed, rendered = Counter(set(printed)), Counter(set(rendered))
    lost = _items("-", printed - rendered)
    return lost if rule == KEPT else lost + _items("+", rendered - printed)


def _items(sign: str, bag: Counter[str]) -> list[str]:
    return [f"{sign}{name} x{count}" if count > 1 else f"{sign}{name}" for name, count in sorted(bag.items())]


def unexplained(found: Iterable[Difference], known: Iterable[Explanation]) -> list[Difference]:
    meant = {(row.slug, row.feature) for row in known}
    return [each for each in found if each not in meant]


def idle(known: Iterable[Explanation], found: Iterable[Difference]) -> list[Explanation]:
    """The explanations of what does not differ (any more)."""
    differ = set(found)
    return [row for row in known if (row.slug, row.feature) not in differ]


def read_explanations(path: Path) -> list[Explanation]:
    """The rows of a file of differences that are meant: game, slug, feature and reason."""
    try:
        head, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    except (OSError, UnicodeError) as error:
        raise GorinError(f"{path} cannot be read: {error}") from None
    if tuple(head.split("\t")) != COLUMNS:
        raise GorinError(
            f"{path}: the first line must name the columns {', '.join(COLUMNS)}, with tabs between"
        )
    return [_row(path, number, line) for number, line in enumerate(lines, 2)]


def _row(path: Path, number: int, line: str) -> Explanation:
    cells = [cell.strip() for cell in line.split("\t")]
    if len(cells) != len(COLUMNS) or not all(cells):
        raise GorinError(f"{path}, line {number}: expected {', '.join(COLUMNS)}, with tabs between")
    return Explanation(*cells)
