"""Many games at once, for programs that learn.

    import inarow.vector

    env = inarow.vector.make("renju", num_envs=1024, seed=1)
    observations, info = env.reset()
    while True:
        observations, rewards, terminations, truncations, info = env.step(env.sample())

The arbiter decides on the rules. All arrays are NumPy arrays, and each step overwrites
them: copy the data that you want to keep. Steps do not hold Python's lock.
csrc/inarow_batch.h is the manual for ids and planes.
"""

from __future__ import annotations

import operator
import os
import secrets
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack
from itertools import combinations
from types import MappingProxyType
from typing import Any, Literal, Self

import numpy as np
from numpy.typing import NDArray

from .batch import Arrays, Batch, Options, Shape
from .errors import Error, Refused
from .game import Game
from .library import Library

AUTORESET = ("same_step", "next_step", "disabled")
LAYOUTS = ("chw", "hwc")
MASKS = ("legal", "safe")
ILLEGAL = ("raise", "lose")
SEAL = 8  # number of bytes after a state, which show that the core wrote the state
PARTS = ("offer", "move", "to")  # verbs of ids that may be part of an action
UNKNOWN = -(1 << 63)  # value in place of an unknown action


class IllegalAction(Error):
    """An action is illegal. The step changed nothing.

    `env` is the number of the game, and `action` is the id of the action.
    """

    env: int
    action: int

    def __init__(self, env: int, action: int, message: str) -> None:
        super().__init__(f"game {env}: {message}")
        self.env = env
        self.action = action
        self._given = env, action, message

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[int, int, str]]:
        return type(self), self._given


def make(
    variant: str,
    num_envs: int = 1,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    autoreset: Literal["same_step", "next_step", "disabled"] = "same_step",
    layout: Literal["chw", "hwc"] = "chw",
    mask: Literal["legal", "safe"] = "legal",
    illegal: Literal["raise", "lose"] = "raise",
    start: str | Sequence[str] | None = None,
    max_steps: int = 0,
    threads: int = 1,
    out: Mapping[str, NDArray[Any]] | None = None,
    service: Library | None = None,
) -> VectorEnv:
    """Create games of a variant, side by side.

    :param variant: a name that the arbiter knows
    :param num_envs: number of games, up to 1,048,576
    :param options: options of the variant, as for `Service.game`
    :param seed: seed for starts, dice and samples; the same seed gives the same games
    :param autoreset: when a new game begins: in the step that ends the old game; in the
        next step, which ignores its action; or when `reset` asks for it
    :param layout: planes, rows, columns; or rows, columns, planes
    :param mask: "legal": all actions that the arbiter allows, including forbidden points,
        which lose; "safe": without points that lose in this way, unless nothing else is
        legal
    :param illegal: "raise": the step raises `IllegalAction` and changes nothing; "lose":
        a player who acts illegally loses
    :param start: a record that games begin from, or several records, drawn by seed
    :param max_steps: number of steps after which a game is truncated; 0: four steps per
        point
    :param threads: number of threads that share the games of a step
    :param out: your own arrays to write to, by their names in `VectorEnv.arrays`
    :param service: the arbiter to use; None: a new arbiter
    :raises Refused: there is no such variant or option, or a start cannot be read
    :raises Error: another argument is wrong, or the variant has hooks
    """
    return VectorEnv(
        variant,
        num_envs,
        options=options,
        seed=seed,
        autoreset=autoreset,
        layout=layout,
        mask=mask,
        illegal=illegal,
        start=start,
        max_steps=max_steps,
        threads=threads,
        out=out,
        service=service,
    )


def _one_of(name: str, value: str, values: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in values:
        raise Error(f"{name}: expected one of {', '.join(values)}, got {value!r}")
    return values.index(value)


def _whole(name: str, value: int, least: int, most: int) -> int:
    fits = isinstance(value, (int, np.integer)) and not isinstance(value, bool)
    if not fits or not least <= value <= most:
        raise Error(
            f"{name}: expected a whole number from {least} to {most}, got {value!r}"
        )
    return int(value)


def _records(start: str | Sequence[str] | None) -> list[str]:
    """Return the starts as a list."""
    if start is None or isinstance(start, str):
        return [] if start is None else [start]
    if not isinstance(start, Sequence) or not all(isinstance(one, str) for one in start):
        raise Error(f"start: expected a record or a list of records, got {start!r}")
    return list(start)


class VectorEnv:
    """Games of one variant, side by side, from `make`. A `with` statement closes them."""

    def __init__(
        self,
        variant: str,
        num_envs: int,
        *,
        options: Mapping[str, Any] | None,
        seed: int,
        autoreset: str,
        layout: str,
        mask: str,
        illegal: str,
        start: str | Sequence[str] | None,
        max_steps: int,
        threads: int,
        out: Mapping[str, NDArray[Any]] | None,
        service: Library | None,
    ) -> None:
        if not isinstance(variant, str):
            raise Error(f"variant: expected a name, got {variant!r}")
        asked = Options()
        asked.games = _whole("num_envs", num_envs, 1, 1 << 20)
        asked.most_steps = _whole("max_steps", max_steps, 0, 1 << 20)
        asked.seed = _whole("seed", seed, 0, (1 << 64) - 1)
        asked.reset = _one_of("autoreset", autoreset, AUTORESET)
        asked.channels_last = _one_of("layout", layout, LAYOUTS) == 1
        asked.safe = _one_of("mask", mask, MASKS) == 1
        self._raises = _one_of("illegal", illegal, ILLEGAL) == 0
        threads = _whole("threads", threads, 1, 1024)
        self.variant = variant
        self.options = check_mapping("options", options)
        self.num_envs = int(num_envs)
        if not isinstance(service, (Library, type(None))):
            raise Error(f"service: expected an inarow.Library, got {service!r}")
        self.service = service or Library()
        self._starts = _records(start)
        asked.starts = len(self._starts)
        with ExitStack() as opened:
            games = self._open(opened)
            #: names of the seats, in the order of `rewards` and of the numbers in
            #: `actors`
            self.seats: list[str] = [one["seat"] for one in games[0].state()["players"]]
            self._batch = Batch(self.service, asked, games)
        #: colours in turn order
        self.colours: list[str] = self._batch.colours
        self.shape: Shape = self._batch.shape
        #: number of actions: the ids are 0 to num_actions - 1
        self.num_actions: int = self.shape.ids
        #: description of each plane, such as `stones 0`
        self.planes: list[str] = [plane.name for plane in self._batch.planes]
        self._texts = self._batch.texts()
        self._secret = secrets.token_bytes()
        grid = (self.shape.height, self.shape.width)
        #: shape of the observation of one game
        self.observation_shape: tuple[int, int, int] = (
            (*grid, self.shape.planes) if layout == "hwc" else (self.shape.planes, *grid)
        )
        self._arrays = self._made(check_mapping("out", out))
        #: arrays by name; the names do not change
        self.arrays: Mapping[str, NDArray[Any]] = MappingProxyType(self._arrays)
        self._pointers = self._point()
        # The last action of each game, if its end may have to be explained.
        keeps_lost = not self._raises and asked.reset != AUTORESET.index("same_step")
        self._refused = np.full(self.num_envs, UNKNOWN) if keeps_lost else None
        edges = [self.num_envs * i // threads for i in range(threads + 1)]
        self._ranges = [edge for edge in zip(edges, edges[1:]) if edge[0] < edge[1]]
        self._pool: ThreadPoolExecutor | None = None
        self._pool_process = 0
        self._lock = threading.Lock()  # protects games and `_actions`

    # -- Opening -----------------------------------------------------------------------

    def _open(self, opened: ExitStack) -> list[Game]:
        """Open a game of the variant, and one at each start; `opened` will close them."""
        records: list[str | None] = [None, *self._starts]
        games: list[Game] = []
        for number, record in enumerate(records):
            try:
                game = self.service.game(
                    self.variant, options=self.options, record=record
                )
            except Refused as refused:
                if record is not None:
                    refused.add_note(f"start: game {number}")
                raise
            games.append(opened.enter_context(game))
            if game.state()["over"]:
                raise Error(f"start: game {number} is over")
        return games

    def _made(self, out: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
        """Make the arrays: those of the caller, after a check, and the others."""
        n = self.num_envs
        wanted: dict[str, tuple[tuple[int, ...], type]] = {
            "observations": ((n, *self.observation_shape), np.uint8),
            "final_observations": ((n, *self.observation_shape), np.uint8),
            "mask": ((n, self.num_actions), np.bool_),
            "rewards": ((n, self.shape.seats), np.float32),
            "terminations": ((n,), np.bool_),
            "truncations": ((n,), np.bool_),
            "actors": ((n,), np.uint8),
            "reasons": ((n,), np.uint8),
        }
        for name in out:
            if name not in wanted:
                raise Error(f"out: no array {name!r}; there are {', '.join(wanted)}")
        arrays: dict[str, NDArray[Any]] = {}
        for name, (shape, kind) in wanted.items():
            array = out.get(name)
            if array is None:
                array = np.zeros(shape, kind)
            check_array(f"out: {name}", array, shape, kind)
            if not array.flags.writeable:
                raise ValueError(f"out: {name}: expected a writable array")
            arrays[name] = array.view()  # NumPy would resize the owner of the memory
        for (one, first), (other, second) in combinations(arrays.items(), 2):
            if np.may_share_memory(first, second):
                raise ValueError(f"out: {one} and {other} share memory")
        return arrays

    def _point(self) -> Arrays:
        self._actions = np.zeros(self.num_envs, np.int32).view()
        arrays = self._arrays
        return Arrays(
            actions=self._actions.ctypes.data,
            observation=arrays["observations"].ctypes.data,
            mask=arrays["mask"].ctypes.data,
            rewards=arrays["rewards"].ctypes.data,
            terminated=arrays["terminations"].ctypes.data,
            truncated=arrays["truncations"].ctypes.data,
            actor=arrays["actors"].ctypes.data,
            reason=arrays["reasons"].ctypes.data,
            final_observation=arrays["final_observations"].ctypes.data,
        )

    # -- Playing -----------------------------------------------------------------------

    def _info(self) -> dict[str, NDArray[Any]]:
        arrays = self.arrays
        return {
            "mask": arrays["mask"],
            "actors": arrays["actors"],
            "reasons": arrays["reasons"],
            "final_observations": arrays["final_observations"],
        }

    def reset(
        self, seed: int | None = None, which: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, NDArray[Any]]]:
        """Begin all games anew, or those for which `which` is true.

        :param seed: new seed for all games, if given
        :returns: observations, and a dictionary of the other arrays
        """
        if which is not None:
            check_array("which", which, (self.num_envs,), np.bool_)
        with self._lock:
            if seed is not None:
                self._batch.seed(_whole("seed", seed, 0, (1 << 64) - 1))
            self._batch.reset(0, self.num_envs, which, self._pointers)
        return self.arrays["observations"], self._info()

    def step(
        self,
        actions: NDArray[np.integer[Any]],
        which: NDArray[np.bool_] | None = None,
    ) -> tuple[
        NDArray[np.uint8],
        NDArray[np.float32],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, NDArray[Any]],
    ]:
        """Act once in each game, or in those for which `which` is true.

        The other games and their entries in the arrays stay unchanged.

        :param actions: an id per game, as integers
        :returns: observations; rewards, by game and seat; terminations; truncations; and
            a dictionary: `mask`, `actors` (the seat that acts next), `reasons` (numbers,
            see `reason`) and `final_observations` of the games that ended in this step
        :raises IllegalAction: an action is illegal and `illegal` is "raise"; the step
            then changes nothing
        """
        if which is not None:
            check_array("which", which, (self.num_envs,), np.bool_)
        with self._lock:
            self._act(actions, self._ranges if which is None else self._runs(which))
        arrays = self.arrays
        return (
            arrays["observations"],
            arrays["rewards"],
            arrays["terminations"],
            arrays["truncations"],
            self._info(),
        )

    def _runs(self, which: NDArray[np.bool_]) -> list[tuple[int, int]]:
        """Return the chosen games in ranges that do not cross those of the threads."""
        runs: list[tuple[int, int]] = []
        for first, last in self._ranges:
            turns = np.diff(which[first:last], prepend=False, append=False)
            edges = (np.flatnonzero(turns) + first).tolist()
            runs += zip(edges[::2], edges[1::2])
        return runs

    def _act(
        self, actions: NDArray[np.integer[Any]], ranges: list[tuple[int, int]]
    ) -> None:
        if actions is not self._actions:
            self._take(actions)
        if self._raises:
            for first, last in ranges:
                illegal = self._batch.check(first, last, self._pointers)
                if illegal < last:
                    self._refuse(illegal, int(actions[illegal]))
        if self._refused is not None:
            self._keep_actions(self._refused, actions, ranges)
        if len(self._ranges) == 1:
            for edge in ranges:
                self._step_range(edge)
        else:
            self._step_ranges(ranges)

    def _keep_actions(
        self,
        kept: NDArray[np.int64],
        actions: NDArray[np.integer[Any]],
        ranges: list[tuple[int, int]],
    ) -> None:
        """Keep the actions of the games that are not over."""
        ended = self._arrays["terminations"] | self._arrays["truncations"]
        for first, last in ranges:
            games = slice(first, last)
            where = ~ended[games] | (kept[games] == UNKNOWN)
            np.copyto(kept[games], actions[games], casting="unsafe", where=where)

    def _forget_action(self, env: int) -> None:
        """Forget a game's last action after another game was copied to its place."""
        if self._refused is not None:
            self._refused[env] = UNKNOWN

    def _step_range(self, edge: tuple[int, int]) -> None:
        self._batch.step(*edge, self._pointers)

    def _step_ranges(self, ranges: list[tuple[int, int]]) -> None:
        """Step ranges by threads. All threads end, whatever interrupts this one."""
        if self._pool is None or self._pool_process != os.getpid():  # forks lose threads
            self._pool = ThreadPoolExecutor(len(self._ranges))
            self._pool_process = os.getpid()
        steps = []
        try:
            for edge in ranges:
                steps.append(self._pool.submit(self._step_range, edge))
        finally:
            wait(steps)
        for step in steps:
            step.result()

    def _take(self, actions: NDArray[np.integer[Any]]) -> None:
        if not isinstance(actions, np.ndarray) or actions.dtype.kind not in "iu":
            kind = getattr(actions, "dtype", type(actions).__name__)
            raise TypeError(f"actions: expected an array of integers, got {kind}")
        if actions.shape != (self.num_envs,):
            raise ValueError(
                f"actions: expected the shape {(self.num_envs,)}, got {actions.shape}"
            )
        np.copyto(self._actions, actions, casting="unsafe")
        if actions.dtype.itemsize > 2 and actions.dtype != np.int32:
            self._actions[self._actions != actions] = -1  # the id wrapped around

    def _refuse(self, env: int, action: int) -> None:
        if not 0 <= action < self.num_actions:
            message = self._unknown(action)
        else:
            message = f"{self.text(action)} is illegal now"
        raise IllegalAction(env, action, message)

    def _unknown(self, action: int) -> str:
        return f"expected an id from 0 to {self.num_actions - 1}, got {action}"

    def sample(self) -> NDArray[np.int32]:
        """Draw an id for each game from its mask; `step` takes the array unchanged.

        Each call returns the same array, and `step` also writes to it: copy the data that
        you want to keep.
        """
        with self._lock:
            self._batch.sample(0, self.num_envs, self._pointers)
        return self._actions

    # -- Names -------------------------------------------------------------------------

    def text(self, action: int) -> str:
        """Return the text of an id, such as `play h8`. An offer of several points, and a
        move, take several ids: one per point."""
        return self._texts[_whole("action", action, 0, self.num_actions - 1)]

    def reason(self, number: int) -> str | None:
        """Return the name of a number in `reasons`, such as `five`; None for 0."""
        return self._batch.reason(_whole("number", number, 0, 255))

    def refusal(self, env: int) -> str | None:
        """Return the reason, in words, why the illegal action that lost a game was
        refused.

        Returns None if no illegal action ended the game. The reason is available with
        `illegal="lose"` until a new game begins. It is therefore not available with
        `autoreset="same_step"`, nor after `copy` or `restore`.
        """
        env = _whole("env", env, 0, self.num_envs - 1)
        ended = self._arrays["terminations"][env]
        if self._refused is None or not ended or self._refused[env] == UNKNOWN:
            return None
        action = int(self._refused[env])
        if not 0 <= action < self.num_actions:
            return self._unknown(action)
        text, reason = self.text(action), self.reason(self._arrays["reasons"][env])
        with self.game(env) as game:
            if game.state()["over"]:
                return None
            if text.split()[0] in PARTS:
                return f"{text} is illegal now: {reason}"
            try:
                game.apply(text)
            except Refused as refused:
                return str(refused)
        return f"another id stands for {text!r} now: see the mask"

    # -- For searches ------------------------------------------------------------------

    def copy(self, source: int, target: int) -> None:
        """Make game `target` a copy of game `source`. `observe` updates the arrays."""
        most = self.num_envs - 1
        source = _whole("source", source, 0, most)
        target = _whole("target", target, 0, most)
        with self._lock:
            self._batch.copy(source, target)
            self._forget_action(target)

    def state(self, env: int) -> bytes:
        """Return the state of one game, for `restore` in the same process."""
        env = _whole("env", env, 0, self.num_envs - 1)
        with self._lock:
            saved = self._batch.save(env)
        return saved + self._seal(saved)

    def _seal(self, saved: bytes) -> bytes:
        return hash((self._secret, saved)).to_bytes(SEAL, "little", signed=True)

    def restore(self, env: int, state: bytes) -> None:
        """Restore what `state` returned, in any game of this object."""
        env = _whole("env", env, 0, self.num_envs - 1)
        if not isinstance(state, bytes):
            raise TypeError(f"state: expected bytes, got {type(state).__name__}")
        saved = state[:-SEAL]
        if len(saved) != self.shape.game_bytes or state[-SEAL:] != self._seal(saved):
            raise ValueError(
                f"state: expected the {self.shape.game_bytes + SEAL} bytes that `state` "
                f"of this object gave, got {len(state)} others"
            )
        with self._lock:
            self._batch.restore(env, saved)
            self._forget_action(env)

    def observe(self) -> tuple[NDArray[np.uint8], dict[str, NDArray[Any]]]:
        """Write the arrays without a step, after `copy` and `restore`."""
        with self._lock:
            self._batch.observe(0, self.num_envs, self._pointers)
        return self.arrays["observations"], self._info()

    def keys(self) -> NDArray[np.uint64]:
        """Return the keys of all positions, as `Game.key` does: two numbers per game."""
        keys = np.zeros((self.num_envs, 2), np.uint64)
        with self._lock:
            self._batch.keys(0, self.num_envs, keys)
        return keys

    def actions(self, env: int) -> list[str]:
        """Return the actions of a game so far, as texts that `Game.apply` takes."""
        return self._played(env)[1]

    def _played(self, env: int) -> tuple[str | None, list[str]]:
        """Return the start of a game, and its actions since then."""
        env = _whole("env", env, 0, self.num_envs - 1)
        with self._lock:
            start, taken = self._batch.start_of(env), self._batch.actions(env)
        texts = [self._batch.text(action) for action in taken]
        return self._starts[start] if self._starts else None, texts

    def game(self, env: int) -> Game:
        """Open the arbiter's game of one board: for explanations, pictures and records.
        """
        record, actions = self._played(env)
        game = self.service.game(self.variant, options=self.options, record=record)
        for text in actions:
            game.apply(text)
        return game

    def close(self) -> None:
        """Release the threads and the memory. The games cannot be used afterwards."""
        with self._lock:
            if self._pool is not None:
                self._pool.shutdown()
            self._pool = None
            self._batch.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def __reduce__(self) -> str:
        raise TypeError("a VectorEnv cannot be copied or pickled: make another one")

    def __repr__(self) -> str:
        return f"<inarow.VectorEnv {self.num_envs} x {self.variant}>"


def check_array(
    name: str, array: NDArray[Any], shape: tuple[int, ...], kind: type
) -> None:
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name}: expected a NumPy array, got {type(array).__name__}")
    if array.dtype != kind:
        raise TypeError(f"{name}: expected {np.dtype(kind)}, got {array.dtype}")
    if array.shape != shape:
        raise ValueError(f"{name}: expected the shape {shape}, got {array.shape}")
    if not array.flags.c_contiguous:
        raise ValueError(f"{name}: expected a contiguous array, got one with strides")
    if not array.flags.aligned:
        raise ValueError(f"{name}: expected an aligned array")


def check_mapping(name: str, value: Mapping[str, Any] | None) -> dict[str, Any]:
    if not isinstance(value, (Mapping, type(None))):
        raise Error(f"{name}: expected a mapping, got {value!r}")
    return dict(value or {})


def one_action(action: Any) -> NDArray[np.int64]:
    """Return the action of a single game, for `step`."""
    try:
        return np.array([operator.index(action)])
    except TypeError:
        raise TypeError(f"action: expected a whole number, got {action!r}") from None
