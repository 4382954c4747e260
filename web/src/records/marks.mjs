// Marks of a record on the board: labels, triangles, circles, crosses and squares.
import { CELL } from "../board/ground.mjs";
import { svg } from "../dom.mjs";

const SIGNS = {
    triangle: "M0-11L10 7H-10z", circle: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0",
    cross: "M-8-8L8 8M8-8L-8 8", square: "M-8-8H8V8H-8z",
};

const MOST = 4; // characters of a label on the board; in words it stands whole

function brief(text) {
    const characters = [...text];
    return characters.length > MOST ? `${characters.slice(0, MOST - 1).join("")}…` : text;
}

function signOf({ kind, text }) {
    if (kind === "label") {
        return ["label-under", "label"].map((name) =>
            svg("text", { class: name, y: 6, "font-size": 17 }, brief(text)));
    }
    return ["sign-under", "sign"].map((name) => svg("path", { class: name, d: SIGNS[kind] }));
}

/** As SVG, for a board's `over`. */
export function marksOver(marks = [], board) {
    const places = new Map(board.points.map((point) => [point.name, point]));
    return marks.filter(({ point }) => places.has(point)).map((mark) => {
        const { left, top } = places.get(mark.point);
        return svg("g", { transform: `translate(${left * CELL} ${top * CELL})` }, signOf(mark));
    });
}

/** In words. */
export const marksText = (marks = []) => marks.map(({ kind, point, text }) =>
    [kind, point, text].filter(Boolean).join(" ")).join(", ");
