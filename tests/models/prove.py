"""Proofs (docs/notations.md) of the wins that the exhaustive search has found."""
from collections import Counter

from board import name
from lines import bits


class Prover:
    """Nodes that say the same are one. A node is (stone, answers, other), by the numbers
    of nodes written before it."""

    def __init__(self, search):
        self.search, self.nodes = search, {}
        self.names = {bit: name(p) for bit, p in search.points.point.items()}
        self.names[0] = "pass"

    def node(self, stone, answers=(), other=None):
        value = self.names[stone], tuple(answers), other
        return self.nodes.setdefault(value, len(self.nodes))

    def win(self, question, mine, yours):
        """The node of a win that the search has found."""
        search, key = self.search, (mine, yours)
        fives = search.me.fives(mine, yours)
        if fives:
            return self.node(next(bits(fives)))
        if key not in search.first[question]:
            question = "vcf"
        stone = search.first[question][key]
        return self.after(question, stone, mine | stone, yours)

    def after(self, question, stone, mine, yours):
        search = self.search
        fives = list(bits(search.me.fives(mine, yours)))
        if fives:
            other = self.node(fives[0])
            answer, answers = fives[0], []
            if len(fives) > 1:
                answers = [(self.names[answer], self.node(fives[1]))]
            elif search.you.allowed(yours, mine, answer):
                follower = self.win(question, mine, yours | answer)
                answers = [(self.names[answer], follower)]
            return self.node(stone, answers, other)
        after = [(self.names[answer], self.win(question, mine, yours | answer))
                 for answer in search.answers(mine, yours)]
        other, _ = Counter(follower for _, follower in after).most_common(1)[0]
        return self.node(stone, sorted(a for a in after if a[1] != other), other)


def proof(sample):
    """The shortest win by threats as a proof. The nodes are numbered from the last one
    written."""
    prover = Prover(sample.search)
    prover.win("vct", sample.mine, sample.yours)
    count = len(prover.nodes)
    nodes = []
    for stone, answers, other in reversed(list(prover.nodes)):
        nodes.append({"stone": stone})
        if answers:
            nodes[-1]["answers"] = {word: count - n for word, n in answers}
        if other is not None:
            nodes[-1]["else"] = count - other
    return {"proof": 1, "record": sample.record(), "colour": sample.attacker,
            "question": "vct", "length": sample.vct, "nodes": nodes}
