--- Reads the rules of an archive's games.
local inarow = require "inarow"

local rules = {}

--- Return the rules of a variant, or all rules.
-- @param self the archive
-- @param variant name of the variant, or nil
-- @return list of {id, variant, options}, sorted by the names of variants
function rules.list(self, variant)
    local list = {}
    for id, name, options in self.each("SELECT id, variant, options FROM rules"
            .. " ORDER BY variant, id", "") do
        if not variant or name == variant then
            list[#list + 1] = { id = id, variant = name, options = options }
        end
    end
    return list
end

--- Create a new game under rules; nil if their script is not known here.
-- @param row from `rules.list`
function rules.game(row)
    return inarow.open(("variant %s %s\n"):format(row.variant, row.options))
end

--- Return the colours of an archive's games, each once; nil if a script is not known
-- here.
function rules.colours(self)
    local list, known = {}, {}
    for _, row in ipairs(rules.list(self)) do
        local game = rules.game(row)
        if not game then return nil end
        for _, colour in ipairs(game.rules.colours) do
            if not known[colour] then list[#list + 1] = colour end
            known[colour] = true
        end
    end
    return list
end

return rules
