// Tests that related parts are visible together, in windows of three sizes; and the
// magnifier.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pack } from "../../web/src/share.mjs";
import { picture, start } from "./browser.mjs";
import { inView, pointsOf, settled } from "./playing.mjs";

const SIZES = [[1280, 800], [390, 844], [360, 640]];
const TOUCH = { hasTouch: true, isMobile: true };

let web;
before(async () => { web = await start(); });
after(() => web.stop());

async function open(record, options) {
    const page = await web.open({ hash: `#${await pack({ record })}`, ...options });
    await page.waitForSelector("#view-play:not(.empty)");
    await settled(page);
    return page;
}

// Returns the boxes of visible elements, each as {what, left, top, right, bottom}.
const boxesOf = (page, selector) => page.$$eval(`#view-play ${selector}`, (found) => found
    .map((one) => {
        const box = one.getBoundingClientRect().toJSON();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return { what: one.textContent || one.tagName, ...box, isCovered: top && !one.contains(top) };
    }).filter(({ width }) => width > 0));

const isInside = (box, frame) => box.left >= frame.left - 1 && box.top >= frame.top - 1
    && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;

const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1
    && b.top < a.bottom - 1;

for (const [width, height] of SIZES) {
    test(`${width}x${height}: the board, the clocks and the decision are visible together`, async () => {
        const page = await open("variant rif_renju\nclock 600\nseats Aoki Berg\norganizer start @0\n"
            + "play h8 @1\nplay h9 @2\nplay h10 @3\n", { viewport: { width, height },
            ...width < 500 ? TOUCH : {} });
        await page.evaluate(() => {
            document.querySelector(".setup details").open = true;
            scrollTo(0, 0);
        });
        await picture(page, `fit-${width}`);
        const frame = { left: 0, top: 0, right: width, bottom: height };
        const [board] = await boxesOf(page, ".play-board .ground");
        const [now] = await boxesOf(page, ".play-now");
        const clocks = await boxesOf(page, ".players b");
        const decision = await boxesOf(page, ".play-now :is(.status, button)");
        assert.equal(clocks.length, 2);
        assert.ok(decision.length >= 5, "a status, two answers, two steps");
        for (const box of [board, now, ...clocks]) {
            assert.ok(isInside(box, frame), `${JSON.stringify(box)} is in the window`);
        }
        for (const box of [...decision, ...clocks]) assert.ok(!box.isCovered, `${box.what} is covered`);
        for (const box of decision) assert.ok(isInside(box, now), `${box.what} is seen`);
        for (const box of [now, ...clocks]) assert.ok(!meet(board, box), `${box.what} is beside the board`);
        assert.ok(board.right - board.left > 0.6 * Math.min(width, height), "the board is large");
        assert.deepEqual(page.faults(), []);
        await page.context().close();
    });
}

// Returns where a point is on the screen, in the magnifier.
const inLens = (page, name) => page.evaluate((wanted) => {
    const { shadowRoot } = document.querySelector("#view-play inarow-board");
    const point = shadowRoot.querySelector(`[data-point=${wanted}]`);
    const [x, y] = point.getAttribute("transform").match(/[\d.]+/g).map(Number);
    const ground = shadowRoot.querySelector(".lens.seen .lens-ground");
    const at = new DOMPoint(x, y).matrixTransform(ground.getScreenCTM());
    return [at.x, at.y];
}, name);

test("a touch in the magnifier places the stone that it shows", async () => {
    const page = await open("variant pente\nplay j10\n", { viewport: { width: 390, height: 844 }, ...TOUCH });
    const view = inView(page, "play");
    for (const [touched, meant] of [["c3", "d4"], ["r17", "q17"]]) {
        await view.locator(`[data-point=${touched}] .spot`).tap();
        await page.waitForSelector("#view-play .lens.seen");
        assert.ok(!(await pointsOf(view, ".stone")).includes(touched), "nothing is placed yet");
        if (touched === "c3") await picture(page, "lens");
        await page.touchscreen.tap(...await inLens(page, meant));
        await page.waitForSelector(`#view-play [data-point=${meant}]:has(.stone)`);
        await settled(page);
        assert.equal(await page.locator("#view-play .lens.seen").count(), 0);
    }
    assert.deepEqual((await pointsOf(view, ".stone")).sort(), ["d4", "j10", "q17"]);
    assert.deepEqual(page.faults(), []);
    await page.context().close();
});
