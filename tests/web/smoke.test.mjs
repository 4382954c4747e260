// The built page in a few seconds: it loads, rules, proves, and checks a script.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { findings, start } from "./browser.mjs";
import { act, click, inView, settled, statusOf, told } from "./playing.mjs";

let web;
before(async () => { web = await start(); });
after(() => web.stop());

test("a stone, a refusal with its article, a script's fault at its line, no other fault", async () => {
    const page = await web.open();
    const view = inView(page, "play");
    await settled(page);
    await act(view, "h8");
    assert.match(await statusOf(view), /^White to move/);
    await click(view, "h8");
    assert.match(await told(view), /h8 is occupied\.\s*RIF 5/);
    assert.deepEqual(await findings(page), []);

    await page.click("#tab-script");
    await page.click("#view-script .cm-content");
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("return {\n    name = \"mine\",\n    bord = { 5, 5 },\n}\n");
    await page.waitForSelector("#view-script >> text=/line 3|3:/");
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(page.faults(), []);
});
