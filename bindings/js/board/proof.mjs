// Why a game ended, step by step: what each step is about is shown on the board.
import { el } from "./dom.mjs";

const DEEPEST = 3; // indented so far at most

/**
 * The steps of an explanation.
 * @param onStep called with a step that is chosen, or null when none is any more
 */
export function proof(onStep) {
    const list = el("ol");
    const element = el("details", { part: "proof", hidden: true,
        ontoggle: () => !element.open && choose(null) }, el("summary", {}, "Why?"), list);
    let steps = null;
    let chosen = null;

    function choose(step) {
        if (step === chosen) return;
        chosen = step;
        [...list.children].forEach(({ firstChild }, i) =>
            firstChild.setAttribute("aria-pressed", steps[i] === step));
        onStep(step);
    }

    function show(given) {
        if (given === steps) return;
        [steps, chosen] = [given, null];
        element.hidden = !steps;
        element.open = false;
        list.replaceChildren(...(steps ?? []).map((step) => el("li", {}, el("button",
            { type: "button", "aria-pressed": "false",
                class: `depth-${Math.min(step.depth, DEEPEST)}`,
                onclick: () => choose(step === chosen ? null : step) }, step.text))));
    }
    return { element, show };
}

/** The rows that decide, of all steps: those least far down. */
export function rowsOf(steps = []) {
    const rows = steps.filter((step) => step.line);
    const least = Math.min(...rows.map((step) => step.depth));
    return rows.filter((step) => step.depth === least).map((step) => step.stones);
}

/** The points with what a step is about, and not what the board shows by itself. */
export function withStep(points, step) {
    const mind = new Map(step.mind.map((stone) => [stone.point, stone]));
    return points.map(({ shown, last, offered, forbidden, captured, sign, ...point }) => ({
        ...point, row: step.stones.includes(point.name), mind: mind.get(point.name),
        issue: step.points.includes(point.name) }));
}
