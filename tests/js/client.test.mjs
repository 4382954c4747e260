// Tests the client over a process.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Broken, Process, Refused, Service } from "inarow";
import { command, testArbiter } from "./every_arbiter.mjs";

testArbiter((options) => new Process({ command, ...options }), Refused);

test("the package is also available as CommonJS", () => {
    const inarow = createRequire(import.meta.url)("inarow");
    assert.equal(inarow.Process, Process);
    assert.equal(inarow.Service, Service);
});

test("errors have their classes in both packages", async () => {
    const web = await import("inarow/web");
    assert.notEqual(web.Refused, Refused); // it has its own copy
    assert.ok(new web.Refused({ code: "x", message: "y" }) instanceof Refused);
    assert.ok(new Broken("x") instanceof web.Broken);
    assert.ok(!(new Broken("x") instanceof web.Refused));
});

// ---- Archives --------------------------------------------------------------

test("an archive: explores a position, finds and reads games", async () => {
    const folder = mkdtempSync(join(tmpdir(), "inarow-"));
    const archive = join(folder, "club's games.db");
    execFileSync(command, ["index", archive, `${process.env.ROOT}/tests/games`],
        { stdio: "ignore" });
    const arbiter = new Process({ command, archive });
    const game = await arbiter.game("pente");
    for (const point of ["j10", "m11"]) await game.play(point);
    const answer = await game.explore({ limit: 2 });
    assert.equal(answer.games.games, 3);
    assert.deepEqual(answer.games.wins, { white: 2, black: 1 });
    assert.deepEqual(answer.moves.map(({ move, played }) => [move, played.games]), [["m10", 3]]);
    assert.equal(answer.latest.length, 2);
    assert.deepEqual(await arbiter.explore({ record: await game.record(), limit: 2 }), answer);
    const { games: one } = await game.explore({ player: ["player-78bf48c4", "*5f41*"] });
    assert.equal(one.games, 1);
    const { total, games: [found] } = await arbiter.find({ reason: "captures", limit: 1 });
    assert.ok(total >= 1);
    const { text } = await arbiter.archiveRecord({ id: found.id });
    assert.ok((await (await arbiter.resume(text)).state()).over);
    await assert.rejects(arbiter.archiveRecord({ id: 999 }), { code: "no-such-game" });
    await assert.rejects(arbiter.find({ years: "then" }), { code: "bad-range" });
    await arbiter.close();
    const none = new Process({ command, archive: join(folder, "none.db") });
    await assert.rejects(none.hello(), (error) => error instanceof Broken
        && /none\.db: it cannot be opened/.test(error.message));
    await none.close();
    rmSync(folder, { recursive: true });
});

// A failing arbiter

const broken = (script, options) => new Process({
    command: new URL(script, import.meta.url).pathname, ...options,
});

test("a failing arbiter: the program is missing", async () => {
    const none = new Process({ command: "./no-such-program" });
    await assert.rejects(none.hello(), (error) => error instanceof Broken
        && /no-such-program cannot be run/.test(error.message));
    await assert.rejects(none.hello(), Broken);
    await none.close();
});

for (const [script, message, options] of [
    ["silent.sh", /not answered for 300 ms/, { timeout: 300 }],
    ["garbage.sh", /not JSON: Segmentation/],
    ["dying.sh", /ended with status 7\. I am out of ink/],
    ["stray.sh", /answer to no request/],
    ["mute.sh", /the arbiter sent an answer to no request: \{"id":1,"error":null\}/],
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

test("a failing arbiter: it is closed during a request", async () => {
    const one = new Process({ command });
    const asked = assert.rejects(one.playout({ variant: "pente", games: 100 }), Broken);
    await one.close();
    await asked;
});
