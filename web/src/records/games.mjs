// Reads the games of a text: each with its judgement, and as a record that can be played.

const LONG = 200000; // characters from which games are judged one by one

/**
 * Reads a text. Returns {source, judged, records, trees}. `records()` returns the games
 * as records, with the comments on moves. `trees()` has all branches of a game in one
 * record.
 * @param source {bytes, format, variant}
 */
export async function readGames(arbiter, { bytes, format, variant }) {
    const source = { text: bytes, bytes: true, format, variant, branches: true };
    const judged = await arbiter.items("judge", { ...source, steps: bytes.length < LONG });
    judged.forEach((one, i) => inherit(one, judged[i - 1]));
    let records, trees;
    return { source, judged, records: () => records ??= recordsOf(arbiter, source, judged),
        trees: () => trees ??= treesOf(arbiter, source) };
}

// Comments on moves that a branch shares with an earlier branch are only in the earlier
// one.
function inherit(branch, before) {
    if (!branch.from || !branch.steps || !before.steps) return;
    branch.comment ??= before.comment;
    for (const [i, step] of branch.steps.entries()) {
        const same = before.steps[i];
        if (same?.text !== step.text) return;
        step.comment ??= same.comment;
        step.marks ??= same.marks;
    }
}

async function treesOf(arbiter, source) {
    const games = await arbiter.items("read", { ...source, branches: false, trees: true });
    return games.map(({ text }) => text && textOf(text));
}

async function recordsOf(arbiter, source, { length }) {
    try {
        const { text } = await arbiter.ask("convert", { ...source, to: "record" });
        const records = text.split(/^---\n/m).map(textOf);
        if (records.length === length) return records;
    } catch (error) {
        if (error.name !== "Refused") throw error;
    }
    // If a game cannot be written, each game is written as far as it could be played.
    return (await arbiter.items("read", source)).map((one) => one.text && textOf(one.text));
}

// Converts a text whose characters were bytes. Other characters come from the arbiter
// itself.
function textOf(bytes) {
    if (/[^\0-\xff]/.test(bytes)) return bytes;
    return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
}

/**
 * Returns one of the games: {judged with its steps, full, record}, as it was and to be
 * played.
 */
export async function gameAt(arbiter, { judged, records }, at) {
    if (judged[at].error) return { judged: judged[at] };
    const full = (await records())[at];
    const given = { text: full, format: "record" };
    const [[{ text: record }], [{ steps }]] = await Promise.all([arbiter.items("read", given),
        judged[at].steps ? [judged[at]] : arbiter.items("judge", { ...given, steps: true })]);
    return { judged: { ...judged[at], steps }, full, record };
}

/**
 * Returns the record of the game to which a branch belongs, with all branches; or
 * undefined.
 */
export async function treeAt({ judged, trees }, at) {
    const [, number] = judged[at].source.match(/#(\d+)/);
    return (await trees())[number - 1];
}

const stands = ({ ruling }) => ruling.status !== "refused";

/** Returns the accepted actions among this number of a game's steps. */
export const actionsIn = ({ judged }, count) =>
    judged.steps.slice(0, count).filter(stands).map(({ text }) => ({ text }));

/**
 * Returns the record of a game after this number of steps. The lines about the game come
 * first, then a line for each accepted action.
 */
export function recordAfter({ record, judged }, count) {
    const lines = record.split("\n").slice(0, -1);
    const all = judged.steps.filter(stands).length;
    const played = judged.steps.slice(0, count).filter(stands).length;
    return `${lines.slice(0, lines.length - all + played).join("\n")}\n`;
}
