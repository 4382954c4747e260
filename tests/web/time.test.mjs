// Tests that only an accepted action affects the clock, in Chromium at three sizes. The
// tests control the time.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pack } from "../../web/src/share.mjs";
import { picture, start } from "./browser.mjs";
import { click, inView, press, stones, unfold } from "./playing.mjs";
import { reads } from "./visit.mjs";

const SECONDS = 6;
const OFTEN = 250; // milliseconds between two looks at the clock
const RECORD = `variant renju\nclock ${SECONDS}\nseats Aoki Berg\norganizer start @0\nplay h8 @1\n`;
const SIZES = [[1280, 800], [390, 844], [360, 640]];

let web;
before(async () => { web = await start(); });
after(() => web.stop());

const touches = { hasTouch: true, isMobile: true };
const hash = `#${await pack({ record: RECORD })}`;

async function timed(options = {}) {
    const page = await web.open({ hash, clock: true, ...options });
    await page.waitForSelector(".clock:not([hidden])");
    return page;
}

const time = (black, white) => new RegExp(`Aoki \\(black\\) ${black} *Berg \\(white\\) ${white}`);

// Does something after every second. The clock ends when its time has passed, and not
// earlier.
async function falls(page, work) {
    for (let i = 1; i < SECONDS; i++) {
        await page.clock.runFor(1000);
        await work(page, i);
    }
    await page.clock.runFor(500);
    await reads(page, ".clock", time("0:05", "0:01"));
    await page.clock.runFor(500 + OFTEN);
    await page.waitForSelector(".play-now >> text=White has run out of time >> visible=true");
    await reads(page, ".clock", time("0:05", "0:00"));
    assert.deepEqual(page.faults(), []);
    await page.context().close();
}

const refused = (isTouch) => async (page) => {
    const hit = page.locator("#view-play [data-point=h8] .spot");
    if (!isTouch) return hit.click();
    await hit.tap();
    await hit.tap(); // on small cells, the second tap counts
};

for (const [width, height] of SIZES) {
    const isTouch = width < 500;
    test(`${width}x${height}: refused clicks and touches gain no time`, async () => {
        const page = await timed({ viewport: { width, height }, ...isTouch ? touches : {} });
        await falls(page, async (one, i) => {
            await refused(isTouch)(one);
            if (i === 2) await picture(one, `clock-${width}`);
        });
    });
}

const WAYS = {
    "move numbers": (page) => page.click("text=Move numbers"),
    "a refused claim": (page) => press(page, "Claim"),
    "a refused entry": async (page) => {
        await page.fill("#entry", "nonsense");
        await page.keyboard.press("Enter");
    },
    "another view": async (page, i) => page.click(i % 2 ? "#tab-play" : "#tab-records"),
    "undo and redo": async (page) => {
        await page.keyboard.press("Control+z");
        await stones(page, 0);
        await page.keyboard.press("Control+y");
        await stones(page, 1);
    },
    reloading: async (page, i) => {
        if (i % 2) return;
        await page.reload();
        await page.waitForSelector(".clock:not([hidden])");
    },
};
for (const [what, work] of Object.entries(WAYS)) {
    test(`${what} gains no time`, async () => {
        const page = await timed();
        await unfold(inView(page, "play"), "At the table");
        await falls(page, work);
    });
}

test("a hidden page's clock continues", async () => {
    const page = await timed();
    const other = await page.context().newPage(); // in front of it
    await page.clock.fastForward(2500); // without most of the looks at the clock
    await other.close();
    await reads(page, ".clock", time("0:05", "0:04"));
    await page.context().close();
});

test("an accepted action starts the other clock at the time of the click", async () => {
    const page = await timed();
    await page.clock.runFor(2000);
    await click(inView(page, "play"), "h9");
    await reads(page, ".clock", time("0:05", "0:04"));
    await page.clock.runFor(1500);
    await reads(page, ".clock", time("0:04", "0:04"));
    await page.context().close();
});

test("a random player's time counts as well", async () => {
    const page = await timed();
    await page.clock.runFor(1200);
    await press(inView(page, "play"), "One move");
    await page.waitForFunction(() => / @2\.2$/.test(
        document.querySelector("#view-play [aria-label=Record]").value.split("\n").at(-2)));
    await page.context().close();
});

test("reviewing a game that was lost on time does not lose it again", async () => {
    const page = await timed();
    await page.clock.runFor(1000 * SECONDS + OFTEN);
    await page.waitForSelector(".ruling.won");
    for (let i = 0; i < 2; i++) await page.keyboard.press("Control+z");
    await stones(page, 0);
    await page.clock.runFor(600);
    assert.equal(await page.isVisible(".ruling.won"), false);
    for (let i = 0; i < 2; i++) await page.keyboard.press("Control+y");
    await page.waitForSelector(".ruling.won");
    await page.context().close();
});

test("a game that is closed and resumed keeps its remaining time", async () => {
    const page = await web.open({ hash: `#${await pack({ record: RECORD.replace("clock 6", "clock 60") })}`,
        clock: true });
    const view = inView(page, "play");
    await page.waitForSelector(".clock:not([hidden])");
    await click(view, "h9");
    await page.clock.runFor(3000);
    await reads(page, ".clock", time("0:56", "1:00"));
    const next = await page.context().newPage();
    await Promise.all([page.waitForEvent("close"), page.close({ runBeforeUnload: true })]);
    await next.clock.runFor(3000);
    await next.goto(web.site.url);
    await next.waitForSelector("#view-play:not(.empty)");
    await unfold(inView(next, "play"), "Recent games");
    await next.locator(".recent button").first().click();
    await reads(next, ".clock", time("0:56", "1:00"));
    await next.context().close();
});
