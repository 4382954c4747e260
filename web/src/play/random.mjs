// Plays any legal action at random.
import { textOf } from "./actions.mjs";

const DUE = new Set(["press", "capture", "claim", "organizer"]); // come first
const TRIES = 60; // offers may be refused for points that are equal by symmetry

const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

function some(list, count) {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
}

// Returns the actions of a choice. `weight` is the number of actions that it stands for.
function ways(choice, state) {
    const { verb, points, from, colour, by } = choice;
    if (verb === "offer") {
        return { weight: 1, make: () => `offer ${some(points, state.count).join(" ")}` };
    }
    if (verb === "capture") return { weight: 1, make: () => `capture ${points.join(" ")} by ${by}` };
    if (!points) return { weight: verb === "pass" ? 0 : 1, make: () => textOf(choice) };
    return { weight: points.length,
        make: () => [verb, colour, from, anyOf(points)].filter(Boolean).join(" ") };
}

/** Returns an action for the player to act, as text; null if there is none. */
export function randomAction({ choices, state }) {
    const due = choices.filter((choice) => DUE.has(choice.verb));
    const list = (due.length > 0 ? due : choices).map((choice) => ways(choice, state));
    const sum = list.reduce((total, { weight }) => total + weight, 0);
    let left = Math.random() * sum;
    for (const way of list) {
        left -= way.weight;
        if (left < 0 || sum === 0) return way.make();
    }
    return null;
}

/** Acts once in a game. */
export async function actAtRandom(game) {
    for (let i = 0; i < TRIES; i++) {
        const action = randomAction(game);
        if (!action) return;
        const outcome = await game.act(action);
        if (!outcome.refused) return;
    }
}
