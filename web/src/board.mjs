// A board as an interactive picture: what the arbiter's `board` says, and what the page
// marks. Mouse, touch and keys lead to `onPoint`; arrow keys go from point to point.
import { groundUnder, CELL } from "./board/ground.mjs";
import { pointBy } from "../../bindings/js/board/keys.mjs";
import { arranged } from "./board/layers.mjs";
import { lens } from "./board/lens.mjs";
import { looksOf } from "./board/looks.mjs";
import { partsOf, STONE, wordsOf } from "./board/point.mjs";
import { svg } from "./dom.mjs";

const SMALL = 26; // pixels of a cell below which a finger first points, then places

/**
 * A board.
 * @param options `onPoint(name, event)`, when a point is chosen by click, touch, Enter or
 * Space; `onPointed(name, isTouch)`, when a finger, which is to touch it once more, or a
 * key points at one; `label`, what it is
 * @returns {{element: SVGElement, show: Function, focus: Function}} `show(board, marks)`
 * draws: `board` of the arbiter; `marks` by kind, each a list of points (`may`: where
 * something may be done, `proof`, `issue`, `win`, `chosen`, `from`), and `mind`, a list of
 * {point, colour, number}, `threats`, a list of {point, text, words}; `ghostAt(name)` gives
 * the stone that a click there would place, {point, colour}, or null
 */
export function drawBoard({ onPoint, onPointed = () => {}, label = "board" } = {}) {
    const ground = svg("g");
    const stones = svg("g", { class: "points" });
    const over = svg("g", { class: "over", "aria-hidden": "true" });
    const ghost = svg("circle", { class: "ghost", r: STONE, "aria-hidden": "true" });
    const element = svg("svg", { class: "board", role: "group", "aria-label": label },
        svg("g", { class: "board" }, ground, stones), ghost, over);
    const magnifier = lens(element.firstChild);
    element.append(magnifier.element);
    let box = null; // of the picture
    let shape = "";
    let seen = null; // what is shown
    let points = [];
    let groups = new Map();
    let cursor = null; // the point that has the keys
    let aimed = null; // where a finger pointed
    let hovered = null; // where the mouse is
    let looks = [];

    function rebuild(board) {
        const made = groundUnder(board);
        ground.replaceChildren(made.ground);
        box = made.viewBox;
        element.setAttribute("viewBox", box.join(" "));
        groups = new Map(board.points.map((point) => [point.name, svg("g", {
            class: "point", role: "button", tabindex: -1, "data-point": point.name,
            transform: `translate(${point.left * CELL} ${point.top * CELL})`,
        })]));
        stones.replaceChildren(...groups.values());
        cursor = null;
    }

    function take(name) {
        groups.get(cursor)?.setAttribute("tabindex", -1);
        cursor = name;
        groups.get(cursor)?.setAttribute("tabindex", 0);
    }

    function show(given, marks = {}) {
        seen = [given, marks];
        const board = arranged(given);
        const { variant, width, height, hex, layers } = board;
        const now = JSON.stringify([variant, width, height, hex, layers, board.points.length,
            board === given]);
        if (now !== shape) rebuild(board);
        shape = now;
        points = marked(board.points, marks);
        looks = looksOf(board.colours);
        const look = { looks, colours: board.colours, offered: board.offered };
        const may = new Set(marks.may);
        for (const point of points) {
            const group = groups.get(point.name);
            group.replaceChildren(...partsOf(point, look));
            group.setAttribute("aria-label", wordsOf(point, board.colours));
            group.classList.toggle("may", may.has(point.name));
            group.classList.toggle("aimed", point.name === aimed);
        }
        over.replaceChildren(...(marks.over ?? []));
        haunt();
        if (!cursor) take(middle(points).name);
    }

    // The stone that a click would place, where it would lie; elsewhere there is none.
    function haunt() {
        const name = aimed ?? hovered;
        const [board, { ghostAt }] = seen;
        const found = groups.has(name) && ghostAt?.(name);
        const at = found && points.find((point) => point.name === found.point && !point.stone);
        ghost.classList.toggle("seen", Boolean(at));
        if (!at) return;
        ghost.setAttribute("transform", `translate(${at.left * CELL} ${at.top * CELL})`);
        ghost.setAttribute("fill", looks[board.colours.indexOf(found.colour)]?.fill ?? "#888");
    }

    function focus(name = cursor) {
        take(name);
        groups.get(name)?.focus();
    }

    const nameOf = (event) => event.target.closest?.("[data-point]")?.dataset.point;

    const cellPixels = () => element.getScreenCTM().a * CELL;

    function aim(name) {
        groups.get(aimed)?.classList.remove("aimed");
        aimed = name;
        groups.get(aimed)?.classList.add("aimed");
        haunt();
        if (!name) return magnifier.hide();
        magnifier.show(points.find((point) => point.name === name), box);
        onPointed(name, true);
    }

    function hover(event) {
        if (!seen || event.pointerType === "touch") return;
        hovered = event.type === "pointerleave" ? null : nameOf(event) ?? null;
        haunt();
    }
    element.addEventListener("pointerover", hover);
    element.addEventListener("pointerleave", hover);

    element.addEventListener("click", (event) => {
        const isLarge = magnifier.element.contains(event.target);
        const name = isLarge ? magnifier.pointAt(event, points) : nameOf(event);
        if (!name) return;
        take(name);
        // On small cells a finger is not sure: a second touch at the same point confirms.
        if (event.pointerType === "touch" && cellPixels() < SMALL && aimed !== name
            && !isLarge) {
            return aim(name);
        }
        aim(null);
        onPoint?.(name, event);
    });
    element.addEventListener("keydown", (event) => {
        const from = points.find((point) => point.name === nameOf(event));
        if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            return onPoint?.(from.name, event);
        }
        const to = pointBy(event.key, from, points);
        if (!to) return;
        event.preventDefault();
        focus(to.name);
        onPointed(to.name, false);
    });
    element.addEventListener("focusin", (event) => take(nameOf(event) ?? cursor));
    return { element, show, focus, get cursor() { return cursor; } };
}

// The points with what the page marks at them.
function marked(points, marks) {
    const extra = new Map();
    const add = (name, key, value) => extra.set(name, { ...extra.get(name), [key]: value });
    for (const kind of ["proof", "issue", "win", "chosen", "from"]) {
        for (const name of marks[kind] ?? []) add(name, kind, true);
    }
    for (const stone of marks.mind ?? []) add(stone.point, "mind", stone);
    for (const { point, text, words } of marks.threats ?? []) {
        add(point, "threat", text);
        add(point, "threatWords", words);
    }
    return points.map((point) => ({ ...point, ...extra.get(point.name) }));
}

// Where the keys begin.
function middle(points) {
    const most = (side) => Math.max(...points.map((point) => point[side]));
    const [x, y] = [most("left") / 2, most("top") / 2];
    const far = (point) => Math.hypot(point.left - x, point.top - y);
    return points.reduce((a, b) => (far(b) < far(a) ? b : a));
}
