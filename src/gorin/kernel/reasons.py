"""Why something is not possible: one sentence and the clauses behind it."""

from __future__ import annotations

from typing import final


@final
class Reason:
    """A sentence that tells a player why, with the ids of the clauses behind it.

    >>> str(Reason("A border holds one combat token.", "BR-PLC-10"))
    'A border holds one combat token. [BR-PLC-10]'
    """

    def __init__(self, sentence: str, *clauses: str) -> None:
        self.sentence = sentence
        """What the player reads."""
        self.clauses = clauses
        """The ids of the clauses, as the ledgers have them."""

    def __str__(self) -> str:
        return f"{self.sentence} [{', '.join(self.clauses)}]" if self.clauses else self.sentence

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.sentence, self.clauses) == (other.sentence, other.clauses)

    def __hash__(self) -> int:
        return hash((self.sentence, self.clauses))

    def __repr__(self) -> str:
        return f"Reason({self.sentence!r}, {', '.join(map(repr, self.clauses))})"
