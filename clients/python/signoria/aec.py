"""A game in the manner of PettingZoo's agent-environment cycle: one agent acts at a time, actions are numbers.

The menus of these games are far too wide for one fixed numbering, so an action is an index into the *current* list of
lines (`infos[agent]["lines"]`), and the action mask says how many of the `width` numbers mean anything now.
"""

from __future__ import annotations

from typing import Any, Optional

from .engine import Engine, Position


class AecEnv:
    metadata = {"name": "signoria", "is_parallelizable": False}

    def __init__(self, engine: Engine, players: int, width: int = 256, options: Optional[dict] = None):
        self.engine = engine
        self.width = width
        self._options = options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._position: Optional[Position] = None
        self._lines: list[str] = []

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        if self._position is not None:
            self._position.drop()
        chosen = options if options is not None else self._options
        self._position = self.engine.new(len(self.possible_agents), seed=str(seed), options=chosen)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """The seat's view and the mask of its actions."""
        acting = agent == self.agent_selection and not self.terminations[agent]
        count = len(self._lines) if acting else 0
        return {"observation": self.position.view(self._seat(agent)), "action_mask": mask(count, self.width)}

    def step(self, action: Optional[int]) -> None:
        if self.terminations[self.agent_selection]:
            self._leave(action)
            return
        if action is None or not 0 <= action < len(self._lines):
            raise ValueError(f"action {action!r} is none of the {len(self._lines)} there are")
        self.position.play(self._lines[action], self._seat(self.agent_selection))
        if self.position.over:
            self._conclude()
        else:
            self._turn_to_next()

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        observation = self.observe(agent)
        return (
            observation,
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    @property
    def position(self) -> Position:
        assert self._position is not None, "reset() comes first"
        return self._position

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _turn_to_next(self) -> None:
        seat = self.position.deciding[0]
        self.agent_selection = self.possible_agents[seat]
        self._lines = self.position.menu(seat, wide=self.width)["choices"][: self.width]
        self.infos[self.agent_selection] = {"lines": self._lines}

    def _conclude(self) -> None:
        """A win shared is a win divided; the rewards of all seats add up to what was won."""
        winners = self.position.outcome["winners"]
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1 / len(winners) if seat in winners else 0.0
            self.terminations[agent] = True
        self._lines = []
        self.agent_selection = self.agents[0]

    def _leave(self, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("the game is over: the only step left is None")
        self.agents.remove(self.agent_selection)
        if self.agents:
            self.agent_selection = self.agents[0]


def mask(count: int, width: int) -> list[int]:
    return [1 if i < count else 0 for i in range(width)]
