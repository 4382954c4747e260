"""Tests the parts of the training example that do not need PyTorch."""

import sys
import unittest
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2] / "bindings/python/examples/learn"))
import play
import search


def uniform(env):
    """Returns a network without knowledge."""
    logits = np.zeros((env.num_envs, env.num_actions), np.float32)
    return lambda observations: (logits, np.zeros(env.num_envs, np.float32))


class Learn(unittest.TestCase):
    def test_search_finds_wins_and_fouls(self):
        """Three in a column win at once; a foul gets a small share of the policy."""
        start = "variant connect_four\nplay a\nplay b\nplay a\nplay b\nplay a\nplay b\n"
        env = play.make("connect_four", 8, start=start)
        before = env.keys()
        found, policies = search.Search(env, uniform(env), 16).run()
        self.assertEqual(found.tolist(), [0] * 8)
        np.testing.assert_allclose(policies.sum(1), 1, rtol=1e-5)
        self.assertTrue((env.keys() == before).all())
        points = "h8 a1 h9 a3 f10 a5 g10 a7".split()
        start = "variant renju\n" + "".join(f"play {point}\n" for point in points)
        env = play.make("renju", 2, start=start)
        foul = next(i for i in range(env.num_actions) if env.text(i) == "play h10")
        wide = search.Search(env, uniform(env), 250)
        policy = wide.run(np.random.default_rng(1), considered=250)[1]
        usual = np.median(policy[0, env.arrays["mask"][0]])
        self.assertLess(policy[0, foul], 0.01 * usual)

    def test_search_beats_random_play(self):
        pair = play.pair("connect_four", 20)
        player = play.searching(search.Search(pair[0], uniform(pair[0]), 32))
        wins, counts = play.against_random(pair, player, 1)
        self.assertGreater(wins, 13)
        self.assertEqual(counts["fouls"], 0)

    def test_match_counts_fouls(self):
        """A player without knowledge makes fouls where they are attractive, only as
        Black.
        """
        env, safe = play.pair("renju", 100, options={"size": 9})
        player = play.alone(uniform(env), np.random.default_rng(1), drawn=1000)
        counts = play.against_itself((env, safe), player, 1)
        patterns = ("overline", "double-four", "double-three")
        fouls = sum(  # White wins by an overline
            env.reason(reason) in patterns and len(env.actions(game)) % 2 == 1
            for game, reason in enumerate(env.arrays["reasons"])
        )
        self.assertEqual(counts["fouls"], fouls)
        self.assertGreater(counts["tempted"], fouls)
        self.assertGreater(fouls, 10)

    def test_replay_has_outcomes_by_player(self):
        """Outcomes are for the mover; no rotated policy has an occupied point."""
        env = play.make("tic_tac_toe", 16, seed=3)
        env.reset()
        replay, rng = play.Replay(env, 40), np.random.default_rng(1)
        play.self_play(env, search.Search(env, uniform(env), 4), replay, 40, rng)
        boards, policies, outcomes = replay.sample(500, rng)
        self.assertEqual(set(outcomes.tolist()), {-1, 0, 1})
        taken = boards[..., :2].any(-1).reshape(500, -1)
        self.assertEqual(policies[:, :9][taken].max(), 0)
        for game in range(env.num_envs):
            known = np.flatnonzero(replay.known[:, game])
            np.testing.assert_array_equal(known, np.arange(len(known)))
            self.assertGreater(len(known), 20)


if __name__ == "__main__":
    unittest.main()
