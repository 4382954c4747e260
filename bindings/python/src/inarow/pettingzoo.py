"""Games as PettingZoo environments: seats that act one after another.

    import inarow.pettingzoo

    env = inarow.pettingzoo.env("renju")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))

Agents are the names of seats. A seat is a player, who keeps it when colours are swapped.
An observation is a dictionary: `observation` has the planes, and `action_mask` has the
legal ids, as in `inarow.vector`. All agents see the board as the acting agent sees it.
The mask of all other agents is 0; after the game, the masks of all agents are 0.
"""

# The types must also hold where the package is not installed.
# mypy: disable-error-code="import, type-arg, no-untyped-call", allow-subclassing-any

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import pettingzoo
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError(
        "inarow.pettingzoo needs the packages pettingzoo and gymnasium", name=missing.name
    ) from missing

from . import vector
from .errors import Error

RENDER_MODES = ("ansi", "human")


def env(variant: str, render_mode: str | None = None, **settings: Any) -> Any:
    """Create a game that checks the order of calls and the range of actions.

    :param variant: a name that the arbiter knows
    :param render_mode: "ansi": `render` returns the board as text; "human": `render`
        prints the board
    :param settings: `options`, `seed`, `layout`, `mask`, `illegal`, `start`, `max_steps`
        and `service`, as for `inarow.vector.make`. The default of `illegal` is "lose"
    """
    wrappers = pettingzoo.utils.wrappers
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(variant, render_mode, **settings))
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(pettingzoo.AECEnv):  # noqa: N801
    """A game without these checks. A copy is a new game with the same settings."""

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self, variant: str, render_mode: str | None = None, **settings: Any
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            modes = ", ".join(RENDER_MODES)
            raise Error(f"render_mode: expected one of {modes}, got {render_mode!r}")
        self._made = functools.partial(type(self), variant, render_mode, **settings)
        self.metadata = {"name": f"inarow_{variant}", **self.metadata}
        self.render_mode = render_mode
        settings.setdefault("illegal", "lose")
        #: the games of `inarow.vector`, with this game as game 0
        self.games = vector.make(variant, 1, autoreset="disabled", **settings)
        self.possible_agents = list(self.games.seats)
        self.agents: list[str] = []
        planes = spaces.Box(0, 255, self.games.observation_shape, np.uint8)
        mask = spaces.Box(0, 1, (self.games.num_actions,), np.int8)
        self.state_space = planes
        self.observation_spaces = {
            agent: spaces.Dict({"observation": planes, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.games.num_actions)
            for agent in self.possible_agents
        }

    def __reduce__(self) -> tuple[Any, tuple[()]]:
        return self._made, ()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Begin a new game. `options` are ignored."""
        self.games.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._actor()

    def _actor(self) -> str:
        return self.games.seats[int(self.games.arrays["actors"][0])]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        _, rewards, terminations, truncations, info = self.games.step(
            vector.one_action(action)
        )
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards[0].tolist()))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, bool(terminations[0]))
        self.truncations = dict.fromkeys(self.agents, bool(truncations[0]))
        reason = self.games.reason(info["reasons"][0])
        if reason:
            self.infos = {agent: {"reason": reason} for agent in self.agents}
        self.agent_selection = self._actor()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        arrays = self.games.arrays
        mask = arrays["mask"][0].astype(np.int8)
        over = arrays["terminations"][0] or arrays["truncations"][0]
        if over or agent != self._actor():
            mask[:] = 0
        return {"observation": self.state(), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """Return the planes."""
        planes: NDArray[np.uint8] = self.games.arrays["observations"][0]
        return planes.copy()

    def render(self) -> str | None:
        """Return the board as text, or print it and return None."""
        if self.render_mode is None:
            return None
        with self.games.game(0) as game:
            text = game.render()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        self.games.close()
