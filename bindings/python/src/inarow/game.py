"""A game that a service keeps."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from . import types
from .errors import Broken
from .methods import GameMethods
from .tree import Node, Tree

if TYPE_CHECKING:
    from types import TracebackType

    from .service import Service


class Game(GameMethods):
    """A game of a service, from `Service.game`.

    The game is open until you close it or its service; a `with` statement closes it.
    `copy.copy` and `copy.deepcopy` make independent games with its variations. Copies are
    closed when nothing refers to them any more.
    """

    #: name of the game in the service
    handle: str
    #: number of columns, and of rows
    width: int
    height: int
    #: colours in turn order
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
        self._tree: weakref.ref[Tree] | None = None
        self._asked = 0  # number of requests so far that may have changed nodes
        self.handle = begun["game"]
        self.width = begun["width"]
        self.height = begun["height"]
        self.colours = begun["colours"]

    def _other(self, begun: types.Begun) -> Self:
        other = type(self).__new__(type(self))
        other._keep(self._service, begun)
        weakref.finalize(other, self._service.forget, other.handle).atexit = False
        return other

    def __copy__(self) -> Self:
        return self._other(self._service.copy(self.handle))

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def tree(self) -> Tree:
        """The game's variations with their comments and marks.

        After this call, the game's record has the whole tree.
        """
        tree = self._tree() if self._tree else None
        if tree is None:
            tree = Tree(self)
            self._tree = weakref.ref(tree)
        return tree

    def go(self, node: Node | int | Sequence[str]) -> None:
        """Move the game and its position to a node of its tree.

        :param node: a node of the tree; or its id; or the texts of the actions from the
            root to it
        :raises Refused: the rules refuse the action, or an earlier action
        """
        super().go(node.id if isinstance(node, Node) else node)

    def ask(self, method: str, **params: Any) -> Any:
        if method != "tree":
            self._asked += 1
        return self._service.ask(method, game=self.handle, **params)

    def items(self, method: str, **params: Any) -> Any:
        return self._service.items(method, game=self.handle, **params)

    def close(self) -> types.Done:
        """Close the game. No other game will have its handle."""
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
