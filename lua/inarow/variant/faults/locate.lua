--- Finds the lines of keys in the tables of a script, for error messages.
--
-- A script is Lua and may create its tables in any way. This file reads only table
-- constructors in the source, which most scripts use. Other paths have no line.
local check = require "inarow.variant.faults.check"

-- Returns the tokens of a source: {text, line}. Names, numbers and strings are whole;
-- every other character is a token.
local function tokens(source)
    local list, at, line = {}, 1, 1
    local function long_bracket(from)
        local level = source:match("^%[(=*)%[", from)
        if not level then return end
        local _, stop = source:find("]" .. level .. "]", from, true)
        return stop or #source
    end
    local function skip_to(stop)
        local _, lines = source:sub(at, stop):gsub("\n", "")
        line, at = line + lines, stop + 1
    end
    while at <= #source do
        local char = source:sub(at, at)
        local name = source:match("^[%a_][%w_]*", at) or source:match("^%d[%w.]*", at)
        local long = char == "[" and long_bracket(at)
        if char == "-" and source:sub(at + 1, at + 1) == "-" then
            local line_end = (source:find("\n", at, true) or #source + 1) - 1
            skip_to(long_bracket(at + 2) or line_end)
        elseif name then
            list[#list + 1] = { text = name, line = line }
            at = at + #name
        elseif long then
            list[#list + 1] = { text = source:sub(at, long), line = line, string = true }
            skip_to(long)
        elseif char == '"' or char == "'" then
            local stop = at + 1
            while stop < #source and source:sub(stop, stop) ~= char do
                -- A backslash may escape the quotation mark, or a line feed.
                stop = stop + (source:sub(stop, stop) == "\\" and 2 or 1)
            end
            stop = math.min(stop, #source)
            list[#list + 1] = { text = source:sub(at + 1, stop - 1), line = line,
                string = true }
            skip_to(stop)
        else
            if char == "\n" then line = line + 1 end
            if not char:find("%s") then list[#list + 1] = { text = char, line = line } end
            at = at + 1
        end
    end
    return list
end

-- Returns the key of the field that begins at token i, and the token where the field's
-- value begins. Returns nil if the field has no key.
local function field_key(list, i)
    local a, b, c, d = list[i], list[i + 1], list[i + 2], list[i + 3]
    local plain = a and not a.string and a.text:match("^[%a_]")
    if plain and b and b.text == "=" and not (c and c.text == "=") then
        return a.text, i + 2
    elseif a and a.text == "[" and not a.string and c and c.text == "]"
        and d and d.text == "=" then
        return b.string and b.text or tonumber(b.text) or b.text, i + 4
    end
end

local opens = { ["{"] = "}", ["("] = ")", ["["] = "]" }

-- Reads one constructor, which begins with "{" at token i. Returns the token after it.
local function constructor(list, i, lines)
    local count = 0
    i = i + 1
    while list[i] and (list[i].string or list[i].text ~= "}") do
        local key, value = field_key(list, i)
        if not key then
            count = count + 1
            key, value = count, i
        end
        local field = { line = list[i].line, fields = {} }
        lines[key] = field
        i = value
        local depth = 0
        while list[i] do
            local token = not list[i].string and list[i].text
            if token == "{" and depth == 0 then
                i = constructor(list, i, field.fields)
            else
                if depth == 0 and (token == "," or token == ";" or token == "}") then
                    break
                elseif opens[token] then
                    depth = depth + 1
                elseif token == ")" or token == "]" or token == "}" then
                    depth = depth - 1
                end
                i = i + 1
            end
        end
        if list[i] and list[i].text ~= "}" then i = i + 1 end
    end
    return i + 1
end

-- Returns the lines of a source's tables: {line, fields} by key.
local function lines_of(source)
    local list, lines, i = tokens(source), {}, 1
    while list[i] do
        local token, after = list[i], list[i + 1]
        local is_table = token.text == "return" and after and after.text == "{"
        i = is_table and constructor(list, i + 1, lines) or i + 1
    end
    return lines
end

-- Cache for one source, because a variant is often refused with one option after another.
local last_source, last_lines

-- Returns the line of the value at a path of keys, or of the value's nearest parent.
local function line_of(source, path)
    if source ~= last_source then
        last_source, last_lines = nil, lines_of(source)
        last_source = source
    end
    local line, lines = nil, last_lines
    for _, key in ipairs(path) do
        local field = lines[key]
        if not field then break end
        line, lines = field.line, field.fields
    end
    return line
end

--- Returns the place of a value in a variant's script.
-- @param definition the variant
-- @param path list of keys
-- @return the path as text, like `phases[2].within`; and the line of the value or of its
-- nearest parent, nil if unknown
return function(definition, path)
    return check.path_text(path),
        definition.text ~= "" and line_of(definition.text, path) or nil
end
