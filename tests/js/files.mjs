import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files below a folder whose names end so, in order. */
export function globSync(folder, end) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
        const path = join(folder, one.name);
        return one.isDirectory() ? globSync(path, end) : path.endsWith(end) ? [path] : [];
    }).sort();
}

export { readFileSync };
