--- Unruly players: each plays like honest.lua up to one of its moves, and then does what
-- its first argument names. The second argument is the number of moves before that, and
-- the third a number that identifies its children.
local folder = arg[0]:match "^(.-)[^/]*$"
local honest = dofile(folder .. "honest.lua")

local rude, after, mark = arg[1], tonumber(arg[2] or 1), arg[3] or "1000"
local answer = honest.answer

local function for_ever(text)
    while true do io.write(text) end
end

-- What each does instead of answering, or before answering if it returns true.
local manners = {}

function manners.late()
    os.execute("sleep " .. mark)
    return true
end

function manners.silent() os.execute("sleep " .. mark) end
function manners.deaf() os.execute("sleep " .. mark) end
function manners.dying() os.exit(3) end

-- Its error message looks like a part of the file of games.
function manners.forging()
    io.stderr:write "# end of game 1\n"
    os.exit(3)
end

function manners.killed() os.execute "kill -9 $PPID" end
function manners.flooding() for_ever "x" end
function manners.lines() for_ever "MESSAGE still thinking\n" end
function manners.complaining()
    for _ = 1, 1024 do io.stderr:write(("x"):rep(65535), "\n") end
    return true
end
function manners.garbage() honest.say "I resign" end
function manners.binary() honest.say "7,\1\2" end
function manners.refusing() honest.say "ERROR I will not" end
manners["off-board"] = function() honest.say "99,3" end
manners["out-of-reach"] = function() honest.say "-1,123456789123456789" end

-- It loses the first word of a request, once.
local has_lost = false
function manners.losing()
    if has_lost then return true end
    has_lost = true
    honest.answers = honest.answers - 1
    honest.say "ERROR Unknown command: 4,4"
end

function manners.half()
    io.write "7,"
    io.flush()
    os.exit(0)
end

function manners.illegal()
    local stones = honest.stones()
    honest.say(honest.written(stones[#stones].point))
end

function manners.forbidden()
    local _, game = honest.move()
    local point = game:forbidden()[1]
    if not point then return true end
    honest.say(honest.written(point))
end

function manners.forking()
    os.execute(("sleep %s & setsid -f sleep %s &"):format(mark, mark))
    return true
end

-- It sends one answer too many, without a request.
function manners.twice()
    honest.say "0,0"
    honest.say "0,0"
end

-- It prints much, but plays honestly.
function manners.chatty()
    for i = 1, 100 do honest.say("MESSAGE depth " .. i) end
    honest.say "DEBUG x"
    honest.say ""
    return true
end

-- It is still busy with its last answer: it ignores the next word, and reads the lines
-- after it as words.
function manners.busy()
    answer()
    repeat
        local line = io.read()
        honest.say("ERROR Unknown command: " .. line:gsub("^%S+%s*", ""))
    until not line:find "^INFO"
end

function honest.answer()
    if honest.answers == after then
        if not manners[rude]() then return end
    end
    answer()
end

honest.run(0)
