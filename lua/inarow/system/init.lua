--- Gives the program access to the operating system: files and folders, the terminal and
-- its input, signals, processes. The library, and games made with it, do not use this
-- module.
--
-- Most functions are in C (csrc/system). `list` is a function of the core.
local load_native = require("inarow.language").load
local core = load_native "inarow.core"
local native = load_native "inarow.system.native"
local files = require "inarow.system.files"

-- Waits for input or for a signal. Returns the signal; or nil, and the keys if they are
-- wanted. At the end of the input there are no keys.
local function await(with_keys)
    local signal = native.await()
    if signal or not with_keys then return signal end
    return nil, native.keys()
end

local AT_INTERRUPT = { ["end"] = native.end_at_interrupt, note = native.catch_interrupt,
    before = native.release_interrupt }

-- Sets what an interrupt does from now on. With "end", it ends the program at once. With
-- "note", it only sets `is_interrupted`. With "before", the last "note" has no more
-- effect.
local function on_interrupt(what)
    AT_INTERRUPT[what]()
end

-- Returns true if a stream is a terminal: 0, the input, 1, the output, or 2, for errors.
-- For the output it also returns the columns and rows, if they are known.
local function is_terminal(stream)
    if not native.is_terminal(stream) then return false end
    if stream == 1 then return true, native.terminal_size() end
    return true
end

-- Describes a process by its `number`; returns nil if it does not run. Without a number,
-- describes this process. It also has `memory`, in bytes, if the system reports it.
local function process(number)
    if number then return native.is_running(number) and { number = number } or nil end
    return { number = native.process(), memory = native.resident() }
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
    is_terminal = is_terminal,
    listen = native.listen,

    -- Interrupts.
    on_interrupt = on_interrupt,
    is_interrupted = native.is_interrupted,

    -- Processes: this one, and others by their numbers.
    process = process,
}
