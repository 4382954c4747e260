--- Converts a game's colours to Black and White, the only colours of SGF. A game's own
-- black or white is kept. If the game has neither, Black is its first colour.

--- @param colours of a game, in turn order
-- @return the game's colours by SGF's names; empty if the game has more than two colours
return function(colours)
    if #colours ~= 2 then return {} end
    local is_white = colours[1] == "white" or colours[2] == "black"
    local first, second = colours[1], colours[2]
    if is_white then first, second = second, first end
    return { black = first, white = second }
end
