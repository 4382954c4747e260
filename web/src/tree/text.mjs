// Converts trees to records and back. The arbiter reads records; this file writes them as
// docs/notations.md describes.
import { pathOf, Tree } from "./tree.mjs";

const ESCAPES = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };
const OWN = new Set(["comment", "before", "glyph", "label", "triangle", "circle", "cross",
    "square"]);

const escape = (char) =>
    ESCAPES[char] ?? `\\${String(char.charCodeAt(0)).padStart(3, "0")}`;

// Returns a text as one line without blanks at its ends.
const encode = (text) => text.replace(/^ | $|[\x00-\x1f\x7f\\]/g, escape);

const tag = (name, value) => `#= ${name}: ${encode(value)}`.trimEnd();

// Writes a property so that its name differs from all names of this program.
function propertyTag(name, value) {
    const safe = encode(name).replaceAll(":", "\\058");
    return tag(OWN.has(name) ? escape(safe[0]) + safe.slice(1) : safe, value);
}

// Returns true if a text may stand after `#` unchanged.
const isPlain = (text) => /^[^ =](.*\S)?$/.test(text) && !/^assumed( #|$)/.test(text)
    && encode(text) === text;

function commentOf(text) {
    return isPlain(text) ? `# ${text}` : tag("comment", text);
}

const actionOf = ({ text, assumed }) => (assumed ? `${text} # assumed` : text);

// Returns the lines of a node, with its comments.
function linesOf(node) {
    const { parent, comment, before, glyphs, marks, properties } = node;
    const said = comment ? [commentOf(comment)] : [];
    return [
        ...parent ? [[actionOf(node), ...said].join(" ")] : comment ? [tag("comment", comment)] : [],
        ...before ? [tag("before", before)] : [],
        ...(glyphs ?? []).map((glyph) => tag("glyph", glyph)),
        ...(marks ?? []).map(({ kind, point, text }) =>
            tag(kind, [point, text].filter(Boolean).join(" "))),
        ...(properties ?? []).flatMap(({ name, values }) =>
            values.map((value) => propertyTag(name, value))),
    ];
}

/** Returns a record of only the actions that lead to a node. */
export const recordTo = (head, node) =>
    `${[head, ...pathOf(node).map(actionOf)].join("\n")}\n`;

/** Returns a record of a whole tree. */
export function recordOf(head, tree) {
    const lines = [head];
    let before = null;
    for (const node of tree.nodes()) {
        if (node.parent !== before) lines.push(`variation ${node.parent.number}`);
        lines.push(...linesOf(node));
        before = node;
    }
    return `${lines.join("\n")}\n`;
}

// Returns the lines about the game, without the comments, which belong to the root.
function headOf(record, first) {
    const lines = record.trimEnd().split("\n");
    const end = lines.findIndex((line) => line === first || line.startsWith(`${first} #`));
    return lines.slice(0, end < 0 ? lines.length : end)
        .filter((line) => !/^(note|#=)( |$)/.test(line)).join("\n");
}

/**
 * Reads the tree of a record, whose main line is played.
 * @returns {Promise<{head, tree}>} `head`: the lines about the game
 */
export async function readTree(arbiter, record) {
    const { game } = await arbiter.new({ record });
    try {
        const found = new Map(); // nodes by the arbiter's ids
        let tree = null;
        let next;
        do {
            const answer = await arbiter.ask("tree", { game, next });
            for (const { id, parent, text, action, children, number, ...said } of answer.nodes) {
                if (!tree) tree = new Tree(said);
                found.set(id, parent === undefined ? tree.root
                    : tree.append(found.get(parent), { ...said, text, assumed: action.assumed }));
            }
            next = answer.next;
        } while (next !== undefined);
        const { text } = await arbiter.record({ game });
        return { head: headOf(text, tree.root.children[0]?.text), tree };
    } finally {
        arbiter.closeGame({ game }).catch(() => {}); // or it ends with its worker
    }
}
