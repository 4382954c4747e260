"""inarow: a rules arbiter for n-in-a-row games.

    import inarow

    with inarow.start() as arbiter:
        game = arbiter.game("renju")
        game.play("h8")

The arbiter rules on games: which moves are legal, which are forbidden, who has won, and
which article decides. `Library` runs the arbiter in this process, and `Process` runs it
in a separate process. `start` uses whichever is installed. A request that the rules
refuse raises `Refused`.
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
    """Start the arbiter in this process, or in a separate process without the library.

    :param limits: limits of the service
    """
    try:
        library = find()
    except FileNotFoundError:
        return Process(limits=limits)
    return Library(library, limits=limits)
