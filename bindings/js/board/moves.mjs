// Lists the moves of a game as text: the main line, and each variation indented below the
// move that it replaces.
import { el } from "./dom.mjs";

/**
 * Makes the list of a tree's moves.
 * @param onMove called with the number of the node that is clicked
 * @returns {{element: HTMLElement, mark: Function}} `mark(index)` marks the current node
 */
export function moves(tree, onMove) {
    const buttons = new Map();
    const buttonOf = (node) => {
        // Arrow keys move from move to move, so that Tab does not stop at each of
        // hundreds.
        const button = el("button", { type: "button", tabindex: -1,
            class: node.refusal ? "move refused" : "move", onclick: () => onMove(node.index) },
        node.number && el("span", { class: "count" }, `${node.number}`), node.label);
        buttons.set(node.index, button);
        return button;
    };
    const waiting = [[el("div", { class: "line" }), tree.nodes[0].children[0]]];
    const [[element]] = waiting;
    element.setAttribute("part", "moves");
    const { left_out: leftOut } = tree.replay;
    if (leftOut) element.append(el("p", { class: "fault" }, `${leftOut} more moves are not shown.`));
    while (waiting.length > 0) {
        const [line, first] = waiting.pop();
        for (let index = first; index !== undefined; [index] = tree.nodes[index].children) {
            const node = tree.nodes[index];
            line.append(buttonOf(node));
            const siblings = tree.nodes[node.parent].children;
            if (siblings[0] !== index) continue;
            for (const sibling of siblings.slice(1)) {
                const variation = el("div", { class: "line" });
                line.append(variation);
                waiting.push([variation, sibling]);
            }
        }
    }

    let marked;
    function mark(index) {
        marked?.removeAttribute("aria-current");
        marked = buttons.get(index);
        if (!marked) return element.scrollTo?.(0, 0);
        marked.setAttribute("aria-current", "step");
        const { offsetTop: top, offsetHeight: height } = marked;
        const { scrollTop, clientHeight } = element;
        if (top < scrollTop || top + height > scrollTop + clientHeight) {
            element.scrollTop = top - clientHeight / 2;
        }
    }
    return { element, mark };
}
