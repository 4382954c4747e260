// Makes the page work without a network after it has been loaded. build.sh writes VERSION
// and FILES above: all files of the page, which are stored together. A new version waits
// until no page of the old version is open, so that old and new files never mix.
const OURS = `inarow ${registration.scope} `; // other pages of this server have their own
const NAME = OURS + VERSION;
const ARCHIVE = `${registration.scope}archive/excerpt.json`; // may change at any time

addEventListener("install", (event) => {
    event.waitUntil(keep());
});

async function keep() {
    const cache = await caches.open(NAME);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

addEventListener("activate", (event) => {
    event.waitUntil(forget().then(() => clients.claim()));
});

async function forget() {
    for (const name of await caches.keys()) {
        if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
    }
}

addEventListener("fetch", (event) => {
    if (event.request.method !== "GET") return;
    event.respondWith(answer(event.request));
});

// Returns the stored file, or else the file from the network.
async function answer(request) {
    const cache = await caches.open(NAME);
    if (request.url === ARCHIVE) return fresh(cache, request);
    return await cache.match(request, { ignoreSearch: true }) ?? fetch(request);
}

// Returns the file from the network. Without a network, returns the answer that was
// stored last.
async function fresh(cache, request) {
    try {
        const found = await fetch(request);
        if (found.ok) await cache.put(request, found.clone());
        return found;
    } catch (error) {
        const kept = await cache.match(request);
        if (kept) return kept;
        throw error;
    }
}
