// Reads the page's address: a game and a script, or `#variant=pente`; and the entry in
// the history, which names a stored game. The address follows the game (play/keeper.mjs).
import { button } from "./dom.mjs";
import { FIRST } from "./play/setup.mjs";
import { unpack } from "./share.mjs";

// Shows a game that cannot be continued in the view for looking through games.
function fail(page, record, fault) {
    page.warn(`The game of this link cannot be played: ${fault}`,
        button("Open it in Records", async () => {
            page.warn("");
            page.show("records");
            (await page.records).open?.(record);
        }));
}

async function follow(page, since) {
    const fragment = location.hash.slice(1);
    const named = fragment.match(/^variant=(\w+)$/);
    if (named) return begin(page, { variant: named[1] });
    const { script, record, place, view } = await unpack(fragment);
    let isRight = true; // a faulty script is shown with its faults
    if (script !== undefined) {
        (await page.script).open?.(script);
        await page.arbiter.load({ source: script }).catch(() => { isRight = false; });
    }
    const isScript = script !== undefined && (record === undefined || !isRight);
    page.show(view ?? (isScript ? "script" : "play"));
    if (record === undefined) return page.play.record || begin(page, FIRST);
    const fault = isRight && await page.play.take?.({ record, place, since });
    return fault && fail(page, record, fault);
}

async function begin(page, { variant, given }) {
    const isOwn = page.source(variant) !== undefined; // a script has taken its name
    const fault = await page.play.take?.({ variant, given: isOwn ? undefined : given });
    if (fault) page.warn(fault);
}

// Opens the stored game, or the contents of the address: nothing, or a link.
async function open(page, isLoaded) {
    const { game, since } = history.state ?? {};
    // Reloading does not stop the clock. The clock of a game that was left for another
    // game stood still.
    const begun = isLoaded ? since : undefined;
    page.warn("");
    if (game && await page.play.resume?.(game, begun)) return;
    if (location.hash.length < 2) await begin(page, FIRST);
    else await follow(page, begun).catch((error) => page.warn(error.message));
    page.play.idle?.();
}

/** Opens the contents of the address, now and whenever the address changes. */
export async function followAddress(page) {
    let timer = null; // one change causes two events
    function go() {
        clearTimeout(timer);
        timer = setTimeout(() => open(page, false));
    }
    addEventListener("popstate", go);
    addEventListener("hashchange", go);
    await open(page, true);
}
