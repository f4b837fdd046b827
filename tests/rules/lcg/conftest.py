"""The LCG is tried on its own rules, though it is not offered yet."""

from support.lcg_offered import offered

__all__ = ["offered"]
