// Adds a theme, which the playground shares, and a search to the pages of the site. The
// sections for the search are loaded when a reader begins to search.
import { el } from "../src/dom.mjs";
import { themeSwitch } from "../src/theme.mjs";
import { indexOf, search } from "./search.mjs";

const root = new URL(".", document.currentScript.src);
const theme = el("button", { type: "button" });
themeSwitch(theme); // before the page is drawn

let loading;
function load() {
    loading ??= new Promise((resolve, reject) => {
        document.head.append(el("script", { src: new URL("sections.js", root).href,
            onload: () => resolve(indexOf(globalThis.inarowSections)), onerror: reject }));
    });
    return loading;
}

function result({ title, heading, place, excerpt }) {
    const name = title.startsWith(heading) ? title : `${title} › ${heading}`;
    return el("li", {}, el("a", { href: new URL(place, root).href }, name), el("p", {}, excerpt));
}

function searchForm() {
    const field = el("input", { type: "search", "aria-label": "Search", placeholder: "Search",
        autocomplete: "off", onfocus: load, oninput: show });
    const count = el("p", { role: "status" });
    const list = el("ol");
    const found = el("div", { class: "found", hidden: true }, count, list);
    async function show() {
        const words = field.value.trim();
        const index = await load();
        if (words !== field.value.trim()) return;
        const results = words ? search(index, words) : [];
        count.textContent = results.length ? "" : `Nothing is found for “${words}”.`;
        list.replaceChildren(...results.map(result));
        found.hidden = !words;
    }
    function close() {
        field.value = "";
        found.hidden = true;
    }
    document.addEventListener("keydown", (event) => {
        if (event.key === "Escape") close();
        if (event.key === "/" && !/INPUT|TEXTAREA/.test(event.target.tagName)) {
            event.preventDefault();
            field.focus();
        }
    });
    list.addEventListener("click", () => { found.hidden = true; });
    return el("form", { role: "search", onsubmit: async (event) => {
        event.preventDefault();
        await show();
        list.querySelector("a")?.click();
    } }, field, found);
}

document.addEventListener("DOMContentLoaded", () => {
    document.querySelector("header").append(searchForm(), theme);
    const here = document.querySelector("#pages [aria-current]");
    const pages = document.querySelector("#pages");
    if (here) pages.scrollTop = here.offsetTop - pages.offsetTop - pages.clientHeight / 3;
});
