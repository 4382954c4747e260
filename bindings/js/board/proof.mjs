// Explains step by step why a game ended, and shows each step on the board.
import { el } from "./dom.mjs";

const DEEPEST = 3; // maximum depth of indentation

/**
 * Makes the list of the steps of an explanation.
 * @param onStep called with the step that is chosen, or with null when no step is chosen
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
