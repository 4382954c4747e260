// Packs a game and a script into the page's address, after the #. Nothing of it is sent
// anywhere. The form is `1.CHECKSUM.DATA`: the version of the form, the CRC-32 of the
// data, and the data, which is compressed JSON in base64url. Links come from strangers,
// so faults in a link are reported.

const VERSION = "1";
const LONGEST = 1 << 20; // maximum number of characters in a link, as in a request
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

// Returns everything that comes through a stream, unless it is too long.
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
            throw new Error("This link contains too much.");
        }
        parts.push(value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * Returns the shared data as the fragment of an address: {record, place, script, view}.
 * `place` is the place of the current node.
 */
export async function pack(shared) {
    const text = new TextEncoder().encode(JSON.stringify(shared));
    if (text.length > LONGEST) throw new Error("This is too long for a link.");
    const data = await through(text, new CompressionStream("deflate-raw"), Infinity);
    return `${VERSION}.${checksum(data)}.${base64(data)}`;
}

/** Unpacks such a fragment. Raises an error that describes a fault in the link. */
export async function unpack(fragment) {
    const [version, sum, data, ...rest] = fragment.split(".");
    if (!/^\d+$/.test(version) || rest.length > 0 || !data) {
        throw new Error("This link does not belong to this page, or it was cut off.");
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

// Returns only known values of the right type.
function checked(shared) {
    const made = {};
    for (const key of KEYS) {
        const value = Object(shared)[key];
        if (typeof value === "string") made[key] = value;
        else if (value !== undefined) throw new Error("This link cannot be read.");
    }
    return made;
}

/** Returns the address of the shared data. */
export async function addressOf(page, { record, place, board, script, view }) {
    const source = script ?? (board && page.source(board.variant));
    const address = new URL(location.href);
    address.hash = await pack({ record, place, script: source, view });
    return address.href;
}
