// Serves the built page at its own address, like any web server: files with their types.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = {
    ".html": "text/html", ".mjs": "text/javascript", ".js": "text/javascript",
    ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm",
    ".json": "application/json",
};
const PLACE = "/some/where/"; // below the root, because the page must work at any address

/** Serves a folder; returns {url, stop, requests}. */
export async function serve(folder) {
    const requests = [];
    const server = createServer(async (request, response) => {
        const { pathname } = new URL(request.url, "http://localhost");
        requests.push(pathname);
        // A browser requests this file itself if a page has no icon.
        if (pathname === "/favicon.ico") return response.writeHead(204).end();
        const path = pathname.startsWith(PLACE)
            ? pathname.slice(PLACE.length) || "index.html" : "no such file";
        try {
            const text = await readFile(join(folder, normalize(`/${path}`)));
            response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain" });
            response.end(text);
        } catch {
            response.writeHead(404).end("there is no such file");
        }
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
        url: `http://127.0.0.1:${server.address().port}${PLACE}`,
        requests,
        stop: () => new Promise((resolve) => {
            server.closeAllConnections();
            server.close(resolve);
        }),
    };
}
