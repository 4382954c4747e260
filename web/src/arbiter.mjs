// The page's arbiters: workers that are started when they are asked, and again after they
// were ended or broke. Games are asked about by their records, so nothing is lost with a
// worker; the scripts that were loaded are loaded again.
import { Broken, Refused } from "../../bindings/js/errors.cjs";
import methods from "../../bindings/js/methods.cjs";
import { InWorker } from "../../bindings/js/web/in_worker.mjs";

export { Broken, Refused };

const SCRIPT = new URL("./worker.mjs", import.meta.url);
const LIMITS = { megabytes: 512 };
const ARCHIVE = 1 << 24; // bytes of a text that is judged in the background
const KEPT = 20; // scripts that are loaded anew: those of a long evening may be many

let compiling = null;
let onShare = () => {};

/** Call `work` with the share of the arbiter that was loaded, 0 to 1, as it comes. */
export function whileLoading(work) {
    onShare = work;
}

// Compiled once for all workers of the page.
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

// The bytes of an answer. Their number is not known before if they come compressed.
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

compiled().catch(() => {}); // begun at once; whoever asks is told what is wrong

/** An arbiter in a worker of its own. It has every method of the service. */
class Arbiter {
    #scripts; // of the page: by name, in the order in which they were loaded
    #known = new Map(); // to this worker
    #service = null; // a promise
    #options;

    constructor(scripts, options) {
        this.#scripts = scripts;
        this.#options = options;
    }

    async #start() {
        this.#known.clear();
        const worker = new Worker(SCRIPT, { type: "module" }); // starts while that compiles
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

    /** The result of any request; `onItem` is given each item of a long answer. */
    async ask(method, params, onItem) {
        const service = await this.#ready();
        for (const [name, source] of this.#scripts) {
            if (this.#known.get(name) === source) continue;
            this.#known.set(name, source);
            service.ask("load", { source }).catch(() => {}); // answered before what follows
        }
        return service.ask(method, params, onItem);
    }

    /** The items that come before the result. */
    async items(method, params) {
        const items = [];
        await this.ask(method, params, (item) => items.push(item));
        return items;
    }

    /** Load a script, here and in all other arbiters of the page. */
    async load({ source }) {
        const loaded = await this.ask("load", { source }).catch((error) => {
            if (error.code !== "too-many-scripts") throw error;
            this.cancel(); // the oldest are forgotten
            return this.ask("load", { source });
        });
        this.#known.set(loaded.variant, source);
        this.#scripts.delete(loaded.variant);
        this.#scripts.set(loaded.variant, source);
        const [oldest] = this.#scripts.keys();
        if (this.#scripts.size > KEPT) this.#scripts.delete(oldest);
        return loaded;
    }

    /** Start it before it is asked. */
    start() {
        this.#ready().catch(() => {});
    }

    /** End what it is doing, at once: what was asked fails as Broken. It may be asked anew. */
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
 * The arbiters of a page: `arbiter`, which rules; `background()` gives another one, for
 * what takes long. Each has the service's methods, and `cancel()`.
 */
export function arbiters() {
    const scripts = new Map();
    const arbiter = new Arbiter(scripts, { timeout: 20000 });
    arbiter.start();
    return {
        arbiter,
        background: () => new Arbiter(scripts, { timeout: 600000,
            limits: { ...LIMITS, seconds: 300, line: ARCHIVE } }),
        /** The text of a script that was loaded, by its name; undefined if none was. */
        source: (name) => scripts.get(name),
    };
}
