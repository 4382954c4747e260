"""Where stones win, make fours and are forbidden, line by line.

Positions are sets of points as the bits of a number: bit N is `board.points[N]`. A row lies
on one line, so each line is judged as a board of its own, by the judges of rows.py and the
definitions of forbidden.py, and remembered with the stones that stand on it.
"""
from board import Board, back
from rows import row


def bits(points):
    """The points of a set, each as a set of one."""
    while points:
        yield points & -points
        points &= points - 1


def several(points):
    return points & (points - 1) != 0


class Points:
    """The points of a board as bits, and its lines."""

    def __init__(self, board):
        self.board = board
        self.bit = {p: 1 << n for n, p in enumerate(board.points)}
        self.point = {bit: p for p, bit in self.bit.items()}
        self.all = (1 << len(board.points)) - 1
        self.lines = [Board([p] + board.towards(p, step), [step], 1, 1)
                      for step in board.steps for p in board.points
                      if not board.towards(p, back(step))]

    def set_of(self, points):
        return sum(self.bit[p] for p in points)

    def stones(self, **sets):
        """As the judges have them: point -> colour."""
        return {self.point[bit]: colour for colour, points in sets.items()
                for bit in bits(points)}


def sights(rules):
    """The points of a game's board, and what each colour's stones do: colour -> Sight."""
    points, wins = Points(rules.board), rules.wins
    return points, {c: Sight(points, wins[c] if isinstance(wins, dict) else wins,
                             (rules.forbidden or {}).get(c)) for c in rules.colours}


class Sight:
    """What one colour's stones do, its own being `own`, its opponent's `other`."""

    def __init__(self, points, judge, restriction=None):
        self.points, self.judge, self.restriction = points, judge, restriction
        self.lines = [(points.set_of(line.points), line, {}) for line in points.lines
                      if self.has_room(line)]
        self.judged = {}

    def has_room(self, line):
        """Does any row on the line win?"""
        rows = [line.points[:n] for n in range(1, len(line.points) + 1)]
        return any(self.judge(line, dict.fromkeys(row, "own"), row[0]) for row in rows)

    def read(self, own, other):
        """What every line has, as `of_line` gives it."""
        found = []
        for mask, line, known in self.lines:
            mine = own & mask
            if mine:
                key = mine, other & mask
                if key not in known:
                    known[key] = self.of_line(line, *key)
                found.append(known[key])
        return found

    def fives(self, own, other):
        """The vacant points where a stone wins."""
        found = 0
        for fives, _, _ in self.read(own, other):
            found |= fives
        return found

    def fours(self, own, other):
        """The vacant points where a stone makes a four: a point of five beside it."""
        found = 0
        for _, fours, _ in self.read(own, other):
            found |= fours
        return found

    def suspects(self, own, other):
        """The vacant points that may be forbidden: others have too few rows on too few
        lines, whatever follows from RIF 9.3."""
        once = twice = 0
        for _, _, (one, two) in self.read(own, other):
            twice |= two | once & one
            once |= one
        return twice

    def of_line(self, line, own, other):
        """The points of five; those that make a four; and those where one row, or two,
        count for what is forbidden."""
        stones = self.points.stones(own=own, other=other)
        vacant = [p for p in line.points if p not in stones]

        def wins(stones, point):
            return self.judge(line, {**stones, point: "own"}, point)

        fives = [p for p in vacant if wins(stones, p)]
        fours = [p for p in vacant if p not in fives and
                 any(q != p and wins({**stones, p: "own"}, q) for q in vacant)]
        rows = {p: self.rows(line, {**stones, p: "own"}, p) for p in vacant}
        counted = [[p for p in vacant if rows[p] >= least] for least in (1, 2)]
        return (self.points.set_of(fives), self.points.set_of(fours),
                tuple(map(self.points.set_of, counted)))

    def rows(self, line, stones, point):
        """How many rows of the stone on the line may count: an overline counts as two."""
        if not self.restriction:
            return 0
        words, step = self.restriction.words, line.steps[0]
        if len(row(line, stones, point, step)) > 5:
            return 2
        three = any(words.three(line, stones, point, step))
        return len(words.fours(line, stones, point, step)) + three

    def forbids(self, own, other, bit):
        """Is the vacant point forbidden? A five never is."""
        if not self.restriction:
            return False
        key = own, other, bit
        if key not in self.judged:
            if len(self.judged) > 100000:
                self.judged.clear()
            stones, point = self.points.stones(own=own, other=other), self.points.point[bit]
            board = self.points.board
            self.judged[key] = \
                self.restriction(board, stones, point, "own") is not None and \
                not self.judge(board, {**stones, point: "own"}, point)
        return self.judged[key]

    def allowed(self, own, other, points):
        """Those of the vacant points that are not forbidden."""
        if self.restriction:
            for bit in bits(points & self.suspects(own, other)):
                if self.forbids(own, other, bit):
                    points ^= bit
        return points
