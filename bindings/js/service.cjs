"use strict";
const { checkedTimeout } = require("./checked.cjs");
const { Broken, Refused } = require("./errors.cjs");
const { Game } = require("./game.cjs");
const methods = require("./methods.cjs");

const LONGEST = 2 ** 31 - 1; // milliseconds of a timer; whoever waits longer waits for ever

// A refusal has what every one has: a line that has not is no answer.
const isAnswer = ({ error, ...rest }) => "item" in rest || "result" in rest
    || typeof error?.code === "string" && typeof error.message === "string";

// A character for each byte.
function charactersOf(bytes) {
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) {
        text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    }
    return text;
}

/**
 * The arbiter's methods, as promises, over anything that carries lines to it and back. Who
 * extends it gives `send` and `end`, and calls `receive` and `fail`.
 */
class Service {
    #waiting = new Map();
    #next = 1;
    #fault = null;
    #timeout;
    #timer = null; // while something is not answered

    constructor({ timeout } = {}) {
        this.#timeout = checkedTimeout(timeout);
    }

    /**
     * The result of any request. Requests may be sent before others are answered: they are
     * answered in their order. `onItem` is given each item of a long answer.
     */
    ask(method, params = {}, onItem = () => {}) {
        return new Promise((resolve, reject) => {
            if (this.#fault) return reject(this.#fault);
            const id = this.#next++;
            const line = JSON.stringify({ id, method, params });
            this.#waiting.set(id, { resolve, reject, onItem });
            this.#wait();
            this.send(line);
        });
    }

    /** The items that come before the result of a request. */
    async items(method, params) {
        const items = [];
        await this.ask(method, params, (item) => items.push(item));
        return items;
    }

    /** Begin a game. */
    async game(variant, options) {
        return new Game(this, await this.new({ variant, options }));
    }

    /**
     * Take up the first game of a text where it ends: a string in any notation that is read,
     * or the bytes of a file. `variant` and `options` are for texts that name none, `format`
     * is the notation.
     */
    async resume(record, { variant, options, format } = {}) {
        const given = { variant, options, format };
        const text = record instanceof Uint8Array
            ? { record: charactersOf(record), bytes: true } : { record };
        return new Game(this, await this.new({ ...given, ...text }));
    }

    /** A line that the arbiter sent. */
    receive(line) {
        if (this.#timer !== null) {
            this.#rest();
            this.#wait();
        }
        let answer = null;
        try {
            answer = JSON.parse(line);
        } catch (cause) {
            return this.fail(new Broken(`the arbiter sent what is no JSON: ${line.slice(0, 80)}`,
                { cause }));
        }
        answer = Object(answer);
        // What could not be read has no id: it is the oldest one that is not answered.
        const id = answer.id ?? this.#waiting.keys().next().value;
        const asked = this.#waiting.get(id);
        if (!asked || !isAnswer(answer)) {
            return this.fail(new Broken(`nobody asked for this: ${line.slice(0, 80)}`));
        }
        if ("item" in answer) return this.#give(asked, answer.item);
        this.#waiting.delete(id);
        if (this.#waiting.size === 0) this.#rest();
        if (answer.error) asked.reject(new Refused(answer.error));
        else asked.resolve(answer.result);
    }

    #give(asked, item) {
        try {
            asked.onItem(item);
        } catch (error) {
            asked.onItem = () => {};
            asked.reject(error);
        }
    }

    /** The arbiter is gone: whatever is asked fails, now and later. */
    fail(error) {
        if (this.#fault) return;
        this.#fault = error;
        for (const asked of this.#waiting.values()) asked.reject(error);
        this.#waiting.clear();
        this.#rest();
        this.end(error);
    }

    #wait() {
        if (this.#timer !== null || this.#timeout > LONGEST) return;
        this.#timer = setTimeout(() => this.fail(
            new Broken(`the arbiter has said nothing for ${this.#timeout} ms`),
        ), this.#timeout);
    }

    #rest() {
        clearTimeout(this.#timer);
        this.#timer = null;
    }

    /** Whether it can still be asked. */
    get isOpen() {
        return this.#fault === null;
    }

    /** End it. What is not answered by then fails. */
    async close() {
        this.fail(new Broken("the arbiter was closed"));
    }
}

for (const [called, { name, items }] of Object.entries(methods)) {
    Service.prototype[called] = function (params) {
        return items ? this.items(name, params) : this.ask(name, params);
    };
}
module.exports = { Service };
