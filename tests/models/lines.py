"""Finds winning points, fours and forbidden points, line by line.

Positions are sets of points as the bits of a number: bit N is `board.points[N]`. A
row is on one line. So each line is judged as a separate board, with the judges of
rows.py and the definitions of forbidden.py, and the result is cached by the line's
stones.
"""
from board import Board, back
from rows import row


def bits(points):
    """Yields the points of a set, each as a set of one."""
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
        """Returns the stones in the form for the judges: point -> colour."""
        return {self.point[bit]: colour for colour, points in sets.items()
                for bit in bits(points)}


def sights(rules):
    """Returns the points of a game's board, and the effects of each colour's stones:
    colour -> Sight.
    """
    points, wins = Points(rules.board), rules.wins
    return points, {c: Sight(points, wins[c] if isinstance(wins, dict) else wins,
                             (rules.forbidden or {}).get(c)) for c in rules.colours}


class Sight:
    """The effects of one colour's stones: `own` are its stones, `other` its opponent's.
    """

    def __init__(self, points, judge, restriction=None):
        self.points, self.judge, self.restriction = points, judge, restriction
        self.known = {
            read: [(points.set_of(line.points), line, {}) for line in points.lines
                   if self.has_room(line)]
            for read in (self.fives_of, self.fours_of, self.rows_of)}
        self.judged = {}

    def has_room(self, line):
        """Returns whether any row on the line wins."""
        rows = [line.points[:n] for n in range(1, len(line.points) + 1)]
        return any(self.judge(line, dict.fromkeys(row, "own"), row[0]) for row in rows)

    def lines(self, read, own, other):
        """Combines the results of a function for each line."""
        found = []
        for mask, line, known in self.known[read]:
            mine = own & mask
            if mine:
                key = mine, other & mask
                if key not in known:
                    stones = self.points.stones(own=mine, other=key[1])
                    known[key] = read(line, stones,
                                      [p for p in line.points if p not in stones])
                found.append(known[key])
        return found

    def fives(self, own, other):
        """Returns the vacant points where a stone wins."""
        found = 0
        for fives in self.lines(self.fives_of, own, other):
            found |= fives
        return found

    def fours(self, own, other):
        """Returns the vacant points where a stone makes a four: with it, there is a
        point of five.
        """
        found = 0
        for fours in self.lines(self.fours_of, own, other):
            found |= fours
        return found

    def suspects(self, own, other):
        """Returns the vacant points that may be forbidden. All others have too few rows
        on too few lines, for any result of RIF 9.3.
        """
        once = twice = 0
        for one, two in self.lines(self.rows_of, own, other):
            twice |= two | once & one
            once |= one
        return twice

    def wins(self, line, stones, point):
        return self.judge(line, {**stones, point: "own"}, point)

    def fives_of(self, line, stones, vacant):
        return self.points.set_of(p for p in vacant if self.wins(line, stones, p))

    def fours_of(self, line, stones, vacant):
        return self.points.set_of(
            p for p in vacant if not self.wins(line, stones, p) and
            any(q != p and self.wins(line, {**stones, p: "own"}, q) for q in vacant))

    def rows_of(self, line, stones, vacant):
        """Returns where a row, or two, can be part of a forbidden pattern: rows of three
        stones.
        """
        if list(stones.values()).count("own") < 2:
            return 0, 0
        rows = {p: self.rows(line, {**stones, p: "own"}, p) for p in vacant}
        return tuple(self.points.set_of(p for p in vacant if rows[p] >= least)
                     for least in (1, 2))

    def rows(self, line, stones, point):
        """Returns how many rows of the stone on the line may count. An overline counts
        as two, and so does any row if the restriction does not depend on such rows.
        """
        words, step = getattr(self.restriction, "words", None), line.steps[0]
        if not words or len(row(line, stones, point, step)) > 5:
            return 2
        three = any(words.three(line, stones, point, step))
        return len(words.fours(line, stones, point, step)) + three

    def forbids(self, own, other, bit):
        """Returns whether the vacant point is forbidden. A five never is."""
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
        """Returns those of the vacant points that are not forbidden."""
        if self.restriction:
            for bit in bits(points & self.suspects(own, other)):
                if self.forbids(own, other, bit):
                    points ^= bit
        return points
