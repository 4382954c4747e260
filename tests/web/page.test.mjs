// Tests the page: its address, its policy, its links, without a network, and with refused
// features.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { pack } from "../../web/src/share.mjs";
import { findings, FOLDER, picture, ROOT, start } from "./browser.mjs";
import { act, click, inView, named, pointsOf, press, rulingText, settled, statusOf, unfold }
    from "./playing.mjs";

const MOST = 400000; // most bytes before the first stone, compressed by brotli
const MARKUP = "<img/src=x/onerror=document.title=666>";
const SCRIPT = `return {
    name = "harmful", title = "${MARKUP}", source = "<b>X</b>",
    colours = { "black", "white" }, board = { 5, 5 }, options = { size = { 5, 5 } },
    win = { row = 4, atleast = true, reason = "five", cite = "<i>1</i>" },
    draw = { ["full-board"] = "X 2" },
}`;

let web;
before(async () => { web = await start(); });
after(() => web.stop());

// A visit that ends without faults, except the `expected` ones.
const at = (name, options, work, expected = []) => test(name, async () => {
    const page = await web.open(options);
    const view = inView(page, "play");
    try {
        await work(view, page);
        assert.deepEqual(page.faults(), expected);
    } finally {
        await page.context().close();
    }
});

test("the files for the first stone are small enough", async (context) => {
    const from = web.site.requests.length;
    // a service worker would load further files
    const page = await web.open({ serviceWorkers: "block" });
    await act(inView(page, "play"), "h8");
    let sum = 0;
    const names = readFileSync(`${FOLDER}/index.html`, "utf8");
    for (const path of new Set(web.site.requests.slice(from))) {
        const file = path.split("/where/")[1] || "index.html";
        // Nothing waits for another file to be asked for.
        assert.ok(file === "index.html" || names.includes(file), `${file} is named in the page`);
        const size = brotliCompressSync(readFileSync(`${FOLDER}/${file}`)).length;
        context.diagnostic(`${file}: ${size} bytes by brotli`);
        sum += size;
    }
    assert.ok(sum < MOST, `${sum} bytes`);
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});

at("it begins with a game, and says soon what may be done", {}, async (view, page) => {
    await settled(view);
    assert.match(await statusOf(view), /to move/);
    const [entry] = await page.evaluate(() => performance.getEntriesByType("navigation")
        .map(({ duration }) => duration));
    console.log(`# loaded in ${Math.round(entry)} ms`);
    assert.deepEqual(await findings(page), []);
});

// The arbiter is loaded after the test calls `letIn`.
const late = { before: () => {
    const real = globalThis.fetch;
    globalThis.fetch = async (what, ...rest) => {
        if (String(what).endsWith(".wasm")) {
            await new Promise((resolve) => { globalThis.letIn = resolve; });
        }
        return real(what, ...rest);
    };
} };

at("the board is there before the arbiter, which rules on the first click", late,
    async (view, page) => {
        await page.waitForSelector("#view-play .loading");
        assert.equal(await view.locator("[data-point]").count(), 225);
        await view.locator("[data-point=h8]").click();
        await view.locator("[data-point=a1]").click(); // a click is already waiting
        assert.deepEqual(await pointsOf(view, ".mind"), ["h8"]);
        assert.deepEqual(await pointsOf(view, ".stone"), []);
        assert.deepEqual(await findings(page), []);
        await page.evaluate(() => globalThis.letIn());
        await page.waitForSelector("#view-play [data-point=h8]:has(.stone)");
        await settled(view);
        assert.equal(await view.inputValue("[aria-label=Record]"), "variant renju\nplay h8\n");
        assert.equal(await view.locator(".loading, .mind").count(), 0);
    });

at("views are tabs: by keys too", {}, async (view, page) => {
    await page.focus("#tab-play");
    await page.keyboard.press("ArrowLeft");
    assert.ok(await page.isVisible("#view-records"));
    assert.ok(!await page.isVisible("#view-play"));
    await page.keyboard.press("ArrowRight");
    assert.ok(await page.isVisible("#view-play"));
});

at("the theme is kept", {}, async (view, page) => {
    for (const theme of ["light", "dark"]) {
        await page.click("#theme");
        assert.equal(await page.getAttribute("html", "data-theme"), theme);
    }
    await page.reload();
    await page.waitForSelector("html[data-theme=dark]");
});

test("storage may be refused", async () => {
    const page = await web.open({ before: () => {
        for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
            Object.defineProperty(globalThis, name, { get() {
                throw new DOMException("no storage", "SecurityError");
            } });
        }
    } });
    await page.click("#theme");
    await click(inView(page, "play"), "h8");
    await page.click("#tab-script");
    await page.waitForSelector("#view-script .cm-content");
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});

test("storage may be full", async () => {
    const page = await web.open({ before: () => {
        Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
        };
    } });
    await page.click("#theme");
    assert.equal(await page.getAttribute("html", "data-theme"), "light");
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});

test("it reports missing WebAssembly", async () => {
    const page = await web.open({ before: () => { delete globalThis.WebAssembly; } });
    await page.waitForSelector("text=this browser has no WebAssembly");
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});

at("its policy lets no other script in, and nothing from elsewhere", {}, async (view, page) => {
    await page.evaluate(async () => {
        const script = document.createElement("script");
        script.textContent = "document.title = 666";
        const image = document.createElement("p");
        image.innerHTML = "<img src=x onerror='document.title = 667'>";
        const style = document.createElement("script");
        style.src = "data:text/javascript,document.title=668";
        document.body.append(script, image, style);
        await fetch("http://127.0.0.1:9/").catch(() => {});
    });
    await page.waitForTimeout(100);
    assert.equal(await page.title(), "inarow: playground");
    const violations = page.faults().filter((fault) => /Content Security Policy/.test(fault));
    assert.ok(violations.length >= 4, violations.join("\n"));
    page.faults().length = 0; // these faults were intended
});

at("it works without a network once it was loaded", {}, async (view, page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.context().setOffline(true);
    await page.reload();
    await act(view, "h8");
    assert.match(await statusOf(view), /^White to move/);
});

at("a worker that fails is replaced, and the game goes on", {}, async (view, page) => {
    await act(view, "h8");
    for (const worker of page.workers()) {
        await worker.evaluate(() => { setTimeout(() => { throw new Error("on purpose"); }); });
    }
    await page.waitForTimeout(300);
    await act(view, "h9");
    assert.match(await statusOf(view), /^Black to move/);
    page.faults().length = 0; // this error was intended
});

at("a game is shared by its link alone", {}, async (view, page) => {
    await act(view, "h8 h9");
    await unfold(view, "Share, save, go on elsewhere");
    await press(view, "Make a link");
    await page.waitForFunction(() => document.querySelector(".address").value);
    const link = await view.inputValue(".address");
    assert.ok(link.startsWith(`${web.site.url}#1.`));
    const other = await web.open({ hash: new URL(link).hash });
    await settled(other);
    assert.deepEqual((await pointsOf(inView(other, "play"), ".stone")).sort(), ["h8", "h9"]);
    await other.context().close();
});

test("markup in a shared script's names is text", async () => {
    const hash = await pack({ script: SCRIPT, record: "variant harmful\nplay c3\n" });
    const page = await web.open({ hash: `#${hash}` });
    await settled(page);
    await page.waitForSelector("#view-play h2");
    assert.equal(await page.textContent("#view-play h2"), MARKUP);
    await click(inView(page, "play"), "c3");
    assert.equal(await page.title(), "inarow: playground");
    assert.equal(await page.locator("img").count(), 0);
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});

test("a script at fault is opened with its faults", async () => {
    const hash = await pack({ script: "return { name = 7 }", record: "variant x\n" });
    const page = await web.open({ hash: `#${hash}` });
    await page.waitForSelector("#view-script:not([hidden]) >> text=/name/");
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});

const good = pack({ record: "variant renju\nplay h8\n" });
const bomb = pack({ record: "variant renju\n".padEnd((1 << 20) - 20) });
const LINKS = [
    ["of another version", async () => (await good).replace(/^1/, "2"), /version 2/],
    ["cut short", async () => (await good).slice(0, -4), /changed or cut off/],
    ["tampered with", async () => (await good).replace(/.$/, (x) => (x === "A" ? "B" : "A")),
        /changed or cut off/],
    ["of something else", async () => "top", /does not belong to this page/],
    ["of letters that are none", async () => "1.00000000.!!!!", /changed or cut off/],
    ["of a number for a text", () => pack({ record: 7 }), /cannot be read/],
    ["of a variant without a game", async () => "variant=nothing", /nothing/],
];
const GAMES = [ // games that can only be viewed
    ["with an illegal move", () => pack({ record: "variant renju\nplay h8\nplay h8\n" }),
        /move 2, play h8: refused occupied/, /h8 is occupied/],
    ["that is none", () => pack({ record: "no such line\n" }), /line 1/, /Line 1/],
    ["of a variant that is not there", () => pack({ record: "variant nothing\n" }),
        /'nothing'/, /'nothing'/],
    ["that is too long", () => bomb, /the line is longer than/, /unrecorded|undecided/],
];

async function openFaulty(make, says) {
    const page = await web.open({ hash: `#${await make()}` });
    await page.waitForSelector("#warning:not([hidden])");
    assert.match(await page.textContent("#warning"), says);
    assert.match(await page.textContent(".idle"), /No game is open/); // and no other game
    assert.equal(await page.isVisible("#view-play .board"), false);
    return page;
}

async function goOn(page) {
    const view = inView(page, "play");
    await page.click("#tab-play");
    await press(view, "New game");
    await click(view, "h8");
    assert.match(await statusOf(view), /^White to move/);
    assert.deepEqual(page.faults(), []);
    await page.context().close();
}

for (const [what, make, says] of LINKS) {
    test(`a link ${what}`, async () => goOn(await openFaulty(make, says)));
}
for (const [what, make, says, reports] of GAMES) {
    test(`a link of a game ${what} leads to Records`, async () => {
        const page = await openFaulty(make, says);
        await press(page, "Open it in Records");
        await page.waitForFunction((source) => new RegExp(source).test(
            document.querySelector("#view-records").textContent), reports.source);
        assert.equal(await page.isVisible("#warning"), false);
        await goOn(page);
    });
}

// The keyboard focus is never lost, whatever a button does to itself.
const WAYS = [
    ["play", ["Offer a draw", "Refuse a draw", "Back", "Forward"]],
    ["play", ["Open its script"]],
    ["play", ["Open in Records"]],
    ["script", ["Run the tests", "Play out", "Begin anew", "At random", "Play this"]],
];
for (const [name, labels] of WAYS) {
    at(`keys are kept: ${name}, ${labels.join(", ")}`, {}, async (_, page) => {
        await act(inView(page, "play"), "h8 h9");
        await page.click(`#tab-${name}`);
        const view = inView(page, name);
        await page.evaluate(() => {
            for (const panel of document.querySelectorAll("details")) panel.open = true;
        });
        for (const label of labels) {
            const button = view.locator(`${named(label)}:enabled >> visible=true`).first();
            await button.focus();
            await page.keyboard.press("Enter");
            await page.waitForTimeout(300);
            assert.ok(await page.evaluate(() => document.activeElement !== document.body), label);
        }
    });
}

at("keys are kept where a refusal is explained, and where what lies over the page closes", {},
    async (view, page) => {
        await act(view, "h8 h9");
        await click(view, "h8");
        for (const label of ["Why?", "Close"]) {
            await view.locator(`button:text-is("${label}")`).focus();
            await page.keyboard.press("Enter");
            await page.waitForTimeout(300);
            assert.ok(await page.evaluate(() => document.activeElement !== document.body), label);
        }
        const folded = view.locator("summary:text-is('Options')");
        await folded.focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Escape");
        await page.waitForSelector("summary:focus:text-is('Options')");
        assert.equal(await view.locator(".pop").first().isVisible(), false);
    });

at("keys are kept in a record's list of actions", {}, async (_, page) => {
    await page.click("#tab-records");
    await page.fill("#record-text", "variant renju\nplay h8\nplay h9\n");
    await page.click("#view-records button:text-is('Read')");
    await page.focus(".actions button:text-is('play h8')");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".actions button[aria-pressed=true]:text-is('play h8'):focus");
});

at("it leads to the licences; without the site to nothing else", {}, async (_, page) => {
    const links = await page.locator("footer a").evaluateAll((all) => all.map((a) => a.href));
    assert.deepEqual(links, [`${web.site.url}licences.txt`]);
    assert.equal((await page.goto(links[0])).status(), 200);
});

test("the page of a tournament replays its games", async () => {
    const folder = mkdtempSync(join(tmpdir(), "event-"));
    const player = (seed) => `{ command = "lua5.4 ${ROOT}/tests/players/honest.lua ${seed}" }`;
    writeFileSync(join(folder, "event.lua"), `return { games = "event.rec",
        variant = "tic_tac_toe", engines = { ${player(1)}, ${player(2)} } }`);
    execFileSync("sh", ["-c", `eval "$(make -s env)" && build/inarow tournament ${folder}/event.lua \\
        --report ${folder}/event.html`], { cwd: ROOT, stdio: "pipe" });
    const page = await web.browser.newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(`${error}`));
    await page.goto(`file://${folder}/event.html`);
    const stones = async () => await page.locator("#board circle[stroke]").count();
    const all = await stones();
    assert.ok(all >= 5);
    await page.click("[data-by='-1']");
    assert.equal(await stones(), all - 1);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await stones(), all - 2);
    await page.click("[data-to='0']");
    assert.equal(await stones(), 0);
    assert.deepEqual(await findings(page), []);
    await picture(page, "event");
    assert.deepEqual(faults, []);
    await page.close();
    rmSync(folder, { recursive: true });
});
