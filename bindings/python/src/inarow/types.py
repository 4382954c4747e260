"""The shapes of answers, as typed dictionaries.

Made of the service's schema by `make clients`: do not edit."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Action(TypedDict):
    """An action. Which fields it has is its verb's; any may have `by`, `at` and `time`.
    """

    # of `draw`
    answer: NotRequired[Literal["offer", "accept", "refuse", "withdraw"]]
    # a notation has no word for it: it is taken as done
    assumed: NotRequired[Literal[True]]
    # the point that a claim is of
    at: NotRequired[str]
    # who does it: a colour or a seat, or an official
    by: NotRequired[str]
    # what is claimed
    claim: NotRequired[str]
    # of the stone, where it is open; of `choose`
    colour: NotRequired[str]
    # of `roll`
    dice: NotRequired[list[int]]
    # of `rotate`
    direction: NotRequired[Literal["left", "right"]]
    # of `declare`, `take`; stones and passes of a restored position
    number: NotRequired[int]
    # of `organizer`
    order: NotRequired[str]
    # of `play`, `pick`, `remove`, and `rotate`: a corner
    point: NotRequired[str]
    # of `offer`, `capture`; of `move` from and to
    points: NotRequired[list[str]]
    # of `begins`
    seat: NotRequired[str]
    # of an order
    seconds: NotRequired[float]
    # seconds since the start
    time: NotRequired[float]
    # `play`, `pass`, `swap`, `offer`, `claim`, `press`, …
    verb: str
    # of `demand`, `disarranged`
    what: NotRequired[str]
    # of an order: a colour or a seat
    who: NotRequired[str]


class Added(TypedDict):
    node: TreeNode
    # the game as it is then, if it came as a record
    record: NotRequired[str]


class Analysed(TypedDict):
    analysis: Analysis
    # in plain sentences
    text: str


class Analysis(TypedDict):
    """The answer to a question about threats."""

    # Does the attacker win? With `defend`, `win` is: nothing stops it. Missing of
    # `threats`.
    answer: NotRequired[Literal["win", "none", "unknown"]]
    # the last point of a win, if the other side may not play there
    barred: NotRequired[str]
    # the attacker
    colour: str
    # What cut the search short, if anything did: a bound, `progress`, an interrupt, or
    # rows that go too deep.
    cut: NotRequired[Literal[
        "nodes",
        "seconds",
        "stones",
        "stopped",
        "interrupt",
        "depth",
    ]]
    # Of a win: the attacker's stones, the five included; missing if a bound was met
    # when it was proved, and its line was not followed to the end.
    length: NotRequired[int]
    # A win, its stones and the answers by turns, with the five at the end; `pass` where
    # the other side has no stone to place. Of `unknown`, what was looked at last. With
    # `defend`, what the attacker would play if the other side passed; missing if that
    # is no win.
    line: NotRequired[list[str]]
    # positions that were looked at
    nodes: int
    # storm: stones that win; defend: stones that stop it
    points: NotRequired[list[str]]
    proof: NotRequired[WinProof]
    # as it was asked
    question: str
    # that it took, on the clock
    seconds: float
    # threats: by column, then row
    stones: NotRequired[list[ThreatStone]]
    # is one point the only one, and none unknown?
    storm: NotRequired[bool]
    # threats: the rows that stand
    threats: NotRequired[list[Threat]]
    # storm and defend: points of which it is not known
    unknown: NotRequired[list[str]]
    # defend: was it asked of wins by threats too?
    vct: NotRequired[bool]


class Archived(TypedDict):
    """A game of an archive."""

    # `2006-12-31`, `2006-12` or `2006`
    date: NotRequired[str]
    event: NotRequired[str]
    # its number, for `archive_record`
    id: int
    # the actions, points in a row on one line
    moves: str
    opening: NotRequired[str]
    # as a record has them
    options: str
    place: NotRequired[str]
    # names by the colour at the end; missing if nobody is named
    players: NotRequired[dict[str, str]]
    # stones and passes
    plies: int
    # why the game ended, as the board has it
    reason: NotRequired[str]
    # the reason why an action was refused
    refusal: NotRequired[str]
    # colour of the winner, or `draw`
    result: NotRequired[str]
    # number of the move after which the board first shows the pattern
    step: NotRequired[int]
    variant: str
    # verdict that `judge` gives
    verdict: str


class Begun(TypedDict):
    """A game that was begun."""

    # in turn order
    colours: list[str]
    # its handle
    game: str
    # rows
    height: int
    # columns
    width: int


class Board(TypedDict):
    """All that is to be seen of a game."""

    # missing in games without captures
    captured: NotRequired[list[Tally]]
    # names, in turn order
    colours: list[str]
    # both of these in words, a line each
    counts: list[str]
    # is it a flat rectangle without holes, its edges not joined?
    full: bool
    # do stones fall?
    gravity: bool
    # rows
    height: int
    # points on a side, if the board is a hexagon
    hex: NotRequired[int]
    # edges that meet, `left-right`, `top-bottom` or `both`
    joined: NotRequired[str]
    # 1 on a flat board
    layers: int
    # stones placed, and passes
    moves: int
    # number of the colour of the stone that is to be picked
    offered: NotRequired[int]
    # its traditional name
    opening: NotRequired[str]
    # with the colours that they hold; empty if nobody is named
    players: list[str]
    # layer by layer and row by row from the top
    points: list[Point]
    # in words: who is to act, or how the game ended
    status: str
    # stones left; missing where they are without number
    supply: NotRequired[list[Tally]]
    # of the variant
    title: str
    # its name
    variant: str
    # columns
    width: int


# Actions that differ only in their point. `play` is there once for each colour that a
# stone may have; each point stands for an action {verb, point, colour, by}, and so it
# is for `pick` and `remove`. `move` is there once for each stone; a point stands for an
# action with `points` {from, point}. Of the points of an `offer` as many are chosen as
# the state's `count` says; a `capture` lifts all of its own. What is not done at a
# point is an action of its own.
Choice = TypedDict(
    "Choice",
    {
        # of `draw`
        "answer": NotRequired["Literal['offer', 'accept', 'refuse', 'withdraw']"],
        # a notation has no word for it: it is taken as done
        "assumed": NotRequired["Literal[True]"],
        # the point that a claim is of
        "at": NotRequired["str"],
        # the seat; missing of what the organizer does
        "by": NotRequired["str"],
        # what is claimed
        "claim": NotRequired["str"],
        # of the stone
        "colour": NotRequired["str"],
        # of `roll`
        "dice": NotRequired["list[int]"],
        # of `rotate`
        "direction": NotRequired["Literal['left', 'right']"],
        # where the stone that moves stands
        "from": NotRequired["str"],
        # of `declare`, `take`; stones and passes of a restored position
        "number": NotRequired["int"],
        # of `organizer`
        "order": NotRequired["str"],
        # of `play`, `pick`, `remove`, and `rotate`: a corner
        "point": NotRequired["str"],
        "points": NotRequired["list[str]"],
        # of `begins`
        "seat": NotRequired["str"],
        # of an order
        "seconds": NotRequired["float"],
        # seconds since the start
        "time": NotRequired["float"],
        "verb": "str",
        # of `demand`, `disarranged`
        "what": NotRequired["str"],
        # of an order: a colour or a seat
        "who": NotRequired["str"],
    },
)


class Choices(TypedDict):
    choices: list[Choice]
    # of a hook that fails: there is what it let stand before
    fault: NotRequired[str]


class Claimable(TypedDict):
    """A claim that could still be made when a record ends."""

    # of the stone that made it
    point: NotRequired[str]
    # what is claimed: `five`, `captures`, `time`, `full-board`, …
    reason: str
    # the colour that it wins for; missing of a draw
    who: NotRequired[str]


class Clock(TypedDict):
    """The clocks: seconds left by colour and by seat (`clock.black`, `clock.first`)."""

    # to be made in the control, by colour and seat
    moves_due: dict[str, int]
    # whose runs: the colour, or the seat before it holds one
    running: NotRequired[str]


class Count(TypedDict):
    """How many lines have been sent."""

    count: int


class Decided(TypedDict):
    """What ended a game."""

    # its number in the log
    action: int
    # of the stone that did
    point: NotRequired[str]


class Done(TypedDict):
    done: Literal[True]
    # the game as it is then, if it came as a record
    record: NotRequired[str]


class Error(TypedDict):
    """What is wrong with a request. The codes of the service itself are `bad-json`,
    `line-too-long`, `bad-request`, `no-such-method`, `bad-params`, `no-such-game`,
    `no-such-node`, `too-many-games`, `too-many-scripts`, `name-taken`, `too-slow`,
    `too-large`, `no-archive` and `internal`. Before a socket's connection is closed:
    `too-many-connections` and `idle`.
    """

    # a reason of the arbiter, or a code of the service
    code: str
    # all of a script's
    faults: NotRequired[list[ScriptFault]]
    # of the script
    line: NotRequired[int]
    # a sentence
    message: str
    # what is at fault: `params.point`; or of a script, its key
    path: NotRequired[str]
    ruling: NotRequired[Ruling]


class Expectation(TypedDict):
    """What a record asks for between its actions: `expect captured white 4`."""

    # which field of the state: `captured`
    field: str
    # the words after it
    values: list[str]


class Explained(TypedDict):
    explanation: Proof | RulingExplanation
    # its lines, each with what to draw
    steps: list[ExplainedStep]
    # an indented tree
    text: str


class ExplainedStep(TypedDict):
    """A step of an explanation."""

    # which the game has not, and the board is about: as if played
    action: NotRequired[str]
    # the board is that after so many actions; the game's own if missing
    after: NotRequired[int]
    # of a symmetry, as in inarow.explanation
    angle: NotRequired[float]
    # how far down the tree, from 0
    depth: int
    # of the stones
    line: NotRequired[str]
    # stones that do not stand there
    mind: list[StoneInMind]
    # of the step, from 1
    number: int
    # points that it maps to each other
    pairs: NotRequired[list[list[str]]]
    # at issue: vacant ones, or stones on both sides of a capture
    points: list[str]
    # those that it is about, in a row if there is a line
    stones: list[str]
    # what it says, a line of inarow.text
    text: str
    # is that symmetry a turn? Else it is a reflection
    turns: NotRequired[bool]


class Explanation(TypedDict):
    """Why a ruling is as it is, or a part of that."""

    # it is about the board after so many actions of the game
    after: NotRequired[int]
    # Of a symmetry, in degrees: by how much it turns the board, or its axis is turned
    # from a row.
    angle: NotRequired[float]
    # What it rests on; a whole ruling among them is one by which the game had ended.
    children: list[Explanation | RulingExplanation | Proof]
    # of the stones; of a capture, whose it is
    colour: NotRequired[str]
    # of stones that were captured, each
    colours: NotRequired[list[str]]
    # of stones in a row, as in inarow.proof_node
    line: NotRequired[str]
    # the number of a move
    move: NotRequired[int]
    # of a symmetry: two points each, the one is mapped to the other
    pairs: NotRequired[list[list[str]]]
    # where a stone was placed or would be
    point: NotRequired[str]
    # at issue, whether or not stones stand there
    points: NotRequired[list[str]]
    # a code; of the whole, that of the ruling, or `ok`
    reason: str
    # the article that it rests on
    rule: NotRequired[str]
    # the name of a shape
    shape: NotRequired[str]
    # of stones that a symmetry leaves alone: the reason of that symmetry
    sort: NotRequired[str]
    # that stand there, or were captured there
    stones: NotRequired[list[str]]
    # of a capture: the number of the first colour that has it
    team: NotRequired[int]
    # a sentence
    text: str


class Explored(TypedDict):
    """The games of an archive that came to a position."""

    # in turn order
    colours: list[str]
    ended: GameCounts
    games: GameCounts
    # the latest of the games
    latest: list[Archived]
    # the most played first
    moves: list[ExploredMove]
    # the colour to move; missing if the game is over
    to_move: NotRequired[str]
    # number of moves that are left out, if there are too many
    unlisted: NotRequired[int]


class ExploredMove(TypedDict):
    """A move that was played from a position."""

    # as a record has it, a stone as its point alone: `h8`
    move: str
    played: GameCounts
    reached: GameCounts
    # equal moves, by a symmetry of the position
    same: list[str]


class Fault(TypedDict):
    """What is wrong with a text."""

    # where, if it is known
    line: NotRequired[int]
    message: str


class Finding(TypedDict):
    code: str
    line: NotRequired[int]
    message: str
    # with which it shows
    options: dict[str, Any]
    # which key of the script
    path: str
    # a game that shows it
    record: NotRequired[str]
    severity: Literal["error", "warning"]


class Found(TypedDict):
    """Games of an archive."""

    # the latest first
    games: list[Archived]
    # number of all games that were found
    total: int


class GameCounts(TypedDict):
    """Numbers of games by result."""

    draws: int
    # number of all
    games: int
    # without a result
    unknown: int
    # by colour of the winner
    wins: dict[str, int]


class Hello(TypedDict):
    """Who answers."""

    limits: Limits
    methods: list[str]
    # `inarow`
    name: str
    # that games are read and written in
    notations: list[str]
    # 1: what is told here holds as long as this number stays
    protocol: int
    # in the order in which they begin
    seats: list[str]
    # major.minor.patch
    version: str


class Image(TypedDict):
    point: str


# A game that was judged. Of one that cannot be read only `source` and `error` are
# there.
Judged = TypedDict(
    "Judged",
    {
        # how many actions are recorded after the end
        "after": "int",
        # actions that the notation does not record, as texts
        "assumed": "list[str]",
        "at": NotRequired["Decided"],
        "citation": NotRequired["str"],
        # those that could still be made; missing if there are none
        "claims": NotRequired["list[Claimable]"],
        # On the game, as a foreign notation has it; of a record, with `steps`.
        "comment": NotRequired["str"],
        "error": NotRequired["Fault"],
        # expectations of the record that do not hold
        "failures": "list[Step]",
        # of a variation: the number of the first move that is its own
        "from": NotRequired["int"],
        # with `steps`: on the board before the first action
        "marks": NotRequired["list[Mark]"],
        # stones placed, and passes
        "moves": "int",
        # its traditional name
        "opening": NotRequired["str"],
        # names by seat; missing if nobody is named
        "players": NotRequired["dict[str, str]"],
        # by which it ended
        "reason": NotRequired["str"],
        # The result that is recorded: a colour, `draw`, `void` or `loss-of-both`.
        "recorded": NotRequired["str"],
        "refusal": NotRequired["Refusal"],
        # refused actions in the variations of a record; missing if there are none
        "refused": NotRequired["list[VariationRefusal]"],
        # which game it is: `NAME#3`; a branch of a tree is `NAME#3.2`
        "source": "str",
        "status": "Literal['playing', 'won', 'drawn', 'void']",
        # if asked for
        "steps": NotRequired["list[Step]"],
        "variant": "str",
        # Does the recorded result stand? `illegal`: an action was refused; `undecided`:
        # the board decides nothing; `unrecorded`: no result is recorded.
        "verdict": (
            "Literal['agrees', 'contradicts', 'undecided', 'unrecorded', 'illegal']"
        ),
        # a colour
        "winner": NotRequired["str"],
    },
)


class Key(TypedDict):
    # 32 hexadecimal digits
    key: str
    # the one that turns the position to its form, for `image`
    symmetry: int


class LegalAction(TypedDict):
    """An action that is legal: `apply` accepts all of it, or its text."""

    # of `draw`
    answer: NotRequired[Literal["offer", "accept", "refuse", "withdraw"]]
    # a notation has no word for it: it is taken as done
    assumed: NotRequired[Literal[True]]
    # the point that a claim is of
    at: NotRequired[str]
    # who does it: a colour or a seat, or an official
    by: NotRequired[str]
    # what is claimed
    claim: NotRequired[str]
    # of the stone, where it is open; of `choose`
    colour: NotRequired[str]
    # of `roll`
    dice: NotRequired[list[int]]
    # of `rotate`
    direction: NotRequired[Literal["left", "right"]]
    # of `declare`, `take`; stones and passes of a restored position
    number: NotRequired[int]
    # of `organizer`
    order: NotRequired[str]
    # of `play`, `pick`, `remove`, and `rotate`: a corner
    point: NotRequired[str]
    # of `offer`, `capture`; of `move` from and to
    points: NotRequired[list[str]]
    # of `begins`
    seat: NotRequired[str]
    # of an order
    seconds: NotRequired[float]
    # as a record has it: `move a2 a3`
    text: str
    # seconds since the start
    time: NotRequired[float]
    # `play`, `pass`, `swap`, `offer`, `claim`, `press`, …
    verb: str
    # of `demand`, `disarranged`
    what: NotRequired[str]
    # of an order: a colour or a seat
    who: NotRequired[str]


class LegalActions(TypedDict):
    actions: list[LegalAction]
    # of a hook that fails: there is what it let stand before
    fault: NotRequired[str]


class Limits(TypedDict):
    """What a service keeps to."""

    # clients of a socket at once
    connections: NotRequired[int]
    # open at once
    games: int
    # seconds without a request; then a client of a socket is closed
    idle: NotRequired[float]
    # bytes of a request
    line: int
    # of memory, from which on nothing more is opened
    megabytes: float
    # loaded at once
    scripts: int
    # that a request may take
    seconds: float
    # megabytes that a client of a socket may take
    share: NotRequired[int]


class Linted(TypedDict):
    """What is doubtful in a script."""

    findings: list[Finding]
    # how many there are
    settings: int
    # settings that were played out
    tried: int


class Loaded(TypedDict):
    title: NotRequired[str]
    # its name from now on
    variant: str


class Mark(TypedDict):
    """A mark on a point of the board, for whoever looks at it."""

    kind: Literal["label", "triangle", "circle", "cross", "square"]
    point: str
    # a label's
    text: NotRequired[str]


class Option(TypedDict):
    """What may be set for the games of a variant, with its values: the first by
    default.
    """

    key: str
    values: list[str]


class Player(TypedDict):
    # stones; missing in games without captures
    captured: NotRequired[int]
    # missing before the seat holds one
    colour: NotRequired[str]
    # as the record has it
    name: NotRequired[str]
    # `first`, `second`, …
    seat: str
    # stones left; missing where they are without number
    supply: NotRequired[int]
    # its number
    team: NotRequired[int]
    # the colour; before that the seat
    who: str


class Playout(TypedDict):
    """What became of games played at random."""

    draws: int
    games: int
    # in all
    plies: int
    seconds: float
    # given up after four times as many plies as there are points
    unfinished: int
    # by colour
    wins: dict[str, int]


class Plies(TypedDict):
    plies: list[Ply]


class Ply(TypedDict):
    """What is played in so many plies."""

    # those of them that ended the game, by reason
    ended: dict[str, int]
    # for all plies together
    seconds: float
    # how many sequences of so many actions there are; no passes
    sequences: int


class Point(TypedDict):
    """A point of the board, with what is to be seen there. What does not hold is nil.
    """

    # was a stone captured there by the last action?
    captured: NotRequired[Literal[True]]
    # if asked for
    forbidden: NotRequired[Literal[True]]
    # was the last stone placed there?
    last: NotRequired[Literal[True]]
    # 1 is the lowest; missing on a flat board
    layer: NotRequired[int]
    # its place in a picture: cells from the left, see inarow.places
    left: float
    # like `h8`; on a board of layers like `b3-2`
    name: str
    # of the move that placed the stone, if asked for
    number: NotRequired[int]
    offered: NotRequired[Literal[True]]
    # is it one of the dots by which one finds one's way?
    reference: NotRequired[Literal[True]]
    # does it show the ruling?
    shown: NotRequired[Literal[True]]
    # the number of its colour in `colours`
    stone: NotRequired[int]
    # and from the top
    top: float
    # was it to be marked as a point of an answer?
    wins: NotRequired[Literal[True]]
    # column, 1 is the left one
    x: int
    # row, 1 is the lowest
    y: int


class Points(TypedDict):
    points: list[str]


class Proof(TypedDict):
    """What a stone at a point makes, or would make, with all that it rests on, and no
    more: of proofs that suffice, it is the smallest. A stone that wins or is forbidden
    is shown by one row, two fours or two threes. One that is allowed, by its fours, and
    by all its rows but one that could be threes, each with the reason why it is none.
    """

    # The rows. From `explain` also what the stone does besides, each with a `text`:
    # rows of its that do not win as both ends are blocked (`blocked`), and what it
    # captures (`capture`).
    children: list[ProofNode | Explanation]
    # the article that it wins, loses, is forbidden or is allowed by
    citation: NotRequired[str]
    # the stone's
    colour: str
    # is the tree cut short?
    cut: bool
    # may it not stand there?
    forbidden: bool
    # true of a shape that loses, else missing
    loses: NotRequired[bool]
    # Of `allowed`: the patterns that are forbidden to the colour, and that it does not
    # make; without `double-three` where that is allowed to this stone.
    makes_no: NotRequired[list[str]]
    # where the stone stands or would
    point: str
    # What the stone makes that decides: `five`, `overline`, `double-four`,
    # `double-three`, `open-row`, `open-rows`, `losing-row`, the name of a shape; or
    # `allowed`.
    reason: str
    # stones in the row that wins
    row: NotRequired[int]
    # the same
    rule: NotRequired[str]
    # the name of a shape, if it makes one
    shape: NotRequired[str]
    # Why it may make the forbidden pattern `reason`: `captures`, `wins` or `breaks`, as
    # `forbid.*.unless` has them; or `hook`.
    unless: NotRequired[str]


class ProofNode(TypedDict):
    """A part of a proof: a row; or below a three, a stone in mind that makes it a
    straight four, with what shows that it is allowed, or not.
    """

    # which half of RIF 9.3 is meant
    by: NotRequired[Literal["a", "b"]]
    children: list[ProofNode]
    # True of a four for which a double-three is allowed; or of a stone in mind whose
    # four is such a one.
    exempts: NotRequired[bool]
    # where the straight four of a stone in mind becomes a five
    fives: NotRequired[list[str]]
    # Of a row: `row`, `column`, `diagonal-up`, `diagonal-down`; through layers
    # `upright`, `upright-diagonal`, `space-diagonal`.
    line: NotRequired[str]
    # true of a shape that loses, else missing
    loses: NotRequired[bool]
    # With `allowed`: the forbidden patterns that it does not make; only those that were
    # asked for, in the order of the list.
    makes_no: NotRequired[list[str]]
    # The second such point of a `straight-four`; of a stone in mind, where its four
    # cannot become a five, missing for `closed` by the edge.
    other: NotRequired[str]
    # where the stone stands or would; of a four, where it becomes a five
    point: str
    # Of a row: `five`, `overline`, `four`, `straight-four`, `open-row`, `losing-row`,
    # or the name of a shape; `three` and `no-three`, one that counts or not;
    # `last-three`, the one that need not be shown to be none; `defence`, the opponent's
    # row, for which a double-three is allowed. Of a stone in mind: `allowed`, or what
    # it makes that is against it, `five`, `overline`, `double-four`, `double-three`,
    # `open-row` or `open-rows`; `closed` and `too-long`, if its four is no straight
    # one.
    reason: str
    # the article or the reading that it rests on
    rule: str
    # the name of a shape, if it is one
    shape: NotRequired[str]
    # The row's, or the shape's; of a stone in mind, its four's, or of `too-long`, the
    # longer row's; of a `defence`, the opponent's.
    stones: list[str]


class Property(TypedDict):
    """A property of a file that inarow does not use, unchanged."""

    name: str
    # as they stand in the file
    values: list[str]


class Puzzle(TypedDict):
    """A position to be solved."""

    # the win: by continuous fours, or by threats and not by fours
    by: Literal["vcf", "vct"]
    # as game:cells gives them
    cells: str
    # to move, and to win
    colour: str
    # stones of the shortest win, the five included
    length: int
    # the shortest win, as of inarow.analysis
    line: list[str]
    proof: WinProof
    # the position as a record, with the solution in a comment
    record: str
    variant: str
    # How many lines a solver has to see: the longest way of the proof, and each other
    # stone that answers there lead to. Answers that are forced lead nowhere else, so a
    # win by fours has the width 1.
    width: int


class Puzzles(TypedDict):
    puzzles: list[Puzzle]


class Read(TypedDict):
    """A game that was read; or what is wrong with it."""

    error: NotRequired[Fault]
    refusal: NotRequired[Refusal]
    # which game of the text it is
    source: str
    # the game as a record, as far as it could be played
    text: NotRequired[str]
    variant: NotRequired[str]


# Why an action is refused. A script's hooks may have codes of their own.
Reason: TypeAlias = (
    "str | Literal['bad-action', 'bad-script', 'column-full', 'duplicate-offer', "
    "'first-five', 'flag-down', 'flag-up', 'forbidden', 'game-over', 'no-capture', "
    "'no-offer', 'no-stone', 'no-such-row', 'no-supply', 'not-allowed', 'not-now', "
    "'not-your-turn', 'occupied', 'off-board', 'outside-region', 'pass-not-allowed', "
    "'symmetric-offer', 'too-deep', 'too-late', 'unsupported', 'wrong-count']"
)


class RecordLine(TypedDict):
    """A line of a record that expects something."""

    action: NotRequired[Action]
    comment: NotRequired[str]
    expect: NotRequired[Expectation]
    # in the text, from 1
    number: int
    # what is expected to be ruled: the ruling's line or its beginning
    ruling: NotRequired[str]
    # what it says, without the ruling and the comment
    words: list[str]


class Refusal(TypedDict):
    """What makes a game illegal."""

    # the refused one, as text
    action: str
    citation: NotRequired[str]
    message: str
    # its number, if it is a move
    move: int
    # what a stone refused as `forbidden` would make
    pattern: NotRequired[str]
    reason: Reason


class Ruled(TypedDict):
    # the game as it is then, if it came as a record
    record: NotRequired[str]
    ruling: Ruling


class Rules(TypedDict):
    sentences: list[Sentence]
    settings: list[Setting]


class Ruling(TypedDict):
    """What the arbiter answers to an action. tostring(ruling) is its line: `ok`, `won
    white double-three (RIF 9.2)`.
    """

    at: NotRequired[Decided]
    # the article that it rests on
    citation: NotRequired[str]
    # a sentence
    message: str
    # The pattern that a stone refused as `forbidden` would make: `overline`,
    # `double-four`, `double-three`, `open-row` or `open-rows`.
    pattern: NotRequired[str]
    # those that show it
    points: list[str]
    # a stable code: `five`, `time`, `agreement`, `occupied`, …
    reason: NotRequired[str]
    status: Literal["ok", "refused", "won", "drawn", "void"]
    # the ruling's line
    text: NotRequired[str]
    # the winning colour, of a team its first
    who: NotRequired[str]


class RulingExplanation(TypedDict):
    """An explanation of a whole ruling."""

    # what was ruled on, as text
    action: NotRequired[str]
    # it is about the board after so many actions of the game
    after: NotRequired[int]
    # Of a symmetry, in degrees: by how much it turns the board, or its axis is turned
    # from a row.
    angle: NotRequired[float]
    # What it rests on; a whole ruling among them is one by which the game had ended.
    children: list[Explanation | RulingExplanation | Proof]
    # of the stones; of a capture, whose it is
    colour: NotRequired[str]
    # of stones that were captured, each
    colours: NotRequired[list[str]]
    # of stones in a row, as in inarow.proof_node
    line: NotRequired[str]
    # the number of a move
    move: NotRequired[int]
    # of a symmetry: two points each, the one is mapped to the other
    pairs: NotRequired[list[list[str]]]
    # where a stone was placed or would be
    point: NotRequired[str]
    # at issue, whether or not stones stand there
    points: NotRequired[list[str]]
    # a code; of the whole, that of the ruling, or `ok`
    reason: str
    # the article that it rests on
    rule: NotRequired[str]
    # its line
    ruling: str
    # the name of a shape
    shape: NotRequired[str]
    # of stones that a symmetry leaves alone: the reason of that symmetry
    sort: NotRequired[str]
    # of the ruling
    status: Literal["ok", "refused", "won", "drawn", "void"]
    # that stand there, or were captured there
    stones: NotRequired[list[str]]
    # of a capture: the number of the first colour that has it
    team: NotRequired[int]
    # a sentence
    text: str
    # the winning colour
    who: NotRequired[str]
    # was it not played, but would be ruled on so?
    would: NotRequired[bool]


class ScriptFault(TypedDict):
    """A fault of a script."""

    # stays as it is, while the message may change
    code: str
    # what was expected, in words
    expected: NotRequired[str]
    # where the key stands, or the nearest around it; missing if not known
    line: NotRequired[int]
    # one line: the script, the line, the key, and what is wrong there
    message: str
    # the word that a misspelt one is nearest to
    nearest: NotRequired[str]
    # the key that is wrong, like `phases[2].within`; empty for the script
    path: str
    # the script's name in messages; of a base's fault, the base's
    script: str


class Sentence(TypedDict):
    # the article
    citation: str
    # what it comes from: a key of the script, or `table`
    key: str
    # what it is about: `The board`, `Winning`, …
    section: str
    text: str


class Setting(TypedDict):
    # missing for a clock
    default: NotRequired[str]
    # the option's
    key: str
    # whose option it is: the variant's own, or any game's
    of: Literal["variant", "game"]
    # as texts, the default first; missing where any will do
    values: NotRequired[list[str]]


class Solving(TypedDict):
    """What is to be solved."""

    # the win: by continuous fours, or threats
    by: Literal["vcf", "vct"]
    # the attacker, who is to move
    colour: str
    # the next stone
    hint: str
    # as of inarow.puzzle
    length: int
    # the other side
    other: str
    # what is to be solved, in a sentence
    text: str
    # as of inarow.puzzle
    width: int


class Source(TypedDict):
    # a script's text
    source: str


class Standing(TypedDict):
    """A claim that would be upheld now."""

    # of the stone that made it
    point: NotRequired[str]
    # what is claimed: `five`, `double-three`, `captures`, …
    reason: str
    # the colour that it wins for
    who: str


class State(TypedDict):
    """Everything that is public of a game, and no more: what is there to be shown."""

    # seats whose players are known not to have come yet
    absent: list[str]
    adjudication: Literal["immediate", "claims"]
    # stones that each colour has captured
    captured: dict[str, int]
    # those that would be upheld now
    claims: list[Standing]
    clock: NotRequired[Clock]
    # points that an offer takes now
    count: NotRequired[int]
    # who has offered a draw
    draw_offer: NotRequired[str]
    # by the organizer, or a defect of the clock
    interrupted: bool
    # the point of the stone placed last
    last: NotRequired[str]
    # stones placed, and passes
    moves: int
    # points that are offered
    offers: list[str]
    # its traditional name
    opening: NotRequired[str]
    over: bool
    # its label, or its verb; `play` after the opening
    phase: str
    # in the order of their seats
    players: list[Player]
    # The players' own records, by colour and seat: `waived`, `owed`, or how many moves
    # are to be completed; missing where records are not asked for.
    record: NotRequired[dict[str, str | int]]
    # must the players call a time referee?
    referee_due: bool
    ruling: NotRequired[Ruling]
    # the seat that is to act: `first`, `second`, …
    seat: str
    # `playing`, or the line of the ruling that ended the game
    status: str
    # stones that each colour has left, if counted
    supply: dict[str, int]
    # of the last action, in seconds since the start
    time: float
    # captured stones that still stand, to be lifted by hand
    to_lift: list[str]
    # the colour of the stone that is to be placed, or of who acts
    to_move: NotRequired[str]
    # by colour and seat
    warnings: dict[str, int]


class Step(TypedDict):
    """One action of a game, ruled on; or an expectation between actions."""

    action: NotRequired[Action]
    # the notation does not record it: it is taken as done
    assumed: NotRequired[Literal[True]]
    # what is said of it
    comment: NotRequired[str]
    # the record expects another ruling,
    failed: NotRequired[Literal[True]]
    # than this one
    found: NotRequired[str]
    line: NotRequired[RecordLine]
    # on the board after it
    marks: NotRequired[list[Mark]]
    ruling: NotRequired[Ruling]
    # the action as a record has it; missing of an `expect`
    text: NotRequired[str]


class StoneInMind(TypedDict):
    """A stone that is not on the board, or no more."""

    colour: str
    # its place in the argument, or line; missing if it was captured
    number: NotRequired[int]
    point: str


class Tally(TypedDict):
    count: int
    # the colour, or those of a team: `white+red`
    name: str


class Text(TypedDict):
    text: str


class Threat(TypedDict):
    """A row that threatens."""

    kind: Literal["four", "straight-four", "three"]
    # as of inarow.proof_node
    line: str
    # where a stone makes it a five; a three: a straight four
    makes: list[str]
    # the row's
    stones: list[str]
    # where a stone of the other side stops it at once
    stops: list[str]


class ThreatStone(TypedDict):
    """What a stone of the attacker's would make at a vacant point."""

    fives: int
    # may it not stand there?
    forbidden: bool
    # the straight ones included
    fours: int
    # The strongest that it makes: `five`, `forbidden`, `four-four`, `four-three`,
    # `straight-four`, `four`, `three-three` or `three`.
    makes: str
    point: str
    straight_fours: int
    threes: int


class TreeNode(TypedDict):
    """A node of a game's tree."""

    action: NotRequired[Action]
    # comment before the action
    before: NotRequired[str]
    # number of nodes that follow it directly
    children: int
    # comment after it
    comment: NotRequired[str]
    # `!`, `?!`, …
    glyphs: NotRequired[list[str]]
    # its name in requests, as long as the tree exists
    id: int
    # marks on the board after it
    marks: NotRequired[list[Mark]]
    # actions from the root to here
    number: int
    # the node before it; missing at the root
    parent: NotRequired[int]
    # other properties of a file, unchanged
    properties: NotRequired[list[Property]]
    refusal: NotRequired[Ruling]
    # the action as a record has it: `play h8`
    text: NotRequired[str]


class TreeNodes(TypedDict):
    """Nodes of a tree."""

    # the node where the game stands
    here: int
    # the node that would follow, if there are more
    next: NotRequired[int]
    # parents first, the main line first
    nodes: list[TreeNode]
    # the node before the first action
    root: int


class TreePath(TypedDict):
    # texts of the actions from the root on, as requests have them
    path: list[str]


class Tried(TypedDict):
    """What became of a stone that was tried."""

    # in words
    message: str
    # wrong: where the other side would answer
    refutation: NotRequired[str]
    # right: where the other side has answered; or `pass`
    reply: NotRequired[str]
    verdict: Literal["solved", "right", "wrong"]


class TriedStone(TypedDict):
    tried: Tried


class Unreadable(TypedDict):
    """A game that cannot be read, and so is not judged."""

    error: Fault
    # which game of the text it is
    source: str


class Variant(TypedDict):
    """A variant."""

    # what foreign notations call it
    aliases: list[str]
    # in turn order
    colours: list[str]
    name: str
    settings: list[Option]
    # what its citations begin with
    source: NotRequired[str]
    title: str


class VariationRefusal(TypedDict):
    """A refused action in a variation of a record."""

    # as text
    action: str
    citation: NotRequired[str]
    # in the text, from 1
    line: int
    message: str
    reason: Reason


class WinProof(TypedDict):
    """A proof that a colour, the attacker, wins by threats: the stones to play,
    whatever the other side answers. [The format](../docs/notations.md) is the same as
    JSON.
    """

    # the attacker, who is to move
    colour: str
    # the attacker's stones at most, the five included
    length: int
    # Each is followed by later ones alone; the first is the position.
    nodes: list[WinProofNode]
    # the format's version, 1
    proof: int
    question: Literal["vcf", "vct"]
    # the game up to the position, as game:record writes it
    record: str


# What the attacker plays. Without `answers` and `else` the stone wins at once.
WinProofNode = TypedDict(
    "WinProofNode",
    {
        # the number of the node after an answer: a point, or `pass`
        "answers": NotRequired["dict[str, int]"],
        # The number of the node after any other answer; missing if `answers` names all
        # that are legal.
        "else": NotRequired["int"],
        # its point
        "stone": "str",
    },
)
