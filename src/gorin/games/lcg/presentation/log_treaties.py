"""What has happened to treaties, in sentences with the clauses behind them (LCG-TRT)."""

from __future__ import annotations

from collections.abc import Callable

from gorin.games.lcg.formats.treaties.cards import TREATY_CARDS
from gorin.games.lcg.presentation.naming import player_name, stake_label
from gorin.games.lcg.table.state import LcgState

Args = tuple[int, ...]
Words = Callable[[LcgState, Args], str]


def _between(words: str) -> Words:
    """Two parties, by the first two numbers."""
    return lambda s, args: words.format(who=player_name(s, args[0]), other=player_name(s, args[1]))


def _made(s: LcgState, args: Args) -> str:
    who, other = player_name(s, args[0]), player_name(s, args[1])
    return f"{who} and {other} make a treaty and stake {stake_label(s, args[2])} on it"


def _card(s: LcgState, args: Args) -> str:
    card = TREATY_CARDS[args[0]]
    return f"the treaty card is {card.name}: {card.text()}"


LINES: dict[str, tuple[Words, tuple[str, ...]]] = {
    "treaty_deck": (lambda s, args: "", ("LCG-TRT-09",)),
    "treaty_offered": (_between("{who} offers {other} a treaty"), ("LCG-TRT-02",)),
    "treaty_refused": (_between("{who} refuses {other}'s treaty"), ("LCG-TRT-02",)),
    "treaty_made": (_made, ("LCG-TRT-01", "LCG-TRT-06")),
    "treaty_kept": (_between("{who} keeps its promise to {other}"), ("LCG-TRT-05",)),
    "treaty_released": (
        _between("{who} can no longer keep its promise to {other} and is released from it"),
        ("LCG-TRT-03",),
    ),
    "treaty_broken": (_between("{who} breaks the treaty with {other}"), ("LCG-TRT-05", "LCG-TRT-07")),
    "treaty_accused": (_between("{who} accuses {other} of breaking the treaty"), ("LCG-TRT-05",)),
    "treaty_denied": (_between("{who} denies breaking the treaty with {other}"), ("LCG-TRT-05",)),
    "treaty_over": (_between("the treaty between {who} and {other} ends"), ("LCG-TRT-05",)),
    "treaty_card": (_card, ("LCG-TRT-11",)),
    "treaty_dissolved": (_between("the treaty between {who} and {other} is dissolved"), ("LCG-TRT-05",)),
}
