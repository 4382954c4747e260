// Draws a board for mouse, touch and keys.
import { svg } from "../dom.mjs";
import { boardInWords, pointInWords } from "../words.mjs";
import { CELL, groundOf, placed, STONE, turned } from "./ground.mjs";
import { pointBy } from "./keys.mjs";
import { lens } from "./lens.mjs";
import { lookOf, partsOf, rowOf, signsOf, symmetryOf } from "./points.mjs";

const SURE = 26; // pixels of a cell below which a finger first points, then acts

const present = (parts) => parts.flat(Infinity).filter(Boolean);

/**
 * Makes a picture of a board.
 * @param onPoint called with the name of a point that is clicked, touched, or chosen by
 * key
 * @param onAim called with the name of a point to which a finger or a key has led, and
 * true if it was a finger. A finger must touch the point again to choose it
 */
export function picture(onPoint, onAim) {
    const ground = svg("g", { "aria-hidden": "true" });
    const points = svg("g");
    const ghost = svg("circle", { class: "ghost", r: STONE, "aria-hidden": "true" });
    const rows = svg("g", { class: "signs", "aria-hidden": "true" });
    const signs = svg("g", { class: "signs", "aria-hidden": "true" });
    const all = svg("g", {}, ground, points, ghost, rows, signs);
    const magnifier = lens(all);
    const element = svg("svg", { part: "board", class: "board" }, all, magnifier.element);
    let drawn = null; // ground that was drawn last, as JSON
    let box = null;
    let groups = new Map();
    let buttons = new Set(); // names of the points that can be chosen
    let shown = [];
    let aimed = null; // point that a finger touched on small cells
    let hovered = null; // point under the mouse
    let cursor = null; // point that has the keyboard focus
    let ghostOf = () => null; // returns the look and the place of the stone that a click would place

    function lay({ ground: given, points: places }) {
        if (JSON.stringify(given) === drawn) return;
        drawn = JSON.stringify(given);
        ({ box } = given);
        element.setAttribute("viewBox", box.map((cells) => cells * CELL).join(" "));
        element.style.setProperty("--own-cells", box[2]);
        ground.replaceChildren(...present(groundOf(given)));
        all.setAttribute("class", given.holes.length > 0 ? "upright" : "flat");
        groups = new Map(places.map((point) => [point.name, svg("g",
            { transform: placed(point), "data-point": point.name }, svg("g"))]));
        points.replaceChildren(...groups.values());
        hovered = null;
        aim(null);
    }

    // Makes a point a button if it may be chosen. Tab reaches one of these buttons.
    function offer(point, group, isActive, colours) {
        const isButton = buttons.has(point.name);
        group.classList.toggle("may", isActive);
        for (const [name, value] of [["role", "button"], ["tabindex", point.name === cursor ? 0 : -1],
            ["aria-label", isButton && pointInWords(point, colours)]]) {
            if (isButton) group.setAttribute(name, value);
            else group.removeAttribute(name);
        }
        // The spot stays while the board is drawn again, in the middle of a click too.
        const spot = group.querySelector(".spot");
        if (!isButton) spot?.remove();
        else if (!spot) {
            group.append(svg("rect", { class: "spot", x: -20, y: -20, width: 40, height: 40 }));
        }
    }

    /**
     * Draws a board.
     * @param plain has ground, points, colours and offered
     * @param how `rows`, lists of points to join by lines; `step`, a step of an
     * explanation, whose symmetry is drawn; `may`, the points that can be chosen, which a
     * picture only for looking at lacks; `isOpen`, true if other points can also be
     * chosen; `ghostAt(name)`, which returns the stone that a click would place, {point,
     * colour}, or null; `quarters` and `isMirrored`, the orientation of the board
     */
    function show(plain, { rows: joined = [], step = {}, may = null, isOpen, ghostAt,
        quarters, isMirrored } = {}) {
        const hadKeys = groups.has(element.getRootNode().activeElement?.dataset.point);
        const given = turned(plain, quarters, isMirrored);
        const { ground: { looks }, colours } = given;
        lay(given);
        all.classList.toggle("haunted", Boolean(ghostAt));
        shown = given.points;
        const named = new Map(shown.map((point) => [point.name, point]));
        const names = isOpen ? [...named.keys()] : may ?? [];
        buttons = new Set(names);
        if (!buttons.has(cursor)) cursor = names[names.length >> 1] ?? null;
        for (const point of shown) {
            const group = groups.get(point.name);
            group.firstChild.replaceChildren(...present(partsOf(point, lookOf(point, given),
                looks[given.offered - 1])));
            offer(point, group, Boolean(may?.includes(point.name)), colours);
        }
        rows.replaceChildren(...joined.flatMap((row) => rowOf(row, named)),
            ...symmetryOf(step, named, given));
        signs.replaceChildren(...shown.flatMap((point) => {
            const parts = present(signsOf(point, lookOf(point, given)));
            return parts.length > 0 ? svg("g", { transform: placed(point),
                "data-signs": point.name }, parts) : [];
        }));
        element.setAttribute("role", names.length > 0 ? "group" : "img");
        element.setAttribute("aria-label", boardInWords(shown, colours));
        ghostOf = (name) => {
            const found = groups.has(name) && ghostAt?.(name);
            const place = found && named.get(found.point);
            return place && !place.stone && { place, look: looks[colours.indexOf(found.colour)] };
        };
        haunt();
        if (hadKeys) focus();
    }

    function focus() {
        groups.get(cursor)?.focus();
    }

    function haunt() {
        const found = ghostOf(aimed ?? hovered);
        ghost.classList.toggle("seen", Boolean(found));
        if (!found) return;
        ghost.setAttribute("transform", placed(found.place));
        ghost.setAttribute("fill", found.look?.fill ?? "#888");
    }

    function take(name) {
        groups.get(cursor)?.setAttribute("tabindex", -1);
        cursor = name;
        groups.get(cursor)?.setAttribute("tabindex", 0);
    }

    const nameOf = (event) => event.target.closest("[data-point]")?.dataset.point;

    function aim(name) {
        groups.get(aimed)?.classList.remove("aimed");
        aimed = name;
        groups.get(aimed)?.classList.add("aimed");
        haunt();
        if (!name) return magnifier.hide();
        magnifier.show(shown.find((point) => point.name === name), box);
        onAim(name, true);
    }

    function hover(event) {
        if (event.pointerType === "touch") return;
        hovered = event.type === "pointerleave" ? null : nameOf(event) ?? null;
        haunt();
    }

    function click(event) {
        const isLarge = magnifier.element.contains(event.target);
        const name = isLarge ? magnifier.pointAt(event, shown) : nameOf(event);
        if (!buttons.has(name)) return;
        const pixels = groups.get(name).querySelector(".spot").getBoundingClientRect().width;
        const isSure = isLarge || event.pointerType !== "touch" || pixels >= SURE || aimed === name;
        take(name);
        aim(isSure ? null : name);
        if (isSure) onPoint(name);
    }

    function press(event) {
        const from = shown.find((point) => point.name === nameOf(event));
        if (!from || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
        const isEntered = event.key === "Enter" || event.key === " ";
        const to = pointBy(event.key, from, shown.filter(({ name }) => buttons.has(name)));
        if (!isEntered && !to) return;
        event.preventDefault();
        event.stopPropagation();
        if (isEntered) return onPoint(from.name);
        take(to.name);
        focus();
        onAim(to.name, false);
    }

    element.addEventListener("click", click);
    element.addEventListener("keydown", press);
    element.addEventListener("focusin", (event) => take(nameOf(event) ?? cursor));
    element.addEventListener("pointerover", hover);
    element.addEventListener("pointerleave", hover);
    return { element, show, focus };
}
