// The arbiter, which reads records: loaded when the first text has to be read, one for all
// boards of the page.

let service = null;

// In a worker; or in this thread where the browser starts none: the script may come from
// another origin, or the page's policy forbids it.
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
 * A game as the arbiter's `replay` gives it.
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
