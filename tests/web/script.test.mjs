// Tests writing scripts as authors do: by keys, with the faults in view.
import assert from "node:assert/strict";
import { findings, picture } from "./browser.mjs";
import { push, reads, visits } from "./visit.mjs";

const at = visits();
const TEXT = ".writing .cm-content";

// Replaces the editor's whole text.
async function write(page, text) {
    await page.click(TEXT);
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(text);
}

const faultsOf = (page) => page.locator(".checked li").allTextContents();
const good = (page, name) => reads(page, ".checked", new RegExp(`No faults.*variant ${name}\\b`));

const GAME = `return {
    name = "mine", title = "Mine",
    board = { 5, 5 }, colours = { "black", "white" },
    win = { row = 3, atleast = true, reason = "three", cite = "MINE 1" },
    draw = { ["full-board"] = "MINE 2" },
}
`;

at("script", "all faults stand at their lines, as one types", {}, async (page) => {
    await write(page, `return {
    name = "mine", boord = { 5, 5 },
    colours = { "black", "white" },
    win = { row = 300, exactly = "x" },
}`);
    await reads(page, ".checked", /3 faults|4 faults/);
    const faults = await faultsOf(page);
    assert.match(faults.join("\n"), /^Line 2.*boord: no such key \(did you mean 'board'\?\)/m);
    assert.match(faults.join("\n"), /^Line 4.*win\.row: expected a whole number from 1 to 26/m);
    assert.equal(await page.locator(".writing .cm-lint-marker-error").count(), 2);
    const marked = await page.locator(".writing .cm-lintRange-error").allTextContents();
    assert.deepEqual(marked.sort(), ["boord", "exactly", "row"]);
    assert.ok(await page.getByRole("button", { name: "Play this" }).isDisabled());
    await picture(page, "script-faults");
    assert.deepEqual(await findings(page), []);
    await page.locator(".checked button", { hasText: "Line 4" }).first().click();
    await page.keyboard.type("odd = 1, "); // into that line
    await reads(page, ".checked", /odd: no such key/);
    await write(page, GAME);
    await good(page, "mine");
    assert.equal(await page.locator(".writing .cm-lint-marker").count(), 0);
});

at("script", "keys are completed and explained", {}, async (page) => {
    await write(page, "return { win = { e");
    await page.keyboard.type("x");
    await page.waitForSelector(".cm-tooltip-autocomplete li");
    assert.match(await page.locator(".cm-tooltip-autocomplete li").first().textContent(),
        /exactly/);
    await page.waitForSelector(".cm-completionInfo");
    assert.match(await page.locator(".cm-completionInfo").textContent(),
        /true or false: a longer row does not win/);
    await picture(page, "script-keys");
    await page.waitForTimeout(150); // the editor ignores Enter just after its list appears
    await page.keyboard.press("Enter");
    await reads(page, ".help", /win\.exactly true or false: a longer row does not win/);
    await page.keyboard.press("Control+Space");
    await reads(page, "#view-script .help", /win\.exactly/);
    await page.waitForSelector(".cm-tooltip-autocomplete li >> text=false");
    await page.keyboard.press("Escape");
    await write(page, "return { phases = { { \"pl\" } } }");
    for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Control+Space");
    await page.waitForSelector(".cm-tooltip-autocomplete li >> text=place");
    await page.keyboard.press("Escape");
    await write(page, "return { board = { hex = 5 } }");
    await page.locator(".writing .cm-line").first().hover({ position: { x: 178, y: 8 } });
    await page.waitForSelector(".cm-tooltip .about >> text=points on each side of a hexagon");
});

at("script", "the editor is left by keys", {}, async (page) => {
    await page.click(TEXT);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() => document.activeElement.className);
    assert.notEqual(inside, "editor");
});

at("script", "it is tried on a board beside it, and goes on when it was changed", {},
    async (page) => {
        await write(page, GAME);
        await good(page, "mine");
        await page.waitForSelector(".trial [data-point=e5]");
        await page.click(".trial [data-point=a1]");
        await page.waitForSelector(".trial [data-point=a1] .stone");
        await page.click(".trial [data-point=a1]");
        await reads(page, ".trial .said", /a1 is occupied/);
        await push(page, "At random");
        await reads(page, ".trial .said", /Black to move/);
        await write(page, GAME.replace("row = 3", "row = 4"));
        await page.waitForTimeout(600);
        await good(page, "mine");
        assert.equal(await page.locator(".trial .stone").count(), 2);
        await write(page, GAME.replace("5, 5", "4, 4"));
        await page.waitForSelector(".trial [data-point=e5]", { state: "detached" });
        await push(page, "Begin anew");
        await page.waitForSelector(".trial .stone", { state: "detached" });
        await push(page, "Play this");
        await reads(page, "#view-play h2", /Mine/);
    });

at("script", "tests are run, and what failed is marked at its line", {}, async (page) => {
    await reads(page, ".checked", /No faults/);
    await push(page, "Run the tests");
    await reads(page, ".result", /2 passed, 0 failed/);
    assert.equal(await page.locator(".results .passed").count(), 2);
    await page.click(".trying .cm-content");
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText(["---", "note <b>this</b> fails", "variant my_game",
        "play a1 -> refused occupied (X)", "expect to-move black", "---", "variant my_game",
        "play a1", "play a1", ""].join("\n"));
    await page.keyboard.press("Control+Enter");
    await reads(page, ".result", /2 passed, 2 failed/);
    const failed = await page.locator(".results .failed").allTextContents();
    assert.match(failed[0], /<b>this<\/b> fails.*Line 17.*expected: refused occupied \(X\); found: ok/);
    assert.match(failed[0], /Line 18.*to-move black; found: white/);
    assert.match(failed[1], /Line 22.*play a1: a1 is occupied/);
    assert.equal(await page.locator(".trying .cm-lint-marker-error").count(), 3);
    await page.locator(".results button", { hasText: "Line 17" }).click();
    await picture(page, "script-tests");
    assert.deepEqual(await findings(page), []);
});

at("script", "games are played out at random, with shares of each", {}, async (page) => {
    await reads(page, ".checked", /No faults/);
    await page.fill("#playout-games", "500");
    await push(page, "Play out");
    await reads(page, ".result", /500 games, .* plies each on average/);
    assert.match(await page.locator(".shares").textContent(), /black wins.*white wins.*draws/);
    assert.deepEqual(await findings(page), []);
    await write(page, GAME.replace('"black", "white"', '"constructor", "__proto__"'));
    await good(page, "mine");
    await push(page, "Play out");
    await reads(page, ".shares", /__proto__ wins/);
    const counts = await page.locator(".shares td:nth-child(2)").allTextContents();
    assert.equal(counts.reduce((sum, count) => sum + Number(count), 0), 500, counts.join());
});

at("script", "lint reports each doubt at its line", {}, async (page) => {
    await write(page, GAME.replace("name = \"mine\"", "name = \"mine\", options = { idle = false }"));
    await good(page, "mine");
    await push(page, "Lint");
    await reads(page, ".result", /[1-9] findings?; \d+ of \d+ settings? played out/);
    assert.ok(await page.locator(".result .faults li").count() >= 1);
    assert.ok(await page.locator(".writing .cm-lint-marker-warning").count() >= 1);
});

// The game goes on for long: every hook is slow, but within its limit.
const SLOW = GAME.replace("draw =", `hooks = { after = function()
        for i = 1, 15000 do local x = i end
    end },
    draw =`).replace("5, 5", "26, 26").replace("row = 3", "row = 26");

at("script", "what takes long shows a bar, and is cancelled at once", {}, async (page) => {
    await write(page, SLOW);
    await good(page, "mine");
    await page.fill("#playout-games", "100000");
    await push(page, "Play out");
    await page.waitForSelector(".running progress:visible");
    await page.locator(".running progress:visible").scrollIntoViewIfNeeded();
    await picture(page, "script-running");
    assert.deepEqual(await findings(page), []);
    await push(page, "Cancel");
    await reads(page, ".result", /Cancelled/);
    await write(page, GAME);
    await good(page, "mine");
    await page.fill("#playout-games", "10");
    await push(page, "Play out");
    await reads(page, ".result", /10 games/);
});

at("script", "an endless script stops, and the page stays alive", {}, async (page) => {
    await write(page, "while true do end");
    await reads(page, ".checked", /it takes more than \d+ steps/);
    await write(page, "local t = {} for i = 1, 1e9 do t[i] = (\"x\"):rep(1e6) .. i end");
    await reads(page, ".checked", /^One fault/);
    await write(page, GAME.replace("draw =",
        "hooks = { legal = function() while true do end end },\n    draw ="));
    await good(page, "mine");
    await reads(page, ".trial .said", /it takes more than \d+ steps/);
    await push(page, "Lint");
    await reads(page, ".result", /it takes more than/);
    await push(page, "Play out");
    await reads(page, ".result", /it takes more than/);
    await push(page, "Run the tests");
    await reads(page, ".result", /failed/);
    await write(page, GAME);
    await good(page, "mine");
});

at("script", "markup in names is text, and nonsense is reported", {}, async (page) => {
    const evil = "<img src=x onerror=alert(1)><script>alert(2)</script>";
    await write(page, GAME.replace("\"Mine\"", JSON.stringify(evil)));
    await reads(page, ".checked", /<img src=x onerror=alert\(1\)>/);
    assert.equal(await page.locator("#view-script img, #view-script script").count(), 0);
    await write(page, "\u0000\u001b[31m return {{{{");
    await reads(page, ".checked", /One fault/);
    await write(page, "return {".repeat(5000));
    await reads(page, ".checked", /One fault/);
    await write(page, GAME.replace("\"mine\"", "\"renju\""));
    await reads(page, ".checked", /fault/);
    await write(page, `--${"x".repeat(1100000)}\n${GAME}`);
    await reads(page, ".checked", /fault|No faults/);
    await write(page, GAME);
    await good(page, "mine");
});

at("script", "every variant that comes along is there to begin with", {}, async (page) => {
    await page.waitForSelector("#script-start optgroup option", { state: "attached" });
    const names = await page.locator("#script-start optgroup option")
        .evaluateAll((options) => options.map((option) => option.value));
    assert.ok(names.length > 45);
    for (const value of names) {
        await page.selectOption("#script-start", value);
        await good(page, `my_${value.split(" ")[1]}`);
    }
});

at("script", "what was written is there again", {}, async (page) => {
    await write(page, GAME);
    await good(page, "mine");
    await page.reload();
    await page.click("#tab-script");
    await good(page, "mine");
});

at("script", "a link has all of it", {}, async (page) => {
    await write(page, GAME);
    await good(page, "mine");
    await push(page, "Link to it");
    await page.waitForSelector(".script .address:visible");
    const link = await page.inputValue(".script .address");
    await page.goto("about:blank");
    await page.evaluate(() => 0);
    await page.goto(link);
    await good(page, "mine");
    await page.waitForSelector("#view-script", { state: "visible" });
});

at("script", "a script too long for a link is reported", {}, async (page) => {
    await write(page, `-- ${"x".repeat(1 << 20)}\n`);
    await push(page, "Link to it");
    await reads(page, ".script > div .bad:not([hidden])", /too long for a link/);
});

at("script", "the trial has every answer: dice, and stones of either colour", {}, async (page) => {
    await page.waitForSelector("#script-start optgroup option", { state: "attached" });
    await page.selectOption("#script-start", "variant bead_renju");
    await good(page, "my_bead_renju");
    await reads(page, ".trial .said", /roll a die/);
    while (await page.locator(".trial button:text-is('Roll the dice')").count()) {
        await page.click(".trial button:text-is('Roll the dice')").catch(() => {});
        await page.waitForTimeout(150);
    }
    await push(page, "Place white");
    await page.click(".trial [data-point=e5]");
    await page.waitForSelector(".trial [data-point=e5][aria-label^='e5, white']");
});

at("script", "it is opened and saved as a file", {}, async (page) => {
    await page.locator("input[accept='.lua']").setInputFiles({ name: "a.lua",
        mimeType: "text/plain", buffer: Buffer.from(GAME) });
    await good(page, "mine");
    const [download] = await Promise.all([page.waitForEvent("download"), push(page, "Save")]);
    assert.equal(download.suggestedFilename(), "mine.lua");
});

at("script", "narrow and dark", { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
    async (page) => {
        await reads(page, ".checked", /No faults/);
        await picture(page, "script-narrow-dark");
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 390, `${wide} pixels wide`);
        assert.deepEqual(await findings(page), []);
    });
