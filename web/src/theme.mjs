// Sets the theme, light or dark: as in the system, or as the user chooses. The choice is
// stored if possible.
import { el } from "./dom.mjs";

const THEMES = ["auto", "light", "dark"];

const kept = {
    get() {
        try {
            return localStorage.getItem("theme");
        } catch {
            return null; // storage is refused: the page works without it
        }
    },
    set(theme) {
        try {
            localStorage.setItem("theme", theme);
        } catch { /* storage is full or refused */ }
    },
};

/** Makes the button switch through the themes. */
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
