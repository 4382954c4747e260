import { checkedLimits, checkedTimeout } from "../checked.cjs";
import { Broken } from "../errors.cjs";
import { Service } from "../service.cjs";
import { importsOf } from "./system.mjs";

const FAULT = 1000; // number of bytes for the reason of a failure
const WASM = new URL("./inarow.wasm", import.meta.url);
const LATER = new URL("./inarow.later", import.meta.url);

async function bytesAt(place) {
    const url = new URL(place, import.meta.url);
    if (url.protocol === "file:") return (await import("node:fs/promises")).readFile(url);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer.arrayBuffer();
}

async function compiled(wasm) {
    if (typeof WebAssembly === "undefined") throw new Error("there is no WebAssembly here");
    if (wasm instanceof WebAssembly.Module) return wasm;
    const bytes = typeof wasm === "string" || wasm instanceof URL ? await bytesAt(wasm) : wasm;
    return WebAssembly.compile(bytes);
}

// Returns a function that gives the bytes of inarow.later when the arbiter first needs
// them, in the middle of a request. A page must not wait there, so it loads them at once.
async function laterAt(place) {
    if (ArrayBuffer.isView(place)) return () => place;
    const url = new URL(place, import.meta.url);
    if (url.protocol === "file:") {
        const { readFileSync } = await import("node:fs");
        return () => readFileSync(url);
    }
    if (typeof document === "undefined" && typeof XMLHttpRequest !== "undefined") {
        return () => waitFor(url);
    }
    const bytes = new Uint8Array(await bytesAt(url));
    return () => bytes;
}

function waitFor(url) {
    const request = new XMLHttpRequest();
    request.open("GET", url, false);
    request.responseType = "arraybuffer";
    try {
        request.send();
    } catch {
        return null; // no network
    }
    return request.status === 200 ? new Uint8Array(request.response) : null;
}

/** The arbiter in this thread, as WebAssembly. */
export class Module extends Service {
    #exports;
    #service;
    #said;
    #answered; // address at which the length of an answer is stored
    #encoder = new TextEncoder();
    #decoder = new TextDecoder();

    /** Use `Module.open` instead. */
    constructor({ instance, service, said, timeout }) {
        super({ timeout });
        this.#exports = instance.exports;
        this.#service = service;
        this.#said = said;
        this.#answered = this.#exports.malloc(4);
    }

    /**
     * @param {object} [options] `limits` {line, games, scripts, seconds, megabytes}, as
     * for `inarow serve`; `wasm`, the place of inarow.wasm, or its bytes, or the compiled
     * module; `later`, the place of inarow.later, or its bytes; `timeout`, as for every
     * service; `reader`, as for InWorker
     */
    static async open({ limits = {}, reader, wasm = WASM, later = LATER, timeout } = {}) {
        checkedTimeout(timeout);
        const given = { ...checkedLimits(limits), reader };
        const said = [];
        let instance = null;
        let service = 0;
        let fault = "";
        try {
            const [module, more] = await Promise.all([compiled(wasm), laterAt(later)]);
            instance = await WebAssembly.instantiate(module,
                importsOf(module, () => instance.exports, (text) => said.push(text), more));
            [service, fault] = open(instance.exports, given);
        } catch (cause) {
            throw new Broken(`the arbiter cannot be loaded: ${cause.message}`, { cause });
        }
        if (!service) throw new Broken(fault);
        return new Module({ instance, service, said, timeout });
    }

    /** Answers a line of JSON. Returns the lines of the answer. */
    handle(line) {
        const { memory, malloc, free, inarow_service_handle: handle } = this.#exports;
        const bytes = this.#encoder.encode(line);
        const asked = malloc(bytes.length || 1);
        if (!asked) throw new RangeError("there is no memory left");
        new Uint8Array(memory.buffer).set(bytes, asked);
        const text = handle(this.#service, asked, bytes.length, this.#answered);
        free(asked);
        const length = new DataView(memory.buffer).getUint32(this.#answered, true);
        return this.#decoder.decode(new Uint8Array(memory.buffer, text, length));
    }

    send(line) {
        let answer = "";
        try {
            answer = this.handle(line);
        } catch (cause) { // a fault of the arbiter, or no memory
            const last = this.#said.join("").trim();
            return this.fail(new Broken(`the arbiter failed: ${cause.message}. ${last}`.trim(),
                { cause }));
        }
        for (const one of answer.split("\n")) if (this.isOpen) this.receive(one);
    }

    end() {
        this.#exports = null; // also releases its memory
    }
}

// Returns the service; or 0 and the reason why there is none.
function open({ memory, malloc, free, _initialize, inarow_service_open: open }, given) {
    _initialize();
    const options = new TextEncoder().encode(`${JSON.stringify(given)}\0`);
    const asked = malloc(options.length);
    const fault = malloc(FAULT);
    new Uint8Array(memory.buffer).set(options, asked);
    const service = open(asked, fault, FAULT);
    const bytes = new Uint8Array(memory.buffer, fault, FAULT);
    const text = service ? "" : new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    free(asked);
    free(fault);
    return [service, text];
}
