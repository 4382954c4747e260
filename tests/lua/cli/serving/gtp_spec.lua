-- Tests the ruler of a graphical board, with dialogues of the protocol.
local gtp = require "inarow.cli.serving.gtp"

-- Returns the answer to each line, without its end.
local function script(ruler, lines)
    local answers = {}
    for line in lines:gmatch "[^\n]+" do
        local answer = ruler:answer(line)
        assert(answer == "" or answer:find "^[=?][^\n].*\n\n$", answer)
        answers[#answers + 1] = answer:sub(1, -3)
    end
    return answers
end

describe("a ruler", function()
    it("gives its name, and lists its commands", function()
        local ruler = assert(gtp.new("gomoku", { size = 9 }))
        local answers = script(ruler, "protocol_version\n7 name\nknown_command play\n"
            .. "known_command genmove\ngenmove b\n# nothing\n12\nlist_commands")
        assert.same({ "= 2", "=7 inarow", "= true", "= false" },
            { (table.unpack or unpack)(answers, 1, 4) })
        assert(answers[5]:find "^%? unknown command")
        assert.same({ "", "" }, { answers[6], answers[7] })
        for _, name in ipairs { "game_id", "board", "board_size", "legal_moves",
            "side_to_move", "final_result", "captured_count" } do
            assert(answers[8]:find("gogui-rules_" .. name, 1, true), name)
        end
    end)

    it("rules on a game to its end", function()
        local ruler = assert(gtp.new("gomoku", { size = 9 }))
        local answers = script(ruler, "gogui-rules_board_size\n"
            .. "gogui-rules_side_to_move\nplay white J9\nplay b J9\nplay white j9\n"
            .. "play w I9\nplay W H9\n"
            .. "gogui-rules_side_to_move\nundo\n"
            .. "gogui-rules_side_to_move\nplay w a1\n"
            .. "play b J8\nplay w a2\nplay b J7\nplay w a3\nplay b J6\nplay w a4\n"
            .. "gogui-rules_final_result\nplay b J5\ngogui-rules_final_result\n"
            .. "gogui-rules_legal_moves\nplay w b1\ngogui-rules_board\nshowboard")
        assert.same({ "= 9", "= black", "? it is black's turn", "= ",
            "? illegal move: i9 is occupied.", "? 'I9' is not a point; expected a"
                .. " letter (without I) and a number, or 'pass'", "= ", "= black", "= ",
            "= white" }, { (table.unpack or unpack)(answers, 1, 10) })
        assert.equal("= unknown", answers[18])
        assert.equal("= black wins: five (GOMOKU)", answers[20])
        assert.equal("= ", answers[21])
        assert(answers[22]:find "^%? illegal move: ")
        assert.equal("= \n. . . . . . . . X\n. . . . . . . . X\n. . . . . . . . X\n"
            .. ". . . . . . . . X\n. . . . . . . . X\nO . . . . . . . .\n"
            .. "O . . . . . . . .\nO . . . . . . . .\nO . . . . . . . .", answers[23])
        assert(answers[24]:find("\n 1 O . . . . . . . .\n   A B C D E F G H J", 1, true))
    end)

    it("lists the legal points, without forbidden points", function()
        local ruler = assert(gtp.new("renju",
            { opening = "free", forbidden = "refused" }))
        script(ruler, "play b G8\nplay w A1\nplay b J8\nplay w A3\nplay b H7\nplay w A5\n"
            .. "play b H10\nplay w A7")
        local legal = " " .. ruler:answer "gogui-rules_legal_moves":sub(3, -3) .. " "
        assert.equal(225 - 8 - 1, select(2, legal:gsub("%u%d+", "")))
        assert.is_nil(legal:find(" H8 ", 1, true))
        assert(ruler:answer "play b h8":find "^%? illegal move: ")
    end)

    it("counts captures, and passes where that is legal", function()
        local ruler = assert(gtp.new "pente")
        local answers = script(ruler, "gogui-rules_side_to_move\nplay white K10\n"
            .. "play black L10\nplay white A1\nplay black M10\nplay white N10\n"
            .. "gogui-rules_captured_count\nundo\ngogui-rules_captured_count\n"
            .. "clear_board\ngogui-rules_side_to_move\nplay white pass")
        assert.equal("= white", answers[1])
        assert.equal("= 0 2", answers[7])
        assert.equal("= 0 0", answers[9])
        assert.equal("= white", answers[11])
        assert(answers[12]:find "^[=?]")
    end)

    it("accepts another size if the game has it", function()
        local ruler = assert(gtp.new "gomoku")
        local answers = script(ruler, "boardsize 15\ngogui-rules_board_size\n"
            .. "boardsize 26\nboardsize x\ngogui-rules_board_size\nkomi 6.5\nquit")
        assert.equal("= 15", answers[2])
        assert(answers[3]:find "^%? unacceptable size: ")
        assert(answers[4]:find "^%? ")
        assert.same({ "= 15", "= ", "= " }, { answers[5], answers[6], answers[7] })
        assert.is_true(ruler.is_over)
    end)

    it("reports the side to move, and ends the game when nothing is legal", function()
        local random, count = require("inarow.core").random(7), 0
        for _, name in ipairs(require("inarow").variants()) do
            local ruler = gtp.new(name)
            for _ = 1, ruler and 60 or 0 do
                local side = ruler:answer "gogui-rules_side_to_move"
                assert(side == "= black\n\n" or side == "= white\n\n", name .. side)
                local legal = {}
                for point in ruler:answer "gogui-rules_legal_moves":gmatch "%u%d+" do
                    legal[#legal + 1] = point
                end
                local result = ruler:answer "gogui-rules_final_result"
                assert.equal(#legal > 0, result == "= unknown\n\n", name)
                if #legal == 0 then break end
                local point = legal[random(#legal) + 1]
                local answer = ruler:answer("play " .. side:sub(3, -3) .. " " .. point)
                assert.equal("= \n\n", answer, name .. " " .. point)
                count = count + 1
            end
        end
        assert(count > 500, count)
    end)

    it("does not exist for games with other actions than stones and passes", function()
        for name, verb in pairs { rif_renju = "swap", swap2 = "choose",
            bead_renju = "roll", dpente = "choose", teeko = "move",
            gomoku_moving = "move" } do
            local ruler, message, code = gtp.new(name)
            assert.is_nil(ruler, name)
            assert(message:find(name .. " has '" .. verb .. "'", 1, true), message)
            assert.equal("bad-option", code)
        end
    end)

    it("does not exist for games that no such board can show", function()
        for _, name in ipairs { "connect_four", "pente_teams", "yavalath", "qubic" } do
            local ruler, message, code = gtp.new(name)
            assert.is_nil(ruler, name)
            assert.is_string(message)
            assert.equal("bad-option", code)
        end
        assert.equal("no-such-variant", select(3, gtp.new "go"))
    end)
end)
