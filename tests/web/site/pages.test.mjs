// Tests the site's pages in a browser: each kind of page in light, in dark and on a
// phone. There are no findings of axe, no faults in the console, and no width beyond the
// screen's. The search and the theme are tested by real keys and clicks.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT, findings, start } from "../browser.mjs";

const KINDS = {
    "the first page": "index.html",
    "a page of the manual": "manual/docs-notations.html",
    "a long page": "manual/bindings-python.html",
    "a header": "manual/csrc-inarow_batch-h.html",
    options: "manual/options.html",
    "a game's rules": "rules/rif_renju.html",
    "a game in layers": "rules/qubic.html",
    "every game": "rules/index.html",
    corpus: "corpus/index.html",
    perft: "corpus/perft.html",
};
const MODES = {
    light: { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
    dark: { viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
    "a phone": { viewport: { width: 390, height: 844 }, colorScheme: "light" },
    "a phone in the dark": { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
};

let web;
before(async () => { web = await start(join(ROOT, "build/site")); });
after(() => web.stop());

async function visit(path, mode) {
    const context = await web.browser.newContext(mode);
    const page = await context.newPage();
    page.setDefaultTimeout(6000);
    page.faults = [];
    page.on("console", (message) => page.faults.push(message.text()));
    page.on("pageerror", (error) => page.faults.push(`${error}`));
    await page.goto(web.site.url + path);
    return page;
}

async function ask(page, words) {
    await page.keyboard.press("/");
    await page.keyboard.type(words);
    await page.waitForSelector(".found li");
}

for (const [mode, options] of Object.entries(MODES)) {
    for (const [kind, path] of Object.entries(KINDS)) {
        test(`${kind}, ${mode}`, async () => {
            const page = await visit(path, options);
            assert.deepEqual(await findings(page), []);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            assert.ok(width <= options.viewport.width, `${width} wide`);
            assert.deepEqual(page.faults, []);
            await page.context().close();
        });
    }
    test(`the search, ${mode}`, async () => {
        const page = await visit("rules/renju.html", options);
        await ask(page, "gymnasium");
        assert.deepEqual(await findings(page), []);
        await page.keyboard.press("Enter");
        await page.waitForURL("**/manual/bindings-python.html#*");
        assert.deepEqual(page.faults, []);
        await page.context().close();
    });
}

test("the playground's links, and every page of the manual, on the smallest phone", async () => {
    const page = await visit("play/index.html", { colorScheme: "dark", viewport: { width: 360, height: 740 } });
    const links = await page.locator("footer a").evaluateAll((all) => all.map((a) => a.href));
    assert.equal(links.length, 3);
    const faults = [];
    const manual = readdirSync(join(ROOT, "build/site/manual")).filter((name) => name.endsWith(".html"));
    for (const link of [...links, `${web.site.url}rules/yavalath.html`,
        ...manual.map((name) => `${web.site.url}manual/${name}`)]) {
        assert.equal((await page.goto(link)).status(), 200, link);
        if (link.endsWith(".txt")) continue;
        for (const found of await findings(page)) faults.push(`${link}: ${found}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width !== 360) faults.push(`${link}: ${width} wide`);
    }
    assert.deepEqual([...faults, ...page.faults], []);
    await page.context().close();
});

test("the search reports that it finds nothing, and Escape closes it", async () => {
    const page = await visit("index.html", MODES.light);
    await page.keyboard.press("/");
    await page.keyboard.type("zzzzzz");
    await page.waitForSelector(".found >> text=Nothing is found");
    await page.keyboard.press("Escape");
    assert.ok(await page.isHidden(".found"));
    await page.context().close();
});

test("a theme stays on all pages, and in the playground", async () => {
    const page = await visit("index.html", MODES.light);
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    while (await theme() !== "dark") await page.click("header button");
    await page.click("#pages >> text=Tournaments");
    await page.waitForURL("**/docs-tournaments.html");
    assert.equal(await theme(), "dark");
    await page.click("header >> text=Play");
    await page.waitForSelector("html[data-ready]", { state: "attached" });
    assert.equal(await theme(), "dark");
    await page.click("footer >> text=Rules");
    await page.waitForURL("**/rules/index.html");
    assert.deepEqual(page.faults, []);
    await page.context().close();
});

test("the pages work without scripts", async () => {
    const page = await visit("index.html", { ...MODES.light, javaScriptEnabled: false });
    await page.click("#pages >> text=Rules of every game");
    await page.click("main a:text-is('Pente')");
    assert.match(await page.textContent("main"), /captur/);
    await page.context().close();
});
