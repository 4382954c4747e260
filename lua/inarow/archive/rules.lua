--- The rules of an archive's games.
local inarow = require "inarow"

local rules = {}

--- The rules with a variant, or all of them.
-- @param self the archive
-- @param variant its name, or nil
-- @return list of {id, variant, options}, variants in the order of their names
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

--- A new game under rules; nil if their script is not known here.
-- @param row of `rules.list`
function rules.game(row)
    return inarow.open(("variant %s %s\n"):format(row.variant, row.options))
end

--- The colours of an archive's games, each once; nil if a script is not known here.
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
