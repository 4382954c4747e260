--- The standard input as it arrives: read no further than is needed to rule on it.
local language = require "inarow.language"
local console = require "inarow.cli.console"
local files = require("inarow.system").files
local inarow = require "inarow"
local limits = require "inarow.notation.limits"
local recognizer = require "inarow.notation.recognizer"
local positions = require "inarow.notation.positions"
local say = require("inarow.cli.sentences").say
local parallel = require "inarow.cli.parallel"
local system = require "inarow.system"

local input = {}

--- How the standard input begins, as far as that shows its notation; line by line, so
-- that nothing is waited for that is not needed.
-- @return string, without a byte order mark
function input.head()
    local parts, size = {}, 0
    repeat
        local part = system.input(recognizer.HEAD - size)
        parts[#parts + 1] = part
        size = size + #(part or "")
    until not part or size >= recognizer.HEAD or recognizer.tells(part)
    return language.unmarked(table.concat(parts))
end

--- The standard input from its head on, in pieces.
-- @param head string, or nil
-- @param by_line true for a piece as soon as there is a line
-- @return function as files.open gives it
function input.pieces(head, by_line)
    local refusal = files.input_fault()
    return function()
        local piece, message = head, refusal
        head = nil
        if message then
            piece = nil
        elseif not piece and by_line then
            piece, message = system.input(files.CHUNK)
        elseif not piece then
            piece, message = io.read(files.CHUNK)
        end
        return piece, message and say "standard-input" .. ": " .. message
    end
end

--- The standard input as it arrives, for a program at its other end.
-- @return function giving the next piece, or nil at the end; function giving what went
--   wrong if it ended before its time, or nil
function input.arriving()
    local pieces, fault = input.pieces(nil, true), nil
    return function()
        local piece
        piece, fault = pieces()
        return piece
    end, function() return fault end
end

-- The lines of the standard input, once nothing is left to do without them.
local function lines_of(tasks, complain)
    local pieces = input.pieces(nil, true)
    return language.lines(function()
        if not tasks:await_input() then return nil end
        local piece, unreadable = pieces()
        if unreadable then complain(unreadable) end
        return piece
    end, limits.position)
end

--- Do something for each position on the standard input: `run(game, number)` gives true;
-- false to end it, which failed; or nil and a message. Positions are numbered from 1. Bad
-- lines are complained of and count; the rest is still done; comments are passed over.
-- @param tasks where each is begun, as parallel.lua has them; nil for one by one
-- @return exit status
function input.each_position(args, run, tasks)
    local status, number, count = console.OK, 0, 0
    local variant = args.variant or "renju"
    local rules, fault, _, faults = inarow.rules(variant, args.given, true)
    if not rules then return console.complain(fault, faults) end
    tasks = tasks or parallel.new(1)
    local function complain(message)
        status = console.complain(message)
    end
    local function do_line(line, is_long, at, nth)
        local game, message, done
        if is_long then
            message = say("bad-position",
                { fault = limits.passed("position", "line-bytes") })
        else
            game, message = positions.open(line, variant, args.given)
        end
        if game then done, message = run(game, nth) end
        if done == false then
            status = console.worse(status, console.FAILED)
        elseif not done then
            tasks:await_turn()
            complain(say("at-line", { number = at }) .. ": " .. message)
            console.json_error(args, nth, nil, message)
        end
        return done
    end
    local next_line, _, begin = lines_of(tasks, complain)
    for line, is_long in next_line do
        number = number + 1
        begin()
        if not positions.is_comment(line) then
            count = count + 1
            local at, nth = number, count
            if not tasks:begin(function() return do_line(line, is_long, at, nth) end) then
                break
            end
        end
    end
    tasks:finish()
    if count == 0 and status == console.OK then
        return console.complain(say "standard-input" .. ": " .. say "no-position")
    end
    return status
end

return input
