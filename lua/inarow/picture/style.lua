--- The style of pictures: in colours for screens, or black for paper, where shapes
-- replace colours.
local palette = require "inarow.picture.palette"

local style = {}

local screen = {
    page = "#fbf8f1", words = "#2b2b2b", mark = "#c8102e", edge = 1,
    flat = { ground = "#e2b66d", line = "#5b4218" },
    upright = { ground = "#2b5aa8", line = "#173a75", hole = 17 },
    looks = palette.of,
}

local BLACK, WHITE = "#000000", "#ffffff"
local LINES = { ground = WHITE, line = BLACK }

-- Stones on paper: a disc, a ring, then both with another ring inside, unbroken and
-- broken. `rim` is true if there is an inner ring, and `dashes` are the gaps of this
-- ring.
local DISC = { fill = BLACK, edge = BLACK, ink = WHITE }
local RING = { fill = WHITE, edge = BLACK, ink = BLACK }
local KINDS = {
    { of = DISC }, { of = RING }, { of = RING, rim = true }, { of = DISC, rim = true },
    { of = RING, rim = true, dashes = "2 3" }, { of = DISC, rim = true, dashes = "2 3" },
}

-- Returns the looks of stones on paper. Black is the disc and white the ring, whichever
-- colour begins. Other colours get the remaining looks in order. If there are more than
-- two colours, their stones have letters too.
local function looks_on_paper(colours)
    local looks, free, on_screen = {}, { 1, 2, 3, 4, 5, 6 }, palette.of(colours)
    local function take(i, place)
        local kind = KINDS[table.remove(free, place)]
        looks[i] = { fill = kind.of.fill, edge = kind.of.edge, ink = kind.of.ink,
            rim = kind.rim, dashes = kind.dashes, letter = on_screen[i].letter }
    end
    for place, name in ipairs { "white", "black" } do
        for i, colour in ipairs(colours) do
            if colour == name then take(i, 3 - place) end
        end
    end
    for i, colour in ipairs(colours) do
        if colour == "neutral" then
            looks[i] = { fill = "#888888", edge = BLACK, ink = WHITE }
        elseif not looks[i] then
            take(i, 1)
            if #colours > 2 then looks[i].letter = palette.letter(colour) end
        end
    end
    return looks
end

local paper = {
    page = WHITE, words = BLACK, mark = BLACK, edge = 2, is_print = true,
    flat = LINES, upright = { ground = WHITE, line = BLACK, hole = 3 },
    looks = looks_on_paper,
}

--- Returns the style of a picture.
-- @param is_print true for paper
-- @return a table. `page`, `words` and `mark` are colours. `flat` and `upright` are the
-- colours of boards that lie flat or stand upright. `edge` is the width of the stones'
-- edge. `looks` is a function from the names of a game's colours to a list of inarow.look
function style.of(is_print)
    return is_print and paper or screen
end

return style
