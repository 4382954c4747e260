"""Plays games to learn from, and to test what was learned, with NumPy alone."""

import inarow.vector
import numpy as np


def make(variant, games, **more):
    """Create games for a search. The planes of a point lie beside each other."""
    return inarow.vector.make(variant, games, autoreset="disabled", layout="hwc", **more)


def pair(variant, games, **more):
    """Create the same games twice: with all legal moves, and without fouls."""
    env = make(variant, games, **more)
    return env, make(variant, games, mask="safe", illegal="lose", **more)


def openings(variant, count, most, seed, **more):
    """Return records of at most `most` random moves. Good play rarely leaves a foul on
    the board; a program learns about fouls from boards that have one."""
    env, rng = make(variant, count, **more), np.random.default_rng(seed)
    lengths, over, records = rng.integers(most + 1, size=count), np.zeros(count, bool), []
    env.reset(seed)
    for length in range(most + 1):
        begun = np.flatnonzero((lengths == length) & ~over)
        records += [env.game(game).record() for game in begun]
        _, _, ends, cuts, _ = env.step(env.sample())
        over |= ends | cuts
    return records


def symmetries(env):
    """Return rotated and mirrored boards: the point, and the id, that go to each place.
    """
    height, width, _ = env.observation_shape
    grid = np.arange(height * width).reshape(height, width)
    ids = np.arange(env.num_actions)
    if env.num_actions < grid.size:  # one id per column
        return [(grid, ids), (grid[:, ::-1], ids[::-1])]
    turned = [np.rot90(side, n) for side in (grid, grid.T) for n in range(4)]
    turned = [board for board in turned if board.shape == grid.shape]
    return [(board, np.append(board, ids[grid.size :])) for board in turned]


class Replay:
    """The last moves of all games, with the outcomes of finished games."""

    def __init__(self, env, steps):
        shape = steps, env.num_envs
        self.observations = np.zeros((*shape, *env.observation_shape), np.uint8)
        self.policies = np.zeros((*shape, env.num_actions), np.float32)
        self.seats = np.zeros(shape, np.uint8)
        self.outcomes = np.zeros(shape, np.float32)
        self.lost = np.zeros(shape, bool)  # true if the search saw a move that loses
        self.known = np.zeros(shape, bool)  # true if there is an outcome
        self.begun = np.zeros(env.num_envs, int)
        self.now, self.steps = 0, steps
        self.symmetries = symmetries(env)

    def add(self, env, policies, lost):
        """Store the positions and policies before a step."""
        at = self.now % self.steps
        self.observations[at] = env.arrays["observations"]
        self.policies[at], self.seats[at] = policies, env.arrays["actors"]
        self.known[at], self.lost[at] = False, lost
        self.now += 1

    def end(self, over, rewards):
        """Store the outcomes of games that a step has ended."""
        for game in np.flatnonzero(over):
            begun = max(self.begun[game], self.now - self.steps)
            steps = np.arange(begun, self.now) % self.steps
            self.outcomes[steps, game] = rewards[game][self.seats[steps, game]]
            self.known[steps, game] = True
            self.begun[game] = self.now

    def sample(self, count, rng):
        """Draw positions, policies and outcomes, rotated and mirrored at random. Half of
        them have a move that loses at once, if there are such positions: they are
        rare."""
        steps, games = np.nonzero(self.known)
        drawn = rng.integers(len(steps), size=count)
        losses = np.flatnonzero(self.lost[steps, games])
        if len(losses):
            drawn[: count // 2] = rng.choice(losses, count // 2)
        at = steps[drawn], games[drawn]
        points, ids = self.symmetries[rng.integers(len(self.symmetries))]
        boards = self.observations[at]
        boards = boards.reshape(count, -1, boards.shape[-1])[:, points]
        return boards, self.policies[at][:, ids], self.outcomes[at]


def self_play(env, search, replay, moves, rng):
    """Play a number of moves in each game. A new game follows a finished game."""
    for _ in range(moves):
        actions, policies = search.run(rng)
        replay.add(env, policies, search.lost)
        _, rewards, ends, cuts, _ = env.step(actions)
        replay.end(ends | cuts, rewards)
        env.reset(which=ends | cuts)


def alone(network, rng=None, drawn=0):
    """Return a player without a search: random moves first, then the network's best."""

    def player(env, step):
        logits, _ = network(env.arrays["observations"])
        if step < drawn:
            logits = logits + rng.gumbel(size=logits.shape)
        return np.where(env.arrays["mask"], logits, -np.inf).argmax(1)

    return player


def searching(search):
    return lambda env, step: search.run()[0]


def match(games_twice, seats, player, seed):
    """Play a `pair` to the end: the player has the seats, others move at random.

    Returns the rewards by game and seat, and counts of the player's moves: all moves;
    moves with a foul among the legal moves; and fouls, which lost the game at once.
    """
    env, safe = games_twice
    safe.reset(seed)
    env.reset(seed)
    games, over, step = np.arange(env.num_envs), np.zeros(env.num_envs, bool), 0
    total = np.zeros_like(env.arrays["rewards"])
    counts = {"moves": 0, "tempted": 0, "fouls": 0}
    while not over.all():
        movers = env.arrays["actors"].copy()
        tempted = (env.arrays["mask"] & ~safe.arrays["mask"]).any(1)
        actions = np.where(seats[games, movers], player(env, step), env.sample())
        _, rewards, ends, cuts, _ = env.step(actions)
        safe.step(actions)
        counted = seats[games, movers] & ~over
        counts["moves"] += int(counted.sum())
        counts["tempted"] += int((counted & tempted).sum())
        counts["fouls"] += int((counted & (rewards[games, movers] < 0)).sum())
        total += rewards  # the rewards of a game are those of its last step
        over, step = over | ends | cuts, step + 1
    return total, counts


def against_random(games_twice, player, seed):
    """Return the player's wins against random moves. It has each seat in half of the
    games."""
    seats = np.eye(2, dtype=bool)[np.arange(games_twice[0].num_envs) % 2]
    total, counts = match(games_twice, seats, player, seed)
    return int((total[seats] > 0).sum()), counts


def against_itself(games_twice, player, seed):
    seats = np.ones((games_twice[0].num_envs, 2), bool)
    return match(games_twice, seats, player, seed)[1]
