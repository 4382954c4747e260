--- Declares the methods about the games of an archive. The service has no archive of its
-- own: the program supplies one with the functions `explore`, `find` and `record` of an
-- archive of inarow.archive.
local inarow = require "inarow"
local plain = require "inarow.service.plain"
local say = require("inarow.service.sentences").say
local shape = require "inarow.service.shape"

local archives = {}

-- Most games in the field `latest` of an answer; and most games or moves in other fields.
local LATEST, MOST = 16, 1000

-- The filters of both methods.
local FILTERS = {
    { "player", "string|string[]|nil",
        "player of the games, or several players who all took part; `*` stands for any "
        .. "letters" },
    { "colour", "string?",
        "colour that the first named player had at the end of the game" },
    { "result", "string?", "colour of the winner, `draw` or `none`" },
    { "years", "string?", "years of the games: `1998`, `1998-2004`, `1998-` or `-2004`" },
    { "length", "string?", "number of moves, in the form of `years`" },
    { "event", "string?", "name of the event; `*` stands for any letters" },
    { "place", "string?", "name of the place, in the form of `event`" },
    { "opening", "string?", "name of the opening, in the form of `event`" },
    { "reason", "string?", "reason of the end: `five`, `double-three`, …" },
    { "verdict", "string?", "verdict that `judge` gives" },
}

-- Returns parameters: the filters and others.
local function with_filters(others)
    local params = {}
    for i, one in ipairs(FILTERS) do params[i] = one end
    for _, one in ipairs(others) do params[#params + 1] = one end
    return params
end

-- Returns the archive; or nil, message, code.
local function archive_of(service)
    if service.archive then return service.archive end
    return nil, say "no-archive", "no-archive"
end

-- Returns the first items of a list: at most MOST, or fewer if their texts exceed the
-- size of a request.
local function first_of(list, service)
    local first, bytes = {}, 0
    for i = 1, math.min(#list, MOST) do
        if bytes > service.limits.line then break end
        first[i] = list[i]
        bytes = bytes + plain.bytes(list[i])
    end
    return first
end

-- Returns games in the form for an answer.
local function games_of(rows, service)
    for _, row in ipairs(rows) do
        if next(row.players) == nil then row.players = nil end
    end
    return first_of(rows, service)
end

archives.explore = {
    about = "Explore the server's archive from the position of a game: list the next "
        .. "moves, the most played first, with the number of games by result, and the "
        .. "latest games. Rotations and reflections of a position count as the same "
        .. "position, and the order of the moves does not matter.",
    game = "asks",
    grows = true,
    params = with_filters {
        { "stones", "boolean?",
            "true to compare only stones and the colour to move, in games of all "
            .. "variants" },
        { "limit", "integer?", "maximum number of games in `latest`; 8 by default",
            least = 0, most = LATEST },
    },
    result = "inarow.service.explored",
    run = function(game, asked, _, service)
        local archive, message, code = archive_of(service)
        if not archive then return nil, message, code end
        local filter = {}
        for key, value in pairs(asked) do filter[key] = value end
        filter.game, filter.record = nil, nil
        local found
        found, message, code = archive:explore(game, filter)
        if not found then return nil, message, code end
        local moves = first_of(found.moves, service)
        local left = #found.moves - #moves
        return { games = found.games, ended = found.ended, moves = moves,
            unlisted = left > 0 and left or nil, colours = found.colours,
            latest = games_of(found.latest, service), to_move = found.to_move }
    end,
}

archives.find = {
    about = "Find games in the server's archive and list them, the latest first. The "
        .. "answer has fewer games than requested if their texts exceed the size of a "
        .. "request; use `skip` to get the others.",
    grows = true,
    params = with_filters {
        { "variant", "string?", "variant of the games" },
        { "pattern", "string?",
            "pattern of the board after some move, with rows from the top separated by "
            .. "`/`: `.XXX./?.O.?`" },
        { "twins", "boolean?", "true for games with the same moves as another game" },
        { "limit", "integer?", "maximum number of games in the answer; 20 by default",
            least = 0, most = MOST },
        { "skip", "integer?", "number of games to leave out at the beginning", least = 0,
            most = 1e9 },
    },
    result = "inarow.service.found",
    run = function(service, asked)
        local archive, message, code = archive_of(service)
        if not archive then return nil, message, code end
        local rows, total
        rows, total, code = archive:find(asked)
        if not rows then return nil, total, code end
        return { total = total, games = games_of(rows, service) }
    end,
}

archives.archive_record = {
    about = "Give a game from the server's archive as a record, with its comments.",
    params = { { "id", "integer", "number of the game, from `find` or `explore`",
            least = 1, most = 2 ^ 53 },
        { "to", "string?", "a notation of `hello`; `record` by default" } },
    result = "inarow.service.text",
    run = function(service, asked)
        local archive, message, code = archive_of(service)
        if not archive then return nil, message, code end
        local to = asked.to or "record"
        local known, fields
        known, message, code, fields = shape.notation(to, "to")
        if not known then return nil, message, code, fields end
        local text
        text, message, code = archive:record(asked.id)
        if not text and not message then
            return nil, say("no-archived", { id = ("%.0f"):format(asked.id) }),
                "no-such-game"
        elseif text and to ~= "record" then
            text, message, code = inarow.convert(text, to)
        end
        if not text then return nil, message, code end
        return { text = text }
    end,
}

return archives
