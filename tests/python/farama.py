"""Runs PettingZoo's and Gymnasium's own tests on the adapters.

python3 tests/python/farama.py [VARIANT…]

Both packages must be importable. Lines begin with the variant; the last line counts
them.
"""

import contextlib
import io
import sys
import warnings

import gymnasium
import inarow
import inarow.gymnasium
import inarow.pettingzoo
import numpy as np
import pettingzoo
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state_space


def zoo(service, variant):
    def make(**settings):
        return inarow.pettingzoo.env(variant, service=service, **settings)

    api_test(make(), num_cycles=200)
    seed_test(make, num_cycles=200)
    test_state_space(make().unwrapped)
    with contextlib.redirect_stdout(io.StringIO()):
        render_test(make)


def single(_, variant):
    for seat in "alternating", "random", 1:
        kwargs = {"variant": variant, "seat": seat}
        gymnasium.register("Games-v0", "inarow.gymnasium:Env", kwargs=kwargs)
        check_env(gymnasium.make("Games-v0", render_mode="ansi").unwrapped)
        del gymnasium.registry["Games-v0"]


def trace(service, variant, mode, steps):
    """Steps through wrappers that depend on the form of infos."""
    games = inarow.gymnasium.VectorEnv(
        variant, 16, seat="random", autoreset_mode=mode, service=service
    )
    env = DictInfoToList(RecordEpisodeStatistics(games))
    observations, infos = env.reset(seed=5)
    env.action_space.seed(3)
    seen = [observations]
    for _ in range(steps):
        masks = tuple(info["action_mask"] for info in infos)
        actions = env.action_space.sample(masks)
        observations, rewards, ends, cuts, infos = env.step(actions)
        assert env.observation_space.contains(observations)
        episodes = sum("episode" in info for info in infos)
        assert episodes == (ends | cuts).sum()
        seen += [observations, rewards, ends, cuts]
    env.close()
    return seen


def side_by_side(service, variant):
    for mode in "NextStep", "SameStep":
        runs = [trace(service, variant, mode, 100) for _ in range(2)]
        assert data_equivalence(*runs, exact=True)


def warned(test, service, variant):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        test(service, variant)
    return {str(one.message) for one in caught}


def main():
    print(f"pettingzoo {pettingzoo.__version__}, gymnasium {gymnasium.__version__}")
    print(f"numpy {np.__version__}, inarow {inarow.__version__}")
    with inarow.Library() as service:
        known = [one["name"] for one in service.variants()]
        for done, variant in enumerate(sys.argv[1:] or known):
            seen = set()
            for test in zoo, single, side_by_side:
                seen |= warned(test, service, variant)
                print(f"{variant}: {test.__name__} passed", flush=True)
            for one in sorted(seen):
                print(f"{variant}: {one}")
    print(done + 1, "variants passed")


if __name__ == "__main__":
    main()
