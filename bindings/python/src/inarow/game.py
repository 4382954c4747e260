"""A game that a service keeps."""

from __future__ import annotations

import weakref
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from . import types
from .errors import Broken
from .methods import GameMethods

if TYPE_CHECKING:
    from types import TracebackType

    from .service import Service


class Game(GameMethods):
    """A game of a service, from `Service.game`.

    It is open until it is closed, or its service is: `with` closes it. Its copies, by
    `copy.copy` or `copy.deepcopy`, are games of their own, with its variations. They are
    closed once nothing refers to them any more.
    """

    #: by which the service knows it
    handle: str
    #: columns and rows
    width: int
    height: int
    #: in turn order
    colours: list[str]

    def __init__(
        self,
        service: Service,
        variant: str | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        record: str | bytes | None = None,
        format: str | None = None,
    ) -> None:
        text = record.decode("latin-1") if isinstance(record, bytes) else record
        begun = service.new(
            variant,
            options=options,
            record=text,
            format=format,
            bytes=isinstance(record, bytes) or None,
        )
        self._keep(service, begun)

    def _keep(self, service: Service, begun: types.Begun) -> None:
        self._service = service
        self.handle = begun["game"]
        self.width = begun["width"]
        self.height = begun["height"]
        self.colours = begun["colours"]

    def __copy__(self) -> Self:
        twin = type(self).__new__(type(self))
        twin._keep(self._service, self._service.copy(self.handle))
        weakref.finalize(twin, self._service.forget, twin.handle).atexit = False
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def ask(self, method: str, **params: Any) -> Any:
        return self._service.ask(method, game=self.handle, **params)

    def items(self, method: str, **params: Any) -> Any:
        return self._service.items(method, game=self.handle, **params)

    def close(self) -> types.Done:
        """Forget the game; the handle is no other game's ever after."""
        return self._service.close_game(self.handle)

    def __enter__(self) -> Game:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.close()
        except Broken:
            if error is None:
                raise

    def __repr__(self) -> str:
        return f"<inarow.Game {self.handle} of {self._service!r}>"
