// Tests the server with two different browsers, or with SMOKE=1 with two of the same kind
// and fewer tests. INAROW is the arbiter's program; PICTURES is a folder for screenshots.
import assert from "node:assert/strict";
import { spawn, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import puppeteer from "puppeteer-core";
import WebSocket from "ws";

const folder = mkdtempSync(join(tmpdir(), "inarow-site-"));
const isSmoke = Boolean(process.env.SMOKE);
const further = isSmoke ? () => {} : test;
const browsers = [];
let server, port = 0, chromium, firefox;

async function start() {
    server = spawn(process.execPath, ["server.mjs", port, folder],
        { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(server.stdout, "data");
    port = +/:(\d+)/.exec(line)[1];
}

async function stop() {
    server.kill();
    await once(server, "exit");
}

const launch = async (options) => {
    browsers.push(await puppeteer.launch({ headless: true, ...options }));
    return (await browsers.at(-1).pages())[0] ?? browsers.at(-1).newPage();
};

before(async () => {
    await start();
    chromium = await launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
    firefox = isSmoke
        ? await (await browsers[0].createBrowserContext()).newPage()
        : await launch({ browser: "firefox", executablePath: "/usr/bin/firefox-esr" });
});

after(async () => {
    await Promise.all(browsers.map((one) => one.close()));
    await stop();
    rmSync(folder, { recursive: true });
});

const shows = (page, id, text) => page.waitForFunction(
    (id, text) => document.getElementById(id).textContent.includes(text), { timeout: 60000 }, id, text);
// Returns the texts that the board has drawn, by a selector.
const drawn = (page, selector) => page.evaluate((selector) => [...document.querySelector("#board")
    .shadowRoot.querySelectorAll(selector)].map((one) => one.textContent), selector);
const isDrawn = (page, selector, count) => page.waitForFunction((selector, count) => {
    const { length } = document.querySelector("#board").shadowRoot.querySelectorAll(selector);
    return count === undefined ? length > 0 : length === count;
}, { timeout: 60000 }, selector, count);
const click = (page, point) => page.evaluate((point) => document.querySelector("#board").shadowRoot
    .querySelector(`[data-point="${point}"]`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true })), point);
const press = (page, words) => page.evaluate((words) => [...document.querySelectorAll("#does button")]
    .find((one) => one.textContent === words).click(), words);
const stones = (page, count) => isDrawn(page, ".stone", count);

// Opens a new table in both browsers, first in Chromium.
async function sitDown(variant, clock = "") {
    await chromium.goto("about:blank");
    await chromium.goto(`http://127.0.0.1:${port}/`);
    await chromium.waitForSelector(`option[value=${variant}]`);
    await chromium.select("select", variant);
    await chromium.type("[name=clock]", clock);
    await chromium.click("form button");
    await shows(chromium, "status", "Waiting for an opponent");
    await firefox.goto("about:blank");
    await firefox.goto(chromium.url());
    await shows(firefox, "who", "second");
    await chromium.waitForFunction(() => document.querySelector("#does button"));
}

async function picture(page, name) {
    if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`) });
}

further("each player may take only their own actions in an opening with swaps and offers", async () => {
    await sitDown("soosorv_8");
    for (const point of ["h8", "h9", "j10"]) {
        const before = (await drawn(chromium, ".stone")).length;
        await click(chromium, point);
        await stones(firefox, before + 1);
    }
    assert.deepEqual(await chromium.$$eval("#does button", (all) => all.map((one) => one.textContent)),
        ["draw offer", "resign"]);
    await picture(firefox, "site-swap");
    await press(firefox, "swap");
    await isDrawn(chromium, ".may");
    await picture(chromium, "site-opening");
});

further("all variants of the arbiter may be chosen, and points have coordinates", async () => {
    const names = await chromium.$$eval("option", (all) => all.map((one) => one.value));
    const known = execFileSync(process.env.INAROW ?? "inarow", ["variants", "--json"], { encoding: "utf8" })
        .trim().split("\n").map((line) => JSON.parse(line).name);
    assert.deepEqual(names, known);
    assert.deepEqual(await drawn(chromium, ".label"),
        [..."abcdefghijklmno", ...Array.from({ length: 15 }, (_, i) => `${i + 1}`)]);
});

further("an offer is sent only after it is confirmed", async () => {
    await sitDown("rif_renju");
    for (const point of ["h8", "h9", "j10"]) {
        const before = (await drawn(chromium, ".stone")).length;
        await click(chromium, point);
        await stones(firefox, before + 1);
    }
    await press(firefox, "keep");
    await isDrawn(firefox, ".may");
    await click(firefox, "g7");
    await shows(chromium, "status", "Choose 2 points");
    for (const point of ["a1", "b5", "c9", "b5", "d3"]) await click(chromium, point);
    assert.equal(await chromium.evaluate(() => view.state.phase), "offer");
    await picture(chromium, "site-offer");
    await press(chromium, "offer a1 d3");
    await isDrawn(firefox, ".offered", 2);
});

test("both players see the ruling on a win", async () => {
    await sitDown("gomoku");
    const [black, white] = [["h8", "i8", "j8", "k8", "l8"], ["h1", "i1", "j1", "k1"]];
    for (let i = 0; i < 5; i++) {
        await click(chromium, black[i]);
        await stones(firefox, 2 * i + 1);
        if (i === 4) break;
        await click(firefox, white[i]);
        await stones(chromium, 2 * i + 2);
    }
    await shows(firefox, "status", "five");
    await shows(chromium, "status", "five");
    const statusText = await chromium.$eval("#status", (status) => status.textContent);
    assert.equal(statusText, "won black five (GOMOKU): Black has a five.");
    await picture(firefox, "site-won");
});

test("a refusal names its article and changes nothing", async () => {
    await sitDown("renju");
    await click(chromium, "h8");
    await stones(firefox, 1);
    const say = (page, text) => page.evaluate((text) => act(text), text);
    await say(firefox, "play h8");
    await shows(firefox, "notice", "h8 is occupied. — RIF 5");
    await say(chromium, "play h9");
    await shows(chromium, "notice", "turn");
    for (const text of ["organizer win black", "resign by first", "play h9 @1", "claim clock-defect", "roll 6 1", "x".repeat(3000)]) {
        await say(firefox, text);
        await shows(firefox, "notice", "That is not an action.");
        await say(firefox, "play h8");
        await shows(firefox, "notice", "occupied");
    }
    await stones(chromium, 1);
    assert.equal((await drawn(firefox, ".may")).length, 224);
});

further("a spectator sees the game but cannot act", async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
    const heard = [];
    socket.on("message", (text) => heard.push(JSON.parse(text)));
    await once(socket, "open");
    socket.send(JSON.stringify({ join: chromium.url().split("#")[1] }));
    while (heard.length < 2) await once(socket, "message");
    assert.equal(heard[0].key, undefined);
    assert.equal(heard[1].state.moves, 1);
    assert.deepEqual(heard[1].choices, []);
    socket.send(JSON.stringify({ act: "resign" }));
    await once(socket, "message");
    assert.equal(heard[2].error, "You are a spectator.");
    const joins = ["7", "null", "true", '""', "{}", "[]", `["${chromium.url().split("#")[1]}"]`,
        '"../../etc/passwd"'].map((join) => `{"join":${join}}`);
    for (const text of ["{", "7", "null", "[]", ...joins]) {
        const other = new WebSocket(`ws://127.0.0.1:${port}/`);
        await once(other, "open");
        other.send(text);
        const [answer] = await once(other, "message");
        assert.ok(JSON.parse(answer).error, text);
        other.close();
    }
    await click(firefox, "h9");
    while (heard.at(-1).state?.moves !== 2) await once(socket, "message");
    socket.close();
});

further("a player, the server and a killed arbiter can resume a game", async () => {
    await firefox.reload();
    await shows(firefox, "who", "second");
    await stones(firefox, 2);
    execFileSync("pkill", ["-9", "-P", `${server.pid}`]);
    await click(chromium, "i8");
    await stones(firefox, 3);
    await stop();
    await start();
    await shows(firefox, "notice", "");
    await firefox.waitForFunction(() => socket.readyState === 1, { timeout: 60000 });
    await stones(firefox, 3);
    await click(firefox, "i9");
    await stones(chromium, 4);
});

const draws = (page) => page.$$eval("#does button", (all) => all.map((one) => one.textContent)
    .filter((text) => text.startsWith("draw")));

further("only the opponent can accept an offer of a draw", async () => {
    await press(firefox, "draw offer");
    const isOffered = () => view.state?.draw_offer;
    for (const again of [false, true, true]) { // also after a reload of either browser
        for (const page of [chromium, firefox]) {
            if (again) await page.reload();
            await page.waitForFunction(isOffered, { timeout: 60000 });
        }
        assert.deepEqual(await draws(firefox), []);
        assert.deepEqual(await draws(chromium), ["draw accept", "draw refuse"]);
    }
    await press(chromium, "draw accept");
    await shows(firefox, "status", "draw");
    await shows(chromium, "status", "draw");
});

further("a table without actions expires", async () => {
    const [name] = chromium.url().split("#").slice(1);
    const file = join(folder, `${name}.json`), old = new Date(Date.now() - 31 * 86400e3);
    await stop();
    utimesSync(file, old, old);
    const kept = readdirSync(folder).length;
    await start();
    assert.equal(existsSync(file), false);
    assert.equal(readdirSync(folder).length, kept - 1);
    await shows(firefox, "notice", "There is no such table.");
});

further("a flag that falls ends the game even if nobody is at the table", async () => {
    await sitDown("renju", "2");
    await click(chromium, "h8");
    await shows(chromium, "status", "White has run out of time");
    await shows(firefox, "clock", "white 0 s");
    await picture(chromium, "site-clock");
});
