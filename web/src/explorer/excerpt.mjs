// Reads the positions of an archive that many games reached, from a file beside the page
// (lua/inarow/archive/excerpt.lua describes the file). The file is loaded at the first
// request.

const FILE = new URL("./archive/excerpt.json", import.meta.url);

let loading = null;

/** Returns {plies, least, variants}, or null if there is no archive beside the page. */
export function excerpt() {
    return loading ??= load().catch((error) => {
        loading = null; // the next request tries again
        throw error;
    });
}

async function load() {
    const answer = await fetch(FILE);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const { plies, least, variants } = await answer.json();
    return { plies, least, variants: new Map(Object.entries(variants).map(([name, part]) =>
        [name, { games: part.games, positions: part.positions,
            places: new Map(part.positions.map(([tag], place) => [tag, place])) }])) };
}

const sum = (counts) => counts.reduce((a, b) => a + b, 0);

/**
 * Returns the continuations of a variant's games from a position: {games, results, ended,
 * moves}, or null if the position is not in the excerpt. A move is {tag, played, reached,
 * results}: the tag of the next position, the number of games that continued to it from
 * here, and the number that reached it by any move order. Results are numbers of games:
 * unknown, draw, then the colours.
 */
export function lookUp({ positions, places }, tag) {
    const found = positions[places.get(tag)];
    if (!found) return null;
    const [, results, ended, next] = found;
    const moves = [];
    for (let i = 0; i < next.length; i += 2) {
        const [after, its] = positions[next[i]];
        moves.push({ tag: after, played: next[i + 1], reached: sum(its), results: its });
    }
    return { games: sum(results), results, ended, moves };
}
