--- Functions that read text from outside, or are driven by it, with their required
-- properties.
--
-- `targets` has for each name a list of samples and a function that receives a text. The
-- function raises an error if a property does not hold. The tested functions may not
-- raise errors, and a refusal must be nil and a message of one line. Two fuzzers use the
-- targets: tests/lua/fuzz.lua in each Lua, and tests/fuzz/host.c, which is guided by
-- coverage.
local helper = dofile "tests/lua/helper.lua"
local notation = require "inarow.notation"
local core = require "inarow.core"
local inarow = require "inarow"
local judging = require "inarow.judging"
local model = require "inarow.model"

local unpack = table.unpack or unpack
local GLOBALS = {} -- names of the existing globals
for name in pairs(_G) do GLOBALS[name] = true end

local RECORDS = {
    [[variant rif_renju forbidden=refused
seats Aoki "van den Berg" # names
result white
note 5 of "them"

play h8 by black @12.5 -> ok # comment
play white i9 at h8
play j10
expect opening Chosei
swap
pass
offer h6 i7
pick i7
draw offer
draw refuse
resign
]],
    [[variant renju size=5 opening=free
board
.....
..X..
.XO..
..O.X
.....
turn white
play a1
expect forbidden -
expect allowed a2 b2
---
variant soosorv_8 most=4
play h8
play h9
play h10
keep
play a1
declare 2
keep
offer b1 c1
pick b1 -> refused
]],
}

local GAMES = {
    "(;GM[4]SZ[15]RU[RIF]PB[A \\] B]RE[B+R]C[(;)]5A[ig][oo];B[hh];W[hg];B[hf]"
        .. "(;W[he]LB[ig:A][aa:b]C[x];B[ig];W[])(;W[aa]TR[hh];B[tt]CR[aa]MA[bb]))\n"
        .. "(;RU[Renju]AB[hh][hg]AW[aa]SQ[cc];W[bb])",
    "(;SZ[15]RU[Soosyrv-8]PW[C];B[hh]W[ig]B[gj]W[ji]B[ii]W[gg]B[hg])",
}

local LIB = "\255RenLib\255\3\4" .. ("\255"):rep(10) .. "\0\8root\0\0"
local XML = [[<?xml version="1.0" encoding="UTF-8"?>
<database><rules><rule id="1" name="RIF"/><rule id="2" name="Soosyrv-8"/></rules>
<players><player id="7" name="A" surname="&lt;B&#233;"/></players><games>
<game id="1" rule="1" black="7" white="8" bresult="1" alt="i8" swap="R" round="x">
<move>h8 h9 h7 h6 i9 g7</move><info>text</info></game>
<game rule="2" bresult="0.5"><move>h8 h9 h10 a1 b1</move></game></games></database>
]]

-- At least one sample of each notation that a file may have.
local FILES = {
    sgf = GAMES,
    psq = { "Piskvorky 15x15, 0:0, 0\r\n8,8,45\r\n8,7,1\r\nA\r\nB\r\n0\r\n" },
    pente_org = { '[Game "Pente"]\n[Player 1 Name "A"]\n[Result "1-0"]\n\n1. K10 L10 2. '
        .. 'N10 A1\n1-0\n\n[Game "Pente"]\n[Result "*"]\n\n1. K10 *\n' },
    rif_xml = { XML },
    lib = { LIB .. "\120\0\104\136one\8more\0\105\64\106\65\0\1\65\0",
        LIB .. "\120\16\105\195\0\1B\0\104\208\106\195\0\1C\0\89\65\0\1D\0",
        LIB .. "\120\0\104\128\0\0\105\64\106\192\107\66\107\96ol\228x" },
    digits = { "4453 12\n44\n1234567 -3\n" },
    moves = { "# a\nh8 h9 # b\n1. h8 h9 2. pass\n1) a1\n", "h8,i9;j10\nh8h9i10\n" },
    offsets = { "0,0, 1,0, 1,3\r\n8,-3, 6,-4 # a\n-7,7\n" },
    pos = { "\5\112\97\113\96\114", "\1\0\0\0", "\3\224\0\14" },
    fen = { "15/15/15/15/15/15/6ww7/5bb1b6/4w4w5/15/15/15/15/15/15 w\n3/1b1/3\n",
        "7/7/7/7/1X5/XO3O1 O 1/2 text\n" .. ("..X.O...."):rep(9) .. " x\n" },
    record = RECORDS,
}

local SCRIPTS = { [[return {
    name = "mine", source = "MINE", aliases = { "Mine" },
    board = { 9, 9, cite = "X" }, colours = { "black", "white" },
    options = { hard = false, most = 3, word = { "yes", "no" }, size = 9 },
    win = { black = { row = 5, exactly = true }, white = { row = 5, atleast = true } },
    phases = {
        { "place", colour = "black", within = 3, when = { hard = true }, pass = true },
        { { "place", colour = "white", outside = 3, next = "x" },
            { "declare", by = "white", count = { 1, option "most" }, label = "x" } },
        { "swap" }, { "offer", colour = "black", count = "declared", distinct = true },
        { "pick", colour = "black", by = "white", cite = "MINE 1" },
    },
    forbid = { overline = { colour = "black", penalty = "loses" }, ["double-four"] = {} },
    draw = { ["full-board"] = "MINE 10", agreement = false },
    turn = { pass = true }, cite = { occupied = "Y" },
}]], [[return { name = "child", base = "renju", title = "A child",
    options = { opening = false, wide = { "no", "yes" } },
    phases = { { "place", colour = "black", within = 5, when = { wide = "yes" } },
        { "swap" }, { "place", colour = "white", by = "first", patterns = true } },
    win = { white = { row = 6, exactly = true, atleast = false }, black = false },
    forbid = { overline = false, ["double-three"] = false },
}]], [[
local words, list = { b = 2, a = 3, [7] = "x" }, {}
for key, value in pairs(words) do
    table.insert(list, 1, tostring(key):rep(tonumber(value) or 1):upper())
end
local ok, fault = pcall(function(...) return select("#", ...) + nothing end, 1, 2)
local name = ("%s_%d"):format(table.concat(list, "_", 1, #list), math.floor(2.5))
return { name = name:sub(1, 9), title = tostring(fault), base = "tic_tac_toe",
    options = { edge = { 1, 2 } }, hooks = {
        legal = function(view, action)
            for point, colour in pairs(view.at) do list[#list + 1] = point .. colour end
            return action.point ~= "b2" or view.moves > view.options.edge
        end,
        after = function(view, action)
            if #list > 3 then return { status = "won", who = "x", reason = "list" } end
        end } }]] }

local LINES = {
    "play white h8 by black at i9 @12.5", "offer h6 i7 j8 by white", "declare 4",
    "choose black", "draw accept", "pass", "pick a15 @3",
}

local CELLS = {
    ("."):rep(112) .. "XXOO" .. ("."):rep(109), ("..X.O...."):rep(9),
    ("...X./"):rep(5):sub(1, -2), ("."):rep(676), ("X./"):rep(20) .. ".. text",
    "15/15/15/15/15/15/6ww7/5bb1b6/4w4w5/15/15/15/15/15/15 w 1/2", "3/1b1/X1o zz",
}

-- ---- Properties ---------------------------------------------------------------------

local function is_message(message)
    return type(message) == "string" and #message > 0 and not message:find "\n"
end

local function check(condition, fault, detail)
    if not condition then error(fault .. ": " .. tostring(detail), 0) end
end

local function check_result(result, message, code, expected)
    if result == nil then
        -- The message about a script has a line for each of its faults.
        check(is_message(code == "bad-script" and message:gsub("\n", " ") or message),
            "not a message of one line", message)
        check(not expected or code == expected, "not the code", code)
    end
end

local targets = {}

-- Returns the records of a text, read and written by their own rules; nil if there are
-- none, or nil and a fault.
local function rewritten(text)
    local writer, parts = notation.writer "record", {}
    for item in notation.games(text, "name", { format = "record" }) do
        local source = item.source
        if not source or source.error then return nil, source and source.error end
        parts[#parts + 1] = writer.add(item)
    end
    return (table.concat(parts):gsub("\n+$", ""))
end

targets.record = { RECORDS, function(text)
    local written, fault = rewritten(text)
    if fault then
        check(is_message(fault.message), "no message", fault.message)
        check(type(fault.line) == "number", "no line", fault.message)
    elseif written then
        local again = rewritten(written)
        check(again, "written, but not read", written)
        check(again == written, "not kept", written)
    end
end }

targets.sgf = { GAMES, function(text)
    for item in notation.games(text, "name", { format = "sgf" }) do
        check(not item.error or is_message(item.error.message),
            "not a message of one line", item.error and item.error.message)
    end
end }

local function judge_all(text)
    for _, branches in ipairs { false, true } do
        for result in judging.games(text, "name", { variant = "rif_renju",
            branches = branches }) do
            check(result.verdict or is_message(result.error.message), "no verdict",
                result.error and result.error.message)
        end
    end
end

targets.judge = { { RECORDS[1], RECORDS[2], GAMES[1], GAMES[2] }, judge_all }

-- Returns a writer that also notes the rules of the games. The reader gets them if the
-- notation does not contain them.
local function noting(writer, noted)
    local add = writer.add
    function writer.add(item)
        local rules = item.live.rules
        noted.count, noted.variant = noted.count + 1, rules.name
        noted.given = { size = rules.options.size }
        noted.same = noted.same ~= false and (not noted.rules or noted.rules == rules)
        noted.rules = rules
        return add(item)
    end
    return writer
end

-- Reads a text by its apparent or given notation, its main lines or all branches, and
-- writes it in every notation.
local function convert_all(text, from)
    local options = { variant = not from and "renju" or nil, format = from,
        branches = #text % 3 == 0 }
    for _, to in ipairs(inarow.notations) do
        local noted = { count = 0 }
        local writer = noting(notation.writer(to, #text % 2 == 0), noted)
        local parts = {}
        for part, fault in writer.convert(text, "name", options) do
            check(not fault or is_message(fault.message), "not a message of one line",
                fault and fault.message)
            if part and not fault then parts[#parts + 1] = part end
        end
        local count = #parts
        parts[#parts + 1] = writer.finish()
        local again = count > 0 and noted.same and notation.writer(to, true).convert(
            table.concat(parts), "name",
            { variant = noted.variant, given = noted.given, format = to })
        for _, fault in again or function() end do
            check(not fault, "written, but not read as " .. to, fault and fault.message)
        end
    end
end

for name, samples in pairs(FILES) do
    targets[name .. "-file"] = { samples, function(text)
        convert_all(text)
        convert_all(text, name)
    end }
end

targets.script = { SCRIPTS, function(text)
    local variant, message, code = inarow.load(text, "mine.lua")
    check_result(variant, message, code, "bad-script")
    check(variant or message:find("mine.lua", 1, true), "no name", message)
    for name in pairs(_G) do check(GLOBALS[name], "a new global", name) end
    local game = variant and inarow.new(variant)
    for _, point in ipairs(game and { "b2", "a1", "c3" } or {}) do
        local ruling, fault = game:play(point)
        check(ruling or is_message(fault), "no message", fault)
    end
    if game then game:legal() end
end }

targets.action = { LINES, function(text)
    local action, message, code = model.parse(text)
    check_result(action, message, code, "bad-action")
    local written = action and model.format(action)
    check(not action or model.format(model.parse(written) or {}) == written,
        "not kept", written)
end }

targets.position = { CELLS, function(text)
    local game, message = notation.set_up(text:gsub("\n", " "), "renju")
    check_result(game, message)
    if not game then return end
    game:forbidden()
    local line = game:fen()
    local again = line and notation.set_up(line, "renju")
    check(not line or again and again:fen() == line, "not kept", line)
end }

-- ---- Driven by bytes ----------------------------------------------------------------

-- Returns two functions. The first gives whole numbers from 1 to n, from a text's bytes
-- while there are any. The second returns true while bytes are left.
local function choices(text)
    local at, chance = 0, helper.random(#text + 1)
    return function(n)
        at = at + 1
        return text:byte(at) and text:byte(at) % n + 1 or chance(n)
    end, function()
        return at < #text
    end
end

local CONDUCTS = {
    {}, { adjudication = "claims" }, { clock = "20/600 300+5" },
    { adjudication = "claims", clock = "20/600 300+5" },
}

-- Plays a game by bytes. Undoing restores the earlier state, redoing the later one, and
-- its record leads to the same state.
local function play(text)
    local random, is_left = choices(text)
    local conduct = CONDUCTS[random(#CONDUCTS)]
    local game = assert(inarow.new(inarow.bundled[random(#inarow.bundled)], conduct))
    local moments = { [0] = helper.seen(game) }
    local played = {}
    local function same(moment, fault)
        check(moments[moment] == helper.seen(game), fault, game:record())
    end
    while is_left() do
        local kind, count = random(8), #game.log
        if kind == 1 and count > 0 then
            played = { game.log[count] }
            check(game:undo(), "not taken back", game:record())
            same(count - 1, "not as it was")
        elseif kind == 2 and played[1] and not game.final then
            game:apply(played[1])
        elseif kind == 3 then
            check(helper.seen(helper.replayed(game)) == helper.seen(game),
                "its record leads elsewhere", game:record())
        elseif not game.final then
            helper.step(game, random)
        end
        if #game.log ~= count then
            for i = count + 1, #game.log - 1 do moments[i] = nil end
            moments[#game.log] = helper.seen(game)
        end
    end
    for i = #game.log, 1, -1 do
        if moments[i] then same(i, "not as it was") end
        check(game:undo(), "not taken back", game:record())
    end
    same(0, "not as it was")
end

-- Bytes that play a part of each game.
local PLAYED = {}
for i = 1, 8 do
    PLAYED[i] = string.char(i % 4, i * 5, 4, 1, 7, 9, 1, 3, 4, 2, 80, 1, 0, 5, 3, 17, 1,
        2, 4, 1, 99, 1, 7, 2, 50, 1, 0, 4, 2, 8, 1)
end
targets.log = { PLAYED, play }

-- Wrong arguments that a host might pass to the core. Objects that the core returned are
-- added.
local VALUES = {
    nil, true, false, 0, 1, 2, 3, -1, 0.5, 27, 2 ^ 31, 2 ^ 53, 1e308, 0 / 0, 1 / 0, "",
    "h8", "a1", "zz99", "h8-2", "A", "play", "black", "\0", ("x"):rep(300), {}, { 1, 2 },
    { "h8", "i9" }, { verb = "play", point = "h8" }, { verb = "swap" }, print, io.stdout,
}
local VALUE_COUNT = 32

-- Not called: they wait for input, change the environment, or end the program.
local NOT_CALLED = { ask = true, await = true, by_key = true, columns = true,
    end_at_interrupt = true, files = true, input = true, keys = true, kind = true,
    listen = true, make_folder = true, replace = true }
-- Hosts limit these functions by their arguments; here the numbers are small.
local LONG = { perft = true, playout = true, vcf = true, vct = true, storm = true,
    defend = true, threats = true, await_attacks = true }

local FUNCTIONS = {} -- functions of the core, as {name, function}
for name, value in pairs(core) do
    if type(value) == "function" and not NOT_CALLED[name] then
        FUNCTIONS[#FUNCTIONS + 1] = { name, value }
    end
end
table.sort(FUNCTIONS, function(a, b) return a[1] < b[1] end)

-- Returns the methods of an object of the core, by name.
local function methods_of(object)
    local meta = debug.getmetatable(object)
    local list = {}
    local indexed = type(meta.__index) == "table" and meta.__index or nil
    for _, place in ipairs { meta, indexed } do
        for name, value in pairs(place) do
            if type(value) == "function" and name ~= "__gc" then
                list[#list + 1] = { name, value }
            end
        end
    end
    table.sort(list, function(a, b) return a[1] < b[1] end)
    return list
end

local function may_call(name, arguments, count)
    for i = 1, LONG[name] and count or 0 do
        local value = arguments[i]
        if type(value) == "number" and (value > 2 or value ~= value) then
            return false
        end
    end
    return true
end

-- Calls any function or method of the core with any arguments: at worst it raises an
-- error.
local function call_core(text)
    local random, is_left = choices(text)
    local game = assert(inarow.new(inarow.bundled[random(#inarow.bundled)]))
    local things = { game.position, game.position:copy(), game.rules.rules }
    while is_left() do
        local functions = FUNCTIONS
        local arguments, count = {}, 0
        local object = random(4) > 1 and things[random(#things)]
        if type(object) == "userdata" then
            functions, arguments[1], count = methods_of(object), object, 1
        end
        for _ = 1, random(6) - 1 do
            count = count + 1
            local which = random(VALUE_COUNT + 8)
            if which > VALUE_COUNT then
                arguments[count] = things[random(#things)]
            else
                arguments[count] = VALUES[which]
            end
        end
        local called = functions[random(#functions)]
        if may_call(called[1], arguments, count) then
            local results = { pcall(called[2], unpack(arguments, 1, count)) }
            check(type(results[1]) == "boolean", "no answer", called[1])
            for i = 2, results[1] and 4 or 1 do
                local kind = type(results[i])
                if #things < 40 and (kind == "userdata" or kind == "table") then
                    things[#things + 1] = results[i]
                end
            end
        end
    end
end
targets.binding = { PLAYED, call_core }

-- ---- Words --------------------------------------------------------------------------

local WORDS = {
    "\n", "\r\n", " ", "\0", "\255", '"', "#", "->", "---", "(", ")", ";", "[", "]", "\\",
    "{", "}", "/", ".", "X", "@", "-1", "0", "27", "1e9", "h8", "a1", "by", "at", "nil",
    "true", "{}", "{ 1, 2 }", "option 'most'", "when", "= ", ",", "board", "play ",
    "W[hh]", "tt", "..........",
    "99999999999999999999", "size=9", "size=26x1", "forbidden=refused", "pass", "resign",
}

return { targets = targets, words = WORDS }
