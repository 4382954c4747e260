"""The board of the table's model: stones, rows, brackets, and the patterns of renju.

It is plain and slow, from RIF 3 and 9, P87 3 and 9.1, and readings 1 to 3. Points are
(x, y) from 1.
"""

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def name(point):
    return chr(96 + point[0]) + str(point[1])


def along(point, step, count):
    """Returns the count-th point from a point in a direction."""
    return point[0] + step[0] * count, point[1] + step[1] * count


class Board:
    """Stones by point; a colour is a number. `inside` has every point of the board."""

    def __init__(self, columns, rows):
        self.size = columns, rows
        self.inside = {(x, y) for x in range(1, columns + 1) for y in range(1, rows + 1)}
        self.stones = {}

    def copy(self):
        twin = Board.__new__(Board)
        twin.__dict__.update(self.__dict__, stones=dict(self.stones))
        return twin

    def is_vacant(self, point):
        return point in self.inside and point not in self.stones

    def row(self, point, step):
        """Returns the unbroken row of the stone at a point, in both ways of a direction.
        """
        colour, row = self.stones[point], [point]
        for sign in (1, -1):
            count = sign
            while self.stones.get(along(point, step, count)) == colour:
                row.append(along(point, step, count))
                count += sign
        return frozenset(row)

    def rows(self, point):
        return [self.row(point, step) for step in DIRECTIONS]

    def bracketed(self, point):
        """Returns the opponent's pairs that the stone at a point brackets (P87 3)."""
        colour, pairs = self.stones[point], []
        for dx, dy in DIRECTIONS:
            for step in ((dx, dy), (-dx, -dy)):
                pair = [along(point, step, 1), along(point, step, 2)]
                if (self.stones.get(along(point, step, 3)) == colour
                        and all(self.stones.get(p, colour) != colour for p in pair)):
                    pairs.append(frozenset(pair))
        return pairs

    # ---- Renju ---------------------------------------------------------------------

    def fours(self, point):
        """Returns sets of four stones that one more makes a five of exactly five."""
        colour, found = self.stones[point], set()
        for step in DIRECTIONS:
            for back in range(5):
                window = [along(point, step, i - back) for i in range(5)]
                own = frozenset(p for p in window if self.stones.get(p) == colour)
                rest = [p for p in window if p not in own]
                ends = along(point, step, -back - 1), along(point, step, 5 - back)
                if (len(own) == 4 and self.is_vacant(rest[0])
                        and all(self.stones.get(p) != colour for p in ends)):
                    found.add(own)
        return found

    def is_straight(self, four, step):
        """Returns whether an unbroken four can become a five of exactly five at both
        ends.
        """
        first, last = min(four), max(four)
        if step == (1, -1) or step[0]:  # by column, else by row
            first, last = min(four, key=lambda p: p[0]), max(four, key=lambda p: p[0])
        colour = self.stones[first]
        return all(
            self.is_vacant(along(end, step, sign))
            and self.stones.get(along(end, step, 2 * sign)) != colour
            for end, sign in ((first, -1), (last, 1)))

    def threes(self, point):
        """Returns the threes through a stone, at most one per line (reading 3)."""
        found = []
        for step in DIRECTIONS:
            for count in (-4, -3, -2, -1, 1, 2, 3, 4):
                added = along(point, step, count)
                if self.is_vacant(added) and self.makes_straight(added, step, point):
                    found.append(self.row_with(added, step, point) - {added})
                    break
        return found

    def row_with(self, added, step, point):
        twin = self.copy()
        twin.stones[added] = self.stones[point]
        return twin.row(point, step)

    def makes_straight(self, added, step, point):
        """Returns whether a stone there makes a straight four with the point without
        making a five, and is itself allowed to Black (readings 1 and 2).
        """
        twin = self.copy()
        twin.stones[added] = self.stones[point]
        four = twin.row(point, step)
        return (len(four) == 4 and added in four and twin.is_straight(four, step)
                and all(len(row) != 5 for row in twin.rows(added))
                and not twin.forbidden(added))

    def forbidden(self, point):
        """Returns the patterns by which the black stone at a point loses (RIF 9.2), each
        with its stones: a list of (name, list of sets).
        """
        rows = self.rows(point)
        if any(len(row) == 5 for row in rows):
            return []
        found, long = [], [row for row in rows if len(row) > 5]
        if long:
            found.append(("overline", long))
        fours = self.fours(point)
        if len(fours) > 1:
            found.append(("double-four", list(fours)))
        threes = self.threes(point)
        if len(threes) > 1:
            found.append(("double-three", threes))
        return found

    def symmetric(self, one, other):
        """Returns whether a symmetry of the position maps one point to the other (RIF
        12.7).
        """
        size = self.size[0] + 1
        for turn in (
                lambda x, y: (x, y), lambda x, y: (y, x), lambda x, y: (size - x, y),
                lambda x, y: (x, size - y), lambda x, y: (size - x, size - y),
                lambda x, y: (size - y, size - x), lambda x, y: (y, size - x),
                lambda x, y: (size - y, x)):
            if turn(*one) == other and all(
                    self.stones.get(turn(*p)) == c for p, c in self.stones.items()):
                return True
        return False
