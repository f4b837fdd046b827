"""Tables of features: what is printed on each card, without a sentence of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from gorin.cards.lint import ccg, lcg
from gorin.cards.lint.comparing import Difference, differences
from gorin.cards.lint.features import TRAIT, Features, Lexicon, Reader
from gorin.cards.lint.printed import Printed, read_printed
from gorin.kernel.errors import GorinError

SLUG = "slug"
LEXICONS = {"lcg": lcg.LEXICON, "celestial": ccg.LEXICON, "diamond": ccg.LEXICON, "war-of-honor": ccg.LEXICON}


class Table:
    """The printed features of the cards of a game, and the reader that finds the same in other texts."""

    def __init__(self, lexicon: Lexicon, cards: dict[str, Features]) -> None:
        self.cards = cards
        traits = {trait for features in cards.values() for trait in features[TRAIT]}
        self.reader = Reader(lexicon, traits)

    @classmethod
    def of(cls, lexicon: Lexicon, printed: Printed) -> Table:
        reader = Reader(lexicon, printed.traits)
        return cls(lexicon, {slug: reader.printed(text) for slug, text in printed.texts.items()})

    def differences(self, slug: str, text: str) -> list[Difference]:
        """What our text of a card and the printed one do not have in common."""
        return differences(slug, self.cards.get(slug), self.reader.rendered(text), self.reader.rules)

    def write(self, path: Path) -> None:
        rows = [[SLUG, *self.reader.rules]]
        for slug, features in sorted(self.cards.items()):
            rows.append([slug, *(_told(features[group]) for group in self.reader.rules)])
        try:
            path.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
        except OSError as error:
            raise GorinError(f"{path} cannot be written: {error.strerror}") from None


def read_facts(game: str, paths: Sequence[Path]) -> Table:
    """The features in files of facts: a table of them, or JSON files with the printed texts."""
    if game not in LEXICONS:
        raise GorinError(
            f"the cards of {game} cannot be linted. Games whose cards can: {', '.join(LEXICONS)}"
        )
    tables = [path for path in paths if path.suffix == ".tsv"]
    if not tables:
        return Table.of(LEXICONS[game], read_printed(game, paths))
    if len(paths) > 1:
        raise GorinError(f"{tables[0]} is a table of features: it cannot be mixed with other files of facts")
    return read_table(LEXICONS[game], tables[0])


def read_table(lexicon: Lexicon, path: Path) -> Table:
    try:
        head, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    except (OSError, UnicodeError) as error:
        raise GorinError(f"{path} cannot be read: {error}") from None
    groups = tuple(lexicon.groups)
    if head.split("\t") != [SLUG, *groups]:
        raise GorinError(
            f"{path} is not a table of this game's features: expected {', '.join([SLUG, *groups])}"
        )
    rows = [line.split("\t") for line in lines]
    wrong = next((number for number, row in enumerate(rows, 2) if len(row) != len(groups) + 1), None)
    if wrong is not None:
        raise GorinError(f"{path}, line {wrong}: expected {len(groups) + 1} columns")
    return Table(lexicon, {slug: dict(zip(groups, map(_bag, cells), strict=True)) for slug, *cells in rows})


def _told(bag: Counter[str]) -> str:
    return ", ".join(f"{name} x{count}" if count > 1 else name for name, count in sorted(bag.items()))


def _bag(told: str) -> Counter[str]:
    """
    >>> _bag("bow, draw x2")
    Counter({'draw': 2, 'bow': 1})
    """
    bag: Counter[str] = Counter()
    for part in filter(None, told.split(", ")):
        found = re.fullmatch(r"(.*?)(?: x(\d+))?", part)
        assert found is not None
        bag[found[1]] += int(found[2] or 1)
    return bag
