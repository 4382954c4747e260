"""The arbiter in this process, by the shared library that contains everything."""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
import json
import os
import weakref
from collections.abc import Callable
from pathlib import Path

from .errors import Broken, Error
from .limits import Limits
from .service import Service, checked, take_all

NAMES = ("libinarow_service.so", "libinarow_service.dylib", "inarow_service.dll")


class Library(Service):
    """The arbiter in this process.

    The library is the one at `path`. Without `path`, it is the library in the variable
    INAROW_LIBRARY, the one installed with the package, or one that the system finds.

    :param path: path of the library
    :param limits: limits of the service
    :raises FileNotFoundError: there is no library
    :raises Error: a limit is wrong
    """

    def __init__(
        self,
        path: str | os.PathLike[str] | None = None,
        *,
        limits: Limits | None = None,
    ) -> None:
        super().__init__()
        options = json.dumps(checked(limits)).encode()
        self.path = os.fspath(path) if path else find()
        self._library = library = _load(self.path)
        fault = ctypes.create_string_buffer(500)
        self._service = library.inarow_service_open(options, fault, len(fault))
        if not self._service:
            raise Error(fault.value.decode(errors="replace"))
        self._end = weakref.finalize(self, library.inarow_service_close, self._service)

    def _exchange(self, line: bytes, take: Callable[[bytes], bool]) -> None:
        if not self._end.alive:
            raise Broken("the service is closed")
        length = ctypes.c_size_t()
        text = self._library.inarow_service_handle(
            self._service, line, len(line), ctypes.byref(length)
        )
        take_all(ctypes.string_at(text, length.value).split(b"\n"), take)

    def position(self, handle: str) -> tuple[int, int]:
        """Return the addresses of a copy of a game's position, and of its rules.

        `inarow.vector` uses them. Both stay in place until `release` is called with the
        position.
        """
        rules = ctypes.c_void_p()
        with self._lock:
            if not self._end.alive:
                raise Broken("the service is closed")
            position = self._library.inarow_service_position(
                self._service, handle.encode(), ctypes.byref(rules)
            )
        if not position or not rules.value:
            raise MemoryError("there is no memory for a position")
        return position, rules.value

    def release(self, position: int) -> None:
        """Release a position that `position` returned."""
        with self._lock:
            if self._end.alive:
                self._library.inarow_service_release(self._service, position)

    def _close(self, at_once: bool = False) -> None:
        self._end()

    def __repr__(self) -> str:
        return f"inarow.Library({self.path!r})"


def find() -> str:
    """Find the library: a path, or the name by which the system finds it."""
    given = os.environ.get("INAROW_LIBRARY")
    if given:
        return given
    for name in NAMES:
        beside = Path(__file__).with_name(name)
        if beside.is_file():
            return str(beside)
    known = ctypes.util.find_library("inarow_service")
    if known:
        return known
    raise FileNotFoundError(
        "there is no libinarow_service: build it by 'make service' and name it in "
        "INAROW_LIBRARY, or ask the program by inarow.Process"
    )


@functools.cache
def _load(path: str) -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise FileNotFoundError(f"the library cannot be loaded: {error}") from error
    size, pointer = ctypes.c_size_t, ctypes.c_void_p
    library.inarow_service_open.argtypes = [ctypes.c_char_p, ctypes.c_char_p, size]
    library.inarow_service_open.restype = pointer
    library.inarow_service_handle.argtypes = [
        pointer,
        ctypes.c_char_p,
        size,
        ctypes.POINTER(size),
    ]
    library.inarow_service_handle.restype = pointer
    library.inarow_service_position.argtypes = [
        pointer,
        ctypes.c_char_p,
        ctypes.POINTER(pointer),
    ]
    library.inarow_service_position.restype = pointer
    library.inarow_service_release.argtypes = [pointer, pointer]
    library.inarow_service_release.restype = None
    library.inarow_service_close.argtypes = [pointer]
    library.inarow_service_close.restype = None
    return library
