// Steps through the game by keys: Ctrl+Z and Ctrl+Y outside text fields, and the arrow
// keys at the buttons. If nothing has the focus, arrow keys lead to the board.
const WRITES = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable]";
const STEPS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    if (altKey || !(ctrlKey || metaKey)) return null;
    const letter = key.toLowerCase();
    if (letter === "z") return shiftKey ? "on" : "back";
    return letter === "y" && !shiftKey ? "on" : null;
}

/**
 * @param root the view; its keys work while it is shown
 * @param steps the element with the buttons
 * @param ways {back, on, first, last, enter}: functions; `enter` leads to the board
 */
export function stepByKeys(root, steps, ways) {
    document.addEventListener("keydown", (event) => {
        const { key, target } = event;
        if (root.hidden || event.defaultPrevented || target.closest(WRITES)) return;
        const isBare = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
        const way = wayOf(event)
            ?? (isBare && steps.contains(target) && target.matches("button") ? STEPS[key] : null)
            ?? (isBare && target === document.body && /^Arrow/.test(key) ? "enter" : null);
        if (!way) return;
        event.preventDefault();
        ways[way]();
    });
}
