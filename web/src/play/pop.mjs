// A folded panel. Beside the board, it pushes the column down; below the board, it covers
// the page. Escape or a click elsewhere closes it.
import { el } from "../dom.mjs";

/** @returns {{element: HTMLElement, close: Function}} */
export function pop(label, ...content) {
    const summary = el("summary", {}, label);
    const element = el("details", {}, summary, el("div", { class: "pop" }, content));

    function close() {
        if (!element.open) return;
        const hadKeys = element.contains(document.activeElement);
        element.open = false;
        if (hadKeys) summary.focus();
    }

    element.addEventListener("keydown", ({ key }) => key === "Escape" && close());
    addEventListener("click", ({ target }) => {
        if (!element.contains(target)) element.open = false;
    }, { capture: true }); // the clicked element may be gone afterwards
    return { element, close };
}
