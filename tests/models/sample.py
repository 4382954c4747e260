"""Random positions with wins by threats, or close to such wins.

In a walk, one stone at a time is moved, added or removed. If a position has a rare
answer, the walk continues from there. Every position on the way is a sample.
"""
import record
from exhaustive import GaveUp, Search
from lines import sights

STEPS = 150  # of a walk
LOOKS = 4000  # positions to try before another start is taken
KEPT_SHORT = 0.1  # part of the wins with one or two stones, which are frequent


class Sample:
    """A position, its attacker, and the shortest wins, or None."""

    def __init__(self, game, search, stones, attacker):
        """`game`: a variant with its options, as in a record."""
        self.game, self.search = game, search
        self.stones, self.attacker = stones, attacker
        self.mine = search.points.set_of(p for p, c in stones.items() if c == attacker)
        self.yours = search.points.set_of(p for p, c in stones.items() if c != attacker)
        self.vcf = self.vct = None

    def solve(self):
        self.vcf = self.search.shortest("vcf", self.mine, self.yours)
        self.vct = self.search.shortest("vct", self.mine, self.yours)

    def rows(self):
        """Returns the board, from the top."""
        board, colours = self.search.rules.board, self.search.rules.colours
        letter = dict(zip(colours, "XO"))
        return ["".join(letter.get(self.stones.get((x, y)), ".")
                        for x in range(board.columns)) for y in reversed(range(board.rows))]

    def line(self):
        """Returns the position on one line."""
        return "/".join(self.rows()) + " " + self.attacker

    def rarity(self):
        if not self.vct or self.vct < 3:
            return 0
        return 1 if self.vcf == self.vct else self.vct


def samples(game, random):
    """Yields samples of a game without end."""
    rules = record.rules_of(game.split())
    seen = sights(rules)
    while True:
        at = None
        for _ in range(STEPS):
            stones = changed(rules, at.stones, random) if at else begun(rules, random)
            attacker = at.attacker if at and random.random() < 0.9 \
                else random.choice(rules.colours)
            if not fair(rules, stones):
                continue
            sample = Sample(game, Search(rules, seen, attacker, LOOKS), stones, attacker)
            try:
                sample.solve()
            except GaveUp:
                continue
            if sample.vct not in (1, 2) or random.random() < KEPT_SHORT:
                yield sample
            if not at or sample.rarity() >= at.rarity() or random.random() < 0.1:
                at = sample


def begun(rules, random):
    """Returns alternating stones, each beside another."""
    board, stones = rules.board, {}
    number = random.randint(len(board.points) // 6, len(board.points) // 2)
    for n in range(number):
        stones[near(board, stones, random)] = rules.colours[n % 2]
    return stones


def changed(rules, stones, random):
    after = dict(stones)
    for _ in range(random.choice([1, 1, 2, 3])):
        kind = random.choice(["move", "add", "remove", "turn"])
        if kind == "turn" or kind == "move":
            at = random.choice(sorted(after))
            colour = after.pop(at)
            if kind == "turn":
                after[at] = next(c for c in rules.colours if c != colour)
            else:
                after[near(rules.board, after, random)] = colour
        elif kind == "add" and len(after) < len(rules.board.points) * 2 // 3:
            after[near(rules.board, after, random)] = random.choice(rules.colours)
        elif len(after) > 5:
            del after[random.choice(sorted(after))]
    return after


def near(board, stones, random):
    """Returns a vacant point, usually at most two steps from a stone."""
    vacant = [p for p in board.points if p not in stones]
    close = [p for p in vacant if any(max(abs(p[0] - x), abs(p[1] - y)) <= 2
                                      for x, y in stones)]
    return random.choice(close if close and random.random() < 0.9 else vacant)


def fair(rules, stones):
    """Returns whether there is no row that would already have won."""
    judge = rules.wins
    return not any((judge[c] if isinstance(judge, dict) else judge)(rules.board, stones, p)
                   for p, c in stones.items())
