// A step of an explanation, as marks on the board.
import { svg } from "../dom.mjs";
import { CELL } from "../board/ground.mjs";
import { arranged } from "../board/layers.mjs";

const FAR = 0.6; // an axis goes beyond the outermost points

function middleOf(board) {
    const most = (side) => Math.max(...board.points.map((point) => point[side]));
    return { left: most("left") / 2, top: most("top") / 2 };
}

const at = (place) => `${place.left * CELL} ${place.top * CELL}`;

// An axis through the middle, as far as the board reaches.
function axisOf(middle, angle) {
    const [across, up] = [Math.cos(angle * Math.PI / 180), Math.sin(angle * Math.PI / 180)];
    const far = Math.min((middle.left + FAR) / Math.max(Math.abs(across), 1e-6),
        (middle.top + FAR) / Math.max(Math.abs(up), 1e-6));
    const end = (way) => at({ left: middle.left + way * far * across,
        top: middle.top - way * far * up });
    return svg("path", { class: "axis", d: `M${end(-1)}L${end(1)}` });
}

// The way of a point: around the middle, counter-clockwise; or across the axis.
function wayOf(step, middle, from, to) {
    if (!step.turns) return `M${at(from)}L${at(to)}`;
    const radius = Math.hypot(from.left - middle.left, from.top - middle.top) * CELL;
    return `M${at(from)}A${radius} ${radius} 0 ${step.angle > 180 ? 1 : 0} 0 ${at(to)}`;
}

function symmetryOf(step, board) {
    if (!step.pairs || step.angle === undefined || board.layers > 1) return [];
    const middle = middleOf(board);
    const places = new Map(board.points.map((point) => [point.name, point]));
    const ways = step.pairs.filter(([a, b]) => a !== b).map(([a, b]) =>
        wayOf(step, middle, places.get(a), places.get(b)));
    return [svg("path", { d: ways.join("") }), step.turns
        ? svg("circle", { class: "centre", cx: middle.left * CELL, cy: middle.top * CELL, r: 7 })
        : axisOf(middle, step.angle)];
}

// Lines along rows of stones, each from its first to its last.
function linesOf(rows, board) {
    const places = new Map(board.points.map((point) => [point.name, point]));
    return rows.filter((row) => row.length > 1).flatMap((row) => {
        const d = `M${at(places.get(row[0]))}L${at(places.get(row.at(-1)))}`;
        return ["row-under", "row-line"].map((kind) => svg("path", { class: kind, d }));
    });
}

// The rows below a step, up to the next of its depth: those of the stones that it has itself.
function rowsBelow(step, steps) {
    const rows = [];
    for (const one of steps.slice(step.number)) {
        if (one.depth <= step.depth) break;
        if (one.line && one.mind.length === step.mind.length) rows.push(one.stones);
    }
    return rows;
}

/**
 * The marks of a step, for a board's `show`: of one that has rows below it, those.
 * @param steps all steps of the explanation
 * @param decider the point of the stone that ended the game, if one did
 */
export function marksOf(step, steps, shown, decider) {
    const board = arranged(shown);
    const rows = step.line ? [step.stones] : rowsBelow(step, steps);
    const points = step.depth === 0 && decider ? [decider] : step.points;
    return { proof: step.stones, issue: points, mind: step.mind,
        over: [...linesOf(rows, board), ...symmetryOf(step, board)] };
}

/** A board without what it shows by itself: the step has its own marks. */
export function bare(board) {
    const points = board.points.map(({ shown, last, offered, forbidden, captured, ...point }) =>
        point);
    return { ...board, points };
}
