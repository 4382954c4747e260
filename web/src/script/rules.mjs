// The rules of the script in words, as the arbiter understands it.
import { el } from "../dom.mjs";

/** @returns {{element: HTMLElement, show: Function}} `show(sentences)` */
export function rulesList() {
    const list = el("div");
    const element = el("details", { class: "rules" }, el("summary", {}, "Its rules in words"),
        list);
    function show(sentences) {
        const sections = new Map();
        for (const one of sentences) {
            sections.set(one.section, [...sections.get(one.section) ?? [], one]);
        }
        list.replaceChildren(...[...sections].flatMap(([name, told]) => [el("h3", {}, name),
            el("ul", {}, told.map(({ text, citation }) => el("li", {}, text,
                citation && el("span", { class: "soft" }, ` (${citation})`))))]));
    }
    return { element, show };
}
