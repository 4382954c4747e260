// What a click means, for every variant: games played by pointing at points at random. No
// browser is needed: the arbiter says whether what the clicks made is an action.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Module } from "../../bindings/js/dist/web.mjs";
import { Doing } from "../../web/src/play/choices.mjs";
import { randomAction } from "../../web/src/play/random.mjs";

const PLIES = 60;
const CLICKS = 40; // for one action

// The same games every time.
function dice(seed) {
    let state = seed;
    return () => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return state / 2 ** 32;
    };
}

// Clicks until they make an action: a text, and whether points that belong together may
// be refused.
function clicked(game, random) {
    const doing = new Doing(game);
    const any = (list) => list[Math.floor(random() * list.length)];
    const whole = doing.buttons.filter(({ action }) => action !== "pass");
    if (whole.length > 0 && random() < 0.5) return { action: any(whole).action };
    if (doing.groups.length > 1) doing.select(any(doing.groups).key);
    for (let i = 0; i < CLICKS; i++) {
        if (doing.gathered) return { action: doing.gathered, isOffer: true };
        const points = doing.may.filter((name) => !doing.chosen.includes(name));
        if (points.length === 0) return { action: any(whole)?.action ?? "pass" };
        const action = doing.click(any(points));
        if (action) return { action, moves: action.startsWith("move") };
    }
    return { action: null };
}

const arbiter = await Module.open();
const look = async (record) => ({
    board: await arbiter.board({ record }),
    state: await arbiter.state({ record }),
    choices: (await arbiter.legal({ record })).choices,
});

for (const { name } of await arbiter.variants()) {
    test(`${name}: clicks on what may be done make actions`, async () => {
        const random = dice(name.length * 7919 + 1);
        const { game } = await arbiter.new({ variant: name });
        let { text: record } = await arbiter.record({ game });
        for (let ply = 0; ply < PLIES; ply++) {
            const now = await look(record);
            if (now.state.over) break;
            const { action, isOffer, moves } = clicked(now, random);
            assert.ok(action, `${record}: no action after so many clicks`);
            try {
                ({ record } = await arbiter.apply({ record, action }));
            } catch (error) {
                // Points of an offer may be the same by symmetry; a stone may be pointed
                // at, and another where it cannot go.
                assert.ok(isOffer || moves, `${record}${action}: ${error.message}`);
            }
        }
        assert.ok(record.split("\n").length > 3);
    });

    test(`${name}: the random player's actions are legal`, async () => {
        const { game } = await arbiter.new({ variant: name });
        let { text: record } = await arbiter.record({ game });
        for (let ply = 0; ply < PLIES; ply++) {
            const now = await look(record);
            if (now.state.over) break;
            const action = randomAction(now);
            try {
                ({ record } = await arbiter.apply({ record, action }));
            } catch (error) {
                assert.match(action, /^offer/, `${record}${action}: ${error.message}`);
            }
        }
    });
}
test.after?.(() => arbiter.close());
