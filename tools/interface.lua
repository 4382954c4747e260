--- Writes the module's interface in Markdown, from its declarations: the end of
-- lua/README.md. It has every function with its arguments, returns and refusals, and
-- every shape as a table.
local api = require "inarow.api"
local language = require "inarow.language"

local interface = {}

-- Classes that another page describes.
local ELSEWHERE = { ["inarow.script"] = "../variants/README.md" }

-- Returns a type in words. The module's own types link to their descriptions.
local function one_type(text)
    local code = ("`%s`"):format(text:gsub("|", " or "):gsub("[()]",
        text:find "fun" and "%0" or ""))
    local class = text:match "inarow[%w_.]*"
    if not class then return code end
    local target = ELSEWHERE[class] or "#" .. class:gsub("%.", "")
    return ("[%s](%s)"):format(code, target)
end

local function type_text(text)
    local words = {}
    for i, one in ipairs(api.alternatives(text)) do words[i] = one_type(one) end
    return table.concat(words, " or ")
end

-- Returns the wrapped lines of a list item.
local function item(text)
    return "- " .. table.concat(language.wrap(text, 88), "\n  ") .. "\n"
end

local function meaning(text)
    return text and ": " .. text or ""
end

-- Adds what a function returns: its results, and the codes of its refusals. A result is
-- {type, name, meaning}.
local function add_returns(add, returns)
    local by_name = {}
    for _, one in ipairs(returns) do by_name[one[2] or ""] = one end
    local code, message = by_name.code, by_name.message
    for _, one in ipairs(returns) do
        local kind = one[1]
        if code and one == returns[1] then kind = kind:gsub("%?$", "") end
        if not code or one ~= code and one ~= message then
            add(item(("returns %s%s"):format(type_text(kind) .. (one[2]
                and (" `%s`"):format(one[2]) or ""), meaning(one[3]))))
        end
    end
    if code then
        local kind = code[1]:gsub("%?$", ""):gsub("|nil$", "")
        add(item(("refused as nil, a message%s, and the code %s%s"):format(
            message[3] and " (" .. message[3] .. ")" or "",
            (type_text(kind):gsub('"', "")), meaning(code[3]))))
    end
end

local function add_function(add, class, one)
    local names = {}
    for i, param in ipairs(one) do names[i] = param[1] end
    add(("\n### %s%s(%s)\n\n"):format(class.called, one.name, table.concat(names, ", ")))
    add(one.about .. "\n\n")
    for _, param in ipairs(one) do
        add(item(("`%s`, %s%s"):format(param[1], type_text(param[2]),
            meaning(param[3]))))
    end
    add_returns(add, one.returns or {})
end

-- Adds a table of a shape's fields, or of codes.
local function add_table(add, head, rows)
    if #rows == 0 then return end
    add(("\n| %s |\n%s|\n"):format(table.concat(head, " | "), ("|---"):rep(#head)))
    for _, row in ipairs(rows) do
        add(("| %s |\n"):format(table.concat(row, " | ")))
    end
end

local function add_shape(add, shape)
    add(("%s %s\n"):format(shape.functions and "\n##" or "\n###", shape.name))
    if shape.about then add("\n" .. shape.about .. "\n") end
    if shape.extends then
        add(("\nIt has what %s has, and:\n"):format(one_type(shape.extends)))
    end
    local rows = {}
    for i, field in ipairs(shape) do
        rows[i] = { ("`%s`"):format(field[1]), type_text(field[2]), field[3] or "" }
    end
    add_table(add, { "field", "type", "meaning" }, rows)
    local functions = language.joined(shape.functions or {})
    table.sort(functions, function(a, b) return a.name < b.name end)
    for _, one in ipairs(functions) do add_function(add, shape, one) end
end

local function add_codes(add, shape)
    add(("\n### %s\n\n%s\n"):format(shape.name, shape.about))
    local rows = {}
    for _, case in ipairs(shape.cases) do
        if case[1]:find '^"' then
            rows[#rows + 1] = { ("`%s`"):format(case[1]:gsub('"', "")), case[2] }
        end
    end
    add_table(add, { "code", "meaning" }, rows)
end

local function add_deprecated(add, public)
    local rows = {}
    for i, one in ipairs(api.deprecated()) do
        local called = public[one[1]].called
        rows[i] = { ("`%s%s`"):format(called, one[2]), ("`%s%s`"):format(called, one[3]),
            one[4] }
    end
    add "\n## Deprecated names\n\nThey still work, but new code should not use them.\n"
    add_table(add, { "deprecated", "use", "reason" }, rows)
end

--- Returns the whole interface: the module's functions, the classes with methods, then
-- the shapes and codes by name.
function interface.markdown()
    local public, parts = api.read(), {}
    local function add(text) parts[#parts + 1] = text end
    for _, one in ipairs(public) do
        if one.functions then add_shape(add, one) end
    end
    add "\n## Shapes and codes\n"
    for _, one in ipairs(public) do
        if one.cases then
            add_codes(add, one)
        elseif not one.functions then
            add_shape(add, one)
        end
    end
    add_deprecated(add, public)
    return (table.concat(parts):gsub("\n\n\n+", "\n\n"):gsub("^\n", ""))
end

return interface
