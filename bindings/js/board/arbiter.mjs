// Asks the arbiter to read records. It is loaded when the first text must be read, once
// for all boards of the page.

let service = null;

// Opens the arbiter in a worker, or in this thread if the browser starts no worker. The
// script may come from another origin, or the page's policy may forbid a worker.
async function opened() {
    const { InWorker, Module } = await import("./web.mjs");
    try {
        const worker = new InWorker();
        await worker.hello();
        return worker;
    } catch {
        return Module.open();
    }
}

async function arbiter() {
    const known = await service?.catch(() => null);
    if (!known?.isOpen) service = opened(); // the first time, or after a failure
    return service;
}

async function begun({ text, variant, options, format, position, turn }) {
    const service = await arbiter();
    if (text) return service.resume(text, { variant, options, format });
    const game = await service.game(variant, options);
    if (position) await game.setup(position, { turn });
    return game;
}

/**
 * Returns a game in the form of the arbiter's `replay`.
 * @param asked {text, variant, options, format}; or {variant, options, position, turn}
 * @param options of `replay`
 */
export async function replayOf(asked, options) {
    const game = await begun(asked);
    try {
        return await game.replay(options);
    } finally {
        await game.close();
    }
}
