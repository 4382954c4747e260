"""Searches many games at once by Gumbel search, with NumPy alone.

Danihelka and others, Policy improvement by planning with Gumbel, 2022. A few simulations
are enough. Each simulation goes down the trees of all games, makes one new node in each
tree, and asks the network once for all of them.
"""

import numpy as np

ALL_VISITS, SCALE = 50, 0.25  # weight of values relative to the network's own policy


def softmax(logits):
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def schedule(actions, simulations):
    """Return the visits of the root's next action, per simulation (sequential halving).
    """
    if actions < 2:
        return list(range(simulations))
    rounds, left, visits, order = int(np.ceil(np.log2(actions))), actions, 0, []
    while len(order) < simulations:
        for _ in range(max(1, simulations // (rounds * left))):
            order += [visits] * left
            visits += 1
        left = max(2, left // 2)
    return order[:simulations]


class Search:
    """A tree for each game of a VectorEnv. Its autoreset must be "disabled".

    `network` takes observations. It returns logits per action id, and the value of each
    position for the player to move. Values in a tree are those of the first player.
    """

    def __init__(self, env, network, simulations):
        games, actions, nodes = env.num_envs, env.num_actions, simulations + 1
        self.env, self.network, self.simulations = env, network, simulations
        self.games = np.arange(games)
        self.logits = np.zeros((games, nodes, actions), np.float32)
        self.prior = np.zeros_like(self.logits)
        self.visits = np.zeros_like(self.logits)
        self.total = np.zeros_like(self.logits)  # sum of values, per action
        self.child = np.zeros((games, nodes, actions), np.int32)  # child node, or 0
        self.value = np.zeros((games, nodes), np.float32)
        self.side = np.zeros((games, nodes), np.float32)  # 1: the first player acts
        self.over = np.zeros((games, nodes), bool)
        self.lost = np.zeros(games, bool)
        self.states = [[b""] * games for _ in range(nodes)]

    def run(self, rng=None, considered=16):
        """Return the best actions and the improved policies for all games. The games stay
        unchanged. With `rng`, actions are drawn; otherwise they are the best actions."""
        env, games = self.env, self.games
        for array in (self.visits, self.total, self.child):
            array[:] = 0
        _, info = env.observe()
        self._add(0, np.zeros(len(games), bool), np.zeros(len(games)))
        noise = rng.gumbel(size=self.logits[:, 0].shape) if rng else 0
        wide = np.minimum(info["mask"].sum(1), considered)
        orders = np.array([schedule(n, self.simulations) for n in range(considered + 1)])
        for simulation in range(self.simulations):
            self._simulate(simulation + 1, noise, orders[wide, simulation])
        self._restore(np.zeros(len(games), int))
        improved = self._improved(games, np.zeros(len(games), int))
        self._note_losses()
        most = self.visits[:, 0] == self.visits[:, 0].max(1, keepdims=True)
        best = np.where(most, improved + noise, -np.inf).argmax(1)
        env.observe()
        return best, softmax(improved)

    def _note_losses(self):
        """Note the games in which the search saw a move that loses at once."""
        first, games = self.child[:, 0], self.games[:, None]
        ended = (first > 0) & self.over[games, first]
        self.lost = (ended & (self.value[games, first] * self.side[:, :1] < 0)).any(1)

    def _add(self, node, over, reward):
        """Make the current positions the nodes with this number in the games' trees."""
        arrays = self.env.arrays
        logits, value = self.network(arrays["observations"])
        logits = np.where(arrays["mask"], logits, -np.inf)
        self.logits[:, node], self.prior[:, node] = logits, softmax(logits)
        self.side[:, node] = np.where(arrays["actors"] == 0, 1, -1)
        self.value[:, node] = np.where(over, reward, value * self.side[:, node])
        self.over[:, node] = over
        self.states[node] = [self.env.state(i) for i in range(len(self.games))]

    def _restore(self, nodes):
        for i, node in enumerate(nodes.tolist()):
            self.env.restore(i, self.states[node][i])

    def _improved(self, games, nodes):
        """Return logits with the values found. An action without a visit gets the node's
        own value, mixed with the values found below it."""
        prior, visits = self.prior[games, nodes], self.visits[games, nodes]
        side, all_visits = self.side[games, nodes, None], visits.sum(1, keepdims=True)
        q = side * self.total[games, nodes] / np.maximum(visits, 1)
        seen = prior * (visits > 0)
        below = (seen * q).sum(1, keepdims=True)
        below /= np.maximum(seen.sum(1, keepdims=True), 1e-9)
        own = side * self.value[games, nodes, None]
        q = np.where(visits > 0, q, (own + all_visits * below) / (1 + all_visits))
        weight = SCALE * (ALL_VISITS + visits.max(1, keepdims=True))
        return self.logits[games, nodes] + weight * q

    def _root_action(self, noise, visits):
        """Choose only among actions with the number of visits that the schedule requires.
        """
        scores = self._improved(self.games, np.zeros(len(self.games), int)) + noise
        fits = self.visits[:, 0] == visits[:, None]
        return np.where(fits, scores, -np.inf).argmax(1)

    def _action(self, games, nodes):
        """Return the action whose visits are furthest behind the improved policy."""
        visits = self.visits[games, nodes]
        share = visits / (1 + visits.sum(1, keepdims=True))
        return (softmax(self._improved(games, nodes)) - share).argmax(1)

    def _simulate(self, new, noise, visits):
        games, nodes = self.games, np.zeros(len(self.games), int)
        actions = self._root_action(noise, visits)
        path, below = [], games  # below: games that have not reached a leaf
        while len(below):
            path.append((below, nodes[below], actions[below]))
            child = self.child[path[-1]]
            inner = (child > 0) & ~self.over[below, child]
            below = below[inner]
            nodes[below] = child[inner]
            actions[below] = self._action(below, nodes[below])
        self._restore(nodes)
        _, rewards, ends, cuts, _ = self.env.step(actions)
        self._add(new, ends | cuts, rewards[:, 0])
        self.child[games, nodes, actions] = new
        for edge in path:
            self.visits[edge] += 1
            self.total[edge] += self.value[edge[0], new]
