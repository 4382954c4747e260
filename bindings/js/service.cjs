"use strict";
const { checkedTimeout } = require("./checked.cjs");
const { Broken, Refused } = require("./errors.cjs");
const { Game } = require("./game.cjs");
const methods = require("./methods.cjs");

const LONGEST = 2 ** 31 - 1; // longest timer in milliseconds; longer timeouts never end

// A line that lacks the fields of every answer or refusal is not an answer.
const isAnswer = ({ error, ...rest }) => "item" in rest || "result" in rest
    || typeof error?.code === "string" && typeof error.message === "string";

// Converts each byte to a character.
function charactersOf(bytes) {
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192) {
        text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    }
    return text;
}

/**
 * The arbiter's methods, as promises, over any connection that carries lines to the
 * arbiter and back. A subclass defines `send` and `end`, and calls `receive` and `fail`.
 */
class Service {
    #waiting = new Map();
    #next = 1;
    #fault = null;
    #timeout;
    #timer = null; // runs while a request is unanswered

    constructor({ timeout } = {}) {
        this.#timeout = checkedTimeout(timeout);
    }

    /**
     * Returns the result of any request. Requests may be sent before earlier ones are
     * answered; they are answered in order. `onItem` receives each item of a long answer.
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

    /** Returns the items that come before the result of a request. */
    async items(method, params) {
        const items = [];
        await this.ask(method, params, (item) => items.push(item));
        return items;
    }

    /** Begins a game. */
    async game(variant, options) {
        return new Game(this, await this.new({ variant, options }));
    }

    /**
     * Resumes the first game of a text at its end. The text is a string in any supported
     * notation, or the bytes of a file. `variant` and `options` are for texts that name
     * none, and `format` is the notation.
     */
    async resume(record, { variant, options, format } = {}) {
        const given = { variant, options, format };
        const text = record instanceof Uint8Array
            ? { record: charactersOf(record), bytes: true } : { record };
        return new Game(this, await this.new({ ...given, ...text }));
    }

    /** Handles a line from the arbiter. */
    receive(line) {
        if (this.#timer !== null) {
            this.#rest();
            this.#wait();
        }
        let answer = null;
        try {
            answer = JSON.parse(line);
        } catch (cause) {
            return this.fail(new Broken(`the arbiter sent a line that is not JSON: ${line.slice(0, 80)}`,
                { cause }));
        }
        answer = Object(answer);
        // A refusal of an unreadable request has no id. It belongs to the oldest
        // unanswered request.
        const id = answer.id ?? this.#waiting.keys().next().value;
        const asked = this.#waiting.get(id);
        if (!asked || !isAnswer(answer)) {
            return this.fail(new Broken(`the arbiter sent an answer to no request: ${line.slice(0, 80)}`));
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

    /** Handles the end of the arbiter. All current and later requests fail. */
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
            new Broken(`the arbiter has not answered for ${this.#timeout} ms`),
        ), this.#timeout);
    }

    #rest() {
        clearTimeout(this.#timer);
        this.#timer = null;
    }

    /** True if the arbiter can still answer requests. */
    get isOpen() {
        return this.#fault === null;
    }

    /** Ends the arbiter. Unanswered requests fail. */
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
