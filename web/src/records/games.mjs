// The games of a text: each as it is judged, and as a record that can be played.

const LONG = 200000; // characters from which games are judged one by one, when looked at

/**
 * Read a text: {source, judged, records, trees}; `records()` gives the games as records,
 * with what is said beside the moves; `trees()` has all branches of a game in one.
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

// What is said of moves that a branch shares with the one before is said there alone.
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
    // One of them cannot be written: as far as each could be played.
    return (await arbiter.items("read", source)).map((one) => one.text && textOf(one.text));
}

// A text whose characters were bytes. What is none of them is of the arbiter's own.
function textOf(bytes) {
    if (/[^\0-\xff]/.test(bytes)) return bytes;
    return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
}

/** A game of them: {judged with its steps, full, record}, as it was and to be played. */
export async function gameAt(arbiter, { judged, records }, at) {
    if (judged[at].error) return { judged: judged[at] };
    const full = (await records())[at];
    const given = { text: full, format: "record" };
    const [[{ text: record }], [{ steps }]] = await Promise.all([arbiter.items("read", given),
        judged[at].steps ? [judged[at]] : arbiter.items("judge", { ...given, steps: true })]);
    return { judged: { ...judged[at], steps }, full, record };
}

/** The record of the game that one is a branch of, with all branches; undefined if none. */
export async function treeAt({ judged, trees }, at) {
    const [, number] = judged[at].source.match(/#(\d+)/);
    return (await trees())[number - 1];
}

const stands = ({ ruling }) => ruling.status !== "refused";

/** The actions of a game that stand, of so many steps. */
export const actionsIn = ({ judged }, count) =>
    judged.steps.slice(0, count).filter(stands).map(({ text }) => ({ text }));

/**
 * The record of a game as it stood after so many steps. Of each action that stands it
 * has a line, behind those about the game.
 */
export function recordAfter({ record, judged }, count) {
    const lines = record.split("\n").slice(0, -1);
    const all = judged.steps.filter(stands).length;
    const played = judged.steps.slice(0, count).filter(stands).length;
    return `${lines.slice(0, lines.length - all + played).join("\n")}\n`;
}
