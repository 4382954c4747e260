// Shows an explanation line by line. The selected line is drawn on the board.
import { button, el } from "../dom.mjs";

const DEEPEST = 8;

/**
 * @param onStep receives the step to draw, or null for none
 * @returns {{element, show, clear}} `show(explained)` shows the result of the arbiter's
 * `explain`
 */
export function whyPanel(onStep) {
    const list = el("ol", { class: "steps" });
    const element = el("div", { class: "why", hidden: true }, el("h3", {}, "Why"), list,
        el("div", { class: "row" },
            button("Previous line", () => select(at - 1)),
            button("Next line", () => select(at + 1)),
            button("Close", () => clear())));
    let steps = [];
    let at = -1;

    function select(next) {
        if (next < 0 || next >= steps.length) return;
        at = next;
        [...list.children].forEach((item, i) =>
            item.firstChild.setAttribute("aria-pressed", i === at));
        onStep(steps[at], steps);
    }

    function show(explained, first = 0) {
        steps = explained.steps;
        list.replaceChildren(...steps.map((step, i) => el("li",
            { class: `depth-${Math.min(step.depth, DEEPEST)}` },
            button(step.text, () => select(i), { "aria-pressed": "false" }))));
        element.hidden = false;
        select(first);
    }

    function clear() {
        if (element.hidden) return;
        element.hidden = true;
        steps = [];
        at = -1;
        onStep(null);
    }

    return { element, show, clear };
}
