--- The looks of a game's colours: by their names in the script, otherwise by number.
local palette = {}

-- By name: what a stone is filled and outlined with, its ink, and the codes of ink and
-- stone on a terminal, both set so that a stone is readable on light and on dark.
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

-- The looks for colours with other names, in this order.
local SPARE = { "black", "white", "red", "blue", "yellow", "green" }

-- The first spare look that no colour of the game has.
local function spare(used)
    for _, name in ipairs(SPARE) do
        if not used[looks[name]] then return looks[name] end
    end
end

--- The first letter of a name, in UTF-8, as a capital.
function palette.letter(name)
    return (name:match("^[%z\1-\127\194-\244][\128-\191]*") or "?"):upper()
end

-- A look, the caller's own; `letter` as inarow.look has it.
local function look_of(look, letter)
    return { fill = look.fill, edge = look.edge, ink = look.ink, codes = look.codes,
        letter = letter }
end

--- The looks of a game's colours.
-- @param colours list of names, six at most, and `neutral`
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
