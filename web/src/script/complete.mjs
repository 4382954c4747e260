// Completes scripts: keys of the table, or values of the key, with their meanings.
import { helpOf, keysOf, nodesAt, reasons, verbs } from "./keys.mjs";
import { placeAt } from "./place.mjs";

// Returns the words of a script that other keys refer to.
function wordsIn(script, pattern) {
    const list = pattern.exec(script)?.[1] ?? "";
    return [...list.matchAll(/["']([^"'\n]+)["']/g)].map(([, word]) => word);
}
const colours = (script) => wordsIn(script, /\bcolours\s*=\s*\{([^{}]*)\}/);

function options(script) {
    const at = /\boptions\s*=\s*\{/.exec(script);
    if (!at) return [];
    const place = placeAt(script, at.index + at[0].length);
    return place ? [...place.keys] : [];
}

const quoted = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : `["${name}"]`);
const isTable = (node) => ["fields", "map", "list"].includes(node.kind);

// Returns a key with the place for its value. Writing continues at `cursor`.
function keyItem(name, node) {
    const text = isTable(node) ? `${quoted(name)} = {  },` : `${quoted(name)} = ,`;
    return { label: name, type: "property", detail: node.required ? "needed" : undefined,
        path: name, text, cursor: text.length - (isTable(node) ? 3 : 1) };
}

function keyItems(script, place) {
    const items = keysOf(place.path, place.first)
        .filter(([name]) => !place.keys.has(name))
        .map(([name, node]) => keyItem(name, node));
    const nodes = nodesAt(place.path);
    const names = [];
    if (nodes.some((node) => node.others)) names.push(...colours(script));
    if (nodes.some((node) => node.kind === "map")) {
        const last = place.path.at(-1);
        if (last === "when") names.push(...options(script));
        else if (last === "cite") names.push(...reasons);
        else if (last === "supply") names.push(...colours(script));
    }
    const others = names.filter((name) => !place.keys.has(name))
        .map((name) => keyItem(name, nodes.find((node) => node.others)?.others
            ?? nodes.find((node) => node.item).item));
    return [...items, ...others];
}

function textItem(word, isInText, info) {
    const text = isInText ? word : `"${word}"`;
    return { label: word, type: "text", text, cursor: text.length, info };
}

function valueItems(script, place, nodes) {
    const items = [];
    for (const node of nodes) {
        if (node.kind === "boolean" && !place.isInText) {
            for (const word of ["true", "false"]) {
                items.push({ label: word, type: "keyword", text: word, cursor: word.length });
            }
        } else if (node.kind === "name") {
            items.push(...node.names.map((name) => textItem(name, place.isInText,
                verbs.find((one) => one.name === name)?.doc)));
        } else if (/colour|for whom|\bwho acts\b/.test(node.doc ?? "") && node.kind === "word") {
            items.push(...colours(script).map((name) => textItem(name, place.isInText)));
        }
    }
    if (items.length > 0 && !place.isInText) {
        items.push(...options(script).map((name) => ({ label: `option "${name}"`,
            type: "variable", text: `option "${name}"`, cursor: name.length + 9 })));
    }
    return items;
}

/**
 * Returns everything that may stand at an offset: {from, items: [{label, type, text,
 * cursor, info}]}.
 */
export function completionsAt(script, offset) {
    const place = placeAt(script, offset);
    if (!place) return null;
    const path = [...place.path, place.key];
    const items = place.isValue ? [] : keyItems(script, place);
    items.push(...valueItems(script, place, nodesAt(path)));
    for (const item of items) {
        const help = item.info ? { doc: item.info }
            : helpOf(item.path ? [...place.path, item.path] : path);
        if (help?.doc) item.info = item.path && help.value ? `${help.value}: ${help.doc}`
            : help.doc;
    }
    return { from: place.from, items, isBegun: place.word !== "" || place.isInText };
}

/** Explains the key at an offset: {name, value, doc}; or null. */
export function explainedAt(script, offset) {
    const place = placeAt(script, offset);
    if (!place) return null;
    const { path, key, isValue, token, first } = place;
    const isName = !isValue && (colours(script).includes(token)
        || keysOf(path).some(([name]) => name === token));
    const named = isName && helpOf([...path, token], first);
    return named || helpOf([...path, key], isValue ? token : first) || helpOf(path, first);
}
