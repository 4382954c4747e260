"""Seeded random players, which also try illegal actions. Their preferences lead to
situations that random play rarely reaches.
"""
import captures
import rows
from board import eight, name
from model import allows, text


# Long rows and captures; crowded boards, with blocked rows and crossing threes, and few
# wins; passes.
TASTES = ["rows", "rows", "crowd", "crowd", "passes"]


def action(game, choices, random, taste):
    """Returns one of the choices, as (verb, what, points, text)."""
    choice = random.choice(choices)
    if choice.verb == "pass" and random.random() < (0.4 if taste == "passes" else 0.9):
        choice = choices[0]
    if choice.points is None:
        points = ()
    elif choice.verb == "offer":
        points = offer(game, choice, random)
    else:
        points = (point(game, choice, random, taste),)
    what = choice.what
    if choice.verb == "play" and game.settled and random.random() < 0.9:
        what = None  # after the opening, the colour need not be named
    return choice.verb, choice.what, points, text(choice.verb, what, points)


def offer(game, choice, random):
    while True:
        points = tuple(random.sample(sorted(choice.points), choice.count))
        if not game.alike(points):
            return points


def point(game, choice, random, taste):
    """Returns the best of a few points, usually; half of them are near the stones."""
    points = sorted(choice.points)
    near = [p for p in points if any(
        far in game.stones for step in eight(game.board)
        for far in game.board.towards(p, step)[:1])] or points
    if taste == "crowd":
        near.sort(key=lambda p: len([s for s in game.stones if apart(p, s) < 3]))
        points = near = near[-12:]
    some = [random.choice(random.choice([points, near])) for _ in range(6)]
    if choice.verb not in ("play", "move") or random.random() < 0.2:
        return some[0]
    if taste == "crowd" and random.random() < 0.9:
        return min(some, key=lambda p: abs(worth(game, choice, p) - 6))
    return max(some, key=lambda p: worth(game, choice, p))


def apart(p, q):
    """Returns the steps between two points along the longest axis."""
    return max(abs(a - b) for a, b in zip(p, q))


def worth(game, choice, at):
    """Returns the longest row made or stopped there, and the captured stones."""
    stones = dict(game.stones)
    colour = choice.what if choice.verb == "play" else stones.pop(choice.what)
    best = 0
    for one in game.rules.colours:
        stones[at] = one
        gone = captures.taken(game.board, stones, at, game.rules.captures)
        best = max(best, 3 * len(gone) + 2 * max(rows.lengths(game.board, stones, at))
                   + (one == colour))
    return best


def illegal(game, choices, random):
    """Returns the text of an action that is not one of the choices."""
    vacant = [p for p in game.board.points if p not in game.stones]
    while True:
        at = random.choice(game.board.points)
        verb = random.choice(["play", "play", "play", "play", "pass", "swap", "keep",
                              "choose", "take", "declare", "offer", "pick", "remove", "roll",
                              "move"])
        what, points = None, ()
        if verb in ("play", "choose"):
            what = random.choice(game.rules.colours)
        if verb == "play" and game.stones and random.random() < 0.5:
            at = random.choice(sorted(game.stones))
        if verb == "play" and random.random() < 0.1:
            return "play %s" % random.choice(["z1", "a0", "a99", "k0"])
        if verb in ("play", "pick", "remove"):
            points = (at,)
        if verb == "move":
            if not vacant:
                continue
            what, points = at, (random.choice(vacant),)
        if verb == "take":
            what = 2
        if verb == "declare":
            what = random.randint(1, 15)
        if verb == "roll":
            what = (random.randint(1, 6), random.randint(1, 6))
        if verb == "offer":
            points = (at, at) if random.random() < 0.3 else \
                tuple(random.choices(game.board.points, k=random.randint(1, 3)))
        if not allows(game, choices, verb, what, points):
            break
    if verb == "play" and game.settled and random.random() < 0.5 \
            and what in {c.what for c in choices}:
        what = None
    return text(verb, what, points)


def names(points):
    return sorted(map(name, points))
