// Tests the meaning of a click in every variant: games are played by pointing at random
// points. No browser is needed: the arbiter decides whether the clicks made a legal
// action.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Module } from "../../bindings/js/dist/web.mjs";
import { Doing } from "../../web/src/play/choices.mjs";
import { randomAction } from "../../web/src/play/random.mjs";

const PLIES = 60;
const CLICKS = 40; // for one action

// Random numbers that are the same every time.
function dice(seed) {
    let state = seed;
    return () => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return state / 2 ** 32;
    };
}

// Clicks until there is an action: returns a text, and whether the combination of its
// points may be refused.
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
    test(`${name}: clicks on enabled points make actions`, async () => {
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
                // Points of an offer may be equal by symmetry. A stone may be selected,
                // and then a point where it cannot move.
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
