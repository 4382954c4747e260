// Starts the page: its arbiters, its views, its theme, and the contents of its address.
import { arbiters } from "./arbiter.mjs";
import { announcer } from "./announce.mjs";
import { followAddress } from "./address.mjs";
import { button, el } from "./dom.mjs";
import { keepFocus } from "./focus.mjs";
import { themeSwitch } from "./theme.mjs";
import { tabs } from "./tabs.mjs";
import * as play from "./play/view.mjs";

// The first stone needs only the first view. The other views are loaded when they are
// needed.
const LATER = {
    script: () => import("./script/view.mjs"),
    records: () => import("./records/view.mjs"),
};

function start() {
    document.getElementById("loading").remove(); // the views report what they wait for
    const page = { ...arbiters(), announce: announcer(document.getElementById("announcements")),
        warn: warner(document.getElementById("warning")) };
    const room = tabs(document.getElementById("tabs"), document.getElementById("views"),
        ["play", ...Object.keys(LATER)], (name) => page[name]);
    page.show = room.show;
    themeSwitch(document.getElementById("theme"));
    page.play = mount(play, room.panel("play"), page);
    for (const [name, load] of Object.entries(LATER)) later(page, name, load, room.panel(name));
    keepFocus(document.getElementById("views"));
    page.show("play");
    const opened = followAddress(page);
    document.documentElement.dataset.ready = "";
    return opened.then(() => page.arbiter.start()); // stored data comes later
}

// Returns a view by its name, as a promise. A view is loaded once; failed loading is
// repeated.
function later(page, name, load, root) {
    let mounted = null;
    const begin = async () => {
        root.setAttribute("aria-busy", "true");
        try {
            return mount(await load(), root, page);
        } catch (error) {
            mounted = null;
            root.replaceChildren(el("p", { role: "alert" },
                `This view cannot be loaded: ${error.message}`));
            return {};
        } finally {
            root.removeAttribute("aria-busy");
        }
    };
    Object.defineProperty(page, name, { get: () => (mounted ??= begin()) });
}

// Shows messages for the whole page above the views until the user closes them.
function warner(bar) {
    return (text, ...ways) => {
        bar.hidden = !text;
        bar.replaceChildren(...text ? [el("p", {}, text), el("div", { class: "row" }, ways,
            button("Close", () => { bar.hidden = true; }))] : []);
    };
}

// Mounts a view. If it fails, the other views still work.
function mount(view, root, page) {
    try {
        return view.mount(root, page) ?? {};
    } catch (error) {
        console.error(error);
        root.replaceChildren(el("p", { role: "alert" }, `This view failed: ${error.message}`));
        return {};
    }
}

const KEEP_AFTER = 2000; // milliseconds: the first stone does not wait for the network

// Stores all files for later visits. Without storage, the page needs the network.
function keepFiles() {
    if ("serviceWorker" in navigator && location.protocol !== "file:") {
        navigator.serviceWorker.register("./offline.js").catch(() => {});
    }
}

await start();
setTimeout(keepFiles, KEEP_AFTER);
