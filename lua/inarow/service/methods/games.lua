--- Declares the methods that begin, play and end games, in the form of methods.lua.
local language = require "inarow.language"
local model = require "inarow.model"
local names = require "inarow.service.methods.names"
local say = require("inarow.service.sentences").say
local shape = require "inarow.service.shape"
local shared = require "inarow.service.methods.shared"

local VERBS = model.verbs()

local games = {}

games.new = {
    about = "Start a new game, or open the first game of a text, and give its handle.",
    grows = true,
    params = { { "variant", "string?", shared.VARIANT[3]
            .. "; with `record`, the variant of a text that names none" }, shared.OPTIONS,
        { "record", "string?",
            "text of the game, in any notation that inarow reads" }, shared.FORMAT,
        shared.BYTES },
    result = "inarow.service.begun",
    run = function(service, asked)
        local room, message, code = service.games:have_room()
        if not room then return nil, message, code end
        local game, fields
        game, message, code, fields = shared.begun(service, asked)
        if not game then return nil, message, code, fields end
        return service.games:begun(game)
    end,
}

games.copy = {
    about = "Copy a game with its variations. The copy has its own handle, and changes "
        .. "to one game do not affect the other.",
    grows = true,
    params = { { "game", "string", "handle of the game to copy" } },
    result = "inarow.service.begun",
    run = function(service, asked)
        local room, message, code = service.games:have_room()
        if not room then return nil, message, code end
        local game
        game, message, code = service.games:find(asked.game)
        if not game then return nil, message, code end
        return service.games:begun(game:copy())
    end,
}

games.close = {
    about = "Forget a game.",
    called = "close_game",
    params = { { "game", "string", "handle of the game" } },
    result = "inarow.service.done",
    run = function(service, asked)
        return shared.as_field("done", service.games:close(asked.game))
    end,
}

-- Converts a ruling to an answer; a refusal to an error.
local function ruled(ruling, message, code, refusal)
    if ruling then return { ruling = ruling } end
    return nil, message, code, { ruling = refusal }
end

games.play = {
    about = "Place a stone for the player to act.",
    game = "acts",
    params = { { "point", "string", "like `h8`; with gravity, a column is enough" } },
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game, asked) return ruled(game:play(asked.point)) end,
}

-- Returns the message that an unknown action is the name of a method; nil if it is not.
local function method_meant(action)
    local name = type(action) == "table" and action.verb or action:match "%S+"
    return name and not VERBS[name] and language.index_of(names, name)
        and say("action-is-method", { name = name }) or nil
end

games.apply = {
    about = "Carry out any action: its text as in a record, or an action from "
        .. "`legal_actions`.",
    game = "acts",
    params = { { "action", "string|inarow.action",
        "like `swap`, or `claim five by black @12.5`" } },
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game, asked)
        local action = shape.action(asked.action)
        local ruling, message, code, refusal = game:apply(action)
        local pointer = code == "bad-action" and method_meant(action)
        if not pointer then return ruled(ruling, message, code, refusal) end
        refusal.message = pointer
        return ruled(nil, pointer, code, refusal)
    end,
}

games.undo = {
    about = "Take back the last action of any kind.",
    game = "acts",
    params = {},
    result = "inarow.service.done",
    gives = false,
    run = function(game) return shared.as_field("done", game:undo()) end,
}

games.redo = {
    about = "Go forward to the action that was taken back last or, if there is none, "
        .. "along the main line of the game's tree. This does not work for a game sent "
        .. "as a record.",
    game = "acts",
    params = {},
    result = "inarow.service.ruled",
    gives = "ruling",
    run = function(game) return ruled(game:redo()) end,
}

games.setup = {
    about = "Set up a position instead of the empty board, before any action.",
    game = "acts",
    params = { { "position", "string",
        "rows from the top, with or without `/` between them" },
        { "turn", "string?", "the colour to move; the first by default" },
        { "captured", "table<string, integer>?",
            "number of stones captured so far, by colour" } },
    result = "inarow.service.done",
    gives = false,
    run = function(game, asked)
        local cells = asked.position:gsub("/", "")
        local done, message, code, at = game:setup(cells, asked.turn, asked.captured)
        if not done then
            return nil, message, code, { path = at and "params.position" }
        end
        return { done = true }
    end,
}

return games
