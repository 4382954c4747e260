// Steps through the game by keys: Ctrl+Z and Ctrl+Y outside text fields, and the arrow
// keys where they have no other use. On the board they lead from point to point, unless
// a click led there. If nothing has the focus, Up and Down lead to the board.
const WRITES = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable]";
const IDLE = "button, summary, [type=checkbox]"; // elements that do not use arrow keys
const STEPS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
const VERTICAL = new Set(["ArrowUp", "ArrowDown"]);

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    if (altKey || !(ctrlKey || metaKey)) return null;
    const letter = key.toLowerCase();
    if (letter === "z") return shiftKey ? "on" : "back";
    return letter === "y" && !shiftKey ? "on" : null;
}

/**
 * @param root the view; its keys work while it is shown
 * @param board the element with the board
 * @param ways {back, on, first, last, enter}: functions; `enter` leads to the board
 */
export function stepByKeys(root, board, ways) {
    let isClicked = false; // true if a click, and not a key, led to the board
    board.addEventListener("pointerdown", ({ pointerType }) => { isClicked = pointerType === "mouse"; });

    function arrow({ key, target }) {
        if (VERTICAL.has(key) || key === "Tab") isClicked = false;
        const isNowhere = target === document.body;
        if (isNowhere && VERTICAL.has(key)) return "enter";
        const isFree = target === board ? isClicked : root.contains(target) && target.matches(IDLE);
        return isNowhere || isFree ? STEPS[key] : null;
    }

    // Captured, because the board would also handle the arrow keys.
    document.addEventListener("keydown", (event) => {
        if (root.hidden || event.target.closest(WRITES)) return;
        const isBare = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
        const way = wayOf(event) ?? (isBare ? arrow(event) : null);
        if (!way) return;
        event.preventDefault();
        ways[way]();
    }, { capture: true });
}
