// Finds the place of an offset in a script's table. It reads only Lua's tokens: no more
// is needed, and an unfinished script has no syntax tree.

const TOKEN = new RegExp([
    /--\[(=*)\[[^]*?(?:\]\1\]|$)/, // a long comment
    /--[^\n]*/,
    /\[(=*)\[[^]*?(?:\]\2\]|$)/, // a long text
    /"(?:\\[^]|[^"\\\n])*"?/,
    /'(?:\\[^]|[^'\\\n])*'?/,
    /[A-Za-z_]\w*/,
    /\d[\w.]*/,
    /[=~<>]=/,
    /\S/,
].map((part) => part.source).join("|"), "g");

const OPENS = new Set(["function", "if", "do"]); // words that need an `end`
const isText = (token) => /^(["']|\[=*\[)/.test(token);
const isName = (token) => /^[A-Za-z_]/.test(token);
const inner = (text) => text.replace(/^["']|["']$/g, "");

/**
 * Returns the place at an offset of a script. Returns null if the offset is in no table
 * that the script returns, or in a comment or a function. Otherwise the place has
 * - `path`: the keys from the script to its table, such as `["phases", 1]`
 * - `key`: the key in that table: a name, or a number in a list
 * - `isValue`: true if the offset is after `key =`
 * - `isInText`, `from`, `word`: the name, number or text that is being written there
 * - `token`: the whole token
 * - `keys`: all names in the table
 * - `first`: the table's first text, such as the verb of a phase
 */
export function placeAt(script, offset) {
    const stack = [];
    let place = null;
    let begun = ""; // previous token
    let depth = 0; // depth of functions
    let parens = 0;

    function note(token, at, end) {
        const frame = stack.at(-1);
        if (!frame || depth || !frame.isReturned) return;
        const isInText = token !== "" && isText(token);
        const writes = token !== "" && at < offset && (isInText || /^\w/.test(token));
        place = {
            path: stack.slice(1).map((one) => one.key),
            key: frame.pending ?? frame.count + 1,
            isValue: frame.pending !== null || isInText,
            isInText: isInText && offset < end,
            from: writes ? at + (isInText ? 1 : 0) : offset,
            token: writes ? inner(token) : "",
            word: writes ? script.slice(at + (isInText ? 1 : 0), offset) : "",
            frame,
        };
    }

    TOKEN.lastIndex = 0;
    let isNoted = false;
    for (let found = TOKEN.exec(script); found; found = TOKEN.exec(script)) {
        const token = found[0];
        const [at, end] = [found.index, TOKEN.lastIndex];
        if (!isNoted && end >= offset) {
            isNoted = true;
            if (token.startsWith("--") && at < offset) return null;
            const isOver = end === offset && !/^\w/.test(token) && !isText(token);
            if (!isOver) note(at < offset ? token : "", at, end);
            else isNoted = false; // directly after a sign, which comes first
        }
        if (token.startsWith("--")) continue;
        step(token, begun);
        if (!isNoted && end >= offset) {
            isNoted = true;
            note("", at, end);
        }
        if (isNoted && (!place || place.frame.isClosed)) break;
        begun = token;
    }
    if (!isNoted) note("", offset, offset);
    if (!place) return null;
    const { frame, ...rest } = place;
    return { ...rest, keys: frame.keys, first: frame.first };

    function step(token, before) {
        if (OPENS.has(token)) depth += 1;
        else if (token === "end") depth = Math.max(0, depth - 1);
        if (depth) return;
        const frame = stack.at(-1);
        if (token === "(") parens += 1;
        else if (token === ")") parens = Math.max(0, parens - 1);
        else if (token === "{") {
            if (frame) frame.isFilled = true;
            stack.push({ key: frame && (frame.pending ?? frame.count + 1),
                isReturned: frame ? frame.isReturned : before === "return",
                pending: null, count: 0, keys: new Set(), first: null });
        } else if (!frame) return;
        else if (token === "}") stack.pop().isClosed = true;
        else if (parens) return;
        else if (token === "," || token === ";") {
            if (frame.isFilled && frame.pending === null) frame.count += 1;
            frame.pending = null;
            frame.isFilled = false;
        } else if (token === "=") {
            const name = before === "]" ? frame.quoted : before;
            frame.pending = name ?? null;
            if (name) frame.keys.add(name);
            frame.isFilled = false;
        } else {
            if (isText(token)) {
                frame.quoted = inner(token);
                if (!frame.isFilled && frame.pending === null && before !== "[") {
                    frame.first ??= inner(token);
                }
            }
            if (token !== "[" && token !== "]") frame.isFilled = isName(token)
                || isText(token) || /\d/.test(token);
        }
    }
}
