// Light or dark: as the system has it, until somebody says otherwise. It is kept if it can.
import { el } from "./dom.mjs";

const THEMES = ["auto", "light", "dark"];

const kept = {
    get() {
        try {
            return localStorage.getItem("theme");
        } catch {
            return null; // storage is refused: the page does without
        }
    },
    set(theme) {
        try {
            localStorage.setItem("theme", theme);
        } catch { /* it is full or refused */ }
    },
};

/** The switch goes through the themes. */
export function themeSwitch(button) {
    let theme = THEMES.includes(kept.get()) ? kept.get() : "auto";
    function set(next) {
        theme = next;
        if (theme === "auto") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
        button.replaceChildren(el("span", { class: "wide" }, "Theme: "),
            el("span", { "aria-hidden": "true" }, "◐ "), theme);
    }
    set(theme);
    button.addEventListener("click", () => {
        set(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]);
        kept.set(theme);
    });
}
