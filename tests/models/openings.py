"""Openings, each written like its rule text: the actions of each player, step by step.

An opening is a generator of a game (model.py). It returns the colour that moves next.
"""
import rows
from model import Choice


def patterns(game):
    """RIF 11, 12.2-4: the first player places the three stones of one of 26 patterns. Up
    to symmetry, these are all patterns with the second stone beside the first, and
    the third near.
    """
    black, white = game.rules.colours
    yield from game.place(black, game.board.central(1), "first")
    yield from game.place(white, game.board.central(3), "first")
    yield from game.place(black, game.board.central(5), "first")


def rif(game):
    """RIF 12: the 4th may be passed (reading 11), and two fifth stones are offered."""
    black, white = game.rules.colours
    yield from patterns(game)
    yield from game.swap()
    yield from game.place(white, passing=True)
    yield from game.offer_and_pick(2)
    return white


def soosorv(most):
    """SOOSORV: White's 4th comes with the number of fifths; swap."""
    def opening(game):
        _, white = game.rules.colours
        yield from patterns(game)
        yield from game.swap()
        yield from game.place(white)
        number = yield from game.declare(game.seat[white], most)
        yield from game.swap()
        yield from game.offer_and_pick(number)
        return white
    return opening


def yamaguchi(most):
    """YAMAGUCHI: the first player declares the number of fifths with the pattern."""
    def opening(game):
        _, white = game.rules.colours
        yield from patterns(game)
        number = yield from game.declare("first", most)
        yield from game.swap()
        yield from game.place(white)
        yield from game.offer_and_pick(number)
        return white
    return opening


def tarannikov(game):
    """TARANNIKOV: a swap after each of five stones, within 1, 3, 5, 7 and 9; then the
    6th.
    """
    black, white = game.rules.colours
    for number, colour in enumerate([black, white, black, white, black]):
        yield from game.place(colour, game.board.central(2 * number + 1))
        yield from game.swap()
    yield from game.place(white)
    return black


def taraguchi(offers):
    """T10, reading 10: a swap after the 4th leads to choice 1; a keep leaves both
    choices.
    """
    def opening(game):
        black, white = game.rules.colours
        for number, colour in enumerate([black, white, black, white]):
            yield from game.place(colour, game.board.central(2 * number + 1))
            swapped = yield from game.swap()
        within = game.vacant(black, game.board.central(9))
        choice_1 = Choice("play", game.seat[black], black, within)
        choices = [choice_1] if swapped else [choice_1, game.an_offer(offers)]
        verb, _, points = yield choices
        if verb == "play":
            game.put(points[0], black)
            yield from game.swap()
        else:
            _, _, points = yield [Choice("pick", game.seat[white], None, frozenset(points))]
            game.put(points[0], black)
        yield from game.place(white)
        return black
    return opening


def centre(game):
    """The first stone must be in the centre."""
    colour = game.rules.colours[0]
    yield from game.place(colour, game.board.central(1))
    return game.after(colour)


def off_centre(game):
    """Reading 23: the first stone may not be in the centre."""
    colour = game.rules.colours[0]
    yield from game.place(colour, set(game.board.points) - game.board.central(1))
    return game.after(colour)


def far_second(side, cross=0):
    """The first stone is in the centre. The first player's second stone is outside the
    central square of this side; in GPENTE, also not within `cross` of the centre on
    its row or column.
    """
    def opening(game):
        one, two = game.rules.colours
        barred = game.board.central(side)
        x, y = game.board.centre
        for a in range(-cross, cross + 1):
            barred |= {(x + a, y), (x, y + a)}
        yield from game.place(one, game.board.central(1))
        yield from game.place(two)
        yield from game.place(one, set(game.board.points) - barred)
        return two
    return opening


def p87(game):
    """P87 4.2, 11, reading 7: a pass does not use up White's second move."""
    white, black = game.rules.colours
    outside = set(game.board.points) - game.board.central(5)
    yield from game.place(white, game.board.central(1))
    while True:
        yield from game.place(black, passing=True)
        if (yield from game.place(white, outside, passing=True)):
            return black


def swap_first(game):
    """YAVALATH, SQUAVA: the second player may take over the first stone."""
    colour = game.rules.colours[0]
    yield from game.place(colour)
    yield from game.swap()
    return game.after(colour)


def first_three(game):
    one, two = game.rules.colours
    for colour in (one, two, one):
        yield from game.place(colour, seat="first")


def swap(game):
    """SWAP: the first player places three stones, and the other player chooses a colour.
    """
    yield from first_three(game)
    yield from game.choose("second")
    return game.rules.colours[1]


def swap2(order):
    """SWAP2: the other player may instead place one more stone of each colour, in either
    order or white first, and leave the choice to the first player. White has one
    stone fewer and moves next.
    """
    def opening(game):
        black, white = game.rules.colours
        yield from first_three(game)
        if (yield from game.choose("second", take_two=True)) == "choose":
            return white
        free = [Choice("play", "second", c, game.vacant(c)) for c in (black, white)]
        _, colour, points = yield free if order == "either" else free[1:]
        game.done("play", colour, points, "second")
        yield from game.place(white if colour == black else black, seat="second")
        yield from game.choose("first")
        return white
    return opening


def swap5(game):
    """SWAP5: after each of five stones the other player may swap the colours."""
    black, white = game.rules.colours
    for colour in (black, white, black, white, black):
        yield from game.place(colour)
        yield from game.swap()
    return white


def in_the_centre(game, opening):
    return game.board.central(1) if opening == "centre" else None


def swap2_pente(where):
    """SWAP2PENTE, reading 22: white, black, white; the two further stones are placed in
    turn, black first.
    """
    def opening(game):
        white, black = game.rules.colours
        yield from game.place(white, in_the_centre(game, where), "first")
        yield from game.place(black, seat="first")
        yield from game.place(white, seat="first")
        if (yield from game.choose("second", take_two=True)) == "take":
            yield from game.place(black, seat="second")
            yield from game.place(white, seat="second")
            yield from game.choose("first")
        return black
    return opening


def dpente(where):
    """DPENTE: the first player places four stones; the other player chooses a colour."""
    def opening(game):
        white, black = game.rules.colours
        yield from game.place(white, in_the_centre(game, where), "first")
        for colour in (black, white, black):
            yield from game.place(colour, seat="first")
        yield from game.choose("second")
        return white
    return opening


def bead(restriction):
    """BEAD 1 to 5. Player B has the colour that was placed twice."""
    def opening(game):
        colours = game.rules.colours
        while True:
            dice = [Choice("roll", "first", (a, b)) for a in range(1, 7) for b in range(1, 7)]
            _, (a, b), _ = yield dice
            if a != b:
                break
        placed = []
        for _ in range(3):
            _, colour, points = yield [Choice("play", "first", c, game.vacant(c))
                                       for c in colours if placed.count(c) < 2]
            game.done("play", colour, points, "first")
            placed.append(colour)
        theirs = max(colours, key=placed.count)
        mine = game.after(theirs)
        game.rules.wins = {theirs: rows.exactly_five, mine: rows.five_or_more}
        yield from game.choose("second")
        yield from game.place(mine)
        game.rules.forbidden = {theirs: restriction}
        one = yield from game.place(theirs)
        two = yield from game.place(theirs)
        _, _, points = yield [Choice("remove", game.seat[mine], None,
                                     frozenset([one, two]))]
        del game.stones[points[0]]
        game.supply[theirs] += 1
        yield from game.place(mine)
        return theirs
    return opening
