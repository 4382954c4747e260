// Opens the built page in a real Chromium. `faults()` reports everything that the page
// may never do: errors in the console, violations of its policy, requests to other
// places.
import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "./serving.mjs";

/** The tree. */
export const ROOT = process.env.ROOT ?? process.cwd();
/** The built page. */
export const FOLDER = process.env.PLAYGROUND ?? join(ROOT, "build/playground");
/** The folder for pictures. */
export const PICTURES = join(ROOT, "build/web-pictures");
const PATIENCE = 30000; // milliseconds, for a busy machine
const require = createRequire(join(ROOT, "web/package.json"));
const { chromium } = require("playwright-core");

/** Serves the page's folder, or another one, and starts a browser: returns {open,
 * stop}. */
export async function start(folder = FOLDER) {
    const site = await serve(folder);
    const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--no-sandbox"],
    });
    return {
        site,
        browser,
        /**
         * A new visitor without stored data. `before` runs in the page before its own
         * scripts. With `clock`, the test controls the page's time. The other options
         * are playwright's.
         * */
        async open({ hash = "", before, clock = false, ...options } = {}) {
            const context = await browser.newContext({
                viewport: { width: 1280, height: 800 }, ...options });
            if (before) await context.addInitScript(before);
            const page = await context.newPage();
            // time stands still until the test advances it, even on a busy machine
            if (clock) {
                await page.clock.install({ time: 0 });
                await page.clock.pauseAt(1000);
            }
            page.setDefaultTimeout(PATIENCE);
            const faults = watch(page, site.url);
            await page.goto(site.url + hash);
            await page.waitForSelector("html[data-ready]", { state: "attached" }).catch((error) => {
                throw new Error([error.message, ...faults].join("; "));
            });
            return Object.assign(page, { faults: () => faults });
        },
        async stop() {
            await browser.close();
            await site.stop();
        },
    };
}

// Chromium complains of a preloaded file that is not used within seconds, as on a busy
// machine.
const LATE = /was preloaded using link preload but not used within a few seconds/;

function watch(page, url) {
    const faults = [];
    page.on("console", (message) => {
        const isFault = ["error", "warning"].includes(message.type());
        if (isFault && !LATE.test(message.text())) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(`${error}`));
    page.on("request", (request) => {
        const at = request.url();
        if (!at.startsWith(url) && !/^(data|blob):/.test(at)) faults.push(`asked for ${at}`);
    });
    return faults;
}

/** Keeps a picture for people to look at. */
export async function picture(page, name) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** Returns the findings of the accessibility checker: a list of texts. */
export async function findings(page) {
    // The page's policy blocks scripts, so the checker is injected through the debugger.
    const source = require("axe-core").source;
    await page.evaluate(source);
    const { violations } = await page.evaluate(() => globalThis.axe.run(document,
        { resultTypes: ["violations"] }));
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) =>
        `${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
}
