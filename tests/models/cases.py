"""Proofs written by hand, for rules that random positions rarely reach."""

THREE = """\
.......
.......
.......
..XXX..
.......
.......
.OOO..."""
POINTS = ["%s%d" % (column, row) for row in range(1, 8) for column in "abcdefg"]


def case(what, expected, game, rows, nodes, length=2, turn="black"):
    record = "variant %s\nboard\n%s\nturn %s\n" % (game, rows, turn)
    return ({"proof": 1, "record": record, "colour": turn, "question": "vct",
             "length": length, "nodes": nodes}, expected, what)


def straight_four(**more):
    return [{"stone": "b4", "answers": {"a4": 2}, "else": 3, **more}, {"stone": "f4"},
            {"stone": "a4"}]


def all_named():
    """The same proof without `else`: all points have a node, but a pass has none."""
    after = {point: 3 for point in POINTS if point not in ("b4", "c4", "d4", "e4")}
    return [{"stone": "b4", "answers": {**after, "a4": 2}}] + straight_four()[1:]


# White's d4 makes a four, and at e4 Black would make a double-three.
BARRED = """\
.........
.........
.........
....X.X..
....XX...
OOO......
.........
.........
........."""

# f5 makes two fours. In caro, an answer at h5 closes the five along the row.
CLOSED = """\
.........
.....X...
.....X...
.....X...
.OXXX....
.........
.........
.........
........."""
TWO_FOURS = [{"stone": "f5", "answers": {"g5": 2}, "else": 3}, {"stone": "f4"},
             {"stone": "g5"}]

# e4 makes two threes; none of White's answers makes a four.
DOUBLE = [{"stone": "e4", "answers": {"e3": 2, "e7": 2, "e8": 2},
           "else": 5},
          {"stone": "h7", "answers": {"i8": 4}, "else": 3}, {"stone": "i8"}, {"stone": "d3"},
          {"stone": "e7", "answers": {"e8": 7}, "else": 6}, {"stone": "e8"},
          {"stone": "e3"}]

CASES = [
    case("a straight four", "stands", "gomoku size=7", THREE, straight_four()),
    case("a pass may be named where there is none", "stands", "gomoku size=7", THREE,
         straight_four(answers={"a4": 2, "pass": 3})),
    case("all answers named", "stands", "gomoku size=7", THREE, all_named()),
    case("all answers named but a pass", "fails", "renju size=7", THREE, all_named()),
    case("the moves suffice", "stands", "gomoku size=7 moves=3", THREE, straight_four()),
    case("the limit of moves", "fails", "gomoku size=7 moves=2", THREE, straight_four()),
    case("White has a four", "fails", "gomoku size=7", THREE.replace(".OOO.", "OOOO."),
         straight_four()),
    case("an end is White's", "fails", "gomoku size=7", THREE.replace("..XXX", "O.XXX"),
         straight_four()),
    case("a stone on a stone", "fails", "gomoku size=7", THREE,
         [{"stone": "c4", "else": 2}] + [{"stone": "b4", "answers": {"a4": 3}, "else": 4}] +
         straight_four()[1:], length=3),
    case("six are not five", "fails", "gomoku exactly=true size=7",
         THREE.replace("..XXX..", "XX.XXX."), [{"stone": "c4"}], length=1),
    case("six win", "stands", "gomoku size=7", THREE.replace("..XXX..", "XX.XXX."),
         [{"stone": "c4"}], length=1),
    case("the last point of the board", "fails", "gomoku size=5",
         "XXOXX\nOOXOO\nXXOXX\nOOXOO\nXXOX.", [{"stone": "e1", "else": 2},
                                              {"stone": "e1"}]),
    case("the last point of the board wins", "stands", "gomoku size=5",
         "XXOXX\nOOXOO\nXXOXX\nOOXOO\nXXXX.", [{"stone": "e1"}], length=1),
    case("a five that an answer closes", "fails", "caro size=9", CLOSED, TWO_FOURS),
    case("a five that no answer closes", "stands", "gomoku size=9", CLOSED, TWO_FOURS),
    case("the point of five is forbidden", "stands", "renju size=9", BARRED,
         [{"stone": "d4", "else": 2}, {"stone": "e4"}], turn="white"),
    case("the point of five is allowed", "fails", "gomoku size=9", BARRED,
         [{"stone": "d4", "else": 2}, {"stone": "e4"}], turn="white"),
    case("a double-three", "fails", "renju size=9", BARRED, DOUBLE, length=3),
    case("a double-three that is allowed", "stands", "gomoku size=9", BARRED, DOUBLE,
         length=3),
]
