// Checks a script while it is typed, by loading it into its own arbiter.

const PAUSE = 250; // milliseconds without a key
const PATIENCE = 15000; // milliseconds for a script that does not end

// Returns the last name of a path such as `phases[2].within`, to find it in the line.
const wordOf = (path) => (path ?? "").match(/[\w-]+(?=(\[\d+\])*$)/)?.[0];

/** Returns the faults in an error: a list of {line, word, message}. */
export function faultsOf(error) {
    const faults = error.faults?.length ? error.faults : [error];
    return faults.map(({ line, path, message }) => ({
        line, word: wordOf(path), message: message.replace(`script:${line}: `, "") }));
}

/**
 * Checks scripts.
 * @param arbiter an arbiter for this purpose; its work is cancelled when another script
 * comes
 * @param report called with {faults} or {variant, title, faults: []}
 * @returns {Function} (script): checks it when no other script has come for a moment
 */
export function checking(arbiter, report) {
    let timer = null;
    let number = 0;
    let isBusy = false;

    async function check(script) {
        const mine = ++number;
        if (isBusy) arbiter.cancel();
        isBusy = true;
        const late = setTimeout(() => arbiter.cancel(), PATIENCE);
        const result = await load(script);
        clearTimeout(late);
        if (mine !== number) return;
        isBusy = false;
        report(result);
    }

    async function load(source, again = true) {
        try {
            return { ...await arbiter.ask("load", { source }), faults: [] };
        } catch (error) {
            // Each name that a script had while it was written counts as a script.
            if (error.code === "too-many-scripts" && again) {
                arbiter.cancel();
                return load(source, false);
            }
            return { faults: faultsOf(error) };
        }
    }

    return (script) => {
        clearTimeout(timer);
        timer = setTimeout(check, PAUSE, script);
    };
}
