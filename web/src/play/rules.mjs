// Shows the rules of a variant in words, each sentence with its article.
import { el } from "../dom.mjs";

/** @returns {{element, show, reveal}} `reveal(citation)` leads to an article */
export function rulesPanel() {
    const body = el("div", { class: "rules" });
    const element = el("details", { class: "panel" }, el("summary", {}, "The rules"), body);

    function show({ sentences }) {
        const parts = [];
        let section = null;
        let list = null;
        for (const { section: name, text, citation } of sentences) {
            if (name !== section) {
                list = el("ul");
                parts.push(el("h3", {}, name), list);
                section = name;
            }
            list.append(el("li", { "data-citation": citation, tabindex: -1 }, text, " ",
                el("cite", {}, citation)));
        }
        body.replaceChildren(...parts);
    }

    function has(citation) {
        return [...body.querySelectorAll("[data-citation]")].find((item) =>
            item.dataset.citation === citation);
    }

    function reveal(citation) {
        element.open = true;
        has(citation)?.focus();
        has(citation)?.scrollIntoView({ block: "center" });
    }

    return { element, show, has, reveal };
}
