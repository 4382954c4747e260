// Lists all faults of a script, each with a link to its line.
import { button, el } from "../dom.mjs";

const MOST = 50;

/**
 * @returns {{element: HTMLElement, show: Function}} `show(result)` takes what check.mjs
 * reports
 */
export function faultList({ goTo }) {
    const element = el("div", { class: "checked" });
    function show({ faults, variant, title }) {
        if (faults.length === 0) {
            return element.replaceChildren(el("p", { class: "good" },
                `No faults. It is the variant ${variant}${title ? `, ${title}` : ""}.`));
        }
        const more = faults.length - MOST;
        element.replaceChildren(
            el("p", { class: "bad" },
                faults.length === 1 ? "One fault." : `${faults.length} faults.`),
            el("ul", { class: "faults" }, faults.slice(0, MOST).map(({ line, message }) =>
                el("li", { class: "error" },
                    line && button(`Line ${line}`, () => goTo(line)),
                    el("span", {}, message)))),
            more > 0 && el("p", {}, `And ${more} more.`) || "");
    }
    return { element, show };
}
