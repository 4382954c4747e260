--- Lua files as a C table, for the library: lua5.4 bundle.lua [--source] FILE... > all.c
--
-- Modules go in as bytecode, which loads ten times as fast: it is the library's Lua that
-- must have made it, or one that has the same (5.4's is alike on 32 and on 64 bits, but
-- not on another byte order). With --source they go in as they are. Variants always do.
local is_source = arg[1] == "--source"
if is_source then table.remove(arg, 1) end

local ESCAPES = { ["\\"] = "\\\\", ['"'] = '\\"', ["\n"] = "\\n" }

-- A text as C's string literals. Octals have three digits, so that none goes on with what
-- follows it; `?` is one of them, for there are trigraphs.
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

-- `lua/inarow/game/game.lua` is inarow.game.game, `variants/renju.lua` is
-- inarow.variants.renju.
local function name_of(path)
    local name = path:gsub("^lua/", ""):gsub("^variants/", "inarow/%0")
    return (name:gsub("%.lua$", ""):gsub("/", "."))
end

local entries = {}
for i, path in ipairs(arg) do
    local file = assert(io.open(path, "rb"))
    local text, name = file:read "a", name_of(path)
    file:close()
    if not is_source and not name:find "^inarow%.variants%." then
        text = string.dump(assert(load(text, "=" .. name)))
    end
    entries[i] = { name = name, line = ('    {"%s", %s, %d},'):format(name,
        literal(text), #text) }
end
table.sort(entries, function(a, b) return a.name < b.name end)

print '#include "bundle.h"\n\nconst struct bundled inarow_bundle[] = {'
for _, entry in ipairs(entries) do print(entry.line) end
print "};\nconst size_t inarow_bundle_count ="
print "    sizeof inarow_bundle / sizeof *inarow_bundle;"
