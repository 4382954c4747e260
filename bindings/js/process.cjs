"use strict";
const { spawn } = require("node:child_process");
const { checkedLimits } = require("./checked.cjs");
const { Broken } = require("./errors.cjs");
const { Service } = require("./service.cjs");

const LONGEST = 64 * 1024 * 1024; // maximum number of characters of an answer
const REPORTED = 2000; // number of characters of its last error output to report
const GRACE = 1000; // milliseconds between the end of its input and its forced end

// Returns limits as words for `inarow serve`. Other options are not passed on: with
// `--socket`, it would listen elsewhere.
function wordsOf(limits) {
    return Object.entries(checkedLimits(limits)).flatMap(([name, value]) =>
        [`--${name}`, `${value}`]);
}

/** The arbiter as a process on this machine: `inarow serve`. */
class Process extends Service {
    #child;
    #rest = "";
    #said = "";
    #ended;

    /**
     * @param {object} [options] `command`, the program (`inarow`); `limits` {line, games,
     * scripts, seconds, megabytes}, as for `inarow serve`; `archive`, the file of the
     * archive for `explore`, `find` and `archiveRecord`; `timeout`, the time limit for an
     * answer in milliseconds
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
        this.#child.stdin.on("error", () => {}); // "close" reports the error
        this.#child.stdout.setEncoding("utf8").on("data", (text) => this.#hear(text));
        this.#child.stderr.setEncoding("utf8").on("data", (text) => {
            this.#said = (this.#said + text).slice(-REPORTED);
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
