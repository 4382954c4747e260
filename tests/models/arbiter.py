"""Runs inarow as one long-lived process that answers many requests at a time."""
import json
import subprocess
import threading


class Arbiter:
    def __init__(self, program="build/inarow"):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, requests):
        """Returns the answers to (method, params), in order: results, or {"error": …}."""
        def send():
            for number, (method, params) in enumerate(requests):
                json.dump({"id": number, "method": method, "params": params}, stdin)
                stdin.write("\n")
            stdin.flush()

        stdin = self.process.stdin
        writer = threading.Thread(target=send)
        writer.start()
        answers = []
        while len(answers) < len(requests):
            answer = json.loads(self.process.stdout.readline())
            if "item" not in answer:
                answers.append(answer.get("result", answer))
        writer.join()
        return answers

    def close(self):
        self.process.stdin.close()
        return self.process.wait()
