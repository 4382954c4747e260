// Tests playing by real clicks, keys and touches, with every kind of action of a phase.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pack } from "../../web/src/share.mjs";
import { findings, picture, start } from "./browser.mjs";
import { act, click, game, inView, named, press, settled, pointsOf, rulingText, statusOf, stones,
    unfold } from "./playing.mjs";

let web;
before(async () => { web = await start(); });
after(() => web.stop());

// A page that is closed without faults.
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

// Returns the lines that are drawn along rows, by the points at their ends.
const rowsOf = (page) => page.$$eval("path.row:not(.under)", (lines) => lines.map((line) => {
    const places = new Map([...line.getRootNode().querySelectorAll("[data-point]")].map((point) =>
        [point.getAttribute("transform").match(/[\d.]+/g).join(" "), point.dataset.point]));
    const ends = line.getAttribute("d").match(/[\d.]+ [\d.]+/g);
    return [ends[0], ends.at(-1)].map((end) => places.get(end)).sort().join(" ");
}).sort());

at("a stone is clicked, and refused where one stands, with its article and the proof", {}, async (page) => {
    await click(page, "h8");
    assert.match(await statusOf(page), /^White to move/);
    assert.equal(await page.getAttribute("[data-point=h8]", "aria-label"), "h8, black, last move");
    await click(page, "h8");
    assert.match(await rulingText(page), /h8 is occupied\.\s*RIF 5/);
    assert.match(await page.textContent(".why"), /Move 1 placed the black stone at h8/);
    assert.equal(await page.locator("[data-signs=h8] .issue.under").count(), 1);
});

at("what was decided is proved on the board", {}, async (page) => {
    await act(page, "h8 i9 j10 g9 i8 h10 j9 k11 j8");
    assert.match(await rulingText(page), /Black made a double-three at j8.*RIF 9\.2/s);
    assert.deepEqual((await pointsOf(page, ".shown")).sort(), ["h8", "i8", "j10", "j8", "j9"]);
    // Two threes, from end to end; after a step into one of them, only that one.
    assert.deepEqual(await rowsOf(page), ["h8 j8", "j10 j8"]);
    await page.click(".steps button >> text=g8 makes a straight four");
    assert.equal((await rowsOf(page)).length, 1);
    assert.equal(await page.locator("[data-point=g8] .mind").count(), 1);
    await picture(page, "proof");
    assert.deepEqual(await findings(page), []);
    await press(page, "Close");
    assert.equal(await page.locator(".mind").count(), 0);
    assert.deepEqual(await rowsOf(page), []);
    await page.click("button.cite");
    assert.match(await page.evaluate(() => document.activeElement.textContent), /RIF 9\.2/);
});

at("keys alone: a game is begun, a stone placed and taken back", {}, async (page) => {
    await page.focus("#variant");
    await page.keyboard.type("Tee");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForSelector("h2 >> text=Teeko");
    await page.locator(".board [tabindex='0']").focus();
    for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    await page.waitForSelector("[data-point] .stone");
    assert.match((await pointsOf(page, ".stone")).join(), /^d2$/);
    await press(page, "Back");
    await page.waitForSelector("[data-point] .stone", { state: "detached" });
});

at("swaps, an offer of fifth stones by clicks, and the choice of one", {}, async (page) => {
    await game(page, "rif_renju");
    await act(page, "h8 h9 h10");
    await press(page, "Keep colours");
    await act(page, "i10");
    for (const point of ["k8", "k9"]) await click(page, point);
    await picture(page, "offer");
    await press(page, "Offer k8 k9 (2 of 2)");
    await page.waitForSelector("[data-point=k8] .offered");
    assert.match(await statusOf(page), /pick one of the stones offered/);
    await picture(page, "offered");
    assert.deepEqual(await findings(page), []);
    await click(page, "k9");
    assert.match(await statusOf(page), /to move/);
});

at("an offer of points that are the same by symmetry is refused, with the symmetry drawn", {}, async (page) => {
    await game(page, "rif_renju");
    await act(page, "h8 h9 h10");
    await press(page, "Keep colours");
    await act(page, "h11");
    for (const point of ["g7", "i7"]) await click(page, point);
    await press(page, "Offer g7 i7 (2 of 2)");
    await page.waitForSelector(".ruling.refused");
    assert.match(await rulingText(page), /RIF/);
    await press(page, "Next line");
    await picture(page, "symmetry");
    assert.ok(await page.locator(".board .way").count() > 0);
});

at("a declaration, by its button", {}, async (page) => {
    await game(page, "soosorv_8");
    await act(page, "h8 h9 h10");
    await press(page, "Keep colours");
    await act(page, "i10");
    await press(page, "Declare 3");
    assert.match(await statusOf(page), /swap or keep/);
    await press(page, "Swap colours");
    for (const point of ["k8", "k9", "k11"]) await click(page, point);
    await press(page, "Offer k8 k9 k11 (3 of 3)");
    assert.match(await statusOf(page), /pick one/);
});

at("stones of either colour, dice, and one of two choices", {}, async (page) => {
    await game(page, "bead_renju");
    await press(page, "Roll the dice");
    for (let i = 0; i < 40 && await page.locator("text=Roll the dice").count(); i++) {
        await press(page, "Roll the dice").catch(() => {});
    }
    assert.ok(await page.locator(".answers [aria-pressed]").count() >= 2);
    await press(page, "Place white");
    await click(page, "e5");
    assert.equal(await page.locator("[data-point=e5]").getAttribute("aria-label"), "e5, white, last move");
});

at("a stone is moved: pointed at, then where to", {}, async (page) => {
    await game(page, "teeko");
    await act(page, "a1 b1 a2 b2 e5 d5 e4 d4");
    await click(page, "e4");
    assert.equal(await page.locator("[data-signs=e4] .chosen").count(), 1);
    await click(page, "e3");
    assert.equal(await page.locator("[data-point=e4] .stone").count(), 0);
    await click(page, "b1");
    await click(page, "e5");
    assert.match(await rulingText(page), /occupied/);
});

at("a stone is taken off the board by a click", {}, async (page) => {
    await game(page, "popout");
    await act(page, "d d");
    await press(page, "Take a stone off");
    await click(page, "d1");
    await stones(page, 1);
});

at("several stones a turn", {}, async (page) => {
    await game(page, "connect6");
    await act(page, "j10 a1 a2");
    assert.match(await statusOf(page), /^Black to move/);
});

at("captures by hand, and a clock with its buttons", {}, async (page) => {
    await unfold(page, "Options");
    await settled(page);
    await page.evaluate(() => { document.querySelector("#option-clock").dataset.isOld = ""; });
    await page.selectOption("#variant", "pente_1987");
    await page.waitForSelector("#option-clock:not([data-is-old])");
    await page.selectOption("#option-adjudication", "claims");
    await page.fill("#option-clock", "600+5");
    await press(page, "New game");
    await page.waitForSelector(".clock:not([hidden])");
    await unfold(page, "At the table");
    await page.fill("#entry", "organizer start");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".clock .runs");
    for (const point of ["j10", "j11", "a1", "j12", "j13"]) {
        await click(page, point);
        if (point !== "j13") await press(page, "Press the clock");
    }
    await page.waitForSelector("text=/^Lift/");
    await picture(page, "captures");
    await press(page, "Lift j12 j11 (2 of 2)");
    await page.waitForSelector("[data-point=j12] .stone", { state: "detached" });
    await press(page, "Press the clock");
    assert.match(await statusOf(page), /^Black to move/);
    assert.deepEqual(await findings(page), []);
});

at("resigning, draws and claims", {}, async (page) => {
    await game(page, "rif_renju");
    await unfold(page, "At the table");
    await click(page, "h8");
    await press(page, "Offer a draw");
    await page.waitForSelector("text=Refuse a draw");
    await press(page, "Refuse a draw");
    await page.waitForSelector("text=Offer a draw");
    await press(page, "Claim");
    await page.waitForSelector(".ruling.refused");
    await page.selectOption("#by", "white");
    await press(page, "Resign");
    await page.waitForSelector(".ruling.won");
    assert.match(await rulingText(page), /White resigned: black wins\.\s*RIF 9\.5/);
    await click(page, "a1");
    assert.match(await rulingText(page), /The game is over/);
});

at("forbidden points, move numbers, and why a point is allowed", {}, async (page) => {
    await act(page, "h8 a1 i8 a3 j9 a5 j10 a7");
    await page.click("text=Forbidden points");
    await page.waitForSelector("[data-point=j8] .forbidden");
    assert.match(await page.getAttribute("[data-point=j8]", "aria-label"), /forbidden/);
    await page.click("text=Move numbers");
    await page.waitForSelector("[data-signs=h8] .number");
    await press(page, "Ask about a point");
    await click(page, "j8");
    await page.waitForSelector("text=j8: forbidden to black, a double-three");
    await picture(page, "forbidden");
    assert.deepEqual(await findings(page), []);
});

at("threats and wins by fours, in the background", {}, async (page) => {
    await act(page, "h8 a1 h9 a3 h10 a5 i9 a7");
    await unfold(page, "Threats");
    await press(page, "Threats");
    await page.waitForSelector("text=Black has these threats");
    assert.ok(await page.locator("text.sign").count() > 3);
    await picture(page, "threats");
    await press(page, "Win by fours");
    await page.waitForSelector("text=Black wins by continuous fours");
    assert.equal(await page.locator(".mind").count(), 3);
    await picture(page, "fours");
    assert.deepEqual(await findings(page), []);
});

// Returns the answer of the puzzles' panel, once it has changed.
const puzzleText = async (page, pattern) => {
    await page.locator(".puzzles .answer").filter({ hasText: pattern }).waitFor();
    return page.textContent(".puzzles .answer");
};

at("a position is solved as a puzzle, whose proof answers", {}, async (page) => {
    await act(page, "h8 a1 h9 a3 h10 a5 i9 a7");
    await unfold(page, "Puzzles");
    await press(page, "Solve this position");
    await puzzleText(page, /^Puzzle 1: black wins by continuous fours with 2 stones\./);
    await click(page, "o15");
    const wrong = await puzzleText(page, /^Wrong: o15 does not make a four that white must answer\./);
    assert.equal(await page.textContent(".bubble"), wrong);
    assert.equal(await page.locator("[data-point=o15] .stone").count(), 0);
    await press(page, "Next stone");
    const [, point] = (await puzzleText(page, /^The next stone: /)).match(/: (.*)$/);
    await click(page, point);
    const [, reply] = (await puzzleText(page, /^Right\. White answers/)).match(/at (\w+)\./);
    assert.equal(await page.locator(`[data-point=${reply}] .stone`).count(), 1);
    await picture(page, "puzzle");
    assert.deepEqual(await findings(page), []);
    await page.locator("[data-point=o15]").hover();
    await page.mouse.wheel(0, -100);
    await settled(page);
    assert.ok(await page.isVisible(named("Stop solving")));
    await press(page, "Back");
    await settled(page);
    await click(page, "o15"); // the puzzle was left, so a click plays
    assert.equal(await page.locator("[data-point=o15] .stone").count(), 1);
});

at("a new puzzle is made, and solved to its end", {}, async (page) => {
    await unfold(page, "Puzzles");
    await press(page, "New puzzle");
    await puzzleText(page, /^Puzzle 1: .* wins by continuous fours/);
    assert.ok(!(await page.inputValue("[aria-label=Record]")).includes("solution"));
    for (let said = ""; !/^Right: it is solved/.test(said);) {
        await press(page, "Next stone");
        const [, point] = (await puzzleText(page, /^The next stone: /)).match(/: (.*)$/);
        await click(page, point);
        said = await puzzleText(page, /^Right/);
    }
    assert.match(await rulingText(page), /five/);
    await picture(page, "puzzle-solved");
});

at("a long search is cancelled, and the page plays on meanwhile", {}, async (page) => {
    await game(page, "gomoku");
    await act(page, "i4 o9 j7 b15 k6 c15 i8 o14 d5 o7 f4 o2 l6 h1");
    await unfold(page, "Threats");
    await press(page, "Stones that win");
    await press(page, "Cancel");
    await page.waitForSelector("text=Cancelled.");
    await click(page, "a1");
    await page.waitForSelector("[data-point=a1] .stone");
});

at("a random player answers, and plays by itself", {}, async (page) => {
    await page.selectOption("#random", "second");
    await click(page, "h8");
    await stones(page, 2);
    await game(page, "tic_tac_toe");
    await page.selectOption("#random", "all");
    await page.waitForSelector(".ruling:is(.won, .drawn)", { timeout: 15000 });
});

at("a hexagon, and layers", {}, async (page) => {
    await game(page, "yavalath");
    await act(page, "e5");
    assert.equal(await page.locator("[data-point]").count(), 61);
    await picture(page, "hexagon");
    assert.deepEqual(await findings(page), []);
    await game(page, "score_four");
    await act(page, "b2-1 b2-2");
    assert.equal(await page.locator(".stone").count(), 2);
    await picture(page, "layers");
});

at("every variant is drawn, and its rules are shown", {}, async (page) => {
    await unfold(page, "The rules");
    for (const name of await page.$$eval("#variant option", (all) => all.map((one) => one.value))) {
        await game(page, name);
        assert.ok(await page.locator("[data-point]").count() >= 9, name);
        assert.ok(await page.locator(".rules li").count() > 5, name);
        // dice come first
        await page.locator(".board .may").first().click().catch(() => {});
    }
});

at("back and forth, beyond where a link began", {}, async (page) => {
    const hash = await pack({ record: "variant connect6\nplay j10\nplay a1\nplay a2\n" });
    await page.evaluate((text) => { location.hash = text; }, hash);
    await page.waitForSelector("[data-point=a2] .stone");
    for (const left of [2, 1]) {
        await press(page, "Back");
        await settled(page);
        assert.equal(await page.locator(".stone").count(), left);
    }
    await press(page, "Forward");
    await settled(page);
    assert.equal(await page.locator(".stone").count(), 2);
    for (const left of [1, 0]) {
        await press(page, "Back");
        await settled(page);
        assert.equal(await page.locator(".stone").count(), left);
    }
    // there is nothing left to undo
    assert.ok(await page.isDisabled(named("Back")));
    assert.ok(await page.isEnabled(named("Forward")));
});

at("by touch: on small cells a second touch confirms", { hasTouch: true, isMobile: true,
    viewport: { width: 390, height: 844 } }, async (page) => {
    const tap = (name) => page.locator(`[data-point=${name}] .spot`).tap();
    await tap("h8");
    assert.match(await page.textContent(".pointed"), /h8: touch it once more/);
    assert.equal(await page.locator(".stone").count(), 0);
    await tap("h8");
    await page.waitForSelector("[data-point=h8] .stone");
    assert.equal(await page.textContent(".pointed"), "");
    await page.locator("[data-point=h8]").focus();
    await page.keyboard.press("ArrowRight"); // keys need no second touch
    assert.equal(await page.textContent(".pointed"), "i8");
    await picture(page, "narrow");
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${over} pixels too wide`);
    assert.deepEqual(await findings(page), []);
});

at("moves and rulings are announced", {}, async (page) => {
    await click(page, "h8");
    await page.waitForFunction(() =>
        /play h8\. White to move/.test(document.querySelector("#announcements").textContent));
    await click(page, "h8");
    await page.waitForFunction(() =>
        /h8 is occupied\. RIF 5/.test(document.querySelector("#announcements").textContent));
});

at("dark", { colorScheme: "dark" }, async (page) => {
    await act(page, "h8 i9 j10 g9 i8 h10 j9 k11 j8");
    await picture(page, "dark");
    assert.deepEqual(await findings(page), []);
    await page.evaluate(() => document.querySelector("#theme").click());
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "light");
    await picture(page, "light");
});

// Visible parts

const ghost = (page) => page.locator(".ghost.seen").count();

// Returns whether an element's whole box is in the window.
const inWindow = (page, selector) => page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
});

for (const [width, height] of [[1280, 800], [390, 844], [360, 640]]) {
    for (const colorScheme of ["light", "dark"]) {
        const isTouch = width < 500;
        at(`${width}x${height}, ${colorScheme}: a refusal stands beside the finger, in the window`,
            { viewport: { width, height }, colorScheme, hasTouch: isTouch, isMobile: isTouch },
            async (page) => {
                await act(page, "h8 h9");
                for (const point of ["h9", "h8"]) {
                    const hit = page.locator(`[data-point=${point}] .spot`);
                    await (isTouch ? hit.tap() : hit.click());
                    if (isTouch) await hit.tap();
                    await page.waitForSelector(`.bubble.refusal >> text=${point} is occupied. RIF 5`);
                    assert.ok(await inWindow(page, ".bubble"));
                    const near = await page.evaluate((name) => {
                        const [words, at] = [document.querySelector(".bubble"),
                            document.querySelector("#view-play inarow-board").shadowRoot
                                .querySelector(`[data-point=${name}]`)]
                            .map((one) => one.getBoundingClientRect());
                        return Math.min(Math.abs(words.bottom - at.top),
                            Math.abs(at.bottom - words.top));
                    }, point);
                    assert.ok(near < 30, `${near} pixels away`);
                }
                await picture(page, `refused-${width}-${colorScheme}`);
                assert.deepEqual(await findings(page), []);
                const over = await page.evaluate(() =>
                    document.documentElement.scrollWidth - innerWidth);
                assert.ok(over <= 0, `${over} pixels too wide`);
                await page.keyboard.press("Escape");
                assert.equal(await page.isVisible(".bubble"), false);
            });
    }
}

at("a refused button has its sentence beside it, however far down it is",
    { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }, async (page) => {
        await act(page, "h8");
        await unfold(page, "At the table");
        await page.locator("button:text-is('Claim')").tap();
        await page.waitForSelector(".bubble.refusal");
        assert.ok(await inWindow(page, ".bubble"));
    });

at("no stone is promised where none is allowed", {}, async (page) => {
    const over = (name) => page.locator(`[data-point=${name}] .spot`).hover();
    await over("a1"); // the first stone must be in the centre
    assert.equal(await ghost(page), 0);
    await over("h8");
    assert.equal(await ghost(page), 1);
    await click(page, "h8");
    assert.equal(await ghost(page), 0);
    await over("h9");
    assert.equal(await ghost(page), 1);
    await press(page, "Ask about a point"); // then a click places no stone
    await over("h10");
    assert.equal(await ghost(page), 0);
    await press(page, "Ask about a point");
    await game(page, "connect_four");
    await over("d5");
    const place = (selector) => page.locator(selector).getAttribute("transform");
    assert.equal(await place(".ghost.seen"), await place("[data-point=d1]"));
});

at("by touch, too, no stone is promised where none is allowed", { hasTouch: true,
    isMobile: true, viewport: { width: 360, height: 640 } }, async (page) => {
    await page.locator("[data-point=a1] .spot").tap();
    await page.waitForSelector(".bubble.hint >> text=a1: touch it once more");
    assert.equal(await ghost(page), 0);
    await page.locator("[data-point=h8] .spot").tap();
    assert.equal(await ghost(page), 1);
});

at("keys step through the game, where nothing is typed", {}, async (page) => {
    const count = (wanted) => stones(page, wanted).then(() => settled(page));
    assert.ok(await page.isDisabled(named("Back")));
    await page.keyboard.press("Control+z"); // undoes nothing
    await act(page, "h8 h9 i9");
    await page.keyboard.press("Control+z");
    await count(2);
    await page.keyboard.press("Control+z");
    await count(1);
    await page.keyboard.press("Control+y");
    await count(2);
    await page.keyboard.press("Control+Shift+Z");
    await count(3);
    await page.focus(named("Back"));
    await page.keyboard.press("ArrowLeft");
    await count(2);
    await page.keyboard.press("ArrowRight");
    await count(3);
    await press(page, "To the beginning");
    await count(0);
    await page.focus(named("Forward"));
    await page.keyboard.press("End");
    await count(3);
    await page.keyboard.press("Home"); // the button that had the keys is disabled
    await count(0);
    await press(page, "To the end");
    await count(3);
    await unfold(page, "At the table");
    await page.fill("#entry", "resign");
    await page.keyboard.press("Control+z"); // undoes the typing
    await count(3);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("ArrowLeft");
    await count(2);
    await click(page, "j10"); // a click leaves the arrow keys alone
    await count(3);
    await page.keyboard.press("Home");
    await count(0);
    await page.keyboard.press("End");
    await count(3);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("ArrowUp"); // to the board
    const keys = () => page.$$eval("[data-point]:focus", ([{ dataset }]) => dataset.point);
    await page.locator("[data-point]:focus").waitFor();
    const from = await keys();
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await keys(), from);
});

at("the wheel steps over the board", {}, async (page) => {
    await act(page, "h8 h9 i9");
    for (const [down, wanted] of [[-100, 2], [-100, 1], [-10, 1], [-10, 1], [-10, 0], [100, 1], [100, 2]]) {
        await page.locator("[data-point=a1]").hover();
        await page.mouse.wheel(0, down);
        await stones(page, wanted);
        await settled(page);
    }
});

at("the board is turned and mirrored: a click means the point that is seen", {}, async (page) => {
    const from = async (name, other) => {
        const [a, b] = [await page.locator(`[data-point=${name}]`).boundingBox(),
            await page.locator(`[data-point=${other}]`).boundingBox()];
        return [Math.sign(Math.round(b.x - a.x)), Math.sign(Math.round(b.y - a.y))];
    };
    await act(page, "h8");
    assert.deepEqual(await from("h8", "h9"), [0, -1]);
    await press(page, "Turn");
    assert.deepEqual(await from("h8", "h9"), [1, 0]);
    assert.deepEqual(await from("h8", "i8"), [0, 1]);
    await press(page, "Mirror");
    assert.deepEqual(await from("h8", "i8"), [0, -1]);
    await act(page, "h9");
    assert.deepEqual((await pointsOf(page, ".stone")).sort(), ["h8", "h9"]);
    await picture(page, "turned");
    assert.deepEqual(await findings(page), []);
    await game(page, "qubic"); // layers stay where they are
    assert.ok(await page.isDisabled("button:text-is('Turn')"));
});

at("a game that is chosen twice is one game", {}, async (page) => {
    const record = () => page.inputValue("[aria-label=Record]");
    const first = await record();
    await press(page, "New game");
    await settled(page);
    assert.equal(await record(), first);
    await game(page, "pente");
    await game(page, "renju");
    assert.equal(await record(), first);
});

at("players stand by their names, with their colours and clocks", {}, async (page) => {
    for (const [record, says] of [
        ["variant renju\nseats Aoki \"van der Berg\"\n", /^Aoki \(black\) *van der Berg \(white\) *$/],
        ["variant renju\nclock 600\n", /^black 10:00 *white 10:00$/],
        ["variant bead_renju\nclock 60\nseats Aoki Berg\n", /^Aoki \(.*\) 1:00 *Berg \(.*\) 1:00$/],
    ]) {
        const hash = await pack({ record });
        await page.evaluate((text) => { location.hash = text; }, hash);
        await page.waitForFunction((text) => document.querySelector("#view-play [aria-label=Record]")
            .value.startsWith(text), record.split("\n").slice(0, 2).join("\n"));
        await settled(page);
        assert.match(await page.textContent(".players"), says);
        assert.equal(await page.locator(".players.clock").count(), record.includes("clock") ? 1 : 0);
    }
});

at("names of all kinds are names", {}, async (page) => {
    const script = `return { name = "names", source = "X", board = { 5, 5 }, supply = 12,
        colours = { "constructor", "__proto__" },
        options = { constructor = { "a", "b" }, __proto__ = { "c", "d" },
            querySelectorAll = { "e", "f" } },
        win = { row = 4, atleast = true, reason = "four-in-line", cite = "X" },
        draw = { ["full-board"] = "X" } }`;
    const hash = await pack({ script, record: "variant names __proto__=d\nclock 60\n"
        + "seats __proto__ toString\norganizer start @0\nplay c3 @1\n" });
    await page.evaluate((text) => { location.hash = text; }, hash);
    await page.waitForSelector("h2 >> text=names");
    await click(page, "a1");
    await settled(page);
    assert.match(await page.textContent(".facts"), /constructor 11, __proto__ 11/);
    assert.match(await page.textContent(".clock"),
        /^C__proto__ \(constructor\) *11 left 0:59 *_toString \(__proto__\) *11 left 1:00/);
    await unfold(page, "Options");
    assert.equal(await page.inputValue("[id='option-__proto__']"), "d");
    await page.selectOption("#option-constructor", "b");
    await press(page, "New game");
    await page.waitForFunction(() => document.querySelector("#view-play [aria-label=Record]").value
        .startsWith("variant names __proto__=d constructor=b\n"));
});
