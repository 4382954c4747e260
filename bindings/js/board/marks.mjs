// Finds the marks on a board, for a page or for a step of an explanation.

const LISTS = ["chosen", "issue", "row", "wins", "next"];

/** Returns the rows that decide among all steps: those at the smallest depth. */
export function rowsOf(steps = []) {
    const rows = steps.filter((step) => step.line);
    const least = Math.min(...rows.map((step) => step.depth));
    return rows.filter((step) => step.depth === least).map((step) => step.stones);
}

/**
 * Returns the rows of a step: its own rows, or those of the steps below it with its
 * stones.
 */
export function rowsOfStep(step, steps) {
    if (step.line) return [step.stones];
    const rows = [];
    for (const one of steps.slice(steps.indexOf(step) + 1)) {
        if (one.depth <= step.depth) break;
        if (one.line && one.mind.length === step.mind.length) rows.push(one.stones);
    }
    return rows;
}

/**
 * Returns the marks of a step. `decider` is the point of the stone that ended the game,
 * if any.
 */
export function marksOf(step, decider) {
    const decides = step.depth === 0 ? decider : undefined;
    return { row: step.stones, mind: step.mind, decides,
        issue: step.points.filter((name) => name !== decides) };
}

/** Returns the points without the board's own marks, because a step has its own. */
export const bare = (points) => points.map(
    ({ shown, last, next, offered, forbidden, captured, signs, ...point }) => point);

/**
 * Returns the points with marks: lists of names, `mind`, `signs` and `decides`, as in
 * marksOf.
 */
export function marked(points, { mind = [], signs = [], decides, ...lists }) {
    const made = points.map((point) => ({ ...point }));
    const named = new Map(made.map((point) => [point.name, point]));
    const set = (name, key, value) => { if (named.has(name)) named.get(name)[key] = value; };
    for (const key of LISTS) for (const name of lists[key] ?? []) set(name, key, true);
    for (const stone of mind) set(stone.point, "mind", stone);
    for (const sign of signs) set(sign.point, "signs", [...named.get(sign.point)?.signs ?? [], sign]);
    set(decides, "decides", true);
    return made;
}
