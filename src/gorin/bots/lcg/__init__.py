"""What the heuristic bot knows of the LCG: buy who lasts, attack what breaks, defend what holds.

It reads the table as a seat sees it (`board`) and asks the definitions of cards what abilities do; `weighing`
says what that is worth. `tactics` finds the judge for a question.
"""

from gorin.bots.lcg.tactics import rate

__all__ = ["rate"]
