"""Boards: points, names, lines, central squares and symmetries."""
import itertools

ORTHOGONAL = [(1, 0), (0, 1)]
DIAGONAL = [(1, 1), (1, -1)]


class Board:
    """`points` are sorted by column, then row; `steps` has one step for each direction
    of lines.
    """

    def __init__(self, points, steps, columns, rows):
        self.points = sorted(points)
        self.on_board = set(points)
        self.steps = steps
        self.columns, self.rows = columns, rows
        self.centre = (columns // 2, rows // 2)
        self.beyond = {}

    def towards(self, point, step):
        """Returns the points of the board after `point`, in a direction, up to the edge.
        """
        if (point, step) not in self.beyond:
            far = tuple(a + b for a, b in zip(point, step))
            self.beyond[point, step] = \
                [far] + self.towards(far, step) if far in self.on_board else []
        return self.beyond[point, step]

    def central(self, side):
        """Returns the points of the central square of `side` by `side` points."""
        x, y = self.centre
        return {p for p in self.points
                if abs(p[0] - x) <= side // 2 and abs(p[1] - y) <= side // 2}

    def same(self, stones):
        """Returns the symmetries of a square board that map these stones to themselves.
        """
        last = self.columns - 1
        turns = [lambda x, y: (x, y), lambda x, y: (last - y, x),
                 lambda x, y: (last - x, last - y), lambda x, y: (y, last - x)]
        mirrored = [lambda x, y, turn=turn: turn(y, x) for turn in turns]
        return [way for way in turns + mirrored
                if all(stones.get(way(*p)) == colour for p, colour in stones.items())]


def back(step):
    return tuple(-a for a in step)


def eight(board):
    """Returns the steps along the board's lines, both ways for each."""
    return board.steps + [back(step) for step in board.steps]


def rectangle(columns, rows, steps=None):
    points = list(itertools.product(range(columns), range(rows)))
    return Board(points, steps or ORTHOGONAL + DIAGONAL, columns, rows)


def square(side, steps=None):
    return rectangle(side, side, steps)


def hexagon(side):
    """Returns the cells of a hexagon as points of a square without two corners, with
    three directions.
    """
    across = 2 * side - 1
    points = [(x, y) for x in range(across) for y in range(across) if abs(x - y) < side]
    return Board(points, ORTHOGONAL + [(1, 1)], across, across)


def cube(side):
    points = list(itertools.product(range(side), repeat=3))
    steps = [s for s in itertools.product((-1, 0, 1), repeat=3) if s > (0, 0, 0)]
    return Board(points, steps, side, side)


def name(point):
    """Returns a name such as `h8`; in a cube `b3-2`: column, row, layer."""
    layer = "-%d" % (point[2] + 1) if len(point) == 3 else ""
    return "%s%d%s" % (chr(ord("a") + point[0]), point[1] + 1, layer)
