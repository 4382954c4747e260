import { Board, ExplainedStep, Replay, ReplayNode } from "./types.js";

export * from "./types.js";

/** A node as the element has it. */
export interface ShownNode extends Omit<ReplayNode, "parent"> {
    /** By which `go` knows it. */
    index: number;
    /** Index of the node before; null at the root. */
    parent: number | null;
    /** Indices of the nodes that follow. */
    children: number[];
    /** Actions from the root to here. */
    depth: number;
    /** Number of the move, if the action is one. */
    number?: number;
    /** The action as the list of moves has it; missing at the root. */
    label?: string;
    /** The texts of the actions from the root on, as requests of the arbiter have them. */
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

/** What is marked on a board. */
export interface Marks {
    /** Hypothetical stones. */
    mind?: (GhostStone & { number?: number })[];
    signs?: { point: string; kind: "label" | "triangle" | "circle" | "cross" | "square";
        text?: string; /** For screen readers, in place of `text`. */ words?: string }[];
    /** Points that prove something. */
    row?: string[];
    /** Points that win. */
    wins?: string[];
    /** Points that are asked about. */
    issue?: string[];
    /** A step of an explanation, which is shown alone. */
    step?: ExplainedStep;
    /** All steps of the explanation. */
    steps?: ExplainedStep[];
    /** With a `step`, the point of the stone that ended the game. */
    decides?: string;
}

/** `<inarow-board>`. Properties that have an attribute of their name reflect it. */
export class InarowBoard extends HTMLElement {
    /** A game in any notation that is read; by default the element's text. */
    record: string;
    /** Address of a file with a game, or with a replay as JSON. */
    src: string | null;
    /** A game as the arbiter's `replay` gives it: no arbiter is loaded. */
    get replay(): Replay | null;
    set replay(replay: Replay | null);
    /** A board as the arbiter's `board` gives it with `ground`: no arbiter is loaded. */
    get board(): Board | null;
    set board(board: Board | null);
    /** Points of a `board` that can be chosen. */
    active: string[];
    /** Points of a `board` that are marked as chosen. */
    chosen: string[];
    /** What else is marked on a `board`. */
    marks: Marks;
    /** The stone that a click on a point of a `board` would place; null if it places none. */
    ghost: ((point: string) => GhostStone | null) | null;
    /** The node that is shown; null without a game. */
    readonly node: ShownNode | null;
    /** The board in words, as readers of the screen have it. */
    readonly words: string;
    /** Show the node of an index. */
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
