"""The arbiter in a process of its own, by its standard input and output."""

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
TOLD = 2000  # bytes of what a process complained of last
PATIENCE = 2.0  # seconds that it has to end by itself


class Process(Service):
    """The arbiter in a process of its own, which ends with this object.

    A process that dies, does not answer in time, or writes what is no answer raises
    `Broken`: it is then gone.

    :param command: that serves, with its words; limits are added to them
    :param timeout: seconds that an answer may take; None for any
    :param most: bytes that an answer may have
    :param limits: what it is to keep to
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
        self._rest = memoryview(b"")  # of the request, that is to be sent
        self._begun: list[bytes] = []  # pieces of a line of the answer
        self._length = 0  # bytes of the answer
        self._complaint = b""  # the end of what it complained of
        self._end = weakref.finalize(self, _end, process, self._selector)

    @property
    def pid(self) -> int:
        """The process' number."""
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
        """Write what there is room for."""
        was_waiting = self._input in self._selector.get_map()
        try:
            self._rest = self._rest[os.write(self._input, self._rest) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._rest = memoryview(b"")  # its output tells how it ended
        if self._rest and not was_waiting:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        elif was_waiting and not self._rest:
            self._selector.unregister(self._input)

    def _receive(self, take: Callable[[bytes], bool]) -> bool:
        """Take the next lines of the answer; is it over?"""
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
            raise Broken("the service wrote what nobody asked for")
        return is_over

    def _listen(self) -> None:
        """Keep the end of what it complains of."""
        piece = os.read(self._errors, PIECE)
        self._complaint = (self._complaint + piece)[-TOLD:]
        if not piece:
            self._selector.unregister(self._errors)

    def _ready(self, deadline: float | None) -> list[int]:
        """The streams that something can be done with."""
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
            pass  # a child of its own holds it open
        told = self._complaint[-TOLD:].decode(errors="replace").strip()
        how = f"by signal {-status}" if status < 0 else f"with status {status}"
        return f"the service ended {how}" + (f": {told}" if told else "")

    def _close(self, at_once: bool = False) -> None:
        if at_once and self._end.alive:
            self._process.kill()
        self._end()

    def __repr__(self) -> str:
        return f"inarow.Process({self.command!r})"


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    """Have it end at the end of its input, or else kill it; no zombie stays."""
    selector.close()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream:
            stream.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
