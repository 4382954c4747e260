// What was written last is there again when the page is opened: if the browser keeps
// anything, which is not needed.
const KEY = "inarow-script";
const MOST = 500000; // characters

export function keep(draft) {
    try {
        const text = JSON.stringify(draft);
        if (text.length < MOST) localStorage.setItem(KEY, text);
    } catch {
        // It is refused, or full.
    }
}

/** {script, tests}; or null. */
export function kept() {
    try {
        const { script, tests } = JSON.parse(localStorage.getItem(KEY));
        return typeof script === "string" && typeof tests === "string" ? { script, tests } : null;
    } catch {
        return null;
    }
}
