import { Action, GameMethods, Limits as AllLimits, Mark, Property, Ruling, ScriptFault,
    ServiceMethods } from "./types";

export * from "./types";

/** The arbiter refused a request. Nothing has changed. Programs go by `code`. */
export class Refused extends globalThis.Error {
    /** A reason of the arbiter (`occupied`), or of the service (`bad-params`). */
    code: string;
    /** What refuses an action, with its citation. */
    ruling?: Ruling;
    /** What is at fault: `params.point`; of a script, its key. */
    path?: string;
    /** The line of a script. */
    line?: number;
    /** All faults of a script. */
    faults?: ScriptFault[];
}

/** The arbiter cannot be reached, is gone, hangs, or does not speak its protocol. */
export class Broken extends globalThis.Error {}

export interface ServiceOptions {
    /**
     * Milliseconds of silence after which the arbiter is given up, more than 0; 60000 by
     * default, and Infinity for never.
     */
    timeout?: number;
}

export interface ResumeOptions {
    /** Its name, where the text names none. */
    variant?: string;
    /** The variant's, and those of every game, there. */
    options?: Record<string, unknown>;
    /** The notation; by default the text tells it. */
    format?: string;
}

/** The arbiter's methods, as promises, over anything that carries lines to it and back. */
export abstract class Service {
    constructor(options?: ServiceOptions);
    /** Begin a game. */
    game(variant: string, options?: Record<string, unknown>): Promise<Game>;
    /**
     * Take up the first game of a text where it ends: a string in any notation that is read,
     * or the bytes of a file.
     */
    resume(record: string | Uint8Array, options?: ResumeOptions): Promise<Game>;
    /** The result of any request; `onItem` is given each item of a long answer. */
    ask(method: string, params?: object, onItem?: (item: any) => void): Promise<any>;
    /** The items that come before the result of a request. */
    items(method: string, params?: object): Promise<any[]>;
    /** Whether it can still be asked. */
    readonly isOpen: boolean;
    /** End it. What is not answered by then fails. */
    close(): Promise<void>;

    /** For who extends it: carry a line to the arbiter. */
    protected abstract send(line: string): void;
    /** For who extends it: end the connection. */
    protected abstract end(why: Broken): void;
    /** For who extends it: a line came back. */
    protected receive(line: string): void;
    /** For who extends it: nothing more will come. */
    protected fail(why: Broken): void;
}
export interface Service extends ServiceMethods {}

/** What `inarow serve` bounds; each by default as `hello` tells. */
export type Limits = Partial<AllLimits>;

export interface ProcessOptions extends ServiceOptions {
    /** The program; `inarow` by default. */
    command?: string;
    /** As `inarow serve` has them. */
    limits?: Limits;
    /** File of the archive for `explore`, `find` and `archiveRecord`. */
    archive?: string;
}

/** The arbiter as a process of this machine: `inarow serve`. */
export class Process extends Service {
    constructor(options?: ProcessOptions);
    protected send(line: string): void;
    protected end(): void;
}

/** A game that the arbiter keeps. */
export class Game {
    private constructor();
    /** By which the service's own methods know it. */
    readonly handle: string;
    readonly width: number;
    readonly height: number;
    /** In turn order. */
    readonly colours: string[];
    /** A game of its own that stands where this one does, with its variations. */
    copy(): Promise<Game>;
    /** Its variations, comments and marks. From then on its record has them. */
    tree(): Tree;
    /** Move it to a node of its tree, and with it the position. */
    go(node: Node | number | string[]): Promise<void>;
    /** Let the arbiter forget it. */
    close(): Promise<void>;
}
export interface Game extends GameMethods {}

/** Comments and marks of a node; an empty text or list removes them. */
export interface Said {
    /** Comment before the action. */
    before?: string;
    /** Comment after it. */
    comment?: string;
    /** `!`, `?!` and the like. */
    glyphs?: string[];
    /** Marks on the board after it. */
    marks?: Mark[];
    /** Other properties of a file, unchanged. */
    properties?: Property[];
}

/**
 * A copy of a node of a tree, which `set` and `refresh` renew. Requests accept it in
 * place of its id, and in JSON it is its id.
 */
export class Node implements Said {
    private constructor();
    /** Its name in requests. */
    readonly id: number;
    /** Missing at the root. */
    readonly parentId?: number;
    /** Actions from the root to here. */
    readonly number: number;
    /** Number of nodes that follow it directly. */
    readonly childCount: number;
    /** The action as a record has it: `play h8`; missing at the root. */
    readonly text?: string;
    /** Missing at the root. */
    readonly action?: Action;
    /** Why the rules refuse it; missing if they do not. */
    readonly refusal?: Ruling;
    readonly before?: string;
    readonly comment?: string;
    readonly glyphs?: string[];
    readonly marks?: Mark[];
    readonly properties?: Property[];
    /** Read it again. */
    refresh(): Promise<this>;
    /** The node before; null at the root. */
    parent(): Promise<Node | null>;
    /** What may follow: the first one is the main line. */
    children(): Promise<Node[]>;
    /** This node and all that follow, parents first, the main line first. */
    walk(): AsyncGenerator<Node, void, undefined>;
    /** The texts of the actions from the root on. */
    path(): Promise<string[]>;
    /** The arbiter's ruling on the action. */
    ruling(): Promise<Ruling>;
    /** An independent game that stands here, without the tree. Close it, too. */
    game(): Promise<Game>;
    /**
     * The node of an action after this one: a new variation if it is not there. A point
     * means a stone there; `keep` keeps an action that is refused, marked with its refusal.
     */
    add(action: string | Action, options?: { keep?: boolean }): Promise<Node>;
    /** Set the fields that are given. */
    set(said: Said): Promise<this>;
    /** Move it one place forward among its siblings. */
    promote(): Promise<void>;
    /** Move it one place back among its siblings. */
    demote(): Promise<void>;
    /** Put it, and all that follows, after another node, as the last variation. */
    move(parent: Node): Promise<void>;
    /** Take it out, and all that follows; `undo` of the tree brings it back. */
    delete(): Promise<void>;
    toJSON(): number;
}

/** All variations of a game, with comments and marks: `for await` gives all nodes. */
export class Tree {
    private constructor();
    readonly game: Game;
    /** A node by its id, or by the texts of the actions from the root on. */
    node(name: number | string[]): Promise<Node>;
    /** The node before the first action. */
    root(): Promise<Node>;
    /** The node where the game stands. */
    here(): Promise<Node>;
    /** A node, the root by default, and those that follow, parents first, main line first. */
    walk(node?: Node, options?: { depth?: number }): AsyncGenerator<Node, void, undefined>;
    [Symbol.asyncIterator](): AsyncGenerator<Node, void, undefined>;
    /** An independent game that stands at a node. */
    gameAt(node: Node | number | string[]): Promise<Game>;
    /** Take the last edit back. */
    undo(): Promise<void>;
    /** Do again the edit that was taken back last. */
    redo(): Promise<void>;
    /** The tree as SGF or as a record, with all comments, glyphs, marks and properties. */
    text(to?: "sgf" | "record"): Promise<string>;
    /** The tree as a RenLib library: the bytes of a file. */
    library(): Promise<Uint8Array>;
}
