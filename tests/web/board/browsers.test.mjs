// Tests <inarow-board> in Chromium and Firefox: the page of ten lines, a strict policy,
// fingers, every board of the family, light and dark. Pictures are in build/web-pictures.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { EXAMPLE, POLICY, ROOT, made, page, served } from "./pages.mjs";

const require = createRequire(join(ROOT, "web/package.json"));
const puppeteer = require("puppeteer-core");
const PICTURES = join(ROOT, "build/web-pictures");
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const BROWSERS = {
    chromium: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
    firefox: { browser: "firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr" },
};
const GAMES = {
    renju: "play h8\nplay h9\nplay i10\n", connect_four: "play a\nplay b\nplay a\nplay b\nplay a\nplay b\nplay a\n",
    yavalath: "play e5\nplay d4\n", qubic: "play a1-1\nplay b1-1\nplay b1-2\n",
    pente: "play j10\nplay k10\nplay a1\nplay l10\nplay m10\n", tic_tac_toe: "play b2\nplay a1\n",
};

let site, variants;
before(async () => {
    mkdirSync(PICTURES, { recursive: true });
    variants = await made(async (arbiter) => (await arbiter.variants()).map(({ name }) => name));
    const record = (name) => `<inarow-board>variant ${name}\n${GAMES[name] ?? ""}</inarow-board>`;
    site = await served({
        "ten.html": EXAMPLE,
        "strict.html": page(record("renju"), { policy: POLICY }),
        "games.html": page(Object.keys(GAMES).map(record).join("\n")),
        "all.html": page(variants.map(record).join("\n")),
    });
});
after(() => site.stop());

for (const [name, options] of Object.entries(BROWSERS)) {
    let browser;
    const tested = (title, work) => test(`${name}: ${title}`, work);

    // Visits a page that may have no other faults.
    async function visit(file, work, { size = "desk", scheme = "light" } = {}) {
        browser ??= await puppeteer.launch({ headless: true, ...options });
        const view = await browser.newPage();
        view.setDefaultTimeout(20000);
        const faults = [];
        view.on("console", (one) => ["error", "warn"].includes(one.type()) && faults.push(one.text()));
        view.on("pageerror", (error) => faults.push(error.message));
        await view.setViewport(SIZES[size]);
        if (scheme === "dark" && name === "chromium") {
            await view.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
        }
        await view.goto(site.url + file);
        // Boards far below the window are not drawn until they come near.
        await view.evaluate(async () => {
            for (const board of document.querySelectorAll("inarow-board")) {
                if (!board.node) board.scrollIntoView();
                while (!board.node) await new Promise((resolve) => { setTimeout(resolve, 20); });
            }
            scrollTo(0, 0);
        });
        await work(view);
        // Firefox requests this file itself, and the policy does not allow it.
        assert.deepEqual(faults.filter((text) => !text.includes("/favicon.ico")), []);
        await view.close();
    }

    const status = (view) => view.$eval("inarow-board",
        (board) => board.shadowRoot.querySelector(".status").textContent);
    const count = (view, selector) => view.$eval("inarow-board",
        (board, selector) => board.shadowRoot.querySelectorAll(selector).length, selector);

    tested("the page of ten lines", () => visit("ten.html", async (view) => {
        assert.match(await status(view), /^9\. j8White wins: Black made a double-three/);
        assert.equal(await count(view, "path.row:not(.under)"), 2);
        await view.screenshot({ path: join(PICTURES, `board-${name}.png`) });
        await view.click("inarow-board >>> [aria-label=Back]");
        assert.equal(await count(view, ".stone"), 8);
        await view.keyboard.press("Home");
        assert.equal(await count(view, ".stone"), 0);
        await view.keyboard.press("End");
        await view.click("inarow-board >>> summary");
        await view.click("inarow-board >>> li:nth-child(5) button");
        assert.equal(await count(view, ".mind"), 1);
        await view.screenshot({ path: join(PICTURES, `board-proof-${name}.png`) });
    }));

    tested("a strict policy", () => visit("strict.html", async (view) => {
        assert.equal(await count(view, ".stone"), 3);
        // The style is applied: without it, an empty path would be black too.
        assert.equal(await view.$eval("inarow-board", (board) => getComputedStyle(
            board.shadowRoot.querySelector(".ground")).fill), "rgb(226, 182, 109)");
        await view.click("inarow-board >>> [aria-label=Back]");
        assert.equal(await count(view, ".stone"), 2);
    }));

    tested("every variant's board", () => visit("all.html", async (view) => {
        const shown = await view.$$eval("inarow-board", (all) => all.map(({ shadowRoot, replay }) => ({
            variant: replay.variant,
            // No part is beyond the edge of the picture.
            isInside: [...shadowRoot.querySelectorAll(".ground, .label, .lines, .dot")].every((one) => {
                const [of, whole] = [one, shadowRoot.querySelector(".board")].map((part) =>
                    part.getBoundingClientRect());
                return of.left >= whole.left - 1 && of.right <= whole.right + 1
                    && of.top >= whole.top - 1 && of.bottom <= whole.bottom + 1;
            }),
        })));
        assert.deepEqual(shown, variants.map((variant) => ({ variant, isInside: true })));
    }));

    for (const scheme of ["light", "dark"]) {
        tested(`a phone, ${scheme}`, () => visit("games.html", async (view) => {
            const box = await view.$eval("inarow-board", (board) => {
                const { left, top, width, height } = board.shadowRoot.querySelector(".board")
                    .getBoundingClientRect();
                return { x: left + width / 2, y: top + height / 2 };
            });
            const { touchscreen } = view;
            for (const way of [120, 120, -120]) { // back, back, forward
                await touchscreen.touchStart(box.x - way / 2, box.y);
                await touchscreen.touchMove(box.x + way / 2, box.y);
                await touchscreen.touchEnd();
            }
            assert.equal(await count(view, ".stone"), 2);
            assert.ok(await view.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
            await view.screenshot({ fullPage: true, path: join(PICTURES, `boards-${scheme}-${name}.png`) });
            await view.evaluate(require("axe-core").source);
            const found = await view.evaluate(async () => (await globalThis.axe.run(document,
                { resultTypes: ["violations"] })).violations.map(({ id, nodes }) =>
                `${id}: ${nodes.map(({ html }) => html)}`));
            assert.deepEqual(found, []);
        }, { size: "phone", scheme }));
    }

    after(() => browser?.close());
}
