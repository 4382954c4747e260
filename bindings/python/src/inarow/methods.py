"""A method for each request.

Generated from the service's schema by `make clients`. Do not edit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from . import types

VERSION = "0.2.0"


class ServiceMethods:
    """The requests of a service."""

    def ask(self, method: str, **params: Any) -> Any:
        """Return the result of any request. Parameters that are None are left out."""
        raise NotImplementedError

    def items(self, method: str, **params: Any) -> Any:
        """Return the list of the items that come before the result of a request."""
        raise NotImplementedError

    def hello(self) -> types.Hello:
        """Give the service's name, version, methods and limits."""
        answer: types.Hello = self.ask("hello")
        return answer

    def variants(self) -> list[types.Variant]:
        """List the available variants."""
        answer: list[types.Variant] = self.items("variants")
        return answer

    def rules(
        self,
        variant: str,
        *,
        options: Mapping[str, Any] | None = None,
    ) -> types.Rules:
        """List the rules of a variant in words, each with its citation.

        :param variant: name of the variant, or of a script given to `load`
        :param options: options of the variant, and options that every game has
        """
        answer: types.Rules = self.ask("rules", variant=variant, options=options)
        return answer

    def source(self, variant: str) -> types.Source:
        """Give the script of a variant.

        :param variant: name of the variant, or of a script given to `load`
        """
        answer: types.Source = self.ask("source", variant=variant)
        return answer

    def load(self, source: str) -> types.Loaded:
        """Load a script, which is then available as a variant under its own name. If
        you load it again, new games use the new text.

        :param source: the script's text
        """
        answer: types.Loaded = self.ask("load", source=source)
        return answer

    def lint(
        self,
        variant: str | None = None,
        *,
        source: str | None = None,
    ) -> types.Linted:
        """Report doubtful parts of a script, such as unreachable rules and options
        without effect. The method checks the script and plays random games.

        :param variant: name of an available variant
        :param source: or the text of a script
        """
        answer: types.Linted = self.ask("lint", variant=variant, source=source)
        return answer

    def new(
        self,
        variant: str | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        record: str | None = None,
        format: str | None = None,
        bytes: bool | None = None,
    ) -> types.Begun:
        """Start a new game, or open the first game of a text, and give its handle.

        :param variant: name of the variant, or of a script given to `load`; with
            `record`, the variant of a text that names none
        :param options: options of the variant, and options that every game has
        :param record: text of the game, in any notation that inarow reads
        :param format: notation of the text; by default inarow recognises it
        :param bytes: true if each character stands for one byte, because RenLib's files
            are binary
        """
        answer: types.Begun = self.ask(
            "new",
            variant=variant,
            options=options,
            record=record,
            format=format,
            bytes=bytes,
        )
        return answer

    def copy(self, game: str) -> types.Begun:
        """Copy a game with its variations. The copy has its own handle, and changes to
        one game do not affect the other.

        :param game: handle of the game to copy
        """
        answer: types.Begun = self.ask("copy", game=game)
        return answer

    def close_game(self, game: str) -> types.Done:
        """Forget a game.

        :param game: handle of the game
        """
        answer: types.Done = self.ask("close", game=game)
        return answer

    def play(
        self,
        point: str,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Ruled:
        """Place a stone for the player to act.

        :param point: like `h8`; with gravity, a column is enough
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Ruled = self.ask("play", point=point, game=game, record=record)
        return answer

    def apply(
        self,
        action: str | types.Action,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Ruled:
        """Carry out any action: its text as in a record, or an action from
        `legal_actions`.

        :param action: like `swap`, or `claim five by black @12.5`
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Ruled = self.ask("apply", action=action, game=game, record=record)
        return answer

    def undo(self, game: str | None = None, *, record: str | None = None) -> types.Done:
        """Take back the last action of any kind.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask("undo", game=game, record=record)
        return answer

    def redo(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Ruled:
        """Go forward to the action that was taken back last or, if there is none, along
        the main line of the game's tree. This does not work for a game sent as a
        record.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Ruled = self.ask("redo", game=game, record=record)
        return answer

    def setup(
        self,
        position: str,
        *,
        turn: str | None = None,
        captured: Mapping[str, int] | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Done:
        """Set up a position instead of the empty board, before any action.

        :param position: rows from the top, with or without `/` between them
        :param turn: the colour to move; the first by default
        :param captured: number of stones captured so far, by colour
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask(
            "setup",
            position=position,
            turn=turn,
            captured=captured,
            game=game,
            record=record,
        )
        return answer

    def state(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.State:
        """Give the public state of a game.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.State = self.ask("state", game=game, record=record)
        return answer

    def legal(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Choices:
        """List the legal actions in groups, for drawing them: actions that differ only
        in their point form one group.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Choices = self.ask("legal", game=game, record=record)
        return answer

    def legal_actions(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.LegalActions:
        """List the legal actions one by one; `apply` accepts each action unchanged, or
        its text. An offer is listed once for each point that it may contain.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.LegalActions = self.ask("legal_actions", game=game, record=record)
        return answer

    def board(
        self,
        forbidden: bool | None = None,
        *,
        numbers: bool | None = None,
        ground: bool | None = None,
        across: int | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Board:
        """Describe the board as data, for drawing it.

        :param forbidden: true to mark the forbidden points
        :param numbers: true to number the moves
        :param ground: true to describe the board under the stones
        :param across: number of layers side by side; by default as many as suit a page
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Board = self.ask(
            "board",
            forbidden=forbidden,
            numbers=numbers,
            ground=ground,
            across=across,
            game=game,
            record=record,
        )
        return answer

    def replay(
        self,
        forbidden: bool | None = None,
        *,
        across: int | None = None,
        most: int | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Replay:
        """Describe the game with all its variations, for drawing it step by step.

        :param forbidden: true to list the forbidden points
        :param across: number of layers side by side; by default as many as suit a page
        :param most: maximum number of nodes in the answer; 5000 by default
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Replay = self.ask(
            "replay",
            forbidden=forbidden,
            across=across,
            most=most,
            game=game,
            record=record,
        )
        return answer

    def key(self, game: str | None = None, *, record: str | None = None) -> types.Key:
        """Make a key of the position, for storing data about it. Two positions have the
        same key if the same play can follow from both, up to the symmetries of the
        board.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Key = self.ask("key", game=game, record=record)
        return answer

    def board_key(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Key:
        """Make a key from only the stones and the next colour in turn order. The key is
        the same in all variants.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Key = self.ask("board_key", game=game, record=record)
        return answer

    def image(
        self,
        symmetry: int,
        point: str,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Image:
        """Map a point by a symmetry of the board. Positions with the same key have the
        same form, so store data about a point under its image.

        :param symmetry: symmetry from `key`; 0 is the identity
        :param point: like `h8`
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Image = self.ask(
            "image",
            symmetry=symmetry,
            point=point,
            game=game,
            record=record,
        )
        return answer

    def forbidden(
        self,
        colour: str | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Points:
        """List the points where a colour may not place a stone because of the pattern
        that it would make.

        :param colour: colour of the stone; by default the restricted colour
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Points = self.ask(
            "forbidden",
            colour=colour,
            game=game,
            record=record,
        )
        return answer

    def explain(
        self,
        point: str | None = None,
        *,
        action: str | None = None,
        colour: str | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Explained:
        """Explain a ruling. Given a point: what a stone there makes, and whether it is
        forbidden. Given an action: why it is refused. Given neither: the last ruling.

        :param point: like `h8`
        :param action: or an action, as in a record
        :param colour: colour of the stone
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Explained = self.ask(
            "explain",
            point=point,
            action=action,
            colour=colour,
            game=game,
            record=record,
        )
        return answer

    def analyse(
        self,
        question: Literal["vcf", "vct", "storm", "defend", "threats"],
        *,
        colour: str | None = None,
        shortest: bool | None = None,
        proof: bool | None = None,
        vct: bool | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        stones: int | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Analysed:
        """Answer a question about threats: does a side win by fours or threats, and
        what stops it?

        :param question: the question
        :param colour: the attacker
        :param shortest: with `vcf` and `vct`: true to find the shortest win
        :param proof: with `vcf` and `vct`: true to prove the win
        :param vct: with `defend`: true to prevent wins by threats too
        :param nodes: number of positions to examine
        :param seconds: time limit in seconds, at most the limit of a request
        :param stones: the most stones of the attacker in a line
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Analysed = self.ask(
            "analyse",
            question=question,
            colour=colour,
            shortest=shortest,
            proof=proof,
            vct=vct,
            nodes=nodes,
            seconds=seconds,
            stones=stones,
            game=game,
            record=record,
        )
        return answer

    def solve(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Solving:
        """Describe the current position as a puzzle: a win by fours or, failing that,
        by threats.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Solving = self.ask("solve", game=game, record=record)
        return answer

    def solve_play(
        self,
        point: str,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.TriedStone:
        """Try a stone in the puzzle of the current position. If the stone wins, it is
        placed and answered; if not, the game does not change.

        :param point: like `h8`
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.TriedStone = self.ask(
            "solve_play",
            point=point,
            game=game,
            record=record,
        )
        return answer

    def record(
        self,
        to: str | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Text:
        """Write the game as text, to save it; with `to`, in another notation.

        :param to: a notation of `hello`; `record` by default
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Text = self.ask("record", to=to, game=game, record=record)
        return answer

    def tree(
        self,
        node: int | Sequence[str] | None = None,
        *,
        depth: int | None = None,
        nodes: int | None = None,
        next: int | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.TreeNodes:
        """List the nodes of the game's tree, parents first and the main line first. If
        an answer cannot hold all nodes, its `next` is the next node. From this request
        on, the game's record contains the whole tree.

        :param node: id or path of the first node; the root by default
        :param depth: number of levels below that node; all by default
        :param nodes: maximum number of nodes in the answer; 1000 by default
        :param next: `next` of the previous answer, to continue there
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.TreeNodes = self.ask(
            "tree",
            node=node,
            depth=depth,
            nodes=nodes,
            next=next,
            game=game,
            record=record,
        )
        return answer

    def tree_path(
        self,
        node: int | Sequence[str] | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.TreePath:
        """Give the path to a node: the texts of the actions from the root on.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.TreePath = self.ask(
            "tree_path",
            node=node,
            game=game,
            record=record,
        )
        return answer

    def tree_ruling(
        self,
        node: int | Sequence[str] | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Ruled:
        """Give the arbiter's ruling on a node's action; it may be the ruling that ends
        the game.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Ruled = self.ask(
            "tree_ruling",
            node=node,
            game=game,
            record=record,
        )
        return answer

    def tree_game(
        self,
        node: int | Sequence[str] | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Begun:
        """Make an independent game at a node, without the tree. Changes to this game do
        not affect the tree.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Begun = self.ask("tree_game", node=node, game=game, record=record)
        return answer

    def go(
        self,
        node: int | Sequence[str],
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Done:
        """Move the game and its position to a node. A different action played there
        begins a variation.

        :param node: id or path of the node (the texts of the actions from the root on)
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask("go", node=node, game=game, record=record)
        return answer

    def tree_add(
        self,
        action: str | types.Action,
        *,
        node: int | Sequence[str] | None = None,
        keep: bool | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Added:
        """Add an action after a node, as its last variation. If the node already has
        this action, the answer gives the existing node. The game's present node does
        not change.

        :param action: an action as for `apply`, or a point for a stone
        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node
        :param keep: true to keep an action that is refused, marked with its refusal
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Added = self.ask(
            "tree_add",
            action=action,
            node=node,
            keep=keep,
            game=game,
            record=record,
        )
        return answer

    def tree_set(
        self,
        node: int | Sequence[str] | None = None,
        *,
        before: str | None = None,
        comment: str | None = None,
        glyphs: Sequence[str] | None = None,
        marks: Sequence[types.Mark] | None = None,
        properties: Sequence[types.Property] | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Done:
        """Set comments, glyphs, marks and properties of a node. Each field is a
        separate edit; an empty value removes the field.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node
        :param before: comment before the action
        :param comment: comment after the action
        :param glyphs: `!`, `?!`, …
        :param marks: marks on the board after the action
        :param properties: other properties of a file, unchanged
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask(
            "tree_set",
            node=node,
            before=before,
            comment=comment,
            glyphs=glyphs,
            marks=marks,
            properties=properties,
            game=game,
            record=record,
        )
        return answer

    def tree_promote(
        self,
        node: int | Sequence[str] | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Done:
        """Move a node one place forward among its siblings.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask(
            "tree_promote",
            node=node,
            game=game,
            record=record,
        )
        return answer

    def tree_demote(
        self,
        node: int | Sequence[str] | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Done:
        """Move a node one place back among its siblings.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask(
            "tree_demote",
            node=node,
            game=game,
            record=record,
        )
        return answer

    def tree_move(
        self,
        parent: int | Sequence[str],
        *,
        node: int | Sequence[str] | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Done:
        """Move a node and everything that follows it to another parent, as the last
        variation there. inarow rules on the moved actions again. If the game is at a
        moved node, it goes back to the node before.

        :param parent: id or path of the new parent, which is neither the node nor one
            that follows it
        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask(
            "tree_move",
            parent=parent,
            node=node,
            game=game,
            record=record,
        )
        return answer

    def tree_delete(
        self,
        node: int | Sequence[str] | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Done:
        """Remove a node and everything that follows it. If the game is at a removed
        node, it goes back to the node before.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask(
            "tree_delete",
            node=node,
            game=game,
            record=record,
        )
        return answer

    def tree_undo(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Done:
        """Take back the last edit of the tree.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask("tree_undo", game=game, record=record)
        return answer

    def tree_redo(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Done:
        """Repeat the edit of the tree that was taken back last.

        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Done = self.ask("tree_redo", game=game, record=record)
        return answer

    def tree_text(
        self,
        to: Literal["sgf", "record", "lib"] | None = None,
        *,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Text:
        """Write the tree in another notation, with all comments, glyphs, marks and
        properties.

        :param to: the notation; SGF by default. In the text of a RenLib library, each
            character stands for one byte
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Text = self.ask("tree_text", to=to, game=game, record=record)
        return answer

    def read(
        self,
        text: str,
        *,
        format: str | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        branches: bool | None = None,
        bytes: bool | None = None,
        trees: bool | None = None,
    ) -> list[types.Read]:
        """Read the games in a text and give each as a record, one per line; `new`
        accepts these records.

        :param text: the games, in any notation that inarow reads
        :param format: notation of the text; by default inarow recognises it
        :param variant: variant for texts that name none
        :param options: options of the variant, and options that every game has
        :param branches: true to treat each branch of an SGF or RenLib tree as a
            separate game
        :param bytes: true if each character stands for one byte, because RenLib's files
            are binary
        :param trees: true to give records with all variations, comments and marks
        """
        answer: list[types.Read] = self.items(
            "read",
            text=text,
            format=format,
            variant=variant,
            options=options,
            branches=branches,
            bytes=bytes,
            trees=trees,
        )
        return answer

    def judge(
        self,
        text: str,
        *,
        format: str | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        branches: bool | None = None,
        bytes: bool | None = None,
        steps: bool | None = None,
    ) -> list[types.Judged | types.Unreadable]:
        """Judge the games in a text and give one line per game: does the recorded
        result match the board?

        :param text: the games, in any notation that inarow reads
        :param format: notation of the text; by default inarow recognises it
        :param variant: variant for texts that name none
        :param options: options of the variant, and options that every game has
        :param branches: true to treat each branch of an SGF or RenLib tree as a
            separate game
        :param bytes: true if each character stands for one byte, because RenLib's files
            are binary
        :param steps: true to give every action with its ruling
        """
        answer: list[types.Judged | types.Unreadable] = self.items(
            "judge",
            text=text,
            format=format,
            variant=variant,
            options=options,
            branches=branches,
            bytes=bytes,
            steps=steps,
        )
        return answer

    def convert(
        self,
        text: str,
        to: str,
        *,
        format: str | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        branches: bool | None = None,
        bytes: bool | None = None,
        drop: bool | None = None,
    ) -> types.Text:
        """Convert the games in a text to another notation, with their comments and
        marks. Records, SGF and RenLib libraries keep trees.

        :param text: the games, in any notation that inarow reads
        :param to: a notation of `hello`
        :param format: notation of the text; by default inarow recognises it
        :param variant: variant for texts that name none
        :param options: options of the variant, and options that every game has
        :param branches: true to treat each branch of an SGF or RenLib tree as a
            separate game
        :param bytes: true if each character stands for one byte, because RenLib's files
            are binary
        :param drop: true to leave out data that the notation cannot hold and the game
            does not need
        """
        answer: types.Text = self.ask(
            "convert",
            text=text,
            to=to,
            format=format,
            variant=variant,
            options=options,
            branches=branches,
            bytes=bytes,
            drop=drop,
        )
        return answer

    def render(
        self,
        format: Literal["svg", "text"] | None = None,
        *,
        forbidden: bool | None = None,
        numbers: bool | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Text:
        """Draw the board as text or SVG.

        :param format: text by default
        :param forbidden: true to mark the forbidden points
        :param numbers: true to number the moves
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Text = self.ask(
            "render",
            format=format,
            forbidden=forbidden,
            numbers=numbers,
            game=game,
            record=record,
        )
        return answer

    def perft(
        self,
        depth: int,
        *,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        record: str | None = None,
        game: str | None = None,
    ) -> list[types.Ply]:
        """Count the legal sequences ply by ply: one line per ply, then the totals. A
        count that would exceed the time limit is refused before it starts.

        :param depth: plies
        :param variant: variant to count from the beginning
        :param options: options of the variant, and options that every game has
        :param record: or a record to count from, in any notation that inarow reads
        :param game: or the game to count from
        """
        answer: list[types.Ply] = self.items(
            "perft",
            depth=depth,
            variant=variant,
            options=options,
            record=record,
            game=game,
        )
        return answer

    def playout(
        self,
        variant: str,
        games: int,
        *,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> types.Playout:
        """Play random games. The same seed gives the same games on every machine.

        :param variant: name of the variant, or of a script given to `load`
        :param games: number of games
        :param options: options of the variant, and options that every game has
        :param seed: 1 by default
        """
        answer: types.Playout = self.ask(
            "playout",
            variant=variant,
            games=games,
            options=options,
            seed=seed,
        )
        return answer

    def puzzles(
        self,
        variant: str,
        count: int,
        *,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        by: Literal["vcf", "vct"] | None = None,
    ) -> types.Puzzles:
        """Make puzzles: positions in which exactly one stone begins a win. You get
        fewer puzzles than requested if no more are found, or if time runs out.

        :param variant: name of the variant, or of a script given to `load`
        :param count: number of puzzles
        :param options: options of the variant, and options that every game has
        :param seed: 1 by default
        :param by: kind of win: by fours, or by threats; `vcf` by default
        """
        answer: types.Puzzles = self.ask(
            "puzzles",
            variant=variant,
            count=count,
            options=options,
            seed=seed,
            by=by,
        )
        return answer

    def explore(
        self,
        player: str | Sequence[str] | None = None,
        *,
        colour: str | None = None,
        result: str | None = None,
        years: str | None = None,
        length: str | None = None,
        event: str | None = None,
        place: str | None = None,
        opening: str | None = None,
        reason: str | None = None,
        verdict: str | None = None,
        stones: bool | None = None,
        limit: int | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Explored:
        """Explore the server's archive from the position of a game: list the next
        moves, the most played first, with the number of games by result, and the latest
        games. Rotations and reflections of a position count as the same position, and
        the order of the moves does not matter.

        :param player: player of the games, or several players who all took part; `*`
            stands for any letters
        :param colour: colour that the first named player had at the end of the game
        :param result: colour of the winner, `draw` or `none`
        :param years: years of the games: `1998`, `1998-2004`, `1998-` or `-2004`
        :param length: number of moves, in the form of `years`
        :param event: name of the event; `*` stands for any letters
        :param place: name of the place, in the form of `event`
        :param opening: name of the opening, in the form of `event`
        :param reason: reason of the end: `five`, `double-three`, …
        :param verdict: verdict that `judge` gives
        :param stones: true to compare only stones and the colour to move, in games of
            all variants
        :param limit: maximum number of games in `latest`; 8 by default
        :param game: handle of the game, from `new`
        :param record: or the record of the game, in any notation that inarow reads
        """
        answer: types.Explored = self.ask(
            "explore",
            player=player,
            colour=colour,
            result=result,
            years=years,
            length=length,
            event=event,
            place=place,
            opening=opening,
            reason=reason,
            verdict=verdict,
            stones=stones,
            limit=limit,
            game=game,
            record=record,
        )
        return answer

    def find(
        self,
        player: str | Sequence[str] | None = None,
        *,
        colour: str | None = None,
        result: str | None = None,
        years: str | None = None,
        length: str | None = None,
        event: str | None = None,
        place: str | None = None,
        opening: str | None = None,
        reason: str | None = None,
        verdict: str | None = None,
        variant: str | None = None,
        pattern: str | None = None,
        twins: bool | None = None,
        limit: int | None = None,
        skip: int | None = None,
    ) -> types.Found:
        """Find games in the server's archive and list them, the latest first. The
        answer has fewer games than requested if their texts exceed the size of a
        request; use `skip` to get the others.

        :param player: player of the games, or several players who all took part; `*`
            stands for any letters
        :param colour: colour that the first named player had at the end of the game
        :param result: colour of the winner, `draw` or `none`
        :param years: years of the games: `1998`, `1998-2004`, `1998-` or `-2004`
        :param length: number of moves, in the form of `years`
        :param event: name of the event; `*` stands for any letters
        :param place: name of the place, in the form of `event`
        :param opening: name of the opening, in the form of `event`
        :param reason: reason of the end: `five`, `double-three`, …
        :param verdict: verdict that `judge` gives
        :param variant: variant of the games
        :param pattern: pattern of the board after some move, with rows from the top
            separated by `/`: `.XXX./?.O.?`
        :param twins: true for games with the same moves as another game
        :param limit: maximum number of games in the answer; 20 by default
        :param skip: number of games to leave out at the beginning
        """
        answer: types.Found = self.ask(
            "find",
            player=player,
            colour=colour,
            result=result,
            years=years,
            length=length,
            event=event,
            place=place,
            opening=opening,
            reason=reason,
            verdict=verdict,
            variant=variant,
            pattern=pattern,
            twins=twins,
            limit=limit,
            skip=skip,
        )
        return answer

    def archive_record(self, id: int, *, to: str | None = None) -> types.Text:
        """Give a game from the server's archive as a record, with its comments.

        :param id: number of the game, from `find` or `explore`
        :param to: a notation of `hello`; `record` by default
        """
        answer: types.Text = self.ask("archive_record", id=id, to=to)
        return answer


class GameMethods:
    """The requests about a game."""

    def ask(self, method: str, **params: Any) -> Any:
        """Return the result of any request. Parameters that are None are left out."""
        raise NotImplementedError

    def items(self, method: str, **params: Any) -> Any:
        """Return the list of the items that come before the result of a request."""
        raise NotImplementedError

    def play(self, point: str) -> types.Ruling:
        """Place a stone for the player to act.

        :param point: like `h8`; with gravity, a column is enough
        """
        answer: types.Ruled = self.ask("play", point=point)
        return answer["ruling"]

    def apply(self, action: str | types.Action) -> types.Ruling:
        """Carry out any action: its text as in a record, or an action from
        `legal_actions`.

        :param action: like `swap`, or `claim five by black @12.5`
        """
        answer: types.Ruled = self.ask("apply", action=action)
        return answer["ruling"]

    def undo(self) -> None:
        """Take back the last action of any kind."""
        self.ask("undo")

    def redo(self) -> types.Ruling:
        """Go forward to the action that was taken back last or, if there is none, along
        the main line of the game's tree. This does not work for a game sent as a
        record.
        """
        answer: types.Ruled = self.ask("redo")
        return answer["ruling"]

    def setup(
        self,
        position: str,
        *,
        turn: str | None = None,
        captured: Mapping[str, int] | None = None,
    ) -> None:
        """Set up a position instead of the empty board, before any action.

        :param position: rows from the top, with or without `/` between them
        :param turn: the colour to move; the first by default
        :param captured: number of stones captured so far, by colour
        """
        self.ask("setup", position=position, turn=turn, captured=captured)

    def state(self) -> types.State:
        """Give the public state of a game."""
        answer: types.State = self.ask("state")
        return answer

    def legal_groups(self) -> list[types.Choice]:
        """List the legal actions in groups, for drawing them: actions that differ only
        in their point form one group.
        """
        answer: types.Choices = self.ask("legal")
        return answer["choices"]

    def legal(self) -> list[types.LegalAction]:
        """List the legal actions one by one; `apply` accepts each action unchanged, or
        its text. An offer is listed once for each point that it may contain.
        """
        answer: types.LegalActions = self.ask("legal_actions")
        return answer["actions"]

    def board(
        self,
        forbidden: bool | None = None,
        *,
        numbers: bool | None = None,
        ground: bool | None = None,
        across: int | None = None,
    ) -> types.Board:
        """Describe the board as data, for drawing it.

        :param forbidden: true to mark the forbidden points
        :param numbers: true to number the moves
        :param ground: true to describe the board under the stones
        :param across: number of layers side by side; by default as many as suit a page
        """
        answer: types.Board = self.ask(
            "board",
            forbidden=forbidden,
            numbers=numbers,
            ground=ground,
            across=across,
        )
        return answer

    def replay(
        self,
        forbidden: bool | None = None,
        *,
        across: int | None = None,
        most: int | None = None,
    ) -> types.Replay:
        """Describe the game with all its variations, for drawing it step by step.

        :param forbidden: true to list the forbidden points
        :param across: number of layers side by side; by default as many as suit a page
        :param most: maximum number of nodes in the answer; 5000 by default
        """
        answer: types.Replay = self.ask(
            "replay",
            forbidden=forbidden,
            across=across,
            most=most,
        )
        return answer

    def key(self) -> types.Key:
        """Make a key of the position, for storing data about it. Two positions have the
        same key if the same play can follow from both, up to the symmetries of the
        board.
        """
        answer: types.Key = self.ask("key")
        return answer

    def board_key(self) -> types.Key:
        """Make a key from only the stones and the next colour in turn order. The key is
        the same in all variants.
        """
        answer: types.Key = self.ask("board_key")
        return answer

    def image(self, symmetry: int, point: str) -> str:
        """Map a point by a symmetry of the board. Positions with the same key have the
        same form, so store data about a point under its image.

        :param symmetry: symmetry from `key`; 0 is the identity
        :param point: like `h8`
        """
        answer: types.Image = self.ask("image", symmetry=symmetry, point=point)
        return answer["point"]

    def forbidden(self, colour: str | None = None) -> list[str]:
        """List the points where a colour may not place a stone because of the pattern
        that it would make.

        :param colour: colour of the stone; by default the restricted colour
        """
        answer: types.Points = self.ask("forbidden", colour=colour)
        return answer["points"]

    def explain(
        self,
        point: str | None = None,
        *,
        action: str | None = None,
        colour: str | None = None,
    ) -> types.Explained:
        """Explain a ruling. Given a point: what a stone there makes, and whether it is
        forbidden. Given an action: why it is refused. Given neither: the last ruling.

        :param point: like `h8`
        :param action: or an action, as in a record
        :param colour: colour of the stone
        """
        answer: types.Explained = self.ask(
            "explain",
            point=point,
            action=action,
            colour=colour,
        )
        return answer

    def analyse(
        self,
        question: Literal["vcf", "vct", "storm", "defend", "threats"],
        *,
        colour: str | None = None,
        shortest: bool | None = None,
        proof: bool | None = None,
        vct: bool | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        stones: int | None = None,
    ) -> types.Analysed:
        """Answer a question about threats: does a side win by fours or threats, and
        what stops it?

        :param question: the question
        :param colour: the attacker
        :param shortest: with `vcf` and `vct`: true to find the shortest win
        :param proof: with `vcf` and `vct`: true to prove the win
        :param vct: with `defend`: true to prevent wins by threats too
        :param nodes: number of positions to examine
        :param seconds: time limit in seconds, at most the limit of a request
        :param stones: the most stones of the attacker in a line
        """
        answer: types.Analysed = self.ask(
            "analyse",
            question=question,
            colour=colour,
            shortest=shortest,
            proof=proof,
            vct=vct,
            nodes=nodes,
            seconds=seconds,
            stones=stones,
        )
        return answer

    def solve(self) -> types.Solving:
        """Describe the current position as a puzzle: a win by fours or, failing that,
        by threats.
        """
        answer: types.Solving = self.ask("solve")
        return answer

    def solve_play(self, point: str) -> types.Tried:
        """Try a stone in the puzzle of the current position. If the stone wins, it is
        placed and answered; if not, the game does not change.

        :param point: like `h8`
        """
        answer: types.TriedStone = self.ask("solve_play", point=point)
        return answer["tried"]

    def record(self, to: str | None = None) -> str:
        """Write the game as text, to save it; with `to`, in another notation.

        :param to: a notation of `hello`; `record` by default
        """
        answer: types.Text = self.ask("record", to=to)
        return answer["text"]

    def tree_nodes(
        self,
        node: int | Sequence[str] | None = None,
        *,
        depth: int | None = None,
        nodes: int | None = None,
        next: int | None = None,
    ) -> types.TreeNodes:
        """List the nodes of the game's tree, parents first and the main line first. If
        an answer cannot hold all nodes, its `next` is the next node. From this request
        on, the game's record contains the whole tree.

        :param node: id or path of the first node; the root by default
        :param depth: number of levels below that node; all by default
        :param nodes: maximum number of nodes in the answer; 1000 by default
        :param next: `next` of the previous answer, to continue there
        """
        answer: types.TreeNodes = self.ask(
            "tree",
            node=node,
            depth=depth,
            nodes=nodes,
            next=next,
        )
        return answer

    def tree_path(self, node: int | Sequence[str] | None = None) -> list[str]:
        """Give the path to a node: the texts of the actions from the root on.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node
        """
        answer: types.TreePath = self.ask("tree_path", node=node)
        return answer["path"]

    def tree_ruling(self, node: int | Sequence[str] | None = None) -> types.Ruling:
        """Give the arbiter's ruling on a node's action; it may be the ruling that ends
        the game.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        """
        answer: types.Ruled = self.ask("tree_ruling", node=node)
        return answer["ruling"]

    def tree_game(self, node: int | Sequence[str] | None = None) -> types.Begun:
        """Make an independent game at a node, without the tree. Changes to this game do
        not affect the tree.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node
        """
        answer: types.Begun = self.ask("tree_game", node=node)
        return answer

    def go(self, node: int | Sequence[str]) -> None:
        """Move the game and its position to a node. A different action played there
        begins a variation.

        :param node: id or path of the node (the texts of the actions from the root on)
        """
        self.ask("go", node=node)

    def tree_add(
        self,
        action: str | types.Action,
        *,
        node: int | Sequence[str] | None = None,
        keep: bool | None = None,
    ) -> types.TreeNode:
        """Add an action after a node, as its last variation. If the node already has
        this action, the answer gives the existing node. The game's present node does
        not change.

        :param action: an action as for `apply`, or a point for a stone
        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node
        :param keep: true to keep an action that is refused, marked with its refusal
        """
        answer: types.Added = self.ask("tree_add", action=action, node=node, keep=keep)
        return answer["node"]

    def tree_set(
        self,
        node: int | Sequence[str] | None = None,
        *,
        before: str | None = None,
        comment: str | None = None,
        glyphs: Sequence[str] | None = None,
        marks: Sequence[types.Mark] | None = None,
        properties: Sequence[types.Property] | None = None,
    ) -> None:
        """Set comments, glyphs, marks and properties of a node. Each field is a
        separate edit; an empty value removes the field.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node
        :param before: comment before the action
        :param comment: comment after the action
        :param glyphs: `!`, `?!`, …
        :param marks: marks on the board after the action
        :param properties: other properties of a file, unchanged
        """
        self.ask(
            "tree_set",
            node=node,
            before=before,
            comment=comment,
            glyphs=glyphs,
            marks=marks,
            properties=properties,
        )

    def tree_promote(self, node: int | Sequence[str] | None = None) -> None:
        """Move a node one place forward among its siblings.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        """
        self.ask("tree_promote", node=node)

    def tree_demote(self, node: int | Sequence[str] | None = None) -> None:
        """Move a node one place back among its siblings.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        """
        self.ask("tree_demote", node=node)

    def tree_move(
        self,
        parent: int | Sequence[str],
        *,
        node: int | Sequence[str] | None = None,
    ) -> None:
        """Move a node and everything that follows it to another parent, as the last
        variation there. inarow rules on the moved actions again. If the game is at a
        moved node, it goes back to the node before.

        :param parent: id or path of the new parent, which is neither the node nor one
            that follows it
        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        """
        self.ask("tree_move", parent=parent, node=node)

    def tree_delete(self, node: int | Sequence[str] | None = None) -> None:
        """Remove a node and everything that follows it. If the game is at a removed
        node, it goes back to the node before.

        :param node: id or path of the node (the texts of the actions from the root on);
            by default the present node, but never the root
        """
        self.ask("tree_delete", node=node)

    def tree_undo(self) -> None:
        """Take back the last edit of the tree."""
        self.ask("tree_undo")

    def tree_redo(self) -> None:
        """Repeat the edit of the tree that was taken back last."""
        self.ask("tree_redo")

    def tree_text(self, to: Literal["sgf", "record", "lib"] | None = None) -> str:
        """Write the tree in another notation, with all comments, glyphs, marks and
        properties.

        :param to: the notation; SGF by default. In the text of a RenLib library, each
            character stands for one byte
        """
        answer: types.Text = self.ask("tree_text", to=to)
        return answer["text"]

    def render(
        self,
        format: Literal["svg", "text"] | None = None,
        *,
        forbidden: bool | None = None,
        numbers: bool | None = None,
    ) -> str:
        """Draw the board as text or SVG.

        :param format: text by default
        :param forbidden: true to mark the forbidden points
        :param numbers: true to number the moves
        """
        answer: types.Text = self.ask(
            "render",
            format=format,
            forbidden=forbidden,
            numbers=numbers,
        )
        return answer["text"]

    def perft(self, depth: int) -> list[types.Ply]:
        """Count the legal sequences ply by ply: one line per ply, then the totals. A
        count that would exceed the time limit is refused before it starts.

        :param depth: plies
        """
        answer: list[types.Ply] = self.items("perft", depth=depth)
        return answer

    def explore(
        self,
        player: str | Sequence[str] | None = None,
        *,
        colour: str | None = None,
        result: str | None = None,
        years: str | None = None,
        length: str | None = None,
        event: str | None = None,
        place: str | None = None,
        opening: str | None = None,
        reason: str | None = None,
        verdict: str | None = None,
        stones: bool | None = None,
        limit: int | None = None,
    ) -> types.Explored:
        """Explore the server's archive from the position of a game: list the next
        moves, the most played first, with the number of games by result, and the latest
        games. Rotations and reflections of a position count as the same position, and
        the order of the moves does not matter.

        :param player: player of the games, or several players who all took part; `*`
            stands for any letters
        :param colour: colour that the first named player had at the end of the game
        :param result: colour of the winner, `draw` or `none`
        :param years: years of the games: `1998`, `1998-2004`, `1998-` or `-2004`
        :param length: number of moves, in the form of `years`
        :param event: name of the event; `*` stands for any letters
        :param place: name of the place, in the form of `event`
        :param opening: name of the opening, in the form of `event`
        :param reason: reason of the end: `five`, `double-three`, …
        :param verdict: verdict that `judge` gives
        :param stones: true to compare only stones and the colour to move, in games of
            all variants
        :param limit: maximum number of games in `latest`; 8 by default
        """
        answer: types.Explored = self.ask(
            "explore",
            player=player,
            colour=colour,
            result=result,
            years=years,
            length=length,
            event=event,
            place=place,
            opening=opening,
            reason=reason,
            verdict=verdict,
            stones=stones,
            limit=limit,
        )
        return answer
