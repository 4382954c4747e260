"""Counts positions and patterns of random games by brute force, and compares with
`inarow explore` and `inarow find`.

archive.py SEED [QUESTIONS]

The games are of four variants: stones on an empty board, with captures in Pente and
gravity in Connect Four. A position is its stones, the side to move and, with
captures, the number of captured stones for each side; it is the same in all
symmetries of the board. Every game counts once for each position that it reaches, and
for a pattern that occurs in any of them. The program reports in TAP.
"""
import json
import os
import random
import subprocess
import sys
import tempfile

LETTERS = "abcdefghijklmnopqrstuvwxyz"
GAMES = {  # width, height, gravity, captures, first colour
    "renju opening=free": (15, 15, False, False, ("black", "white")),
    "gomoku size=9": (9, 9, False, False, ("black", "white")),
    "pente opening=free size=13": (13, 13, False, True, ("white", "black")),
    "connect_four": (7, 6, True, False, ("red", "yellow")),
}


def images(width, height, gravity):
    """Returns the symmetries of the board, as functions of a point."""
    flips = [(False, False), (True, False)]
    if not gravity:
        flips += [(False, True), (True, True)]
    for turned in (False, True) if width == height and not gravity else (False,):
        for across, down in flips:
            def image(x, y, turned=turned, across=across, down=down):
                x, y = (y, x) if turned else (x, y)
                return width - 1 - x if across else x, height - 1 - y if down else y
            yield image


def boards(moves, game):
    """Returns the board before the first move and after each, with each side's captures.
    """
    _, _, _, captures, _ = game
    board, taken = {}, [0, 0]
    for number in range(len(moves) + 1):
        if number:
            (x, y), mover = moves[number - 1], (number - 1) % 2
            board[x, y] = mover
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    row = [(x + dx * i, y + dy * i) for i in (1, 2, 3)]
                    stones = [board.get(point) for point in row]
                    if captures and stones == [1 - mover, 1 - mover, mover]:
                        del board[row[0]], board[row[1]]
                        taken[mover] += 2
        yield dict(board), tuple(taken)


def positions(moves, game, maps):
    """Returns the positions before the first move and after each, as values to compare.
    """
    found = []
    for number, (board, taken) in enumerate(boards(moves, game)):
        stones = min(tuple(sorted((*image(x, y), colour)
                                  for (x, y), colour in board.items())) for image in maps)
        found.append((stones, number % 2, taken))
    return found


def random_moves(game, length, start):
    width, height, gravity, _, _ = game
    moves, board = [], set()
    for move in start:
        moves.append(move)
        board.add(move)
    while len(moves) < length:
        x, y = random.randrange(width), random.randrange(height)
        if random.random() < 0.7 and moves:
            near = random.choice(moves[-4:])
            x, y = near[0] + random.randint(-1, 1), near[1] + random.randint(-1, 1)
        if gravity:
            y = sum(1 for point in board if point[0] == x)
        if 0 <= x < width and 0 <= y < height and (x, y) not in board:
            moves.append((x, y))
            board.add((x, y))
    return moves


def name(move):
    return LETTERS[move[0]] + str(move[1] + 1)


def judged(record):
    """Returns the accepted moves: a game may end, or break the rules, before its last
    move.
    """
    said = subprocess.run(["inarow", "judge", "--json", "-"], input=record, text=True,
                          capture_output=True, check=False).stdout
    return [json.loads(line)["moves"] for line in said.splitlines()]


def library(folder, rules, game):
    """Writes random games to a file, many of which begin alike; returns their moves."""
    book = [random_moves(game, 6, []) for _ in range(4)]
    lines, text = [], []
    for _ in range(120):
        start = random.choice(book)[:random.randint(0, 6)]
        random.shuffle(start) if not game[2] and random.random() < 0.3 else None
        moves = random_moves(game, random.randint(6, 18), start)
        won = random.choice(game[4])
        lines.append((moves, won))
        text.append(f"variant {rules}\nresult {won}\n"
                    + "".join(f"play {name(move)}\n" for move in moves))
    record = "---\n".join(text)
    path = os.path.join(folder, rules.split()[0] + ".rec")
    with open(path, "w", encoding="utf-8") as file:
        file.write(record)
    games = {tuple(moves[:count])  # a repeated game is not added
             for (moves, _), count in zip(lines, judged(record))}
    return path, sorted(games)


def asked(database, rules, moves):
    words = rules.split()
    said = subprocess.run(
        ["inarow", "explore", "--json", "--variant", *words, "--", database,
         " ".join(map(name, moves))], capture_output=True, text=True, check=False)
    return json.loads(said.stdout) if said.stdout else said.stderr


def expected(known, position, game):
    """Returns the games through a position and, for each next position, how many games
    go there from here, and how many reach it in any way.
    """
    played, games = {}, 0
    for sequence in known:
        if position in sequence:
            games += 1
            at = sequence.index(position)
            if at + 1 < len(sequence):
                after = sequence[at + 1]
                played[after] = played.get(after, 0) + 1
    reached = {after: sum(after in sequence for sequence in known) for after in played}
    return games, sorted((played[after], reached[after]) for after in played)


def random_pattern(games, game):
    """Returns a random pattern, taken from a part of a game's board: (x, y, stone or
    None) of some points.
    """
    width, height = game[:2]
    played = list(boards(random.choice(games), game))
    board, _ = random.choice(played[len(played) // 2:])
    x, y = random.choice(list(board))
    is_whole = random.random() < 0.3
    wide, high = game[:2] if is_whole else (random.randint(1, 4), random.randint(1, 3))
    left, low = max(0, min(x - 1, width - wide)), max(0, min(y - 1, height - high))
    cells = [(i, j, board.get((left + i, low + j)))
             for i in range(wide) for j in range(high)
             if random.random() < (4 / width / height if is_whole else 0.7)]
    return wide, high, cells


def picture(wide, high, cells):
    rows = [["?"] * wide for _ in range(high)]
    for x, y, stone in cells:
        rows[high - 1 - y][x] = "." if stone is None else "XO"[stone]
    return "/".join(map("".join, rows))


def placed(pattern, game, maps):
    """Returns a pattern at all places with all its images: sets of points with stones. A
    pattern of the board's size has only one place.
    """
    width, height = game[:2]
    wide, high, cells = pattern
    across, down = range(-width, width), range(-height, height)
    if (wide, high) == (width, height):
        across, down = (0,), (0,)
    return {frozenset((*image(x + dx, y + dy), stone) for x, y, stone in cells)
            for dx in across for dy in down for image in maps
            if all(0 <= x + dx < width and 0 <= y + dy < height for x, y, _ in cells)}


def shows(pattern, moves, game):
    return any(all(board.get((x, y)) == stone for x, y, stone in image)
               for board, _ in boards(moves, game) for image in pattern)


def check_patterns(database, rules, game, games, maps, count):
    """Returns the faults of `count` patterns."""
    faults = []
    while count:
        pattern = random_pattern(games, game)
        if not pattern[2]:
            continue
        count -= 1
        text, images = picture(*pattern), placed(pattern, game, maps)
        wanted = sum(shows(images, moves, game) for moves in games)
        found = subprocess.run(
            ["inarow", "find", database, "--variant", rules.split()[0], "--count",
             "--pattern", text], capture_output=True, text=True, check=False).stdout
        if found != f"{wanted}\n":
            faults.append(f"{text}: {found.strip()}, not {wanted}")
    return faults


def main():
    random.seed(int(sys.argv[1]))
    questions = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    number = 0
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, "games.db")
        for rules, game in GAMES.items():
            maps = list(images(*game[:3]))
            path, games = library(folder, rules, game)
            subprocess.run(["inarow", "index", database, path], check=True,
                           stdout=subprocess.DEVNULL)
            known = [positions(moves, game, maps) for moves in games]
            faults = []
            for _ in range(questions):
                moves = random.choice(games)
                moves = moves[:random.randint(0, len(moves) - 1)]
                answer = asked(database, rules, moves)
                wanted = expected(known, positions(moves, game, maps)[-1], game)
                if isinstance(answer, str):
                    faults.append(answer)
                    continue
                found = (answer["games"]["games"],
                         sorted((move["played"]["games"], move["reached"]["games"])
                                for move in answer["moves"]))
                if found != wanted:
                    faults.append(f"{' '.join(map(name, moves))}: {found}, not {wanted}")
            patterns = max(1, questions // 4)
            faults += check_patterns(database, rules, game, games, maps, patterns)
            number += 1
            print(f"{'not ok' if faults else 'ok'} {number} - {rules}: {questions} positions,"
                  f" {patterns} patterns")
            for fault in faults[:3]:
                print("# " + fault)
    print(f"1..{number}")


main()
