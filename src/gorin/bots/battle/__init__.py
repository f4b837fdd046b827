"""What the heuristic bot knows of Battle for Rokugan.

Everything is counted in honor. `board` is the table as a seat sees it, `worth` what it means to hold a
province (`ambition`: for the secret objective), `odds` what a hidden token may be, `forecast` how the round
will end. `state_based`, `placing` and `cards` judge options by the change that each makes to all this;
`tactics` finds the judge for a question.
"""

from gorin.bots.battle.tactics import rate

__all__ = ["rate"]
