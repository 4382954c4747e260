"""Judges an archive of games on a Dask cluster, and counts the verdicts.

    judge.py games/*.sgf
    judge.py --begin "[Game " --games 500 --scheduler tcp://10.0.0.1:8786 archive.txt

Without a scheduler, the processors of this machine are the cluster. All workers must see
the files under the same names.
"""

import argparse
import re
from collections import Counter
from pathlib import Path

import inarow
from distributed import Client, LocalCluster, WorkerPlugin, get_worker


class Arbiter(WorkerPlugin):
    """Opens one arbiter in each worker process, and keeps it."""

    name = "arbiter"

    def setup(self, worker):
        worker.arbiter = inarow.start()

    def teardown(self, worker):
        worker.arbiter.close()


def parts(path, begin, games):
    """Yield (path, start, end) of parts with at most this many games. Each game begins
    with a line that starts with `begin`. Without `begin`, the file is one part."""
    data = Path(path).read_bytes()
    starts = []
    if begin:
        starts = [m.start() for m in re.finditer(b"^" + re.escape(begin), data, re.M)]
    edges = [0, *starts[games::games], len(data)]
    return [(str(path), *edge) for edge in zip(edges, edges[1:])]


def count(games):
    """Count judged games by verdict and reason, and unreadable games."""
    counts = Counter(games=len(games))
    for game in games:
        if "error" in game:
            counts["unreadable"] += 1
        else:
            counts["verdict", game["verdict"]] += 1
            counts["reason", game.get("reason", "not over")] += 1
    return counts


def judge(part):
    """Count the verdicts of one part. This runs on a worker."""
    path, start, end = part
    with open(path, "rb") as file:
        file.seek(start)
        text = file.read(end - start).decode(errors="replace")
    worker = get_worker()
    try:
        return count(worker.arbiter.judge(text))
    except inarow.Broken:  # start a new arbiter; Dask tries this part again
        worker.arbiter = inarow.start()
        raise


def submit(client, files, begin=None, games=1000):
    """Submit the parts. Dask gives the parts of a dead worker to others, and retries
    failed parts."""
    client.register_worker_plugin(Arbiter())
    work = [part for path in files for part in parts(path, begin, games)]
    return client.map(judge, work, retries=2)


def total(client, futures):
    return sum(client.gather(futures), Counter())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--begin", type=str.encode, help="start of a game's first line")
    parser.add_argument("--games", type=int, default=1000, help="most games per part")
    parser.add_argument("--scheduler", help="address of a cluster's scheduler")
    args = parser.parse_args()
    if args.games < 1:
        parser.error(f"--games: expected 1 or more, got {args.games}")
    cluster = args.scheduler or LocalCluster(threads_per_worker=1)
    with Client(cluster) as client:
        files = [file.resolve() for file in args.files]
        futures = submit(client, files, args.begin, args.games)
        for name, count in sorted(total(client, futures).items(), key=str):
            print(" ".join(name) if isinstance(name, tuple) else name, count)


if __name__ == "__main__":
    main()
