"""inarow: a rules arbiter of the n-in-a-row family of games.

    import inarow

    with inarow.start() as arbiter:
        game = arbiter.game("renju")
        game.play("h8")

It rules on games: what may be played, what is forbidden, who has won, and by which
article. `Library` has the arbiter in this process, `Process` in one of its own; `start`
takes what is there. What the rules refuse raises `Refused`.
"""

from . import types
from .errors import Broken, Error, Refused
from .game import Game
from .library import Library, find
from .limits import Limits
from .methods import VERSION
from .process import Process
from .service import Service
from .tree import Node, Tree

__version__ = VERSION
__all__ = [
    "Broken",
    "Error",
    "Game",
    "Library",
    "Limits",
    "Node",
    "Process",
    "Refused",
    "Service",
    "Tree",
    "start",
    "types",
]


def start(limits: Limits | None = None) -> Service:
    """The arbiter in this process, or in one of its own if there is no library.

    :param limits: what it is to keep to
    """
    try:
        library = find()
    except FileNotFoundError:
        return Process(limits=limits)
    return Library(library, limits=limits)
