// Puzzles: made by another arbiter while the page plays on, or what stands on the board.
// Clicks then try stones; the other side answers those that win.
import { button, el } from "../dom.mjs";

const KINDS = [["vcf", "by fours"], ["vct", "by threats"]];
const SEEDS = 2 ** 32;

// A puzzle's record without its solution.
const unsolved = (record) => record.replace(/^# .*\n/gm, "");

/**
 * @param ask `{record, variant, options}` of the game now
 * @param start begins a game of a record: true if that could be done
 * @param act carries an action out in the game
 * @param tell says beside the stone what became of it: `tell(message, isWrong)`
 */
export function puzzlesPanel(page, { ask, start, act, tell }) {
    const arbiter = page.background();
    const answer = el("p", { class: "answer", role: "status" });
    const kind = el("select", { id: "puzzle-kind" },
        KINDS.map(([by, label]) => el("option", { value: by }, label)));
    const cancel = button("Cancel", () => leave("Cancelled."), { hidden: true });
    const stop = button("Stop solving", () => leave("Clicks play again."), { hidden: true });
    const hint = button("Next stone", tellHint, { hidden: true });
    const element = el("details", { class: "panel puzzles" }, el("summary", {}, "Puzzles"),
        el("div", { class: "row" }, el("label", { for: "puzzle-kind" }, "Win"), kind,
            button("New puzzle", make), button("Solve this position", solve)),
        el("div", { class: "row" }, hint, stop, cancel), answer);
    let at = null; // the record of the puzzle as it stands; null if none is being solved
    let asked = 0;
    let isWorking = false; // at the actions of a stone that was right

    function leave(words = "") {
        if (!cancel.hidden) arbiter.cancel();
        asked++;
        at = null;
        for (const one of [cancel, stop, hint]) one.hidden = true;
        answer.textContent = words;
    }

    // What the arbiter finds, unless something else was asked meanwhile: null then.
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

    async function tellHint() {
        const solving = await found("Looking for a win …", () => arbiter.solve({ record: at }));
        if (solving) answer.textContent = `The next stone: ${solving.hint}`;
    }

    /** Try a stone. */
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
        tell(message, verdict === "wrong");
        page.announce(message);
    }

    /** The game is another one, or stands elsewhere: that is not the puzzle any more. */
    function show() {
        if (at !== null && !isWorking && ask().record !== at) leave();
    }
    return { element, show, play, get isOn() { return at !== null; } };
}
