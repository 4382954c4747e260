"""Plays programs by others in the same way, from folders with their sources."""

import importlib.util
import sys
import types

import numpy as np


def pettingzoo(games, folder, name):
    """Plays PettingZoo's Connect Four, one game after another: `env`, or `raw_env`."""
    # pygame only draws, and is not needed here
    sys.modules.setdefault("pygame", types.ModuleType("pygame"))
    sys.path.insert(0, folder)
    from pettingzoo.classic import connect_four_v3

    return Agents(getattr(connect_four_v3, name), games)


class Agents:
    """Plays games of PettingZoo's kind, each with everything that `last` returns."""

    def __init__(self, make, games):
        self.rng = np.random.default_rng(1)
        self.envs = [make() for _ in range(games)]
        for env in self.envs:
            env.reset()

    def step(self):
        draws = self.rng.random(len(self.envs)).tolist()
        for env, draw in zip(self.envs, draws):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                observation, *_ = env.last()
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(draw * len(legal))]))


class GomokuRl:
    """Plays with the core of gomoku_rl, on PyTorch with one thread."""

    def __init__(self, games, folder):
        import torch

        torch.set_num_threads(1)
        torch.manual_seed(1)
        spec = importlib.util.spec_from_file_location(
            "gomoku_rl_core", f"{folder}/gomoku_rl/core.py"
        )
        core = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(core)
        self.torch, self.games = torch, core.Gomoku(games, board_size=15)

    def step(self):
        torch, games = self.torch, self.games
        action = torch.rand(games.num_envs, 225).mul_(games.get_action_mask()).argmax(1)
        seat, before = games.turn, games.move_count
        done, _ = games.step(action)
        won = done & (before + 1 < 225)
        rewards = torch.zeros(games.num_envs, 2)
        rewards[torch.arange(games.num_envs), seat] = won.float()
        rewards[torch.arange(games.num_envs), 1 - seat] = -won.float()
        games.reset(done.nonzero().squeeze(1))
        return games.get_encoded_board(), games.get_action_mask(), rewards, done
