"""Replaces the parts of Gymnasium and PettingZoo that the adapters need, if these are
not installed.
"""

import enum
import sys
import types
from types import SimpleNamespace

import numpy as np


class Space:
    def __eq__(self, other):
        return type(self) is type(other) and repr(vars(self)) == repr(vars(other))


class Box(Space):
    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def contains(self, x):
        return (
            isinstance(x, np.ndarray)
            and (x.shape, x.dtype) == (self.shape, self.dtype)
            and bool(((self.low <= x) & (x <= self.high)).all())
        )


class Discrete(Space):
    def __init__(self, n):
        self.n = n

    def contains(self, x):
        return isinstance(x, (int, np.integer)) and 0 <= x < self.n

    def sample(self, mask):
        return np.random.choice(np.flatnonzero(mask))


class MultiDiscrete(Space):
    def __init__(self, nvec):
        self.nvec = np.array(nvec)

    def contains(self, x):
        return x.shape == self.nvec.shape and bool(((0 <= x) & (x < self.nvec)).all())


class Dict(Space):
    def __init__(self, spaces):
        self.spaces = spaces

    def contains(self, x):
        return x.keys() == self.spaces.keys() and all(
            space.contains(x[name]) for name, space in self.spaces.items()
        )


def batch_space(space, n):
    if isinstance(space, Discrete):
        return MultiDiscrete([space.n] * n)
    return Box(space.low, space.high, (n, *space.shape), space.dtype)


class AutoresetMode(enum.Enum):
    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


class Env:
    def reset(self, *, seed=None, options=None):
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random = np.random.default_rng(seed)


class VectorEnv(Env):
    closed = False

    def close(self):
        if not self.closed:
            self.close_extras()
        self.closed = True


class AECEnv:
    @property
    def num_agents(self):
        return len(self.agents)

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def last(self):
        agent = self.agent_selection
        by_agent = self._cumulative_rewards, self.terminations, self.truncations, self.infos
        return self.observe(agent), *(one[agent] for one in by_agent)

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action):
        """Removes the agent; the next agent that is over follows."""
        if action is not None:
            raise ValueError("a dead agent cannot act")
        gone = self.agent_selection
        self.agents.remove(gone)
        for one in (self.rewards, self._cumulative_rewards, self.terminations,
                    self.truncations, self.infos):  # fmt: skip
            del one[gone]
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]


class Wrapper(AECEnv):
    def __init__(self, env):
        self.unwrapped = env

    def __getattr__(self, name):
        if name == "unwrapped":
            raise AttributeError(name)
        return getattr(self.unwrapped, name)


def install():
    """Installs the stand-ins if the packages are missing."""
    try:
        import gymnasium  # noqa: F401
        import pettingzoo  # noqa: F401
    except ImportError:
        farama = types.ModuleType("gymnasium")
        farama.spaces = SimpleNamespace(Box=Box, Dict=Dict, Discrete=Discrete)
        farama.Env = Env
        farama.vector = SimpleNamespace(
            VectorEnv=VectorEnv,
            AutoresetMode=AutoresetMode,
            utils=SimpleNamespace(batch_space=batch_space),
        )
        zoo = types.ModuleType("pettingzoo")
        zoo.AECEnv = AECEnv
        names = "AssertOutOfBoundsWrapper", "OrderEnforcingWrapper"
        zoo.utils = SimpleNamespace(
            wrappers=SimpleNamespace(**dict.fromkeys(names, Wrapper))
        )
        sys.modules |= {"gymnasium": farama, "pettingzoo": zoo}
