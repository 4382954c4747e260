"""Learns a game by playing against itself, in the manner of AlphaZero.

    learn.py connect_four
    learn.py renju

The folder `--out` receives the learning curve as CSV and SVG, the network, and the final
results.
"""

import argparse
import csv
import ctypes
import json
import time
from pathlib import Path

import numpy as np
import torch
from play import (
    Replay, against_itself, against_random, alone, make, openings, pair, searching,
    self_play,
)  # fmt: skip
from search import Search
from torch import nn
from torch.nn import functional

GAMES = {  # options, length of the training, and most random moves before a game
    "connect_four": {"options": {}, "iterations": 15, "random": 0},
    "renju": {"options": {"size": 9}, "iterations": 60, "random": 36},
}
# A short run, to test that everything works.
QUICK = {"iterations": 1, "games": 32, "moves": 48, "simulations": 4, "updates": 16}
OPENINGS = 2000
BATCH = 128


class Network(nn.Module):
    """Returns logits per action id, and the value for the player to move."""

    def __init__(self, env, width=32, blocks=3):
        super().__init__()
        height, _, planes = env.observation_shape
        falls = env.num_actions < env.shape.cells  # an id per column
        self.first = nn.Conv2d(planes, width, 3, padding=1)
        self.blocks = nn.ModuleList()
        for _ in range(blocks):
            inner = nn.Conv2d(width, width, 3, padding=1)
            outer = nn.Conv2d(width, width, 3, padding=1)
            nn.init.zeros_(outer.weight)
            self.blocks.append(nn.Sequential(nn.ReLU(), inner, nn.ReLU(), outer))
        self.points = nn.Conv2d(width, 1, (height if falls else 1, 1))
        self.others = nn.Linear(2 * width, env.num_actions)
        self.value = nn.Sequential(nn.Linear(2 * width, 64), nn.ReLU(), nn.Linear(64, 1))
        self.to(memory_format=torch.channels_last)  # several times as fast on a CPU

    def forward(self, observations):
        x = self.first(observations.permute(0, 3, 1, 2).float())
        for block in self.blocks:
            x = x + block(x)
        x = torch.relu(x)
        pooled = torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)
        logits, points = self.others(pooled), self.points(x).flatten(1)
        logits = logits + functional.pad(points, (0, logits.shape[1] - points.shape[1]))
        return logits, torch.tanh(self.value(pooled)).squeeze(1)

    @torch.inference_mode()
    def ask(self, observations):
        logits, value = self(torch.from_numpy(observations))
        return logits.numpy(), value.numpy()


def train(network, optimizer, replay, updates, rng):
    """Returns the mean loss."""
    losses = []
    for _ in range(updates):
        arrays = map(np.ascontiguousarray, replay.sample(BATCH, rng))
        observations, policies, outcomes = map(torch.from_numpy, arrays)
        logits, values = network(observations)
        loss = functional.cross_entropy(logits, policies)
        loss = loss + functional.mse_loss(values, outcomes)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
    return float(np.mean(losses))


def keep_memory():
    """Keep large arrays: glibc would return them to the system, which is slow."""
    allocator = ctypes.CDLL(None)
    if hasattr(allocator, "mallopt"):
        for option, value in ((-4, 0), (-1, 2**31 - 1), (-2, 2**28)):
            allocator.mallopt(option, value)  # M_MMAP_MAX, M_TRIM_THRESHOLD, M_TOP_PAD


def learn(env, args, rng, show):
    """Returns the network and the rows of its curve."""
    variant, begun = env.variant, time.perf_counter()
    network = Network(env)
    optimizer = torch.optim.Adam(network.parameters(), lr=0.002)
    search = Search(env, network.ask, args.simulations)
    replay = Replay(env, args.memory)
    judges, begun_games = games_to_judge(env, 100), games_to_judge(env, 500, begun=True)
    rows, loss = [], 0.0
    env.reset()
    for iteration in range((args.iterations or GAMES[variant]["iterations"]) + 1):
        if iteration > 0:  # the first row is that of the untrained network
            self_play(env, search, replay, args.moves, rng)
        if replay.known.sum() > BATCH:
            loss = train(network, optimizer, replay, args.updates, rng)
        row = {"positions": iteration * args.moves * args.games, "loss": round(loss, 3)}
        row["wins"] = against_random(judges, alone(network.ask), args.seed)[0]
        counts = against_itself(begun_games, alone(network.ask), args.seed)
        row["fouls"] = counts["fouls"] / 5  # % of 500 games
        row["yielded"] = round(100 * counts["fouls"] / max(counts["tempted"], 1), 2)
        row["seconds"] = round(time.perf_counter() - begun, 1)
        rows.append(row)
        show(row)
    return network, rows


def games_to_judge(env, games, begun=False):
    """Return games from the empty board, or after random moves not used in self-play."""
    more = {"options": env.options, "service": env.service}
    most = GAMES[env.variant]["random"]
    if begun and most:
        more["start"] = openings(env.variant, OPENINGS, most, 99, **more)
    return pair(env.variant, games, **more)


def examine(env, network, args, show):
    """Test the network alone, and with a search."""
    hundred, thousand = games_to_judge(env, 100), games_to_judge(env, 1000)
    begun = games_to_judge(env, 1000, begun=True)
    by_itself = alone(network.ask)
    drawn = alone(network.ask, np.random.default_rng(args.seed), drawn=10)
    searches = [
        searching(Search(games[0], network.ask, args.simulations))
        for games in (hundred, begun)
    ]
    for name, (wins, counts) in {
        "alone, 100 games against random play": against_random(hundred, by_itself, 1),
        "search, 100 games against random play": against_random(hundred, searches[0], 1),
        "alone, 1000 games against itself, 10 moves drawn":
            (None, against_itself(thousand, drawn, 1)),
        "alone, 1000 games against itself, after random moves":
            (None, against_itself(begun, by_itself, 1)),
        "search, 1000 games against itself, after random moves":
            (None, against_itself(begun, searches[1], 1)),
    }.items():  # fmt: skip
        show({"what": name, "wins": wins, **counts})


def draw(rows, title, path):
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 2, figsize=(9, 3.2))
    for axis, name, label in zip(axes, ("wins", "fouls"), (
        "wins in 100 games against random play", "games lost by a foul, %",
    )):  # fmt: skip
        axis.plot([row["positions"] for row in rows], [row[name] for row in rows])
        axis.set(xlabel="positions of self-play", ylabel=label, ylim=(0, None))
    figure.suptitle(title)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variant", choices=GAMES)
    parser.add_argument("--out", type=Path, default=Path("build/learn"))
    for name, value in {
        "seed": 1, "threads": 1, "iterations": 0, "games": 256, "moves": 16,
        "simulations": 16, "updates": 256, "memory": 192,
    }.items():  # fmt: skip
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--quick", action="store_true", help="see that everything runs")
    if parser.parse_args().quick:
        parser.set_defaults(**QUICK)
    args = parser.parse_args()
    keep_memory()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    args.out.mkdir(parents=True, exist_ok=True)
    results = []

    def show(result):
        results.append(result)
        print(json.dumps(result), flush=True)

    options = GAMES[args.variant]["options"]
    most = GAMES[args.variant]["random"]
    start = openings(args.variant, OPENINGS, most, args.seed, options=options)
    env = make(
        args.variant, args.games, options=options, seed=args.seed,
        start=start if most else None,
    )  # fmt: skip
    network, rows = learn(env, args, np.random.default_rng(args.seed), show)
    draw(rows, f"{args.variant}, seed {args.seed}", args.out / f"{args.variant}.svg")
    torch.save(network.state_dict(), args.out / f"{args.variant}.pt")
    with open(args.out / f"{args.variant}.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    examine(env, network, args, show)
    found = json.dumps(results[len(rows) :], indent=1)
    (args.out / f"{args.variant}.json").write_text(found + "\n")


if __name__ == "__main__":
    main()
