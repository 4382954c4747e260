import { Broken, Limits, Service, ServiceOptions } from "./index.js";

export * from "./types.js";
export { Broken, Game, Limits, Node, Refused, Said, Service, ServiceOptions, Tree }
    from "./index.js";

export interface WebOptions extends ServiceOptions {
    /** Limits as for `inarow serve`. */
    limits?: Limits;
    /**
     * Place of inarow.wasm, or the compiled module. By default it is beside the script.
     */
    wasm?: string | URL | WebAssembly.Module;
    /**
     * Place of inarow.later, which is loaded when needed. By default it is beside the
     * script.
     */
    later?: string | URL;
    /** For messages that name the playground's controls. */
    reader?: "page";
}

export interface ModuleOptions extends Omit<WebOptions, "wasm" | "later"> {
    /** Place of inarow.wasm, or its bytes, or the compiled module. */
    wasm?: string | URL | BufferSource | WebAssembly.Module;
    /** Place of inarow.later, or its bytes. */
    later?: string | URL | Uint8Array;
}

/** The arbiter in this thread, as WebAssembly. */
export class Module extends Service {
    private constructor();
    static open(options?: ModuleOptions): Promise<Module>;
    /** Answers a line of JSON. Returns the lines of the answer. */
    handle(line: string): string;
    protected send(line: string): void;
    protected end(why: Broken): void;
}

export interface InWorkerOptions extends WebOptions {
    /**
     * A worker that runs `inarow/worker`. By default the script beside this one makes it.
     */
    worker?: Worker;
}

/**
 * The arbiter in a worker of the browser. The page remains responsive during long
 * requests.
 */
export class InWorker extends Service {
    constructor(options?: InWorkerOptions);
    protected send(line: string): void;
    protected end(why: Broken): void;
}
