// Tests that every kind of arbiter of the client must pass. INAROW is the program, and
// ROOT the project's tree.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "./files.mjs";
import { after, before, mock, test } from "node:test";

export const command = process.env.INAROW ?? "inarow";
const root = process.env.ROOT ?? ".";
// Returns every fifth entry of a list; in `make test-long`, the whole list.
const sample = (list) => process.env.INAROW_LONG ? list : list.filter((_, i) => i % 5 === 0);

function maps() {
    return readFileSync(`${root}/tests/positions/forbidden.tsv`, "utf8").trim().split("\n")
        .filter((line) => !line.startsWith("#")).map((line) => {
            const [position, points] = line.split("\t");
            return [position, points === "-" ? [] : points.split(" ")];
        });
}

/** Its tests: `open(options)` gives one, or promises it; `Refused` is its package's. */
export function testArbiter(open, Refused) {
    let arbiter;
    before(async () => { arbiter = await open(); });
    after(() => arbiter.close());

    // ---- A game ----------------------------------------------------------------

    test("plays a game", async () => {
        const game = await arbiter.game("renju", { opening: "free" });
        assert.deepEqual([game.width, game.height, game.colours], [15, 15, ["black", "white"]]);
        assert.equal((await game.play("h8")).status, "ok");
        assert.equal((await game.state()).to_move, "white");
        assert.equal((await game.legalGroups())[0].points.length, 224);
        assert.equal((await game.board({ numbers: true })).points
            .find((point) => point.name === "h8").number, 1);
        assert.equal(await game.undo(), undefined);
        assert.match(await game.render({ format: "svg" }), /^<svg/);
        assert.deepEqual((await game.perft(2)).map((ply) => ply.sequences), [225, 50400]);
        await game.close();
        await assert.rejects(game.state(), { code: "no-such-game" });
    });

    test("performs legal actions as objects, as copies and as text", async () => {
        for (const { name } of await arbiter.variants()) {
            const game = await arbiter.game(name);
            for (const action of (await game.legal()).slice(0, 3)) {
                const copy = await game.copy();
                const ruling = await copy.apply(action);
                await copy.undo();
                assert.deepEqual(await copy.apply(action.text), ruling, name);
                await copy.undo();
                assert.deepEqual(await copy.redo(), ruling, name);
                await copy.close();
                await assert.rejects(copy.state(), { code: "no-such-game" });
            }
            assert.equal((await game.state()).moves, 0);
            await game.close();
        }
    });

    test("gives equal positions one key, and their points one image", async () => {
        const [one, other] = [await arbiter.game("renju"), await arbiter.game("renju")];
        for (const point of ["h8", "i9", "k8"]) await one.play(point);
        for (const point of ["h8", "g7", "h5"]) await other.play(point);
        const [mine, theirs] = [await one.key(), await other.key()];
        assert.equal(mine.key, theirs.key);
        assert.equal(await one.image(mine.symmetry, "k8"),
            await other.image(theirs.symmetry, "h5"));
        assert.equal((await one.boardKey()).key, (await other.boardKey()).key);
        await assert.rejects(one.image(8, "h8"), { code: "no-such-symmetry" });
    });

    test("gives a game a tree that can be edited", async () => {
        const game = await arbiter.game("gomoku");
        for (const point of ["h8", "i9", "j10"]) await game.play(point);
        const tree = game.tree();
        const nodes = [];
        for await (const node of tree) nodes.push(node);
        assert.deepEqual(nodes.map((node) => node.text),
            [undefined, "play h8", "play i9", "play j10"]);
        const [root, h8, i9] = nodes;
        assert.equal(await root.parent(), null);
        const a1 = await h8.add("a1");
        assert.deepEqual([a1.number, a1.parentId, a1.childCount], [2, h8.id, 0]);
        const said = { comment: "wild", before: "or", glyphs: ["?!"],
            marks: [{ kind: "label", point: "h8", text: "A" }],
            properties: [{ name: "XX", values: ["1"] }] };
        await a1.set(said);
        const renju = await arbiter.resume("variant renju\nplay h8\n");
        const library = await renju.tree().library();
        assert.deepEqual([...library.slice(0, 2)], [255, "R".charCodeAt(0)]);
        for (const text of [await game.record(), await tree.text(),
            await tree.text("record")]) {
            const again = await (await arbiter.resume(text)).tree().node(await a1.path());
            for (const [field, value] of Object.entries(said)) {
                assert.deepEqual(again[field], value, field);
                assert.deepEqual(a1[field], value, field);
            }
        }
        await a1.set({ comment: "" });
        assert.equal(a1.comment, undefined);
        await a1.promote();
        assert.deepEqual((await h8.children()).map((node) => node.id), [a1.id, i9.id]);
        await game.go(a1);
        assert.equal((await tree.here()).id, a1.id);
        const bad = await a1.add("play h8", { keep: true });
        assert.equal(bad.refusal.reason, "occupied");
        await assert.rejects(game.go(bad), { code: "occupied" });
        await a1.delete();
        await assert.rejects(a1.refresh(), { code: "no-such-node" });
        assert.equal((await tree.here()).id, h8.id);
        await tree.undo();
        await i9.move(root);
        assert.deepEqual(await i9.path(), ["play i9"]);
        assert.equal((await i9.refresh()).number, 1);
        await tree.undo();
        await tree.redo();
        assert.equal((await i9.ruling()).text, "ok");
        const other = await i9.game();
        assert.equal(await other.record(), "variant gomoku\nplay i9\n");
        const copy = await game.copy();
        await assert.rejects(copy.go(i9), { code: "no-such-node" });
        await copy.go(["play i9", "play j10"]);
        assert.equal((await copy.state()).moves, 2);
    });

    test("resumes a game at the end of its record", async () => {
        const game = await arbiter.game("pente");
        await game.play("j10");
        const again = await arbiter.resume(await game.record());
        assert.deepEqual(await again.state(), await game.state());
        assert.match(await again.record({ to: "sgf" }), /^\(;/);
    });

    test("resumes a game from every notation", async () => {
        const named = { variant: "gomoku", options: { size: 15 } };
        const game = await arbiter.game(named.variant, named.options);
        for (const point of ["h8", "i9", "j10"]) await game.play(point);
        const { notations } = await arbiter.hello();
        const points = (await game.board({ numbers: true })).points;
        let read = 0;
        for (const to of notations) {
            let text = "";
            try {
                ({ text } = await arbiter.convert({ text: await game.record(), to, bytes: true,
                    drop: true }));
            } catch (error) {
                // the notation cannot contain the game
                assert.equal(error.code, "bad-record", to);
                continue;
            }
            read++;
            const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
            const options = to === "offsets" || to === "fen" ? { format: to } : {};
            for (const record of to === "lib" || to === "pos" ? [bytes] : [text, bytes]) {
                const again = await arbiter.resume(record, { ...named, ...options });
                const board = await again.board({ numbers: true });
                assert.equal(board.variant, "gomoku");
                assert.deepEqual(board.points.map((point) => point.colour),
                    points.map((point) => point.colour), to);
            }
        }
        assert.ok(read >= 8, `${read} notations`);
        await assert.rejects(arbiter.resume("h8 i9"), /name the variant$/);
        await assert.rejects(arbiter.resume("h8", { format: "runes" }), { code: "bad-params" });
    });

    test("refuses with a reason, and leaves the game unchanged", async () => {
        const game = await arbiter.game("renju", { opening: "free" });
        await game.play("h8");
        const before = await game.state();
        await assert.rejects(game.play("h8"), (error) => error instanceof Refused
            && error.code === "occupied" && error.ruling.citation === "RIF 5"
            && error.message === "h8 is occupied.");
        assert.deepEqual(await game.state(), before);
        await assert.rejects(game.play(7), { code: "bad-params", path: "params.point" });
    });

    test("answers questions about a position that is set up", async () => {
        const game = await arbiter.game("renju", { opening: "free" });
        const [position, forbidden] = maps()[0];
        await game.setup(position, { turn: "black" });
        assert.deepEqual(await game.forbidden({ colour: "black" }), forbidden);
        const { text } = await game.explain({ point: forbidden[0] });
        assert.match(text, /forbidden to black/);
    });

    // ---- The arbiter -----------------------------------------------------------

    test("has all methods of the arbiter", async () => {
        const { methods, version } = await arbiter.hello();
        assert.match(version, /^\d+\.\d+\.\d+$/);
        for (const name of methods) {
            const called = name === "close" ? "closeGame"
                : name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
            assert.equal(typeof arbiter[called], "function", name);
        }
    });

    test("answers requests that were sent before earlier answers", async () => {
        const game = await arbiter.game("gomoku");
        const points = Array.from({ length: 200 },
            (_, i) => "abcdefghijklmno"[i % 15] + (1 + Math.floor(i / 15)));
        const all = points.map((point) => game.play(point).then(() => null, (error) => error));
        const states = await Promise.all([...all, game.state()]);
        const { moves, over } = states.at(-1);
        assert.ok(over);
        assert.equal(states.filter((one) => one === null).length, moves);
    });

    test("gives long answers item by item", async () => {
        const heard = [];
        const { count } = await arbiter.ask("variants", {}, (item) => heard.push(item.name));
        assert.equal(heard.length, count);
        assert.deepEqual((await arbiter.variants()).map((one) => one.name), heard);
        await assert.rejects(arbiter.ask("variants", {}, () => { throw new Error("enough"); }),
            { message: "enough" });
        assert.equal((await arbiter.hello()).name, "inarow");
    });

    test("adds a script, with names in any language", async () => {
        const source = "inarow = 1\nname = 'fünf'\n";
        await assert.rejects(arbiter.load({ source }), (error) => error instanceof Refused
            && error.faults.length > 0);
        await assert.rejects(arbiter.game("棋\u0000\u202e"), Refused);
    });

    test("reports a line that is too long, and continues", async () => {
        const strict = await open({ limits: { line: 200, seconds: undefined, games: null } });
        await assert.rejects(strict.judge({ text: "x".repeat(1000) }), { code: "line-too-long" });
        assert.equal((await strict.hello()).limits.line, 200);
        await strict.close();
    });

    test("accepts each limit within its range", async () => {
        const wrong = [{ socket: ":7777" }, { schema: true }, { hours: 1 }, { toString: 1 },
            { games: "--socket" }, { games: "5" }, { line: [1] }, { games: 5n }, "line", 5,
            ...["line", "games", "scripts", "seconds", "megabytes"].flatMap((name) =>
                [-1, NaN, Infinity, 2 ** 31 + 1, true].map((value) => ({ [name]: value }))),
            { seconds: 0 }, { seconds: 86401 }, { line: 0.5 }, { megabytes: 1.5 }];
        for (const limits of wrong) {
            await assert.rejects(async () => open({ limits }), (error) =>
                error instanceof RangeError && /^limits: /.test(error.message));
        }
        const one = await open({ limits: { seconds: 0.5, games: 2 ** 31, scripts: 0 } });
        const { seconds, games, scripts } = (await one.hello()).limits;
        assert.deepEqual([seconds, games, scripts], [0.5, 2 ** 31, 0]);
        await one.close();
    });

    test("waits for any legal time limit, or without one", async () => {
        const wrong = [0, -1, NaN, -Infinity, "5", "", null, true, 5n, [7], {}];
        for (const timeout of wrong) {
            await assert.rejects(async () => open({ timeout }), (error) =>
                error instanceof RangeError && /^timeout: a positive number/.test(error.message));
        }
        for (const timeout of [Infinity, 2 ** 40, undefined]) {
            const one = await open({ timeout });
            const game = await one.game("gomoku");
            await game.play("h8");
            await one.close();
        }
    });

    test("throws errors of each class and its base classes", async () => {
        class Own extends Refused {}
        const error = await arbiter.game("chess").catch((one) => one);
        assert.equal(error.name, "Refused");
        assert.equal(Object.getPrototypeOf(error), Refused.prototype);
        assert.ok(error instanceof Refused && error instanceof Error);
        assert.ok(!(error instanceof Own) && !(error instanceof RangeError));
        const own = new Own(JSON.parse(
            '{"code":"a","message":"b","name":"c","stack":"d","__proto__":{"e":1}}'));
        assert.ok(own instanceof Own && own instanceof Refused);
        assert.deepEqual([own.code, own.message, own.name, own.e], ["a", "b", "Refused", undefined]);
        assert.match(own.stack, /^Refused: b|every_arbiter/);
        for (const no of [null, undefined, 1, "x", {}, new Error("x")]) {
            assert.equal(no instanceof Refused, false);
        }
    });

    test("refuses questions about an archive without one", async () => {
        const game = await arbiter.game("pente");
        for (const ask of [() => game.explore(), () => arbiter.find(),
            () => arbiter.archiveRecord({ id: 1 })]) {
            await assert.rejects(ask, (error) => error instanceof Refused
                && error.code === "no-archive" && /start the server/.test(error.message));
        }
        await game.close();
    });

    test("continues after an invalid request", async () => {
        const one = await open({ timeout: 60000 });
        await one.hello();
        mock.timers.enable({ apis: ["setTimeout"] });
        await assert.rejects(one.new({ variant: 10n }), TypeError);
        mock.timers.tick(60001); // the request has no time limit that could run out
        mock.timers.reset();
        assert.ok(one.isOpen);
        await one.hello();
        await one.close();
    });

    // ---- The law ---------------------------------------------------------------

    test("the law: maps of forbidden points", async () => {
        const all = sample(maps());
        assert.ok(all.length >= 360);
        await Promise.all(all.map(async ([position, points]) => {
            const game = await arbiter.game("renju", { opening: "free" });
            game.setup(position);
            const got = game.forbidden({ colour: "black" });
            game.close();
            assert.deepEqual(await got, points);
        }));
    });

    test("the law: records, judged as the program judges them", async () => {
        const paths = sample(globSync(`${root}/tests/conformance`, ".rec"));
        const native = execFileSync(command, ["judge", "--json", ...paths],
            { encoding: "utf8", maxBuffer: 2 ** 28 }).trim().split("\n").map(JSON.parse);
        const games = [];
        for (const path of paths) {
            games.push(...await arbiter.judge({ text: readFileSync(path, "utf8"),
                format: "record" }));
        }
        assert.ok(games.length > 300);
        // Fields that are null in the program are missing here. Files have names and
        // numbers of games.
        const plain = (game) => Object.fromEntries(Object.entries(game)
            .filter(([key, value]) => value !== null && key !== "failures"
                && key !== "number")
            .map(([key, value]) => [key, key === "source" ? value.replace(/.*#/, "") : value]));
        assert.deepEqual(games.map(plain), native.map(plain));
        for (const game of games) assert.deepEqual(game.failures ?? [], []);
    });
}
