// Tests the explorer with real clicks: the continuations in an archive's games, and a
// click that plays one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FOLDER, findings, picture, start } from "./browser.mjs";
import { act, actionsNow, game, inView, pointsOf, press, settled, unfold } from "./playing.mjs";

const FILE = "archive/excerpt.json";

let web;
before(async () => { web = await start(); });
after(() => web.stop());

const at = (name, options, work) => test(name, async () => {
    const page = inView(await web.open(options), "play");
    await settled(page);
    try {
        await work(page);
        assert.deepEqual(page.faults(), []);
    } finally {
        await page.context().close();
    }
});

// Waits until the explorer has answered; returns its sentence.
async function said(page) {
    await settled(page);
    const words = await page.waitForFunction(() => {
        const body = document.querySelector(".explorer");
        const { textContent } = body.parentElement.querySelector("[role=status]");
        return !body.hasAttribute("aria-busy") && textContent !== "Looking …" && textContent;
    });
    return words.jsonValue();
}

// Returns its rows as texts: the move, games that played it, games that reached it.
const rowsOf = (page) => page.$$eval(".explorer :is(tbody, tfoot) tr", (rows) => rows.map((row) =>
    [...row.querySelectorAll("th, .count")].map((cell) => cell.textContent).join("|")));

const row = (page, name) => page.locator(`.explorer tbody button:text("${name}")`);

// The contents of an archive of tests/games alone; `make playground ARCHIVE=…` has more.
const held = JSON.parse(readFileSync(join(FOLDER, FILE), "utf8"));
const isOurs = held.variants.pente?.games === 6;

at("moves that were played are shown, marked on the board, and played by a click", {}, async (page) => {
    assert.ok(isOurs, "these tests need the archive of tests/games alone");
    await game(page, "pente");
    assert.ok(!web.site.requests.some((path) => path.endsWith(FILE)), "loaded before it is opened");
    await unfold(page, "Explorer");
    assert.equal(await said(page), "6 games of 6 reached this position.");
    assert.deepEqual(await rowsOf(page), ["j10|6|6", "All|6|"]);
    await row(page, "j10").hover();
    assert.deepEqual(await pointsOf(page, ".mind"), ["j10"]);
    await row(page, "j10").click();
    assert.equal(await said(page), "6 games of 6 reached this position.");
    assert.equal(await page.evaluate(actionsNow), "j10");
    const rows = await rowsOf(page);
    const played = rows.slice(0, -1).map((text) => Number(text.split("|")[1]));
    assert.equal(played.reduce((a, b) => a + b), 6);
    await picture(page, "explorer-1280");
    assert.deepEqual(await findings(page), []);
});

at("equal moves share a row, and all of them are marked", {}, async (page) => {
    await game(page, "pente");
    await act(page, "j10");
    await unfold(page, "Explorer");
    await said(page);
    const [first] = await rowsOf(page);
    assert.match(first, /^g9 \+7 equal\|3\|3$/);
    const button = page.locator(".explorer tbody button").first();
    await button.hover();
    const marked = [...await pointsOf(page, ".mind"), ...await pointsOf(page, ".shown")];
    assert.equal(marked.sort().join(), (await button.getAttribute("title")).split(", ").sort().join());
});

at("keys alone: a move is marked by the focus and played by Enter", {}, async (page) => {
    await game(page, "pente");
    await page.focus("summary:text-is('Explorer')");
    await page.keyboard.press("Enter");
    await said(page);
    await page.keyboard.press("Tab");
    assert.deepEqual(await pointsOf(page, ".mind"), ["j10"]);
    await page.keyboard.press("Enter");
    await page.waitForFunction(actionsNow, "j10");
    await said(page);
    assert.ok(await page.evaluate(() => document.activeElement.closest(".explorer tbody")));
});

at("what is not there is said", {}, async (page) => {
    await game(page, "teeko");
    await unfold(page, "Explorer");
    assert.match(await said(page), /^The archive has no games of teeko\. It has games of connect_four \(20\),/);
    await game(page, "pente");
    await act(page, "j10 a1");
    assert.equal(await said(page), "No game of the archive reached this position.");
    await press(page, "Back");
    assert.equal(await said(page), "6 games of 6 reached this position.");
    assert.match(await page.textContent("details:has(.explorer)"),
        /positions of the first 60 moves that a game reached/);
});

at("captures count, and a choice that comes first is named", {}, async (page) => {
    const { record, moves } = captured();
    await game(page, "pente");
    await act(page, moves);
    await unfold(page, "Explorer");
    assert.match(await said(page), /^\d+ games? of 6 reached/, record);
    await game(page, "soosorv_8");
    await act(page, "h8 h9 i10");
    assert.match(await said(page), /^\d games? of 6 reached this position\. A choice comes before/);
    assert.equal(await page.locator(".explorer tbody button").count(), 0);
    await press(page, "Swap colours");
    assert.match(await said(page), /reached this position\.$/);
    assert.ok(await page.locator(".explorer tbody button").count() > 0);
});

// Returns the moves of the first game of Pente, up to the one after a capture.
function captured() {
    const [, record] = readFileSync("tests/games/pente_org.rec", "utf8").split(/^---$/m);
    return { record, moves: record.match(/(?<=^play )\S+/gm).slice(0, 14).join(" ") };
}

at("without a network the archive that was loaded is there", {}, async (page) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await game(page, "pente");
    await unfold(page, "Explorer");
    assert.equal(await said(page), "6 games of 6 reached this position.");
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForFunction(() => "ready" in document.documentElement.dataset);
    await settled(page);
    await unfold(page, "Explorer");
    assert.equal(await said(page), "6 games of 6 reached this position.");
});

test("the page reports a missing archive, and a failing server, in words", async () => {
    const page = await web.open({ serviceWorkers: "block" }); // the test answers instead
    const view = inView(page, "play");
    await settled(page);
    let status = 404;
    await page.route(`**/${FILE}`, (route) => route.fulfill({ status }));
    await unfold(view, "Explorer");
    assert.match(await said(view), /^There is no archive beside this page/);
    await page.reload();
    await settled(page);
    status = 500;
    await unfold(view, "Explorer");
    assert.equal(await said(view), "The archive cannot be shown: the server answered 500");
    await page.unroute(`**/${FILE}`);
    await game(view, "pente");
    assert.equal(await said(view), "6 games of 6 reached this position.");
    const faults = page.faults().filter((fault) => !/Service Worker registration/.test(fault));
    assert.deepEqual(faults.map((fault) => fault.match(/status of (\d+)/)?.[1]), ["404", "500"]);
    await page.context().close();
});

for (const theme of ["light", "dark"]) {
    at(`a phone, ${theme}: a touch plays a move`, { viewport: { width: 390, height: 844 },
        hasTouch: true, isMobile: true, colorScheme: theme }, async (page) => {
        await game(page, "pente");
        await act(page, "j10");
        await page.locator("summary:text-is('Explorer')").tap();
        await said(page);
        const before = (await rowsOf(page)).length;
        assert.ok(before > 1);
        await picture(page, `explorer-390-${theme}`);
        await page.locator(".explorer tbody button").first().tap();
        await said(page);
        assert.match(await page.evaluate(actionsNow), /^j10 \w+$/);
        assert.deepEqual(await findings(page), []);
        assert.ok(await page.evaluate(() =>
            document.documentElement.scrollWidth <= screen.width), "it is too wide");
    });
}
