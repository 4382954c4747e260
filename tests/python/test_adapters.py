"""Tests the adapters' promises to PettingZoo and Gymnasium.

If these packages are not installed, `stand_ins` replaces the parts that the adapters
need.
"""

import contextlib
import copy
import io
import pickle
import subprocess
import sys
import unittest

import inarow
import numpy as np
import stand_ins
from inarow import vector

stand_ins.install()
import inarow.gymnasium  # noqa: E402
import inarow.pettingzoo  # noqa: E402

#: With teams, offers, swaps, dice, several stones per turn, gravity.
SOME = "renju connect_four pente_teams taraguchi_10 swap2 boat_pente connect6".split()
NEARLY = "variant tic_tac_toe\nplay a1\nplay a2\nplay b1\nplay b2\n"  # c1 wins.
STARTS = [NEARLY, *("variant tic_tac_toe\n" + "play b2\n" * n for n in range(2))]


def setUpModule():
    global service
    service = inarow.Library()


def tearDownModule():
    service.close()


class Missing(unittest.TestCase):
    def test_missing(self):
        """inarow needs neither package; an adapter names the one it needs."""
        for adapter, needed in (("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo")):
            program = f"import sys; sys.modules[{needed!r}] = None; import inarow.vector"
            for more, status in ("", 0), (f"; import inarow.{adapter}", 1):
                ran = subprocess.run(
                    [sys.executable, "-c", program + more], capture_output=True, text=True
                )
                self.assertEqual(ran.returncode, status, ran.stderr)
            self.assertIn(f"inarow.{adapter} needs the package", ran.stderr)


class PettingZoo(unittest.TestCase):
    def make(self, variant, wrapped=True, **settings):
        made = inarow.pettingzoo.env if wrapped else inarow.pettingzoo.raw_env
        env = made(variant, service=service, **settings)
        self.addCleanup(env.close)
        return env

    def played(self, env, rng, seed=None):
        """Plays a game by legal ids; yields what each agent saw and did, in turn."""
        env.reset(seed=seed)
        trace = []
        for agent in env.agent_iter():
            observation, reward, ended, cut, info = env.last()
            mask = observation["action_mask"]
            action = None if ended or cut else int(rng.choice(np.flatnonzero(mask)))
            trace.append((agent, observation, reward, ended, cut, info, action))
            env.step(action)
        return trace

    def test_turns(self):
        """The actor is the arbiter's side to act; only the actor has a mask, which is
        the batch's.
        """
        for variant in SOME:
            env, rng = self.make(variant), np.random.default_rng(1)
            env.reset()
            games = env.unwrapped.games
            for step, agent in enumerate(env.agent_iter()):
                over = env.terminations[agent] or env.truncations[agent]
                for other in env.agents:
                    seen = env.observe(other)
                    space = env.observation_space(other)
                    self.assertTrue(space.contains(seen))
                    self.assertIs(space, env.observation_space(other))
                    legal = seen["action_mask"].astype(bool)
                    acts = other == agent and not over
                    expected = games.arrays["mask"][0] if acts else np.zeros_like(legal)
                    self.assertEqual(legal.tolist(), expected.tolist())
                    self.assertTrue((seen["observation"] == env.state()).all())
                if not over:
                    if step < 20:
                        with games.game(0) as game:
                            self.assertEqual(agent, game.state()["seat"])
                    ids = np.flatnonzero(env.observe(agent)["action_mask"])
                    action = rng.choice(ids)
                    self.assertTrue(env.action_space(agent).contains(action))
                env.step(None if over else action)

    def test_ends(self):
        """All agents end together, leave one by one, and have received their reward."""
        for variant in SOME:
            env = self.make(variant)
            env.reset()
            rng, owed = np.random.default_rng(2), dict.fromkeys(env.agents, 0)
            total, left = dict(owed), []
            for agent in env.agent_iter():
                observation, reward, ended, cut, info = env.last()
                self.assertEqual(reward, owed[agent])
                self.assertEqual({*map(type, (reward, ended, cut))}, {float, bool})
                total[agent] += reward
                owed[agent] = 0
                if ended or cut:
                    left.append(agent)
                    self.assertTrue({*env.terminations.values()} == {ended})
                    self.assertEqual("reason" in info, ended)
                    env.step(None)
                    for by_agent in (env.rewards, env.truncations, env.infos):
                        self.assertEqual([*by_agent], env.agents)
                    self.assertNotIn(agent, env.agents)
                else:
                    env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                    for one, value in env.rewards.items():
                        owed[one] += value
            self.assertEqual(sorted(left), sorted(env.possible_agents))
            expected = env.unwrapped.games.arrays["rewards"][0].tolist()
            self.assertEqual([total[one] for one in env.possible_agents], expected)

    def test_seeds(self):
        """A seed gives the same start and the same dice; without a seed, new ones
        follow.
        """
        for variant, more in (("boat_pente", {}), ("tic_tac_toe", {"start": STARTS})):
            one, other = self.make(variant, **more), self.make(variant, **more)
            traces = [
                repr(self.played(env, np.random.default_rng(3), seed=42))
                for env in (one, other, one)
            ]
            self.assertEqual(len({*traces}), 1)
            rng = np.random.default_rng(3)
            lengths = {len(self.played(one, rng)) for _ in range(8)}
            self.assertGreater(len(lengths), 1)

    def test_illegal(self):
        env = self.make("gomoku", wrapped=False)
        for action in (0, 10**12, -1):
            env.reset()
            env.step(0)
            env.step(action)
            self.assertEqual(env.rewards, {"first": 1, "second": -1})
            self.assertTrue(all(env.terminations.values()))
        strict = self.make("gomoku", wrapped=False, illegal="raise")
        strict.reset()
        with self.assertRaises(vector.IllegalAction):
            strict.step(361)
        for wrong in (None, "a1", 1.5):
            with self.assertRaises(TypeError):
                strict.step(wrong)

    def test_truncations(self):
        env = self.make("gomoku", max_steps=3)
        trace = self.played(env, np.random.default_rng(4))
        self.assertEqual([step[4] for step in trace], [False] * 3 + [True] * 2)
        self.assertEqual([step[2] for step in trace], [0] * 5)

    def test_render(self):
        texts = {}
        for mode in (None, "ansi", "human"):
            env = self.make("connect_four", render_mode=mode)
            env.reset()
            env.step(3)
            with contextlib.redirect_stdout(io.StringIO()) as out:
                texts[mode] = env.render()
            self.assertEqual(out.getvalue().count("X"), mode == "human")
        self.assertEqual(texts["ansi"].count("X"), 1)
        self.assertEqual((texts[None], texts["human"]), (None, None))
        with self.assertRaisesRegex(inarow.Error, "render_mode: expected .* got 'rgb"):
            self.make("gomoku", render_mode="rgb_array")

    def test_wrong_action(self):
        env = self.make("gomoku")
        env.reset()
        for wrong in (None, 1.5, [3]):
            with self.assertRaisesRegex(TypeError, "action: expected a whole number"):
                env.unwrapped.step(wrong)

    def test_copies(self):
        """Copies are new games with the same settings."""
        env = inarow.pettingzoo.raw_env("gomoku", options={"size": 9}, max_steps=2)
        for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
            self.assertEqual(other.action_space("first").n, 81)
            self.assertEqual(len(self.played(other, np.random.default_rng(5))), 4)
            other.close()


class Gymnasium(unittest.TestCase):
    def make(self, variant, n=8, **settings):
        env = inarow.gymnasium.VectorEnv(variant, n, service=service, **settings)
        self.addCleanup(env.close)
        return env

    def legal(self, infos, rng):
        return np.array([rng.choice(np.flatnonzero(row)) for row in infos["action_mask"]])

    def check_turns(self, env, observations, infos):
        """Checks that it is the learner's turn, unless a game is over."""
        games, arrays = env.games, env.games.arrays
        over = arrays["terminations"] | arrays["truncations"]
        self.assertTrue((over | (arrays["actors"] == infos["seat"])).all())
        self.assertTrue(env.observation_space.contains(observations))
        self.assertTrue((observations == arrays["observations"]).all())
        self.assertTrue((infos["action_mask"] == arrays["mask"]).all())
        with games.game(0) as game:
            seat = game.state()["seat"]
        self.assertTrue(over[0] or games.seats[infos["seat"][0]] == seat)

    def test_turns(self):
        for variant in SOME:
            for seat in ("alternating", "random", 1):
                env, rng = self.make(variant, seat=seat), np.random.default_rng(1)
                observations, infos = env.reset(seed=2)
                for _ in range(20):
                    self.check_turns(env, observations, infos)
                    actions = self.legal(infos, rng)
                    self.assertTrue(env.action_space.contains(actions))
                    observations, _, _, _, infos = env.step(actions)

    def test_opponent(self):
        """The opponent is asked only about its games, in turn, and its answers are
        played.
        """
        asked = [[] for _ in range(8)]

        def opponent(observations, masks, numbers):
            self.assertEqual(len(observations), len(numbers))
            actions = masks.argmax(axis=1)
            for i, action in zip(numbers, actions):
                asked[i].append(env.games.text(action))
            return actions

        env = self.make("pente_teams", opponent=opponent, seat="random")
        rng = np.random.default_rng(3)
        _, infos = env.reset(seed=3)
        for _ in range(5):
            _, _, _, _, infos = env.step(self.legal(infos, rng))
        for i in range(8):
            seat, actions = infos["seat"][i], env.games.actions(i)
            others = [one for turn, one in enumerate(actions) if turn % 4 != seat]
            self.assertEqual(others, asked[i])
            self.assertEqual(len(actions), 20 + seat)

    def test_wrong_opponent(self):
        """The opponent's faults raise an error, and new games follow after a reset."""
        answers = [np.zeros(8, int)]
        env = self.make("gomoku", opponent=lambda *_: answers[-1], seat=0)
        env.reset()
        for wrong, error in (
            (np.full(8, 361), vector.IllegalAction),
            (np.full(8, -1), vector.IllegalAction),
            (np.arange(8), vector.IllegalAction),
            (np.zeros(7, int), inarow.Error),
            (np.zeros(8), inarow.Error),
            (None, inarow.Error),
        ):
            answers.append(wrong)
            with self.assertRaisesRegex(error, "opponent"):
                env.step(np.full(8, 3))
            answers.append(np.full(8, 8))
            with self.assertRaisesRegex(inarow.Error, "begin anew"):
                env.step(np.full(8, 5))
            env.reset()
            env.step(np.full(8, 5))
            env.reset()

    def ended(self, mode, **settings):
        """Plays games of tic-tac-toe to the step that ends one, and one step more."""
        env = self.make("tic_tac_toe", autoreset_mode=mode, seat=0, seed=4, **settings)
        rng = np.random.default_rng(4)
        _, infos = env.reset()
        while True:
            step = env.step(self.legal(infos, rng))
            if step[2].any() and not step[2].all():
                return env, rng, step
            infos = step[4]

    def test_metadata(self):
        """Classes have the render modes, and objects also their autoreset mode."""
        for made in (inarow.gymnasium.Env, inarow.gymnasium.VectorEnv):
            self.assertEqual(made.metadata, {"render_modes": ["ansi"]})
        for mode in inarow.gymnasium.AutoresetMode:
            for asked in (mode, mode.value):
                env = self.make("gomoku", 2, autoreset_mode=asked, render_mode="ansi")
                self.assertIs(env.metadata["autoreset_mode"], mode)
            env.reset()
            boards = env.render()
            self.assertEqual([board.count("X") for board in boards], [0, 1])
        with self.assertRaises(ValueError):
            self.make("gomoku", 2, autoreset_mode="never")

    def test_next_step(self):
        env, rng, (_, rewards, ends, _, infos) = self.ended("NextStep")
        self.assertEqual(infos["_reason"].tolist(), ends.tolist())
        self.assertFalse(rewards[~ends].any())
        drawn = {i for i in range(8) if infos["reason"][i] == "board-full"}
        self.assertEqual({*np.flatnonzero(ends & (rewards == 0))}, drawn)
        observations, rewards, again, _, infos = env.step(self.legal(infos, rng))
        self.assertFalse(again[ends].any() or rewards[ends].any())
        self.assertFalse(observations[ends, :2].any())
        self.assertTrue(env.games.arrays["mask"][ends].all())

    def test_same_step(self):
        env, rng, (observations, _, ends, _, infos) = self.ended("SameStep")
        self.assertFalse(observations[ends, :2].any())
        self.assertEqual(infos["_final_obs"].tolist(), ends.tolist())
        self.assertEqual(infos["final_info"]["_reason"].tolist(), ends.tolist())
        self.assertNotIn("reason", infos)
        for i, end in enumerate(ends):
            last = infos["final_obs"][i]
            self.assertEqual(last is not None, end)
            if end:
                self.assertTrue(env.single_observation_space.contains(last))
                self.assertGreaterEqual(last[:2].sum(), 5)
        env.step(self.legal(infos, rng))

    def test_disabled(self):
        env, rng, (kept, _, ends, _, infos) = self.ended("Disabled")
        with self.assertRaisesRegex(inarow.Error, "over"):
            env.step(self.legal(infos, rng))
        for wrong in ([True] * 8, np.ones(7, bool), np.ones(8)):
            with self.assertRaisesRegex((TypeError, ValueError), "reset_mask: expected"):
                env.reset(options={"reset_mask": wrong})
        with self.assertRaisesRegex(inarow.Error, "options: expected a mapping"):
            env.reset(options=[ends])
        observations, infos = env.reset(options={"reset_mask": ends})
        self.assertTrue((observations[~ends] == kept[~ends]).all())
        self.assertFalse(observations[ends, :2].any())
        env.step(self.legal(infos, rng))

    def test_before_the_learner(self):
        """If the opponent wins before the learner acts, the game begins again."""
        winning = {"start": NEARLY, "opponent": lambda _, masks, __: masks.argmax(axis=1)}
        env = self.make("tic_tac_toe", seat=1, **winning)
        with self.assertRaisesRegex(inarow.Error, "before the learner"):
            env.reset()
        env = self.make("tic_tac_toe", seat="alternating", **winning)
        _, infos = env.reset()
        self.assertEqual(infos["seat"].tolist(), [0] * 8)
        self.assertFalse(env.games.arrays["terminations"].any())

    def test_seats(self):
        env = self.make("gomoku", 4, max_steps=2)
        rng, seen = np.random.default_rng(5), []
        _, infos = env.reset()
        for _ in range(3):
            seen.append(infos["seat"].tolist())
            infos = env.step(self.legal(infos, rng))[4]
            infos = env.step(self.legal(infos, rng))[4]
        self.assertEqual(seen, [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]])
        drawn = self.make("pente_teams", 400, seat="random")
        _, infos = drawn.reset(seed=6)
        counts = np.bincount(infos["seat"], minlength=4)
        self.assertTrue((counts > 60).all(), counts)
        for wrong in (2, -1, "first", None, True, 1.0, np.zeros(2, int)):
            with self.assertRaisesRegex(inarow.Error, "seat: expected"):
                self.make("gomoku", seat=wrong)
        with self.assertRaisesRegex(inarow.Error, "opponent: expected a function"):
            self.make("gomoku", opponent="random")

    def test_seeds(self):
        env = self.make("boat_pente", seat="random", autoreset_mode="SameStep")
        other = self.make("boat_pente", seat="random", autoreset_mode="SameStep")
        traces = []
        for games, seed in ((env, 7), (other, 7), (env, 7), (env, 8)):
            rng = np.random.default_rng(7)
            _, infos = games.reset(seed=seed)
            trace = []
            for _ in range(40):
                observations, rewards, *_, infos = games.step(self.legal(infos, rng))
                trace += [observations.tolist(), rewards.tolist(), infos["seat"].tolist()]
            traces.append(repr(trace))
        self.assertEqual(len({*traces[:3]}), 1)
        self.assertNotEqual(traces[2], traces[3])

    def test_copies(self):
        """Results belong to the caller unless `copy` is False."""
        for copied in (True, False):
            env = self.make("gomoku", copy=copied)
            first, infos = env.reset()
            kept = first.copy()
            second = env.step(self.legal(infos, np.random.default_rng(8)))[0]
            self.assertEqual((first == kept).all(), copied)
            self.assertEqual(np.shares_memory(first, second), not copied)
        env = inarow.gymnasium.VectorEnv("gomoku", 3, seat=1, options={"size": 9})
        one = inarow.gymnasium.Env("gomoku", seat=1, options={"size": 9})
        for made in (env, one):
            for other in (copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
                self.assertEqual(other.observation_space, made.observation_space)
                _, infos = other.reset()
                self.assertTrue(np.all(infos["seat"] == 1))
                other.close()
            made.close()
            made.close()

    def test_illegal(self):
        env = self.make("gomoku", 1, seat=0)
        env.reset()
        _, rewards, ended, _, infos = env.step(np.array([400]))
        self.assertEqual((rewards[0], ended[0]), (-1, True))
        strict = self.make("gomoku", 1, seat=0, illegal="raise")
        strict.reset()
        with self.assertRaises(vector.IllegalAction):
            strict.step(np.array([400]))

    def test_one_game(self):
        """`Env` is one of these games."""
        env = inarow.gymnasium.Env("renju", seat=1, render_mode="ansi", service=service)
        rng = np.random.default_rng(9)
        with self.assertRaisesRegex(inarow.Error, "step: begin the games with reset first"):
            env.step(0)
        observation, info = env.reset(seed=9)
        self.assertEqual(env.render().count("X"), 1)
        ended = cut = False
        while not (ended or cut):
            self.assertTrue(env.observation_space.contains(observation))
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            self.assertTrue(env.action_space.contains(action))
            observation, reward, ended, cut, info = env.step(action)
            self.assertEqual({*map(type, (reward, ended, cut))}, {float, bool})
        self.assertEqual(abs(reward), info["reason"] != "board-full")
        with self.assertRaisesRegex(inarow.Error, "over"):
            env.step(action)
        env.reset()
        with self.assertRaisesRegex(TypeError, "action: expected a whole number"):
            env.step(None)
        with self.assertRaisesRegex(TypeError, "a service cannot be copied or pickled"):
            pickle.dumps(env)
        env.close()
