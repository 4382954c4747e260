"""Forbidden moves of renju, read literally from RIF 3, 9.2 and 9.3, and of bead renju.

A restriction is a function (board, stones, point, colour). It returns the reason why
a stone of the colour on the vacant point is forbidden, or None. The caller first asks
whether the stone wins: a five is never forbidden.
"""
from board import back, eight
from rows import ends, row


def with_stone(stones, point, colour):
    after = dict(stones)
    after[point] = colour
    return after


class Definitions:
    """RIF 3. `exact`: a five has exactly five stones; otherwise longer rows count too."""

    def __init__(self, exact=True, five_makes_three=False):
        self.exact, self.five_makes_three = exact, five_makes_three

    def five(self, board, stones, point, step):
        """Returns whether the stone on `point` is part of a five along `step`."""
        length = len(row(board, stones, point, step))
        return length == 5 or length > 5 and not self.exact

    def any_five(self, board, stones, point):
        return any(self.five(board, stones, point, step) for step in board.steps)

    def near(self, board, stones, point, step):
        """Returns the vacant points of the line within four of the point."""
        for way in (step, back(step)):
            for far in board.towards(point, way)[:4]:
                if far not in stones:
                    yield far

    def fours(self, board, stones, point, step):
        """Returns the fours along `step` that contain the stone on `point`: sets of four
        stones to which one can be added to attain a five.
        """
        colour, found = stones[point], set()
        for added in self.near(board, stones, point, step):
            after = with_stone(stones, added, colour)
            five = row(board, after, added, step)
            if point in five and self.five(board, after, added, step):
                found.add(frozenset(five) - {added} if self.exact else added)
        if not self.exact and self.straight(board, stones, point, step):
            return {"straight"}
        return found

    def straight(self, board, stones, point, step):
        """Returns whether the stone is part of an unbroken four that can be made a five
        in two ways.
        """
        found = row(board, stones, point, step)
        return len(found) == 4 and all(
            end in board.on_board and end not in stones and
            self.five(board, with_stone(stones, end, stones[point]), end, step)
            for end in ends(board, found, step))

    def three(self, board, stones, point, step):
        """Returns the points that make the stone's row along `step` a straight four
        without making a five. Without such points, the row is not a three.
        """
        colour = stones[point]
        for added in self.near(board, stones, point, step):
            after = with_stone(stones, added, colour)
            if point not in row(board, after, added, step):
                continue
            if not self.straight(board, after, added, step):
                continue
            if self.five_makes_three or not self.any_five(board, after, added):
                yield added


class Renju:
    """RIF 9.2 and 9.3: which moves are forbidden, and the reading of 9.3.

    `four_saves`: a double-three is allowed if the same stone makes a four.
    """

    def __init__(self, overline=True, double_four=True, exact=True, five_makes_three=False,
                 literal=False, four_saves=False):
        self.words = Definitions(exact, five_makes_three)
        self.overline, self.double_four = overline, double_four
        self.literal, self.four_saves = literal, four_saves

    def __call__(self, board, stones, point, colour):
        if self.lonely(board, stones, point, colour):
            return None
        after = with_stone(stones, point, colour)
        if self.makes_overline(board, after, point):
            return "overline"
        if self.makes_double_four(board, after, point):
            return "double-four"
        if self.makes_double_three(board, after, point):
            return "double-three"
        return None

    def lonely(self, board, stones, point, colour):
        """Fewer than four own stones are nearby: nothing is forbidden, which saves time.
        """
        return sum(stones.get(far) == colour for step in eight(board)
                   for far in board.towards(point, step)[:5]) < 4

    def forbidden(self, board, stones, point, colour):
        """Judges a stone as a step of 9.3: a five is not forbidden."""
        after = with_stone(stones, point, colour)
        return not self.words.any_five(board, after, point) and \
            self(board, stones, point, colour) is not None

    def makes_overline(self, board, after, point):
        return self.overline and max(
            len(row(board, after, point, step)) for step in board.steps) > 5

    def number_of_fours(self, board, after, point):
        return sum(len(self.words.fours(board, after, point, step)) for step in board.steps)

    def makes_double_four(self, board, after, point):
        return self.double_four and self.number_of_fours(board, after, point) > 1

    def makes_double_three(self, board, after, point):
        """RIF 9.2 (c) with 9.3, by reading 1: a three counts if one of its points is not
        forbidden for any reason. By the literal reading, it is forbidden if neither
        (a) nor (b) allows it.
        """
        if self.four_saves and self.number_of_fours(board, after, point) > 0:
            return False
        threes = [list(self.words.three(board, after, point, step)) for step in board.steps]
        threes = [points for points in threes if points]
        if len(threes) < 2:
            return False
        colour = after[point]
        if not self.literal:
            return sum(any(not self.forbidden(board, after, p, colour) for p in points)
                       for points in threes) > 1
        a = sum(any(not self.by_a(board, after, p, colour) for p in points)
                for points in threes)
        b = sum(any(not self.by_b(board, after, p, colour) for p in points)
                for points in threes)
        return a > 1 and b > 1

    def by_a(self, board, stones, point, colour):
        """Returns whether an overline or a double-four is made there (9.3 a)."""
        after = with_stone(stones, point, colour)
        if self.words.any_five(board, after, point):
            return False
        return self.makes_overline(board, after, point) or \
            self.makes_double_four(board, after, point)

    def by_b(self, board, stones, point, colour):
        """Returns whether a double-three is made there that 9.3 does not allow (9.3 b).
        """
        after = with_stone(stones, point, colour)
        if self.words.any_five(board, after, point):
            return False
        return self.makes_double_three(board, after, point)


def unless_defence(restriction, words):
    """HIST before 1912, `defence_exempt`: a stone is allowed where the opponent's stone
    would make a five or a straight four.
    """
    def judge(board, stones, point, colour):
        for other in set(stones.values()) - {colour}:
            theirs = with_stone(stones, point, other)
            if any(words.five(board, theirs, point, step) or
                   words.straight(board, theirs, point, step) for step in board.steps):
                return None
        return restriction(board, stones, point, colour)
    return judge


class FourThrees(Renju):
    """BEAD 9, beside renju's forbidden moves: no open row of three with one of four. Such
    a point is forbidden as a step of 9.3 too (readings 1 and 6).
    """

    def __call__(self, board, stones, point, colour):
        after = with_stone(stones, point, colour)
        if {3, 4} <= open_lengths(board, after, point) and \
                not self.makes_overline(board, after, point):
            return "open-row"
        return super().__call__(board, stones, point, colour)


def open_lengths(board, stones, point):
    """Returns the lengths of the stone's rows without an opponent's at either end."""
    found = [(step, row(board, stones, point, step)) for step in board.steps]
    return {len(r) for step, r in found
            if not any(stones.get(e, stones[point]) != stones[point]
                       for e in ends(board, r, step) if e is not None)}


def bead(reading, allow_four_three):
    """BEAD 7 to 9 for Player B. `printed`: no row of six or more, no row of three or
    four without an opponent's bead at either end. `double`: renju's forbidden moves,
    and 9.
    """
    if reading == "double":
        return Renju() if allow_four_three else FourThrees()

    def judge(board, stones, point, colour):
        after = with_stone(stones, point, colour)
        if any(len(row(board, after, point, step)) > 5 for step in board.steps):
            return "overline"
        return "open-row" if open_lengths(board, after, point) & {3, 4} else None
    return judge
