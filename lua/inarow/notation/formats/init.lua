--- All foreign notations. A browser loads these modules with the first text that is not a
-- record.
local NAMES = { "sgf", "psq", "pente_org", "rif_xml", "lib", "pos", "digits", "offsets",
    "moves", "fen" }

local all, by_name = {}, {}
for i, name in ipairs(NAMES) do
    all[i] = require("inarow.notation.formats." .. name)
    by_name[name] = all[i]
end

return {
    -- The notation of a name, or nil.
    named = function(name) return by_name[name] end,

    -- The notations, the most likely first.
    all = function() return all end,
}
