// Tests that the site's search finds ten topics, each in a section that explains it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const ROOT = process.env.ROOT ?? process.cwd();
const { indexOf, search } = await import(join(ROOT, "web/site/search.mjs"));

const TOPICS = [
    ["double-three", /^rules\/.*#forbidden-moves|variants-readings/],
    ["swap2", /^rules\/swap2/],
    ["yavalath", /^rules\/yavalath\.html/],
    ["renlib file format", /^manual\/docs-formats\.html#/],
    ["piskvork psq", /^manual\/docs-formats\.html#/],
    ["draw offer", /^manual\/(docs|variants)-table\.html#|^rules\//],
    ["gymnasium", /^manual\/bindings-python\.html#/],
    ["tournament ratings", /^manual\/docs-tournaments\.html#/],
    ["sqlite archive", /^manual\/docs-archives\.html/],
    ["sandbox for scripts", /^manual\/security\.html/],
];

const context = {};
runInNewContext(readFileSync(join(ROOT, "build/site/sections.js"), "utf8"), context);
const index = indexOf(context.inarowSections);

for (const [topic, place] of TOPICS) {
    test(`the search finds: ${topic}`, () => {
        const places = search(index, topic).slice(0, 3).map((found) => found.place);
        assert.ok(places.some((one) => place.test(one)), places.join(" "));
    });
}
