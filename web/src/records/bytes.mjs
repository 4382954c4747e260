// Texts and files that are no texts: a string each of whose characters is a byte goes to
// the arbiter and comes back.
const PART = 32768;

export function stringOf(bytes) {
    let text = "";
    for (let i = 0; i < bytes.length; i += PART) {
        text += String.fromCharCode(...bytes.subarray(i, i + PART));
    }
    return text;
}

export function bytesOf(string) {
    return Uint8Array.from(string, (char) => char.charCodeAt(0));
}

/** The text that bytes are in UTF-8; null if they are none. */
export function textOf(bytes) {
    try {
        const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        return text.includes("\0") ? null : text;
    } catch {
        return null;
    }
}
