--- Writes the names and titles of the games on the page, as JSON. The list of games is
-- there before the arbiter is loaded.
local json = require "dkjson"
local inarow = require "inarow"

local list = {}
for i, name in ipairs(inarow.variants()) do
    list[i] = { name = name, title = inarow.find(name).title }
end
io.write(json.encode(list, { keyorder = { "name", "title" } }), "\n")
