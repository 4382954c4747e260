"""Finds wins by continuous fours (VCF) and threats (VCT) by their definitions,
exhaustively.

The attacker is to move, and neither side has a five. The attacker wins with n stones
if there is a point of five; otherwise by a stone that is not forbidden. If the
defender has one point of five, the stone is placed there; if there are two, there is
no win. The stone makes a four, or it threatens: after a pass, the attacker would have
a VCF of any length. After every answer that is not forbidden to the defender, and a
pass if the rules have passes, the attacker must win with n - 1 stones. In a VCF every
stone makes a four.

A position is a pair of sets (lines.py): the attacker's stones and the defender's.
"""
from collections import Counter
from math import inf

from lines import bits, several


class GaveUp(Exception):
    """The search of a position exceeds its limit."""


class Search:
    """Results are cached: for each position, a number of stones with which it is won,
    and a number with which it is not.
    """

    def __init__(self, rules, seen, attacker, most=inf):
        """`seen`: the sights of these rules (lines.py); `most`: number of positions to
        try.
        """
        self.rules, self.most, self.looked = rules, most, 0
        self.points, sight = seen
        self.me = sight[attacker]
        self.you = next(sight[c] for c in rules.colours if c != attacker)
        self.wins = {"vcf": {}, "vct": {}}
        self.loses = {"vcf": {}, "vct": {}}
        self.luck = Counter()

    def vacant(self, mine, yours):
        return self.points.all & ~(mine | yours)

    def shortest(self, question, mine, yours):
        """Returns the least number of stones with which the attacker wins, or None."""
        n = 1
        while n < inf:
            fails = self.fails(question, mine, yours, n)
            if fails is None:
                return n
            n = fails + 1
        return None

    def fails(self, question, mine, yours, n):
        """Returns None if the attacker wins with n stones; otherwise a number of stones,
        n or more, with which there is no win.
        """
        key = mine, yours
        wins, loses = self.wins[question], self.loses[question]
        if key in wins and wins[key] <= n:
            return None
        if loses.get(key, 0) >= n:
            return loses[key]
        self.looked += 1
        if self.looked > self.most:
            raise GaveUp
        found = self.look(question, mine, yours, n)
        if found is None:
            wins[key] = n
        else:
            loses[key] = found
        return found

    def look(self, question, mine, yours, n):
        if self.me.fives(mine, yours):
            return None
        theirs = self.you.fives(yours, mine)
        if several(theirs):
            return inf
        if n == 1:
            return 1
        if question == "vct":
            if self.fails("vcf", mine, yours, n) is None:
                return None  # each four of a VCF is a threat
            if n == 2:
                return 2  # the win needs a threat that is not a four, a four and a five
        least = inf
        for stone in self.stones(question, mine, yours, theirs):
            fails = self.stone_fails(question, mine | stone, yours, n)
            if fails is None:
                self.luck[stone] += 1
                return None
            least = min(least, fails)
        return least

    def stones(self, question, mine, yours, theirs):
        """Returns the stones that may win, first those that have often won."""
        fours = self.me.fours(mine, yours)
        points = self.vacant(mine, yours) if question == "vct" else fours
        if theirs:
            points &= theirs
        order = sorted(bits(points), key=lambda p: (not p & fours, -self.luck[p]))
        allowed = self.me.allowed(mine, yours, points)
        return [p for p in order if p & allowed]

    def stone_fails(self, question, mine, yours, n):
        """Does the same as `fails` after the attacker's stone, which may not be a
        threat.
        """
        fives = self.me.fives(mine, yours)
        if several(fives) or self.you.allowed(yours, mine, fives) != fives:
            return None
        if fives:
            return beyond(self.fails(question, mine, yours | fives, n - 1))
        if self.fails("vcf", mine, yours, inf) is not None:
            return inf
        answers = self.answers(mine, yours)
        for answer in answers:
            fails = self.fails(question, mine, yours | answer, n - 1)
            if fails is not None:
                self.luck[answer, "stops"] += 1
                return beyond(fails)
        return None if answers else inf

    def answers(self, mine, yours):
        """Returns all answers of the defender to a threat; 0 is a pass. The defender has
        no five. Without any answer, the game is over and nobody has won.
        """
        vacant = self.you.allowed(yours, mine, self.vacant(mine, yours))
        near = self.me.fours(mine, yours) | self.you.fours(yours, mine)
        order = sorted(bits(vacant), key=lambda p: (-self.luck[p, "stops"], not p & near))
        return order + [0] if self.rules.passing else order


def beyond(fails):
    return None if fails is None else fails + 1
