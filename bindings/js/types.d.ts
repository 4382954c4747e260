// Generated from the service's schema by `make clients`. Do not edit.

/**
 * An action. Its fields depend on the verb; any action may have `by`, `at` and `time`.
 */
export interface Action {
    /** kind of `draw` */
    answer?: "offer" | "accept" | "refuse" | "withdraw";
    /** true if the notation does not record the action, so that inarow assumed it */
    assumed?: true;
    /** point of a claim */
    at?: string;
    /** the acting colour, seat or official */
    by?: string;
    /** subject of `claim` */
    claim?: string;
    /** colour of the stone, if the player may choose it; colour of `choose` */
    colour?: string;
    /** dice of `roll` */
    dice?: number[];
    /** direction of `rotate` */
    direction?: "left" | "right";
    /** number of `declare` or `take`; stones and passes of a restored position */
    number?: number;
    /** order of `organizer` */
    order?: string;
    /** point of `play`, `pick` or `remove`; for `rotate`, a corner */
    point?: string;
    /** points of `offer` or `capture`; for `move`, from and to */
    points?: string[];
    /** seat of `begins` */
    seat?: string;
    /** seconds in an order */
    seconds?: number;
    /** seconds since the start */
    time?: number;
    /** `play`, `pass`, `swap`, `offer`, `claim`, `press`, … */
    verb: string;
    /** object of `demand` or `disarranged` */
    what?: string;
    /** colour or seat that an order is about */
    who?: string;
}

export interface Added {
    node: TreeNode;
    /** the changed game, if it was sent as a record */
    record?: string;
}

export interface Analysed {
    analysis: Analysis;
    /** the answer in plain sentences */
    text: string;
}

/** The answer to a question about threats. */
export interface Analysis {
    /**
     * Does the attacker win? With `defend`, `win` means that nothing stops the
     * attacker. Missing for `threats`.
     */
    answer?: "win" | "none" | "unknown";
    /** last point of a win, if the defender may not play there */
    barred?: string;
    /** the attacker */
    colour: string;
    /**
     * What cut the search short, if anything: a limit, `progress`, an interrupt, or
     * rows that go too deep.
     */
    cut?: "nodes" | "seconds" | "stones" | "stopped" | "interrupt" | "depth";
    /**
     * For a win: number of the attacker's stones, including the five; missing if a
     * limit stopped the proof before the end of the line.
     */
    length?: number;
    /**
     * For a win: its stones and the answers in turn, ending with the five; `pass` if
     * the defender cannot place a stone. For `unknown`: the last line examined. With
     * `defend`: the line that the attacker would play after a pass, or missing if that
     * does not win.
     */
    line?: string[];
    /** number of positions examined */
    nodes: number;
    /** for `storm`, stones that win; for `defend`, stones that stop the attacker */
    points?: string[];
    proof?: WinProof;
    /** the question that was asked */
    question: string;
    /** wall-clock time that the search took */
    seconds: number;
    /** for `threats`: by column, then row */
    stones?: ThreatStone[];
    /** true if exactly one point wins and none is unknown */
    storm?: boolean;
    /** for `threats`: the rows on the board */
    threats?: Threat[];
    /** for `storm` and `defend`: points for which the answer is unknown */
    unknown?: string[];
    /** for `defend`: true if the question included wins by threats */
    vct?: boolean;
}

/** A game of an archive. */
export interface Archived {
    /** `2006-12-31`, `2006-12` or `2006` */
    date?: string;
    event?: string;
    /** number of the game, for `archive_record` */
    id: number;
    /** the actions; successive points are on one line */
    moves: string;
    opening?: string;
    /** options as in a record */
    options: string;
    place?: string;
    /** names by the colour at the end; missing if nobody is named */
    players?: Record<string, string>;
    /** number of stones and passes */
    plies: number;
    /** reason of the end, as judged on the board */
    reason?: string;
    /** reason for the refusal of an action */
    refusal?: string;
    /** colour of the winner, or `draw` */
    result?: string;
    /** number of the move after which the board first shows the pattern */
    step?: number;
    variant: string;
    /** verdict that `judge` gives */
    verdict: string;
}

/** A new game. */
export interface Begun {
    /** colours in turn order */
    colours: string[];
    /** handle of the game */
    game: string;
    /** rows */
    height: number;
    /** columns */
    width: number;
}

/** Everything visible in a game. */
export interface Board {
    /** missing in games without captures */
    captured?: Tally[];
    /** names, in turn order */
    colours: string[];
    /** captures and supplies in words, one per line */
    counts: string[];
    /** true for a flat rectangle without holes or joined edges */
    full: boolean;
    /** true if stones fall */
    gravity: boolean;
    ground?: Ground;
    /** rows */
    height: number;
    /** number of points on a side, if the board is a hexagon */
    hex?: number;
    /** joined edges: `left-right`, `top-bottom` or `both` */
    joined?: string;
    /** 1 on a flat board */
    layers: number;
    /** stones placed, and passes */
    moves: number;
    /** number of the colour whose stone is to be picked */
    offered?: number;
    /** traditional name of the opening */
    opening?: string;
    /** names of the players with their colours; empty if nobody is named */
    players: string[];
    /** layer by layer and row by row from the top */
    points: Point[];
    /** the side to act, or the way in which the game ended, in words */
    status: string;
    /** number of stones left; missing if the supply is unlimited */
    supply?: Tally[];
    /** title of the variant */
    title: string;
    /** name of the variant */
    variant: string;
    /** columns */
    width: number;
}

/**
 * Actions that differ only in their point. There is one `play` for each colour that the
 * stone may have; each point in it stands for an action {verb, point, colour, by}.
 * `pick` and `remove` work the same way. There is one `move` for each stone; each point
 * stands for an action with `points` {from, point}. An `offer` chooses as many of its
 * points as the state's `count` says; a `capture` lifts all of its points. An action
 * without a point is a group of its own.
 */
export interface Choice {
    /** kind of `draw` */
    answer?: "offer" | "accept" | "refuse" | "withdraw";
    /** true if the notation does not record the action, so that inarow assumed it */
    assumed?: true;
    /** point of a claim */
    at?: string;
    /** the seat; missing for actions of the organiser */
    by?: string;
    /** subject of `claim` */
    claim?: string;
    /** colour of the stone */
    colour?: string;
    /** dice of `roll` */
    dice?: number[];
    /** direction of `rotate` */
    direction?: "left" | "right";
    /** point of the stone that moves */
    from?: string;
    /** number of `declare` or `take`; stones and passes of a restored position */
    number?: number;
    /** order of `organizer` */
    order?: string;
    /** point of `play`, `pick` or `remove`; for `rotate`, a corner */
    point?: string;
    points?: string[];
    /** seat of `begins` */
    seat?: string;
    /** seconds in an order */
    seconds?: number;
    /** seconds since the start */
    time?: number;
    verb: string;
    /** object of `demand` or `disarranged` */
    what?: string;
    /** colour or seat that an order is about */
    who?: string;
}

export interface Choices {
    choices: Choice[];
    /**
     * error of a hook that failed; the list then contains the actions accepted before
     */
    fault?: string;
}

/** A claim that could still be made at the end of a record. */
export interface Claimable {
    /** point of the stone that made it */
    point?: string;
    /** subject of the claim: `five`, `captures`, `time`, `full-board`, … */
    reason: string;
    /** colour that would win; missing for a draw */
    who?: string;
}

/** The clocks: seconds left by colour and by seat (`clock.black`, `clock.first`). */
export interface Clock {
    /** moves still due in this time control, by colour and seat */
    moves_due: Record<string, number>;
    /** colour whose clock runs, or the seat before it has a colour */
    running?: string;
    [name: string]: number | Record<string, number> | string | undefined;
}

/** The number of lines sent. */
export interface Count {
    count: number;
}

/** The action that ended a game. */
export interface Decided {
    /** number of the action in the log */
    action: number;
    /** point of the deciding stone */
    point?: string;
}

export interface Done {
    done: true;
    /** the changed game, if it was sent as a record */
    record?: string;
}

/**
 * An error in a request. The codes of the service itself are `bad-json`,
 * `line-too-long`, `bad-request`, `no-such-method`, `bad-params`, `no-such-game`,
 * `no-such-node`, `too-many-games`, `too-many-scripts`, `name-taken`, `too-slow`,
 * `too-large`, `no-archive` and `internal`. Before a socket's connection is closed:
 * `too-many-connections` and `idle`.
 */
export interface Error {
    /** reason of a refusal, or code of the service */
    code: string;
    /** all faults of a script */
    faults?: ScriptFault[];
    /** line in the script */
    line?: number;
    /** a sentence */
    message: string;
    /** the faulty parameter, like `params.point`, or the faulty key of a script */
    path?: string;
    ruling?: Ruling;
}

/** An expectation between the actions of a record: `expect captured white 4`. */
export interface Expectation {
    /** field of the state: `captured` */
    field: string;
    /** words after the field */
    values: string[];
}

export interface Explained {
    explanation: Proof | RulingExplanation;
    /** steps of the explanation, each with the things to draw */
    steps: ExplainedStep[];
    /** the explanation as an indented tree */
    text: string;
}

/** A step of an explanation. */
export interface ExplainedStep {
    /** action that is not in the game, but is shown as if played */
    action?: string;
    /**
     * number of actions after which the board is shown; missing for the present board
     */
    after?: number;
    /** angle of a symmetry, as in inarow.explanation */
    angle?: number;
    /** depth in the tree, from 0 */
    depth: number;
    /** direction of the stones */
    line?: string;
    /** hypothetical stones */
    mind: StoneInMind[];
    /** number of the step, from 1 */
    number: number;
    /** pairs of points that the symmetry maps to each other */
    pairs?: string[][];
    /** points in question: vacant points, or stones on both sides of a capture */
    points: string[];
    /** stones that the step is about; they are in a row if there is a line */
    stones: string[];
    /** text of the step, a line of inarow.text */
    text: string;
    /** true if the symmetry is a rotation, false if it is a reflection */
    turns?: boolean;
}

/** The reason for a ruling, or a part of the reason. */
export interface Explanation {
    /** number of actions of the game after which the explanation applies */
    after?: number;
    /**
     * For a symmetry, in degrees: the angle of the rotation, or the angle between its
     * axis and a row.
     */
    angle?: number;
    /**
     * The supporting parts. If one of them is a whole ruling, the game had already
     * ended by that ruling.
     */
    children: (Explanation | RulingExplanation | Proof)[];
    /** colour of the stones; for a capture, the capturing colour */
    colour?: string;
    /** colour of each captured stone */
    colours?: string[];
    /** direction of stones in a row, as in inarow.proof_node */
    line?: string;
    /** number of a move */
    move?: number;
    /** for a symmetry: pairs of points, each mapped to the other */
    pairs?: string[][];
    /** point where a stone was placed or would be placed */
    point?: string;
    /** points in question, with or without stones */
    points?: string[];
    /** a code; for the whole explanation, the code of the ruling, or `ok` */
    reason: string;
    /** article that applies */
    rule?: string;
    /** name of a shape */
    shape?: string;
    /** for stones that a symmetry does not move: the reason of that symmetry */
    sort?: string;
    /** points of stones on the board or captured */
    stones?: string[];
    /** for a capture: number of the first colour of the capturing team */
    team?: number;
    /** a sentence */
    text: string;
}

/** The games in an archive that reached a position. */
export interface Explored {
    /** colours in turn order */
    colours: string[];
    ended: GameCounts;
    games: GameCounts;
    /** the latest games */
    latest: Archived[];
    /** moves, the most played first */
    moves: ExploredMove[];
    /** the colour to move; missing if the game is over */
    to_move?: string;
    /** number of moves left out, if there are too many */
    unlisted?: number;
}

/** A move that was played from a position. */
export interface ExploredMove {
    /** the move as in a record, or only the point of a stone: `h8` */
    move: string;
    played: GameCounts;
    reached: GameCounts;
    /** equal moves, by a symmetry of the position */
    same: string[];
}

/** A fault in a text. */
export interface Fault {
    /** line of the fault, if it is known */
    line?: number;
    message: string;
}

export interface Finding {
    code: string;
    line?: number;
    message: string;
    /** options that show the fault */
    options: Record<string, unknown>;
    /** key of the script */
    path: string;
    /** a game that shows the fault */
    record?: string;
    severity: "error" | "warning";
}

/** Games of an archive. */
export interface Found {
    /** games, the latest first */
    games: Archived[];
    /** number of all games found */
    total: number;
}

/** Numbers of games by result. */
export interface GameCounts {
    draws: number;
    /** number of all games */
    games: number;
    /** number of games without a result */
    unknown: number;
    /** number of wins, by colour of the winner */
    wins: Record<string, number>;
}

/**
 * The board under the stones, for drawing it. Places are {x, y} in cells, like the
 * places of points.
 */
export interface Ground {
    /** corners of each block that can be rotated */
    blocks: number[][][];
    /** {x, y, width, height} of the whole picture */
    box: number[];
    /** {x, y, radius} */
    dots: number[][];
    /** {x, y} on an upright board; clip them at the outline */
    holes: number[][];
    /** texts, each centred at its place */
    labels: Label[];
    /** {x1, y1, x2, y2}; none on an upright board */
    lines: number[][];
    /** looks of the stones, by the number of the colour */
    looks: Look[];
    /** corners of each layer of the board */
    outlines: number[][][];
}

/** The identity of the service. */
export interface Hello {
    limits: Limits;
    methods: string[];
    /** `inarow` */
    name: string;
    /** notations that inarow reads and writes */
    notations: string[];
    /**
     * version of the protocol, 1; an incompatible change of this description changes
     * the number
     */
    protocol: number;
    /** seats, in the order in which they begin */
    seats: string[];
    /** major.minor.patch */
    version: string;
}

export interface Image {
    point: string;
}

/** A judged game. An unreadable game has only `source` and `error`. */
export interface Judged {
    /** number of actions recorded after the end */
    after: number;
    /** texts of actions that the notation does not record */
    assumed: string[];
    at?: Decided;
    citation?: string;
    /** claims that could still be made; missing if there are none */
    claims?: Claimable[];
    /** Comment on the game from a foreign notation; for a record, only with `steps`. */
    comment?: string;
    error?: Fault;
    /** failed expectations of the record */
    failures: Step[];
    /** for a variation: number of its first move */
    from?: number;
    /** with `steps`: marks on the board before the first action */
    marks?: Mark[];
    /** stones placed, and passes */
    moves: number;
    /** traditional name of the opening */
    opening?: string;
    /** names by seat; missing if nobody is named */
    players?: Record<string, string>;
    /** reason of the end */
    reason?: string;
    /** The recorded result: a colour, `draw`, `void` or `loss-of-both`. */
    recorded?: string;
    refusal?: Refusal;
    /** refused actions in the variations of a record; missing if there are none */
    refused?: VariationRefusal[];
    /** file and number of the game: `NAME#3`; a branch of a tree is `NAME#3.2` */
    source: string;
    status: "playing" | "won" | "drawn" | "void";
    /** every action with its ruling, if you asked for it */
    steps?: Step[];
    variant: string;
    /**
     * Is the recorded result right? `illegal`: an action was refused; `undecided`: the
     * board does not decide the game; `unrecorded`: no result is recorded.
     */
    verdict: "agrees" | "contradicts" | "undecided" | "unrecorded" | "illegal";
    /** a colour */
    winner?: string;
}

export interface Key {
    /** 32 hexadecimal digits */
    key: string;
    /** symmetry that maps the position to its form, for `image` */
    symmetry: number;
}

export interface Label {
    text: string;
    x: number;
    y: number;
}

/** A legal action; `apply` accepts the whole object, or its text. */
export interface LegalAction {
    /** kind of `draw` */
    answer?: "offer" | "accept" | "refuse" | "withdraw";
    /** true if the notation does not record the action, so that inarow assumed it */
    assumed?: true;
    /** point of a claim */
    at?: string;
    /** the acting colour, seat or official */
    by?: string;
    /** subject of `claim` */
    claim?: string;
    /** colour of the stone, if the player may choose it; colour of `choose` */
    colour?: string;
    /** dice of `roll` */
    dice?: number[];
    /** direction of `rotate` */
    direction?: "left" | "right";
    /** number of `declare` or `take`; stones and passes of a restored position */
    number?: number;
    /** order of `organizer` */
    order?: string;
    /** point of `play`, `pick` or `remove`; for `rotate`, a corner */
    point?: string;
    /** points of `offer` or `capture`; for `move`, from and to */
    points?: string[];
    /** seat of `begins` */
    seat?: string;
    /** seconds in an order */
    seconds?: number;
    /** the action as in a record: `move a2 a3` */
    text: string;
    /** seconds since the start */
    time?: number;
    /** `play`, `pass`, `swap`, `offer`, `claim`, `press`, … */
    verb: string;
    /** object of `demand` or `disarranged` */
    what?: string;
    /** colour or seat that an order is about */
    who?: string;
}

export interface LegalActions {
    actions: LegalAction[];
    /**
     * error of a hook that failed; the list then contains the actions accepted before
     */
    fault?: string;
}

/** The limits of a service. */
export interface Limits {
    /** maximum number of clients of a socket */
    connections?: number;
    /** maximum number of open games */
    games: number;
    /** seconds without a request after which a client of a socket is disconnected */
    idle?: number;
    /** maximum size of a request, in bytes */
    line: number;
    /** memory limit in megabytes; above it, nothing more is opened */
    megabytes: number;
    /** maximum number of loaded scripts */
    scripts: number;
    /** time limit for a request, in seconds */
    seconds: number;
    /** memory limit for a client of a socket, in megabytes */
    share?: number;
}

/** The doubtful parts of a script. */
export interface Linted {
    findings: Finding[];
    /** number of possible settings */
    settings: number;
    /** number of settings tried in random games */
    tried: number;
}

export interface Loaded {
    title?: string;
    /** name of the new variant */
    variant: string;
}

/** The look of the stones of a colour. */
export interface Look {
    /** codes for a terminal: `97;40` */
    codes: string;
    /** colour of the outline */
    edge: string;
    /** like `#1d1d1d` */
    fill: string;
    /** colour of text on the stone */
    ink: string;
    /** letter for stones whose look does not show their name */
    letter?: string;
}

/** A mark on a point of the board, for readers. */
export interface Mark {
    kind: "label" | "triangle" | "circle" | "cross" | "square";
    point: string;
    /** text of a label */
    text?: string;
}

/** An option of a variant with its values; the first is the default. */
export interface Option {
    key: string;
    values: string[];
}

export interface Player {
    /** number of stones captured; missing in games without captures */
    captured?: number;
    /** missing before the seat has a colour */
    colour?: string;
    /** name in the record */
    name?: string;
    /** `first`, `second`, … */
    seat: string;
    /** number of stones left; missing if the supply is unlimited */
    supply?: number;
    /** number of the team */
    team?: number;
    /** the colour or, before that, the seat */
    who: string;
}

/** The results of random games. */
export interface Playout {
    draws: number;
    games: number;
    /** total number of plies */
    plies: number;
    seconds: number;
    /** games stopped after four times as many plies as the board has points */
    unfinished: number;
    /** number of wins by colour */
    wins: Record<string, number>;
}

export interface Plies {
    plies: Ply[];
}

/** The sequences of a given number of plies. */
export interface Ply {
    /** number of sequences that ended the game, by reason */
    ended: Record<string, number>;
    /** total time for all plies */
    seconds: number;
    /** number of sequences of this length, without passes */
    sequences: number;
}

/**
 * A point of the board with everything visible there. Fields that do not apply are nil.
 */
export interface Point {
    /** true if the last action captured a stone there */
    captured?: true;
    /** true if the point is forbidden and you asked for this */
    forbidden?: true;
    /** true if the last stone was placed there */
    last?: true;
    /** 1 is the lowest; missing on a flat board */
    layer?: number;
    /** place in a picture: cells from the left (see inarow.places) */
    left: number;
    /** like `h8`; on a board of layers like `b3-2` */
    name: string;
    /** number of the move that placed the stone, if you asked for it */
    number?: number;
    offered?: true;
    /** true for one of the dots that mark reference points */
    reference?: true;
    /** true if the point belongs to the ruling */
    shown?: true;
    /** number of the stone's colour in `colours` */
    stone?: number;
    /** place in a picture: cells from the top */
    top: number;
    /** true if the point is in the option `wins` */
    wins?: true;
    /** column, 1 is the left one */
    x: number;
    /** row, 1 is the lowest */
    y: number;
}

export interface Points {
    points: string[];
}

/**
 * A minimal proof of what a stone at a point makes or would make. For a stone that wins
 * or is forbidden, it shows one row, two fours or two threes. For an allowed stone, it
 * shows the fours, and all but one of the possible threes, each with the reason why it
 * is not a three.
 */
export interface Proof {
    /**
     * The rows. `explain` adds other effects of the stone, each with a `text`: rows
     * that do not win because both ends are blocked (`blocked`), and captures
     * (`capture`).
     */
    children: (ProofNode | Explanation)[];
    /** article by which the stone wins, loses, is forbidden or is allowed */
    citation?: string;
    /** colour of the stone */
    colour: string;
    /** true if the tree was cut short */
    cut: boolean;
    /** true if the stone is forbidden there */
    forbidden: boolean;
    /** true for a losing shape, otherwise missing */
    loses?: boolean;
    /**
     * For `allowed`: the patterns forbidden to the colour that the stone does not make;
     * without `double-three` if this stone may make one.
     */
    makes_no?: string[];
    /** point where the stone stands, or would stand */
    point: string;
    /**
     * The pattern that decides: `five`, `overline`, `double-four`, `double-three`,
     * `open-row`, `open-rows`, `losing-row` or the name of a shape; or `allowed`.
     */
    reason: string;
    /** number of stones in a winning row */
    row?: number;
    /** the same as `citation` */
    rule?: string;
    /** name of the shape, if the stone makes one */
    shape?: string;
    /**
     * Why the stone may make the forbidden pattern `reason`: `captures`, `wins` or
     * `breaks`, as in `forbid.*.unless`; or `hook`.
     */
    unless?: string;
}

/**
 * A part of a proof: a row or, below a three, a hypothetical stone that would make it a
 * straight four. The children of such a stone show whether it is allowed.
 */
export interface ProofNode {
    /** half of RIF 9.3 that is meant */
    by?: "a" | "b";
    children: ProofNode[];
    /**
     * True if this four makes a double-three allowed, or if the hypothetical stone
     * makes such a four.
     */
    exempts?: boolean;
    /** points that complete the straight four of a hypothetical stone */
    fives?: string[];
    /**
     * Direction of a row: `row`, `column`, `diagonal-up`, `diagonal-down`; through
     * layers `upright`, `upright-diagonal`, `space-diagonal`.
     */
    line?: string;
    /** true for a losing shape, otherwise missing */
    loses?: boolean;
    /**
     * For `allowed`: the forbidden patterns that the stone does not make. The list has
     * only the patterns that were checked, in order.
     */
    makes_no?: string[];
    /**
     * For a `straight-four`, the second such point. For a hypothetical stone, the point
     * where its four cannot become a five; missing if it is `closed` by the edge.
     */
    other?: string;
    /**
     * point where the stone stands, or would stand; for a four, the point that
     * completes a five
     */
    point: string;
    /**
     * For a row: `five`, `overline`, `four`, `straight-four`, `open-row`, `losing-row`
     * or the name of a shape; `three` if it counts, `no-three` if it does not;
     * `last-three` for the one possible three that needs no proof; `defence` for the
     * opponent's row that makes a double-three allowed. For a hypothetical stone:
     * `allowed`; or the pattern that rules it out, `five`, `overline`, `double-four`,
     * `double-three`, `open-row` or `open-rows`; or `closed` or `too-long` if its four
     * is not a straight four.
     */
    reason: string;
    /** article or reading that applies */
    rule: string;
    /** name of the shape, if it is one */
    shape?: string;
    /**
     * Stones of the row or shape; for a hypothetical stone, of its four; for
     * `too-long`, of the longer row; for `defence`, of the opponent's row.
     */
    stones: string[];
}

/** A property of a file that inarow does not use, unchanged. */
export interface Property {
    name: string;
    /** values, unchanged */
    values: string[];
}

/** A position to solve. */
export interface Puzzle {
    /** kind of win: by continuous fours, or only by threats */
    by: "vcf" | "vct";
    /** the board, as in game:cells */
    cells: string;
    /** colour to move and win */
    colour: string;
    /** number of stones in the shortest win, including the five */
    length: number;
    /** the shortest win, as in inarow.analysis */
    line: string[];
    proof: WinProof;
    /** the position as a record, with the solution in a comment */
    record: string;
    variant: string;
    /**
     * Number of lines that a solver has to see: the longest line of the proof, and one
     * for each other stone that an answer in that line leads to. Forced answers lead to
     * no other stone, so a win by fours has width 1.
     */
    width: number;
}

export interface Puzzles {
    puzzles: Puzzle[];
}

/** A game from a text, or the reason why it cannot be read. */
export interface Read {
    error?: Fault;
    refusal?: Refusal;
    /** number of the game in the text */
    source: string;
    /** the game as a record, up to the first refused action */
    text?: string;
    variant?: string;
}

/** The reason for refusing an action. A script's hooks may have their own codes. */
export type Reason = string | "bad-action" | "bad-script" | "column-full" | "duplicate-offer" | "first-five" | "flag-down" | "flag-up" | "forbidden" | "game-over" | "no-capture" | "no-offer" | "no-stone" | "no-such-row" | "no-supply" | "not-allowed" | "not-now" | "not-your-turn" | "occupied" | "off-board" | "outside-region" | "pass-not-allowed" | "symmetric-offer" | "too-deep" | "too-late" | "unsupported" | "wrong-count";

/** A line of a record with an expectation. */
export interface RecordLine {
    action?: Action;
    comment?: string;
    expect?: Expectation;
    /** number of the line in the text, from 1 */
    number: number;
    /** the expected ruling: its line, or the beginning of its line */
    ruling?: string;
    /** words of the line, without the ruling and the comment */
    words: string[];
}

/** The refusal that makes a game illegal. */
export interface Refusal {
    /** text of the refused action */
    action: string;
    citation?: string;
    message: string;
    /** number of the move, if the action is a move */
    move: number;
    /** pattern that a stone refused as `forbidden` would make */
    pattern?: string;
    reason: Reason;
}

/** A game with all its variations, for drawing it. */
export interface Replay {
    /** names, in turn order */
    colours: string[];
    ground: Ground;
    /** index of the node where the game stands */
    here?: number;
    /** number of omitted nodes, if the tree has too many */
    left_out?: number;
    /** parents first, the main line first */
    nodes: ReplayNode[];
    /** the same as in inarow.board */
    offered?: number;
    /** names of the players with their colours; empty if nobody is named */
    players: string[];
    /** layer by layer and row by row from the top */
    points: ReplayPoint[];
    /** title of the variant */
    title: string;
    /** its name */
    variant: string;
}

/** An action and the board after it. */
export interface ReplayNode {
    /** comment before the action */
    before?: string;
    /** pairs: index of a changed point, and its new colour, 0 for none */
    changes: number[];
    /** comment after it */
    comment?: string;
    /** forbidden points, if you asked for them */
    forbidden?: string[];
    glyphs?: string[];
    /** point where the last stone was placed */
    last?: string;
    marks?: Mark[];
    /** number of stones placed, and of passes */
    moves?: number;
    /** points that were offered */
    offered?: string[];
    /** index of the node before it; missing at the root */
    parent?: number;
    /** reason for which the rules refuse the action */
    refusal?: string;
    ruling?: Ruling;
    /** the side to act, or the way in which the game ended, in words */
    status?: string;
    /** explanation of that ruling */
    steps?: ExplainedStep[];
    /** points where the action captured stones */
    taken?: string[];
    /** the action without its time; missing at the root */
    text?: string;
}

export interface ReplayPoint {
    /** cells from the left */
    left: number;
    name: string;
    /** cells from the top */
    top: number;
}

export interface Ruled {
    /** the changed game, if it was sent as a record */
    record?: string;
    ruling: Ruling;
}

export interface Rules {
    sentences: Sentence[];
    settings: Setting[];
}

/**
 * The arbiter's answer to an action. tostring(ruling) gives its line: `ok`, `won white
 * double-three (RIF 9.2)`.
 */
export interface Ruling {
    at?: Decided;
    /** article that applies */
    citation?: string;
    /** a sentence */
    message: string;
    /**
     * The pattern that a stone refused as `forbidden` would make: `overline`,
     * `double-four`, `double-three`, `open-row` or `open-rows`.
     */
    pattern?: string;
    /** points that show the reason */
    points: string[];
    /** a stable code: `five`, `time`, `agreement`, `occupied`, … */
    reason?: string;
    status: "ok" | "refused" | "won" | "drawn" | "void";
    /** the ruling's line */
    text?: string;
    /** the winning colour; for a team, its first colour */
    who?: string;
}

/** An explanation of a whole ruling. */
export interface RulingExplanation {
    /** text of the action */
    action?: string;
    /** number of actions of the game after which the explanation applies */
    after?: number;
    /**
     * For a symmetry, in degrees: the angle of the rotation, or the angle between its
     * axis and a row.
     */
    angle?: number;
    /**
     * The supporting parts. If one of them is a whole ruling, the game had already
     * ended by that ruling.
     */
    children: (Explanation | RulingExplanation | Proof)[];
    /** colour of the stones; for a capture, the capturing colour */
    colour?: string;
    /** colour of each captured stone */
    colours?: string[];
    /** direction of stones in a row, as in inarow.proof_node */
    line?: string;
    /** number of a move */
    move?: number;
    /** for a symmetry: pairs of points, each mapped to the other */
    pairs?: string[][];
    /** point where a stone was placed or would be placed */
    point?: string;
    /** points in question, with or without stones */
    points?: string[];
    /** a code; for the whole explanation, the code of the ruling, or `ok` */
    reason: string;
    /** article that applies */
    rule?: string;
    /** line of the ruling */
    ruling: string;
    /** name of a shape */
    shape?: string;
    /** for stones that a symmetry does not move: the reason of that symmetry */
    sort?: string;
    /** status of the ruling */
    status: "ok" | "refused" | "won" | "drawn" | "void";
    /** points of stones on the board or captured */
    stones?: string[];
    /** for a capture: number of the first colour of the capturing team */
    team?: number;
    /** a sentence */
    text: string;
    /** the winning colour */
    who?: string;
    /** true if the action was not played; the ruling is then hypothetical */
    would?: boolean;
}

/** A fault of a script. */
export interface ScriptFault {
    /** stable code; the message may change */
    code: string;
    /** the expected value, in words */
    expected?: string;
    /** line of the key, or of the nearest key around it; missing if unknown */
    line?: number;
    /** one line with the script, the line, the key and the fault */
    message: string;
    /** the known word nearest to a misspelt one */
    nearest?: string;
    /** the wrong key, like `phases[2].within`; empty for the whole script */
    path: string;
    /** name of the script in messages; for a fault in a base, the name of the base */
    script: string;
}

export interface Sentence {
    /** article of the rules */
    citation: string;
    /** source of the sentence: a key of the script, or `table` */
    key: string;
    /** section of the rules: `The board`, `Winning`, … */
    section: string;
    text: string;
}

export interface Setting {
    /** missing for a clock */
    default?: string;
    /**
     * values in words, by value: all that are possible, or the default and usual ones
     */
    in_words: Record<string, string>;
    /** name of the option */
    key: string;
    /** the option, for people */
    label: string;
    /** owner of the option: the variant, or every game */
    of: "variant" | "game";
    /**
     * possible values as strings, the default first; missing if any value is possible
     */
    values?: string[];
}

/** A puzzle to solve. */
export interface Solving {
    /** kind of win: by continuous fours, or by continuous threats */
    by: "vcf" | "vct";
    /** the attacker, who is to move */
    colour: string;
    /** the next stone */
    hint: string;
    /** as in inarow.puzzle */
    length: number;
    /** the other side */
    other: string;
    /** the task in a sentence */
    text: string;
    /** as in inarow.puzzle */
    width: number;
}

export interface Source {
    /** text of the script */
    source: string;
}

/** A claim that would succeed now. */
export interface Standing {
    /** point of the stone that made it */
    point?: string;
    /** subject of the claim: `five`, `double-three`, `captures`, … */
    reason: string;
    /** colour that would win */
    who: string;
}

/** The public state of a game: everything that may be shown. */
export interface State {
    /** seats of players who are known to be absent */
    absent: string[];
    adjudication: "immediate" | "claims";
    /** number of stones that each colour has captured */
    captured: Record<string, number>;
    /** claims that would succeed now */
    claims: Standing[];
    clock?: Clock;
    /** number of points that an offer needs now */
    count?: number;
    /** player who has offered a draw */
    draw_offer?: string;
    /** true if the organiser or a defect of the clock has interrupted the game */
    interrupted: boolean;
    /** the point of the stone placed last */
    last?: string;
    /** stones placed, and passes */
    moves: number;
    /** offered points */
    offers: string[];
    /** traditional name of the opening */
    opening?: string;
    over: boolean;
    /** label or verb of the phase; `play` after the opening */
    phase: string;
    /** players in the order of their seats */
    players: Player[];
    /**
     * The state of the players' own records, by colour and seat: `waived`, `owed`, or
     * the number of moves to complete; missing if players need not keep records.
     */
    record?: Record<string, string | number>;
    /** true if the players must call a time referee */
    referee_due: boolean;
    ruling?: Ruling;
    /** seat to act: `first`, `second`, … */
    seat: string;
    /** `playing`, or the line of the ruling that ended the game */
    status: string;
    /** number of stones that each colour has left, if the supply is limited */
    supply: Record<string, number>;
    /** time of the last action, in seconds since the start */
    time: number;
    /** captured stones that are still on the board and must be lifted by hand */
    to_lift: string[];
    /** colour of the next stone, or of the player to act */
    to_move?: string;
    /** number of warnings, by colour and seat */
    warnings: Record<string, number>;
}

/** An action of a game with its ruling, or an expectation between actions. */
export interface Step {
    action?: Action;
    /** true if the notation does not record the action, so that inarow assumed it */
    assumed?: true;
    /** comment on the action */
    comment?: string;
    /** true if the record expects a different ruling */
    failed?: true;
    /** the ruling that was found instead */
    found?: string;
    line?: RecordLine;
    /** marks on the board after the action */
    marks?: Mark[];
    ruling?: Ruling;
    /** the action as in a record; missing for an `expect` */
    text?: string;
}

/** A stone that is not, or no longer, on the board. */
export interface StoneInMind {
    colour: string;
    /** number in the argument or line; missing if the stone was captured */
    number?: number;
    point: string;
}

export interface Tally {
    count: number;
    /** the colour, or the colours of a team: `white+red` */
    name: string;
}

export interface Text {
    text: string;
}

/** A row that threatens. */
export interface Threat {
    kind: "four" | "straight-four" | "three";
    /** direction of the row, as in inarow.proof_node */
    line: string;
    /** points where a stone makes the row a five or, for a three, a straight four */
    makes: string[];
    /** stones of the row */
    stones: string[];
    /** points where a stone of the defender stops the row at once */
    stops: string[];
}

/** The rows that a stone of the attacker would make on a vacant point. */
export interface ThreatStone {
    fives: number;
    /** true if the stone is forbidden there */
    forbidden: boolean;
    /** number of fours, including straight fours */
    fours: number;
    /**
     * The strongest pattern: `five`, `forbidden`, `four-four`, `four-three`,
     * `straight-four`, `four`, `three-three` or `three`.
     */
    makes: string;
    point: string;
    straight_fours: number;
    threes: number;
}

/** A node of a game's tree. */
export interface TreeNode {
    action?: Action;
    /** comment before the action */
    before?: string;
    /** number of nodes that follow directly */
    children: number;
    /** comment after the action */
    comment?: string;
    /** `!`, `?!`, … */
    glyphs?: string[];
    /** name of the node in requests, as long as the tree exists */
    id: number;
    /** marks on the board after the action */
    marks?: Mark[];
    /** actions from the root to here */
    number: number;
    /** node before this one; missing at the root */
    parent?: number;
    /** other properties of a file, unchanged */
    properties?: Property[];
    refusal?: Ruling;
    /** the action as in a record: `play h8` */
    text?: string;
}

/** Nodes of a tree. */
export interface TreeNodes {
    /** the game's present node */
    here: number;
    /** the next node, if there are more */
    next?: number;
    /** nodes, parents first and the main line first */
    nodes: TreeNode[];
    /** the node before the first action */
    root: number;
}

export interface TreePath {
    /** texts of the actions from the root on, in the form that requests use */
    path: string[];
}

/** The result of trying a stone. */
export interface Tried {
    /** the result in words */
    message: string;
    /** if wrong: the defender's answer that refutes the stone */
    refutation?: string;
    /** if right: the defender's answer, a point or `pass` */
    reply?: string;
    verdict: "solved" | "right" | "wrong";
}

export interface TriedStone {
    tried: Tried;
}

/** An unreadable game, which is not judged. */
export interface Unreadable {
    error: Fault;
    /** number of the game in the text */
    source: string;
}

/** An available variant. */
export interface Variant {
    /** names of the variant in other notations */
    aliases: string[];
    /** colours in turn order */
    colours: string[];
    name: string;
    settings: Option[];
    /** word with which its citations begin */
    source?: string;
    title: string;
}

/** A refused action in a variation of a record. */
export interface VariationRefusal {
    /** text of the action */
    action: string;
    citation?: string;
    /** number of the line in the text, from 1 */
    line: number;
    message: string;
    reason: Reason;
}

/**
 * A proof that one side, the attacker, wins by threats against all answers of the
 * defender. As JSON it has [the same format](../docs/notations.md).
 */
export interface WinProof {
    /** the attacker, who is to move */
    colour: string;
    /** maximum number of stones that the attacker needs, including the five */
    length: number;
    /** Nodes. Only later nodes may follow a node; the first node is the position. */
    nodes: WinProofNode[];
    /** version of the format, 1 */
    proof: number;
    question: "vcf" | "vct";
    /** the game up to the position, as game:record writes it */
    record: string;
}

/** A stone of the attacker. Without `answers` and `else`, the stone wins at once. */
export interface WinProofNode {
    /** number of the node after each answer, which is a point or `pass` */
    answers?: Record<string, number>;
    /**
     * Number of the node after any other answer; missing if `answers` contains all
     * legal answers.
     */
    else?: number;
    /** point of the stone */
    stone: string;
}

export interface RulesParams {
    /** name of the variant, or of a script given to `load` */
    variant: string;
    /** options of the variant, and options that every game has */
    options?: Record<string, unknown>;
}

export interface SourceParams {
    /** name of the variant, or of a script given to `load` */
    variant: string;
}

export interface LoadParams {
    /** the script's text */
    source: string;
}

export interface LintParams {
    /** name of an available variant */
    variant?: string;
    /** or the text of a script */
    source?: string;
}

export interface NewParams {
    /**
     * name of the variant, or of a script given to `load`; with `record`, the variant
     * of a text that names none
     */
    variant?: string;
    /** options of the variant, and options that every game has */
    options?: Record<string, unknown>;
    /** text of the game, in any notation that inarow reads */
    record?: string;
    /** notation of the text; by default inarow recognises it */
    format?: string;
    /** true if each character stands for one byte, because RenLib's files are binary */
    bytes?: boolean;
}

export interface CopyParams {
    /** handle of the game to copy */
    game: string;
}

export interface CloseParams {
    /** handle of the game */
    game: string;
}

export interface PlayParams {
    /** like `h8`; with gravity, a column is enough */
    point: string;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface ApplyParams {
    /** like `swap`, or `claim five by black @12.5` */
    action: string | Action;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface UndoParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface RedoParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface SetupParams {
    /** rows from the top, with or without `/` between them */
    position: string;
    /** the colour to move; the first by default */
    turn?: string;
    /** number of stones captured so far, by colour */
    captured?: Record<string, number>;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface SetupOptions {
    /** the colour to move; the first by default */
    turn?: string;
    /** number of stones captured so far, by colour */
    captured?: Record<string, number>;
}

export interface StateParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface LegalParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface LegalActionsParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface BoardParams {
    /** true to mark the forbidden points */
    forbidden?: boolean;
    /** true to number the moves */
    numbers?: boolean;
    /** true to describe the board under the stones */
    ground?: boolean;
    /** number of layers side by side; by default as many as suit a page */
    across?: number;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface BoardOptions {
    /** true to mark the forbidden points */
    forbidden?: boolean;
    /** true to number the moves */
    numbers?: boolean;
    /** true to describe the board under the stones */
    ground?: boolean;
    /** number of layers side by side; by default as many as suit a page */
    across?: number;
}

export interface ReplayParams {
    /** true to list the forbidden points */
    forbidden?: boolean;
    /** number of layers side by side; by default as many as suit a page */
    across?: number;
    /** maximum number of nodes in the answer; 5000 by default */
    most?: number;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface ReplayOptions {
    /** true to list the forbidden points */
    forbidden?: boolean;
    /** number of layers side by side; by default as many as suit a page */
    across?: number;
    /** maximum number of nodes in the answer; 5000 by default */
    most?: number;
}

export interface KeyParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface BoardKeyParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface ImageParams {
    /** symmetry from `key`; 0 is the identity */
    symmetry: number;
    /** like `h8` */
    point: string;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface ForbiddenParams {
    /** colour of the stone; by default the restricted colour */
    colour?: string;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface ForbiddenOptions {
    /** colour of the stone; by default the restricted colour */
    colour?: string;
}

export interface ExplainParams {
    /** like `h8` */
    point?: string;
    /** or an action, as in a record */
    action?: string;
    /** colour of the stone */
    colour?: string;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface ExplainOptions {
    /** like `h8` */
    point?: string;
    /** or an action, as in a record */
    action?: string;
    /** colour of the stone */
    colour?: string;
}

export interface AnalyseParams {
    /** the question */
    question: "vcf" | "vct" | "storm" | "defend" | "threats";
    /** the attacker */
    colour?: string;
    /** with `vcf` and `vct`: true to find the shortest win */
    shortest?: boolean;
    /** with `vcf` and `vct`: true to prove the win */
    proof?: boolean;
    /** with `defend`: true to prevent wins by threats too */
    vct?: boolean;
    /** number of positions to examine */
    nodes?: number;
    /** time limit in seconds, at most the limit of a request */
    seconds?: number;
    /** the most stones of the attacker in a line */
    stones?: number;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface AnalyseOptions {
    /** the attacker */
    colour?: string;
    /** with `vcf` and `vct`: true to find the shortest win */
    shortest?: boolean;
    /** with `vcf` and `vct`: true to prove the win */
    proof?: boolean;
    /** with `defend`: true to prevent wins by threats too */
    vct?: boolean;
    /** number of positions to examine */
    nodes?: number;
    /** time limit in seconds, at most the limit of a request */
    seconds?: number;
    /** the most stones of the attacker in a line */
    stones?: number;
}

export interface SolveParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface SolvePlayParams {
    /** like `h8` */
    point: string;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface RecordParams {
    /** a notation of `hello`; `record` by default */
    to?: string;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface RecordOptions {
    /** a notation of `hello`; `record` by default */
    to?: string;
}

export interface TreeParams {
    /** id or path of the first node; the root by default */
    node?: number | string[];
    /** number of levels below that node; all by default */
    depth?: number;
    /** maximum number of nodes in the answer; 1000 by default */
    nodes?: number;
    /** `next` of the previous answer, to continue there */
    next?: number;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeOptions {
    /** id or path of the first node; the root by default */
    node?: number | string[];
    /** number of levels below that node; all by default */
    depth?: number;
    /** maximum number of nodes in the answer; 1000 by default */
    nodes?: number;
    /** `next` of the previous answer, to continue there */
    next?: number;
}

export interface TreePathParams {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node
     */
    node?: number | string[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreePathOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node
     */
    node?: number | string[];
}

export interface TreeRulingParams {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeRulingOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
}

export interface TreeGameParams {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node
     */
    node?: number | string[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeGameOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node
     */
    node?: number | string[];
}

export interface GoParams {
    /** id or path of the node (the texts of the actions from the root on) */
    node: number | string[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeAddParams {
    /** an action as for `apply`, or a point for a stone */
    action: string | Action;
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node
     */
    node?: number | string[];
    /** true to keep an action that is refused, marked with its refusal */
    keep?: boolean;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeAddOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node
     */
    node?: number | string[];
    /** true to keep an action that is refused, marked with its refusal */
    keep?: boolean;
}

export interface TreeSetParams {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node
     */
    node?: number | string[];
    /** comment before the action */
    before?: string;
    /** comment after the action */
    comment?: string;
    /** `!`, `?!`, … */
    glyphs?: string[];
    /** marks on the board after the action */
    marks?: Mark[];
    /** other properties of a file, unchanged */
    properties?: Property[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeSetOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node
     */
    node?: number | string[];
    /** comment before the action */
    before?: string;
    /** comment after the action */
    comment?: string;
    /** `!`, `?!`, … */
    glyphs?: string[];
    /** marks on the board after the action */
    marks?: Mark[];
    /** other properties of a file, unchanged */
    properties?: Property[];
}

export interface TreePromoteParams {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreePromoteOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
}

export interface TreeDemoteParams {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeDemoteOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
}

export interface TreeMoveParams {
    /**
     * id or path of the new parent, which is neither the node nor one that follows it
     */
    parent: number | string[];
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeMoveOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
}

export interface TreeDeleteParams {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeDeleteOptions {
    /**
     * id or path of the node (the texts of the actions from the root on); by default
     * the present node, but never the root
     */
    node?: number | string[];
}

export interface TreeUndoParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeRedoParams {
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeTextParams {
    /**
     * the notation; SGF by default. In the text of a RenLib library, each character
     * stands for one byte
     */
    to?: "sgf" | "record" | "lib";
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface TreeTextOptions {
    /**
     * the notation; SGF by default. In the text of a RenLib library, each character
     * stands for one byte
     */
    to?: "sgf" | "record" | "lib";
}

export interface ReadParams {
    /** the games, in any notation that inarow reads */
    text: string;
    /** notation of the text; by default inarow recognises it */
    format?: string;
    /** variant for texts that name none */
    variant?: string;
    /** options of the variant, and options that every game has */
    options?: Record<string, unknown>;
    /** true to treat each branch of an SGF or RenLib tree as a separate game */
    branches?: boolean;
    /** true if each character stands for one byte, because RenLib's files are binary */
    bytes?: boolean;
    /** true to give records with all variations, comments and marks */
    trees?: boolean;
}

export interface JudgeParams {
    /** the games, in any notation that inarow reads */
    text: string;
    /** notation of the text; by default inarow recognises it */
    format?: string;
    /** variant for texts that name none */
    variant?: string;
    /** options of the variant, and options that every game has */
    options?: Record<string, unknown>;
    /** true to treat each branch of an SGF or RenLib tree as a separate game */
    branches?: boolean;
    /** true if each character stands for one byte, because RenLib's files are binary */
    bytes?: boolean;
    /** true to give every action with its ruling */
    steps?: boolean;
}

export interface ConvertParams {
    /** the games, in any notation that inarow reads */
    text: string;
    /** a notation of `hello` */
    to: string;
    /** notation of the text; by default inarow recognises it */
    format?: string;
    /** variant for texts that name none */
    variant?: string;
    /** options of the variant, and options that every game has */
    options?: Record<string, unknown>;
    /** true to treat each branch of an SGF or RenLib tree as a separate game */
    branches?: boolean;
    /** true if each character stands for one byte, because RenLib's files are binary */
    bytes?: boolean;
    /**
     * true to leave out data that the notation cannot hold and the game does not need
     */
    drop?: boolean;
}

export interface RenderParams {
    /** text by default */
    format?: "svg" | "text";
    /** true to mark the forbidden points */
    forbidden?: boolean;
    /** true to number the moves */
    numbers?: boolean;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface RenderOptions {
    /** text by default */
    format?: "svg" | "text";
    /** true to mark the forbidden points */
    forbidden?: boolean;
    /** true to number the moves */
    numbers?: boolean;
}

export interface PerftParams {
    /** plies */
    depth: number;
    /** variant to count from the beginning */
    variant?: string;
    /** options of the variant, and options that every game has */
    options?: Record<string, unknown>;
    /** or a record to count from, in any notation that inarow reads */
    record?: string;
    /** or the game to count from */
    game?: string;
}

export interface PlayoutParams {
    /** name of the variant, or of a script given to `load` */
    variant: string;
    /** number of games */
    games: number;
    /** options of the variant, and options that every game has */
    options?: Record<string, unknown>;
    /** 1 by default */
    seed?: number;
}

export interface PuzzlesParams {
    /** name of the variant, or of a script given to `load` */
    variant: string;
    /** number of puzzles */
    count: number;
    /** options of the variant, and options that every game has */
    options?: Record<string, unknown>;
    /** 1 by default */
    seed?: number;
    /** kind of win: by fours, or by threats; `vcf` by default */
    by?: "vcf" | "vct";
}

export interface ExploreParams {
    /**
     * player of the games, or several players who all took part; `*` stands for any
     * letters
     */
    player?: string | string[];
    /** colour that the first named player had at the end of the game */
    colour?: string;
    /** colour of the winner, `draw` or `none` */
    result?: string;
    /** years of the games: `1998`, `1998-2004`, `1998-` or `-2004` */
    years?: string;
    /** number of moves, in the form of `years` */
    length?: string;
    /** name of the event; `*` stands for any letters */
    event?: string;
    /** name of the place, in the form of `event` */
    place?: string;
    /** name of the opening, in the form of `event` */
    opening?: string;
    /** reason of the end: `five`, `double-three`, … */
    reason?: string;
    /** verdict that `judge` gives */
    verdict?: string;
    /** true to compare only stones and the colour to move, in games of all variants */
    stones?: boolean;
    /** maximum number of games in `latest`; 8 by default */
    limit?: number;
    /** handle of the game, from `new` */
    game?: string;
    /** or the record of the game, in any notation that inarow reads */
    record?: string;
}

export interface ExploreOptions {
    /**
     * player of the games, or several players who all took part; `*` stands for any
     * letters
     */
    player?: string | string[];
    /** colour that the first named player had at the end of the game */
    colour?: string;
    /** colour of the winner, `draw` or `none` */
    result?: string;
    /** years of the games: `1998`, `1998-2004`, `1998-` or `-2004` */
    years?: string;
    /** number of moves, in the form of `years` */
    length?: string;
    /** name of the event; `*` stands for any letters */
    event?: string;
    /** name of the place, in the form of `event` */
    place?: string;
    /** name of the opening, in the form of `event` */
    opening?: string;
    /** reason of the end: `five`, `double-three`, … */
    reason?: string;
    /** verdict that `judge` gives */
    verdict?: string;
    /** true to compare only stones and the colour to move, in games of all variants */
    stones?: boolean;
    /** maximum number of games in `latest`; 8 by default */
    limit?: number;
}

export interface FindParams {
    /**
     * player of the games, or several players who all took part; `*` stands for any
     * letters
     */
    player?: string | string[];
    /** colour that the first named player had at the end of the game */
    colour?: string;
    /** colour of the winner, `draw` or `none` */
    result?: string;
    /** years of the games: `1998`, `1998-2004`, `1998-` or `-2004` */
    years?: string;
    /** number of moves, in the form of `years` */
    length?: string;
    /** name of the event; `*` stands for any letters */
    event?: string;
    /** name of the place, in the form of `event` */
    place?: string;
    /** name of the opening, in the form of `event` */
    opening?: string;
    /** reason of the end: `five`, `double-three`, … */
    reason?: string;
    /** verdict that `judge` gives */
    verdict?: string;
    /** variant of the games */
    variant?: string;
    /**
     * pattern of the board after some move, with rows from the top separated by `/`:
     * `.XXX./?.O.?`
     */
    pattern?: string;
    /** true for games with the same moves as another game */
    twins?: boolean;
    /** maximum number of games in the answer; 20 by default */
    limit?: number;
    /** number of games to leave out at the beginning */
    skip?: number;
}

export interface ArchiveRecordParams {
    /** number of the game, from `find` or `explore` */
    id: number;
    /** a notation of `hello`; `record` by default */
    to?: string;
}

/** The requests of the arbiter. */
export interface ServiceMethods {
    /** Give the service's name, version, methods and limits. */
    hello(): Promise<Hello>;
    /** List the available variants. */
    variants(): Promise<Variant[]>;
    /** List the rules of a variant in words, each with its citation. */
    rules(params: RulesParams): Promise<Rules>;
    /** Give the script of a variant. */
    source(params: SourceParams): Promise<Source>;
    /**
     * Load a script, which is then available as a variant under its own name. If you
     * load it again, new games use the new text.
     */
    load(params: LoadParams): Promise<Loaded>;
    /**
     * Report doubtful parts of a script, such as unreachable rules and options without
     * effect. The method checks the script and plays random games.
     */
    lint(params?: LintParams): Promise<Linted>;
    /** Start a new game, or open the first game of a text, and give its handle. */
    new(params?: NewParams): Promise<Begun>;
    /**
     * Copy a game with its variations. The copy has its own handle, and changes to one
     * game do not affect the other.
     */
    copy(params: CopyParams): Promise<Begun>;
    /** Forget a game. */
    closeGame(params: CloseParams): Promise<Done>;
    /** Place a stone for the player to act. */
    play(params: PlayParams): Promise<Ruled>;
    /**
     * Carry out any action: its text as in a record, or an action from `legal_actions`.
     */
    apply(params: ApplyParams): Promise<Ruled>;
    /** Take back the last action of any kind. */
    undo(params?: UndoParams): Promise<Done>;
    /**
     * Go forward to the action that was taken back last or, if there is none, along the
     * main line of the game's tree. This does not work for a game sent as a record.
     */
    redo(params?: RedoParams): Promise<Ruled>;
    /** Set up a position instead of the empty board, before any action. */
    setup(params: SetupParams): Promise<Done>;
    /** Give the public state of a game. */
    state(params?: StateParams): Promise<State>;
    /**
     * List the legal actions in groups, for drawing them: actions that differ only in
     * their point form one group.
     */
    legal(params?: LegalParams): Promise<Choices>;
    /**
     * List the legal actions one by one; `apply` accepts each action unchanged, or its
     * text. An offer is listed once for each point that it may contain.
     */
    legalActions(params?: LegalActionsParams): Promise<LegalActions>;
    /** Describe the board as data, for drawing it. */
    board(params?: BoardParams): Promise<Board>;
    /** Describe the game with all its variations, for drawing it step by step. */
    replay(params?: ReplayParams): Promise<Replay>;
    /**
     * Make a key of the position, for storing data about it. Two positions have the
     * same key if the same play can follow from both, up to the symmetries of the
     * board.
     */
    key(params?: KeyParams): Promise<Key>;
    /**
     * Make a key from only the stones and the next colour in turn order. The key is the
     * same in all variants.
     */
    boardKey(params?: BoardKeyParams): Promise<Key>;
    /**
     * Map a point by a symmetry of the board. Positions with the same key have the same
     * form, so store data about a point under its image.
     */
    image(params: ImageParams): Promise<Image>;
    /**
     * List the points where a colour may not place a stone because of the pattern that
     * it would make.
     */
    forbidden(params?: ForbiddenParams): Promise<Points>;
    /**
     * Explain a ruling. Given a point: what a stone there makes, and whether it is
     * forbidden. Given an action: why it is refused. Given neither: the last ruling.
     */
    explain(params?: ExplainParams): Promise<Explained>;
    /**
     * Answer a question about threats: does a side win by fours or threats, and what
     * stops it?
     */
    analyse(params: AnalyseParams): Promise<Analysed>;
    /**
     * Describe the current position as a puzzle: a win by fours or, failing that, by
     * threats.
     */
    solve(params?: SolveParams): Promise<Solving>;
    /**
     * Try a stone in the puzzle of the current position. If the stone wins, it is
     * placed and answered; if not, the game does not change.
     */
    solvePlay(params: SolvePlayParams): Promise<TriedStone>;
    /** Write the game as text, to save it; with `to`, in another notation. */
    record(params?: RecordParams): Promise<Text>;
    /**
     * List the nodes of the game's tree, parents first and the main line first. If an
     * answer cannot hold all nodes, its `next` is the next node. From this request on,
     * the game's record contains the whole tree.
     */
    tree(params?: TreeParams): Promise<TreeNodes>;
    /** Give the path to a node: the texts of the actions from the root on. */
    treePath(params?: TreePathParams): Promise<TreePath>;
    /**
     * Give the arbiter's ruling on a node's action; it may be the ruling that ends the
     * game.
     */
    treeRuling(params?: TreeRulingParams): Promise<Ruled>;
    /**
     * Make an independent game at a node, without the tree. Changes to this game do not
     * affect the tree.
     */
    treeGame(params?: TreeGameParams): Promise<Begun>;
    /**
     * Move the game and its position to a node. A different action played there begins
     * a variation.
     */
    go(params: GoParams): Promise<Done>;
    /**
     * Add an action after a node, as its last variation. If the node already has this
     * action, the answer gives the existing node. The game's present node does not
     * change.
     */
    treeAdd(params: TreeAddParams): Promise<Added>;
    /**
     * Set comments, glyphs, marks and properties of a node. Each field is a separate
     * edit; an empty value removes the field.
     */
    treeSet(params?: TreeSetParams): Promise<Done>;
    /** Move a node one place forward among its siblings. */
    treePromote(params?: TreePromoteParams): Promise<Done>;
    /** Move a node one place back among its siblings. */
    treeDemote(params?: TreeDemoteParams): Promise<Done>;
    /**
     * Move a node and everything that follows it to another parent, as the last
     * variation there. inarow rules on the moved actions again. If the game is at a
     * moved node, it goes back to the node before.
     */
    treeMove(params: TreeMoveParams): Promise<Done>;
    /**
     * Remove a node and everything that follows it. If the game is at a removed node,
     * it goes back to the node before.
     */
    treeDelete(params?: TreeDeleteParams): Promise<Done>;
    /** Take back the last edit of the tree. */
    treeUndo(params?: TreeUndoParams): Promise<Done>;
    /** Repeat the edit of the tree that was taken back last. */
    treeRedo(params?: TreeRedoParams): Promise<Done>;
    /**
     * Write the tree in another notation, with all comments, glyphs, marks and
     * properties.
     */
    treeText(params?: TreeTextParams): Promise<Text>;
    /**
     * Read the games in a text and give each as a record, one per line; `new` accepts
     * these records.
     */
    read(params: ReadParams): Promise<Read[]>;
    /**
     * Judge the games in a text and give one line per game: does the recorded result
     * match the board?
     */
    judge(params: JudgeParams): Promise<(Judged | Unreadable)[]>;
    /**
     * Convert the games in a text to another notation, with their comments and marks.
     * Records, SGF and RenLib libraries keep trees.
     */
    convert(params: ConvertParams): Promise<Text>;
    /** Draw the board as text or SVG. */
    render(params?: RenderParams): Promise<Text>;
    /**
     * Count the legal sequences ply by ply: one line per ply, then the totals. A count
     * that would exceed the time limit is refused before it starts.
     */
    perft(params: PerftParams): Promise<Ply[]>;
    /** Play random games. The same seed gives the same games on every machine. */
    playout(params: PlayoutParams): Promise<Playout>;
    /**
     * Make puzzles: positions in which exactly one stone begins a win. You get fewer
     * puzzles than requested if no more are found, or if time runs out.
     */
    puzzles(params: PuzzlesParams): Promise<Puzzles>;
    /**
     * Explore the server's archive from the position of a game: list the next moves,
     * the most played first, with the number of games by result, and the latest games.
     * Rotations and reflections of a position count as the same position, and the order
     * of the moves does not matter.
     */
    explore(params?: ExploreParams): Promise<Explored>;
    /**
     * Find games in the server's archive and list them, the latest first. The answer
     * has fewer games than requested if their texts exceed the size of a request; use
     * `skip` to get the others.
     */
    find(params?: FindParams): Promise<Found>;
    /** Give a game from the server's archive as a record, with its comments. */
    archiveRecord(params: ArchiveRecordParams): Promise<Text>;
}

/** The requests about a game. */
export interface GameMethods {
    /** Place a stone for the player to act. */
    play(point: string): Promise<Ruled["ruling"]>;
    /**
     * Carry out any action: its text as in a record, or an action from `legal_actions`.
     */
    apply(action: string | Action): Promise<Ruled["ruling"]>;
    /** Take back the last action of any kind. */
    undo(): Promise<void>;
    /**
     * Go forward to the action that was taken back last or, if there is none, along the
     * main line of the game's tree. This does not work for a game sent as a record.
     */
    redo(): Promise<Ruled["ruling"]>;
    /** Set up a position instead of the empty board, before any action. */
    setup(position: string, options?: SetupOptions): Promise<void>;
    /** Give the public state of a game. */
    state(): Promise<State>;
    /**
     * List the legal actions in groups, for drawing them: actions that differ only in
     * their point form one group.
     */
    legalGroups(): Promise<Choices["choices"]>;
    /**
     * List the legal actions one by one; `apply` accepts each action unchanged, or its
     * text. An offer is listed once for each point that it may contain.
     */
    legal(): Promise<LegalActions["actions"]>;
    /** Describe the board as data, for drawing it. */
    board(options?: BoardOptions): Promise<Board>;
    /** Describe the game with all its variations, for drawing it step by step. */
    replay(options?: ReplayOptions): Promise<Replay>;
    /**
     * Make a key of the position, for storing data about it. Two positions have the
     * same key if the same play can follow from both, up to the symmetries of the
     * board.
     */
    key(): Promise<Key>;
    /**
     * Make a key from only the stones and the next colour in turn order. The key is the
     * same in all variants.
     */
    boardKey(): Promise<Key>;
    /**
     * Map a point by a symmetry of the board. Positions with the same key have the same
     * form, so store data about a point under its image.
     */
    image(symmetry: number, point: string): Promise<Image["point"]>;
    /**
     * List the points where a colour may not place a stone because of the pattern that
     * it would make.
     */
    forbidden(options?: ForbiddenOptions): Promise<Points["points"]>;
    /**
     * Explain a ruling. Given a point: what a stone there makes, and whether it is
     * forbidden. Given an action: why it is refused. Given neither: the last ruling.
     */
    explain(options?: ExplainOptions): Promise<Explained>;
    /**
     * Answer a question about threats: does a side win by fours or threats, and what
     * stops it?
     */
    analyse(question: "vcf" | "vct" | "storm" | "defend" | "threats", options?: AnalyseOptions): Promise<Analysed>;
    /**
     * Describe the current position as a puzzle: a win by fours or, failing that, by
     * threats.
     */
    solve(): Promise<Solving>;
    /**
     * Try a stone in the puzzle of the current position. If the stone wins, it is
     * placed and answered; if not, the game does not change.
     */
    solvePlay(point: string): Promise<TriedStone["tried"]>;
    /** Write the game as text, to save it; with `to`, in another notation. */
    record(options?: RecordOptions): Promise<Text["text"]>;
    /**
     * List the nodes of the game's tree, parents first and the main line first. If an
     * answer cannot hold all nodes, its `next` is the next node. From this request on,
     * the game's record contains the whole tree.
     */
    treeNodes(options?: TreeOptions): Promise<TreeNodes>;
    /** Give the path to a node: the texts of the actions from the root on. */
    treePath(options?: TreePathOptions): Promise<TreePath["path"]>;
    /**
     * Give the arbiter's ruling on a node's action; it may be the ruling that ends the
     * game.
     */
    treeRuling(options?: TreeRulingOptions): Promise<Ruled["ruling"]>;
    /**
     * Make an independent game at a node, without the tree. Changes to this game do not
     * affect the tree.
     */
    treeGame(options?: TreeGameOptions): Promise<Begun>;
    /**
     * Move the game and its position to a node. A different action played there begins
     * a variation.
     */
    go(node: number | string[]): Promise<void>;
    /**
     * Add an action after a node, as its last variation. If the node already has this
     * action, the answer gives the existing node. The game's present node does not
     * change.
     */
    treeAdd(action: string | Action, options?: TreeAddOptions): Promise<Added["node"]>;
    /**
     * Set comments, glyphs, marks and properties of a node. Each field is a separate
     * edit; an empty value removes the field.
     */
    treeSet(options?: TreeSetOptions): Promise<void>;
    /** Move a node one place forward among its siblings. */
    treePromote(options?: TreePromoteOptions): Promise<void>;
    /** Move a node one place back among its siblings. */
    treeDemote(options?: TreeDemoteOptions): Promise<void>;
    /**
     * Move a node and everything that follows it to another parent, as the last
     * variation there. inarow rules on the moved actions again. If the game is at a
     * moved node, it goes back to the node before.
     */
    treeMove(parent: number | string[], options?: TreeMoveOptions): Promise<void>;
    /**
     * Remove a node and everything that follows it. If the game is at a removed node,
     * it goes back to the node before.
     */
    treeDelete(options?: TreeDeleteOptions): Promise<void>;
    /** Take back the last edit of the tree. */
    treeUndo(): Promise<void>;
    /** Repeat the edit of the tree that was taken back last. */
    treeRedo(): Promise<void>;
    /**
     * Write the tree in another notation, with all comments, glyphs, marks and
     * properties.
     */
    treeText(options?: TreeTextOptions): Promise<Text["text"]>;
    /** Draw the board as text or SVG. */
    render(options?: RenderOptions): Promise<Text["text"]>;
    /**
     * Count the legal sequences ply by ply: one line per ply, then the totals. A count
     * that would exceed the time limit is refused before it starts.
     */
    perft(depth: number): Promise<Ply[]>;
    /**
     * Explore the server's archive from the position of a game: list the next moves,
     * the most played first, with the number of games by result, and the latest games.
     * Rotations and reflections of a position count as the same position, and the order
     * of the moves does not matter.
     */
    explore(options?: ExploreOptions): Promise<Explored>;
}
