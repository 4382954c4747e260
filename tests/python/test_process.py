"""Tests processes that misbehave: there is a clear error, and no zombie."""

import os
import signal
import sys
import time
import unittest

import inarow
from transports import by_process, is_there

FAKE = '''
import json, sys
request = json.loads(sys.stdin.readline())
def answer(**fields):
    print(json.dumps({"id": request["id"], **fields}), flush=True)
'''


def fake(code):
    return [sys.executable, "-c", FAKE + code]


class Processes(unittest.TestCase):
    def breaks(self, command, message, **options):
        """Checks that a request fails with this message, and that the process is gone."""
        service = inarow.Process(command, **{"timeout": 20, **options})
        pid = service.pid
        with self.assertRaisesRegex(inarow.Broken, message):
            service.hello()
        self.assertFalse(is_there(pid))
        with self.assertRaisesRegex(inarow.Broken, "closed"):
            service.hello()

    def test_no_program(self):
        with self.assertRaises(FileNotFoundError):
            inarow.Process(["no-such-program-at-all"])

    def test_it_ends(self):
        self.breaks(["true"], "ended with status 0")
        self.breaks(["sh", "-c", "echo what is wrong >&2; exit 3"],
                    "ended with status 3: what is wrong")

    def test_it_is_killed(self):
        self.breaks(["sh", "-c", "kill -9 $$"], "by signal 9")
        service = by_process()
        game = service.game("renju")
        os.kill(service.pid, signal.SIGKILL)
        with self.assertRaisesRegex(inarow.Broken, "by signal 9"):
            game.play("h8")
        self.assertFalse(is_there(service.pid))

    def test_it_hangs(self):
        self.breaks(["sleep", "1000"], "did not answer in 0.2 seconds", timeout=0.2)
        self.breaks(["sh", "-c", "trap '' TERM; while :; do sleep 0.1; done"],
                    "did not answer", timeout=0.2)
        self.breaks(["sh", "-c", "exec >&-; sleep 1000"], "closed its output")

    def test_it_does_not_read(self):
        service = inarow.Process(["sleep", "1000"], timeout=0.2)
        with self.assertRaisesRegex(inarow.Broken, "did not answer"):
            service.load("x" * 1000000)
        self.assertFalse(is_there(service.pid))

    def test_it_writes_garbage(self):
        self.breaks(["echo", "hello"], "an invalid answer: b'hello'")
        self.breaks(["cat"], "an invalid answer")
        for answer in ("[" * 100000, "1", "{}", '{"result":1,"error":2}',
                       '{"id":7,"result":1}', '{"error":{}}', '"\\ud800'):
            self.breaks(["printf", "%s\n", answer], "an invalid answer")
        self.breaks(["printf", '{"id":1,"result":1}\n1'], "answer to no request")
        self.breaks(["printf", "\\377\\n"], "an invalid answer")

    def test_it_floods(self):
        self.breaks(["yes"], "an invalid answer")
        self.breaks(["cat", "/dev/zero"], "more than 10000000 bytes", most=10000000)
        self.breaks(fake("while True: answer(item=1)"), "more than 1000000 bytes",
                    most=1000000)
        self.breaks(fake("while True: answer(item=1)"), "did not answer", timeout=0.5)

    def test_it_writes_long_error_output(self):
        with inarow.Process(fake(
            "sys.stderr.write('x' * 1000000); sys.stderr.close(); answer(result=[])"
        )) as service:
            self.assertEqual([], service.hello())

    def test_it_answers_piece_by_piece(self):
        with inarow.Process(fake(
            "text = json.dumps({'id': 1, 'item': 'é'}, ensure_ascii=False) + '\\n'\n"
            "text = text * 3 + json.dumps({'id': 1, 'result': 1}) + '\\n'\n"
            "for byte in text.encode():\n"
            "    sys.stdout.buffer.write(bytes([byte])); sys.stdout.flush()"
        )) as service:
            self.assertEqual(["é"] * 3, service.items("hello"))

    def test_an_interrupt(self):
        def interrupt(number, frame):
            raise KeyboardInterrupt

        service = inarow.Process(["sleep", "1000"])
        before = signal.signal(signal.SIGALRM, interrupt)
        self.addCleanup(signal.signal, signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with self.assertRaises(KeyboardInterrupt):
            service.hello()
        self.assertFalse(is_there(service.pid))

    def test_it_is_closed(self):
        for use in (lambda one: None, lambda one: one.hello()):
            with by_process() as service:
                use(service)
            self.assertFalse(is_there(service.pid))
        service = by_process()
        pid = service.pid
        del service
        self.assertFalse(is_there(pid))

    def test_a_process_that_does_not_end_is_killed(self):
        service = inarow.Process(["sleep", "1000"])
        begun = time.monotonic()
        service.close()
        self.assertGreater(60, time.monotonic() - begun)
        self.assertFalse(is_there(service.pid))


if __name__ == "__main__":
    unittest.main()
