--- Reads the standard input as it arrives, and no further than necessary.
local console = require "inarow.cli.console"
local inarow = require "inarow"
local notation = require "inarow.notation"
local say = require("inarow.cli.sentences").say
local parallel = require "inarow.cli.parallel"
local system = require "inarow.system"

local input = {}

--- Recognize the notation of the standard input. Reads line by line and only as far as
-- necessary, so that it never waits for input that it does not need.
-- @return name; and the text read so far, without a byte order mark, or nil if there is
-- none
function input.notation()
    local name, _, chunks = notation.recognize(input.pieces(nil, true),
        { is_eager = true })
    return name, chunks()
end

--- Return the standard input in pieces, beginning with its head.
-- @param head string that was already read, or nil
-- @param by_line true to return a piece as soon as there is a line
-- @return function as from system.open
function input.pieces(head, by_line)
    local next_piece, fault = system.open("-", nil, by_line)
    return function()
        local piece = head
        head = nil
        if not next_piece then return nil, fault end
        if piece then return piece end
        return next_piece()
    end
end

--- Return the standard input as it arrives from another program.
-- @return function that returns the next piece, or nil at the end
-- @return function that returns the error that ended the input, or nil
function input.arriving()
    local pieces, fault = input.pieces(nil, true), nil
    return function()
        local piece
        piece, fault = pieces()
        return piece
    end, function() return fault end
end

-- Iterates over the positions on the standard input. Finishes pending tasks before it
-- waits for input.
local function positions(tasks, complain)
    local pieces = input.pieces(nil, true)
    return notation.positions(function()
        if not tasks:await_input() then return nil end
        local piece, unreadable = pieces()
        if unreadable then complain(unreadable) end
        return piece
    end)
end

--- Process each position on the standard input. Positions are numbered from 1. Bad lines
-- are reported and counted, and the other positions are still processed. Comments are
-- skipped.
-- @param args arguments of the command line
-- @param run function(game, number) that returns true; false after a failure that stops
-- the loop; or nil and a message
-- @param tasks as in parallel.lua, to process positions in parallel; nil to process them
-- one after another
-- @return exit status
function input.each_position(args, run, tasks)
    local status, count = console.OK, 0
    local variant = args.variant or "renju"
    local rules, fault, _, faults = inarow.rules(variant, args.given, true)
    if not rules then return console.complain(fault, faults) end
    tasks = tasks or parallel.new(1)
    local function complain(message)
        status = console.complain(message)
    end
    local function do_line(line, too_long, at, nth)
        local game, message, done = nil, too_long, nil
        if not message then
            game, message = notation.set_up(line, variant, args.given)
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
    for line, at, too_long in positions(tasks, complain) do
        count = count + 1
        local nth = count
        if not tasks:begin(function() return do_line(line, too_long, at, nth) end) then
            break
        end
    end
    tasks:finish()
    if count == 0 and status == console.OK then
        return console.complain(say "standard-input" .. ": " .. say "no-position")
    end
    return status
end

return input
