--- Gives the program access to the operating system: files and folders, the terminal and
-- its input, signals, processes. The library, and games made with it, do not use this
-- module.
--
-- csrc/system describes the functions in C; `list` is a function of the core.
local load_native = require("inarow.language").load
local core = load_native "inarow.core"
local native = load_native "inarow.system.native"
local files = require "inarow.system.files"

-- Waits as the function in C does. Returns nil and the keys, if they are wanted; nil at
-- the end of the input; or a signal.
local function await(with_keys)
    local signal = native.await()
    if signal or not with_keys then return signal end
    return nil, native.keys()
end

-- Changes the effect of an interrupt. If `wanted`, an interrupt only sets
-- `is_interrupted`; otherwise it ends the program again. Calls may be nested.
local function catch_interrupt(wanted)
    if wanted then native.catch_interrupt() else native.release_interrupt() end
end

return {
    -- Files and folders: reading and writing texts within limits, and kinds of paths.
    open = files.open,
    read = files.read,
    write = files.write,
    kind = native.kind,
    list = core.files,
    lock = native.lock,
    make_folder = native.make_folder,

    -- The terminal, and typed input.
    await = await,
    by_key = native.by_key,
    is_input = native.is_input,
    is_terminal = native.is_terminal,
    listen = native.listen,
    terminal_size = native.terminal_size,

    -- Interrupts.
    catch_interrupt = catch_interrupt,
    end_at_interrupt = native.end_at_interrupt,
    is_interrupted = native.is_interrupted,

    -- Processes: this one, and others by their numbers.
    is_running = native.is_running,
    process = native.process,
    resident = native.resident,
}
