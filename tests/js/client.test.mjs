// The client over a process.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Broken, Process, Refused, Service } from "inarow";
import { command, testArbiter } from "./every_arbiter.mjs";

testArbiter((options) => new Process({ command, ...options }), Refused);

test("the package comes as CommonJS too", () => {
    const inarow = createRequire(import.meta.url)("inarow");
    assert.equal(inarow.Process, Process);
    assert.equal(inarow.Service, Service);
});

test("errors are of their class in both packages", async () => {
    const web = await import("inarow/web");
    assert.notEqual(web.Refused, Refused); // it has a copy of its own
    assert.ok(new web.Refused({ code: "x", message: "y" }) instanceof Refused);
    assert.ok(new Broken("x") instanceof web.Broken);
    assert.ok(!(new Broken("x") instanceof web.Refused));
});

// ---- An arbiter that fails -------------------------------------------------

const broken = (script, options) => new Process({
    command: new URL(script, import.meta.url).pathname, ...options,
});

test("an arbiter that fails: it is not there", async () => {
    const none = new Process({ command: "./no-such-program" });
    await assert.rejects(none.hello(), (error) => error instanceof Broken
        && /no-such-program cannot be run/.test(error.message));
    await assert.rejects(none.hello(), Broken);
    await none.close();
});

for (const [script, message, options] of [
    ["silent.sh", /said nothing for 300 ms/, { timeout: 300 }],
    ["garbage.sh", /no JSON: Segmentation/],
    ["dying.sh", /ended with status 7\. I am out of ink/],
    ["stray.sh", /nobody asked/],
    ["mute.sh", /nobody asked for this: \{"id":1,"error":null\}/],
    ["half.sh", /ended with status 0/],
]) {
    test(`an arbiter that fails: ${script}`, async () => {
        const one = broken(script, options);
        await assert.rejects(one.hello(), (error) => error instanceof Broken
            && message.test(error.message) || assert.fail(error.message));
        assert.equal(one.isOpen, false);
        await one.close();
    });
}

test("an arbiter that fails: it is closed, with a request on its way", async () => {
    const one = new Process({ command });
    const asked = assert.rejects(one.playout({ variant: "pente", games: 100 }), Broken);
    await one.close();
    await asked;
});
