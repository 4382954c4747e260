// Pages with the element, as on another server: the folder `dist` of the package as
// `inarow`, and the files of a test.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../serving.mjs";

export const ROOT = process.env.ROOT ?? process.cwd();
/** The package's files for browsers. */
export const DIST = process.env.MODULE ?? join(ROOT, "bindings/js/dist");
/** The page of ten lines in docs/board.md. */
export const EXAMPLE = /```html\n(<!doctype[^]*?)```/.exec(
    readFileSync(join(ROOT, "docs/board.md"), "utf8"))[1];
/** The policy that docs/board.md promises to keep. */
export const POLICY = /`(default-src 'none'; .*)`/.exec(
    readFileSync(join(ROOT, "docs/board.md"), "utf8"))[1];

/** Returns a page with elements; `policy` is its content security policy. */
export const page = (body, { policy = "", scripts = "" } = {}) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
${policy && `<meta http-equiv="content-security-policy" content="${policy}">`}
<title>Boards</title>
<script type="module" src="inarow/board.mjs"></script>
${scripts}
<main><h1>Boards</h1>
${body}
</main></html>`;

/** Serves files by their names, beside `inarow`: returns {url, requests, stop} like
 * serve. */
export async function served(files) {
    const folder = mkdtempSync(join(tmpdir(), "board-"));
    symlinkSync(DIST, join(folder, "inarow"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const site = await serve(folder);
    return { ...site, async stop() {
        await site.stop();
        rmSync(folder, { recursive: true });
    } };
}

/** Returns data of the arbiter: `work(arbiter)` returns the data to draw. */
export async function made(work) {
    const { Module } = await import(join(DIST, "web.mjs"));
    const arbiter = await Module.open();
    try {
        return await work(arbiter);
    } finally {
        await arbiter.close();
    }
}
