// Magnifies the points around a touched point, in the corner of the board that is
// farthest from that point.
import { svg } from "../dom.mjs";
import { CELL } from "./ground.mjs";

const AROUND = 2.5; // number of cells on each side of the point
const SHARE = 0.46; // of the board's width and height, so that the point is visible
const ID = "all"; // only the tree of this picture knows this id

function set(one, attributes) {
    for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
}

/** @param all the element to magnify */
export function lens(all) {
    all.id = ID;
    const ground = svg("rect", { class: "lens-ground" });
    const edge = svg("rect", { class: "lens-edge" });
    const cross = svg("circle", { class: "lens-cross", r: 19 });
    const inside = svg("svg", {}, ground, svg("use", { href: `#${ID}` }), cross, edge);
    const element = svg("g", { class: "lens", "aria-hidden": "true" }, inside);
    const side = 2 * AROUND * CELL;

    /** Shows the points around a point of a board in a box, which is in cells. */
    function show(point, box) {
        const [left, top, width, height] = box.map((cells) => cells * CELL);
        const [x, y] = [point.left * CELL, point.top * CELL];
        const size = SHARE * Math.min(width, height);
        const around = { x: x - side / 2, y: y - side / 2, width: side, height: side };
        set(inside, { viewBox: Object.values(around).join(" "), width: size, height: size,
            x: x > left + width / 2 ? left : left + width - size,
            y: y > top + height / 2 ? top : top + height - size });
        set(ground, around);
        set(edge, around);
        set(cross, { cx: x, cy: y });
        element.classList.add("seen");
    }

    /** Returns the name of the point that is nearest to an event in the lens. */
    function pointAt({ clientX, clientY }, points) {
        const { x, y } = new DOMPoint(clientX, clientY)
            .matrixTransform(ground.getScreenCTM().inverse());
        const far = (point) => Math.hypot(point.left * CELL - x, point.top * CELL - y);
        return points.reduce((a, b) => (far(b) < far(a) ? b : a)).name;
    }

    return { element, show, pointAt, hide: () => element.classList.remove("seen") };
}
