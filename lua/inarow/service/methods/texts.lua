--- Declares the methods that read and write games as texts, in the form of methods.lua.
local inarow = require "inarow"
local json = require "inarow.service.json"
local language = require "inarow.language"
local say = require("inarow.service.sentences").say
local shape = require "inarow.service.shape"
local shared = require "inarow.service.methods.shared"

local TEXT, FORMAT, BYTES = shared.TEXT, shared.FORMAT, shared.BYTES
local OPTIONS, IF_UNNAMED, BRANCHES = shared.OPTIONS, shared.IF_UNNAMED, shared.BRANCHES

local texts = {}

texts.record = {
    about = "Write the game as text, to save it; with `to`, in another notation.",
    game = "asks",
    params = { { "to", "string?", "a notation of `hello`; `record` by default" } },
    result = "inarow.service.text",
    gives = "text",
    run = function(game, asked)
        local to = asked.to or "record"
        local text, fault, why = game:record()
        if not text then return nil, fault, why end
        if to == "record" then return { text = text } end
        local known, message, code, fields = shape.notation(to, "to")
        if not known then return nil, message, code, fields end
        return shared.as_field("text", inarow.convert(text, to))
    end,
}

-- Returns the content of a text, as the module reads it.
local function text_of(asked)
    return asked.bytes and json.bytes(asked.text) or asked.text
end

-- Sends the item that `item_of(result)` returns for each game of a text.
local function each_game(service, asked, give, item_of)
    if asked.format then
        local known, message, code, fields = shape.notation(asked.format, "format")
        if not known then return nil, message, code, fields end
    end
    local count = 0
    for result in inarow.judge(text_of(asked), { format = asked.format, name = "text",
        variant = asked.variant, options = asked.options, steps = asked.steps,
        branches = asked.branches, trees = asked.trees }) do
        count = count + 1
        if not give(item_of(result)) then
            return nil, say("too-slow", { seconds = service.limits.seconds }), "too-slow"
        end
    end
    return { count = count }
end

texts.read = {
    about = "Read the games in a text and give each as a record, one per line; `new` "
        .. "accepts these records.",
    grows = true,
    params = { TEXT, FORMAT, IF_UNNAMED, OPTIONS, BRANCHES, BYTES, { "trees", "boolean?",
        "true to give records with all variations, comments and marks" } },
    item = "inarow.service.read",
    result = "inarow.service.count",
    run = function(service, asked, give)
        return each_game(service, asked, give, function(result)
            local text, fault
            if result.game then text, fault = result.game:record() end
            return { source = result.source, error = result.error or fault,
                refusal = result.refusal, variant = result.variant, text = text }
        end)
    end,
}

texts.judge = {
    about = "Judge the games in a text and give one line per game: does the recorded "
        .. "result match the board?",
    grows = true,
    params = { TEXT, FORMAT, IF_UNNAMED, OPTIONS, BRANCHES, BYTES,
        { "steps", "boolean?", "true to give every action with its ruling" } },
    item = "inarow.judged|inarow.service.unreadable",
    result = "inarow.service.count",
    run = function(service, asked, give)
        return each_game(service, asked, give, function(result)
            local item = {}
            for key, value in pairs(result) do
                if key ~= "game" and key ~= "foreign" and key ~= "read" and key ~= "name"
                then
                    item[key] = value
                end
            end
            return item
        end)
    end,
}

texts.convert = {
    about = "Convert the games in a text to another notation, with their comments and "
        .. "marks. Records, SGF and RenLib libraries keep trees.",
    grows = true,
    params = { TEXT, { "to", "string", "a notation of `hello`" }, FORMAT, IF_UNNAMED,
        OPTIONS, BRANCHES, BYTES, { "drop", "boolean?",
            "true to leave out data that the notation cannot hold and the game does not "
            .. "need" } },
    result = "inarow.service.text",
    run = function(service, asked)
        for _, param in ipairs { "to", "format" } do
            if asked[param] then
                local known, message, code, fields = shape.notation(asked[param], param)
                if not known then return nil, message, code, fields end
            end
        end
        local next_piece, late = language.pieces(text_of(asked)), nil
        local text, message, code = inarow.convert(function()
            late = service:seconds_left() <= 1e-3
                and say("too-slow", { seconds = service.limits.seconds })
            if late then return nil, late end
            return next_piece()
        end, asked.to, { format = asked.format, name = "text", variant = asked.variant,
            options = asked.options, branches = asked.branches, drop = asked.drop })
        if late then return nil, late, "too-slow" end
        if not text then return nil, message, code end
        return { text = asked.bytes and json.of_bytes(text) or text }
    end,
}

return texts
