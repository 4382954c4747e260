"""Tests the law by the client: its answers are the same as the program's."""

import functools
import json
import os
import unittest

from transports import TREE, both, native

# `make test` takes every eighth record and map, `make test-long` all of them.
PART = 1 if os.environ.get("INAROW_LONG") else 8
RECORDS = sorted((TREE / "tests/conformance").rglob("*.rec"))[::PART]
MAPS = (TREE / "tests/positions/forbidden.tsv").read_text().splitlines()[::PART]


@functools.cache
def judged_natively():
    """Returns the program's verdicts, in order, by file."""
    names = [str(path.relative_to(TREE)) for path in RECORDS]
    verdicts = {name: [] for name in names}
    for line in native("judge", "--json", *names).splitlines():
        verdict = json.loads(line)
        del verdict["number"]  # number of the game in its file
        verdicts[verdict.pop("source").split("#")[0]].append(verdict)
    return verdicts


class Answers:
    def test_all_records_of_the_law(self):
        verdicts = judged_natively()
        expected = ruled = games = 0
        with self.open() as arbiter:
            for path in RECORDS:
                text = path.read_text()
                expected_games = verdicts[str(path.relative_to(TREE))]
                judged = arbiter.judge(text, steps=True)
                games += len(judged)
                self.assertEqual(len(expected_games), len(judged), path)
                for mine, theirs in zip(judged, expected_games):
                    same = {key: mine.get(key) for key in theirs}
                    self.assertEqual(theirs, same, f"{path} {mine['source']}")
                    self.assertEqual([], mine["failures"])
                    for step in mine["steps"]:
                        self.assertNotIn("failed", step)
                        ruled += "ruling" in step.get("line", {})
                lines = [line.split("#")[0] for line in text.splitlines()]
                expected += sum(" -> " in line for line in lines)
        self.assertGreater(games, 2000 / PART)
        self.assertEqual(expected, ruled)

    def test_all_forbidden_maps(self):
        self.assertGreaterEqual(len(MAPS), 1800 / PART)
        with self.open() as arbiter:
            for line in MAPS:
                cells, points = line.split("\t")[:2]
                with arbiter.game("renju") as game:
                    game.setup(cells, turn="black")
                    found = game.forbidden()
                self.assertEqual([] if points == "-" else points.split(), found, cells)

    def test_counts_and_pictures_of_a_game(self):
        with self.open() as arbiter:
            plies = arbiter.perft(5, variant="connect_four")
            self.assertEqual(16807, plies[-1]["sequences"])
            rules = arbiter.rules("renju")
            for sentence in rules["sentences"]:
                self.assertIn("text", sentence)
            names = [variant["name"] for variant in arbiter.variants()]
            self.assertEqual(arbiter.source("renju")["source"],
                             (TREE / "variants/renju.lua").read_text())
            self.assertEqual(sorted(names), sorted(
                line.split()[0] for line in native("variants").splitlines()))


AnswersInProcess, AnswersByProcess = both(Answers)

if __name__ == "__main__":
    unittest.main()
