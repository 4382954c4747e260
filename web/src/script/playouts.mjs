// Plays games out at random, and shows how often each side wins and how long games last.
import { counted, el } from "../dom.mjs";
import { longWork } from "./work.mjs";

const PARTS = 25; // parts of the progress bar
const MOST = 1000000;

// Divides this number of games into parts, each with its own seed.
function partsOf(games) {
    const size = Math.ceil(games / PARTS);
    const parts = [];
    for (let left = games; left > 0; left -= size) parts.push(Math.min(size, left));
    return parts;
}

function add(sum, one) {
    for (const name of ["games", "draws", "unfinished", "plies", "seconds"]) {
        sum[name] = (sum[name] ?? 0) + one[name];
    }
    sum.wins ??= new Map(); // a colour may be named `constructor`
    for (const [colour, wins] of Object.entries(one.wins)) {
        sum.wins.set(colour, (sum.wins.get(colour) ?? 0) + wins);
    }
}

const share = (count, of) => `${(100 * count / of).toFixed(1)} %`;

function row(name, count, games) {
    return el("tr", {}, el("th", { scope: "row" }, name), el("td", {}, count),
        el("td", {}, el("meter", { min: 0, max: 1, value: count / games,
            "aria-label": `${name}: ${share(count, games)}` }), " ", share(count, games)));
}

function summary(sum) {
    const { games, wins, draws, unfinished, plies, seconds } = sum;
    const text = `${counted(games, "game")}, ${(plies / games).toFixed(1)} plies each on average, `
        + `in ${seconds.toFixed(1)} s`;
    return { text, shown: [el("p", {}, `${text}.`), el("table", { class: "shares" },
        el("tbody", {}, [...wins].sort(([a], [b]) => (a < b ? -1 : 1)).map(([colour, count]) =>
            row(`${colour} wins`, count, games)),
        row("draws", draws, games), unfinished > 0 && row("given up", unfinished, games)))] };
}

/** @param host {loaded(arbiter)}, which returns the variant's name */
export function playouts(page, host) {
    const count = el("input", { type: "number", min: 1, max: MOST, value: 1000,
        id: "playout-games" });

    async function playOut(arbiter, report) {
        const games = Math.min(MOST, Math.max(1, Math.round(Number(count.value) || 1)));
        const variant = await host.loaded(arbiter);
        const sum = {};
        report(0);
        for (const [i, part] of partsOf(games).entries()) {
            add(sum, await arbiter.ask("playout", { variant, games: part, seed: i + 1 }));
            report(sum.games / games, `${sum.games} of ${games}`);
        }
        return summary(sum);
    }

    const work = longWork(page, "Play out", playOut);
    return { ...work, start: el("div", { class: "row" }, work.start,
        el("label", { for: "playout-games" }, "games"), count) };
}
