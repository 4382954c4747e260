// What is wrong with a script, as one types: an arbiter of its own loads it.

const PAUSE = 250; // milliseconds without a key
const PATIENCE = 15000; // for a script that does not end

// The last name of a path like `phases[2].within`: what is looked for in the line.
const wordOf = (path) => (path ?? "").match(/[\w-]+(?=(\[\d+\])*$)/)?.[0];

/** The faults that an error tells: a list of {line, word, message}. */
export function faultsOf(error) {
    const faults = error.faults?.length ? error.faults : [error];
    return faults.map(({ line, path, message }) => ({
        line, word: wordOf(path), message: message.replace(`script:${line}: `, "") }));
}

/**
 * Check scripts.
 * @param arbiter of its own: what it does is ended when another script comes
 * @param tell called with {faults} or {variant, title, faults: []}
 * @returns {Function} (script): check it once no other comes for a moment
 */
export function checking(arbiter, tell) {
    let timer = null;
    let number = 0;
    let isBusy = false;

    async function check(script) {
        const mine = ++number;
        if (isBusy) arbiter.cancel();
        isBusy = true;
        const late = setTimeout(() => arbiter.cancel(), PATIENCE);
        const told = await load(script);
        clearTimeout(late);
        if (mine !== number) return;
        isBusy = false;
        tell(told);
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
