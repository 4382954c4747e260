"""The shapes of answers, as typed dictionaries.

Generated from the service's schema by `make clients`. Do not edit."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Action(TypedDict):
    """An action. Its fields depend on the verb; any action may have `by`, `at` and
    `time`.
    """

    # kind of `draw`
    answer: NotRequired[Literal["offer", "accept", "refuse", "withdraw"]]
    # true if the notation does not record the action, so that inarow assumed it
    assumed: NotRequired[Literal[True]]
    # point of a claim
    at: NotRequired[str]
    # the acting colour, seat or official
    by: NotRequired[str]
    # subject of `claim`
    claim: NotRequired[str]
    # colour of the stone, if the player may choose it; colour of `choose`
    colour: NotRequired[str]
    # dice of `roll`
    dice: NotRequired[list[int]]
    # direction of `rotate`
    direction: NotRequired[Literal["left", "right"]]
    # number of `declare` or `take`; stones and passes of a restored position
    number: NotRequired[int]
    # order of `organizer`
    order: NotRequired[str]
    # point of `play`, `pick` or `remove`; for `rotate`, a corner
    point: NotRequired[str]
    # points of `offer` or `capture`; for `move`, from and to
    points: NotRequired[list[str]]
    # seat of `begins`
    seat: NotRequired[str]
    # seconds in an order
    seconds: NotRequired[float]
    # seconds since the start
    time: NotRequired[float]
    # `play`, `pass`, `swap`, `offer`, `claim`, `press`, …
    verb: str
    # object of `demand` or `disarranged`
    what: NotRequired[str]
    # colour or seat that an order is about
    who: NotRequired[str]


class Added(TypedDict):
    node: TreeNode
    # the changed game, if it was sent as a record
    record: NotRequired[str]


class Analysed(TypedDict):
    analysis: Analysis
    # the answer in plain sentences
    text: str


class Analysis(TypedDict):
    """The answer to a question about threats."""

    # Does the attacker win? With `defend`, `win` means that nothing stops the attacker.
    # Missing for `threats`.
    answer: NotRequired[Literal["win", "none", "unknown"]]
    # last point of a win, if the defender may not play there
    barred: NotRequired[str]
    # the attacker
    colour: str
    # What cut the search short, if anything: a limit, `progress`, an interrupt, or rows
    # that go too deep.
    cut: NotRequired[Literal[
        "nodes",
        "seconds",
        "stones",
        "stopped",
        "interrupt",
        "depth",
    ]]
    # For a win: number of the attacker's stones, including the five; missing if a limit
    # stopped the proof before the end of the line.
    length: NotRequired[int]
    # For a win: its stones and the answers in turn, ending with the five; `pass` if the
    # defender cannot place a stone. For `unknown`: the last line examined. With
    # `defend`: the line that the attacker would play after a pass, or missing if that
    # does not win.
    line: NotRequired[list[str]]
    # number of positions examined
    nodes: int
    # for `storm`, stones that win; for `defend`, stones that stop the attacker
    points: NotRequired[list[str]]
    proof: NotRequired[WinProof]
    # the question that was asked
    question: str
    # wall-clock time that the search took
    seconds: float
    # for `threats`: by column, then row
    stones: NotRequired[list[ThreatStone]]
    # true if exactly one point wins and none is unknown
    storm: NotRequired[bool]
    # for `threats`: the rows on the board
    threats: NotRequired[list[Threat]]
    # for `storm` and `defend`: points for which the answer is unknown
    unknown: NotRequired[list[str]]
    # for `defend`: true if the question included wins by threats
    vct: NotRequired[bool]


class Archived(TypedDict):
    """A game of an archive."""

    # `2006-12-31`, `2006-12` or `2006`
    date: NotRequired[str]
    event: NotRequired[str]
    # number of the game, for `archive_record`
    id: int
    # the actions; successive points are on one line
    moves: str
    opening: NotRequired[str]
    # options as in a record
    options: str
    place: NotRequired[str]
    # names by the colour at the end; missing if nobody is named
    players: NotRequired[dict[str, str]]
    # number of stones and passes
    plies: int
    # reason of the end, as judged on the board
    reason: NotRequired[str]
    # reason for the refusal of an action
    refusal: NotRequired[str]
    # colour of the winner, or `draw`
    result: NotRequired[str]
    # number of the move after which the board first shows the pattern
    step: NotRequired[int]
    variant: str
    # verdict that `judge` gives
    verdict: str


class Begun(TypedDict):
    """A new game."""

    # colours in turn order
    colours: list[str]
    # handle of the game
    game: str
    # rows
    height: int
    # columns
    width: int


class Board(TypedDict):
    """Everything visible in a game."""

    # missing in games without captures
    captured: NotRequired[list[Tally]]
    # names, in turn order
    colours: list[str]
    # captures and supplies in words, one per line
    counts: list[str]
    # true for a flat rectangle without holes or joined edges
    full: bool
    # true if stones fall
    gravity: bool
    ground: NotRequired[Ground]
    # rows
    height: int
    # number of points on a side, if the board is a hexagon
    hex: NotRequired[int]
    # joined edges: `left-right`, `top-bottom` or `both`
    joined: NotRequired[str]
    # 1 on a flat board
    layers: int
    # stones placed, and passes
    moves: int
    # number of the colour whose stone is to be picked
    offered: NotRequired[int]
    # traditional name of the opening
    opening: NotRequired[str]
    # names of the players with their colours; empty if nobody is named
    players: list[str]
    # layer by layer and row by row from the top
    points: list[Point]
    # the side to act, or the way in which the game ended, in words
    status: str
    # number of stones left; missing if the supply is unlimited
    supply: NotRequired[list[Tally]]
    # title of the variant
    title: str
    # name of the variant
    variant: str
    # columns
    width: int


# Actions that differ only in their point. There is one `play` for each colour that the
# stone may have; each point in it stands for an action {verb, point, colour, by}.
# `pick` and `remove` work the same way. There is one `move` for each stone; each point
# stands for an action with `points` {from, point}. An `offer` chooses as many of its
# points as the state's `count` says; a `capture` lifts all of its points. An action
# without a point is a group of its own.
Choice = TypedDict(
    "Choice",
    {
        # kind of `draw`
        "answer": NotRequired["Literal['offer', 'accept', 'refuse', 'withdraw']"],
        # true if the notation does not record the action, so that inarow assumed it
        "assumed": NotRequired["Literal[True]"],
        # point of a claim
        "at": NotRequired["str"],
        # the seat; missing for actions of the organiser
        "by": NotRequired["str"],
        # subject of `claim`
        "claim": NotRequired["str"],
        # colour of the stone
        "colour": NotRequired["str"],
        # dice of `roll`
        "dice": NotRequired["list[int]"],
        # direction of `rotate`
        "direction": NotRequired["Literal['left', 'right']"],
        # point of the stone that moves
        "from": NotRequired["str"],
        # number of `declare` or `take`; stones and passes of a restored position
        "number": NotRequired["int"],
        # order of `organizer`
        "order": NotRequired["str"],
        # point of `play`, `pick` or `remove`; for `rotate`, a corner
        "point": NotRequired["str"],
        "points": NotRequired["list[str]"],
        # seat of `begins`
        "seat": NotRequired["str"],
        # seconds in an order
        "seconds": NotRequired["float"],
        # seconds since the start
        "time": NotRequired["float"],
        "verb": "str",
        # object of `demand` or `disarranged`
        "what": NotRequired["str"],
        # colour or seat that an order is about
        "who": NotRequired["str"],
    },
)


class Choices(TypedDict):
    choices: list[Choice]
    # error of a hook that failed; the list then contains the actions accepted before
    fault: NotRequired[str]


class Claimable(TypedDict):
    """A claim that could still be made at the end of a record."""

    # point of the stone that made it
    point: NotRequired[str]
    # subject of the claim: `five`, `captures`, `time`, `full-board`, …
    reason: str
    # colour that would win; missing for a draw
    who: NotRequired[str]


class Clock(TypedDict):
    """The clocks: seconds left by colour and by seat (`clock.black`, `clock.first`)."""

    # moves still due in this time control, by colour and seat
    moves_due: dict[str, int]
    # colour whose clock runs, or the seat before it has a colour
    running: NotRequired[str]


class Count(TypedDict):
    """The number of lines sent."""

    count: int


class Decided(TypedDict):
    """The action that ended a game."""

    # number of the action in the log
    action: int
    # point of the deciding stone
    point: NotRequired[str]


class Done(TypedDict):
    done: Literal[True]
    # the changed game, if it was sent as a record
    record: NotRequired[str]


class Error(TypedDict):
    """An error in a request. The codes of the service itself are `bad-json`,
    `line-too-long`, `bad-request`, `no-such-method`, `bad-params`, `no-such-game`,
    `no-such-node`, `too-many-games`, `too-many-scripts`, `name-taken`, `too-slow`,
    `too-large`, `no-archive` and `internal`. Before a socket's connection is closed:
    `too-many-connections` and `idle`.
    """

    # reason of a refusal, or code of the service
    code: str
    # all faults of a script
    faults: NotRequired[list[ScriptFault]]
    # line in the script
    line: NotRequired[int]
    # a sentence
    message: str
    # the faulty parameter, like `params.point`, or the faulty key of a script
    path: NotRequired[str]
    ruling: NotRequired[Ruling]


class Expectation(TypedDict):
    """An expectation between the actions of a record: `expect captured white 4`."""

    # field of the state: `captured`
    field: str
    # words after the field
    values: list[str]


class Explained(TypedDict):
    explanation: Proof | RulingExplanation
    # steps of the explanation, each with the things to draw
    steps: list[ExplainedStep]
    # the explanation as an indented tree
    text: str


class ExplainedStep(TypedDict):
    """A step of an explanation."""

    # action that is not in the game, but is shown as if played
    action: NotRequired[str]
    # number of actions after which the board is shown; missing for the present board
    after: NotRequired[int]
    # angle of a symmetry, as in inarow.explanation
    angle: NotRequired[float]
    # depth in the tree, from 0
    depth: int
    # direction of the stones
    line: NotRequired[str]
    # hypothetical stones
    mind: list[StoneInMind]
    # number of the step, from 1
    number: int
    # pairs of points that the symmetry maps to each other
    pairs: NotRequired[list[list[str]]]
    # points in question: vacant points, or stones on both sides of a capture
    points: list[str]
    # stones that the step is about; they are in a row if there is a line
    stones: list[str]
    # text of the step, a line of inarow.text
    text: str
    # true if the symmetry is a rotation, false if it is a reflection
    turns: NotRequired[bool]


class Explanation(TypedDict):
    """The reason for a ruling, or a part of the reason."""

    # number of actions of the game after which the explanation applies
    after: NotRequired[int]
    # For a symmetry, in degrees: the angle of the rotation, or the angle between its
    # axis and a row.
    angle: NotRequired[float]
    # The supporting parts. If one of them is a whole ruling, the game had already ended
    # by that ruling.
    children: list[Explanation | RulingExplanation | Proof]
    # colour of the stones; for a capture, the capturing colour
    colour: NotRequired[str]
    # colour of each captured stone
    colours: NotRequired[list[str]]
    # direction of stones in a row, as in inarow.proof_node
    line: NotRequired[str]
    # number of a move
    move: NotRequired[int]
    # for a symmetry: pairs of points, each mapped to the other
    pairs: NotRequired[list[list[str]]]
    # point where a stone was placed or would be placed
    point: NotRequired[str]
    # points in question, with or without stones
    points: NotRequired[list[str]]
    # a code; for the whole explanation, the code of the ruling, or `ok`
    reason: str
    # article that applies
    rule: NotRequired[str]
    # name of a shape
    shape: NotRequired[str]
    # for stones that a symmetry does not move: the reason of that symmetry
    sort: NotRequired[str]
    # points of stones on the board or captured
    stones: NotRequired[list[str]]
    # for a capture: number of the first colour of the capturing team
    team: NotRequired[int]
    # a sentence
    text: str


class Explored(TypedDict):
    """The games in an archive that reached a position."""

    # colours in turn order
    colours: list[str]
    ended: GameCounts
    games: GameCounts
    # the latest games
    latest: list[Archived]
    # moves, the most played first
    moves: list[ExploredMove]
    # the colour to move; missing if the game is over
    to_move: NotRequired[str]
    # number of moves left out, if there are too many
    unlisted: NotRequired[int]


class ExploredMove(TypedDict):
    """A move that was played from a position."""

    # the move as in a record, or only the point of a stone: `h8`
    move: str
    played: GameCounts
    reached: GameCounts
    # equal moves, by a symmetry of the position
    same: list[str]


class Fault(TypedDict):
    """A fault in a text."""

    # line of the fault, if it is known
    line: NotRequired[int]
    message: str


class Finding(TypedDict):
    code: str
    line: NotRequired[int]
    message: str
    # options that show the fault
    options: dict[str, Any]
    # key of the script
    path: str
    # a game that shows the fault
    record: NotRequired[str]
    severity: Literal["error", "warning"]


class Found(TypedDict):
    """Games of an archive."""

    # games, the latest first
    games: list[Archived]
    # number of all games found
    total: int


class GameCounts(TypedDict):
    """Numbers of games by result."""

    draws: int
    # number of all games
    games: int
    # number of games without a result
    unknown: int
    # number of wins, by colour of the winner
    wins: dict[str, int]


class Ground(TypedDict):
    """The board under the stones, for drawing it. Places are {x, y} in cells, like the
    places of points.
    """

    # corners of each block that can be rotated
    blocks: list[list[list[float]]]
    # {x, y, width, height} of the whole picture
    box: list[float]
    # {x, y, radius}
    dots: list[list[float]]
    # {x, y} on an upright board; clip them at the outline
    holes: list[list[float]]
    # texts, each centred at its place
    labels: list[Label]
    # {x1, y1, x2, y2}; none on an upright board
    lines: list[list[float]]
    # looks of the stones, by the number of the colour
    looks: list[Look]
    # corners of each layer of the board
    outlines: list[list[list[float]]]


class Hello(TypedDict):
    """The identity of the service."""

    limits: Limits
    methods: list[str]
    # `inarow`
    name: str
    # notations that inarow reads and writes
    notations: list[str]
    # version of the protocol, 1; an incompatible change of this description changes the
    # number
    protocol: int
    # seats, in the order in which they begin
    seats: list[str]
    # major.minor.patch
    version: str


class Image(TypedDict):
    point: str


# A judged game. An unreadable game has only `source` and `error`.
Judged = TypedDict(
    "Judged",
    {
        # number of actions recorded after the end
        "after": "int",
        # texts of actions that the notation does not record
        "assumed": "list[str]",
        "at": NotRequired["Decided"],
        "citation": NotRequired["str"],
        # claims that could still be made; missing if there are none
        "claims": NotRequired["list[Claimable]"],
        # Comment on the game from a foreign notation; for a record, only with `steps`.
        "comment": NotRequired["str"],
        "error": NotRequired["Fault"],
        # failed expectations of the record
        "failures": "list[Step]",
        # for a variation: number of its first move
        "from": NotRequired["int"],
        # with `steps`: marks on the board before the first action
        "marks": NotRequired["list[Mark]"],
        # stones placed, and passes
        "moves": "int",
        # traditional name of the opening
        "opening": NotRequired["str"],
        # names by seat; missing if nobody is named
        "players": NotRequired["dict[str, str]"],
        # reason of the end
        "reason": NotRequired["str"],
        # The recorded result: a colour, `draw`, `void` or `loss-of-both`.
        "recorded": NotRequired["str"],
        "refusal": NotRequired["Refusal"],
        # refused actions in the variations of a record; missing if there are none
        "refused": NotRequired["list[VariationRefusal]"],
        # file and number of the game: `NAME#3`; a branch of a tree is `NAME#3.2`
        "source": "str",
        "status": "Literal['playing', 'won', 'drawn', 'void']",
        # every action with its ruling, if you asked for it
        "steps": NotRequired["list[Step]"],
        "variant": "str",
        # Is the recorded result right? `illegal`: an action was refused; `undecided`:
        # the board does not decide the game; `unrecorded`: no result is recorded.
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
    # symmetry that maps the position to its form, for `image`
    symmetry: int


class Label(TypedDict):
    text: str
    x: float
    y: float


class LegalAction(TypedDict):
    """A legal action; `apply` accepts the whole object, or its text."""

    # kind of `draw`
    answer: NotRequired[Literal["offer", "accept", "refuse", "withdraw"]]
    # true if the notation does not record the action, so that inarow assumed it
    assumed: NotRequired[Literal[True]]
    # point of a claim
    at: NotRequired[str]
    # the acting colour, seat or official
    by: NotRequired[str]
    # subject of `claim`
    claim: NotRequired[str]
    # colour of the stone, if the player may choose it; colour of `choose`
    colour: NotRequired[str]
    # dice of `roll`
    dice: NotRequired[list[int]]
    # direction of `rotate`
    direction: NotRequired[Literal["left", "right"]]
    # number of `declare` or `take`; stones and passes of a restored position
    number: NotRequired[int]
    # order of `organizer`
    order: NotRequired[str]
    # point of `play`, `pick` or `remove`; for `rotate`, a corner
    point: NotRequired[str]
    # points of `offer` or `capture`; for `move`, from and to
    points: NotRequired[list[str]]
    # seat of `begins`
    seat: NotRequired[str]
    # seconds in an order
    seconds: NotRequired[float]
    # the action as in a record: `move a2 a3`
    text: str
    # seconds since the start
    time: NotRequired[float]
    # `play`, `pass`, `swap`, `offer`, `claim`, `press`, …
    verb: str
    # object of `demand` or `disarranged`
    what: NotRequired[str]
    # colour or seat that an order is about
    who: NotRequired[str]


class LegalActions(TypedDict):
    actions: list[LegalAction]
    # error of a hook that failed; the list then contains the actions accepted before
    fault: NotRequired[str]


class Limits(TypedDict):
    """The limits of a service."""

    # maximum number of clients of a socket
    connections: NotRequired[int]
    # maximum number of open games
    games: int
    # seconds without a request after which a client of a socket is disconnected
    idle: NotRequired[float]
    # maximum size of a request, in bytes
    line: int
    # memory limit in megabytes; above it, nothing more is opened
    megabytes: float
    # maximum number of loaded scripts
    scripts: int
    # time limit for a request, in seconds
    seconds: float
    # memory limit for a client of a socket, in megabytes
    share: NotRequired[int]


class Linted(TypedDict):
    """The doubtful parts of a script."""

    findings: list[Finding]
    # number of possible settings
    settings: int
    # number of settings tried in random games
    tried: int


class Loaded(TypedDict):
    title: NotRequired[str]
    # name of the new variant
    variant: str


class Look(TypedDict):
    """The look of the stones of a colour."""

    # codes for a terminal: `97;40`
    codes: str
    # colour of the outline
    edge: str
    # like `#1d1d1d`
    fill: str
    # colour of text on the stone
    ink: str
    # letter for stones whose look does not show their name
    letter: NotRequired[str]


class Mark(TypedDict):
    """A mark on a point of the board, for readers."""

    kind: Literal["label", "triangle", "circle", "cross", "square"]
    point: str
    # text of a label
    text: NotRequired[str]


class Option(TypedDict):
    """An option of a variant with its values; the first is the default."""

    key: str
    values: list[str]


class Player(TypedDict):
    # number of stones captured; missing in games without captures
    captured: NotRequired[int]
    # missing before the seat has a colour
    colour: NotRequired[str]
    # name in the record
    name: NotRequired[str]
    # `first`, `second`, …
    seat: str
    # number of stones left; missing if the supply is unlimited
    supply: NotRequired[int]
    # number of the team
    team: NotRequired[int]
    # the colour or, before that, the seat
    who: str


class Playout(TypedDict):
    """The results of random games."""

    draws: int
    games: int
    # total number of plies
    plies: int
    seconds: float
    # games stopped after four times as many plies as the board has points
    unfinished: int
    # number of wins by colour
    wins: dict[str, int]


class Plies(TypedDict):
    plies: list[Ply]


class Ply(TypedDict):
    """The sequences of a given number of plies."""

    # number of sequences that ended the game, by reason
    ended: dict[str, int]
    # total time for all plies
    seconds: float
    # number of sequences of this length, without passes
    sequences: int


class Point(TypedDict):
    """A point of the board with everything visible there. Fields that do not apply are
    nil.
    """

    # true if the last action captured a stone there
    captured: NotRequired[Literal[True]]
    # true if the point is forbidden and you asked for this
    forbidden: NotRequired[Literal[True]]
    # true if the last stone was placed there
    last: NotRequired[Literal[True]]
    # 1 is the lowest; missing on a flat board
    layer: NotRequired[int]
    # place in a picture: cells from the left (see inarow.places)
    left: float
    # like `h8`; on a board of layers like `b3-2`
    name: str
    # number of the move that placed the stone, if you asked for it
    number: NotRequired[int]
    offered: NotRequired[Literal[True]]
    # true for one of the dots that mark reference points
    reference: NotRequired[Literal[True]]
    # true if the point belongs to the ruling
    shown: NotRequired[Literal[True]]
    # number of the stone's colour in `colours`
    stone: NotRequired[int]
    # place in a picture: cells from the top
    top: float
    # true if the point is in the option `wins`
    wins: NotRequired[Literal[True]]
    # column, 1 is the left one
    x: int
    # row, 1 is the lowest
    y: int


class Points(TypedDict):
    points: list[str]


class Proof(TypedDict):
    """A minimal proof of what a stone at a point makes or would make. For a stone that
    wins or is forbidden, it shows one row, two fours or two threes. For an allowed
    stone, it shows the fours, and all but one of the possible threes, each with the
    reason why it is not a three.
    """

    # The rows. `explain` adds other effects of the stone, each with a `text`: rows that
    # do not win because both ends are blocked (`blocked`), and captures (`capture`).
    children: list[ProofNode | Explanation]
    # article by which the stone wins, loses, is forbidden or is allowed
    citation: NotRequired[str]
    # colour of the stone
    colour: str
    # true if the tree was cut short
    cut: bool
    # true if the stone is forbidden there
    forbidden: bool
    # true for a losing shape, otherwise missing
    loses: NotRequired[bool]
    # For `allowed`: the patterns forbidden to the colour that the stone does not make;
    # without `double-three` if this stone may make one.
    makes_no: NotRequired[list[str]]
    # point where the stone stands, or would stand
    point: str
    # The pattern that decides: `five`, `overline`, `double-four`, `double-three`,
    # `open-row`, `open-rows`, `losing-row` or the name of a shape; or `allowed`.
    reason: str
    # number of stones in a winning row
    row: NotRequired[int]
    # the same as `citation`
    rule: NotRequired[str]
    # name of the shape, if the stone makes one
    shape: NotRequired[str]
    # Why the stone may make the forbidden pattern `reason`: `captures`, `wins` or
    # `breaks`, as in `forbid.*.unless`; or `hook`.
    unless: NotRequired[str]


class ProofNode(TypedDict):
    """A part of a proof: a row or, below a three, a hypothetical stone that would make
    it a straight four. The children of such a stone show whether it is allowed.
    """

    # half of RIF 9.3 that is meant
    by: NotRequired[Literal["a", "b"]]
    children: list[ProofNode]
    # True if this four makes a double-three allowed, or if the hypothetical stone makes
    # such a four.
    exempts: NotRequired[bool]
    # points that complete the straight four of a hypothetical stone
    fives: NotRequired[list[str]]
    # Direction of a row: `row`, `column`, `diagonal-up`, `diagonal-down`; through
    # layers `upright`, `upright-diagonal`, `space-diagonal`.
    line: NotRequired[str]
    # true for a losing shape, otherwise missing
    loses: NotRequired[bool]
    # For `allowed`: the forbidden patterns that the stone does not make. The list has
    # only the patterns that were checked, in order.
    makes_no: NotRequired[list[str]]
    # For a `straight-four`, the second such point. For a hypothetical stone, the point
    # where its four cannot become a five; missing if it is `closed` by the edge.
    other: NotRequired[str]
    # point where the stone stands, or would stand; for a four, the point that completes
    # a five
    point: str
    # For a row: `five`, `overline`, `four`, `straight-four`, `open-row`, `losing-row`
    # or the name of a shape; `three` if it counts, `no-three` if it does not;
    # `last-three` for the one possible three that needs no proof; `defence` for the
    # opponent's row that makes a double-three allowed. For a hypothetical stone:
    # `allowed`; or the pattern that rules it out, `five`, `overline`, `double-four`,
    # `double-three`, `open-row` or `open-rows`; or `closed` or `too-long` if its four
    # is not a straight four.
    reason: str
    # article or reading that applies
    rule: str
    # name of the shape, if it is one
    shape: NotRequired[str]
    # Stones of the row or shape; for a hypothetical stone, of its four; for `too-long`,
    # of the longer row; for `defence`, of the opponent's row.
    stones: list[str]


class Property(TypedDict):
    """A property of a file that inarow does not use, unchanged."""

    name: str
    # values, unchanged
    values: list[str]


class Puzzle(TypedDict):
    """A position to solve."""

    # kind of win: by continuous fours, or only by threats
    by: Literal["vcf", "vct"]
    # the board, as in game:cells
    cells: str
    # colour to move and win
    colour: str
    # number of stones in the shortest win, including the five
    length: int
    # the shortest win, as in inarow.analysis
    line: list[str]
    proof: WinProof
    # the position as a record, with the solution in a comment
    record: str
    variant: str
    # Number of lines that a solver has to see: the longest line of the proof, and one
    # for each other stone that an answer in that line leads to. Forced answers lead to
    # no other stone, so a win by fours has width 1.
    width: int


class Puzzles(TypedDict):
    puzzles: list[Puzzle]


class Read(TypedDict):
    """A game from a text, or the reason why it cannot be read."""

    error: NotRequired[Fault]
    refusal: NotRequired[Refusal]
    # number of the game in the text
    source: str
    # the game as a record, up to the first refused action
    text: NotRequired[str]
    variant: NotRequired[str]


# The reason for refusing an action. A script's hooks may have their own codes.
Reason: TypeAlias = (
    "str | Literal['bad-action', 'bad-script', 'column-full', 'duplicate-offer', "
    "'first-five', 'flag-down', 'flag-up', 'forbidden', 'game-over', 'no-capture', "
    "'no-offer', 'no-stone', 'no-such-row', 'no-supply', 'not-allowed', 'not-now', "
    "'not-your-turn', 'occupied', 'off-board', 'outside-region', 'pass-not-allowed', "
    "'symmetric-offer', 'too-deep', 'too-late', 'unsupported', 'wrong-count']"
)


class RecordLine(TypedDict):
    """A line of a record with an expectation."""

    action: NotRequired[Action]
    comment: NotRequired[str]
    expect: NotRequired[Expectation]
    # number of the line in the text, from 1
    number: int
    # the expected ruling: its line, or the beginning of its line
    ruling: NotRequired[str]
    # words of the line, without the ruling and the comment
    words: list[str]


class Refusal(TypedDict):
    """The refusal that makes a game illegal."""

    # text of the refused action
    action: str
    citation: NotRequired[str]
    message: str
    # number of the move, if the action is a move
    move: int
    # pattern that a stone refused as `forbidden` would make
    pattern: NotRequired[str]
    reason: Reason


class Replay(TypedDict):
    """A game with all its variations, for drawing it."""

    # names, in turn order
    colours: list[str]
    ground: Ground
    # index of the node where the game stands
    here: NotRequired[int]
    # number of omitted nodes, if the tree has too many
    left_out: NotRequired[int]
    # parents first, the main line first
    nodes: list[ReplayNode]
    # the same as in inarow.board
    offered: NotRequired[int]
    # names of the players with their colours; empty if nobody is named
    players: list[str]
    # layer by layer and row by row from the top
    points: list[ReplayPoint]
    # title of the variant
    title: str
    # its name
    variant: str


class ReplayNode(TypedDict):
    """An action and the board after it."""

    # comment before the action
    before: NotRequired[str]
    # pairs: index of a changed point, and its new colour, 0 for none
    changes: list[int]
    # comment after it
    comment: NotRequired[str]
    # forbidden points, if you asked for them
    forbidden: NotRequired[list[str]]
    glyphs: NotRequired[list[str]]
    # point where the last stone was placed
    last: NotRequired[str]
    marks: NotRequired[list[Mark]]
    # number of stones placed, and of passes
    moves: NotRequired[int]
    # points that were offered
    offered: NotRequired[list[str]]
    # index of the node before it; missing at the root
    parent: NotRequired[int]
    # reason for which the rules refuse the action
    refusal: NotRequired[str]
    ruling: NotRequired[Ruling]
    # the side to act, or the way in which the game ended, in words
    status: NotRequired[str]
    # explanation of that ruling
    steps: NotRequired[list[ExplainedStep]]
    # points where the action captured stones
    taken: NotRequired[list[str]]
    # the action without its time; missing at the root
    text: NotRequired[str]


class ReplayPoint(TypedDict):
    # cells from the left
    left: float
    name: str
    # cells from the top
    top: float


class Ruled(TypedDict):
    # the changed game, if it was sent as a record
    record: NotRequired[str]
    ruling: Ruling


class Rules(TypedDict):
    sentences: list[Sentence]
    settings: list[Setting]


class Ruling(TypedDict):
    """The arbiter's answer to an action. tostring(ruling) gives its line: `ok`, `won
    white double-three (RIF 9.2)`.
    """

    at: NotRequired[Decided]
    # article that applies
    citation: NotRequired[str]
    # a sentence
    message: str
    # The pattern that a stone refused as `forbidden` would make: `overline`,
    # `double-four`, `double-three`, `open-row` or `open-rows`.
    pattern: NotRequired[str]
    # points that show the reason
    points: list[str]
    # a stable code: `five`, `time`, `agreement`, `occupied`, …
    reason: NotRequired[str]
    status: Literal["ok", "refused", "won", "drawn", "void"]
    # the ruling's line
    text: NotRequired[str]
    # the winning colour; for a team, its first colour
    who: NotRequired[str]


class RulingExplanation(TypedDict):
    """An explanation of a whole ruling."""

    # text of the action
    action: NotRequired[str]
    # number of actions of the game after which the explanation applies
    after: NotRequired[int]
    # For a symmetry, in degrees: the angle of the rotation, or the angle between its
    # axis and a row.
    angle: NotRequired[float]
    # The supporting parts. If one of them is a whole ruling, the game had already ended
    # by that ruling.
    children: list[Explanation | RulingExplanation | Proof]
    # colour of the stones; for a capture, the capturing colour
    colour: NotRequired[str]
    # colour of each captured stone
    colours: NotRequired[list[str]]
    # direction of stones in a row, as in inarow.proof_node
    line: NotRequired[str]
    # number of a move
    move: NotRequired[int]
    # for a symmetry: pairs of points, each mapped to the other
    pairs: NotRequired[list[list[str]]]
    # point where a stone was placed or would be placed
    point: NotRequired[str]
    # points in question, with or without stones
    points: NotRequired[list[str]]
    # a code; for the whole explanation, the code of the ruling, or `ok`
    reason: str
    # article that applies
    rule: NotRequired[str]
    # line of the ruling
    ruling: str
    # name of a shape
    shape: NotRequired[str]
    # for stones that a symmetry does not move: the reason of that symmetry
    sort: NotRequired[str]
    # status of the ruling
    status: Literal["ok", "refused", "won", "drawn", "void"]
    # points of stones on the board or captured
    stones: NotRequired[list[str]]
    # for a capture: number of the first colour of the capturing team
    team: NotRequired[int]
    # a sentence
    text: str
    # the winning colour
    who: NotRequired[str]
    # true if the action was not played; the ruling is then hypothetical
    would: NotRequired[bool]


class ScriptFault(TypedDict):
    """A fault of a script."""

    # stable code; the message may change
    code: str
    # the expected value, in words
    expected: NotRequired[str]
    # line of the key, or of the nearest key around it; missing if unknown
    line: NotRequired[int]
    # one line with the script, the line, the key and the fault
    message: str
    # the known word nearest to a misspelt one
    nearest: NotRequired[str]
    # the wrong key, like `phases[2].within`; empty for the whole script
    path: str
    # name of the script in messages; for a fault in a base, the name of the base
    script: str


class Sentence(TypedDict):
    # article of the rules
    citation: str
    # source of the sentence: a key of the script, or `table`
    key: str
    # section of the rules: `The board`, `Winning`, …
    section: str
    text: str


class Setting(TypedDict):
    # missing for a clock
    default: NotRequired[str]
    # values in words, by value: all that are possible, or the default and usual ones
    in_words: dict[str, str]
    # name of the option
    key: str
    # the option, for people
    label: str
    # owner of the option: the variant, or every game
    of: Literal["variant", "game"]
    # possible values as strings, the default first; missing if any value is possible
    values: NotRequired[list[str]]


class Solving(TypedDict):
    """A puzzle to solve."""

    # kind of win: by continuous fours, or by continuous threats
    by: Literal["vcf", "vct"]
    # the attacker, who is to move
    colour: str
    # the next stone
    hint: str
    # as in inarow.puzzle
    length: int
    # the other side
    other: str
    # the task in a sentence
    text: str
    # as in inarow.puzzle
    width: int


class Source(TypedDict):
    # text of the script
    source: str


class Standing(TypedDict):
    """A claim that would succeed now."""

    # point of the stone that made it
    point: NotRequired[str]
    # subject of the claim: `five`, `double-three`, `captures`, …
    reason: str
    # colour that would win
    who: str


class State(TypedDict):
    """The public state of a game: everything that may be shown."""

    # seats of players who are known to be absent
    absent: list[str]
    adjudication: Literal["immediate", "claims"]
    # number of stones that each colour has captured
    captured: dict[str, int]
    # claims that would succeed now
    claims: list[Standing]
    clock: NotRequired[Clock]
    # number of points that an offer needs now
    count: NotRequired[int]
    # player who has offered a draw
    draw_offer: NotRequired[str]
    # true if the organiser or a defect of the clock has interrupted the game
    interrupted: bool
    # the point of the stone placed last
    last: NotRequired[str]
    # stones placed, and passes
    moves: int
    # offered points
    offers: list[str]
    # traditional name of the opening
    opening: NotRequired[str]
    over: bool
    # label or verb of the phase; `play` after the opening
    phase: str
    # players in the order of their seats
    players: list[Player]
    # The state of the players' own records, by colour and seat: `waived`, `owed`, or
    # the number of moves to complete; missing if players need not keep records.
    record: NotRequired[dict[str, str | int]]
    # true if the players must call a time referee
    referee_due: bool
    ruling: NotRequired[Ruling]
    # seat to act: `first`, `second`, …
    seat: str
    # `playing`, or the line of the ruling that ended the game
    status: str
    # number of stones that each colour has left, if the supply is limited
    supply: dict[str, int]
    # time of the last action, in seconds since the start
    time: float
    # captured stones that are still on the board and must be lifted by hand
    to_lift: list[str]
    # colour of the next stone, or of the player to act
    to_move: NotRequired[str]
    # number of warnings, by colour and seat
    warnings: dict[str, int]


class Step(TypedDict):
    """An action of a game with its ruling, or an expectation between actions."""

    action: NotRequired[Action]
    # true if the notation does not record the action, so that inarow assumed it
    assumed: NotRequired[Literal[True]]
    # comment on the action
    comment: NotRequired[str]
    # true if the record expects a different ruling
    failed: NotRequired[Literal[True]]
    # the ruling that was found instead
    found: NotRequired[str]
    line: NotRequired[RecordLine]
    # marks on the board after the action
    marks: NotRequired[list[Mark]]
    ruling: NotRequired[Ruling]
    # the action as in a record; missing for an `expect`
    text: NotRequired[str]


class StoneInMind(TypedDict):
    """A stone that is not, or no longer, on the board."""

    colour: str
    # number in the argument or line; missing if the stone was captured
    number: NotRequired[int]
    point: str


class Tally(TypedDict):
    count: int
    # the colour, or the colours of a team: `white+red`
    name: str


class Text(TypedDict):
    text: str


class Threat(TypedDict):
    """A row that threatens."""

    kind: Literal["four", "straight-four", "three"]
    # direction of the row, as in inarow.proof_node
    line: str
    # points where a stone makes the row a five or, for a three, a straight four
    makes: list[str]
    # stones of the row
    stones: list[str]
    # points where a stone of the defender stops the row at once
    stops: list[str]


class ThreatStone(TypedDict):
    """The rows that a stone of the attacker would make on a vacant point."""

    fives: int
    # true if the stone is forbidden there
    forbidden: bool
    # number of fours, including straight fours
    fours: int
    # The strongest pattern: `five`, `forbidden`, `four-four`, `four-three`,
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
    # number of nodes that follow directly
    children: int
    # comment after the action
    comment: NotRequired[str]
    # `!`, `?!`, …
    glyphs: NotRequired[list[str]]
    # name of the node in requests, as long as the tree exists
    id: int
    # marks on the board after the action
    marks: NotRequired[list[Mark]]
    # actions from the root to here
    number: int
    # node before this one; missing at the root
    parent: NotRequired[int]
    # other properties of a file, unchanged
    properties: NotRequired[list[Property]]
    refusal: NotRequired[Ruling]
    # the action as in a record: `play h8`
    text: NotRequired[str]


class TreeNodes(TypedDict):
    """Nodes of a tree."""

    # the game's present node
    here: int
    # the next node, if there are more
    next: NotRequired[int]
    # nodes, parents first and the main line first
    nodes: list[TreeNode]
    # the node before the first action
    root: int


class TreePath(TypedDict):
    # texts of the actions from the root on, in the form that requests use
    path: list[str]


class Tried(TypedDict):
    """The result of trying a stone."""

    # the result in words
    message: str
    # if wrong: the defender's answer that refutes the stone
    refutation: NotRequired[str]
    # if right: the defender's answer, a point or `pass`
    reply: NotRequired[str]
    verdict: Literal["solved", "right", "wrong"]


class TriedStone(TypedDict):
    tried: Tried


class Unreadable(TypedDict):
    """An unreadable game, which is not judged."""

    error: Fault
    # number of the game in the text
    source: str


class Variant(TypedDict):
    """An available variant."""

    # names of the variant in other notations
    aliases: list[str]
    # colours in turn order
    colours: list[str]
    name: str
    settings: list[Option]
    # word with which its citations begin
    source: NotRequired[str]
    title: str


class VariationRefusal(TypedDict):
    """A refused action in a variation of a record."""

    # text of the action
    action: str
    citation: NotRequired[str]
    # number of the line in the text, from 1
    line: int
    message: str
    reason: Reason


class WinProof(TypedDict):
    """A proof that one side, the attacker, wins by threats against all answers of the
    defender. As JSON it has [the same format](../docs/notations.md).
    """

    # the attacker, who is to move
    colour: str
    # maximum number of stones that the attacker needs, including the five
    length: int
    # Nodes. Only later nodes may follow a node; the first node is the position.
    nodes: list[WinProofNode]
    # version of the format, 1
    proof: int
    question: Literal["vcf", "vct"]
    # the game up to the position, as game:record writes it
    record: str


# A stone of the attacker. Without `answers` and `else`, the stone wins at once.
WinProofNode = TypedDict(
    "WinProofNode",
    {
        # number of the node after each answer, which is a point or `pass`
        "answers": NotRequired["dict[str, int]"],
        # Number of the node after any other answer; missing if `answers` contains all
        # legal answers.
        "else": NotRequired["int"],
        # point of the stone
        "stone": "str",
    },
)
