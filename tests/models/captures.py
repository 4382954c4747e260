"""Captures: stones between two of the opponent's are taken off the board."""
from board import back, eight


def taken(board, stones, point, sizes):
    """By the stone on `point`: rows of others of one of these sizes, right next to it, that
    a stone of its own colour closes at the far end. Mixed colours count, one's own do not.
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
    """One's own rows of these sizes with the stone on `point` in them, that stand between
    two of the opponent's stones now."""
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
