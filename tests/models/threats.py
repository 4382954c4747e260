"""Wins by threats, by inarow and by their definitions on small boards.

    python3 tests/models/threats.py SEED POSITIONS

Random positions of each game below: does the side to move win by fours, with how many; does
it win by threats? Proofs of the wins are checked, and altered ones (checking.py). TAP:
what differs stands below its line.
"""
import json
import random as randoms
import subprocess
import sys
from collections import Counter

import prove
from checking import Checking
from games import GAMES
from sample import samples

SIZES = [7, 7, 8, 8, 9, 10]
# The games, each with a share of the positions.
PLAYED = [("renju", dict(opening="free")), ("gomoku", {}), ("renju", dict(opening="free")),
          ("gomoku", dict(exactly="true")), ("gomoku_japanese", {}), ("omok", {}),
          ("renju", dict(opening="free", literal_9_3="true", five_makes_three="true")),
          ("renju_1912", {})]
QUESTIONS = {"vcf": ["--vcf", "--shortest"], "vct": ["--vct"]}


def rules_of(variant, options):
    settings, rules = GAMES[variant]
    return rules({**{key: str(values[0]) for key, values in settings.items()}, **options})


def line(sample):
    """The position as inarow reads it."""
    board, colours = sample.search.rules.board, sample.search.rules.colours
    letter = dict(zip(colours, "XO"))
    rows = ["".join(letter.get(sample.stones.get((x, y)), ".") for x in range(board.columns))
            for y in reversed(range(board.rows))]
    return "/".join(rows) + " " + letter[sample.attacker]


def proof_of(variant, options, sample):
    """The model's own proof of a win by threats."""
    board = line(sample).split()[0].replace("/", "\n")
    record = "variant %s\nboard\n%s\nturn %s\n" % (
        name_of(variant, options), board, sample.attacker)
    return prove.proof(sample.search, "vct", record, sample.attacker, sample.mine,
                       sample.yours)


def ask(variant, options, found, *question):
    """inarow's answers about samples of one game."""
    told = subprocess.run(["build/inarow", "analyse", "--variant",
                           *name_of(variant, options).split(), "--json", "--seconds",
                           "100", *question, "-"], text=True, capture_output=True,
                          input="".join(line(s) + "\n" for s in found))
    answers = [json.loads(answer) for answer in told.stdout.splitlines()]
    if len(answers) != len(found):
        raise SystemExit("inarow: " + told.stderr)
    return answers


def shown(length):
    return "none" if length is None else "win %d" % length


def answered(answer, with_length):
    if answer.get("answer") != "win":
        return answer.get("answer") or answer["error"]
    return "win %d" % answer["length"] if with_length else "win"


class Report:
    """TAP."""

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


def differences(options, question, flags, variant, found):
    faults = []
    for sample, answer in zip(found, ask(variant, options, found, *flags)):
        expected = shown(getattr(sample, question))
        if "--shortest" not in flags:
            expected = expected.split()[0]
        got = answered(answer, "--shortest" in flags)
        if got != expected:
            faults.append("%s %s: %s, inarow: %s" % (options, line(sample), expected, got))
    return faults


def drawn(seed, part, number):
    """Positions of a game by the size of its board: (options, samples)."""
    variant, options = PLAYED[part]
    for size in sorted(set(SIZES)):
        share = sum(SIZES[n % len(SIZES)] == size for n in range(number))
        sized = dict(options, size=str(size))
        walk = samples(rules_of(variant, sized),
                       randoms.Random("%s %d %d" % (seed, part, size)))
        if share:
            yield sized, [next(walk) for _ in range(share)]


def name_of(variant, options):
    return " ".join([variant] + ["%s=%s" % pair for pair in options.items()])


def main(seed, number):
    report, kinds = Report(), Counter()
    checking = Checking(randoms.Random(seed))
    for part, (variant, options) in enumerate(PLAYED):
        share = (int(number) + part) // len(PLAYED)
        found = list(drawn(seed, part, share))
        for question, flags in QUESTIONS.items():
            faults = [fault for sized, some in found
                      for fault in differences(sized, question, flags, variant, some)]
            report.test("%s: %s of %d positions" % (name_of(variant, options), question,
                                                    share), faults)
        for sized, some in found:
            for sample in some:
                kinds[kind(sample)] += 1
                if sample.vct:
                    checking.put(proof_of(variant, sized, sample),
                                 "%s %s" % (name_of(variant, sized), line(sample)))
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
