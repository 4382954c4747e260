// The page's arbiters: workers that are started for a request, and restarted after they
// ended or broke. Requests about games contain their records, so nothing is lost with a
// worker. The scripts that were loaded are loaded again.
import { Broken, Refused } from "../../bindings/js/errors.cjs";
import methods from "../../bindings/js/methods.cjs";
import { InWorker } from "../../bindings/js/web/in_worker.mjs";

export { Broken, Refused };

const SCRIPT = new URL("./worker.mjs", import.meta.url);
const LIMITS = { megabytes: 512 };
const ARCHIVE = 1 << 24; // most bytes of a text to judge in the background
const FIRST = "variant renju\n"; // a small request, which the page's first game makes too
const KEPT = 20; // number of scripts to load again: over a long evening there may be many

let compiling = null;
let onShare = () => {};

/** Calls `work` with the loaded part of the arbiter, from 0 to 1, as loading proceeds. */
export function whileLoading(work) {
    onShare = work;
}

// The module, compiled once for all workers of the page.
function compiled() {
    return compiling ??= compile().catch((error) => {
        compiling = null; // the next request tries again
        throw new Broken(`the arbiter cannot be loaded: ${error.message}`, { cause: error });
    });
}

async function compile() {
    if (typeof WebAssembly === "undefined") throw new Error("this browser has no WebAssembly");
    const answer = await fetch(new URL("./inarow.wasm", import.meta.url));
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    return WebAssembly.compile(await read(answer));
}

// Reads the bytes of an answer. Their number is unknown in advance if they are
// compressed.
async function read({ headers, body }) {
    const total = headers.get("content-encoding") ? 0 : Number(headers.get("content-length"));
    const parts = [];
    let length = 0;
    for (const reader = body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) return new Blob(parts).arrayBuffer();
        parts.push(value);
        length += value.length;
        if (total > 0) onShare(length / total);
    }
}

compiled().catch(() => {}); // started at once; a later request reports the fault

/** An arbiter in its own worker. It has every method of the service. */
class Arbiter {
    #scripts; // scripts of the page by name, in the order in which they were loaded
    #known = new Map(); // scripts that this worker knows
    #service = null; // a promise
    #options;
    #started = null;

    constructor(scripts, options) {
        this.#scripts = scripts;
        this.#options = options;
    }

    async #start() {
        this.#known.clear();
        const worker = new Worker(SCRIPT, { type: "module" }); // starts during compilation
        try {
            return new InWorker({ worker, wasm: await compiled(), reader: "page",
                limits: LIMITS, ...this.#options });
        } catch (error) {
            worker.terminate();
            throw error;
        }
    }

    async #ready() {
        this.#service ??= this.#start();
        const promise = this.#service;
        const service = await promise.catch((error) => {
            if (this.#service === promise) this.#service = null;
            throw error;
        });
        if (service.isOpen) return service;
        if (this.#service === promise) this.#service = null;
        return this.#ready();
    }

    /**
     * Returns the result of any request. `onItem` receives each item of a long answer.
     */
    async ask(method, params, onItem) {
        const service = await this.#ready();
        for (const [name, source] of this.#scripts) {
            if (this.#known.get(name) === source) continue;
            this.#known.set(name, source);
            service.ask("load", { source }).catch(() => {}); // answered first
        }
        return service.ask(method, params, onItem);
    }

    /** Returns the items that come before the result. */
    async items(method, params) {
        const items = [];
        await this.ask(method, params, (item) => items.push(item));
        return items;
    }

    /** Loads a script into this arbiter and all others of the page. */
    async load({ source }) {
        const loaded = await this.ask("load", { source }).catch((error) => {
            if (error.code !== "too-many-scripts") throw error;
            this.cancel(); // the oldest scripts are forgotten
            return this.ask("load", { source });
        });
        this.#known.set(loaded.variant, source);
        this.#scripts.delete(loaded.variant);
        this.#scripts.set(loaded.variant, source);
        const [oldest] = this.#scripts.keys();
        if (this.#scripts.size > KEPT) this.#scripts.delete(oldest);
        return loaded;
    }

    /** Starts the worker before its first request; resolves once it has answered one. */
    start() {
        return this.#started ??= this.ask("state", { record: FIRST }).catch(() => {});
    }

    /**
     * Ends the current work at once. Unanswered requests fail as Broken. The arbiter can
     * be used again.
     */
    cancel() {
        const service = this.#service;
        this.#service = null;
        service?.then((one) => one.close(), () => {});
    }
}

for (const [called, { name, items }] of Object.entries(methods)) {
    Arbiter.prototype[called] ??= function (params) {
        return items ? this.items(name, params) : this.ask(name, params);
    };
}

/**
 * Returns the arbiters of a page. `arbiter` rules on the game. `background()` returns
 * another arbiter for long work. Each has the service's methods and `cancel()`.
 */
export function arbiters() {
    const scripts = new Map();
    const arbiter = new Arbiter(scripts, { timeout: 20000 });
    arbiter.start();
    return {
        arbiter,
        background: () => new Arbiter(scripts, { timeout: 600000,
            limits: { ...LIMITS, seconds: 300, line: ARCHIVE } }),
        /** Returns the text of a loaded script by its name, or undefined. */
        source: (name) => scripts.get(name),
    };
}
