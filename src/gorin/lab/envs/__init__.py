"""Environments for programs that learn: a core of our own, and what other libraries expect (docs/lab.md)."""

from gorin.lab.envs.core import ACTIONS, CHANCE, Env
from gorin.lab.envs.vector import Batch, ProcessVectorEnv, VectorEnv

__all__ = ["ACTIONS", "CHANCE", "Batch", "Env", "ProcessVectorEnv", "VectorEnv"]
