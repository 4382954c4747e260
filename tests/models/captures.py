"""Captures: stones between two of the opponent's stones are removed from the board."""
from board import back, eight


def taken(board, stones, point, sizes):
    """Returns the stones that the stone on `point` captures: adjacent rows of one of
    these sizes, without its own colour, that a stone of its own colour closes at the
    far end. A row may have mixed colours.
    """
    own, gone = stones[point], set()
    for step in eight(board):
        between = []
        for far in board.towards(point, step):
            if far not in stones:
                break
            if stones[far] == own:
                if len(between) in sizes:
                    gone.update(between)
                break
            between.append(far)
    return gone


def poofed(board, stones, point, sizes):
    """Returns own rows of these sizes that contain the stone on `point` and are now
    between two of the opponent's stones.
    """
    own, gone = stones[point], set()
    for step in board.steps:
        found, closed = [point], 0
        for way in (step, back(step)):
            for far in board.towards(point, way):
                if stones.get(far) != own:
                    closed += far in stones
                    break
                found.append(far)
        if closed == 2 and len(found) in sizes:
            gone.update(found)
    return gone
