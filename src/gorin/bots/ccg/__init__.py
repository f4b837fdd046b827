"""What the heuristic bot knows of the CCG: gold first, attack what falls, defend what holds.

It reads the table as a seat sees it (`board`) and asks the definitions of cards what abilities do, cost and
need (`gorin.language.meaning`); `weighing` says what that is worth. `tactics` finds the judge for a question.
"""

from gorin.bots.ccg.tactics import rate

__all__ = ["rate"]
