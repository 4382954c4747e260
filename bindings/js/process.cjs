"use strict";
const { spawn } = require("node:child_process");
const { checkedLimits } = require("./checked.cjs");
const { Broken } = require("./errors.cjs");
const { Service } = require("./service.cjs");

const LONGEST = 64 * 1024 * 1024; // characters of an answer
const TOLD = 2000; // characters of what it said last, in a message
const GRACE = 1000; // milliseconds from the end of its input until it is killed

// Limits as words for `inarow serve`. Its other options are none: with `--socket` it would
// listen elsewhere.
function wordsOf(limits) {
    return Object.entries(checkedLimits(limits)).flatMap(([name, value]) =>
        [`--${name}`, `${value}`]);
}

/** The arbiter as a process of this machine: `inarow serve`. */
class Process extends Service {
    #child;
    #rest = "";
    #said = "";
    #ended;

    /**
     * @param {object} [options] `command`, the program (`inarow`); `limits` {line, games,
     * scripts, seconds, megabytes}, as `inarow serve` has them; `archive`, the file of the archive
     * for `explore`, `find` and `archiveRecord`; `timeout`, milliseconds for which an answer is
     * waited for
     */
    constructor({ command = "inarow", limits = {}, archive, timeout } = {}) {
        super({ timeout });
        const opened = archive == null ? [] : [`--archive=${archive}`];
        this.#child = spawn(command, ["serve", ...wordsOf(limits), ...opened]);
        this.#ended = new Promise((resolve) => {
            this.#child.on("error", (cause) => {
                this.fail(new Broken(`${command} cannot be run: ${cause.message}`, { cause }));
                resolve();
            });
            this.#child.on("close", (status, signal) => {
                const why = signal ? `by ${signal}` : `with status ${status}`;
                this.fail(new Broken(`the arbiter ended ${why}. ${this.#said}`.trim()));
                resolve();
            });
        });
        this.#child.stdin.on("error", () => {}); // "close" tells of it
        this.#child.stdout.setEncoding("utf8").on("data", (text) => this.#hear(text));
        this.#child.stderr.setEncoding("utf8").on("data", (text) => {
            this.#said = (this.#said + text).slice(-TOLD);
        });
    }

    #hear(text) {
        const lines = text.split("\n");
        lines[0] = this.#rest + lines[0];
        this.#rest = lines.pop();
        for (const line of lines) if (this.isOpen) this.receive(line);
        if (this.#rest.length > LONGEST) {
            this.fail(new Broken("the arbiter sent a line without end"));
        }
    }

    send(line) {
        this.#child.stdin.write(line + "\n");
    }

    end() {
        this.#child.stdin.end();
        this.#child.stdout.destroy();
        const timer = setTimeout(() => this.#child.kill("SIGKILL"), GRACE);
        this.#ended.then(() => clearTimeout(timer));
    }

    async close() {
        await super.close();
        await this.#ended;
    }
}

module.exports = { Process };
