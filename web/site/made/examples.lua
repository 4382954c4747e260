--- Shows events in a variant by pictures. Games of the conformance records give one
-- picture for each way to end, and for each refusal that has its own article.
local inarow = require "inarow"

local examples = {}

local MOST = 8 -- maximum number of pictures of a variant

-- Returns the records of a file, as texts.
local function records_of(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read "a" .. "\n---\n"
    file:close()
    return text:gmatch "(.-)\n%-%-%-\n"
end

-- Returns the variant of a record that is played by its defaults.
local function subject(record)
    return ("\n" .. record):match "\nvariant ([%w_]+)\n"
end

-- Returns true if the board shows the reason for a ruling.
local function is_seen(step)
    local ruling = step.ruling
    return ruling.citation and ruling.reason ~= "game-over" and (#ruling.points > 0
        or ruling.status == "drawn"
        or ruling.status == "refused" and step.action.verb == "play")
end

-- Returns the last ruling of a judged record that the board shows, and its key.
local function ruling_shown(judged)
    local last
    for _, step in ipairs(judged.steps) do
        if step.ruling.status ~= "ok" and is_seen(step) then last = step.ruling end
    end
    if last then return last, last.status .. " " .. last.reason end
end

-- Adds what a record shows, if no record shows it yet.
local function add(found, record)
    local name = subject(record)
    local judged = name and inarow.judge(record, { steps = true })()
    if not judged or judged.error then return end
    local ruling, key = ruling_shown(judged)
    local list = found[name] or { seen = {} }
    if not ruling or list.seen[key] then return end
    found[name], list.seen[key] = list, true
    list[#list + 1] = { ruling = ruling, game = judged.game, at = #list + 1 }
end

-- Examples that end a game come first.
local RANK = { won = 1, drawn = 2, void = 3, refused = 3 }
local function is_before(one, other)
    local rank, beside = RANK[one.ruling.status], RANK[other.ruling.status]
    return rank < beside or rank == beside and one.at < other.at
end

local function choose(list)
    table.sort(list, is_before)
    for i = #list, 1, -1 do
        local one = list[i]
        list[i] = i <= MOST and { ruling = one.ruling,
            picture = one.game:render { format = "svg", numbers = true } } or nil
    end
end

--- Returns all examples.
-- @param paths list of strings: files of records
-- @return table from the name of a variant to a list of {ruling, picture}
function examples.of(paths)
    local found = {}
    for _, path in ipairs(paths) do
        for record in records_of(path) do add(found, record) end
    end
    for _, list in pairs(found) do choose(list) end
    return found
end

return examples
