"""Follows proofs literally: every stone and every legal answer, by the model of the
game.

It is for small boards. The result must be the same as that of `proof.py`, for proofs
that can be read.
"""
import copy

import record
from board import name
from model import Over


class Slow(Exception):
    """The check exceeds its number of positions."""


class Wrong(Exception):
    """The attacker does not win, or not in time."""


class Literal:
    def __init__(self, proof, most):
        """`proof`: a `Proof` of proof.py; `most`: number of positions to try."""
        self.proof, self.most, self.positions = proof, most, 0
        self.colour = proof.colour
        self.defender = next(c for c in proof.game.rules.colours if c != proof.colour)

    def stands(self):
        """Returns whether the proof is valid. Raises Slow."""
        try:
            self.follow(1, self.proof.game, 1)
        except Wrong:
            return False
        return True

    def follow(self, number, game, stones):
        """Continues from a node, where the attacker places a stone: the first, the
        second …
        """
        node = self.proof.nodes[number]
        end, game = self.played(game, self.colour, node.stone)
        if stones > self.proof.length or end != "going on" and not self.is_won(end):
            raise Wrong
        if self.is_won(end):
            return
        answers = [name(p) for p in sorted(game.vacant(self.defender))]
        if game.rules.passing:
            answers.append("pass")
        if node.wins_at_once or not answers:
            raise Wrong
        for word in answers:
            end, after = self.played(game, self.defender, word)
            if self.is_won(end):
                continue  # the answer was forbidden
            follower = node.answers.get(word, node.other)
            if end != "going on" or follower is None:
                raise Wrong
            self.follow(follower, after, stones + 1)

    def is_won(self, end):
        return end.startswith("won %s " % self.colour)

    def played(self, game, colour, word):
        """Returns how an action ends the game, or that the game goes on, or that the
        action was refused; and the game after it.
        """
        self.positions += 1
        if self.positions > self.most:
            raise Slow
        after = copy.copy(game)
        after.stones = dict(game.stones)
        try:
            if word == "pass":
                after.take_pass()
            else:
                point = record.point_of(game.board, word)
                if point not in game.vacant(colour):
                    return "refused", game
                after.put(point, colour)
        except Over as over:
            return str(over), after
        return "going on", after
