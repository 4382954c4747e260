// Moves the focus by arrow keys on a board of any shape, to the nearest point in that
// direction.

const WAYS = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const ASLANT = 3; // weight of the distance beside the direction

/** Returns the point to which a key leads, or undefined. */
export function pointBy(key, from, points) {
    if (key === "Home" || key === "End") {
        const row = points.filter((point) => point.top === from.top);
        return row.reduce((a, b) => ((b.left < a.left) === (key === "Home") ? b : a));
    }
    const way = WAYS[key];
    if (!way) return undefined;
    let best;
    let least = Infinity;
    for (const point of points) {
        const [dx, dy] = [point.left - from.left, point.top - from.top];
        const along = dx * way[0] + dy * way[1];
        const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
        const cost = along + ASLANT * aside;
        if (along > 0.1 && along > aside / 2 && cost < least) [best, least] = [point, cost];
    }
    return best;
}
