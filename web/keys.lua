--- Writes what the page's editor needs about scripts, as JSON: every key of the schema
-- with its possible values and its meaning; the reasons that may be cited; and the
-- script and the test that authors begin with, from variants/README.md.
local json = require "dkjson"
local language = require "inarow.language"
local schema = require "inarow.variant.schema"

-- Returns a node as plain data: the kinds of an either in `of`, the items of a list in
-- `item`.
local function plain(node)
    local copy = { kind = node.kind, doc = node.doc, least = node.least, most = node.most,
        names = node.names, verbs = node.verbs, required = node.required }
    if node.doc == "" then copy.doc = nil end
    if node.kind == "either" then
        copy.of = {}
        for i, one in ipairs(node.of) do copy.of[i] = plain(one) end
    elseif node.of then
        copy.item = plain(node.of)
    end
    if node.others then copy.others = plain(node.others) end
    if node.fields then
        copy.fields, copy.items = {}, {}
        for key, field in pairs(node.fields) do
            if type(key) == "string" then copy.fields[key] = plain(field) end
        end
        -- In a list of many rows, the second describes all others.
        for i = 1, math.min(3, #node.fields) do copy.items[i] = plain(node.fields[i]) end
        if #copy.items == 0 then copy.items = nil end
    end
    return copy
end

local function verbs()
    local list = {}
    for i, verb in ipairs(schema.verbs) do
        list[i] = { name = verb[1], example = verb[2], doc = verb[3] }
    end
    return list
end

-- Returns the block of variants/README.md that begins with a line.
local function block(text, first)
    return assert(text:match("\n *```%l*\n( *" .. first .. "\n.-)\n *```"), first)
        :gsub("\n   ", "\n"):gsub("^ *" .. first .. "\n", "") .. "\n"
end

-- Collects all names in a value, so that the same schema always gives the same bytes.
local function names_in(value, names)
    for key, one in pairs(value) do
        if type(key) == "string" then names[key] = true end
        if type(one) == "table" then names_in(one, names) end
    end
    return names
end

local page = assert(io.open "variants/README.md"):read "*a"
local keys = { script = plain(schema), verbs = verbs(),
    reasons = schema.fields.cite.known,
    first = { script = block(page, "%-%- my_game%.lua"),
        test = block(page, "# my_game%.rec") } }
print(json.encode(keys, { keyorder = language.keys(names_in(keys, {})) }))
