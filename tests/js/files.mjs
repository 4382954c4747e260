import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lists the files below a folder whose names have this ending, in order. */
export function globSync(folder, end) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
        const path = join(folder, one.name);
        return one.isDirectory() ? globSync(path, end) : path.endsWith(end) ? [path] : [];
    }).sort();
}

export { readFileSync };
