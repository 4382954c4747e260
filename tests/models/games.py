"""The games of the family, each with its options and the rules for them.

`GAMES[name]` is (options, rules). The options have their possible values, the default
first. `rules` is a function that returns the `Rules` for some options, or None if
they do not fit together.
"""
import forbidden
import openings
import rows
from board import ORTHOGONAL, cube, hexagon, rectangle, square
from model import Rules

BLACK_WHITE = ["black", "white"]
WHITE_BLACK = ["white", "black"]
YES = "true"
GAMES = {}


def game(name, **options):
    def add(rules):
        GAMES[name] = (options, rules)
        return rules
    return add


# ---- Renju -------------------------------------------------------------------------------

RENJU = dict(size=[15, 9, 11], five_makes_three=["false", YES], literal_9_3=["false", YES],
             forbidden=["loses", "refused"])


def renju(o, opening):
    """RIF 9: Black wins with exactly five, White with longer rows too. RIF 5: passing."""
    black = forbidden.Renju(five_makes_three=o["five_makes_three"] == YES,
                            literal=o["literal_9_3"] == YES)
    return Rules(square(int(o["size"])), BLACK_WHITE, opening=opening, passing=True,
                 wins={"black": rows.exactly_five, "white": rows.five_or_more},
                 forbidden={"black": black}, penalty=o["forbidden"])


@game("renju", opening=["centre", "free"], **RENJU)
def _(o):
    return renju(o, openings.centre if o["opening"] == "centre" else None)


@game("rif_renju", **RENJU)
def _(o):
    return renju(o, openings.rif)


@game("soosorv_8", most=[8, 4, 5, 6, 7], **RENJU)
def _(o):
    return renju(o, openings.soosorv(int(o["most"])))


@game("yamaguchi", most=[12, 4, 6, 8, 10], **RENJU)
def _(o):
    return renju(o, openings.yamaguchi(int(o["most"])))


@game("tarannikov", **RENJU)
def _(o):
    return renju(o, openings.tarannikov)


@game("taraguchi_10", offers=[10, 1, 2, 3, 4, 5, 6, 7, 8, 9], **RENJU)
def _(o):
    return renju(o, openings.taraguchi(int(o["offers"])))


# ---- Historic renju (HIST, reading 8) -----------------------------------------------------

SIZES = [19, 9, 11]


def history(o, restriction, colours, penalty, exact=False):
    if o.get("defence_exempt") == YES:
        restriction = forbidden.unless_defence(restriction, restriction.words)
    black = rows.exactly_five if exact else rows.five_or_more
    return Rules(square(int(o["size"])), BLACK_WHITE,
                 wins={"black": black, "white": rows.five_or_more},
                 forbidden=dict.fromkeys(colours, restriction), penalty=penalty)


def double_three(exact=False, four_saves=True, **more):
    return forbidden.Renju(exact=exact, overline=exact, four_saves=four_saves,
                           **{"double_four": False, **more})


@game("renju_1899", size=SIZES, defence_exempt=["false", YES])
def _(o):
    return history(o, double_three(), BLACK_WHITE, "refused")


@game("renju_1903", size=SIZES, defence_exempt=["false", YES])
def _(o):
    return history(o, double_three(), ["black"], "refused")


@game("renju_1912", size=SIZES)
def _(o):
    return history(o, double_three(), ["black"], "loses")


@game("renju_1916", size=SIZES)
def _(o):
    return history(o, double_three(exact=True), ["black"], "loses", exact=True)


@game("renju_1918", size=SIZES)
def _(o):
    restriction = double_three(exact=True, four_saves=False)
    return history(o, restriction, ["black"], "loses", exact=True)


@game("renju_1931", size=[15, 9, 11], double_four=["forbidden", "allowed"])
def _(o):
    restriction = double_three(exact=True, four_saves=False,
                               double_four=o["double_four"] == "forbidden")
    return history(o, restriction, ["black"], "loses", exact=True)


# ---- Go-moku ------------------------------------------------------------------------------

FREE = dict(moves=[0, 20, 45], size=[19, 7, 9])
FREE_15 = dict(moves=[0, 20, 45], size=[15, 19, 7, 9])
EXACTLY = ["false", YES]
COLOURS = BLACK_WHITE + ["red", "blue", "green", "yellow"]
# Reading 9: the forms can be combined; up to six play, each alone.
COMBINED = dict(players=[2, 3, 4, 5, 6], supply=[0, 5, 8, 12],
                move=["never", "anywhere", "adjacent"])


def gomoku(o, wins=rows.five_or_more, **more):
    if o.get("exactly") == YES:
        wins = rows.exactly_five
    if o.get("move", "never") != "never":  # 50 stones each by default
        more["moving"], more["supply"] = o["move"], int(o["supply"]) or 50
    elif "supply" in o:
        more["supply"] = int(o["supply"])
    return Rules(square(int(o["size"])), COLOURS[:int(o.get("players", 2))], wins=wins,
                 moves=int(o["moves"]), **more)


@game("gomoku", exactly=EXACTLY, **COMBINED, **FREE)
def _(o):
    return gomoku(o)


@game("gomoku_exact", **COMBINED, **FREE)
def _(o):
    return gomoku(o, rows.exactly_five)


@game("gomoku_japanese", forbidden=["refused", "loses"], exactly=EXACTLY, moves=[0, 45],
      size=SIZES, **COMBINED)
def _(o):
    """A double-three is forbidden to both colours. Rows of six or more complete a four
    too, unless only exactly five win.
    """
    exact = o["exactly"] == YES
    restriction = double_three(exact=exact, four_saves=False)
    restriction.overline = False
    players = COLOURS[:int(o["players"])]
    return gomoku(o, forbidden=dict.fromkeys(players, restriction), penalty=o["forbidden"])


@game("omok", moves=[0, 45], size=SIZES)
def _(o):
    """OMOK: exactly five; a double-three is forbidden to both."""
    both = double_three(exact=True, four_saves=False)
    both.overline = False
    return gomoku(o, rows.exactly_five, forbidden=dict.fromkeys(BLACK_WHITE, both),
                  penalty="refused")


@game("gomoku_pro", exactly=EXACTLY, moves=[0, 45], size=[15, 9, 11])
def _(o):
    return gomoku(o, opening=openings.far_second(5))


@game("gomoku_long_pro", exactly=EXACTLY, moves=[0, 45], size=[15, 9, 11])
def _(o):
    return gomoku(o, opening=openings.far_second(7))


@game("gomoku_swap", **FREE_15)
def _(o):
    return gomoku(o, opening=openings.swap)


@game("swap2", exactly=EXACTLY, order=["either", "white-first"], **FREE_15)
def _(o):
    return gomoku(o, opening=openings.swap2(o["order"]))


@game("swap5", exactly=EXACTLY, **FREE_15)
def _(o):
    return gomoku(o, opening=openings.swap5)


@game("gomoku_moving", move=["anywhere", "adjacent"], moves=[0, 60], size=[19, 5, 6, 7],
      supply=[50, 5, 7, 12, 18], exactly=EXACTLY, players=COMBINED["players"])
def _(o):
    return gomoku(o)


@game("caro", **FREE_15)
def _(o):
    return gomoku(o, rows.caro)


@game("connect6", moves=[0, 45], size=[19, 9, 11])
def _(o):
    return gomoku(o, rows.at_least(6, "six"), stones_per_turn=2)


@game("bead_renju", allow_four_three=["false", YES], reading=["printed", "double"])
def _(o):
    restriction = forbidden.bead(o["reading"], o["allow_four_three"] == YES)
    return Rules(square(15), BLACK_WHITE, wins=rows.five_or_more,
                 penalty="refused", supply=50, exhausted="supply-exhausted",
                 opening=openings.bead(restriction))


# ---- Pente --------------------------------------------------------------------------------

CENTRE = ["centre", "free", "tournament"]
BEGINS = ["white", "black"]  # by agreement of the players (reading 13)
PENTE_SIZES = [19, 9, 7]
OPENINGS = {"centre": openings.centre, "free": None, "tournament": openings.far_second(5)}


def pente(o, opening=None, sizes=(2,), captured=10, **more):
    if "opening" in o:
        opening = opening or OPENINGS[o["opening"]]
    colours = BLACK_WHITE if o.get("begins") == "black" else WHITE_BLACK
    return Rules(square(int(o["size"])), colours, wins=rows.five_or_more,
                 captures=sizes, captured=captured, opening=opening, **more)


KERYO = dict(sizes=(2, 3), captured=15)


@game("pente", begins=BEGINS, opening=CENTRE, size=PENTE_SIZES)
def _(o):
    return pente(o)


@game("pente_teams", opening=["centre", "free"], size=PENTE_SIZES)
def _(o):
    """PENTE4: four colours in turn; partners sit opposite each other."""
    rules = pente(o)
    rules.colours = ["white", "black", "red", "blue"]
    rules.teams = [["white", "red"], ["black", "blue"]]
    return rules


@game("pente_1987", size=PENTE_SIZES)
def _(o):
    return pente(o, openings.p87, passing=True)


@game("keryo_pente", begins=BEGINS, opening=CENTRE, size=PENTE_SIZES)
def _(o):
    return pente(o, **KERYO)


@game("gpente", begins=BEGINS, size=[19, 9, 11])
def _(o):
    return pente(o, openings.far_second(5, cross=4))


@game("dpente", begins=BEGINS, opening=["centre", "free"], size=PENTE_SIZES)
def _(o):
    return pente(o, openings.dpente(o["opening"]))


@game("dkeryo_pente", begins=BEGINS, opening=["centre", "free"], size=PENTE_SIZES)
def _(o):
    return pente(o, openings.dpente(o["opening"]), **KERYO)


@game("swap2_pente", begins=BEGINS, opening=["centre", "free"], size=PENTE_SIZES)
def _(o):
    return pente(o, openings.swap2_pente(o["opening"]))


@game("swap2_keryo", begins=BEGINS, opening=["centre", "free"], size=PENTE_SIZES)
def _(o):
    return pente(o, openings.swap2_pente(o["opening"]), **KERYO)


@game("poof_pente", begins=BEGINS, opening=CENTRE, size=PENTE_SIZES)
def _(o):
    return pente(o, poof=True)


@game("boat_pente", begins=BEGINS, opening=CENTRE, size=PENTE_SIZES)
def _(o):
    return pente(o, answer=True)


@game("opente", begins=BEGINS, opening=["tournament", "centre", "free"], size=PENTE_SIZES)
def _(o):
    return pente(o, poof=True, answer=True, **KERYO)


# ---- Boards of their own -------------------------------------------------------------------

FOUR = rows.at_least(4, "four-in-line")
THREE = rows.exactly(3, "three")


def upright(o, **more):
    columns, height = map(int, o["size"].split("x"))
    return Rules(rectangle(columns, height), ["red", "yellow"], wins=FOUR, supply=21,
                 exhausted="supply-exhausted", gravity=True, **more)


@game("connect_four", size=["7x6", "5x4", "8x7"])
def _(o):
    return upright(o)


@game("popout", size=["7x6", "5x4", "4x4"])
def _(o):
    return upright(o, popping=True)


@game("tic_tac_toe")
def _(o):
    return Rules(square(3), ["x", "o"], wins=THREE)


@game("yava", size=[9, 5, 7])
def _(o):
    return Rules(square(int(o["size"])), WHITE_BLACK, wins=FOUR, loses=THREE)


def taken_over(o):
    return openings.swap_first if o["opening"] == "swap" else None


@game("squava", opening=["free", "swap"], size=[5, 7])
def _(o):
    return Rules(square(int(o["size"])), WHITE_BLACK, wins=FOUR, loses=THREE,
                 opening=taken_over(o))


@game("yavalath", opening=["free", "swap"])
def _(o):
    return Rules(hexagon(5), WHITE_BLACK, wins=FOUR, loses=THREE, opening=taken_over(o))


@game("qubic")
def _(o):
    return Rules(cube(4), ["red", "blue"], wins=FOUR)


@game("score_four")
def _(o):
    return Rules(cube(4), WHITE_BLACK, wins=FOUR, gravity=True)


def corners(side):
    edge = "X" + "." * (side - 2) + "X"
    return [edge] + ["." * side] * (side - 2) + [edge]


@game("teeko", moves=[0, 30], opening=["free", "off-centre"],
      squares=["standard", "advanced"])
def _(o):
    judges = [FOUR, rows.shape(corners(2), "square")]
    if o["squares"] == "advanced":
        judges += [rows.shape(corners(n), "square-%d" % n) for n in (3, 4, 5)]
    return Rules(square(5), ["black", "red"], wins=rows.any_of(*judges), supply=4,
                 moving="adjacent", moves=int(o["moves"]),
                 opening=openings.off_centre if o["opening"] == "off-centre" else None)


@game("nine_holes", move=["anywhere", "adjacent"], moves=[0, 30])
def _(o):
    return Rules(square(3, ORTHOGONAL), WHITE_BLACK, wins=THREE, supply=3,
                 moving=o["move"], moves=int(o["moves"]))


ANIMALS = {"elly": ["X..", "XXX"], "el": ["X.", "XX"], "tic": ["XXX"], "skinny": ["XXXX"],
           "fatty": ["XX", "XX"], "tippy": ["XX.", ".XX"], "knobby": [".X.", "XXX"],
           "snaky": ["XX...", ".XXXX"]}


@game("harary", animal=list(ANIMALS), misere=["false", YES], size=[6, 4, 5, 8])
def _(o):
    if o["animal"] == "snaky" and o["size"] == "4":
        return None  # the loop would be longer
    animal = rows.shape(ANIMALS[o["animal"]], o["animal"])
    nothing = rows.any_of()
    wins, loses = (nothing, animal) if o["misere"] == YES else (animal, None)
    return Rules(square(int(o["size"])), ["x", "o"], wins=wins, loses=loses)
