--- Ends a session, and asks whether to save the game.
local language = require "inarow.language"
local console = require "inarow.cli.console"
local autosave = require "inarow.cli.play.autosave"
local keyboard = require "inarow.cli.typing.keyboard"
local saving = require "inarow.cli.play.saving"
local say = require("inarow.cli.play.sentences").say
local screen = require "inarow.cli.play.screen"

local quit = {}

-- Exit statuses after a signal, as shells report them: 128 plus the signal's number.
local STATUS = { interrupt = 130, terminate = 143, hangup = 129 }

-- Words that may come before a path, answers that mean no, and words that are unlikely to
-- be paths.
local ANSWERS = { save = saving.save, overwrite = saving.overwrite }
local NO = { no = true, n = true }
local NO_PATH = { yes = true, y = true, quit = true, save = true, overwrite = true,
    help = true }

-- Asks whether to save the game. Returns "stay", "left", or the reason for a missing
-- answer.
local function ask(session, keys)
    print(screen.wrapped(say "not-saved"))
    while true do
        local line, why = keys:read { text = say "save-as", is_private = true }
        if not line and why ~= "too-long" then return why end
        local answer = (line or ""):match "^%s*(.-)%s*$"
        local word, rest = answer:match "^(%S+)%s+(.*)$"
        if not line then
            screen.complain(session, say("long-line", { most = keyboard.MOST }))
        elseif answer == "" then
            return "stay"
        elseif NO[answer] then
            autosave.forget(session)
            return "left"
        elseif NO_PATH[answer] then
            screen.complain(session, say("no-path", { word = answer }))
        elseif (ANSWERS[word] or saving.save)(session, ANSWERS[word] and rest or answer)
        then
            return "left"
        end
    end
end

-- Leaves the game unsaved. Prints the path of the kept game, or the whole record.
local function abandon(session)
    local path = autosave.leave(session)
    if path then
        print(screen.wrapped(say "kept"))
        print("  " .. language.printable(path))
    elseif session:is_unsaved() then
        screen.record(session)
    end
end

--- End the session, as the player wishes or as a signal requires.
-- @param why the reason for the end: "quit" for a command, or a result of keys:read:
-- "end", "interrupt", "terminate", "hangup"
-- @return exit status; nil if the game continues
function quit.leave(session, keys, why)
    local is_wish = why ~= "terminate" and why ~= "hangup"
    if is_wish and keys.is_terminal and session:is_unsaved() then
        why = ask(session, keys)
        if why == "stay" then return nil end
    elseif why == "quit" or why == "end" then
        why = "left"
    end
    if why == "left" then
        print ""
        screen.record(session)
    elseif why ~= "hangup" then -- after a hangup nobody reads the message
        abandon(session)
    end
    return STATUS[why] or console.OK
end

return quit
