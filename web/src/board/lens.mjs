// A magnifier for fingers: what lies around the point that was touched, in the corner of
// the board that is farthest from it.
import { svg } from "../dom.mjs";
import { CELL } from "./ground.mjs";

const AROUND = 2.5; // cells to each side of the point
const SHARE = 0.46; // of the board's width and height: it never hides the point

let count = 0; // of boards, for names that are theirs alone

/** @param part what it magnifies: it has the board's class, by which a copy is styled */
export function lens(part) {
    part.id = `board-${++count}`;
    const ground = svg("rect", { class: "lens-ground" });
    const edge = svg("rect", { class: "lens-edge" });
    const cross = svg("circle", { class: "lens-cross", r: 19 });
    const inside = svg("svg", {}, ground, svg("use", { href: `#${part.id}` }), cross, edge);
    const element = svg("g", { class: "lens", "aria-hidden": "true" }, inside);
    const side = 2 * AROUND * CELL;

    function set(one, attributes) {
        for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
    }

    /** Show what is around a point of a board with this view box. */
    function show(point, [left, top, width, height]) {
        const [x, y] = [point.left * CELL, point.top * CELL];
        const size = SHARE * Math.min(width, height);
        const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
        set(inside, { viewBox: Object.values(box).join(" "), width: size, height: size,
            x: x > left + width / 2 ? left : left + width - size,
            y: y > top + height / 2 ? top : top + height - size });
        set(ground, box);
        set(edge, box);
        set(cross, { cx: x, cy: y });
        element.classList.add("seen");
    }

    /** The point that an event in it is nearest to. */
    function pointAt({ clientX, clientY }, points) {
        const { x, y } = new DOMPoint(clientX, clientY)
            .matrixTransform(ground.getScreenCTM().inverse());
        const far = (point) => Math.hypot(point.left * CELL - x, point.top * CELL - y);
        return points.reduce((a, b) => (far(b) < far(a) ? b : a)).name;
    }

    return { element, show, pointAt, hide: () => element.classList.remove("seen") };
}
