--- All declarations of the public interface, for the generators of the manual, the schema
-- and the types. A program that only plays games does not load this file.
local CLASSES = { "library", "game", "match", "puzzle", "tree" }
local SHAPES = { "actions", "counts", "games", "judging", "pictures", "proofs", "threats",
    "variants" }

local function by_name(a, b) return a.name < b.name end

--- Reads the declarations.
-- @param more list of further declarations, or nil
-- @return list of declarations, which also has each declaration under its name;
-- README.md describes them
return function(more)
    local all = {}
    local function add(list)
        for _, one in ipairs(list or {}) do all[#all + 1], all[one.name] = one, one end
    end
    for _, name in ipairs(CLASSES) do
        local class = require("inarow.api." .. name)
        add { class }
        add(class.shapes)
    end
    for _, name in ipairs(SHAPES) do add(require("inarow.api.shapes." .. name)) end
    add(more)
    table.sort(all, by_name)
    return all
end
