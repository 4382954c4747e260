"""Proofs of wins put to the checkers; one in ten altered in sixteen ways.

An altered proof is put to the literal check too, and the checkers must say the same.
"""
from collections import Counter

import alter
import literal
import proof as proofs

ALTERED = 10       # one in so many
LITERALLY = 4000   # positions that a proof may take literally, to be altered
PATIENCE = 20      # times as many for the altered proof


class Checking:
    def __init__(self, random):
        self.random = random
        self.faults, self.count, self.is_due = [], 0, False
        self.altered = Counter()

    def put(self, proof, length, text):
        """A proof that must stand, with this length; `text` names its position."""
        most, why = proofs.verdict(proof)
        if most != length or proof["length"] != length:
            self.faults.append("%s: a proof of %d stones, by the checker: %s" %
                               (text, length, why or most))
            return
        self.is_due |= self.count % ALTERED == 0
        self.count += 1
        if self.is_due and self.literally(proof, LITERALLY):
            self.is_due = False
            for name, altered in alter.altered(proof, self.random):
                self.put_altered(name, altered, text)

    def literally(self, proof, most):
        """Does it stand literally? None if that takes too long."""
        try:
            return literal.Literal(proofs.Proof(proof), most).stands()
        except literal.Slow:
            return None
        except proofs.Unreadable:
            return False

    def put_altered(self, name, proof, text):
        expected = self.literally(proof, PATIENCE * LITERALLY)
        if expected is None:
            return
        self.altered["stand" if expected else "do not"] += 1
        most, why = proofs.verdict(proof)
        if (most is not None) != expected:
            self.faults.append("%s: %s: %s; literally it %s" % (
                text, name, why or "stands", "stands" if expected else "does not stand"))
