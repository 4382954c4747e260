"""A slow model of the table, from the rules alone: clocks, presses, claims, lifted
captures, draw offers, disorder, absence and the organizer.

Articles are RIF's. P87 has the same ones, except 3 (captures are lifted by hand),
9.1, 9.2 (time) and 9.4 (claims). Readings are those of variants/READINGS.md. Seats,
colours and moves are numbers from 0; times are in milliseconds.
"""

from collections import namedtuple
from copy import copy

from table_board import Board, name

SEATS = ("first", "second")
LAST_MINUTES = 300_000


class Refused(Exception):
    """An action is refused; its code, or None if several codes are possible."""


def refuse_if(condition, code):
    if condition:
        raise Refused(code)


# What a stone made, while it can be claimed. `rows`: one of these rows must be on the
# board. `wins`: its maker has won by it, not lost. `noted`: number of the move.
Fact = namedtuple("Fact", "reason winner colour at rows points wins noted")

# Captured stones that were not yet lifted: the point of the capturing stone, and pairs.
Lift = namedtuple("Lift", "at pairs")


class Position:
    """Everything that a restoration brings back (8): the stones, the turn, who has
    pressed since, and possible claims. A position is copied before a change, and
    never changed in place.
    """

    def __init__(self, game):
        self.board = Board(*game.size)
        self.number = 0  # of stones and passes
        self.holder = None if game.opening == "rif" else (0, 1)  # seat by colour
        self.step = 0  # of the opening
        self.acts = 0  # the seat to act
        self.mover = None  # the seat that moved last
        self.offered = ()
        self.passes = 0  # in a row
        self.moves = (0, 0)  # by colour
        self.made = (0, 0)  # moves by seat until the last press (14.4)
        self.unpressed = frozenset()  # seats that have acted and not pressed
        self.fresh = False  # a move since the clock was changed
        self.running = None
        self.facts = ()
        self.noted = 0
        self.enough = frozenset()
        self.taken = (0, 0)
        self.awaiting = None  # colour and point of a stone whose row must survive (BOAT)
        self.lifts = {}  # by seat
        self.void = {}
        self.draw = None
        self.given_up = frozenset()  # seats that have pressed since, and so claim nothing


def put(values, index, value):
    return values[:index] + (value,) + values[index + 1:]


class Table:
    def __init__(self, game):
        self.game = game
        self.now = 0
        self.started = False
        self.suspended = self.stopped = False
        self.referees = self.called = False
        self.controls = game.controls
        seconds = game.controls[0][1] if game.controls else 0
        self.left, self.flag = [seconds, seconds], [False, False]
        self.control, self.due = [0, 0], [0, 0]
        self.ran = 0
        self.first_clock = None
        self.come = [None, None]  # the time on the running clock when each player came
        self.late = [False, False]  # players known to have been absent at the start
        self.charged = False  # true once the time with nobody present was charged
        self.unwritten, self.warnings = [0, 0], [0, 0]
        self.offerer = self.may_offer = None
        self.position = Position(game)
        self.before = []  # the position before each stone or pass
        self.result = None

    def copy(self):
        twin = copy(self)
        for key, value in self.__dict__.items():
            if isinstance(value, list):
                setattr(twin, key, list(value))
        twin.position = copy(self.position)
        return twin

    # ---- Seats and colours -----------------------------------------------------------

    def colour_of(self, seat):
        holder = self.position.holder
        return holder.index(seat) if holder else None

    def who(self, seat):
        colour = self.colour_of(seat)
        return SEATS[seat] if colour is None else self.game.colours[colour]

    def seat(self, word):
        if word is None:
            return None
        if word in SEATS:
            return SEATS.index(word)
        refuse_if(not self.position.holder, "bad-action")
        return self.position.holder[self.game.colours.index(word)]

    # ---- Every action -----------------------------------------------------------------

    def apply(self, action):
        """Rules on an action, given as a dictionary; returns the table after it and the
        ruling. A refusal changes nothing.
        """
        twin = self.copy()
        try:
            twin.act(action)
        except Refused as refusal:
            return self, "refused", refusal.args[0]
        return twin, twin.result or "ok", None

    BOARD = ("play", "pass", "swap", "keep", "offer", "pick")
    # Actions that are possible during an interruption (14.6).
    AT_ANY_TIME = ("organizer", "claim", "resign", "arrive", "record", "disarranged",
                   "call-referee")

    def act(self, action):
        verb = action["verb"]
        refuse_if(self.result, "game-over")
        official = action.get("by") in ("organizer", "referee")
        refuse_if(official and verb not in ("claim", "organizer"), "bad-action")
        seat = None if official else self.seat(action.get("by"))
        time = action.get("time", self.now)
        refuse_if(time < self.now, "bad-action")
        refuse_if(self.suspended and verb not in self.AT_ANY_TIME, "not-now")
        if self.controls and not self.started and (verb in self.BOARD or verb == "claim"):
            self.start_clock(0)
        self.advance(time)
        if verb in self.BOARD:
            self.on_board(action, verb, seat)
        else:
            getattr(self, verb.replace("-", "_"))(action, seat)
        self.settle(self.presser if verb == "press" else None)

    # ---- Clocks (14) ------------------------------------------------------------------

    def start_clock(self, time):
        self.started, self.now = True, time
        if self.controls:
            self.position.running = self.first_clock = self.position.acts

    def advance(self, time):
        running = self.position.running
        if running is not None and not self.stopped:
            # Nobody is present, and this is known: one clock counts for both players
            # (15).
            together = self.is_empty()
            for seat in range(2):
                if seat == running or together:
                    self.spend(seat, time - self.now)
            self.ran += time - self.now
        self.now = time

    def spend(self, seat, time):
        self.left[seat] = max(0, self.left[seat] - time)
        self.flag[seat] = self.flag[seat] or self.left[seat] == 0

    def press(self, action, seat):
        position, running = self.position, self.position.running
        # the seat whose clock runs, unless only the last mover has to press
        if seat is None:
            seat = running
            mover = position.mover
            if (running is not None and not self.can_press(running)
                    and mover is not None and self.can_press(mover)):
                seat = mover
        refuse_if(running is None, "not-now")
        if not self.can_press(seat):
            is_own = seat == running or seat in position.unpressed
            raise Refused("not-now" if is_own else "not-your-turn")
        self.is_there(seat)
        self.presser = seat
        if self.may_offer == seat:
            self.may_offer = None
        position.unpressed -= {seat}
        if running == seat:
            position.running, position.fresh = position.acts, False
        moves = self.moves_of(seat)
        position.made = put(position.made, seat, moves)
        if self.flag[seat]:
            return None
        self.left[seat] += self.controls[self.control[seat]][2]
        while True:
            number = self.controls[self.control[seat]][0]
            if not number or moves - self.due[seat] < number:
                return None
            self.due[seat] += number
            self.control[seat] = min(self.control[seat] + 1, len(self.controls) - 1)
            self.left[seat] += self.controls[self.control[seat]][1]

    def can_press(self, seat):
        """Returns whether the seat has acted since its last press, and is no longer to
        move.
        """
        position = self.position
        return seat in position.unpressed and (
            position.draw is not None or position.acts != seat)

    def moves_of(self, seat):
        colour = self.colour_of(seat)
        return 0 if colour is None else self.position.moves[colour]

    def is_down(self, seat):
        return bool(self.controls) and self.flag[seat]

    # ---- Presence (15, reading 15) ----------------------------------------------------

    def is_empty(self):
        return all(self.late) and self.come == [None, None]

    def is_there(self, seat):
        if self.come[seat] is None:
            self.come[seat] = self.ran
            self.charge_empty()

    def be_late(self, seat):
        self.late[seat] = True
        self.charge_empty()

    def charge_empty(self):
        """Charges the time with nobody present, once both are known to have been absent,
        to the player whose clock did not run. From now on, `advance` does this.
        """
        if all(self.late) and not self.charged:
            self.charged = True
            empty = min([c for c in self.come if c is not None] or [self.ran])
            if self.controls and self.first_clock is not None:
                self.spend(1 - self.first_clock, empty)

    def arrive(self, action, seat):
        refuse_if(seat is None, "bad-action")
        refuse_if(self.come[seat] is not None, "not-now")
        self.be_late(seat)
        self.is_there(seat)

    # ---- On the board -----------------------------------------------------------------

    def on_board(self, action, verb, seat):
        position = self.position
        drawn = self.draw_stands()
        refuse_if(drawn and verb != "pass", "not-now")
        actor = position.acts
        refuse_if(seat is not None and seat != actor, "not-your-turn")
        before = copy(self.position)
        colour, at, ended = self.game.act(position, action)
        self.is_there(actor)
        if self.offerer is not None and self.offerer != actor:
            self.offerer = None  # a move refuses the offer (10 b)
        is_move = verb in ("play", "pass", "pick")
        self.may_offer = actor if verb in ("play", "pass", "offer") else None
        if self.controls:
            position.unpressed |= {actor}
        if is_move:
            self.before.append(before)
            position.number += 1
            position.mover = actor
            position.moves = put(position.moves, colour, position.moves[colour] + 1)
            position.fresh = True
            position.passes = position.passes + 1 if verb == "pass" else 0
            self.note_records()
            self.end_lifting(actor)
            self.note(colour, at, actor)
        if drawn:
            self.end_drawn(position.draw)

    def end_lifting(self, mover):
        """Captures that were not lifted become void with the capturer's next move. After
        the capturer's press, or without a clock, they become void with the opponent's
        next move (P87 3, reading 7).
        """
        position = self.position
        for seat in list(position.lifts):
            if seat == mover or not self.may_lift(seat, at_clock=True):
                position.void = {**position.void, seat: position.lifts[seat]}
                position.lifts = {s: l for s, l in position.lifts.items() if s != seat}

    def note(self, colour, at, seat):
        """From now on, the patterns of the move can be claimed (9.6)."""
        position, game = self.position, self.game
        position.noted = position.number
        if position.awaiting:  # this was the answer
            self.note_rows(*position.awaiting)
            position.awaiting = None
        if at:
            if game.must_wait(position.board, colour, at):
                position.awaiting = colour, at
            else:
                self.note_rows(colour, at)
            if game.captured and not game.by_hand:
                self.note_captures(colour, at, frozenset())
            if game.by_hand:
                pairs = position.board.bracketed(at)
                if pairs:
                    position.lifts = {**position.lifts, seat: Lift(at, tuple(pairs))}
        position.draw = game.draw_of(position)

    def note_rows(self, colour, at):
        position = self.position
        if position.board.stones.get(at) != colour:
            return
        for reason, winner, rows in self.game.made(position.board, colour, at):
            points = frozenset().union(*rows)
            wins = winner == colour
            self.add(Fact(reason, winner, colour, at, tuple(rows) if wins else (points,),
                          points, wins, position.noted))

    def note_captures(self, colour, at, gone):
        position = self.position
        if position.taken[colour] >= self.game.captured and colour not in position.enough:
            position.enough |= {colour}
            self.add(Fact("captures", colour, colour, at, (), gone, True, position.noted))

    def add(self, fact):
        self.position.facts += (fact,)

    # ---- Captures by hand (P87 3) -----------------------------------------------------

    def may_lift(self, seat, at_clock=False):
        position = self.position
        if seat not in position.lifts:
            return False
        return seat in position.unpressed if self.controls else not at_clock

    def capture(self, action, seat):
        points, position = action["points"], self.position
        takers = [s for s in (position.acts, 1 - position.acts) if self.may_lift(s)]
        mover = position.mover
        takers.sort(key=lambda s: s != mover)
        if seat is None or seat not in takers:
            if not takers:
                void = [lifts[s] for lifts in (position.void, position.lifts)
                        for s in lifts if seat in (None, s)]
                late = any(all(any(p in pair for pair in l.pairs) for p in points)
                           for l in void)
                raise Refused("too-late" if late else "no-capture")
            refuse_if(seat is not None, "not-your-turn")
            named = [s for s in takers
                     if any(points[0] in pair for pair in position.lifts[s].pairs)]
            seat = (named or takers)[0]
        pairs = position.lifts[seat].pairs
        inside = frozenset().union(*pairs)
        refuse_if(not inside >= set(points), "no-capture")
        refuse_if(len(set(points)) < len(points), "wrong-count")
        whole = [pair for pair in pairs if pair <= set(points)]
        refuse_if(frozenset().union(*whole) != frozenset(points), "wrong-count")
        self.lift(seat, whole)
        self.is_there(seat)

    def demand(self, action, seat):
        position, mover = self.position, self.position.mover
        takers = sorted((s for s in position.lifts if seat is None or s != seat),
                        key=lambda s: s != mover)
        if not takers:
            refuse_if(position.lifts, "not-your-turn")
            raise Refused("too-late" if position.void else "no-capture")
        self.lift(takers[0], position.lifts[takers[0]].pairs)
        self.is_there(1 - takers[0])

    def lift(self, seat, pairs):
        position, gone = self.position, frozenset().union(*pairs)
        colour = self.colour_of(seat)
        at = position.lifts[seat].at
        position.board = position.board.copy()
        for point in gone:
            del position.board.stones[point]
        position.taken = put(position.taken, colour, position.taken[colour] + len(gone))

        def rest(lifts):
            lists = {s: Lift(l.at, tuple(p - gone for p in l.pairs if p - gone))
                     for s, l in lifts.items()}
            return {s: l for s, l in lists.items() if l.pairs}
        position.lifts, position.void = rest(position.lifts), rest(position.void)
        self.note_captures(colour, at, gone)
        if position.draw == "full-board":
            position.draw, position.given_up = None, frozenset()

    # ---- Claims (9.6 to 9.8, readings 5, 16, 18) --------------------------------------

    PASSING = ("double-four", "double-three")

    def stands(self, fact):
        board = self.position.board
        if fact.reason == "captures":
            return True
        return self.left_of(fact) or any(
            all(board.stones.get(p) == fact.colour for p in row)
            and not (fact.wins and self.game.exact[fact.colour]
                     and row not in board.rows(min(row)))
            for row in fact.rows)

    def left_of(self, fact):
        """Returns what captures have left of a winning row, around its stone (reading
        21).
        """
        board = self.position.board
        if not fact.wins or board.stones.get(fact.at) != fact.colour:
            return []
        return [now for now in board.rows(fact.at)
                if len(now) >= 5 and not (len(now) > 5 and self.game.exact[fact.colour])
                and any(now <= row for row in fact.rows)]

    def named(self, fact):
        """Returns the reason of a claim; for a row that captures have shortened, by its
        present length.
        """
        left = self.left_of(fact)
        if not left or any(now == row for now in left for row in fact.rows):
            return fact.reason
        return "five" if min(map(len, left)) == 5 else "overline"

    def is_late(self, fact):
        return (fact.reason in self.PASSING and fact.noted < self.position.noted
                or fact.winner in self.position.given_up)

    def barred(self, fact):
        """Returns whether an unclaimed five before it prevents the claim (reading 5). A
        five that has survived the answer also prevents claims of the answer's
        results, until play goes on (BOAT). Captures prevent nothing.
        """
        for other in self.position.facts:
            if other == fact:
                return False
            if (other.wins and other.reason != "captures" and not self.is_late(other)
                    and other.winner != fact.winner and self.stands(other)):
                is_answer = self.game.answer and (
                    other.noted == fact.noted == self.position.noted)
                if self.game.first_five or is_answer:
                    return True
        return False

    def standing(self):
        return [f for f in self.position.facts if not self.is_late(f) and self.stands(f)
                and not self.barred(f) and not self.is_down(self.holder(f.winner))]

    def holder(self, colour):
        return self.position.holder[colour] if self.position.holder else colour

    def is_meant(self, fact, word):
        rows = ("five", "overline")
        return word in ("win", fact.reason) or (
            fact.wins and word in rows and fact.reason in rows
            and not self.game.exact[fact.colour])

    def claim(self, action, seat):
        word, at, by = action["claim"], action.get("at"), action.get("by")
        refuse_if(word not in self.game.kinds, "bad-action")
        refuse_if(at and at not in self.position.board.inside, "off-board")
        if by in ("organizer", "referee"):
            refuse_if(word != "time" or by != "referee" or not self.referees,
                      "not-your-turn")
        if word in ("time", "clock-defect"):
            refuse_if(not self.controls, "not-now")
        if word == "time":
            ended, why = self.ended(self.by_time() if seat is None else seat)
            if not ended:
                self.fail(action, seat, why)
        elif word == "clock-defect":
            position = self.position
            refuse_if(seat is not None and seat != position.running and position.fresh,
                      "too-late")
            self.suspended = self.stopped = True
        elif word in self.game.draws:
            if self.position.draw != word or not self.draw_stands():
                self.fail(action, seat, "no-such-row")
            else:
                self.end_drawn(word)
        else:
            self.claim_row(action, seat, word, at)
        if seat is not None:
            self.is_there(seat)

    def claim_row(self, action, seat, word, at):
        colour = None if seat is None else self.colour_of(seat)
        found, why = self.find(word, colour, at)
        if why == "several":
            raise Refused("bad-action")
        if not found and at and self.game.wrong_claim:
            found, why = self.find(word, colour, None)  # a wrong point is ignored
            if why == "several":
                raise Refused("bad-action")
        if not found:
            if word == "win" and self.controls:
                if self.ended(self.by_time() if seat is None else seat, "won")[0]:
                    return
            # Too early (reading 16): a row must survive the answer, or captures must
            # still be lifted. Or too late (P87 3).
            refuse_if(self.would_await(word, colour), "not-now")
            lifts = self.position.lifts
            pending = {s: lifts[s] for s in lifts if self.may_lift(s, at_clock=True)}
            refuse_if(word in ("captures", "win") and self.would_win(pending, seat),
                      "not-now")
            refuse_if(word == "captures" and not self.game.wrong_claim
                      and self.would_win(self.position.void, seat), "too-late")
            return self.fail(action, seat, why)
        refuse_if(self.is_down(self.holder(found[0].winner) if seat is None else seat),
                  "flag-down")
        refuse_if(why == "barred", "first-five")
        fact = found[0]
        self.end("won %s %s" % (self.game.colours[fact.winner], self.named(fact)))

    def find(self, word, colour, at):
        """Returns the latest fact that is meant and valid: [fact] or [], and the reason.
        """
        found, barred, why = [], [], "no-such-row"
        for fact in reversed(self.position.facts):
            if (not self.is_meant(fact, word) or colour not in (None, fact.winner)
                    or at and at != fact.at and at not in fact.points):
                continue
            if self.is_late(fact):
                why = "too-late"
            elif self.stands(fact):
                (barred if self.barred(fact) else found).append(fact)
        if len({f.winner for f in found}) > 1:
            return [], "several"
        if not found and barred:
            return barred[:1], "barred"
        return found[:1], why

    def would_await(self, word, colour):
        if not self.position.awaiting:
            return False
        maker, at = self.position.awaiting
        return colour in (None, maker) and any(
            self.is_meant(Fact(reason, winner, maker, at, (), (), True, 0), word)
            for reason, winner, _ in self.game.made(self.position.board, maker, at))

    def would_win(self, lifts, seat):
        return any(
            self.position.taken[self.colour_of(s)] + sum(map(len, l.pairs))
            >= self.game.captured
            for s, l in lifts.items() if seat in (None, s))

    def fail(self, action, seat, why):
        """A wrong claim is refused, or loses the game (readings 5 and 16)."""
        official = action.get("by") in ("organizer", "referee")
        refuse_if(not self.game.wrong_claim or why == "flag-down" or official, why)
        if seat is None:
            served = self.game.serves(action["claim"])
            refuse_if(len(served) != 1, "bad-action")
            seat = self.holder(served[0])
        self.end_lost(seat, "penalty")

    def ended(self, seat, only=None):
        """Ends the game by time for a seat, if its time is over (9.4, 10.4); or returns
        the reason why not.
        """
        own, other = self.is_down(seat), self.is_down(1 - seat)
        if seat in self.position.given_up:
            return False, "too-late"
        if not other:
            return False, "flag-up"
        if own:
            if only or "both-times" not in self.game.draw_rules:
                return False, "flag-down"
            self.end_drawn("both-times")
        else:
            self.end("won %s time" % self.who(seat))
        return True, None

    def by_time(self):
        """Returns the seat that a claim of time would serve, or otherwise the seat to
        act.
        """
        for seat in range(2):
            if self.is_down(1 - seat) and not self.is_down(seat):
                return seat
        return self.position.acts

    # ---- Draws (10) --------------------------------------------------------------------

    def draw_stands(self):
        """A full board on which stones are to be lifted is not a draw yet."""
        return self.position.draw and not (
            self.position.lifts and self.position.draw == "full-board")

    def settle(self, presser):
        """Ends the game by a draw on the board once nothing can be claimed; a player who
        has pressed claims nothing.
        """
        draw = self.position.draw
        if self.result or not draw or presser is None and not self.draw_stands():
            return
        if presser is not None:
            self.position.given_up |= {presser}
        wins = {fact.winner for fact in self.standing()} | set(self.position.lifts)
        if self.is_down(0) != self.is_down(1):
            wins.add(0 if self.is_down(1) else 1)
        if draw == "two-passes" or not wins - self.position.given_up:
            self.end_drawn(draw)

    def draw(self, action, seat):
        refuse_if("agreement" not in self.game.draw_rules, "bad-action")
        if action["answer"] == "offer":
            refuse_if(self.offerer is not None or self.may_offer is None
                      or seat not in (None, self.may_offer), "not-now")
            self.offerer, self.may_offer = self.may_offer, None
            self.is_there(self.offerer)
            return
        refuse_if(self.offerer is None, "no-offer")
        refuse_if(action["answer"] == "withdraw", "not-now")
        refuse_if(seat == self.offerer, "not-your-turn")
        self.is_there(1 - self.offerer)
        self.offerer = None
        if action["answer"] == "accept":
            self.end_drawn("agreement")

    # ---- The end ----------------------------------------------------------------------

    def end(self, result):
        self.result = result

    def end_drawn(self, reason):
        self.end("drawn " + reason)

    def end_lost(self, seat, reason):
        self.end("won %s %s" % (self.who(1 - seat), reason))

    def resign(self, action, seat):
        seat = self.position.acts if seat is None else seat
        refuse_if(self.game.flag_up and self.is_down(1 - seat), "flag-down")
        self.end_lost(seat, "resignation")

    # ---- Touch and disorder (7, 8) ----------------------------------------------------

    def adjust(self, action, seat):
        refuse_if(seat not in (None, self.position.acts), "not-your-turn")
        self.is_there(self.position.acts)

    def disarranged(self, action, seat):
        if action["what"] == "unrestorable":
            if seat is None:
                self.end("void disarranged")
            else:
                self.end_lost(seat, "disarranged")
        elif action.get("number") is not None:
            number = action["number"]
            refuse_if(number > self.position.number, "wrong-count")
            running = self.position.running
            if number < self.position.number:
                self.position = copy(self.before[number])
                del self.before[number:]
                self.may_offer = self.offerer = None
            if running is not None and self.position.running is None:
                self.position.running = self.position.acts

    # ---- Records (13) and the organizer (14.6 to 14.9, 16, 17) ------------------------

    def is_short(self, seat):
        return bool(self.controls) and self.left[seat] <= LAST_MINUTES

    def note_records(self):
        if self.game.keeps_records and not self.game.waived:
            for seat in range(2):
                if self.is_short(seat):
                    self.unwritten[seat] += 1

    def record(self, action, seat):
        seat = self.position.acts if seat is None else seat
        refuse_if(not self.unwritten[seat], "not-now")
        self.unwritten[seat] = 0
        self.is_there(seat)

    def referee_due(self):
        return self.referees and not self.called and (self.is_short(0) or self.is_short(1))

    def call_referee(self, action, seat):
        refuse_if(not self.referee_due(), "not-now")
        self.called = True
        if seat is not None:
            self.is_there(seat)

    def organizer(self, action, seat):
        order, who = action["order"], action.get("who")
        target = self.seat(who)
        refuse_if(action.get("by") == "referee" or seat is not None and order != "suspend",
                  "not-your-turn")
        if order == "start":
            refuse_if(self.started, "not-now")
            self.start_clock(self.now)
        elif order == "suspend":
            refuse_if(self.suspended, "not-now")
            self.suspended = self.stopped = True
        elif order == "resume":
            refuse_if(not self.suspended, "not-now")
            self.suspended = self.stopped = False
        elif order == "referees":
            refuse_if(self.referees, "not-now")
            self.referees = True
        elif order == "absent":
            refuse_if(self.come[target] is not None or self.late[target], "not-now")
            self.be_late(target)
        elif order == "warn":
            self.warnings[target] += 1
        elif order == "set":
            refuse_if(not self.controls, "not-now")
            self.left[target] = action["seconds"] * 1000
            self.flag[target] = action["seconds"] == 0
        elif order == "penalty":
            refuse_if(not self.controls or action["seconds"] == 0, "not-now")
            self.spend(target, action["seconds"] * 1000)
        elif order == "forfeit":
            self.end_lost(target, "penalty")
        elif order == "win":
            self.end("won %s organizer" % self.who(target))
        elif order == "draw":
            self.end_drawn("organizer")
        elif order == "loss-of-both":
            self.end("void loss-of-both")
        elif order == "void":
            self.end("void organizer")

    # ---- Comparison -------------------------------------------------------------------

    def shown(self):
        """Returns the values that are compared with inarow's state."""
        position, seats = self.position, range(2)
        clock = None
        if self.controls:
            clock = {SEATS[s]: self.left[s] for s in seats}
            running = position.running
            clock["running"] = (self.who(running) if running is not None
                                and not self.stopped and not self.result else None)
            clock["due"] = {}
            for seat in seats:
                number = self.controls[self.control[seat]][0]
                if number:
                    clock["due"][SEATS[seat]] = (
                        number - position.made[seat] + self.due[seat])
        claims = [] if self.result else [
            (self.named(f), self.game.colours[f.winner], name(f.at))
            for f in self.standing()]
        to_lift = [name(p) for l in position.lifts.values() for pair in l.pairs for p in pair]
        return {
            "over": bool(self.result), "seat": SEATS[position.acts],
            "moves": position.number, "time": self.now, "clock": clock,
            "captured": dict(zip(self.game.colours, position.taken)),
            "claims": sorted(claims), "to_lift": sorted(to_lift),
            "draw_offer": None if self.offerer is None else self.who(self.offerer),
            "interrupted": self.suspended,
            "absent": [SEATS[s] for s in seats if self.late[s] and self.come[s] is None],
            "warnings": list(self.warnings),
            "owed": None if not self.game.keeps_records else [
                "waived" if self.game.waived or self.is_short(s) and not self.result
                else self.unwritten[s] or "owed" for s in seats],
            "referee_due": self.referee_due(),
        }
