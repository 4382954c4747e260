import { Board, ExplainedStep, Replay, ReplayNode } from "./types.js";

export * from "./types.js";

/** A node of the element's game. */
export interface ShownNode extends Omit<ReplayNode, "parent"> {
    /** The number by which `go` finds the node. */
    index: number;
    /** Index of the previous node; null at the root. */
    parent: number | null;
    /** Indices of the nodes that follow. */
    children: number[];
    /** Number of actions from the root to this node. */
    depth: number;
    /** Number of the move, if the action is a move. */
    number?: number;
    /** Text of the action in the list of moves; missing at the root. */
    label?: string;
    /** Texts of the actions from the root to this node, as in requests to the arbiter. */
    path: string[];
}

export interface InarowBoardEventMap extends HTMLElementEventMap {
    /** A game is shown. */
    ready: CustomEvent<{}>;
    /** Another node is shown. */
    step: CustomEvent<{ node: ShownNode }>;
    /** The game cannot be fetched or read. */
    fault: CustomEvent<{ error: Error }>;
    /** A point of a `board` was chosen. */
    point: CustomEvent<{ point: string }>;
    /** A key led to a point; or a finger, which must touch the point again to choose it. */
    aim: CustomEvent<{ point: string; isTouch: boolean }>;
}

/** A stone that is not on the board. */
export interface GhostStone {
    point: string;
    colour: string;
}

/** The marks on a board. */
export interface Marks {
    /** Hypothetical stones. */
    mind?: (GhostStone & { number?: number })[];
    signs?: { point: string; kind: "label" | "triangle" | "circle" | "cross" | "square";
        text?: string; /** For screen readers, in place of `text`. */ words?: string }[];
    /** Points that prove something. */
    row?: string[];
    /** Points that win. */
    wins?: string[];
    /** Points at issue. */
    issue?: string[];
    /** Points that begin a variation. */
    next?: string[];
    /** A step of an explanation, which is shown alone. */
    step?: ExplainedStep;
    /** All steps of the explanation. */
    steps?: ExplainedStep[];
    /** With a `step`, the point of the stone that ended the game. */
    decides?: string;
}

/**
 * `<inarow-board>`. Properties with an attribute of the same name reflect the attribute.
 */
export class InarowBoard extends HTMLElement {
    /** A game in any supported notation; by default the element's text. */
    record: string;
    /** The address of a file with a game, or with a replay as JSON. */
    src: string | null;
    /** A game in the form of the arbiter's `replay`. No arbiter is loaded. */
    get replay(): Replay | null;
    set replay(replay: Replay | null);
    /**
     * A board in the form of the arbiter's `board` with `ground`. No arbiter is loaded.
     */
    get board(): Board | null;
    set board(board: Board | null);
    /** Points of a `board` that can be chosen. */
    active: string[];
    /** Points of a `board` that are marked as chosen. */
    chosen: string[];
    /** Other marks on a `board`. */
    marks: Marks;
    /**
     * The stone that a click on a point of a `board` would place; null if it would place
     * none.
     */
    ghost: ((point: string) => GhostStone | null) | null;
    /** The current node; null without a game. */
    readonly node: ShownNode | null;
    /** The board in words, for screen readers. */
    readonly words: string;
    /** Shows the node with this index. */
    go(index: number): void;
    first(): void;
    last(): void;
    back(): void;
    forward(): void;
    nextVariation(): void;
    previousVariation(): void;
    addEventListener<K extends keyof InarowBoardEventMap>(type: K,
        listener: (this: InarowBoard, event: InarowBoardEventMap[K]) => any,
        options?: boolean | AddEventListenerOptions): void;
    addEventListener(type: string, listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions): void;
}

declare global {
    interface HTMLElementTagNameMap {
        "inarow-board": InarowBoard;
    }
}
