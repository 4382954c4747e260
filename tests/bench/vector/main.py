"""Measures steps per second of many games through Python, beside other programs.

python3 tests/bench/vector/main.py [--pettingzoo FOLDER] [--gymnasium FOLDER]
[--gomoku-rl FOLDER] [--games N] [--rounds N] [--seconds N]

Every step draws a legal action for each game, plays it, and returns observation, mask
and rewards; a game that ends starts again. The programs take turns on one core,
several times, and the best round counts. Times are processor time.
"""

import argparse
import functools
import os
import sys
import time

import arrays
import inarow
import inarow.vector
import outside

GOMOKU = {"options": {"size": 15}}
OURS = (
    ("Connect Four", "connect_four", {}),
    ("go-moku 15×15", "gomoku", GOMOKU),
    ("renju, legal mask", "renju", {"mask": "legal"}),
    ("renju, safe mask", "renju", {"mask": "safe"}),
    ("Pente 19×19", "pente", {}),
)


def ours(games, variant, settings):
    env = inarow.vector.make(variant, games, seed=1, **settings)
    env.reset()
    return lambda: env.step(env.sample())


def numpy_alone(games, *shape):
    env = arrays.Games(games, *shape)
    return lambda: env.step(env.sample())


def adapted(games):
    import inarow.pettingzoo

    service = inarow.Library()
    make = functools.partial(inarow.pettingzoo.env, "connect_four", service=service)
    return outside.Agents(make, games).step


def programs(asked):
    """Yields the name, the game, and a function that makes the function that steps all
    games.
    """
    n, zoo = asked.games, asked.pettingzoo
    for game, variant, settings in OURS:
        yield "inarow.vector", game, functools.partial(ours, n, variant, settings)
    yield "NumPy", "Connect Four", functools.partial(numpy_alone, n, 6, 7, 4, True)
    yield "NumPy", "go-moku 15×15", functools.partial(numpy_alone, n, 15, 15, 5, False)
    if zoo and asked.gymnasium:
        sys.path[:0] = [zoo, asked.gymnasium]
        for name in "env", "raw_env":
            yield f"PettingZoo connect_four_v3.{name}", "Connect Four", functools.partial(
                lambda name: outside.pettingzoo(n, zoo, name).step, name
            )
        yield "inarow.pettingzoo.env", "Connect Four", functools.partial(adapted, n)
    else:
        print("PettingZoo: left out without --pettingzoo and --gymnasium", file=sys.stderr)
    if asked.gomoku_rl:
        yield "gomoku_rl's core on PyTorch", "go-moku 15×15", lambda: (
            outside.GomokuRl(n, asked.gomoku_rl).step
        )
    else:
        print("gomoku_rl: left out without --gomoku-rl", file=sys.stderr)


def one_core():
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def speed(step, games, seconds):
    """Returns steps of single games per second."""
    start, done = time.process_time(), 0
    while True:
        step()
        done += games
        spent = time.process_time() - start
        if spent >= seconds:
            return done / spent


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in "pettingzoo", "gymnasium", "gomoku-rl":
        parser.add_argument(f"--{name}", metavar="FOLDER")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    asked = parser.parse_args()
    one_core()
    listed = list(programs(asked))
    steps = [make() for _, _, make in listed]
    best = [0.0] * len(listed)
    for step in steps:
        # After this warm-up, the games are at various stages.
        speed(step, asked.games, asked.seconds)
    for _ in range(asked.rounds):
        for i, step in enumerate(steps):
            best[i] = max(best[i], speed(step, asked.games, asked.seconds))
    print(f"| program | game | steps/s, {asked.games:,} games |\n|---|---|--:|")
    for (name, game, _), figure in zip(listed, best):
        print(f"| {name} | {game} | {figure:,.0f} |")


if __name__ == "__main__":
    main()
