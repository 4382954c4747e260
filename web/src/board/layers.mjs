// Layers in rows and columns that fill a square: four are two by two. The arbiter's places
// have them all in one row.

const GAP_ACROSS = 2.25; // cells between the points of two layers
const GAP_DOWN = 3.25;

/** A board with its layers arranged so. */
export function arranged(board) {
    if (board.layers === 1) return board;
    const inRow = Math.ceil(Math.sqrt(board.layers));
    const numbers = [...new Set(board.points.map((point) => point.layer))].sort((a, b) => a - b);
    const least = (side, points) => Math.min(...points.map((point) => point[side]));
    const most = (side, points) => Math.max(...points.map((point) => point[side]));
    const first = board.points.filter((point) => point.layer === numbers[0]);
    const width = most("left", first) - least("left", first);
    const height = most("top", first) - least("top", first);
    const shifts = new Map(numbers.map((number, i) => {
        const layer = board.points.filter((point) => point.layer === number);
        return [number, {
            left: (i % inRow) * (width + GAP_ACROSS) - least("left", layer),
            top: Math.floor(i / inRow) * (height + GAP_DOWN) - least("top", layer),
        }];
    }));
    const points = board.points.map((point) => {
        const { left, top } = shifts.get(point.layer);
        return { ...point, left: point.left + left, top: point.top + top };
    });
    return { ...board, points };
}
