"""Tests many games at once: their rules are the same as the arbiter's, in every variant.
"""

import copy
import os
import pickle
import re
import signal
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import inarow
import numpy as np
from inarow import vector

LONG = "INAROW_LONG" in os.environ
#: With openings, offers, dice, moves, captures, teams, gravity and layers.
SOME = "rif_renju taraguchi_10 yamaguchi swap2 bead_renju pente_teams".split() + (
    "boat_pente popout score_four teeko connect6 squava".split()
)


def first_id(env, text):
    """Returns the id with which an action of the arbiter begins."""
    words = text.split()
    verb, layers = words[0], env.shape.layers
    if verb in ("offer", "move"):
        words = words[:2]
    if verb == "roll":
        words = words[:1]
    point = words[-1]
    if verb == "play" and f"play {'a1' if layers == 1 else 'a1-1'}" not in env.ids:
        words[-1] = point.rsplit("-", 1)[0] if layers > 1 else point[0]
    named = " ".join(words)
    if named not in env.ids and len(words) == 3:
        named = f"{verb} {words[2]}"
    return env.ids[named]


class Played:
    """One game of a batch, and the arbiter's game beside it."""

    def __init__(self, test, env, number):
        self.test, self.env, self.number = test, env, number
        self.game = env.game(number)
        self.done = 0
        self.is_choosing = False

    def check_mask(self):
        """Checks that the legal ids are those that the arbiter lists."""
        state, env = self.game.state(), self.env
        if state["over"] or self.is_choosing:
            return
        legal = np.flatnonzero(env.arrays["mask"][self.number]).tolist()
        expected = {first_id(env, action["text"]) for action in self.game.legal()}
        self.test.assertEqual(legal, sorted(expected), self.game.record())
        seat = state["players"][int(env.arrays["actors"][self.number])]["seat"]
        self.test.assertEqual(state["seat"], seat, self.game.record())

    def follow(self):
        """Does the last action in the arbiter's game, which must end like this game."""
        env, i = self.env, self.number
        new = env.actions(i)[self.done :]
        self.is_choosing = not new
        for text in new:
            self.done += 1
            self.game.apply(text)
        state = self.game.state()
        over = bool(env.arrays["terminations"][i])
        self.test.assertEqual(state["over"], over, self.game.record())
        if over and new:
            self.check_end(state)

    def check_end(self, state):
        ruling, arrays = state["ruling"], self.env.arrays
        team = [p for p in state["players"] if p["colour"] == ruling.get("who")]
        for seat, player in enumerate(state["players"]):
            wins = team and player.get("team", seat) == team[0].get(
                "team", state["players"].index(team[0])
            )
            reward = 0 if not team else 1 if wins else -1
            self.test.assertEqual(arrays["rewards"][self.number][seat], reward)


class Rules(unittest.TestCase):
    """Compares each step with a game of the arbiter."""

    @classmethod
    def setUpClass(cls):
        cls.service = inarow.Library()

    @classmethod
    def tearDownClass(cls):
        cls.service.close()

    def compare(self, variant, steps, **more):
        env = vector.make(
            variant, 2, seed=7, service=self.service, autoreset="disabled", **more
        )
        env.ids = {env.text(id): id for id in range(env.num_actions)}
        env.reset()
        played = [Played(self, env, i) for i in range(2)]
        for _ in range(steps):
            for one in played:
                one.check_mask()
            env.step(env.sample())
            for one in played:
                one.follow()
            if (env.arrays["terminations"] | env.arrays["truncations"]).all():
                for one in played:
                    one.game.close()
                env.reset()
                played = [Played(self, env, i) for i in range(2)]
        for one in played:
            one.game.close()
        env.close()

    def test_variants(self):
        names = [variant["name"] for variant in self.service.variants()]
        for variant in names if LONG else SOME:
            with self.subTest(variant):
                self.compare(variant, 200 if LONG else 20)

    def test_gallery(self):
        """These games have shared or neutral stones, rotating blocks, and sliding
        stones.
        """
        page = Path(__file__).parents[2] / "variants/GALLERY.md"
        scripts = re.findall(r"```lua\n(-- \w+\.lua\n.*?)```", page.read_text(), re.S)
        for script in scripts:
            variant = self.service.load(script)["variant"]
            if "hooks" in script:
                continue
            with self.subTest(variant):
                self.compare(variant, 200 if LONG else 10)
        env = vector.make("notakto", service=self.service)
        self.assertEqual(env.planes, ["stones 0"])


class Arguments(unittest.TestCase):
    """Wrong arguments raise an error, and nothing is done."""

    @classmethod
    def setUpClass(cls):
        cls.service = inarow.Library()
        cls.env = vector.make("tic_tac_toe", 4, service=cls.service)

    def refuse(self, error, pattern, call, *args, **more):
        with self.assertRaisesRegex(error, pattern):
            call(*args, **more)

    def make(self, error, pattern, variant="tic_tac_toe", *args, **more):
        self.refuse(error, pattern, vector.make, variant, *args, service=self.service, **more)

    def test_options(self):
        self.make(inarow.Error, "num_envs: expected a whole number", num_envs=0)
        self.make(inarow.Error, "num_envs", num_envs=True)
        self.make(inarow.Error, "max_steps", max_steps=-1)
        self.make(inarow.Error, "seed", seed=1 << 64)
        self.make(inarow.Error, "autoreset: expected one of same", autoreset="same")
        self.make(inarow.Error, "layout", layout="nchw")
        self.make(inarow.Error, "mask", mask="all")
        self.make(inarow.Error, "illegal", illegal="ignore")
        self.make(inarow.Error, "threads", threads=0)
        self.make(inarow.Error, "start: expected a record", start=[None])
        self.make(inarow.Error, "start: expected a record", start=5)
        self.refuse(inarow.Error, "number: expected", self.env.reason, 1 << 64)
        self.make(inarow.Refused, "no variant", "tic_tac")
        self.make(inarow.Error, "variant: expected a name, got None", None)
        self.make(TypeError, "a bytes cannot be sent to the arbiter", options={"size": b"9"})
        self.make(inarow.Refused, "", options={"colour": "red"})
        options = {"size": np.int64(9)}
        env = vector.make("gomoku", options=options, service=self.service)
        self.assertEqual(env.num_actions, 81)
        over = "variant tic_tac_toe\n" + "".join(
            f"play {point}\n" for point in "a1 b1 a2 b2 a3".split()
        )
        self.make(inarow.Error, "start: game 1 is over", start=over)
        for start in ("variant gomoku\n", ["variant tic_tac_toe\n", "variant renju\n"]):
            self.make(inarow.Error, r"game \d: .*same variant", start=start)
        with self.assertRaises(inarow.Refused) as refused:
            vector.make("tic_tac_toe", start=["play a1\n", "a2?"], service=self.service)
        self.assertEqual(refused.exception.__notes__, ["start: game 2"])
        self.refuse(inarow.Error, "service: expected an inarow.Library", vector.make,
                    "tic_tac_toe", service="library")
        for name in ("options", "out"):
            self.make(inarow.Error, name + r": expected a mapping, got \[1\]", **{name: [1]})
        with mock.patch("numpy.zeros", side_effect=MemoryError):
            self.make(MemoryError, r"num_envs, max_steps: the games take [\d,]+ bytes")

    def test_games_are_closed(self):
        """Games that were opened to read starts are closed, also if a start is refused.
        """
        open_games = set()

        class Library(inarow.Library):
            def new(self, *args, **more):
                begun = super().new(*args, **more)
                open_games.add(begun["game"])
                return begun

            def close_game(self, game):
                open_games.remove(game)
                return super().close_game(game)

        with Library() as service:
            for last in ("play b2\n", "play z9\n", "variant renju\n"):
                try:
                    vector.make("tic_tac_toe", start=["play a1\n", last], service=service)
                except inarow.Error:
                    self.assertNotIn("b2", last)
                self.assertFalse(open_games)

    def test_copies(self):
        """Refusals can be pickled, for worker processes; games cannot."""
        illegal = pickle.loads(pickle.dumps(vector.IllegalAction(2, 9, "no")))
        self.assertEqual((str(illegal), illegal.env, illegal.action), ("game 2: no", 2, 9))
        for call in (copy.copy, copy.deepcopy, pickle.dumps):
            self.refuse(TypeError, "a VectorEnv cannot be copied", call, self.env)

    def test_actions(self):
        self.env.reset()
        before = self.env.keys()
        step = self.env.step
        self.refuse(TypeError, "an array of integers", step, [0, 1, 2, 3])
        self.refuse(TypeError, "got float64", step, np.zeros(4))
        self.refuse(ValueError, r"shape \(4,\), got \(3,\)", step, np.zeros(3, int))
        self.refuse(vector.IllegalAction, "from 0 to 8, got 9", step,
                    np.array([0, 0, 9, 0]))
        self.refuse(vector.IllegalAction, "got -5", step, np.array([0, -5, 0, 0], np.int8))
        for number, kind in ((1 << 40, "i8"), (1 << 32, "u8"), ((1 << 32) - 1, ">u4")):
            self.refuse(vector.IllegalAction, f"game 3: .*from 0 to 8, got {number}", step,
                        np.array([0, 0, 0, number], kind))
        self.env.step(np.zeros(4, np.uint8))
        self.refuse(vector.IllegalAction, "game 1: play a1 is illegal", step,
                    np.array([1, 0, 1, 1]))
        self.env.reset()
        self.assertEqual(before.tolist(), self.env.keys().tolist())

    def test_arrays(self):
        wide = np.zeros((4, 2, 3, 6), np.uint8)[..., ::2]
        self.make(ValueError, "contiguous", num_envs=4, out={"observations": wide})
        self.make(TypeError, "expected float32", out={"rewards": np.zeros((1, 2))})
        self.make(ValueError, "shape", out={"mask": np.zeros((2, 9), np.bool_)})
        self.make(TypeError, "NumPy array", out={"mask": [True]})
        self.make(inarow.Error, "no array 'masks'", out={"masks": wide})
        with self.assertRaises(TypeError):
            self.env.arrays["mask"] = None
        odd = np.zeros(9, np.uint8)[1:].view(np.float32).reshape(1, 2)
        self.make(ValueError, "aligned", out={"rewards": odd})
        for array in (self.env.sample(), *self.env.arrays.values()):
            self.refuse(ValueError, "resize", array.resize, (1,))
        fixed = np.zeros((1, 9), np.bool_)
        fixed.flags.writeable = False
        self.make(ValueError, "writable", out={"mask": fixed})
        ends = np.zeros(1, np.bool_)
        shared = {"terminations": ends, "truncations": ends}
        self.make(ValueError, "terminations and truncations share", out=shared)


class Steps(unittest.TestCase):
    """Tests resets, starts, illegal actions, threads and searches."""

    @classmethod
    def setUpClass(cls):
        cls.service = inarow.Library()

    def make(self, variant, *args, **more):
        return vector.make(variant, *args, service=self.service, **more)

    def won(self, **more):
        """Returns four games of tic-tac-toe that the first player has just won."""
        env = self.make("tic_tac_toe", 4, **more)
        env.reset()
        for action in (0, 1, 3, 4, 6):
            answer = env.step(np.full(4, action))
        return env, answer

    def test_same_step(self):
        env, (board, rewards, ended, cut, info) = self.won()
        self.assertEqual(rewards.tolist(), [[1, -1]] * 4)
        self.assertTrue(ended.all() and not cut.any() and not board.any())
        self.assertEqual(info["final_observations"][0].sum(), 5)
        self.assertEqual(info["mask"].sum(), 36)

    def test_next_step(self):
        env, (board, rewards, ended, cut, info) = self.won(autoreset="next_step")
        self.assertTrue(ended.all() and info["mask"].all())
        self.assertEqual(board[0].sum(), 5)
        board, rewards, ended, cut, info = env.step(np.full(4, 8))
        self.assertFalse(board.any() or rewards.any() or ended.any() or cut.any())

    def test_disabled(self):
        env, _ = self.won(autoreset="disabled")
        board, rewards, ended, cut, info = env.step(np.full(4, 8))
        self.assertTrue(ended.all() and info["mask"].all() and not rewards.any())
        board, info = env.reset(which=np.array([True, False, False, False]))
        self.assertEqual(board.reshape(4, -1).sum(1).tolist(), [0, 5, 5, 5])
        self.assertEqual(env.arrays["terminations"].tolist(), [False, True, True, True])

    def test_layouts(self):
        """Both layouts have the same planes."""
        for variant in ("gomoku", *SOME):
            planes, points = (
                self.make(variant, 5, layout=layout, seed=3) for layout in vector.LAYOUTS
            )
            for _ in range(60):
                seen = planes.step(planes.sample())[0]
                same = points.step(points.sample())[0]
                self.assertTrue((seen == same.transpose(0, 3, 1, 2)).all(), variant)

    def test_planes(self):
        env = self.make("pente", 1, seed=3)
        for _ in range(60):
            board = env.step(env.sample())[0]
        game = env.game(0)
        stones = {p["name"]: p.get("stone") for p in game.board()["points"]}
        mover = game.colours.index(game.state()["to_move"])
        for y in range(19):
            for x in range(19):
                stone = stones[f"{chr(97 + x)}{y + 1}"]
                for plane in (0, 1):
                    shown = stone is not None and stone - 1 == (mover + plane) % 2
                    self.assertEqual(board[0, plane, y, x], shown)

    def test_illegal_loses(self):
        env = self.make("tic_tac_toe", 2, illegal="lose", autoreset="disabled")
        env.reset()
        env.step(np.zeros(2, int))
        _, rewards, ended, _, info = env.step(np.array([0, 1]))
        self.assertEqual(rewards.tolist(), [[1, -1], [0, 0]])
        self.assertEqual(ended.tolist(), [True, False])
        self.assertEqual(env.reason(info["reasons"][0]), "occupied")
        env.sample()
        self.assertRegex(env.refusal(0), "a1 is occupied")
        self.assertIsNone(env.refusal(1))
        before = env.state(1)
        env.restore(0, before)
        self.assertIsNone(env.refusal(0))
        env.step(np.array([1, 2]))
        self.assertRegex(env.refusal(0), "b1 is occupied")
        env.copy(1, 0)
        self.assertIsNone(env.refusal(0))
        env.reset()
        env.step(np.array([99, 0]))
        self.assertEqual(env.refusal(0), "expected an id from 0 to 8, got 99")
        env, _ = self.won(illegal="lose", autoreset="disabled")
        self.assertIsNone(env.refusal(0))
        for variant, wrong, words in (
            ("swap2", "play black h8", "another id stands for 'play black h8' now"),
            ("yamaguchi", "offer h8", "offer h8 is illegal now: not-now"),
            ("teeko", "to c3", "to c3 is illegal now: not-now"),
        ):
            env = self.make(variant, illegal="lose", autoreset="disabled")
            ids = [env.text(id) for id in range(env.num_actions)]
            env.step(np.array([ids.index(wrong)]))
            self.assertRegex(env.refusal(0), words)

    def test_safe(self):
        start = "variant renju opening=free\n" + "".join(
            f"play {point}\n" for point in "h8 a1 h9 a3 f10 a5 g10 a7".split()
        )
        for mask, expected in (("legal", True), ("safe", False)):
            env = self.make(
                "renju", 1, options={"opening": "free"}, start=start, mask=mask
            )
            _, info = env.reset()
            point = next(i for i in range(225) if env.text(i) == "play h10")
            self.assertEqual(info["mask"][0, point], expected)
            self.assertEqual(info["mask"].sum(), 217 + 1 - (mask == "safe"))
            _, rewards, _, _, info = env.step(np.array([point]))
            self.assertEqual(rewards.tolist(), [[-1, 1]])
            self.assertEqual(env.reason(info["reasons"][0]), "double-three")

    def test_max_steps(self):
        env = self.make("gomoku", 2, max_steps=5)
        env.reset()
        for step in range(5):
            _, _, ended, cut, _ = env.step(env.sample())
            self.assertEqual(cut.tolist(), [step == 4] * 2)

    def test_which(self):
        """Only some games act, and they do as they would alone; the others and their
        entries stay.
        """
        rng = np.random.default_rng(3)
        for threads in (1, 3):
            env = self.make("connect_four", 37, threads=threads)
            alone = self.make("connect_four", 37)
            env.reset()
            alone.reset()
            for _ in range(60):
                which = rng.random(37) < 0.5
                actions = env.sample().copy()
                kept = {name: array.copy() for name, array in env.arrays.items()}
                states = [alone.state(i) for i in np.flatnonzero(~which)]
                env.step(np.where(which, actions, -1), which)
                alone.step(actions)
                for i, state in zip(np.flatnonzero(~which), states):
                    alone.restore(i, state)
                self.assertEqual(env.keys().tolist(), alone.keys().tolist())
                for name, array in env.arrays.items():
                    written, expected = which, kept[name]
                    if name == "final_observations":
                        written = which & env.arrays["terminations"]
                    expected[written] = alone.arrays[name][written]
                    self.assertEqual(array.tolist(), expected.tolist(), name)
        with self.assertRaises(vector.IllegalAction):
            env.step(np.full(37, -1), np.arange(37) == 36)
        for wrong in (np.zeros(36, bool), np.zeros(37, np.uint8), [True] * 37):
            with self.assertRaisesRegex((ValueError, TypeError), "which: expected"):
                env.step(env.sample(), wrong)

    def test_threads(self):
        hashes = []
        for threads in (1, 4):
            env = self.make("bead_renju", 37, seed=11, threads=threads)
            env.reset()
            seen = [env.step(env.sample())[0].tobytes() for _ in range(200)]
            hashes.append((seen, env.keys().tolist()))
            env.close()
        self.assertEqual(hashes[0], hashes[1])

    def test_fork(self):
        """A fork does not copy threads: the child process has its own."""
        env = self.make("gomoku", 8, threads=2)
        env.step(env.sample())
        child = os.fork()
        if child == 0:
            signal.alarm(60)  # ends a child that waits for missing threads
            env.step(env.sample())
            os._exit(0)
        self.assertEqual(os.waitpid(child, 0)[1], 0)

    def test_search(self):
        env = self.make("connect_four", 3, seed=5)
        env.reset()
        for _ in range(10):
            env.step(env.sample())
        state, key = env.state(1), env.keys()[1].tolist()
        env.copy(1, 2)
        self.assertEqual(env.keys()[2].tolist(), key)
        board, info = env.observe()
        self.assertTrue((board[1] == board[2]).all())
        for _ in range(5):
            env.step(env.sample())
        env.restore(0, state)
        self.assertEqual(env.keys()[0].tolist(), key)
        self.assertEqual(
            "".join(f"{word:016x}" for word in key), env.game(0).key()["key"]
        )
        other = self.make("connect_four", 3, seed=5)
        other.reset()
        for wrong in (b"", bytes(len(state)), b"\xff" + state[1:], other.state(1)):
            with self.assertRaisesRegex(ValueError, f"state: .* got {len(wrong)} others"):
                env.restore(0, wrong)
        for wrong in (bytearray(state), None):
            with self.assertRaisesRegex(TypeError, "state: expected bytes"):
                env.restore(0, wrong)
        self.assertEqual(env.keys()[0].tolist(), key)

    def test_closed(self):
        """Closed games raise an error. Those of a closed service continue, except for
        `game`.
        """
        service = inarow.Library()
        env = vector.make("gomoku", 4, threads=2, service=service)
        service.close()
        env.step(env.sample())
        self.assertEqual(len(env.actions(0)), 1)
        with self.assertRaises(inarow.Broken):
            env.game(0)
        state = env.state(0)
        with env as same:
            self.assertIs(same, env)
        env.close()
        for use in (
            env.reset,
            env.sample,
            env.observe,
            env.keys,
            lambda: env.step(np.zeros(4, np.int32)),
            lambda: env.state(0),
            lambda: env.restore(0, state),
            lambda: env.copy(0, 1),
            lambda: env.actions(0),
        ):
            with self.assertRaisesRegex(inarow.Error, "closed"):
                use()

    def test_shared(self):
        """Threads that step or close the same games wait for each other."""
        env = vector.make("tic_tac_toe", 64, illegal="lose", service=self.service)
        with ThreadPoolExecutor(4) as pool:
            steps = [pool.submit(self.step_until_closed, env) for _ in range(4)]
            time.sleep(0.05)
            env.close()
        for one in steps:
            self.assertRegex(one.result(), "closed")

    def step_until_closed(self, env):
        try:
            while True:
                env.step(env.sample())
        except inarow.Error as error:
            return str(error)
