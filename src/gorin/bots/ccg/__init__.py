"""What the heuristic bot knows of the CCG: gold first, attack what falls, defend what holds.

It reads the table as a seat sees it (`board`) and the generated text of abilities (`reading`): what a card
says is what it does, so the words tell what an option is worth. `tactics` finds the judge for a question.
"""

from gorin.bots.ccg.tactics import rate

__all__ = ["rate"]
