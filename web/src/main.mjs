// The page: its arbiters, its views, its theme, and what its address says.
import { arbiters } from "./arbiter.mjs";
import { announcer } from "./announce.mjs";
import { followAddress } from "./address.mjs";
import { button, el } from "./dom.mjs";
import { keepFocus } from "./focus.mjs";
import { themeSwitch } from "./theme.mjs";
import { tabs } from "./tabs.mjs";
import * as play from "./play/view.mjs";
import * as records from "./records/view.mjs";
import * as script from "./script/view.mjs";

const VIEWS = { play, script, records };

function start() {
    document.getElementById("loading").remove(); // the views say what they wait for
    const page = { ...arbiters(), announce: announcer(document.getElementById("told")),
        warn: warner(document.getElementById("warning")) };
    const room = tabs(document.getElementById("tabs"), document.getElementById("views"),
        Object.keys(VIEWS), (name) => page[name]);
    page.show = room.show;
    themeSwitch(document.getElementById("theme"));
    for (const [name, view] of Object.entries(VIEWS)) {
        let mounted = null; // when it is first asked for
        Object.defineProperty(page, name, {
            get: () => (mounted ??= mount(view, room.panel(name), page)),
        });
    }
    keepFocus(document.getElementById("views"));
    page.show("play");
    followAddress(page);
    document.documentElement.dataset.ready = "";
}

// What concerns the whole page: shown above the views, until it is closed.
function warner(bar) {
    return (text, ...ways) => {
        bar.hidden = !text;
        bar.replaceChildren(...text ? [el("p", {}, text), el("div", { class: "row" }, ways,
            button("Close", () => { bar.hidden = true; }))] : []);
    };
}

// A view that fails leaves the others alone.
function mount(view, root, page) {
    try {
        return view.mount(root, page) ?? {};
    } catch (error) {
        console.error(error);
        root.replaceChildren(el("p", { role: "alert" }, `This view failed: ${error.message}`));
        return {};
    }
}

start();
if ("serviceWorker" in navigator && location.protocol !== "file:") {
    navigator.serviceWorker.register("./offline.js").catch(() => {}); // without, it needs the net
}
