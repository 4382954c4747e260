--- The games of records as they stand at their ends.
local console = require "inarow.cli.console"
local files = require("inarow.system").files
local input = require "inarow.cli.input"
local judge = require "inarow.judging.judge"
local records = require "inarow.cli.records"

local ends = {}

--- Why the end of a judged game is not where its record ends, as {where, name, line,
-- message}; nil if it is.
-- @param result inarow.judged
function ends.fault(result)
    local fault = result.error or result.refusal
        and { message = judge.refusal_text(result.refusal) }
    return fault and { where = result.source, name = result.name, line = fault.line,
        message = fault.message }
end

-- The standard input is read no further than each game needs.
local function pieces_of(path)
    if path == "-" then return input.pieces(nil, true) end
    return files.open(path)
end

--- Do something for each game of the files and folders of a command line: `run(game,
-- source)` gives true, or nil and a message. Those that cannot be read or played to their
-- end are complained of; `run(nil, source)` is told of them, in their order.
-- @param args with `path`, a list; `from`, `variant`, `given` as for games.each
-- @return exit status
function ends.each(args, run)
    local paths, status = records.of(args.path)
    local options = { format = args.from, variant = args.variant, given = args.given,
        eager = true }
    for _, path in ipairs(paths) do
        local chunks, unreadable = pieces_of(path)
        if not chunks then status = console.complain_of_file(path, unreadable, args) end
        for result in chunks and judge.games(chunks, path, options) or function() end do
            local fault = ends.fault(result)
            local done, message = false, fault and fault.message
            if fault then run(nil, result.source) end
            if not fault then done, message = run(result.game, result.source) end
            if not done then
                status = console.complain_of(fault or { where = result.source,
                    name = result.name, message = message }, args)
            end
        end
    end
    return status
end

return ends
