// The games of a text: each as it is judged, and as a record that can be played.

const LONG = 200000; // characters from which games are judged one by one, when looked at

/**
 * Read a text: {source, games}; a game is {judged, record, full}, `record` what can be
 * played of it, `full` the same with what is said beside the moves.
 * @param source {bytes, format, variant}
 */
export async function readGames(arbiter, { bytes, format, variant }) {
    const source = { text: bytes, bytes: true, format, variant, branches: true };
    const steps = bytes.length < LONG;
    const [judged, read] = await Promise.all([
        arbiter.items("judge", { ...source, steps }), arbiter.items("read", source)]);
    const full = await withRemarks(arbiter, source, read.length);
    const games = judged.map((one, i) => ({ judged: one, record: read[i]?.text,
        full: full?.[i] ?? read[i]?.text }));
    return { source, games };
}

// All games with their remarks; null where one of them cannot be written.
async function withRemarks(arbiter, source, count) {
    try {
        const { text } = await arbiter.ask("convert", { ...source, to: "record" });
        const records = text.split(/^---\n/m);
        return records.length === count ? records.map(textOf) : null;
    } catch (error) {
        if (error.name === "Refused") return null;
        throw error;
    }
}

// A text whose characters were bytes.
const textOf = (bytes) => new TextDecoder().decode(Uint8Array.from(bytes,
    (char) => char.charCodeAt(0)));

/** A game with its steps. */
export async function withSteps(arbiter, game) {
    if (game.judged.error || game.judged.steps) return game;
    const [{ steps }] = await arbiter.items("judge", { text: game.full, format: "record",
        steps: true });
    return { ...game, judged: { ...game.judged, steps } };
}

/**
 * The record of a game as it stood after so many steps. Of each action that stands it
 * has a line, behind those about the game.
 */
export function recordAfter({ record, judged }, count) {
    const stands = ({ ruling }) => ruling.status !== "refused";
    const lines = record.split("\n").slice(0, -1);
    const all = judged.steps.filter(stands).length;
    const played = judged.steps.slice(0, count).filter(stands).length;
    return `${lines.slice(0, lines.length - all + played).join("\n")}\n`;
}
