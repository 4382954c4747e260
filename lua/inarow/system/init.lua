--- The operating system, for the program: files and folders, the terminal and what is
-- typed, signals, processes. The library, and games made with it, do without.
--
-- All but `files` are functions in C: `list` is the core's, the others are described in
-- csrc/system.
local load_native = require("inarow.language").load
local core = load_native "inarow.core"
local native = load_native "inarow.system.native"

return {
    is_windows = package.config:sub(1, 1) == "\\",

    -- Files and folders.
    files = require "inarow.system.files",
    kind = native.kind,
    list = core.files,
    lock = native.lock,
    make_folder = native.make_folder,

    -- The terminal, and what is typed.
    await = native.await,
    by_key = native.by_key,
    columns = native.columns,
    input = native.input,
    is_input = native.is_input,
    is_terminal = native.is_terminal,
    keys = native.keys,
    listen = native.listen,

    -- Interrupts.
    catch_interrupt = native.catch_interrupt,
    end_at_interrupt = native.end_at_interrupt,
    is_interrupted = native.is_interrupted,
    release_interrupt = native.release_interrupt,

    -- Processes: this one, and others by their numbers.
    is_running = native.is_running,
    process = native.process,
    resident = native.resident,
}
