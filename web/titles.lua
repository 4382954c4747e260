--- The names and titles of the games that come with the page, as JSON: its list of games
-- is there before the arbiter is.
local json = require "dkjson"
local inarow = require "inarow"

local list = {}
for i, name in ipairs(inarow.variants()) do
    list[i] = { name = name, title = inarow.find(name).title }
end
io.write(json.encode(list, { keyorder = { "name", "title" } }), "\n")
