"""Tests games, refusals and threads, by both transports."""

import copy
import gc
import math
import os
import pickle
import random
import threading
import unittest

import inarow
from inarow import limits
from transports import both

DEFAULTS = {"line": 1048576, "games": 10000, "scripts": 100, "seconds": 10,
            "megabytes": 1024}

LONG = "INAROW_LONG" in os.environ
# A hundred stones that may each move anywhere make lists of tens of thousands.
SMALLER = {"gomoku_moving": {"size": 7, "supply": 10}}
GAME = "h8 h9 i9 i8 g7 g8 j10 f6 j8 g9".split()
SCRIPT = 'return { name = "mine", base = "tic_tac_toe", title = "Ünser" }'


class Games:
    def setUp(self):
        self.arbiter = self.open()
        self.addCleanup(self.arbiter.close)

    def test_a_game(self):
        with self.arbiter.game("renju") as game:
            self.assertEqual((15, 15, ["black", "white"]),
                             (game.width, game.height, game.colours))
            for point in GAME:
                self.assertEqual("ok", game.play(point)["status"])
            self.assertEqual(10, game.state()["moves"])
            self.assertIsNone(game.undo())
            self.assertEqual(9, game.state()["moves"])
            self.assertEqual("ok", game.apply("play g9")["text"])
            choice = game.legal_groups()[0]
            self.assertEqual("play", choice["verb"])
            self.assertEqual(215, len(choice["points"]))
            self.assertEqual(225, len(game.board(numbers=True)["points"]))
            self.assertIn("<svg", game.render("svg"))
            self.assertTrue(game.explain("a1")["text"])
            self.assertEqual("none", game.analyse("vcf", colour="white")
                             ["analysis"]["answer"])
            self.assertIn("GM[", game.record("sgf"))
            self.assertEqual([], game.forbidden())
            text = game.record()
        again = self.arbiter.game(record=text)
        self.assertEqual(text, again.record())
        self.assertNotEqual(game.handle, again.handle)
        with self.assertRaises(inarow.Refused) as caught:
            game.state()
        self.assertEqual("no-such-game", caught.exception.code)

    def test_legal_actions_are_played_in_copies(self):
        chance = random.Random(33)
        for name in (variant["name"] for variant in self.arbiter.variants()):
            game = self.arbiter.game(name, options=SMALLER.get(name))
            for _ in range(50 if LONG else 1):
                for _ in range(chance.randrange(6)):
                    actions = game.legal()
                    if actions:
                        game.apply(chance.choice(actions))
                record, key = game.record(), game.key()
                actions = game.legal()
                for a in actions if LONG else actions[:: len(actions) // 4 + 1]:
                    c = copy.copy(game)
                    ruling = c.apply(a)
                    self.assertNotEqual(record, c.record())
                    c.undo()
                    self.assertEqual(ruling, c.apply(a["text"]))
                self.assertEqual((record, key), (game.record(), game.key()))
                if not actions:
                    game = self.arbiter.game(name, options=SMALLER.get(name))

    def test_a_game_in_every_notation(self):
        size = {"size": 15}
        game = self.arbiter.game("gomoku", options=size)
        for point in "h8 i9 j10".split():
            game.play(point)
        cells = self.cells(game)
        read = 0
        for to in self.arbiter.hello()["notations"]:
            try:
                converted = self.arbiter.convert(game.record(), to, bytes=True, drop=True)
            except inarow.Refused as refused:  # the notation cannot hold the game
                self.assertEqual("bad-record", refused.code, to)
                continue
            read += 1
            text = converted["text"]
            record = text.encode("latin-1")
            named = to if to in ("offsets", "fen") else None
            forms = [record] if to in ("lib", "pos") else [text, record]
            for form in forms:
                again = self.arbiter.game("gomoku", options=size, record=form,
                                          format=named)
                self.assertEqual(cells, self.cells(again), to)
        self.assertGreaterEqual(read, 8)
        self.assertEqual(4, self.arbiter.game("connect_four", record="4453").state()
                         ["moves"])
        with self.assertRaisesRegex(inarow.Refused, "name the variant$"):
            self.arbiter.game(record="h8 i9")

    @staticmethod
    def cells(game):
        return [point.get("colour") for point in game.board()["points"]]

    def test_a_game_that_is_a_record(self):
        record = "variant renju\n"
        for point in GAME[:2]:
            record = self.arbiter.play(point, record=record)["record"]
        self.assertEqual("variant renju\nplay h8\nplay h9\n", record)
        self.assertEqual(2, self.arbiter.state(record=record)["moves"])

    def test_a_setup_with_captures(self):
        game = self.arbiter.game("pente", options={"size": 13})
        game.setup("." * 169, turn="white", captured={"black": 4})
        self.assertEqual("white", game.state()["to_move"])
        self.assertEqual(4, game.state()["captured"]["black"])
        self.assertEqual(13, game.perft(1)[0]["sequences"] // 13)

    def test_a_copy_has_the_variations(self):
        game = self.arbiter.game("renju")
        game.play("h8")
        game.play("h9")
        game.undo()
        twin = copy.deepcopy(game)
        game.close()
        self.assertEqual(("ok", 2), (twin.redo()["text"], twin.state()["moves"]))
        with self.assertRaisesRegex(inarow.Refused, "no action to go forward to"):
            twin.redo()
        self.assertEqual((15, 15, ["black", "white"]),
                         (twin.width, twin.height, twin.colours))

    def test_a_tree(self):
        game = self.arbiter.game("gomoku")
        for point in "h8 i9 j10".split():
            game.play(point)
        tree = game.tree()
        self.assertIs(tree, game.tree())
        h8, i9, j10 = list(tree)[1:]
        self.assertEqual(["play h8", "play i9", "play j10"], j10.path())
        self.assertIs(j10, tree.here)
        self.assertEqual((None, [h8]), (tree.root.parent, tree.root.children))
        a1 = h8.add("a1")
        self.assertIs(a1, h8.add(a1.action))
        a1.comment, a1.before, a1.glyphs = "wild", "or", ["?!"]
        a1.marks = [{"kind": "label", "point": "h8", "text": "A"}]
        a1.properties = [{"name": "XX", "values": ["1", "2"]}]
        a1.promote()
        self.assertEqual([a1, i9], h8.children)
        game.go(a1)
        self.assertEqual((2, a1), (game.state()["moves"], tree.here))
        bad = a1.add("play h8", keep=True)
        self.assertEqual("occupied", bad.refusal["reason"])
        with self.assertRaises(inarow.Refused) as caught:
            game.go(bad)
        self.assertEqual("occupied", caught.exception.code)
        bad.delete()
        self.assertNotIn(bad, tree)
        with self.assertRaises(inarow.Refused) as caught:
            bad.comment = "gone"
        self.assertEqual("no-such-node", caught.exception.code)
        for text in game.record(), tree.text(), tree.text("record"):
            twin = self.arbiter.game(record=text).tree().node(a1.path())
            for field in "text comment before glyphs marks properties".split():
                self.assertEqual(getattr(a1, field), getattr(twin, field), field)
        renju = self.arbiter.game(record="variant renju\nplay h8\nvariation 0\npass\n")
        library = renju.tree().library()
        self.assertEqual(renju.record(), self.arbiter.game(record=library).record())
        copied = copy.copy(game).tree()
        copied.here.comment = None
        self.assertEqual((None, "wild"), (copied.here.comment, a1.comment))
        self.assertNotIn(copied.here, tree)
        self.assertEqual("ok", i9.ruling()["text"])
        self.assertEqual("variant gomoku\nplay h8\nplay i9\n", i9.game().record())
        i9.move(tree.root)
        self.assertEqual(["play i9", "play j10"], j10.path())
        tree.undo()
        self.assertIs(h8, i9.parent)
        tree.redo()
        self.assertIs(tree.root, i9.parent)
        a1.delete()
        self.assertIs(h8, tree.here)

    def test_a_tree_of_several_pages(self):
        points = [f"{column}{row}" for column in "abcdefghijklmnop" for row in range(1, 20)]
        ways = [points[n:] + points[:n] for n in range(5)]
        text = "variation 0\n".join("".join(f"play {point}\n" for point in way)
                                    for way in ways)
        tree = self.arbiter.game(record="variant gomoku\n" + text).tree()
        nodes = list(tree)
        self.assertEqual(5 * len(points) + 1, len(set(nodes)))
        self.assertEqual(nodes[1 :: len(points)], tree.root.children)
        self.assertEqual([f"play {point}" for point in ways[4]], nodes[-1].path())
        self.assertEqual(nodes[-2:], list(nodes[-2].walk()))

    def test_copies_are_closed_when_they_are_collected(self):
        with self.open(limits={"games": 3}) as small:
            game = small.game("gomoku")
            handles = set()
            for action in game.legal()[:20]:
                twin = copy.copy(game)
                twin.apply(action)
                handles.add(twin.handle)
            self.assertEqual(20, len(handles))
            last = twin.handle
            del twin
            gc.collect()
            with self.assertRaises(inarow.Refused) as caught:
                small.state(last)
            self.assertEqual("no-such-game", caught.exception.code)
            with copy.copy(game) as twin:
                handle = twin.handle
            del twin
            gc.collect()
            with self.assertRaises(inarow.Refused):
                small.state(handle)
            self.assertEqual(0, game.state()["moves"])

    def test_keys(self):
        one, other = self.arbiter.game("renju"), self.arbiter.game("renju")
        for point in "h8 i9 k8".split():
            one.play(point)
        for point in "h8 g7 h5".split():
            other.play(point)
        mine, theirs = one.key(), other.key()
        self.assertEqual(mine["key"], theirs["key"])
        self.assertEqual(one.image(mine["symmetry"], "k8"),
                         other.image(theirs["symmetry"], "h5"))
        self.assertEqual(one.board_key()["key"], other.board_key()["key"])
        for symmetry, point, code in ((8, "h8", "no-such-symmetry"),
                                      (0, "p1", "off-board"), (48, "h8", "bad-params")):
            with self.assertRaises(inarow.Refused) as caught:
                one.image(symmetry, point)
            self.assertEqual(code, caught.exception.code)

    def test_refusals(self):
        game = self.arbiter.game("renju")
        game.play("h8")
        refused = {
            "occupied": lambda: game.play("h8"),
            "bad-action": lambda: game.play("zz"),
            "no-such-variant": lambda: self.arbiter.game("chess"),
            "bad-params": lambda: self.arbiter.ask("new", variant=1),
            "no-such-method": lambda: self.arbiter.ask("dance"),
            "bad-script": lambda: self.arbiter.load("return {\n}}"),
            "bad-option": lambda: self.arbiter.game("renju", options={"size": 3.5}),
        }
        for code, ask in refused.items():
            with self.assertRaises(inarow.Refused) as caught:
                ask()
            error = caught.exception
            self.assertEqual(code, error.code)
            self.assertEqual(error.message, str(error))
            if code == "occupied":
                self.assertEqual("refused occupied (RIF 5)", error.ruling["text"])
            elif code == "bad-params":
                self.assertEqual("params.variant", error.path)
            elif code == "bad-script":
                self.assertEqual((2, 2), (error.line, error.faults[0]["line"]))
            again = pickle.loads(pickle.dumps(error))
            self.assertEqual((code, error.message, error.ruling, error.line),
                             (again.code, again.message, again.ruling, again.line))
        self.assertEqual("variant renju\nplay h8\n", game.record())

    def test_invalid_requests(self):
        deep = []
        for _ in range(300):
            deep = [deep]
        for code, params in (
            ("bad-json", {"options": {"x": deep}}),
            ("line-too-long", {"variant": "x" * 2000000}),
        ):
            with self.assertRaises(inarow.Refused) as caught:
                self.arbiter.ask("new", **params)
            self.assertEqual(code, caught.exception.code)
        with self.assertRaises(inarow.Refused):
            self.arbiter.game("renju\0\n{}\ud800")
        self.assertEqual("inarow", self.arbiter.hello()["name"])
        long = "#" * 1000000 + "\nvariant renju\nplay h8\n"
        self.assertEqual(1, self.arbiter.state(record=long)["moves"])

    def test_invalid_json_is_not_sent(self):
        for value in (math.nan, object(), b"h8"):
            with self.assertRaises((ValueError, TypeError)) as caught:
                self.arbiter.ask("play", point=value)
            self.assertIn("of 'play': {'point': ", caught.exception.__notes__[0])
        for call in (copy.copy, pickle.dumps):
            with self.assertRaisesRegex(TypeError, "cannot be copied or pickled"):
                call(self.arbiter)
        self.assertEqual("inarow", self.arbiter.hello()["name"])

    def test_names_in_any_alphabet(self):
        name = "Ольга·王·\U0001f60a<b>&\u202e"
        game = self.arbiter.game(record=f"variant renju\nseats {name} B\nplay h8\n")
        self.assertIn(f"seats {name} B\n", game.record())
        self.assertIn(name, "".join(game.board()["players"]))
        self.assertEqual("Ünser", self.arbiter.load(SCRIPT)["title"])
        self.assertIn("mine", [one["name"] for one in self.arbiter.variants()])
        self.assertEqual("ok", self.arbiter.game("mine").play("a1")["text"])

    def test_limits(self):
        with self.open(limits={"games": 1, "seconds": 1, "megabytes": 64}) as small:
            self.assertEqual(64, small.hello()["limits"]["megabytes"])
            small.new("renju")
            with self.assertRaises(inarow.Refused) as caught:
                small.new("renju")
            self.assertEqual("too-many-games", caught.exception.code)
            self.assertRegex(caught.exception.message, "the limit for open games, 1,")
            with self.assertRaises(inarow.Refused) as caught:
                small.perft(40, variant="connect_four")
            self.assertEqual("too-slow", caught.exception.code)

    def test_limits_are_the_same_both_ways(self):
        with self.open() as one:
            self.assertEqual(DEFAULTS, one.hello()["limits"])
        given = {"line": 70000, "games": 2, "scripts": 3, "seconds": 0.5, "megabytes": 64}
        with self.open(limits=given) as one:
            self.assertEqual(given, one.hello()["limits"])
        for name, (kind, least, most) in limits.RANGES.items():
            for value in (least, most) if name != "line" else (1000, most):
                with self.open(limits={name: value}) as one:
                    self.assertEqual(value, one.hello()["limits"][name])
            for value in (-1, most + 1, "1", True, [], math.nan, math.inf,
                          1.5 if kind is int else 0):
                with self.assertRaisesRegex(inarow.Error, f"^limits: {name}: a .*number "
                                            f"from {least} to {most} expected, got"):
                    self.open(limits={name: value})
        with self.open(limits={"games": None}) as one:
            self.assertEqual(DEFAULTS, one.hello()["limits"])
        with self.assertRaisesRegex(inarow.Error, "^limits: there is no 'game'; there"):
            self.open(limits={"game": 1})

    def test_closed(self):
        game = self.arbiter.game("renju")
        self.arbiter.close()
        self.arbiter.close()
        with self.assertRaisesRegex(inarow.Broken, "closed"):
            game.play("h8")
        with self.assertRaises(KeyError):
            with self.open() as other, other.game("renju"):
                other.close()
                raise KeyError  # not hidden by the failure to close the game

    def test_two_share_nothing(self):
        with self.open() as other:
            mine, theirs = self.arbiter.game("renju"), other.game("gomoku")
            self.assertEqual(mine.handle, theirs.handle)
            mine.play("h8")
            self.assertEqual(0, theirs.state()["moves"])
            other.load(SCRIPT)
            with self.assertRaises(inarow.Refused):
                self.arbiter.game("mine")

    def test_threads_share_one(self):
        faults, records = [], []

        def play(which):
            try:
                for _ in range(5):
                    with self.arbiter.game("renju") as game:
                        for point in GAME[: which + 1]:
                            game.play(point)
                        records.append((which, game.record()))
                        assert len(self.arbiter.variants()) > 40
            except BaseException as error:
                faults.append(error)

        threads = [threading.Thread(target=play, args=(i,)) for i in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([], faults)
        self.assertEqual(40, len(records))
        for which, record in records:
            lines = [f"play {point}\n" for point in GAME[: which + 1]]
            self.assertEqual("variant renju\n" + "".join(lines), record)

    def test_each_thread_has_its_own(self):
        results = []

        def play():
            with self.open() as arbiter, arbiter.game("renju") as game:
                for point in GAME:
                    game.play(point)
                results.append(game.record())

        threads = [threading.Thread(target=play) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(4, len(results))
        self.assertEqual(1, len(set(results)))

    def test_a_forgotten_service_is_closed(self):
        arbiter = self.open()
        end = arbiter._end
        arbiter.hello()
        del arbiter
        gc.collect()
        self.assertFalse(end.alive)


GamesInProcess, GamesByProcess = both(Games)

if __name__ == "__main__":
    unittest.main()
