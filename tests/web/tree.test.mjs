// Tests the tree beside the board: clicks, keys, edits, marks; files, storage and links.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { pack } from "../../web/src/share.mjs";
import { findings, picture, start } from "./browser.mjs";
import { act, click, inView, pointsOf, press, settled, rulingText, unfold } from "./playing.mjs";
import { push } from "./visit.mjs";

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

const now = (page, text) => page.waitForSelector(`#view-play #tree-now >> text=${text}`);
const record = (view) => view.inputValue("[aria-label=Record]");
const goTo = async (view, text) => {
    await view.click(`.tree [role=treeitem] >> text=${text}`);
    await settled(view);
};

const STUDY = `variant renju
play h8
play h9 # direct
#= glyph: ??
#= label: i10 A
#= circle: g10
#= odd name: kept, to the byte
play i10
variation 1
play i9
#= before: or
variation 1
play h8
play a1
`;

at("marks, signs, comments and refused moves of a record", {
    hash: `#${await pack({ record: STUDY, place: "0.0" })}` }, async (view, page) => {
    await now(page, "h9");
    assert.equal(await page.locator(".board text.sign").textContent(), "A");
    assert.equal(await page.locator(".board path.sign").count(), 1);
    assert.equal(await view.inputValue("#comment"), "direct");
    assert.deepEqual(await page.locator(".tree .said").allTextContents(), ["direct", "or"]);
    assert.match(await page.textContent("#tree-now"), /\?\?/);
    await goTo(view, "a1");
    assert.match(await rulingText(view), /h8 is occupied\.\s*RIF 5/);
    assert.equal(await page.locator("[data-signs=h8] .issue.under").count(), 1);
    await view.click(".tree [aria-level='2']");
    await settled(page);
    assert.deepEqual((await pointsOf(view, ".next")).sort(), ["h9", "i9"]);
    await goTo(view, "h9");
    assert.deepEqual(await pointsOf(view, ".next"), [], "only variations are marked");
    await goTo(view, "a1");
    assert.deepEqual(await findings(page), []);
    await picture(page, "tree");
    assert.equal(await record(view), STUDY);
});

at("keys go along the line and between variations", {
    hash: `#${await pack({ record: STUDY })}` }, async (view, page) => {
    await page.focus(".tree");
    for (const [key, text] of [["ArrowLeft", "h9"], ["ArrowDown", "i9"], ["ArrowDown", "h8"],
        ["ArrowRight", "a1"], ["ArrowUp", "i9"], ["ArrowUp", "h9"], ["ArrowRight", "i10"],
        ["Home", "Start"], ["End", "i10"], ["Control+z", "h9"], ["Control+y", "i10"]]) {
        await page.keyboard.press(key);
        await now(page, text);
    }
});

at("variations are promoted, demoted, deleted; each edit is taken back", {}, async (view, page) => {
    await act(view, "h8 h9");
    await press(view, "Back");
    await act(view, "i9 j10");
    const first = await record(view);
    for (const [label, actions] of [["Promote", "h8 i9 j10 1 h9"], ["Demote", "h8 h9 1 i9 j10"],
        ["Delete", "h8 h9 1 i9"], ["Undo edit", "h8 h9 1 i9 j10"],
        ["Undo edit", "h8 i9 j10 1 h9"], ["Redo edit", "h8 h9 1 i9 j10"]]) {
        await press(view, label);
        await page.waitForFunction((words) => document.querySelector(
            "#view-play [aria-label=Record]").value.trim().split("\n").slice(1)
            .map((line) => line.split(" ")[1]).join(" ") === words, actions);
        await settled(page);
    }
    assert.equal(await record(view), first);
});

at("a comment that is being typed belongs to its move, and is kept at once", {}, async (view, page) => {
    await act(view, "h8 h9");
    await page.focus("#comment");
    await page.keyboard.type("of h9");
    await click(view, "i10");
    await now(page, "i10");
    assert.equal(await view.inputValue("#comment"), "");
    await page.focus("#comment");
    await page.keyboard.type("of i10");
    await page.reload();
    await now(page, "i10");
    assert.match(await record(view), /play h9 # of h9\nplay i10 # of i10\n$/);
});

at("a file of another program is studied with all its variations", {}, async (view, page) => {
    await page.click("#tab-records");
    await page.fill("#record-text",
        "(;FF[4]SZ[15]RU[Renju];B[hh]LB[hg:A]C[centre](;W[hg];B[ig])(;W[ig]C[other]XX[y]))");
    await push(page, "Read");
    await page.waitForSelector("#view-records .actions button >> text=h9");
    await push(page, "Play on from here");
    await now(page, "i9");
    await settled(page);
    await goTo(view, "i9"); // the variation's
    await goTo(view, "h8");
    assert.equal(await page.locator("#view-play .board text.sign").textContent(), "A");
    assert.match(await record(view),
        /play h8 # centre\n#= label: h9 A\nplay h9\nplay i9\nvariation 1\nplay i9 # other\n#= XX: y\n$/);
    await unfold(view, "Share, save, go on elsewhere");
    const [file] = await Promise.all([page.waitForEvent("download"), press(view, "Save as SGF")]);
    assert.match(readFileSync(await file.path(), "utf8"),
        /;B\[hh\].*C\[centre\].*\(;W\[hg\];B\[ig\]\)\(;W\[ig\].*XX\[y\].*\)/s);
});

at("points are marked by clicks, with letters and signs", {}, async (view, page) => {
    await act(view, "h8 h9");
    await view.selectOption("#pen", "label");
    for (const point of ["i9", "j10"]) await click(view, point);
    await view.selectOption("#pen", "triangle");
    await click(view, "h9");
    await view.selectOption("#pen", "label");
    await click(view, "i9"); // takes A away
    await click(view, "g8");
    assert.deepEqual((await page.locator("#view-play text.sign").allTextContents()).sort(), ["A", "B"]);
    await page.waitForFunction(() => document.querySelector("#view-play [aria-label=Record]").value
        .endsWith("play h9\n#= label: j10 B\n#= triangle: h9\n#= label: g8 A\n"));
    await press(view, "Undo edit");
    await page.waitForFunction(() => !/g8/.test(
        document.querySelector("#view-play [aria-label=Record]").value));
    await view.selectOption("#pen", "");
    await click(view, "g8"); // sets a stone again
    await now(page, "g8");
    await page.reload();
    await now(page, "g8");
    assert.match(await record(view), /#= label: j10 B\n#= triangle: h9\nplay g8\n$/);
    assert.deepEqual(await findings(page), []);
});

at("the right button puts a letter on a point, and takes it off", {}, async (view, page) => {
    await act(view, "h8");
    const point = (name) => page.locator(`[data-point=${name}]`);
    for (const name of ["i9", "j10", "h8", "i9"]) await point(name).click({ button: "right" });
    await page.waitForFunction(() => document.querySelector("#view-play [aria-label=Record]").value
        === "variant renju\nplay h8\n#= label: j10 B\n#= label: h8 C\n");
});

at("ten thousand moves stay quick", {}, async (view, page) => {
    const lines = ["variant gomoku size=19"];
    const points = [...Array(361).keys()].map((i) =>
        `${"abcdefghijklmnopqrs"[i % 19]}${Math.floor(i / 19) + 1}`);
    for (let i = 0; i < 28; i++) {
        if (i > 0) lines.push("variation 0");
        // Two to the right, one up: no five in a row, for 361 moves.
        for (let k = 0; k < 360; k++) {
            const at = (k * 2 + 38 * i + (k * 2 >= 361 ? 1 : 0)) % 361;
            lines.push(`play ${points[at]}`);
        }
    }
    const hash = await pack({ record: `${lines.join("\n")}\n`, place: "0.0" });
    await page.evaluate((text) => { location.hash = text; }, hash);
    await page.waitForSelector("#tree-now[aria-level='3']", { timeout: 30000 });
    await settled(page);
    const begun = Date.now();
    await page.focus(".tree");
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector("#tree-now[aria-level='4']");
    await page.keyboard.press("End");
    await page.waitForFunction(() => Number(document.querySelector("#tree-now")
        ?.getAttribute("aria-level")) > 20);
    console.log(`# two steps in ${Date.now() - begun} ms`);
    assert.ok(await page.locator(".tree [role=treeitem]").count() < 300);
    await page.evaluate(() => { document.querySelector(".tree").scrollTop = 1e9; });
    await page.waitForFunction(() => document.querySelectorAll(".tree [role=treeitem]").length > 5);
});
