// Describes a board and a node in words, for the line below the board and for screen
// readers.

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the state of the game at a node: {head, text, citation}. */
export function standing(node) {
    const number = node.number ? `${node.number}. ` : "";
    const moved = node.label ? `${number}${node.label}` : "";
    if (node.refusal) return { moved, text: `Refused: ${node.refusal}` };
    const { ruling } = node;
    if (!ruling) return { moved, text: node.status ?? "" };
    const head = { won: `${capital(ruling.who ?? "")} wins.`, drawn: "A draw." }[ruling.status];
    const isSaid = !head || /\bwins?\b|\bdraw/i.test(ruling.message);
    return { moved, head: isSaid ? undefined : head, text: ruling.message,
        citation: ruling.citation };
}

const SHOWN = { last: "last move", captured: "captured", offered: "offered",
    forbidden: "forbidden", shown: "shows the ruling", row: "part of the proof",
    next: "variation", wins: "part of the answer", chosen: "chosen", issue: "at issue" };

/** Returns a point in words: "h8, black, move 3, last move". */
export function pointInWords(point, colours) {
    return [point.name, colours[point.stone - 1] ?? "empty",
        point.number && `move ${point.number}`,
        ...Object.keys(SHOWN).filter((kind) => point[kind]).map((kind) => SHOWN[kind]),
        point.mind && [point.mind.colour, point.mind.number, "in mind"].filter(Boolean).join(" "),
        ...point.signs?.map(({ kind, text, words }) => words ?? text ?? kind) ?? [],
    ].filter(Boolean).join(", ");
}

/** Returns a board in words: "Black: h8 i9. White: h9. Last move: i9." */
export function boardInWords(points, colours) {
    const list = (name, among) => among.length > 0
        && `${capital(name)}: ${among.map((point) => point.name).join(" ")}.`;
    const kinds = ["last", "captured", "offered", "forbidden", "shown", "next", "issue"];
    return [
        ...colours.map((name, i) => list(name, points.filter(({ stone }) => stone === i + 1))),
        list("in mind", points.filter((point) => point.mind)),
        ...kinds.map((kind) => list(SHOWN[kind], points.filter((point) => point[kind]))),
    ].filter(Boolean).join(" ") || "No stones.";
}
