"""Tests archives: requests to a process with an archive, and refusals without one."""

import tempfile
import unittest
from pathlib import Path

import inarow
from transports import TREE, both, by_process, native


class Archives(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.path = Path(folder.name) / "club's games.db"
        native("index", str(cls.path), str(TREE / "tests/games"))

    def setUp(self):
        self.arbiter = by_process(archive=self.path)
        self.addCleanup(self.arbiter.close)

    def test_a_position_is_explored(self):
        game = self.arbiter.game("pente")
        for point in ("j10", "m11"):
            game.play(point)
        answer = game.explore(limit=2)
        total = answer["games"]
        self.assertEqual(3, total["games"])
        self.assertEqual({"white": 2, "black": 1}, total["wins"])
        self.assertEqual(0, answer["ended"]["games"])
        self.assertEqual(["m10"], [move["move"] for move in answer["moves"]])
        self.assertEqual(3, answer["moves"][0]["played"]["games"])
        self.assertEqual(2, len(answer["latest"]))
        self.assertEqual("white", answer["to_move"])
        self.assertEqual(answer, self.arbiter.explore(record=game.record(), limit=2))
        one = game.explore(player=["player-78bf48c4", "*5f41*"], years="2006")
        self.assertEqual(1, one["games"]["games"])

    def test_games_are_found_and_read(self):
        found = self.arbiter.find(variant="pente", reason="captures", limit=1)
        self.assertEqual(1, found["total"])
        (game,) = found["games"]
        record = self.arbiter.archive_record(game["id"])["text"]
        with self.arbiter.game(record=record) as again:
            self.assertTrue(again.state()["over"])
        self.assertIn("GM[", self.arbiter.archive_record(game["id"], to="sgf")["text"])
        pattern = self.arbiter.find(pattern="XXX/?O?", limit=1000)
        self.assertEqual(pattern["total"], len(pattern["games"]))
        rest = self.arbiter.find(pattern="XXX/?O?", skip=1, limit=1000)
        self.assertEqual(pattern["games"][1:], rest["games"])
        self.assertLess(0, pattern["games"][0]["step"])

    def test_faults(self):
        for code, ask in {
            "no-such-game": lambda: self.arbiter.archive_record(999),
            "bad-range": lambda: self.arbiter.find(years="then"),
            "bad-params": lambda: self.arbiter.find(limit=1001),
            "pattern": lambda: self.arbiter.find(pattern="Z"),
        }.items():
            with self.assertRaises(inarow.Refused) as caught:
                ask()
            self.assertEqual(code, caught.exception.code)
            self.assertNotIn(str(self.path), caught.exception.message)

    def test_a_file_that_is_not_an_archive(self):
        for path in (self.path.with_name("none.db"), TREE / "README.md"):
            with (by_process(archive=path) as arbiter,
                  self.assertRaisesRegex(inarow.Broken, path.name)):
                arbiter.hello()


class Without:
    def test_they_are_refused(self):
        with self.open() as arbiter:
            game = arbiter.game("pente")
            for ask in (game.explore, arbiter.find, lambda: arbiter.archive_record(1)):
                with self.assertRaises(inarow.Refused) as caught:
                    ask()
                self.assertEqual("no-archive", caught.exception.code)
                self.assertIn("inarow serve, with the option 'archive'",
                              caught.exception.message)


WithoutInProcess, WithoutByProcess = both(Without)
