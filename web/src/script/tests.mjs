// Runs tests: records with expectations, by `judge`. Shows each failure at its line.
import { button, counted, el } from "../dom.mjs";
import { editor } from "./editor.mjs";
import { longWork } from "./work.mjs";

// Divides a text into its records: {title, line} of each. A part with only comments is
// not a record.
export function recordsOf(text) {
    const found = [];
    let begun = 1;
    for (const part of text.split(/^---.*$/m)) {
        const lines = part.split("\n");
        const says = (line) => /^\s*[^#\s]/.test(line);
        if (lines.some(says)) {
            const note = lines.find((line) => line.startsWith("note "));
            found.push({ title: note?.slice(5), line: begun + lines.findIndex(says), lines,
                begun });
        }
        begun += lines.length - 1;
    }
    return found;
}

const wanted = ({ ruling, expect }) => ruling ?? [expect.field, ...expect.values].join(" ");

// Returns the line of the last action with a ruling. Each step is the next line of its
// text.
function lineOfLast(steps, record) {
    let at = -1;
    for (const { text } of steps) {
        const next = record?.lines.findIndex((line, i) => i > at && line.startsWith(text));
        if (!(next >= 0)) return record?.line;
        at = next;
    }
    return record.begun + at;
}

// Returns the failed expectations of a record: a list of {line, message}; empty if all
// hold.
function failuresOf(judged, record) {
    if (judged.error) return [{ line: judged.error.line, message: judged.error.message }];
    const failures = judged.failures.map(({ line, found }) => ({ line: line.number,
        message: `expected: ${wanted(line)}; found: ${found}` }));
    if (judged.refusal) {
        const { action, message } = judged.refusal;
        failures.push({ line: lineOfLast(judged.steps, record),
            message: `${action}: ${message}` });
    }
    if (judged.after > 0 && failures.length === 0) {
        failures.push({ line: record?.line,
            message: `${counted(judged.after, "action")} after the end` });
    }
    return failures;
}

/** @param host {loaded(arbiter)}, which returns the variant's name; `onChange(text)` */
export function testing(page, host) {
    const text = editor({ label: "Tests: records with expectations", isLua: false,
        onChange: (now) => {
            work.forget();
            text.mark([]);
            host.onChange(now);
        }, keys: [{ key: "Mod-Enter", run: () => (work.run(), true) }] });

    async function run(arbiter, report) {
        const variant = await host.loaded(arbiter);
        const records = recordsOf(text.text);
        const results = [];
        report(0);
        await arbiter.ask("judge", { text: text.text, format: "record", variant,
            steps: true },
            (judged) => {
                const record = records[results.length];
                results.push({ title: record?.title ?? judged.source, record,
                    failures: failuresOf(judged, record) });
                report(results.length / Math.max(1, records.length));
            });
        text.mark(results.flatMap((one) => one.failures));
        return summary(results);
    }

    function summary(results) {
        const failed = results.filter((one) => one.failures.length > 0).length;
        const said = `${results.length - failed} passed, ${failed} failed`;
        return { text: said, shown: [el("p", { class: failed ? "bad" : "good" }, `${said}.`),
            el("ol", { class: "results" }, results.map(result))] };
    }

    function result({ title, failures }) {
        const isGood = failures.length === 0;
        return el("li", { class: isGood ? "passed" : "failed" },
            el("span", { class: isGood ? "good" : "bad" }, isGood ? "✓ passed" : "✗ failed"),
            ` ${title}`,
            el("ul", { class: "faults" }, failures.map(({ line, message }) => el("li", {},
                line && button(`Line ${line}`, () => text.goTo(line)),
                el("span", {}, message)))));
    }

    const work = longWork(page, "Run the tests", run, { class: "first" });
    return { ...work, editor: text };
}
