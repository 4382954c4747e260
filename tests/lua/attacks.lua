--- Runs the attacks on the sandbox, one after another: lua attacks.lua
--
-- A script in attacks/ begins with a comment on its required end: "ends by a limit",
-- "ends with: WORDS" of its message, or "ends: refused". This file generates further
-- attacks, which are long or are not texts. It prints one line per attack: its name,
-- milliseconds and end, followed by "!" and the fault if there is one. The exit status
-- is 1 if there was a fault.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local MOST = 1000 -- milliseconds of processor time for an attack
local LIMIT = {} -- messages of limits: steps, time or memory
local load_text = loadstring or load

-- ---- The attacks --------------------------------------------------------------------

-- Returns sources with deep nesting or great length, in every construct of Lua's grammar:
-- {name, source}.
local function made()
    local list = {}
    local function add(name, ending, source)
        list[#list + 1] = { name = "made: " .. name, ending = ending, source = source }
    end
    local dump = string.dump(assert(load_text "while true do end"))
    add("bytecode", "bytecode", dump)
    add("bytecode after a line", nil, "#!\n" .. dump)
    add("bytecode after a byte order mark", nil, "\239\187\191" .. dump)
    for name, pair in pairs { parentheses = { "(", ")" }, braces = { "{", "}" },
        brackets = { "{[", "]=1}" }, functions = { "function() return ", " end" },
        calls = { "f(", ")" }, methods = { "f:f{", "}" } } do
        add("nested " .. name, "", "return " .. pair[1]:rep(3000) .. "1"
            .. pair[2]:rep(3000))
    end
    add("nested blocks", "", ("do "):rep(15000) .. ("end "):rep(6000))
    add("nested loops", "", ("while true do "):rep(3000) .. ("end "):rep(3000))
    add("negations", "", "return " .. ("not "):rep(15000) .. "1")
    add("minuses", "", "return " .. ("- "):rep(30000) .. "1")
    add("concatenations", "", "return '' " .. ("..''"):rep(15000))
    add("powers", "", "return 2 " .. ("^2"):rep(30000))
    add("indexes", "", "return a" .. (".a"):rep(30000))
    add("brackets", "", "--[" .. ("="):rep(60000) .. "[")
    add("digits", nil, "return { name = " .. ("9"):rep(60000) .. " }")
    add("locals", "", ("local a "):rep(8000))
    add("labels", nil, ("::a%d::"):rep(5000):gsub("%%d", (function()
        local n = 0
        return function()
            n = n + 1
            return tostring(n)
        end
    end)()))
    add("jumps", nil, ("goto a "):rep(9000))
    add("backward jump", nil, "::a:: goto a")
    add("semicolons", nil, (";"):rep(65536))
    add("too long", "65536", (" "):rep(65537))
    add("nothing", "table", "")
    add("zeros", "", ("\0"):rep(1000))
    return list
end

local function listed()
    local list = made()
    local pipe = assert(io.popen("ls tests/lua/attacks"))
    for file in pipe:lines() do
        local source = helper.contents("tests/lua/attacks/" .. file)
        list[#list + 1] = { name = file:match "^[%w_]+", source = source,
            ending = source:match "^%-%- ends with: ([^\n]+)"
                or source:match "^%-%- ends by a limit" and LIMIT or "" }
    end
    pipe:close()
    return list
end

-- ---- Effects on the host ------------------------------------------------------------

-- Copies everything that a script could change: globals and libraries, with their fields.
local function snapshot()
    local seen = {}
    for name, value in pairs(_G) do
        seen[name] = value
        if type(value) == "table" and value ~= _G and value ~= package then
            for key, item in pairs(value) do seen[name .. "." .. tostring(key)] = item end
        end
    end
    seen["metatable"] = getmetatable("").__index
    return seen
end

local function difference(before, after)
    for key, value in pairs(before) do
        if after[key] ~= value then return key .. " has changed" end
    end
    for key in pairs(after) do
        if before[key] == nil then return key .. " is new" end
    end
end

-- Returns the fault of the host after an attack, or nil.
local function host_fault(before)
    local game = inarow.new(assert(inarow.load [[return { name = "fine", base = "renju",
        board = { (tostring(15)):len() + 13, 15 } }]]))
    if not game or not game:play "h8" or inarow.load "return 7" then
        return "the host does not go on"
    end
    return difference(before, snapshot())
end

-- ---- All attacks --------------------------------------------------------------------

local function fault_of(attack, variant, message, milliseconds, before)
    if milliseconds > MOST then return "it took too long" end
    if variant and attack.ending then return "it loads" end
    for line in (type(message) == "string" and message or "no message"):gmatch "[^\n]+" do
        if not variant and (line:find "%c" or #line > 400 or not line:find "^attack:"
            and not line:find "^%d+ more faults?$") then
            return "that is no message of one line for each fault"
        end
    end
    if attack.ending == LIMIT then
        if not message:find "it takes" and not message:find "it needs" then
            return "expected a limit"
        end
    elseif not variant and not message:find(attack.ending or "", 1, true) then
        return "expected '" .. attack.ending .. "'"
    end
    return host_fault(before)
end

local status = 0
for _, attack in ipairs(listed()) do
    local before = snapshot()
    local start = os.clock()
    local variant, message = inarow.load(attack.source, "attack")
    local milliseconds = (os.clock() - start) * 1e3
    local fault = fault_of(attack, variant, message, milliseconds, before)
    if fault then status = 1 end
    print(("%-36s %7.1f ms  %s%s"):format(attack.name, milliseconds,
        variant and "a variant" or tostring(message):sub(1, 100):match "[^\n]*",
        fault and " ! " .. fault or ""))
    io.flush()
end
os.exit(status)
