// Made of the service's schema by `make clients`: do not edit.

/** An action. Which fields it has is its verb's; any may have `by`, `at` and `time`. */
export interface Action {
    /** of `draw` */
    answer?: "offer" | "accept" | "refuse" | "withdraw";
    /** a notation has no word for it: it is taken as done */
    assumed?: true;
    /** the point that a claim is of */
    at?: string;
    /** who does it: a colour or a seat, or an official */
    by?: string;
    /** what is claimed */
    claim?: string;
    /** of the stone, where it is open; of `choose` */
    colour?: string;
    /** of `roll` */
    dice?: number[];
    /** of `rotate` */
    direction?: "left" | "right";
    /** of `declare`, `take`; stones and passes of a restored position */
    number?: number;
    /** of `organizer` */
    order?: string;
    /** of `play`, `pick`, `remove`, and `rotate`: a corner */
    point?: string;
    /** of `offer`, `capture`; of `move` from and to */
    points?: string[];
    /** of `begins` */
    seat?: string;
    /** of an order */
    seconds?: number;
    /** seconds since the start */
    time?: number;
    /** `play`, `pass`, `swap`, `offer`, `claim`, `press`, … */
    verb: string;
    /** of `demand`, `disarranged` */
    what?: string;
    /** of an order: a colour or a seat */
    who?: string;
}

export interface Added {
    node: TreeNode;
    /** the game as it is then, if it came as a record */
    record?: string;
}

export interface Analysed {
    analysis: Analysis;
    /** in plain sentences */
    text: string;
}

/** The answer to a question about threats. */
export interface Analysis {
    /**
     * Does the attacker win? With `defend`, `win` is: nothing stops it. Missing of
     * `threats`.
     */
    answer?: "win" | "none" | "unknown";
    /** the last point of a win, if the other side may not play there */
    barred?: string;
    /** the attacker */
    colour: string;
    /**
     * What cut the search short, if anything did: a bound, `progress`, an interrupt, or
     * rows that go too deep.
     */
    cut?: "nodes" | "seconds" | "stones" | "stopped" | "interrupt" | "depth";
    /**
     * Of a win: the attacker's stones, the five included; missing if a bound was met
     * when it was proved, and its line was not followed to the end.
     */
    length?: number;
    /**
     * A win, its stones and the answers by turns, with the five at the end; `pass`
     * where the other side has no stone to place. Of `unknown`, what was looked at
     * last. With `defend`, what the attacker would play if the other side passed;
     * missing if that is no win.
     */
    line?: string[];
    /** positions that were looked at */
    nodes: number;
    /** storm: stones that win; defend: stones that stop it */
    points?: string[];
    proof?: WinProof;
    /** as it was asked */
    question: string;
    /** that it took, on the clock */
    seconds: number;
    /** threats: by column, then row */
    stones?: ThreatStone[];
    /** is one point the only one, and none unknown? */
    storm?: boolean;
    /** threats: the rows that stand */
    threats?: Threat[];
    /** storm and defend: points of which it is not known */
    unknown?: string[];
    /** defend: was it asked of wins by threats too? */
    vct?: boolean;
}

/** A game of an archive. */
export interface Archived {
    /** `2006-12-31`, `2006-12` or `2006` */
    date?: string;
    event?: string;
    /** its number, for `archive_record` */
    id: number;
    /** the actions, points in a row on one line */
    moves: string;
    opening?: string;
    /** as a record has them */
    options: string;
    place?: string;
    /** names by the colour at the end; missing if nobody is named */
    players?: Record<string, string>;
    /** stones and passes */
    plies: number;
    /** why the game ended, as the board has it */
    reason?: string;
    /** the reason why an action was refused */
    refusal?: string;
    /** colour of the winner, or `draw` */
    result?: string;
    /** number of the move after which the board first shows the pattern */
    step?: number;
    variant: string;
    /** verdict that `judge` gives */
    verdict: string;
}

/** A game that was begun. */
export interface Begun {
    /** in turn order */
    colours: string[];
    /** its handle */
    game: string;
    /** rows */
    height: number;
    /** columns */
    width: number;
}

/** All that is to be seen of a game. */
export interface Board {
    /** missing in games without captures */
    captured?: Tally[];
    /** names, in turn order */
    colours: string[];
    /** both of these in words, a line each */
    counts: string[];
    /** is it a flat rectangle without holes, its edges not joined? */
    full: boolean;
    /** do stones fall? */
    gravity: boolean;
    /** rows */
    height: number;
    /** points on a side, if the board is a hexagon */
    hex?: number;
    /** edges that meet, `left-right`, `top-bottom` or `both` */
    joined?: string;
    /** 1 on a flat board */
    layers: number;
    /** stones placed, and passes */
    moves: number;
    /** number of the colour of the stone that is to be picked */
    offered?: number;
    /** its traditional name */
    opening?: string;
    /** with the colours that they hold; empty if nobody is named */
    players: string[];
    /** layer by layer and row by row from the top */
    points: Point[];
    /** in words: who is to act, or how the game ended */
    status: string;
    /** stones left; missing where they are without number */
    supply?: Tally[];
    /** of the variant */
    title: string;
    /** its name */
    variant: string;
    /** columns */
    width: number;
}

/**
 * Actions that differ only in their point. `play` is there once for each colour that a
 * stone may have; each point stands for an action {verb, point, colour, by}, and so it
 * is for `pick` and `remove`. `move` is there once for each stone; a point stands for
 * an action with `points` {from, point}. Of the points of an `offer` as many are chosen
 * as the state's `count` says; a `capture` lifts all of its own. What is not done at a
 * point is an action of its own.
 */
export interface Choice {
    /** of `draw` */
    answer?: "offer" | "accept" | "refuse" | "withdraw";
    /** a notation has no word for it: it is taken as done */
    assumed?: true;
    /** the point that a claim is of */
    at?: string;
    /** the seat; missing of what the organizer does */
    by?: string;
    /** what is claimed */
    claim?: string;
    /** of the stone */
    colour?: string;
    /** of `roll` */
    dice?: number[];
    /** of `rotate` */
    direction?: "left" | "right";
    /** where the stone that moves stands */
    from?: string;
    /** of `declare`, `take`; stones and passes of a restored position */
    number?: number;
    /** of `organizer` */
    order?: string;
    /** of `play`, `pick`, `remove`, and `rotate`: a corner */
    point?: string;
    points?: string[];
    /** of `begins` */
    seat?: string;
    /** of an order */
    seconds?: number;
    /** seconds since the start */
    time?: number;
    verb: string;
    /** of `demand`, `disarranged` */
    what?: string;
    /** of an order: a colour or a seat */
    who?: string;
}

export interface Choices {
    choices: Choice[];
    /** of a hook that fails: there is what it let stand before */
    fault?: string;
}

/** A claim that could still be made when a record ends. */
export interface Claimable {
    /** of the stone that made it */
    point?: string;
    /** what is claimed: `five`, `captures`, `time`, `full-board`, … */
    reason: string;
    /** the colour that it wins for; missing of a draw */
    who?: string;
}

/** The clocks: seconds left by colour and by seat (`clock.black`, `clock.first`). */
export interface Clock {
    /** to be made in the control, by colour and seat */
    moves_due: Record<string, number>;
    /** whose runs: the colour, or the seat before it holds one */
    running?: string;
    [name: string]: number | Record<string, number> | string | undefined;
}

/** How many lines have been sent. */
export interface Count {
    count: number;
}

/** What ended a game. */
export interface Decided {
    /** its number in the log */
    action: number;
    /** of the stone that did */
    point?: string;
}

export interface Done {
    done: true;
    /** the game as it is then, if it came as a record */
    record?: string;
}

/**
 * What is wrong with a request. The codes of the service itself are `bad-json`,
 * `line-too-long`, `bad-request`, `no-such-method`, `bad-params`, `no-such-game`,
 * `no-such-node`, `too-many-games`, `too-many-scripts`, `name-taken`, `too-slow`,
 * `too-large`, `no-archive` and `internal`. Before a socket's connection is closed:
 * `too-many-connections` and `idle`.
 */
export interface Error {
    /** a reason of the arbiter, or a code of the service */
    code: string;
    /** all of a script's */
    faults?: ScriptFault[];
    /** of the script */
    line?: number;
    /** a sentence */
    message: string;
    /** what is at fault: `params.point`; or of a script, its key */
    path?: string;
    ruling?: Ruling;
}

/** What a record asks for between its actions: `expect captured white 4`. */
export interface Expectation {
    /** which field of the state: `captured` */
    field: string;
    /** the words after it */
    values: string[];
}

export interface Explained {
    explanation: Proof | RulingExplanation;
    /** its lines, each with what to draw */
    steps: ExplainedStep[];
    /** an indented tree */
    text: string;
}

/** A step of an explanation. */
export interface ExplainedStep {
    /** which the game has not, and the board is about: as if played */
    action?: string;
    /** the board is that after so many actions; the game's own if missing */
    after?: number;
    /** of a symmetry, as in inarow.explanation */
    angle?: number;
    /** how far down the tree, from 0 */
    depth: number;
    /** of the stones */
    line?: string;
    /** stones that do not stand there */
    mind: StoneInMind[];
    /** of the step, from 1 */
    number: number;
    /** points that it maps to each other */
    pairs?: string[][];
    /** at issue: vacant ones, or stones on both sides of a capture */
    points: string[];
    /** those that it is about, in a row if there is a line */
    stones: string[];
    /** what it says, a line of inarow.text */
    text: string;
    /** is that symmetry a turn? Else it is a reflection */
    turns?: boolean;
}

/** Why a ruling is as it is, or a part of that. */
export interface Explanation {
    /** it is about the board after so many actions of the game */
    after?: number;
    /**
     * Of a symmetry, in degrees: by how much it turns the board, or its axis is turned
     * from a row.
     */
    angle?: number;
    /**
     * What it rests on; a whole ruling among them is one by which the game had ended.
     */
    children: (Explanation | RulingExplanation | Proof)[];
    /** of the stones; of a capture, whose it is */
    colour?: string;
    /** of stones that were captured, each */
    colours?: string[];
    /** of stones in a row, as in inarow.proof_node */
    line?: string;
    /** the number of a move */
    move?: number;
    /** of a symmetry: two points each, the one is mapped to the other */
    pairs?: string[][];
    /** where a stone was placed or would be */
    point?: string;
    /** at issue, whether or not stones stand there */
    points?: string[];
    /** a code; of the whole, that of the ruling, or `ok` */
    reason: string;
    /** the article that it rests on */
    rule?: string;
    /** the name of a shape */
    shape?: string;
    /** of stones that a symmetry leaves alone: the reason of that symmetry */
    sort?: string;
    /** that stand there, or were captured there */
    stones?: string[];
    /** of a capture: the number of the first colour that has it */
    team?: number;
    /** a sentence */
    text: string;
}

/** The games of an archive that came to a position. */
export interface Explored {
    /** in turn order */
    colours: string[];
    ended: GameCounts;
    games: GameCounts;
    /** the latest of the games */
    latest: Archived[];
    /** the most played first */
    moves: ExploredMove[];
    /** the colour to move; missing if the game is over */
    to_move?: string;
    /** number of moves that are left out, if there are too many */
    unlisted?: number;
}

/** A move that was played from a position. */
export interface ExploredMove {
    /** as a record has it, a stone as its point alone: `h8` */
    move: string;
    played: GameCounts;
    reached: GameCounts;
    /** equal moves, by a symmetry of the position */
    same: string[];
}

/** What is wrong with a text. */
export interface Fault {
    /** where, if it is known */
    line?: number;
    message: string;
}

export interface Finding {
    code: string;
    line?: number;
    message: string;
    /** with which it shows */
    options: Record<string, unknown>;
    /** which key of the script */
    path: string;
    /** a game that shows it */
    record?: string;
    severity: "error" | "warning";
}

/** Games of an archive. */
export interface Found {
    /** the latest first */
    games: Archived[];
    /** number of all games that were found */
    total: number;
}

/** Numbers of games by result. */
export interface GameCounts {
    draws: number;
    /** number of all */
    games: number;
    /** without a result */
    unknown: number;
    /** by colour of the winner */
    wins: Record<string, number>;
}

/** Who answers. */
export interface Hello {
    limits: Limits;
    methods: string[];
    /** `inarow` */
    name: string;
    /** that games are read and written in */
    notations: string[];
    /** 1: what is told here holds as long as this number stays */
    protocol: number;
    /** in the order in which they begin */
    seats: string[];
    /** major.minor.patch */
    version: string;
}

export interface Image {
    point: string;
}

/**
 * A game that was judged. Of one that cannot be read only `source` and `error` are
 * there.
 */
export interface Judged {
    /** how many actions are recorded after the end */
    after: number;
    /** actions that the notation does not record, as texts */
    assumed: string[];
    at?: Decided;
    citation?: string;
    /** those that could still be made; missing if there are none */
    claims?: Claimable[];
    /** On the game, as a foreign notation has it; of a record, with `steps`. */
    comment?: string;
    error?: Fault;
    /** expectations of the record that do not hold */
    failures: Step[];
    /** of a variation: the number of the first move that is its own */
    from?: number;
    /** with `steps`: on the board before the first action */
    marks?: Mark[];
    /** stones placed, and passes */
    moves: number;
    /** its traditional name */
    opening?: string;
    /** names by seat; missing if nobody is named */
    players?: Record<string, string>;
    /** by which it ended */
    reason?: string;
    /** The result that is recorded: a colour, `draw`, `void` or `loss-of-both`. */
    recorded?: string;
    refusal?: Refusal;
    /** refused actions in the variations of a record; missing if there are none */
    refused?: VariationRefusal[];
    /** which game it is: `NAME#3`; a branch of a tree is `NAME#3.2` */
    source: string;
    status: "playing" | "won" | "drawn" | "void";
    /** if asked for */
    steps?: Step[];
    variant: string;
    /**
     * Does the recorded result stand? `illegal`: an action was refused; `undecided`:
     * the board decides nothing; `unrecorded`: no result is recorded.
     */
    verdict: "agrees" | "contradicts" | "undecided" | "unrecorded" | "illegal";
    /** a colour */
    winner?: string;
}

export interface Key {
    /** 32 hexadecimal digits */
    key: string;
    /** the one that turns the position to its form, for `image` */
    symmetry: number;
}

/** An action that is legal: `apply` accepts all of it, or its text. */
export interface LegalAction {
    /** of `draw` */
    answer?: "offer" | "accept" | "refuse" | "withdraw";
    /** a notation has no word for it: it is taken as done */
    assumed?: true;
    /** the point that a claim is of */
    at?: string;
    /** who does it: a colour or a seat, or an official */
    by?: string;
    /** what is claimed */
    claim?: string;
    /** of the stone, where it is open; of `choose` */
    colour?: string;
    /** of `roll` */
    dice?: number[];
    /** of `rotate` */
    direction?: "left" | "right";
    /** of `declare`, `take`; stones and passes of a restored position */
    number?: number;
    /** of `organizer` */
    order?: string;
    /** of `play`, `pick`, `remove`, and `rotate`: a corner */
    point?: string;
    /** of `offer`, `capture`; of `move` from and to */
    points?: string[];
    /** of `begins` */
    seat?: string;
    /** of an order */
    seconds?: number;
    /** as a record has it: `move a2 a3` */
    text: string;
    /** seconds since the start */
    time?: number;
    /** `play`, `pass`, `swap`, `offer`, `claim`, `press`, … */
    verb: string;
    /** of `demand`, `disarranged` */
    what?: string;
    /** of an order: a colour or a seat */
    who?: string;
}

export interface LegalActions {
    actions: LegalAction[];
    /** of a hook that fails: there is what it let stand before */
    fault?: string;
}

/** What a service keeps to. */
export interface Limits {
    /** clients of a socket at once */
    connections?: number;
    /** open at once */
    games: number;
    /** seconds without a request; then a client of a socket is closed */
    idle?: number;
    /** bytes of a request */
    line: number;
    /** of memory, from which on nothing more is opened */
    megabytes: number;
    /** loaded at once */
    scripts: number;
    /** that a request may take */
    seconds: number;
    /** megabytes that a client of a socket may take */
    share?: number;
}

/** What is doubtful in a script. */
export interface Linted {
    findings: Finding[];
    /** how many there are */
    settings: number;
    /** settings that were played out */
    tried: number;
}

export interface Loaded {
    title?: string;
    /** its name from now on */
    variant: string;
}

/** A mark on a point of the board, for whoever looks at it. */
export interface Mark {
    kind: "label" | "triangle" | "circle" | "cross" | "square";
    point: string;
    /** a label's */
    text?: string;
}

/**
 * What may be set for the games of a variant, with its values: the first by default.
 */
export interface Option {
    key: string;
    values: string[];
}

export interface Player {
    /** stones; missing in games without captures */
    captured?: number;
    /** missing before the seat holds one */
    colour?: string;
    /** as the record has it */
    name?: string;
    /** `first`, `second`, … */
    seat: string;
    /** stones left; missing where they are without number */
    supply?: number;
    /** its number */
    team?: number;
    /** the colour; before that the seat */
    who: string;
}

/** What became of games played at random. */
export interface Playout {
    draws: number;
    games: number;
    /** in all */
    plies: number;
    seconds: number;
    /** given up after four times as many plies as there are points */
    unfinished: number;
    /** by colour */
    wins: Record<string, number>;
}

export interface Plies {
    plies: Ply[];
}

/** What is played in so many plies. */
export interface Ply {
    /** those of them that ended the game, by reason */
    ended: Record<string, number>;
    /** for all plies together */
    seconds: number;
    /** how many sequences of so many actions there are; no passes */
    sequences: number;
}

/** A point of the board, with what is to be seen there. What does not hold is nil. */
export interface Point {
    /** was a stone captured there by the last action? */
    captured?: true;
    /** if asked for */
    forbidden?: true;
    /** was the last stone placed there? */
    last?: true;
    /** 1 is the lowest; missing on a flat board */
    layer?: number;
    /** its place in a picture: cells from the left, see inarow.places */
    left: number;
    /** like `h8`; on a board of layers like `b3-2` */
    name: string;
    /** of the move that placed the stone, if asked for */
    number?: number;
    offered?: true;
    /** is it one of the dots by which one finds one's way? */
    reference?: true;
    /** does it show the ruling? */
    shown?: true;
    /** the number of its colour in `colours` */
    stone?: number;
    /** and from the top */
    top: number;
    /** was it to be marked as a point of an answer? */
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
 * What a stone at a point makes, or would make, with all that it rests on, and no more:
 * of proofs that suffice, it is the smallest. A stone that wins or is forbidden is
 * shown by one row, two fours or two threes. One that is allowed, by its fours, and by
 * all its rows but one that could be threes, each with the reason why it is none.
 */
export interface Proof {
    /**
     * The rows. From `explain` also what the stone does besides, each with a `text`:
     * rows of its that do not win as both ends are blocked (`blocked`), and what it
     * captures (`capture`).
     */
    children: (ProofNode | Explanation)[];
    /** the article that it wins, loses, is forbidden or is allowed by */
    citation?: string;
    /** the stone's */
    colour: string;
    /** is the tree cut short? */
    cut: boolean;
    /** may it not stand there? */
    forbidden: boolean;
    /** true of a shape that loses, else missing */
    loses?: boolean;
    /**
     * Of `allowed`: the patterns that are forbidden to the colour, and that it does not
     * make; without `double-three` where that is allowed to this stone.
     */
    makes_no?: string[];
    /** where the stone stands or would */
    point: string;
    /**
     * What the stone makes that decides: `five`, `overline`, `double-four`,
     * `double-three`, `open-row`, `open-rows`, `losing-row`, the name of a shape; or
     * `allowed`.
     */
    reason: string;
    /** stones in the row that wins */
    row?: number;
    /** the same */
    rule?: string;
    /** the name of a shape, if it makes one */
    shape?: string;
    /**
     * Why it may make the forbidden pattern `reason`: `captures`, `wins` or `breaks`,
     * as `forbid.*.unless` has them; or `hook`.
     */
    unless?: string;
}

/**
 * A part of a proof: a row; or below a three, a stone in mind that makes it a straight
 * four, with what shows that it is allowed, or not.
 */
export interface ProofNode {
    /** which half of RIF 9.3 is meant */
    by?: "a" | "b";
    children: ProofNode[];
    /**
     * True of a four for which a double-three is allowed; or of a stone in mind whose
     * four is such a one.
     */
    exempts?: boolean;
    /** where the straight four of a stone in mind becomes a five */
    fives?: string[];
    /**
     * Of a row: `row`, `column`, `diagonal-up`, `diagonal-down`; through layers
     * `upright`, `upright-diagonal`, `space-diagonal`.
     */
    line?: string;
    /** true of a shape that loses, else missing */
    loses?: boolean;
    /**
     * With `allowed`: the forbidden patterns that it does not make; only those that
     * were asked for, in the order of the list.
     */
    makes_no?: string[];
    /**
     * The second such point of a `straight-four`; of a stone in mind, where its four
     * cannot become a five, missing for `closed` by the edge.
     */
    other?: string;
    /** where the stone stands or would; of a four, where it becomes a five */
    point: string;
    /**
     * Of a row: `five`, `overline`, `four`, `straight-four`, `open-row`, `losing-row`,
     * or the name of a shape; `three` and `no-three`, one that counts or not;
     * `last-three`, the one that need not be shown to be none; `defence`, the
     * opponent's row, for which a double-three is allowed. Of a stone in mind:
     * `allowed`, or what it makes that is against it, `five`, `overline`,
     * `double-four`, `double-three`, `open-row` or `open-rows`; `closed` and
     * `too-long`, if its four is no straight one.
     */
    reason: string;
    /** the article or the reading that it rests on */
    rule: string;
    /** the name of a shape, if it is one */
    shape?: string;
    /**
     * The row's, or the shape's; of a stone in mind, its four's, or of `too-long`, the
     * longer row's; of a `defence`, the opponent's.
     */
    stones: string[];
}

/** A property of a file that inarow does not use, unchanged. */
export interface Property {
    name: string;
    /** as they stand in the file */
    values: string[];
}

/** A position to be solved. */
export interface Puzzle {
    /** the win: by continuous fours, or by threats and not by fours */
    by: "vcf" | "vct";
    /** as game:cells gives them */
    cells: string;
    /** to move, and to win */
    colour: string;
    /** stones of the shortest win, the five included */
    length: number;
    /** the shortest win, as of inarow.analysis */
    line: string[];
    proof: WinProof;
    /** the position as a record, with the solution in a comment */
    record: string;
    variant: string;
    /**
     * How many lines a solver has to see: the longest way of the proof, and each other
     * stone that answers there lead to. Answers that are forced lead nowhere else, so a
     * win by fours has the width 1.
     */
    width: number;
}

export interface Puzzles {
    puzzles: Puzzle[];
}

/** A game that was read; or what is wrong with it. */
export interface Read {
    error?: Fault;
    refusal?: Refusal;
    /** which game of the text it is */
    source: string;
    /** the game as a record, as far as it could be played */
    text?: string;
    variant?: string;
}

/** Why an action is refused. A script's hooks may have codes of their own. */
export type Reason = string | "bad-action" | "bad-script" | "column-full" | "duplicate-offer" | "first-five" | "flag-down" | "flag-up" | "forbidden" | "game-over" | "no-capture" | "no-offer" | "no-stone" | "no-such-row" | "no-supply" | "not-allowed" | "not-now" | "not-your-turn" | "occupied" | "off-board" | "outside-region" | "pass-not-allowed" | "symmetric-offer" | "too-deep" | "too-late" | "unsupported" | "wrong-count";

/** A line of a record that expects something. */
export interface RecordLine {
    action?: Action;
    comment?: string;
    expect?: Expectation;
    /** in the text, from 1 */
    number: number;
    /** what is expected to be ruled: the ruling's line or its beginning */
    ruling?: string;
    /** what it says, without the ruling and the comment */
    words: string[];
}

/** What makes a game illegal. */
export interface Refusal {
    /** the refused one, as text */
    action: string;
    citation?: string;
    message: string;
    /** its number, if it is a move */
    move: number;
    /** what a stone refused as `forbidden` would make */
    pattern?: string;
    reason: Reason;
}

export interface Ruled {
    /** the game as it is then, if it came as a record */
    record?: string;
    ruling: Ruling;
}

export interface Rules {
    sentences: Sentence[];
    settings: Setting[];
}

/**
 * What the arbiter answers to an action. tostring(ruling) is its line: `ok`, `won white
 * double-three (RIF 9.2)`.
 */
export interface Ruling {
    at?: Decided;
    /** the article that it rests on */
    citation?: string;
    /** a sentence */
    message: string;
    /**
     * The pattern that a stone refused as `forbidden` would make: `overline`,
     * `double-four`, `double-three`, `open-row` or `open-rows`.
     */
    pattern?: string;
    /** those that show it */
    points: string[];
    /** a stable code: `five`, `time`, `agreement`, `occupied`, … */
    reason?: string;
    status: "ok" | "refused" | "won" | "drawn" | "void";
    /** the ruling's line */
    text?: string;
    /** the winning colour, of a team its first */
    who?: string;
}

/** An explanation of a whole ruling. */
export interface RulingExplanation {
    /** what was ruled on, as text */
    action?: string;
    /** it is about the board after so many actions of the game */
    after?: number;
    /**
     * Of a symmetry, in degrees: by how much it turns the board, or its axis is turned
     * from a row.
     */
    angle?: number;
    /**
     * What it rests on; a whole ruling among them is one by which the game had ended.
     */
    children: (Explanation | RulingExplanation | Proof)[];
    /** of the stones; of a capture, whose it is */
    colour?: string;
    /** of stones that were captured, each */
    colours?: string[];
    /** of stones in a row, as in inarow.proof_node */
    line?: string;
    /** the number of a move */
    move?: number;
    /** of a symmetry: two points each, the one is mapped to the other */
    pairs?: string[][];
    /** where a stone was placed or would be */
    point?: string;
    /** at issue, whether or not stones stand there */
    points?: string[];
    /** a code; of the whole, that of the ruling, or `ok` */
    reason: string;
    /** the article that it rests on */
    rule?: string;
    /** its line */
    ruling: string;
    /** the name of a shape */
    shape?: string;
    /** of stones that a symmetry leaves alone: the reason of that symmetry */
    sort?: string;
    /** of the ruling */
    status: "ok" | "refused" | "won" | "drawn" | "void";
    /** that stand there, or were captured there */
    stones?: string[];
    /** of a capture: the number of the first colour that has it */
    team?: number;
    /** a sentence */
    text: string;
    /** the winning colour */
    who?: string;
    /** was it not played, but would be ruled on so? */
    would?: boolean;
}

/** A fault of a script. */
export interface ScriptFault {
    /** stays as it is, while the message may change */
    code: string;
    /** what was expected, in words */
    expected?: string;
    /** where the key stands, or the nearest around it; missing if not known */
    line?: number;
    /** one line: the script, the line, the key, and what is wrong there */
    message: string;
    /** the word that a misspelt one is nearest to */
    nearest?: string;
    /** the key that is wrong, like `phases[2].within`; empty for the script */
    path: string;
    /** the script's name in messages; of a base's fault, the base's */
    script: string;
}

export interface Sentence {
    /** the article */
    citation: string;
    /** what it comes from: a key of the script, or `table` */
    key: string;
    /** what it is about: `The board`, `Winning`, … */
    section: string;
    text: string;
}

export interface Setting {
    /** missing for a clock */
    default?: string;
    /** the option's */
    key: string;
    /** whose option it is: the variant's own, or any game's */
    of: "variant" | "game";
    /** as texts, the default first; missing where any will do */
    values?: string[];
}

/** What is to be solved. */
export interface Solving {
    /** the win: by continuous fours, or threats */
    by: "vcf" | "vct";
    /** the attacker, who is to move */
    colour: string;
    /** the next stone */
    hint: string;
    /** as of inarow.puzzle */
    length: number;
    /** the other side */
    other: string;
    /** what is to be solved, in a sentence */
    text: string;
    /** as of inarow.puzzle */
    width: number;
}

export interface Source {
    /** a script's text */
    source: string;
}

/** A claim that would be upheld now. */
export interface Standing {
    /** of the stone that made it */
    point?: string;
    /** what is claimed: `five`, `double-three`, `captures`, … */
    reason: string;
    /** the colour that it wins for */
    who: string;
}

/** Everything that is public of a game, and no more: what is there to be shown. */
export interface State {
    /** seats whose players are known not to have come yet */
    absent: string[];
    adjudication: "immediate" | "claims";
    /** stones that each colour has captured */
    captured: Record<string, number>;
    /** those that would be upheld now */
    claims: Standing[];
    clock?: Clock;
    /** points that an offer takes now */
    count?: number;
    /** who has offered a draw */
    draw_offer?: string;
    /** by the organizer, or a defect of the clock */
    interrupted: boolean;
    /** the point of the stone placed last */
    last?: string;
    /** stones placed, and passes */
    moves: number;
    /** points that are offered */
    offers: string[];
    /** its traditional name */
    opening?: string;
    over: boolean;
    /** its label, or its verb; `play` after the opening */
    phase: string;
    /** in the order of their seats */
    players: Player[];
    /**
     * The players' own records, by colour and seat: `waived`, `owed`, or how many moves
     * are to be completed; missing where records are not asked for.
     */
    record?: Record<string, string | number>;
    /** must the players call a time referee? */
    referee_due: boolean;
    ruling?: Ruling;
    /** the seat that is to act: `first`, `second`, … */
    seat: string;
    /** `playing`, or the line of the ruling that ended the game */
    status: string;
    /** stones that each colour has left, if counted */
    supply: Record<string, number>;
    /** of the last action, in seconds since the start */
    time: number;
    /** captured stones that still stand, to be lifted by hand */
    to_lift: string[];
    /** the colour of the stone that is to be placed, or of who acts */
    to_move?: string;
    /** by colour and seat */
    warnings: Record<string, number>;
}

/** One action of a game, ruled on; or an expectation between actions. */
export interface Step {
    action?: Action;
    /** the notation does not record it: it is taken as done */
    assumed?: true;
    /** what is said of it */
    comment?: string;
    /** the record expects another ruling, */
    failed?: true;
    /** than this one */
    found?: string;
    line?: RecordLine;
    /** on the board after it */
    marks?: Mark[];
    ruling?: Ruling;
    /** the action as a record has it; missing of an `expect` */
    text?: string;
}

/** A stone that is not on the board, or no more. */
export interface StoneInMind {
    colour: string;
    /** its place in the argument, or line; missing if it was captured */
    number?: number;
    point: string;
}

export interface Tally {
    count: number;
    /** the colour, or those of a team: `white+red` */
    name: string;
}

export interface Text {
    text: string;
}

/** A row that threatens. */
export interface Threat {
    kind: "four" | "straight-four" | "three";
    /** as of inarow.proof_node */
    line: string;
    /** where a stone makes it a five; a three: a straight four */
    makes: string[];
    /** the row's */
    stones: string[];
    /** where a stone of the other side stops it at once */
    stops: string[];
}

/** What a stone of the attacker's would make at a vacant point. */
export interface ThreatStone {
    fives: number;
    /** may it not stand there? */
    forbidden: boolean;
    /** the straight ones included */
    fours: number;
    /**
     * The strongest that it makes: `five`, `forbidden`, `four-four`, `four-three`,
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
    /** number of nodes that follow it directly */
    children: number;
    /** comment after it */
    comment?: string;
    /** `!`, `?!`, … */
    glyphs?: string[];
    /** its name in requests, as long as the tree exists */
    id: number;
    /** marks on the board after it */
    marks?: Mark[];
    /** actions from the root to here */
    number: number;
    /** the node before it; missing at the root */
    parent?: number;
    /** other properties of a file, unchanged */
    properties?: Property[];
    refusal?: Ruling;
    /** the action as a record has it: `play h8` */
    text?: string;
}

/** Nodes of a tree. */
export interface TreeNodes {
    /** the node where the game stands */
    here: number;
    /** the node that would follow, if there are more */
    next?: number;
    /** parents first, the main line first */
    nodes: TreeNode[];
    /** the node before the first action */
    root: number;
}

export interface TreePath {
    /** texts of the actions from the root on, as requests have them */
    path: string[];
}

/** What became of a stone that was tried. */
export interface Tried {
    /** in words */
    message: string;
    /** wrong: where the other side would answer */
    refutation?: string;
    /** right: where the other side has answered; or `pass` */
    reply?: string;
    verdict: "solved" | "right" | "wrong";
}

export interface TriedStone {
    tried: Tried;
}

/** A game that cannot be read, and so is not judged. */
export interface Unreadable {
    error: Fault;
    /** which game of the text it is */
    source: string;
}

/** A variant. */
export interface Variant {
    /** what foreign notations call it */
    aliases: string[];
    /** in turn order */
    colours: string[];
    name: string;
    settings: Option[];
    /** what its citations begin with */
    source?: string;
    title: string;
}

/** A refused action in a variation of a record. */
export interface VariationRefusal {
    /** as text */
    action: string;
    citation?: string;
    /** in the text, from 1 */
    line: number;
    message: string;
    reason: Reason;
}

/**
 * A proof that a colour, the attacker, wins by threats: the stones to play, whatever
 * the other side answers. [The format](../docs/notations.md) is the same as JSON.
 */
export interface WinProof {
    /** the attacker, who is to move */
    colour: string;
    /** the attacker's stones at most, the five included */
    length: number;
    /** Each is followed by later ones alone; the first is the position. */
    nodes: WinProofNode[];
    /** the format's version, 1 */
    proof: number;
    question: "vcf" | "vct";
    /** the game up to the position, as game:record writes it */
    record: string;
}

/** What the attacker plays. Without `answers` and `else` the stone wins at once. */
export interface WinProofNode {
    /** the number of the node after an answer: a point, or `pass` */
    answers?: Record<string, number>;
    /**
     * The number of the node after any other answer; missing if `answers` names all
     * that are legal.
     */
    else?: number;
    /** its point */
    stone: string;
}

export interface RulesParams {
    /** its name, or that of a script given to `load` */
    variant: string;
    /** the variant's, and those of every game */
    options?: Record<string, unknown>;
}

export interface SourceParams {
    /** its name, or that of a script given to `load` */
    variant: string;
}

export interface LoadParams {
    /** the script's text */
    source: string;
}

export interface LintParams {
    /** one that is there */
    variant?: string;
    /** or a script's text */
    source?: string;
}

export interface NewParams {
    /**
     * its name, or that of a script given to `load`; with `record`, for a text that
     * names none
     */
    variant?: string;
    /** the variant's, and those of every game */
    options?: Record<string, unknown>;
    /** the game's text, in any notation that is read */
    record?: string;
    /** its notation; by default the text tells it */
    format?: string;
    /** true if each character stands for a byte: RenLib's files are no text */
    bytes?: boolean;
}

export interface CopyParams {
    /** handle of the game that is copied */
    game: string;
}

export interface CloseParams {
    /** its handle */
    game: string;
}

export interface PlayParams {
    /** like `h8`; with gravity a column alone will do */
    point: string;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface ApplyParams {
    /** like `swap`, or `claim five by black @12.5` */
    action: string | Action;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface UndoParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface RedoParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface SetupParams {
    /** its rows from the top, joined by `/` or not */
    position: string;
    /** the colour to move; the first by default */
    turn?: string;
    /** stones taken by now, by colour */
    captured?: Record<string, number>;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface SetupOptions {
    /** the colour to move; the first by default */
    turn?: string;
    /** stones taken by now, by colour */
    captured?: Record<string, number>;
}

export interface StateParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface LegalParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface LegalActionsParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface BoardParams {
    /** true to have the forbidden points marked */
    forbidden?: boolean;
    /** true to have the moves' numbers */
    numbers?: boolean;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface BoardOptions {
    /** true to have the forbidden points marked */
    forbidden?: boolean;
    /** true to have the moves' numbers */
    numbers?: boolean;
}

export interface KeyParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface BoardKeyParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface ImageParams {
    /** as `key` gives it; 0 is the identity */
    symmetry: number;
    /** like `h8` */
    point: string;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface ForbiddenParams {
    /** by default the one with restrictions */
    colour?: string;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface ForbiddenOptions {
    /** by default the one with restrictions */
    colour?: string;
}

export interface ExplainParams {
    /** like `h8` */
    point?: string;
    /** or an action, as a record has it */
    action?: string;
    /** of the stone */
    colour?: string;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface ExplainOptions {
    /** like `h8` */
    point?: string;
    /** or an action, as a record has it */
    action?: string;
    /** of the stone */
    colour?: string;
}

export interface AnalyseParams {
    /** what is asked */
    question: "vcf" | "vct" | "storm" | "defend" | "threats";
    /** the attacker */
    colour?: string;
    /** with `vcf` and `vct`: the shortest win */
    shortest?: boolean;
    /** with `vcf` and `vct`: prove the win */
    proof?: boolean;
    /** with `defend`: against threats too */
    vct?: boolean;
    /** positions to look at */
    nodes?: number;
    /** on the clock; at most what a request may take */
    seconds?: number;
    /** of the attacker in a line */
    stones?: number;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface AnalyseOptions {
    /** the attacker */
    colour?: string;
    /** with `vcf` and `vct`: the shortest win */
    shortest?: boolean;
    /** with `vcf` and `vct`: prove the win */
    proof?: boolean;
    /** with `defend`: against threats too */
    vct?: boolean;
    /** positions to look at */
    nodes?: number;
    /** on the clock; at most what a request may take */
    seconds?: number;
    /** of the attacker in a line */
    stones?: number;
}

export interface SolveParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface SolvePlayParams {
    /** like `h8` */
    point: string;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface RecordParams {
    /** a notation of `hello`; `record` by default */
    to?: string;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface RecordOptions {
    /** a notation of `hello`; `record` by default */
    to?: string;
}

export interface TreeParams {
    /** the first one: its id or its path; the root by default */
    node?: number | string[];
    /** levels below it; all by default */
    depth?: number;
    /** most nodes in the answer; 1000 by default */
    nodes?: number;
    /** `next` of the answer before, to go on there */
    next?: number;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeOptions {
    /** the first one: its id or its path; the root by default */
    node?: number | string[];
    /** levels below it; all by default */
    depth?: number;
    /** most nodes in the answer; 1000 by default */
    nodes?: number;
    /** `next` of the answer before, to go on there */
    next?: number;
}

export interface TreePathParams {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands
     */
    node?: number | string[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreePathOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands
     */
    node?: number | string[];
}

export interface TreeRulingParams {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeRulingOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
}

export interface TreeGameParams {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands
     */
    node?: number | string[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeGameOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands
     */
    node?: number | string[];
}

export interface GoParams {
    /** its id; or its path, the texts of the actions from the root on */
    node: number | string[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeAddParams {
    /** as for `apply`; or a point, for a stone there */
    action: string | Action;
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands
     */
    node?: number | string[];
    /** true to keep an action that is refused, marked with its refusal */
    keep?: boolean;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeAddOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands
     */
    node?: number | string[];
    /** true to keep an action that is refused, marked with its refusal */
    keep?: boolean;
}

export interface TreeSetParams {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands
     */
    node?: number | string[];
    /** comment before the action */
    before?: string;
    /** comment after it */
    comment?: string;
    /** `!`, `?!`, … */
    glyphs?: string[];
    /** marks on the board after it */
    marks?: Mark[];
    /** other properties of a file, unchanged */
    properties?: Property[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeSetOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands
     */
    node?: number | string[];
    /** comment before the action */
    before?: string;
    /** comment after it */
    comment?: string;
    /** `!`, `?!`, … */
    glyphs?: string[];
    /** marks on the board after it */
    marks?: Mark[];
    /** other properties of a file, unchanged */
    properties?: Property[];
}

export interface TreePromoteParams {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreePromoteOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
}

export interface TreeDemoteParams {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeDemoteOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
}

export interface TreeMoveParams {
    /** its id or its path; neither the node nor one that follows it */
    parent: number | string[];
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeMoveOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
}

export interface TreeDeleteParams {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeDeleteOptions {
    /**
     * its id; or its path, the texts of the actions from the root on; by default where
     * the game stands, but never the root
     */
    node?: number | string[];
}

export interface TreeUndoParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeRedoParams {
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeTextParams {
    /**
     * the notation; SGF by default. In the text of a RenLib library each character
     * stands for a byte
     */
    to?: "sgf" | "record" | "lib";
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface TreeTextOptions {
    /**
     * the notation; SGF by default. In the text of a RenLib library each character
     * stands for a byte
     */
    to?: "sgf" | "record" | "lib";
}

export interface ReadParams {
    /** the games, in any notation that is read */
    text: string;
    /** its notation; by default the text tells it */
    format?: string;
    /** where the text names none */
    variant?: string;
    /** the variant's, and those of every game */
    options?: Record<string, unknown>;
    /** true for each branch of a tree of SGF or RenLib as a game */
    branches?: boolean;
    /** true if each character stands for a byte: RenLib's files are no text */
    bytes?: boolean;
    /** true for records with all variations, comments and marks */
    trees?: boolean;
}

export interface JudgeParams {
    /** the games, in any notation that is read */
    text: string;
    /** its notation; by default the text tells it */
    format?: string;
    /** where the text names none */
    variant?: string;
    /** the variant's, and those of every game */
    options?: Record<string, unknown>;
    /** true for each branch of a tree of SGF or RenLib as a game */
    branches?: boolean;
    /** true if each character stands for a byte: RenLib's files are no text */
    bytes?: boolean;
    /** true for every action with its ruling */
    steps?: boolean;
}

export interface ConvertParams {
    /** the games, in any notation that is read */
    text: string;
    /** a notation of `hello` */
    to: string;
    /** its notation; by default the text tells it */
    format?: string;
    /** where the text names none */
    variant?: string;
    /** the variant's, and those of every game */
    options?: Record<string, unknown>;
    /** true for each branch of a tree of SGF or RenLib as a game */
    branches?: boolean;
    /** true if each character stands for a byte: RenLib's files are no text */
    bytes?: boolean;
    /** true to leave out what it cannot hold and a game can do without */
    drop?: boolean;
}

export interface RenderParams {
    /** text by default */
    format?: "svg" | "text";
    /** true to have the forbidden points marked */
    forbidden?: boolean;
    /** true to have the moves' numbers */
    numbers?: boolean;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface RenderOptions {
    /** text by default */
    format?: "svg" | "text";
    /** true to have the forbidden points marked */
    forbidden?: boolean;
    /** true to have the moves' numbers */
    numbers?: boolean;
}

export interface PerftParams {
    /** plies */
    depth: number;
    /** from its beginning */
    variant?: string;
    /** the variant's, and those of every game */
    options?: Record<string, unknown>;
    /** or this one, in any notation that is read */
    record?: string;
    /** or from where this game stands */
    game?: string;
}

export interface PlayoutParams {
    /** its name, or that of a script given to `load` */
    variant: string;
    /** how many */
    games: number;
    /** the variant's, and those of every game */
    options?: Record<string, unknown>;
    /** 1 by default */
    seed?: number;
}

export interface PuzzlesParams {
    /** its name, or that of a script given to `load` */
    variant: string;
    /** how many */
    count: number;
    /** the variant's, and those of every game */
    options?: Record<string, unknown>;
    /** 1 by default */
    seed?: number;
    /** by fours, or by threats; `vcf` by default */
    by?: "vcf" | "vct";
}

export interface ExploreParams {
    /** player of the games, or several who all took part; `*` stands for any letters */
    player?: string | string[];
    /** colour that the first player named had at the end */
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
    /** true for games of all variants, by stones and the colour to move alone */
    stones?: boolean;
    /** maximum number of games in `latest`; 8 by default */
    limit?: number;
    /** its handle, from `new` */
    game?: string;
    /** or the game itself, in any notation that is read */
    record?: string;
}

export interface ExploreOptions {
    /** player of the games, or several who all took part; `*` stands for any letters */
    player?: string | string[];
    /** colour that the first player named had at the end */
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
    /** true for games of all variants, by stones and the colour to move alone */
    stones?: boolean;
    /** maximum number of games in `latest`; 8 by default */
    limit?: number;
}

export interface FindParams {
    /** player of the games, or several who all took part; `*` stands for any letters */
    player?: string | string[];
    /** colour that the first player named had at the end */
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
     * picture that the board shows after some move, its rows from the top separated by
     * `/`: `.XXX./?.O.?`
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

/** What may be asked of the arbiter. */
export interface ServiceMethods {
    /** Who answers, and what may be asked. */
    hello(): Promise<Hello>;
    /** The variants that are there. */
    variants(): Promise<Variant[]>;
    /** The rules of a variant in words, each with its citation. */
    rules(params: RulesParams): Promise<Rules>;
    /** A variant's script. */
    source(params: SourceParams): Promise<Source>;
    /**
     * Load a script. From then on it is a variant by the name that it gives itself;
     * loaded once more, its new text holds for games that begin then.
     */
    load(params: LoadParams): Promise<Loaded>;
    /**
     * What is doubtful in a script, by its schema and by games played out: rules that
     * nothing can reach, options without effect.
     */
    lint(params?: LintParams): Promise<Linted>;
    /**
     * Begin a game, or take up the first one of a text; it is then known by its handle.
     */
    new(params?: NewParams): Promise<Begun>;
    /**
     * Another game that stands where a game does, with its variations. It has a handle
     * of its own: what is done in the one changes nothing in the other.
     */
    copy(params: CopyParams): Promise<Begun>;
    /** Forget a game. */
    closeGame(params: CloseParams): Promise<Done>;
    /** Place a stone, by whoever is to act. */
    play(params: PlayParams): Promise<Ruled>;
    /**
     * Carry out any action: its text, as a record has it, or one of those that
     * `legal_actions` gives.
     */
    apply(params: ApplyParams): Promise<Ruled>;
    /** Take back the last action, whatever it was. */
    undo(params?: UndoParams): Promise<Done>;
    /**
     * Go forward to the action that was taken back last, or else along the main line of
     * the game's variations. A record has none.
     */
    redo(params?: RedoParams): Promise<Ruled>;
    /** Set up a position instead of the empty board, before any action. */
    setup(params: SetupParams): Promise<Done>;
    /** Everything that is public of a game. */
    state(params?: StateParams): Promise<State>;
    /**
     * What may be done, for drawing it: actions that differ only in their point are
     * one.
     */
    legal(params?: LegalParams): Promise<Choices>;
    /**
     * What may be done, one action after another: `apply` accepts each as it is, and
     * its text. An offer is there once for each point that it may hold.
     */
    legalActions(params?: LegalActionsParams): Promise<LegalActions>;
    /** The board as data, for drawing it. */
    board(params?: BoardParams): Promise<Board>;
    /**
     * A key of the position, for remembering what is known of it: the same for all
     * positions from which the same can follow, turned and mirrored as the board
     * allows.
     */
    key(params?: KeyParams): Promise<Key>;
    /**
     * A key of the stones and the colour that is next in turn order alone. It is equal
     * across variants.
     */
    boardKey(params?: BoardKeyParams): Promise<Key>;
    /**
     * Where a symmetry of the board takes a point. Positions of one key have the same
     * form: what is remembered of a point belongs to its image there.
     */
    image(params: ImageParams): Promise<Image>;
    /** The points where a colour may not place a stone, for what it would make. */
    forbidden(params?: ForbiddenParams): Promise<Points>;
    /**
     * Why: of a point, what a stone there makes and whether it is forbidden; of an
     * action, why it is refused; without either, the last ruling.
     */
    explain(params?: ExplainParams): Promise<Explained>;
    /** Questions about threats: wins by fours or by threats, what stops them. */
    analyse(params: AnalyseParams): Promise<Analysed>;
    /**
     * What is to be solved where the game stands, as a puzzle: a win by fours, or else
     * by threats.
     */
    solve(params?: SolveParams): Promise<Solving>;
    /**
     * Try a stone in the puzzle where the game stands. One that wins is played, and
     * answered; after another one the game is as it was.
     */
    solvePlay(params: SolvePlayParams): Promise<TriedStone>;
    /** The game as text, for saving it; with `to`, in another notation. */
    record(params?: RecordParams): Promise<Text>;
    /**
     * The nodes of the game's tree, parents first, the main line first. If an answer
     * cannot hold them all, its `next` names the node that follows. From this request
     * on the game's record has the whole tree.
     */
    tree(params?: TreeParams): Promise<TreeNodes>;
    /** The way to a node: the texts of the actions from the root on. */
    treePath(params?: TreePathParams): Promise<TreePath>;
    /** The arbiter's ruling on a node's action; it may be one that ends the game. */
    treeRuling(params?: TreeRulingParams): Promise<Ruled>;
    /**
     * An independent game that stands at a node, without the tree: it never changes the
     * tree.
     */
    treeGame(params?: TreeGameParams): Promise<Begun>;
    /**
     * Move the game to a node, and with it the position. Another action that is played
     * there begins a variation.
     */
    go(params: GoParams): Promise<Done>;
    /**
     * Add an action after a node, as its last variation. If the action is there
     * already, the answer has its node. The game stays where it stands.
     */
    treeAdd(params: TreeAddParams): Promise<Added>;
    /**
     * Set comments, glyphs, marks and properties of a node. Each field is an edit of
     * its own; an empty value removes the old one.
     */
    treeSet(params?: TreeSetParams): Promise<Done>;
    /** Move a node one place forward among its siblings. */
    treePromote(params?: TreePromoteParams): Promise<Done>;
    /** Move a node one place back among its siblings. */
    treeDemote(params?: TreeDemoteParams): Promise<Done>;
    /**
     * Put a node, and all that follows it, after another one, as its last variation.
     * All of it is ruled on again. If the game stands there, it goes back to the node
     * before.
     */
    treeMove(params: TreeMoveParams): Promise<Done>;
    /**
     * Take a node out, and all that follows it. If the game stands there, it goes back
     * to the node before.
     */
    treeDelete(params?: TreeDeleteParams): Promise<Done>;
    /** Take the last edit of the tree back. */
    treeUndo(params?: TreeUndoParams): Promise<Done>;
    /** Do again the edit of the tree that was taken back last. */
    treeRedo(params?: TreeRedoParams): Promise<Done>;
    /**
     * The tree in another notation, with all comments, glyphs, marks and properties.
     */
    treeText(params?: TreeTextParams): Promise<Text>;
    /** The games of a text as records, a line each: what `new` takes. */
    read(params: ReadParams): Promise<Read[]>;
    /**
     * Rule on the games of a text, a line each: does the board say what is recorded?
     */
    judge(params: JudgeParams): Promise<(Judged | Unreadable)[]>;
    /**
     * The games of a text in another notation, with their comments and marks. Records,
     * SGF and RenLib keep trees.
     */
    convert(params: ConvertParams): Promise<Text>;
    /** The board, drawn. */
    render(params?: RenderParams): Promise<Text>;
    /**
     * Count the legal sequences ply by ply: a line each, then all of them. What would
     * take longer than a request may is refused before it is begun.
     */
    perft(params: PerftParams): Promise<Ply[]>;
    /** Play games out at random. The same seed gives the same games everywhere. */
    playout(params: PlayoutParams): Promise<Playout>;
    /**
     * Make puzzles: positions in which one stone alone begins a win. There are fewer
     * than wanted if no more are found, or time runs out.
     */
    puzzles(params: PuzzlesParams): Promise<Puzzles>;
    /**
     * Explore the server's archive from the position of a game: list the next moves,
     * the most played first, with the number of games by result, and the latest games.
     * Positions are equal turned, mirrored, and whatever the order of the moves.
     */
    explore(params?: ExploreParams): Promise<Explored>;
    /**
     * Find games of the server's archive and list them, the latest first. The answer
     * has fewer games than wanted if their texts take more bytes than a request may;
     * `skip` asks for the others.
     */
    find(params?: FindParams): Promise<Found>;
    /** Give a game of the server's archive as a record, with its comments. */
    archiveRecord(params: ArchiveRecordParams): Promise<Text>;
}

/** What may be asked of a game, and done in it. */
export interface GameMethods {
    /** Place a stone, by whoever is to act. */
    play(point: string): Promise<Ruled["ruling"]>;
    /**
     * Carry out any action: its text, as a record has it, or one of those that
     * `legal_actions` gives.
     */
    apply(action: string | Action): Promise<Ruled["ruling"]>;
    /** Take back the last action, whatever it was. */
    undo(): Promise<void>;
    /**
     * Go forward to the action that was taken back last, or else along the main line of
     * the game's variations. A record has none.
     */
    redo(): Promise<Ruled["ruling"]>;
    /** Set up a position instead of the empty board, before any action. */
    setup(position: string, options?: SetupOptions): Promise<void>;
    /** Everything that is public of a game. */
    state(): Promise<State>;
    /**
     * What may be done, for drawing it: actions that differ only in their point are
     * one.
     */
    legalGroups(): Promise<Choices["choices"]>;
    /**
     * What may be done, one action after another: `apply` accepts each as it is, and
     * its text. An offer is there once for each point that it may hold.
     */
    legal(): Promise<LegalActions["actions"]>;
    /** The board as data, for drawing it. */
    board(options?: BoardOptions): Promise<Board>;
    /**
     * A key of the position, for remembering what is known of it: the same for all
     * positions from which the same can follow, turned and mirrored as the board
     * allows.
     */
    key(): Promise<Key>;
    /**
     * A key of the stones and the colour that is next in turn order alone. It is equal
     * across variants.
     */
    boardKey(): Promise<Key>;
    /**
     * Where a symmetry of the board takes a point. Positions of one key have the same
     * form: what is remembered of a point belongs to its image there.
     */
    image(symmetry: number, point: string): Promise<Image["point"]>;
    /** The points where a colour may not place a stone, for what it would make. */
    forbidden(options?: ForbiddenOptions): Promise<Points["points"]>;
    /**
     * Why: of a point, what a stone there makes and whether it is forbidden; of an
     * action, why it is refused; without either, the last ruling.
     */
    explain(options?: ExplainOptions): Promise<Explained>;
    /** Questions about threats: wins by fours or by threats, what stops them. */
    analyse(question: "vcf" | "vct" | "storm" | "defend" | "threats", options?: AnalyseOptions): Promise<Analysed>;
    /**
     * What is to be solved where the game stands, as a puzzle: a win by fours, or else
     * by threats.
     */
    solve(): Promise<Solving>;
    /**
     * Try a stone in the puzzle where the game stands. One that wins is played, and
     * answered; after another one the game is as it was.
     */
    solvePlay(point: string): Promise<TriedStone["tried"]>;
    /** The game as text, for saving it; with `to`, in another notation. */
    record(options?: RecordOptions): Promise<Text["text"]>;
    /**
     * The nodes of the game's tree, parents first, the main line first. If an answer
     * cannot hold them all, its `next` names the node that follows. From this request
     * on the game's record has the whole tree.
     */
    treeNodes(options?: TreeOptions): Promise<TreeNodes>;
    /** The way to a node: the texts of the actions from the root on. */
    treePath(options?: TreePathOptions): Promise<TreePath["path"]>;
    /** The arbiter's ruling on a node's action; it may be one that ends the game. */
    treeRuling(options?: TreeRulingOptions): Promise<Ruled["ruling"]>;
    /**
     * An independent game that stands at a node, without the tree: it never changes the
     * tree.
     */
    treeGame(options?: TreeGameOptions): Promise<Begun>;
    /**
     * Move the game to a node, and with it the position. Another action that is played
     * there begins a variation.
     */
    go(node: number | string[]): Promise<void>;
    /**
     * Add an action after a node, as its last variation. If the action is there
     * already, the answer has its node. The game stays where it stands.
     */
    treeAdd(action: string | Action, options?: TreeAddOptions): Promise<Added["node"]>;
    /**
     * Set comments, glyphs, marks and properties of a node. Each field is an edit of
     * its own; an empty value removes the old one.
     */
    treeSet(options?: TreeSetOptions): Promise<void>;
    /** Move a node one place forward among its siblings. */
    treePromote(options?: TreePromoteOptions): Promise<void>;
    /** Move a node one place back among its siblings. */
    treeDemote(options?: TreeDemoteOptions): Promise<void>;
    /**
     * Put a node, and all that follows it, after another one, as its last variation.
     * All of it is ruled on again. If the game stands there, it goes back to the node
     * before.
     */
    treeMove(parent: number | string[], options?: TreeMoveOptions): Promise<void>;
    /**
     * Take a node out, and all that follows it. If the game stands there, it goes back
     * to the node before.
     */
    treeDelete(options?: TreeDeleteOptions): Promise<void>;
    /** Take the last edit of the tree back. */
    treeUndo(): Promise<void>;
    /** Do again the edit of the tree that was taken back last. */
    treeRedo(): Promise<void>;
    /**
     * The tree in another notation, with all comments, glyphs, marks and properties.
     */
    treeText(options?: TreeTextOptions): Promise<Text["text"]>;
    /** The board, drawn. */
    render(options?: RenderOptions): Promise<Text["text"]>;
    /**
     * Count the legal sequences ply by ply: a line each, then all of them. What would
     * take longer than a request may is refused before it is begun.
     */
    perft(depth: number): Promise<Ply[]>;
    /**
     * Explore the server's archive from the position of a game: list the next moves,
     * the most played first, with the number of games by result, and the latest games.
     * Positions are equal turned, mirrored, and whatever the order of the moves.
     */
    explore(options?: ExploreOptions): Promise<Explored>;
}
