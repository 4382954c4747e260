"""Runs tests of unittest and reports in TAP: tap.py FOLDER FIRST-NUMBER."""

import sys
import unittest


class Tap(unittest.TestResult):
    number = 0

    def report(self, test, fault=None):
        Tap.number += 1
        print(f"{'not ok' if fault else 'ok'} {Tap.number} - {test.id()}", flush=True)
        for line in (fault or "").splitlines()[-20:]:
            print(f"# {line}")

    def addSuccess(self, test):
        self.report(test)

    def addFailure(self, test, err):
        self.report(test, self._exc_info_to_string(err, test))

    def addError(self, test, err):
        self.report(test, self._exc_info_to_string(err, test))


Tap.number = int(sys.argv[2]) - 1
unittest.TestLoader().discover(sys.argv[1]).run(Tap())
print(f"1..{Tap.number}")
