// Tests the client for browsers, in Node: the arbiter as WebAssembly.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Broken, Module, Refused } from "inarow/web";
import { testArbiter } from "./every_arbiter.mjs";

testArbiter(Module.open, Refused);

test("a failing module: the file is missing", async () => {
    for (const wasm of ["no-such.wasm", new Uint8Array([0, 97, 115, 109, 9])]) {
        await assert.rejects(Module.open({ wasm }), (error) => error instanceof Broken
            && /^the arbiter cannot be loaded: /.test(error.message));
    }
});

test("a module names the page's controls to a reader of the page", async () => {
    const one = await Module.open({ reader: "page" });
    const [{ error }] = await one.judge({ text: "h8 h9" });
    assert.match(error.message, /choose it under 'Game, if it names none'$/);
    const sgf = { text: "(;GM[4]SZ[15]RU[renju];B[hh];W[hg]C[why])", to: "psq" };
    await assert.rejects(one.convert(sgf), /tick 'Leave out what it cannot hold'$/);
    await one.close();
});

test("a compiled module can be opened again", async () => {
    const wasm = await WebAssembly.compile(await (await import("node:fs/promises")).readFile(
        new URL(import.meta.resolve("inarow/inarow.wasm"))));
    const [one, other] = await Promise.all([Module.open({ wasm }), Module.open({ wasm })]);
    await one.game("renju");
    await assert.rejects(other.state({ game: "g1" }), { code: "no-such-game" });
    await one.close();
    assert.equal((await other.hello()).name, "inarow");
    await assert.rejects(one.hello(), Broken);
});

test("a module survives an endless script, and one that exhausts memory", async () => {
    const one = await Module.open({ limits: { seconds: 1, megabytes: 64 } });
    const hooks = [
        "while true do end",
        "local all = {} while true do all[#all + 1] = ('x'):rep(1e6) end",
        "local function deeper() return 1 + deeper() end return deeper()",
        "local function wrap(one) return pcall(wrap, one) end return wrap(wrap)",
    ];
    for (const hook of hooks) {
        const source = `return { name = "hostile", board = { 5, 5 }, win = { row = 4, atleast = true },
            colours = { "black", "white" }, hooks = { after = function() ${hook} end } }`;
        await assert.rejects(one.load({ source }).then(() => one.game("hostile"))
            .then((game) => game.play("a1")), Refused, hook);
        assert.equal((await one.hello()).name, "inarow");
    }
    await one.close();
});
