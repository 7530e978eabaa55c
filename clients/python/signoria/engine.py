"""One engine process, talked to in lines of JSON. The protocol stands in docs/engine.md."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any, Optional, Sequence

#: How the engine is started unless told otherwise; the game's name is put behind it.
DEFAULT_COMMAND = ("npx", "signoria", "engine")


class EngineError(Exception):
    """A request that was refused. `problem` is the answer: its `error` says what kind it is."""

    def __init__(self, problem: dict[str, Any]):
        super().__init__(problem.get("words") or json.dumps(problem, ensure_ascii=False))
        self.problem = problem


class Engine:
    """The rules of one game. A context manager: the process ends with it."""

    def __init__(self, game: str, command: Optional[Sequence[str]] = None):
        argv = [*(command or _command_from_environment()), game]
        self._process = subprocess.Popen(
            argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.about = self.request("hello")

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.close()
        self._process.wait(timeout=30)
        if self._process.stdout is not None:
            self._process.stdout.close()

    def request(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends one request and waits for its answer."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(json.dumps({"do": do, **fields}) + "\n")
        stdin.flush()
        line = stdout.readline()
        if line == "":
            raise EOFError(f"the engine has ended (exit code {self._process.poll()})")
        answer = json.loads(line)
        if not answer.pop("ok"):
            raise EngineError(answer)
        return answer

    def new(self, players: int, seed: str = "", options: Optional[dict] = None, edition: Any = None) -> "Position":
        fields = {"players": players, "seed": seed, "options": options or {}, "edition": edition}
        return Position(self, self.request("new", **fields))


class Position:
    """A game at one moment. Drop it when you are done with it, or use it as a context manager."""

    def __init__(self, engine: Engine, answer: dict[str, Any]):
        self._engine = engine
        self.name: str = answer["position"]
        self._status = answer

    def __enter__(self) -> "Position":
        return self

    def __exit__(self, *_: object) -> None:
        self.drop()

    @property
    def over(self) -> bool:
        return self._status["over"]

    @property
    def outcome(self) -> Optional[dict[str, Any]]:
        """Winners and the reason; None while the game runs."""
        return self._status["outcome"]

    @property
    def deciding(self) -> list[int]:
        """The seats that are to answer, counted from 0."""
        return self._status["deciding"]

    def menu(self, seat: Optional[int] = None, wide: Optional[int] = None) -> dict[str, Any]:
        return self._ask("menu", seat=seat, wide=wide)

    def choices(self, seat: Optional[int] = None) -> list[str]:
        """The answers to choose from, each as a line of the game's notation."""
        return self.menu(seat)["choices"]

    def play(self, line: str, seat: Optional[int] = None) -> "Position":
        self._status = self._ask("play", line=line, seat=seat)
        return self

    def view(self, seat: Optional[int]) -> Any:
        """What a seat may know; None is a spectator."""
        return self._engine.request("view", position=self.name, seat=seat)["view"]

    def score(self) -> list[float]:
        return self._ask("score")["totals"]

    def evaluate(self) -> list[float]:
        """The chance to win from here for each seat, as our bots judge it."""
        return self._ask("evaluate")["shares"]

    def bot(self, level: str = "adept", seat: Optional[int] = None, **fields: Any) -> dict[str, Any]:
        return self._ask("bot", level=level, seat=seat, **fields)

    def simulate(self, games: int, level: str = "random", **fields: Any) -> dict[str, Any]:
        return self._ask("simulate", games=games, level=level, **fields)

    def clone(self) -> "Position":
        return self._copy(self._ask("clone"))

    def imagine(self, seat: Optional[int], seed: int = 0) -> "Position":
        """A world that `seat` cannot tell from this one: all it cannot know is dealt anew."""
        return self._copy(self._engine.request("imagine", position=self.name, seat=seat, seed=seed))

    def drop(self) -> None:
        self._ask("drop")

    def _ask(self, do: str, **fields: Any) -> dict[str, Any]:
        given = {name: value for name, value in fields.items() if value is not None}
        return self._engine.request(do, position=self.name, **given)

    def _copy(self, answer: dict[str, Any]) -> "Position":
        return Position(self._engine, {**self._status, **answer})


def _command_from_environment() -> Sequence[str]:
    """`SIGNORIA_ENGINE`, a JSON list, names another way to start it."""
    given = os.environ.get("SIGNORIA_ENGINE")
    return DEFAULT_COMMAND if given is None else json.loads(given)
