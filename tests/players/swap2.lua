--- Players by the form in which they read the stones of SWAP2BOARD: honest.lua, but for
-- that. Some programs want X,Y, as the protocol's text has it, some X,Y,COLOUR; some
-- know neither.
--
--     lua5.4 tests/players/swap2.lua FORM [NUMBER]
local folder = arg[0]:match "^(.-)[^/]*$"
local honest = dofile(folder .. "honest.lua")

local form = arg[1]

-- Is a field right by the form? The side to move, the second player, is 1.
local function is_right(field, number)
    if form == "plain" then return field == "" end
    return field == (number % 2 == 0 and "1" or "2")
end

-- Stones that are not understood are complained of and left out, as the field does.
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

-- Whatever it is shown, it begins.
function forms.beginning()
    honest.listed()
    honest.swap2 {}
end

-- It answers with a point that is taken.
function forms.blind()
    local list = honest.listed()
    if #list == 0 then return honest.swap2(list) end
    honest.say(honest.written(list[1].point))
end

function forms.mute() honest.listed() end

function forms.dying() if #honest.listed() > 0 then os.exit(3) end honest.swap2 {} end

honest.words.SWAP2BOARD = assert(forms[form], form)
honest.run(tonumber(arg[2]))
