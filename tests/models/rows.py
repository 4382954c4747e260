"""Unbroken rows and shapes, and the reasons by which a stone wins or loses.

A judge of rows is a function (board, stones, point). It returns the reason by which
the stone on `point` wins or loses, or None.
"""
from board import back


def row(board, stones, point, step):
    """Returns the unbroken row through the stone on `point` along `step`, in order."""
    colour, found = stones[point], [point]
    for far in board.towards(point, step):
        if stones.get(far) != colour:
            break
        found.append(far)
    for far in board.towards(point, back(step)):
        if stones.get(far) != colour:
            break
        found.insert(0, far)
    return found


def ends(board, found, step):
    """Returns the two points beyond a row; None for the edge."""
    return (next(iter(board.towards(found[0], back(step))), None),
            next(iter(board.towards(found[-1], step)), None))


def lengths(board, stones, point):
    return [len(row(board, stones, point, step)) for step in board.steps]


def exactly_five(board, stones, point):
    return "five" if 5 in lengths(board, stones, point) else None


def five_or_more(board, stones, point):
    longest = max(lengths(board, stones, point))
    return exactly_five(board, stones, point) or ("overline" if longest > 5 else None)


def caro(board, stones, point):
    """Exactly five do not win between the opponent's stones at both ends."""
    reason = None
    for step in board.steps:
        found = row(board, stones, point, step)
        blocked = [e is not None and e in stones for e in ends(board, found, step)]
        if len(found) == 5 and not all(blocked):
            return "five"
        if len(found) > 5:
            reason = "overline"
    return reason


def at_least(number, reason):
    def judge(board, stones, point):
        return reason if max(lengths(board, stones, point)) >= number else None
    return judge


def exactly(number, reason):
    def judge(board, stones, point):
        return reason if number in lengths(board, stones, point) else None
    return judge


def shape(picture, reason):
    """Judges a shape of one colour anywhere, rotated or mirrored."""
    cells = [(x, y) for y, line in enumerate(picture) for x, c in enumerate(line) if c == "X"]
    turned = set()
    for a, b, c, d in [(1, 0, 0, 1), (-1, 0, 0, 1), (1, 0, 0, -1), (-1, 0, 0, -1),
                       (0, 1, 1, 0), (0, -1, 1, 0), (0, 1, -1, 0), (0, -1, -1, 0)]:
        turned.add(tuple((a * x + b * y, c * x + d * y) for x, y in cells))

    def judge(board, stones, point):
        for form in turned:
            for own in form:
                at = (point[0] - own[0], point[1] - own[1])
                if all(stones.get((at[0] + x, at[1] + y)) == stones[point]
                       for x, y in form):
                    return reason
        return None
    return judge


def any_of(*judges):
    def judge(board, stones, point):
        return next(filter(None, (j(board, stones, point) for j in judges)), None)
    return judge
