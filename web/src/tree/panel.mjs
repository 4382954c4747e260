// Shows the tree beside the board. Only the visible rows are drawn. A click goes to a
// node; keys move along the line, and between variations.
import { el } from "../dom.mjs";
import { rowsOf, wordsOf } from "./rows.mjs";
import { forkOf, nextOf, pathOf, siblingOf } from "./tree.mjs";

const AROUND = 8; // number of rows drawn beyond the visible ones
const HEIGHT = 28; // height of a row in pixels, as in tree.css

const glyphsOf = ({ glyphs }) => (glyphs ?? []).join("");

// Returns the visible text of a node.
const seenOf = (node) => (node.parent ? [el("small", {}, node.number), " ", wordsOf(node),
    el("b", {}, glyphsOf(node), node.refusal && "✗")] : ["Start"]);

// Returns the text of a node for screen readers, including its place.
function labelOf(node, seen) {
    const { parent, comment, refusal } = node;
    const siblings = parent ? parent.children : [];
    return [seen, refusal && "refused", siblings.length > 1
        && `variation ${siblings.indexOf(node) + 1} of ${siblings.length}`, comment]
        .filter(Boolean).join(", ");
}

// For each key, a function from a node to the node that follows; or undefined.
const WAYS = {
    ArrowLeft: (node) => node.parent,
    ArrowRight: nextOf,
    ArrowUp: (node) => siblingOf(forkOf(node), -1),
    ArrowDown: (node) => siblingOf(forkOf(node), 1),
    Home: (node) => pathOf(node)[0]?.parent,
    End(node) {
        let last = node;
        for (let next = node; next; next = nextOf(next)) last = next;
        return last;
    },
};

/** @param go shows a node */
export function treePanel(go) {
    const list = el("div", { class: "tree-rows", role: "none" });
    const element = el("div", { class: "tree", role: "tree", tabindex: 0,
        "aria-label": "Moves and variations" }, list);
    let rows = [];
    let drawn = null; // tree and changes to which `rows` belong
    let now = null; // current node
    let line = new Set(); // nodes that led to the current node
    let items = new Map(); // drawn nodes, by element

    function item(node) {
        const isNow = node === now;
        const made = el("span", { role: "treeitem", id: isNow && "tree-now",
            "aria-level": node.number + 1, "aria-selected": String(isNow),
            class: [line.has(node) && "on-line", node.refusal && "refused"].filter(Boolean)
                .join(" ") || false }, seenOf(node));
        made.setAttribute("aria-label", labelOf(node, made.textContent));
        items.set(made, node);
        return made;
    }

    function rowOf({ depth, nodes, said, node }) {
        if (said === undefined) {
            return el("div", { role: "none", class: `tree-row in-${depth}` }, nodes.map(item));
        }
        const made = el("div", { role: "none", class: `tree-row said in-${depth}`, title: said,
            "aria-hidden": "true" },
            said);
        items.set(made, node);
        return made;
    }

    function draw() {
        const first = Math.max(0, Math.floor(element.scrollTop / HEIGHT) - AROUND);
        const last = Math.ceil((element.scrollTop + element.clientHeight) / HEIGHT) + AROUND;
        items = new Map();
        list.style.height = `${rows.length * HEIGHT}px`;
        list.style.paddingTop = `${Math.min(first, rows.length) * HEIGHT}px`;
        list.replaceChildren(...rows.slice(first, last).map(rowOf));
        const isDrawn = [...items.values()].includes(now);
        element.toggleAttribute("aria-activedescendant", false);
        if (isDrawn) element.setAttribute("aria-activedescendant", "tree-now");
    }

    // Scrolls as little as possible to show the node and a margin around it.
    function reveal() {
        const at = rows.findIndex(({ nodes }) => nodes?.includes(now)) * HEIGHT;
        const most = at - 2 * HEIGHT;
        const least = at + 3 * HEIGHT - element.clientHeight;
        element.scrollTop = Math.min(Math.max(element.scrollTop, least), Math.max(0, most));
    }

    function show({ tree, node }) {
        now = node;
        line = new Set([tree.root, ...pathOf(node)]);
        if (drawn?.tree !== tree || drawn.changes !== tree.changes) {
            rows = rowsOf(tree.root);
            drawn = { tree, changes: tree.changes };
            list.style.height = `${rows.length * HEIGHT}px`;
        }
        reveal();
        draw();
    }

    element.addEventListener("scroll", draw);
    element.addEventListener("click", ({ target }) => {
        const found = items.get(target.closest("[role=treeitem], .said"));
        if (found) go(found);
    });
    element.addEventListener("keydown", (event) => {
        const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
        if (!WAYS[key] || ctrlKey || altKey || metaKey || shiftKey) return;
        event.preventDefault();
        const to = WAYS[key](now);
        if (to && to !== now) go(to);
    });
    new ResizeObserver(draw).observe(element);
    return { element, show };
}
