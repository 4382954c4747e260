"""Compares wins by threats, by inarow and by their definitions, on small boards.

python3 tests/models/threats.py SEED POSITIONS

For random positions of each game below, both find the number of stones with which the
side to move wins by fours, and by threats. inarow's proofs of the wins are checked,
and altered ones too (checking.py). The program reports in TAP, with differences below
the line.
"""
import json
import random as randoms
import subprocess
import sys
from collections import Counter

from checking import Checking
from sample import samples

SIZES = [7, 7, 8, 8, 9, 10]
# The games; a game that is listed more often gets more positions.
GAMES = ["renju opening=free", "gomoku", "renju opening=free", "gomoku exactly=true",
         "gomoku_japanese", "omok", "renju_1912",
         "renju opening=free literal_9_3=true five_makes_three=true"]


def drawn(seed, part, number):
    """Returns samples of a game, by the size of its board."""
    for size in sorted(set(SIZES)):
        share = sum(SIZES[n % len(SIZES)] == size for n in range(number))
        walk = samples("%s size=%d" % (GAMES[part], size),
                       randoms.Random("%s %d %d" % (seed, part, size)))
        if share:
            yield [next(walk) for _ in range(share)]


def ask(found, question):
    """Returns inarow's answers about samples of one game."""
    done = subprocess.run(["build/inarow", "analyse", "--" + question, "--shortest",
                           "--proof", "json", "--json", "--seconds", "100", "-",
                           "--variant", *found[0].game.split()], text=True,
                          input="".join(sample.line() + "\n" for sample in found),
                          capture_output=True)
    answers = [json.loads(answer) for answer in done.stdout.splitlines()]
    if len(answers) != len(found):
        raise SystemExit("inarow: " + done.stderr)
    return answers


def shown(length):
    return "none" if length is None else "win %d" % length


def answered(answer):
    """Returns an answer with its length, which the line and the proof must have too."""
    if answer.get("answer") != "win":
        return answer.get("answer") or answer["error"]
    lengths = {answer["length"], (len(answer["line"]) + 1) // 2,
               answer.get("proof", {}).get("length")}
    return "win %s" % " or ".join(map(str, lengths))


def compare(found, question, checking):
    """Returns the positions where inarow's answer differs. Its proofs are given to the
    checkers.
    """
    for sample, answer in zip(found, ask(found, question)):
        what = "%s %s" % (sample.game, sample.line())
        expected, got = shown(getattr(sample, question)), answered(answer)
        if got != expected:
            yield "%s: %s, inarow: %s" % (what, expected, got)
        if "proof" in answer:
            checking.put(answer["proof"], what)


class Report:
    """Reports in TAP."""

    def __init__(self):
        self.tests = self.failed = 0

    def test(self, what, faults):
        self.tests += 1
        self.failed += bool(faults)
        print("%sok %d - %s, %d differ" % ("not " if faults else "", self.tests, what,
                                           len(faults)))
        for fault in faults[:5]:
            print("# " + fault)
        sys.stdout.flush()

    def end(self):
        print("1..%d" % self.tests)
        return 1 if self.failed else 0


def main(seed, number):
    report, kinds = Report(), Counter()
    checking = Checking(randoms.Random(seed))
    for part, game in enumerate(GAMES):
        share = (int(number) + part) // len(GAMES)
        found = list(drawn(seed, part, share))
        for question in ("vcf", "vct"):
            report.test("%s: %s of %d positions" % (game, question, share),
                        [fault for some in found
                         for fault in compare(some, question, checking)])
        kinds.update(kind(sample) for some in found for sample in some)
    report.test(checking.summary(), list(checking.faults()))
    for what, count in sorted(kinds.items()):
        print("# %s: %d" % (what, count))
    return report.end()


def kind(sample):
    if sample.vcf and sample.vcf > sample.vct:
        return "%s, with fours alone %d" % (shown(sample.vct), sample.vcf)
    return shown(sample.vct) + (" by threats" if sample.vct != sample.vcf else "")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
