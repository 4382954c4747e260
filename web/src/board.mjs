// Draws the boards of the page with the element for any page. Every point can be chosen,
// because the arbiter explains refusals.
import { InarowBoard } from "../../bindings/js/board/board.mjs";
import { isTurnable } from "../../bindings/js/board/picture/ground.mjs";
import { button } from "./dom.mjs";

/** Parameters of the request for the arbiter's `board`. */
export const DRAWN = { ground: true, across: 2 };

/**
 * Makes a board.
 * @param options `onPoint(name)`, called when a point is chosen by click, touch, Enter or
 * Space; `onPointed(name, isTouch)`, called when a key, or a finger that must touch the
 * point again, points at it; `onMarked(name)`, called for a click with the right mouse
 * button; `label`, the name of the board
 * @returns {{element: HTMLElement, views: HTMLElement[], show: Function, focus:
 * Function}} `show(board, marks)` draws the arbiter's `board`. `marks` are those of the
 * element; `may`, the points where an action is possible; `chosen`; and `ghostAt`, which
 * returns the stone that a click would place. `views` are buttons that turn and mirror
 * the board.
 */
export function drawBoard({ onPoint, onPointed, onMarked, label = "board" } = {}) {
    const element = new InarowBoard();
    element.setAttribute("label", label);
    element.setAttribute("numbers", ""); // if the arbiter was asked for them
    element.toggleAttribute("open", Boolean(onPoint));
    element.addEventListener("point", ({ detail }) => onPoint?.(detail.point));
    element.addEventListener("aim", ({ detail }) => onPointed?.(detail.point, detail.isTouch));
    element.addEventListener("contextmenu", (event) => {
        const [target] = event.composedPath();
        const point = target.closest("[data-point]")?.dataset.point;
        if (!onMarked || !point || event.pointerType === "touch") return;
        event.preventDefault();
        onMarked(point);
    });

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
