"""Tests that the table of speeds compares programs that play the same games."""

import contextlib
import io
import sys
import unittest
from pathlib import Path
from unittest import mock

import numpy as np
from inarow import vector

sys.path.insert(0, str(Path(__file__).parent.parent / "bench" / "vector"))
import arrays  # noqa: E402
import main  # noqa: E402


class Bench(unittest.TestCase):
    def compare(self, games, variant, **more):
        """Checks that the same actions give the same boards, masks, rewards and ends."""
        env = vector.make(variant, 32, seed=1, **more)
        self.addCleanup(env.close)
        env.reset()
        ends = 0
        for _ in range(600):
            actions = games.sample()
            theirs, mask, rewards, ended = games.step(actions)
            observations, own, terminations, _, info = env.step(actions)
            self.assertTrue((observations[:, :2] == theirs).all())
            self.assertTrue((info["mask"] == mask).all())
            self.assertTrue((own == rewards).all())
            self.assertTrue((terminations == ended).all())
            ends += ended.sum()
        self.assertGreater(ends, 32)

    def test_connect_four(self):
        self.compare(arrays.Games(32, 6, 7, 4, True), "connect_four")

    def test_gomoku(self):
        size = {"options": {"size": 15}}
        self.compare(arrays.Games(32, 15, 15, 5, False), "gomoku", **size)

    def test_draws(self):
        self.compare(arrays.Games(32, 3, 3, 3, False), "tic_tac_toe")

    def test_table(self):
        out, err = io.StringIO(), io.StringIO()
        asked = ["main.py", "--games", "4", "--rounds", "1", "--seconds", "0"]
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            with mock.patch.object(sys, "argv", asked):
                with mock.patch.object(main, "one_core"):
                    main.main()
        self.assertEqual(out.getvalue().count("inarow.vector"), len(main.OURS))
        self.assertRegex(err.getvalue(), "PettingZoo: left out.*\ngomoku_rl: left out")
