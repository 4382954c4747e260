// Tests the built page in a real Firefox: the smoke test, and an opening on a phone.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pack } from "../../web/src/share.mjs";
import { FOLDER, PICTURES } from "./browser.mjs";
import { actionsNow } from "./playing.mjs";
import { serve } from "./serving.mjs";

const ROOT = process.env.ROOT ?? process.cwd();
const puppeteer = createRequire(join(ROOT, "web/package.json"))("puppeteer-core");
const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

const PATIENCE = 30000; // milliseconds, for a busy machine

let site, browser;
before(async () => {
    site = await serve(FOLDER);
    browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX,
        headless: true });
});
after(async () => {
    await browser?.close();
    await site.stop();
});

// With `clock`, the time of the page is its variable `seconds`.
async function visit(work, { hash = "", viewport, clock } = {}) {
    const page = await browser.newPage();
    if (clock) {
        await page.evaluateOnNewDocument(() => {
            globalThis.seconds = 0;
            performance.now = () => 1000 * globalThis.seconds;
        });
    }
    if (viewport) await page.setViewport(viewport);
    page.setDefaultTimeout(PATIENCE);
    const faults = [];
    page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(site.url + hash);
    await page.waitForSelector("html[data-ready]");
    await work(page).catch((error) => {
        throw new Error([error.message, ...faults].join("\n"), { cause: error });
    });
    assert.deepEqual(faults, []);
    await page.close();
}

const settled = (page) => page.waitForSelector("#view-play[aria-busy=false]");

async function click(page, name) {
    await page.waitForSelector(`#view-play >>> [data-point="${name}"]`);
    await page.click(`#view-play >>> [data-point="${name}"] .spot`);
    await settled(page);
}

const text = (page, selector) => page.$eval(selector, (one) => one.textContent);

test("stones by clicks, a refusal with its article, a proof", () => visit(async (page) => {
    await settled(page);
    await click(page, "h8");
    assert.match(await text(page, ".status"), /^White to move/);
    await click(page, "h8");
    assert.match(await text(page, ".ruling"), /h8 is occupied\.\s*RIF 5/);
    for (const point of "i9 j10 g9 i8 h10 j9 k11 j8".split(" ")) await click(page, point);
    assert.match(await text(page, ".ruling"), /Black made a double-three at j8/);
    assert.equal((await page.$$("#view-play >>> .shown:not(.under)")).length, 5);
}));

test("a script's faults are shown at their lines", () => visit(async (page) => {
    await page.click("#tab-script");
    await page.waitForSelector("#view-script >>> .cm-content");
    await page.click("#view-script >>> .cm-content");
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.type("return { bord = 5 }");
    await page.waitForFunction(() => /bord/.test(document.querySelector(".checked")?.textContent));
}));

// Clicks, or touches twice: on small cells, the first touch only selects.
async function hit(page, name, isTouch) {
    const { x, y } = await page.$eval(`#view-play >>> [data-point="${name}"]`, (point) => {
        const { left, top, width, height } = point.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
    });
    if (isTouch) await page.touchscreen.tap(x, y);
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await settled(page);
}

const RECORD = "variant renju\nclock 6\nseats Aoki Berg\norganizer start @0\nplay h8 @1\n";

for (const [width, height] of [[1280, 800], [390, 844], [360, 640]]) {
    const isTouch = width < 500;
    test(`${width}x${height}: refused clicks and touches gain no time, and a message is beside them`,
        async () => visit(async (page) => {
            await page.waitForSelector(".clock:not([hidden])");
            const passes = (seconds) => page.evaluate((now) => { globalThis.seconds = now; },
                seconds);
            for (let i = 1; i < 6; i++) {
                await passes(i);
                await hit(page, "h8", isTouch);
                if (i !== 2) continue;
                assert.match(await text(page, ".bubble.refusal"), /h8 is occupied\. RIF 5/);
                assert.ok(await page.$eval(".bubble", (element) => {
                    const box = element.getBoundingClientRect();
                    return box.top >= 0 && box.bottom <= innerHeight
                        && box.left >= 0 && box.right <= innerWidth;
                }));
                assert.equal((await page.$$("#view-play >>> .ghost.seen")).length, 0);
                mkdirSync(PICTURES, { recursive: true });
                await page.screenshot({ path: join(PICTURES, `firefox-clock-${width}.png`) });
            }
            await passes(5.9);
            await page.waitForFunction(() => /0:01/.test(document.querySelector(".clock").textContent));
            await passes(6);
            await page.waitForFunction(() => /White has run out of time/.test(
                document.querySelector(".play-now").textContent));
            assert.match(await text(page, ".clock"), /Aoki \(black\) 0:05 *Berg \(white\) 0:00/);
        }, { hash: `#${await pack({ record: RECORD })}`, viewport: { width, height }, clock: true }));
}

test("reloading and going back keep the games; keys step through them", () => visit(async (page) => {
    const record = (words) => page.waitForFunction(actionsNow, {}, words);
    await settled(page);
    await click(page, "h8");
    await click(page, "h9");
    await page.keyboard.down("Control");
    await page.keyboard.press("z");
    await page.keyboard.up("Control");
    await record("h8");
    await page.reload();
    await page.waitForSelector("#view-play:not(.empty)");
    await record("h8");
    await page.waitForSelector("#variant option[value=pente]");
    await settled(page);
    await page.select("#variant", "pente");
    await page.click(".setup button.first");
    await page.waitForFunction(() => /Pente/.test(document.querySelector("h2").textContent));
    await click(page, "j10");
    await page.goBack();
    await record("h8");
    await page.goForward();
    await record("j10");
}));

test("a variation with a comment is found again after a reload", () => visit(async (page) => {
    const goes = (text) => page.waitForFunction((words) =>
        document.querySelector("#tree-now")?.textContent === words, {}, text);
    await settled(page);
    for (const point of ["h8", "h9", "i10"]) await click(page, point);
    await page.click(".tree [aria-level='2']");
    await goes("1 h8");
    await click(page, "i9");
    await page.type("#comment", "an indirect opening");
    await page.focus(".tree");
    await page.keyboard.press("ArrowUp");
    await goes("2 h9");
    await page.reload();
    await goes("2 h9");
    await settled(page);
    await page.click(".tree .said");
    await goes("2 i9");
    await page.waitForFunction(() =>
        document.querySelector("#comment").value === "an indirect opening");
}, { viewport: { width: 1280, height: 800 } }));

test("the wheel, the arrow keys and the right button", () => visit(async (page) => {
    const record = (words) => page.waitForFunction(actionsNow, {}, words);
    await settled(page);
    for (const point of ["h8", "h9"]) await click(page, point);
    await page.mouse.move(400, 400);
    await page.mouse.wheel({ deltaY: -100 });
    await record("h8");
    await page.keyboard.press("ArrowLeft");
    await record("");
    await page.keyboard.press("End");
    await record("h8 h9");
    await page.click("#view-play >>> [data-point=i10] .spot", { button: "right" });
    await page.waitForSelector("#view-play >>> [data-signs=i10] text");
}, { viewport: { width: 1280, height: 800 } }));

for (const [width, height] of [[1280, 800], [390, 844]]) {
    test(`${width}x${height}: the explorer shows moves, and a click plays one`, () => visit(async (page) => {
        await page.waitForSelector("#variant option[value=pente]");
        await settled(page);
        await page.select("#variant", "pente");
        await page.click(".setup button.first");
        await page.waitForFunction(() => /Pente/.test(document.querySelector("h2").textContent));
        await page.click("details:has(.explorer) > summary");
        for (const moves of ["j10", "j10 g9"]) {
            await page.waitForSelector(".explorer:not([aria-busy]) tbody button");
            const first = await page.$(".explorer tbody button");
            assert.equal((await text(page, ".explorer tbody button")).split(" ")[0], moves.split(" ").at(-1));
            await first.scrollIntoView();
            await first.hover();
            await page.waitForSelector("#view-play >>> .mind");
            await page.screenshot({ path: join(PICTURES, `firefox-explorer-${width}.png`) });
            await first.click();
            await page.waitForFunction(actionsNow, {}, moves);
            await settled(page);
        }
    }, { viewport: { width, height } }));
}
