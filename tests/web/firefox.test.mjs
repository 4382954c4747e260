// The built page in a real Firefox: what the smoke test does, and a phone's opening.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FOLDER } from "./browser.mjs";
import { serve } from "./serving.mjs";

const ROOT = process.env.ROOT ?? process.cwd();
const puppeteer = createRequire(join(ROOT, "web/package.json"))("puppeteer-core");
const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

const PATIENCE = 10000; // milliseconds

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

async function visit(work) {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const faults = [];
    page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(site.url);
    await page.waitForSelector("html[data-ready]");
    await work(page).catch((error) => {
        throw new Error([error.message, ...faults].join("\n"), { cause: error });
    });
    assert.deepEqual(faults, []);
    await page.close();
}

const settled = (page) => page.waitForSelector("#view-play[aria-busy=false]");

async function click(page, name) {
    await page.waitForSelector(`#view-play [data-point="${name}"]`);
    await page.click(`#view-play [data-point="${name}"] .hit`);
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
    assert.equal((await page.$$("#view-play .shown")).length, 5);
}));

test("a script's faults stand at their lines", () => visit(async (page) => {
    await page.click("#tab-script");
    await page.waitForSelector("#view-script >>> .cm-content");
    await page.click("#view-script >>> .cm-content");
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.type("return { bord = 5 }");
    await page.waitForFunction(() => /bord/.test(document.querySelector(".checked")?.textContent));
}));
