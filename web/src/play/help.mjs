// Lists the keys of the view, and the other uses of the mouse.
import { el } from "../dom.mjs";

const USES = [
    ["Left, Right, or the wheel over the board", "a move back, a move forward"],
    ["Home, End", "the beginning, the end of the line"],
    ["Ctrl+Z, Ctrl+Y", "a move back, a move forward"],
    ["Up, Down in the tree", "the variation before, the variation after"],
    ["Right mouse button", "a letter on a point, or none"],
    ["Tab to the board, arrow keys, Enter", "a stone"],
];

export function helpPanel() {
    return el("details", { class: "panel help-panel" }, el("summary", {}, "Keys and mouse"),
        el("dl", {}, USES.map(([keys, effect]) => [el("dt", {}, keys), el("dd", {}, effect)])));
}
