"""A program for a type checker, from the view of its author; it is never run."""

import copy

import inarow
from inarow import types

with inarow.Library(limits={"games": 10}) as arbiter:
    game = arbiter.game("renju", options={"size": 15})
    ruling: types.Ruling = game.play("h8")
    points: list[str] = game.forbidden("black")
    moves: int = game.state()["moves"]
    games: list[types.Judged | types.Unreadable] = arbiter.judge("", steps=True)
    for one in games:
        outcome: str = one["error"]["message"] if "error" in one else one["verdict"]
    for choice in game.legal_groups():
        verb: str = choice["verb"]
    for action in game.legal():
        branch: inarow.Game = copy.copy(game)
        ruling = branch.apply(action)
        ruling = branch.apply(action["text"])
    known: dict[str, int] = {game.key()["key"]: moves}
    image: str = game.image(game.key()["symmetry"], "h8")
    explored: types.Explored = game.explore(["A", "B"], stones=True)
    wins: dict[str, int] = explored["moves"][0]["played"]["wins"]
    found: types.Found = arbiter.find(pattern="XXX", skip=1)
    text: str = arbiter.archive_record(found["games"][0]["id"])["text"]
    game.explore(years=2006)  # type: ignore[arg-type]
    game.redo()
    tree: inarow.Tree = game.tree()
    for node in tree:
        node.comment = node.text
        node.marks = [{"kind": "circle", "point": "h8"}]
    added: inarow.Node = tree.root.add("h8")
    game.go(added)
    game.go(["play h8"])
    added.comment = 8  # type: ignore[assignment]
    try:
        game.apply("swap")
    except inarow.Refused as refused:
        line: int | None = refused.line
    game.play(8)  # type: ignore[arg-type]
    ruling["no such field"]  # type: ignore[typeddict-item]
    game.analyse("chess")  # type: ignore[arg-type]
