// Stores the last script and restores it when the page is opened, if the browser has
// storage. The page also works without storage.
const KEY = "inarow-script";
const MOST = 500000; // maximum number of characters

export function keep(draft) {
    try {
        const text = JSON.stringify(draft);
        if (text.length < MOST) localStorage.setItem(KEY, text);
    } catch {
        // Storage is refused or full.
    }
}

/** Returns {script, tests}; or null. */
export function kept() {
    try {
        const { script, tests } = JSON.parse(localStorage.getItem(KEY));
        return typeof script === "string" && typeof tests === "string" ? { script, tests } : null;
    } catch {
        return null;
    }
}
