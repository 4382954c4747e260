--- The LuaCATS comments of the module, read from its sources: of them the editors' types
-- and the manual are made.
--
-- What is public has a comment of lines with three dashes each: a function of a class
-- whose table is named where the class stands (`---@class inarow.game` above `local
-- Game`), in whatever file; a class or an alias by itself. Text before a `@field` is of
-- that field, as editors have it; what stands behind a tag ends with its line. Comments
-- that begin so but go on with two dashes are of the module's own functions: they are not
-- read.

local luacats = {}

-- ---- Types --------------------------------------------------------------------------

local type_end

-- The end of a list of types, set apart by commas.
local function list_end(text, at)
    local after = type_end(text, at)
    local comma = after and text:match("^, *()", after)
    return comma and list_end(text, comma) or after
end

-- The end of a function's type, after `fun`.
local function function_end(text, at)
    at = text:match("^%b()()", at)
    local results = at and text:match("^: *()", at)
    return results and list_end(text, results) or at
end

-- The end of a type that is not one of several.
local function unit_end(text, at)
    if text:find("^fun%(", at) then return function_end(text, at + 3) end
    if text:find("^%(", at) then return text:match("^%b()()", at) end
    if text:find('^"', at) then return text:match('^"[^"]*"()', at) end
    local after = text:match("^[%a_][%w_.]*()", at)
    return after and text:match("^%b<>()", after) or after
end

-- Where the type that begins there ends; nil if none does.
function type_end(text, at)
    local after = unit_end(text, at)
    if not after then return nil end
    repeat
        local ending = after
        after = text:match("^%[%]()", ending) or text:match("^%?()", ending) or ending
    until after == ending
    local more = text:match("^|()", after)
    return more and type_end(text, more) or after
end

-- A type and what follows it.
local function split_type(text)
    local after = type_end(text, 1)
    if not after then error("no type: " .. text, 0) end
    return text:sub(1, after - 1), text:match("^%s*(.-)%s*$", after)
end

--- The types that a type is one of: `string|inarow.action?` is of three.
-- @return list of texts, `nil` the last if it may be nil
function luacats.alternatives(text)
    local list, at, may_miss = {}, 1, false
    while at do
        local after = unit_end(text, at)
        while text:find("^%[%]", after) do after = after + 2 end
        list[#list + 1] = text:sub(at, after - 1)
        may_miss = may_miss or text:find("^%?", after) or list[#list] == "nil"
        if list[#list] == "nil" then list[#list] = nil end
        at = text:match("^%??|()", after)
    end
    if may_miss then list[#list + 1] = "nil" end
    return list
end

--- The names of types in a type's text.
-- @return list, in their order
function luacats.names_in(text)
    local names = {}
    text = text:gsub('"[^"]*"', ""):gsub("[%a_][%w_]*%??: ", ""):gsub("fun%(", "(")
    for name in text:gmatch "[%a_][%w_.]*" do names[#names + 1] = name end
    return names
end

-- ---- Comments -----------------------------------------------------------------------

-- Text goes on in paragraphs: an indented line stands for itself.
local function add_text(of, line)
    if #of.params + #of.returns + #of.cases > 0 then
        error("text behind the tags, which end with their lines: " .. line, 0)
    end
    of.text[#of.text + 1] = line
end

-- What stands behind each `@`: function(of, rest).
local tags = {}

function tags.param(of, rest)
    local name, after = rest:match "^([%w_.]+%??) +(.*)$"
    local kind, text = split_type(after)
    of.params[#of.params + 1] = { name = name, type = kind, text = text }
end

tags["return"] = function(of, rest)
    local kind, after = split_type(rest)
    local name, text = after:match "^([%a_][%w_]*)%s*(.*)$"
    of.returns[#of.returns + 1] = { name = name, type = kind, text = text or "" }
end

function tags.class(of, rest)
    of.class = rest:match "^[%w_.]+"
    of.parent = rest:match "^[%w_.]+: *([%w_.]+)"
    of.about, of.text = of.text, {} -- what follows is told of fields
end

function tags.field(of, rest)
    local name, after = rest:match "^(%b[]) +(.*)$"
    if not name then name, after = rest:match "^(%S+) +(.*)$" end
    local kind, text = split_type(after)
    local before = table.concat(of.text, " ")
    if before ~= "" and text ~= "" then
        error("told before the field and behind it: " .. name, 0)
    end
    of.fields[#of.fields + 1] = { name = name, type = kind, text = before .. text }
    of.text = {}
end

function tags.alias(of, rest)
    local name, after = rest:match "^([%w_.]+) *(.*)$"
    of.alias, of.about, of.text = name, of.text, {}
    of.type = after ~= "" and split_type(after) or nil
end

function tags.meta() end

-- A line of an alias: `---| "occupied" # a stone stands there`.
local function add_case(of, line)
    local kind, text = line:match "^| *(%S+) *#? *(.*)$"
    of.cases[#of.cases + 1] = { type = kind, text = text }
end

-- Read a comment: its lines, as they stand in the source.
local function read_comment(lines)
    local of = { raw = table.concat(lines, "\n"), text = {}, params = {}, returns = {},
        fields = {}, cases = {} }
    for _, line in ipairs(lines) do
        local tag, rest = line:match "^%-%-%-@(%w+) *(.*)$"
        if tag then
            if not tags[tag] then error("no such tag: " .. line, 0) end
            tags[tag](of, rest)
        elseif line:find "^%-%-%-|" then
            add_case(of, line:sub(4))
        else
            add_text(of, (line:sub(4):gsub("^ ", "")))
        end
    end
    if of.about and #of.text > 0 then error("text of no field: " .. of.text[1], 0) end
    of.text = of.about or of.text
    return of
end

-- ---- Sources ------------------------------------------------------------------------

-- Where the sources are: beside this file, which the program finds by no path of Lua's.
local here = debug and debug.getinfo(1, "S").source
    :match "^@(.-)inarow[/\\]service[/\\]luacats%.lua$"

-- The source of a module of ours, or nil. Lua 5.1 has no package.searchpath.
local function source_of(name)
    local path = name:gsub("%.", "/")
    local places = {}
    for _, ending in ipairs(here and { ".lua", "/init.lua" } or {}) do
        places[#places + 1] = here .. path .. ending
    end
    for pattern in package.path:gmatch "[^;]+" do
        places[#places + 1] = pattern:gsub("%?", path)
    end
    for _, place in ipairs(places) do
        local file = io.open(place, "rb")
        local text = file and file:read "*a"
        if file then file:close() end
        if text then return text end
    end
end

local function add_class(found, of, line)
    local class = found.classes[of.class]
    if not class then
        class = { name = of.class, text = of.text, parent = of.parent, fields = {},
            functions = {}, raw = of.raw }
        found.classes[of.class] = class
        found.classes[#found.classes + 1] = class
    elseif #of.fields > 0 or #of.text > 0 then
        error(of.class .. " is told of twice", 0)
    end
    for _, field in ipairs(of.fields) do class.fields[#class.fields + 1] = field end
    local variable = (line or ""):match "^local ([%a_][%w_]*) = "
    if variable then class.variable, found.by_variable[variable] = variable, class end
end

-- Take what a comment tells of the line that follows it.
local function take(found, comment, line)
    local of = read_comment(comment)
    local owner, dot, name, arguments =
        (line or ""):match "^function ([%w_]+)([.:])([%w_]+)(%b())"
    if of.class then
        add_class(found, of, line)
    elseif of.alias then
        local alias = { name = of.alias, text = of.text, raw = of.raw, cases = of.cases,
            type = of.type }
        found.aliases[of.alias], found.aliases[#found.aliases + 1] = alias, alias
    elseif owner then
        found.functions[#found.functions + 1] = { owner = owner, dot = dot, name = name,
            arguments = arguments, raw = of.raw, text = of.text, params = of.params,
            returns = of.returns }
    end
end

--- Read the comments of a source.
-- @param found what was read by now, or nil
-- @return found {classes, aliases, functions, by_variable}: lists, the first two by name
-- too; a class has `name`, `text`, `parent`, `fields`, `functions`, `variable` (of its
-- table, or nil) and `raw` (the comment), a function `owner` (a variable), `dot`, `name`,
-- `arguments`, `text`, `params`, `returns` and `raw`
function luacats.parse(source, found)
    found = found or { classes = {}, aliases = {}, functions = {}, by_variable = {} }
    local comment = {}
    for line in (source .. "\n"):gmatch "([^\n]*)\r?\n" do
        if line:find "^%-%-%-[^-]" or line == "---" then
            comment[#comment + 1] = line
        else
            local is_own = line:find "^%-%-" -- it goes on with two dashes
            if #comment > 0 and not is_own then take(found, comment, line) end
            comment = {}
        end
    end
    return found
end

--- The public comments of the module: of all sources that are reached from its door.
-- @param doors names of the modules to begin with; the one of `inarow` if nil
-- @return as `parse`; each class has its functions
function luacats.read(doors)
    local found, seen, waiting = nil, {}, {}
    for i, door in ipairs(doors or { "inarow" }) do
        seen[door], waiting[i] = true, door
    end
    for _, module in ipairs(waiting) do -- which grows meanwhile
        local source = source_of(module)
        if source then found = luacats.parse(source, found) end
        for name in (source or ""):gmatch 'require *%(?"(inarow%.[%w_.]*[%w_])"' do
            if not seen[name] then seen[name], waiting[#waiting + 1] = true, name end
        end
    end
    for _, one in ipairs(found.functions) do
        local class = found.by_variable[one.owner]
        if class then class.functions[#class.functions + 1] = one end
    end
    local lists = { found.classes, found.aliases }
    for _, class in ipairs(found.classes) do lists[#lists + 1] = class.functions end
    for _, list in ipairs(lists) do
        table.sort(list, function(a, b) return a.name < b.name end)
    end
    return found
end

return luacats
