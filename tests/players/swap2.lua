--- Players that differ in the form in which they read the stones of SWAP2BOARD, and are
-- otherwise like honest.lua. Some programs need X,Y, like the text of the protocol, and
-- some X,Y,COLOUR; some read neither.
--
--     lua5.4 tests/players/swap2.lua FORM [NUMBER]
local folder = arg[0]:match "^(.-)[^/]*$"
local honest = dofile(folder .. "honest.lua")

local form = arg[1]

-- Returns true if a field has the form. The side to move, the second player, is 1.
local function is_right(field, number)
    if form == "plain" then return field == "" end
    return field == (number % 2 == 0 and "1" or "2")
end

-- Like existing programs, it reports unreadable stones and leaves them out.
local function strict()
    local kept = {}
    for i, stone in ipairs(honest.listed()) do
        if is_right(stone.field, i) then
            kept[#kept + 1] = stone
        else
            honest.say "ERROR not a valid stone"
        end
    end
    honest.swap2(kept)
end

local forms = { plain = strict, coloured = strict }

function forms.none()
    honest.listed()
    honest.say "UNKNOWN SWAP2BOARD"
end

-- It begins as on an empty board.
function forms.beginning()
    honest.listed()
    honest.swap2 {}
end

-- It answers with an occupied point.
function forms.blind()
    local list = honest.listed()
    if #list == 0 then return honest.swap2(list) end
    honest.say(honest.written(list[1].point))
end

function forms.mute() honest.listed() end

function forms.dying() if #honest.listed() > 0 then os.exit(3) end honest.swap2 {} end

honest.words.SWAP2BOARD = assert(forms[form], form)
honest.run(tonumber(arg[2]))
