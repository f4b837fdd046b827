"""The rule ledgers, and which of their clauses the tests show."""

from __future__ import annotations

from gorin.ledgers.clauses import MARKS, Clause, Ledger, LedgerError, find, games, read
from gorin.ledgers.coverage import Coverage, CoverageError, GameReport, report

__all__ = [
    "MARKS",
    "Clause",
    "Coverage",
    "CoverageError",
    "GameReport",
    "Ledger",
    "LedgerError",
    "find",
    "games",
    "read",
    "report",
]
