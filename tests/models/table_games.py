"""The games of the table's model: their boards, openings, and the results of a move."""

from table import refuse_if


def controls(text):
    """Parses `40/7200 900+30` into a list of (moves or None, time, increment)."""
    found = []
    for word in text.split():
        moves, _, rest = word.rpartition("/")
        seconds, _, increment = rest.partition("+")
        found.append((int(moves) if moves else None, int(seconds) * 1000,
                      int(increment or 0) * 1000))
    return found


class Game:
    """A variant with its options.

    `draw_rules`: the draws in its rules. `exact`: by colour, whether longer rows do
    not win.
    """

    variant, colours = None, ("black", "white")
    opening = None  # "rif", "p87" or None
    passes, captured, by_hand, gravity = False, None, False, False
    row, exact = 5, (False, False)
    forbids = ()
    keeps_records = False
    # true if a row that a capture could break must survive the answer (BOAT)
    answer = False
    draw_rules = ("full-board",)
    moves_limit = 0
    supply = None

    def __init__(self, size, clock=None, conduct=None, **options):
        self.size = size
        self.clock = clock
        self.controls = controls(clock) if clock else None
        conduct = conduct or {}
        self.wrong_claim = conduct.get("wrong_claim") == "loses"
        self.first_five = conduct.get("first_five_stands") == "true"
        self.flag_up = conduct.get("resignation") == "flag-up"
        self.waived = conduct.get("records") == "waived"
        self.options = {**conduct, **options, "adjudication": "claims"}
        if clock:
            self.options["clock"] = clock
        self.moves_limit = options.get("moves", 0)

    @property
    def draws(self):
        return [r for r in ("full-board", "supply-exhausted") if r in self.draw_rules] + [
            "no-action"] + (["move-limit"] if self.moves_limit else [])

    @property
    def kinds(self):
        rows = ["five", "overline"] if self.row == 5 else ["four-in-line"]
        return (["win", "time", "clock-defect"] + rows + list(self.forbids) + self.draws
                + (["captures"] if self.captured else []))

    def serves(self, word):
        """Returns the colours that a claim of this name may serve."""
        return [c for c in range(2) if word in ("win", "time", "clock-defect")
                or word in ("five", "four-in-line")
                or word == "overline" and not self.exact[c]
                or word == "captures" or word in self.forbids and c == 1]

    # ---- Moves -----------------------------------------------------------------------

    def act(self, position, action):
        """Does an action on the board; returns the colour that moved, and the point of
        its stone or None.
        """
        verb = action["verb"]
        refuse_if(verb not in ("play", "pass"), "not-now")
        colour = position.holder.index(position.acts)
        at = None
        if verb == "pass":
            refuse_if(not self.may_pass(position), "pass-not-allowed")
        else:
            at = action["point"]
            refuse_if(at not in position.board.inside, "off-board")
            self.check_place(position, at)
            self.place(position, colour, at)
        position.step += self.is_step_over(position, verb)
        position.acts = 1 - position.acts
        return colour, at, None

    @staticmethod
    def place(position, colour, at):
        position.board = position.board.copy()
        position.board.stones[at] = colour

    def may_pass(self, position):
        return self.passes

    def is_step_over(self, position, verb):
        return 0

    def check_place(self, position, at):
        refuse_if(at in position.board.stones, "occupied")

    def vacant(self, position):
        return sorted(p for p in position.board.inside if p not in position.board.stones)

    # ---- Results of a stone ----------------------------------------------------------

    def made(self, board, colour, at):
        """Returns a list of (reason, winner, rows)."""
        found = []
        rows = board.rows(at)
        five = [r for r in rows if len(r) == self.row]
        longer = [r for r in rows if len(r) > self.row]
        if self.row == 4:
            if five or longer:
                found.append(("four-in-line", colour, five + longer))
        elif five:
            found.append(("five", colour, five))
        elif longer and not self.exact[colour]:
            found.append(("overline", colour, longer))
        if self.forbids and colour == 0:
            found += [(name, 1, rows) for name, rows in board.forbidden(at)]
        return found

    def must_wait(self, board, colour, at):
        return False

    def draw_of(self, position):
        """Returns the reason of a draw on the board, or None."""
        if position.passes >= 2 and "two-passes" in self.draw_rules:
            return "two-passes"
        if len(position.board.stones) == len(position.board.inside):
            return "full-board"
        if self.moves_limit and position.number >= self.moves_limit:
            return "move-limit"
        return None


class Renju(Game):
    variant, forbids = "renju", ("overline", "double-four", "double-three")
    passes, exact, keeps_records = True, (True, False), True
    draw_rules = ("full-board", "agreement", "two-passes", "both-times")

    def __init__(self, size, **given):
        super().__init__(size, **given)
        self.options.update(size="%dx%d" % size, opening="free")


class Gomoku(Game):
    variant = "gomoku"

    def __init__(self, size, **given):
        super().__init__(size, **given)
        self.options.update(size="%dx%d" % size)


class ConnectFour(Game):
    variant, colours, row, gravity = "connect_four", ("red", "yellow"), 4, True
    draw_rules = ("full-board", "supply-exhausted")

    def __init__(self, size, **given):
        super().__init__(size, **given)
        self.options.update(size="%dx%d" % size)

    def check_place(self, position, at):
        super().check_place(position, at)
        below = at[0], at[1] - 1
        refuse_if(at[1] > 1 and below not in position.board.stones, "unsupported")

    def vacant(self, position):
        return [p for p in super().vacant(position)
                if p[1] == 1 or (p[0], p[1] - 1) in position.board.stones]


class BoatPente(Game):
    """Boat-Pente with a free opening (BOAT, reading 21). Captured pairs are removed at
    once.
    """

    variant, colours = "boat_pente", ("white", "black")
    captured, answer = 10, True

    def __init__(self, size, **given):
        super().__init__(size, **given)
        self.options.update(size="%dx%d" % size, opening="free")

    def place(self, position, colour, at):
        super().place(position, colour, at)
        gone = frozenset().union(*position.board.bracketed(at))
        for point in gone:
            del position.board.stones[point]
        position.taken = tuple(
            t + len(gone) * (c == colour) for c, t in enumerate(position.taken))

    def must_wait(self, board, colour, at):
        """Returns whether the opponent can break each row that the stone made by a
        capture. Different rows may need different captures.
        """
        rows = [row for row in board.rows(at) if len(row) >= self.row]
        if not rows:
            return False
        boards = list(self.after_captures(board, 1 - colour))
        return all(any(now.stones.get(at) != colour
                       or not any(len(left) >= self.row and left <= row
                                  for left in now.rows(at)) for now in boards)
                   for row in rows)

    @staticmethod
    def after_captures(board, colour):
        for point in board.inside - set(board.stones):
            now = board.copy()
            now.stones[point] = colour
            gone = frozenset().union(*now.bracketed(point))
            for taken in gone:
                del now.stones[taken]
            if gone:
                yield now


class Pente87(Game):
    """P87: White begins in the centre (4.2). White's second stone is outside the central
    5×5 (11); by reading 7, a pass does not use it up.
    """

    variant, colours, opening = "pente_1987", ("white", "black"), "p87"
    passes, captured, by_hand, keeps_records = True, 10, True, True
    draw_rules = ("full-board", "agreement", "two-passes", "both-times")

    def __init__(self, size, **given):
        super().__init__(size, **given)
        self.options.update(size="%dx%d" % size)
        self.centre = (size[0] + 1) // 2, (size[1] + 1) // 2

    def far(self, at):
        return max(abs(a - c) for a, c in zip(at, self.centre))

    def check_place(self, position, at):
        if position.step == 0:
            refuse_if(self.far(at) > 0, "outside-region")
        refuse_if(at in position.board.stones, "occupied")
        if position.step == 1 and position.acts == 0:
            refuse_if(self.far(at) <= 2, "outside-region")

    def may_pass(self, position):
        return position.step > 0

    def is_step_over(self, position, verb):
        if position.step == 0:
            return 1
        return 1 if position.step == 1 and position.acts == 0 and verb == "play" else 0

    def vacant(self, position):
        points = super().vacant(position)
        if position.step == 0:
            return [self.centre]
        if position.step == 1 and position.acts == 0:
            return [p for p in points if self.far(p) > 2]
        return points
