"""Writes synthetic games as records, for an archive: games.py GAMES SEED.

Renju, go-moku, Pente and Connect Four take turns. Each game begins with moves of a
small book, whose lines share their beginnings, and continues at random near the last
stones. So early positions recur, with several orders of moves, and late ones do not.
"""
import random
import sys

LETTERS = "abcdefghijklmnopqrstuvwxyz"
GAMES = (  # variant, width, height, gravity, colours
    ("renju opening=free", 15, 15, False, ("black", "white")),
    ("gomoku", 19, 19, False, ("black", "white")),
    ("pente", 19, 19, False, ("white", "black")),
    ("connect_four", 7, 6, True, ("red", "yellow")),
)


def moves_of(game, length, start):
    """Returns moves that begin with those of `start`, or in the centre."""
    _, width, height, gravity, _ = game
    moves = list(start) or [(width // 2, 0 if gravity else height // 2)]
    taken = set(moves)
    while len(moves) < min(length, width * height):
        reach = 2 + len(moves) // 8
        near = random.choice(moves[-6:])
        x, y = near[0] + random.randint(-reach, reach), near[1] + random.randint(-reach, reach)
        if gravity:
            x = random.randrange(width)
            y = sum((x, row) in taken for row in range(height))
        if 0 <= x < width and 0 <= y < height and (x, y) not in taken:
            moves.append((x, y))
            taken.add((x, y))
    return moves


def book_of(game):
    length = 8 if game[3] else 12
    book = [moves_of(game, length, ()) for _ in range(40)]
    for _ in range(40):
        book.append(moves_of(game, length, random.choice(book)[:random.randint(2, 8)]))
    return book


def record_of(game, book):
    variant, _, _, gravity, colours = game
    start = random.choice(book)
    start = start[:random.randint(3, len(start))]
    if not gravity and variant != "pente" and len(start) > 4 and random.random() < 0.3:
        start[-3], start[-1] = start[-1], start[-3]
    moves = moves_of(game, random.randint(10, 36) if gravity else random.randint(20, 45), start)
    date = f"{random.randint(1980, 2025)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"
    return (f"variant {variant}\nseats \"Player {random.randrange(3000)}\" "
            f"\"Player {random.randrange(3000)}\"\nresult {random.choice((*colours, 'draw'))}\n"
            f"#= EV: Event {random.randrange(500)}\n#= DT: {date}\n"
            + "".join(f"play {LETTERS[x]}{y + 1}\n" for x, y in moves))


def main():
    random.seed(int(sys.argv[2]))
    books = [book_of(game) for game in GAMES]
    for number in range(int(sys.argv[1])):
        which = number % len(GAMES)
        sys.stdout.write(("---\n" if number else "") + record_of(GAMES[which], books[which]))


main()
