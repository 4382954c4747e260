import { GameMethods, Limits as AllLimits, Ruling, ScriptFault, ServiceMethods } from "./types";

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
    /** Let the arbiter forget it. */
    close(): Promise<void>;
}
export interface Game extends GameMethods {}
