-- Counts the functions on the way of a move, a claim, a refusal or a script, and the
-- borders between files and modules that it crosses, and draws them. No way may become
-- longer than in ways.txt. It reports in TAP. Run lua5.4 tests/rooms/ways.lua from the
-- tree's root with the environment of `make -s env`. INAROW_WRITE=1 records the findings;
-- with the name of a way ("a claim"), it draws each function of that way.
--
-- Each call from one file, or module, into another crosses a border; returns do not
-- count. Calls of the core in C are counted separately.
local TABLE = "tests/rooms/ways.txt"

local core = require "inarow.core"
local inarow = require "inarow"
local judging = require "inarow.judging"

-- ---- Functions and modules ----------------------------------------------------------

-- Returns the module and the file of a function by its source; nil for foreign ones.
local function place_of(source)
    local path = source:match "^@.*lua/(inarow.*)%.lua$"
    if not path then return nil end
    return path:match "^inarow/([^/]+)" or "inarow", path
end

-- Returns the functions of the core as a set: the module's, and those of its objects.
local function core_functions()
    local found = {}
    local function add(of)
        for _, value in pairs(of) do
            if type(value) == "function" then found[value] = true end
        end
    end
    local start = inarow.rules("renju").core
    add(core)
    add(getmetatable(start).__index)
    add(getmetatable(start:start()).__index)
    return found
end

local is_core = core_functions()

-- ---- Following a call ---------------------------------------------------------------

local Trail = {}
Trail.__index = Trail

local function new_trail()
    return setmetatable({ functions = 0, files = 0, file_borders = 0, rooms = 0,
        room_borders = 0, asked = 0, seen = {}, sizes = {}, order = {}, arrows = {},
        drawn = {}, stack = {} }, Trail)
end

function Trail:note_once(key, what)
    if self.seen[key] then return false end
    self.seen[key] = true
    self[what] = self[what] + 1
    return true
end

-- Notes that one of our functions was entered from a place, or from outside.
-- @param func, to, from function, and places {room, file}
function Trail:enter(func, to, from)
    if self:note_once("room " .. to.room, "rooms") then
        self.order[#self.order + 1] = to.room
    end
    self:note_once("file " .. to.file, "files")
    if self:note_once(func, "functions") then
        self.sizes[to.room] = (self.sizes[to.room] or 0) + 1
    end
    if not from or from.file == to.file then return end
    self.file_borders = self.file_borders + 1
    if from.room == to.room then return end
    self.room_borders = self.room_borders + 1
    local arrow = from.room .. " -> " .. to.room
    self.arrows[arrow] = (self.arrows[arrow] or 0) + 1
end

-- Draws a line for an entered function, indented more than its caller's line.
function Trail:draw(to, info)
    local depth = 0
    for _, place in ipairs(self.stack) do depth = depth + (place and 1 or 0) end
    self.drawn[#self.drawn + 1] = ("%s%s: %s, line %d"):format(("  "):rep(depth), to.file,
        info.name or "?", info.linedefined)
end

-- Called by debug.sethook. Each running function has its place on the stack, or that of
-- its caller if it is foreign.
function Trail:step(event)
    local stack = self.stack
    if event == "return" then
        stack[#stack] = nil
        return
    end
    local info, from = debug.getinfo(3, "Sfn"), stack[#stack]
    local room, file = place_of(info.source)
    local to = room and { room = room, file = file }
    if to then
        self:enter(info.func, to, from or nil)
        self:draw(to, info)
    end
    if is_core[info.func] and from then self.asked = self.asked + 1 end
    local top = event == "tail call" and math.max(#stack, 1) or #stack + 1
    stack[top] = to or from or false
end

-- Returns the trail of a call, and its results.
local function follow(run)
    local trail = new_trail()
    debug.sethook(function(event) trail:step(event) end, "cr")
    local result = run()
    debug.sethook()
    return trail, result
end

-- ---- The ways -----------------------------------------------------------------------

local AT_TABLE = { adjudication = "claims", clock = "40/7200 900+30" }
local FIVE = "play h8, press, play a1, press, play h9, press, play b1, press, play h10,"
    .. "press, play c1, press, play h11, press, play a3, press, play h12"

-- Returns the ruling on a line of a record after `before`.
local function line(text, variant, options, before)
    return function()
        local lines = { "variant " .. variant }
        for key, value in pairs(options) do
            lines[1] = ('%s "%s=%s"'):format(lines[1], key, value)
        end
        for action in (before or ""):gmatch "[^,]+" do lines[#lines + 1] = action end
        local count = #lines
        lines[count + 1] = text
        local at = 0
        local next_step = judging.lines(function()
            at = at + 1
            return lines[at] and lines[at] .. "\n"
        end, {})
        for _ = 2, count do assert(next_step().ruling) end
        return function() return next_step().ruling end
    end
end

-- Returns the ruling on a stone that game:play places after other stones.
local function played(point, variant, before)
    return function()
        local game = assert(inarow.new(variant))
        for stone in (before or ""):gmatch "%S+" do assert(game:play(stone)) end
        return function() return game:play(point) end
    end
end

local function rules_of(which)
    return function()
        inarow.forget()
        return function() return assert(inarow.rules(which)) end
    end
end

local SCRIPT = [[return {
    name = "five", colours = { "black", "white" }, board = { 15, 15 }, source = "A book",
    win = { row = 5, atleast = true, cite = "1" }, draw = { ["full-board"] = "2" },
}]]

local function script(text)
    return function()
        return function() return assert(inarow.rules(assert(inarow.load(text)))) end
    end
end

-- Each way: its name, and a function that prepares a game and returns the call.
local ways = {
    { "game:play of a stone", played("i9", "renju", "h8") },
    { "game:play of a winning stone",
        played("h12", "gomoku", "h8 a1 h9 b1 h10 c1 h11 a3") },
    { "a stone", line("play i9", "renju", {}, "play h8") },
    { "a stone at the table", line("play i9 @20", "renju", AT_TABLE, "play h8 @10") },
    { "a stone that wins", line("play h12", "gomoku", {},
        "play h8, play a1, play h9, play b1, play h10, play c1, play h11, play a3") },
    { "a claim", line("claim five by black @20", "renju", AT_TABLE, FIVE) },
    { "a claim refused", line("claim double-four by white", "renju", AT_TABLE, FIVE) },
    { "a refusal", line("play h8", "renju", {}, "play h8") },
    { "a refusal of a forbidden point", line("play h10", "renju",
        { forbidden = "refused" },
        "play h8, play a1, play h9, play a3, play f10, play a5, play g10, play a7") },
    { "a script", script(SCRIPT) },
    { "a variant", rules_of "renju" },
    { "a variant on a base", rules_of "rif_renju" },
}

-- ---- The table ----------------------------------------------------------------------

local MEASURES =
    { "functions", "files", "file_borders", "rooms", "room_borders", "asked" }

-- Returns the bounds, by the ways' names.
local function read_bounds()
    local bounds = {}
    for text in io.lines(TABLE) do
        local numbers = {}
        local name, rest = text:match "^([^#\t]+)\t+(.*)$"
        for number in (rest or ""):gmatch "%d+" do
            numbers[MEASURES[#numbers + 1]] = tonumber(number)
            numbers[#numbers + 1] = true
        end
        if name then bounds[name] = numbers end
    end
    return bounds
end

local HEAD = [[
# The most for each way through the modules: the functions that it enters, their files,
# calls from one file into another; the modules, calls from one module into another; and
# calls of the core. ways.lua draws the ways, and writes this file with INAROW_WRITE=1.
]]

local function write_bounds(trails)
    local file = assert(io.open(TABLE, "w"))
    file:write(HEAD)
    for i, way in ipairs(ways) do
        local row = { way[1] }
        for n, measure in ipairs(MEASURES) do row[n + 1] = trails[i][measure] end
        file:write(table.concat(row, "\t"), "\n")
    end
    file:close()
end

-- ---- The picture --------------------------------------------------------------------

local function print_picture(name, trail, result)
    local rooms, arrows = {}, {}
    for i, room in ipairs(trail.order) do
        rooms[i] = ("%s %d"):format(room, trail.sizes[room])
    end
    for arrow, times in pairs(trail.arrows) do
        arrows[#arrows + 1] = ("%s %d"):format(arrow, times)
    end
    table.sort(arrows)
    print(("# %s: %s"):format(name, getmetatable(result) and tostring(result)
        or "rules of " .. result.name))
    print(("#   %d functions of %d files, %d borders; the core is asked %d times"):format(
        trail.functions, trail.files, trail.file_borders, trail.asked))
    print(("#   %d rooms, by functions, as they are entered: %s"):format(trail.rooms,
        table.concat(rooms, ", ")))
    print(("#   %d borders of rooms: %s"):format(trail.room_borders,
        table.concat(arrows, ", ")))
end

local count = 0

local function test(name, ok, fault)
    count = count + 1
    print(("%s %d - %s"):format(ok and "ok" or "not ok", count, name))
    if not ok then print("# " .. fault) end
end

local function test_way(name, trail, bound)
    local over = {}
    for _, measure in ipairs(MEASURES) do
        if trail[measure] > (bound and bound[measure] or 0) then
            over[#over + 1] = ("%d %s, more than %d"):format(trail[measure],
                measure:gsub("_", " "), bound and bound[measure] or 0)
        end
    end
    test(name, #over == 0, table.concat(over, "; "))
end

local trails = {}
for i, way in ipairs(ways) do
    way[2]()() -- fills the caches
    local trail, result = follow(way[2]())
    trails[i] = trail
    print_picture(way[1], trail, result)
    if way[1] == arg[1] then print("#     " .. table.concat(trail.drawn, "\n#     ")) end
end
if os.getenv "INAROW_WRITE" then write_bounds(trails) end
local bounds = read_bounds()
for i, way in ipairs(ways) do test_way(way[1], trails[i], bounds[way[1]]) end
print("1.." .. count)
