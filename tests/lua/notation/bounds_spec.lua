local helper = dofile "tests/lua/helper.lua"
local games = require "inarow.notation.games"
local limits = require "inarow.notation.limits"
local pieces = require("inarow.language").pieces

local says = helper.says

local LIB = "\255RenLib\255\3\4" .. ("\255"):rep(10) .. "\0\0"
local XML = "<database><rule id='1' name='RIF'/>\n"
local GOMOKU = "(;RU[gomoku]"
local PENTE = '[Game "Pente"]\n'
local RENJU = "variant renju\n"

-- Limits and texts at them: `text(count)` makes a text with `count` of the counted
-- things. Then come the words and the line of the refusal, and `after`, a game after it
-- that is still read. For the longest texts, `make test` reads only those beyond the
-- limit.
local LONGEST = not helper.is_long
local CASES = {
    ["moves of digits"] = { limits.moves, function(n) return ("4"):rep(n) .. "\n" end,
        "digits: the game is longer than 65536 moves", 1, after = "44\n",
        format = "digits" },
    ["bytes of digits"] = { limits.bytes, function(n)
        return "44" .. (" "):rep(n - 2) .. "\n"
    end, "digits: the game is longer than 4194304 bytes", 1, after = "44\n",
        format = "digits" },
    ["moves of a list"] = { limits.moves, function(n)
        return "1. h8\n" .. ("h8 "):rep(n - 1) .. "\n"
    end, "moves: the game is longer than 65536 moves", 2, after = "1. h8\n",
        format = "moves" },
    ["bytes of a list"] = { limits.bytes, function(n)
        return "h8" .. (" "):rep(n - 2) .. "\n"
    end, "moves: the game is longer than 4194304 bytes", 1, after = "h8 h9\n",
        format = "moves" },
    ["bytes of a comment on a list"] = { limits.bytes, function(n)
        return "# " .. ("x"):rep(n - 5) .. "\nh8\n"
    end, "moves: the game is longer than 4194304 bytes", 2, after = "h8 h9\n",
        format = "moves" },
    ["moves of pente.org"] = { limits.moves, function(n)
        return PENTE .. ("K10 "):rep(n) .. "\n"
    end, "pente.org: the game is longer than 65536 moves", 2, after = PENTE .. "K10\n" },
    ["bytes of pente.org"] = { limits.bytes, function(n)
        return PENTE .. '[x "' .. ("x"):rep(n - 15 - 7 - 3) .. '"]\nK10\n'
    end, "pente.org: the game is longer than 4194304 bytes", 3,
        after = PENTE .. "K10\n" },
    ["moves of psq"] = { limits.moves, function(n)
        return "Piskvorky 15x15, 0:0, 0\n" .. ("8,8,1\n"):rep(n) .. "A\nB\n0\n"
    end, "psq: the game is longer than 65536 moves", limits.moves + 2 },
    ["bytes of psq"] = { limits.bytes, function(n)
        return "Piskvorky 15x15, 0:0, 0\nA\n" .. ("x"):rep(n - 26) .. "\n"
    end, "psq: the game is longer than 4194304 bytes", 3 },
    ["lines of a record"] = { limits.lines, function(n)
        return RENJU .. ("play h8\n"):rep(n - 1)
    end, "the record is longer than 131072 lines", limits.lines + 1,
        after = "---\n" .. RENJU .. "play h8\n" },
    ["bytes of a record"] = { limits.bytes, function(n)
        return RENJU .. "# " .. ("x"):rep(n - 16) .. "\n"
    end, "the record is longer than 4194304 bytes", 2,
        after = "---\n" .. RENJU .. "play h8\n" },
    ["words of a line"] = { limits.words, function(n)
        return RENJU .. "seats" .. (" a"):rep(n - 1) .. "\n"
    end, "the line is longer than 1024 words", 2,
        after = "---\n" .. RENJU .. "play h8\n" },
    ["moves of SGF"] = { limits.moves, function(n)
        return GOMOKU .. ";B" .. ("[hh]"):rep(n) .. ")\n"
    end, "SGF: the game is longer than 65536 moves", 1, after = GOMOKU .. ";B[hh])" },
    ["values of SGF"] = { limits.values, function(n)
        return GOMOKU .. ("\n;C[]"):rep(math.floor(n / 3) - 1) .. ")\n"
    end, "SGF: the game has more than 262144 nodes, properties and values",
        after = GOMOKU .. ";B[hh])", slack = 3, only_beyond = LONGEST },
    ["bytes of a tree"] = { limits.tree, function(n)
        local node = "(;B[hh]C[" .. ("x"):rep(990) .. "])"
        local text = GOMOKU .. node:rep(math.floor(n / #node) - 1)
        return text .. "C[" .. ("x"):rep(n - #text - 4) .. "])\n"
    end, "SGF: ", 1, after = GOMOKU .. ";B[hh])", only_beyond = true },
    ["moves of a path"] = { limits.path, function(n)
        return LIB .. ("\120\0"):rep(n - 1) .. "\120\64"
    end, "RenLib: a path is longer than 450 moves, at byte" },
    ["bytes of a library's comment"] = { limits.comments, function(n)
        return LIB .. "\120\72" .. ("x"):rep(n - 1) .. "\0" .. (n % 2 == 1 and "\0" or "")
    end, "RenLib: a comment is longer than 4194304 bytes, at byte" },
    ["bytes of a path's comments"] = { limits.comments, function(n)
        return LIB .. "\120\8" .. ("x"):rep(1000001) .. "\0\121\72"
            .. ("x"):rep(n - 1000001) .. "\0" .. (n % 2 == 1 and "\0" or "")
    end, "RenLib: the comments on a path are longer than 4194304 bytes, at byte" },
    ["bytes of XML's game"] = { limits.element, function(n)
        return XML .. "<game rule='1'><move>h8" .. (" "):rep(n - 2) .. "</move></game>"
    end, "RIF XML: the game is longer than 65536 bytes", 2,
        after = "<game rule='1'><move>h8</move></game></database>", needs = "lxp" },
    ["nesting of XML"] = { limits.nesting, function(n)
        return XML .. ("<a>"):rep(n - 1) .. ("</a>"):rep(n - 1)
            .. "<game rule='1'><move>h8</move></game></database>"
    end, "RIF XML: elements are nested more than 64 levels deep", 2, needs = "lxp" },
    ["names of XML"] = helper.is_long and { limits.names, function(n)
        local names = {}
        for i = 2, n do names[i] = ("<player id='%d' surname='x'/>"):format(i) end
        return XML .. table.concat(names, "\n", 2)
            .. "<game rule='1'><move>h8</move></game></database>"
    end, "RIF XML: the list of names is longer than 262144 names", limits.names + 1,
        needs = "lxp" } or nil,
}

-- Returns the games of a text, with errors as texts.
local function read(case, text)
    local list = {}
    for item in games.each(pieces(text), "text", { format = case.format,
        variant = case.format == "moves" and "renju" or nil }) do
        list[#list + 1] = item.error or false
    end
    return list
end

describe("a game is read at its limit, and refused beyond it:", function()
    for name, case in pairs(CASES) do
        local most, text, message, line = case[1], case[2], case[3], case[4]
        if not case.needs or pcall(require, case.needs) then
            it(name, function()
                local seconds = os.clock()
                if not case.only_beyond then
                    local error_of = read(case, text(most))[1]
                    assert(not error_of or not error_of.message:find "longer",
                        error_of and error_of.message)
                end
                local beyond = text(most + (case.slack or 1))
                local list = read(case, beyond .. (case.after or ""))
                assert(list[1], "it is read beyond the limit")
                says(list[1].message, message)
                assert.equal(line or list[1].line, list[1].line)
                if case.after then assert.equal(false, list[#list]) end
                assert.equal(case.after and 2 or 1, #list)
                assert(os.clock() - seconds < 20)
                collectgarbage()
            end)
        end
    end
end)

it("comments without a game are not collected forever", function()
    local text = ("# c\n---\n"):rep(limits.lines + 2)
    local list = read({}, text .. "variant renju\nplay h8\n")
    assert.equal(2, #list)
    says(list[1].message, "the comment is longer than 131072 lines")
    assert.equal(false, list[2])
end)
