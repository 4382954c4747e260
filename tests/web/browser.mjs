// A real Chromium at the built page. What the page may never do fails whoever asks for
// `faults()`: errors in the console, violations of its policy, requests to other places.
import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "./serving.mjs";

/** The tree. */
export const ROOT = process.env.ROOT ?? process.cwd();
/** The built page. */
export const FOLDER = process.env.PLAYGROUND ?? join(ROOT, "build/playground");
/** Where pictures are kept. */
export const PICTURES = join(ROOT, "build/web-pictures");
const PATIENCE = 6000; // milliseconds
const require = createRequire(join(ROOT, "web/package.json"));
const { chromium } = require("playwright-core");

/** The page's folder, or another one, served, and a browser: {open, stop}. */
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
         * A new visitor: nothing is kept of others. `before` runs in the page before its
         * own scripts; with `clock` the test drives the page's time; the other options are
         * playwright's.
         */
        async open({ hash = "", before, clock = false, ...options } = {}) {
            const context = await browser.newContext({
                viewport: { width: 1280, height: 800 }, ...options });
            if (before) await context.addInitScript(before);
            const page = await context.newPage();
            if (clock) { // it stands until the test moves it, however busy the machine is
                await page.clock.install({ time: 0 });
                await page.clock.pauseAt(1000);
            }
            page.setDefaultTimeout(PATIENCE);
            const faults = watch(page, site.url);
            await page.goto(site.url + hash);
            await page.waitForSelector("html[data-ready]", { state: "attached", timeout: 5000 }).catch((error) => {
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

function watch(page, url) {
    const faults = [];
    page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(`${error}`));
    page.on("request", (request) => {
        const at = request.url();
        if (!at.startsWith(url) && !/^(data|blob):/.test(at)) faults.push(`asked for ${at}`);
    });
    return faults;
}

/** Keep a picture, to be looked at. */
export async function picture(page, name) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** What the accessibility checker finds: a list of texts. */
export async function findings(page) {
    // The page's policy lets no script in: the checker comes by the debugger.
    const source = require("axe-core").source;
    await page.evaluate(source);
    const { violations } = await page.evaluate(() => globalThis.axe.run(document,
        { resultTypes: ["violations"] }));
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) =>
        `${id}: ${help}: ${node.target.join(" ")}: ${node.failureSummary ?? ""}`));
}
