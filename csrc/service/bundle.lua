--- Writes Lua files as a C table, for a library or a program.
--
--     lua5.4 bundle.lua [--source | --later] FILE... > all.c
--
-- Modules are stored as bytecode, which loads ten times as fast as source. The bytecode
-- must come from the library's own Lua, or from a Lua with the same format. The format of
-- Lua 5.4 is the same for 32 and 64 bits, but different for another byte order. With
-- --source, modules are stored as texts without comments. Such texts are smallest when
-- the result is compressed. Variants are stored unchanged. With --later, the output is
-- not C but a file that later.c reads, and modules are stored as sources.
local is_later = arg[1] == "--later"
local is_source = is_later or arg[1] == "--source"
if is_source then table.remove(arg, 1) end

local ESCAPES = { ["\\"] = "\\\\", ['"'] = '\\"', ["\n"] = "\\n" }

-- Returns a text as C string literals. Octal escapes have three digits, so that a
-- following digit cannot belong to them. `?` is escaped because of trigraphs.
local function literal(text)
    local parts = {}
    for at = 1, #text, 64 do
        parts[#parts + 1] = '"' .. text:sub(at, at + 63):gsub('[^ !#->@-%[%]-~]',
            function(byte)
                return ESCAPES[byte] or ("\\%03o"):format(byte:byte())
            end) .. '"'
    end
    return table.concat(parts, "\n")
end

-- Returns the end of the long bracket at `at`, or nil if there is none.
local function end_of_long(text, at)
    local equals = text:match("^%[(=*)%[", at)
    return equals and select(2, text:find("]" .. equals .. "]", at, true))
end

-- Returns the end of the quoted string at `at`. The end is the next quotation mark that
-- does not have an odd number of backslashes before it.
local function end_of_quoted(text, at)
    local mark, last = text:sub(at, at), at
    repeat
        last = text:find(mark, last + 1, true)
    until #text:sub(at, last - 1):match "\\*$" % 2 == 0
    return last
end

-- Returns the kind of the token at `at`, and its end.
local function token(text, at)
    if text:find("^%-%-", at) then
        return "comment", end_of_long(text, at + 2) or select(2, text:find("^[^\n]*", at))
    elseif text:find("^[\"']", at) then
        return "string", end_of_quoted(text, at)
    elseif end_of_long(text, at) then
        return "string", end_of_long(text, at)
    elseif text:find("^ ", at) then
        return "spaces", select(2, text:find("^ +", at))
    end
    return "code", select(2, text:find("^.[^-\"'%[ ]*", at))
end

-- Returns a module without its comments and indentation. Lines keep their numbers.
local function bare(text)
    local parts, at = {}, 1
    while at <= #text do
        local kind, last = token(text, at)
        local part = text:sub(at, last)
        if kind == "comment" then
            part = part:gsub("[^\n]", "")
        elseif kind == "spaces" and (text:sub(at - 1, at - 1) == "\n"
                or text:find("^\n", last + 1) or text:find("^%-%-", last + 1)) then
            part = ""
        end
        parts[#parts + 1], at = part, last + 1
    end
    return table.concat(parts)
end

-- Returns the name of a module: `lua/inarow/game/game.lua` is inarow.game.game,
-- `lua/inarow/system/init.lua` is inarow.system, and `variants/renju.lua` is
-- inarow.variants.renju. An installed library keeps its installed name.
local function name_of(path)
    local name = path:gsub("^.*/lua/%d%.%d/", ""):gsub("^lua/", "")
        :gsub("^variants/", "inarow/%0"):gsub("^csrc/service/", "inarow/")
    return (name:gsub("%.lua$", ""):gsub("/init$", ""):gsub("/", "."))
end

local entries = {}
for i, path in ipairs(arg) do
    local file = assert(io.open(path, "rb"))
    local text, name = file:read "a", name_of(path)
    file:close()
    if not name:find "^inarow%.variants%." then
        local code = string.dump(assert(load(text, "=" .. name)))
        local source = bare(text)
        assert(string.dump(assert(load(source, "=" .. name))) == code, path)
        text = is_source and source or code
    end
    entries[i] = { name = name, text = text }
end
table.sort(entries, function(a, b) return a.name < b.name end)

if is_later then
    for _, entry in ipairs(entries) do
        io.write(entry.name, " ", #entry.text, "\n", entry.text)
    end
    return
end

print '#include "bundle.h"\n\nconst struct bundled inarow_bundle[] = {'
for _, entry in ipairs(entries) do
    print(('    {"%s", %s, %d},'):format(entry.name, literal(entry.text), #entry.text))
end
print "};\nconst size_t inarow_bundle_count ="
print "    sizeof inarow_bundle / sizeof *inarow_bundle;"
