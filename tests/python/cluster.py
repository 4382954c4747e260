"""Tests the example on Dask: totals with a worker that is killed meanwhile, and without.
It reports in TAP.
"""

import os
import signal
import sys
import tempfile
from itertools import islice
from pathlib import Path

import inarow
import judge
from distributed import Client, LocalCluster, as_completed

BEGIN = b"variant "
RECORDS = sorted(Path("tests/games").glob("*.rec"))
UNREADABLE = b"variant renju\nplay nowhere\n---\n"
COPIES, GAMES = 300, 50


def with_a_kill(client, archive):
    """Returns the totals, the remaining parts when a busy worker was killed, and all
    parts.
    """
    processes = client.run(os.getpid)
    futures = judge.submit(client, [archive], BEGIN, GAMES)
    list(islice(as_completed(futures), len(futures) // 3))
    busy = next(address for address, tasks in client.processing().items() if tasks)
    os.kill(processes[busy], signal.SIGKILL)
    left = sum(not future.done() for future in futures)
    totals = judge.total(client, futures)
    died = processes[busy] not in client.run(os.getpid).values()
    return totals, left if died else 0, len(futures)


def report(number, name, holds):
    print("ok" if holds else "not ok", number, "-", name, flush=True)
    return holds


def main():
    once = b"---\n".join([*(path.read_bytes() for path in RECORDS), UNREADABLE])
    with inarow.start() as arbiter:
        expected = judge.count(arbiter.judge(once.decode()) * COPIES)
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "archive.rec"
        archive.write_bytes(once * COPIES)
        options = {"threads_per_worker": 1, "dashboard_address": None}
        with LocalCluster(2, **options) as cluster, Client(cluster) as client:
            quiet = judge.total(client, judge.submit(client, [archive], BEGIN, GAMES))
        with LocalCluster(2, **options) as cluster, Client(cluster) as client:
            killed, left, parts = with_a_kill(client, archive)
    print(f"# {dict(quiet)}")
    print(f"# {parts} parts, {left} of them left when a worker was killed")
    holds = [
        report(1, "a cluster's totals are those of one arbiter", quiet == expected),
        report(2, "there are unreadable games", quiet["unreadable"] == COPIES),
        report(3, "a worker was killed in the middle", 4 * left > parts),
        report(4, "the totals stay the same", killed == quiet),
    ]
    print("1..4")
    sys.exit(not all(holds))


if __name__ == "__main__":
    main()
