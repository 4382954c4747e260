--- The module's interface in Markdown, of the comments in its sources: what lua/README.md
-- ends with. Every function with its arguments, returns and refusals, every shape as a
-- table.
local deprecated = require "inarow.api.deprecated"
local luacats = require "inarow.service.luacats"
local language = require "inarow.language"

local interface = {}

-- How a function of a class is written where it is called.
local CALLED = { ["inarow.game"] = "game", ["inarow.match"] = "match",
    ["inarow.solving"] = "puzzle" }

-- What is told of elsewhere, by the class.
local ELSEWHERE = { ["inarow.script"] = "../variants/README.md" }

-- A type in words; the module's own lead to where they are told of.
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
    for i, one in ipairs(luacats.alternatives(text)) do words[i] = one_type(one) end
    return table.concat(words, " or ")
end

-- Lines of a list's item, wrapped.
local function item(text)
    return "- " .. table.concat(language.wrap(text, 88), "\n  ") .. "\n"
end

local function meaning(text)
    return text ~= "" and ": " .. text or ""
end

-- What a function returns: what is not a refusal, and of that the codes.
local function add_returns(add, returns)
    local by_name = {}
    for _, one in ipairs(returns) do by_name[one.name or ""] = one end
    local code, message = by_name.code, by_name.message
    for _, one in ipairs(returns) do
        local kind = one.type
        if code and one == returns[1] then kind = kind:gsub("%?$", "") end
        if not code or one ~= code and one ~= message then
            add(item(("returns %s%s"):format(type_text(kind) .. (one.name
                and (" `%s`"):format(one.name) or ""), meaning(one.text))))
        end
    end
    if code then
        local kind = code.type:gsub("%?$", ""):gsub("|nil$", "")
        add(item(("refused as nil, a message%s, and the code %s%s"):format(
            message and message.text ~= "" and " (" .. message.text .. ")" or "",
            (type_text(kind):gsub('"', "")), meaning(code.text))))
    end
end

local function add_function(add, class, one)
    add(("\n### %s%s%s%s\n\n"):format(CALLED[class.name] or class.name, one.dot, one.name,
        one.arguments))
    add(table.concat(one.text, "\n") .. "\n\n")
    for _, argument in ipairs(one.params) do
        add(item(("`%s`, %s%s"):format(argument.name, type_text(argument.type),
            meaning(argument.text))))
    end
    add_returns(add, one.returns)
end

-- A table's fields, or an alias's cases.
local function add_table(add, head, rows)
    if #rows == 0 then return end
    add(("\n| %s |\n%s|\n"):format(table.concat(head, " | "), ("|---"):rep(#head)))
    for _, row in ipairs(rows) do
        add(("| %s |\n"):format(table.concat(row, " | ")))
    end
end

local function add_shape(add, class)
    add(("%s %s\n"):format(class.variable and #class.functions > 0 and "\n##" or "\n###",
        class.name))
    if #class.text > 0 then add("\n" .. table.concat(class.text, "\n") .. "\n") end
    if class.parent then
        add(("\nIt has what %s has, and:\n"):format(one_type(class.parent)))
    end
    local rows = {}
    for i, field in ipairs(class.fields) do
        rows[i] = { ("`%s`"):format(field.name), type_text(field.type), field.text }
    end
    add_table(add, { "field", "type", "meaning" }, rows)
    for _, one in ipairs(class.functions) do add_function(add, class, one) end
end

local function add_alias(add, alias)
    add(("\n### %s\n\n%s\n"):format(alias.name, table.concat(alias.text, "\n")))
    local rows = {}
    for _, case in ipairs(alias.cases) do
        if case.type:find '^"' then
            rows[#rows + 1] = { ("`%s`"):format(case.type:gsub('"', "")), case.text }
        end
    end
    add_table(add, { "code", "meaning" }, rows)
end

-- A name as a caller writes it.
local function called(class, name)
    return class == "inarow" and "inarow." .. name or CALLED[class] .. ":" .. name
end

local function add_deprecated(add)
    local rows = {}
    for i, one in ipairs(deprecated) do
        rows[i] = { ("`%s`"):format(called(one[1], one[2])),
            ("`%s`"):format(called(one[1], one[3])), one[4] }
    end
    add "\n## Deprecated names\n\nThey still work. New code should use the new names.\n"
    add_table(add, { "deprecated", "use", "reason" }, rows)
end

--- All of it: the door, the classes with methods, then the shapes and codes by name.
function interface.markdown()
    local public, parts, shapes = luacats.read(), {}, {}
    local function add(text) parts[#parts + 1] = text end
    for _, class in ipairs(public.classes) do
        if #class.functions > 0 then
            add_shape(add, class)
        else
            shapes[#shapes + 1] = { class.name, add_shape, class }
        end
    end
    for _, alias in ipairs(public.aliases) do
        shapes[#shapes + 1] = { alias.name, add_alias, alias }
    end
    table.sort(shapes, function(a, b) return a[1] < b[1] end)
    add "\n## Shapes and codes\n"
    for _, shape in ipairs(shapes) do shape[2](add, shape[3]) end
    add_deprecated(add)
    return (table.concat(parts):gsub("\n\n\n+", "\n\n"):gsub("^\n", ""))
end

return interface
