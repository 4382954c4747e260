// Layers side by side, as many in a line as a narrow page has room for. The arbiter's
// places suit a wide one.

const GAP_ACROSS = 2.25; // cells between the points of two layers
const GAP_DOWN = 3.25;
const NARROW = matchMedia("(max-width: 40rem)");
const IN_NARROW = 2;

/** A board with its layers in lines that are short enough for the page. */
export function arranged(board) {
    if (board.layers === 1 || !NARROW.matches) return board;
    const numbers = [...new Set(board.points.map((point) => point.layer))];
    const least = (side, points) => Math.min(...points.map((point) => point[side]));
    const most = (side, points) => Math.max(...points.map((point) => point[side]));
    const first = board.points.filter((point) => point.layer === numbers[0]);
    const width = most("left", first) - least("left", first);
    const height = most("top", first) - least("top", first);
    const shifts = new Map(numbers.map((number, i) => {
        const layer = board.points.filter((point) => point.layer === number);
        return [number, {
            left: (i % IN_NARROW) * (width + GAP_ACROSS) - least("left", layer),
            top: Math.floor(i / IN_NARROW) * (height + GAP_DOWN) - least("top", layer),
        }];
    }));
    const points = board.points.map((point) => {
        const { left, top } = shifts.get(point.layer);
        return { ...point, left: point.left + left, top: point.top + top };
    });
    return { ...board, points };
}

/** Call when the page becomes narrow or wide. */
export function onNarrow(work) {
    NARROW.addEventListener("change", work);
}
