"""Facts of printed cards, as JSON files of whoever has them tell them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from gorin.cards.lint.features import plain
from gorin.kernel.errors import GorinError
from gorin.language.core.definition import slug_of
from gorin.language.library.library import Name, library_of


class Printed(NamedTuple):
    """What is printed: the text of each card by its slug, and every trait."""

    texts: dict[str, str]
    traits: set[str]


def read_printed(game: str, paths: Iterable[Path]) -> Printed:
    """The facts of all these files; of a card that two of them tell, the later counts in the CCG.

    The LCG has several cards with one title: they are numbered as they come.
    """
    cards = [card for path in paths for card in _cards(path)]
    traits = {trait for card in cards for trait in _traits(card)}
    slugs = _numbered(cards) if game == "lcg" else [_experienced(game, card) for card in cards]
    return Printed(dict(zip(slugs, map(_text, cards), strict=True)), traits)


def _cards(path: Path) -> list[dict[str, Any]]:
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise GorinError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise GorinError(f"{path} is not JSON: {error}") from None
    cards = told.get("cards") if isinstance(told, dict) else told
    if not isinstance(cards, list) or not all(_is_card(card) for card in cards):
        raise GorinError(f"{path} holds no facts of cards: expected a list of objects, each with a name")
    wrong = next((card["name"] for card in cards if not _is_readable(card)), None)
    if wrong is not None:
        raise GorinError(
            f"{path}: the text, traits, keywords, abilities or experience of {wrong} cannot be read"
        )
    return cards


def _is_card(card: Any) -> bool:
    return isinstance(card, dict) and isinstance(card.get("name"), str)


def _is_readable(card: dict[str, Any]) -> bool:
    """Whether everything that is read of a card is what it should be."""
    lists = [card.get("traits") or [], card.get("keywords") or []]
    abilities = card.get("abilities") or []
    return (
        isinstance(card.get("text") or "", str)
        and all(isinstance(each, list) and all(isinstance(word, str) for word in each) for each in lists)
        and isinstance(abilities, list)
        and all(isinstance(each, dict) and isinstance(each.get("does"), str) for each in abilities)
        and isinstance(_level(card), int)
    )


def _level(card: dict[str, Any]) -> Any:
    return card.get("experience_level", card.get("experience", 0)) or 0


def _numbered(cards: list[dict[str, Any]]) -> list[str]:
    seen: Counter[str] = Counter()
    slugs = []
    for card in cards:
        slug = slug_of(card["name"])
        seen[slug] += 1
        slugs.append(slug if seen[slug] == 1 else f"{slug}-{seen[slug]}")
    return slugs


def _experienced(game: str, card: dict[str, Any]) -> str:
    return library_of(game).slug(Name(card["name"], _level(card)))


def _text(card: dict[str, Any]) -> str:
    """The text; facts that tell abilities one by one are put together as a card would have them."""
    abilities = card.get("abilities") or []
    if card.get("text") or not all("designators" in each for each in abilities):
        return str(card.get("text") or "")
    return "\n".join(_ability(each) for each in abilities)


def _ability(ability: dict[str, Any]) -> str:
    head = " ".join([*ability.get("ability_keywords", ()), "/".join(ability["designators"])]).strip()
    return f"{head}: {ability['does']}" if head else str(ability["does"])


def _traits(card: dict[str, Any]) -> list[str]:
    """Traits and keywords as a text would name them: "Lion Clan" is a Lion, experience is no trait."""
    named = [
        plain(each).replace("-", " ") for each in (*(card.get("traits") or []), *(card.get("keywords") or []))
    ]
    return [each.removesuffix(" clan") for each in named if not re.search(r"\d|experienced", each)]
