--- A fuzzer of whatever reads text from outside: lua fuzz.lua TARGET COUNT SEED FILE
--
-- Random bytes and mutated samples; nothing may raise an error or go on for ever, and a
-- refusal is nil and a message of one line. FILE holds the length of the input at work,
-- and the input. Prints the first input that fails; exit status 1 then.
-- luacheck: read globals jit
if jit then jit.off() end -- compiled loops run no hooks
local helper = dofile "tests/lua/helper.lua"
local actions = require "inarow.model.actions"
local convert = require "inarow.judging.convert"
local inarow = require "inarow"
local judge = require "inarow.judging.judge"
local lines = require "inarow.text.lines"
local notation = require "inarow.notation.notation"
local positions = require "inarow.notation.positions"
local reader = require "inarow.notation.record.reader"
local record_writer = require "inarow.notation.record.writer"
local sgf = require "inarow.notation.formats.sgf"

local STEPS = 20000000 -- of the interpreter, for one input
local GLOBALS = {} -- that are there, by name
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
        .. "(;W[he];B[ig];W[])(;W[aa];B[tt]))\n(;RU[Renju]AB[hh][hg]AW[aa];W[bb])",
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

-- A sample or more of each notation that a file may be in.
local FILES = {
    sgf = GAMES,
    psq = { "Piskvorky 15x15, 0:0, 0\r\n8,8,45\r\n8,7,1\r\nA\r\nB\r\n0\r\n" },
    pente_org = { '[Game "Pente"]\n[Player 1 Name "A"]\n[Result "1-0"]\n\n1. K10 L10 2. '
        .. 'N10 A1\n1-0\n\n[Game "Pente"]\n[Result "*"]\n\n1. K10 *\n' },
    rif_xml = { XML },
    lib = { LIB .. "\120\0\104\136one\8more\0\105\64\106\65\0\1\65\0",
        LIB .. "\120\0\104\128\0\0\105\64\106\192\107\66\107\96ol\228x" },
    digits = { "4453 12\n44\n1234567 -3\n" },
    moves = { "# a\nh8 h9 # b\n1. h8 h9 2. pass\n1) a1\n", "h8,i9;j10\nh8h9i10\n" },
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
}

-- ---- What is tried ------------------------------------------------------------------

local function is_message(message)
    return type(message) == "string" and #message > 0 and not message:find "\n"
end

local function check(condition, fault, detail)
    if not condition then error(fault .. ": " .. tostring(detail), 0) end
end

local function check_result(result, message, code, expected)
    if result == nil then
        -- A script's has a line for each of its faults.
        check(is_message(code == "bad-script" and message:gsub("\n", " ") or message),
            "not a message of one line", message)
        check(not expected or code == expected, "not the code", code)
    end
end

local targets = {}

targets.record = { RECORDS, function(text)
    local games = reader.parse(text)
    local clean = true
    for _, game in ipairs(games) do
        if game.error then
            clean = false
            check(is_message(game.error.message), "no message", game.error.message)
            check(type(game.error.line) == "number", "no line", game.error.message)
        end
    end
    if not clean then return end
    local written = record_writer.format(games):gsub("\n+$", "")
    for _, game in ipairs(reader.parse(written)) do
        check(not game.error, "written, but not read", written)
    end
    check(record_writer.format(reader.parse(written)):gsub("\n+$", "") == written,
        "not kept", written)
end }

targets.sgf = { GAMES, function(text)
    for game in sgf.stream(lines.pieces(text)) do
        check(game.moves or is_message(game.error.message), "not a message of one line",
            game.error and game.error.message)
    end
end }

local function judge_all(text)
    for result in judge.games(text, "name", { variant = "rif_renju" }) do
        check(result.verdict or is_message(result.error.message), "no verdict",
            result.error and result.error.message)
    end
end

targets.judge = { { RECORDS[1], RECORDS[2], GAMES[1], GAMES[2] }, judge_all }

-- Read a text as what it looks like or is said to be, and write it as everything.
local function convert_all(text, from)
    local options = { variant = "renju", format = from }
    for _, to in ipairs(notation.names) do
        local writer, parts = convert.writer(to, #text % 2 == 0), {}
        for part, fault in convert.games(text, "name", options, writer) do
            check(not fault or is_message(fault.message), "not a message of one line",
                fault and fault.message)
            if not fault then parts[#parts + 1] = part end
        end
        local count = #parts
        parts[#parts + 1] = writer.finish()
        local again = count > 0 and convert.games(table.concat(parts), "name",
            { variant = "renju", format = to }, convert.writer(to, true))
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
    local action, message, code = actions.parse(text)
    check_result(action, message, code, "bad-action")
    local written = action and actions.format(action)
    check(not action or actions.format(actions.parse(written) or {}) == written,
        "not kept", written)
end }

targets.position = { CELLS, function(text)
    local game, message = positions.open(text:gsub("\n", " "), "renju")
    check_result(game, message)
    if game then game:forbidden() end
end }

-- ---- Making inputs ------------------------------------------------------------------

local WORDS = {
    "\n", "\r\n", " ", "\0", "\255", '"', "#", "->", "---", "(", ")", ";", "[", "]", "\\",
    "{", "}", "/", ".", "X", "@", "-1", "0", "27", "1e9", "h8", "a1", "by", "at", "nil",
    "true", "{}", "{ 1, 2 }", "option 'most'", "when", "= ", ",", "board", "play ",
    "W[hh]", "tt", "..........",
    "99999999999999999999", "size=9", "size=26x1", "forbidden=refused", "pass", "resign",
}

local target, count = targets[arg[1]], tonumber(arg[2])
local random = helper.random(tonumber(arg[3]))

local function bytes(length)
    local list = {}
    for i = 1, length do list[i] = string.char(random(256) - 1) end
    return table.concat(list)
end

-- A whole word, table, value or line: where it begins and ends.
local PIECES = { '"?[%w_%.]+"?', '"?[%w_%.]+"?', "%b{}", "%b[]", "[^\n]*\n" }

local function piece(text, pattern)
    local start, stop = text:find(pattern, random(#text + 1))
    return start or #text + 1, stop or #text
end

local function mutate(text, samples)
    for _ = 1, random(3) do
        local at, kind = random(#text + 1), random(14)
        local before, after = text:sub(1, at - 1), text:sub(at)
        local length = random(12)
        if kind == 1 then
            text = before .. bytes(random(3)) .. after
        elseif kind == 2 then
            text = before .. WORDS[random(#WORDS)] .. after
        elseif kind == 3 then
            text = before .. after:sub(length + 1)
        elseif kind == 4 then
            text = before .. after:sub(1, length) .. after
        elseif kind == 5 then
            text = before .. WORDS[random(#WORDS)] .. after:sub(length)
        elseif kind == 6 then
            local other = samples[random(#samples)]
            text = before .. other:sub(random(#other))
        else -- a piece for a piece
            local pattern = PIECES[random(#PIECES)]
            local start, stop = piece(text, pattern)
            local from, to = piece(text, pattern)
            local new = random(2) == 1 and WORDS[random(#WORDS)] or text:sub(from, to)
            text = text:sub(1, start - 1) .. new .. text:sub(stop + 1)
        end
    end
    return text
end

-- ---- Trying -------------------------------------------------------------------------

local at_work = assert(io.open(arg[4], "wb"))

local function keep(text)
    at_work:seek("set")
    at_work:write(#text, "\n", text)
    at_work:flush()
end

local samples, try = target[1], target[2]
for _ = 1, count do
    local text = random(10) == 1 and bytes(random(60))
        or mutate(samples[random(#samples)], samples)
    keep(text)
    debug.sethook(function() error("it does not end", 0) end, "", STEPS)
    local ok, fault = pcall(try, text)
    debug.sethook()
    if not ok then
        print(("%s, with %q"):format(tostring(fault), text))
        os.exit(1)
    end
end
