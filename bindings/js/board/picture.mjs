// A board drawn: the ground as the arbiter describes it, stones, and marks. Places are
// {x, y} in cells; a cell is CELL units of the picture.
import { svg } from "./dom.mjs";
import { pointBy } from "./keys.mjs";
import { boardInWords, pointInWords } from "./words.mjs";

const CELL = 40;
const STONE = 17; // radius
const LARGEST = 4; // rem of a cell on a small board
const SURE = 26; // pixels of a cell below which a finger first points, then acts
const GAP = 3; // cells between two stones of a row, at least that of one beyond a joined edge

const at = ([x, y]) => `${x * CELL} ${y * CELL}`;
const placed = ({ left, top }) => `translate(${at([left, top])})`;
const present = (parts) => parts.flat(Infinity).filter(Boolean);
const shape = (corners) => `M${corners.map(at).join("L")}z`;
const ring = (kind, r, attributes) => svg("circle", { class: kind, r, ...attributes });
const words = (kind, size, text, attributes) => svg("text",
    { class: kind, "font-size": size, y: size * .36, ...attributes }, `${text}`);

let clips = 0; // each picture of a page has a clip of its own

// What lies under the stones.
function groundOf({ outlines, lines, dots, holes, blocks, labels }) {
    const clip = `clip-${clips += 1}`;
    const outline = outlines.map(shape).join("");
    return [
        svg("path", { class: "ground", d: outline }),
        blocks.length > 0 && svg("path", { class: "block", d: blocks.map(shape).join("") }),
        svg("path", { class: "lines",
            d: lines.map(([x, y, toX, toY]) => `M${at([x, y])}L${at([toX, toY])}`).join("") }),
        dots.map(([x, y, r]) => svg("circle",
            { class: "dot", cx: x * CELL, cy: y * CELL, r: r * CELL })),
        holes.length > 0 && [svg("clipPath", { id: clip }, svg("path", { d: outline })),
            svg("g", { "clip-path": `url(#${clip})` }, holes.map(([x, y]) => svg("circle",
                { class: "hole", cx: x * CELL, cy: y * CELL, r: STONE })))],
        labels.map(({ x, y, text }) => svg("text", { class: "label", "font-size": 16,
            x: x * CELL, y: y * CELL + 6 }, text)),
    ];
}

const SIGNS = {
    circle: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0", square: "M-8-8h16v16h-16z",
    triangle: "M0-11l9.5 16.5h-19z", cross: "M-8-8l16 16m0-16l-16 16",
};

function signOf({ kind, text }, ink) {
    if (kind === "label") {
        return words(ink ? "sign" : "sign bare", text.length > 2 ? 13 : 17, text, { fill: ink });
    }
    return svg("path", { class: "sign", d: SIGNS[kind], stroke: ink ?? "var(--line)",
        fill: "none" });
}

// What is written on a stone.
function inkOf(point, look) {
    const text = point.mind?.number ?? point.number ?? look.letter;
    if (text === undefined || point.sign) return null;
    return words("number", `${text}`.length > 2 ? 14 : 17, text, { fill: look.ink });
}

const lookOf = (point, looks, colours) =>
    looks[(point.stone ?? colours.indexOf(point.mind?.colour) + 1) - 1];

// The parts of a point below the rows; a stone in mind is seen through.
function partsOf(point, look, offered) {
    return [
        point.captured && ring("captured", STONE - 6),
        point.offered && ring("offered", STONE, { fill: offered?.fill ?? "#888" }),
        point.forbidden && svg("path", { class: "forbidden", d: "M-9-9l18 18m0-18l-18 18" }),
        look && ring(point.stone ? "stone" : "stone mind", STONE,
            { fill: look.fill, stroke: look.edge }),
        (point.shown || point.row) && [ring("shown under", STONE), ring("shown", STONE)],
        point.decides && ring("decides", STONE + 2),
    ];
}

// And those above them.
function signsOf(point, look) {
    return [
        look && inkOf(point, look),
        point.last && look && (point.number || look.letter || point.sign
            ? ring("beside", 5, { cx: 12, cy: -12 })
            : ring("last", STONE - 10, { fill: look.ink })),
        point.issue && ["issue under", "issue"].map((kind) => svg("path",
            { class: kind, d: "M-13-13h26v26h-26z" })),
        point.chosen && ring("chosen", STONE + 2),
        point.sign && signOf(point.sign, look?.ink),
    ];
}

// A row as a line through its stones: not from layer to layer, nor across a joined edge.
function rowPath(row, named) {
    const stones = row.map((name) => named.get(name)).filter(Boolean);
    let path = "";
    for (let i = 1; i < stones.length; i++) {
        const [from, to] = [stones[i - 1], stones[i]];
        const isNear = Math.hypot(to.left - from.left, to.top - from.top) < GAP;
        const isSame = /-.*$/.exec(from.name)?.[0] === /-.*$/.exec(to.name)?.[0];
        if (isNear && isSame) path += `M${at([from.left, from.top])}L${at([to.left, to.top])}`;
    }
    return path;
}

/**
 * A picture of a board.
 * @param onPoint called with the name of a point that is clicked, touched, or entered by key
 */
export function picture(onPoint) {
    const ground = svg("g", { "aria-hidden": "true" });
    const points = svg("g");
    const rows = svg("g", { "aria-hidden": "true" });
    const signs = svg("g", { class: "signs", "aria-hidden": "true" });
    const element = svg("svg", { part: "board", class: "board" }, ground, points, rows, signs);
    let drawn = null; // the ground
    let groups = new Map();
    let shown = [];
    let aimed = null; // where a finger pointed on small cells
    let cursor = null; // the point that has the keys

    function lay(given) {
        if (JSON.stringify(given.ground) === drawn) return;
        drawn = JSON.stringify(given.ground);
        element.setAttribute("viewBox", given.ground.box.map((cells) => cells * CELL).join(" "));
        element.style.maxWidth = `${given.ground.box[2] * LARGEST}rem`;
        ground.replaceChildren(...present(groundOf(given.ground)));
        element.classList.toggle("upright", given.ground.holes.length > 0);
        groups = new Map(given.points.map((point) => [point.name, svg("g",
            { transform: placed(point), "data-point": point.name })]));
        points.replaceChildren(...groups.values());
        cursor = null;
    }

    // Points that may be chosen are buttons, one of which is reached by Tab.
    function offer(point, group, may, colours) {
        group.classList.toggle("may", may);
        if (!may) return group.removeAttribute("tabindex");
        group.setAttribute("role", "button");
        group.setAttribute("tabindex", point.name === cursor ? 0 : -1);
        group.setAttribute("aria-label", pointInWords(point, colours));
        group.append(svg("rect", { class: "spot", x: -20, y: -20, width: 40, height: 40 }));
    }

    /**
     * Draw: `given` has ground, points, colours and offered; `rows` are lists of points to
     * be joined by lines; `may` lists the points that can be chosen, none of which are there
     * in a picture that is only looked at.
     */
    function show(given, { rows: joined = [], may = null } = {}) {
        lay(given);
        const { ground: { looks }, colours } = given;
        shown = given.points;
        const named = new Map(shown.map((point) => [point.name, point]));
        if (may && !may.includes(cursor)) cursor = may[may.length >> 1] ?? null;
        for (const point of shown) {
            const group = groups.get(point.name);
            const look = lookOf(point, looks, colours);
            group.replaceChildren(...present(partsOf(point, look, looks[given.offered - 1])));
            offer(point, group, Boolean(may?.includes(point.name)), colours);
        }
        rows.replaceChildren(...joined.map((row) => rowPath(row, named)).filter(Boolean)
            .flatMap((d) => ["row under", "row"].map((kind) => svg("path", { class: kind, d }))));
        signs.replaceChildren(...shown.flatMap((point) => {
            const parts = present(signsOf(point, lookOf(point, looks, colours)));
            return parts.length > 0 ? svg("g", { transform: placed(point) }, parts) : [];
        }));
        element.setAttribute("role", may ? "group" : "img");
        element.setAttribute("aria-label", boardInWords(shown, colours));
    }

    function take(name) {
        groups.get(cursor)?.setAttribute("tabindex", -1);
        cursor = name;
        groups.get(cursor)?.setAttribute("tabindex", 0);
    }

    const nameOf = (event) => event.target.closest("[data-point]")?.dataset.point;
    const mayBe = (name) => groups.get(name)?.classList.contains("may");

    function aim(name) {
        groups.get(aimed)?.classList.remove("aimed");
        aimed = name;
        groups.get(aimed)?.classList.add("aimed");
    }

    function click(event) {
        const name = nameOf(event);
        if (!mayBe(name)) return;
        const pixels = groups.get(name).querySelector(".spot").getBoundingClientRect().width;
        const isSure = event.pointerType !== "touch" || pixels >= SURE || aimed === name;
        aim(isSure ? null : name);
        take(name);
        if (isSure) onPoint(name);
    }

    function press(event) {
        const from = shown.find((point) => point.name === nameOf(event));
        if (!from || !mayBe(from.name) || event.ctrlKey || event.altKey || event.metaKey) return;
        const isEntered = event.key === "Enter" || event.key === " ";
        const to = pointBy(event.key, from, shown.filter((point) => mayBe(point.name)));
        if (!isEntered && !to) return;
        event.preventDefault();
        event.stopPropagation();
        if (isEntered) return onPoint(from.name);
        take(to.name);
        groups.get(to.name).focus();
    }

    element.addEventListener("click", click);
    element.addEventListener("keydown", press);
    return { element, show };
}
