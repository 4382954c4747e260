// Controls for the comments, signs and place of the current node.
import { button, el } from "../dom.mjs";
import { marksText } from "../records/marks.mjs";
import { forkOf, siblingOf } from "./tree.mjs";

const GLYPHS = ["", "!!", "!", "!?", "?!", "?", "??"];
const PENS = { "": "stones", label: "letters", triangle: "triangles", circle: "circles",
    cross: "crosses", square: "squares" };
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const SOON = 400; // milliseconds after a key until a comment is stored

// The marks after a click on a point: another one, or one less if it was there.
function toggled(marks, kind, point) {
    const rest = marks.filter((mark) => mark.kind !== kind || mark.point !== point);
    if (rest.length < marks.length) return rest;
    const text = kind === "label" ? LETTERS.find((letter) =>
        !marks.some((mark) => mark.text === letter)) ?? "?" : undefined;
    return [...marks, { kind, point, text }];
}

/**
 * @param game whose tree is edited
 * @param edited called for an edit: `edited(work)`, from game.edit
 * @param onPen called when clicks set something else
 */
export function saidPanel(game, edited, onPen) {
    const comment = el("textarea", { id: "comment", rows: 2, oninput: () => {
        node = game.node;
        clearTimeout(timer);
        timer = setTimeout(write, SOON);
    }, onblur: write });
    const glyph = el("select", { id: "glyph", "aria-label": "Annotation", onchange: () => {
        const { value } = glyph;
        edited((tree) => tree.set(game.node, "glyphs", value ? [value] : undefined));
    } });
    const marks = el("p", { class: "soft" });
    const pen = el("select", { id: "pen", onchange: onPen },
        Object.entries(PENS).map(([value, words]) => el("option", { value }, words)));
    const up = button("Promote", () => moved(-1), { title: "Move the variation up" });
    const down = button("Demote", () => moved(1), { title: "Move the variation down" });
    const out = button("Delete", () => edited((tree) => tree.delete(game.node)),
        { title: "Delete the move and all later moves" });
    const undo = button("Undo edit", () => edited((tree) => tree.undo()));
    const redo = button("Redo edit", () => edited((tree) => tree.redo()));
    const element = el("div", { class: "tree-said" },
        el("label", { for: "comment", class: "unseen" }, "Comment"), comment,
        el("div", { class: "row" }, glyph, up, down, out),
        el("div", { class: "row" }, el("label", { for: "pen" }, "A click sets"), pen, undo, redo),
        marks);
    comment.placeholder = "Comment";
    let timer = null;
    let node = null; // node whose comment is being typed

    // Writes the comment to the node that was shown while it was typed.
    function write() {
        clearTimeout(timer);
        const [of, text] = [node, comment.value.trim() ? comment.value : undefined];
        node = null;
        if (of && of.comment !== text) edited((tree) => tree.set(of, "comment", text));
    }

    const moved = (by) => edited((tree) => tree.move(forkOf(game.node), by));

    function show() {
        const { tree, node: now } = game;
        if (!node) comment.value = now.comment ?? "";
        const own = now.glyphs?.join(" ") ?? "";
        glyph.replaceChildren(...[...new Set([...GLYPHS, own])].map((one) =>
            el("option", { value: one }, one || "no sign")));
        glyph.value = own;
        marks.textContent = marksText(now.marks);
        marks.hidden = !now.marks;
        up.disabled = !siblingOf(forkOf(now), -1);
        down.disabled = !siblingOf(forkOf(now), 1);
        out.disabled = glyph.disabled = !now.parent;
        undo.disabled = !tree.canUndo;
        redo.disabled = !tree.canRedo;
    }
    /**
     * Marks a point, or removes its mark. Returns false if a click sets stones; `kind` is
     * the mark to set in this case.
     */
    function mark(point, kind) {
        const chosen = pen.value || kind;
        if (!chosen) return false;
        const list = toggled(game.node.marks ?? [], chosen, point);
        edited((tree) => tree.set(game.node, "marks", list.length > 0 ? list : undefined));
        return true;
    }
    return { element, show, write, mark, get isMarking() { return pen.value !== ""; } };
}
