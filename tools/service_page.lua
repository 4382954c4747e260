--- Writes the service's methods in Markdown, from their table and the declared shapes:
-- the end of docs/service.md.
local api = require "inarow.api"
local service = require "inarow.service"

local page = {}

local function code(text)
    return ("`%s`"):format(text)
end

-- Returns a type in words, with a note at its end if the value may be missing.
local function type_text(text)
    local words = {}
    for i, one in ipairs(api.alternatives(text)) do
        words[i] = one == "nil" and "missing" or code(one)
    end
    return table.concat(words, " or ")
end

local function range_of(field)
    if not field.least then return "" end
    local most = field.most and field.most < 2 ^ 53 and (" to %.0f"):format(field.most)
    return most and ("; %g%s"):format(field.least, most)
        or ("; at least %g"):format(field.least)
end

local function add_table(add, head, rows)
    if #rows == 0 then return end
    add(("\n| %s | type | meaning |\n|---|---|---|\n"):format(head))
    for _, row in ipairs(rows) do add(("| %s |\n"):format(table.concat(row, " | "))) end
end

local function add_method(add, name)
    local method, rows = service.method(name), {}
    add(("\n### %s\n\n%s\n"):format(name, method.about))
    for i, field in ipairs(method.params) do
        rows[i] = { code(field[1]), type_text(field[2]), field[3] .. range_of(field) }
    end
    add_table(add, "parameter", rows)
    if method.item then add(("\n- each item: %s\n"):format(type_text(method.item))) end
    add(("%s- result: %s\n"):format(method.item and "" or "\n", type_text(method.result)))
end

local function add_shape(add, shape)
    local rows = {}
    add(("\n### %s\n"):format(shape.name))
    if shape.about then add("\n" .. shape.about .. "\n") end
    for i, field in ipairs(shape) do
        rows[i] = { code(field[1]), type_text(field[2]), field[3] or "" }
    end
    add_table(add, "field", rows)
end

--- Returns the whole page: the methods in their order, then the service's own shapes by
-- name.
function page.markdown()
    local parts, own = {}, service.shapes()
    local function add(text) parts[#parts + 1] = text end
    add "## The methods\n"
    for _, name in ipairs(service.methods()) do add_method(add, name) end
    add "\n## The shapes\n"
    table.sort(own, function(a, b) return a.name < b.name end)
    for _, shape in ipairs(own) do add_shape(add, shape) end
    return table.concat(parts)
end

return page
