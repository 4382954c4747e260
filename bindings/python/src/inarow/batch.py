"""The functions of csrc/inarow_batch.h, by ctypes. `inarow.vector` uses them."""

from __future__ import annotations

import ctypes
import functools
from ctypes import POINTER, Structure, c_bool, c_uint8, c_uint16, c_uint32, c_uint64
from ctypes import c_char_p, c_int, c_size_t, c_void_p
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .errors import Error
from .game import Game

if TYPE_CHECKING:
    from .library import Library

VERBS = (
    "play", "pass", "swap", "keep", "choose", "declare", "offer", "pick", "take",
    "remove", "move", "roll", "rotate", "to",
)  # fmt: skip
PLANES = (
    "stones", "offered", "chosen", "awaiting", "recent", "colour", "holds", "phase",
    "declared", "left", "passes", "supply", "taken", "moves", "neutral", "rotate",
)  # fmt: skip
DIRECTIONS = ("", "left", "right")
ANY = 0xFF
FALLING = 0x8000


class Options(Structure):
    _fields_ = [
        ("games", c_uint32),
        ("most_steps", c_uint32),
        ("seed", c_uint64),
        ("reset", c_uint8),
        ("safe", c_bool),
        ("channels_last", c_bool),
        ("starts", c_uint32),
        ("start", POINTER(c_void_p)),
    ]


class Shape(Structure):
    _fields_ = [
        (name, c_uint32)
        for name in ("ids", "id_blocks", "planes", "height", "width", "cells", "layers",
                     "seats", "game_bytes")
    ]  # fmt: skip
    ids: int
    id_blocks: int
    planes: int
    height: int
    width: int
    cells: int
    layers: int
    seats: int
    game_bytes: int


class Ids(Structure):
    _fields_ = [
        ("verb", c_uint8),
        ("colour", c_uint8),
        ("number", c_uint8),
        ("at_points", c_bool),
        ("first", c_uint32),
        ("count", c_uint32),
    ]


class Plane(Structure):
    _fields_ = [("kind", c_uint8), ("colour", c_uint8)]

    @property
    def name(self) -> str:
        kind = PLANES[self.kind]
        return kind if self.colour == ANY else f"{kind} {self.colour}"


class Arrays(Structure):
    _fields_ = [
        (name, c_void_p)
        for name in ("actions", "observation", "mask", "rewards", "terminated",
                     "truncated", "actor", "reason", "final_observation")
    ]  # fmt: skip


class Action(Structure):
    _fields_ = [
        ("verb", c_uint8),
        ("seat", c_uint8),
        ("colour", c_uint8),
        ("number", c_uint8),
        ("other", c_uint8),
        ("point", c_uint16 * 32),
    ]


@functools.cache
def functions(path: str) -> ctypes.CDLL:
    """Load the library at a path, and set the types of its functions."""
    library = ctypes.CDLL(path)
    range_of = [c_void_p, c_uint32, c_uint32]
    types: dict[str, tuple[list[Any], Any]] = {
        "rules_size": ([], c_size_t),
        "batch_size": ([c_void_p, POINTER(Options)], c_size_t),
        "batch_open": ([c_void_p, c_void_p, POINTER(Options)], None),
        "batch_shape_of": ([c_void_p], Shape),
        "batch_ids": ([c_void_p, POINTER(Ids)], c_uint32),
        "batch_planes": ([c_void_p, POINTER(Plane)], c_uint32),
        "reason_name": ([c_int], c_char_p),
        "batch_seed": ([c_void_p, c_uint64], None),
        "batch_reset": ([*range_of, c_void_p, POINTER(Arrays)], None),
        "batch_check": ([*range_of, c_void_p], c_uint32),
        "batch_step": ([*range_of, POINTER(Arrays)], None),
        "batch_sample": ([*range_of, c_void_p], None),
        "batch_observe": ([*range_of, POINTER(Arrays)], None),
        "batch_keys": ([*range_of, c_void_p], None),
        "batch_copy": (range_of, None),
        "batch_save": ([c_void_p, c_uint32, c_void_p], None),
        "batch_restore": ([c_void_p, c_uint32, c_void_p], None),
        "batch_start_of": ([c_void_p, c_uint32], c_uint32),
        "batch_actions": ([c_void_p, c_uint32, c_void_p, c_uint32], c_uint32),
    }
    for name, (arguments, result) in types.items():
        function = getattr(library, f"inarow_{name}")
        function.argtypes, function.restype = arguments, result
    return library


class Batch:
    """A batch and its memory.

    A range of games does not include its last number. An open batch no longer uses the
    service.
    """

    def __init__(self, service: Library, options: Options, games: list[Game]) -> None:
        self._c = functions(service.path)
        #: colours in turn order
        self.colours: list[str] = games[0].colours
        self._stones = games[0].board()["colours"]  # of shared stones, too
        held: list[tuple[int, int]] = []
        try:
            for game in games:
                held.append(service.position(game.handle))
            self._open(options, held)
        finally:
            for position, _ in held:
                service.release(position)

    def _open(self, options: Options, held: list[tuple[int, int]]) -> None:
        rules, starts = held[0][1], [position for position, _ in held[1:]]
        for number, (_, other) in enumerate(held):
            if other != rules:
                raise Error(f"start: game {number}: expected the same variant and options")
        options.start = (c_void_p * len(starts))(*starts)
        size = self._c.inarow_batch_size(rules, options)
        if size == 0:
            raise Error("the variant has hooks: they cannot be played in a batch")
        self._rules = ctypes.create_string_buffer(self._c.inarow_rules_size())
        ctypes.memmove(self._rules, rules, len(self._rules))
        try:
            self._memory = np.zeros(size + 64, np.uint8)
        except MemoryError:
            raise MemoryError(
                f"num_envs, max_steps: the games take {size:,} bytes"
            ) from None
        start = self._memory.ctypes.data
        self._address: int | None = start + -start % 64
        self._c.inarow_batch_open(self._at(), self._rules, options)
        self.shape: Shape = self._c.inarow_batch_shape_of(self._at())
        ids, planes = (Ids * 48)(), (Plane * 40)()
        self._ids: list[Ids] = ids[: self._c.inarow_batch_ids(self._at(), ids)]
        self.planes: list[Plane] = planes[
            : self._c.inarow_batch_planes(self._at(), planes)
        ]

    def _at(self) -> int:
        """The address of the batch, at the start of a cache line."""
        if self._address is None:
            raise Error("the games are closed")
        return self._address

    def seed(self, seed: int) -> None:
        self._c.inarow_batch_seed(self._at(), seed)

    def reset(
        self, first: int, last: int, which: NDArray[np.bool_] | None, arrays: Arrays
    ) -> None:
        chosen = which.ctypes.data if which is not None else None
        self._c.inarow_batch_reset(self._at(), first, last, chosen, arrays)

    def check(self, first: int, last: int, arrays: Arrays) -> int:
        found: int = self._c.inarow_batch_check(self._at(), first, last, arrays.actions)
        return found

    def step(self, first: int, last: int, arrays: Arrays) -> None:
        self._c.inarow_batch_step(self._at(), first, last, arrays)

    def sample(self, first: int, last: int, arrays: Arrays) -> None:
        self._c.inarow_batch_sample(self._at(), first, last, arrays.actions)

    def observe(self, first: int, last: int, arrays: Arrays) -> None:
        self._c.inarow_batch_observe(self._at(), first, last, arrays)

    def keys(self, first: int, last: int, keys: NDArray[np.uint64]) -> None:
        self._c.inarow_batch_keys(self._at(), first, last, keys.ctypes.data)

    def copy(self, source: int, target: int) -> None:
        self._c.inarow_batch_copy(self._at(), source, target)

    def save(self, game: int) -> bytes:
        state = ctypes.create_string_buffer(self.shape.game_bytes)
        self._c.inarow_batch_save(self._at(), game, state)
        return state.raw

    def restore(self, game: int, state: bytes) -> None:
        self._c.inarow_batch_restore(self._at(), game, state)

    def start_of(self, game: int) -> int:
        number: int = self._c.inarow_batch_start_of(self._at(), game)
        return number

    def reason(self, number: int) -> str | None:
        name: bytes | None = self._c.inarow_reason_name(number) if number else None
        return name.decode() if name else None

    def actions(self, game: int) -> list[Action]:
        """Return the actions of a game since its start."""
        count = self._c.inarow_batch_actions(self._at(), game, None, 0)
        actions = (Action * count)()
        self._c.inarow_batch_actions(self._at(), game, actions, count)
        return list(actions)

    def close(self) -> None:
        self._address = None
        self._memory = np.zeros(0, np.uint8)

    # -- Names -------------------------------------------------------------------------

    def point(self, point: int) -> str:
        """Return the name of a point: `h8`; of a column: `d`; with layers: `b3-2`."""
        columns = self.shape.width // self.shape.layers
        layer, x = divmod(point & 31, columns)
        name = chr(ord("a") + x)
        falls = point & FALLING
        if not falls or self.shape.layers > 1:
            name += str(((point & ~FALLING) >> 5) + 1)
        return name if falls or self.shape.layers == 1 else f"{name}-{layer + 1}"

    def texts(self) -> list[str]:
        """Return the action of each id, as text."""
        return [
            self._text_of_id(block, n)
            for block in self._ids
            for n in range(block.count)
        ]

    def _text_of_id(self, block: Ids, n: int) -> str:
        verb = VERBS[block.verb]
        if verb in ("declare", "take"):
            return f"{verb} {_count(verb, block.number + n)}"
        if verb == "choose":
            return f"choose {self.colours[n]}"
        if not block.at_points:
            return verb
        colour = "" if block.colour == ANY else f"{self._stones[block.colour]} "
        falls = verb == "play" and block.count < self.shape.cells
        columns = self.shape.width // self.shape.layers if falls else self.shape.width
        y, x = divmod(n, columns)
        point = self.point((y << 5 | x) | (FALLING if falls else 0))
        ending = f" {DIRECTIONS[block.number]}" if verb == "rotate" else ""
        return f"{verb} {colour}{point}{ending}"

    def text(self, action: Action) -> str:
        """Return an action as `Game.apply` takes it."""
        verb = VERBS[action.verb]
        points = [self.point(point) for point in action.point]
        if verb == "play":
            named = action.colour != ANY
            colour = self._stones[action.colour] + " " if named else ""
            return f"play {colour}{points[0]}"
        if verb in ("pick", "remove"):
            return f"{verb} {points[0]}"
        if verb == "rotate":
            return f"rotate {points[0]} {DIRECTIONS[action.number]}"
        if verb == "move":
            return f"move {points[0]} {points[1]}"
        if verb == "offer":
            return " ".join([verb, *points[: action.number]])
        if verb == "choose":
            return f"choose {self.colours[action.colour]}"
        if verb in ("declare", "take"):
            return f"{verb} {_count(verb, action.number)}"
        return f"roll {action.number} {action.other}" if verb == "roll" else verb


def _count(verb: str, number: int) -> str:
    """Return a number as in records. For taken stones, it is a word."""
    words = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
    return words[number] if verb == "take" and number < len(words) else str(number)
