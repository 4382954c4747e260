--- Glyphs for judgements about a move, with the names and values of their SGF properties.
local glyphs = {}

-- Property of inarow for any other glyph.
local OTHER = "NRG"

local SIGNS = {
    { "TE", "1", "!" }, { "TE", "2", "!!" }, { "BM", "1", "?" }, { "BM", "2", "??" },
    { "IT", "", "!?" }, { "DO", "", "?!" }, { "DM", "1", "=" },
    { "UC", "1", "\226\136\158" }, -- the sign of infinity
}

--- Return the glyphs for a property; nil if it has none.
-- @param name of the property
-- @param values of the property, as written
function glyphs.read(name, values)
    for _, sign in ipairs(SIGNS) do
        if name == sign[1] and values[1] == sign[2] and #values == 1 then
            return { sign[3] }
        end
    end
    return name == OTHER and values or nil
end

-- Writes glyphs as properties with their names; nil if a glyph has no such property.
local function by_names(list)
    local parts, seen = {}, {}
    for i, glyph in ipairs(list) do
        for _, sign in ipairs(SIGNS) do
            if sign[3] == glyph and not seen[sign[1]] then
                seen[sign[1]] = true
                parts[i] = sign[1] .. "[" .. sign[2] .. "]"
            end
        end
        if not parts[i] then return nil end
    end
    return table.concat(parts)
end

--- Write glyphs as properties.
-- @param escape function that converts a text to a value
function glyphs.text(list, escape)
    local text = by_names(list)
    if text then return text end
    local parts = { OTHER }
    for i, glyph in ipairs(list) do parts[i + 1] = "[" .. escape(glyph) .. "]" end
    return table.concat(parts)
end

return glyphs
