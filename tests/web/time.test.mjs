// Tests that only an accepted action affects the clock: real seconds in Chromium, at
// three sizes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pack } from "../../web/src/share.mjs";
import { picture, start } from "./browser.mjs";
import { click, inView, press, stones, unfold } from "./playing.mjs";

const SECONDS = 6;
const RECORD = `variant renju\nclock ${SECONDS}\nseats Aoki Berg\norganizer start @0\nplay h8 @1\n`;
const SIZES = [[1280, 800], [390, 844], [360, 640]];

let web;
before(async () => { web = await start(); });
after(() => web.stop());

const touches = { hasTouch: true, isMobile: true };
const hash = `#${await pack({ record: RECORD })}`;
const left = (page) => page.textContent(".clock").then((text) => text.match(/\d+:\d\d/g));

async function timed(options = {}) {
    const page = await web.open({ hash, ...options });
    await page.waitForSelector(".clock:not([hidden])");
    return page;
}

// Does something every second until the clock has ended; returns the seconds that it
// took.
async function secondsUntilDown(page, work) {
    const begun = performance.now();
    const fallen = page.waitForSelector(".play-now >> text=White has run out of time >> visible=true",
        { timeout: 4 * SECONDS * 1000 }).then(() => (performance.now() - begun) / 1000);
    let isOver = false;
    fallen.finally(() => { isOver = true; });
    for (let i = 1; !isOver && i <= 3 * SECONDS; i++) {
        await page.waitForTimeout(Math.max(0, i * 1000 - (performance.now() - begun)));
        if (!isOver) await work(page, i);
    }
    return fallen;
}

async function falls(page, work) {
    const seconds = await secondsUntilDown(page, work);
    // The clock began a moment earlier; a loading page shows nothing.
    assert.ok(seconds > SECONDS - 2 && seconds < SECONDS + 2.5, `${seconds} seconds`);
    assert.match(await page.textContent(".clock"), /Aoki \(black\) 0:05 *Berg \(white\) 0:00/);
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
    "another view": async (page, i) => page.click(i % 2 ? "#tab-records" : "#tab-play"),
    "undo and redo": async (page) => {
        await page.keyboard.press("Control+z");
        await page.keyboard.press("Control+y");
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
    await other.waitForTimeout(2500);
    await other.close();
    const [, white] = await left(page);
    assert.ok(["0:04", "0:03", "0:02"].includes(white), white);
    await page.context().close();
});

test("an accepted action starts the other clock at the time of the click", async () => {
    const page = await timed();
    await page.waitForTimeout(2000);
    await click(inView(page, "play"), "h9");
    const [black, white] = await left(page);
    assert.equal(black, "0:05");
    assert.ok(["0:04", "0:03"].includes(white), white);
    await page.waitForTimeout(1500);
    const later = await left(page);
    assert.ok(["0:04", "0:03"].includes(later[0]), later[0]);
    assert.equal(later[1], white);
    await page.context().close();
});

test("a random player's time counts as well", async () => {
    const page = await timed();
    await page.waitForTimeout(1200);
    await press(inView(page, "play"), "One move");
    await page.waitForFunction(() => / @[2-9]/.test(
        document.querySelector("#view-play [aria-label=Record]").value.split("\n").at(-2)));
    await page.context().close();
});

test("reviewing a game that was lost on time does not lose it again", async () => {
    const page = await timed();
    await page.waitForSelector(".ruling.won", { timeout: 2 * SECONDS * 1000 });
    for (let i = 0; i < 2; i++) await page.keyboard.press("Control+z");
    await stones(page, 0);
    await page.waitForTimeout(600);
    assert.equal(await page.isVisible(".ruling.won"), false);
    for (let i = 0; i < 2; i++) await page.keyboard.press("Control+y");
    await page.waitForSelector(".ruling.won");
    await page.context().close();
});

test("a game that is closed and resumed keeps its remaining time", async () => {
    const page = await web.open({ hash: `#${await pack({ record: RECORD.replace("clock 6", "clock 60") })}` });
    const view = inView(page, "play");
    await page.waitForSelector(".clock:not([hidden])");
    await click(view, "h9");
    await page.waitForTimeout(3000);
    const [closed] = await left(page);
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await next.waitForTimeout(3000);
    await next.goto(web.site.url);
    await next.waitForSelector("#view-play:not(.empty)");
    await unfold(inView(next, "play"), "Recent games");
    await next.locator(".recent button").first().click();
    await next.waitForSelector(".clock:not([hidden])");
    const [taken] = await left(next);
    const inSeconds = (text) => Number(text.split(":")[0]) * 60 + Number(text.split(":")[1]);
    assert.ok(Math.abs(inSeconds(closed) - inSeconds(taken)) <= 2, `${closed} ${taken}`);
    await next.context().close();
});
