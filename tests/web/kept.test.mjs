// Tests that games are kept, and that the page's address follows them: reloading, going
// back, several pages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pack, unpack } from "../../web/src/share.mjs";
import { findings, picture, start } from "./browser.mjs";
import { act, actionsNow, click, game, inView, press, settled, unfold } from "./playing.mjs";

let web;
before(async () => { web = await start(); });
after(() => web.stop());

const at = (name, options, work) => test(name, async () => {
    const page = await web.open(options);
    await settled(page);
    try {
        await work(inView(page, "play"), page);
        assert.deepEqual(page.faults(), []);
    } finally {
        await page.context().close();
    }
});

const READY = "#view-play:not(.empty)";
const actions = (view) => view.evaluate(actionsNow);

// Waits until the game has these actions.
async function stands(view, expected) {
    await view.waitForFunction(actionsNow, expected).catch(async (error) => {
        throw new Error(`${expected} was expected, there is ${await actions(view)}`,
            { cause: error });
    });
}

// Waits until the address contains the game of these actions. It is compressed after the
// ruling, and again a second later if the browser refuses it.
async function inAddress(page, expected) {
    let last = "";
    for (let i = 0; i < 200; i++) {
        const packed = new URL(page.url()).hash.slice(1);
        const { record = "", place = "" } = packed.startsWith("1.") ? await unpack(packed) : {};
        last = record.split("\n").slice(1, 1 + place.split(".").filter(Boolean).length)
            .map((line) => line.replace("play ", "")).join(" ");
        if (last === expected) return;
        await page.waitForTimeout(50);
    }
    assert.fail(`${expected} was expected in the address, there is ${last}`);
}

// Reloads the page, and checks that the game of these actions continues.
async function reloads(page, expected) {
    await page.reload();
    await stands(inView(page, "play"), expected);
}

// Opens the list of recent games, and the last game of it.
async function takeUpLast(view) {
    await unfold(view, "Recent games");
    await view.locator(".recent button").first().click();
}

async function beside(page, hash = "") {
    const other = await page.context().newPage();
    await other.goto(web.site.url + hash);
    await other.waitForSelector(READY);
    return other;
}

at("the address follows the game, and can be shared", {}, async (view, page) => {
    assert.equal(new URL(page.url()).hash, ""); // no action was done yet
    await act(view, "h8 h9");
    await inAddress(page, "h8 h9");
    await press(view, "Back");
    await inAddress(page, "h8");
    const other = await web.open({ hash: new URL(page.url()).hash });
    await stands(inView(other, "play"), "h8");
    await other.context().close();
});

at("reloading goes on with the game, and with what was taken back", {}, async (view, page) => {
    await act(view, "h8 h9 i9");
    await press(view, "Back");
    await stands(view, "h8 h9");
    await reloads(page, "h8 h9");
    await press(view, "Forward");
    await stands(view, "h8 h9 i9");
});

at("a game is found again before its address is written", { before: () => {
    // Compression that never ends, so the address is never changed.
    globalThis.CompressionStream = class {
        constructor() {
            return new TransformStream({ flush: () => new Promise(() => {}) });
        }
    };
} }, async (view, page) => {
    await act(view, "h8 h9");
    await reloads(page, "h8 h9");
    await game(view, "pente");
    await act(view, "j10");
    await reloads(page, "j10");
    await page.goBack();
    await stands(view, "h8 h9");
});

at("a long game is reloaded whole", {}, async (view, page) => {
    await game(view, "gomoku");
    await view.selectOption("#random", "all");
    await page.locator("#view-play .stone").nth(60).waitFor({ timeout: 60000 });
    await view.selectOption("#random", "");
    await settled(page);
    const before = await actions(view);
    await reloads(page, before);
});

at("new games stay behind one another in the history", {}, async (view, page) => {
    await act(view, "h8 h9");
    await game(view, "pente");
    await act(view, "j10");
    await game(view, "connect_four");
    await page.goBack();
    await stands(view, "j10");
    await page.goBack();
    await stands(view, "h8 h9");
    await page.goForward();
    await stands(view, "j10");
    await reloads(page, "j10");
    await page.goForward();
    await page.waitForSelector("#view-play h2 >> text=Connect Four");
});

at("a closed page's game is in the list, is taken up and forgotten", {}, async (view, page) => {
    await act(view, "h8 h9");
    const next = await beside(page);
    await page.close();
    const other = inView(next, "play");
    await stands(other, "");
    await unfold(other, "Recent games");
    const list = other.locator(".recent li");
    assert.match(await list.first().textContent(), /^Renju, free opening · 2 moves · Black to move/);
    assert.deepEqual(await findings(next), []);
    await list.first().locator("button").first().click();
    await stands(other, "h8 h9");
    await inAddress(next, "h8 h9");
    await unfold(other, "Recent games"); // it was closed when the game was resumed
    await picture(next, "recent");
    await list.first().locator("button >> text=Forget").click();
    assert.equal(await list.count(), 0);
});

// Two pages have the same game; the second has continued it.
async function stale(view, page) {
    await act(view, "h8 h9");
    const next = await beside(page);
    const other = inView(next, "play");
    await takeUpLast(other);
    await stands(other, "h8 h9");
    await act(other, "i9");
    return { next, other };
}

at("two pages that go on with one game keep both", {}, async (view, page) => {
    const { next } = await stale(view, page);
    await act(view, "a1");
    await unfold(view, "Recent games");
    await page.waitForFunction(() => document.querySelectorAll(".recent li").length === 2);
    await reloads(page, "h8 h9 a1");
    await reloads(next, "h8 h9 i9");
});

// Returns the browser's stored data: each game's actions, without the heading.
const keptIn = (page) => page.evaluate(() => Object.entries(localStorage)
    .filter(([key]) => key.startsWith("inarow-game-"))
    .map(([, text]) => JSON.parse(text).record.trim().split("\n").slice(1).join(", ")).sort());

at("a stale page keeps no second copy when it is left", {}, async (view, page) => {
    const { next, other } = await stale(view, page);
    await page.goto("about:blank");
    assert.deepEqual(await keptIn(next), ["play h8, play h9, play i9"]);
    await press(other, "Back");
    await stands(other, "h8 h9");
    await page.goBack();
    await page.waitForSelector(READY);
    await press(other, "Forward");
    await stands(other, "h8 h9 i9");
    await page.close({ runBeforeUnload: true });
    assert.deepEqual(await keptIn(next), ["play h8, play h9, play i9"]);
});

at("a stale page takes up what another has gone on with", {}, async (view, page) => {
    const { next } = await stale(view, page);
    await takeUpLast(view);
    await stands(view, "h8 h9 i9");
    assert.deepEqual(await keptIn(next), ["play h8, play h9, play i9"]);
});

at("a game that was forgotten does not come back by leaving it", {}, async (view, page) => {
    const { next, other } = await stale(view, page);
    await unfold(other, "Recent games");
    await other.locator(".recent li").first().locator("button >> text=Forget").click();
    await page.goto("about:blank");
    assert.deepEqual(await keptIn(next), []);
});

at("a game by a script of one's own comes with its script", {}, async (view, page) => {
    const script = `return { name = "own", source = "X", colours = { "black", "white" },
        board = { 5, 5 }, win = { row = 4, atleast = true, reason = "five", cite = "X" },
        draw = { ["full-board"] = "X" } }`;
    const hash = await pack({ script, record: "variant own\n" });
    await page.evaluate((text) => { location.hash = text; }, hash);
    await page.waitForSelector("h2 >> text=own");
    await act(view, "c3");
    const next = await beside(page); // it does not have the script yet
    const other = inView(next, "play");
    await takeUpLast(other);
    await stands(other, "c3");
});

at("the list has an end, and foreign entries are left alone", { before: () => {
    if (localStorage.length > 0) return;
    for (let i = 0; i < 70; i++) {
        localStorage.setItem(`inarow-game-old${i}`, JSON.stringify({ record: "variant pente\n",
            back: 0, lasted: 0, title: `Old ${i}`, variant: "pente", status: "", moves: i,
            players: {}, at: i }));
    }
    localStorage.setItem("inarow-game-other", "{\"record\":7}");
    localStorage.setItem("other", "kept");
} }, async (view, page) => {
    await act(view, "h8");
    await unfold(view, "Recent games");
    const titles = await view.locator(".recent li").allTextContents();
    assert.equal(titles.length, 60);
    assert.match(titles[0], /^Renju/);
    assert.match(titles[1], /^Old 69/);
    assert.equal(await page.evaluate(() => localStorage.getItem("other")), "kept");
});

for (const [what, before] of [
    ["refused", () => Object.defineProperty(globalThis, "localStorage", { get() {
        throw new DOMException("no storage", "SecurityError");
    } })],
    ["full", () => {
        Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
        };
    }],
]) {
    at(`storage may be ${what}: the address has the game`, { before }, async (view, page) => {
        await act(view, "h8 h9");
        await unfold(view, "Recent games");
        assert.match(await view.textContent("details:has(.recent)"), /does not keep this game/);
        await inAddress(page, "h8 h9");
        await reloads(page, "h8 h9");
    });
}

at("a full storage gives up the oldest games, and no more than are needed", { before: () => {
    const [set, most] = [Storage.prototype.setItem, 3];
    Storage.prototype.setItem = function (key, value) {
        const isThere = this.getItem(key) !== null;
        if (!isThere && this.length >= most) throw new DOMException("full", "QuotaExceededError");
        set.call(this, key, value);
    };
} }, async (view, page) => {
    for (const variant of ["renju", "gomoku", "pente", "connect6"]) {
        await game(view, variant);
        await act(view, variant === "renju" ? "h8" : "j10");
    }
    await unfold(view, "Recent games");
    const titles = await page.locator(".recent li button:first-child").allTextContents();
    assert.deepEqual(titles.map((title) => title.split(" · ")[0]), ["Connect6", "Pente", "Go-moku"]);
});
