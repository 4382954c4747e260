--- The looks of a game's colours: by their names in the script, otherwise by number.
local palette = {}

-- Looks by name: the colours of the stone's area and outline, its ink, and the codes of
-- ink and stone on a terminal. The two codes keep a stone readable on light and on dark.
local looks = {
    black = { fill = "#1d1d1d", edge = "#000000", ink = "#ffffff", codes = "97;40" },
    white = { fill = "#fcfcf8", edge = "#3a3a3a", ink = "#111111", codes = "30;107" },
    red = { fill = "#cf2a27", edge = "#6d100e", ink = "#ffffff", codes = "97;41" },
    blue = { fill = "#2456b8", edge = "#0e2857", ink = "#ffffff", codes = "97;44" },
    yellow = { fill = "#ffd92e", edge = "#7a6100", ink = "#111111", codes = "30;103" },
    green = { fill = "#2f8f46", edge = "#12431e", ink = "#ffffff", codes = "97;42" },
    orange = { fill = "#f07d13", edge = "#7a3c00", ink = "#111111", codes = "30;43" },
    purple = { fill = "#7d3fa6", edge = "#3b1852", ink = "#ffffff", codes = "97;45" },
    cyan = { fill = "#35b5c4", edge = "#0f5660", ink = "#111111", codes = "30;46" },
    neutral = { fill = "#8d8376", edge = "#4c453b", ink = "#ffffff", codes = "97;100" },
    grey = { fill = "#9a9a9a", edge = "#4a4a4a", ink = "#111111", codes = "30;47" },
}
looks.gray, looks.violet = looks.grey, looks.purple

-- Looks for colours with other names, in this order.
local SPARE = { "black", "white", "red", "blue", "yellow", "green" }

-- Returns the first spare look that no colour of the game has.
local function spare(used)
    for _, name in ipairs(SPARE) do
        if not used[looks[name]] then return looks[name] end
    end
end

--- Returns the first letter of a name, in UTF-8, as a capital.
function palette.letter(name)
    return (name:match("^[%z\1-\127\194-\244][\128-\191]*") or "?"):upper()
end

-- Returns a copy of a look, with `letter` as in inarow.look.
local function look_of(look, letter)
    return { fill = look.fill, edge = look.edge, ink = look.ink, codes = look.codes,
        letter = letter }
end

--- Returns the looks of a game's colours.
-- @param colours list of at most six names, and `neutral`
-- @return list of inarow.look
function palette.of(colours)
    local list, used = {}, {}
    for i, name in ipairs(colours) do
        local look = looks[name]
        if look and not used[look] then
            list[i], used[look] = look_of(look), true
        end
    end
    for i, name in ipairs(colours) do
        if not list[i] then
            local look = spare(used)
            used[look] = true
            list[i] = look_of(look, palette.letter(name))
        end
    end
    return list
end

return palette
