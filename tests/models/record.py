"""Reads a record: the game, and its position after the actions."""
import re
from dataclasses import replace

import board
from games import GAMES
from model import Game, Over, allows

ABOUT = {"seats", "note", "result", "expect"}  # lines that do not change the board


class Unreadable(Exception):
    """The text is not a record, or its game goes otherwise; the exception's text gives
    the reason.
    """


def read(text):
    """Returns the game after the record's actions, and the colour to move."""
    lines = [line.split("#")[0].split("->")[0].split() for line in text.split("\n")]
    lines = [words for words in lines if words and words[0] not in ABOUT]
    if not lines or lines[0][0] != "variant" or len(lines[0]) < 2:
        raise Unreadable("the record does not begin with its variant")
    rules = rules_of(lines[0][1:])
    lines = lines[1:]
    if lines and lines[0] == ["board"]:
        rows, rest = lines[1:1 + rules.board.rows], lines[1 + rules.board.rows:]
        turn = rules.colours[0]
        if rest and rest[0][0] == "turn":
            turn, rest = " ".join(rest[0][1:]), rest[1:]
        if turn not in rules.colours:
            raise Unreadable("%s has no turns" % turn)
        rules = replace(rules, opening=set_up(stones_of(rules, rows), turn))
        lines = rest
    return play(Game(rules), lines)


def rules_of(words):
    """Returns the rules of a variant with options, given as words of a record."""
    variant, options = words[0], dict(map(option, words[1:]))
    if variant not in GAMES:
        raise Unreadable("there is no model of %s" % variant)
    settings, rules = GAMES[variant]
    values = {key: str(choices[0]) for key, choices in settings.items()}
    if set(options) - set(values):
        raise Unreadable("there is no model of " + ", ".join(set(options) - set(values)))
    values.update(options)
    across = re.fullmatch(r"(\d+)x(\d+)", values.get("size", ""))
    if across and variant not in ("connect_four", "popout"):
        columns, rows = map(int, across.groups())
        values["size"] = str(columns)
        return replace(rules(values), board=board.rectangle(columns, rows))
    return rules(values)


def option(word):
    if word.count("=") != 1:
        raise Unreadable("%s is not an option" % word)
    return word.split("=")


def stones_of(rules, rows):
    """Returns a board's stones, given its rows as words of a record."""
    rows = ["".join(row) for row in rows]
    letters = dict(zip("XO", rules.colours))
    if len(rows) != rules.board.rows or \
            any(len(row) != rules.board.columns or set(row) - set("XO.") for row in rows):
        raise Unreadable("the board's rows are not those of this game")
    return {(x, y): letters[letter] for y, row in enumerate(reversed(rows))
            for x, letter in enumerate(row) if letter != "."}


def set_up(stones, turn):
    """Returns an opening that is over, with these stones on the board."""
    def opening(game):
        game.stones.update(stones)
        return turn
        yield
    return opening


def play(game, actions):
    course = game.play()
    try:
        choices = next(course)
        for words in actions:
            choices = course.send(action(game, choices, words))
    except Over as over:
        raise Unreadable("the game is over: %s" % over) from None
    colours = {c.what for c in choices if c.verb == "play"}
    if not game.settled or len(colours) != 1:
        raise Unreadable("the opening is not over")
    return game, colours.pop()


def action(game, choices, words):
    """Returns the words of a line as a choice is sent, if it is one of the choices."""
    verb, points, others = words[0], [], []
    if verb in ("variation", "---"):
        raise Unreadable("a record of one line of play is wanted")
    for word in until_said_by(words[1:]):
        point = point_of(game.board, word)
        (others if point is None else points).append(word if point is None else point)
    others = [int(word) if word.isdigit() else word for word in others]
    what = tuple(others) if len(others) > 1 else others[0] if others else None
    if verb == "take":
        what = 2
    if verb == "play" and what is None:
        what = next((c.what for c in choices if c.verb == "play"), None)
    if not allows(game, choices, verb, what, tuple(points)):
        raise Unreadable("%s cannot be played" % " ".join(words))
    return verb, what, tuple(points)


def until_said_by(words):
    """Removes the player and the time from an action."""
    for n, word in enumerate(words):
        if word in ("by", "at") or word.startswith("@"):
            return words[:n]
    return words


def point_of(points, word):
    """Returns a point of the board by its name, or None."""
    named = re.fullmatch(r"([a-z])([1-9]\d?)", word)
    point = named and (ord(named[1]) - ord("a"), int(named[2]) - 1)
    return point if point in points.on_board else None
