// Finds the keys of scripts by the schema.
import schema from "inarow-keys";

export const { first, reasons, verbs } = schema;

// Returns the kinds of a node: itself, or any of its kinds, each with the meaning of all.
function kindsOf(node) {
    if (node.kind !== "either") return [node];
    return node.of.flatMap(kindsOf).map((one) => ({ ...one, doc: one.doc || node.doc }));
}

function below(node, key) {
    if (typeof key === "number") {
        return node.items ? node.items[Math.min(key, node.items.length) - 1] : node.item;
    }
    if (node.kind === "map") return node.item;
    return node.fields && Object.hasOwn(node.fields, key) ? node.fields[key] : node.others;
}

/** Returns the nodes that may stand at a path: a list, empty where nothing is known. */
export function nodesAt(path) {
    let nodes = kindsOf(schema.script);
    for (const key of path) {
        nodes = nodes.map((node) => (node.kind === "list" && typeof key !== "number"
            ? undefined : below(node, key))).filter(Boolean).flatMap(kindsOf);
    }
    return nodes;
}

const VALUES = {
    boolean: () => "true or false",
    fields: () => "table",
    function: () => "function",
    list: (node) => `list${node.item ? ` of ${valueOf(node.item)}` : ""}`,
    map: (node) => `table of ${valueOf(node.item)}`,
    name: (node) => node.names.map((name) => `"${name}"`).join(", "),
    string: () => "text",
    whole: (node) => (node.least === undefined ? "number" : `${node.least} to ${node.most}`),
};

function valueOf(node) {
    return [...new Set(kindsOf(node).map((one) => VALUES[one.kind]?.(one) ?? "word"))]
        .join(", or ");
}

const textOf = (path) => path.reduce((text, key) => (typeof key === "number"
    ? `${text}[${key}]` : text + (text ? "." : "") + key), "");

/** Describes what is at a path in words: {name, value, doc}; or null. */
export function helpOf(path, verb) {
    const nodes = nodesAt(path);
    if (nodes.length === 0) return null;
    const said = verbs.find((one) => one.name === verb);
    const isVerb = path.at(-1) === 1 && said && path[0] === "phases";
    return {
        name: textOf(path),
        value: [...new Set(nodes.map(valueOf))].join(", or "),
        doc: isVerb ? `${said.doc} (${said.example})`
            : [...new Set(nodes.map((node) => node.doc).filter(Boolean))].join("; "),
    };
}

/** Returns the keys of a table: a list of [name, node]. `verb` is the verb of a phase. */
export function keysOf(path, verb) {
    const found = new Map();
    for (const node of nodesAt(path)) {
        for (const [name, field] of Object.entries(node.fields ?? {})) {
            if (!field.verbs || !verb || field.verbs.includes(verb)) found.set(name, field);
        }
    }
    return [...found];
}
