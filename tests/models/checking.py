"""Compares checkers of proofs of wins: proof.py and `inarow check-proof`. One proof in
ten is altered in sixteen ways.

An altered proof is also followed literally. All checkers must agree whether it is
valid, wrong or unreadable.
"""
import json
import subprocess
from collections import Counter

import alter
import literal
import proof as proofs
from cases import CASES

ALTERED = 10  # one proof in this many
LITERALLY = 4000  # most positions of a literal check, for a proof to be altered
PATIENCE = 20  # factor for the altered proof


def literally(proof, most):
    """Returns the result of a proof, followed literally. Raises Slow."""
    try:
        stands = literal.Literal(proofs.Proof(proof), most).stands()
    except proofs.Unreadable:
        return "unreadable"
    return "stands" if stands else "fails"


def by_model(proof):
    try:
        proofs.Check(proofs.Proof(proof)).run()
    except proofs.Unreadable as why:
        return "unreadable", str(why)
    except proofs.Fault as why:
        return "fails", str(why)
    return "stands", ""


def by_inarow(found):
    """Returns the verdicts of inarow, each with its reason."""
    done = subprocess.run(["build/inarow", "check-proof", "--json", "-"], text=True,
                          input="".join(json.dumps(proof) + "\n" for proof in found),
                          capture_output=True)
    answers = [json.loads(answer) for answer in done.stdout.splitlines()]
    if len(answers) != len(found):
        raise SystemExit("inarow: %d answers to %d proofs. %s" %
                         (len(answers), len(found), done.stderr))
    return [("unreadable", answer["error"]) if "error" in answer else
            (answer["verdict"], answer.get("message", "")) for answer in answers]


class Checking:
    def __init__(self, random):
        self.random, self.is_due = random, False
        self.wins = 0
        self.put_to = list(CASES)  # (proof, expected verdict, description)

    def put(self, proof, what):
        """Adds a proof that must be valid; `what` names its position."""
        self.put_to.append((proof, "stands", what))
        self.is_due |= self.wins % ALTERED == 0
        self.wins += 1
        if self.is_due and self.expected(proof, LITERALLY):
            self.is_due = False
            for name, altered in alter.altered(proof, self.random):
                expected = self.expected(altered, PATIENCE * LITERALLY)
                if expected:
                    self.put_to.append((altered, expected, "%s: %s" % (what, name)))

    def expected(self, proof, most):
        """Returns the literal result of a proof, or None if it takes too long."""
        try:
            return literally(proof, most)
        except literal.Slow:
            return None

    def faults(self):
        """Returns the wrong verdicts of the checkers."""
        answers = by_inarow([proof for proof, _, _ in self.put_to])
        for (proof, expected, what), by_lua in zip(self.put_to, answers):
            for checker, (verdict, why) in (("proof.py", by_model(proof)),
                                            ("inarow", by_lua)):
                if verdict != expected:
                    yield "%s: %s, %s: %s %s" % (what, expected, checker, verdict, why)

    def summary(self):
        verdicts = Counter(expected for _, expected, _ in self.put_to)
        return "%d proofs of wins; of all %d put to the checkers %d stand, %d fail, " \
            "%d are unreadable" % (self.wins, len(self.put_to), verdicts["stands"],
                                   verdicts["fails"], verdicts["unreadable"])
