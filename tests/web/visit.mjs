// Visits to the page: each is a test with a page of its own, which ends without faults.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./browser.mjs";

/** (view, name, options, work): calls `work(page)` on a page that shows the view. */
export function visits() {
    let web;
    before(async () => { web = await start(); });
    after(() => web.stop());
    return (view, name, options, work) => test(name, async () => {
        const page = await web.open(options);
        try {
            await page.click(`#tab-${view}`);
            await work(page);
            assert.deepEqual(page.faults(), []);
        } finally {
            await page.context().close();
        }
    });
}

/** The button with exactly this name. */
export const push = (page, name) =>
    page.getByRole("button", { name, exact: true }).locator("visible=true").click();

/** Waits until a text is there: the text of a selector. */
export async function reads(page, selector, pattern) {
    try {
        await page.waitForFunction(([at, source]) => [...document.querySelectorAll(at)]
            .some((one) => new RegExp(source).test(one.textContent)), [selector, pattern.source]);
    } catch (error) {
        const found = await page.locator(selector).allTextContents();
        throw new Error(`${selector}: ${pattern} was expected, there is ${found}`, { cause: error });
    }
}
