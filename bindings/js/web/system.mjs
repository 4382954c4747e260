// Provides what the arbiter's WebAssembly needs from the system: a clock, and a stream
// for its last messages. There are no files, programs or environment.

const NOT_THERE = 52; // ENOSYS, of WASI and of C's system calls
const MONOTONIC = 1; // WASI's number of that clock
const ERRORS = 2; // number of the error stream

/**
 * Returns the imports for an instance of `module`. `exports()` returns the exports of the
 * instance. `say` receives the text that the instance writes to its error stream.
 * `later()` returns the bytes of inarow.later, or null.
 */
export function importsOf(module, exports, say, later) {
    const memory = () => exports().memory;
    const view = () => new DataView(memory().buffer);
    const text = new TextDecoder();
    let high = 0; // upper half of a number of 64 bits, between two calls
    const given = {
        clock_time_get(clock, _precision, at) {
            const now = clock === MONOTONIC ? performance.now() : Date.now();
            view().setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
            return 0;
        },
        environ_sizes_get(count, size) {
            view().setUint32(count, 0, true);
            view().setUint32(size, 0, true);
            return 0;
        },
        environ_get: () => 0,
        fd_write(stream, parts, count, written) {
            let total = 0;
            for (let i = 0; i < count; i++) {
                const at = view().getUint32(parts + 8 * i, true);
                const length = view().getUint32(parts + 8 * i + 4, true);
                total += length;
                const bytes = new Uint8Array(memory().buffer, at, length);
                if (stream === ERRORS) say(text.decode(bytes));
            }
            view().setUint32(written, total, true);
            return 0;
        },
        proc_exit(status) {
            throw new Error(`it ended with status ${status}`);
        },
        emscripten_notify_memory_growth() {},
        later(length) {
            const bytes = later();
            const at = bytes && exports().malloc(bytes.length);
            if (!at) return 0;
            new Uint8Array(memory().buffer).set(bytes, at);
            view().setUint32(length, bytes.length, true);
            return at;
        },
        setTempRet0(value) {
            high = value;
        },
        getTempRet0: () => high,
    };
    const imports = {};
    for (const { module: room, name } of WebAssembly.Module.imports(module)) {
        const missing = room === "env" ? () => -NOT_THERE : () => NOT_THERE;
        (imports[room] ??= {})[name] = given[name] ?? missing;
    }
    return imports;
}
