--- Lists the checks that comply.lua makes, as data.
--
-- A check of the plain protocol starts a new process. It has a name and a list of steps
-- {lines, expectation, points}. `points` limits the right answers. In the lines, `?` is
-- a vacant point, `last` is the engine's last move, and RULE is the number of the rules.
-- An engine may refuse a command of an optional check. A check of the extension for
-- openings has a name, and the variant and the actions before the request.
local checks = {}

local SETTINGS = "INFO timeout_turn 1000\nINFO timeout_match 0\nINFO max_memory 0\n"
    .. "INFO game_type 1\nINFO rule RULE\nINFO time_left 2147483647"
local START = { "START 15", "OK" }
local SET = { SETTINGS }
local BEGIN, TURN = { "BEGIN", "point" }, { "TURN ?", "point" }
-- Both sides have a four, and the engine should complete its own four.
local FOUR = "7,7,1\n2,2,2\n8,7,1\n3,2,2\n9,7,1\n4,2,2\n10,7,1\n5,2,2"
local FIVES = { "6,7", "11,7" }

checks.plain = {
    { "start-15", START },
    { "start-20", { "START 20", "OK" } },
    { "about", START, { "ABOUT", "facts" } },
    { "begin", START, SET, BEGIN },
    { "turn", START, SET, { "TURN 7,7", "point" } },
    { "game", START, SET, BEGIN, TURN, TURN, TURN, TURN, TURN, TURN },
    { "board", START, SET, { "BOARD\n7,7,1\n8,8,2\nDONE", "point" } },
    { "board-odd", START, SET, { "BOARD\n7,7,2\n8,8,1\n6,8,2\nDONE", "point" } },
    { "board-five", START, SET, { "BOARD\n" .. FOUR .. "\nDONE", "point", FIVES } },
    { "board-turn", START, SET, { "BOARD\n7,7,1\n8,8,2\nDONE", "point" }, TURN, TURN },
    { "restart", START, SET, BEGIN, { "RESTART", "OK" }, { "TURN 7,7", "point" },
        is_optional = true },
    { "start-again", START, SET, BEGIN, TURN, { "START 20", "OK" }, SET,
        { "TURN 7,7", "point" } },
    { "takeback", START, SET, { "TURN 7,7", "point" }, { "TAKEBACK last", "OK" },
        { "TAKEBACK 7,7", "OK" }, { "TURN 7,7", "point" }, is_optional = true },
    { "rectstart", { "RECTSTART 20,15", "OK" }, SET, BEGIN, TURN, is_optional = true },
    { "info-unknown", START, SET, { "INFO no_such_key 1", "silence" }, BEGIN },
    { "unknown-command", START, { "NONSENSE 1", "refusal" }, SET, BEGIN },
    { "empty-lines", START, SET, { "\n" }, BEGIN, { "\nTURN ?", "point" } },
    { "crlf", { "START 15\r", "OK" }, { SETTINGS:gsub("\n", "\r\n") .. "\r" },
        { "BOARD\r\n7,7,1\r\n8,8,2\r\nDONE\r", "point" } },
    { "quiet", START, { SETTINGS, "silence" }, BEGIN, { "", "silence" }, TURN,
        { "", "silence" } },
    { "end", START, SET, BEGIN, { "END", "end" } },
}

local T10 = "play h8;keep;play h9;keep;play i9;keep;play i10;keep"
local IN_A_ROW = "play h8;play h9;play h7;keep;play h10;"

checks.openings = {
    { "opening-place", "taraguchi_10", "" },
    { "opening-within", "taraguchi_10", "play h8;keep" },
    { "opening-outside", "gomoku_pro", "play h8;play h9" },
    { "opening-swap", "taraguchi_10", "play h8" },
    { "opening-choose", "gomoku_swap", "play h8;play h9;play i9" },
    { "opening-take", "swap2", "play h8;play h9;play i9" },
    { "opening-either", "swap2", "play h8;play h9;play i9;take two" },
    { "opening-declare", "soosorv_8", "play h8;play h9;play i9;keep;play a1" },
    { "opening-offer", "soosorv_8", IN_A_ROW .. "declare 5;keep" },
    { "opening-or", "taraguchi_10", T10 },
    { "opening-pick", "soosorv_8", IN_A_ROW .. "declare 3;keep;offer a1 b2 c3" },
}

return checks
