import { Action, GameMethods, Limits as AllLimits, Mark, Property, Ruling, ScriptFault,
    ServiceMethods } from "./types";

export * from "./types";

/** The arbiter refused a request. Nothing has changed. Use `code` in programs. */
export class Refused extends globalThis.Error {
    /** A reason of the arbiter (`occupied`), or of the service (`bad-params`). */
    code: string;
    /** The ruling with its citation, if the rules refused an action. */
    ruling?: Ruling;
    /** The faulty parameter, such as `params.point`, or the faulty key of a script. */
    path?: string;
    /** The faulty line of a script. */
    line?: number;
    /** All faults of a script. */
    faults?: ScriptFault[];
}

/** The arbiter cannot be reached, has ended, hangs, or violates its protocol. */
export class Broken extends globalThis.Error {}

export interface ServiceOptions {
    /**
     * Time limit for an answer in milliseconds, more than 0. The default is 60000;
     * Infinity: no limit.
     */
    timeout?: number;
}

export interface ResumeOptions {
    /** Name of the variant, if the text names none. */
    variant?: string;
    /** Options of the variant, and those of every game, if the text names none. */
    options?: Record<string, unknown>;
    /** Notation of the text; by default it is recognized. */
    format?: string;
}

/**
 * The arbiter's methods, as promises, over any connection that carries lines to the
 * arbiter and back.
 */
export abstract class Service {
    constructor(options?: ServiceOptions);
    /** Begins a game. */
    game(variant: string, options?: Record<string, unknown>): Promise<Game>;
    /**
     * Resumes the first game of a text at its end. The text is a string in any supported
     * notation, or the bytes of a file.
     */
    resume(record: string | Uint8Array, options?: ResumeOptions): Promise<Game>;
    /**
     * Returns the result of any request. `onItem` receives each item of a long answer.
     */
    ask(method: string, params?: object, onItem?: (item: any) => void): Promise<any>;
    /** Returns the items that come before the result of a request. */
    items(method: string, params?: object): Promise<any[]>;
    /** True if the arbiter can still answer requests. */
    readonly isOpen: boolean;
    /** Ends the arbiter. Unanswered requests fail. */
    close(): Promise<void>;

    /** Subclasses define this method: send a line to the arbiter. */
    protected abstract send(line: string): void;
    /** Subclasses define this method: end the connection. */
    protected abstract end(why: Broken): void;
    /** Subclasses call this method with each line from the arbiter. */
    protected receive(line: string): void;
    /** Subclasses call this method at the end of the connection. */
    protected fail(why: Broken): void;
}
export interface Service extends ServiceMethods {}

/** The limits of `inarow serve`. `hello` returns the defaults. */
export type Limits = Partial<AllLimits>;

export interface ProcessOptions extends ServiceOptions {
    /** The program; by default `inarow`. */
    command?: string;
    /** Limits as for `inarow serve`. */
    limits?: Limits;
    /** File of the archive for `explore`, `find` and `archiveRecord`. */
    archive?: string;
}

/** The arbiter as a process on this machine: `inarow serve`. */
export class Process extends Service {
    constructor(options?: ProcessOptions);
    protected send(line: string): void;
    protected end(): void;
}

/** A game that the arbiter keeps. */
export class Game {
    private constructor();
    /** The name of the game in the service's own methods. */
    readonly handle: string;
    readonly width: number;
    readonly height: number;
    /** Colours in turn order. */
    readonly colours: string[];
    /**
     * Returns an independent copy of the game at its current position, with its
     * variations.
     */
    copy(): Promise<Game>;
    /**
     * Returns the variations, comments and marks. After this call, the game's record has
     * them.
     */
    tree(): Tree;
    /** Moves the game and its position to a node of its tree. */
    go(node: Node | number | string[]): Promise<void>;
    /** Closes the game in the arbiter. */
    close(): Promise<void>;
}
export interface Game extends GameMethods {}

/** Comments and marks of a node. An empty text or list removes them. */
export interface Said {
    /** Comment before the action. */
    before?: string;
    /** Comment after the action. */
    comment?: string;
    /** Glyphs, such as `!` and `?!`. */
    glyphs?: string[];
    /** Marks on the board after the action. */
    marks?: Mark[];
    /** Other properties from a file, unchanged. */
    properties?: Property[];
}

/**
 * A copy of a node of a tree, which `set` and `refresh` update. Requests accept it in
 * place of its id. In JSON it is its id.
 */
export class Node implements Said {
    private constructor();
    /** Name of the node in requests. */
    readonly id: number;
    /** Id of the previous node; missing at the root. */
    readonly parentId?: number;
    /** Number of actions from the root to this node. */
    readonly number: number;
    /** Number of nodes directly after this node. */
    readonly childCount: number;
    /** The action as in a record, such as `play h8`; missing at the root. */
    readonly text?: string;
    /** The action; missing at the root. */
    readonly action?: Action;
    /** The reason why the rules refuse the action; missing if they allow it. */
    readonly refusal?: Ruling;
    readonly before?: string;
    readonly comment?: string;
    readonly glyphs?: string[];
    readonly marks?: Mark[];
    readonly properties?: Property[];
    /** Reads the node again. */
    refresh(): Promise<this>;
    /** Returns the previous node; null at the root. */
    parent(): Promise<Node | null>;
    /** Returns the nodes after this one. The first of them continues the main line. */
    children(): Promise<Node[]>;
    /** Iterates over this node and all later nodes: parents first, main line first. */
    walk(): AsyncGenerator<Node, void, undefined>;
    /** Returns the texts of the actions from the root to this node. */
    path(): Promise<string[]>;
    /** Returns the arbiter's ruling on the action. */
    ruling(): Promise<Ruling>;
    /**
     * Returns an independent game at this node, without the tree. Close this game as
     * well.
     */
    game(): Promise<Game>;
    /**
     * Returns the node of an action after this node. If there is none, adds a variation.
     * A point means a stone there. `keep` keeps a refused action, marked with its
     * refusal.
     */
    add(action: string | Action, options?: { keep?: boolean }): Promise<Node>;
    /** Sets the given fields. */
    set(said: Said): Promise<this>;
    /** Moves the node one place forward among its siblings. */
    promote(): Promise<void>;
    /** Moves the node one place back among its siblings. */
    demote(): Promise<void>;
    /** Moves the node and all later nodes to another node, as its last variation. */
    move(parent: Node): Promise<void>;
    /** Deletes the node and all later nodes. `undo` of the tree restores them. */
    delete(): Promise<void>;
    toJSON(): number;
}

/** All variations of a game, with comments and marks. `for await` gives all nodes. */
export class Tree {
    private constructor();
    readonly game: Game;
    /** Returns a node, given its id, or the texts of the actions from the root to it. */
    node(name: number | string[]): Promise<Node>;
    /** Returns the node before the first action. */
    root(): Promise<Node>;
    /** Returns the node of the current position. */
    here(): Promise<Node>;
    /**
     * Iterates over a node and all later nodes: parents first, main line first. Default:
     * the root.
     */
    walk(node?: Node, options?: { depth?: number }): AsyncGenerator<Node, void, undefined>;
    [Symbol.asyncIterator](): AsyncGenerator<Node, void, undefined>;
    /** Returns an independent game at a node. */
    gameAt(node: Node | number | string[]): Promise<Game>;
    /** Undoes the last edit. */
    undo(): Promise<void>;
    /** Redoes the edit that was undone last. */
    redo(): Promise<void>;
    /**
     * Returns the tree as SGF or as a record, with all comments, glyphs, marks and
     * properties.
     */
    text(to?: "sgf" | "record"): Promise<string>;
    /** Returns the tree as a RenLib library: the bytes of a file. */
    library(): Promise<Uint8Array>;
}
