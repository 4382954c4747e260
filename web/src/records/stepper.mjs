// Steps through a game: the board, the actions, the rulings and the comments.
import { drawBoard, DRAWN } from "../board.mjs";
import { button, el } from "../dom.mjs";
import { whyPanel } from "../play/why.mjs";
import { actionsIn, recordAfter } from "./games.mjs";
import { marksText } from "./marks.mjs";

const AROUND = 150; // number of earlier and of later actions in the list

/**
 * @param onShown receives the record of the current moment, true if it is shown with
 * numbers, and the path to the moment in a tree
 */
export function stepper(page, onShown) {
    const board = drawBoard({ label: "Board of the record" });
    const status = el("p", { class: "status" });
    const said = el("p", { class: "said" });
    const comment = el("p", { class: "comment" });
    const slider = el("input", { type: "range", min: 0, "aria-label": "Step",
        oninput: () => go(Number(slider.value)) });
    const list = el("ol", { class: "actions" });
    const why = whyPanel((step, all) => show(step, all));
    const numbers = el("input", { type: "checkbox", id: "record-numbers",
        onchange: () => go(at) });
    const whyButton = button("Why?", explain);
    const element = el("div", { class: "stepper", hidden: true },
        el("div", {}, board.element, el("div", { class: "row steps-bar" },
            button("|◀", () => go(0), { "aria-label": "To the beginning" }),
            button("◀", () => go(at - 1), { "aria-label": "Back" }), slider,
            button("▶", () => go(at + 1), { "aria-label": "On" }),
            button("▶|", () => go(Infinity), { "aria-label": "To the end" }))),
        el("div", {}, status, said, comment,
            el("div", { class: "row" }, whyButton,
                el("span", { class: "check" }, numbers,
                    el("label", { for: "record-numbers" }, "Numbers"))),
            why.element, list));
    let game = null;
    let at = 0;
    let seen = null;
    let number = 0;

    const steps = () => game.judged.steps;

    // Shows a line of an explanation, of all its lines; without one, the current board.
    function show(step, all) {
        if (!seen) return;
        const { marks } = at > 0 ? steps()[at - 1] : game.judged;
        board.show(seen, step ? { step, steps: all } : { ...refused(), signs: marks });
    }

    // Returns the point at which a refused action was tried.
    function refused() {
        const step = steps()[at - 1];
        return step?.ruling.status === "refused" ? { issue: [step.action.point,
            ...step.action.points ?? []].filter(Boolean) } : {};
    }

    async function go(to) {
        at = Math.max(0, Math.min(to, steps().length));
        const mine = ++number;
        const record = recordAfter(game, at);
        why.clear();
        slider.max = steps().length;
        slider.value = at;
        try {
            const now = await page.arbiter.board({ record, numbers: numbers.checked,
                ...DRAWN });
            if (mine !== number) return;
            seen = now;
        } catch (error) {
            if (mine === number) fail(error);
            return;
        }
        const step = steps()[at - 1];
        slider.setAttribute("aria-valuetext", step ? `${at}: ${step.text}` : "the beginning");
        status.textContent = [seen.status, ...seen.counts].join(". ");
        showStatus(step);
        fill();
        show();
        onShown({ record, numbers: numbers.checked, path: actionsIn(game, at) });
    }

    function showStatus(step) {
        const { text, ruling, assumed } = step ?? {};
        // The status already says how a game ended.
        const isRefused = ruling?.status === "refused";
        const parts = !step ? ["The beginning"] : [`${at}: ${text}`,
            assumed && "(taken as done)", isRefused && ruling.message,
            isRefused && ruling.citation && `(${ruling.citation})`].filter(Boolean);
        const of = step ?? game.judged;
        said.textContent = parts.join(" ");
        said.className = ruling?.status === "refused" || step?.failed ? "said bad" : "said";
        comment.textContent = [step && of.comment, marksText(of.marks)].filter(Boolean)
            .join("\n");
        whyButton.disabled = !step;
        page.announce([said, status, comment].map((one) => one.textContent).filter(Boolean)
            .join(". "));
    }

    function fill() {
        const from = Math.max(0, at - 1 - AROUND);
        list.start = from + 1;
        list.replaceChildren(...steps().slice(from, at + AROUND).map((step, i) => {
            const isBad = step.ruling.status === "refused" || step.failed;
            return el("li", {}, button([step.text, step.comment && " ✎", step.assumed && " *"]
                .filter(Boolean).join(""), () => go(from + i + 1),
            { class: isBad ? "bad" : false, "aria-pressed": String(from + i + 1 === at) }));
        }));
        const now = list.children[at - 1 - from];
        if (now) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2;
    }

    function fail(error) {
        said.textContent = error.message;
        said.className = "said bad";
        page.announce(error.message);
    }

    async function explain() {
        const { text, ruling } = steps()[at - 1];
        const isRefused = ruling.status === "refused";
        const mine = number;
        try {
            const explanation = await page.arbiter.explain(isRefused
                ? { record: recordAfter(game, at - 1), action: text }
                : { record: recordAfter(game, at) });
            if (mine === number) why.show(explanation);
        } catch (error) {
            fail(error);
        }
    }

    return { element,
        open(opened) {
            game = opened;
            number += 1; // a board that is still on its way is not shown
            element.hidden = !game;
            if (game) return go(steps().length);
        } };
}
