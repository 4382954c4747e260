// Sets puzzles: another arbiter makes them while the page is used, or the current
// position is a puzzle. Clicks then try stones, and the other side answers those that
// win.
import { button, el } from "../dom.mjs";

const KINDS = [["vcf", "by fours"], ["vct", "by threats"]];
const SEEDS = 2 ** 32;

// Returns a puzzle's record without its solution.
const unsolved = (record) => record.replace(/^# .*\n/gm, "");

/**
 * @param ask returns `{record, variant, options}` of the current game
 * @param start begins a game of a record; returns true if it could begin
 * @param act carries out an action in the game
 * @param showResult shows the result beside the stone: `showResult(message, isWrong)`
 */
export function puzzlesPanel(page, { ask, start, act, showResult }) {
    const arbiter = page.background();
    const answer = el("p", { class: "answer", role: "status" });
    const kind = el("select", { id: "puzzle-kind" },
        KINDS.map(([by, label]) => el("option", { value: by }, label)));
    const cancel = button("Cancel", () => leave("Cancelled."), { hidden: true });
    const stop = button("Stop solving", () => leave("Clicks play again."), { hidden: true });
    const hint = button("Next stone", showHint, { hidden: true });
    const element = el("details", { class: "panel puzzles" }, el("summary", {}, "Puzzles"),
        el("div", { class: "row" }, el("label", { for: "puzzle-kind" }, "Win"), kind,
            button("New puzzle", make), button("Solve this position", solve)),
        el("div", { class: "row" }, hint, stop, cancel), answer);
    let at = null; // record of the puzzle's current position; null without a puzzle
    let asked = 0;
    let isWorking = false; // true while the actions of a right stone are carried out

    function leave(words = "") {
        if (!cancel.hidden) arbiter.cancel();
        asked++;
        at = null;
        for (const one of [cancel, stop, hint]) one.hidden = true;
        answer.textContent = words;
    }

    // Returns what the arbiter finds, or null if another request came in between.
    async function found(words, work) {
        const mine = ++asked;
        answer.textContent = words;
        cancel.hidden = false;
        try {
            const result = await work();
            if (mine !== asked) return null;
            cancel.hidden = true;
            return result;
        } catch (error) {
            if (mine !== asked) return null;
            cancel.hidden = true;
            answer.textContent = error.message;
            page.announce(error.message);
            return null;
        }
    }

    async function make() {
        leave();
        const { variant, options } = ask();
        const made = await found("Looking for a puzzle …", () => arbiter.puzzles({ variant,
            options, count: 1, by: kind.value, seed: Math.floor(Math.random() * SEEDS) }));
        if (!made) return;
        const [puzzle] = made.puzzles;
        if (!puzzle) answer.textContent = "No puzzle was found in time.";
        else if (await start({ record: unsolved(puzzle.record) })) await solve();
    }

    async function solve() {
        leave();
        const { record } = ask();
        const solving = await found("Looking for a win …", () => arbiter.solve({ record }));
        if (!solving) return;
        at = record;
        stop.hidden = hint.hidden = false;
        answer.textContent = solving.text;
    }

    async function showHint() {
        const solving = await found("Looking for a win …", () => arbiter.solve({ record: at }));
        if (solving) answer.textContent = `The next stone: ${solving.hint}`;
    }

    /** Tries a stone. */
    async function play(point) {
        const before = at;
        const done = await found(answer.textContent, () =>
            arbiter.solvePlay({ record: before, point }));
        if (!done) return;
        const { verdict, reply, message } = done.tried;
        isWorking = true;
        if (verdict !== "wrong") await act(`play ${point}`);
        if (reply) await act(reply === "pass" ? reply : `play ${reply}`);
        isWorking = false;
        at = ask().record;
        if (verdict === "solved") leave();
        answer.textContent = message;
        showResult(message, verdict === "wrong");
        page.announce(message);
    }

    /** Ends the puzzle, because the game or its position is another one. */
    function show() {
        if (at !== null && !isWorking && ask().record !== at) leave();
    }
    return { element, show, play, get isOn() { return at !== null; } };
}
