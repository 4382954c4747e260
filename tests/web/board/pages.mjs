// Pages with the element, as somebody else's server has them: the folder `dist` of the
// package as `inarow`, and what a test writes.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../serving.mjs";

export const ROOT = process.env.ROOT ?? process.cwd();
/** What the package has for browsers. */
export const DIST = process.env.MODULE ?? join(ROOT, "bindings/js/dist");
/** The page of ten lines that docs/board.md shows. */
export const EXAMPLE = /```html\n(<!doctype[^]*?)```/.exec(
    readFileSync(join(ROOT, "docs/board.md"), "utf8"))[1];
/** The policy that docs/board.md promises to keep to. */
export const POLICY = /`(default-src 'none'; .*)`/.exec(
    readFileSync(join(ROOT, "docs/board.md"), "utf8"))[1];

/** A page with elements; `policy` is its content security policy. */
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

/** Serve files by their names, beside `inarow`: as serve, {url, requests, stop}. */
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

/** Data of the arbiter: `work(arbiter)` gives what is to be drawn. */
export async function made(work) {
    const { Module } = await import(join(DIST, "web.mjs"));
    const arbiter = await Module.open();
    try {
        return await work(arbiter);
    } finally {
        await arbiter.close();
    }
}
