"""What may go wrong."""

from __future__ import annotations

from . import types


class Error(Exception):
    """Whatever goes wrong here."""


class Refused(Error):
    """A request was refused, and has changed nothing.

    Go by `code`; `message` is a sentence for people.
    """

    code: str
    message: str
    #: that refuses an action
    ruling: types.Ruling | None
    #: of a script
    line: int | None
    #: what is at fault: a parameter, or a key of a script
    path: str | None
    #: all of a script's
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
    """The service does not answer any more: it died, hung or wrote what is no answer.

    It has been closed; its games are lost, and all that can be done is to start another
    one.
    """
