"""Plays random games at the table, with several mishaps in each, in the model and in
inarow.

table_play.py GAMES SEED [PROGRAM]

Both do each action, and must agree after it on the refusal and its code, the state of
the game, the clocks, possible claims, captured stones and those to be lifted, offers,
and presence. The program prints TAP, with a test for each game of the family, and its
coverage.
"""

import json
import random
import subprocess
import sys
from collections import Counter

from table import SEATS, Table
from table_board import name
from table_games import BoatPente, ConnectFour, Gomoku, Pente87, Renju

CLOCKS = (None, "60", "400", "5/60 30", "4/40+2 3/310 20+5", "2/20+3 60+9", "310+1")
SHAPES = {
    Renju: [(6, 6), (8, 8), (9, 9), (10, 8)], Gomoku: [(5, 5), (6, 5), (7, 7)],
    ConnectFour: [(5, 4), (7, 6)], Pente87: [(9, 9), (9, 9), (11, 11)],
    BoatPente: [(9, 9), (11, 11)],
}


# ---- Actions ---------------------------------------------------------------------------

def text_of(action):
    """Returns an action in the form of a record."""
    verb = action["verb"]
    words = [verb]
    if verb == "disarranged" and "by" in action:
        words += ["by", action["by"]]
    for key in ("point", "claim", "answer", "what", "order", "who", "seconds"):
        if key in action:
            value = action[key]
            words.append(name(value) if key == "point" else str(value))
    if "points" in action:
        words += [name(p) for p in action["points"]]
    if action.get("number") is not None:
        words += ["to", str(action["number"])]
    if "by" in action and verb != "disarranged":
        words += ["by", action["by"]]
    if "at" in action:
        words += ["at", name(action["at"])]
    if "time" in action:
        words.append("@%.3f" % (action["time"] / 1000))
    return " ".join(words)


class Hand:
    """Chooses actions: usually good play, with mishaps between."""

    def __init__(self, rng, game):
        self.rng, self.game = rng, game
        self.forgets = rng.choice((0.05, 0.3, 0.6))
        self.wild = rng.choice((0.1, 0.3))

    def next(self, table):
        rng = self.rng
        away = [s for s in range(2) if table.come[s] is None]
        if away and rng.random() < 0.15:
            return {"verb": "arrive", "by": SEATS[rng.choice(away)],
                    "time": table.now + 4000}
        action = self.mishap(table) if rng.random() < self.wild else self.usual(table)
        if rng.random() < (0.8 if self.game.controls else 0.1):
            action["time"] = table.now + rng.choice((0, 250, 1000, 2500, 4000, 9000))
            if rng.random() < 0.02:
                action["time"] = table.now + rng.choice((-1000, 30000, 95000))
        return action

    def maybe_by(self, action, seat):
        if self.rng.random() < 0.3:
            action["by"] = self.word(seat)
        return action

    def word(self, seat):
        return self.rng.choice((SEATS[seat], self.game.colours[seat]))

    def player(self):
        return self.word(self.rng.randrange(2))

    def usual(self, table):
        position, rng = table.position, self.rng
        for seat, lift in position.lifts.items():
            if rng.random() < 0.5 and table.may_lift(seat):
                pairs = list(lift.pairs)
                count = len(pairs) if rng.random() < 0.8 else rng.randint(1, len(pairs))
                points = sorted(p for pair in rng.sample(pairs, count) for p in pair)
                return self.maybe_by({"verb": "capture", "points": points}, seat)
        pressable = [s for s in sorted(position.unpressed) if table.can_press(s)]
        if self.game.controls and pressable and rng.random() > self.forgets:
            seat = rng.choice(pressable)
            return self.maybe_by({"verb": "press"}, seat)
        claims = table.standing()
        if claims and rng.random() < 0.1:
            fact = rng.choice(claims)
            action = {"verb": "claim", "claim": rng.choice((fact.reason, "win"))}
            if rng.random() < 0.4:
                action["at"] = fact.at
            return self.maybe_by(action, table.holder(fact.winner))
        if table.offerer is not None and rng.random() < 0.3:
            return self.draws(table)
        if table.may_offer is not None and rng.random() < 0.06:
            return {"verb": "draw", "answer": "offer"}
        return self.move(table)

    def move(self, table):
        rng, points = self.rng, self.game.vacant(table.position)
        if not points or rng.random() < 0.02:
            return {"verb": "pass"}
        stones = table.position.board.stones
        near = [p for p in points if any(
            (p[0] + dx, p[1] + dy) in stones for dx in (-1, 0, 1) for dy in (-1, 0, 1))]
        return self.maybe_by({"verb": "play", "point": self.good(table, near or points)},
                             table.position.acts)

    def good(self, table, points):
        """Returns the one of a few points with the longest rows, or one that brackets."""
        best, most = None, -1
        board = table.position.board.copy()
        colour = table.position.acts
        for point in self.rng.sample(points, min(len(points), 5)):
            board.stones[point] = colour
            worth = sum(len(r) ** 2 for r in board.rows(point)) + self.rng.random()
            if self.game.captured:
                worth += 12 * len(board.bracketed(point))
            del board.stones[point]
            if worth > most:
                best, most = point, worth
        return best

    def point(self):
        columns, rows = self.game.size
        return self.rng.randint(1, columns + 1), self.rng.randint(1, rows + 1)

    def mishap(self, table):
        rng = self.rng
        return getattr(self, rng.choice(self.MISHAPS))(table)

    MISHAPS = ("claims time_claims draws draws presses plays passes captures demands "
               "adjusts restores restores clocks absences orders orders records "
               "claims claims presses rare").split()

    def by(self, action):
        """Adds one of the two players at random."""
        if self.rng.random() < 0.7:
            action["by"] = self.player()
        return action

    def claims(self, table):
        action = {"verb": "claim", "claim": self.rng.choice(self.game.kinds)}
        facts = table.position.facts
        if facts and self.rng.random() < 0.7:
            fact = self.rng.choice(facts)
            action["claim"] = self.rng.choice((fact.reason, "win", "five", "overline"))
            if action["claim"] not in self.game.kinds:
                action["claim"] = "win"
            if self.rng.random() < 0.5:
                action["at"] = fact.at
        if self.rng.random() < 0.1:
            action["at"] = self.point()
        if self.game.wrong_claim and self.rng.random() < 0.7:
            action["by"] = self.rng.choice(("referee", "organizer"))
        return self.by(action) if "by" not in action else action

    def time_claims(self, table):
        action = {"verb": "claim", "claim": "time"}
        if self.rng.random() < 0.2:
            action["by"] = self.rng.choice(("referee", "organizer"))
            return action
        return self.by(action)

    def draws(self, table):
        answer = self.rng.choice(("offer", "offer", "offer", "accept", "refuse"))
        return self.by({"verb": "draw", "answer": answer})

    def presses(self, table):
        return self.by({"verb": "press"})

    def plays(self, table):
        return self.by({"verb": "play", "point": self.point()})

    def passes(self, table):
        return self.by({"verb": "pass"})

    def captures(self, table):
        lifts = list(table.position.lifts.values()) + list(table.position.void.values())
        points = {self.point(), self.point()}
        if lifts and self.rng.random() < 0.8:
            points = set(self.rng.choice(self.rng.choice(lifts).pairs))
            if self.rng.random() < 0.2:
                points = set(sorted(points)[:1])
        points = sorted(p for p in points if p in table.position.board.inside)
        return self.by({"verb": "capture", "points": points or [self.game.size]})

    def demands(self, table):
        return self.by({"verb": "demand", "what": "removal"})

    def adjusts(self, table):
        return self.by({"verb": "adjust"})

    def restores(self, table):
        action = {"verb": "disarranged", "what": "restored"}
        if self.rng.random() < 0.9:
            number = table.position.number
            action["number"] = self.rng.choice(
                (number, number, number - 1, number - 1, number - 2, number + 1))
            action["number"] = max(0, action["number"])
        return self.by(action)

    def clocks(self, table):
        if self.rng.random() < 0.5:
            return {"verb": "claim", "claim": "clock-defect", "by": self.player()}
        return self.by({"verb": "call-referee"})

    def absences(self, table):
        if self.rng.random() < 0.5:
            return {"verb": "organizer", "order": "absent", "who": self.player()}
        return self.by({"verb": "arrive"})

    def orders(self, table):
        order = self.rng.choice(("start", "suspend", "resume", "resume", "resume",
                                 "referees", "warn", "set", "penalty"))
        action = {"verb": "organizer", "order": order}
        if order in ("warn", "set", "penalty"):
            action["who"] = self.player()
        if order in ("set", "penalty"):
            action["seconds"] = self.rng.choice((0, 1, 5, 30, 301))
        if self.rng.random() < 0.1:
            action["by"] = self.rng.choice((self.player(), "referee", "organizer"))
        return action

    def records(self, table):
        return self.by({"verb": "record"})

    def rare(self, table):
        if self.rng.random() < 0.8:
            return self.claims(table)
        return self.rng.choice((
            self.by({"verb": "resign"}),
            self.by({"verb": "disarranged", "what": "unrestorable"}),
            {"verb": "organizer", "order": "forfeit", "who": self.player()},
            {"verb": "organizer", "order": "win", "who": self.player()},
            {"verb": "organizer", "order": self.rng.choice(
                ("draw", "loss-of-both", "void"))}))


# ---- A game ----------------------------------------------------------------------------

def opening(rng, table):
    """Prepares the start: who is late, and the start of the clock."""
    list_ = []
    if rng.random() < 0.3:
        late = rng.sample(range(2), rng.randint(1, 2))
        list_ += [{"verb": "organizer", "order": "absent", "who": SEATS[s]} for s in late]
    if rng.random() < 0.5:
        list_.append({"verb": "organizer", "order": "start"})
    rng.shuffle(list_)
    if rng.random() < 0.3:
        list_ += [{"verb": "arrive", "by": SEATS[s], "time": t * 1000} for s, t in
                  zip(rng.sample(range(2), rng.randint(1, 2)), (7, 19))]
    return list_


def play(seed, kind, most):
    """Plays a game in the model; returns its variant and options, and a list of (text,
    the model's ruling, its code, its state).
    """
    rng = random.Random(seed)
    conduct = {}
    if rng.random() < 0.3:
        conduct["wrong_claim"] = "loses"
    if rng.random() < 0.3:
        conduct["first_five_stands"] = "true"
    if rng.random() < 0.3:
        conduct["resignation"] = "flag-up"
    if rng.random() < 0.2:
        conduct["records"] = "waived"
    options = {}
    if kind is Gomoku and rng.random() < 0.3:
        options["moves"] = rng.randint(8, 20)
    game = kind(rng.choice(SHAPES[kind]), clock=rng.choice(CLOCKS), conduct=conduct,
                **options)
    table, hand, steps = Table(game), Hand(rng, game), []
    first = opening(rng, table)
    while len(steps) < most:
        action = first.pop(0) if first else hand.next(table)
        table, said, code = table.apply(action)
        steps.append((text_of(action), said, code, table.shown()))
        if table.result:
            break
    return game, steps


# ---- inarow ----------------------------------------------------------------------------

def requests(number, game, steps):
    handle = "g%d" % number
    yield {"method": "new", "params": {"variant": game.variant,
                                       "options": game.options}}
    for text, _, _, _ in steps:
        yield {"method": "apply", "params": {"game": handle, "action": text}}
        yield {"method": "state", "params": {"game": handle}}


def ask(program, games):
    """Returns the answers of one process to all games, with a list for each game."""
    lines, counts = [], []
    for number, (game, steps) in enumerate(games, 1):
        before = len(lines)
        for request in requests(number, game, steps):
            lines.append(json.dumps({"id": len(lines), **request}))
        counts.append(len(lines) - before)
    done = subprocess.run([program, "serve"], input="\n".join(lines) + "\n",
                          capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines), done.stderr
    result = []
    for count in counts:
        result.append(answers[:count])
        del answers[:count]
    return result


def seen(game, state):
    """Returns inarow's state in the model's words."""
    clock = None
    if state.get("clock"):
        shown = state["clock"]
        clock = {s: round(shown[s] * 1000) for s in SEATS}
        clock["running"] = shown.get("running")
        due = shown.get("moves_due") or {}
        clock["due"] = {s: due[s] for s in SEATS if s in due}
    return {
        "over": state["over"], "seat": state["seat"], "moves": state["moves"],
        "time": round(state["time"] * 1000), "clock": clock,
        "captured": {c: state["captured"].get(c, 0) for c in game.colours},
        "claims": sorted((c["reason"], c["who"], c.get("point"))
                         for c in state["claims"]),
        "to_lift": sorted(state["to_lift"]), "draw_offer": state.get("draw_offer"),
        "interrupted": state["interrupted"], "absent": list(state["absent"]),
        "warnings": [state["warnings"][s] for s in SEATS],
        "owed": state.get("record") and [state["record"][s] for s in SEATS],
        "referee_due": state["referee_due"],
    }


def differs(game, step, answer, state):
    """Returns the differences between the model and inarow after an action."""
    text, said, code, shown = step
    if "error" in answer:
        got, got_code = "refused", answer["error"]["code"]
    else:
        got, got_code = answer["result"]["ruling"]["text"].split(" (")[0], None
    if said != got or code is not None and code != got_code:
        return "the model: %s %s; inarow: %s %s" % (said, code, got, got_code)
    now = seen(game, state["result"])
    wrong = {key: (shown[key], now[key]) for key in shown
             if key in now and shown[key] != now[key]
             and not (shown["over"] and key in ("referee_due", "absent"))}
    return "model, inarow: %r" % wrong if wrong else ""


def record(game, steps):
    lines = ["variant %s %s" % (game.variant, " ".join(
        "%s=%s" % item for item in sorted(game.options.items())
        if item[0] not in ("clock", "adjudication")))]
    lines += ["adjudication claims"] + (["clock " + game.clock] if game.clock else [])
    return "\n".join(lines + [s[0] for s in steps])


def main(count, seed, program="build/inarow"):
    failed = 0
    print("1..%d" % len(SHAPES))
    for number, kind in enumerate(SHAPES, 1):
        games = [play("%d %s %d" % (seed, kind.variant, n), kind, 70) for n in range(count)]
        wrong, steps_made, verbs, ends = [], 0, Counter(), Counter()
        for (game, steps), answers in zip(games, ask(program, games)):
            for i, step in enumerate(steps):
                steps_made += 1
                word = step[0].split()[0]
                verbs[word + (" refused" if step[1] == "refused" else "")] += 1
                said = differs(game, step, answers[2 * i + 1], answers[2 * i + 2])
                if said:
                    wrong.append((record(game, steps[:i + 1]), said))
                    break
            ends[steps[-1][1] if steps[-1][3]["over"] else "playing"] += 1
        print("%sok %d - %s: %d games, %d actions, %d differences" % (
            "not " if wrong else "", number, kind.variant, count, steps_made, len(wrong)))
        print("# %s" % ", ".join("%s %d" % item for item in sorted(verbs.items())))
        print("# %s" % ", ".join("%s %d" % item for item in sorted(ends.items())))
        for text, said in sorted(wrong, key=lambda w: len(w[0]))[:3]:
            print("# " + text.replace("\n", "\n# ") + "\n# " + said)
        failed += bool(wrong)
    return failed


if __name__ == "__main__":
    sys.exit(1 if main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]) else 0)
