"""The tree of a game: variations with their comments and marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal
from weakref import WeakValueDictionary

from . import types
from .errors import Refused

if TYPE_CHECKING:
    from .game import Game


class Node:
    """A node of a tree: an action after the actions of its parent.

    There is one object for each node. You can assign `comment`, `before`, `glyphs`,
    `marks` and `properties`; None removes a value.
    """

    #: name of the node in requests
    id: int
    tree: Tree

    def __init__(self, tree: Tree, data: types.TreeNode) -> None:
        self.tree = tree
        self.id = data["id"]
        self._know(data)

    def _know(self, data: types.TreeNode) -> None:
        self._data = data
        self._as_of = self.tree.game._asked

    @property
    def data(self) -> types.TreeNode:
        """The current data of the node in the service."""
        if self._as_of != self.tree.game._asked:
            page = self.tree.game.tree_nodes(self.id, depth=0)
            self._know(page["nodes"][0])
        return self._data

    @property
    def text(self) -> str | None:
        """The action as in a record, such as `play h8`; None at the root."""
        return self.data.get("text")

    @property
    def action(self) -> types.Action | None:
        """The action; None at the root."""
        return self.data.get("action")

    @property
    def number(self) -> int:
        """Number of actions from the root to this node."""
        return self.data["number"]

    @property
    def refusal(self) -> types.Ruling | None:
        """The reason why the rules refuse the action; None if they allow it."""
        return self.data.get("refusal")

    @property
    def parent(self) -> Node | None:
        """The previous node; None at the root."""
        parent = self.data.get("parent")
        return None if parent is None else self.tree.node(parent)

    @property
    def children(self) -> list[Node]:
        """The nodes after this one. The first of them continues the main line."""
        return list(self.tree._nodes(self.id, depth=1))[1:]

    # ---- Comments and marks ----------------------------------------------------------

    @property
    def comment(self) -> str | None:
        """Comment after the action."""
        return self.data.get("comment")

    @comment.setter
    def comment(self, value: str | None) -> None:
        self.tree.game.tree_set(self.id, comment=value or "")

    @property
    def before(self) -> str | None:
        """Comment before the action."""
        return self.data.get("before")

    @before.setter
    def before(self, value: str | None) -> None:
        self.tree.game.tree_set(self.id, before=value or "")

    @property
    def glyphs(self) -> Sequence[str]:
        """Glyphs, such as `!` and `?!`."""
        return tuple(self.data.get("glyphs", ()))

    @glyphs.setter
    def glyphs(self, value: Sequence[str] | None) -> None:
        self.tree.game.tree_set(self.id, glyphs=value or [])

    @property
    def marks(self) -> Sequence[types.Mark]:
        """Marks on the board after the action."""
        return tuple(self.data.get("marks", ()))

    @marks.setter
    def marks(self, value: Sequence[types.Mark] | None) -> None:
        self.tree.game.tree_set(self.id, marks=value or [])

    @property
    def properties(self) -> Sequence[types.Property]:
        """Other properties from a file, unchanged."""
        return tuple(self.data.get("properties", ()))

    @properties.setter
    def properties(self, value: Sequence[types.Property] | None) -> None:
        self.tree.game.tree_set(self.id, properties=value or [])

    # ---- Use of a node
    # ----------------------------------------------------------------

    def walk(self) -> Iterator[Node]:
        """Iterate over this node and all later nodes: parents first, main line first."""
        return self.tree._nodes(self.id)

    def path(self) -> list[str]:
        """Return the texts of the actions from the root to this node."""
        return self.tree.game.tree_path(self.id)

    def ruling(self) -> types.Ruling:
        """Return the arbiter's ruling on the action.

        :raises Refused: the rules refuse the action, or an earlier action
        """
        return self.tree.game.tree_ruling(self.id)

    def game(self) -> Game:
        """Return an independent game at this node, without the tree.

        :raises Refused: the rules refuse the action, or an earlier action
        """
        return self.tree.game._other(self.tree.game.tree_game(self.id))

    # ---- Edits -----------------------------------------------------------------------

    def add(self, action: str | types.Action, *, keep: bool = False) -> Node:
        """Return the node of an action after this node. If there is none, add a
        variation.

        :param action: any action as for `Game.apply`; or a point, for a stone there
        :param keep: keep a refused action, marked with its refusal
        :raises Refused: the rules refuse the action, and `keep` is false
        """
        return self.tree._known(
            self.tree.game.tree_add(action, node=self.id, keep=keep)
        )

    def promote(self) -> None:
        """Move the node one place forward among its siblings."""
        self.tree.game.tree_promote(self.id)

    def demote(self) -> None:
        """Move the node one place back among its siblings."""
        self.tree.game.tree_demote(self.id)

    def move(self, parent: Node) -> None:
        """Move the node and all later nodes to another node, as its last variation."""
        self.tree.game.tree_move(parent.id, node=self.id)

    def delete(self) -> None:
        """Delete the node and all later nodes. `Tree.undo` restores them."""
        self.tree.game.tree_delete(self.id)

    def __repr__(self) -> str:
        return f"<inarow.Node {self.id} of {self.tree.game!r}>"


class Tree:
    """All variations of a game with their comments and marks, from `Game.tree`.

    Iterating gives all nodes: parents first, and the main line first.
    """

    game: Game

    def __init__(self, game: Game) -> None:
        self.game = game
        self._by_id: WeakValueDictionary[int, Node] = WeakValueDictionary()

    def _known(self, data: types.TreeNode) -> Node:
        node = self._by_id.get(data["id"])
        if node is None:
            node = self._by_id[data["id"]] = Node(self, data)
        else:
            node._know(data)
        return node

    def _nodes(self, top: int | None = None, depth: int | None = None) -> Iterator[Node]:
        following: int | None = None
        while True:
            page = self.game.tree_nodes(top, depth=depth, next=following)
            yield from [self._known(data) for data in page["nodes"]]
            following = page.get("next")
            if following is None:
                return

    def node(self, name: int | Sequence[str]) -> Node:
        """Return a node, given its id, or the texts of the actions from the root to it.

        :raises Refused: the tree has no such node
        """
        return self._known(self.game.tree_nodes(name, depth=0)["nodes"][0])

    @property
    def root(self) -> Node:
        """The node before the first action."""
        return self.node([])

    @property
    def here(self) -> Node:
        """The node of the current position."""
        return self.node(self.game.tree_nodes(depth=0)["here"])

    def undo(self) -> None:
        """Undo the last edit."""
        self.game.tree_undo()

    def redo(self) -> None:
        """Redo the edit that was undone last."""
        self.game.tree_redo()

    def text(self, to: Literal["sgf", "record"] = "sgf") -> str:
        """Return the tree in a notation, with all comments, glyphs, marks and properties.
        """
        return self.game.tree_text(to)

    def library(self) -> bytes:
        """Return the tree as a RenLib library: the contents of a file."""
        return self.game.tree_text("lib").encode("latin-1")

    def __iter__(self) -> Iterator[Node]:
        return self._nodes()

    def __contains__(self, node: object) -> bool:
        if not isinstance(node, Node) or node.tree is not self:
            return False
        try:
            self.node(node.id)
        except Refused:
            return False
        return True

    def __repr__(self) -> str:
        return f"<inarow.Tree of {self.game!r}>"
