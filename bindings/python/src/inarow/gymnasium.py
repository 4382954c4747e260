"""Games as Gymnasium environments: a learner in one seat, a function in the others.

    import inarow.gymnasium

    games = inarow.gymnasium.VectorEnv("renju", num_envs=64, seat="random")
    observations, infos = games.reset(seed=1)
    while True:
        actions = policy(observations, infos["action_mask"])
        observations, rewards, terminations, truncations, infos = games.step(actions)

An opponent is a function. It receives the observations, masks and numbers of the games in
which it must act, and returns an id for each of them. The opponent has all seats except
the learner's, including the seat of a partner. `games.games.arrays["actors"]` has the
seats that act. Rules, planes and ids are those of `inarow.vector`. A seat is a player,
who keeps it when colours are swapped.
"""

# The types must also hold where the package is not installed.
# mypy: disable-error-code="import, type-arg, no-untyped-call", allow-subclassing-any

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        "inarow.gymnasium needs the package gymnasium, 1.1 or later", name=missing.name
    ) from missing

from . import vector
from .errors import Error

AutoresetMode = gymnasium.vector.AutoresetMode
Opponent = Callable[
    [NDArray[np.uint8], NDArray[np.bool_], NDArray[np.intp]], NDArray[np.integer[Any]]
]
SEATS = ("alternating", "random")
TRIES = 100
RENDER_MODES = ("ansi",)


class VectorEnv(gymnasium.vector.VectorEnv):
    """Games side by side. In a step, the learner acts, and then the opponent acts until
    it is the learner's turn again.

    A copy is a new object with the same settings.

    :param variant: a name that the arbiter knows
    :param num_envs: number of games
    :param opponent: function that acts in the other seats; None: random legal ids
    :param seat: the learner's seat: a number from 0; "alternating" from game to game; or
        "random", by the seed of `reset`
    :param autoreset_mode: a mode of Gymnasium
    :param render_mode: "ansi": `render` returns the boards as texts
    :param copy: False: the next step overwrites observations and masks
    :param settings: `options`, `seed`, `layout`, `mask`, `illegal`, `start`, `max_steps`,
        `threads` and `service`, as for `inarow.vector.make`. The default of `illegal` is
        "lose". An illegal id of an opponent raises an error
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        variant: str,
        num_envs: int = 1,
        opponent: Opponent | None = None,
        seat: int | Literal["alternating", "random"] = "alternating",
        autoreset_mode: Any = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        copy: bool = True,
        **settings: Any,
    ) -> None:
        self._made = functools.partial(
            type(self), variant, num_envs, opponent, seat, autoreset_mode, render_mode,
            copy, **settings
        )  # fmt: skip
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, **self.metadata}
        if render_mode not in (None, *RENDER_MODES):
            modes = ", ".join(RENDER_MODES)
            raise Error(f"render_mode: expected one of {modes}, got {render_mode!r}")
        if not (opponent is None or callable(opponent)):
            raise Error(f"opponent: expected a function, got {opponent!r}")
        self.render_mode = render_mode
        settings.setdefault("illegal", "lose")
        #: the games of `inarow.vector`
        self.games = vector.make(variant, num_envs, autoreset="disabled", **settings)
        most = len(self.games.seats) - 1
        fits = isinstance(seat, (str, int, np.integer)) and not isinstance(seat, bool)
        if not fits or seat not in (*SEATS, *range(most + 1)):
            names = ", ".join(SEATS)
            raise Error(f"seat: expected 0 to {most} or one of {names}, got {seat!r}")
        self.num_envs = num_envs
        self.opponent = opponent
        self._seat = seat
        self._copy = copy
        #: seat of the learner in each game
        self.seats = np.zeros(num_envs, np.uint8)
        self._begun = np.zeros(num_envs, np.int64)
        self._ended = np.ones(num_envs, np.bool_)
        self._make_spaces()

    def _make_spaces(self) -> None:
        self.single_observation_space = gymnasium.spaces.Box(
            0, 255, self.games.observation_shape, np.uint8
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.games.num_actions)
        batched = gymnasium.vector.utils.batch_space
        self.observation_space = batched(self.single_observation_space, self.num_envs)
        self.action_space = batched(self.single_action_space, self.num_envs)

    def __reduce__(self) -> tuple[Any, tuple[()]]:
        return self._made, ()

    # -- Playing -----------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin all games anew, or those for which the option `reset_mask` is true.

        :param seed: new seed for all games and the seats, if given
        """
        asked = vector.check_mapping("options", options)
        which = asked.get("reset_mask", np.ones(self.num_envs, np.bool_))
        vector.check_array("reset_mask", which, (self.num_envs,), np.bool_)
        super().reset(seed=seed)
        if seed is not None:
            self.games.reset(seed, np.zeros(self.num_envs, np.bool_))
            self._begun[:] = 0
        self._begin(which)
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[
        NDArray[np.uint8],
        NDArray[np.float32],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Act once in each game, then let the opponent act until the learner's turn.

        If the autoreset mode is NEXT_STEP, a game that ended in the previous step ignores
        its action and begins anew.
        """
        if not self._begun.any():
            raise Error("step: begin the games with reset first")
        ended = self._ended.copy()
        if self.autoreset_mode is AutoresetMode.DISABLED and ended.any():
            raise Error("step: games are over; begin them anew with reset")
        if self._waiting(~ended).any():
            raise Error("step: the opponent failed in its turn; begin anew with reset")
        self.games.step(actions, ~ended)
        self._answer(~ended)
        self._begin(ended)
        arrays = self.games.arrays
        rewards = arrays["rewards"][np.arange(self.num_envs), self.seats]
        terminations, truncations = (
            arrays[name].copy() for name in ("terminations", "truncations")
        )
        infos = self._infos()
        self._ended = self._over()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self._ended.any():
            infos = self._ends(infos)
        return self._observed(), rewards, terminations, truncations, infos

    def _over(self) -> NDArray[np.bool_]:
        arrays = self.games.arrays
        over: NDArray[np.bool_] = arrays["terminations"] | arrays["truncations"]
        return over

    def _begin(self, which: NDArray[np.bool_]) -> None:
        """Begin new games, up to the learner's turn. A game that ends before that turn
        begins again."""
        left = which
        for _ in range(TRIES):
            self.games.reset(which=left)
            self._take_seats(left)
            self._answer(left)
            left = left & self._over()
            if not left.any():
                self._ended = self._ended & ~which
                return
        raise Error("games end before the learner can act")

    def _take_seats(self, which: NDArray[np.bool_]) -> None:
        count = len(self.games.seats)
        if self._seat == "random":
            self.seats[which] = self.np_random.integers(count, size=int(which.sum()))
        elif self._seat == "alternating":
            numbers = np.arange(self.num_envs) + self._begun
            self.seats[which] = numbers[which] % count
        else:
            self.seats[which] = self._seat
        self._begun[which] += 1

    def _waiting(self, which: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return those of the games that wait for the opponent."""
        opposed: NDArray[np.bool_] = self.games.arrays["actors"] != self.seats
        return which & opposed & ~self._over()

    def _answer(self, which: NDArray[np.bool_]) -> None:
        """Let the opponent act in these games until it is the learner's turn."""
        while True:
            waiting = self._waiting(which)
            if not waiting.any():
                return
            self.games.step(self._opposed(waiting), waiting)

    def _opposed(self, waiting: NDArray[np.bool_]) -> NDArray[np.integer[Any]]:
        if self.opponent is None:
            return self.games.sample()
        arrays, numbers = self.games.arrays, np.flatnonzero(waiting)
        masks = arrays["mask"][numbers]
        observations = arrays["observations"][numbers]
        chosen = np.asarray(self.opponent(observations, masks, numbers))
        if chosen.shape != numbers.shape or chosen.dtype.kind not in "iu":
            raise Error(
                f"opponent: expected {len(numbers)} integers, got {chosen.dtype} of the "
                f"shape {chosen.shape}"
            )
        actions = np.zeros(self.num_envs, np.int32)
        actions[numbers] = chosen
        legal = (0 <= chosen) & (chosen < self.games.num_actions)
        legal[legal] = masks[legal, chosen[legal]]
        if not legal.all():
            first = int(np.argmin(legal))
            game, action = int(numbers[first]), int(chosen[first])
            raise vector.IllegalAction(game, action, f"the opponent's id {action} is illegal")
        return actions

    # -- Results -----------------------------------------------------------------------

    def _observed(self) -> NDArray[np.uint8]:
        observations = self.games.arrays["observations"]
        return observations.copy() if self._copy else observations

    def _infos(self) -> dict[str, Any]:
        """Return masks and seats, and the reasons of the games that are over."""
        arrays = self.games.arrays
        mask = arrays["mask"].view(np.int8)
        every = np.ones(self.num_envs, np.bool_)
        infos = {
            "action_mask": mask.copy() if self._copy else mask,
            "_action_mask": every,
            "seat": self.seats.copy(),
            "_seat": every,
        }
        over = self._over()
        if over.any():
            reasons = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(over):
                reasons[i] = self.games.reason(arrays["reasons"][i])
            infos |= {"reason": reasons, "_reason": over}
        return infos

    def _ends(self, last: dict[str, Any]) -> dict[str, Any]:
        """Begin finished games anew. The infos of the new games have the ends of the old
        ones."""
        ended = self._ended
        observations = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            observations[i] = self.games.arrays["observations"][i].copy()
        self._begin(ended)
        return self._infos() | {
            "final_obs": observations,
            "_final_obs": ended,
            "final_info": last | {f"_{key}": ended for key in last if key[0] != "_"},
            "_final_info": ended,
        }

    def render(self) -> tuple[str, ...] | None:
        """Return the boards as texts."""
        if self.render_mode is None:
            return None
        return tuple(self._drawn(i) for i in range(self.num_envs))

    def _drawn(self, number: int) -> str:
        with self.games.game(number) as game:
            return game.render()

    def close_extras(self, **_: Any) -> None:
        self.games.close()


class Env(gymnasium.Env):
    """One game, like `VectorEnv` without autoreset, with the same parameters."""

    metadata: dict[str, Any] = VectorEnv.metadata

    def __init__(
        self,
        variant: str,
        opponent: Opponent | None = None,
        seat: int | Literal["alternating", "random"] = "alternating",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self._made = functools.partial(
            type(self), variant, opponent, seat, render_mode, **settings
        )
        self._one = VectorEnv(
            variant, 1, opponent, seat, AutoresetMode.DISABLED, render_mode, **settings
        )
        self.render_mode = render_mode
        #: the games of `inarow.vector`, with this game as game 0
        self.games = self._one.games
        self.observation_space = self._one.single_observation_space
        self.action_space = self._one.single_action_space

    def __reduce__(self) -> tuple[Any, tuple[()]]:
        return self._made, ()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a new game. `options` are ignored."""
        super().reset(seed=seed)
        observations, infos = self._one.reset(seed=seed)
        return observations[0], _first(infos)

    def step(
        self, action: int
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Act, then let the opponent act until the learner's turn."""
        observations, rewards, terminations, truncations, infos = self._one.step(
            vector.one_action(action)
        )
        return (
            observations[0],
            float(rewards[0]),
            bool(terminations[0]),
            bool(truncations[0]),
            _first(infos),
        )

    def render(self) -> str | None:
        """Return the board as text."""
        boards = self._one.render()
        return boards[0] if boards else None

    def close(self) -> None:
        self._one.close()


def _first(infos: dict[str, Any]) -> dict[str, Any]:
    return {name: array[0] for name, array in infos.items() if name[0] != "_"}
