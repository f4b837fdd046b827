"""Choosing at the same time as others: by chance, with odds that nobody can take advantage of."""

from __future__ import annotations

TRUST = 0.5
"""How far rivals are expected to choose as in the worlds that were tried, and not what hurts most."""
ROUNDS = 400
"""How often both sides learn from each other; more changes nothing that matters."""


def mixture(payoffs: dict[str, list[list[float]]]) -> list[float]:
    """How often to choose each of one's options.

    `payoffs` has, for each choice of the rivals that was tried, what came of our options world by world. The
    rivals choose as often as not what they chose in those worlds, and otherwise what hurts us most: against
    somebody like that, no other odds do better (a restricted Nash response, found by regret matching).

    >>> stone_paper_scissors = {"stone": [[0, 1, -1]], "paper": [[-1, 0, 1]], "scissors": [[1, -1, 0]]}
    >>> [round(each, 1) for each in mixture(stone_paper_scissors)]
    [0.3, 0.3, 0.3]
    >>> mixture({"any": [[0.2, 0.9]]})[1] > 0.99
    True
    """
    columns = [_means(worlds) for worlds in payoffs.values()]
    usual = _means([found for worlds in payoffs.values() for found in worlds])
    tables = [
        [TRUST * a + (1.0 - TRUST) * b for a, b in zip(usual, column, strict=True)] for column in columns
    ]
    return _learned(tables)


def _means(rows: list[list[float]]) -> list[float]:
    return [sum([row[index] for row in rows], 0.0) / len(rows) for index in range(len(rows[0]))]


def _learned(tables: list[list[float]]) -> list[float]:
    """Both sides play what they regret not having played; on average that is a balance."""
    ours, theirs = [0.0] * len(tables[0]), [0.0] * len(tables)
    played = [0.0] * len(ours)
    for _ in range(ROUNDS):
        mine, other = _by_regret(ours), _by_regret(theirs)
        values = [
            sum([odds * table[index] for odds, table in zip(other, tables, strict=True)], 0.0)
            for index in range(len(ours))
        ]
        harms = [-_product(mine, table) for table in tables]
        _regret(ours, values, _product(mine, values))
        _regret(theirs, harms, _product(other, harms))
        played = [before + now for before, now in zip(played, mine, strict=True)]
    return [each / ROUNDS for each in played]


def _by_regret(regrets: list[float]) -> list[float]:
    wished = [max(0.0, regret) for regret in regrets]
    total = sum(wished, 0.0)
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [each / total for each in wished]


def _regret(regrets: list[float], values: list[float], got: float) -> None:
    for index, value in enumerate(values):
        regrets[index] += value - got


def _product(odds: list[float], values: list[float]) -> float:
    return sum([a * b for a, b in zip(odds, values, strict=True)], 0.0)
