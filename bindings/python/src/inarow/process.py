"""The arbiter in a separate process, by its standard input and output."""

from __future__ import annotations

import os
import selectors
import subprocess
import time
import weakref
from collections.abc import Callable, Sequence

from .errors import Broken
from .limits import Limits
from .service import Service, checked

PIECE = 65536
COMPLAINT = 2000  # number of bytes of the process' error output to report
PATIENCE = 2.0  # seconds in which the process may end by itself


class Process(Service):
    """The arbiter in a separate process, which ends with this object.

    A process that dies, does not answer in time, or writes an invalid answer raises
    `Broken`. The process has then ended.

    :param command: the program and its arguments; the limits are added to them
    :param timeout: maximum number of seconds for an answer; None: no limit
    :param most: maximum number of bytes of an answer
    :param limits: limits of the service
    :param archive: file of the archive for `explore`, `find` and `archive_record`
    :raises FileNotFoundError: there is no such program
    :raises Error: a limit is wrong
    """

    def __init__(
        self,
        command: Sequence[str] = ("inarow", "serve"),
        *,
        timeout: float | None = 60,
        most: int = 1 << 28,
        limits: Limits | None = None,
        archive: str | os.PathLike[str] | None = None,
    ) -> None:
        super().__init__()
        self.command = list(command)
        for name, value in checked(limits).items():
            self.command.append(f"--{name}={value}")
        if archive is not None:
            self.command.append(f"--archive={os.fspath(archive)}")
        self.timeout = timeout
        self.most = most
        pipe = subprocess.PIPE
        self._process = process = subprocess.Popen(
            self.command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe
        )
        assert process.stdin and process.stdout and process.stderr
        self._input = process.stdin.fileno()
        self._output = process.stdout.fileno()
        self._errors = process.stderr.fileno()
        self._selector = selectors.DefaultSelector()
        for stream in (self._output, self._errors):
            self._selector.register(stream, selectors.EVENT_READ)
        os.set_blocking(self._input, False)
        self._rest = memoryview(b"")  # unsent rest of the request
        self._begun: list[bytes] = []  # pieces of the unfinished line of the answer
        self._length = 0  # number of bytes of the answer
        self._complaint = b""  # end of the process' error output
        self._end = weakref.finalize(self, _end, process, self._selector)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def _exchange(self, line: bytes, take: Callable[[bytes], bool]) -> None:
        if not self._end.alive:
            raise Broken("the service is closed")
        deadline = None if self.timeout is None else time.monotonic() + self.timeout
        self._rest, self._length, is_over = memoryview(line + b"\n"), 0, False
        self._send()
        while self._rest or not is_over:
            for stream in self._ready(deadline):
                if stream == self._input:
                    self._send()
                elif stream == self._errors:
                    self._listen()
                else:
                    is_over = self._receive(take)

    def _send(self) -> None:
        """Write as much of the request as there is room for."""
        was_waiting = self._input in self._selector.get_map()
        try:
            self._rest = self._rest[os.write(self._input, self._rest) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._rest = memoryview(b"")  # its output shows how it ended
        if self._rest and not was_waiting:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        elif was_waiting and not self._rest:
            self._selector.unregister(self._input)

    def _receive(self, take: Callable[[bytes], bool]) -> bool:
        """Read the next lines of the answer. Return true if the answer is complete."""
        piece = os.read(self._output, PIECE)
        if not piece:
            raise Broken(self._how_it_ended())
        self._length += len(piece)
        if self._length > self.most:
            raise Broken(f"the answer has more than {self.most} bytes")
        first, *others = piece.split(b"\n")
        self._begun.append(first)
        is_over = False
        for next_begun in others:
            if is_over:
                break
            is_over = take(b"".join(self._begun))
            self._begun = [next_begun]
        if is_over and piece[-1:] != b"\n":
            raise Broken("the service wrote an answer to no request")
        return is_over

    def _listen(self) -> None:
        """Keep the end of the process' error output."""
        piece = os.read(self._errors, PIECE)
        self._complaint = (self._complaint + piece)[-COMPLAINT:]
        if not piece:
            self._selector.unregister(self._errors)

    def _ready(self, deadline: float | None) -> list[int]:
        """Return the streams that are ready for reading or writing."""
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        ready = [key.fd for key, _ in self._selector.select(left)]
        if not ready or deadline is not None and time.monotonic() > deadline:
            raise Broken(f"the service did not answer in {self.timeout} seconds")
        return ready

    def _how_it_ended(self) -> str:
        try:
            status = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "the service closed its output"
        os.set_blocking(self._errors, False)
        try:
            self._complaint += os.read(self._errors, PIECE)
        except BlockingIOError:
            pass  # a child process holds the stream open
        complaint = self._complaint[-COMPLAINT:].decode(errors="replace").strip()
        how = f"by signal {-status}" if status < 0 else f"with status {status}"
        return f"the service ended {how}" + (f": {complaint}" if complaint else "")

    def _close(self, at_once: bool = False) -> None:
        if at_once and self._end.alive:
            self._process.kill()
        self._end()

    def __repr__(self) -> str:
        return f"inarow.Process({self.command!r})"


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    """Let the process end at the end of its input, or kill it. No zombie remains."""
    selector.close()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream:
            stream.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
