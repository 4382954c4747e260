--- Writes the arbiter's answers about a new game of renju, as JSON. The page begins with
-- them, and shows its board before the arbiter is loaded.
local json = require "dkjson"
local service = require("inarow.service").new()

local function ask(method, params)
    local answer
    service:answer({ method = method, params = params }, function(line) answer = line end)
    return answer.result or error(answer.error.message)
end

local variant = "renju"
local record = ask("record", { game = ask("new", { variant = variant }).game }).text
local first = { variant = variant, record = record }
for _, method in ipairs { "board", "state", "legal" } do
    local is_board = method == "board"
    first[method] = ask(method, { record = record, ground = is_board or nil,
        across = is_board and 2 or nil }) -- as in src/board.mjs
end

-- Each build gives the same bytes, because the page's files are stored by their content.
local names, seen = {}, {}
local function note(value)
    if type(value) ~= "table" then return end
    for key, item in pairs(value) do
        if type(key) == "string" and not seen[key] then
            seen[key] = true
            names[#names + 1] = key
        end
        note(item)
    end
end
note(first)
table.sort(names)
io.write(json.encode(first, { keyorder = names }), "\n")
