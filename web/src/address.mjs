// What the page's address says: a shared game and script, or `#variant=pente`.
import { unpack } from "./share.mjs";

const FIRST = { variant: "renju", options: { opening: "free" } };

async function follow(page) {
    const fragment = location.hash.slice(1);
    const named = fragment.match(/^variant=(\w+)$/);
    if (named) return page.play.start?.({ variant: named[1] });
    const { script, record, view } = await unpack(fragment);
    let isRight = true; // a script that is at fault is shown with its faults
    if (script !== undefined) {
        page.script.open?.(script);
        await page.arbiter.load({ source: script }).catch(() => { isRight = false; });
    }
    const isScript = script !== undefined && (record === undefined || !isRight);
    page.show(view ?? (isScript ? "script" : "play"));
    return isRight && record !== undefined && page.play.start?.({ record });
}

/** Begin with what the address says, now and whenever it changes. */
export async function followAddress(page) {
    async function go() {
        if (location.hash.length < 2) return false;
        page.warn("");
        try {
            return await follow(page);
        } catch (error) {
            page.warn(error.message);
            return false;
        }
    }
    addEventListener("hashchange", go);
    if (!await go() && !page.play.record) await page.play.start?.(FIRST);
}
