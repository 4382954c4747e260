"""Games in a row as arrays of boards, in NumPy alone: every check runs for all games at
once.

pgx plays in this way on accelerators; this code is independent of it. A `step` is
like that of `inarow.vector` with `autoreset="same_step"`: observation, mask, rewards
by seat, ends.
"""

import numpy as np


def has_row(stones, length):
    """Returns which boards of one colour have a row of at least `length` stones."""
    n, height, width = stones.shape
    found = np.zeros(n, bool)
    for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
        board = stones[:, :, ::-1] if across < 0 else stones
        rows, columns = height - down * (length - 1), width - abs(across) * (length - 1)
        row = board[:, :rows, :columns].copy()
        for i in range(1, length):
            y, x = i * down, i * abs(across)
            row &= board[:, y : y + rows, x : x + columns]
        found |= row.reshape(n, -1).any(axis=1)
    return found


class Games:
    def __init__(self, games, height, width, length, falls):
        self.length, self.falls = length, falls
        self.rng = np.random.default_rng(1)
        self.every = np.arange(games)
        # the side to move, then the other
        self.stones = np.zeros((games, 2, height, width), bool)
        self.count = np.zeros(games, np.int32)
        self.mask = np.ones((games, width if falls else height * width), bool)

    def sample(self):
        draws = self.rng.random(self.mask.shape, np.float32)
        return (draws * self.mask).argmax(axis=1)

    def step(self, actions):
        games, _, height, width = self.stones.shape
        if self.falls:
            taken = self.stones.any(axis=1)
            y, x = taken[self.every, :, actions].sum(axis=1), actions
        else:
            y, x = np.divmod(actions, width)
        self.stones[self.every, 0, y, x] = True
        self.count += 1
        won = has_row(self.stones[:, 0], self.length)
        ended = won | (self.count == height * width)
        rewards = np.zeros((games, 2), np.float32)
        seat = (self.count + 1) % 2
        rewards[self.every, seat] = won
        rewards[self.every, 1 - seat] = -won.astype(np.float32)
        self.stones = self.stones[:, ::-1].copy()
        self.stones[ended] = False
        self.count[ended] = 0
        free = ~self.stones.any(axis=1)
        self.mask = free[:, -1] if self.falls else free.reshape(games, -1)
        return self.stones.view(np.uint8), self.mask, rewards, ended
