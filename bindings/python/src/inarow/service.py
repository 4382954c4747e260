"""Code that both transports share: requests, answers and errors."""

from __future__ import annotations

import json
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from types import TracebackType
from typing import Any, Self, cast

from .errors import Broken, Error, Refused
from .game import Game
from .limits import RANGES, Limits
from .methods import ServiceMethods


def checked(limits: Limits | None) -> dict[str, float]:
    """Return the limits that are given. Limits that are None are left out.

    :raises Error: a limit is wrong
    """
    limits_given = cast(dict[str, Any], limits or {})
    given = {name: value for name, value in limits_given.items() if value is not None}
    for name, value in given.items():
        if name not in RANGES:
            names = ", ".join(RANGES)
            raise Error(f"limits: there is no {name!r}; there are {names}")
        kind, least, most = RANGES[name]
        kinds = (int,) if kind is int else (int, float)
        fits = isinstance(value, kinds) and not isinstance(value, bool)
        if not fits or not least <= value <= most:
            word = "a whole number" if kind is int else "a number"
            raise Error(
                f"limits: {name}: {word} from {least} to {most} expected, got {value!r}"
            )
    return given


class Service(ServiceMethods, ABC):
    """The arbiter as a service that answers requests.

    Any number of threads may use a service. It answers one request at a time, and each
    thread receives the answers to its own requests. Answers are JSON objects, as typed
    dictionaries. A `with` statement closes the service at its end.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._last_id = 0
        self._forgotten: deque[str] = deque()

    @abstractmethod
    def _exchange(self, line: bytes, take: Callable[[bytes], bool]) -> None:
        """Send a line; pass each line of its answer to `take` until `take` returns true.
        """

    @abstractmethod
    def _close(self, at_once: bool = False) -> None:
        """Close the service; do not wait if `at_once` is true. Closing again is harmless.
        """

    def _answer(self, method: str, params: Mapping[str, Any]) -> tuple[Any, list[Any]]:
        given = {name: value for name, value in params.items() if value is not None}
        with self._lock:
            while self._forgotten:
                self._request("close", {"game": self._forgotten.popleft()})
            answer, items = self._request(method, given)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["result"], items

    def _request(
        self, method: str, given: Mapping[str, Any]
    ) -> tuple[dict[str, Any], list[Any]]:
        """Return the last line of an answer, and the items before it. Hold the lock."""
        items: list[Any] = []
        result: list[dict[str, Any]] = []
        self._last_id += 1
        request = {"id": self._last_id, "method": method, "params": given}
        try:
            line = json.dumps(request, allow_nan=False, default=_plain).encode()
        except (TypeError, ValueError) as error:
            error.add_note(f"in the parameters of {method!r}: {given!r:.200}")
            raise

        def take(text: bytes) -> bool:
            answer = _read(text, self._last_id)
            if "item" in answer:
                items.append(answer["item"])
                return False
            result.append(answer)
            return True

        try:
            self._exchange(line, take)
        except BaseException:  # an interrupt leaves its answer unread
            self._close(at_once=True)
            raise
        return result[0], items

    def forget(self, game: str) -> None:
        """Close a game before the next request. Any thread may call this at any time.

        :param game: the game's handle
        """
        self._forgotten.append(game)

    def ask(self, method: str, **params: Any) -> Any:
        """Return the result of any request. Parameters that are None are left out."""
        return self._answer(method, params)[0]

    def items(self, method: str, **params: Any) -> list[Any]:
        """Return the list of the items that come before the result of a request."""
        return self._answer(method, params)[1]

    def game(
        self,
        variant: str | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        record: str | bytes | None = None,
        format: str | None = None,
    ) -> Game:
        """Begin a game, or continue the first game of a text from its end.

        :param variant: name of the variant, or of a script given to `load`. With
            `record`: the variant of a text that names none
        :param options: options of the variant, and those of every game
        :param record: text of the game in any supported notation, or the bytes of a file
        :param format: notation of the record; by default it is recognized from the text
        """
        return Game(self, variant, options=options, record=record, format=format)

    def close(self) -> None:
        """End the service and all its games. Closing again is harmless."""
        with self._lock:
            self._close()

    def __reduce__(self) -> str:
        raise TypeError("a service cannot be copied or pickled: open another one")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _plain(value: Any) -> Any:
    """Convert a NumPy number to a Python number."""
    if getattr(value, "shape", None) == ():
        return value.item()
    raise TypeError(f"a {type(value).__name__} cannot be sent to the arbiter: {value!r:.80}")


def _read(text: bytes, asked: int) -> dict[str, Any]:
    """Read a line of an answer to the request with this number."""
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        answer = None
    if (
        isinstance(answer, dict)
        and answer.get("id", asked) == asked
        and len(answer.keys() & {"item", "result", "error"}) == 1
        and ("error" not in answer or _is_error(answer["error"]))
    ):
        return answer
    raise Broken(f"the service wrote an invalid answer: {text[:80]!r}")


def _is_error(error: object) -> bool:
    """Return true if the object has all fields of a refusal. Without an id, the service
    could not read the request."""
    return isinstance(error, dict) and {"code", "message"} <= error.keys()


def take_all(lines: Iterable[bytes], take: Callable[[bytes], bool]) -> None:
    """Pass each line of an answer to a function until it returns true."""
    if not any(take(line) for line in lines):
        raise Broken("the service's answer has no end")
