// Tests <inarow-board> in a few seconds, in Chromium.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DIST, EXAMPLE, ROOT, made, page, served } from "./pages.mjs";

const require = createRequire(join(ROOT, "web/package.json"));
const TREE = "(;GM[4]SZ[15]RU[renju]PB[Ann]PW[Bob];B[hh];W[hg](;B[ig]C[a good move];W[jf])(;B[jg]))";

const LOST = "variant renju\nplay h8\nplay i9\nplay j10\nplay g9\nplay i8\nplay h10\nplay j9\nplay k11\nplay j8\n";

let browser, site;
before(async () => {
    browser = await require("playwright-core").chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-smooth-scrolling"] });
    const [replay, board, proved] = await made(async (arbiter) => {
        const game = await arbiter.resume(TREE);
        const lost = await arbiter.resume(LOST);
        return [await game.replay(), await (await arbiter.game("connect_four")).board({ ground: true }),
            { board: await lost.board({ ground: true }), ...await lost.explain() }];
    });
    site = await served({
        "ten.html": EXAMPLE,
        "game.json": JSON.stringify({ id: 1, result: replay }),
        "tree.html": page(`<inarow-board src="game.json" at="2"></inarow-board>`),
        "board.json": JSON.stringify(board),
        "proved.json": JSON.stringify(proved),
        "cut.json": JSON.stringify({ ...replay, left_out: 7 }),
        "cut.html": page(`<inarow-board src="cut.json"></inarow-board>`),
        "play.html": page("<inarow-board></inarow-board>"),
        "fault.html": page("<inarow-board record='play h8 h8 h8'></inarow-board>"),
    });
});
after(async () => {
    await browser.close();
    await site.stop();
});

// Visits a page that may have no other faults.
async function visit(name, work) {
    const view = await browser.newPage();
    view.setDefaultTimeout(6000);
    const faults = [];
    view.on("console", (one) => ["error", "warning"].includes(one.type()) && faults.push(one.text()));
    view.on("pageerror", (error) => faults.push(`${error}`));
    site.requests.length = 0;
    await view.goto(site.url + name);
    await work(view);
    assert.deepEqual(faults, []);
    await view.close();
}

const status = (view) => view.textContent("inarow-board .status");
const loads = () => site.requests.filter((path) => path.endsWith(".wasm")).length;

test("the script has less than 30 kB", () => {
    assert.ok(statSync(join(DIST, "board.mjs")).size < 30000);
});

test("a page of ten lines shows a game, its ruling and the proof", () => visit("ten.html", async (view) => {
    assert.ok(EXAMPLE.trim().split("\n").length <= 10);
    await view.waitForSelector("inarow-board [aria-current]");
    assert.equal(await status(view),
        "9. j8White wins: Black made a double-three at j8.RIF 9.2");
    assert.equal(loads(), 1);
    assert.equal(await view.locator("inarow-board path.row:not(.under)").count(), 2);
    assert.equal(await view.locator("inarow-board .decides").count(), 1);
    await view.click("inarow-board summary");
    await view.click("inarow-board li:nth-child(5) button");
    assert.equal(await view.locator("inarow-board .mind").count(), 1);
    assert.equal(await view.locator("inarow-board .issue.under").count(), 2);
    await view.focus("inarow-board .frame");
    await view.keyboard.press("Home");
    assert.equal(await status(view), "Black to move");
    assert.equal(await view.locator("inarow-board .stone").count(), 0);
    await view.keyboard.press("ArrowRight");
    assert.equal(await view.getAttribute("inarow-board .board", "aria-label"),
        "Black: h8. Last move: h8.");
    await view.click("inarow-board [aria-label='Last move']");
    assert.equal(await view.locator("inarow-board .stone").count(), 9);
}));

test("a replay has variations, and loads no arbiter", () => visit("tree.html", async (view) => {
    await view.waitForSelector("inarow-board [aria-current]");
    assert.equal(await status(view), "2. h9Black to move");
    assert.equal(await view.textContent("inarow-board .players"), "Ann (black) – Bob (white)");
    await view.focus("inarow-board .frame");
    await view.keyboard.press("ArrowRight");
    assert.equal(await view.textContent("inarow-board .comment"), "a good move");
    await view.keyboard.press("ArrowDown");
    assert.equal(await status(view), "3. j9White to move");
    await view.keyboard.press("ArrowLeft");
    await view.keyboard.press("ArrowRight"); // the last focused point
    assert.equal(await status(view), "3. j9White to move");
    await view.click("inarow-board .move >> text=j10");
    assert.deepEqual(await view.evaluate(() => document.querySelector("inarow-board").node.path),
        ["play h8", "play h9", "play i9", "play j10"]);
    await view.evaluate(require("axe-core").source);
    const { violations } = await view.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), []);
    assert.equal(loads(), 0);
}));

test("the wheel steps once the board has the focus; variations are marked", () => visit("tree.html", async (view) => {
    await view.waitForSelector("inarow-board .next");
    assert.deepEqual(await view.$$eval("inarow-board [data-point]:has(.next)", (found) =>
        found.map(({ dataset }) => dataset.point).sort()), ["i9", "j9"]);
    await view.setViewportSize({ width: 600, height: 300 });
    const roll = async (wanted, { isStep }) => {
        const before = await view.evaluate(() => scrollY);
        await view.mouse.move(200, 100);
        await view.mouse.wheel(0, 60);
        await view.waitForFunction(([from, words, isStep]) => (isStep || scrollY > from)
            && document.querySelector("inarow-board").shadowRoot.querySelector(".status")
                .textContent.startsWith(words), [before, wanted, isStep]);
        if (isStep) assert.equal(await view.evaluate(() => scrollY), before);
    };
    await roll("2. h9", { isStep: false });
    await view.evaluate(() => document.querySelector("inarow-board").shadowRoot
        .querySelector(".frame").focus({ preventScroll: true }));
    await roll("3. i9", { isStep: true });
    await roll("4. j10", { isStep: true });
    await roll("4. j10", { isStep: false }); // there is no later move
}));

test("points of a board can be selected by click and by key", () => visit("play.html", async (view) => {
    await view.evaluate(async () => {
        const board = document.querySelector("inarow-board");
        board.board = await (await fetch("board.json")).json();
        board.active = ["a1", "b1", "c1", "d1"];
        globalThis.events = [];
        board.addEventListener("point", ({ detail }) => globalThis.events.push(detail.point));
    });
    await view.click("inarow-board [data-point=b1]");
    await view.keyboard.press("ArrowRight");
    await view.keyboard.press("Enter");
    await view.dispatchEvent("inarow-board [data-point=e1]", "click");
    assert.deepEqual(await view.evaluate(() => globalThis.events), ["b1", "c1"]);
    assert.equal(await view.getAttribute("inarow-board [data-point=c1]", "aria-label"), "c1, empty");
    assert.equal(loads(), 0);
}));

test("an open board accepts clicks, shows marks, a ghost and a proof, and can be rotated",
    () => visit("play.html", async (view) => {
        await view.evaluate(async () => {
            const board = document.querySelector("inarow-board");
            globalThis.proved = await (await fetch("proved.json")).json();
            board.setAttribute("open", "");
            board.board = globalThis.proved.board;
            board.active = ["a2"];
            board.ghost = (point) => (point === "a2" ? { point, colour: "white" } : null);
            board.marks = { mind: [{ point: "a1", colour: "black", number: 1 }],
                signs: [{ kind: "label", point: "b1", text: "43", words: "makes four-three" },
                    { kind: "circle", point: "b1" }], wins: ["c1"], issue: ["d1"] };
            globalThis.events = [];
            for (const name of ["point", "aim"]) {
                board.addEventListener(name, ({ detail }) => globalThis.events.push([name, detail.point]));
            }
        });
        const say = (point) => view.getAttribute(`inarow-board [data-point=${point}]`, "aria-label");
        assert.equal(await say("a1"), "a1, empty, black 1 in mind");
        assert.equal(await say("b1"), "b1, empty, makes four-three, circle");
        assert.equal(await say("c1"), "c1, empty, part of the answer");
        assert.equal(await view.locator("inarow-board [data-signs=b1] .sign").count(), 2);
        await view.hover("inarow-board [data-point=b2]");
        assert.equal(await view.locator("inarow-board .ghost.seen").count(), 0);
        await view.hover("inarow-board [data-point=a2]");
        assert.equal(await view.locator("inarow-board .ghost.seen").count(), 1);
        await view.click("inarow-board [data-point=j8]"); // not active: the page says why
        await view.keyboard.press("ArrowUp");
        assert.deepEqual(await view.evaluate(() => globalThis.events), [["point", "j8"], ["aim", "j9"]]);
        await view.hover("inarow-board [data-point=c1] .spot");
        await view.mouse.down();
        await view.evaluate(() => { document.querySelector("inarow-board").marks = {}; });
        await view.mouse.up(); // a board that is drawn in the middle of a click
        assert.deepEqual(await view.evaluate(() => globalThis.events.at(-1)), ["point", "c1"]);
        await view.evaluate(() => {
            const { steps } = globalThis.proved;
            document.querySelector("inarow-board").marks = { step: steps[0], steps, decides: "j8" };
        });
        assert.equal(await view.locator("inarow-board path.row:not(.under)").count(), 2);
        assert.equal(await view.locator("inarow-board [data-point=j8] .decides").count(), 1);
        const lowerLeft = async () => {
            const boxes = await Promise.all(["a1", "o1", "a15", "o15"].map(async (name) => ({ name,
                ...await view.locator(`inarow-board [data-point=${name}]`).boundingBox() })));
            return boxes.reduce((a, b) => (b.x - b.y < a.x - a.y - 9 ? b : a)).name;
        };
        assert.equal(await lowerLeft(), "a1");
        for (const [turned, mirrored, name] of [["90", false, "o1"], ["180", false, "o15"],
            ["270", false, "a15"], ["0", true, "o1"], ["90", true, "a1"]]) {
            await view.evaluate(([degrees, isMirrored]) => {
                const board = document.querySelector("inarow-board");
                board.setAttribute("turned", degrees);
                board.toggleAttribute("mirrored", isMirrored);
            }, [turned, mirrored]);
            assert.equal(await lowerLeft(), name, `${turned} ${mirrored}`);
        }
        assert.equal(loads(), 0);
    }));

test("a replay that was cut reports it", () => visit("cut.html", async (view) => {
    await view.waitForSelector("inarow-board [aria-current]");
    assert.equal(await view.textContent("inarow-board .fault"), "7 more moves are not shown.");
}));

test("a message replaces a board that cannot be read", () => visit("fault.html", async (view) => {
    assert.match(await view.textContent("inarow-board .fault"), /line 1/);
    assert.equal(await view.isVisible("inarow-board .board"), false);
}));
