"""A method for each request.

Made of the service's schema by `make clients`: do not edit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from . import types

VERSION = "0.2.0"


class ServiceMethods:
    """What may be asked of a service."""

    def ask(self, method: str, **params: Any) -> Any:
        """The result of any request. Parameters that are None are left out."""
        raise NotImplementedError

    def items(self, method: str, **params: Any) -> Any:
        """The list of the items that come before the result of a request."""
        raise NotImplementedError

    def hello(self) -> types.Hello:
        """Who answers, and what may be asked."""
        answer: types.Hello = self.ask("hello")
        return answer

    def variants(self) -> list[types.Variant]:
        """The variants that are there."""
        answer: list[types.Variant] = self.items("variants")
        return answer

    def rules(
        self,
        variant: str,
        *,
        options: Mapping[str, Any] | None = None,
    ) -> types.Rules:
        """The rules of a variant in words, each with its citation.

        :param variant: its name, or that of a script given to `load`
        :param options: the variant's, and those of every game
        """
        answer: types.Rules = self.ask("rules", variant=variant, options=options)
        return answer

    def source(self, variant: str) -> types.Source:
        """A variant's script.

        :param variant: its name, or that of a script given to `load`
        """
        answer: types.Source = self.ask("source", variant=variant)
        return answer

    def load(self, source: str) -> types.Loaded:
        """Load a script. From then on it is a variant by the name that it gives itself;
        loaded once more, its new text holds for games that begin then.

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
        """What is doubtful in a script, by its schema and by games played out: rules
        that nothing can reach, options without effect.

        :param variant: one that is there
        :param source: or a script's text
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
        """Begin a game, or take up the first one of a text; it is then known by its
        handle.

        :param variant: its name, or that of a script given to `load`; with `record`,
            for a text that names none
        :param options: the variant's, and those of every game
        :param record: the game's text, in any notation that is read
        :param format: its notation; by default the text tells it
        :param bytes: true if each character stands for a byte: RenLib's files are no
            text
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
        """Another game that stands where a game does, with its variations. It has a
        handle of its own: what is done in the one changes nothing in the other.

        :param game: handle of the game that is copied
        """
        answer: types.Begun = self.ask("copy", game=game)
        return answer

    def close_game(self, game: str) -> types.Done:
        """Forget a game.

        :param game: its handle
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
        """Place a stone, by whoever is to act.

        :param point: like `h8`; with gravity a column alone will do
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Carry out any action: its text, as a record has it, or one of those that
        `legal_actions` gives.

        :param action: like `swap`, or `claim five by black @12.5`
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
        """
        answer: types.Ruled = self.ask("apply", action=action, game=game, record=record)
        return answer

    def undo(self, game: str | None = None, *, record: str | None = None) -> types.Done:
        """Take back the last action, whatever it was.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
        """
        answer: types.Done = self.ask("undo", game=game, record=record)
        return answer

    def redo(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Ruled:
        """Go forward to the action that was taken back last, or else along the main
        line of the game's variations. A record has none.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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

        :param position: its rows from the top, joined by `/` or not
        :param turn: the colour to move; the first by default
        :param captured: stones taken by now, by colour
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Everything that is public of a game.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
        """
        answer: types.State = self.ask("state", game=game, record=record)
        return answer

    def legal(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Choices:
        """What may be done, for drawing it: actions that differ only in their point are
        one.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
        """
        answer: types.Choices = self.ask("legal", game=game, record=record)
        return answer

    def legal_actions(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.LegalActions:
        """What may be done, one action after another: `apply` accepts each as it is,
        and its text. An offer is there once for each point that it may hold.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
        """
        answer: types.LegalActions = self.ask("legal_actions", game=game, record=record)
        return answer

    def board(
        self,
        forbidden: bool | None = None,
        *,
        numbers: bool | None = None,
        game: str | None = None,
        record: str | None = None,
    ) -> types.Board:
        """The board as data, for drawing it.

        :param forbidden: true to have the forbidden points marked
        :param numbers: true to have the moves' numbers
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
        """
        answer: types.Board = self.ask(
            "board",
            forbidden=forbidden,
            numbers=numbers,
            game=game,
            record=record,
        )
        return answer

    def key(self, game: str | None = None, *, record: str | None = None) -> types.Key:
        """A key of the position, for remembering what is known of it: the same for all
        positions from which the same can follow, turned and mirrored as the board
        allows.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
        """
        answer: types.Key = self.ask("key", game=game, record=record)
        return answer

    def board_key(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Key:
        """A key of the stones and the colour that is next in turn order alone. It is
        equal across variants.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Where a symmetry of the board takes a point. Positions of one key have the
        same form: what is remembered of a point belongs to its image there.

        :param symmetry: as `key` gives it; 0 is the identity
        :param point: like `h8`
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """The points where a colour may not place a stone, for what it would make.

        :param colour: by default the one with restrictions
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Why: of a point, what a stone there makes and whether it is forbidden; of an
        action, why it is refused; without either, the last ruling.

        :param point: like `h8`
        :param action: or an action, as a record has it
        :param colour: of the stone
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Questions about threats: wins by fours or by threats, what stops them.

        :param question: what is asked
        :param colour: the attacker
        :param shortest: with `vcf` and `vct`: the shortest win
        :param proof: with `vcf` and `vct`: prove the win
        :param vct: with `defend`: against threats too
        :param nodes: positions to look at
        :param seconds: on the clock; at most what a request may take
        :param stones: of the attacker in a line
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """What is to be solved where the game stands, as a puzzle: a win by fours, or
        else by threats.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Try a stone in the puzzle where the game stands. One that wins is played, and
        answered; after another one the game is as it was.

        :param point: like `h8`
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """The game as text, for saving it; with `to`, in another notation.

        :param to: a notation of `hello`; `record` by default
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """The nodes of the game's tree, parents first, the main line first. If an
        answer cannot hold them all, its `next` names the node that follows. From this
        request on the game's record has the whole tree.

        :param node: the first one: its id or its path; the root by default
        :param depth: levels below it; all by default
        :param nodes: most nodes in the answer; 1000 by default
        :param next: `next` of the answer before, to go on there
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """The way to a node: the texts of the actions from the root on.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """The arbiter's ruling on a node's action; it may be one that ends the game.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """An independent game that stands at a node, without the tree: it never changes
        the tree.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Move the game to a node, and with it the position. Another action that is
        played there begins a variation.

        :param node: its id; or its path, the texts of the actions from the root on
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Add an action after a node, as its last variation. If the action is there
        already, the answer has its node. The game stays where it stands.

        :param action: as for `apply`; or a point, for a stone there
        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands
        :param keep: true to keep an action that is refused, marked with its refusal
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Set comments, glyphs, marks and properties of a node. Each field is an edit
        of its own; an empty value removes the old one.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands
        :param before: comment before the action
        :param comment: comment after it
        :param glyphs: `!`, `?!`, …
        :param marks: marks on the board after it
        :param properties: other properties of a file, unchanged
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Put a node, and all that follows it, after another one, as its last
        variation. All of it is ruled on again. If the game stands there, it goes back
        to the node before.

        :param parent: its id or its path; neither the node nor one that follows it
        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Take a node out, and all that follows it. If the game stands there, it goes
        back to the node before.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Take the last edit of the tree back.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
        """
        answer: types.Done = self.ask("tree_undo", game=game, record=record)
        return answer

    def tree_redo(
        self,
        game: str | None = None,
        *,
        record: str | None = None,
    ) -> types.Done:
        """Do again the edit of the tree that was taken back last.

        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """The tree in another notation, with all comments, glyphs, marks and
        properties.

        :param to: the notation; SGF by default. In the text of a RenLib library each
            character stands for a byte
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """The games of a text as records, a line each: what `new` takes.

        :param text: the games, in any notation that is read
        :param format: its notation; by default the text tells it
        :param variant: where the text names none
        :param options: the variant's, and those of every game
        :param branches: true for each branch of a tree of SGF or RenLib as a game
        :param bytes: true if each character stands for a byte: RenLib's files are no
            text
        :param trees: true for records with all variations, comments and marks
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
        """Rule on the games of a text, a line each: does the board say what is
        recorded?

        :param text: the games, in any notation that is read
        :param format: its notation; by default the text tells it
        :param variant: where the text names none
        :param options: the variant's, and those of every game
        :param branches: true for each branch of a tree of SGF or RenLib as a game
        :param bytes: true if each character stands for a byte: RenLib's files are no
            text
        :param steps: true for every action with its ruling
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
        """The games of a text in another notation, with their comments and marks.
        Records, SGF and RenLib keep trees.

        :param text: the games, in any notation that is read
        :param to: a notation of `hello`
        :param format: its notation; by default the text tells it
        :param variant: where the text names none
        :param options: the variant's, and those of every game
        :param branches: true for each branch of a tree of SGF or RenLib as a game
        :param bytes: true if each character stands for a byte: RenLib's files are no
            text
        :param drop: true to leave out what it cannot hold and a game can do without
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
        """The board, drawn.

        :param format: text by default
        :param forbidden: true to have the forbidden points marked
        :param numbers: true to have the moves' numbers
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Count the legal sequences ply by ply: a line each, then all of them. What
        would take longer than a request may is refused before it is begun.

        :param depth: plies
        :param variant: from its beginning
        :param options: the variant's, and those of every game
        :param record: or this one, in any notation that is read
        :param game: or from where this game stands
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
        """Play games out at random. The same seed gives the same games everywhere.

        :param variant: its name, or that of a script given to `load`
        :param games: how many
        :param options: the variant's, and those of every game
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
        """Make puzzles: positions in which one stone alone begins a win. There are
        fewer than wanted if no more are found, or time runs out.

        :param variant: its name, or that of a script given to `load`
        :param count: how many
        :param options: the variant's, and those of every game
        :param seed: 1 by default
        :param by: by fours, or by threats; `vcf` by default
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
        games. Positions are equal turned, mirrored, and whatever the order of the
        moves.

        :param player: player of the games, or several who all took part; `*` stands for
            any letters
        :param colour: colour that the first player named had at the end
        :param result: colour of the winner, `draw` or `none`
        :param years: years of the games: `1998`, `1998-2004`, `1998-` or `-2004`
        :param length: number of moves, in the form of `years`
        :param event: name of the event; `*` stands for any letters
        :param place: name of the place, in the form of `event`
        :param opening: name of the opening, in the form of `event`
        :param reason: reason of the end: `five`, `double-three`, …
        :param verdict: verdict that `judge` gives
        :param stones: true for games of all variants, by stones and the colour to move
            alone
        :param limit: maximum number of games in `latest`; 8 by default
        :param game: its handle, from `new`
        :param record: or the game itself, in any notation that is read
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
        """Find games of the server's archive and list them, the latest first. The
        answer has fewer games than wanted if their texts take more bytes than a request
        may; `skip` asks for the others.

        :param player: player of the games, or several who all took part; `*` stands for
            any letters
        :param colour: colour that the first player named had at the end
        :param result: colour of the winner, `draw` or `none`
        :param years: years of the games: `1998`, `1998-2004`, `1998-` or `-2004`
        :param length: number of moves, in the form of `years`
        :param event: name of the event; `*` stands for any letters
        :param place: name of the place, in the form of `event`
        :param opening: name of the opening, in the form of `event`
        :param reason: reason of the end: `five`, `double-three`, …
        :param verdict: verdict that `judge` gives
        :param variant: variant of the games
        :param pattern: picture that the board shows after some move, its rows from the
            top separated by `/`: `.XXX./?.O.?`
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
        """Give a game of the server's archive as a record, with its comments.

        :param id: number of the game, from `find` or `explore`
        :param to: a notation of `hello`; `record` by default
        """
        answer: types.Text = self.ask("archive_record", id=id, to=to)
        return answer


class GameMethods:
    """What may be asked of a game, and done in it."""

    def ask(self, method: str, **params: Any) -> Any:
        """The result of any request. Parameters that are None are left out."""
        raise NotImplementedError

    def items(self, method: str, **params: Any) -> Any:
        """The list of the items that come before the result of a request."""
        raise NotImplementedError

    def play(self, point: str) -> types.Ruling:
        """Place a stone, by whoever is to act.

        :param point: like `h8`; with gravity a column alone will do
        """
        answer: types.Ruled = self.ask("play", point=point)
        return answer["ruling"]

    def apply(self, action: str | types.Action) -> types.Ruling:
        """Carry out any action: its text, as a record has it, or one of those that
        `legal_actions` gives.

        :param action: like `swap`, or `claim five by black @12.5`
        """
        answer: types.Ruled = self.ask("apply", action=action)
        return answer["ruling"]

    def undo(self) -> None:
        """Take back the last action, whatever it was."""
        self.ask("undo")

    def redo(self) -> types.Ruling:
        """Go forward to the action that was taken back last, or else along the main
        line of the game's variations. A record has none.
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

        :param position: its rows from the top, joined by `/` or not
        :param turn: the colour to move; the first by default
        :param captured: stones taken by now, by colour
        """
        self.ask("setup", position=position, turn=turn, captured=captured)

    def state(self) -> types.State:
        """Everything that is public of a game."""
        answer: types.State = self.ask("state")
        return answer

    def legal_groups(self) -> list[types.Choice]:
        """What may be done, for drawing it: actions that differ only in their point are
        one.
        """
        answer: types.Choices = self.ask("legal")
        return answer["choices"]

    def legal(self) -> list[types.LegalAction]:
        """What may be done, one action after another: `apply` accepts each as it is,
        and its text. An offer is there once for each point that it may hold.
        """
        answer: types.LegalActions = self.ask("legal_actions")
        return answer["actions"]

    def board(
        self,
        forbidden: bool | None = None,
        *,
        numbers: bool | None = None,
    ) -> types.Board:
        """The board as data, for drawing it.

        :param forbidden: true to have the forbidden points marked
        :param numbers: true to have the moves' numbers
        """
        answer: types.Board = self.ask("board", forbidden=forbidden, numbers=numbers)
        return answer

    def key(self) -> types.Key:
        """A key of the position, for remembering what is known of it: the same for all
        positions from which the same can follow, turned and mirrored as the board
        allows.
        """
        answer: types.Key = self.ask("key")
        return answer

    def board_key(self) -> types.Key:
        """A key of the stones and the colour that is next in turn order alone. It is
        equal across variants.
        """
        answer: types.Key = self.ask("board_key")
        return answer

    def image(self, symmetry: int, point: str) -> str:
        """Where a symmetry of the board takes a point. Positions of one key have the
        same form: what is remembered of a point belongs to its image there.

        :param symmetry: as `key` gives it; 0 is the identity
        :param point: like `h8`
        """
        answer: types.Image = self.ask("image", symmetry=symmetry, point=point)
        return answer["point"]

    def forbidden(self, colour: str | None = None) -> list[str]:
        """The points where a colour may not place a stone, for what it would make.

        :param colour: by default the one with restrictions
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
        """Why: of a point, what a stone there makes and whether it is forbidden; of an
        action, why it is refused; without either, the last ruling.

        :param point: like `h8`
        :param action: or an action, as a record has it
        :param colour: of the stone
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
        """Questions about threats: wins by fours or by threats, what stops them.

        :param question: what is asked
        :param colour: the attacker
        :param shortest: with `vcf` and `vct`: the shortest win
        :param proof: with `vcf` and `vct`: prove the win
        :param vct: with `defend`: against threats too
        :param nodes: positions to look at
        :param seconds: on the clock; at most what a request may take
        :param stones: of the attacker in a line
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
        """What is to be solved where the game stands, as a puzzle: a win by fours, or
        else by threats.
        """
        answer: types.Solving = self.ask("solve")
        return answer

    def solve_play(self, point: str) -> types.Tried:
        """Try a stone in the puzzle where the game stands. One that wins is played, and
        answered; after another one the game is as it was.

        :param point: like `h8`
        """
        answer: types.TriedStone = self.ask("solve_play", point=point)
        return answer["tried"]

    def record(self, to: str | None = None) -> str:
        """The game as text, for saving it; with `to`, in another notation.

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
        """The nodes of the game's tree, parents first, the main line first. If an
        answer cannot hold them all, its `next` names the node that follows. From this
        request on the game's record has the whole tree.

        :param node: the first one: its id or its path; the root by default
        :param depth: levels below it; all by default
        :param nodes: most nodes in the answer; 1000 by default
        :param next: `next` of the answer before, to go on there
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
        """The way to a node: the texts of the actions from the root on.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands
        """
        answer: types.TreePath = self.ask("tree_path", node=node)
        return answer["path"]

    def tree_ruling(self, node: int | Sequence[str] | None = None) -> types.Ruling:
        """The arbiter's ruling on a node's action; it may be one that ends the game.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        """
        answer: types.Ruled = self.ask("tree_ruling", node=node)
        return answer["ruling"]

    def tree_game(self, node: int | Sequence[str] | None = None) -> types.Begun:
        """An independent game that stands at a node, without the tree: it never changes
        the tree.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands
        """
        answer: types.Begun = self.ask("tree_game", node=node)
        return answer

    def go(self, node: int | Sequence[str]) -> None:
        """Move the game to a node, and with it the position. Another action that is
        played there begins a variation.

        :param node: its id; or its path, the texts of the actions from the root on
        """
        self.ask("go", node=node)

    def tree_add(
        self,
        action: str | types.Action,
        *,
        node: int | Sequence[str] | None = None,
        keep: bool | None = None,
    ) -> types.TreeNode:
        """Add an action after a node, as its last variation. If the action is there
        already, the answer has its node. The game stays where it stands.

        :param action: as for `apply`; or a point, for a stone there
        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands
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
        """Set comments, glyphs, marks and properties of a node. Each field is an edit
        of its own; an empty value removes the old one.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands
        :param before: comment before the action
        :param comment: comment after it
        :param glyphs: `!`, `?!`, …
        :param marks: marks on the board after it
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

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        """
        self.ask("tree_promote", node=node)

    def tree_demote(self, node: int | Sequence[str] | None = None) -> None:
        """Move a node one place back among its siblings.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        """
        self.ask("tree_demote", node=node)

    def tree_move(
        self,
        parent: int | Sequence[str],
        *,
        node: int | Sequence[str] | None = None,
    ) -> None:
        """Put a node, and all that follows it, after another one, as its last
        variation. All of it is ruled on again. If the game stands there, it goes back
        to the node before.

        :param parent: its id or its path; neither the node nor one that follows it
        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        """
        self.ask("tree_move", parent=parent, node=node)

    def tree_delete(self, node: int | Sequence[str] | None = None) -> None:
        """Take a node out, and all that follows it. If the game stands there, it goes
        back to the node before.

        :param node: its id; or its path, the texts of the actions from the root on; by
            default where the game stands, but never the root
        """
        self.ask("tree_delete", node=node)

    def tree_undo(self) -> None:
        """Take the last edit of the tree back."""
        self.ask("tree_undo")

    def tree_redo(self) -> None:
        """Do again the edit of the tree that was taken back last."""
        self.ask("tree_redo")

    def tree_text(self, to: Literal["sgf", "record", "lib"] | None = None) -> str:
        """The tree in another notation, with all comments, glyphs, marks and
        properties.

        :param to: the notation; SGF by default. In the text of a RenLib library each
            character stands for a byte
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
        """The board, drawn.

        :param format: text by default
        :param forbidden: true to have the forbidden points marked
        :param numbers: true to have the moves' numbers
        """
        answer: types.Text = self.ask(
            "render",
            format=format,
            forbidden=forbidden,
            numbers=numbers,
        )
        return answer["text"]

    def perft(self, depth: int) -> list[types.Ply]:
        """Count the legal sequences ply by ply: a line each, then all of them. What
        would take longer than a request may is refused before it is begun.

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
        games. Positions are equal turned, mirrored, and whatever the order of the
        moves.

        :param player: player of the games, or several who all took part; `*` stands for
            any letters
        :param colour: colour that the first player named had at the end
        :param result: colour of the winner, `draw` or `none`
        :param years: years of the games: `1998`, `1998-2004`, `1998-` or `-2004`
        :param length: number of moves, in the form of `years`
        :param event: name of the event; `*` stands for any letters
        :param place: name of the place, in the form of `event`
        :param opening: name of the opening, in the form of `event`
        :param reason: reason of the end: `five`, `double-three`, …
        :param verdict: verdict that `judge` gives
        :param stones: true for games of all variants, by stones and the colour to move
            alone
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
