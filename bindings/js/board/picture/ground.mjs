// Draws the ground under the stones as the arbiter describes it, and turns boards. Places
// are in cells; a cell is CELL units of the picture.
import { svg } from "../dom.mjs";

export const CELL = 40;
export const STONE = 17; // radius of a stone

export const at = ([x, y]) => `${x * CELL} ${y * CELL}`;
export const placed = ({ left, top }) => `translate(${at([left, top])})`;
const shape = (corners) => `M${corners.map(at).join("L")}z`;

let clips = 0; // number of clips: each picture of a page has its own clip

/** Returns the ground as parts of a picture. */
export function groundOf({ outlines, lines, dots, holes, blocks, labels }) {
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

// Rotations clockwise, by quarters.
const TURNS = [([x, y]) => [x, y], ([x, y]) => [-y, x], ([x, y]) => [-x, -y],
    ([x, y]) => [y, -x]];

/** Returns true if a board can be turned. Boards with falling stones or layers cannot. */
export const isTurnable = ({ outlines, holes }) => outlines.length === 1 && holes.length === 0;

/**
 * Returns a board that is first mirrored left and right, then turned clockwise by
 * quarters.
 */
export function turned(given, quarters, isMirrored) {
    const { ground, points } = given;
    if ((!quarters && !isMirrored) || !isTurnable(ground)) return given;
    const place = ([x, y, ...rest]) => [...TURNS[quarters]([isMirrored ? -x : x, y]), ...rest];
    const [left, top, width, height] = ground.box;
    const [[x, y], [toX, toY]] = [[left, top], [left + width, top + height]].map(place);
    return { ...given, quarters, isMirrored,
        ground: { ...ground,
            box: [Math.min(x, toX), Math.min(y, toY), Math.abs(toX - x), Math.abs(toY - y)],
            outlines: ground.outlines.map((corners) => corners.map(place)),
            blocks: ground.blocks.map((corners) => corners.map(place)),
            lines: ground.lines.map((ends) => [...place(ends.slice(0, 2)), ...place(ends.slice(2))]),
            dots: ground.dots.map(place),
            labels: ground.labels.map((label) => {
                const [x, y] = place([label.x, label.y]);
                return { ...label, x, y };
            }) },
        points: points.map((point) => {
            const [left, top] = place([point.left, point.top]);
            return { ...point, left, top };
        }) };
}
