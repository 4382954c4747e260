// Shows views as tabs. Arrow keys move from one tab to the next.
import { el } from "./dom.mjs";

const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * @param names of the views
 * @param onShow receives the name of the view that is shown
 */
export function tabs(list, room, names, onShow) {
    const parts = new Map(names.map((name) => [name, {
        tab: el("button", { type: "button", role: "tab", id: `tab-${name}`,
            "aria-controls": `view-${name}`, onclick: () => show(name) },
        name[0].toUpperCase() + name.slice(1)),
        panel: el("section", { role: "tabpanel", id: `view-${name}`, class: "view",
            "aria-labelledby": `tab-${name}` }),
    }]));
    for (const { tab, panel } of parts.values()) {
        list.append(tab);
        room.append(panel);
    }
    list.addEventListener("keydown", (event) => {
        const step = KEYS[event.key];
        if (!step) return;
        const at = names.findIndex((name) => parts.get(name).tab === event.target);
        const next = names[(at + step + names.length) % names.length];
        show(next);
        parts.get(next).tab.focus();
    });

    function show(shown) {
        if (!parts.has(shown)) return;
        const isLeft = room.contains(document.activeElement)
            && !parts.get(shown).panel.contains(document.activeElement);
        for (const [name, { tab, panel }] of parts) {
            tab.setAttribute("aria-selected", name === shown);
            tab.tabIndex = name === shown ? 0 : -1;
            panel.hidden = name !== shown;
        }
        if (isLeft) parts.get(shown).tab.focus();
        onShow(shown);
    }
    return { show, panel: (name) => parts.get(name).panel };
}
