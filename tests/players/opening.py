#!/usr/bin/env python3
"""A player of the Gomocup protocol that knows the extension for openings by the law
(docs/openings-protocol.md). It is an example for readers; opening.c uses the same
ideas.

python3 opening.py [SEED]

It makes fives, stops fives, and otherwise plays where the most rows are still
possible. It makes some decisions of an opening by this measure, and others at random:
another seed is another player.
"""

import sys

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
# The worth of a row of five points by the number of one colour's stones on it; the other
# points are vacant.
WORTH = (1, 8, 60, 500, 5000)
EXACT, RENJU = 1, 4  # numbers of INFO rule; 0 is five or more
ERROR = "ERROR I did not understand that"


def lots_of(seed):
    """Yields whole numbers from 0 to n - 1, the same for the same seed."""
    state = seed * 7919 % 2147483646 + 1

    def draw(n):
        nonlocal state
        state = state * 16807 % 2147483647
        return state // 8 % n

    return draw


class Board:
    """Stones of the colours 1, which moves first, and 2."""

    def __init__(self, width, height):
        self.width, self.height, self.rule = width, height, 0
        self.clear()

    def clear(self):
        self.at = {(x, y): 0 for x in range(self.width) for y in range(self.height)}
        self.stones = []  # points in the order of placement

    def put(self, point, colour):
        self.at[point] = colour
        self.stones.append(point)

    # ---- Rows -------------------------------------------------------------------------

    def row(self, point, step, colour):
        """Returns the length of the unbroken row of a colour's stone here."""
        length = 1
        for sign in (1, -1):
            i = sign
            while self.at.get((point[0] + i * step[0], point[1] + i * step[1])) == colour:
                length, i = length + 1, i + sign
        return length

    def makes_five(self, point, colour):
        is_exact = self.rule == EXACT or self.rule == RENJU and colour == 1
        lengths = [self.row(point, step, colour) for step in DIRECTIONS]
        return 5 in lengths or not is_exact and max(lengths) > 5

    def worth(self, point, colour):
        """Returns the worth of a colour's stone here: the sum for all rows of five that
        contain it.
        """
        total = 0
        for dx, dy in DIRECTIONS:
            line = [self.at.get((point[0] + i * dx, point[1] + i * dy))
                    for i in range(-4, 5)]
            for first in range(5):
                five = line[first:first + 5]
                if None not in five and 3 - colour not in five:
                    total += WORTH[five.count(colour)]
        return total

    # ---- Stones that are forbidden to Black in renju ----------------------------------

    def fives_from(self, point, step):
        """Returns where one more black stone makes a five with a black stone's row."""
        places = []
        for i in range(-4, 5):
            other = (point[0] + i * step[0], point[1] + i * step[1])
            if self.at.get(other) == 0:
                self.at[other] = 1
                if self.row(point, step, 1) == 5:
                    places.append(i)
                self.at[other] = 0
        return places

    def is_three(self, point, step):
        """Returns whether one more black stone can make a four that is open at both
        ends.
        """
        for i in range(-4, 5):
            other = (point[0] + i * step[0], point[1] + i * step[1])
            if self.at.get(other) == 0:
                self.at[other] = 1
                places = self.fives_from(point, step)
                self.at[other] = 0
                if len(places) == 2 and places[1] - places[0] == 5:
                    return True
        return False

    def is_forbidden(self, point, colour):
        """This check is careful: it counts some threes that the law does not."""
        if self.rule != RENJU or colour != 1 or self.makes_five(point, 1):
            return False
        if any(self.row(point, step, 1) > 5 for step in DIRECTIONS):
            return True
        fours = threes = 0
        self.at[point] = 1
        for step in DIRECTIONS:
            places = self.fives_from(point, step)
            is_open = len(places) == 2 and places[1] - places[0] == 5
            fours += 1 if is_open else len(places)
            threes += 1 if not places and self.is_three(point, step) else 0
        self.at[point] = 0
        return fours > 1 or threes > 1

    # ---- Moves ------------------------------------------------------------------------

    def vacant(self):
        return [point for point, stone in self.at.items() if stone == 0]

    def off_centre(self, point):
        """Returns how many rows and columns a point is away from the middle, times two.
        """
        return [abs(2 * point[0] - self.width + 1), abs(2 * point[1] - self.height + 1)]

    def best_first(self, points, colour):
        """Sorts points by their worth to both colours, and by distance from the middle.
        """
        return sorted(points, key=lambda point: (
            -4 * self.worth(point, colour) - 3 * self.worth(point, 3 - colour),
            sum(self.off_centre(point)), point))

    def move(self, colour):
        for own in (colour, 3 - colour):  # make a five, or stop one
            for point in self.vacant():
                if self.makes_five(point, own) and not self.is_forbidden(point, colour):
                    return point
        points = self.best_first(self.vacant(), colour)
        return next((p for p in points if not self.is_forbidden(p, colour)), points[0])

    # ---- Equal points of an offer -----------------------------------------------------

    def images(self, point):
        """Returns a point's images under eight rotations and reflections, in the same
        order for all points.
        """
        x, y = point
        right, down = self.width - 1 - x, self.height - 1 - y
        return ((x, y), (right, y), (x, down), (right, down),
                (y, x), (y, right), (down, x), (down, right))

    def are_alike(self, one, other):
        """Returns whether a rotation or reflection that keeps all stones maps one point
        to the other.
        """
        ways = [i for i, image in enumerate(self.images(one)) if image == other]
        return any(all(self.at.get(self.images(stone)[i]) == self.at[stone]
                       for stone in self.stones) for i in ways)

    def offer(self, count):
        """Returns the best points for Black, without two symmetric ones."""
        chosen = []
        for point in self.best_first(self.vacant(), 1):
            if len(chosen) < count and not any(self.are_alike(point, p) for p in chosen):
                chosen.append(point)
        return chosen


# ---- Openings by the rules ------------------------------------------------------------


def written(points):
    return " ".join("%d,%d" % point for point in points)


def read_points(words):
    return [tuple(int(number) for number in word.split(",")) for word in words]


def place(board, words, lots):
    """Returns where to place a stone: PLACE colour [WITHIN n] [OUTSIDE n]."""
    colour, limits = int(words[0]), dict(zip(words[1::2], words[2::2]))
    within, outside = int(limits.get("WITHIN", 99)), int(limits.get("OUTSIDE", 0))
    points = [p for p in board.vacant() if outside <= max(board.off_centre(p)) < within]
    return board.best_first(points, colour)[lots(min(4, len(points)))]


def decide(board, request, lots):
    """Returns the answer to a request; alternatives are separated by the word OR."""
    alternatives = [words.split() for words in request.split(" OR ")]
    kind, *words = alternatives[lots(len(alternatives))]
    if kind == "PLACE":
        is_named = sum(one[0] == "PLACE" for one in alternatives) > 1
        return written([place(board, words, lots)]) + is_named * ("," + words[0])
    if kind == "SWAP":
        return ("SWAP", "KEEP")[lots(2)]
    if kind == "CHOOSE":
        return ("BLACK", "WHITE")[lots(2)]
    if kind == "TAKE":
        return "TAKE"
    if kind == "DECLARE":
        low, high = int(words[0]), int(words[1])
        return str(low + lots(high - low + 1))
    if kind == "OFFER":
        return ("OFFER " if len(alternatives) > 1 else "") + written(
            board.offer(int(words[0])))
    if kind == "PICK":  # the fifth stone is the opponent's: the worst of them
        return written(board.best_first(read_points(words), 1)[-1:])
    if kind == "REMOVE":
        return written(board.best_first(read_points(words), 1)[:1])
    return "UNKNOWN " + kind


# ---- The protocol ---------------------------------------------------------------------


class Player:
    def __init__(self, seed):
        self.lots, self.board, self.own, self.rule = lots_of(seed), None, 1, 0

    def start(self, width, height):
        if not 5 <= min(width, height) <= max(width, height) <= 40:
            return "ERROR the board must have 5 to 40 rows and columns"
        self.board = Board(width, height)
        self.board.rule = self.rule
        return "OK"

    def listed(self):
        """Reads lines like 7,7,1 up to DONE."""
        stones = []
        for line in iter(sys.stdin.readline, ""):
            if line.strip().upper() == "DONE":
                break
            stones += read_points([line])
        return stones

    def show(self, stones, is_board):
        """Reads listed stones: in a BOARD, 1 means an own stone; otherwise the number is
        a colour.
        """
        self.board.clear()
        if is_board:  # the first stone has colour 1
            self.own = 2 if stones and stones[0][2] == 2 else 1
        for x, y, field in stones:
            self.board.put((x, y), 3 - field if is_board and self.own == 2 else field)

    def answer(self):
        point = self.board.move(self.own)
        self.board.put(point, self.own)
        return written([point])

    def command(self, word, rest):
        """Returns the answer to a line, or None."""
        if word == "START":
            return self.start(int(rest), int(rest))
        if word == "RECTSTART":
            return self.start(*read_points([rest])[0])
        if word == "INFO":
            key, *value = rest.split()
            if key == "rule":
                self.rule = int(value[0])
                if self.board:
                    self.board.rule = self.rule
            return None
        if word == "ABOUT":
            return 'name="Opening (Python)", version="1.0", author="inarow"'
        if not self.board:
            return ERROR
        if word == "RESTART":
            return self.board.clear() or "OK"
        if word == "BEGIN":
            self.own = 1
            return self.answer()
        if word == "TURN":
            point = read_points([rest])[0]
            if self.board.at.get(point) != 0:
                return ERROR
            if not self.board.stones:
                self.own = 2
            self.board.put(point, 3 - self.own)
            return self.answer()
        if word == "TAKEBACK":
            point = read_points([rest])[0]
            if point not in self.board.stones:
                return ERROR
            self.board.stones.remove(point)
            self.board.at[point] = 0
            return "OK"
        if word == "BOARD":
            self.show(self.listed(), True)
            return self.answer()
        if word == "OPENING":
            self.show(self.listed(), False)
            return decide(self.board, rest.upper(), self.lots)
        return "UNKNOWN " + word

    def run(self):
        for line in iter(sys.stdin.readline, ""):
            word, *rest = line.split(None, 1) or [""]
            if word.upper() == "END":
                return
            try:
                answer = self.command(word.upper(), rest[0].strip() if rest else "")
            except (ValueError, IndexError, KeyError, TypeError):
                answer = ERROR
            if word and answer:
                print(answer, flush=True)


Player(int(sys.argv[1]) if len(sys.argv) > 1 else 0).run()
