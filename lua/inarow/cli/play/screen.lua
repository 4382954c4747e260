--- Prints to the terminal: the board, the prompt and the answers.
local language = require "inarow.language"
local model = require "inarow.model"
local counted = require("inarow.cli.play.sentences").counted
local say = require("inarow.cli.play.sentences").say
local kernel = require "inarow.kernel"
local system = require "inarow.system"

local STONES = model.STONES

local screen = {}

local WIDTH = 78 -- letters of a line, on a terminal of 80
local TYPED, PIPED = 16, 8 -- columns kept free for the answer after a prompt

local INK = { prompt = "1", good = "1;32", bad = "31" } -- codes on a terminal

-- Colours a text, if the session has colours.
local function painted(session, text, ink)
    text = language.printable(text)
    return session.colour and ("\27[%sm%s\27[0m"):format(INK[ink], text) or text
end

--- Print a message about a mistake.
function screen.complain(session, message)
    print(painted(session, message, "bad"))
end

--- Print an important message, such as the end of the game.
function screen.announce(session, message)
    print(painted(session, message, "good"))
end

--- Wrap a text in lines that fit a terminal, broken between words.
-- @param indent prefix of each line but the first
function screen.wrapped(text, indent)
    return table.concat(language.wrap(text, WIDTH, indent), "\n")
end

--- Print lines in two columns: words to type, and their effect.
-- @param rows list of {string, string}
function screen.columns(rows)
    local width = 0
    for _, row in ipairs(rows) do width = math.max(width, #row[1]) end
    width = math.min(width, 24)
    for _, row in ipairs(rows) do
        if #row[1] > width then
            print(("  %s\n  %s  %s"):format(row[1], (" "):rep(width), row[2]))
        else
            print(("  %-" .. width .. "s  %s"):format(row[1], row[2]))
        end
    end
end

--- Print the record. A terminal receives no control characters; files and programs
-- receive the record unchanged.
function screen.record(session)
    local text, message = session:record()
    if not text then return screen.complain(session, message) end
    io.write(system.is_terminal(1) and text:gsub("[^\n]+", language.printable) or text)
end

-- ---- The board ------------------------------------------------------------------------

local function clock_line(session)
    local game = session.game
    local clock, times = game:state().clock, {}
    if not clock then return end
    for seat in ipairs(game.rules.colours) do
        local who = kernel.who(game, seat)
        times[seat] = ("%s %g"):format(who, clock[who])
    end
    print("    " .. say("seconds-left", { times = table.concat(times, ", ") }))
end

local function picture(session)
    local shows = session.shows
    return session.game:render { colour = session.colour, legend = true,
        forbidden = shows.forbidden, numbers = shows.numbers }
end

--- Draw the board, and the clock below it, if the board has changed since the last
-- drawing.
function screen.refresh(session)
    local drawn = picture(session)
    if drawn ~= session.drawn then io.write(drawn) end
    session.drawn = drawn
    clock_line(session)
end

--- Draw the board, and the clock below it.
function screen.draw(session)
    session.drawn = nil
    screen.refresh(session)
end

-- ---- The prompt -----------------------------------------------------------------------

-- Returns, as text, the number of stones that the turn still requires, and the stones
-- left.
local function counts(game, asked)
    local state, list = game:state(), {}
    local turn = game.rules.turn
    if not language.index_of(asked.verbs, "play") then return "" end
    if (turn.stones or 1) > 1 and state.phase == "play" then
        list[1] = counted("stones-to-place",
            (select(3, kernel.to_act(game))))
    end
    local supply = state.supply[state.to_move]
    if supply then list[#list + 1] = counted("stones-left", supply) end
    return #list > 0 and (" (%s)"):format(table.concat(list, ", ")) or ""
end

-- Returns the player to act. If boards show the player's colour by a digit, the digit
-- follows the name.
local function asked_of(game, who)
    local index = not game.rules.are_shared and language.index_of(game.rules.colours, who)
    return index and index > 2 and ("%s (%s)"):format(who, STONES:sub(index, index))
        or who
end

--- Return the player and the task: "black: play within the central 5 by 5"; nil if the
-- game is over.
function screen.question(game)
    local asked = game:prompt()
    return asked and ("%s: %s%s"):format(asked_of(game, asked.who), asked.in_full,
        counts(game, asked)), asked
end

--- Return the prompt as {text, colour codes}. A long text is printed above the prompt.
function screen.prompt(session)
    local game = session.game
    local question, asked = screen.question(game)
    local text = question or tostring(game.final)
    local offer = game:state().draw_offer
    if offer and asked then print(say("draw-offered", { who = offer })) end
    if #text > WIDTH - (session.keeps and TYPED or PIPED) then
        for _, line in ipairs(language.wrap(text, WIDTH, "  ")) do
            print(painted(session, line, "prompt"))
        end
        text = asked and asked_of(game, asked.who) or ""
    end
    return { text = language.printable(text) .. ">",
        codes = session.colour and INK.prompt or nil }
end

return screen
