// A game and a script in the page's address, after the #: nothing of it is sent anywhere.
// `1.CHECKSUM.DATA`: the version of the form, the CRC-32 of the data, and the data, JSON
// compressed as base64url. Links come from strangers: what is wrong with one is told.

const VERSION = "1";
const LONGEST = 1 << 20; // characters of what a link may hold: as long as a request
const KEYS = ["record", "place", "script", "view"];

function checksum(bytes) {
    let sum = -1;
    for (const byte of bytes) {
        sum ^= byte;
        for (let i = 0; i < 8; i++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return (~sum >>> 0).toString(16).padStart(8, "0");
}

function base64(bytes) {
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(text) {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")),
        (letter) => letter.charCodeAt(0));
}

// All that comes through a stream, as long as that is not too long.
async function through(bytes, stream, longest) {
    const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
    const parts = [];
    let length = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        length += value.length;
        if (length > longest) {
            await reader.cancel();
            throw new Error("This link holds too much.");
        }
        parts.push(value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * What is shared, as the fragment of an address: {record, place, script, view}; `place` is
 * that of the node where the game stands.
 */
export async function pack(shared) {
    const text = new TextEncoder().encode(JSON.stringify(shared));
    if (text.length > LONGEST) throw new Error("This is too long for a link.");
    const data = await through(text, new CompressionStream("deflate-raw"), Infinity);
    return `${VERSION}.${checksum(data)}.${base64(data)}`;
}

/** The same back; or an error that says what is wrong with the link. */
export async function unpack(fragment) {
    const [version, sum, data, ...rest] = fragment.split(".");
    if (!/^\d+$/.test(version) || rest.length > 0 || !data) {
        throw new Error("This link is none of this page, or it was cut off.");
    }
    if (version !== VERSION) {
        throw new Error(`This link is of version ${version.slice(0, 9)}; this page reads `
            + `version ${VERSION}.`);
    }
    const bytes = decoded(data);
    if (checksum(bytes) !== sum) throw new Error("This link was changed or cut off on its way.");
    return checked(await read(bytes));
}

function decoded(data) {
    try {
        return bytesOf(data);
    } catch {
        throw new Error("This link was changed or cut off on its way.");
    }
}

async function read(bytes) {
    const text = await through(bytes, new DecompressionStream("deflate-raw"), LONGEST)
        .catch((error) => {
            if (error.message.startsWith("This link")) throw error;
            throw new Error("This link cannot be unpacked.");
        });
    try {
        return JSON.parse(new TextDecoder().decode(text));
    } catch {
        throw new Error("This link cannot be read.");
    }
}

// Only what is known, and of the right kind.
function checked(shared) {
    const made = {};
    for (const key of KEYS) {
        const value = Object(shared)[key];
        if (typeof value === "string") made[key] = value;
        else if (value !== undefined) throw new Error("This link cannot be read.");
    }
    return made;
}

/** The address of what is shared. */
export async function addressOf(page, { record, place, board, script, view }) {
    const source = script ?? (board && page.source(board.variant));
    const address = new URL(location.href);
    address.hash = await pack({ record, place, script: source, view });
    return address.href;
}
