"""Signoria's rules from Python: a thin client of `signoria engine`, standard library only."""

from .aec import AecEnv
from .engine import Engine, EngineError, Position

__all__ = ["AecEnv", "Engine", "EngineError", "Position"]
