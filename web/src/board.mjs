// A board of the page: the element that any page can have, with every point to be chosen,
// for the arbiter says why not.
import { InarowBoard } from "../../bindings/js/board/board.mjs";
import { isTurnable } from "../../bindings/js/board/picture/ground.mjs";
import { button } from "./dom.mjs";

/** What the arbiter's `board` is to be asked for. */
export const DRAWN = { ground: true, across: 2 };

/**
 * A board.
 * @param options `onPoint(name)`, when a point is chosen by click, touch, Enter or Space;
 * `onPointed(name, isTouch)`, when a finger, which is to touch it once more, or a key points
 * at one; `label`, what it is
 * @returns {{element: HTMLElement, views: HTMLElement[], show: Function, focus: Function}}
 * `show(board, marks)` draws: `board` of the arbiter; `marks` of the element, and `may`,
 * where something may be done, `chosen`, and `ghostAt`, which gives the stone that a click
 * would place. `views` are buttons that turn and mirror the board.
 */
export function drawBoard({ onPoint, onPointed, label = "board" } = {}) {
    const element = new InarowBoard();
    element.setAttribute("label", label);
    element.setAttribute("numbers", ""); // if the arbiter was asked for them
    element.toggleAttribute("open", Boolean(onPoint));
    element.addEventListener("point", ({ detail }) => onPoint?.(detail.point));
    element.addEventListener("aim", ({ detail }) => onPointed?.(detail.point, detail.isTouch));

    let quarters = 0;
    const views = [button("Turn", () => {
        quarters = (quarters + 1) % 4;
        element.setAttribute("turned", 90 * quarters);
    }), button("Mirror", () => {
        const isMirrored = element.toggleAttribute("mirrored");
        views[1].setAttribute("aria-pressed", isMirrored);
    }, { "aria-pressed": "false" })];

    function show(board, { may = [], chosen = [], ghostAt = null, ...marks } = {}) {
        for (const one of views) one.disabled = !isTurnable(board.ground);
        Object.assign(element, { board, active: may, chosen, ghost: ghostAt, marks });
    }
    return { element, views, show, focus: () => element.focus() };
}
