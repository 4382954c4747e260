// Converts files that are not text. The arbiter receives and returns them as strings
// whose characters are bytes.
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

/** Returns the text that bytes are in UTF-8, or null if they are not UTF-8. */
export function textOf(bytes) {
    try {
        const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        return text.includes("\0") ? null : text;
    } catch {
        return null;
    }
}
