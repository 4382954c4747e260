-- The JSON schema of a line of the corpus, on the output. With the paths of `make env`.
local dkjson = require "dkjson"
local schema = require "inarow.conformance.schema"

local order, seen = {}, {}
local function gather(value)
    for key, item in pairs(value) do
        if type(key) == "string" and not seen[key] then
            seen[key], order[#order + 1] = true, key
        end
        if type(item) == "table" then gather(item) end
    end
end

gather(schema.made())
table.sort(order)
local first = {}
for i, key in ipairs(schema.ORDER) do first[i], seen[key] = key, nil end
for _, key in ipairs(order) do
    if seen[key] then first[#first + 1] = key end
end
print(dkjson.encode(schema.made(), { indent = true, keyorder = first }))
