// What lies under the stones: the ground of each layer, its lines, its letters and numbers.
// Points have their places from the arbiter, in cells; lines join neighbours.
import { svg } from "../dom.mjs";

export const CELL = 40;
const EDGE = 28; // of the ground, around the outermost points
const LABEL = 43; // of the letters and numbers
const LABEL_OF_HEXAGON = 52;
const ALONG = [[1, 0], [0, 1]];
const ALONG_HEXAGON = [...ALONG, [1, 1]];

const key = (x, y, layer = 1) => `${x} ${y} ${layer}`;

/** The letters of a column: 1 is `a`; as the points of a board are called. */
function letterOf(points, x) {
    return points.find((point) => point.x === x).name.match(/^\D+/)[0];
}

function byPlace(points) {
    return new Map(points.map((point) => [key(point.x, point.y, point.layer), point]));
}

// Lines from end to end; at holes they stop.
function lines(points, hex) {
    const at = byPlace(points);
    const parts = [];
    for (const [dx, dy] of hex ? ALONG_HEXAGON : ALONG) {
        for (const from of points) {
            if (at.has(key(from.x - dx, from.y - dy, from.layer))) continue;
            let to = from;
            for (let next = from; next; next = at.get(key(to.x + dx, to.y + dy, to.layer))) to = next;
            if (to === from) continue;
            parts.push(`M${from.left * CELL} ${from.top * CELL}L${to.left * CELL} ${to.top * CELL}`);
        }
    }
    return parts.join("");
}

// The layers, each with the box around its points.
function layersOf(points) {
    const layers = new Map();
    for (const point of points) {
        const number = point.layer ?? 1;
        const box = layers.get(number) ?? { number, points: [],
            left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
        layers.set(number, box);
        box.points.push(point);
        box.left = Math.min(box.left, point.left * CELL);
        box.right = Math.max(box.right, point.left * CELL);
        box.top = Math.min(box.top, point.top * CELL);
        box.bottom = Math.max(box.bottom, point.top * CELL);
    }
    return [...layers.values()];
}

function hexagon(box) {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const radius = (box.right - box.left) / 2 + EDGE / (Math.sqrt(3) / 2);
    const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
        const angle = degrees * Math.PI / 180;
        return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
    });
    return svg("path", { class: "ground", d: `M${corners.join("L")}z`, "stroke-linejoin": "round" });
}

function groundOf(box, hex) {
    if (hex) return hexagon(box);
    return svg("rect", { class: "ground", x: box.left - EDGE, y: box.top - EDGE, rx: 6,
        width: box.right - box.left + 2 * EDGE, height: box.bottom - box.top + 2 * EDGE });
}

const text = (x, y, words) => svg("text", { x, y: y + 6, "font-size": 16 }, words);

// Letters below the columns and numbers left of the rows; of a hexagon, where its lines go
// on beyond its lowest and leftmost points.
function labels(box, hex) {
    const made = [];
    const { points } = box;
    const beyond = hex ? LABEL_OF_HEXAGON : LABEL;
    for (const x of new Set(points.map((point) => point.x))) {
        const column = points.filter((point) => point.x === x);
        const low = column.reduce((a, b) => (b.y < a.y ? b : a));
        made.push(hex
            ? text(low.left * CELL + beyond / 2, low.top * CELL + beyond * Math.sqrt(3) / 2,
                letterOf(points, x))
            : text(low.left * CELL, box.bottom + LABEL, letterOf(points, x)));
    }
    for (const y of new Set(points.map((point) => point.y))) {
        const row = points.filter((point) => point.y === y);
        const first = row.reduce((a, b) => (b.x < a.x ? b : a));
        made.push(text((hex ? first.left * CELL : box.left) - beyond, first.top * CELL, y));
    }
    return made;
}

/** Everything under the stones, and the box that the picture needs. */
export function groundUnder(board) {
    const layers = layersOf(board.points);
    const isUpright = board.gravity && board.layers === 1;
    const parts = layers.map((box) => groundOf(box, board.hex));
    if (!isUpright) parts.push(svg("path", { class: "lines", d: lines(board.points, board.hex) }));
    for (const point of board.points) {
        const place = { cx: point.left * CELL, cy: point.top * CELL };
        if (isUpright) parts.push(svg("circle", { class: "hole", ...place, r: 17 }));
        else if (point.reference) parts.push(svg("circle", { class: "dot", ...place, r: 4 }));
        else if (!board.full) parts.push(svg("circle", { class: "dot", ...place, r: 2 }));
    }
    for (const box of layers) {
        parts.push(...labels(box, board.hex));
        if (layers.length > 1) {
            parts.push(text((box.left + box.right) / 2, box.top - LABEL, `layer ${box.number}`));
        }
    }
    const least = (side) => Math.min(...layers.map((box) => box[side]));
    const most = (side) => Math.max(...layers.map((box) => box[side]));
    const left = least("left") - 62;
    const top = least("top") - (layers.length > 1 ? 62 : 36);
    return {
        ground: svg("g", { class: isUpright ? "upright" : "flat", "aria-hidden": "true" }, parts),
        viewBox: [left, top, most("right") + 36 - left, most("bottom") + 60 - top],
    };
}
