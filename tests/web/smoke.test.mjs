// Tests the built page in a few seconds: it loads, rules, proves, and checks a script.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pack } from "../../web/src/share.mjs";
import { ROOT, findings, start } from "./browser.mjs";
import { act, click, inView, press, settled, statusOf, rulingText } from "./playing.mjs";
import { serve } from "./serving.mjs";
import { push } from "./visit.mjs";

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
    assert.match(await rulingText(view), /h8 is occupied\.\s*RIF 5/);
    assert.deepEqual(await findings(page), []);

    await page.click("#tab-script");
    await page.click("#view-script .cm-content");
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("return {\n    name = \"mine\",\n    bord = { 5, 5 },\n}\n");
    await page.waitForSelector("#view-script >> text=/line 3|3:/");
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(page.faults(), []);
});

test("a variation with a comment is found again after a reload", async () => {
    const page = await web.open();
    const view = inView(page, "play");
    await act(view, "h8 h9 i10");
    await page.click(".tree [role=treeitem] >> text=h9");
    await settled(page);
    await click(view, "i11");
    await view.fill("#comment", "first line\nsecond: a # and \\ too");
    await view.selectOption("#glyph", "!?");
    await settled(page);
    await press(view, "Promote");
    await page.waitForFunction(() => /play i11 .*\n#= glyph: !\?\nvariation 2\nplay i10\n$/
        .test(document.querySelector("#view-play [aria-label=Record]").value));
    assert.deepEqual(await findings(page), []);
    const record = await view.inputValue("[aria-label=Record]");
    await page.reload();
    await page.waitForSelector("#tree-now >> text=i11");
    assert.equal(await view.inputValue("#comment"), "first line\nsecond: a # and \\ too");
    assert.equal(await view.inputValue("[aria-label=Record]"), record);
    await page.focus(".tree");
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector("#tree-now >> text=i10");
    assert.deepEqual(page.faults(), []);
});

test("an unreadable text replaces a game whose board is on its way", async () => {
    const page = await web.open({ before: () => {
        const post = Worker.prototype.postMessage;
        globalThis.held = [];
        Worker.prototype.postMessage = function (line, ...rest) {
            const send = () => post.call(this, line, ...rest);
            if (globalThis.isHolding && /"method":"board"/.test(line)) globalThis.held.push(send);
            else send();
        };
    } });
    await settled(page);
    await page.click("#tab-records");
    await page.evaluate(() => { globalThis.isHolding = true; });
    await page.fill("#record-text", "variant renju\nplay h8\n");
    await push(page, "Read");
    await page.waitForFunction(() => globalThis.held.length > 0);
    await page.fill("#record-text", "variant nonsense\nplay h8\n");
    await push(page, "Read");
    await page.waitForSelector(".stepper", { state: "hidden" });
    await page.evaluate(() => {
        globalThis.isHolding = false;
        globalThis.held.forEach((send) => send());
    });
    await page.click("#tab-play");
    await act(inView(page, "play"), "h8"); // that board has come before
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});

// Seconds of the page's own clock, which the test controls.
test("a refused click every second gains no time", async () => {
    const hash = await pack({ record:
        "variant renju\nclock 6\norganizer start @0\nplay h8 @0\n" });
    const page = await web.open({ hash: `#${hash}`, clock: true });
    const view = inView(page, "play");
    await page.waitForSelector(".clock:not([hidden])");
    for (let i = 1; i < 6; i++) {
        await page.clock.runFor(1000);
        await view.locator("[data-point=h8]").dispatchEvent("click");
        await page.waitForFunction(() => document.querySelector("#view-play .refused"));
        assert.match(await page.textContent(".clock"), /white 0:0/);
    }
    assert.match(await page.textContent(".clock"), /white 0:01/);
    await page.clock.runFor(1500);
    await page.waitForFunction(() => /White has run out of time/.test(
        document.querySelector("#view-play .ruling").textContent));
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});

test("the module's page shows lines that work on another page", async () => {
    const shown = readFileSync(join(ROOT, "bindings/js/README.md"), "utf8");
    const [, lines, printed] = shown.match(/```js\n(import \{ InWorker[^]*?\/\/ (.*)\n)```/);
    const folder = mkdtempSync(join(tmpdir(), "page-"));
    cpSync(process.env.MODULE ?? join(ROOT, "bindings/js/dist"), join(folder, "inarow"),
        { recursive: true });
    writeFileSync(join(folder, "own.mjs"), lines);
    writeFileSync(join(folder, "index.html"), `<!doctype html><meta charset="utf-8">
        <script type="importmap">{"imports": {"inarow/web": "./inarow/web.mjs"}}</script>
        <script type="module" src="own.mjs"></script>`);
    const site = await serve(folder);
    try {
        const page = await (await web.browser.newContext()).newPage();
        const [said] = await Promise.all([
            page.waitForEvent("console", (message) => message.type() === "log"),
            page.goto(site.url)]);
        assert.equal(said.text(), printed);
    } finally {
        await site.stop();
        rmSync(folder, { recursive: true });
    }
});
