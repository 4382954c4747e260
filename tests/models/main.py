"""Compares random games by the models and by inarow after every action.

python3 tests/models/main.py SEED GAMES [VARIANT…]

GAMES games are played of each variant, with random options. The program reports in
TAP: a line for each variant, and the first difference in a game as a record below it.
"""
import random as randoms
import sys

import games
import player
from arbiter import Arbiter
from board import name
from model import Game, Over

MOST_STEPS = 150
ILLEGAL = 0.15  # part of the tried actions
FORBIDDEN = 0.1  # part of the steps at which forbidden points are compared


class Played:
    """A game of the model: requests, each with its expected answer."""

    def __init__(self, variant, random):
        self.variant, self.random = variant, random
        settings, rules_of = games.GAMES[variant]
        rules = None
        while not rules:
            self.options = {key: str(random.choice([values[0], random.choice(values)]))
                            for key, values in settings.items()}
            rules = rules_of(dict(self.options))
        self.game = Game(rules)
        self.expected = []  # (method, params, answer, earlier actions)
        self.actions = []
        self.taste = random.choice(player.TASTES)
        self.play()

    def expect(self, method, answer, **params):
        self.expected.append((method, params, answer, len(self.actions)))

    def play(self):
        course = self.game.play()
        choices = next(course)
        self.compare(choices)
        while len(self.actions) < MOST_STEPS:
            if self.random.random() < ILLEGAL:
                self.apply(player.illegal(self.game, choices, self.random), "refused")
                self.compare(choices)
                continue
            verb, what, points, text = player.action(self.game, choices, self.random,
                                                       self.taste)
            try:
                choices = course.send((verb, what, points))
            except Over as over:
                self.apply(text, str(over))
                self.end(str(over))
                return
            self.apply(text, "ok")
            self.compare(choices)

    def apply(self, text, status):
        self.actions.append(text + ("  # refused" if status == "refused" else ""))
        self.expect("apply", status, action=text)

    def end(self, status):
        self.expect("state", self.counts({"status": status}))
        self.expect("legal", frozenset())
        self.expect("apply", "refused", action="play " + name(self.game.board.points[0]))

    def compare(self, choices):
        """Adds requests about the public state of the game, and about its legal actions.
        """
        seat = choices[0].seat
        placed = {c.what for c in choices if c.verb == "play"}
        held = next((c for c, by in self.game.seat.items() if by == seat), None)
        to_move = placed.pop() if len(placed) == 1 else held
        state = {"status": "playing", "seat": seat}
        if self.game.settled:  # until then, colours may be open
            state["to_move"] = to_move
        count = next((c.count for c in choices if c.count), None)
        if count:
            state["count"] = count
        self.expect("state", self.counts(state))
        self.expect("legal", frozenset(map(key, choices)))
        if self.game.rules.forbidden and self.game.settled \
                and self.random.random() < FORBIDDEN:
            for colour in self.game.rules.forbidden:
                points = [p for p in self.game.board.points if p not in self.game.stones and
                          self.game.breaks(p, colour)]
                self.expect("forbidden", player.names(points), colour=colour)

    def counts(self, state):
        state = dict(state, captured=dict(self.game.captured))
        if self.game.rules.supply:
            state["supply"] = dict(self.game.supply)
        return state


def key(choice):
    """Returns the compared parts of a choice: verb, seat, what, names of the points."""
    what = choice.what
    if isinstance(what, tuple):
        what = "%d %d" % what if choice.verb == "roll" else name(what)
    points = None if choice.points is None else frozenset(map(name, choice.points))
    return choice.verb, choice.seat, None if what is None else str(what), points


def key_of_answer(choice):
    """Does the same for a choice of inarow."""
    what = choice.get("colour") or choice.get("from") or choice.get("number")
    if "dice" in choice:
        what = "%d %d" % tuple(choice["dice"])
    points = frozenset(choice["points"]) if "points" in choice else None
    return choice["verb"], choice.get("by"), None if what is None else str(what), points


def without_citation(line):
    return line.split(" (")[0]


def answered(method, answer, expected):
    """Returns the compared part of inarow's answer."""
    if "error" in answer:
        ruling = answer["error"].get("ruling")
        return "refused" if ruling else "error: " + answer["error"]["message"]
    if method == "apply":
        return without_citation(answer["ruling"]["text"])
    if method == "legal":
        return frozenset(map(key_of_answer, answer["choices"]))
    if method == "forbidden":
        return sorted(answer["points"])
    return {k: without_citation(v) if k == "status" else v
            for k, v in answer.items() if k in expected}


def shown(value):
    """Returns a value for reports: sets are sorted."""
    if isinstance(value, frozenset):
        return [c[:3] + (" ".join(sorted(c[3] or ())),) for c in sorted(value, key=str)]
    return value


def difference(played, answers):
    """Returns lines that report the first difference in a game, or none."""
    for (method, params, expected, before), answer in zip(played.expected, answers):
        got = answered(method, answer, expected)
        if got != expected:
            options = " ".join("%s=%s" % pair for pair in played.options.items())
            return ["variant %s %s" % (played.variant, options)] + \
                played.actions[:before] + \
                ["%s %s" % (method, params or ""), "the model: %s" % shown(expected),
                 "inarow:    %s" % shown(got)]
    return None


def compare(arbiter, variant, number, seed):
    """Compares games of a variant; returns (steps, tried refusals, reports)."""
    all_played = [Played(variant, randoms.Random("%s %s %d" % (seed, variant, n)))
                  for n in range(number)]
    begun = arbiter.ask([("new", {"variant": variant, "options": p.options})
                         for p in all_played])
    reports, asked, steps, refusals = [], [], 0, 0
    for played, answer in zip(all_played, begun):
        if "error" in answer:
            reports.append(["%s %s" % (variant, played.options),
                            answer["error"]["message"]])
            continue
        asked.append((played, [(method, dict(params, game=answer["game"]))
                               for method, params, _, _ in played.expected]))
    answers = iter(arbiter.ask([r for _, requests in asked for r in requests]))
    for played, requests in asked:
        report = difference(played, [next(answers) for _ in requests])
        if report:
            reports.append(report)
        steps += len(played.actions)
        refusals += sum(a.endswith("refused") for a in played.actions)
    arbiter.ask([("close", {"game": a["game"]}) for a in begun if "game" in a])
    return steps, refusals, reports


def main(seed, number, *variants):
    arbiter = Arbiter()
    variants = variants or list(games.GAMES)
    total = failed = 0
    for count, variant in enumerate(variants, 1):
        steps, refusals, reports = compare(arbiter, variant, int(number), seed)
        total += steps
        failed += bool(reports)
        print("%sok %d - %s: %s games, %d steps, %d of them refused, %d differences" % (
            "not " if reports else "", count, variant, number, steps, refusals,
            len(reports)))
        for report in reports[:3]:
            print("\n".join("# " + line for line in report))
    print("1..%d" % len(variants))
    print("# %d steps" % total)
    arbiter.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
