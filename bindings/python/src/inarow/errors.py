"""Errors that this package raises."""

from __future__ import annotations

from . import types


class Error(Exception):
    """The base class of all errors that this package raises."""


class Refused(Error):
    """A request was refused and has changed nothing.

    Use `code` in programs; `message` is a sentence for people.
    """

    code: str
    message: str
    #: the ruling, if the rules refused an action
    ruling: types.Ruling | None
    #: the line of a script with the error
    line: int | None
    #: the faulty parameter, or key of a script
    path: str | None
    #: all faults of a script
    faults: list[types.ScriptFault]

    def __init__(self, error: types.Error) -> None:
        super().__init__(error["message"])
        self.code = error["code"]
        self.message = error["message"]
        self.ruling = error.get("ruling")
        self.line = error.get("line")
        self.path = error.get("path")
        self.faults = error.get("faults", [])

    def __reduce__(self) -> tuple[type[Refused], tuple[types.Error], dict[str, object]]:
        error: types.Error = {"code": self.code, "message": self.message}
        return type(self), (error,), self.__dict__


class Broken(Error):
    """The service no longer answers: it died, hung, or wrote an invalid answer.

    The service has been closed, and its games are lost. Start a new service.
    """
