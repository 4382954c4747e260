"""Checks proofs of wins by threats (docs/notations.md) from the rules alone.

python3 tests/models/proof.py FILE… | -

Each file has one proof per line, or a single proof on several lines. The program uses
no part of the search for wins: it plays every stone and follows every answer. One
lemma saves time. If an attacker's stone would win at a point now, it wins there after
any answer elsewhere. The row that it makes contains only the attacker's stones, and
it does not end otherwise.

Exit status: 0, all are right; 1, one is wrong; 2, one cannot be read.
"""
import json
import sys

import record
import rows
from board import name
from lines import bits, sights

MOST_STONES = 676
sys.setrecursionlimit(10000)


class Unreadable(Exception):
    """The value is not a proof in this format; the text gives the reason."""


class Fault(Exception):
    """The proof fails: the node, the stones and answers before it, and the reason."""

    def __init__(self, node, way, why):
        super().__init__("node %d%s: %s" % (node, " after " + " ".join(way) if way else "",
                                            why))


# ---- The form ----------------------------------------------------------------------------

def whole(value, least, most):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and \
        value % 1 == 0 and least <= value <= most


class Node:
    """A stone, the nodes after the named answers, and the node after any `other` answer.
    """

    def __init__(self, value, number, count):
        def must(holds, what):
            if not holds:
                raise Unreadable("node %d: %s" % (number, what))

        must(isinstance(value, dict), "not an object")
        self.stone, self.other = value.get("stone"), value.get("else")
        self.answers = value.get("answers", {})
        must(isinstance(self.stone, str), "no stone")
        must(isinstance(self.answers, dict), "answers are not an object")
        followers = list(self.answers.values()) + [self.other] * ("else" in value)
        must(all(whole(f, number + 1, count) for f in followers),
             "not followed by a later node")
        self.wins_at_once = not followers


class Proof:
    """A proof in its written form, with checked values."""

    def __init__(self, value):
        if isinstance(value, dict) and isinstance(value.get("proof"), dict):
            value = value["proof"]
        if not isinstance(value, dict):
            raise Unreadable("not an object")
        nodes = value.get("nodes")
        for key, good in (("proof", whole(value.get("proof"), 1, 1)),
                          ("record", isinstance(value.get("record"), str)),
                          ("colour", isinstance(value.get("colour"), str)),
                          ("question", value.get("question") in ("vcf", "vct")),
                          ("length", whole(value.get("length"), 1, MOST_STONES)),
                          ("nodes", isinstance(nodes, list) and nodes)):
            if not good:
                raise Unreadable("%s: a wrong value, or none" % key)
        self.colour, self.length = value["colour"], value["length"]
        self.nodes = [None] + [Node(node, number, len(nodes))
                               for number, node in enumerate(nodes, 1)]
        try:
            self.game, turn = record.read(value["record"])
        except record.Unreadable as why:
            raise Unreadable("record: %s" % why) from None
        self.check_start(turn)
        self.check_points()

    def check_start(self, turn):
        rules = self.game.rules
        if self.colour != turn:
            raise Unreadable("colour: %s is to move" % turn)
        if len(rules.colours) != 2 or rules.captures or rules.answer or rules.supply or \
                rules.gravity or rules.popping or rules.loses or rules.teams or \
                rules.stones_per_turn != 1:
            raise Unreadable("record: proofs of this game are not read here")

    def check_points(self):
        board = self.game.board
        for number, node in enumerate(self.nodes[1:], 1):
            for word in [node.stone] + [a for a in node.answers if a != "pass"]:
                if record.point_of(board, word) is None:
                    raise Unreadable("node %d: %s is not a point" % (number, word))


# ---- The check ---------------------------------------------------------------------------

class Check:
    def __init__(self, proof):
        self.proof, self.rules = proof, proof.game.rules
        self.points, sight = sights(self.rules)
        self.me = sight[proof.colour]
        self.you = next(s for c, s in sight.items() if c != proof.colour)
        self.needs = {}
        self.way = []
        # In caro, an answer at a row's end prevents its win.
        self.has_lemma = self.rules.wins != rows.caro
        self.names = {bit: name(p) for p, bit in self.points.bit.items()}
        self.bit = {word: bit for bit, word in self.names.items()}
        self.named = [node and self.points.set_of(
            record.point_of(self.rules.board, word) for word in node.answers
            if word != "pass") for node in proof.nodes]

    def run(self):
        """Returns the most stones that the attacker needs. Raises Fault."""
        stones = self.proof.game.stones
        mine = self.points.set_of(p for p, c in stones.items() if c == self.proof.colour)
        yours = self.points.set_of(p for p, c in stones.items() if c != self.proof.colour)
        most = self.follow(1, mine, yours)
        if most > self.proof.length:
            self.fault(1, "%d stones are needed, not %d" % (most, self.proof.length))
        moves = self.proof.game.moves + 2 * most - 1
        if self.rules.moves and moves > self.rules.moves:
            self.fault(1, "the limit of moves comes first")
        return most

    def fault(self, node, why):
        raise Fault(node, self.way, why)

    def follow(self, number, mine, yours):
        """Returns the most stones that are needed from a node on, in this position."""
        key = number, mine, yours
        if key not in self.needs:
            node = self.proof.nodes[number]
            self.way.append(node.stone)
            self.needs[key] = self.after(number, node, self.bit[node.stone], mine, yours)
            self.way.pop()
        return self.needs[key]

    def after(self, number, node, stone, mine, yours):
        if stone & (mine | yours):
            self.fault(number, "%s is occupied" % node.stone)
        if stone & self.me.fives(mine, yours):
            return 1
        if self.me.forbids(mine, yours, stone):
            self.fault(number, "%s is forbidden" % node.stone)
        mine |= stone
        vacant = self.points.all & ~(mine | yours)
        if node.wins_at_once or not vacant:
            self.fault(number, "%s does not win" % node.stone)
        for five in bits(self.you.fives(yours, mine)):
            self.way.append(self.names[five])
            self.fault(number, "this answer wins")
        allowed = self.you.allowed(yours, mine, vacant)
        if not allowed and not self.rules.passing and self.rules.penalty == "refused":
            self.fault(number, "there is no answer, and the game is drawn")
        most, sure = 0, self.sure(node, mine, yours)
        if sure:
            most, allowed = 1, allowed & (sure | self.named[number])
        for answer in bits(allowed):
            most = max(most, self.answered(number, node, self.names[answer], mine,
                                           yours | answer))
        if self.rules.passing and not (sure and "pass" not in node.answers):
            most = max(most, self.answered(number, node, "pass", mine, yours))
        return 1 + most

    def sure(self, node, mine, yours):
        """Returns the point where the node `else` wins after any answer elsewhere, by
        the lemma.
        """
        if not self.has_lemma or node.other is None:
            return 0
        follower = self.proof.nodes[node.other]
        return follower.wins_at_once and \
            self.bit[follower.stone] & self.me.fives(mine, yours)

    def answered(self, number, node, word, mine, yours):
        self.way.append(word)
        follower = node.answers.get(word, node.other)
        if follower is None:
            self.fault(number, "no node follows this answer")
        if mine | yours == self.points.all:
            self.fault(number, "the board is full")
        most = self.follow(follower, mine, yours)
        self.way.pop()
        return most


# ---- Files -------------------------------------------------------------------------------

def values(text):
    """Yields a file's JSON values: one, or one per line."""
    try:
        return [json.loads(text)]
    except ValueError:
        return [json.loads(line) for line in text.splitlines() if line.strip()]


def main(paths):
    status = number = 0
    for path in paths:
        try:
            text = sys.stdin.read() if path == "-" else open(path, encoding="utf-8").read()
            found = values(text)
        except (OSError, ValueError) as why:
            print("%s: %s" % (path, why), file=sys.stderr)
            status = 2
            continue
        for value in found:
            number += 1
            try:
                proof = Proof(value)
                most = Check(proof).run()
                print("proof %d: stands, %d nodes, %d stones" %
                      (number, len(proof.nodes) - 1, most))
            except (Unreadable, Fault) as why:
                print("proof %d: %s" % (number, why))
                status = max(status, 1 if isinstance(why, Fault) else 2)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["-"]))
