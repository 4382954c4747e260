--- The Lua files as a tree of modules.
--
-- A file is {path, text, name (`inarow.kernel.line`), module (`kernel`), needs =
-- required names}. Files outside lua/ have the modules `tests`, `tools` and so on, and
-- no name; lua/inarow.lua is `inarow`, and C code is `core`.
local tree = {}

local IN_C = { ["inarow.core"] = true, ["inarow.system.native"] = true }

--- Returns the lines that a command prints.
function tree.lines_of(command)
    local list, pipe = {}, assert(io.popen(command))
    for line in pipe:lines() do list[#list + 1] = line end
    pipe:close()
    return list
end

--- Returns the module of a name: `kernel` for `inarow.kernel.table.draws`.
function tree.module_of(name)
    return name:match "^inarow%.([^.]+)" or "inarow"
end

--- Returns a Lua text without comments and without contents of quotes.
function tree.code_of(text)
    return (text:gsub("%-%-%[%[.-%]%]", ""):gsub("%-%-[^\n]*", "")
        :gsub('"[^"\n]*"', '""'):gsub("'[^'\n]*'", "''"):gsub("%[%[.-%]%]", '""'))
end

-- Names of modules that are also names of classes: in quotes, they may mean the class.
local CLASSES = { inarow = true, ["inarow.game"] = true }

-- Returns all our modules that a text names in quotes, because there are many ways to
-- require one. For a concatenated name, only its beginning counts,
-- `inarow.notation.formats.`.
local function named_in(text)
    local names = {}
    for line in text:gmatch "[^\n]+" do
        if not line:find "^%s*%-%-" then
            for name in line:gmatch "[\"'](inarow[%w_.]*)[\"']" do
                if not CLASSES[name] or line:find "require" then
                    names[#names + 1] = name
                end
            end
        end
    end
    return names
end

--- Returns the files of a tree; quoted names without a file are left out.
-- @param texts table of texts by path
-- @return list, by path
function tree.of(texts)
    local files, is_module = {}, {}
    for name in pairs(IN_C) do is_module[name] = true end
    for path, text in pairs(texts) do
        local inner = path:match "^lua/(.*)%.lua$"
        local name = inner and inner:gsub("/init$", ""):gsub("/", ".")
        if name then is_module[name] = true end
        files[#files + 1] = { path = path, text = text, name = name,
            module = name and tree.module_of(name) or path:match "^[^/]+" }
    end
    table.sort(files, function(a, b) return a.path < b.path end)
    for _, file in ipairs(files) do
        file.needs = {}
        local text = file.text
        if file.module == "api" then -- this module also names types
            text = text:gsub("[^\n]+", function(line)
                return line:find "= %(?require " and line or ""
            end)
        end
        for _, name in ipairs(named_in(text)) do
            if is_module[name] or name:find "^inarow%.%l.*%.$" then
                table.insert(file.needs, name)
            end
        end
    end
    return files
end

--- Returns the files of this tree, which need not be a clone.
function tree.read()
    local texts = {}
    local command = "find * -name '*.lua' -not -path 'build/*'"
        .. " -not -path '*/node_modules/*'"
    for _, path in ipairs(tree.lines_of(command)) do
        local file = io.open(path)
        if file then
            texts[path] = file:read "*a"
            file:close()
        end
    end
    return tree.of(texts)
end

return tree
