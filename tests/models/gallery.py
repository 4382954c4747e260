"""Tests the games of variants/GALLERY.md with models that share no code with inarow.

python3 tests/models/gallery.py SEED GAMES [GAME…]

Each model is written from the text of the page. Its numbers of sequences are compared
with `inarow perft`. GAMES random games, with illegal actions among them, become
records in which each action has the ruling of the model; `inarow conform` must agree.
"""
import random as randoms
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import forbidden
from board import square as square_board
from rows import row

PAGE = Path("variants/GALLERY.md")
ILLEGAL = 0.1  # of the actions tried
LONG = 100  # games of a long run
ALONG = ((1, 0), (0, 1), (1, 1), (1, -1))


def name(x, y):
    return f"{chr(97 + x)}{y + 1}"


def rows_through(board, x, y, along=ALONG):
    """Returns the lengths of the rows of one colour through a stone."""
    stone = board[x, y]
    for dx, dy in along:
        length = 1
        for sign in (1, -1):
            n = 1
            while board.get((x + sign * n * dx, y + sign * n * dy)) == stone:
                length, n = length + 1, n + 1
        yield length


def square(side):
    return [(x, y) for x in range(side) for y in range(side)]


class Placing:
    """Games in which a stone is placed on a vacant point: a board, and the player to
    act.

    `end` is None, or the ruling that ended the game.
    """

    side, players, options = 3, ("black", "white"), ""

    def __init__(self, random):
        self.board, self.turn, self.end = {}, 0, None

    def stones(self):
        """Returns the stones that the player to act may place, with the words that name
        them.
        """
        player = self.players[self.turn]
        return [(player, "")]

    def actions(self):
        return [f"play {word}{name(*point)}" for point in square(self.side)
                if point not in self.board for _, word in self.stones()]

    def illegal(self, random):
        """Returns an action and the reason for its refusal, or None if the model knows
        none.
        """
        taken = sorted(self.board)
        word = random.choice(self.stones())[1]
        return taken and (f"play {word}{name(*random.choice(taken))}", "occupied")

    def act(self, action):
        *words, point = action.split()[1:]
        x, y = ord(point[0]) - 97, int(point[1:]) - 1
        self.board[x, y] = words[0] if words else self.stones()[0][0]
        self.end = self.after(x, y)
        self.turn = 1 - self.turn

    def is_full(self):
        return len(self.board) == self.side ** 2

    def copy(self):
        twin = object.__new__(type(self))
        twin.__dict__ = {**self.__dict__, "board": dict(self.board)}
        return twin


class Rocks(Placing):
    """ROCKS: five or more in a row win; eight rocks, drawn from a seed."""

    side, depth = 9, 3

    def __init__(self, random):
        super().__init__(random)
        self.seed = random.randrange(1000) if random else 1
        self.options = f" seed={self.seed}"
        left = [(x, y) for y in range(8, -1, -1) for x in range(9)]
        state = 2 * self.seed + 1
        for _ in range(8):
            drawn, state = split_mix(state, len(left))
            self.board[left.pop(drawn)] = "rock"

    def after(self, x, y):
        if max(rows_through(self.board, x, y)) >= 5:
            return f"won {self.players[self.turn]}"
        return "drawn full-board" if self.is_full() else None


def split_mix(state, n):
    """Returns a number below n by splitmix64, and the next state."""
    word = (1 << 64) - 1
    state = state + 0x9E3779B97F4A7C15 & word
    z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & word
    z = (z ^ z >> 27) * 0x94D049BB133111EB & word
    return ((z ^ z >> 31) >> 32) * n >> 32, state


class Notakto(Placing):
    """NOTAKTO: a player that makes three crosses in a row loses."""

    players, depth = ("left", "right"), 9

    def stones(self):
        return [("x", "")]

    def after(self, x, y):
        if 3 in rows_through(self.board, x, y):
            return f"won {self.players[1 - self.turn]} three"
        return None


class OrderAndChaos(Placing):
    """ORDER: exactly five of one colour in a row win for Order, a full board for Chaos."""

    side, players, depth = 6, ("order", "chaos"), 3

    def stones(self):
        return [("x", "x "), ("o", "o ")]

    def after(self, x, y):
        if 5 in rows_through(self.board, x, y):
            return "won order five"
        return "won chaos full-board" if self.is_full() else None


class Pentago(Placing):
    """PENTAGO: a stone, then a quarter turn of a block of three by three."""

    side, players, depth = 6, ("white", "black"), 4
    blocks = {"a1": (0, 0), "d1": (3, 0), "a4": (0, 3), "d4": (3, 3)}
    placed = False

    def actions(self):
        if not self.placed:
            return super().actions()
        return [f"rotate {block} {way}" for block in self.blocks for way in ("left", "right")]

    def illegal(self, random):
        if random.random() < 0.5:
            return random.choice([
                ("play a1", "not-now") if self.placed else ("rotate a1 left", "not-now"),
                ("rotate b2 left", "outside-region" if self.placed else "not-now"),
            ])
        return None if self.placed else super().illegal(random)

    def act(self, action):
        if action.startswith("play"):
            super().act(action)
            self.turn, self.placed = 1 - self.turn, True
            return
        _, block, way = action.split()
        left, bottom = self.blocks[block]
        cells = {(x, y): self.board.pop((left + x, bottom + y), None)
                 for x in range(3) for y in range(3)}
        for (x, y), stone in cells.items():
            to = (2 - y, x) if way == "left" else (y, 2 - x)
            if stone:
                self.board[left + to[0], bottom + to[1]] = stone
        won = {stone for (x, y), stone in self.board.items()
               if max(rows_through(self.board, x, y)) >= 5}
        self.end = ("drawn both-rows" if len(won) == 2 else f"won {won.pop()} five" if won
                    else "drawn full-board" if self.is_full() else None)
        self.turn, self.placed = 1 - self.turn, False

    def after(self, x, y):
        if max(rows_through(self.board, x, y)) >= 5:
            return f"won {self.players[self.turn]} five"
        return None


def rows_around(board, x, y, around):
    """Returns the lengths of the rows through a stone where edges are joined.

    `around` maps any place to the point of the board there. A row all around the
    board counts each of its stones once.
    """
    stone = board[x, y]
    for dx, dy in ALONG:
        points = {(x, y)}
        for sign in (1, -1):
            n, at = 1, around(x + sign * dx, y + sign * dy)
            while board.get(at) == stone and at not in points:
                points.add(at)
                n, at = n + 1, around(x + sign * (n + 1) * dx, y + sign * (n + 1) * dy)
        yield len(points)


class TorusGomoku(Placing):
    """TORUS: five or more in a row win, across the edges too."""

    side, depth = 15, 2

    def after(self, x, y):
        if max(rows_around(self.board, x, y, lambda x, y: (x % 15, y % 15))) >= 5:
            return f"won {self.players[self.turn]} five"
        return "drawn full-board" if self.is_full() else None


class CylinderFour(Placing):
    """CYLINDER: stones fall; four or more in a row win, across the sides too."""

    players, depth = ("red", "yellow"), 6

    def height(self, column):
        return sum(x == column for x, _ in self.board)

    def actions(self):
        return [f"play {chr(97 + x)}" for x in range(7) if self.height(x) < 6]

    def illegal(self, random):
        full = [x for x in range(7) if self.height(x) == 6]
        return full and (f"play {chr(97 + random.choice(full))}", "column-full")

    def act(self, action):
        x = ord(action[-1]) - 97
        y = self.height(x)
        self.board[x, y] = self.players[self.turn]
        self.end = self.after(x, y)
        self.turn = 1 - self.turn

    def after(self, x, y):
        if max(rows_around(self.board, x, y, lambda x, y: (x % 7, y))) >= 4:
            return f"won {self.players[self.turn]} four"
        return "drawn full-board" if len(self.board) == 42 else None


class Moving(Placing):
    """Games in which stones move along lines once all are placed."""

    along, limit, stones_each = ALONG, 60, 0
    options = f" moves={limit}"

    def __init__(self, random):
        super().__init__(random)
        self.moves = 0
        self.left = [self.stones_each] * 2
        for y, row in enumerate(reversed(self.start)):
            for x, letter in enumerate(row):
                if letter in "XO":
                    self.board[x, y] = self.players["XO".index(letter)]
        if not random:
            self.options, self.limit = "", 0

    def points(self):
        return square(self.side)

    def is_vacant(self, point):
        return point in self.points() and point not in self.board

    def sides(self):
        return [(sign * dx, sign * dy) for dx, dy in self.along for sign in (1, -1)]

    def free(self, point, dx, dy):
        """Returns the vacant points in a row beside a point, the nearest first."""
        found = []
        x, y = point
        while self.is_vacant((x + dx, y + dy)):
            x, y = x + dx, y + dy
            found.append((x, y))
        return found

    def jumps(self, point):
        """Returns where a stone may jump, over one adjacent stone."""
        for dx, dy in self.sides():
            over = (point[0] + dx, point[1] + dy)
            to = (over[0] + dx, over[1] + dy)
            if over in self.board and self.is_vacant(to):
                yield to

    def own(self):
        return [point for point in self.board
                if self.board[point] == self.players[self.turn]]

    def actions(self):
        if self.left[self.turn]:
            return [f"play {name(*point)}" for point in self.points()
                    if point not in self.board]
        return sorted({f"move {name(*point)} {name(*to)}" for point in self.own()
                       for to in self.targets(point)})

    def illegal(self, random):
        if self.left[self.turn]:
            return super().illegal(random)
        stone, other = random.choice(sorted(self.own())), random.choice(sorted(self.board))
        to = random.choice(self.points())
        if other not in self.own():
            return f"move {name(*other)} {name(*to)}", "no-stone"
        action = f"move {name(*stone)} {name(*to)}"
        if to in self.board:
            return action, "occupied"
        return None if action in self.actions() else (action, "outside-region")

    def act(self, action):
        verb, *points = action.split()
        at = [(ord(point[0]) - 97, int(point[1:]) - 1) for point in points]
        if verb == "move":
            del self.board[at[0]]
        else:
            self.left[self.turn] -= 1
        self.board[at[-1]] = self.players[self.turn]
        self.moves += 1
        self.end = self.after(*at[-1])
        self.turn = 1 - self.turn
        if not self.end:
            self.end = ("drawn no-action" if not self.actions() else
                        "drawn move-limit" if self.moves == self.limit else None)

    def copy(self):
        twin = super().copy()
        twin.left = list(self.left)
        return twin


class Dao(Moving):
    """DAO: a stone moves as far as it can; a player that traps a stone in a corner
    loses.
    """

    side, depth = 4, 4
    start = ["X..O", ".XO.", ".OX.", "O..X"]

    def targets(self, point):
        lines = [self.free(point, dx, dy) for dx, dy in self.sides()]
        return [line[-1] for line in lines if line]

    def after(self, x, y):
        mover, other = self.players[self.turn], self.players[1 - self.turn]
        mine = sorted(self.own())
        xs, ys = {x for x, _ in mine}, {y for _, y in mine}
        if mine == [(0, 0), (0, 3), (3, 0), (3, 3)]:
            return f"won {mover} corners"
        if len(xs) == 1 or len(ys) == 1:
            return f"won {mover} row"
        if max(xs) - min(xs) == 1 == max(ys) - min(ys):
            return f"won {mover} square"
        for cx, cy in ((0, 0), (0, 3), (3, 0), (3, 3)):
            beside = [(px, py) for px, py in mine if max(abs(px - cx), abs(py - cy)) == 1]
            if self.board.get((cx, cy)) == other and len(beside) == 3:
                return f"won {other} trapped"
        return None


class Leap(Moving):
    """LEAP: on a hexagon, a stone takes a step or jumps; three in a row win."""

    side, depth, along = 5, 4, ((1, 0), (0, 1), (1, 1))
    start = ["..XOX", ".....", ".....", ".....", "OXO.."]

    def points(self):
        return [(x, y) for x, y in square(5) if abs(x - y) <= 2]

    def targets(self, point):
        steps = [line[0] for line in
                 (self.free(point, dx, dy) for dx, dy in self.sides()) if line]
        return steps + list(self.jumps(point))

    def after(self, x, y):
        if max(rows_through(self.board, x, y, self.along)) >= 3:
            return f"won {self.players[self.turn]} three"
        return None


class Rooks(Moving):
    """ROOKS: four stones are placed, then slide along rows and columns around a hole."""

    side, depth, along, stones_each = 5, 3, ((1, 0), (0, 1)), 4
    start = ["....."] * 5

    def points(self):
        return [point for point in square(5) if point != (2, 2)]

    def targets(self, point):
        return [to for dx, dy in self.sides() for to in self.free(point, dx, dy)]

    def after(self, x, y):
        if max(rows_through(self.board, x, y, self.along)) >= 4:
            return f"won {self.players[self.turn]} four"
        return None


class School(Placing):
    """SCHOOL: pairs are captured, and ten captured stones win. Five in a row win at once
    if no capture can break them. A double-three is refused, unless the move captures.
    """

    side, depth, options = 9, 2, " size=9"
    grid = square_board(9)
    threes = forbidden.Renju(overline=False, double_four=False, exact=False)

    def __init__(self, random):
        super().__init__(random)
        self.taken, self.awaiting = {"black": 0, "white": 0}, None

    def copy(self):
        twin = super().copy()
        twin.taken = dict(self.taken)
        return twin

    def pairs(self, board, colour, x, y):
        """Returns the stones that a stone at (x, y) captures."""
        found = []
        for dx, dy in ((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy):
            line = [(x + n * dx, y + n * dy) for n in (1, 2, 3)]
            stones = [board.get(point) for point in line]
            if stones[0] and stones[0] == stones[1] != colour and stones[2] == colour:
                found += line[:2]
        return found

    def is_legal(self, x, y):
        colour = self.players[self.turn]
        if self.pairs(self.board, colour, x, y):
            return True
        after = {**self.board, (x, y): colour}
        return max(rows_through(after, x, y)) >= 5 or \
            not self.threes(self.grid, self.board, (x, y), colour)

    def actions(self):
        return [f"play {name(*point)}" for point in square(self.side)
                if point not in self.board and self.is_legal(*point)]

    def illegal(self, random):
        bad = [point for point in square(self.side)
               if point not in self.board and not self.is_legal(*point)]
        if bad:
            return f"play {name(*random.choice(bad))}", "forbidden"
        return super().illegal(random)

    def fives(self, board, x, y):
        """Returns the rows of five or more through a stone, as sets."""
        rows = (row(self.grid, board, (x, y), step) for step in self.grid.steps)
        return [set(found) for found in rows if len(found) >= 5]

    def is_breakable(self, x, y, rows):
        """Returns whether there is for each row a capture that leaves less than five."""
        other = self.players[1 - self.turn]
        left = list(rows)
        for point in square(self.side):
            if point in self.board:
                continue
            taken = set(self.pairs(self.board, other, *point))
            board = {p: stone for p, stone in self.board.items() if p not in taken}
            kept = self.fives(board, x, y) if (x, y) in board else []
            left = [found for found in left
                    if not taken & found or any(found > rest or found == rest
                                                for rest in kept)]
        return not left

    def after(self, x, y):
        colour, stood = self.players[self.turn], self.awaiting
        captured = self.pairs(self.board, colour, x, y)
        for point in captured:
            del self.board[point]
        self.taken[colour] += len(captured)
        self.awaiting = None
        if stood and self.board.get(stood) and self.fives(self.board, *stood):
            return f"won {self.players[1 - self.turn]}"
        rows = self.fives(self.board, x, y)
        if rows and not self.is_breakable(x, y, rows):
            return f"won {colour}"
        if captured and self.taken[colour] >= 10:
            return f"won {colour} captures"
        self.awaiting = (x, y) if rows else None
        if self.is_full():
            return f"won {colour}" if rows else "drawn full-board"
        return None


GAMES = {"rocks": Rocks, "notakto": Notakto, "order_and_chaos": OrderAndChaos,
         "pentago": Pentago, "torus_gomoku": TorusGomoku, "cylinder_four": CylinderFour,
         "dao": Dao, "leap": Leap, "rooks": Rooks,
         "school": School}


# ---- Comparison with inarow --------------------------------------------------------------

def count(game, depth, sequences, ended, ply=0):
    """Counts sequences and ends by ply."""
    for action in game.actions():
        twin = game.copy()
        twin.act(action)
        sequences[ply] += 1
        ended[ply] += twin.end is not None
        if not twin.end and ply + 1 < depth:
            count(twin, depth, sequences, ended, ply + 1)


def perft_agrees(script, model, depth):
    sequences, ended = [0] * depth, [0] * depth
    game = model(None)
    count(game, depth, sequences, ended)
    done = subprocess.run(["inarow", "perft", script, str(depth), *game.options.split()],
                          check=True, capture_output=True, text=True).stdout
    found = [[int(n) for n in re.findall(r"\b\d+\b", line)] for line in done.splitlines()]
    expected = [(ply + 1, sequences[ply], ended[ply]) for ply in range(depth)
                if sequences[ply]]
    return [(line[0], line[1], sum(line[2:])) for line in found if line[1]] == expected


def random_game(model, variant, random):
    """Returns a record of a random game in which each action has its ruling."""
    game = model(random)
    lines = [f"variant {variant}{game.options}"]
    while not game.end and game.actions():
        wrong = random.random() < ILLEGAL and game.illegal(random)
        if wrong:
            lines.append(f"{wrong[0]} -> refused {wrong[1]}")
        action = random.choice(game.actions())
        game.act(action)
        lines.append(f"{action} -> {game.end or 'ok'}")
    return "\n".join(lines) + "\n", game.end


def script_of(variant, folder):
    block = re.search(rf"```lua\n(-- {variant}\.lua\n.*?)```", PAGE.read_text(), re.S)
    path = Path(folder) / f"{variant}.lua"
    path.write_text(block[1])
    return path


def main(seed, games, chosen):
    failed = tests = 0
    with tempfile.TemporaryDirectory() as folder:
        for variant in chosen or GAMES:
            script, model = script_of(variant, folder), GAMES[variant]
            random, ends = randoms.Random(f"{seed} {variant}"), {}
            records = Path(folder) / f"{variant}.rec"
            with records.open("w") as file:
                for number in range(games):
                    text, end = random_game(model, variant, random)
                    ends[end] = ends.get(end, 0) + 1
                    file.write(text if number == 0 else f"---\n{text}")
            done = subprocess.run(["inarow", "conform", "--script", script, records],
                                  capture_output=True, text=True)
            played = done.stdout.count("\nok ") == games and done.returncode == 0
            # Of games with many sequences, a short run leaves out the last ply.
            depth = model.depth - (games < LONG and 2 < model.depth < 5)
            for ok, what in ((perft_agrees(script, model, depth), f"perft {depth}"),
                             (played, f"{games} games: {ends}")):
                tests += 1
                failed += not ok
                print(f"{'ok' if ok else 'not ok'} {tests} - {variant}: {what}")
            if not played:
                print("# " + done.stdout[:2000].replace("\n", "\n# "), done.stderr)
    print(f"1..{tests}")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
