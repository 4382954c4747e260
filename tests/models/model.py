"""A game by the rules alone: the turns, the legal actions, and the end.

A game is a generator. It yields the choices of the player to act, receives the chosen
action, and raises `Over` when the game has ended. Openings (openings.py) are written
in the same way, with the steps below.
"""
from collections import namedtuple
from dataclasses import dataclass
from typing import Any

import captures
from board import eight, name
from rows import row

# A legal choice. `what`: the colour of a stone, the point from which a stone moves, or a
# number. `points`: the target points; for an offer, the points to choose from. `count`:
# number of points in an offer.
Choice = namedtuple("Choice", "verb seat what points count", defaults=(None, None, None))

SEATS = ["first", "second", "third", "fourth", "fifth", "sixth"]


class Over(Exception):
    """The game has ended: `won COLOUR REASON`, `drawn REASON`."""


@dataclass
class Rules:
    """One game. Without an `opening`, the players just alternate."""
    board: Any
    colours: list
    wins: Any                    # a judge of rows.py
    loses: Any = None  # a judge of rows.py: a player that makes this loses
    teams: list = None           # lists of partners' colours
    opening: Any = None          # a generator function of openings.py
    forbidden: dict = None       # colour -> a restriction of forbidden.py
    penalty: str = "loses"       # or "refused"
    captures: tuple = ()         # sizes of rows that are captured
    poof: bool = False           # own rows between the opponent's stones go too
    captured: int = 0  # number of captured stones that win
    answer: bool = False  # a five that can be broken waits for the answer
    passing: bool = False
    supply: int = 0              # stones of each player; 0: as many as needed
    exhausted: str = "no-action"  # reason of the draw once all are placed
    moving: str = None  # target once all are placed: "anywhere", "adjacent"
    moving_steps: list = None    # the steps of an adjacent move; by default the board's
    gravity: bool = False
    popping: bool = False  # a player may remove an own disc at the bottom
    stones_per_turn: int = 1  # the first turn always has one stone
    moves: int = 0  # number of moves that draw the game; 0: no limit


class Game:
    def __init__(self, rules):
        self.rules, self.board = rules, rules.board
        self.stones = {}
        self.seat = dict(zip(rules.colours, SEATS))  # the colour of each seat
        self.captured = dict.fromkeys(rules.colours, 0)
        self.supply = dict.fromkeys(rules.colours, rules.supply)
        self.last_seat = None  # the seat that placed the last stone
        self.passes = self.moves = 0
        self.fives = None  # the colour whose five waits for the answer
        self.settled = False  # true if the restricted colour is bound

    # ---- The course of the game ---------------------------------------------------------

    def play(self):
        rules = self.rules
        colour = rules.colours[0]
        if rules.opening:
            colour = yield from rules.opening(self)
        self.settled = True
        while True:
            first_turn = not self.stones
            for _ in range(1 if first_turn else rules.stones_per_turn):
                yield from self.turn(colour)
            colour = self.after(colour)

    def after(self, colour):
        colours = self.rules.colours
        return colours[(colours.index(colour) + 1) % len(colours)]

    def others(self, colour):
        return [c for c in self.rules.colours if c not in self.team(colour)]

    def team(self, colour):
        return next((t for t in self.rules.teams or [] if colour in t), [colour])

    def turn(self, colour):
        """A turn: a stone, a move, the removal of a disc, or a pass."""
        seat, rules = self.seat[colour], self.rules
        placing = not rules.supply or self.supply[colour] > 0
        choices = [Choice("play", seat, colour, self.vacant(colour))] if placing else []
        if rules.moving and not placing:
            choices = self.moves_of(colour)
        if rules.popping:
            choices.append(Choice("remove", seat, None, self.bottom(colour)))
        choices = [c for c in choices if c.points]
        if rules.passing:
            choices.append(Choice("pass", seat))
        if not choices:
            raise Over("drawn full-board" if self.full() else "drawn no-action")
        verb, what, points = yield choices
        if verb == "pass":
            self.take_pass()
        elif verb == "play":
            self.put(points[0], colour)
        elif verb == "move":
            del self.stones[what]
            self.put(points[0], colour, placed=False)
        else:
            self.pop(points[0], colour)

    # ---- Points --------------------------------------------------------------------------

    def vacant(self, colour, within=None):
        """Returns the points where a stone of the colour may be placed."""
        points = {p for p in self.board.points if p not in self.stones}
        if self.rules.gravity:
            points = {p for p in points if self.below(p) is None or
                      self.below(p) in self.stones}
        if within is not None:
            points &= within
        if self.rules.penalty == "refused":
            points = {p for p in points if not self.breaks(p, colour)}
        return frozenset(points)

    def below(self, point):
        under = point[:-1] + (point[-1] - 1,)
        return under if under in self.board.on_board else None

    def moves_of(self, colour):
        """Yields a player's stones, each with the points to which it may move."""
        steps = eight(self.board)
        if self.rules.moving_steps:
            steps = [s for s in steps if s in self.rules.moving_steps]
        choices = []
        for point, there in sorted(self.stones.items()):
            if there == colour:
                near = {tuple(a + b for a, b in zip(point, s)) for s in steps}
                del self.stones[point]  # its rows elsewhere do not include its old point
                to = self.vacant(colour, near if self.rules.moving == "adjacent" else None)
                self.stones[point] = colour
                to -= {point}
                choices.append(Choice("move", self.seat[colour], point, to))
        return choices

    def bottom(self, colour):
        return frozenset(p for p, there in self.stones.items()
                         if there == colour and self.below(p) is None)

    def full(self):
        return len(self.stones) == len(self.board.points)

    # ---- Effects of a stone -------------------------------------------------------------

    def breaks(self, point, colour):
        """Returns the reason why a stone there is forbidden; a winning stone never is."""
        restriction = (self.rules.forbidden or {}).get(colour)
        if not restriction:
            return None
        reason = restriction(self.board, self.stones, point, colour)
        after = dict(self.stones)
        after[point] = colour
        return reason if reason and not self.wins(after, point) else None

    def wins(self, stones, point):
        judge = self.rules.wins
        if isinstance(judge, dict):
            judge = judge[stones[point]]
        return judge(self.board, stones, point)

    def put(self, point, colour, placed=True):
        """Puts a stone on the point: captures, then wins."""
        forbidden = self.breaks(point, colour) if self.rules.penalty == "loses" else None
        self.stones[point] = colour
        self.passes = 0
        self.moves += 1
        self.last_seat = self.seat[colour]
        if placed and self.rules.supply:
            self.supply[colour] -= 1
        self.capture(point, colour)
        if self.fives:
            self.rule_on_the_five()
        reason = self.wins(self.stones, point) if point in self.stones else None
        if reason and not self.must_wait(point, colour):
            self.win(colour, reason)
        self.fives = colour if reason else None
        self.rule_on_captures(colour)
        if forbidden:
            self.win(self.others(colour)[0], forbidden)
        if self.rules.loses and not reason:
            reason = self.rules.loses(self.board, self.stones, point)
            if reason:
                self.win(self.others(colour)[0], reason)
        self.rule_on_draws(colour)

    def pop(self, point, colour):
        """POPOUT: the disc returns to its owner, and those above it fall. If both
        colours have four then, the mover wins.
        """
        for above in [point] + list(self.board.towards(point, (0, 1))):
            over = (above[0], above[1] + 1)
            self.stones.pop(above)
            if over not in self.stones:
                break
            self.stones[above] = self.stones[over]
        self.supply[colour] += 1
        self.moves += 1
        for mine in [colour] + self.others(colour):
            for at, there in self.stones.items():
                if there == mine and self.wins(self.stones, at):
                    self.win(mine, self.wins(self.stones, at))

    def capture(self, point, colour):
        rules = self.rules
        gone = captures.taken(self.board, self.stones, point, rules.captures)
        own = captures.poofed(self.board, self.stones, point, rules.captures) \
            if rules.poof else set()
        for at in gone:
            if self.stones.pop(at) not in self.team(colour):
                self.captured[colour] += 1
        for at in own:
            del self.stones[at]
            self.captured[self.others(colour)[0]] += 1

    # ---- The end of the game --------------------------------------------------------------

    def win(self, colour, reason):
        raise Over("won %s %s" % (self.team(colour)[0], reason))

    def must_wait(self, point, colour):
        """BOAT, reading 21: returns whether the opponent can break each row that the
        stone made by a capture. Different rows may need different captures.
        """
        if not self.rules.answer:
            return False
        return all(any(point not in after or len(row(self.board, after, point, step)) < 5
                       for after in self.boards_after_captures(colour))
                   for step in self.board.steps
                   if len(row(self.board, self.stones, point, step)) >= 5)

    def boards_after_captures(self, colour):
        """Yields the stones after each possible capture by the opponent."""
        other = self.others(colour)[0]
        for point in self.board.points:
            if point not in self.stones:
                after = dict(self.stones)
                after[point] = other
                gone = captures.taken(self.board, after, point, self.rules.captures)
                for at in gone:
                    del after[at]
                if gone:
                    yield after

    def standing(self, stones, colour):
        """Returns the reason by which any row of the colour on the board wins."""
        reasons = {self.wins(stones, p) for p, there in stones.items() if there == colour}
        return next((r for r in ("five", "overline") if r in reasons), None)

    def rule_on_the_five(self):
        """BOAT: a five that survived the answer wins before anything else."""
        reason = self.standing(self.stones, self.fives)
        if reason:
            self.win(self.fives, reason)

    def rule_on_captures(self, colour):
        """A colour that has captured the number wins; if both have, the one with more."""
        def total(of):
            return sum(self.captured[c] for c in self.team(of))
        if not self.rules.captured:
            return
        other = self.others(colour)[0]
        for one, two in ((colour, other), (other, colour)):
            if total(one) >= self.rules.captured and total(one) > total(two):
                self.win(one, "captures")

    def rule_on_draws(self, colour):
        rules = self.rules
        if self.full() and not (rules.popping and self.bottom(self.after(colour))):
            raise Over("drawn full-board")
        if rules.supply and not rules.moving and not rules.popping \
                and not any(self.supply.values()):
            raise Over("drawn " + rules.exhausted)
        self.rule_on_moves()

    def rule_on_moves(self):
        if self.rules.moves and self.moves >= self.rules.moves:
            raise Over("drawn move-limit")

    def take_pass(self):
        self.passes += 1
        self.moves += 1
        if self.passes == len(self.rules.colours):
            raise Over("drawn two-passes")

    # ---- Steps of openings -----------------------------------------------------------------

    def place(self, colour, within=None, seat=None, passing=False):
        """Places a stone of the colour, by its holder or by the given seat. Returns the
        point, or None for a pass.
        """
        seat = seat or self.seat[colour]
        choices = [Choice("play", seat, colour, self.vacant(colour, within))]
        if passing:
            choices.append(Choice("pass", seat))
        verb, _, points = yield choices
        return self.done(verb, colour, points, seat)

    def done(self, verb, colour, points, seat):
        if verb == "pass":
            self.take_pass()
            return None
        self.put(points[0], colour)
        self.last_seat = seat
        return points[0]

    def swap(self):
        """The seat that did not place the last stone swaps the colours or keeps them."""
        seat = "second" if self.last_seat == "first" else "first"
        verb, _, _ = yield [Choice("swap", seat), Choice("keep", seat)]
        if verb == "swap":
            one, two = self.rules.colours
            self.seat[one], self.seat[two] = self.seat[two], self.seat[one]
        return verb == "swap"

    def choose(self, seat, take_two=False):
        """The seat chooses a colour, and the other seat gets the other. Or it `take`s
        two.
        """
        choices = [Choice("choose", seat, colour) for colour in self.rules.colours]
        if take_two:
            choices.append(Choice("take", seat, 2))
        verb, colour, _ = yield choices
        if verb == "choose":
            other = "second" if seat == "first" else "first"
            self.seat = {c: seat if c == colour else other for c in self.rules.colours}
        return verb

    def declare(self, seat, most):
        _, number, _ = yield [Choice("declare", seat, n) for n in range(1, most + 1)]
        return number

    def offer_and_pick(self, count):
        """Black offers points for the next black stone; White picks one of them."""
        black, white = self.rules.colours
        _, _, offered = yield [self.an_offer(count)]
        _, _, points = yield [Choice("pick", self.seat[white], None, frozenset(offered))]
        self.put(points[0], black)

    def an_offer(self, count):
        black = self.rules.colours[0]
        return Choice("offer", self.seat[black], None, self.vacant(black), count)

    def alike(self, points):
        """Returns whether a symmetry of the position maps one of the points to another.
        """
        ways = self.board.same(self.stones)
        return any(way(*p) in points and way(*p) != p for way in ways for p in points)


def allows(game, choices, verb, what, points):
    """Returns whether the action is one of the choices."""
    for choice in choices:
        if choice.verb != verb or choice.what != what:
            continue
        if choice.points is None:
            return not points
        if verb == "offer":
            return (len(points) == len(set(points)) == choice.count and
                    set(points) <= choice.points and not game.alike(points))
        return len(points) == 1 and points[0] in choice.points
    return False


def text(verb, what=None, points=()):
    """Returns the action in the form of a record."""
    if verb == "take":
        return "take two"
    if isinstance(what, tuple):  # dice, or the point from which a stone moves
        what = "%d %d" % what if verb == "roll" else name(what)
    return " ".join([verb] + ([str(what)] if what is not None else []) +
                    [name(p) for p in points])
