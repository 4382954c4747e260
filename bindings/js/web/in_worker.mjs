import { checkedLimits } from "../checked.cjs";
import { Broken } from "../errors.cjs";
import { Service } from "../service.cjs";

const SCRIPT = new URL("./worker.mjs", import.meta.url);

/**
 * The arbiter in a worker of the browser. The page remains responsive during long
 * requests.
 */
export class InWorker extends Service {
    #worker;

    /**
     * @param {object} [options] `limits` and `timeout`, as for Module; `wasm`, the place
     * of inarow.wasm, or the compiled module; `later`, the place of inarow.later;
     * `worker`, a worker that runs worker.mjs; `reader`, "page" if messages are for users
     * of the playground and name its controls
     */
    constructor({ limits, reader, wasm, later, timeout, worker } = {}) {
        super({ timeout });
        const given = checkedLimits(limits);
        this.#worker = worker ?? new Worker(SCRIPT, { type: "module" });
        this.#worker.onmessage = ({ data }) => {
            if (typeof data === "string") return this.receive(data);
            this.fail(new Broken(data.fault));
        };
        this.#worker.onerror = (event) => {
            event.preventDefault?.();
            this.fail(new Broken(`the worker failed: ${event.message ?? "it cannot be loaded"}`));
        };
        this.#worker.postMessage({ limits: given, reader, wasm, later });
    }

    send(line) {
        this.#worker.postMessage(line);
    }

    end() {
        this.#worker.terminate();
    }
}
