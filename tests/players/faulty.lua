--- A player with the named faults in the Gomocup protocol, otherwise like honest.lua.
--
--     lua5.4 tests/players/faulty.lua FAULT...
local folder = arg[0]:match "^(.-)[^/]*$"
local honest = dofile(folder .. "honest.lua")
local words = honest.words

local faults = {}

-- It reports an error for information that it need not know.
faults["info-unknown"] = function()
    local info = words.INFO
    function words.INFO(rest)
        if rest:find "^no_such" then return honest.say "ERROR unknown key" end
        info(rest)
    end
end

-- It does not end.
faults["end"] = function()
    function honest.is_last() return false end
end

-- It keeps its first board.
faults["start-again"] = function()
    local start, is_started = words.START, false
    function words.START(rest)
        if is_started then return honest.say "ERROR already started" end
        is_started = true
        start(rest)
    end
end

-- It takes the opponent's stones for its own.
faults["board-five"] = function()
    local listed = honest.listed
    function honest.listed()
        local list = listed()
        for _, stone in ipairs(list) do
            if #list == 8 then stone.own = not stone.own end
        end
        return list
    end
end

for _, fault in ipairs(arg) do faults[fault]() end
honest.run(0)
