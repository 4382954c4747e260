-- Starts games of any variant with random options.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local language = require "inarow.language"

local with = helper.with

-- Values to choose from; false omits the option.
local CONDUCT = {
    adjudication = { "claims", "claims", "claims", "claims", "immediate" },
    clock = { false, "60", "400", "5/60 30", "2/20+3 60+9", "310+1" },
    first_five_stands = { false, "true" },
    records = { false, "waived" },
    resignation = { false, "flag-up" },
    wrong_claim = { false, "loses" },
}
-- Boards that are soon full. A hundred stones that may each move anywhere make lists of
-- tens of thousands.
local SMALLER = { connect_four = "5x4", gomoku_moving = 5 }

--- Starts a game with random options: the variant's own, the board's size, and the
-- table's.
-- @param name of the variant
-- @param random as helper.random gives it
return function(name, random)
    local own, conduct = {}, {}
    for _, setting in ipairs(assert(inarow.settings(name))) do
        local key, values = setting.key, setting.of == "variant" and setting.values or {}
        if key == "moves" and setting.of == "variant" then
            own.moves = random(2) == 1 and 4 + random(12) or nil
        elseif #values > 1 and random(2) == 1 then
            own[key] = values[random(#values)]
        end
    end
    if name == "gomoku_moving" then own.supply = 11 end
    for _, key in ipairs(language.keys(CONDUCT)) do
        conduct[key] = CONDUCT[key][random(#CONDUCT[key])] or nil
    end
    local sized = with(own, { size = SMALLER[name] or 4 + random(4) })
    if name ~= "gomoku_moving" and random(3) == 1 then sized = own end
    return inarow.new(name, with(sized, conduct)) or inarow.new(name, with(own, conduct))
        or assert(inarow.new(name, with(name == "gomoku_moving"
            and { size = 5, supply = 11 } or {}, conduct)))
end
