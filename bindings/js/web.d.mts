import { Broken, Limits, Service, ServiceOptions } from "./index.js";

export * from "./types.js";
export { Broken, Game, Limits, Node, Refused, Said, Service, ServiceOptions, Tree }
    from "./index.js";

export interface WebOptions extends ServiceOptions {
    /** As `inarow serve` has them. */
    limits?: Limits;
    /** Where inarow.wasm is, or what was compiled of it; by default beside the script. */
    wasm?: string | URL | WebAssembly.Module;
    /** Where inarow.later is, which is loaded when it is needed; by default beside the script. */
    later?: string | URL;
    /** For messages that name the playground's controls. */
    reader?: "page";
}

export interface ModuleOptions extends Omit<WebOptions, "wasm" | "later"> {
    /** Where inarow.wasm is, or its bytes, or what was compiled of them. */
    wasm?: string | URL | BufferSource | WebAssembly.Module;
    /** Where inarow.later is, or its bytes. */
    later?: string | URL | Uint8Array;
}

/** The arbiter in this thread, as WebAssembly. */
export class Module extends Service {
    private constructor();
    static open(options?: ModuleOptions): Promise<Module>;
    /** Answer a line of JSON: the lines of its answer. */
    handle(line: string): string;
    protected send(line: string): void;
    protected end(why: Broken): void;
}

export interface InWorkerOptions extends WebOptions {
    /** One that runs `inarow/worker`; by default made of the script beside this one. */
    worker?: Worker;
}

/** The arbiter in a worker of the browser: however long it takes, the page stays alive. */
export class InWorker extends Service {
    constructor(options?: InWorkerOptions);
    protected send(line: string): void;
    protected end(why: Broken): void;
}
