// Draws stones, marks, rows, and the paths of a symmetry on the ground.
import { svg } from "../dom.mjs";
import { at, CELL, STONE } from "./ground.mjs";

const GAP = 3; // least cells between stones of a row across a joined edge
const MOST = 4; // characters of a label on the board; in words it is complete
const BESIDE = { cx: 12, cy: -12 }; // where a sign or a number stays readable
const BEYOND = 0.6; // cells by which an axis extends beyond the outermost points

const ring = (kind, r, attributes) => svg("circle", { class: kind, r, ...attributes });
const words = (kind, size, text, attributes) => svg("text",
    { class: kind, "font-size": size, y: size * .36, ...attributes }, `${text}`);
const twice = (kind, d) => [`${kind} under`, kind].map((name) => svg("path", { class: name, d }));

const SIGNS = {
    circle: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0", square: "M-8-8h16v16h-16z",
    triangle: "M0-11l9.5 16.5h-19z", cross: "M-8-8l16 16m0-16l-16 16",
};

function brief(text) {
    const characters = [...text];
    return characters.length > MOST ? `${characters.slice(0, MOST - 1).join("")}…` : text;
}

function signOf({ kind, text }, ink) {
    if (kind === "label") {
        return words(ink ? "sign" : "sign bare", text.length > 2 ? 13 : 17, brief(text), { fill: ink });
    }
    return svg("path", { class: "sign", d: SIGNS[kind], stroke: ink ?? "var(--own-line)",
        fill: "none" });
}

// Returns the text on a stone.
function inkOf(point, look) {
    const text = point.mind?.number ?? point.number ?? look.letter;
    if (text === undefined || point.signs) return null;
    return words("number", `${text}`.length > 2 ? 14 : 17, text, { fill: look.ink });
}

/** Returns the look of the stone at a point, or undefined without a stone. */
export const lookOf = (point, { ground: { looks }, colours }) =>
    looks[(point.stone ?? colours.indexOf(point.mind?.colour) + 1) - 1];

/** Returns the parts of a point below the rows. A hypothetical stone is transparent. */
export function partsOf(point, look, offered) {
    return [
        point.captured && ring("captured", STONE - 6),
        point.offered && ring("offered", STONE, { fill: offered?.fill ?? "#888" }),
        point.forbidden && svg("path", { class: "forbidden", d: "M-9-9l18 18m0-18l-18 18" }),
        look && ring(point.stone ? "stone" : "mind", STONE,
            { fill: look.fill, stroke: look.edge }),
        (point.shown || point.row) && [ring("shown under", STONE), ring("shown", STONE)],
        point.wins && ring("wins", STONE + 1),
        point.next && ring("next", 7, point.signs && BESIDE),
        point.decides && ring("decides", STONE + 2),
    ];
}

/** Returns the parts of a point above the rows. */
export function signsOf(point, look) {
    return [
        look && inkOf(point, look),
        point.last && look && (point.number || look.letter || point.signs
            ? ring("beside", 5, BESIDE)
            : ring("last", STONE - 10, { fill: look.ink })),
        point.issue && twice("issue", "M-13-13h26v26h-26z"),
        point.chosen && ring("chosen", STONE + 2),
        point.signs?.map((sign) => signOf(sign, look?.ink)),
    ];
}

/**
 * Draws a row as a line through its stones, except between layers and across a joined
 * edge.
 */
export function rowOf(row, named) {
    const stones = row.map((name) => named.get(name)).filter(Boolean);
    let path = "";
    for (let i = 1; i < stones.length; i++) {
        const [from, to] = [stones[i - 1], stones[i]];
        const isNear = Math.hypot(to.left - from.left, to.top - from.top) < GAP;
        const isSame = /-.*$/.exec(from.name)?.[0] === /-.*$/.exec(to.name)?.[0];
        if (isNear && isSame) path += `M${at([from.left, from.top])}L${at([to.left, to.top])}`;
    }
    return path ? twice("row", path) : [];
}

// Returns the middle of the points, and their greatest distance from it.
function middleOf(points) {
    return ["left", "top"].map((side) => {
        const places = points.map((point) => point[side]);
        const [least, most] = [Math.min(...places), Math.max(...places)];
        return { middle: (least + most) / 2, reach: (most - least) / 2 + BEYOND };
    });
}

// Returns an axis through the middle, at an angle counter-clockwise from the right.
function axisOf([x, y], degrees) {
    const [across, up] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
    const far = Math.min(x.reach / Math.max(Math.abs(across), 1e-6),
        y.reach / Math.max(Math.abs(up), 1e-6));
    const end = (way) => at([x.middle + way * far * across, y.middle - way * far * up]);
    return svg("path", { class: "way axis", d: `M${end(-1)}L${end(1)}` });
}

/**
 * Draws the symmetry of a step: the path of each point around the middle or across an
 * axis.
 */
export function symmetryOf({ pairs, angle, turns }, named, { ground, quarters = 0, isMirrored }) {
    if (!pairs || angle === undefined || ground.outlines.length > 1) return [];
    const [x, y] = middleOf([...named.values()]);
    const d = pairs.filter(([from, to]) => from !== to).map((pair) => {
        const [from, to] = pair.map((name) => [named.get(name).left, named.get(name).top]);
        const radius = CELL * Math.hypot(from[0] - x.middle, from[1] - y.middle);
        return `M${at(from)}${turns ? `A${radius} ${radius} 0 ${angle > 180 ? 1 : 0} ${
            isMirrored ? 1 : 0} ` : "L"}${at(to)}`;
    }).join("");
    return [svg("path", { class: "way", d }), turns
        ? ring("centre", 7, { cx: x.middle * CELL, cy: y.middle * CELL })
        : axisOf([x, y], (isMirrored ? 180 - angle : angle) - 90 * quarters)];
}
